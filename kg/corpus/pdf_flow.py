"""From lines in reading order to sections with paragraphs: headings, footnotes, captions, hyphens at line ends."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from kg.corpus.fulltext import Section, under
from kg.corpus.pdf_layout import Layout, Line
from kg.text.headings import SectionKind, plain_heading, section_kind

_NUMBERED = re.compile(
    r"(?P<digits>\d{1,2}(?:\.\d{1,2}){0,3})\.?\s+(?=[A-Z“\"(])"
    r"|(?P<roman>[IVX]{1,5})\.\s+(?=[A-Z])|(?:Appendix\s+)?(?P<letter>[A-H])(?P<below>(?:\.\d{1,2}){0,2})[.:]?\s+(?=[A-Z])"
)
_KNOWN = frozenset(
    {"abstract", "introduction", "background", "preliminaries", "method", "methods", "methodology", "approach", "model"}
    | {"experiments", "experimental setup", "experimental results", "evaluation", "results", "results and discussion"}
    | {"discussion", "conclusion", "conclusions", "conclusion and future work", "conclusions and future work"}
    | {"limitations", "appendix", "materials and methods", "problem formulation", "problem statement", "dataset"}
)
_LONGEST_HEADING = 14  # words
_LARGER = 0.7  # points over the size of the body text
_SMALLER = 0.75  # points under it: footnotes and captions
_ENDS = (".", "!", "?", ":", "”", '"', ")", ";")
_CAPTION = re.compile(r"(?:Figure|Fig\.?|Table|Algorithm|Listing)\s?[\dIVX]+\s?[.:|]", re.IGNORECASE)
_WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
_URL = re.compile(r"(?:https?:/|www\.)\S*[/.=_?&-]$")
_PROSE = re.compile(r"[^\W\d_]{3,}")
_LETTERS = re.compile(r"[^\W\d_]{2,}")
_IN_CONTENTS = re.compile(r"(?:\.\s?){5,}\s*\d{1,4}$")
#: What is written with a hyphen before nearly every word.
_KEEP_HYPHEN = frozenset(
    {
        "self",
        "non",
        "multi",
        "semi",
        "cross",
        "pre",
        "post",
        "co",
        "meta",
        "high",
        "low",
        "end",
        "state",
        "real",
        "zero",
    }
    | {"few", "one", "two", "three", "well", "long", "short", "large", "small", "open", "fine", "off", "on"}
)


def is_heading(line: Line, body: float, gap: bool) -> bool:
    """Whether a line is the heading of a section: numbered, of a known name, or set apart; and in another type.

    Args:
        line: the line.
        body: the size of the body text in points.
        gap: whether there is more room above it than between lines.
    """
    text = line.text
    words = text.split()
    if not 1 <= len(words) <= _LONGEST_HEADING or text.endswith((",", ";")) or not _PROSE.search(text):
        return False
    number = _NUMBERED.match(text)
    name = text[number.end() :] if number else text
    larger, capitals = line.size >= body + _LARGER, name.isupper() and len(name) > 3
    if plain_heading(text) in _KNOWN or section_kind(text) is not SectionKind.BODY:
        return line.bold or larger or capitals or (gap and len(words) <= 4) or number is not None
    if _CAPTION.match(text) or text.endswith(".") or not name[:1].isupper():
        return False
    if number:
        return line.bold or larger or (gap and (capitals or line.italic))
    return (larger and gap) or (line.bold and gap and line.size >= body - 0.2 and len(words) > 1)


@dataclass(slots=True)
class _Open:
    """The section that is being read."""

    heading: str = ""
    flow: list[list[Line]] = field(default_factory=list)  # paragraphs
    notes: list[list[Line]] = field(default_factory=list)  # footnotes and captions


@dataclass(frozen=True, slots=True)
class Flow:
    """The sections of a document, and the lines of its list of references."""

    sections: tuple[Section, ...]
    references: tuple[Line, ...]


def read_sections(layout: Layout, words: Counter[str]) -> Flow:
    """The sections of what stands below title and abstract; ``words`` are those of the whole document."""
    body, lines = layout.body_size, layout.lines
    done: list[_Open] = [_Open()]
    references: list[Line] = []
    in_references = False
    levels: list[str] = ["", "", "", ""]
    romans = any((m := _NUMBERED.match(line.text)) and m["roman"] for line in lines if line.text.isupper())
    previous: Line | None = None
    skip = 0
    for index, line in enumerate(lines):
        if skip:
            skip -= 1
            continue
        if _IN_CONTENTS.search(line.text) or (
            done[-1].heading.lower().endswith("contents") and line.text[-1:].isdigit()
        ):
            continue
        gap = _gap(previous, line, body)
        if is_heading(line, body, gap) and not (in_references and _is_entry(line, body)):
            heading, skip = _whole_heading(lines, index, body, words)
            level = _level(heading, romans)
            levels[level:] = [heading, *[""] * (len(levels) - level - 1)]
            path = ""
            for part in levels:
                path = under(path, part)
            in_references = plain_heading(heading) in ("references", "bibliography", "literature cited")
            done.append(_Open(path))
        elif in_references:
            references.append(line)
        else:
            _put(done[-1], line, previous, body, gap)
        previous = line
    sections = [Section(part.heading, tuple(_paragraphs(part, words))) for part in done]
    return Flow(tuple(section for section in sections if section.paragraphs), tuple(references))


def _gap(previous: Line | None, line: Line, body: float) -> bool:
    if previous is None or previous.page != line.page or previous.base < line.base:
        return True
    return previous.base - line.base > 1.35 * max(body, line.size)


def _is_entry(line: Line, body: float) -> bool:
    """Inside of the references nothing but clearly larger or bold lines without a year are headings."""
    return not (line.bold or line.size >= body + _LARGER) or re.search(r"(?:19|20)\d\d", line.text) is not None


def _whole_heading(lines: Sequence[Line], index: int, body: float, words: Counter[str]) -> tuple[str, int]:
    """A heading that goes on in the next line, and how many lines it takes besides its first."""
    first = lines[index]
    text, more = first.text, 0
    for line in lines[index + 1 : index + 3]:
        same = line.page == first.page and abs(line.size - first.size) < 0.2 and line.bold == first.bold
        close = 0 < lines[index + more].base - line.base < 1.5 * first.size
        capitals = first.text.isupper() and line.text.isupper()
        set_apart = first.bold or first.size >= body + _LARGER or capitals
        if not (same and close and set_apart) or _NUMBERED.match(line.text) or plain_heading(text) in _KNOWN:
            break
        text, more = join_lines([text, line.text], words), more + 1
    return text, more


def _level(heading: str, romans: bool) -> int:
    number = _NUMBERED.match(heading)
    if number is None:
        known = plain_heading(heading) in _KNOWN or section_kind(heading) is not SectionKind.BODY
        return 0 if known else 1
    if number["digits"]:
        return 2 if romans else min(3, number["digits"].count("."))
    if number["letter"]:
        return (1 if romans else 0) + (number["below"] or "").count(".")
    return 0


def _put(part: _Open, line: Line, previous: Line | None, body: float, gap: bool) -> None:
    if line.size < body - _SMALLER or _CAPTION.match(line.text):
        last = part.notes[-1][-1] if part.notes else None
        follows = last is not None and last.page == line.page and abs(last.size - line.size) < 0.3
        close = follows and last is not None and 0 < last.base - line.base < 1.6 * line.size
        if close and not _CAPTION.match(line.text) and not re.match(r"\d{1,2}\s?(?:[A-Z]|http)", line.text):
            part.notes[-1].append(line)
        else:
            part.notes.append([line])
        return
    if part.notes and part.notes[-1][-1] is previous and not gap and _CAPTION.match(part.notes[-1][0].text):
        part.notes[-1].append(line)  # a caption in the size of the text
        return
    broken = previous is not None and previous.text.endswith("-")
    if not _is_prose(line) and not broken:
        return
    last = part.flow[-1][-1] if part.flow else None
    indented = line.left > line.column[0] + 0.7 * line.size
    if last is None or (last.text.endswith(_ENDS) and (indented or gap)):
        part.flow.append([line])
    else:
        part.flow[-1].append(line)


def _is_prose(line: Line) -> bool:
    """No formula and no row of numbers."""
    words = sum(map(len, _LETTERS.findall(line.text)))
    return words >= 0.45 * len(line.text.replace(" ", ""))


def _paragraphs(part: _Open, words: Counter[str]) -> Iterator[str]:
    for lines in part.flow:
        yield join_lines((line.text for line in lines), words)
    for lines in part.notes:
        text = join_lines((line.text for line in lines), words)
        says = _CAPTION.match(text) or text.endswith(".")
        if "http" in text or (lines[0].page and says and len(_PROSE.findall(text)) >= 5):
            yield text


def vocabulary(lines: Iterable[Line]) -> Counter[str]:
    """The words of a document that no end of a line divides, in lower case."""
    words: Counter[str] = Counter()
    for line in lines:
        found = [match[0].lower() for match in _WORD.finditer(line.text)]
        words.update(found[:-1] if line.text.endswith("-") else found)
    return words


def join_lines(lines: Iterable[str], words: Counter[str]) -> str:
    r"""One text of lines. A hyphen at an end of line goes where the document has the word without it.

    >>> join_lines(["a repre-", "sentation of state-", "of-the-art GPT-", "4"], Counter({"representation": 1}))
    'a representation of state-of-the-art GPT-4'
    """
    text = ""
    for line in lines:
        if not text:
            text = line
        elif text.endswith("-") and text[-2:-1].isalpha():
            text = _dehyphenated(text, line, words)
        elif _URL.search(text.rsplit(" ", 1)[-1]) and line[:1].islower():
            text += line
        else:
            text = f"{text} {line}"
    return text


def _dehyphenated(text: str, line: str, words: Counter[str]) -> str:
    first = text[:-1].rsplit(" ", 1)[-1]
    capitals = first.isupper() and len(first) > 1 and line.split(" ", 1)[0].isupper()
    if not line[:1].islower() and not capitals:
        return f"{text}{line}" if line[:1].isalnum() else f"{text} {line}"
    left = re.split(r"[^\w-]", first)[-1].lower()
    right = match[0].lower() if (match := _WORD.match(line)) else ""
    plain, hyphened = words[f"{left}{right}"], words[f"{left}-{right}"]
    if "-" in right or hyphened > plain or (not plain and ("-" in left or left in _KEEP_HYPHEN)):
        return f"{text}{line}"
    return f"{text[:-1]}{line}"
