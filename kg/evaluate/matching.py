"""What of one paper is the same in two annotations: mentions, entities, results."""

import re
from collections.abc import Collection, Hashable, Iterable, Mapping
from dataclasses import dataclass

from kg.model import AnnotatedPaper, EntityType, Mention, Result, Span
from kg.text.clean import clean
from kg.text.names import lookup_key

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


def count_common(gold: Iterable[Hashable], predicted: Iterable[Hashable]) -> Counts:
    """The counts of two collections, in which each thing is counted once."""
    wanted, found = set(gold), set(predicted)
    return Counts(len(wanted & found), len(found), len(wanted))


def mentions_in(annotated: AnnotatedPaper, texts: Collection[str]) -> list[Mention]:
    """The mentions in texts of some kinds (``"abstract"``, ``"body"``), sorted, each place once a type."""
    places = {(mention.span, mention.type): mention for mention in reversed(annotated.mentions)}
    return sorted(mention for (span, _), mention in places.items() if kind_of(span) in texts)


def kind_of(span: Span) -> str:
    """The kind of text that a span is in: that of ``"body/3"`` is ``"body"``."""
    return span.text.partition("/")[0]


def pair_overlapping(gold: Iterable[Mention], predicted: Iterable[Mention]) -> list[tuple[Mention, Mention]]:
    """Mentions that share a character, each in one pair at most: as many pairs as there can be.

    In the order of the text each takes the first that is free; of intervals that do not overlap among themselves, that
    is a greatest matching.
    """
    pairs = []
    rest = sorted(predicted)
    for mention in sorted(gold):
        rest = [other for other in rest if _reaches(other.span, mention.span)]
        found = next((other for other in rest if other.span.overlaps(mention.span)), None)
        if found is not None:
            pairs.append((mention, found))
            rest.remove(found)
    return pairs


def _reaches(span: Span, other: Span) -> bool:
    """Whether a span ends only after another has begun, or stands in a later text."""
    return (span.text, span.end) > (other.text, other.start)


def match_entities(gold: AnnotatedPaper, predicted: AnnotatedPaper) -> dict[int, int]:
    """Predicted entity -> gold entity, by index: same type and one surface form equal after normalisation.

    Each is matched once, in the order of the predicted ones, with the first gold entity that is free.
    """
    pairs: dict[int, int] = {}
    taken: set[int] = set()
    for index, candidates in enumerate(possible_matches(gold, predicted)):
        free = [candidate for candidate in candidates if candidate not in taken]
        if free:
            pairs[index] = free[0]
            taken.add(free[0])
    return pairs


def possible_matches(gold: AnnotatedPaper, predicted: AnnotatedPaper) -> list[list[int]]:
    """For each predicted entity the gold entities that it could be, by index, sorted."""
    keys: dict[tuple[EntityType, str], list[int]] = {}
    for index, forms in enumerate(surface_keys(gold)):
        for key in forms:
            keys.setdefault((gold.entities[index].type, key), []).append(index)
    return [
        sorted({place for key in forms for place in keys.get((predicted.entities[index].type, key), ())})
        for index, forms in enumerate(surface_keys(predicted))
    ]


def surface_keys(annotated: AnnotatedPaper) -> list[list[str]]:
    """For each entity the lookup keys of all its forms, each once; markup does not count."""
    forms = [list(entity.names) for entity in annotated.entities]
    for mention in annotated.mentions:
        forms[mention.entity].append(annotated.paper.quote(mention.span))
    return [list(dict.fromkeys(form_key(form) for form in row if form)) for row in forms]


def form_key(form: str) -> str:
    """The lookup key of a form as written, markup and all."""
    return lookup_key(clean(form).text)


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
            if free and _number(result) is not None:
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


def compare_slot(
    slot: str,
    gold: AnnotatedPaper,
    theirs: Result,
    predicted: AnnotatedPaper,
    ours: Result,
    pairs: Mapping[int, int],
) -> Counts:
    """One part of two results: right where both say the same, or name the same entity by any of its forms."""
    found: int | None = getattr(ours, f"{slot}_entity")
    wanted = form_key(getattr(theirs, slot)) if getattr(theirs, slot) else ""
    forms = surface_keys(predicted)[found] if found is not None else []
    if found is not None and found in pairs:
        forms = [*forms, *surface_keys(gold)[pairs[found]]]
    right = _is_same(theirs, slot, ours) or (bool(wanted) and wanted in forms)
    return Counts(int(right), int(bool(getattr(ours, slot))), int(bool(wanted)))
