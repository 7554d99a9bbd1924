"""The graph as JSON: the forms of Cytoscape, networkx and graphology. Lists are arrays, a node or an edge is a line."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TextIO

from kg.export.characters import CharacterFilter
from kg.export.looks import COLOURS, node_size, places
from kg.export.rows import ExportStats, NodeRow, Value, edge_rows, node_rows
from kg.graph.view import Graph
from kg.model import Records
from kg.records import dump_line
from kg.writing import open_text


def write_cyjs(records: Records, graph: Graph, path: Path, *, base_iri: str, texts: bool) -> ExportStats:
    """Writes ``graph.cyjs`` for Cytoscape (File > Import > Network) and for ``cytoscape({elements})``.

    Cytoscape shows the column ``name`` of nodes and takes ``interaction`` for the type of an edge.
    """
    keep = CharacterFilter()
    with open_text(path) as file:
        file.write('{\n"format_version": "1.0",\n"generated_by": "kg",\n"target_cytoscapejs_version": "~3",\n')
        file.write('"data": {"name": "kg"},\n"elements": {\n"nodes": ')
        nodes = write_array(
            file,
            (
                {"data": {"id": node.id, "name": node.label, **arrays(node.attributes)}}
                for node in node_rows(graph, base_iri, keep)
            ),
        )
        file.write(',\n"edges": ')
        edges = write_array(
            file,
            (
                {
                    "data": {
                        "id": edge.id,
                        "source": edge.source,
                        "target": edge.target,
                        "name": f"{edge.source} ({edge.type}) {edge.target}",
                        "interaction": edge.type,
                        **arrays(edge.attributes),
                    }
                }
                for edge in edge_rows(graph, keep, texts=texts)
            ),
        )
        file.write("\n}\n}\n")
    return ExportStats(nodes + edges, keep.dropped)


def write_node_link(records: Records, graph: Graph, path: Path, *, base_iri: str, texts: bool) -> ExportStats:
    """Writes ``graph.json``; ``networkx.node_link_graph(json.load(file), edges="edges")`` gives the graph back.

    The ``key`` of an edge is its type, as in :func:`kg.graph.view.to_networkx`; there is no edge id, which networkx
    would take for an attribute.
    """
    keep = CharacterFilter()
    with open_text(path) as file:
        file.write('{\n"directed": true,\n"multigraph": true,\n"graph": {"name": "kg"},\n"nodes": ')
        nodes = write_array(
            file, ({"id": node.id, **arrays(node.attributes)} for node in node_rows(graph, base_iri, keep))
        )
        file.write(',\n"edges": ')
        edges = write_array(
            file,
            (
                {"source": edge.source, "target": edge.target, "key": edge.type, **arrays(edge.attributes)}
                for edge in edge_rows(graph, keep, texts=texts)
            ),
        )
        file.write("\n}\n")
    return ExportStats(nodes + edges, keep.dropped)


def write_graphology(records: Records, graph: Graph, path: Path, *, base_iri: str, texts: bool) -> ExportStats:
    """Writes ``graph.graphology.json`` for ``graph.import()``, sigma.js and Gephi Lite.

    Beside the attributes of all formats a node has ``x``, ``y``, ``size`` and ``color``, and an edge its type as
    ``label``, by which sigma draws them. The key of an edge is its id.
    """
    keep = CharacterFilter()
    place = places(graph)
    with open_text(path) as file:
        file.write('{\n"attributes": {"name": "kg"},\n')
        file.write('"options": {"type": "directed", "multi": true, "allowSelfLoops": true},\n"nodes": ')
        nodes = write_array(
            file,
            (
                {"key": node.id, "attributes": {**arrays(node.attributes), **_drawn(node, place[node.id])}}
                for node in node_rows(graph, base_iri, keep)
            ),
        )
        file.write(',\n"edges": ')
        edges = write_array(
            file,
            (
                {
                    "key": edge.id,
                    "source": edge.source,
                    "target": edge.target,
                    "attributes": {**arrays(edge.attributes), "label": edge.type},
                }
                for edge in edge_rows(graph, keep, texts=texts)
            ),
        )
        file.write("\n}\n")
    return ExportStats(nodes + edges, keep.dropped)


def _drawn(node: NodeRow, place: tuple[float, float]) -> dict[str, object]:
    colour = f"#{COLOURS[node.type]}"
    return {"label": node.label, "x": place[0], "y": place[1], "size": node_size(node), "color": colour}


def arrays(attributes: Mapping[str, Value]) -> dict[str, object]:
    """Attributes as JSON has them."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in attributes.items()}


def write_array(file: TextIO, items: Iterable[Mapping[str, object]]) -> int:
    """Writes a JSON array with an item a line; returns how many."""
    count = 0
    file.write("[")
    for item in items:
        file.write(",\n" if count else "\n")
        file.write(dump_line(dict(item)))
        count += 1
    file.write("\n]")
    return count
