"""GEXF 1.3 (https://gexf.net), for Gephi and Gephi Lite.

The label of a node and the weight, kind and label of an edge are XML attributes, where Gephi looks for them; all else
is a declared attribute whose id is its name (graphology-gexf shows the id). ``kind`` keeps parallel edges of different
type apart in Gephi. Nodes have colour, size and a place to begin a layout from (:mod:`kg.export.looks`).

Where years are known the graph is dynamic: a paper begins in its year and an entity with the first paper that has it,
so that Gephi's timeline shows a field as it grows. What has no year is there from the beginning.
"""

from collections.abc import Iterable
from pathlib import Path

from kg.export.characters import CharacterFilter, xml_attribute
from kg.export.graphml import HEAD
from kg.export.looks import COLOURS, first_years, node_size, places
from kg.export.rows import (
    NODE_COLUMNS,
    EdgeRow,
    ExportStats,
    NodeRow,
    Value,
    edge_columns,
    edge_rows,
    joined,
    node_rows,
)
from kg.graph.view import Attribute, Graph
from kg.model import Records
from kg.writing import open_text

_TYPES = {str: "string", int: "integer", float: "double", bool: "boolean", tuple: "string"}

#: Written as XML attributes instead.
_NODE_XML = frozenset({"label"})
_EDGE_XML = frozenset({"weight"})


def write_gexf(records: Records, graph: Graph, path: Path, *, base_iri: str, texts: bool) -> ExportStats:
    """Writes ``graph.gexf``; see :class:`kg.export.rows.Writer`."""
    keep = CharacterFilter()
    rows = 0
    years, place = first_years(graph), places(graph)
    # Years are numbers of the time format "double": a date would claim a day that nobody knows.
    mode = 'mode="dynamic" timeformat="double"' if years else 'mode="static"'
    with open_text(path) as file:
        file.write(
            HEAD + '<gexf xmlns="http://gexf.net/1.3" xmlns:viz="http://gexf.net/1.3/viz" version="1.3">\n'
            "  <meta>\n    <creator>kg</creator>\n    <description>Knowledge graph of research papers</description>\n"
            f'  </meta>\n  <graph defaultedgetype="directed" {mode}>\n'
        )
        file.write(_declarations("node", NODE_COLUMNS, _NODE_XML))
        file.write(_declarations("edge", edge_columns(texts=texts), _EDGE_XML))
        file.write(f'    <nodes count="{graph.number_of_nodes()}">\n')
        for node in node_rows(graph, base_iri, keep):
            file.write(_node(node, years.get(node.id), *place[node.id]))
            rows += 1
        file.write(f'    </nodes>\n    <edges count="{graph.number_of_edges()}">\n')
        for edge in edge_rows(graph, keep, texts=texts):
            file.write(_edge(edge))
            rows += 1
        file.write("    </edges>\n  </graph>\n</gexf>\n")
    return ExportStats(rows, keep.dropped)


def _declarations(kind: str, columns: Iterable[Attribute], left_out: frozenset[str]) -> str:
    lines = [
        f'      <attribute id="{column.name}" title="{column.name}" type="{_TYPES[column.kind]}"/>\n'
        for column in columns
        if column.name not in left_out
    ]
    return f'    <attributes class="{kind}" mode="static">\n{"".join(lines)}    </attributes>\n'


def _values(attributes: Iterable[tuple[str, Value]], left_out: frozenset[str]) -> str:
    lines = [
        f'          <attvalue for="{name}" value={xml_attribute(joined(value))}/>\n'
        for name, value in attributes
        if name not in left_out
    ]
    return f"        <attvalues>\n{''.join(lines)}        </attvalues>\n"


def _node(node: NodeRow, year: int | None, x: float, y: float) -> str:
    red, green, blue = bytes.fromhex(COLOURS[node.type])
    start = "" if year is None else f' start="{year}"'
    return (
        f"      <node id={xml_attribute(node.id)} label={xml_attribute(node.label)}{start}>\n"
        + _values(node.attributes.items(), _NODE_XML)
        + f'        <viz:color r="{red}" g="{green}" b="{blue}"/>\n        <viz:size value="{node_size(node)}"/>\n'
        + f'        <viz:position x="{x}" y="{y}" z="0.0"/>\n'
        + "      </node>\n"
    )


def _edge(edge: EdgeRow) -> str:
    weight = f' weight="{edge.attributes["weight"]}"' if "weight" in edge.attributes else ""
    kind = xml_attribute(edge.type)
    return (
        f'      <edge id="{edge.id}" source={xml_attribute(edge.source)} target={xml_attribute(edge.target)}'
        f' type="directed" kind={kind} label={kind}{weight}>\n'
        + _values(edge.attributes.items(), _EDGE_XML)
        + "      </edge>\n"
    )
