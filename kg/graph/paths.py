"""How two nodes hang together: the path of edges that says most, each with its sentence.

A step over an entity that thousands of papers name says little; so the length of a step grows with the degree of the
node that it leads to or from, and the shortest path (Dijkstra 1959) avoids hubs. Edges are roles and stated relations;
a pair of related papers is no evidence and is left out.
"""

import heapq
import math
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from kg.graph.edges import all_role_edges, statements
from kg.model import Records, Span


@dataclass(frozen=True, slots=True, order=True)
class Step:
    """One edge of a path, in the direction of the edge, not of the walk."""

    head: str  # id of a paper, or of an entity
    name: str  # a role or a relation
    tail: str  # id of an entity
    paper: str  # id of the paper that says so
    evidence: tuple[Span, ...]  # its sentences, sorted


def find_path(records: Records, start: str, end: str) -> list[Step]:
    """The steps from one node to another; empty where nothing leads there, or where the two are one.

    Of paths of one length the one with fewer steps is taken, then the one whose nodes come first by id.

    Args:
        records: linked.
        start: id of a paper or an entity.
        end: id of another one.
    """
    stating = _stating(records)
    came = _walk(_neighbours(stating), start, end)
    found: list[Step] = []
    node = end
    while node != start:
        if node not in came:
            return []
        found.append(_step(records, stating, node, came[node]))
        node = came[node]
    return found[::-1]


def _stating(records: Records) -> dict[tuple[str, str], list[int]]:
    """The two nodes of each edge, the smaller id first -> the papers that state it, as indices."""
    found: dict[tuple[str, str], list[int]] = defaultdict(list)
    for index, annotated in enumerate(records.papers):
        ids = [entity.id for entity in annotated.entities]
        ends = {(annotated.paper.id, entity.id) for entity in annotated.entities if entity.links}
        ends |= {(ids[relation.head], ids[relation.tail]) for relation in annotated.relations}
        for one, two in ends:
            if one != two:
                found[min(one, two), max(one, two)].append(index)
    return found


def _step(records: Records, stating: Mapping[tuple[str, str], list[int]], one: str, two: str) -> Step:
    """The best edge between two nodes."""
    low, high = min(one, two), max(one, two)
    papers = Records(papers=tuple(records.papers[index] for index in dict.fromkeys(stating[low, high])))
    steps = [
        Step(edge.paper, str(edge.role), edge.entity, edge.paper, edge.evidence) for edge in all_role_edges(papers)
    ]
    for statement in statements(papers):
        for paper in statement.papers:
            spans = tuple(item.span for item in statement.evidence if item.paper == paper)
            steps.append(Step(statement.head, str(statement.name), statement.tail, paper, spans))
    return min((step for step in steps if {step.head, step.tail} == {low, high}), key=_best)


def _best(step: Step) -> tuple[bool, bool, Step]:
    """An edge with a sentence before one without, one that says more than "mentions" before one that does not."""
    return not step.evidence, step.name == "mentions", step


def _neighbours(joined: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    near: dict[str, list[str]] = defaultdict(list)
    for one, two in joined:
        near[one].append(two)
        near[two].append(one)
    return {node: sorted(others) for node, others in near.items()}


def _walk(near: Mapping[str, list[str]], start: str, end: str) -> dict[str, str]:
    """Each node that was reached, with the one that it was reached from.

    A step is as long as the logarithm of the two degrees, in whole millionths, so that sums do not depend on the order.
    """
    length = {node: round(1e6 * math.log2(1 + len(others))) for node, others in near.items()}
    came: dict[str, str] = {}
    done: set[str] = set()
    queue: list[tuple[int, int, str, str]] = [(0, 0, start, "")]
    while queue:
        far, steps, node, before = heapq.heappop(queue)
        if node in done:
            continue
        done.add(node)
        if before:
            came[node] = before
        if node == end:
            break
        for other in near.get(node, ()):
            if other not in done:
                heapq.heappush(queue, (far + length[node] + length[other], steps + 1, other, node))
    return came
