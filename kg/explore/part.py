"""The part of a graph that a smaller page shows: what lies around a node, the papers that are most related."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, replace

from kg.errors import KgError
from kg.graph.find import find_node
from kg.graph.labels import paper_label
from kg.graph.relatedness import Relatedness
from kg.model import AnnotatedPaper, Entity, Records


@dataclass(frozen=True, slots=True)
class Part:
    """What a page holds of a graph, with all that its papers name."""

    records: Records
    pairs: list[Relatedness]  # those of which both papers are there
    home: str = ""  # the id of the node that the page opens with; empty: its start view
    note: str = ""  # what the page says of itself; empty where nothing is left out


def page_part(records: Records, pairs: list[Relatedness], *, top: int = 0, ego: str = "") -> Part:
    """The part that was asked for.

    Around a paper lie the papers that are related to it and those that name something that it names; around anything
    else the papers that name it. The nearest are those of the highest relatedness to the paper, then those that have
    most in common with it; without a paper to be near to, those whose relatedness to all others adds up to most.

    Args:
        records: linked records.
        pairs: related papers, from :func:`kg.graph.relatedness.relatedness`.
        top: how many papers at most, the nearest; 0: no limit.
        ego: what names a paper or an entity; empty: of the whole graph.

    Raises:
        NotFoundError, AmbiguousNameError: of ``ego``.
        KgError: ``top`` is negative.
    """
    if top < 0:
        raise KgError(f"page_top is {top}; it must be 0 or more.")
    everything = [annotated.paper.id for annotated in records.papers]
    node = find_node(records, ego) if ego else None
    home = "" if node is None else node.id if isinstance(node, Entity) else node.paper.id
    near = _ranked(everything if node is None else _around(records, pairs, node), records, pairs, node)
    chosen = near[:top] if top else near
    if len(chosen) == len(everything):
        return Part(records, list(pairs), home)
    papers = frozenset(chosen)
    named = [] if node is None or not isinstance(node, Entity) else [node.id]
    kept = [pair for pair in pairs if pair.first in papers and pair.second in papers]
    return Part(_narrowed(records, papers, named), kept, home, _note(node, len(chosen), len(near), len(everything)))


def _around(records: Records, pairs: list[Relatedness], node: AnnotatedPaper | Entity) -> list[str]:
    """The ids of the papers around a node; a paper is around itself."""
    if isinstance(node, Entity):
        return [paper.paper.id for paper in records.papers if any(found.id == node.id for found in paper.entities)]
    own = node.paper.id
    related = {pair.other(own) for pair in pairs if own in (pair.first, pair.second)}
    names = _names(node)
    near = (own, *related)
    return [paper.paper.id for paper in records.papers if paper.paper.id in near or not names.isdisjoint(_names(paper))]


def _ranked(
    papers: Iterable[str], records: Records, pairs: list[Relatedness], node: AnnotatedPaper | Entity | None
) -> list[str]:
    """The nearest first; ties by id."""
    weight: dict[str, float] = defaultdict(float)
    common: dict[str, int] = defaultdict(int)
    first = ""
    if isinstance(node, AnnotatedPaper):
        first, names = node.paper.id, _names(node)
        for pair in pairs:
            if first in (pair.first, pair.second):
                weight[pair.other(first)] = pair.score
        for annotated in records.papers:
            common[annotated.paper.id] = len(names & _names(annotated))
    else:
        for pair in pairs:
            weight[pair.first] += pair.score
            weight[pair.second] += pair.score
    return sorted(papers, key=lambda paper: (paper != first, -round(weight[paper], 4), -common[paper], paper))


def _names(annotated: AnnotatedPaper) -> frozenset[str]:
    return frozenset(found.id for found in annotated.entities)


def _narrowed(records: Records, papers: frozenset[str], named: list[str]) -> Records:
    """The records of some papers, of what they name, and of what that refers to."""
    kept = tuple(annotated for annotated in records.papers if annotated.paper.id in papers)
    by_id = {entity.id: entity for entity in records.entities}
    wanted: set[str] = set()
    todo = [*named, *(found.id for annotated in kept for found in annotated.entities)]
    while todo:
        entity = by_id.get(todo.pop())
        if entity is not None and entity.id not in wanted:
            wanted.add(entity.id)
            todo += [entity.kind, *entity.senses, *entity.broader]
    entities = (
        replace(entity, related=tuple(other for other in entity.related if other in wanted))
        for entity in records.entities
        if entity.id in wanted
    )
    merges = tuple(merge for merge in records.merges if merge.entity in wanted)
    return Records(papers=kept, entities=tuple(entities), merges=merges)


def _note(node: AnnotatedPaper | Entity | None, count: int, near: int, total: int) -> str:
    """A sentence on what the page holds.

    >>> _note(None, 200, 9000, 9000)
    'This page holds 200 of 9,000 papers, those that are most related to others, and what they name.'
    """
    which = "those that are most related to others"
    if node is not None:
        label = node.label if isinstance(node, Entity) else paper_label(node)
        which = f"those {'nearest to' if count < near else 'around'} {label}"
    return f"This page holds {count:,} of {total:,} papers, {which}, and what they name."
