"""The formats that kg reads: one table, from which everything else takes its choices."""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from kg.corpus.jsonlines import read_annotated, read_jsonl
from kg.corpus.notes import Found
from kg.corpus.plain import read_text
from kg.errors import UnknownFormatError, UnknownNameError

#: Takes the lines of a file as bytes, and the file's name for the sources; yields papers and notes.
Read = Callable[[Iterable[bytes], str], Iterator[Found]]


@dataclass(frozen=True, slots=True)
class Reader:
    """A format: what files of it are called, how their beginning looks, and who reads them."""

    suffixes: tuple[str, ...]
    sniff: Callable[[bytes], bool]  # whether the first bytes, without the BOM, may be of this format
    read: Read


_ANNOTATED = re.compile(
    rb'"format"\s*:\s*"kg-annotated/|"entities"\s*:\s*\[.*"text"\s*:\s*"|"text"\s*:\s*".*"entities"\s*:\s*\['
)


def _starts_json(head: bytes) -> bool:
    return head.lstrip()[:1] in (b"{", b"[")


def _looks_annotated(head: bytes) -> bool:
    first = head.lstrip().split(b"\n", maxsplit=1)[0]
    return first.startswith(b"{") and _ANNOTATED.search(first) is not None


def _is_text(head: bytes) -> bool:
    return not _starts_json(head)


#: format name -> reader; of those that a file's suffix allows, the first whose sniff agrees reads it, else the last.
READERS: dict[str, Reader] = {
    "annotated": Reader((".jsonl", ".json", ".ndjson"), _looks_annotated, read_annotated),
    "jsonl": Reader((".jsonl", ".json", ".ndjson"), _starts_json, read_jsonl),
    "text": Reader((".txt", ".text"), _is_text, read_text),
}


def get_reader(name: str) -> Reader:
    """The reader of a format; raises :class:`~kg.errors.UnknownNameError`, which lists the known ones."""
    if name not in READERS:
        raise UnknownNameError("input format", name, READERS)
    return READERS[name]


def choose_reader(file: str, suffix: str, head: bytes) -> Reader:
    """The reader of a file, by its suffix and its first bytes; without a suffix, by its first bytes alone.

    Raises:
        UnknownFormatError: no reader takes it. It lists the suffixes of the known ones.
    """
    known = sorted({known for reader in READERS.values() for known in reader.suffixes})
    if suffix and suffix not in known:
        raise UnknownFormatError(file, f"no reader for {suffix!r}; choose a format with --format.", known)
    of_suffix = [reader for reader in READERS.values() if not suffix or suffix in reader.suffixes]
    fitting = [reader for reader in of_suffix if reader.sniff(head)]
    fitting += [reader for reader in READERS.values() if reader.sniff(head) and reader.read is not read_text]
    return (fitting or of_suffix)[0 if fitting else -1]
