"""CX2 (https://cytoscape.org/cx/cx2/specification/cytoscape-exchange-format-specification-(version-2)/).

For Cytoscape 3.10, Cytoscape Web and NDEx. Ids are whole numbers there, so that of a node is the attribute
``local_id``; ``name`` is what Cytoscape shows, ``interaction`` the type of an edge. All attributes are declared with
their types, lists are lists. There are no places: Cytoscape lays a network out that has none.
"""

import json
from pathlib import Path
from typing import TextIO

from kg.export.characters import CharacterFilter
from kg.export.json_graphs import arrays, write_array
from kg.export.looks import COLOURS
from kg.export.rows import NODE_COLUMNS, ExportStats, edge_columns, edge_rows, node_rows
from kg.graph.view import Attribute, Graph
from kg.model import Records
from kg.writing import open_text

_TYPES = {str: "string", int: "integer", float: "double", bool: "boolean", tuple: "list_of_string"}

#: Columns that CX2 has beside the schema.
_NODE_EXTRA = (Attribute("local_id", str, "the id"), Attribute("name", str, "the label"))
_EDGE_EXTRA = (Attribute("name", str, "source, type and target"), Attribute("interaction", str, "the type"))


def write_cx2(records: Records, graph: Graph, path: Path, *, base_iri: str, texts: bool) -> ExportStats:
    """Writes ``graph.cx2``; see :class:`kg.export.rows.Writer`."""
    keep = CharacterFilter()
    numbers = {node: number for number, node in enumerate(sorted(graph.nodes))}
    declared = {
        "networkAttributes": {"name": {"d": "string"}},
        "nodes": _declarations((*_NODE_EXTRA, *NODE_COLUMNS)),
        "edges": _declarations((*_EDGE_EXTRA, *edge_columns(texts=texts))),
    }
    counts = {
        "attributeDeclarations": 1,
        "networkAttributes": 1,
        "nodes": graph.number_of_nodes(),
        "edges": graph.number_of_edges(),
        "visualProperties": 1,
    }
    with open_text(path) as file:
        file.write('[\n{"CXVersion": "2.0", "hasFragments": false},\n')
        _aspect(file, "metaData", [{"name": name, "elementCount": count} for name, count in counts.items()])
        _aspect(file, "attributeDeclarations", [declared])
        _aspect(file, "networkAttributes", [{"name": "kg"}])
        file.write('{"nodes": ')
        nodes = write_array(
            file,
            (
                {"id": numbers[node.id], "v": {"local_id": node.id, "name": node.label, **arrays(node.attributes)}}
                for node in node_rows(graph, base_iri, keep)
            ),
        )
        file.write('},\n{"edges": ')
        edges = write_array(
            file,
            (
                {
                    "id": number,
                    "s": numbers[edge.source],
                    "t": numbers[edge.target],
                    "v": {
                        "name": f"{edge.source} ({edge.type}) {edge.target}",
                        "interaction": edge.type,
                        **arrays(edge.attributes),
                    },
                }
                for number, edge in enumerate(edge_rows(graph, keep, texts=texts))
            ),
        )
        file.write("},\n")
        _aspect(file, "visualProperties", [_style()])
        file.write('{"status": [{"success": true, "error": ""}]}\n]\n')
    return ExportStats(nodes + edges, keep.dropped)


def _declarations(columns: tuple[Attribute, ...]) -> dict[str, dict[str, str]]:
    return {column.name: {"d": _TYPES[column.kind]} for column in columns}


def _aspect(file: TextIO, name: str, content: object) -> None:
    file.write(f"{json.dumps({name: content})},\n")


def _style() -> dict[str, object]:
    """Labels from ``name``, colours by type, arrows."""
    colours = [{"v": type_, "vp": f"#{colour}"} for type_, colour in COLOURS.items()]
    return {
        "default": {"edge": {"EDGE_TARGET_ARROW_SHAPE": "triangle"}},
        "nodeMapping": {
            "NODE_LABEL": {"type": "PASSTHROUGH", "definition": {"attribute": "name", "type": "string"}},
            "NODE_BACKGROUND_COLOR": {
                "type": "DISCRETE",
                "definition": {"attribute": "node_type", "type": "string", "map": colours},
            },
        },
    }
