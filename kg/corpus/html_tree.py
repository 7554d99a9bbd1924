"""HTML as a tree by lxml, and its text. Nothing that a page names is ever fetched."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from lxml import etree

from kg.corpus.content import Content
from kg.corpus.fulltext import Section, under
from kg.errors import InputError

#: libxml2 compares each attribute of a tag with all others: more than any page has, and still read in no time.
_MOST_ATTRIBUTES = 2000
_ATTRIBUTE = rb"[^\s/>=]++(?:\s*+=\s*+(?:\"[^\"]*+\"|'[^']*+'|[^\s>\"'][^\s>]*+)?)?"
_TAG = re.compile(rb"<[A-Za-z][^\s/>]*+((?:[\s/=]++|" + _ATTRIBUTE + rb")*+)")
_ATTRIBUTES = re.compile(_ATTRIBUTE)
_TREE_SHARE = 10  # a tree takes so many times the memory of its page

_LEFT_OUT = frozenset(
    {"script", "style", "noscript", "template", "svg", "figure", "table", "form", "button", "nav", "header", "footer"}
    | {"aside", "iframe", "select", "textarea", "head", "menu", "dialog", "audio", "video", "img", "figcaption"}
)
_HEADINGS = {"h1": 0, "h2": 1, "h3": 2, "h4": 3, "h5": 4, "h6": 5}
_BLOCKS = frozenset({"p", "li", "blockquote", "dd", "dt", "pre"})
_HIDDEN = re.compile(
    r"(?:^|\s)(?:ltx_bibliography|ltx_note|ltx_equation\w*|references?|ref-list|footnotes?|sr-only)(?:\s|$)"
)
_CITES = re.compile(r"[\d\s,;–-]*")


@dataclass(slots=True)
class _Walk:
    """Where a walk through a page is."""

    heading: list[str]
    paragraphs: list[str]


def parse_page(content: Content) -> etree._Element:
    """The root of a page; raises :class:`~kg.errors.InputError` for one that is too large or holds nothing."""
    data = content.whole()
    limit = content.limits.whole // _TREE_SHARE
    if len(data) > limit:
        raise InputError(content.name, f"is over {limit // 10**6} MB, which is much for a page; see --max-size.")
    for tag in _TAG.finditer(data):
        if len(tag[1]) > _MOST_ATTRIBUTES and len(_ATTRIBUTES.findall(tag[1])) > _MOST_ATTRIBUTES:
            raise InputError(content.name, "a tag with thousands of attributes; this is no page.")
    parser = etree.HTMLParser(encoding="utf-8", no_network=True, huge_tree=False, remove_comments=True, remove_pis=True)
    try:
        root = etree.fromstring(data, parser)
    except (etree.XMLSyntaxError, ValueError) as error:
        raise InputError(content.name, "broken HTML, in which no element can be found.") from error
    if root is None:
        raise InputError(content.name, "holds no HTML.")
    return root


def classes(element: etree._Element) -> str:
    """Its classes and its id, with a space between."""
    return f"{element.get('class') or ''} {element.get('id') or ''}".strip()


def all_text(element: etree._Element) -> str:
    """Every character of text in an element."""
    return "".join(map(str, element.itertext()))


def page_text(element: etree._Element) -> str:
    """The text of an element on one line; formulas between dollars, without superscripts that only cite."""
    pieces: list[str] = []
    _collect(element, pieces)
    return " ".join("".join(pieces).split())


def _collect(element: etree._Element, pieces: list[str]) -> None:
    """Recursion ends where libxml2 ends it: no tree is over 256 elements deep."""
    pieces.append(element.text or "")
    for child in element:
        tag = child.tag if isinstance(child.tag, str) else ""
        if tag == "math":
            tex = child.get("alttext") or ""
            pieces.append(f"${tex}$" if tex else "".join(all_text(child).split()))
        elif tag in ("sup", "sub"):
            pieces.append(_script(child, tag))
        elif tag == "br" or tag in _LEFT_OUT or _HIDDEN.search(classes(child)):
            pieces.append(" ")
        else:
            inner = " " if tag in _BLOCKS or tag in _HEADINGS or tag == "div" else ""
            pieces.append(inner)
            _collect(child, pieces)
            pieces.append(inner)
        pieces.append(child.tail or "")


def _script(element: etree._Element, tag: str) -> str:
    inner = all_text(element).strip()
    if not inner or (element.find(".//a") is not None and _CITES.fullmatch(inner)):
        return ""
    return f"<{tag}>{inner}</{tag}>" if len(inner) <= 12 else inner


def find_main(root: etree._Element) -> etree._Element:
    """Where the text of a page is: its ``article``, else its ``main``, else its body."""
    found = [element for element in root.iter("article", "main") if element.find(".//p") is not None]
    if found:
        return max(found, key=lambda element: sum(len(all_text(p)) for p in element.iter("p")))
    body = root.find("body")
    return root if body is None else body


def read_page_sections(main: etree._Element) -> Iterator[Section]:
    """What stands below each heading, in order."""
    walk = _Walk([""] * len(_HEADINGS), [])
    yield from _sections(main, walk)
    yield _close(walk)


def _sections(element: etree._Element, walk: _Walk) -> Iterator[Section]:
    for child in element:
        tag = child.tag if isinstance(child.tag, str) else ""
        if tag in _LEFT_OUT or _HIDDEN.search(classes(child)):
            continue
        if tag in _HEADINGS:
            yield _close(walk)
            level = _HEADINGS[tag]
            walk.heading[level:] = [page_text(child), *[""] * (len(_HEADINGS) - level - 1)]
        elif tag in _BLOCKS:
            walk.paragraphs.append(page_text(child))
        else:
            yield from _sections(child, walk)


def _close(walk: _Walk) -> Section:
    """The section that ends here; the first heading of a page is its title and stands above none."""
    path = ""
    for heading in walk.heading[1:]:
        path = under(path, heading)
    done = Section(path or walk.heading[0], tuple(filter(None, walk.paragraphs)))
    walk.paragraphs = []
    return done
