"""What reading yields: papers, and notes on whatever could not be used as it came (DESIGN §12)."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from kg.model import AnnotatedPaper, Paper


class NoteKind(StrEnum):
    """What happened to an input."""

    SKIPPED = "skipped"  # a file, or a line of it, that could not be used
    MISSING = "missing"  # a paper without an abstract; it is kept for its title
    DUPLICATE = "duplicate"  # a paper that was read before; its source is kept
    SIMILAR = "similar"  # a paper that is nearly another one, and is kept apart
    PART = "part"  # a file that is read as part of another one
    LANGUAGE = "language"  # a paper in another language than English; it is kept
    RECODED = "recoded"  # a text in another encoding than UTF-8
    COLUMNS = "columns"  # a table without a column of abstracts
    CUT = "cut"  # a text that is longer than the limit
    UNMATCHED = "unmatched"  # an entry of a curation or a label of a vocabulary that decides nothing here


@dataclass(frozen=True, slots=True, order=True)
class Note:
    """One line for the report: ``Note("skipped", "a.jsonl", "line 7", "broken JSON …")``."""

    kind: NoteKind
    file: str  # relative to the given input, never an absolute path
    place: str = ""  # "line 7", "paragraph 3"; empty for the whole file
    reason: str = ""
    paper: str = ""  # the id of the paper that it is about, where there is one

    def __str__(self) -> str:
        where = f"{self.file}, {self.place}" if self.place else self.file
        return f"{where}: {self.reason}"


@dataclass(frozen=True, slots=True)
class Item:
    """A paper as a reader found it, with the annotations that came along."""

    paper: Paper
    annotated: AnnotatedPaper | None = None


#: Kind -> how many of them are told of in one line: singular and plural.
_TOLD: dict[NoteKind, tuple[str, str]] = {
    NoteKind.MISSING: ("paper without an abstract", "papers without an abstract"),
    NoteKind.LANGUAGE: ("paper not in English", "papers not in English"),
    NoteKind.CUT: ("text cut", "texts cut"),
    NoteKind.DUPLICATE: ("duplicate", "duplicates"),
    NoteKind.SIMILAR: ("near duplicate kept apart", "near duplicates kept apart"),
    NoteKind.RECODED: ("file in another encoding than UTF-8", "files in another encoding than UTF-8"),
    NoteKind.PART: ("entry that is no paper", "entries that are no papers"),
    NoteKind.COLUMNS: ("table without abstracts", "tables without abstracts"),
    NoteKind.SKIPPED: ("file or entry skipped", "files or entries skipped"),
}


def summary(notes: Iterable[Note]) -> str:
    """How many notes of each kind there are, in one line; empty where there are none.

    >>> summary([Note(NoteKind.CUT, "a"), Note(NoteKind.DUPLICATE, "a"), Note(NoteKind.DUPLICATE, "b")])
    '1 text cut, 2 duplicates'
    """
    counts = Counter(note.kind for note in notes)
    told = ((counts[kind], *words) for kind, words in _TOLD.items() if counts[kind])
    return ", ".join(f"{count} {one if count == 1 else many}" for count, one, many in told)


#: What a reader yields.
Found = Item | Note
