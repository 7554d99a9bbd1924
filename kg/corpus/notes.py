"""What reading yields: papers, and notes on whatever could not be used as it came (DESIGN §12)."""

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


#: What a reader yields.
Found = Item | Note
