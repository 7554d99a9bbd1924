"""Places to draw a graph at, the same each time: ForceAtlas2 (Jacomy et al. 2014), as networkx has it.

Its springs of Fruchterman & Reingold want scipy from 500 nodes on, which is no part of an installation.
"""

import math
from collections.abc import Mapping, Sequence
from statistics import median

import networkx as nx

#: The side of the square that places lie in.
SIDE = 1000
_SEED = 1
#: Each round compares each node with each other one, so a larger graph gets fewer.
_ROUNDS = 100
_MANY, _ROUNDS_OF_MANY = 500, 20
#: How far from the middle a graph begins, for each node: about as far as its forces spread it.
_ROOM = 0.5
_ASIDE = 0.05
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
    room = _ROOM * len(nodes)
    begin: dict[int, list[float]] = {}
    for number, node in enumerate(nodes):
        # Each a little aside by itself: two at one place would repel each other without end.
        aside = on_spiral(number, len(nodes))
        begin[node] = [room * (at + _ASIDE * by) for at, by in zip(start[node], aside, strict=True)]
    found = nx.forceatlas2_layout(graph, pos=begin, max_iter=rounds, weight="weight", seed=_SEED)
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
