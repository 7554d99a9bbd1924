"""Files that are no papers of their own: figures, styles and bibliographies of a LaTeX document (and its PDF)."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import PurePosixPath

from kg.corpus.notes import Item, Note, NoteKind

#: What lies beside the main file of a document and is never a paper.
_OF_DOCUMENTS = frozenset(
    {
        ".sty",
        ".cls",
        ".bst",
        ".bbl",
        ".bbx",
        ".cbx",
        ".clo",
        ".def",
        ".fd",
        ".ist",
        ".aux",
        ".log",
        ".out",
        ".toc",
        ".blg",
    }
    | {".png", ".jpg", ".jpeg", ".gif", ".svg", ".eps", ".ps", ".pdf_tex", ".tikz", ".pgf", ".dat", ".ttf", ".otf"}
)
_ARCHIVE = re.compile(r"\.(?:zip|tar|t?gz|t?zst|t?bz2|t?xz)$")


def without_parts(
    items: Iterable[Item], notes: Iterable[Note], mains: Sequence[str], files: Iterable[str], given: Iterable[str]
) -> tuple[list[Item], list[Note]]:
    """The papers and notes without those on parts of other files, and a note for each part.

    Args:
        items: the papers.
        notes: a note of kind ``PART`` without a place says that a whole file is one.
        mains: the names of the main files of LaTeX documents.
        files: the names of all files that were read.
        given: the names of those that a person named as inputs: one that holds no paper is skipped.
    """
    notes, present = list(notes), set(files)
    of_document = _OF_DOCUMENTS | {".pdf"}
    figures = {note.file for note in notes if note.reason.startswith("holds ") and note.file.lower().endswith(".pdf")}
    parts = {note.file: note for note in notes if note.kind is NoteKind.PART and not note.place}
    for main in mains:
        folder = PurePosixPath(main).parent
        packed = any(_ARCHIVE.search(part) for part in folder.parts)
        for name in sorted(present - parts.keys()):
            path = PurePosixPath(name)
            known = path.suffix.lower() in (of_document if packed else _OF_DOCUMENTS) or name in figures
            if known and path.is_relative_to(folder):
                parts[name] = Note(NoteKind.PART, name, "", f"a part of {main}.")
    items = list(items)
    read = {source.file for item in items for source in item.paper.sources}
    named = {name: parts.pop(name) for name in sorted(set(given) & parts.keys())}
    alone = [replace(note, kind=NoteKind.SKIPPED) for name, note in named.items() if name not in read]
    for name in parts.keys() - present:
        parts.pop(name)
    kept = [item for item in items if not all(source.file in parts for source in item.paper.sources)]
    others = [note for note in notes if note.file not in parts and (note.kind is not NoteKind.PART or note.place)]
    return kept, [*others, *alone, *parts.values()]
