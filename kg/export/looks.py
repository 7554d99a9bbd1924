"""How a node looks where a format says it: colour by type, size by count, and a place to begin from.

The places are no layout, which is what Gephi and sigma are for: each node gets one of its own on a sunflower spiral,
the best connected in the middle. It takes no time, is the same everywhere, and ForceAtlas2 starts well from it, while
sigma.js draws nothing without places.
"""

import math
from collections.abc import Mapping

from kg.export.rows import NodeRow
from kg.graph.view import PAPER, Graph
from kg.model import EntityType

#: Colours of node types, those of the page: dark enough to read white text on, and told apart by the colour-blind.
COLOURS: dict[str, str] = {
    PAPER: "3d4654",
    EntityType.METHOD: "0067a3",
    EntityType.TASK: "a34a00",
    EntityType.DATASET: "00735a",
    EntityType.ROBOT: "a3327a",
    EntityType.ROBOT_KIND: "6f4fb3",
    EntityType.METRIC: "6b6300",
}
_PAPER_SIZE = 6.0

#: What keeps neighbours on the spiral about this far apart, and turns each from the one before (Vogel 1979).
_DISTANCE = 12.0
_GOLDEN_ANGLE = math.pi * (3 - math.sqrt(5))


def node_size(node: NodeRow) -> float:
    """The diameter: papers 6, an entity 4 √(1 + papers that mention it), so that the area grows with the count."""
    if node.type == PAPER:
        return _PAPER_SIZE
    count = node.attributes.get("paper_count", 0)
    return round(4.0 * math.sqrt(1 + int(count)), 2) if isinstance(count, int) else 4.0


def places(graph: Graph) -> dict[str, tuple[float, float]]:
    """A place for each node, x and y with one decimal, around the origin; nodes of equal degree by id."""
    ranked = sorted(graph.nodes, key=lambda node: (-graph.degree(node), node))
    return {node: _on_spiral(number) for number, node in enumerate(ranked)}


def first_years(graph: Graph) -> Mapping[str, int]:
    """The year of each paper that has one; of an entity the first of its papers, where the years of all are known."""
    years: dict[str, int] = {node: data["year"] for node, data in graph.nodes(data=True) if data.get("year")}
    found = dict(years)
    for node in graph.nodes:
        papers = [paper for paper in graph.predecessors(node) if graph.nodes[paper]["node_type"] == PAPER]
        if graph.nodes[node]["node_type"] != PAPER and papers and all(paper in years for paper in papers):
            found[node] = min(years[paper] for paper in papers)
    return found


def _on_spiral(number: int) -> tuple[float, float]:
    radius, angle = _DISTANCE * math.sqrt(number), number * _GOLDEN_ANGLE
    # Adding zero turns -0.0 into 0.0.
    return round(radius * math.cos(angle), 1) + 0.0, round(radius * math.sin(angle), 1) + 0.0
