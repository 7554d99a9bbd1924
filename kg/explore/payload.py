"""What the page knows, as JSON: the graph in one block, what papers say in chunks that are read when one looks.

Positions of nodes in the order of insertion serve as references. Offsets are half-open code points of the raw text;
the page turns them into UTF-16.
"""

import base64
import gzip
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kg.explore.style import STYLES
from kg.model import ABSTRACT, TITLE, AnnotatedPaper, Paper, Span

Json = dict[str, Any]

FORMAT = "kg-explorer/1"
#: Up to so many papers their texts are one block of readable JSON; beyond, they are compressed in chunks.
PLAIN_PAPERS = 500
CHUNK_PAPERS = 200

#: The texts that the page holds in full; a sentence of any other is quoted where it is evidence.
TEXTS = (TITLE, ABSTRACT)

#: Edge types that link two papers.
RELATED = "related"
#: Keys of nodes and edges that have a place of their own, or that plain pyvis alone needs.
_NODE_OWN = frozenset({"id", "label", "type", "shape", "color", "title"})
_LEVEL = 6


@dataclass(frozen=True, slots=True)
class Chunk:
    """The details of some papers: ``value`` maps the position of a paper's node to them."""

    value: dict[str, Json]
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
        ``types``, ``kinds``: names that numbers below stand for. ``ids``, ``labels``, ``type``, ``more``: a value per
        node (``more`` is 0 where there is nothing more). ``links``: source, target, kind and per cent of confidence of
        each edge, flat; ``statements``: ``[link number, support, evidence]`` of edges that carry evidence;
        ``related``: ``[first, second, score, facets, shared]``. ``chunks``: papers per block of details, 0 for one
        block; ``detailed``: the positions of the nodes that have details, in the order of the blocks.
    """
    position = {node["id"]: number for number, node in enumerate(nodes)}
    types = [*STYLES]
    types += sorted({str(node.get("type", "Node")) for node in nodes} - set(types))
    type_number = {name: number for number, name in enumerate(types)}
    kinds: dict[str, int] = {}
    links: list[int] = []
    statements: list[list[Any]] = []
    related: list[list[Any]] = []
    for edge in edges:
        ends = position[edge["from"]], position[edge["to"]]
        kind = str(edge.get("type", ""))
        if kind == RELATED:
            shared = [position[entity] for entity in edge.get("shared", ())]
            related.append([*ends, edge.get("score", 0), dict(edge.get("facets", ())), shared])
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
        "related": related,
        "chunks": CHUNK_PAPERS if len(details) > PLAIN_PAPERS else 0,
        "detailed": [number for number, node in enumerate(nodes) if node["id"] in details],
    }


def chunks(nodes: Sequence[Mapping[str, Any]], details: Mapping[str, Json]) -> list[Chunk]:
    """The details in the order of the nodes: one plain block, or compressed ones of :data:`CHUNK_PAPERS` each."""
    detailed = [(str(number), details[node["id"]]) for number, node in enumerate(nodes) if node["id"] in details]
    if len(detailed) <= PLAIN_PAPERS:
        return [Chunk(dict(detailed), compressed=False)]
    return [
        Chunk(dict(detailed[start : start + CHUNK_PAPERS]), compressed=True)
        for start in range(0, len(detailed), CHUNK_PAPERS)
    ]


def evidence(paper: Paper, spans: Sequence[Span]) -> list[Any]:
    """Sentences as ``[text number, start, end]`` where the page holds the text, else as their own words."""
    return [
        [TEXTS.index(span.text), span.start, span.end] if span.text in TEXTS else paper.quote(span) for span in spans
    ]


def paper_details(
    annotated: AnnotatedPaper,
    position: Mapping[str, int],
    roles: Sequence[tuple[str, str, Sequence[Span]]],
    texts: bool,
) -> Json:
    """What the page shows of one paper beyond its edges.

    Args:
        annotated: the paper, linked.
        position: the node number of each id.
        roles: (entity id, role, sentences) of each of its edges.
        texts: whether abstracts, mentions and sentences are part of it; the title is in any case.
    """
    paper = annotated.paper
    owner = [position[entity.id] for entity in annotated.entities]

    def slot(number: int | None) -> int | None:
        return None if number is None else owner[number]

    value: Json = {
        "results": [
            {
                "metric": [result.metric, slot(result.metric_entity)],
                "value": result.value,
                "dataset": [result.dataset, slot(result.dataset_entity)],
                "method": [result.method, slot(result.method_entity)],
                "baseline": [result.baseline, slot(result.baseline_entity)],
                "kind": str(result.kind or ""),
                "evidence": evidence(paper, [result.span]) if texts and result.span else [],
            }
            for result in annotated.results
        ],
        "links": [[link.kind, link.url] for link in annotated.links],
        "texts": [paper.title, paper.abstract if texts else ""],
    }
    if texts:
        value["mentions"] = [
            [TEXTS.index(span.text), span.start, span.end, owner[mention.entity], round(100 * mention.confidence)]
            for mention in annotated.mentions
            if (span := mention.span).text in TEXTS
        ]
        value["evidence"] = [[position[entity], role, evidence(paper, spans)] for entity, role, spans in roles if spans]
    return value
