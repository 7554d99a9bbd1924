"""Whether confidences are the probabilities that they say they are, and what a threshold on them does."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from kg.evaluate.matching import Counts

_TENTHS = 10
#: The values of ``--min-confidence`` and ``--min-relation-confidence`` that the curves are told for.
THRESHOLDS = (0.0, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95)


class Told(NamedTuple):
    """A confidence, 0 to 1, and whether what it was told of is right."""

    confidence: float
    is_right: bool


class Bin(NamedTuple):
    """The confidences from ``low`` on, up to the next tenth: how many, their mean, and the share that is right."""

    low: float
    number: int
    confidence: float
    right: float


def reliability(told: Iterable[Told]) -> list[Bin]:
    """The tenths of the confidences that occur, in order (a confidence of 1 is in the last tenth)."""
    rows: dict[int, list[Told]] = {}
    for one in told:
        # 0.29 * 10 is 2.8999…: rounded first, for confidences have two decimals.
        rows.setdefault(min(_TENTHS - 1, int(round(one.confidence * _TENTHS, 6))), []).append(one)
    return [
        Bin(
            number / _TENTHS,
            len(row),
            sum(one.confidence for one in row) / len(row),
            sum(one.is_right for one in row) / len(row),
        )
        for number, row in sorted(rows.items())
    ]


def calibration_error(told: Sequence[Told]) -> float:
    """The expected calibration error (Naeini et al. 2015): how far confidence and share differ on average."""
    if not told:
        return 0.0
    return sum(one.number * abs(one.confidence - one.right) for one in reliability(told)) / len(told)


class Point(NamedTuple):
    """The counts that are left with a threshold."""

    threshold: float
    counts: Counts


def curve(told: Sequence[Told], gold: int) -> list[Point]:
    """What the thresholds leave: of ``gold`` things to be found, those told with a confidence of at least so much."""
    points = []
    for threshold in THRESHOLDS:
        kept = [one.is_right for one in told if one.confidence >= threshold]
        points.append(Point(threshold, Counts(sum(kept), len(kept), gold)))
    return points
