"""The graph as rows that every writer takes: sorted, typed, checked against the schema, free of illegal characters."""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from kg import ids
from kg.export.characters import CharacterFilter
from kg.graph.view import EDGE_ATTRIBUTES, NODE_ATTRIBUTES, Attribute, Graph
from kg.model import Records

#: A value of an attribute; the type is the ``kind`` that the schema declares.
Value = str | int | float | bool | tuple[str, ...]

#: Columns of nodes: the schema and the absolute IRI.
NODE_COLUMNS = (*NODE_ATTRIBUTES, Attribute("iri", str, "the id under the base IRI"))

#: The attribute of edges that ``--no-text`` leaves out.
_SENTENCE = "sentence"

#: Joins lists where a format has none, and what stands for it inside an item.
LIST_SEPARATOR = "|"
_SEPARATOR_INSIDE = "\u00a6"


@dataclass(frozen=True, slots=True)
class ExportStats:
    """What a writer did, for the report."""

    rows: int  # nodes and edges, or the rows of a table without its header
    dropped_characters: int = 0  # code points that XML 1.0 cannot hold


class Writer(Protocol):
    """Writes one file, or makes a folder of files; where it goes exists, an older file of that name is overwritten."""

    def __call__(self, records: Records, graph: Graph, path: Path, *, base_iri: str, texts: bool) -> ExportStats:
        """Write.

        Args:
            records: linked records.
            graph: their view by :func:`kg.graph.view.to_networkx`.
            path: the file to write; of a folder its name, under which there is nothing yet.
            base_iri: ends in ``/`` or ``#``; ids are IRIs under it.
            texts: whether sentences are written (``--no-text`` leaves them out).
        """


@dataclass(frozen=True, slots=True)
class NodeRow:
    """A node. ``attributes`` has the present ones alone, in the order of :data:`NODE_COLUMNS`."""

    id: str
    type: str
    label: str  # never empty
    attributes: Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class EdgeRow:
    """An edge. ``attributes`` has the present ones alone, in the order of :func:`edge_columns`."""

    id: str  # "e0": its place in the file
    source: str
    target: str
    type: str
    attributes: Mapping[str, Value]


def edge_columns(*, texts: bool) -> tuple[Attribute, ...]:
    """Columns of edges: the schema, without the sentence where texts are left out."""
    return tuple(column for column in EDGE_ATTRIBUTES if texts or column.name != _SENTENCE)


def node_rows(graph: Graph, base_iri: str, keep: CharacterFilter) -> Iterator[NodeRow]:
    """The nodes, sorted by id. Raises what :func:`_typed` raises."""
    kinds = {column.name: column.kind for column in NODE_COLUMNS}
    for node in sorted(graph.nodes):
        data = {**graph.nodes[node], "iri": ids.iri(base_iri, node)}
        attributes = _typed(f"node {node}", data, kinds, keep)
        yield NodeRow(node, str(attributes["node_type"]), str(attributes.get("label", node)), attributes)


def edge_rows(graph: Graph, keep: CharacterFilter, *, texts: bool) -> Iterator[EdgeRow]:
    """The edges, sorted by source, target and type, numbered in that order. Raises what :func:`_typed` raises."""
    kinds = {column.name: column.kind for column in edge_columns(texts=texts)}
    # No two edges have the same ends and key, so that data are never compared.
    for number, (source, target, key, data) in enumerate(sorted(graph.edges(keys=True, data=True))):
        told = data if texts else {name: value for name, value in data.items() if name != _SENTENCE}
        attributes = _typed(f"edge {source} {key} {target}", told, kinds, keep)
        yield EdgeRow(f"e{number}", source, target, str(attributes["edge_type"]), attributes)


def joined(value: Value) -> str:
    """A value as the text of a format without types: numbers as Python writes them, lists joined.

    >>> joined(("a|b", "c")), joined(True), joined(0.5)
    ('a\u00a6b|c', 'true', '0.5')
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return LIST_SEPARATOR.join(item.replace(LIST_SEPARATOR, _SEPARATOR_INSIDE) for item in value)
    return str(value)


def _typed(where: str, data: Mapping[str, Any], kinds: Mapping[str, type], keep: CharacterFilter) -> dict[str, Value]:
    """The present values in the order of the columns, which ``kinds`` names with their types.

    Raises:
        TypeError: an attribute is not declared, or has another type than the one declared.
    """
    if not data.keys() <= kinds.keys():
        raise TypeError(f"{where}: attribute {min(data.keys() - kinds.keys())!r} is not declared")
    values: dict[str, Value] = {}
    for name, kind in kinds.items():
        value: Any = data.get(name)
        if value is None or (isinstance(value, float) and not math.isfinite(value)):
            continue
        if type(value) is not kind:
            raise TypeError(f"{where}: {name} is {type(value).__name__}, not {kind.__name__}")
        if isinstance(value, str):
            value = keep(value)
        elif isinstance(value, tuple):
            value = tuple(filter(None, map(keep, value)))
        if value or not isinstance(value, (str, tuple)):
            values[name] = value
    return values
