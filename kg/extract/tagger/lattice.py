"""From the log-probabilities of tags to the probabilities of spans, over all ways to tag the text that hold together.

A tagging holds together where each B is followed by I or E of its type, and so on (BIES). With independent tags, the
probability of a span is the share of the taggings with just this span (forward-backward, Rabiner 1989), and the best
tagging is found by Viterbi's algorithm. All sums are of logarithms.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
_NEVER = -1e5  # no text is so long that its best tagging is less likely; small enough to be summed without loss
#: No name has more pieces.
LONGEST = 40


class TagSpan(NamedTuple):
    """A half-open stretch of pieces, the number of its type, and its probability."""

    start: int
    end: int
    type: int
    probability: float


@dataclass(frozen=True)
class Lattice:
    """The tags of n pieces over k types, and what is summed over all taggings. Each array is float64.

    ``before[i]`` is the log-sum of all taggings of the pieces before i with no span open, ``after[i]`` of those from i.
    """

    outside: Floats  # [n]: log-probabilities of O
    begin: Floats  # [n, k]
    inside: Floats  # [n, k]
    end: Floats  # [n, k]
    single: Floats  # [n, k]
    run: Floats  # [n + 1, k]: sums of ``inside`` over the pieces before
    before: Floats  # [n + 1]
    after: Floats  # [n + 1]

    @property
    def total(self) -> float:
        """The log-sum of all taggings."""
        return float(self.after[0])

    def probability(self, start: int, end: int, kind: int) -> float:
        """The probability of a span of a type; 0 where it is no stretch of pieces, or longer than any name."""
        if not 0 <= start < end <= len(self.outside) or end - start > LONGEST:
            return 0.0
        if end - start == 1:
            own = self.single[start, kind]
        else:
            middle = self.run[end - 1, kind] - self.run[start + 1, kind]
            own = self.begin[start, kind] + middle + self.end[end - 1, kind]
        return float(np.exp(min(0.0, self.before[start] + own + self.after[end] - self.total)))

    def likely(self, least: float) -> list[TagSpan]:
        """Every span with at least this probability, sorted. They may overlap where ``least`` is under one half."""
        found: list[TagSpan] = []
        n = len(self.outside)
        base = self.before[:-1, None] + self.after[1:, None] - self.total
        for start, kind in np.argwhere(self.single + base >= np.log(least)):
            found.append(TagSpan(int(start), int(start) + 1, int(kind), self.probability(start, start + 1, kind)))
        opened = self.before[:-1, None] + self.begin - self.run[1:] - self.total
        closed = self.end + self.run[:-1] + self.after[1:, None]
        for length in range(2, min(LONGEST, n) + 1):
            scores = opened[: n - length + 1] + closed[length - 1 :]
            for start, kind in np.argwhere(scores >= np.log(least)):
                end = int(start) + length
                found.append(TagSpan(int(start), end, int(kind), self.probability(int(start), end, int(kind))))
        return sorted(found)


def make_lattice(log_probabilities: Floats, breaks: Sequence[int] = (), glued: Sequence[int] = ()) -> Lattice:
    """The lattice of tags in the order O, then B, I, E, S of each type.

    Args:
        log_probabilities: [n, 1 + 4 k], a row a piece.
        breaks: pieces before which every span has ended (the first of another text).
        glued: pieces that go on in the middle of a word: no span begins there, or ends before.
    """
    rows = np.asarray(log_probabilities, dtype=np.float64).copy()
    n = len(rows)
    parts = rows[:, 1:].reshape(n, (rows.shape[1] - 1) // 4, 4)
    begin, inside, end, single = (np.ascontiguousarray(parts[:, :, i]) for i in range(4))
    for array in (inside, end):
        array[list(breaks)] = _NEVER
    glue = [piece for piece in glued if 0 < piece < n]
    for array in (begin, single):
        array[glue] = _NEVER
    for array in (end, single):
        array[[piece - 1 for piece in glue]] = _NEVER
    outside = rows[:, 0].copy()
    run = np.vstack([np.zeros((1, inside.shape[1])), np.cumsum(inside, axis=0)])
    before = _sweep(outside, begin, inside, end, single)
    after = _sweep(outside[::-1], end[::-1], inside[::-1], begin[::-1], single[::-1])[::-1].copy()
    return Lattice(outside, begin, inside, end, single, run, before, after)


def _sweep(outside: Floats, begin: Floats, inside: Floats, end: Floats, single: Floats) -> Floats:
    """[n + 1]: the log-sums of the taggings of the first pieces that leave no span open."""
    n, k = begin.shape
    sums = np.empty(n + 1)
    sums[0] = 0.0
    open_ = np.full(k, _NEVER)
    alone = np.logaddexp(outside, np.logaddexp.reduce(single, axis=1)) if n else outside
    for i in range(n):
        closed = np.logaddexp.reduce(open_ + end[i])
        sums[i + 1] = np.logaddexp(sums[i] + alone[i], closed)
        open_ = np.logaddexp(sums[i] + begin[i], open_ + inside[i])
    return sums


def best_spans(lattice: Lattice) -> list[TagSpan]:
    """The spans of the most probable tagging (Viterbi), in order, each with its own probability."""
    n, k = lattice.begin.shape
    score = np.empty(n + 1)
    score[0] = 0.0
    origin: list[TagSpan | None] = [None] * (n + 1)
    open_ = np.full(k, _NEVER)
    since = np.zeros(k, dtype=np.int64)
    for i in range(n):
        kind_single, kind_closed = int(lattice.single[i].argmax()), int((open_ + lattice.end[i]).argmax())
        choices = (
            score[i] + lattice.outside[i],
            score[i] + lattice.single[i, kind_single],
            open_[kind_closed] + lattice.end[i, kind_closed],
        )
        best = int(np.argmax(choices))
        score[i + 1] = choices[best]
        if best == 1:
            origin[i + 1] = TagSpan(i, i + 1, kind_single, 0.0)
        elif best == 2:
            origin[i + 1] = TagSpan(int(since[kind_closed]), i + 1, kind_closed, 0.0)
        opened, going_on = score[i] + lattice.begin[i], open_ + lattice.inside[i]
        since = np.where(opened > going_on, i, since)
        open_ = np.maximum(opened, going_on)
    found: list[TagSpan] = []
    at = n
    while at:
        span = origin[at]
        if span is None:
            at -= 1
            continue
        found.append(span._replace(probability=lattice.probability(span.start, span.end, span.type)))
        at = span.start
    return found[::-1]
