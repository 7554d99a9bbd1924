"""Plain text: paragraphs are papers, and a short first paragraph names the collection."""

import re
from collections.abc import Iterator

from kg.corpus.content import Content
from kg.corpus.identity import make_paper
from kg.corpus.limits import cut
from kg.corpus.notes import Found, Item
from kg.model import Source

_LINE = re.compile(r"([^\r\n]*)(\r\n|\n|\r|\Z)")
_YEAR = re.compile(r"(?<!\d)(?:19|20)\d\d(?!\d)")
_COLLECTION_WORDS = re.compile(
    r"\b(?:accepted|papers?|abstracts?|proceedings(?: of)?|conference track|main track|posters?)\b", re.IGNORECASE
)
_LONGEST_HEADING = 12


def read_text(content: Content) -> Iterator[Found]:
    """Papers of a text file in UTF-8, separated by blank lines; places are "paragraph N", counted from 1 among papers.

    A first paragraph of at most twelve words that no full stop ends, with others after it, is the name of the
    collection: "ICML 2026 Papers" gives the venue "ICML" and the year 2026. With one paragraph after it that tells of
    no year and no papers, it is the title of that one.
    """
    text = content.text()
    found = [paragraph for paragraph in paragraphs(text) if any(map(str.isalnum, paragraph))]  # "-----" separates
    title, venue, year = "", "", None
    if len(found) > 1 and is_heading(found[0]):
        heading = found.pop(0)
        if len(found) > 1 or _YEAR.search(heading) or _COLLECTION_WORDS.search(heading):
            venue, year = collection(heading)
        else:
            title = heading
    for number, paragraph in enumerate(found, start=1):
        source = Source(content.name, f"paragraph {number}")
        yield from cut(Item(make_paper(title=title, abstract=paragraph, venue=venue, year=year, sources=[source])))


def paragraphs(text: str) -> list[str]:
    r"""The stretches between blank lines, without the white space around them; line breaks inside stay.

    >>> paragraphs("a\r\nb\r\n \r\n\r\nc\n")
    ['a\r\nb', 'c']
    """
    found: list[str] = []
    start: int | None = None
    for match in _LINE.finditer(text):
        if match[1].strip():
            start = match.start() if start is None else start
        elif start is not None:
            found.append(text[start : match.start()].strip())
            start = None
    if start is not None:
        found.append(text[start:].strip())
    return found


def is_heading(paragraph: str) -> bool:
    """Whether a paragraph can only be the name of a collection: one short line without a full stop."""
    return len(paragraph.split()) <= _LONGEST_HEADING and "\n" not in paragraph and paragraph[-1] not in ".!?"


def collection(heading: str) -> tuple[str, int | None]:
    """Venue and year of a heading.

    >>> collection("ICML 2026 Papers"), collection("Proceedings of CoRL"), collection("Papers 2025")
    (('ICML', 2026), ('CoRL', None), ('', 2025))
    """
    year = _YEAR.search(heading)
    rest = heading.replace(year[0], " ", 1) if year else heading
    venue = " ".join(_COLLECTION_WORDS.sub(" ", rest).split()).strip(" ,:;-–—#()")
    return venue, int(year[0]) if year else None
