"""Contradictions inside a curation: what no corpus could make true is refused before anything is read."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from kg.errors import ConfigError
from kg.link.curation.entries import Entry, Reference, Table
from kg.text.names import lookup_key

#: What a name refers to in one entry: the lookup key, the paper that the name is of, the paper that the entry is of.
Key = tuple[str, str, str]

#: Tables that give a name something, and so contradict dropping it.
_KEEPING = (Table.ROLE, Table.RETYPE, Table.SAME, Table.NAME, Table.ALIAS)


def refuse_contradictions(entries: Sequence[Entry], file: str) -> None:
    """Raises ``ConfigError`` for the first two entries that cannot both hold, with both places."""
    for one, two, reason in _contradictions(entries):
        raise ConfigError(file, f"{reason} (see also {two.place}).", one.place)


def _contradictions(entries: Sequence[Entry]) -> Iterator[tuple[Entry, Entry, str]]:
    yield from _stated(entries)
    yield from _given(entries)


def _given(entries: Sequence[Entry]) -> Iterator[tuple[Entry, Entry, str]]:
    """A new name or alias that another entry takes for the name of something else, or of nothing."""
    classes = same_classes(entry for entry in entries if entry.table is Table.SAME)
    for entry in entries:
        own = keys(entry)[0]
        for name in {Table.NAME: (entry.value,), Table.ALIAS: entry.aliases}.get(entry.table, ()):
            given = (lookup_key(name), "", "")
            for other in (e for e in entries if e.table in (Table.DIFFERENT, Table.DROP, Table.NAME)):
                spoken = {key for key in keys(other) if key[0] == given[0]}
                about = own[0] in {key[0] for key in keys(other)} or other.table is not Table.DIFFERENT
                if about and spoken and given[0] != own[0] and classes.get(given, given) != classes.get(own, own):
                    yield entry, other, f"{entry.names[0]} gets the name {name!r}, of which another entry speaks"


def _stated(entries: Sequence[Entry]) -> Iterator[tuple[Entry, Entry, str]]:
    """What two entries say of the same names."""
    of = {table: [entry for entry in entries if entry.table is table] for table in Table}
    classes = same_classes(of[Table.SAME])
    first = {key: entry for entry in reversed(of[Table.SAME]) for key in keys(entry)}
    for entry in of[Table.DIFFERENT]:
        for one, two in combinations(entry.names, 2):
            left, right = _key(entry, one), _key(entry, two)
            # Forms that differ in case alone are told apart by "different" and are one name to everything else.
            if left != right and classes.get(left, left) == classes.get(right, right):
                yield entry, first[left], f"{one} and {two} are said to be different, and to be the same"
    for entry in of[Table.DROP]:
        for table in _KEEPING:
            for other in of[table]:
                if set(keys(entry)) & set(keys(other)):
                    yield entry, other, f"{entry.names[0]} is dropped, and has an entry [[{table}]]"
    for table in (Table.RETYPE, Table.NAME, Table.ROLE):
        said: dict[Key, Entry] = {}
        for entry in of[table]:
            for key in keys(entry):
                other = said.setdefault(classes.get(key, key), entry)
                if other.value != entry.value:
                    yield entry, other, f"{entry.names[0]} gets {entry.value!r} and {other.value!r} in [[{table}]]"


def keys(entry: Entry) -> tuple[Key, ...]:
    """What the entry speaks of."""
    return tuple(_key(entry, reference) for reference in entry.names)


def _key(entry: Entry, reference: Reference) -> Key:
    return (*reference.key, entry.paper)


def same_classes(entries: Iterable[Entry]) -> dict[Key, Key]:
    """Key -> the smallest key that entries of the table same make one with it, be it through others."""
    members: dict[Key, set[Key]] = defaultdict(set)
    for entry in entries:
        united = set(keys(entry)).union(*(members.get(key, ()) for key in keys(entry)))
        for key in united:
            members[key] = united
    return {key: min(united) for key, united in members.items()}
