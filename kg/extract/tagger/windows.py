"""Overlapping windows over a long row of pieces, and from which of them each piece is read."""

from itertools import pairwise
from typing import NamedTuple


class Window(NamedTuple):
    """A half-open stretch of pieces that the network sees at once, and the part of it that is kept."""

    start: int
    end: int
    keep_start: int
    keep_end: int


def windows_over(count: int, longest: int, context: int) -> list[Window]:
    """The fewest windows that cover ``count`` pieces, evenly spread, so that neighbours share ``context`` or more.

    Each piece is kept from the window in which it stands farthest from an edge that cuts the text; where two windows
    are equal, from the first. So the kept parts lie side by side and cover all.

    >>> windows_over(10, 6, 2)
    [Window(start=0, end=6, keep_start=0, keep_end=5), Window(start=4, end=10, keep_start=5, keep_end=10)]

    Args:
        count: pieces of the text.
        longest: pieces of the longest window, more than ``context``.
        context: pieces that neighbours share at least.
    """
    if count <= longest:
        return [Window(0, count, 0, count)] if count else []
    number = -(-(count - context) // (longest - context))
    starts = [index * (count - longest) // (number - 1) for index in range(number)]
    # Halfway through what two neighbours share, a piece is as far from the end of the one as from the beginning of
    # the other.
    cuts = [0, *((left + longest + right + 1) // 2 for left, right in pairwise(starts)), count]
    return [Window(start, start + longest, cuts[index], cuts[index + 1]) for index, start in enumerate(starts)]
