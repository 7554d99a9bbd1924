"""Everything that ``kg evaluate`` tells, as one record."""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from kg.evaluate.confidences import Bin, Point, Told, calibration_error, curve, reliability
from kg.evaluate.intervals import Interval, f1_intervals
from kg.evaluate.matching import match_entities, mentions_in
from kg.evaluate.mistakes import (
    KINDS,
    Common,
    Mistake,
    Worst,
    commonest,
    find_mistakes,
    role_confusions,
    worst_papers,
)
from kg.evaluate.scores import Key, Scores, annotated_texts, known_forms, pair_papers, score_paper, total
from kg.model import AnnotatedPaper


@dataclass(frozen=True, slots=True)
class Evaluation:
    """Scores, with how sure they are and where they come from."""

    scores: Scores
    intervals: dict[Key, Interval]  # of F1; of the accuracy for roles
    venues: dict[str, Scores]  # sorted by name; "" for papers without one
    texts: tuple[str, ...]  # the kinds of texts whose mentions were compared, sorted
    has_seen: bool  # whether seen and unseen names were counted apart
    calibration: float  # expected calibration error of mentions
    relation_calibration: float
    bins: tuple[Bin, ...]
    curve: tuple[Point, ...]  # of mentions
    relation_curve: tuple[Point, ...]
    kinds: dict[str, int]  # of errors
    errors: dict[str, list[Common]]
    roles: list[Common]
    worst: list[Worst]


def evaluate_all(
    gold: Sequence[AnnotatedPaper], predicted: Sequence[AnnotatedPaper], train: Sequence[AnnotatedPaper] = ()
) -> Evaluation:
    """Scores the predicted papers against the gold ones.

    Args:
        gold: what is right.
        predicted: what is scored; a gold paper that is not among them counts as found empty.
        train: papers whose names are known to who predicted; with them, seen and unseen names are told apart.

    Raises:
        NotFoundError: a predicted paper is not among the gold ones.
        KgError: a text of a paper is not the same in both.
    """
    pairs = pair_papers(gold, predicted)
    texts = annotated_texts(gold)
    seen = known_forms(train) if train else None
    papers = [score_paper(wanted, found, texts, seen) for wanted, found in pairs]
    scores = total(papers)
    venues: dict[str, list[Scores]] = {}
    for annotated, one in zip(gold, papers, strict=True):
        venues.setdefault(annotated.paper.venue, []).append(one)
    mentions = [told for wanted, found in pairs for told in _told_mentions(wanted, found, texts)]
    relations = [told for wanted, found in pairs for told in _told_relations(wanted, found)]
    mistakes: list[Mistake] = [one for wanted, found in pairs for one in find_mistakes(wanted, found, texts)]
    kinds = Counter(mistake.kind for mistake in mistakes)
    return Evaluation(
        scores=scores,
        intervals=f1_intervals(papers, sorted(scores.counts)),
        venues={name: total(rows) for name, rows in sorted(venues.items())},
        texts=tuple(sorted(texts)),
        has_seen=seen is not None,
        calibration=calibration_error(mentions),
        relation_calibration=calibration_error(relations),
        bins=tuple(reliability(mentions)),
        curve=tuple(curve(mentions, scores.mentions.gold)),
        relation_curve=tuple(curve(relations, scores.relations.gold)),
        kinds={kind: kinds[kind] for kind in KINDS},
        errors=commonest(mistakes),
        roles=role_confusions([row for wanted, found in pairs for row in _told_roles(wanted, found)]),
        worst=worst_papers(gold, papers),
    )


def _told_mentions(gold: AnnotatedPaper, found: AnnotatedPaper, texts: Collection[str]) -> list[Told]:
    places = {(mention.span, mention.type) for mention in gold.mentions}
    return [Told(m.confidence, (m.span, m.type) in places) for m in mentions_in(found, texts)]


def _told_relations(gold: AnnotatedPaper, found: AnnotatedPaper) -> list[Told]:
    pairs = match_entities(gold, found)
    stated = {(r.head, r.name, r.tail) for r in gold.relations}
    return [Told(r.confidence, (pairs.get(r.head), r.name, pairs.get(r.tail)) in stated) for r in found.relations]


def _told_roles(gold: AnnotatedPaper, found: AnnotatedPaper) -> list[tuple[str, str, str]]:
    return [
        (found.entities[ours].type.value, gold.entities[theirs].role.value, found.entities[ours].role.value)
        for ours, theirs in match_entities(gold, found).items()
    ]
