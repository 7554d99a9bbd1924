"""The edges of a build as keys that can be compared, each with what is only counted."""

from collections.abc import Sequence
from dataclasses import dataclass

from kg.graph.edges import all_role_edges, statements
from kg.graph.relatedness import Relatedness
from kg.model import Records

#: The names of edges that are neither a role nor a relation.
BROADER, RELATED = "broader", "related"


@dataclass(frozen=True, slots=True, order=True)
class Edge:
    """One edge: ``Edge("uses", "paper/…", "entity/…")``; of related papers the smaller id is the head."""

    name: str  # a role, a relation, "broader" or "related"
    head: str
    tail: str


def edges(records: Records, pairs: Sequence[Relatedness]) -> dict[Edge, tuple[float, int]]:
    """Each edge with its confidence or score, and its mentions or papers: what may change without a decision."""
    found: dict[Edge, tuple[float, int]] = {}
    for role in all_role_edges(records):
        found[Edge(str(role.role), role.paper, role.entity)] = (role.confidence, role.mentions)
    for statement in statements(records):
        found[Edge(str(statement.name), statement.head, statement.tail)] = (statement.confidence, statement.support)
    for entity in records.entities:
        for broader in entity.broader:
            found[Edge(BROADER, entity.id, broader)] = (1.0, 1)
    for pair in pairs:
        found[Edge(RELATED, pair.first, pair.second)] = (pair.score, len(pair.shared))
    return found
