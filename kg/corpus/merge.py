"""One paper from its copies: the same paper in several files or lines is one node that keeps all its sources."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from kg import ids
from kg.corpus.notes import Item, Note, NoteKind
from kg.model import ABSTRACT, TITLE, Paper, Source, Text


def merge_copies(items: Sequence[Item]) -> tuple[list[Item], list[Note]]:
    """Distinct papers sorted by id, and a note on each copy that was folded into another.

    Copies are papers that share an identifier, or that have the same key. A paper without any identifier is also a copy
    of one that has identifiers and the same abstract. Of the copies, an annotated one gives the texts, else the longest
    abstract, then the smallest source does; what it lacks (title, authors, venue, year, URL, identifiers) comes from
    the others in the order of their sources.
    """
    merged: list[Item] = []
    notes: list[Note] = []
    for group in _groups(items):
        item, folded = _merge(group)
        merged.append(item)
        notes += folded
    return sorted(merged, key=lambda item: item.paper.id), notes


def _groups(items: Sequence[Item]) -> list[list[Item]]:
    """The items by paper: connected by shared names (a small union-find, whose result no order changes)."""
    parent = list(range(len(items)))

    def root(index: int) -> int:
        while parent[index] != index:
            parent[index] = parent[parent[index]]
            index = parent[index]
        return index

    owner: dict[str, int] = {}
    for index, item in enumerate(items):
        for name in _names(item.paper):
            first, second = sorted((root(owner.setdefault(name, index)), root(index)))
            parent[second] = first
    _join_nameless(items, parent, root)
    groups: dict[int, list[Item]] = {}
    for index, item in enumerate(items):
        groups.setdefault(root(index), []).append(item)
    return [groups[index] for index in sorted(groups)]


def _names(paper: Paper) -> list[str]:
    return [paper.key, *(f"{scheme}:{value}" for scheme, value in paper.ids)]


def _join_nameless(items: Sequence[Item], parent: list[int], root: Callable[[int], int]) -> None:
    """Joins each paper without identifiers to the paper of the smallest key that has the same abstract."""
    nameless = [i for i, item in enumerate(items) if not item.paper.ids and item.paper.key.startswith("sha256:")]
    with_ids: dict[str, tuple[str, int]] = {}
    for index, item in enumerate(items):
        if nameless and item.paper.ids and (content := ids.normalised_text(item.paper.abstract)):
            candidate = (item.paper.key, index)
            with_ids[content] = min(with_ids.get(content, candidate), candidate)
    for index in nameless:
        target = with_ids.get(ids.normalised_text(items[index].paper.abstract))
        if target is not None:
            first, second = sorted((root(target[1]), root(index)))
            parent[second] = first


def _merge(group: Sequence[Item]) -> tuple[Item, list[Note]]:
    if len(group) == 1:
        return group[0], []
    in_order = sorted(group, key=_by_source)
    best = min(in_order, key=lambda item: (item.annotated is None, -len(item.paper.abstract), _by_source(item)))
    papers = [best.paper, *(item.paper for item in in_order if item is not best)]
    found: dict[str, str] = {}
    for paper in papers:
        for scheme, value in paper.ids:
            found.setdefault(scheme, value)
    paper = _filled(papers, found)
    where = best.paper.sources[0]
    notes = [
        Note(NoteKind.DUPLICATE, source.file, source.place, f"duplicate of {where}.", paper.id)
        for item in in_order
        if item is not best
        for source in item.paper.sources[:1]
    ]
    annotated = replace(best.annotated, paper=paper) if best.annotated is not None else None
    return Item(paper, annotated), notes


def _filled(papers: Sequence[Paper], found: Mapping[str, str]) -> Paper:
    """The first paper, with what it lacks from the others."""
    best = papers[0]
    title = next((paper.title for paper in papers if paper.title), "")
    texts = best.texts if best.title or not title else (Text(TITLE, title), *best.texts)
    if not best.abstract and (abstract := next((paper.abstract for paper in papers if paper.abstract), "")):
        texts = (*(text for text in texts if text.name == TITLE), Text(ABSTRACT, abstract), *_others(texts))
    key = ids.paper_key(found, "") if found else best.key
    sources: set[Source] = {source for paper in papers for source in paper.sources}
    return replace(
        best,
        id=best.id if key == best.key else ids.paper_id(key, best.abstract, title),
        key=key,
        texts=texts,
        given_id=next((paper.given_id for paper in papers if paper.given_id), ""),
        authors=next((paper.authors for paper in papers if paper.authors), ()),
        venue=next((paper.venue for paper in papers if paper.venue), ""),
        year=next((paper.year for paper in papers if paper.year is not None), None),
        url=next((paper.url for paper in papers if paper.url), ""),
        ids=tuple(sorted(found.items())),
        sources=tuple(sorted(sources)),
    )


def _others(texts: Sequence[Text]) -> list[Text]:
    return [text for text in texts if text.name not in (TITLE, ABSTRACT)]


def _by_source(item: Item) -> tuple[tuple[str, int, str], ...]:
    """Sources in reading order: "line 9" before "line 10"."""
    return tuple((source.file, _number(source.place), source.place) for source in item.paper.sources)


def _number(place: str) -> int:
    last = place.rsplit(" ", 1)[-1]
    return int(last) if last.isdecimal() else 0
