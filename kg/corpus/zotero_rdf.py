"""The RDF export of Zotero, which is XML of one shape: items, and the journals and proceedings that hold them."""

from collections.abc import Iterator, Mapping
from xml.etree.ElementTree import Element

from kg.corpus.content import Content
from kg.corpus.identity import make_paper
from kg.corpus.limits import cut
from kg.corpus.maps.field_map import year_in
from kg.corpus.notes import Found, Item, Note, NoteKind
from kg.corpus.xml_tree import first_text, iter_parts, plain_text
from kg.errors import InputError
from kg.model import Source

_CONTAINERS = frozenset({"Journal", "Proceedings", "Series", "Periodical", "Collection"})
_NO_PAPERS = frozenset({"Attachment", "Memo", "Collection", "UserItem"})
_ITEMS = frozenset(
    {"Article", "Book", "BookSection", "Thesis", "Report", "Document", "Manuscript", "Description", "ConferencePaper"}
)
_VENUE_PATHS = ("isPartOf/Journal/title", "isPartOf/Proceedings/title", "isPartOf/Book/title", "presentedAt//title")


def looks_zotero_rdf(head: bytes) -> bool:
    """Whether the first bytes are of an export of Zotero."""
    return b"<rdf:RDF" in head and b"www.zotero.org/namespaces/export" in head


def read_zotero_rdf(content: Content) -> Iterator[Found]:
    """The items as papers, each at the place "item N", counted from 1 among the items; attachments are passed over."""
    items: list[Element] = []
    venues: dict[str, str] = {}
    broken: InputError | None = None
    try:
        for part in iter_parts(content, _ITEMS | _CONTAINERS | _NO_PAPERS):
            element = part.element
            kind = first_text(element, ["itemType"])
            if element.tag in _CONTAINERS:
                venues[_about(element)] = first_text(element, ["title"])
            elif element.tag not in _NO_PAPERS and kind not in ("attachment", "note"):
                items.append(element)
    except InputError as error:  # told after the papers that stand before the break
        broken = error
    for number, element in enumerate(items, start=1):
        yield from _paper(element, Source(content.name, f"item {number}"), venues)
    if broken:
        raise broken


def _attribute(element: Element | None, name: str) -> str:
    """An attribute by its name without prefix."""
    found = () if element is None else element.attrib.items()
    return next((value for full, value in found if full.rpartition(":")[2] == name), "")


def _about(element: Element) -> str:
    return _attribute(element, "about")


def _paper(element: Element, source: Source, venues: Mapping[str, str]) -> Iterator[Found]:
    identifiers = [plain_text(found) for found in element.iterfind("identifier")]
    inside = [plain_text(found) for found in element.iterfind("isPartOf//identifier")]
    about = _about(element)
    url = next((text for text in [*identifiers, about] if text.startswith("http")), "")
    parts = [_attribute(found, "resource") for found in element.iterfind("isPartOf")]
    venue = first_text(element, _VENUE_PATHS) or next((venues[part] for part in parts if venues.get(part)), "")
    persons = [
        " ".join(
            filter(None, (first_text(person, ["givenName", "givenname"]), first_text(person, ["surname", "name"])))
        )
        for person in element.iterfind("authors//Person")
    ]
    doi = next((text for text in [*identifiers, *inside] if text.upper().startswith("DOI ")), "")
    paper = make_paper(
        title=plain_text(element.find("title")),
        abstract=first_text(element, ["abstract"]),
        given_id=first_text(element, ["citationKey"]) or about,
        authors=persons,
        venue=venue,
        year=year_in(first_text(element, ["date"])),
        url=url,
        doi=doi[4:].strip(),
        also=[*identifiers, *inside, *(plain_text(found) for found in element.iterfind("description"))],
        sources=[source],
    )
    if paper.texts:
        yield from cut(Item(paper))
    else:
        yield Note(NoteKind.SKIPPED, source.file, source.place, "neither a title nor an abstract.")
