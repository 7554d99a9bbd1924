"""Parts of the graph: papers alone, entities alone, some types or roles, or what lies around one node.

First the filters leave out entities (by type, by papers that mention them) and edges from papers to entities (by role).
Where there is a filter, a paper stays that has an edge left, and with ``roles`` an entity too. Then ``what`` makes the
view of the rest, and ``ego`` cuts out a part of it. All exporters take what comes out, as it has the same attributes.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import combinations

import networkx as nx

from kg.errors import KgError, UnknownNameError
from kg.graph.find import find_entity, find_node, find_paper
from kg.graph.view import CO_OCCURS, PAPER, Graph
from kg.model import Entity, EntityType, Records, Role
from kg.omit import keep_entities

#: The views: everything; papers joined by relatedness; entities joined by the papers that name both and by relations.
ALL, PAPERS, ENTITIES = "all", "papers", "entities"
VIEWS = (ALL, PAPERS, ENTITIES)


@dataclass(frozen=True, slots=True)
class Selection:
    """Which part is wanted; the default is all of it."""

    what: str = ALL  # a name of VIEWS
    types: tuple[str, ...] = ()  # of entities: names of EntityType; empty: all
    roles: tuple[str, ...] = ()  # names of Role; empty: all
    min_papers: int = 0  # entities that fewer papers mention are left out
    ego: str = ""  # what names a node; empty: the whole view
    hops: int = 2  # how far from it

    def __post_init__(self) -> None:
        for what, names, known in (
            ("view", (self.what,), VIEWS),
            ("type", self.types, tuple(EntityType)),
            ("role", self.roles, tuple(Role)),
        ):
            for name in names:
                if name not in known:
                    raise UnknownNameError(what, name, known)
        if self.min_papers < 0:
            raise KgError(f"min_papers is {self.min_papers}; it must be 0 or more.")
        if self.hops < 1:
            raise KgError(f"hops is {self.hops}; it must be 1 or more.")

    @property
    def filters(self) -> bool:
        """Whether it leaves out entities or roles."""
        return bool(self.types or self.roles or self.min_papers)


EVERYTHING = Selection()


def select(records: Records, graph: Graph, selection: Selection) -> tuple[Records, Graph]:
    """The part of the graph, frozen, and of the records: for tables and lists that are made of these.

    Args:
        records: linked records.
        graph: their view by :func:`kg.graph.view.to_networkx`.
        selection: which part.

    Returns:
        Records without the papers that are left out, and without the mentions of entities that are left out; in the
        view of papers those of their entities stay, in that of entities those of the papers that name them.

    Raises:
        NotFoundError, AmbiguousNameError: of ``ego``.
        KgError: nothing is left, or ``ego`` is not.
    """
    if selection == EVERYTHING:
        return records, graph
    entities = {
        node
        for node, data in graph.nodes(data=True)
        if data["node_type"] != PAPER
        and (not selection.types or data["node_type"] in selection.types)
        and data.get("paper_count", 0) >= selection.min_papers
    }
    named = _entities_of_papers(graph, entities, selection)
    if selection.roles:
        entities = {entity for found in named.values() for entity in found}
    papers = {paper for paper, found in named.items() if found or not selection.filters}
    view = _view(graph, papers, entities, named, selection)
    if selection.ego and len(view):
        view = _around(records, view, selection)
    if not len(view):
        raise KgError(f"nothing is left of the graph by {_described(selection)}. Ask for less, or leave it out.")
    nx.freeze(view)
    if selection.what == PAPERS:
        return _narrowed(records, set(view), entities), view
    if selection.what == ENTITIES:
        return _narrowed(records, {paper for paper in papers if not named[paper].isdisjoint(view)}, set(view)), view
    return _narrowed(records, set(view), set(view)), view


def _entities_of_papers(graph: Graph, entities: set[str], selection: Selection) -> dict[str, set[str]]:
    """Paper -> its entities of those, by one of the roles; sorted papers."""
    named: dict[str, set[str]] = {
        node: set() for node in sorted(graph.nodes) if graph.nodes[node]["node_type"] == PAPER
    }
    for paper, found in named.items():
        for _, entity, key in graph.out_edges(paper, keys=True):
            if entity in entities and (not selection.roles or key in selection.roles):
                found.add(entity)
    return named


def _view(
    graph: Graph, papers: set[str], entities: set[str], named: Mapping[str, set[str]], selection: Selection
) -> Graph:
    """A graph of its own with the nodes and edges of the view."""
    nodes = (papers if selection.what != ENTITIES else set()) | (entities if selection.what != PAPERS else set())
    view: Graph = nx.MultiDiGraph()
    view.add_nodes_from((node, graph.nodes[node]) for node in sorted(nodes))
    for source, target, key, data in graph.edges(keys=True, data=True):
        is_role = target in entities and source not in entities
        if source in nodes and target in nodes and not (is_role and selection.roles and key not in selection.roles):
            view.add_edge(source, target, key=key, **data)
    if selection.what == ENTITIES:
        for (first, second), shared in _co_occurrences(papers, named).items():
            attributes = {"edge_type": CO_OCCURS, "support": len(shared), "weight": float(len(shared))}
            view.add_edge(first, second, key=CO_OCCURS, **attributes, shared=tuple(shared))
    return view


def _co_occurrences(papers: Iterable[str], named: Mapping[str, set[str]]) -> dict[tuple[str, str], list[str]]:
    """Pair of entities, the smaller id first -> the papers that name both, sorted."""
    pairs: dict[tuple[str, str], list[str]] = defaultdict(list)
    for paper in sorted(papers):
        for pair in combinations(sorted(named[paper]), 2):
            pairs[pair].append(paper)
    return pairs


def _around(records: Records, view: Graph, selection: Selection) -> Graph:
    if selection.what == PAPERS:
        node = find_paper(records, selection.ego).paper.id
    else:
        found = find_entity(records, selection.ego) if selection.what == ENTITIES else find_node(records, selection.ego)
        node = found.id if isinstance(found, Entity) else found.paper.id
    if node not in view:
        raise KgError(f"{node} is none of what is left of the graph by {_described(selection)}.")
    near = nx.single_source_shortest_path_length(view.to_undirected(as_view=True), node, cutoff=selection.hops)
    part: Graph = view.subgraph(near).copy()
    return part


def _narrowed(records: Records, papers: set[str], entities: set[str]) -> Records:
    return Records(
        papers=tuple(
            keep_entities(annotated, [n for n, found in enumerate(annotated.entities) if found.id in entities])
            for annotated in records.papers
            if annotated.paper.id in papers
        ),
        entities=tuple(entity for entity in records.entities if entity.id in entities),
        merges=tuple(merge for merge in records.merges if merge.entity in entities),
    )


def _described(selection: Selection) -> str:
    """The options that were given.

    >>> _described(Selection(what="papers", types=("Robot",), min_papers=3))
    '--what papers --type Robot --min-papers 3'
    """
    parts = [f"--what {selection.what}"] if selection.what != ALL else []
    parts += [f"--type {name}" for name in selection.types] + [f"--role {name}" for name in selection.roles]
    parts += [f"--min-papers {selection.min_papers}"] if selection.min_papers else []
    parts += [f"--ego {selection.ego!r} --hops {selection.hops}"] if selection.ego else []
    return " ".join(parts)
