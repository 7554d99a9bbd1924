"""How far a score could have come out otherwise with other papers: bootstrap intervals (Efron 1979)."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from kg.evaluate.matching import Counts
from kg.evaluate.scores import Key, Scores

_SEED = 20
_DRAWS = 1000
_TAIL = 2.5  # percent on either side


class Interval(NamedTuple):
    """The middle 95 % of F1 (of the accuracy, for roles) over papers drawn anew; 0 to 1."""

    low: float
    high: float


def f1_intervals(papers: Sequence[Scores], keys: Sequence[Key]) -> dict[Key, Interval]:
    """The interval of each count. Papers are drawn with replacement, a thousand times, always the same draws."""
    if not papers:
        return {}
    table = np.array([[_row(paper.counts.get(key, Counts())) for key in keys] for paper in papers], dtype=np.float64)
    draws = np.random.default_rng(_SEED).multinomial(len(papers), [1 / len(papers)] * len(papers), size=_DRAWS)
    sums = np.tensordot(draws, table, axes=1)  # [draws, keys, 3]
    below = sums[:, :, 1] + sums[:, :, 2]
    f1 = np.divide(2 * sums[:, :, 0], below, out=np.zeros_like(below), where=below > 0)
    low, high = np.percentile(f1, [_TAIL, 100 - _TAIL], axis=0)
    return {key: Interval(round(float(a), 4), round(float(b), 4)) for key, a, b in zip(keys, low, high, strict=True)}


def _row(counts: Counts) -> tuple[int, int, int]:
    return counts.right, counts.predicted, counts.gold
