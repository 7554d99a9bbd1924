"""A full text as its source tells it: what the readers of TEI, JATS, LaTeX, HTML and PDF find, and the paper of it."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from kg.corpus.content import Content
from kg.corpus.identity import make_paper
from kg.corpus.limits import cut
from kg.corpus.notes import Found, Item, Note, NoteKind
from kg.model import Source, Text
from kg.text.headings import LEVEL, SectionKind, plain_heading, section_kind

_FIRST_YEAR, _LAST_YEAR = 1900, 2100
_ARXIV_NAME = re.compile(r"(?:arXiv-)?(\d{2}(?:0[1-9]|1[0-2])\.\d{4,5})(?:v\d{1,2})?(?:\.[a-z.]{1,8})?", re.IGNORECASE)
_YEAR = re.compile(r"(?<!\d)(?:19|20)\d\d(?!\d)")


@dataclass(frozen=True, slots=True)
class Section:
    """A heading, after those that it stands under, and the paragraphs below it up to the next heading."""

    heading: str
    paragraphs: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FullText:
    """One paper; whatever the source does not tell is empty."""

    title: str = ""
    abstract: str = ""
    authors: tuple[str, ...] = ()
    venue: str = ""
    year: int | None = None
    url: str = ""
    doi: str = ""
    given_id: str = ""
    sections: tuple[Section, ...] = ()
    also: tuple[str, ...] = ()  # further places of identifiers, as make_paper takes them
    references: tuple[str, ...] = ()  # as kg.corpus.identity.reference_names names them


def paper_of(content: Content, full: FullText, place: str = "") -> Iterator[Found]:
    """The paper of a full text: each section that says something is a text ``body/N``; references and the like are not.

    A section called "Abstract" is the abstract where none is known.
    """
    abstract, sections = full.abstract, list(full.sections)
    if not abstract.strip():
        own = next((s for s in sections if plain_heading(s.heading) in ("abstract", "summary")), None)
        if own is not None:
            abstract = "\n\n".join(own.paragraphs)
            sections.remove(own)
    source = Source(content.name, place)
    paper = make_paper(
        title=full.title,
        abstract=abstract,
        given_id=full.given_id,
        authors=full.authors,
        venue=full.venue,
        year=full.year,
        url=full.url,
        doi=full.doi,
        also=full.also,
        sources=[source],
        texts=body_texts(sections),
        references=full.references,
    )
    if paper.texts:
        yield from cut(Item(paper))
    else:
        yield Note(NoteKind.SKIPPED, content.name, place, "neither a title nor a text.")


def body_texts(sections: Iterable[Section]) -> list[Text]:
    """The sections as texts ``body/0``, ``body/1``, …, without those that are not read and those without letters."""
    texts: list[Text] = []
    for section in sections:
        raw = "\n\n".join(paragraph for paragraph in section.paragraphs if paragraph.strip())
        if any(map(str.isalpha, raw)) and section_kind(section.heading) is not SectionKind.BACK:
            texts.append(Text(f"body/{len(texts)}", raw, heading=section.heading))
    return texts


def under(above: str, heading: str) -> str:
    """A heading below another one.

    >>> under("2 Method", "2.1 Planner"), under("", "Introduction"), under("Results", "")
    ('2 Method › 2.1 Planner', 'Introduction', 'Results')
    """
    return LEVEL.join(part for part in (above, heading) if part)


def find_year(text: str) -> int | None:
    """The first year of publication in a text.

    >>> find_year("2020-07-06"), find_year("July 2019"), find_year("12345")
    (2020, 2019, None)
    """
    found = _YEAR.search(text)
    return int(found[0]) if found and _FIRST_YEAR <= int(found[0]) <= _LAST_YEAR else None


def arxiv_of_name(name: str) -> str:
    """The arXiv id that a file or one of its folders is called, as arXiv names what one gets from there.

    >>> arxiv_of_name("sources/arXiv-2401.01234v2.tar.gz/main.tex"), arxiv_of_name("2401.01234v1.pdf")
    ('arXiv:2401.01234', 'arXiv:2401.01234')
    >>> arxiv_of_name("paper 2401.pdf")
    ''
    """
    found = [match[1] for part in name.split("/") if (match := _ARXIV_NAME.fullmatch(part))]
    return f"arXiv:{found[-1]}" if found else ""
