"""BibTeX and BibLaTeX, as Zotero, JabRef, DBLP and the ACL Anthology write them; parsed by bibtexparser.

Entries are parsed some at a time, so that a file may be of any size and a broken entry costs only itself.
"""

import logging
import re
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from kg.corpus.bibtex_values import name_list, plain_value, writing
from kg.corpus.content import Content
from kg.corpus.identity import make_paper
from kg.corpus.limits import cut
from kg.corpus.maps.field_map import year_in
from kg.corpus.notes import Found, Item, Note, NoteKind
from kg.model import Source

if TYPE_CHECKING:
    from bibtexparser.model import Entry, ParsingFailedBlock

_ENTRY = re.compile(rb"^[ \t]*@[ \t]*(?P<kind>\w+)\s*[{(]")
_SNIFF = re.compile(rb"^[ \t]*@[ \t]*(?!prefix\b|base\b)[A-Za-z]+\s*[{(]", re.MULTILINE)
_STRING, _AT_ONCE = b"string", 500

#: Entries that are no papers, and entries of whole volumes.
_NO_PAPERS = frozenset({"proceedings", "mvproceedings", "periodical", "set", "xdata", "software", "dataset", "online"})
_VENUES = ("journaltitle", "journal", "booktitle", "eventtitle", "series", "school", "institution", "publisher")
_LINKS = ("biburl", "note", "howpublished", "ee")
_USED = frozenset(
    {
        *("title", "subtitle", "author", "abstract", "year", "date", "url", "doi", "crossref", "volume"),
        *("eprint", "archiveprefix", "eprinttype", *_VENUES, *_LINKS),
    }
)
_ARXIV = re.compile(r"(?i)\barxiv\b")


def looks_bibtex(head: bytes) -> bool:
    """Whether an entry begins in the first bytes, at the start of a line."""
    return _SNIFF.search(head) is not None


def read_bibtex(content: Content) -> Iterator[Found]:
    """The entries as papers, each at its place "entry KEY"; cross-references are followed within the same part."""
    for number, part in _parts(content):
        yield from _read_part(content, part, number)


def _parts(content: Content) -> Iterator[tuple[int, str]]:
    """Stretches of whole entries, after the macros that were defined before, and the line that each would begin on."""
    macros: list[bytes] = []
    lines: list[bytes] = []
    begin, entries = 1, 0
    for number, line in enumerate(content.lines(), start=1):
        if _ENTRY.match(line):
            entries += 1
            if entries > _AT_ONCE:
                yield begin - len(macros), _text([*macros, *lines])
                macros += _macros(lines)
                lines, begin, entries = [], number, 1
        lines.append(line)
    yield begin - len(macros), _text([*macros, *lines])


def _macros(lines: list[bytes]) -> list[bytes]:
    """The definitions of macros among these lines; each on lines of its own, as programs write them."""
    found: list[bytes] = []
    inside = False
    for line in lines:
        if match := _ENTRY.match(line):
            inside = match["kind"].lower() == _STRING
        if inside and line.strip():
            found.append(line)
    return found


def _text(lines: list[bytes]) -> str:
    return b"".join(lines).decode("utf-8", "replace")


def _read_part(content: Content, part: str, first_line: int) -> Iterator[Found]:
    from bibtexparser.entrypoint import parse_string  # noqa: PLC0415 -- slow to import
    from bibtexparser.model import DuplicateBlockKeyBlock, Entry, ParsingFailedBlock  # noqa: PLC0415

    logging.getLogger("bibtexparser").setLevel(logging.CRITICAL)  # broken entries are notes of ours
    library = parse_string(part, parse_stack=[])
    blocks = [
        block.ignore_error_block if isinstance(block, DuplicateBlockKeyBlock) else block for block in library.blocks
    ]
    strings = {string.key.lower(): string.value for string in library.strings}
    read = [(block, _fields(block, strings) if isinstance(block, Entry) else {}) for block in blocks]
    by_key = {block.key: fields for block, fields in read if isinstance(block, Entry)}
    for block, fields in read:
        if isinstance(block, Entry):
            yield from _read_entry(content, block, fields, by_key)
        elif isinstance(block, ParsingFailedBlock):
            line = first_line + (block.start_line or 0)
            yield Note(NoteKind.SKIPPED, content.name, f"line {line}", f"broken entry ({_reason(block)}).")


def _fields(entry: "Entry", strings: Mapping[str, str]) -> dict[str, str]:
    """The fields that are used, by their names in lower case, with what their values say; the first of two wins."""
    fields = {field.key.lower(): str(field.value) for field in reversed(entry.fields)}
    return {name: plain_value(value, strings) for name, value in fields.items() if name in _USED}


def _read_entry(
    content: Content, entry: "Entry", fields: dict[str, str], entries: Mapping[str, Mapping[str, str]]
) -> Iterator[Found]:
    source = Source(content.name, f"entry {' '.join(entry.key.split())[:100]}")
    kind = entry.entry_type.lower()
    parent = entries.get(fields.get("crossref", ""), {})
    if kind in _NO_PAPERS and not fields.get("abstract"):
        yield Note(NoteKind.PART, source.file, source.place, f"no paper but @{kind}.")
        return
    venue = next((value for name in _VENUES if (value := fields.get(name, ""))), "")
    venue = venue or next((value for name in ("booktitle", "title") if (value := parent.get(name, ""))), "")
    title, subtitle = fields.get("title", ""), fields.get("subtitle", "")
    date = fields.get("year") or fields.get("date") or parent.get("year") or parent.get("date") or ""
    paper = make_paper(
        title=f"{title}: {subtitle}" if title and subtitle else title,
        abstract=fields.get("abstract", ""),
        given_id=entry.key,
        authors=name_list(fields.get("author", "")),
        venue=writing(venue),
        year=year_in(date),
        url=writing(fields.get("url", "")),
        doi=writing(fields.get("doi", "")),
        also=_also(fields),
        sources=[source],
    )
    if paper.texts:
        yield from cut(Item(paper))
    else:
        yield Note(NoteKind.SKIPPED, source.file, source.place, "neither a title nor an abstract.")


def _also(fields: Mapping[str, str]) -> list[str]:
    """Further identifiers: ``eprint`` of arXiv, and whatever stands in the fields for notes and links."""
    eprint = fields.get("eprint", "")
    archive = fields.get("archiveprefix", "") or fields.get("eprinttype", "")
    found = [f"arxiv:{eprint}"] if eprint and (_ARXIV.search(archive) or not archive) else [eprint]
    if _ARXIV.search(fields.get("journal", "") + fields.get("journaltitle", "")):
        found += [fields.get("volume", ""), fields.get("journal", "")]  # "CoRR", "abs/2401.01234"
    if fields.get("journal", "").strip().lower() == "corr":
        found.append("arxiv:" + fields.get("volume", "").removeprefix("abs/"))
    return [*found, *(fields.get(name, "") for name in _LINKS)]


def _reason(block: "ParsingFailedBlock") -> str:
    said = str(getattr(block.error, "abort_reason", "") or block.error)
    return " ".join(said.split())[:140].rstrip(". ") or "it does not parse"
