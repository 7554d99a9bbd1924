"""What arXiv answers in XML: the Atom feed of its API, and OAI-PMH records in ``arXiv`` or ``arXivRaw``."""

from collections.abc import Iterator
from xml.etree.ElementTree import Element

from kg.corpus.content import Content
from kg.corpus.fulltext import FullText, find_year, paper_of
from kg.corpus.notes import Found
from kg.corpus.people import names_of
from kg.corpus.xml_tree import Part, first_text, iter_parts, plain_text

_PARTS = frozenset({"entry", "arXiv", "arXivRaw"})


def looks_arxiv_xml(head: bytes) -> bool:
    """Whether the first bytes are of a feed or a harvest of arXiv."""
    return b"arxiv.org" in head and (b"<feed" in head or b"<OAI-PMH" in head or b"<arXiv" in head)


def read_arxiv_xml(content: Content) -> Iterator[Found]:
    """The papers, each at the place "paper 2401.01234"; the year is that of the first version."""
    for part in iter_parts(content, _PARTS):
        element = part.element
        full = _atom(element) if element.tag == "entry" else _oai(element)
        number = full.url.rpartition("/abs/")[2]
        yield from paper_of(content, full, f"paper {number}" if number else _line(part))


def _line(part: Part) -> str:
    return f"line {part.line}"


def _atom(entry: Element) -> FullText:
    return FullText(
        title=plain_text(entry.find("title")),
        abstract=(entry.findtext("summary") or "").strip(),
        authors=tuple(filter(None, (plain_text(author.find("name")) for author in entry.iterfind("author")))),
        venue=first_text(entry, ["journal_ref"]) or "arXiv",
        year=find_year(first_text(entry, ["published", "updated"])),
        url=first_text(entry, ["id"]),
        doi=first_text(entry, ["doi"]),
        given_id=first_text(entry, ["id"]).rpartition("/abs/")[2],
    )


def _oai(record: Element) -> FullText:
    number = first_text(record, ["id"])
    persons = [
        " ".join(filter(None, (plain_text(author.find(name)) for name in ("forenames", "keyname", "suffix"))))
        for author in record.iterfind("authors/author")
    ]
    return FullText(
        title=plain_text(record.find("title")),
        abstract=(record.findtext("abstract") or "").strip(),
        authors=tuple(persons or names_of(plain_text(record.find("authors")))),
        venue=first_text(record, ["journal-ref"]) or "arXiv",
        year=find_year(first_text(record, ["created", "version/date"])),
        url=f"https://arxiv.org/abs/{number}" if number else "",
        doi=first_text(record, ["doi"]),
        given_id=number,
    )
