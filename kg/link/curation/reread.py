"""Papers as the curator reads them, for linking to look at again.

What the curator makes of the names of a paper can say more than linking knew: a paper that uses "ClothNet" and proposes
a "folding net" coins ClothNet where the two are one. The records show the paper as the curator reads it, and a build
that did not look again would not be the one that the next build makes of its records.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace

from kg.link.curation.amend import parted
from kg.link.curation.entries import Curation
from kg.link.linked import Linked
from kg.link.rewrite import unite_found
from kg.model import AnnotatedPaper, Entity


def read_again(
    papers: Sequence[AnnotatedPaper], before: Linked, after: Linked, curation: Curation
) -> Sequence[AnnotatedPaper]:
    """The papers with what the curator took apart, made one or gave another type.

    Args:
        papers: as linking was given them.
        before: what linking decided of them.
        after: what the curator made of that, before any name was dropped.
        curation: what is different is taken apart in what has become one.

    Returns:
        Sorted by id, without the names that linking left out; the very same as ``papers`` where nothing has changed.
    """
    read = {paper: _read(before, after, paper) for paper in sorted(after.papers)}
    if all(read[paper] is before.papers[paper] for paper in read):
        return papers
    return [now if now is before.papers[paper] else parted(now, curation) for paper, now in read.items()]


def _read(before: Linked, after: Linked, paper: str) -> AnnotatedPaper:
    annotated, homes = after.papers[paper], after.entity_of[paper]
    was = before.entity_of[paper]  # what was taken apart stands behind it
    groups: dict[str, list[int]] = defaultdict(list)
    for index, id_ in enumerate(homes):
        groups[id_].append(index)
    changed = {
        id_: indices
        for id_, indices in groups.items()
        if len({was[index] for index in indices if index < len(was)}) > 1
        or any(_is_retyped(before, after, paper, index) for index in indices)
    }
    return _rewritten(annotated, after.entities, changed) if changed else annotated


def _is_retyped(before: Linked, after: Linked, paper: str, index: int) -> bool:
    """Whether the curator gave an entity of a paper a type that neither linking nor the paper gives it."""
    was = before.entity_of[paper]
    type_ = after.entities[after.entity_of[paper][index]].type
    settled = before.entities[was[index]].type if index < len(was) else type_
    return type_ not in (settled, after.papers[paper].entities[index].type)


def _rewritten(
    annotated: AnnotatedPaper, known: Mapping[str, Entity], changed: Mapping[str, Sequence[int]]
) -> AnnotatedPaper:
    entities = list(annotated.entities)
    into: dict[int, int] = {}
    for id_, (first, *others) in changed.items():
        entities[first] = unite_found(entities[first], [entities[index] for index in others], known[id_])
        into |= dict.fromkeys(others, first)
    kept = [index for index in range(len(entities)) if index not in into]
    place = {index: number for number, index in enumerate(kept)}
    moved = {index: place[into.get(index, index)] for index in range(len(entities))}
    settled = tuple(entities[index] for index in kept)
    mentions = (replace(m, type=settled[moved[m.entity]].type, entity=moved[m.entity]) for m in annotated.mentions)
    relations = {replace(r, head=moved[r.head], tail=moved[r.tail]) for r in annotated.relations}
    return replace(
        annotated,
        entities=settled,
        mentions=tuple(sorted(mentions)),
        relations=tuple(sorted(relation for relation in relations if relation.head != relation.tail)),
        results=tuple(result.relinked(moved.get) for result in annotated.results),
    )
