"""The nearest rows of a sparse matrix of whole numbers, without comparing all pairs."""

from collections.abc import Iterator

import numpy as np

from kg.graph.sparse import SparseRows, Whole

#: Columns with more rows than this (or than two in a hundred) add to a product but make no candidates.
_HUB, _HUB_SHARE = 100, 50
#: Candidates whose product is completed with those columns before the best are taken.
_CANDIDATES = 100
#: Rows that are multiplied at once: bounds the memory.
_BLOCK = 128


def nearest_rows(matrix: SparseRows, top: int) -> Iterator[tuple[int, Whole]]:
    """For each row the up to ``top`` other rows of the largest dot product, the largest first, ties by the lower row.

    Only rows that share a column which at most a hundred rows have (or two in a hundred) are candidates; the hundred
    that come nearest by such columns are compared by all.

    Args:
        matrix: no dot product may reach 2**53.
        top: how many.
    """
    count = len(matrix)
    frequency = np.bincount(matrix.columns, minlength=matrix.width)
    rare = matrix.only(np.flatnonzero(frequency <= max(_HUB, count // _HUB_SHARE)))
    turned = rare.turned()
    for start in range(0, count, _BLOCK):
        product = rare.times(start, min(start + _BLOCK, count), turned)
        for row, near in enumerate(product, start=start):
            others = _largest(near, row, max(_CANDIDATES, top))
            values = matrix.products(np.full(len(others), row), others).sums()
            yield row, others[np.lexsort((others, -values))][:top]


def _largest(near: Whole, own: int, count: int) -> Whole:
    """The ``count`` rows of the largest products, of equal ones the lower; in no order."""
    rows: Whole = np.flatnonzero(near)
    rows = rows[rows != own]
    if len(rows) > count:
        keys = near[rows] * len(near) + (
            len(near) - 1 - rows
        )  # no two are equal, so that ties at the end are no chance
        rows = rows[np.argpartition(-keys, count)[:count]]
    return rows
