"""Micro scores over papers, kept a paper, so that they can be summed for a venue or drawn again for an interval."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from kg.errors import KgError, NotFoundError
from kg.evaluate.matching import (
    Counts,
    compare_slot,
    count_common,
    kind_of,
    match_entities,
    match_results,
    mentions_in,
    pair_overlapping,
    possible_matches,
    surface_keys,
)
from kg.model import ABSTRACT, AnnotatedPaper, EntityType, Mention, RelationName

#: The parts of a result beside its value: :class:`~kg.model.Result` has a field of each name, and of "…_entity".
SLOTS = ("metric", "dataset", "method", "baseline")
#: What is counted, and of which type, relation or slot ("" for all).
Key = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Scores:
    """Counts over a set of papers; what nothing was counted of has empty counts."""

    papers: int = 0
    counts: Mapping[Key, Counts] = field(default_factory=dict)

    def get(self, what: str, of: str = "") -> Counts:
        """One of the counts: ``scores.get("entities", "Method")``."""
        return self.counts.get((what, of), Counts())

    @property
    def mentions(self) -> Counts:
        """Same span and type, in the texts that the gold annotates."""
        return self.get("mentions")

    @property
    def overlapping(self) -> Counts:
        """Spans of the same type that share a character, each counted once."""
        return self.get("overlapping")

    @property
    def untyped(self) -> Counts:
        """Same span."""
        return self.get("untyped")

    @property
    def mentions_by_type(self) -> dict[EntityType, Counts]:
        """The mentions of each type."""
        return {kind: self.get("mentions", kind) for kind in EntityType}

    @property
    def entities(self) -> Counts:
        """Entities of a paper, each matched once."""
        return self.get("entities")

    @property
    def entities_by_type(self) -> dict[EntityType, Counts]:
        """The entities of each type."""
        return {kind: self.get("entities", kind) for kind in EntityType}

    @property
    def roles(self) -> Counts:
        """Strongest roles of matched entities: predicted and gold are equal, so all three rates are the accuracy."""
        return self.get("roles")

    @property
    def role_accuracy(self) -> float:
        """The share of matched entities whose strongest role is the gold one."""
        return self.roles.recall

    @property
    def relations(self) -> Counts:
        """Name and both ends matched."""
        return self.get("relations")

    @property
    def relations_by_name(self) -> dict[RelationName, Counts]:
        """The relations of each name."""
        return {name: self.get("relations", name) for name in RelationName}

    @property
    def results(self) -> Counts:
        """The same number in the same paper."""
        return self.get("results")

    @property
    def slots(self) -> dict[str, Counts]:
        """The parts of the results that match; empty parts count for nothing."""
        return {slot: self.get("results", slot) for slot in SLOTS}

    @property
    def split(self) -> int:
        """Duplicates: predicted entities that are a gold entity which another predicted one was matched with."""
        return self.get("duplicates", "split").predicted

    @property
    def merged(self) -> int:
        """Gold entities that a predicted one took for one and the same, beyond the first."""
        return self.get("duplicates", "merged").gold


def total(scores: Iterable[Scores]) -> Scores:
    """The sum."""
    papers, counts = 0, dict[Key, Counts]()
    for one in scores:
        papers += one.papers
        for key, value in one.counts.items():
            counts[key] = counts.get(key, Counts()) + value
    return Scores(papers, counts)


def evaluate(gold: Sequence[AnnotatedPaper], predicted: Sequence[AnnotatedPaper]) -> Scores:
    """Scores the predicted papers against the gold ones; a gold paper that was not predicted counts as found empty.

    Raises:
        NotFoundError: a predicted paper is not among the gold ones.
        KgError: a text of a paper is not the same in both.
    """
    texts = annotated_texts(gold)
    return total(score_paper(wanted, found, texts) for wanted, found in pair_papers(gold, predicted))


def annotated_texts(gold: Iterable[AnnotatedPaper]) -> frozenset[str]:
    """The kinds of texts that are scored: abstracts, and others in which any gold paper has a mention."""
    return frozenset({ABSTRACT} | {kind_of(m.span) for annotated in gold for m in annotated.mentions})


def known_forms(papers: Iterable[AnnotatedPaper]) -> frozenset[str]:
    """The lookup keys of every form of every entity: what is seen by who has read these papers."""
    return frozenset(key for annotated in papers for forms in surface_keys(annotated) for key in forms)


def pair_papers(
    gold: Sequence[AnnotatedPaper], predicted: Sequence[AnnotatedPaper]
) -> list[tuple[AnnotatedPaper, AnnotatedPaper]]:
    """Each gold paper with what was predicted for it, in the order of the gold ones.

    Raises:
        NotFoundError: a predicted paper is not among the gold ones.
        KgError: a text of a paper is not the same in both, so that offsets say nothing.
    """
    by_id = {annotated.paper.id: annotated for annotated in predicted}
    known = {annotated.paper.id for annotated in gold}
    for annotated in predicted:
        if annotated.paper.id not in known:
            raise NotFoundError("gold paper", annotated.paper.id)
    pairs = [(wanted, by_id.get(wanted.paper.id, AnnotatedPaper(wanted.paper))) for wanted in gold]
    for wanted, found in pairs:
        raws = {text.name: text.raw for text in found.paper.texts if not text.withheld}
        for text in wanted.paper.texts:
            if not text.withheld and raws.get(text.name, text.raw) != text.raw:
                name = wanted.paper.given_id or wanted.paper.id
                raise KgError(
                    f"paper {name}: its {text.name} is not the same in both files, so offsets do not compare."
                )
    return pairs


def score_paper(
    gold: AnnotatedPaper,
    found: AnnotatedPaper,
    texts: Collection[str] = frozenset({ABSTRACT}),
    seen: Collection[str] | None = None,
) -> Scores:
    """The counts of one paper.

    Args:
        gold: the annotation that is right.
        found: the one that is scored.
        texts: the kinds of texts whose mentions are compared.
        seen: lookup keys of names that are known; with them mentions and entities are counted apart as seen and unseen.
    """
    pairs = match_entities(gold, found)
    counts = _count_mentions(mentions_in(gold, texts), mentions_in(found, texts))
    counts |= _count_entities(gold, found, pairs)
    counts |= _count_relations(gold, found, pairs)
    matched = match_results(gold, found)
    counts["results", ""] = Counts(len(matched), len(found.results), len(gold.results))
    for slot in SLOTS:
        rows = (compare_slot(slot, gold, theirs, found, ours, pairs) for theirs, ours in matched)
        counts["results", slot] = sum(rows, Counts())
    if seen is not None:
        counts |= _count_seen(gold, found, texts, pairs, seen)
    return Scores(1, counts)


def _count_mentions(gold: Sequence[Mention], found: Sequence[Mention]) -> dict[Key, Counts]:
    counts: dict[Key, Counts] = {("untyped", ""): count_common((m.span for m in gold), (m.span for m in found))}
    for kind in EntityType:
        wanted, said = ([m for m in side if m.type is kind] for side in (gold, found))
        counts["mentions", kind] = count_common((m.span for m in wanted), (m.span for m in said))
        counts["overlapping", kind] = Counts(len(pair_overlapping(wanted, said)), len(said), len(wanted))
    for what in ("mentions", "overlapping"):
        counts[what, ""] = sum((counts[what, kind] for kind in EntityType), Counts())
    return counts


def _count_entities(gold: AnnotatedPaper, found: AnnotatedPaper, pairs: Mapping[int, int]) -> dict[Key, Counts]:
    right = Counter(found.entities[index].type for index in pairs)
    said, wanted = (Counter(entity.type for entity in side.entities) for side in (found, gold))
    counts: dict[Key, Counts] = {
        ("entities", kind): Counts(right[kind], said[kind], wanted[kind]) for kind in EntityType
    }
    counts["entities", ""] = sum(list(counts.values()), Counts())
    for kind in EntityType:
        same = [
            found.entities[ours].role is gold.entities[theirs].role
            for ours, theirs in pairs.items()
            if found.entities[ours].type is kind
        ]
        counts["roles", kind] = Counts(sum(same), len(same), len(same))
    counts["roles", ""] = sum((counts["roles", kind] for kind in EntityType), Counts())
    possible = possible_matches(gold, found)
    taken = set(pairs.values())
    split = sum(index not in pairs and any(place in taken for place in places) for index, places in enumerate(possible))
    merged = {place for index in pairs for place in possible[index] if place not in taken}
    counts["duplicates", "split"] = Counts(0, split, 0)
    counts["duplicates", "merged"] = Counts(0, 0, len(merged))
    return counts


def _count_relations(gold: AnnotatedPaper, found: AnnotatedPaper, pairs: Mapping[int, int]) -> dict[Key, Counts]:
    counts: dict[Key, Counts] = {}
    for name in RelationName:
        wanted = {(r.head, r.tail) for r in gold.relations if r.name is name}
        # An end without a match keeps a number of its own, below zero: two such relations are two wrong ones.
        said = {tuple(pairs.get(end, -1 - end) for end in (r.head, r.tail)) for r in found.relations if r.name is name}
        counts["relations", name] = count_common(wanted, said)
    counts["relations", ""] = sum(list(counts.values()), Counts())
    return counts


def _count_seen(
    gold: AnnotatedPaper, found: AnnotatedPaper, texts: Collection[str], pairs: Mapping[int, int], seen: Collection[str]
) -> dict[Key, Counts]:
    """Mentions and entities, apart for known and unknown names: what is right goes where the gold entity goes."""
    is_known = [[any(key in seen for key in forms) for forms in surface_keys(side)] for side in (gold, found)]
    wanted, said = mentions_in(gold, texts), mentions_in(found, texts)
    places = {(mention.span, mention.type) for mention in wanted}
    wrong = [mention for mention in said if (mention.span, mention.type) not in places]
    told = {(mention.span, mention.type) for mention in said}
    counts: dict[Key, Counts] = {}
    for name, known in (("seen", True), ("unseen", False)):
        ours = [mention for mention in wanted if is_known[0][mention.entity] is known]
        right = sum((mention.span, mention.type) in told for mention in ours)
        extra = sum(is_known[1][mention.entity] is known for mention in wrong)
        counts["mentions", name] = Counts(right, right + extra, len(ours))
        matched = sum(is_known[0][place] is known for place in pairs.values())
        spare = sum(flag is known for index, flag in enumerate(is_known[1]) if index not in pairs)
        counts["entities", name] = Counts(matched, matched + spare, is_known[0].count(known))
    return counts
