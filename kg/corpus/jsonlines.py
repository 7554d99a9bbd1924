"""JSON lines: papers with their metadata, and papers with annotations (``kg-annotated/1``)."""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import chain
from typing import Any

from kg.corpus.content import Content
from kg.corpus.identity import make_paper, writable
from kg.corpus.limits import cut
from kg.corpus.notes import Found, Item, Note, NoteKind
from kg.fields import as_text
from kg.model import Source
from kg.paper_form import paper_from_own_json
from kg.records import ANNOTATED_FORMAT, paper_from_json

_YEAR = re.compile(r"\s*(\d{4})(?!\d)")
_NAMES = re.compile(r"\s*;\s*|\s+and\s+")

Convert = Callable[[Mapping[str, Any], Source], Iterator[Found]]


def is_annotated(value: Mapping[str, Any]) -> bool:
    """Whether an object is an annotated paper: it says so, or it has a text and entities."""
    return str(value.get("format", "")).startswith("kg-annotated/") or ("entities" in value and "text" in value)


def read_jsonl(content: Content) -> Iterator[Found]:
    """One paper a line (``id, title, authors, venue, year, url, doi, abstract``), or one JSON array of such objects.

    Annotated lines among them are taken with their annotations. What cannot be used is noted with its line.
    """
    return _read(
        content.lines(),
        content.name,
        lambda value, source: (_annotated if is_annotated(value) else _plain)(value, source),
    )


def read_annotated(content: Content) -> Iterator[Found]:
    """One annotated paper a line: what kg wrote (with ``key``), or a gold file without what it does not have."""

    def convert(value: Mapping[str, Any], source: Source) -> Iterator[Found]:
        if is_annotated(value):
            return _annotated(value, source)
        return iter([_skipped(source, "no annotated paper: it has no 'text' and 'entities'.")])

    return _read(content.lines(), content.name, convert)


def _read(lines: Iterable[bytes], file: str, convert: Convert) -> Iterator[Found]:
    stream = iter(lines)
    blank, first = _first_line(stream)
    value, error = _parse(first)
    if error or isinstance(value, list):  # no JSON lines, but perhaps one JSON value over several lines
        rest = list(stream)
        whole, whole_error = _parse(b"".join([first, *rest])) if first.lstrip()[:1] in (b"{", b"[") else (None, error)
        if not whole_error:
            values = whole if isinstance(whole, list) else [whole]
            for number, item in enumerate(values, start=1):
                yield from _object(item, Source(file, f"item {number}"), convert)
            return
        if not any(_parse(line)[1] == "" for line in rest if line.strip()):
            yield Note(NoteKind.SKIPPED, file, "", f"holds no JSON lines: {error or whole_error}")
            return
        stream = iter(rest)
    for number, line in enumerate(chain([first], stream), start=blank + 1):
        if line.strip():
            value, error = _parse(line)
            source = Source(file, f"line {number}")
            yield from iter([_skipped(source, error)]) if error else _object(value, source, convert)


def _first_line(stream: Iterator[bytes]) -> tuple[int, bytes]:
    """How many blank lines come first, and the first other one without a byte order mark."""
    for blank, line in enumerate(stream):
        text = line.removeprefix(b"\xef\xbb\xbf") if blank == 0 else line
        if text.strip():
            return blank, text
    return 0, b""


def _parse(line: bytes) -> tuple[object, str]:
    """A JSON value, or what is wrong with it."""
    try:
        return _loads(line.decode("utf-8")), ""
    except UnicodeDecodeError:
        return None, "no UTF-8."
    except (ValueError, RecursionError) as error:
        return None, f"broken JSON ({_short(error)})."


def _loads(text: str) -> object:
    return json.loads(text, parse_constant=_refuse)


def _refuse(constant: str) -> None:
    raise ValueError(f"{constant} is no JSON")


def _object(value: object, source: Source, convert: Convert) -> Iterator[Found]:
    if isinstance(value, dict):
        yield from convert(value, source)
    else:
        yield _skipped(source, "no JSON object.")


def _plain(value: Mapping[str, Any], source: Source) -> Iterator[Found]:
    abstract = value.get("abstract")
    abstract = value.get("text") if abstract is None else abstract
    try:
        paper = make_paper(abstract=as_text(abstract, "abstract"), sources=[source], **_metadata(value))
    except ValueError as error:
        yield _skipped(source, f"{error}.")
        return
    if paper.texts:
        yield from cut(Item(paper))
    else:
        yield _skipped(source, "neither a title nor an abstract.")


def _annotated(value: Mapping[str, Any], source: Source) -> Iterator[Found]:
    version = value.get("format", ANNOTATED_FORMAT)
    if version != ANNOTATED_FORMAT:
        yield _skipped(source, f"unknown version {str(version)[:40]!r}. Known: {ANNOTATED_FORMAT}.")
        return
    try:
        value = {writable(name): _writable(field) for name, field in value.items()}
        if "key" in value:
            paper = paper_from_own_json(value)
            paper = paper if paper.sources else replace(paper, sources=(source,))
        else:
            paper = make_paper(abstract=as_text(value.get("text"), "text"), sources=[source], **_metadata(value))
        annotated = paper_from_json(value, paper)
    except (ValueError, TypeError, AttributeError) as error:
        yield _skipped(source, f"{_short(error)}.")
        return
    if paper.texts or annotated.entities or annotated.sentences:
        yield from cut(Item(paper, annotated), source)
    else:
        yield _skipped(source, "neither a title nor a text.")


def _metadata(value: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "title": as_text(value.get("title"), "title"),
        "given_id": as_text(value.get("id"), "id"),
        "authors": _authors(value.get("authors")),
        "venue": as_text(value.get("venue"), "venue"),
        "year": _year(value.get("year")),
        "url": as_text(value.get("url"), "url"),
        "doi": as_text(value.get("doi"), "doi"),
    }


def _authors(value: object) -> list[str]:
    """Names, from a list of texts or of objects with a ``name``, or from one text with ";" or "and" between them."""
    if value is None:
        return []
    if isinstance(value, str):
        return [name for name in _NAMES.split(value) if name]
    if not isinstance(value, list):
        raise ValueError("the field 'authors' is no list")
    return [as_text(author.get("name") if isinstance(author, dict) else author, "authors") for author in value]


def _year(value: object) -> int | None:
    """The year, from a number or from a date that begins with it; ``None`` where neither is given."""
    if value is None or isinstance(value, bool):
        return None
    match = _YEAR.match(str(value))
    return int(match[1]) or None if match else None


def _writable(value: object) -> object:
    """A JSON value whose texts can all be encoded again; nothing changes its length."""
    if isinstance(value, str):
        return writable(value)
    if isinstance(value, list):
        return [_writable(item) for item in value]
    if isinstance(value, dict):
        return {writable(name): _writable(item) for name, item in value.items()}
    return value


def _skipped(source: Source, reason: str) -> Note:
    return Note(NoteKind.SKIPPED, source.file, source.place, reason)


def _short(error: Exception) -> str:
    return " ".join(str(error).split())[:160].rstrip(".")
