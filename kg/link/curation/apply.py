"""Carrying a curation out: the last step of linking, over whatever the others decided.

The order of the tables is fixed, so that of the file does not matter; carried out twice, a curation changes nothing
more. What the corpus does not hold is a line of the report and never an error: papers come and go.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace

from kg.corpus.notes import Note
from kg.link.curation.amend import unmatched
from kg.link.curation.apart import Move, find_moves, part_names
from kg.link.curation.entries import Curation, Entry, Table
from kg.link.curation.resolve import Names, Papers, Unresolved
from kg.link.curation.single import Drop, add_aliases, drop, find_drop, rename, retype
from kg.link.curation.together import Group, find_group, unite_in_paper, unite_names
from kg.link.linked import Linked, example_sentence, recounted, shown
from kg.model import Decision, Merge
from kg.text.names import lookup_key

_DECISIONS = {
    Table.DIFFERENT: Decision.DIFFERENT,
    Table.RETYPE: Decision.RETYPED,
    Table.SAME: Decision.SAME,
    Table.DROP: Decision.DROPPED,
    Table.NAME: Decision.NAMED,
    Table.ALIAS: Decision.SAME,
}

#: An act on the state: it returns the new one and the id of an entity that the entry is about.
Act = Callable[[Linked, Entry, Names], tuple[Linked, str]]


@dataclass(frozen=True, slots=True)
class Curated:
    """What came of a curation."""

    state: Linked
    united: Linked  # what it was once the names that are the same were one, before any was dropped
    notes: tuple[Note, ...] = ()  # entries that had no effect, and why; sorted


def curate(state: Linked, curation: Curation) -> Curated:
    """The curator's word carried out; roles and drops in one paper were, before linking (:mod:`amend`)."""
    papers = Papers(state.papers)
    run = _Run(state, curation, papers, Names(state, papers))
    run.different()
    run.retype()
    run.same()
    united = run.state
    run.drop()
    run.each(Table.NAME, rename)
    run.each(Table.ALIAS, add_aliases)
    merges = {*filter(run.holds, run.state.merges), *run.log, *run.logged(run.done)}
    return Curated(replace(run.state, merges=tuple(sorted(merges))), united, tuple(sorted(run.notes)))


@dataclass
class _Run:
    """The state while tables are carried out."""

    state: Linked
    curation: Curation
    papers: Papers
    names: Names  # of the state, made anew by the first entry that finds another one
    notes: list[Note] = field(default_factory=list)
    done: list[tuple[Entry, str]] = field(default_factory=list)
    log: list[Merge] = field(default_factory=list)

    def each(self, table: Table, act: Act, *, of_papers: bool | None = None) -> None:
        """One entry after the other, all of them or only those of one paper; names mean what they do at the start."""
        if self.names.state is not self.state:
            self.names = Names(self.state, self.papers)
        names = self.names
        for entry in self.curation.of(table):
            if of_papers not in (None, bool(entry.paper)):
                continue
            try:
                self.state, about = act(self.state, entry, names)
            except Unresolved as error:
                self.notes.append(unmatched(entry, str(error), self.curation.file))
            else:
                self.done.append((entry, about))

    def different(self) -> None:
        """All moves are found before the first is made: several entries may part one entity."""
        moves: list[Move] = []

        def gather(state: Linked, entry: Entry, names: Names) -> tuple[Linked, str]:
            paper = names.papers.find(entry.paper) if entry.paper else ""
            moves.extend(find_moves(entry, paper, names))
            if not paper:
                return state, names.find_one(entry.names[0])
            return state, state.entity_of[paper][names.in_paper(entry.names[0].name, paper)[0]]

        self.each(Table.DIFFERENT, gather)
        self.state = part_names(self.state, moves)

    def retype(self) -> None:
        """In one paper alone it may leave an entity without papers."""
        self.each(Table.RETYPE, retype)
        if self.names.state is not self.state:
            self.state = recounted(self.state)

    def same(self) -> None:
        """Those of one paper go last: they move it to what the others have made."""
        groups: list[Group] = []

        def gather(state: Linked, entry: Entry, names: Names) -> tuple[Linked, str]:
            groups.append((entry, find_group(entry, names)))
            return state, groups[-1][1][0]

        self.each(Table.SAME, gather, of_papers=False)
        self.state = unite_names(self.state, groups)
        before = self.state
        self.each(Table.SAME, unite_in_paper, of_papers=True)
        if self.state is not before:
            self.state = recounted(self.state)

    def drop(self) -> None:
        """The log is written while the papers still name what goes."""
        drops: list[Drop] = []

        def gather(state: Linked, entry: Entry, names: Names) -> tuple[Linked, str]:
            drops.append(find_drop(entry, names))
            return state, drops[-1].about

        count = len(self.done)
        self.each(Table.DROP, gather, of_papers=False)
        self.log += self.logged(self.done[count:])
        del self.done[count:]
        self.state = drop(self.state, drops)

    def holds(self, merge: Merge) -> bool:
        """Whether a line of the log is still true: what is settled is not ambiguous."""
        entity = self.state.entities.get(merge.entity)
        return merge.decision is not Decision.AMBIGUOUS or (entity is not None and entity.ambiguous)

    def logged(self, done: Iterable[tuple[Entry, str]]) -> list[Merge]:
        """A line of the log for each entry, from what holds when it is written."""
        done = list(done)
        if not done:
            return []
        entities = self.state.entities
        now = {old: id_ for id_, entity in sorted(entities.items(), reverse=True) for old in entity.replaces}
        bearing: dict[str, list[str]] = defaultdict(list)
        for paper in sorted(self.state.papers):
            for id_ in dict.fromkeys(self.state.entity_of[paper]):
                bearing[id_].append(paper)
        lines = []
        for entry, about in done:
            id_ = about if about in entities else now.get(about, about)
            papers = shown([self.papers.find(entry.paper)] if entry.paper else bearing[id_])
            names = tuple(sorted({reference.name for reference in entry.names} | set(entry.aliases)))
            keys = [lookup_key(name) for name in names]
            sentences = (example_sentence(self.state.papers[paper], keys) for paper in papers)
            example = next(filter(None, sentences), "")
            lines.append(Merge(names, id_, _DECISIONS[entry.table], entry.reason, papers, example))
        return lines
