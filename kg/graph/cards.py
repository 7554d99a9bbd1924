"""What ``kg show`` tells of one node: a paper's or an entity's card, as plain values."""

from collections import defaultdict
from typing import Any

from kg.fields import present
from kg.graph.citations import citations
from kg.graph.edges import RoleEdge, role_edges, statements
from kg.graph.labels import paper_label
from kg.model import AnnotatedPaper, Entity, Paper, Records, Span
from kg.text.clean import clean, clean_line


def paper_card(records: Records, annotated: AnnotatedPaper) -> dict[str, Any]:
    """A paper: what is known of it, its entities by role with the sentence that shows each, its results and links."""
    paper = annotated.paper
    entities = {entity.id: entity for entity in records.entities}
    roles: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for edge in sorted(role_edges(annotated), key=lambda edge: (edge.role, -edge.confidence, edge.entity)):
        roles[edge.role].append(
            {
                "name": entities[edge.entity].label,
                "type": str(entities[edge.entity].type),
                "id": edge.entity,
                "confidence": edge.confidence,
                "sentence": _quote(annotated, edge.evidence),
            }
        )
    results = [
        {
            name: value
            for name in ("method", "metric", "value", "dataset", "baseline", "kind")
            if (value := getattr(result, name))
        }
        for result in annotated.results
    ]
    card = {
        "id": paper.id,
        "type": "Paper",
        "label": paper_label(annotated),
        "authors": list(paper.authors),
        "venue": paper.venue,
        "year": paper.year,
        "url": paper.url,
        "ids": dict(paper.ids),
        "sources": [str(source) for source in paper.sources],
        "copies": [_copy_row(copy) for copy in paper.copies if copy.id != paper.id],
        "links": {link.url: link.kind for link in annotated.links},
        "abstract": clean(paper.abstract).text,
        "roles": dict(sorted(roles.items())),
        "results": results,
        "references": len(paper.references),
        **_citations(records, paper),
    }
    return present(card)


def _citations(records: Records, paper: Paper) -> dict[str, Any]:
    """The papers of the corpus that it cites, and those that cite it, as rows with name and id."""
    labels = {annotated.paper.id: paper_label(annotated) for annotated in records.papers}
    found = citations(records)
    ends = {
        "cites": [one.cited for one in found if one.citing == paper.id],
        "cited by": [one.citing for one in found if one.cited == paper.id],
    }
    return {name: [{"name": labels[id_], "id": id_} for id_ in papers] for name, papers in ends.items()}


def _copy_row(copy: Paper) -> dict[str, Any]:
    """A copy under another id."""
    row = {"id": copy.id, "title": clean_line(copy.title), "venue": copy.venue, "year": copy.year, "url": copy.url}
    return present(row)


#: How many neighbours a card lists.
_LISTED = 20


def _kinds(records: Records, entity: Entity) -> list[Entity]:
    """What is a kind of the entity, that of most papers first."""
    kinds = [found for found in records.entities if entity.id in found.broader]
    return sorted(kinds, key=lambda found: (-found.paper_count, found.id))


def entity_card(records: Records, entity: Entity) -> dict[str, Any]:
    """An entity: its names, the papers by role, what the papers state about it, and what it goes together with."""
    by_id = {found.id: found for found in records.entities}
    papers = {annotated.paper.id: annotated for annotated in records.papers}
    roles: dict[str, list[dict[str, Any]]] = defaultdict(list)
    together: dict[str, int] = defaultdict(int)
    for annotated in records.papers:
        edges = role_edges(annotated)
        own = [edge for edge in edges if edge.entity == entity.id]
        for edge in own:
            roles[edge.role].append(_paper_row(annotated, edge))
        if own:
            for other in {edge.entity for edge in edges} - {entity.id}:
                together[other] += 1
    stated = [
        {
            "head": by_id[statement.head].label,
            "relation": str(statement.name),
            "tail": by_id[statement.tail].label,
            "support": statement.support,
            "sentence": _quote(papers[statement.evidence[0].paper], (statement.evidence[0].span,))
            if statement.evidence
            else "",
        }
        for statement in statements(records)
        if entity.id in (statement.head, statement.tail)
    ]
    ranked = sorted(together.items(), key=lambda item: (-item[1], item[0]))[:_LISTED]
    card = {
        "id": entity.id,
        "type": str(entity.type),
        "label": entity.label,
        "aliases": list(entity.aliases),
        "maker": entity.maker,
        "kind": by_id[entity.kind].label if entity.kind else "",
        "may mean": [by_id[sense].label for sense in entity.senses],
        "a kind of": [by_id[above].label for above in entity.broader],
        "kinds": [found.label for found in _kinds(records, entity)[:_LISTED]],
        "of the same name": [by_id[other].label for other in entity.related],
        "papers": entity.paper_count,
        "roles": dict(sorted(roles.items())),
        "stated": stated,
        "goes with": {by_id[other].label: count for other, count in ranked},
    }
    return present(card)


def _paper_row(annotated: AnnotatedPaper, edge: RoleEdge) -> dict[str, Any]:
    return {
        "name": paper_label(annotated),
        "id": edge.paper,
        "confidence": edge.confidence,
        "sentence": _quote(annotated, edge.evidence),
    }


def _quote(annotated: AnnotatedPaper, evidence: tuple[Span, ...]) -> str:
    """The first sentence, cleaned; empty in a build without texts."""
    return clean_line(annotated.paper.quote(evidence[0])) if evidence else ""
