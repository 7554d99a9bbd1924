"""The XML export of EndNote: one ``record`` a reference, its texts in pieces of one ``style`` each."""

import re
from collections.abc import Iterator

from kg.corpus.content import Content
from kg.corpus.identity import make_paper
from kg.corpus.limits import cut
from kg.corpus.maps.field_map import year_in
from kg.corpus.notes import Found, Item, Note, NoteKind
from kg.corpus.people import in_order
from kg.corpus.xml_tree import first_text, iter_parts, plain_text
from kg.model import Source

_SNIFF = re.compile(rb"<xml>\s*<records>\s*<record>")
_PARTS = frozenset({"record"})


def looks_endnote_xml(head: bytes) -> bool:
    """Whether the first bytes are of an export of EndNote."""
    return _SNIFF.search(head) is not None


def read_endnote_xml(content: Content) -> Iterator[Found]:
    """The references as papers, each at the place "record N", where N is the number that EndNote gave it."""
    for part in iter_parts(content, _PARTS):
        record = part.element
        number = first_text(record, ["rec-number"])
        source = Source(content.name, f"record {number}" if number else f"line {part.line}")
        urls = [url for found in record.iterfind("urls//url") if (url := plain_text(found))]
        persons = [plain_text(author) for author in record.iterfind("contributors/authors/author")]
        paper = make_paper(
            title=first_text(record, ["titles/title"]),
            abstract=first_text(record, ["abstract"]),
            given_id=first_text(record, ["label", "accession-num", "rec-number"]),
            authors=[in_order(name) for name in persons],
            venue=first_text(record, ["periodical/full-title", "titles/secondary-title", "publisher"]),
            year=year_in(first_text(record, ["dates/year", "dates/pub-dates/date"])),
            url=urls[0] if urls else "",
            doi=first_text(record, ["electronic-resource-num"]),
            also=[*urls, first_text(record, ["notes"])],
            sources=[source],
        )
        if paper.texts:
            yield from cut(Item(paper))
        else:
            yield Note(NoteKind.SKIPPED, source.file, source.place, "neither a title nor an abstract.")
