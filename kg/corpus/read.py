"""From inputs to papers: :func:`read_corpus`, the first line of the flow."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import IO

from kg.corpus.files import BROKEN_GZIP, File, find_files
from kg.corpus.merge import merge_copies
from kg.corpus.notes import Found, Item, Note, NoteKind
from kg.corpus.readers import Reader, choose_reader, get_reader
from kg.errors import UnknownFormatError
from kg.model import AnnotatedPaper, Paper

__all__ = ["Corpus", "Note", "NoteKind", "read_corpus"]

_HEAD = 65_536
_BOM = b"\xef\xbb\xbf"
_UTF16 = (b"\xff\xfe", b"\xfe\xff")


@dataclass(frozen=True, slots=True)
class Corpus:
    """What was read."""

    papers: tuple[Paper, ...] = ()  # distinct, sorted by id
    annotated: Mapping[str, AnnotatedPaper] = field(default_factory=dict)  # by paper id, in their order
    notes: tuple[Note, ...] = ()  # sorted


def read_corpus(
    inputs: Sequence[str | Path],
    *,
    format: str | None = None,  # noqa: A002 - the option's name
    leave_out: str | Path | None = None,
) -> Corpus:
    """Reads files, folders and standard input (``-``) into distinct papers.

    What cannot be used is a note and never stops the rest. The order of the inputs does not matter.

    Args:
        inputs: files of a known format, also compressed (``.gz``); folders, which are read in depth; or ``"-"``.
        format: a name in :data:`kg.corpus.readers.READERS`; by default each file's suffix and content decide.
        leave_out: a folder that is passed over where it lies below an input: what is made from the inputs.

    Raises:
        InputError: an input that does not exist.
        UnknownNameError: a format that is in no table.
    """
    reader = get_reader(format) if format else None
    items: list[Item] = []
    notes: list[Note] = []
    for file in find_files(inputs, leave_out):
        if isinstance(file, Note):
            notes.append(file)
            continue
        for found in read_file(file, reader):
            if isinstance(found, Item):
                items.append(found)
            else:
                notes.append(found)
    merged, duplicates = merge_copies(items)
    return Corpus(
        papers=tuple(item.paper for item in merged),
        annotated={item.paper.id: item.annotated for item in merged if item.annotated is not None},
        notes=tuple(sorted({*notes, *duplicates, *_missing(merged)})),
    )


def read_file(file: File, reader: Reader | None = None) -> Iterator[Found]:
    """The papers of one file, as they stand there, and notes on the rest; streams line by line where the format can."""
    try:
        with file.open() as stream:
            yield from _read_stream(file, stream, reader)
    except BROKEN_GZIP as error:
        yield Note(NoteKind.SKIPPED, file.name, "", f"broken gzip ({_line(error)}); what follows is lost.")
    except OSError as error:
        yield Note(NoteKind.SKIPPED, file.name, "", f"cannot be read ({error.strerror or _line(error)}).")


def _read_stream(file: File, stream: IO[bytes], reader: Reader | None) -> Iterator[Found]:
    head = _first_lines(stream)
    begin = b"".join(head).removeprefix(_BOM)
    if begin.startswith(_UTF16):
        yield Note(NoteKind.SKIPPED, file.name, "", "UTF-16, not UTF-8. Save it as UTF-8.")
        return
    if not begin.strip():
        yield Note(NoteKind.SKIPPED, file.name, "", "empty.")
        return
    try:
        chosen = reader or choose_reader(file.name, file.suffix, begin)
    except UnknownFormatError as error:
        yield Note(NoteKind.SKIPPED, file.name, "", str(error).removeprefix(f"{file.name}: "))
        return
    if b"\0" in begin[:_HEAD]:
        yield Note(NoteKind.SKIPPED, file.name, "", "binary, no text in UTF-8.")
        return
    count = 0
    for found in chosen.read(chain(head, stream), file.name):
        count += 1
        yield found
    if not count:
        yield Note(NoteKind.SKIPPED, file.name, "", "holds no papers.")


def _first_lines(stream: IO[bytes]) -> list[bytes]:
    """Whole lines, until they hold more than white space and some more, or until the end."""
    lines: list[bytes] = []
    size = 0
    blank = True
    while (blank or size < _HEAD) and (line := stream.readline()):
        lines.append(line)
        size += len(line)
        blank = blank and not line.removeprefix(_BOM).strip()
    return lines


def _missing(items: Sequence[Item]) -> Iterator[Note]:
    """Papers without an abstract; one that a build withholds is not missing."""
    for item in items:
        if not item.paper.has_abstract:
            for source in item.paper.sources[:1]:
                yield Note(NoteKind.MISSING, source.file, source.place, "no abstract.", item.paper.id)


def _line(error: BaseException) -> str:
    return " ".join(str(error).split())[:100].rstrip(".")
