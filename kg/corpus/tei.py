"""TEI as GROBID writes it: header, abstract, sections and references of a full text."""

import re
from collections.abc import Iterator
from xml.etree.ElementTree import Element

from kg.corpus.content import Content
from kg.corpus.fulltext import FullText, Section, find_year, paper_of, under
from kg.corpus.identity import reference_names
from kg.corpus.notes import Found
from kg.corpus.xml_tree import Part, first_text, flat_text, iter_parts, plain_text

_ROOTS = frozenset({"TEI", "TEI.2"})
_SNIFF = re.compile(rb"<(?:\w+:)?TEI(?:\.2)?[\s>]|<(?:\w+:)?teiCorpus[\s>]")
_NUMBER = re.compile(r"(?:\d{1,2}|[A-Z]|[IVX]{1,5})(?:\.\d{1,2}){0,3}")
#: A citation that is nothing but numbers, as in a superscript: no part of the word before it.
_NUMERALS = re.compile(r"[\d\s,;–-]*")
_BLOCKS = frozenset({"p", "list", "item", "quote", "ab", "s"})


def looks_tei(head: bytes) -> bool:
    """Whether the first bytes are of a TEI document."""
    return _SNIFF.search(head) is not None


def read_tei(content: Content) -> Iterator[Found]:
    """The papers of a TEI document or corpus; formulas, figures, tables and notes are left out of the text."""
    for number, part in enumerate(iter_parts(content, _ROOTS), start=1):
        yield from paper_of(content, _full_text(part.element), _place(part, number))


def _place(part: Part, number: int) -> str:
    return f"paper {number}" if part.around else ""


def _full_text(root: Element) -> FullText:
    header = root.find("teiHeader")
    header = Element("teiHeader") if header is None else header
    own = header.find(".//sourceDesc//biblStruct")
    own = header if own is None else own
    abstract = header.find(".//profileDesc/abstract")
    body = root.find("text/body")
    return FullText(
        title=first_text(header, [".//titleStmt/title[@type='main']", ".//titleStmt/title"]),
        abstract="\n\n".join(_paragraphs(abstract)) if abstract is not None else "",
        authors=tuple(filter(None, map(_name, own.iterfind(".//author/persName")))),
        venue=first_text(own, ["monogr/title[@level='j']", "monogr/title", "monogr/meeting"]),
        year=_year(own) or _year(header),
        doi=first_text(own, ["idno[@type='DOI']", "analytic/idno[@type='DOI']"]),
        given_id=_arxiv(own),
        sections=(*(_sections(body, "") if body is not None else ()), *_footnotes(root)),
        references=tuple(name for entry in root.iterfind(".//listBibl/biblStruct") for name in _reference(entry)),
    )


def _year(element: Element) -> int | None:
    for date in element.iterfind(".//date"):
        if date.get("type", "published") == "published" and (
            year := find_year(date.get("when", "") or plain_text(date))
        ):
            return year
    return None


def _name(person: Element) -> str:
    return " ".join(plain_text(part) for part in person if part.tag in ("forename", "surname"))


def _arxiv(element: Element) -> str:
    value = first_text(element, ["idno[@type='arXiv']", "analytic/idno[@type='arXiv']"])
    return value if not value or value.lower().startswith("arxiv") else f"arXiv:{value}"


def _sections(parent: Element, above: str) -> Iterator[Section]:
    """Those of nested divisions, and of flat ones whose numbers tell what they are below ("2.1" is in "2")."""
    by_number: dict[str, str] = {}
    for div in parent.iterfind("div"):
        head = div.find("head")
        heading, number = plain_text(head), (head.get("n", "") if head is not None else "").strip().rstrip(".")
        higher = by_number.get(number.rpartition(".")[0], above)
        path = under(higher, f"{number} {heading}".strip() if _NUMBER.fullmatch(number) else heading)
        if number:
            by_number[number] = path
        if paragraphs := tuple(_paragraphs(div)):
            yield Section(path, paragraphs)
        yield from _sections(div, path)
    if parent.tag == "body" and (loose := tuple(_paragraphs(parent))):
        yield Section(above, loose)


def _footnotes(root: Element) -> Iterator[Section]:
    """Those that hold an address: of code and data, mostly."""
    notes = (flat_text(note, _inline) for note in root.iterfind("text//note[@place='foot']"))
    if addressed := tuple(note for note in notes if "http" in note):
        yield Section("Footnotes", addressed)


def _paragraphs(parent: Element) -> Iterator[str]:
    """Those right below an element, or in the divisions of an abstract."""
    for child in parent:
        if child.tag in _BLOCKS:
            text = flat_text(child, _inline)
        elif child.tag == "div" and parent.tag == "abstract":
            yield from _paragraphs(child)
            continue
        else:
            continue
        if text:
            yield text
    if parent.tag in ("abstract", "p") and not len(parent) and (text := plain_text(parent)):
        yield text


def _inline(element: Element) -> str | None:
    match element.tag:
        case "formula" | "figure" | "table" | "note":
            return " "
        case "ref" if element.get("type") == "bibr" and _NUMERALS.fullmatch(plain_text(element)):
            return ""
        case "s" | "item" | "p":
            return f"{flat_text(element, _inline)} "
        case _:
            return None


def _reference(entry: Element) -> list[str]:
    ids = {kind.get("type", "").lower(): plain_text(kind) for kind in entry.iterfind(".//idno")}
    arxiv = ids.get("arxiv", "")
    return reference_names(
        doi=ids.get("doi", ""),
        given_id=arxiv if arxiv.lower().startswith("arxiv") or not arxiv else f"arXiv:{arxiv}",
        title=first_text(entry, ["analytic/title[@type='main']", "analytic/title", "monogr/title"]),
    )
