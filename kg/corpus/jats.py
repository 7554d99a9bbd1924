"""JATS, the XML of PubMed Central, bioRxiv, Europe PMC and many publishers (NISO Z39.96), and its older NLM form."""

import re
from collections.abc import Iterator
from xml.etree.ElementTree import Element

from kg.corpus.content import Content
from kg.corpus.fulltext import FullText, Section, find_year, paper_of, under
from kg.corpus.identity import reference_names
from kg.corpus.notes import Found
from kg.corpus.xml_tree import Part, first_text, flat_text, iter_parts, plain_text

_ROOTS = frozenset({"article"})
_SNIFF = re.compile(rb"<(?:\w+:)?article[\s>]")
_SURE = (b"JATS", b"NLM//DTD", b"<front>", b"<front ", b"article-meta", b"article-type=", b"pmc-articleset")
_DATES = ("collection", "ppub", "pub", "epub", "epub-ppub", "preprint", "")
#: A citation that is nothing but numbers, as in a superscript: no part of the word before it.
_NUMERALS = re.compile(r"[\d\s,;–-]+")
_TEX = re.compile(r"\\begin\{document\}(.*?)\\end\{document\}", re.DOTALL)
_LEFT_OUT = frozenset(
    {"fig", "fig-group", "table-wrap", "table-wrap-group", "table", "graphic", "inline-graphic", "media", "boxed-text"}
    | {"supplementary-material", "fn", "fn-group", "ref-list", "disp-formula", "disp-formula-group", "object-id"}
    | {"label", "title"}
)
_BLOCKS = frozenset({"p", "list", "def-list", "disp-quote", "statement", "verse-group"})
_ITEMS = frozenset({"list-item", "def-item", "p", "def", "term"})


def looks_jats(head: bytes) -> bool:
    """Whether the first bytes are of a JATS or NLM article, or of a set of them."""
    return _SNIFF.search(head) is not None and any(sign in head for sign in _SURE)


def read_jats(content: Content) -> Iterator[Found]:
    """The articles of a file; figures, tables, displayed formulas and footnotes are left out of the text."""
    for number, part in enumerate(iter_parts(content, _ROOTS), start=1):
        yield from paper_of(content, _full_text(part.element), _place(part, number))


def _place(part: Part, number: int) -> str:
    return f"article {number}" if part.around else ""


def _full_text(article: Element) -> FullText:
    front = article.find("front")
    front = article.find("front-stub") if front is None else front
    front = Element("front") if front is None else front
    meta = front.find("article-meta")
    meta = front if meta is None else meta
    ids = {entry.get("pub-id-type", ""): plain_text(entry) for entry in meta.iterfind("article-id")}
    body = article.find("body")
    title = meta.find("title-group/article-title")
    pmc = ids.get("pmc", ids.get("pmcid", ""))
    return FullText(
        title=_title(title),
        abstract=_abstract(meta),
        authors=tuple(filter(None, map(_author, meta.iterfind("contrib-group/contrib")))),
        venue=first_text(front, ["journal-meta/journal-title-group/journal-title", "journal-meta/journal-title"]),
        year=_year(meta),
        url=f"https://www.ncbi.nlm.nih.gov/pmc/articles/PMC{pmc.removeprefix('PMC')}/" if pmc else "",
        doi=ids.get("doi", ""),
        given_id=_arxiv(ids.get("arxiv", "")),
        sections=(*(_sections(body, "") if body is not None else ()), *_footnotes(article)),
        references=tuple(name for entry in article.iterfind("back//ref-list//ref") for name in _reference(entry)),
    )


def _title(element: Element | None) -> str:
    return "" if element is None else flat_text(element, _inline)


def _author(contributor: Element) -> str:
    if contributor.get("contrib-type", "author") != "author":
        return ""
    name = contributor.find("name")
    name = contributor.find("name-alternatives/name") if name is None else name
    if name is None:
        return first_text(contributor, ["string-name", "collab"])
    return " ".join(filter(None, (first_text(name, ["given-names"]), first_text(name, ["surname"]))))


def _year(meta: Element) -> int | None:
    """That of the issue, else of the first publication; the date of another kind is none."""
    found: dict[str, int] = {}
    for date in meta.iterfind("pub-date"):
        kind = date.get("pub-type") or date.get("date-type") or ""
        if year := find_year(first_text(date, ["year"]) or date.get("iso-8601-date", "")):
            found.setdefault(kind, year)
    return next((found[kind] for kind in _DATES if kind in found), None)


def _abstract(meta: Element) -> str:
    """The one that is no teaser, graphical or plain-language one; titles of its parts go before them: "Methods: …"."""
    abstracts = list(meta.iterfind("abstract"))
    chosen = next((a for a in abstracts if not a.get("abstract-type")), None)
    if chosen is None:
        return ""
    pieces = list(_paragraphs(chosen))
    for part in chosen.iterfind("sec"):
        title, text = _title(part.find("title")), " ".join(_deep_paragraphs(part))
        if text:
            pieces.append(f"{title.rstrip(':. ')}: {text}" if title else text)
    return "\n\n".join(pieces) or flat_text(chosen, _inline)


def _deep_paragraphs(section: Element) -> Iterator[str]:
    yield from _paragraphs(section)
    for part in section.iterfind("sec"):
        yield from _deep_paragraphs(part)


def _sections(parent: Element, above: str) -> Iterator[Section]:
    if paragraphs := tuple(_paragraphs(parent)):
        yield Section(above, paragraphs)
    for section in parent.iterfind("sec"):
        label = plain_text(section.find("label"))
        heading = " ".join(filter(None, (label, plain_text(section.find("title")))))
        yield from _sections(section, under(above, heading))


def _footnotes(article: Element) -> Iterator[Section]:
    """Those that hold an address: of code and data, mostly."""
    notes = [flat_text(note, _inline) for part in ("body", "back") for note in article.iterfind(f"{part}//fn")]
    if addressed := tuple(note for note in notes if "http" in note):
        yield Section("Footnotes", addressed)


def _paragraphs(parent: Element) -> Iterator[str]:
    """Those right below an element."""
    for child in parent:
        if child.tag in _BLOCKS and (text := flat_text(child, _inline)):
            yield text


def _inline(element: Element) -> str | None:
    match element.tag:
        case "xref" if element.get("ref-type") == "bibr":
            text = plain_text(element)
            return "" if _NUMERALS.fullmatch(text) and _is_superscript(element) else None
        case "sup" | "sub":
            return _script(element)
        case "inline-formula" | "alternatives" | "tex-math" | "math":
            return _formula(element)
        case tag if tag in _LEFT_OUT:
            return " "
        case tag if tag in _ITEMS:
            return f" {flat_text(element, _inline)} "
        case "break":
            return " "
        case _:
            return None


def _is_superscript(reference: Element) -> bool:
    return reference.find("sup") is not None


def _script(element: Element) -> str:
    """Tags that the cleaning makes characters of; nothing of a superscript that only cites."""
    inner = flat_text(element, _inline)
    cites = element.find("xref") is not None
    if not inner or (cites and _NUMERALS.fullmatch(plain_text(element))):
        return ""
    return f"<{element.tag}>{inner}</{element.tag}>"


def _formula(element: Element) -> str:
    r"""Its TeX between dollars where there is one, without the document that publishers put around it."""
    tex = element if element.tag == "tex-math" else element.find(".//tex-math")
    if tex is not None:
        written = plain_text(tex)
        inner = _TEX.search(written)
        return f"${(inner[1] if inner else written).strip().strip('$').strip()}$"
    math = element if element.tag == "math" else element.find(".//math")
    return plain_text(element) if math is None else "".join("".join(math.itertext()).split())


def _arxiv(value: str) -> str:
    return value if not value or value.lower().startswith("arxiv") else f"arXiv:{value}"


def _reference(entry: Element) -> list[str]:
    ids = {kind.get("pub-id-type", ""): plain_text(kind) for kind in entry.iterfind(".//pub-id")}
    return reference_names(
        doi=ids.get("doi", ""),
        given_id=_arxiv(ids.get("arxiv", "")),
        title=first_text(entry, [".//article-title", ".//chapter-title", ".//data-title"]),
    )
