"""Groups of papers that share more with each other than with the rest, each with the names that tell it apart.

Communities of the graph of related papers by Louvain's method (Blondel et al. 2008), as networkx has it, seeded. Its
nodes are numbers, so that no order depends on the hash of a string.
"""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import networkx as nx

from kg.graph.edges import role_edges
from kg.graph.relatedness import Relatedness
from kg.model import EntityType, Records, Role

_SEED = 1
#: Above 1, Louvain makes more and smaller groups; these are meant to be read as a list.
_RESOLUTION = 1.5
#: A group of fewer papers is none.
_LEAST = 2
#: How many entities name a cluster.
_NAMES = 5
#: Only what so many of its papers hold says something about a cluster.
_SUPPORT = 2


@dataclass(frozen=True, slots=True)
class Cluster:
    """A group of papers."""

    papers: tuple[str, ...]  # ids, those most related to the others of the cluster first
    names: tuple[str, ...]  # ids of the entities that tell it apart, the most telling first; may be empty


def clusters(records: Records, pairs: Sequence[Relatedness]) -> list[Cluster]:
    """The clusters, the largest first, ties by the id of the smallest paper; a paper is in one at most."""
    ids = [annotated.paper.id for annotated in records.papers]
    number = {paper: at for at, paper in enumerate(ids)}
    graph: nx.Graph[int] = nx.Graph()
    graph.add_nodes_from(range(len(ids)))
    for pair in sorted(pairs):
        if pair.score > 0:
            graph.add_edge(number[pair.first], number[pair.second], weight=pair.score)
    if not graph.number_of_edges():
        return []
    found = nx.community.louvain_communities(graph, weight="weight", resolution=_RESOLUTION, seed=_SEED)
    groups = sorted((sorted(group) for group in found if len(group) >= _LEAST), key=lambda group: (-len(group), group))
    entities = _telling_entities(records)
    total = Counter(entity for found_ in entities.values() for entity in found_)
    return [
        Cluster(
            tuple(ids[at] for at in _by_centrality(graph, group)),
            tuple(_names([entities[ids[at]] for at in group], total, len(ids))),
        )
        for group in groups
    ]


def _telling_entities(records: Records) -> dict[str, list[str]]:
    """Of each paper the ids, sorted, of what it does more than mention; metrics tell no topic."""
    type_of = {entity.id: entity.type for entity in records.entities}
    return {
        annotated.paper.id: sorted(
            {
                edge.entity
                for edge in role_edges(annotated)
                if edge.role is not Role.MENTIONS and type_of[edge.entity] is not EntityType.METRIC
            }
        )
        for annotated in records.papers
    }


def _by_centrality(graph: "nx.Graph[int]", group: Sequence[int]) -> list[int]:
    """The papers of a group by the sum of their relatedness to its others."""
    inside = set(group)
    weight = {
        at: math.fsum(data["weight"] for other, data in sorted(graph[at].items()) if other in inside) for at in group
    }
    return sorted(group, key=lambda at: (-round(weight[at], 6), at))


def _names(papers: Sequence[Sequence[str]], total: Mapping[str, int], size: int) -> list[str]:
    """The entities that are there more often than in the corpus at large, by Kullback & Leibler's sum."""
    count = Counter(entity for entities in papers for entity in entities)
    score = {
        entity: papers_ * math.log(papers_ * size / (len(papers) * total[entity]))
        for entity, papers_ in count.items()
        if papers_ >= _SUPPORT
    }
    ranked = sorted(score, key=lambda entity: (-round(score[entity], 9), -count[entity], entity))
    return [entity for entity in ranked if score[entity] > 0][:_NAMES] or ranked[:_NAMES]
