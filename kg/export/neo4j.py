"""The folder ``neo4j/``: CSV files for ``neo4j-admin``, and the scripts that load them (:mod:`kg.export.cypher`).

The header is the one that ``neo4j-admin`` wants: ``id:ID(Paper)`` opens an id space for each type, ``:LABEL`` and
``:TYPE`` are columns, numbers and lists are typed. LadybugDB and Memgraph load the same files.

RFC 4180: what holds a comma, a quote or a line break is in quotes, quotes are doubled, a backslash is a backslash, and
line breaks stay. Items of a list are parted by U+001F, which :class:`kg.export.characters.CharacterFilter` drops from
all text: no item can hold it, as one may hold ``;`` or ``|``. What is unknown is empty, which all of them take for
null.
"""

import re
from collections.abc import Iterable, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import TextIO

from kg.export.characters import CharacterFilter
from kg.export.cypher import scripts
from kg.export.property_tables import ARRAY_DELIMITER, EdgeTable, NodeTable, header
from kg.export.rows import NODE_COLUMNS, ExportStats, Value, edge_columns, edge_rows, joined, node_rows
from kg.graph.view import Attribute, Graph
from kg.model import Records
from kg.writing import open_text

_NEEDS_QUOTES = re.compile('[",\r\n]')

#: Columns that tell the type, which the label of a node and the type of a relationship tell.
_TYPE_COLUMNS = frozenset({"node_type", "edge_type"})


def write_neo4j(records: Records, graph: Graph, path: Path, *, base_iri: str, texts: bool) -> ExportStats:
    """Makes the folder ``neo4j``; see :class:`kg.export.rows.Writer`. A type that has no row has no file."""
    keep = CharacterFilter()
    node_columns = [column for column in NODE_COLUMNS if column.name not in _TYPE_COLUMNS]
    columns = [column for column in edge_columns(texts=texts) if column.name not in _TYPE_COLUMNS]
    edge_properties = [Attribute("id", str, "unique in all exports"), *columns]
    rows = 0
    path.mkdir()
    with ExitStack() as stack:
        nodes: dict[NodeTable, TextIO] = {}
        for node in node_rows(graph, base_iri, keep):
            table = NodeTable(node.type)
            if table not in nodes:
                nodes[table] = stack.enter_context(open_text(path / table.file))
                nodes[table].write(_line([table.id, *map(header, node_columns), ":LABEL"]))
            nodes[table].write(_line([node.id, *_values(node.attributes, node_columns), node.type]))
            rows += 1
        edges: dict[EdgeTable, TextIO] = {}
        for edge in edge_rows(graph, keep, texts=texts):
            source, target = (graph.nodes[end]["node_type"] for end in (edge.source, edge.target))
            kind = EdgeTable(edge.type, source, target)
            if kind not in edges:
                edges[kind] = stack.enter_context(open_text(path / kind.file))
                edges[kind].write(_line([kind.start, kind.end, *map(header, edge_properties), ":TYPE"]))
            values = [edge.source, edge.target, edge.id, *_values(edge.attributes, columns), edge.type]
            edges[kind].write(_line(values))
            rows += 1
    for name, text in scripts(sorted(nodes), sorted(edges), node_columns, edge_properties).items():
        with open_text(path / name) as file:
            file.write(text)
    return ExportStats(rows, keep.dropped)


def _line(values: Iterable[str]) -> str:
    r"""A row. Not by :mod:`csv`, which leaves a carriage return alone without quotes; readers end the row there.

    >>> _line(["a", "", "b,c", "d\r", "e;f"])
    'a,,"b,c","d\r",e;f\n'
    """
    return ",".join(_quoted(value) if _NEEDS_QUOTES.search(value) else value for value in values) + "\n"


def _quoted(value: str) -> str:
    return '"' + value.replace('"', '""') + '"'


def _values(attributes: Mapping[str, Value], columns: Iterable[Attribute]) -> list[str]:
    return [_text(attributes.get(column.name, "")) for column in columns]


def _text(value: Value) -> str:
    return ARRAY_DELIMITER.join(value) if isinstance(value, tuple) else joined(value)
