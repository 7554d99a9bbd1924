"""From log-probabilities of tags to spans: the best path that BIES allows (Viterbi)."""

import numpy as np
from numpy.typing import NDArray

from training.labels import TAGS

_NEVER = -1e4


def _transitions() -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.float32]]:
    count = len(TAGS)
    between = np.full((count, count), _NEVER, np.float32)
    first = np.full(count, _NEVER, np.float32)
    last = np.full(count, _NEVER, np.float32)
    for i, left in enumerate(TAGS):
        if left[0] in "OBS":
            first[i] = 0
        if left[0] in "OES":
            last[i] = 0
        for j, right in enumerate(TAGS):
            outside = left[0] in "OES" and right[0] in "OBS"
            inside = left[0] in "BI" and right[0] in "IE" and left[2:] == right[2:]
            if outside or inside:
                between[i, j] = 0
    return between, first, last


_BETWEEN, _FIRST, _LAST = _transitions()


def best_path(logs: NDArray[np.float32]) -> list[int]:
    """The best allowed tags, for log-probabilities ``[n, tags]``."""
    if not len(logs):
        return []
    score = logs[0] + _FIRST
    back = []
    for row in logs[1:]:
        steps = score[:, None] + _BETWEEN
        best = steps.argmax(0)
        back.append(best)
        score = steps[best, np.arange(len(best))] + row
    tag = int((score + _LAST).argmax())
    path = [tag]
    for best in reversed(back):
        tag = int(best[tag])
        path.append(tag)
    return path[::-1]


def spans_of(path: list[int]) -> list[tuple[int, int, str]]:
    """Half-open pieces and type of each span of an allowed path."""
    found = []
    start = 0
    for index, tag in enumerate(path):
        name = TAGS[tag]
        if name[0] in "BS":
            start = index
        if name[0] in "ES":
            found.append((start, index + 1, name[2:]))
    return found
