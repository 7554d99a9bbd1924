"""``vosviewer.json`` for VOSviewer and VOSviewer Online: map and network in one file of its JSON format.

https://app.vosviewer.com/docs/file-types/json-file-type: ``items`` with ``id``, ``label``, ``cluster`` (an integer from
1), ``weights`` (not negative) and ``scores``; ``links`` between two items with a ``strength``. Items have no ``x`` and
``y``: VOSviewer lays out what has none. A cluster is a node type. All edges between two nodes are one link, as links
have neither direction nor type; its strength is the sum of their weights. A description may be HTML, so it is escaped.
"""

from collections import defaultdict
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

from kg.export.characters import CharacterFilter
from kg.export.json_graphs import write_array
from kg.export.looks import COLOURS
from kg.export.rows import ExportStats, NodeRow, edge_rows, node_rows
from kg.fields import present
from kg.graph.edges import all_role_edges
from kg.graph.view import PAPER, Graph
from kg.model import EntityType, Records
from kg.records import dump_line
from kg.writing import open_text

#: Node type -> the number of its cluster.
CLUSTERS: dict[str, int] = {name: number for number, name in enumerate((PAPER, *map(str, EntityType)), start=1)}

_CONFIG = {
    "color_schemes": {
        "cluster_colors": [{"cluster": number, "color": f"#{COLOURS[name]}"} for name, number in CLUSTERS.items()]
    },
    "terminology": {"item": "node", "items": "nodes", "cluster": "type", "clusters": "types"},
}


def write_vosviewer(records: Records, graph: Graph, path: Path, *, base_iri: str, texts: bool) -> ExportStats:
    """Writes ``vosviewer.json``; its rows are items and links."""
    keep = CharacterFilter()
    years = _years(records)
    with open_text(path) as file:
        file.write('{\n"network": {\n"items": ')
        items = write_array(file, (_item(node, years) for node in node_rows(graph, base_iri, keep)))
        file.write(',\n"links": ')
        links = write_array(file, _links(graph))
        file.write(',\n"clusters": ')
        write_array(file, ({"cluster": number, "label": name} for name, number in CLUSTERS.items()))
        file.write(f'\n}},\n"config": {dump_line(_CONFIG)},\n')
        file.write(f'"info": {dump_line({"title": "Knowledge graph of research papers"})}\n}}\n')
    return ExportStats(items + links, keep.dropped)


def _item(node: NodeRow, years: dict[str, float]) -> dict[str, Any]:
    papers = node.attributes.get("paper_count", 1 if node.type == PAPER else 0)
    scores = {"Mean year of its papers": years[node.id]} if node.id in years else {}
    return present(
        {
            "id": node.id,
            "label": node.label,
            "description": _description(node),
            "url": node.attributes.get("url", node.attributes["iri"]),
            "cluster": CLUSTERS[node.type],
            "weights": {"Papers": papers},
            "scores": scores,
        }
    )


def _description(node: NodeRow) -> str:
    """The type and what the node is known by, as HTML."""
    parts = [f"<b>{escape(node.type)}</b> {escape(node.label)}"]
    for name in ("authors", "venue", "year", "aliases", "maker"):
        if value := node.attributes.get(name):
            shown = "; ".join(value) if isinstance(value, tuple) else str(value)
            parts.append(f"{name}: {escape(shown)}")
    return "<br>".join(parts)


def _links(graph: Graph) -> Iterator[dict[str, Any]]:
    """One link for each pair of nodes with an edge, sorted; the graph has no edge of a node to itself."""
    strengths: dict[tuple[str, str], float] = defaultdict(float)
    for edge in edge_rows(graph, CharacterFilter(), texts=False):
        weight = edge.attributes.get("weight", 0.0)  # NaN is no weight
        pair = (min(edge.source, edge.target), max(edge.source, edge.target))
        strengths[pair] += float(weight) if isinstance(weight, float) else 0.0
    for (source, target), strength in sorted(strengths.items()):
        yield {"source_id": source, "target_id": target, "strength": round(strength, 4)}


def _years(records: Records) -> dict[str, float]:
    """The year of each paper that has one, and for each entity the mean of those that it is in."""
    years = {a.paper.id: float(a.paper.year) for a in records.papers if a.paper.year is not None}
    papers: dict[str, set[str]] = defaultdict(set)
    for edge in all_role_edges(records):
        if edge.paper in years:
            papers[edge.entity].add(edge.paper)
    means = {entity: round(sum(years[paper] for paper in found) / len(found), 2) for entity, found in papers.items()}
    return years | means
