"""Extraction measured against annotated papers, after the section "Scores" of ``ANNOTATION.md``."""

import re
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, field

from kg.errors import NotFoundError
from kg.model import ABSTRACT, AnnotatedPaper, EntityType, RelationName, Result
from kg.text.clean import clean
from kg.text.names import lookup_key

#: The parts of a result beside its value: :class:`~kg.model.Result` has a field of each name, and of "…_entity".
SLOTS = ("metric", "dataset", "method", "baseline")
_NUMBER = re.compile(r"\d+(?:,\d{3})*(?:\.\d+)?")
_ARTICLE = re.compile(r"(?:the|a|an)\s+", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Counts:
    """How many were right, of those predicted and of those in the gold."""

    right: int = 0
    predicted: int = 0
    gold: int = 0

    @property
    def precision(self) -> float:
        """The share of the predicted that is right, 0 where nothing was predicted."""
        return self.right / self.predicted if self.predicted else 0.0

    @property
    def recall(self) -> float:
        """The share of the gold that was found, 0 where there is none."""
        return self.right / self.gold if self.gold else 0.0

    @property
    def f1(self) -> float:
        """The harmonic mean of the two."""
        total = self.predicted + self.gold
        return 2 * self.right / total if total else 0.0

    def __add__(self, other: "Counts") -> "Counts":
        return Counts(self.right + other.right, self.predicted + other.predicted, self.gold + other.gold)


@dataclass(frozen=True, slots=True)
class Scores:
    """Micro scores over a set of papers."""

    papers: int = 0
    mentions: Counts = Counts()  # same span and type, abstracts only
    untyped: Counts = Counts()  # same span
    mentions_by_type: dict[EntityType, Counts] = field(default_factory=dict)
    entities: Counts = Counts()
    entities_by_type: dict[EntityType, Counts] = field(default_factory=dict)
    roles: Counts = Counts()  # over matched entities: predicted == gold, so all three rates are the accuracy
    relations: Counts = Counts()  # name and both ends matched
    relations_by_name: dict[RelationName, Counts] = field(default_factory=dict)
    results: Counts = Counts()  # the same number in the same paper
    slots: dict[str, Counts] = field(default_factory=dict)  # of the results that match: empty parts count for nothing

    @property
    def role_accuracy(self) -> float:
        """The share of matched entities whose strongest role is the gold one."""
        return self.roles.recall


def evaluate(gold: Sequence[AnnotatedPaper], predicted: Sequence[AnnotatedPaper]) -> Scores:
    """Scores the predicted papers against the gold ones; a gold paper that was not predicted counts as found empty.

    Raises:
        NotFoundError: a predicted paper is not among the gold ones.
    """
    by_id = {annotated.paper.id: annotated for annotated in predicted}
    known = {annotated.paper.id for annotated in gold}
    for annotated in predicted:
        if annotated.paper.id not in known:
            raise NotFoundError("gold paper", annotated.paper.id)
    mentions, untyped, entities, roles, relations = Counts(), Counts(), Counts(), Counts(), Counts()
    mentions_by_type = dict.fromkeys(EntityType, Counts())
    entities_by_type = dict.fromkeys(EntityType, Counts())
    relations_by_name = dict.fromkeys(RelationName, Counts())
    results, slots = Counts(), dict.fromkeys(SLOTS, Counts())
    for annotated in gold:
        found = by_id.get(annotated.paper.id, AnnotatedPaper(annotated.paper))
        untyped += _overlap(_spans(annotated), _spans(found))
        pairs = match_entities(annotated, found)
        for kind in EntityType:
            counts = _overlap(_spans(annotated, kind), _spans(found, kind))
            mentions += counts
            mentions_by_type[kind] += counts
            counts = Counts(
                sum(found.entities[index].type is kind for index in pairs),
                sum(entity.type is kind for entity in found.entities),
                sum(entity.type is kind for entity in annotated.entities),
            )
            entities += counts
            entities_by_type[kind] += counts
        right = sum(found.entities[ours].role is annotated.entities[theirs].role for ours, theirs in pairs.items())
        roles += Counts(right, len(pairs), len(pairs))
        for name in RelationName:
            counts = _overlap(
                {(r.head, r.tail) for r in annotated.relations if r.name is name},
                [(pairs.get(r.head), pairs.get(r.tail)) for r in found.relations if r.name is name],
            )
            relations += counts
            relations_by_name[name] += counts
        matched = match_results(annotated, found)
        results += Counts(len(matched), len(found.results), len(annotated.results))
        for slot in SLOTS:
            for theirs, ours in matched:
                slots[slot] += _compare_slot(slot, annotated, theirs, found, ours, pairs)
    return Scores(
        len(gold),
        mentions,
        untyped,
        mentions_by_type,
        entities,
        entities_by_type,
        roles,
        relations,
        relations_by_name,
        results,
        slots,
    )


def match_results(gold: AnnotatedPaper, predicted: AnnotatedPaper) -> list[tuple[Result, Result]]:
    """Gold and predicted results with the same first number ("up to 20×" and "20x"), each in one pair.

    Where several have the same number, those with the same measure go together first.
    """
    pairs: list[tuple[Result, Result]] = []
    left, rest = list(gold.results), list(predicted.results)
    for strict in (True, False):
        for result in list(rest):
            free = [
                other
                for other in left
                if _number(other) == _number(result) and (not strict or _is_same(other, "metric", result))
            ]
            if free and _number(result):
                pairs.append((free[0], result))
                left.remove(free[0])
                rest.remove(result)
    return pairs


def _is_same(gold: Result, slot: str, predicted: Result) -> bool:
    """Whether a part of two results is written the same, but for articles, case, markup, hyphens and the plural."""
    ours, theirs = (_ARTICLE.sub("", clean(getattr(result, slot)).text, count=1) for result in (gold, predicted))
    return bool(ours and theirs) and lookup_key(ours) == lookup_key(theirs)


def _number(result: Result) -> float | None:
    match = _NUMBER.search(clean(result.value).text)
    return float(match.group().replace(",", "")) if match else None


def _compare_slot(
    slot: str,
    gold: AnnotatedPaper,
    theirs: Result,
    predicted: AnnotatedPaper,
    ours: Result,
    pairs: dict[int, int],
) -> Counts:
    """One part of two results: right where both say the same, or name the same entity by any of its forms."""
    found: int | None = getattr(ours, f"{slot}_entity")
    wanted = lookup_key(clean(getattr(theirs, slot)).text) if getattr(theirs, slot) else ""
    forms = _surface_keys(predicted, found) if found is not None else []
    if found in pairs:
        forms += _surface_keys(gold, pairs[found])
    right = _is_same(theirs, slot, ours) or (bool(wanted) and wanted in forms)
    return Counts(int(right), int(bool(getattr(ours, slot))), int(bool(wanted)))


def match_entities(gold: AnnotatedPaper, predicted: AnnotatedPaper) -> dict[int, int]:
    """Predicted entity -> gold entity, by index: same type and one surface form equal after normalisation.

    Each is matched once, in the order of the predicted ones, with the first gold entity that is free.
    """
    keys: dict[tuple[EntityType, str], list[int]] = {}
    for index in range(len(gold.entities)):
        for key in _surface_keys(gold, index):
            keys.setdefault((gold.entities[index].type, key), []).append(index)
    pairs: dict[int, int] = {}
    taken: set[int] = set()
    for index, entity in enumerate(predicted.entities):
        candidates = [i for key in _surface_keys(predicted, index) for i in keys.get((entity.type, key), ())]
        free = [candidate for candidate in candidates if candidate not in taken]
        if free:
            pairs[index] = min(free)
            taken.add(min(free))
    return pairs


def _surface_keys(annotated: AnnotatedPaper, index: int) -> list[str]:
    """The lookup keys of all forms of an entity, each once; markup does not count."""
    spans = [mention.span for mention in annotated.mentions if mention.entity == index]
    forms = [*annotated.entities[index].names, *(annotated.paper.quote(span) for span in spans)]
    return list(dict.fromkeys(lookup_key(clean(form).text) for form in forms if form))


def _spans(annotated: AnnotatedPaper, kind: EntityType | None = None) -> set[tuple[int, int]]:
    return {
        (mention.span.start, mention.span.end)
        for mention in annotated.mentions
        if mention.span.text == ABSTRACT and (kind is None or mention.type is kind)
    }


def _overlap(gold: Iterable[Hashable], predicted: Iterable[Hashable]) -> Counts:
    wanted, found = set(gold), set(predicted)
    return Counts(len(wanted & found), len(found), len(wanted))
