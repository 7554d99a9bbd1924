"""Edits on a raw text, and the map between the raw text and the cleaned one (STYLE habit 5).

Cleaners return edits, not strings: each character of the cleaned text then leads back to the raw ones that made it.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True, order=True)
class Edit:
    r"""Replace the raw characters ``[start, end)``, at least one, by ``replacement`` (empty: delete them).

    Of two marks that belong together (``**`` and ``**``, ``\emph{`` and ``}``) each names the other as its ``mate``.
    """

    start: int
    end: int
    replacement: str = ""
    mate: int = -1  # where the other mark starts, or -1


@dataclass(frozen=True, slots=True)
class CleanText:
    """A raw text, its cleaned form, and the edits between them; built by :func:`apply_edits`.

    Offsets are half-open code points. Characters outside the edits map one to one; an edit maps as a whole, so a clean
    span that touches the replacement of an edit leads back to all that the edit replaced. Deleted characters belong to
    no clean character: they are part of a raw span where they stand inside it, or where their mate does, so that the
    quote of "Graph" in ``**G**raph`` is ``**G**raph``, and that of "GRASP" in ``**GRASP**`` is ``GRASP``.
    """

    raw: str
    text: str
    edits: tuple[Edit, ...] = ()  # sorted, not overlapping
    clean_starts: tuple[int, ...] = field(default=(), repr=False, compare=False)  # where each edit stands in ``text``

    def to_raw(self, start: int, end: int) -> tuple[int, int]:
        r"""The smallest raw span that produced the clean span ``[start, end)``; an empty span gives an empty one.

        Raises:
            ValueError: the span does not lie inside the cleaned text.

        >>> clean = apply_edits(r"by \emph{Inductor}.", [Edit(3, 9), Edit(17, 18)])
        >>> clean.text, clean.to_raw(3, 11)
        ('by Inductor.', (9, 17))
        """
        _check(start, end, len(self.text))
        first = self._raw_of(start)[0]
        return self._balanced(first, self._raw_of(end - 1)[1]) if start < end else (first, first)

    def to_clean(self, start: int, end: int) -> tuple[int, int]:
        """The smallest clean span that holds all that the raw span ``[start, end)`` became; empty if it was deleted.

        Raises:
            ValueError: the span does not lie inside the raw text.

        >>> apply_edits("**G**raph", [Edit(0, 2), Edit(3, 5)]).to_clean(2, 9)
        (0, 5)
        """
        _check(start, end, len(self.raw))
        first = self._clean_of(start)[0]
        return (first, max(first, self._clean_of(end - 1)[1])) if start < end else (first, first)

    def _balanced(self, start: int, end: int) -> tuple[int, int]:
        """The raw span with the deleted marks next to it whose mates stand inside it."""
        index = bisect_right(self.edits, start, key=lambda edit: edit.end) - 1
        while index >= 0 and _joins(edit := self.edits[index], start, end) and edit.end == start:
            start, index = edit.start, index - 1
        index = bisect_left(self.edits, end, key=lambda edit: edit.start)
        while index < len(self.edits) and _joins(edit := self.edits[index], start, end) and edit.start == end:
            end, index = edit.end, index + 1
        return start, end

    def _raw_of(self, position: int) -> tuple[int, int]:
        """The raw span of one clean character (or of the end of the text)."""
        index = bisect_right(self.clean_starts, position) - 1
        if index < 0:
            return position, position + 1
        edit = self.edits[index]
        beyond = position - self.clean_starts[index] - len(edit.replacement)
        return (edit.start, edit.end) if beyond < 0 else (edit.end + beyond, edit.end + beyond + 1)

    def _clean_of(self, position: int) -> tuple[int, int]:
        """The clean span of one raw character (or of the end of the text)."""
        index = bisect_right(self.edits, position, key=lambda edit: edit.start) - 1
        if index < 0:
            return position, position + 1
        edit, begin = self.edits[index], self.clean_starts[index]
        beyond = position - edit.end
        stop = begin + len(edit.replacement)
        return (begin, stop) if beyond < 0 else (stop + beyond, stop + beyond + 1)


def apply_edits(raw: str, edits: Iterable[Edit]) -> CleanText:
    """Applies edits, in any order, to a raw text.

    Raises:
        ValueError: an edit is empty, lies outside the text, or overlaps another.

    >>> apply_edits("a--b", [Edit(1, 3, "–")]).text
    'a–b'
    """
    ordered = tuple(sorted(edits))
    pieces: list[str] = []
    starts: list[int] = []
    done = length = 0
    for edit in ordered:
        if not done <= edit.start < edit.end <= len(raw):
            raise ValueError(f"edit {edit.start}..{edit.end} is empty, overlaps another or lies outside the text")
        length += edit.start - done
        starts.append(length)
        pieces += (raw[done : edit.start], edit.replacement)
        length += len(edit.replacement)
        done = edit.end
    pieces.append(raw[done:])
    return CleanText(raw, "".join(pieces), ordered, tuple(starts))


def _joins(edit: Edit, start: int, end: int) -> bool:
    return not edit.replacement and start <= edit.mate < end


def _check(start: int, end: int, length: int) -> None:
    if not 0 <= start <= end <= length:
        raise ValueError(f"span {start}..{end} lies outside 0..{length}")
