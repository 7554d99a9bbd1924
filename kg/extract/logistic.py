"""Sums of weighted features as probabilities: what the joining of model and rules is made of."""

import math
from collections.abc import Mapping

#: Feature -> weight; a feature that has none counts for nothing.
Weights = Mapping[str, float]
_SUREST = 0.002  # no probability is taken to be nearer to 0 or 1


def log_odds(probability: float) -> float:
    """The log-odds of a probability, bounded.

    >>> [round(log_odds(p), 2) for p in (0.0, 0.5, 0.9)]
    [-6.21, 0.0, 2.2]
    """
    bounded = min(1 - _SUREST, max(_SUREST, probability))
    return math.log(bounded / (1 - bounded))


def weigh(features: Mapping[str, float], weights: Weights) -> float:
    """The sum of the features, weighted."""
    return math.fsum(value * weights.get(name, 0.0) for name, value in features.items())


def to_probability(odds: float) -> float:
    """The probability of log-odds, rounded to two decimals, so that another processor gives the same.

    >>> [to_probability(o) for o in (-1000.0, 0.0, 2.2)]
    [0.0, 0.5, 0.9]
    """
    return round(1 / (1 + math.exp(-max(-30.0, min(30.0, odds)))), 2)
