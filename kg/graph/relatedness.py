"""How related two papers are, and why: the cosine of their entity vectors, split by facet.

A vector has one component per entity, weighted by the role that the entity has in the paper times its inverse document
frequency (Salton & Buckley 1988). The cosine is a sum over shared entities, so each facet (method, task, dataset,
robot) and each entity has its exact part in the score. What only one paper has counts for the length of its vector: two
papers of which little else is known are not closer than two that share as much and have their own besides.
"""

import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from kg.graph.edges import role_edges
from kg.model import EntityType, Records, Role

#: Facets in the order in which reasons are told; metrics say little about what a paper is about.
FACETS: dict[str, frozenset[EntityType]] = {
    "method": frozenset({EntityType.METHOD}),
    "task": frozenset({EntityType.TASK}),
    "dataset": frozenset({EntityType.DATASET}),
    "robot": frozenset({EntityType.ROBOT, EntityType.ROBOT_KIND}),
}

_ROLE_WEIGHT = {
    Role.PROPOSES: 1.0,
    Role.INTRODUCES: 1.0,
    Role.ADDRESSES: 1.0,
    Role.DEPLOYED_ON: 1.0,
    Role.EVALUATES_ON: 0.9,
    Role.USES: 0.8,
    Role.COMPARES_WITH: 0.8,
    Role.MENTIONS: 0.4,
}

#: How many neighbours of each paper are kept.
TOP = 10
#: Entities of more papers than this (or than two in a hundred) add to a score but never make two papers candidates.
_HUB = 100
_HUB_SHARE = 50
#: Candidates whose score is completed with the hubs before the best ``TOP`` are taken.
_CANDIDATES = 40
_DIGITS = 4


@dataclass(frozen=True, slots=True, order=True)
class Relatedness:
    """A pair of papers that at least one of them ranks in its top ten. ``first`` < ``second``."""

    first: str  # paper id
    second: str  # paper id
    score: float  # cosine, 0..1, four decimals
    facets: tuple[tuple[str, float], ...]  # (facet, its part of the score) in the order of FACETS, zeros left out
    shared: tuple[str, ...]  # entity ids, the heaviest first

    def other(self, paper: str) -> str:
        """The other one of the pair."""
        return self.second if paper == self.first else self.first


def relatedness(records: Records, top: int = TOP) -> list[Relatedness]:
    """All pairs that either side ranks among its ``top`` most related papers, sorted by the two ids."""
    facet_of = {
        entity.id: facet for entity in records.entities for facet, types in FACETS.items() if entity.type in types
    }
    ambiguous = {entity.id for entity in records.entities if entity.ambiguous}
    vectors = _vectors(records, {entity: facet for entity, facet in facet_of.items() if entity not in ambiguous})
    postings: dict[str, list[str]] = defaultdict(list)
    for paper in sorted(vectors):
        for entity in vectors[paper]:
            postings[entity].append(paper)
    hub = max(_HUB, len(vectors) // _HUB_SHARE)
    pairs: set[tuple[str, str]] = set()
    for paper in sorted(vectors):
        for other in _nearest(paper, vectors, postings, hub, top):
            pairs.add((paper, other) if paper < other else (other, paper))
    return [_explain(first, second, vectors, facet_of) for first, second in sorted(pairs)]


def rank(paper: str, pairs: Sequence[Relatedness], facet: str | None = None) -> list[Relatedness]:
    """The pairs of one paper, best first (by that facet's part where one is given), ties by the other's id."""

    def score(pair: Relatedness) -> float:
        return dict(pair.facets).get(facet, 0.0) if facet else pair.score

    own = [pair for pair in pairs if paper in (pair.first, pair.second) and score(pair) > 0]
    return sorted(own, key=lambda pair: (-score(pair), pair.other(paper)))


def _vectors(records: Records, facet_of: Mapping[str, str]) -> dict[str, dict[str, float]]:
    """Unit vectors: paper id -> entity id (sorted) -> weight, without the components that no other paper has."""
    raw: dict[str, dict[str, float]] = {}
    frequency: dict[str, int] = defaultdict(int)
    for annotated in records.papers:
        weights: dict[str, float] = {}
        for edge in role_edges(annotated):
            if edge.entity in facet_of:
                weights[edge.entity] = max(weights.get(edge.entity, 0.0), _ROLE_WEIGHT[edge.role])
        raw[annotated.paper.id] = weights
        for entity in weights:
            frequency[entity] += 1
    total = len(raw)
    vectors: dict[str, dict[str, float]] = {}
    for paper, weights in raw.items():
        vector = {entity: weights[entity] * math.log(1 + total / frequency[entity]) for entity in sorted(weights)}
        norm = math.sqrt(math.fsum(weight * weight for weight in vector.values()))
        vectors[paper] = {entity: weight / norm for entity, weight in vector.items() if frequency[entity] > 1}
    return vectors


def _nearest(
    paper: str, vectors: Mapping[str, Mapping[str, float]], postings: Mapping[str, list[str]], hub: int, top: int
) -> list[str]:
    scores: dict[str, float] = defaultdict(float)
    vector = vectors[paper]
    for entity, weight in vector.items():
        if len(postings[entity]) <= hub:
            for other in postings[entity]:
                scores[other] += weight * vectors[other][entity]
    scores.pop(paper, None)
    candidates = sorted(scores, key=lambda other: (-round(scores[other], 9), other))[: max(_CANDIDATES, top)]
    full = {other: _dot(vector, vectors[other]) for other in candidates}
    return sorted(full, key=lambda other: (-round(full[other], 9), other))[:top]


def _dot(one: Mapping[str, float], two: Mapping[str, float]) -> float:
    return math.fsum(weight * two[entity] for entity, weight in one.items() if entity in two)


def _explain(
    first: str, second: str, vectors: Mapping[str, Mapping[str, float]], facet_of: Mapping[str, str]
) -> Relatedness:
    one, two = vectors[first], vectors[second]
    parts = {entity: weight * two[entity] for entity, weight in one.items() if entity in two}
    facets = []
    for facet in FACETS:
        share = round(math.fsum(part for entity, part in parts.items() if facet_of[entity] == facet), _DIGITS)
        if share:
            facets.append((facet, share))
    shared = tuple(sorted(parts, key=lambda entity: (-round(parts[entity], 9), entity)))
    return Relatedness(first, second, round(math.fsum(parts.values()), _DIGITS), tuple(facets), shared)
