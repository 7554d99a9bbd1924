"""JSON and JSON lines: papers of any source that is known, and papers with annotations (``kg-annotated/1``)."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from kg.corpus.columns import guess_columns
from kg.corpus.content import Content
from kg.corpus.identity import make_paper, writable
from kg.corpus.json_values import iter_values, short
from kg.corpus.limits import cut
from kg.corpus.maps.field_map import NoPaperError
from kg.corpus.maps.guessed import fields_by_name
from kg.corpus.maps.table import find_map
from kg.corpus.notes import Found, Item, Note, NoteKind
from kg.fields import as_text
from kg.model import Source
from kg.paper_form import paper_from_own_json
from kg.records import ANNOTATED_FORMAT, paper_from_json

Convert = Callable[[Mapping[str, Any], Source], Iterator[Found]]


def is_annotated(value: Mapping[str, Any]) -> bool:
    """Whether an object is an annotated paper: it says so, or it has a text and entities."""
    return str(value.get("format", "")).startswith("kg-annotated/") or ("entities" in value and "text" in value)


def read_jsonl(content: Content) -> Iterator[Found]:
    """One paper a line, or one JSON array of papers, or the answer of an API that holds them.

    Each object is read by the map of its source (:data:`kg.corpus.maps.table.MAPS`), else by the names of its fields.
    Annotated ones among them are taken with their annotations. What cannot be used is noted with its place.
    """

    def convert(value: Mapping[str, Any], source: Source) -> Iterator[Found]:
        return _annotated(value, source) if is_annotated(value) else _mapped(value, source, content.columns)

    return _read(content, convert)


def read_annotated(content: Content) -> Iterator[Found]:
    """One annotated paper a line: what kg wrote (with ``key``), or a gold file without what it does not have."""

    def convert(value: Mapping[str, Any], source: Source) -> Iterator[Found]:
        if is_annotated(value):
            return _annotated(value, source)
        return iter([_skipped(source, "no annotated paper: it has no 'text' and 'entities'.")])

    return _read(content, convert)


def _read(content: Content, convert: Convert) -> Iterator[Found]:
    for placed in iter_values(content):
        source = Source(content.name, placed.place)
        if placed.error:
            yield _skipped(source, placed.error)
        elif isinstance(placed.value, dict):
            yield from convert(placed.value, source)
        else:
            yield _skipped(source, "no JSON object.")


def _mapped(value: Mapping[str, Any], source: Source, columns: Mapping[str, str]) -> Iterator[Found]:
    known = None if columns else find_map(value)
    try:
        fields = known.fields(value) if known else fields_by_name(value, columns)
        paper = make_paper(sources=[source], **fields)
    except NoPaperError as error:
        yield Note(NoteKind.PART, source.file, source.place, str(error))
        return
    except ValueError as error:
        yield _skipped(source, f"{short(error)}.")
        return
    if paper.texts:
        yield from cut(Item(paper))
    elif known is None and value and not guess_columns(value, columns).keys() & {"title", "abstract"}:
        names = ", ".join(sorted(map(str, value))[:8])[:120]
        reason = f"neither a title nor an abstract among its fields ({names}). Name one: --map abstract=FIELD."
        yield _skipped(source, reason)
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
        yield _skipped(source, f"{short(error)}.")
        return
    if paper.texts or annotated.entities or annotated.sentences:
        yield from cut(Item(paper, annotated), source)
    else:
        yield _skipped(source, "neither a title nor a text.")


def _metadata(value: Mapping[str, Any]) -> dict[str, Any]:
    fields = fields_by_name({name: field for name, field in value.items() if name != "text"}, {})
    return {name: field for name, field in fields.items() if name != "abstract"}


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
