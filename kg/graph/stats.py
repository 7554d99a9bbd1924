"""What a graph holds, in numbers: for ``kg stats``, ``report.json`` and ``report.md``."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from kg.graph.citations import citations
from kg.graph.edges import all_role_edges, statements
from kg.graph.relatedness import Relatedness
from kg.model import Decision, EntityType, Records, RelationName, Role

#: How many entities of each type are told.
_TOP = 10


def graph_stats(records: Records, pairs: Sequence[Relatedness], top: int = _TOP) -> dict[str, Any]:
    """Counts, ready for JSON, keys in a fixed order; a type, role or relation that does not occur counts 0.

    Args:
        records: linked records.
        pairs: their relatedness, by :func:`kg.graph.relatedness.relatedness`.
        top: how many entities of each type are named.

    Returns:
        ``papers``, ``papers_with_abstract``, ``papers_without_abstract``, ``papers_without_entities``; ``entities`` and
        ``entities_by_type``; ``ambiguous_entities``; ``mentions``; ``roles`` and ``relations`` (edges of the graph by
        type); ``results``; ``merges`` (decisions of linking by kind);
        ``citations`` (between papers of the corpus); ``related_pairs``; ``top_entities`` (by type: id,
        label and papers, the most mentioned first, then by label and id; entities of no paper are left out).
    """
    papers = records.papers
    with_abstract = sum(annotated.paper.has_abstract for annotated in papers)
    types = Counter(entity.type for entity in records.entities)
    roles = Counter(edge.role for edge in all_role_edges(records))
    relations = Counter(statement.name for statement in statements(records))
    decisions = Counter(merge.decision for merge in records.merges)
    return {
        "papers": len(papers),
        "papers_with_abstract": with_abstract,
        "papers_without_abstract": len(papers) - with_abstract,
        "papers_without_entities": sum(not annotated.entities for annotated in papers),
        "entities": len(records.entities),
        "entities_by_type": {str(type_): types[type_] for type_ in EntityType},
        "ambiguous_entities": sum(entity.ambiguous for entity in records.entities),
        "mentions": sum(len(annotated.mentions) for annotated in papers),
        "roles": {str(role): roles[role] for role in Role},
        "relations": {str(name): relations[name] for name in RelationName},
        "results": sum(len(annotated.results) for annotated in papers),
        "merges": {str(decision): decisions[decision] for decision in Decision},
        "citations": len(citations(records)),
        "related_pairs": len(pairs),
        "top_entities": {str(type_): _top_of(records, type_, top) for type_ in EntityType},
    }


def _top_of(records: Records, type_: EntityType, top: int) -> list[dict[str, Any]]:
    found = [entity for entity in records.entities if entity.type is type_ and entity.paper_count]
    best = sorted(found, key=lambda entity: (-entity.paper_count, entity.label, entity.id))[:top]
    return [{"id": entity.id, "label": entity.label, "papers": entity.paper_count} for entity in best]
