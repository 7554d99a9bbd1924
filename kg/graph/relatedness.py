"""How related two papers are, and why: cosines of their entities and of their words, blended, split by facet.

The score of a pair is ``(1 - TEXT_SHARE) * cosine(entities) + TEXT_SHARE * cosine(words)`` (:mod:`kg.graph.vectors`).
Both are sums over what the two share, so each facet (method, task, dataset, robot, text) has its exact part in the
score: the facets of a pair add up to it. ``docs/decisions/`` tells how the share of the text was measured.

For whoever shows pairs (page, exports): ``kind`` tells pairs that share no entity and are neighbours by their words
alone; ``words`` are the reason then; ``facets`` has the key ``"text"`` besides those of :data:`FACETS`.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from kg.graph.nearest import nearest_rows
from kg.graph.vectors import FACETS, SQUARE, TEXT, Vectors, paper_vectors
from kg.graph.words import is_telling
from kg.model import Records

__all__ = ["ALL_FACETS", "FACETS", "TEXT", "TOP", "Relatedness", "nearest_by", "rank", "relatedness"]

#: All facets of a pair, in the order of :attr:`Relatedness.facets`.
ALL_FACETS = (*FACETS, TEXT)

#: How many neighbours of each paper are kept.
TOP = 10
#: What the words count; measured, see docs/decisions.
TEXT_SHARE = 0.75
#: How many words are told.
_WORDS = 5
#: Pairs that are explained at once: bounds the memory.
_BLOCK = 4096
_DIGITS = 4


@dataclass(frozen=True, slots=True, order=True)
class Relatedness:
    """A pair of papers that at least one of them ranks in its top ten. ``first`` < ``second``."""

    first: str  # paper id
    second: str  # paper id
    score: float  # 0..1, four decimals
    facets: tuple[tuple[str, float], ...]  # (facet, its part of the score) in the order of ALL_FACETS, zeros left out
    shared: tuple[str, ...]  # entity ids, the heaviest first
    words: tuple[str, ...] = ()  # the up to five heaviest telling words of both, in lower case and singular

    @property
    def kind(self) -> str:
        """``"entity"``, or ``"text"`` where the two share no entity."""
        return "entity" if self.shared else TEXT

    def other(self, paper: str) -> str:
        """The other one of the pair."""
        return self.second if paper == self.first else self.first


def relatedness(records: Records, top: int = TOP, text_share: float = TEXT_SHARE) -> list[Relatedness]:
    """All pairs that either side ranks among its ``top`` most related papers, sorted by the two ids.

    Args:
        records: with their texts; of papers whose texts are withheld the titles are compared.
        top: how many neighbours each paper has at least, where so many share anything.
        text_share: what the words count, 0 to 1.
    """
    vectors = paper_vectors(records, text_share)
    pairs = {
        (min(row, int(other)), max(row, int(other)))
        for row, others in nearest_rows(vectors.matrix, top)
        for other in others
    }
    ordered = np.array(sorted(pairs), dtype=np.int64).reshape(-1, 2)
    facets = np.array(vectors.facets, dtype=np.int64)
    found: list[Relatedness] = []
    for start in range(0, len(ordered), _BLOCK):
        block = ordered[start : start + _BLOCK]
        parts = vectors.matrix.products(block[:, 0], block[:, 1])
        by_facet = np.zeros((len(block), len(ALL_FACETS)), dtype=np.int64)
        np.add.at(by_facet, (parts.row_numbers, facets[parts.columns]), parts.values)
        for number, (first, second) in enumerate(block.tolist()):
            columns, values = parts.row(number)
            found.append(_explain(first, second, columns.tolist(), values.tolist(), by_facet[number].tolist(), vectors))
    return found


def nearest_by(records: Records, paper: str, facet: str, top: int = TOP) -> list[Relatedness]:
    """The papers nearest to one by a facet of the entities alone, best first, ties by the other's id.

    The whole corpus is searched, so that the papers with the same robot are found though others are closer on the
    whole. Each pair tells of that facet only: its score is the part that the facet has in the score of the two.
    """
    vectors = paper_vectors(records, TEXT_SHARE, words=False)
    number = ALL_FACETS.index(facet)
    columns = np.flatnonzero(np.array(vectors.facets, dtype=np.int64) == number)
    part, row = vectors.matrix.only(columns), vectors.row_of[paper]
    scores = part.times(row, row + 1, part.turned())[0]
    scores[row] = 0
    others = [other for other in np.lexsort((np.arange(len(scores)), -scores))[:top].tolist() if scores[other] > 0]
    parts = part.products(np.full(len(others), row), np.array(others, dtype=np.int64))
    found = []
    for index, other in enumerate(others):
        own, values = parts.row(index)
        ranked = sorted(zip((-values).tolist(), own.tolist(), strict=True))
        score = round(int(scores[other]) / SQUARE, _DIGITS)
        shared = tuple(vectors.entities[columns[column]] for _, column in ranked)
        first, second = sorted((paper, vectors.papers[other]))
        found.append(Relatedness(first, second, score, ((facet, score),), shared))
    return found


def rank(paper: str, pairs: Sequence[Relatedness], facet: str = "") -> list[Relatedness]:
    """The pairs of one paper, best first (by that facet's part where one is given), ties by the other's id."""

    def score(pair: Relatedness) -> float:
        return dict(pair.facets).get(facet, 0.0) if facet else pair.score

    own = [pair for pair in pairs if paper in (pair.first, pair.second) and score(pair) > 0]
    return sorted(own, key=lambda pair: (-score(pair), pair.other(paper)))


def _explain(
    first: int, second: int, columns: list[int], values: list[int], by_facet: list[int], vectors: Vectors
) -> Relatedness:
    heaviest = [column for _, column in sorted(zip([-value for value in values], columns, strict=True))]
    entities = len(vectors.entities)
    words = [vectors.words[column - entities] for column in heaviest if column >= entities]
    telling = [word for word in words if is_telling(word)] or words  # two may be alike in what says nothing alone
    facets = zip(ALL_FACETS, (round(part / SQUARE, _DIGITS) for part in by_facet), strict=True)
    return Relatedness(
        vectors.papers[first],
        vectors.papers[second],
        round(sum(by_facet) / SQUARE, _DIGITS),
        tuple((facet, part) for facet, part in facets if part),
        tuple(vectors.entities[column] for column in heaviest if column < entities),
        tuple(telling[:_WORDS]),
    )
