"""One paper from its copies: the same paper in several files or lines is one node that keeps all its sources."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from kg import ids
from kg.corpus.notes import Item, Note, NoteKind
from kg.corpus.versions import Likeness, find_likenesses
from kg.model import ABSTRACT, TITLE, AnnotatedPaper, Paper, Source, Text


@dataclass(frozen=True, slots=True)
class _Copy:
    """One paper as it was read, of however many others it has been a copy since."""

    paper: Paper  # without copies and references
    annotated: AnnotatedPaper | None
    references: tuple[str, ...]


def merge_copies(items: Sequence[Item]) -> tuple[list[Item], list[Note]]:
    """Distinct papers sorted by id; a note on each copy that was folded into another, and on what is nearly one.

    Copies are papers that share an identifier, that have the same key, or that :mod:`kg.corpus.versions` takes for
    versions of one paper. A paper without any identifier is also a copy of one that has identifiers and the same
    abstract. Of the copies, an annotated one gives the texts, else the one with the most text, then the smallest
    source; what it lacks (title, authors, venue, year, URL) comes from the others in the order of their sources. Of
    identifiers of one kind the smallest is the paper's own, and ``copies`` keeps all that was read.

    Which papers are one does not depend on the order, and more papers never part what fewer have joined, but for papers
    without identifiers.
    """
    copies = [(index, copy) for index, item in enumerate(items) for copy in _copies(item)]
    papers = [copy.paper for _, copy in copies]
    likenesses = find_likenesses(papers)
    roots = _join(papers, [index for index, _ in copies], likenesses)
    groups: dict[int, list[int]] = defaultdict(list)
    for number, root in enumerate(roots):
        groups[root].append(number)
    reasons = {(pair.first, pair.second): pair.reason for pair in likenesses if pair.same}
    merged: dict[int, Item] = {}
    notes: list[Note] = []
    for root, numbers in groups.items():
        owners = {copies[number][0] for number in numbers}
        if len(owners) == 1:
            merged[root] = items[owners.pop()]
            continue
        merged[root], folded = _merge({number: copies[number][1] for number in numbers}, reasons)
        notes += folded
    notes += _similar(papers, roots, merged, likenesses)
    return sorted(merged.values(), key=lambda item: item.paper.id), notes


def _copies(item: Item) -> list[_Copy]:
    """What a paper was merged from, the one that gave the texts first; a paper that was read once is its own copy."""
    paper = item.paper
    if not paper.copies:
        return [_Copy(replace(paper, references=()), item.annotated, paper.references)]
    first, *rest = paper.copies
    names = {text.name for text in first.texts}
    texts = tuple(text for text in paper.texts if text.name in names or text.name not in (TITLE, ABSTRACT))
    return [
        _Copy(replace(first, texts=texts), item.annotated, paper.references),
        *(_Copy(copy, None, ()) for copy in rest),
    ]


def _join(papers: Sequence[Paper], owners: Sequence[int], likenesses: Iterable[Likeness]) -> list[int]:
    """For each paper the first of those that it is one with (a small union-find, whose result no order changes)."""
    parent = list(range(len(papers)))

    def root(index: int) -> int:
        while parent[index] != index:
            parent[index] = parent[parent[index]]
            index = parent[index]
        return index

    def join(one: int, two: int) -> None:
        first, second = sorted((root(one), root(two)))
        parent[second] = first

    owner: dict[str, int] = {}
    for index, paper in enumerate(papers):
        for name in (f"#{owners[index]}", paper.key, *(f"{scheme}:{value}" for scheme, value in paper.ids)):
            join(owner.setdefault(name, index), index)
    _join_nameless(papers, join)
    for likeness in likenesses:
        if likeness.same:
            join(likeness.first, likeness.second)
    return [root(index) for index in range(len(papers))]


def _join_nameless(papers: Sequence[Paper], join: Callable[[int, int], None]) -> None:
    """Joins each paper without identifiers to the paper of the smallest key that has the same abstract."""
    nameless = [i for i, paper in enumerate(papers) if not paper.ids and paper.key.startswith("sha256:")]
    with_ids: dict[str, tuple[str, int]] = {}
    for index, paper in enumerate(papers):
        if nameless and paper.ids and (content := ids.normalised_text(paper.abstract)):
            candidate = (paper.key, index)
            with_ids[content] = min(with_ids.get(content, candidate), candidate)
    for index in nameless:
        if target := with_ids.get(ids.normalised_text(papers[index].abstract)):
            join(target[1], index)


def _merge(group: Mapping[int, _Copy], reasons: Mapping[tuple[int, int], str]) -> tuple[Item, list[Note]]:
    in_order = sorted(group, key=lambda number: (group[number].annotated is None, *_order(group[number].paper)))
    known: dict[Paper, int] = {}
    for number in in_order:  # the very same line of two builds is one copy
        known.setdefault(_outline(group[number].paper), number)
    best, *others = known.values()
    others.sort(key=lambda number: _by_source(group[number].paper))
    papers = [group[number].paper for number in (best, *others)]
    references = {name for copy in group.values() for name in copy.references}
    paper = replace(
        _filled(papers),
        copies=tuple(map(_outline, papers)) if others else (),
        references=tuple(sorted(references)),
    )
    where = papers[0].sources[0] if papers[0].sources else papers[0].id
    notes = []
    for number in others:
        why = reasons.get((min(best, number), max(best, number)), "")
        reason = f"duplicate of {where} ({why})." if why else f"duplicate of {where}."
        for source in group[number].paper.sources[:1]:
            notes.append(Note(NoteKind.DUPLICATE, source.file, source.place, reason, paper.id))
    annotated = group[best].annotated
    return Item(paper, replace(annotated, paper=paper) if annotated is not None else None), notes


def _outline(paper: Paper) -> Paper:
    """A copy as :attr:`kg.model.Paper.copies` keeps it: of the texts the title and the abstract."""
    return replace(paper, texts=tuple(text for text in paper.texts if text.name in (TITLE, ABSTRACT)))


def _filled(papers: Sequence[Paper]) -> Paper:
    """The first paper, with what it lacks from the others."""
    best = papers[0]
    title = next((paper.title for paper in papers if paper.title), "")
    texts = best.texts if best.title or not title else (Text(TITLE, title), *best.texts)
    if not best.abstract and (abstract := next((paper.abstract for paper in papers if paper.abstract), "")):
        texts = (*(text for text in texts if text.name == TITLE), Text(ABSTRACT, abstract), *_others(texts))
    if not _others(texts):
        sections = max((_others(paper.texts) for paper in papers), key=lambda more: sum(len(text.raw) for text in more))
        texts = (*texts, *sections)
    found: dict[str, str] = {}
    for scheme, value in sorted(pair for paper in papers for pair in paper.ids):
        found.setdefault(scheme, value)
    key = ids.paper_key(found, "") if found else min(paper.key for paper in papers)
    sources: set[Source] = {source for paper in papers for source in paper.sources}
    same_key = [paper.id for paper in papers if paper.key == key]
    return replace(
        best,
        id=best.id if key == best.key else min(same_key, default="") or ids.paper_id(key, best.abstract, title),
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


def _similar(
    papers: Sequence[Paper], roots: Sequence[int], merged: Mapping[int, Item], likenesses: Iterable[Likeness]
) -> list[Note]:
    """A note for each two papers that stay two although they nearly are one."""
    told: dict[tuple[str, str], Note] = {}
    for likeness in likenesses:
        one, two = roots[likeness.first], roots[likeness.second]
        if likeness.same or one == two:
            continue
        first, second = sorted((papers[likeness.first], papers[likeness.second]), key=_by_source)
        pair = tuple(sorted((merged[one].paper.id, merged[two].paper.id)))
        for source, other in zip(second.sources[:1], first.sources[:1], strict=False):
            reason = f"like {other}, but kept apart: {likeness.reason}."
            of = merged[roots[likeness.second if second is papers[likeness.second] else likeness.first]].paper.id
            note = Note(NoteKind.SIMILAR, source.file, source.place, reason, of)
            told[pair[0], pair[1]] = min(told.get((pair[0], pair[1]), note), note)
    return list(told.values())


def _order(paper: Paper) -> tuple[int, tuple[tuple[str, int, str], ...], str]:
    """The one with the most text first, then by source, then by id."""
    return -sum(text.length for text in paper.texts if text.name != TITLE), _by_source(paper), paper.id


def _by_source(paper: Paper) -> tuple[tuple[str, int, str], ...]:
    """Sources in reading order: "line 9" before "line 10"."""
    return tuple((source.file, _number(source.place), source.place) for source in paper.sources)


def _number(place: str) -> int:
    last = place.rsplit(" ", 1)[-1]
    return int(last) if last.isdecimal() else 0
