"""From the runs of PDF pages to lines in reading order: columns, running heads, the size of the body text.

The pages are cut as by the XY-cut (Nagy & Seth 1984), in the one way that papers need: lines across the whole page
divide it into bands, and in each band the columns are read from left to right.
"""

import re
import unicodedata
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from kg.corpus.pdf_runs import Page, Run

_SAME_LINE = 0.45  # sizes between the base lines of runs on one line
_STEPS = 75  # places in the middle of a page where a gutter is looked for: some two points apart
_FEWEST = 5  # lines that each of two columns has at least …
_WORDS = 4  # … and words in each of these, or they are cells of a table
_EDGE = 0.1  # share of the page's height where running heads and feet stand
_TINY = 0.72  # of the body's size: what stands in figures
_ACCENT = re.compile(r" ?([´`¨ˆ˜ˇ˚])([A-Za-zı])|([A-Za-z])¸")
_MARKS = {"´": "\u0301", "`": "\u0300", "¨": "\u0308", "ˆ": "\u0302", "˜": "\u0303", "ˇ": "\u030c", "˚": "\u030a"}
_ACCENTS = frozenset("´`¨ˆ˜¸ˇ˚˝¯˘˙")
_LINE_NUMBER = re.compile(r"\d{1,4}")
_FEWEST_NUMBERS = 20  # in one column of a page
_DIGITS = re.compile(r"\d+")
_PAGE_NUMBER = re.compile(r"(?:page )?[–-]?\s?(?:\d{1,5}|[ivxl]{1,6})\s?[–-]?(?: of \d{1,4})?", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a column. Points, from the lower left corner of the page."""

    text: str
    page: int  # from 0
    left: float
    right: float
    base: float
    size: float
    bold: bool
    italic: bool = False
    column: tuple[float, float] = (0.0, 0.0)  # where its column begins and ends


@dataclass(frozen=True, slots=True)
class Layout:
    """The lines of a document in reading order, without running heads and what stands in figures."""

    lines: tuple[Line, ...]
    body_size: float
    heads: tuple[Line, ...] = ()  # running heads and feet of the first page, and what is small there


def lay_out(pages: Sequence[Page]) -> Layout:
    """The lines of the pages; lines of a page that several pages repeat at their edges are left out."""
    sizes: Counter[float] = Counter()
    for page in pages:
        for run in page.runs:
            sizes[round(run.size * 2) / 2] += len(run.text)
    _forget_bold(pages)
    body = max(sizes, key=lambda size: (sizes[size], size), default=10.0)
    laid = [list(_page_lines(page, number)) for number, page in enumerate(pages)]
    running = _running_heads(laid, pages)
    lines: list[Line] = []
    heads: list[Line] = []
    for number, found in enumerate(laid):
        for line in found:
            if line.size >= _TINY * body and not _is_running(line, running, pages[number]):
                lines.append(line)
            elif number == 0:
                heads.append(line)
    return Layout(tuple(lines), body, tuple(heads))


def _forget_bold(pages: Sequence[Page]) -> None:
    """Where most of a document is called bold, the fonts are called so and nothing stands out."""
    bold = sum(len(run.text) for page in pages for run in page.runs if run.bold)
    if bold * 2 > sum(len(run.text) for page in pages for run in page.runs):
        for page in pages:
            for run in page.runs:
                run.bold = False


def _page_lines(page: Page, number: int) -> Iterator[Line]:
    runs = _without_line_numbers([run for run in page.runs if run.text.strip() and _is_on(page, run)])
    gutter = _find_gutter(runs)
    if gutter is None:
        yield from _column(runs, number)
        return
    wide = [run for run in runs if run.left < gutter - 1 and run.right > gutter + 1]
    narrow = [run for run in runs if not (run.left < gutter - 1 and run.right > gutter + 1)]
    bands = sorted({run.base for run in wide}, reverse=True)
    for band in range(len(bands) + 1):
        if band:
            yield from _column([run for run in wide if run.base == bands[band - 1]], number)
        above = bands[band - 1] if band else float("inf")
        below = bands[band] if band < len(bands) else float("-inf")
        inside = [run for run in narrow if below < run.base <= above]
        yield from _column([run for run in inside if run.left < gutter - 1], number)
        yield from _column([run for run in inside if run.left >= gutter - 1], number)


def _is_on(page: Page, run: Run) -> bool:
    """Whether a run can be read: what lies beside the page may lie anywhere; an accent alone has lost its letter."""
    return (
        run.text.strip() not in _ACCENTS
        and -5 < run.base < page.height + 5
        and -5 < run.left <= run.right < page.width + 5
    )


def _without_line_numbers(runs: Sequence[Run]) -> list[Run]:
    """Without the numbers of the lines that papers under review have at their margins: many, one below the other."""
    numbers = [run for run in runs if _LINE_NUMBER.fullmatch(run.text.strip())]
    left, right = Counter(round(run.left) for run in numbers), Counter(round(run.right) for run in numbers)
    return [
        run
        for run in runs
        if not _LINE_NUMBER.fullmatch(run.text.strip())
        or max(left[round(run.left)], right[round(run.right)]) < _FEWEST_NUMBERS
    ]


def _find_gutter(runs: Sequence[Run]) -> float | None:
    """Where a page of two columns is divided; ``None`` where it has one.

    It is where most lines have a neighbour on the other side. Titles, figures and abstracts may lie across it.
    """
    if len(runs) < 2 * _FEWEST:
        return None
    left, right = min(run.left for run in runs), max(run.right for run in runs)
    best: tuple[int, float, float] = (0, 0.0, 0.0)
    for step in range(_STEPS):
        place = left + (0.35 + 0.3 * step / _STEPS) * (right - left)
        before = [run for run in runs if run.right <= place + 1]
        after = [run for run in runs if run.left >= place - 1]
        pairs = min(_with_neighbour(before, after), _with_neighbour(after, before))
        best = max(best, (pairs, -abs(place - (left + right) / 2), place))
    return best[2] if best[0] >= _FEWEST else None


def _with_neighbour(runs: Sequence[Run], others: Sequence[Run]) -> int:
    """How many of the runs that can be lines of text have such a one at their height among the others."""
    heights = sorted(run.base for run in others if len(run.text.split()) >= _WORDS)
    count = 0
    for run in runs:
        at = bisect_left(heights, run.base - run.size)
        count += at < len(heights) and heights[at] <= run.base + run.size and len(run.text.split()) >= _WORDS
    return count


def _column(runs: Iterable[Run], number: int) -> Iterator[Line]:
    """The lines of runs that lie in one column, from the top."""
    rows: list[list[Run]] = []
    for run in sorted(runs, key=lambda run: (-run.base, run.left)):
        if rows and abs(rows[-1][0].base - run.base) <= _SAME_LINE * max(rows[-1][0].size, run.size):
            rows[-1].append(run)
        else:
            rows.append([run])
    lines = [_line(sorted(row, key=lambda run: run.left), number) for row in rows]
    if lines:
        edges = min(line.left for line in lines), max(line.right for line in lines)
        yield from (replace(line, column=edges) for line in lines)


def _line(row: Sequence[Run], number: int) -> Line:
    longest = max(row, key=lambda run: (len(run.text), -run.left))
    text = " ".join(run.text for run in row)
    lettered = [run for run in row if sum(map(str.isalpha, run.text)) > 1] or list(row)
    return Line(
        text=" ".join(_ACCENT.sub(_composed, text).split()),
        page=number,
        left=row[0].left,
        right=max(run.right for run in row),
        base=longest.base,
        size=longest.size,
        bold=all(run.bold for run in lettered) and bool(lettered),
        italic=all(run.italic for run in lettered) and bool(lettered),
    )


def _composed(match: re.Match[str]) -> str:
    """TeX's older fonts hold an accent and its letter apart: "M¨uller", "Franc¸ois"."""
    letter = match[3] or match[2].replace("ı", "i")
    written = unicodedata.normalize("NFC", letter + ("\u0327" if match[3] else _MARKS[match[1]]))
    return written if len(written) == 1 else match[0]


def _running_heads(laid: Sequence[Sequence[Line]], pages: Sequence[Page]) -> frozenset[str]:
    """What stands at the edges of at least three pages, or of both of two, whatever its numbers."""
    seen: Counter[str] = Counter()
    for page, lines in zip(pages, laid, strict=True):
        seen.update({_shape(line) for line in lines if _at_edge(line, page)})
    least = 3 if len(pages) > 2 else 2
    return frozenset(shape for shape, count in seen.items() if count >= least)


def _is_running(line: Line, running: frozenset[str], page: Page) -> bool:
    return _at_edge(line, page) and (_shape(line) in running or _PAGE_NUMBER.fullmatch(line.text) is not None)


def _at_edge(line: Line, page: Page) -> bool:
    return not _EDGE * page.height < line.base < (1 - _EDGE) * page.height


def _shape(line: Line) -> str:
    return _DIGITS.sub("#", line.text.lower())
