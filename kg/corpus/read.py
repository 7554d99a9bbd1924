"""From inputs to papers: :func:`read_corpus`, the first line of the flow."""

import io
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

from kg.corpus.content import Content
from kg.corpus.files import BROKEN_GZIP, File, find_files
from kg.corpus.merge import merge_copies
from kg.corpus.notes import Found, Item, Note, NoteKind
from kg.corpus.readers import Reader, choose_reader, get_reader
from kg.errors import InputError, UnknownFormatError
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
    """The papers of one file, as they stand there, and notes on the rest; streams where the format can."""
    try:
        with file.open() as stream:
            yield from _read_stream(file, stream, reader)
    except InputError as error:
        yield Note(NoteKind.SKIPPED, file.name, error.place, error.reason)
    except BROKEN_GZIP as error:
        yield Note(NoteKind.SKIPPED, file.name, "", f"broken gzip ({_line(error)}); what follows is lost.")
    except OSError as error:
        yield Note(NoteKind.SKIPPED, file.name, "", f"cannot be read ({error.strerror or _line(error)}).")


def _read_stream(file: File, stream: IO[bytes], reader: Reader | None) -> Iterator[Found]:
    head = _first_bytes(stream)
    begin = head.removeprefix(_BOM)
    if not begin.strip():
        yield Note(NoteKind.SKIPPED, file.name, "", "empty.")
        return
    utf16 = begin.startswith(_UTF16)
    try:
        chosen = reader or choose_reader(file.name, file.suffix, begin)
    except UnknownFormatError as error:
        yield Note(NoteKind.SKIPPED, file.name, "", str(error).removeprefix(f"{file.name}: "))
        return
    if not chosen.raw and utf16:
        yield Note(NoteKind.SKIPPED, file.name, "", "UTF-16, not UTF-8. Save it as UTF-8.")
        return
    if not chosen.raw and b"\0" in begin:
        yield Note(NoteKind.SKIPPED, file.name, "", "binary, no text in UTF-8.")
        return
    count = 0
    content = Content(file.name, file.suffix, io.BufferedReader(_Again(head, stream), _HEAD))
    for found in chosen.read(content):
        count += 1
        yield found
    if not count:
        yield Note(NoteKind.SKIPPED, file.name, "", "holds no papers.")


def _first_bytes(stream: IO[bytes]) -> bytes:
    """The first 64 KB, after as much white space as there may be."""
    head = b""
    while chunk := stream.read(_HEAD):
        head += chunk
        if len(head) >= _HEAD and head.removeprefix(_BOM).strip():
            break
    return head


class _Again(io.RawIOBase):
    """A stream whose beginning was read already, from its first byte on."""

    def __init__(self, head: bytes, rest: IO[bytes]) -> None:
        self._head = memoryview(head)
        self._rest = rest

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any, /) -> int:  # noqa: ANN401 -- any buffer that can be written to
        view = memoryview(buffer).cast("B")
        data: bytes | memoryview = self._head[: len(view)] or self._rest.read(len(view))
        self._head = self._head[len(view) :]
        view[: len(data)] = data
        return len(data)


def _missing(items: Sequence[Item]) -> Iterator[Note]:
    """Papers without an abstract; one that a build withholds is not missing."""
    for item in items:
        if not item.paper.has_abstract:
            for source in item.paper.sources[:1]:
                yield Note(NoteKind.MISSING, source.file, source.place, "no abstract.", item.paper.id)


def _line(error: BaseException) -> str:
    return " ".join(str(error).split())[:100].rstrip(".")
