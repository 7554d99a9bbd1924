"""Papers as vectors of whole numbers: one part for what they are about (entities), one for how they say it (words).

Both parts are weighted by inverse document frequency (Salton & Buckley 1988) and have unit length each before they are
blended, so that the dot product of two papers is a weighted sum of two cosines, and each entity, each word and each
facet has its exact share of it. The weights are rounded to whole numbers *before* anything is summed: sums of whole
numbers are the same in every order, whatever library, processor or number of threads makes them.
"""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from kg.graph.edges import role_edges
from kg.graph.sparse import SparseRows
from kg.graph.words import counted_words
from kg.model import ABSTRACT, TITLE, AnnotatedPaper, EntityType, Records, Role

#: Facets in the order in which reasons are told; metrics say little about what a paper is about.
FACETS: dict[str, frozenset[EntityType]] = {
    "method": frozenset({EntityType.METHOD}),
    "task": frozenset({EntityType.TASK}),
    "dataset": frozenset({EntityType.DATASET}),
    "robot": frozenset({EntityType.ROBOT, EntityType.ROBOT_KIND}),
}

#: The facet of the words, beside those of the entities.
TEXT = "text"

#: What a weight of one is as a whole number, and what the product of two is.
UNIT = 10**6
SQUARE = UNIT**2

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

#: A full text names ten times what an abstract does: its share of a role that title and abstract do not show. Where a
#: paper has neither, all its weights are less alike, and its vector of unit length is the same.
_IN_SECTIONS = 0.3


@dataclass(frozen=True)
class Vectors:
    """A row for each paper; a column for each entity, then for each word."""

    papers: tuple[str, ...]  # ids, sorted
    entities: tuple[str, ...]  # ids of the first columns, sorted
    words: tuple[str, ...]  # of the other columns, sorted
    facets: tuple[int, ...]  # of each column: index into FACETS, or len(FACETS) for words
    matrix: SparseRows

    @cached_property
    def row_of(self) -> dict[str, int]:
        """Paper id -> row."""
        return {paper: row for row, paper in enumerate(self.papers)}


def paper_vectors(records: Records, text_share: float, *, words: bool = True) -> Vectors:
    """The vectors of all papers.

    Args:
        records: with texts; where they are withheld, only titles have words.
        text_share: what the cosine of the words counts in the blend, 0 to 1; that of the entities counts the rest.
        words: whether there are columns for the words at all.
    """
    papers = sorted(records.papers, key=lambda annotated: annotated.paper.id)
    facet_of = {
        entity.id: number
        for entity in records.entities
        for number, types in enumerate(FACETS.values())
        if entity.type in types and not entity.ambiguous
    }
    by_entity = [_entity_weights(paper, facet_of) for paper in papers]
    by_word = [_word_weights(paper) if words else {} for paper in papers]
    entities, entity_part = _weighted(by_entity, math.sqrt(1 - text_share), smooth=1.0)
    known, word_part = _weighted(by_word, math.sqrt(text_share), smooth=0.0)
    return Vectors(
        papers=tuple(annotated.paper.id for annotated in papers),
        entities=entities,
        words=known,
        facets=(*(facet_of[entity] for entity in entities), *[len(FACETS)] * len(known)),
        matrix=entity_part.beside(word_part),
    )


def _entity_weights(annotated: AnnotatedPaper, facet_of: Mapping[str, int]) -> dict[str, float]:
    """Each entity with the weight of its strongest role, less where only sections of a full text show that."""
    weights: dict[str, float] = {}
    for edge in role_edges(annotated):
        if edge.entity in facet_of:
            in_sections = bool(edge.evidence) and all(span.text not in (TITLE, ABSTRACT) for span in edge.evidence)
            weight = _ROLE_WEIGHT[edge.role] * (_IN_SECTIONS if in_sections else 1.0)
            weights[edge.entity] = max(weights.get(edge.entity, 0.0), weight)
    return weights


def _word_weights(annotated: AnnotatedPaper) -> dict[str, float]:
    """The words, damped by the logarithm."""
    return {word: 1 + math.log(count) for word, count in counted_words(annotated.paper).items()}


def _weighted(
    rows: Sequence[Mapping[str, float]], factor: float, *, smooth: float
) -> tuple[tuple[str, ...], SparseRows]:
    """The names of the columns, sorted, and the rows times inverse document frequency, each of length ``factor``.

    The weights are in millionths.

    What one paper alone has counts for the length of its row, so that two papers of which little else is known are not
    closer than two that share as much and have their own besides; a column it is not.
    """
    frequency = Counter(name for row in rows for name in row)
    names = tuple(sorted(name for name, count in frequency.items() if count > 1))
    column = {name: index for index, name in enumerate(names)}
    total = len(rows)
    idf = {name: math.log(smooth + (total + 1 - smooth) / count) for name, count in frequency.items()}
    whole = []
    for row in rows:
        weights = {name: weight * idf[name] for name, weight in row.items()}
        norm = math.sqrt(math.fsum(weight * weight for weight in weights.values())) or 1.0
        own = sorted((column[name], weight / norm) for name, weight in weights.items() if name in column)
        whole.append([(index, round(weight * (factor * UNIT))) for index, weight in own])
    return names, SparseRows.of(whole, len(names))
