"""Places to draw a graph at, the same each time: the springs of Fruchterman & Reingold (1991), as networkx has them."""

import math
from collections.abc import Mapping, Sequence

import networkx as nx

#: The side of the square that places lie in.
SIDE = 1000
_SEED = 1
#: Each round compares each node with each other one, so a larger graph gets fewer.
_ROUNDS = 60
_MANY, _ROUNDS_OF_MANY = 500, 25
_GOLDEN_ANGLE = math.pi * (3 - math.sqrt(5))


def places(nodes: Sequence[int], springs: Mapping[tuple[int, int], float]) -> list[tuple[int, int]]:
    """A place for each node, as whole numbers from 0 to :data:`SIDE`.

    Args:
        nodes: numbers, in an order that stays the same.
        springs: pairs of them with the strength that pulls them together; 1 is ordinary.

    Returns:
        x and y in the order of ``nodes``.
    """
    graph: nx.Graph[int] = nx.Graph()
    graph.add_nodes_from(nodes)
    graph.add_weighted_edges_from((one, two, strength) for (one, two), strength in sorted(springs.items()))
    # A sunflower as the beginning, the best connected in its middle: no chance is left to the seed.
    ranked = sorted(nodes, key=lambda node: (-graph.degree(node), node))
    start = {node: _on_spiral(at, len(ranked)) for at, node in enumerate(ranked)}
    rounds = _ROUNDS if len(ranked) < _MANY else _ROUNDS_OF_MANY
    found = nx.spring_layout(graph, pos=start, iterations=rounds, seed=_SEED, method="force") if ranked else {}
    across = _spread([float(found[node][0]) for node in nodes])
    down = _spread([float(found[node][1]) for node in nodes])
    return list(zip(across, down, strict=True))


def _on_spiral(number: int, count: int) -> tuple[float, float]:
    radius, angle = math.sqrt((number + 0.5) / count), number * _GOLDEN_ANGLE
    return radius * math.cos(angle), radius * math.sin(angle)


def _spread(values: Sequence[float]) -> list[int]:
    """Values from 0 to :data:`SIDE`; one in a hundred at either end may lie outside of it and is put on its border."""
    if not values:
        return []
    ordered = sorted(values)
    trim = len(ordered) // 100
    low, high = ordered[trim], ordered[-1 - trim]
    reach = high - low or 1.0
    return [min(SIDE, max(0, round(SIDE * (value - low) / reach))) for value in values]
