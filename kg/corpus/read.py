"""From inputs to papers: :func:`read_corpus`, the first line of the flow."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import IO

from kg.config import BuildConfig
from kg.corpus.columns import parse_map
from kg.corpus.containers import Options, open_contents
from kg.corpus.content import Content
from kg.corpus.encoding import find_encoding
from kg.corpus.files import File, find_files
from kg.corpus.language import is_foreign
from kg.corpus.limits import Limits, make_limits
from kg.corpus.merge import merge_copies
from kg.corpus.notes import Found, Item, Note, NoteKind
from kg.corpus.parts import without_parts
from kg.corpus.readers import READERS, Reader, choose_reader, get_reader
from kg.corpus.streams import Again, Recoded, buffered
from kg.errors import InputError, MissingExtraError
from kg.model import AnnotatedPaper, Paper

__all__ = ["Corpus", "Note", "NoteKind", "Recognised", "read_corpus", "read_inputs"]

_HEAD = 65_536
_BOM = b"\xef\xbb\xbf"
_DEFAULT_LIMITS = Limits()


@dataclass(frozen=True, slots=True, order=True)
class Recognised:
    """What a file, or a member of an archive, was taken for."""

    file: str
    format: str  # a name of READERS; empty where no reader takes it
    papers: int = 0  # how many were found in it, copies too


@dataclass(frozen=True, slots=True)
class Corpus:
    """What was read."""

    papers: tuple[Paper, ...] = ()  # distinct, sorted by id
    annotated: Mapping[str, AnnotatedPaper] = field(default_factory=dict)  # by paper id, in their order
    notes: tuple[Note, ...] = ()  # sorted
    files: tuple[Recognised, ...] = field(default=(), compare=False)  # sorted


def read_inputs(config: BuildConfig) -> Corpus:
    """The corpus of a build: its inputs, read as its options say. Raises what :func:`read_corpus` raises.

    Raises:
        KgError: a ``map`` that is of another form, or about a field that a paper does not have.
    """
    return read_corpus(
        config.inputs,
        format=config.input_format or None,
        leave_out=config.output or None,
        columns=parse_map(config.map),
        limits=make_limits(config.max_size, config.max_ratio),
    )


def read_corpus(
    inputs: Sequence[str | Path],
    *,
    format: str | None = None,  # noqa: A002 - the option's name
    leave_out: str | Path | None = None,
    columns: Mapping[str, str] | None = None,
    limits: Limits = _DEFAULT_LIMITS,
) -> Corpus:
    """Reads files, folders and standard input (``-``) into distinct papers.

    What cannot be used is a note and never stops the rest. The order of the inputs does not matter.

    Args:
        inputs: files of a known format, also compressed (``.gz``, ``.zst``, …) or in an archive (``.zip``, ``.tar``);
            folders, which are read in depth; or ``"-"``.
        format: a name in :data:`kg.corpus.readers.READERS`; by default each file's suffix and content decide.
        leave_out: a folder that is passed over where it lies below an input: what is made from the inputs.
        columns: field of a paper -> name of the column or JSON field that holds it, where that is not guessed.
        limits: sizes from which on a file is refused.

    Raises:
        InputError: an input that does not exist.
        UnknownNameError: a format that is in no table.
    """
    reader = get_reader(format) if format else None
    options = Options(limits, columns or {})
    items: list[Item] = []
    notes: list[Note] = []
    files: list[Recognised] = []
    for file in find_files(inputs, leave_out):
        if isinstance(file, Note):
            notes.append(file)
            continue
        for found in read_file(file, reader, options):
            if isinstance(found, Item):
                items.append(found)
            elif isinstance(found, Note):
                notes.append(found)
            else:
                files.append(found)
    mains = [file.file for file in files if file.format == "latex" and file.papers]
    given = [Path(name).name for name in inputs if not Path(name).is_dir()]
    items, notes = without_parts(items, notes, mains, [file.file for file in files], given)
    merged, duplicates = merge_copies(items)
    return Corpus(
        papers=tuple(item.paper for item in merged),
        annotated={item.paper.id: item.annotated for item in merged if item.annotated is not None},
        notes=tuple(sorted({*notes, *duplicates, *_missing(merged), *_foreign(merged)})),
        files=tuple(sorted(files)),
    )


def read_file(file: File, reader: Reader | None = None, options: Options | None = None) -> Iterator[Found | Recognised]:
    """The papers of one file, as they stand there, and notes on the rest; streams where the format can.

    Of each file, or member of an archive, comes last what it was taken for.
    """
    try:
        for content in open_contents(file, options or Options()):
            if isinstance(content, Note):
                yield content
            else:
                yield from _read_content(content, reader)
    except InputError as error:
        yield Note(NoteKind.SKIPPED, file.name, error.place, error.reason)


def _read_content(content: Content, reader: Reader | None) -> Iterator[Found | Recognised]:
    format_, count = "", 0
    try:
        chosen, ready, note = _prepared(content, reader)
        format_ = next(name for name, known in READERS.items() if known is chosen)
        if note:
            yield note
        told = False
        for found in chosen.read(ready):
            count += isinstance(found, Item)
            told = True
            yield found
        if not told:
            raise InputError(content.name, "holds no papers.")
    except InputError as error:
        yield Note(NoteKind.SKIPPED, content.name, error.place, error.reason)
    except MissingExtraError as error:
        yield Note(NoteKind.SKIPPED, content.name, "", str(error))
    yield Recognised(content.name, format_, count)


def _prepared(content: Content, reader: Reader | None) -> tuple[Reader, Content, Note | None]:
    """The reader of a content, the content as that reader gets it, and a note where it is recoded.

    Raises:
        InputError: it is empty, binary, or no reader takes it.
    """
    head = _first_bytes(content.stream)
    if not head.removeprefix(_BOM).strip():
        raise InputError(content.name, "empty.")
    encoding = find_encoding(head)
    text = head if not encoding else head.decode(encoding, "replace").encode()
    text = text.removeprefix(_BOM)
    if reader is None:
        begins = (text.lstrip()[:_HEAD], head.removeprefix(_BOM).lstrip()[:_HEAD])
        reader = choose_reader(content.name, content.suffix, *begins)
    stream = buffered(Again(head, content.stream))
    if reader.raw:
        return reader, replace(content, stream=stream), None
    if b"\0" in text:
        raise InputError(content.name, "binary, no text.")
    if not encoding:
        return reader, replace(content, stream=stream), None
    reason = f"no UTF-8: read as {encoding}. Save it as UTF-8 where that is wrong."
    note = Note(NoteKind.RECODED, content.name, "", reason)
    return reader, replace(content, stream=buffered(Recoded(stream, encoding)), path=None), note


def _first_bytes(stream: IO[bytes]) -> bytes:
    """The first 64 KB, after as much white space as there may be."""
    head = b""
    while chunk := stream.read(_HEAD):
        head += chunk
        if len(head) >= _HEAD and head.removeprefix(_BOM).strip():
            break
    return head


def _missing(items: Sequence[Item]) -> Iterator[Note]:
    """Papers without an abstract; one that a build withholds is not missing."""
    for item in items:
        if not item.paper.has_abstract:
            for source in item.paper.sources[:1]:
                yield Note(NoteKind.MISSING, source.file, source.place, "no abstract.", item.paper.id)


def _foreign(items: Sequence[Item]) -> Iterator[Note]:
    """Papers in another language than English; they are kept, though little is found in them."""
    for item in items:
        paper = item.paper
        if item.annotated is None and is_foreign(paper.abstract or paper.title):
            for source in paper.sources[:1]:
                reason = "not in English: little will be found in it."
                yield Note(NoteKind.LANGUAGE, source.file, source.place, reason, paper.id)
