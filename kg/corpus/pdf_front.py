"""What the first page of a paper tells: title, authors, abstract, identifiers; checked against the file's metadata."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from kg.corpus.fulltext import find_year
from kg.corpus.pdf_flow import is_heading, join_lines, vocabulary
from kg.corpus.pdf_layout import Layout, Line
from kg.text.headings import plain_heading

_TOP = 0.45  # a title begins in this share of the page, from above
_SAME_SIZE = 0.6
_ABSTRACT = re.compile(r"(?:abstract|summary|a b s t r a c t)\s*(?:[.:—–-]+|$)\s*", re.IGNORECASE)
_ABSTRACT_RUN_IN = re.compile(r"abstract\s*[.:—–-]?\s*(?=[A-Z])|ABSTRACT\s+(?=[A-Z][a-z])", re.IGNORECASE)
_AFTER = re.compile(
    r"(?:key\s?words|index terms|ccs concepts|categories and subject|general terms|acm reference|author keywords"
    r"|contents$"
    r"|(?:\d|i)\.?\s+introduction|introduction$)",
    re.IGNORECASE,
)
_BANNER = re.compile(
    r"(?:.{0,8}journal|proceedings|transactions|annals|international (?:journal|conference)|letters)\b", re.I
)
_NO_TITLE = re.compile(
    r"untitled|microsoft word|\.(?:dvi|docx?|tex|pdf|indd|pages|ps|rtf)\b|^paper(?: title)?$|template|^title$"
    r"|^document\d*$|instructions for|^arxiv|^doi\b|preparation of papers",
    re.IGNORECASE,
)
_PLACES = re.compile(
    r"\b(?:universit\w*|institut\w*|depart\w*|school|labor\w*|labs?|college|research|center|centre|inc|ltd|corp\w*"
    r"|academy|facult\w*|street|avenue|road|usa|uk|china|germany|france|japan|india|group|division|company|sciences?"
    r"|technolog\w*|engineering|computing|robotics|ai|abstract|email|equal|correspond\w*|received|accepted"
    r"|open access|member|ieee|et al)\b",
    re.IGNORECASE,
)
_NAME = re.compile(
    r"[A-ZÀ-ÞŁŠŽČ][\w'’.-]*(?:\s+(?:[A-ZÀ-ÞŁŠŽČ][\w'’.-]*|de|van|von|der|den|la|di|da|dos|al|el|bin|ter)){1,4}"
)
_BETWEEN_NAMES = re.compile(r"\s*(?:,|;|·|•|∗|\*|†|‡|§|\band\b|&|\d)+\s*")
_DOI = re.compile(r"\b(10\.\d{4,9}/[^\s\"<>{}]+)")
_STAMP = re.compile(r"arXiv:\s?(\d{4}\.\d{4,5}|[a-z-]+(?:\.[A-Z]{2})?/\d{7})(?:v\d+)?", re.IGNORECASE)
_VENUE = re.compile(
    r"(Proceedings of [^,]{10,200}?)(?:,| \(|$)|((?:\d+(?:st|nd|rd|th) )?Conference on [^,]{8,120}?)(?:,| \(|\.|$)"
)
_DATED = re.compile(
    r"©|\(c\)|copyright|proceedings|conference|workshop|vol(?:ume|\.)|published|arxiv|journal|accepted", re.I
)


@dataclass(frozen=True, slots=True)
class Front:
    """What comes before the first section."""

    title: str
    authors: tuple[str, ...]
    abstract: str
    year: int | None
    venue: str
    doi: str
    arxiv: str
    rest: Layout  # without it


def read_front(layout: Layout, height: float, told: Mapping[str, str], upright: Sequence[str]) -> Front:
    """The front of a document.

    Args:
        layout: its lines.
        height: of its first page, in points.
        told: its metadata: "title", "authors", "doi", "arxiv", "year"; each may be missing or wrong.
        upright: what stands on its side on the first page.
    """
    lines = layout.lines
    first = [line for line in lines if line.page == 0]
    title, after_title = _title(first, height, told.get("title", ""))
    abstract, begin, end = _abstract(layout)
    if not end:
        begin = end = _first_section(layout)
        abstract = _unnamed_abstract(layout, after_title, begin)
    # Beside an abstract in the left column, or above it, there is nothing of the text: the authors of the right one.
    top = lines[begin].base if end and not lines[begin].page else 0.0
    beside = {index for index, line in enumerate(lines[end:], end) if not line.page and line.base > top + line.size}
    head = [lines[index] for index in [*range(after_title, begin), *sorted(beside)]] if end else []
    rest = [line for index, line in enumerate(lines) if index >= max(end, after_title) and index not in beside]
    shown = [*first, *layout.heads]
    edge = [line.text for line in shown] + list(upright)
    stamp = next((m for text in edge if (m := _STAMP.search(text))), None)
    return Front(
        title=title,
        authors=max(_told_authors(told.get("authors", "")), _authors(head), key=len),
        abstract=abstract,
        year=_year(edge, stamp) or find_year(told.get("year", "")),
        venue=_venue(shown),
        doi=told.get("doi", "") or _doi(shown),
        arxiv=stamp[1] if stamp else told.get("arxiv", ""),
        rest=replace(layout, lines=tuple(rest)),
    )


def _title(first: Sequence[Line], height: float, told: str) -> tuple[str, int]:
    """The largest type in the upper part of the page, and the number of the line after it.

    The title that the file tells is taken where the page shows it too: journals set their own name larger.
    """
    told = " ".join(told.split())
    groups: list[list[int]] = []
    for index, line in enumerate(first):
        last = first[groups[-1][-1]] if groups else None
        follows = last is not None and groups[-1][-1] == index - 1 and abs(last.size - line.size) < _SAME_SIZE
        if follows and last is not None and 0 < last.base - line.base < 2.2 * line.size:
            groups[-1].append(index)
        else:
            groups.append([index])
    words = vocabulary(first)
    best: tuple[float, float, list[int]] | None = None
    for group in groups:
        text = join_lines((first[index].text for index in group), words)
        written = sum(map(str.isalpha, text)) >= 0.6 * len(text.replace(" ", ""))
        if first[group[0]].base < (1 - _TOP) * height or len(_letters(text)) < 8 or _BANNER.match(text) or not written:
            continue
        if _is_sane(told) and _letters(text) and _letters(text) in _letters(told) and len(group) <= 6:
            shown = _letters(text) == _letters(told)
            return (text if shown and " " in text else told), group[-1] + 1
        if len(group) <= 6 and (best is None or first[group[0]].size > best[0] + _SAME_SIZE):
            best = (first[group[0]].size, 0, group)
    if _is_sane(told) and _letters(told) in _letters(" ".join(line.text for line in first)):
        return told, best[2][-1] + 1 if best else 0
    if best is None:
        return (told if _is_sane(told) and not first else ""), 0
    title = join_lines((first[index].text for index in best[2]), words)
    return title.rstrip("∗*†‡§¶ "), best[2][-1] + 1


def _is_sane(title: str) -> bool:
    return len(title.split()) >= 2 and len(_letters(title)) >= 10 and not _NO_TITLE.search(title)


def _letters(text: str) -> str:
    return "".join(filter(str.isalnum, text)).lower()


def _abstract(layout: Layout) -> tuple[str, int, int]:
    """The text under or after the word "Abstract" on the first two pages; the numbers of its first and next line."""
    lines = layout.lines
    for index, line in enumerate(lines):
        if line.page > 1:
            break
        match = _ABSTRACT.match(line.text) or _ABSTRACT_RUN_IN.match(line.text)
        if not match:
            continue
        rest = line.text[match.end() :].strip()
        found, stop = ([rest] if rest else []), index + 1
        for number in range(index + 1, len(lines)):
            following = lines[number]
            if following.page > 1 or _ends_abstract(lines, number, layout.body_size, len(found)):
                break
            found.append(following.text)
            stop = number + 1
        text = join_lines(found, vocabulary(lines))
        if len(text) >= 80:
            return text, index, stop
    return "", 0, 0


def _ends_abstract(lines: Sequence[Line], number: int, body: float, so_far: int) -> bool:
    line, previous = lines[number], lines[number - 1]
    if _AFTER.match(line.text):
        return True
    if so_far < 2:
        return False
    gap = previous.base - line.base > 1.35 * line.size or previous.page != line.page
    other = abs(line.size - previous.size) > 0.45
    return is_heading(line, body, gap) or (other and line.size < body) or (other and gap)


def _first_section(layout: Layout) -> int:
    for index, line in enumerate(layout.lines):
        if line.page > 1:
            break
        previous = layout.lines[index - 1] if index else None
        gap = previous is None or previous.base - line.base > 1.35 * line.size
        if plain_heading(line.text) == "introduction" and is_heading(line, layout.body_size, gap):
            return index
    return 0


def _unnamed_abstract(layout: Layout, start: int, stop: int) -> str:
    """The longest block before the introduction, where no word "Abstract" stands; of at least forty words."""
    blocks: list[list[str]] = []
    previous: Line | None = None
    for line in layout.lines[start:stop]:
        close = previous is not None and 0 < previous.base - line.base < 1.6 * line.size
        if close and previous is not None and abs(previous.size - line.size) < 0.3:
            blocks[-1].append(line.text)
        else:
            blocks.append([line.text])
        previous = line
    words = vocabulary(layout.lines)
    texts = [join_lines(block, words) for block in blocks]
    best = max(texts, key=lambda text: len(text.split()), default="")
    return best if len(best.split()) >= 40 and best.count(".") >= 2 else ""


def _told_authors(told: str) -> tuple[str, ...]:
    parts = [" ".join(part.split()) for part in re.split(r"\s*[;,]\s*|\s+and\s+", told)]
    return tuple(parts) if parts and all(_NAME.fullmatch(part) for part in parts) else ()


def _authors(head: Sequence[Line]) -> tuple[str, ...]:
    """What can only be names of people in the lines between title and abstract."""
    names: list[str] = []
    for line in head:
        if "@" in line.text or _PLACES.search(line.text):
            continue
        pieces = [piece for piece in _BETWEEN_NAMES.split(line.text) if piece]
        names += [piece for piece in pieces if _NAME.fullmatch(piece)]
    return tuple(dict.fromkeys(names))


def _year(texts: Sequence[str], stamp: re.Match[str] | None) -> int | None:
    if stamp and re.match(r"\d{4}\.", stamp[1]):
        return 2000 + int(stamp[1][:2])
    return next((year for text in texts if _DATED.search(text) and (year := find_year(text))), None)


def _venue(first: Sequence[Line]) -> str:
    for line in first:
        if match := _VENUE.search(line.text):
            return (match[1] or match[2]).strip()
    return ""


def _doi(first: Sequence[Line]) -> str:
    """The DOI of the page's head or foot; those of references stand in the text."""
    for line in first:
        match = _DOI.search(line.text)
        if match and (re.search(r"doi", line.text, re.IGNORECASE) or len(line.text.split()) <= 3):
            return match[1].rstrip(".,;)")
    return ""
