"""The nearest rows of a sparse matrix of whole numbers, without comparing all pairs."""

from collections.abc import Iterator
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_array  # type: ignore[import-untyped]

Whole = NDArray[np.int64]

#: Columns with more rows than this (or than two in a hundred) add to a product but make no candidates.
_HUB, _HUB_SHARE = 100, 50
#: Candidates whose product is completed with those columns before the best are taken.
_CANDIDATES = 100
#: Rows that are multiplied at once: bounds the memory.
_BLOCK = 256


def nearest_rows(matrix: csr_array, top: int) -> Iterator[tuple[int, Whole]]:
    """For each row the up to ``top`` other rows of the largest dot product, the largest first, ties by the lower row.

    Only rows that share a column which at most a hundred rows have (or two in a hundred) are candidates; the hundred
    that come nearest by such columns are compared by all.

    Args:
        matrix: int64; no product over 2**63 divided by the number of rows.
        top: how many.
    """
    count = matrix.shape[0]
    frequency = np.bincount(matrix.indices, minlength=matrix.shape[1])
    rare = matrix[:, np.flatnonzero(frequency <= max(_HUB, count // _HUB_SHARE))]
    turned = rare.T.tocsr()
    for start in range(0, count, _BLOCK):
        product = (rare[start : start + _BLOCK] @ turned).tocsr()
        block = [_largest(product, row, start + row, max(_CANDIDATES, top), count) for row in range(product.shape[0])]
        rows = np.repeat(np.arange(start, start + len(block)), [len(found) for found in block])
        others = np.concatenate(block) if block else np.empty(0, dtype=np.int64)
        values = products(matrix, rows, others).sum(axis=1)
        bounds = np.cumsum([0, *(len(found) for found in block)])
        for row, (low, high) in enumerate(pairwise(bounds)):
            found, value = others[low:high], values[low:high]
            yield start + row, found[np.lexsort((found, -value))][:top]


def products(matrix: csr_array, rows: Whole, others: Whole) -> csr_array:
    """For each pair of rows what each column adds to their dot product."""
    return matrix[rows].multiply(matrix[others]).tocsr()


def _largest(product: csr_array, row: int, own: int, count: int, total: int) -> Whole:
    low, high = product.indptr[row], product.indptr[row + 1]
    columns, values = product.indices[low:high].astype(np.int64), product.data[low:high]
    keep = (columns != own) & (values > 0)
    columns, values = columns[keep], values[keep]
    if len(columns) > count:
        keys = values * total + (total - 1 - columns)  # no two are equal, so that ties at the end are no chance
        columns = columns[np.argpartition(-keys, count)[:count]]
    return columns
