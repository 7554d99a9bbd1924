"""The papers as references: what BibTeX, RIS and CSL-JSON have in common.

The citation key is the local part of the paper's id (``arxiv-2401-01234-1a2b3c4d``): unique, ASCII, and the same in
every build that has the paper, whatever other papers it has; a key of author and year is neither.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from kg.export.characters import CharacterFilter
from kg.export.table_rows import sorted_papers
from kg.graph.edges import role_edges
from kg.graph.labels import paper_label
from kg.model import AnnotatedPaper, Records, Role
from kg.text.clean import clean_line

#: An entity in one of these roles is a keyword of the paper: what it is about, not all that it names.
_KEYWORD_ROLES = (Role.PROPOSES, Role.INTRODUCES, Role.ADDRESSES, Role.EVALUATES_ON, Role.DEPLOYED_ON)

_JOURNAL = re.compile(r"\b(journal|transactions|letters|magazine|annals|review|reviews|jmlr|tmlr|tacl|nature)\b", re.I)
_PREPRINT = re.compile(r"\b(arxiv|biorxiv|medrxiv|corr|preprint)\b", re.I)

_SUFFIX = re.compile(r"(?:[JS]r\.?|I{2,3}|IV)")
_ORGANISATION = re.compile(
    r"\b(team|collaboration|consortium|group|initiative|institute|university|lab|labs|inc)\.?$", re.I
)


class ReferenceType(StrEnum):
    """What a paper was published as, as far as its venue tells."""

    CONFERENCE = "conference"
    JOURNAL = "journal"
    PREPRINT = "preprint"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Name:
    """An author. Of a name that has no two parts, or is an organisation's, ``family`` is all of it."""

    family: str
    given: str = ""
    suffix: str = ""


@dataclass(frozen=True, slots=True)
class Reference:
    """A paper, cleaned, each text on one line; unknown parts are empty."""

    key: str
    type: ReferenceType
    title: str  # what the paper is called where its title is not known
    titled: bool  # whether it is the title
    authors: tuple[Name, ...]
    year: int | None
    venue: str
    doi: str
    arxiv: str
    url: str
    abstract: str
    keywords: tuple[str, ...]

    @property
    def note(self) -> str:
        """What a reader should know of the title."""
        return "" if self.titled else "Title unknown: named after what the paper proposes, or its opening words."


def references(records: Records, keep: CharacterFilter, *, texts: bool) -> Iterator[Reference]:
    """The references by paper id; without ``texts`` they have no abstract."""
    labels = {entity.id: entity.label for entity in records.entities}
    for annotated in sorted_papers(records):
        paper = annotated.paper
        ids = dict(paper.ids)
        doi, arxiv = ids.get("doi", ""), ids.get("arxiv", "")
        link = f"https://doi.org/{doi}" if doi else f"https://arxiv.org/abs/{arxiv}" if arxiv else ""
        yield Reference(
            key=paper.id.partition("/")[2],
            type=_type(paper.venue, arxiv),
            title=_line(paper_label(annotated), keep),
            titled=bool(clean_line(paper.title)),
            authors=tuple(name for author in paper.authors if (name := split_name(_line(author, keep))).family),
            year=paper.year,
            venue=_line(paper.venue, keep),
            doi=_line(doi, keep),
            arxiv=_line(arxiv, keep),
            url=_line(paper.url or link, keep),
            abstract=keep(clean_line(paper.abstract)) if texts else "",
            keywords=_keywords(annotated, labels, keep),
        )


def split_name(name: str) -> Name:
    """The parts of an author's name: family name first where there is a comma, else last, with its particles.

    >>> split_name("Ludwig van Beethoven")
    Name(family='van Beethoven', given='Ludwig', suffix='')
    >>> split_name("King, Jr., Martin Luther"), split_name("OpenAI")
    (Name(family='King', given='Martin Luther', suffix='Jr.'), Name(family='OpenAI', given='', suffix=''))
    """
    if "," in name:
        parts = [part.strip() for part in name.split(",")]
        middle = parts[1] if len(parts) > 2 and _SUFFIX.fullmatch(parts[1]) else ""
        if len(parts) == 2 and parts[0] and parts[1]:
            return Name(parts[0], parts[1])
        if middle and len(parts) == 3:
            return Name(parts[0], parts[2], middle)
        return Name(name)
    words = name.split()
    if len(words) < 2 or _ORGANISATION.search(name):
        return Name(name)
    suffix = words.pop() if len(words) > 2 and _SUFFIX.fullmatch(words[-1]) else ""
    first = next((i for i in range(1, len(words) - 1) if words[i][:1].islower()), len(words) - 1)
    return Name(" ".join(words[first:]), " ".join(words[:first]), suffix)


def _type(venue: str, arxiv: str) -> ReferenceType:
    if _PREPRINT.search(venue) or (arxiv and not venue):
        return ReferenceType.PREPRINT
    if not venue:
        return ReferenceType.UNKNOWN
    return ReferenceType.JOURNAL if _JOURNAL.search(venue) else ReferenceType.CONFERENCE


def _keywords(annotated: AnnotatedPaper, labels: dict[str, str], keep: CharacterFilter) -> tuple[str, ...]:
    """Labels in the order of the roles, then by name; a comma, which separates keywords, becomes a space."""
    edges = [edge for edge in role_edges(annotated) if edge.role in _KEYWORD_ROLES]
    edges.sort(key=lambda edge: (_KEYWORD_ROLES.index(edge.role), labels[edge.entity], edge.entity))
    words = [" ".join(_line(labels[edge.entity], keep).replace(",", " ").replace(";", " ").split()) for edge in edges]
    return tuple(dict.fromkeys(word for word in words if word))


def _line(text: str, keep: CharacterFilter) -> str:
    return " ".join(keep(text).split())
