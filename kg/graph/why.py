"""Why two papers are related: what each does with an entity that both have, in its own words."""

from collections.abc import Mapping, Sequence
from typing import Any

from kg.graph.edges import RoleEdge, role_edges
from kg.graph.labels import paper_label
from kg.graph.relatedness import Relatedness
from kg.model import ROLES, AnnotatedPaper, Entity, Records
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
    sentences = (clean_line(paper.paper.quote(span)) for span in edge.evidence)
    sentence = next((sentence for sentence in sentences if sentence), "")
    return {"role": str(edge.role), **({"sentence": sentence} if sentence else {})}
