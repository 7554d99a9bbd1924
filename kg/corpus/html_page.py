"""Pages of proceedings, publishers and arXiv: ``citation_*`` and Dublin Core tags, JSON-LD, the text of the page.

The tags are those that Google Scholar asks publishers for; JSON-LD is read as https://schema.org/ScholarlyArticle.
"""

import json
import re
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from lxml import etree

from kg.corpus.content import Content
from kg.corpus.fulltext import FullText, Section, arxiv_of_name, find_year, paper_of
from kg.corpus.html_tree import all_text, classes, find_main, page_text, parse_page, read_page_sections
from kg.corpus.identity import reference_names
from kg.corpus.notes import Found, Note, NoteKind
from kg.text.headings import plain_heading

_SNIFF = re.compile(
    rb"^\s*(?:<\?xml[^>]*>\s*)?(?:<!--.{0,2000}?-->\s*)*(?:<!doctype html|<html[\s>])", re.IGNORECASE | re.DOTALL
)
_ARTICLES = frozenset(
    {"ScholarlyArticle", "Article", "TechArticle", "MedicalScholarlyArticle", "CreativeWork", "Report"}
)
_SHORTEST_ABSTRACT = 120  # characters; shorter descriptions are slogans
_LEAST_TEXT = 3000  # characters of the sections of a full text
_TEXT_HEADINGS = frozenset(
    {"introduction", "background", "conclusion", "conclusions", "discussion", "methods", "results"}
)
_ABSTRACT = re.compile(r"(?:^|[\s_-])abstract(?:$|[\s_-](?:content|text|body|full|section)?)", re.IGNORECASE)
_LABEL = re.compile(r"^\s*abstract\s*[:.—–-]?\s*", re.IGNORECASE)
_REFERENCE_FIELD = re.compile(r"(citation_\w+|dc\.\w+)\s*=\s*([^;]*)", re.IGNORECASE)

Tags = dict[str, list[str]]


def looks_html(head: bytes) -> bool:
    """Whether the first bytes are of an HTML page."""
    return _SNIFF.search(head[:8192]) is not None


def read_html(content: Content) -> Iterator[Found]:
    """The paper of a page, or the papers that its JSON-LD tells."""
    root = parse_page(content)
    tags = _tags(root)
    articles = list(_json_articles(root))
    if len(articles) > 1 and not tags.get("citation_title"):
        for number, article in enumerate(articles, start=1):
            yield from paper_of(content, _of_json(article), f"article {number}")
        return
    told = _of_json(articles[0]) if articles else FullText()
    full = _of_page(content, root, tags, told)
    if not full.title or not (tags.get("citation_title") or told.title or full.abstract or full.sections):
        reason = "no paper: it has no citation_title, no JSON-LD of an article, and no abstract."
        yield Note(NoteKind.SKIPPED, content.name, "", reason)
        return
    yield from paper_of(content, full)


def _tags(root: etree._Element) -> Tags:
    """The contents of the meta tags by their names in lower case."""
    tags: Tags = {}
    for meta in root.iter("meta"):
        name = (meta.get("name") or meta.get("property") or "").lower().replace("dcterms.", "dc.")
        if name and (value := " ".join((meta.get("content") or "").split())):
            tags.setdefault(name, []).append(value)
    return tags


def _first(tags: Tags, *names: str) -> str:
    return next((tags[name][0] for name in names if tags.get(name)), "")


def _of_page(content: Content, root: etree._Element, tags: Tags, told: FullText) -> FullText:
    sections = _sections(root)
    heading = root.find(".//h1")
    title = (
        _first(tags, "citation_title", "dc.title") or told.title or (page_text(heading) if heading is not None else "")
    )
    described = next((d for d in tags.get("og:description", []) + tags.get("description", []) if _is_abstract(d)), "")
    stated = _first(tags, "citation_abstract", "dc.description.abstract")
    arxiv = _first(tags, "citation_arxiv_id")
    return FullText(
        title=title or _first(tags, "og:title") or next(map(page_text, root.iter("title")), ""),
        abstract=_abstract(root) or _plain(stated) or told.abstract or described,
        authors=tuple(
            map(_name, tags.get("citation_author") or tags.get("citation_authors") or tags.get("dc.creator", []))
        )
        or told.authors,
        venue=_first(tags, "citation_conference_title", "citation_journal_title", "citation_inbook_title")
        or told.venue,
        year=find_year(
            _first(
                tags, "citation_publication_date", "citation_date", "citation_year", "dc.date", "citation_online_date"
            )
        )
        or told.year,
        url=_url(root, tags) or told.url,
        doi=_first(tags, "citation_doi", "dc.identifier.doi", "prism.doi", "dc.identifier") or told.doi,
        given_id=f"arXiv:{arxiv}" if arxiv else arxiv_of_name(content.name),
        sections=sections,
        references=tuple(_references(root, tags)) or told.references,
    )


def _is_abstract(text: str) -> bool:
    return len(text) >= _SHORTEST_ABSTRACT and "." in text


def _plain(text: str) -> str:
    return _LABEL.sub("", text, count=1)


def _name(written: str) -> str:
    """Family names come first where a comma says so: "Doe, Jane"."""
    last, comma, first = written.partition(",")
    return f"{first.strip()} {last.strip()}" if comma and "," not in first else written


def _url(root: etree._Element, tags: Tags) -> str:
    link = root.find(".//link[@rel='canonical']")
    url = _first(tags, "citation_abstract_html_url", "citation_public_url", "og:url") or (
        (link.get("href") or "") if link is not None else ""
    )
    return url if url.lower().startswith(("http://", "https://")) else ""


def _abstract(root: etree._Element) -> str:
    """What is marked as the abstract by a class or an id, else what follows a heading of this name."""
    for element in root.iter("blockquote", "div", "section", "p", "span", "abstract"):
        if _ABSTRACT.search(classes(element)) or element.tag == "abstract":
            text = _plain(page_text(element))
            if len(text) >= _SHORTEST_ABSTRACT:
                return text
    for heading in root.iter("h1", "h2", "h3", "h4", "h5", "h6", "strong", "b", "dt"):
        if plain_heading(page_text(heading)) == "abstract":
            texts = (_plain(page_text(following)) for following in _after(heading))
            if text := next((text for text in texts if len(text) >= _SHORTEST_ABSTRACT), ""):
                return text
    return ""


def _after(heading: etree._Element) -> Iterator[etree._Element]:
    """The next blocks after a heading, or after what holds nothing else."""
    for start in (heading, heading.getparent()):
        if start is not None:
            yield from islice(start.itersiblings("p", "div", "dd"), 2)


def _sections(root: etree._Element) -> tuple[Section, ...]:
    """Those of a full text; a page that only describes a paper has none."""
    found = [section for section in read_page_sections(find_main(root)) if section.paragraphs]
    names = {plain_heading(part) for section in found for part in section.heading.split("›")}
    size = sum(len(paragraph) for section in found for paragraph in section.paragraphs)
    if size < _LEAST_TEXT or not names & _TEXT_HEADINGS:
        return ()
    return tuple(section for section in found if section.heading and plain_heading(section.heading) != "abstract")


def _references(root: etree._Element, tags: Tags) -> Iterator[str]:
    for written in tags.get("citation_reference", []):
        fields = {name.lower(): value.strip() for name, value in _REFERENCE_FIELD.findall(written)}
        yield from reference_names(
            doi=fields.get("citation_doi", ""),
            title=fields.get("citation_title", "") or ("" if fields else written),
        )
    for item in root.iter("li"):
        if "ltx_bibitem" in classes(item):
            links = [link.get("href") or "" for link in item.iter("a")]
            title = next((e for e in item.iter("span") if "ltx_bib_title" in classes(e)), None)
            known = next((names for url in links if (names := reference_names(url=url))), None)
            yield from known or reference_names(title=page_text(title) if title is not None else "")


def _json_articles(root: etree._Element) -> Iterator[Mapping[str, Any]]:
    """The articles of the page's JSON-LD, also inside of lists and of ``@graph``."""
    for script in root.iter("script"):
        if (script.get("type") or "").lower().strip() == "application/ld+json":
            try:
                waiting = [json.loads(all_text(script))]
            except (ValueError, RecursionError):
                continue
            while waiting:
                value = waiting.pop(0)
                if isinstance(value, list):
                    waiting[:0] = value
                elif isinstance(value, dict):
                    kinds = value.get("@type")
                    if _ARTICLES & set(map(str, kinds if isinstance(kinds, list) else [kinds])):
                        yield value
                    graph = value.get("@graph")
                    waiting[:0] = graph if isinstance(graph, list) else []


def _of_json(article: Mapping[str, Any]) -> FullText:
    ids = [text for key in ("identifier", "sameAs", "@id", "url") for text in _texts(article.get(key))]
    cited = article.get("citation")
    works = cited if isinstance(cited, list) else [cited]
    return FullText(
        title=_text(article.get("headline")) or _text(article.get("name")),
        abstract=_plain(_text(article.get("abstract")) or _long(_text(article.get("description")))),
        authors=tuple(_texts(article.get("author") or article.get("creator"))),
        venue=_text(article.get("isPartOf")),
        year=find_year(_text(article.get("datePublished"))),
        url=next((text for text in ids if text.startswith("http")), ""),
        doi=next((text for text in ids if "10." in text), ""),
        references=tuple(name for work in works if isinstance(work, dict) for name in _cited(work)),
    )


def _cited(work: Mapping[str, Any]) -> list[str]:
    url = next(iter(_texts(work.get("@id")) or _texts(work.get("sameAs"))), "")
    return reference_names(url=url, title=_text(work.get("name") or work.get("headline")))


def _long(text: str) -> str:
    return text if _is_abstract(text) else ""


def _text(value: object) -> str:
    return next(iter(_texts(value)), "")


def _texts(value: object) -> list[str]:
    """The texts of a value of JSON-LD: itself, the name or value of a thing, or those of a list."""
    if isinstance(value, str):
        return [" ".join(value.split())] if value.strip() else []
    if isinstance(value, dict):
        named = next((value[key] for key in ("name", "value", "@value", "@id") if isinstance(value.get(key), str)), "")
        return _texts(named)
    if isinstance(value, list):
        return [text for item in value if not isinstance(item, list) for text in _texts(item)]
    return []
