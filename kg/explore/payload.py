"""What the page knows, as JSON: the graph in one block, what papers say in chunks that are read when one looks.

Positions of nodes in the order of insertion serve as references. Offsets are half-open code points; the page turns them
into UTF-16.
"""

import base64
import gzip
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any

from kg.explore.details import Json
from kg.explore.style import STYLES
from kg.graph.view import RELATED

FORMAT = "kg-explorer/2"
#: Up to so many papers their texts are one block of readable JSON; beyond, they are compressed in chunks.
PLAIN_PAPERS = 500
CHUNK_PAPERS = 200
#: Up to so many nodes the graph is readable JSON, too.
PLAIN_NODES = 10_000

#: Keys of nodes and edges that have a place of their own, or that plain pyvis alone needs.
_NODE_OWN = frozenset({"id", "label", "type", "shape", "color", "title"})
_LEVEL = 6
#: A score is written as a whole number of these parts.
_PRECISION = 10_000


@dataclass(frozen=True, slots=True)
class Chunk:
    """A block of data of the page: the graph, or the details of papers by the position of their nodes."""

    value: Json
    compressed: bool

    @property
    def kind(self) -> str:
        """The type of the script element."""
        return "application/gzip" if self.compressed else "application/json"

    @property
    def body(self) -> str:
        """The compressed form: base64 of gzip, the same bytes for the same value."""
        text = json.dumps(self.value, allow_nan=False, separators=(",", ":"))
        packed = bytearray(gzip.compress(text.encode(), _LEVEL, mtime=0))
        packed[9] = 255  # "unknown operating system", where zlib would write the one that it runs on
        return base64.b64encode(bytes(packed)).decode()


def graph(
    nodes: Sequence[Mapping[str, Any]],
    edges: Sequence[Mapping[str, Any]],
    *,
    title: str,
    base_iri: str,
    texts: bool,
    details: Mapping[str, Json],
) -> Json:
    """The graph as columns.

    Returns:
        ``types``, ``kinds``, ``facets``, ``words``: names that numbers below stand for. ``ids``, ``labels``, ``type``,
        ``more``: a value per node (``more`` is 0 where there is nothing more). ``links``: source, target, kind and per
        cent of confidence of each edge, flat; ``statements``: ``[link number, support, evidence]`` of edges that carry
        evidence; ``related``: ``[first, second, score, parts, shared, words]``, where ``parts`` are number of a facet
        and its part of the score, flat, and both are ten-thousandths. ``chunks``: papers per block of details, 0 for
        one block; ``detailed``: the positions of the nodes that have details, in the order of the blocks.
    """
    position = {node["id"]: number for number, node in enumerate(nodes)}
    types = [*STYLES]
    types += sorted({str(node.get("type", "Node")) for node in nodes} - set(types))
    type_number = {name: number for number, name in enumerate(types)}
    kinds: dict[str, int] = {}
    links: list[int] = []
    statements: list[list[Any]] = []
    related: list[list[Any]] = []
    facets: dict[str, int] = {}
    words: dict[str, int] = {}
    for edge in edges:
        ends = position[edge["from"]], position[edge["to"]]
        kind = str(edge.get("type", ""))
        if kind == RELATED:
            shared = [position[entity] for entity in edge.get("shared", ())]
            score, parts = edge.get("score", 0), dict(edge.get("facets", ()))
            told = [[facets.setdefault(name, len(facets)), round(_PRECISION * part)] for name, part in parts.items()]
            row = [*ends, round(_PRECISION * score), list(chain.from_iterable(told)), shared]
            related.append([*row, [words.setdefault(word, len(words)) for word in edge.get("words", ())]])
            continue
        if "evidence" in edge:
            statements.append([len(links) // 4, edge.get("support", 1), edge["evidence"]])
        links += [*ends, kinds.setdefault(kind, len(kinds)), round(100 * edge.get("confidence", 1))]
    return {
        "format": FORMAT,
        "title": title,
        "base": base_iri,
        "texts": texts,
        "types": types,
        "kinds": list(kinds),
        "ids": [node["id"] for node in nodes],
        "labels": [node["label"] for node in nodes],
        "type": [type_number[str(node.get("type", "Node"))] for node in nodes],
        "more": [{key: value for key, value in node.items() if key not in _NODE_OWN} or 0 for node in nodes],
        "links": links,
        "statements": statements,
        "facets": list(facets),
        "words": list(words),
        "related": related,
        "chunks": CHUNK_PAPERS if len(details) > PLAIN_PAPERS else 0,
        "detailed": [number for number, node in enumerate(nodes) if node["id"] in details],
    }


def graph_chunk(value: Json) -> Chunk:
    """The graph as a block: readable, or compressed from :data:`PLAIN_NODES` nodes on."""
    return Chunk(value, compressed=len(value["ids"]) > PLAIN_NODES)


def chunks(nodes: Sequence[Mapping[str, Any]], details: Mapping[str, Json]) -> list[Chunk]:
    """The details in the order of the nodes: one plain block, or compressed ones of :data:`CHUNK_PAPERS` each."""
    detailed = [(str(number), details[node["id"]]) for number, node in enumerate(nodes) if node["id"] in details]
    if len(detailed) <= PLAIN_PAPERS:
        return [Chunk(dict(detailed), compressed=False)]
    return [
        Chunk(dict(detailed[start : start + CHUNK_PAPERS]), compressed=True)
        for start in range(0, len(detailed), CHUNK_PAPERS)
    ]
