"""What is worked out once for the page: clusters of papers, and places to draw the whole graph or its clusters at."""

import math
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from itertools import chain
from statistics import fmean

from kg.explore.details import Json
from kg.graph.clusters import Cluster, clusters
from kg.graph.edges import all_role_edges, statements
from kg.graph.layout import SIDE, Place, on_spiral, places
from kg.graph.relatedness import Relatedness
from kg.model import Records

#: So many nodes at most are drawn as one picture; of a larger graph the page draws the clusters.
WHOLE = 1500


def overview(records: Records, pairs: Sequence[Relatedness], position: Mapping[str, int]) -> Json:
    """The overview, in node numbers.

    Args:
        records: linked records.
        pairs: related papers.
        position: the node number of each id.

    Returns:
        ``clusters``: ``[papers, names, x, y]`` of each, the largest first; ``ties``: ``[cluster, cluster, related pairs
        across]``; ``places``: node, x, y of each node that the whole picture may show, flat; empty where it would show
        more than :data:`WHOLE`, also without the entities that one paper alone names. x and y are 0..1000.
    """
    found = clusters(records, pairs)
    ties = _ties(found, pairs)
    spots = places(range(len(found)), _strengths(found, ties))
    return {
        "clusters": [
            [[position[paper] for paper in cluster.papers], [position[name] for name in cluster.names], *spot]
            for cluster, spot in zip(found, spots, strict=True)
        ],
        "ties": [[*ends, count] for ends, count in sorted(ties.items())],
        "places": _places(records, pairs, position, _beginning(records, found, spots)),
    }


def _ties(found: Sequence[Cluster], pairs: Sequence[Relatedness]) -> Counter[tuple[int, int]]:
    """How many related pairs lie across two clusters."""
    home = {paper: number for number, cluster in enumerate(found) for paper in cluster.papers}
    ties: Counter[tuple[int, int]] = Counter()
    for pair in pairs:
        one, two = home.get(pair.first), home.get(pair.second)
        if one is not None and two is not None and one != two:
            ties[min(one, two), max(one, two)] += 1
    return ties


def _strengths(found: Sequence[Cluster], ties: Mapping[tuple[int, int], int]) -> dict[tuple[int, int], float]:
    """How near two clusters are, 1 the nearest two: pairs across, as a part of what clusters of their size may have."""
    near = {
        (one, two): count / math.sqrt(len(found[one].papers) * len(found[two].papers))
        for (one, two), count in ties.items()
    }
    most = max(near.values(), default=1.0)
    return {ends: value / most for ends, value in near.items()}


def _beginning(records: Records, found: Sequence[Cluster], spots: Sequence[tuple[int, int]]) -> dict[str, Place]:
    """Where papers begin to be laid out: around the spot of their cluster; those of none outside of all."""
    begin: dict[str, Place] = {}
    for cluster, (x, y) in zip(found, spots, strict=True):
        room = math.sqrt(len(cluster.papers) / len(records.papers))
        for number, paper in enumerate(cluster.papers):
            right, down = on_spiral(number, len(cluster.papers))
            begin[paper] = (2 * x / SIDE - 1 + room * right, 2 * y / SIDE - 1 + room * down)
    alone = [annotated.paper.id for annotated in records.papers if annotated.paper.id not in begin]
    for number, paper in enumerate(alone):
        angle = 2 * math.pi * number / len(alone)
        begin[paper] = (2 * math.cos(angle), 2 * math.sin(angle))
    return begin


def _places(
    records: Records, pairs: Sequence[Relatedness], position: Mapping[str, int], begin: Mapping[str, Place]
) -> list[int]:
    holders: dict[str, list[str]] = defaultdict(list)
    for edge in all_role_edges(records):
        if edge.paper not in holders[edge.entity]:
            holders[edge.entity].append(edge.paper)
    papers = [annotated.paper.id for annotated in records.papers]
    entities = [entity.id for entity in records.entities]
    if len(papers) + len(entities) > WHOLE:
        entities = [entity for entity in entities if len(holders[entity]) > 1]
    if len(papers) + len(entities) > WHOLE:
        return []
    nodes = [position[node] for node in chain(papers, entities)]
    kept = set(nodes)
    springs = {(position[paper], position[entity]): 1.0 for entity, named in holders.items() for paper in named}
    springs |= {(position[item.head], position[item.tail]): 1.0 for item in statements(records)}
    springs |= {(position[pair.first], position[pair.second]): pair.score for pair in pairs}
    drawn = {ends: strength for ends, strength in springs.items() if kept.issuperset(ends)}
    start = {position[paper]: begin[paper] for paper in papers}
    for entity in entities:
        named = [begin[paper] for paper in holders[entity]] or [(0.0, 0.0)]
        start[position[entity]] = (fmean(x for x, _ in named), fmean(y for _, y in named))
    spots = places(nodes, drawn, start)
    return list(chain.from_iterable((node, *spot) for node, spot in zip(nodes, spots, strict=True)))
