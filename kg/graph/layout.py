"""Places to draw a graph at, the same each time: the springs of Fruchterman & Reingold (1991), as networkx has them."""

import math
from collections.abc import Mapping, Sequence
from statistics import median

import networkx as nx

#: The side of the square that places lie in.
SIDE = 1000
_SEED = 1
#: Each round compares each node with each other one, so a larger graph gets fewer.
_ROUNDS = 60
_MANY, _ROUNDS_OF_MANY = 500, 12
_GOLDEN_ANGLE = math.pi * (3 - math.sqrt(5))

#: x and y.
Place = tuple[float, float]


def places(
    nodes: Sequence[int], springs: Mapping[tuple[int, int], float], start: Mapping[int, Place] | None = None
) -> list[tuple[int, int]]:
    """A place for each node, as whole numbers from 0 to :data:`SIDE`.

    Args:
        nodes: numbers, in an order that stays the same.
        springs: pairs of them with the strength that pulls them together; 1 is ordinary.
        start: where they begin, each of them, about -1 to 1; by default on a sunflower, the best connected in
            its middle, so that nothing is left to chance.

    Returns:
        x and y in the order of ``nodes``.
    """
    if not nodes:
        return []
    graph: nx.Graph[int] = nx.Graph()
    graph.add_nodes_from(nodes)
    graph.add_weighted_edges_from((one, two, strength) for (one, two), strength in sorted(springs.items()))
    if start is None:
        ranked = sorted(nodes, key=lambda node: (-graph.degree(node), node))
        start = {node: on_spiral(at, len(ranked)) for at, node in enumerate(ranked)}
    rounds = _ROUNDS if len(nodes) < _MANY else _ROUNDS_OF_MANY
    found = nx.spring_layout(graph, pos=dict(start), iterations=rounds, seed=_SEED, method="force")
    across = _spread([float(found[node][0]) for node in nodes])
    down = _spread([float(found[node][1]) for node in nodes])
    return list(zip(across, down, strict=True))


def on_spiral(number: int, count: int) -> Place:
    """The place of one of ``count`` points that lie evenly in the circle of radius 1 (Vogel 1979), the first inmost."""
    radius, angle = math.sqrt((number + 0.5) / count), number * _GOLDEN_ANGLE
    return radius * math.cos(angle), radius * math.sin(angle)


def _spread(values: Sequence[float]) -> list[int]:
    """Values from 0 to :data:`SIDE` in the same order; those far out draw nearer, or they would squeeze the middle."""
    middle = median(values)
    reach = sorted(abs(value - middle) for value in values)[len(values) * 3 // 4] or 1.0
    drawn = [(value - middle) / (reach + abs(value - middle)) for value in values]
    low, high = min(drawn), max(drawn)
    return [round(SIDE * (value - low) / (high - low)) if high > low else SIDE // 2 for value in drawn]
