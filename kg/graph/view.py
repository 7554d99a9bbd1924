"""The records as a strict, frozen networkx graph: typed attributes alone, no dangling edge, sorted insertion."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeAlias

import networkx as nx

from kg.fields import present
from kg.graph.citations import citations
from kg.graph.edges import all_role_edges, statements
from kg.graph.labels import paper_label
from kg.graph.relatedness import Relatedness, relatedness
from kg.model import AnnotatedPaper, Entity, Records, Span
from kg.text.clean import clean_line

#: The type of paper nodes, and the edge type of relatedness; all others are values of EntityType, Role, RelationName.
PAPER = "Paper"
RELATED = "related"
#: The type of edges from a paper to one that it cites.
CITES = "cites"
#: The type of edges between entities that one paper names; only in the view of entities (:mod:`kg.graph.select`).
CO_OCCURS = "coOccursWith"
#: Edge types without a direction: written once, from the smaller id.
SYMMETRIC = frozenset({RELATED, CO_OCCURS})


@dataclass(frozen=True, slots=True)
class Attribute:
    """A column of nodes or edges: exporters declare and check their types from this."""

    name: str
    kind: type  # str, int, float, bool or tuple (of str)
    meaning: str


#: Attributes of nodes. Absent values are left out; ``id`` is the node itself.
NODE_ATTRIBUTES = (
    Attribute("node_type", str, "Paper, Method, Task, Dataset, Robot, RobotKind or Metric"),
    Attribute("label", str, "what to show"),
    Attribute("title", str, "papers: the title where it is known"),
    Attribute("authors", tuple, "papers: names in order"),
    Attribute("venue", str, "papers"),
    Attribute("year", int, "papers"),
    Attribute("url", str, "papers"),
    Attribute("key", str, "the key that the id is a hash of"),
    Attribute("aliases", tuple, "entities: other surface forms"),
    Attribute("maker", str, "robots: manufacturer"),
    Attribute("kind", str, "robots: id of the RobotKind"),
    Attribute("ambiguous", bool, "entities: a bare name that fits several senses"),
    Attribute("broader", tuple, "entities: ids of what they are a kind of"),
    Attribute("same_name", tuple, "entities: ids of what bears the name and is another type of thing"),
    Attribute("paper_count", int, "entities: papers that mention it"),
)

#: Attributes of edges. The key of a multi-edge is its type.
EDGE_ATTRIBUTES = (
    Attribute("edge_type", str, "a role, a relation, cites, related, or coOccursWith"),
    Attribute("confidence", float, "0..1, two decimals"),
    Attribute("support", int, "papers that state a relation, or name both; mentions behind a role"),
    Attribute("weight", float, "related: cosine 0..1; coOccursWith: papers; cites: 1; else the confidence"),
    Attribute("evidence", tuple, "sentences as paper#text:start-end, half-open code points of the raw text"),
    Attribute("sentence", str, "the first of them, cleaned"),
    Attribute("shared", tuple, "related: ids of the shared entities, heaviest first; coOccursWith: of the papers"),
)

#: Nodes are ids. Quoted: networkx takes a type argument only in its stubs.
Graph: TypeAlias = "nx.MultiDiGraph[str]"


def to_networkx(records: Records, pairs: list[Relatedness] | None = None, *, texts: bool = True) -> Graph:
    """The whole graph, frozen.

    Args:
        records: linked records.
        pairs: relatedness where it has been computed already.
        texts: whether edges carry the sentence in words (``--no-text`` leaves it out).

    Returns:
        A frozen MultiDiGraph whose nodes are paper and entity ids, with the attributes of :data:`NODE_ATTRIBUTES` and
        :data:`EDGE_ATTRIBUTES`; edge keys are edge types.
    """
    graph: Graph = nx.MultiDiGraph()
    by_id = {annotated.paper.id: annotated for annotated in records.papers}
    for annotated in records.papers:
        graph.add_node(annotated.paper.id, **_paper_attributes(annotated))
    for entity in records.entities:
        graph.add_node(entity.id, **_entity_attributes(entity))

    @cache  # one sentence often shows several edges
    def sentence(paper: str, span: Span) -> str:
        return clean_line(by_id[paper].paper.quote(span))

    def quote(places: Sequence[tuple[str, Span]]) -> str:
        return sentence(*places[0]) if texts and places else ""

    for edge in all_role_edges(records):
        places = [(edge.paper, span) for span in edge.evidence]
        attributes = _edge_attributes(edge.role, edge.confidence, edge.mentions, places, quote(places))
        _add_edge(graph, edge.paper, edge.entity, attributes)
    for statement in statements(records):
        places = [(item.paper, item.span) for item in statement.evidence]
        attributes = _edge_attributes(statement.name, statement.confidence, statement.support, places, quote(places))
        _add_edge(graph, statement.head, statement.tail, attributes)
    for citation in citations(records):
        _add_edge(graph, citation.citing, citation.cited, {"edge_type": CITES, "weight": 1.0})
    for pair in relatedness(records) if pairs is None else pairs:
        shared = {"shared": pair.shared} if pair.shared else {}  # neighbours by their words share none
        _add_edge(graph, pair.first, pair.second, {"edge_type": RELATED, "weight": pair.score, **shared})
    nx.freeze(graph)
    return graph


def _edge_attributes(
    name: str, confidence: float, support: int, places: Sequence[tuple[str, Span]], sentence: str
) -> dict[str, Any]:
    return present(
        {
            "edge_type": str(name),
            "confidence": confidence,
            "support": support,
            "weight": confidence,
            "evidence": tuple(f"{paper}#{span.text}:{span.start}-{span.end}" for paper, span in places),
            "sentence": sentence,
        }
    )


def _add_edge(graph: Graph, head: str, tail: str, attributes: dict[str, Any]) -> None:
    for node in (head, tail):
        if node not in graph:
            raise ValueError(f"edge {attributes['edge_type']} to {node}, which is no node: the records were not linked")
    graph.add_edge(head, tail, key=attributes["edge_type"], **attributes)


def _paper_attributes(annotated: AnnotatedPaper) -> dict[str, Any]:
    paper = annotated.paper
    return present(
        {
            "node_type": PAPER,
            "label": paper_label(annotated),
            "title": clean_line(paper.title),
            "authors": paper.authors,
            "venue": paper.venue,
            "year": paper.year,
            "url": paper.url,
            "key": paper.key,
        }
    )


def _entity_attributes(entity: Entity) -> dict[str, Any]:
    return present(
        {
            "node_type": str(entity.type),
            "label": entity.label,
            "key": entity.key,
            "aliases": entity.aliases,
            "maker": entity.maker,
            "kind": entity.kind,
            "ambiguous": entity.ambiguous,
            "broader": entity.broader,
            "same_name": entity.related,
            "paper_count": entity.paper_count,
        }
    )
