"""RIS, as Zotero, Mendeley, EndNote, Scopus, IEEE Xplore and publishers write it; parsed by rispy.

Records are cut apart before they are parsed: rispy passes over one without its end, and over all that follow.
"""

import re
from collections.abc import Iterator
from typing import Any

from kg.corpus.content import Content
from kg.corpus.identity import make_paper
from kg.corpus.limits import cut
from kg.corpus.maps.field_map import year_in
from kg.corpus.notes import Found, Item, Note, NoteKind
from kg.corpus.people import in_order
from kg.errors import InputError
from kg.model import Source

_BEGIN = re.compile(rb"\s*TY\s{1,3}-")
_SNIFF = re.compile(rb"^[ \t]*TY {1,2}- ?[A-Z]{3,8}\s", re.MULTILINE)
_TAG = re.compile(rb"(?P<tag>[A-Z][A-Z0-9])\s{1,3}-(?:\s|$)(?P<value>.*)", re.DOTALL)

_TITLES = ("title", "primary_title", "translated_title", "short_title")
_ABSTRACTS = ("abstract", "notes_abstract")
_VENUES = ("journal_name", "secondary_title", "alternate_title1", "alternate_title3", "tertiary_title", "publisher")
_YEARS = ("year", "publication_year", "date")


def looks_ris(head: bytes) -> bool:
    """Whether a record begins in the first bytes."""
    return _SNIFF.search(head) is not None


def read_ris(content: Content) -> Iterator[Found]:
    """The records as papers; a place is the line on which a record begins."""
    import rispy  # type: ignore[import-untyped]  # noqa: PLC0415 -- only where there is RIS

    found = False
    for line, record in _records(content):
        found = True
        source = Source(content.name, f"line {line}")
        parsed = rispy.loads(record)
        if parsed:
            yield from _paper(parsed[0], source)
        else:
            yield Note(NoteKind.SKIPPED, source.file, source.place, "broken record: no field can be read.")
    if not found:
        raise InputError(content.name, "holds no RIS: no line begins with 'TY  -'.")


def _records(content: Content) -> Iterator[tuple[int, str]]:
    """Each record, with the number of its first line, in the form that rispy takes."""
    lines: list[bytes] = []
    begin = 0
    for number, line in enumerate(content.lines(), start=1):
        if _BEGIN.match(line):
            if lines:
                yield begin, _text(lines)
            lines, begin = [line], number
        elif lines:
            lines.append(line)
    if lines:
        yield begin, _text(lines)


def _text(lines: list[bytes]) -> str:
    """The record with tags as the format writes them, and with its end."""
    written: list[str] = []
    for line in lines:
        text = line.strip()
        match = _TAG.fullmatch(text)
        if match and match["tag"] == b"ER":
            break
        decoded = (match["value"] if match else text).decode("utf-8", "replace").replace("\r", " ")
        written.append(f"{match['tag'].decode()}  - {decoded}" if match else decoded)
    return "\n".join([*written, "ER  - ", ""])


def _paper(record: dict[str, Any], source: Source) -> Iterator[Found]:
    authors: list[object] = next((record[name] for name in ("authors", "first_authors") if record.get(name)), [])
    urls = [url for url in _list(record.get("urls")) + _list(record.get("url")) if url]
    marks = [*urls, *(_first(record, (name,)) for name in ("accession_number", "number", "id", "note", "custom1"))]
    paper = make_paper(
        title=_first(record, _TITLES),
        abstract=_first(record, _ABSTRACTS),
        given_id=_first(record, ("id", "accession_number")),
        authors=[in_order(str(name)) for name in authors],
        venue=_first(record, _VENUES),
        year=next((year for name in _YEARS if (year := year_in(str(record.get(name, ""))))), None),
        url=urls[0] if urls else "",
        doi=_first(record, ("doi",)),
        also=[*marks, *_list(record.get("notes"))],
        sources=[source],
    )
    if paper.texts:
        yield from cut(Item(paper))
    else:
        yield Note(NoteKind.SKIPPED, source.file, source.place, "neither a title nor an abstract.")


def _first(record: dict[str, Any], names: tuple[str, ...]) -> str:
    return next((text.strip() for name in names for text in _list(record.get(name)) if text.strip()), "")


def _list(value: object) -> list[str]:
    if value is None:
        return []
    return [str(item) for item in value] if isinstance(value, list) else [str(value)]
