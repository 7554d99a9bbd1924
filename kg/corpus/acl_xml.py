"""The XML of the ACL Anthology: one file holds the papers of several volumes; read paper by paper."""

import re
from collections.abc import Iterator
from xml.etree.ElementTree import Element

from kg.corpus.content import Content
from kg.corpus.fulltext import FullText, find_year, paper_of
from kg.corpus.notes import Found
from kg.corpus.xml_tree import Part, first_text, flat_text, iter_parts, plain_text

_URL = "https://aclanthology.org/"
_SNIFF = re.compile(rb"<collection\s[^<>]*\bid=")
_PARTS = frozenset({"meta", "paper"})
#: Volumes up to 2019 are "P19-1", their papers "P19-1004"; but those of workshops "W19-01", "D19-50" and "W19-0104".
_OLD_ID = re.compile(r"[A-Z]\d\d")
_WORKSHOPS = re.compile(r"W\d\d-|C69-|D19-[5-9]\d")


def looks_acl_xml(head: bytes) -> bool:
    """Whether the first bytes are of an Anthology file."""
    return b"<collection" in head and b"<volume" in head and _SNIFF.search(head) is not None


def read_acl_xml(content: Content) -> Iterator[Found]:
    """The papers with their volume's title as venue and with their Anthology id; their places are these ids."""
    venue, year = "", None
    for part in iter_parts(content, _PARTS):
        element = part.element
        if element.tag == "meta":
            venue, year = _text(element.find("booktitle")), find_year(first_text(element, ["year"]))
            continue
        id_ = _anthology_id(part)
        full = FullText(
            title=_text(element.find("title")),
            abstract=_text(element.find("abstract")),
            authors=tuple(filter(None, map(_author, element.iterfind("author")))),
            venue=_text(element.find("booktitle")) or venue,
            year=find_year(first_text(element, ["year"])) or year,
            url=f"{_URL}{id_}" if id_ else "",
            doi=first_text(element, ["doi"]),
            given_id=id_,
        )
        yield from paper_of(content, full, f"paper {id_}" if id_ else f"line {part.line}")


def _anthology_id(part: Part) -> str:
    """The id as the URL of the paper tells it, else from those of collection, volume and paper."""
    url = plain_text(part.element.find("url"))
    if re.fullmatch(r"[\w.-]+-[\w.]+", url):
        return url
    around = {name: attributes.get("id", "") for name, attributes in part.around}
    collection, volume, paper = around.get("collection", ""), around.get("volume", ""), part.element.get("id", "")
    if not (collection and volume and paper):
        return ""
    if not _OLD_ID.fullmatch(collection):
        return f"{collection}-{volume}.{paper}"
    if _WORKSHOPS.match(f"{collection}-{volume}"):
        return f"{collection}-{volume.zfill(2)}{paper.zfill(2)}"
    return f"{collection}-{volume}{paper.zfill(3)}"


def _author(element: Element) -> str:
    return " ".join(filter(None, (plain_text(element.find("first")), plain_text(element.find("last")))))


def _text(element: Element | None) -> str:
    return "" if element is None else flat_text(element, _inline)


def _inline(element: Element) -> str | None:
    return f"${plain_text(element)}$" if element.tag == "tex-math" else None
