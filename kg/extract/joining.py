"""The trained model and the rules vote on each mention, and the outcome is a probability.

Every stretch that either proposes is a candidate. In the first round its log-odds are a sum: those that the model gives
it, scaled, and a constant for the rule that proposes it too. In the second round each candidate hears what was thought
of the same name elsewhere in the paper. The weights are fitted by logistic regression on papers that the model was not
trained on (``benchmarks/joining.py``), so that the sums are calibrated; they stand in ``model.json``.
"""

from bisect import bisect_left
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from kg.extract.confidence import CONFIDENCE
from kg.extract.consistency import complete, find_repeated
from kg.extract.gazetteer import NAME as LEXICON
from kg.extract.layers import Definition, Proposal, Stretch
from kg.extract.logistic import Weights, log_odds, to_probability, weigh
from kg.extract.overlaps import rank, settle
from kg.extract.tagger.reading import Reading
from kg.model import EntityType
from kg.text.names import lookup_key

#: The extractor of what the model alone proposes.
NAME = "tagger"
#: How certain a name is that the user's own lexicon gives.
GIVEN = 0.99
#: How certain a robot of the lexicon is at least: the rule asks for a context of its own, and was right in 74 of 76
#: cases on held-out training papers. The model has seen few robots.
ROBOT = 0.9
#: A proposal -> whether it may stand at all (cuts no formula).
Filter = Callable[[list[Proposal]], list[Proposal]]


@dataclass(frozen=True)
class Joining:
    """How the votes are counted."""

    first: Weights
    second: Weights
    least: Mapping[EntityType, float]  # the probability below which no mention of a type stands
    floor: float  # what the model holds for less probable is no candidate
    title_least: float = 0.9  # below it no name stands that only the title has: titles boast, and nobody annotates them

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> "Joining":
        """As ``model.json`` has it; raises ``KeyError``, ``TypeError`` or ``ValueError`` where something is missing.

        A model that nothing was fitted for is joined by :data:`UNFITTED`.
        """
        if not value:
            return UNFITTED
        first, second = ({str(k): float(v) for k, v in value[name].items()} for name in ("first", "second"))
        least = {kind: float(value["least"][kind.value]) for kind in EntityType}
        return cls(first, second, least, float(value["floor"]))


#: Before anything is fitted: the model's word, helped a little by each rule that agrees.
UNFITTED = Joining(
    first={
        "all": -0.7,
        **{f"model {kind}": 0.4 for kind in EntityType},
        **{f"rule {extractor}": log_odds(share) for extractor, share in CONFIDENCE.items()},
    },
    second={"first": 1.0, "elsewhere": 0.3, "odds elsewhere": 0.1, "repeated": 0.6},
    least=dict.fromkeys(EntityType, 0.35),
    floor=0.05,
)


class Candidate(NamedTuple):
    """A stretch that may be a mention of a type."""

    stretch: Stretch
    type: EntityType
    probability: float  # the model's
    rule: Proposal | None  # the best of the rules that propose just this
    marks: tuple[str, ...] = ()  # what else the rules say of the place


def find_candidates(rules: Iterable[Proposal], reading: Reading, floor: float) -> list[Candidate]:
    """What the rules or the model propose, sorted by place and type."""
    best: dict[tuple[Stretch, EntityType], Proposal] = {}
    for proposal in sorted(rules, key=rank):
        best.setdefault((proposal.stretch, proposal.type), proposal)
    shares = {(stretch, kind): share for stretch, kind, share in reading.likely(floor)}
    taken = sorted({stretch for stretch, _ in best})
    longest = max((stretch.end - stretch.start for stretch in taken), default=0)
    found = []
    for key in sorted(best.keys() | shares.keys()):
        stretch, kind = key
        share = shares[key] if key in shares else reading.probability(stretch, kind)
        marks = () if key in best else _marks(stretch, _near(stretch, taken, longest))
        found.append(Candidate(stretch, kind, share, best.get(key), marks))
    return found


def _near(stretch: Stretch, taken: Sequence[Stretch], longest: int) -> list[Stretch]:
    """Those of the sorted stretches that overlap one; ``longest`` is the length of the longest of them."""
    first = bisect_left(taken, (stretch.start - longest,))
    last = bisect_left(taken, (stretch.end,))
    return [other for other in taken[first:last] if other.overlaps(stretch)]


def _marks(stretch: Stretch, near: Sequence[Stretch]) -> tuple[str, ...]:
    """What rules propose at the place of a stretch that none proposes with this type."""
    if stretch in near:
        return ("other type",)
    longer = any(other.start <= stretch.start and stretch.end <= other.end for other in near)
    shorter = any(stretch.start <= other.start and other.end <= stretch.end for other in near)
    return (*["longer"] * longer, *["shorter"] * shorter) or (("crossed",) if near else ())


def first_features(candidate: Candidate) -> dict[str, float]:
    """What counts in the first round: feature -> value."""
    kind = candidate.type.value
    features = {"all": 1.0, kind: 1.0, f"model {kind}": log_odds(candidate.probability)}
    if candidate.rule:
        features[f"rule {candidate.rule.extractor}"] = 1.0
    return features | dict.fromkeys(candidate.marks, 1.0)


def second_features(odds: float, elsewhere: float | None, rival: float | None, *, repeated: bool) -> dict[str, float]:
    """What counts in the second round.

    Args:
        odds: the log-odds of the first.
        elsewhere: the best log-odds of the same name and type at another place of the paper, if there is one.
        rival: the best log-odds of the same name with another type anywhere in the paper, if there is one.
        repeated: whether the stretch is a candidate only because the name stands elsewhere.
    """
    features = {"all": 1.0, "first": odds}
    if elsewhere is not None:
        features |= {"elsewhere": 1.0, "odds elsewhere": elsewhere}
    if rival is not None:
        features |= {"rival": 1.0, "odds of the rival": rival}
    if repeated:
        features |= {"repeated": 1.0, "odds repeated": elsewhere or 0.0}
    return features


class Vote(NamedTuple):
    """A candidate of the second round with its features."""

    candidate: Candidate
    features: dict[str, float]


def collect_votes(
    text: str,
    rules: Sequence[Proposal],
    reading: Reading,
    joining: Joining,
    may_stand: Filter,
    closed: Sequence[Stretch],
) -> list[Vote]:
    """Everything that is voted on in the second round, sorted by place and type."""
    found = find_candidates(may_stand(list(rules)), reading, joining.floor)
    odds = [weigh(first_features(candidate), joining.first) for candidate in found]
    likely = [
        proposal
        for candidate, each in zip(found, odds, strict=True)
        if (proposal := _proposal(candidate, to_probability(each))).confidence >= joining.least[candidate.type]
    ]
    known = {(candidate.stretch, candidate.type) for candidate in found}
    repeated = [
        Candidate(proposal.stretch, proposal.type, reading.probability(proposal.stretch, proposal.type), proposal)
        for proposal in may_stand(find_repeated(text, settle(likely, closed, by_confidence)))
        if (proposal.stretch, proposal.type) not in known
    ]
    rest = [first_features(candidate._replace(rule=None)) for candidate in repeated]
    odds += [weigh(features, joining.first) for features in rest]
    everything = [*found, *repeated]
    names: dict[str, list[tuple[float, Candidate]]] = {}
    keys = [lookup_key(text[c.stretch.start : c.stretch.end]) for c in everything]
    for key, candidate, each in zip(keys, everything, odds, strict=True):
        names.setdefault(key, []).append((each, candidate))
    votes = []
    for number, (key, candidate, each) in enumerate(zip(keys, everything, odds, strict=True)):
        same = [other for other in names[key] if other[1].type is candidate.type]
        elsewhere = max((odds for odds, other in same if other.stretch != candidate.stretch), default=None)
        rival = max((odds for odds, other in names[key] if other.type is not candidate.type), default=None)
        votes.append(Vote(candidate, second_features(each, elsewhere, rival, repeated=number >= len(found))))
    return sorted(votes, key=lambda vote: vote.candidate[:2])


def join(
    text: str,
    rules: Sequence[Proposal],
    reading: Reading,
    joining: Joining,
    may_stand: Filter,
    closed: Sequence[Stretch],
    title: Stretch | None = None,
    given: Collection[Stretch] = (),
    definitions: Sequence[Definition] = (),
) -> list[Proposal]:
    """The mentions that stand, sorted and not overlapping: of those that overlap, the most probable.

    Args:
        text: the document's.
        rules: what the rules propose.
        reading: what the model made of the document.
        joining: how the votes are counted.
        may_stand: leaves out proposals that cannot be led back to the raw text.
        closed: stretches that no mention may touch (URLs).
        title: where the title is, the first of the texts.
        given: names that the user's own lexicon has; they stand whatever the votes.
        definitions: acronyms with their long forms; where one form stands, so does the other.
    """
    votes = collect_votes(text, rules, reading, joining, may_stand, closed)
    certain = {(proposal.stretch, proposal.type) for proposal in rules if proposal.stretch in given}
    datasets = {p.stretch for p in rules if p.extractor == LEXICON and p.type is EntityType.DATASET}
    proposals = []
    for vote in votes:
        candidate, share = vote.candidate, to_probability(weigh(vote.features, joining.second))
        if candidate[:2] in certain:
            share = GIVEN
        elif _is_known_robot(candidate):
            share = max(share, ROBOT)
        elif candidate.type is EntityType.ROBOT and candidate.stretch in datasets:  # "ManiSkill3 robotics tasks"
            candidate = candidate._replace(type=EntityType.DATASET)
        proposals.append(_proposal(candidate, share))
    stands = [proposal for proposal in proposals if proposal.confidence >= joining.least[proposal.type]]
    settled = settle(may_stand(stands), closed, by_confidence)
    settled = settle([*settled, *may_stand(complete(settled, definitions))], closed, by_confidence)
    return settled if title is None else _without_boasts(text, settled, title, joining.title_least)


def _is_known_robot(candidate: Candidate) -> bool:
    return candidate.type is EntityType.ROBOT and candidate.rule is not None and candidate.rule.extractor == LEXICON


def _without_boasts(text: str, mentions: list[Proposal], title: Stretch, least: float) -> list[Proposal]:
    """The mentions without those that only the title has, unless they are certain; all where there is only a title."""
    if not text[title.end :].strip():
        return mentions
    told = {lookup_key(text[m.start : m.end]) for m in mentions if m.start >= title.end}
    return [
        m
        for m in mentions
        if m.start >= title.end or m.confidence >= least or lookup_key(text[m.start : m.end]) in told
    ]


def _proposal(candidate: Candidate, confidence: float) -> Proposal:
    extractor = candidate.rule.extractor if candidate.rule else NAME
    return Proposal(*candidate.stretch, candidate.type, confidence, extractor)


def by_confidence(proposal: Proposal) -> tuple[float, tuple[int, float, int, int, str]]:
    """The order where confidences are probabilities: the most certain, then as :func:`~kg.extract.overlaps.rank`."""
    return (-proposal.confidence, rank(proposal))
