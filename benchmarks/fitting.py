"""Logistic regression on rows of named features, and what one asks of probabilities; for ``joining.py``."""

import hashlib
from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from kg.model import AnnotatedPaper
from kg.text.clean import clean

_RIDGE = 1.0  # how strongly weights are drawn to zero: as if each feature had been seen once on either side
_STEPS = 30
Row = Mapping[str, float]


def is_held_out(annotated: AnnotatedPaper, share: float) -> bool:
    """Whether a paper is of the share that training sets aside (``training.data.is_held_out``)."""
    digest = hashlib.sha256(clean(annotated.paper.abstract).text.strip().encode()).digest()
    return int.from_bytes(digest[:4], "big") / 2**32 < share


def fit_logistic(rows: Sequence[Row], right: Sequence[bool]) -> dict[str, float]:
    """The weights under which the rows are right with the probabilities that they have (ridge, Newton's method)."""
    names = sorted({name for row in rows for name in row})
    matrix = _matrix(rows, names)
    wanted = np.array(right, dtype=np.float64)
    weights = np.zeros(len(names))
    for _ in range(_STEPS):
        shares = 1 / (1 + np.exp(-np.clip(matrix @ weights, -30, 30)))
        gradient = matrix.T @ (wanted - shares) - _RIDGE * weights
        curve = (matrix * (shares * (1 - shares))[:, None]).T @ matrix + _RIDGE * np.eye(len(names))
        weights += np.linalg.solve(curve, gradient)
    return _named(names, weights)


def fit_choice(choices: Sequence[Sequence[Row]], chosen: Sequence[int]) -> dict[str, float]:
    """The weights under which of each set of rows the chosen one is taken (softmax, ridge, Newton's method)."""
    names = sorted({name for rows in choices for row in rows for name in row})
    sets = [_matrix(rows, names) for rows in choices]
    weights = np.zeros(len(names))
    for _ in range(_STEPS):
        gradient, curve = -_RIDGE * weights, _RIDGE * np.eye(len(names))
        for matrix, index in zip(sets, chosen, strict=True):
            scores = matrix @ weights
            shares = np.exp(scores - scores.max())
            shares /= shares.sum()
            mean = shares @ matrix
            gradient += matrix[index] - mean
            curve += (matrix * shares[:, None]).T @ matrix - np.outer(mean, mean)
        weights += np.linalg.solve(curve, gradient)
    return _named(names, weights)


def _matrix(rows: Sequence[Row], names: Sequence[str]) -> NDArray[np.float64]:
    place = {name: index for index, name in enumerate(names)}
    matrix = np.zeros((len(rows), len(names)))
    for number, row in enumerate(rows):
        for name, value in row.items():
            matrix[number, place[name]] = value
    return matrix


def _named(names: Sequence[str], weights: NDArray[np.float64]) -> dict[str, float]:
    return {name: round(float(weight), 4) for name, weight in zip(names, weights, strict=True)}


def calibration_error(confidences: Sequence[float], right: Sequence[bool], bins: int = 10) -> float:
    """The expected calibration error: how far confidence and share of right ones are apart, by tenths, weighted."""
    sums = np.zeros((bins, 3))
    for confidence, each in zip(confidences, right, strict=True):
        sums[min(bins - 1, int(confidence * bins))] += (1, confidence, each)
    return float(np.abs(sums[:, 1] - sums[:, 2]).sum() / max(1, sums[:, 0].sum()))
