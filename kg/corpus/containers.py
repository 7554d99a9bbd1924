"""What is inside of a file: itself, decompressed, or the members of an archive, each with its limits."""

import bz2
import gzip
import io
import lzma
import re
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

from kg.corpus.archives import Archive, find_archive
from kg.corpus.content import Content
from kg.corpus.files import File, read_beside
from kg.corpus.limits import Limits
from kg.corpus.notes import Note, NoteKind
from kg.corpus.streams import BROKEN, Budget, Counted, Guarded, buffered
from kg.corpus.zstandard import ZstdFile
from kg.errors import InputError

_MAGIC_BYTES = 512


@dataclass(frozen=True, slots=True)
class _Packing:
    """One way of compressing a single file."""

    suffixes: Mapping[str, str]  # what a name ends in -> what is put in its place
    magic: bytes
    open: Callable[[IO[bytes]], Any]  # what reads the decompressed bytes; the libraries share no type


_PACKINGS: dict[str, _Packing] = {
    "gzip": _Packing({".gz": "", ".tgz": ".tar"}, b"\x1f\x8b", lambda raw: gzip.GzipFile(fileobj=raw)),
    "zstd": _Packing({".zst": "", ".tzst": ".tar"}, b"\x28\xb5\x2f\xfd", ZstdFile),
    "bzip2": _Packing({".bz2": "", ".tbz2": ".tar"}, b"BZh", bz2.BZ2File),
    "xz": _Packing({".xz": "", ".txz": ".tar"}, b"\xfd7zXZ\0", lzma.LZMAFile),
}
_SUFFIX = re.compile(r"\.[a-z][a-z0-9]*")


@dataclass(frozen=True, slots=True)
class Options:
    """How files are read, beside their format."""

    limits: Limits = field(default_factory=Limits)
    columns: Mapping[str, str] = field(default_factory=dict)


def open_contents(file: File, options: Options) -> Iterator[Content | Note]:
    """What there is to read in a file; each content can be read until the next one is asked for.

    Compression and archives are known by their first bytes, or by a name that ends in ``.gz`` and the like. A member
    that cannot be used is a note.

    Raises:
        InputError: the file cannot be opened, or is broken as a whole. Reading a content raises it too.
    """
    with ExitStack() as stack:
        if file.path is None:
            raw: IO[bytes] = sys.stdin.buffer
        else:
            try:
                raw = stack.enter_context(file.path.open("rb"))
            except OSError as error:
                raise InputError(file.name, f"cannot be read ({error.strerror or error}).") from error
        counted = Counted(raw)
        budget = Budget(lambda: counted.count, options.limits)
        stream = buffered(Guarded(buffered(counted), file.name))
        stream, inner, packed = _unpacked(stream, file.name, budget)
        archive = find_archive(_suffix(inner), _peek(stream))
        if archive:
            scratch = _seekable(stream, file, packed, stack)
            yield from _members(file, archive, scratch, budget, options)
        else:
            path = None if packed else file.path
            beside = _beside_file(file, options.limits)
            yield Content(file.name, _suffix(inner), stream, options.limits, options.columns, path, beside)


def _suffix(name: str) -> str:
    """The suffix in lower case: of "papers.JSONL" ".jsonl", of "2401.01234" none."""
    suffix = Path(name.lower()).suffix
    return suffix if _SUFFIX.fullmatch(suffix) else ""


def _peek(stream: io.BufferedReader) -> bytes:
    return stream.peek(_MAGIC_BYTES)[:_MAGIC_BYTES]


def _unpacked(stream: io.BufferedReader, name: str, budget: Budget) -> tuple[io.BufferedReader, str, bool]:
    """The stream without its compression, the name without the suffix of that, and whether there was one."""
    magic = _peek(stream)
    suffix = Path(name.lower()).suffix
    for kind, packing in _PACKINGS.items():
        if magic.startswith(packing.magic) or suffix in packing.suffixes:
            inner = name[: -len(suffix)] + packing.suffixes[suffix] if suffix in packing.suffixes else name
            try:
                opened = packing.open(stream)
            except (*BROKEN, ValueError) as error:
                raise InputError(name, f"broken {kind} ({error}).") from error
            return buffered(Guarded(opened, name, budget, kind)), inner, True
    return stream, name, False


def _seekable(stream: io.BufferedReader, file: File, packed: bool, stack: ExitStack) -> IO[bytes]:
    """The archive as a file that can be read in any order: itself, else a scratch copy of what the stream gives."""
    if file.path is not None and not packed:
        return stack.enter_context(file.path.open("rb"))
    scratch = stack.enter_context(tempfile.TemporaryFile())  # noqa: SIM115 -- the stack closes it
    shutil.copyfileobj(stream, scratch)
    scratch.seek(0)
    return scratch


def _members(
    file: File, open_archive: Callable[[IO[bytes]], Archive], scratch: IO[bytes], budget: Budget, options: Options
) -> Iterator[Content | Note]:
    size = scratch.seek(0, io.SEEK_END)
    scratch.seek(0)
    budget = Budget(lambda: size, options.limits) if not budget.count else budget
    try:
        archive = open_archive(scratch)
    except (*BROKEN, ValueError, OSError) as error:
        raise InputError(file.name, f"broken archive ({' '.join(str(error).split())[:100].rstrip('.')}).") from error
    with archive:
        if len(archive.members) > options.limits.members:
            raise InputError(file.name, f"holds more than {options.limits.members} files.")
        for member in archive.members:
            name = f"{file.name}/{member}"
            if reason := archive.refusal(member):
                yield Note(NoteKind.SKIPPED, name, "", reason)
                continue
            try:
                yield from _member(archive, member, name, budget, options)
            except InputError as error:
                yield Note(NoteKind.SKIPPED, name, "", error.reason)
            if budget.spent:
                raise InputError(file.name, f"{budget.spent} What follows is left out.")


def _member(archive: Archive, member: str, name: str, budget: Budget, options: Options) -> Iterator[Content | Note]:
    def beside(asked: str) -> bytes | None:
        return archive.read_beside(member, asked, options.limits.whole)

    try:
        opened = archive.open(member)
    except (*BROKEN, RuntimeError, ValueError, OSError) as error:
        raise InputError(name, f"cannot be read ({' '.join(str(error).split())[:100].rstrip('.')}).") from error
    with opened:
        stream = buffered(Guarded(opened, name, budget, "member"))
        stream, inner, _ = _unpacked(stream, name, budget)
        if find_archive(_suffix(inner), _peek(stream)):
            yield Note(NoteKind.SKIPPED, name, "", "an archive inside of an archive; unpack the outer one first.")
        else:
            yield Content(name, _suffix(inner), stream, options.limits, options.columns, None, beside)


def _beside_file(file: File, limits: Limits) -> Callable[[str], bytes | None]:
    return lambda name: read_beside(file, name, limits.whole)
