"""Why two papers are related, or two nodes hang together: the papers' own words as rows to show."""

from collections.abc import Mapping, Sequence
from typing import Any

from kg.graph.edges import RoleEdge, role_edges
from kg.graph.labels import paper_label
from kg.graph.paths import Step
from kg.graph.relatedness import Relatedness
from kg.model import ROLES, AnnotatedPaper, Entity, Records, Span
from kg.text.clean import clean_line

#: Of how many shared entities the sentences are told.
TOLD = 3


def related_rows(
    records: Records, paper: AnnotatedPaper, pairs: Sequence[Relatedness], by: str = ""
) -> list[dict[str, Any]]:
    """Related papers as rows for a person or a program, in the order of the pairs.

    Returns:
        For each ``paper`` (its label), ``id``, ``score`` (of the facet ``by`` where one is given), ``kind`` ("text"
        where the two share no entity), ``facets`` (their parts of the score), ``shared`` (labels of the entities, the
        heaviest first), ``words``, and ``why`` (:func:`shared_reasons`; the paper asked for comes first there).
    """
    entities = {entity.id: entity for entity in records.entities}
    papers = {annotated.paper.id: annotated for annotated in records.papers}
    rows = []
    for pair in pairs:
        other = papers[pair.other(paper.paper.id)]
        rows.append(
            {
                "paper": paper_label(other),
                "id": other.paper.id,
                "score": dict(pair.facets)[by] if by else pair.score,
                "kind": pair.kind,
                "facets": dict(pair.facets),
                "shared": [entities[entity].label for entity in pair.shared],
                "words": list(pair.words),
                "why": shared_reasons(paper, other, pair.shared, entities),
            }
        )
    return rows


def shared_reasons(
    one: AnnotatedPaper, two: AnnotatedPaper, shared: Sequence[str], entities: Mapping[str, Entity], top: int = TOLD
) -> list[dict[str, Any]]:
    """For the first shared entities the strongest role in each paper, with the sentence that shows it.

    Returns:
        ``{"entity": label, "id": id, "papers": [{"role", "sentence"}, {"role", "sentence"}]}`` for each, the first
        paper first; ``sentence`` is cleaned, and left out where the text is withheld.
    """
    edges = [_strongest(paper, entities) for paper in (one, two)]
    rows = []
    for entity in shared[:top]:
        papers = [_side(paper, found[entity]) for paper, found in zip((one, two), edges, strict=True)]
        rows.append({"entity": entities[entity].label, "id": entity, "papers": papers})
    return rows


def path_rows(records: Records, steps: Sequence[Step]) -> list[dict[str, Any]]:
    """The steps of a path as rows for a person or a program, in their order.

    Returns:
        For each ``head`` and ``tail`` (labels) with ``head_id`` and ``tail_id``, ``edge`` (a role or a relation), and
        ``paper`` and ``paper_id`` that says so, with the ``sentence``, cleaned, unless the text is withheld.
    """
    papers = {annotated.paper.id: annotated for annotated in records.papers}
    labels = {entity.id: entity.label for entity in records.entities}
    labels |= {id_: paper_label(annotated) for id_, annotated in papers.items()}
    return [
        {
            "head": labels[step.head],
            "edge": step.name,
            "tail": labels[step.tail],
            "paper": labels[step.paper],
            **_sentence(papers[step.paper], step.evidence),
            "head_id": step.head,
            "tail_id": step.tail,
            "paper_id": step.paper,
        }
        for step in steps
    ]


def _strongest(paper: AnnotatedPaper, entities: Mapping[str, Entity]) -> dict[str, RoleEdge]:
    """Entity id -> its edge of the strongest role."""
    best: dict[str, RoleEdge] = {}
    for edge in role_edges(paper):
        roles = ROLES[entities[edge.entity].type]
        known = best.get(edge.entity)
        if known is None or roles.index(edge.role) < roles.index(known.role):
            best[edge.entity] = edge
    return best


def _side(paper: AnnotatedPaper, edge: RoleEdge) -> dict[str, Any]:
    return {"role": str(edge.role), **_sentence(paper, edge.evidence)}


def _sentence(paper: AnnotatedPaper, evidence: Sequence[Span]) -> dict[str, str]:
    """The first sentence that says something; nothing where the text is withheld."""
    sentences = (clean_line(paper.paper.quote(span)) for span in evidence)
    sentence = next((sentence for sentence in sentences if sentence), "")
    return {"sentence": sentence} if sentence else {}
