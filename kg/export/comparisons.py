"""Who compares with whom: methods that papers propose, and what they are compared with."""

from collections import defaultdict
from dataclasses import dataclass

from kg.graph.edges import role_edges
from kg.model import AnnotatedPaper, Records, RelationName, Role, Span


@dataclass(frozen=True, slots=True)
class Comparison:
    """A pair of methods, summed over the papers that compare them."""

    method: str  # entity id: what a paper proposes or says to be better
    other: str  # entity id
    papers: tuple[str, ...]  # ids, sorted
    better: int  # how many of them say that ``method`` is better
    evidence: tuple[str, Span] | None  # the first sentence: a paper id and its place


def comparisons(records: Records) -> list[Comparison]:
    """The pairs that most papers compare first, then by labels and ids.

    A paper compares each method that it proposes with each that it holds in the role ``comparesWith``; and whatever it
    says to outperform something, or gives a result against it.
    """
    labels = {entity.id: entity.label for entity in records.entities}
    papers: dict[tuple[str, str], set[str]] = defaultdict(set)
    better: dict[tuple[str, str], set[str]] = defaultdict(set)
    evidence: dict[tuple[str, str], tuple[str, Span]] = {}
    for annotated in sorted(records.papers, key=lambda annotated: annotated.paper.id):
        paper = annotated.paper.id
        for pair, spans in _stated(annotated).items():
            papers[pair].add(paper)
            if spans and pair not in evidence:
                evidence[pair] = (paper, min(spans))
        for pair in _better(annotated):
            better[pair].add(paper)
    ranked = sorted(papers, key=lambda pair: (-len(papers[pair]), labels[pair[0]], labels[pair[1]], pair))
    return [Comparison(*pair, tuple(sorted(papers[pair])), len(better[pair]), evidence.get(pair)) for pair in ranked]


def _stated(annotated: AnnotatedPaper) -> dict[tuple[str, str], set[Span]]:
    """The pairs of one paper with the sentences that show them."""
    found: dict[tuple[str, str], set[Span]] = defaultdict(set)
    edges = role_edges(annotated)
    own = [edge.entity for edge in edges if edge.role is Role.PROPOSES]
    for edge in edges:
        if edge.role is Role.COMPARES_WITH:
            for method in own:
                found[method, edge.entity].update(edge.evidence)
    for relation in annotated.relations:
        if relation.name is RelationName.OUTPERFORMS:
            ends = annotated.entities[relation.head].id, annotated.entities[relation.tail].id
            found[ends].update(relation.evidence)
    for result in annotated.results:
        if result.method_entity is not None and result.baseline_entity is not None:
            ends = annotated.entities[result.method_entity].id, annotated.entities[result.baseline_entity].id
            found[ends].update({result.span} if result.span else set())
    return {pair: spans for pair, spans in found.items() if pair[0] != pair[1]}


def _better(annotated: AnnotatedPaper) -> set[tuple[str, str]]:
    return {
        (annotated.entities[relation.head].id, annotated.entities[relation.tail].id)
        for relation in annotated.relations
        if relation.name is RelationName.OUTPERFORMS
    }
