"""The records of a curation: each entry is one sentence of the curator about names of the corpus."""

from dataclasses import dataclass, field
from enum import StrEnum

from kg.text.names import lookup_key

#: How the reason of every decision of a curator begins.
CURATED = "curated"


class Table(StrEnum):
    """What an entry says; the value is the name of its table in the file. They are carried out in this order."""

    ROLE = "role"  # in one paper the name has this role
    DIFFERENT = "different"  # the names mean different things
    RETYPE = "retype"  # what the name means is of this type
    SAME = "same"  # the names mean one thing
    DROP = "drop"  # the name means nothing that belongs into the graph
    NAME = "name"  # what the name means is called otherwise
    ALIAS = "alias"  # what the name means has these names too


@dataclass(frozen=True, slots=True, order=True)
class Reference:
    """A name as the curator writes it; with a paper, what that paper means by it."""

    name: str
    paper: str = ""  # key, id, given id, identifier or title, as the curator writes it

    @property
    def key(self) -> tuple[str, str]:
        """Equal for two references that say the same."""
        return lookup_key(self.name), self.paper

    def __str__(self) -> str:
        return f"{self.name!r} of {self.paper!r}" if self.paper else repr(self.name)


@dataclass(frozen=True, slots=True, order=True)
class Entry:
    """One table of the file."""

    table: Table
    names: tuple[Reference, ...]  # one, or for same and different two or more
    value: str = ""  # retype: the type; role: the role; name: the new name
    aliases: tuple[str, ...] = ()  # of the table alias alone
    paper: str = ""  # where the entry speaks of one paper alone
    why: str = ""
    place: str = field(default="", compare=False)  # "line 12, [[same]]"

    @property
    def reason(self) -> str:
        """What ``merges.jsonl`` gives as the reason; it begins with :data:`CURATED`."""
        said = f"{CURATED} as {self.value}" if self.value else CURATED
        return f"{said}: {self.why}" if self.why else said


@dataclass(frozen=True, slots=True)
class Curation:
    """All entries of a file, in the order of their tables and then of their content: the file's own does not matter."""

    entries: tuple[Entry, ...] = ()
    file: str = ""  # its name, without folders
    sha256: str = ""

    def of(self, table: Table) -> list[Entry]:
        """The entries of one table, sorted."""
        return sorted(entry for entry in self.entries if entry.table is table)
