"""The graph as JSON: Cytoscape's form and networkx's node-link form. Lists are arrays, a node or an edge is a line."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TextIO

from kg.export.characters import CharacterFilter
from kg.export.rows import ExportStats, Value, edge_rows, node_rows
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
        nodes = _write_array(
            file,
            (
                {"data": {"id": node.id, "name": node.label, **_lists(node.attributes)}}
                for node in node_rows(graph, base_iri, keep)
            ),
        )
        file.write(',\n"edges": ')
        edges = _write_array(
            file,
            (
                {
                    "data": {
                        "id": edge.id,
                        "source": edge.source,
                        "target": edge.target,
                        "name": f"{edge.source} ({edge.type}) {edge.target}",
                        "interaction": edge.type,
                        **_lists(edge.attributes),
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
        nodes = _write_array(
            file, ({"id": node.id, **_lists(node.attributes)} for node in node_rows(graph, base_iri, keep))
        )
        file.write(',\n"edges": ')
        edges = _write_array(
            file,
            (
                {"source": edge.source, "target": edge.target, "key": edge.type, **_lists(edge.attributes)}
                for edge in edge_rows(graph, keep, texts=texts)
            ),
        )
        file.write("\n}\n")
    return ExportStats(nodes + edges, keep.dropped)


def _lists(attributes: Mapping[str, Value]) -> dict[str, object]:
    return {name: list(value) if isinstance(value, tuple) else value for name, value in attributes.items()}


def _write_array(file: TextIO, items: Iterable[Mapping[str, object]]) -> int:
    """Writes a JSON array with an item a line; returns how many."""
    count = 0
    file.write("[")
    for item in items:
        file.write(",\n" if count else "\n")
        file.write(dump_line(dict(item)))
        count += 1
    file.write("\n]")
    return count
