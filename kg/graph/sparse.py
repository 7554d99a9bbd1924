"""Sparse matrices of whole numbers, row by row: the little that relatedness needs of them, on numpy.

SciPy has all of this and much more, at 140 MB for every user; see ``docs/decisions/`` on core dependencies.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

Whole = NDArray[np.int64]


@dataclass(frozen=True, eq=False)
class SparseRows:
    """A matrix in compressed rows (CSR): those of row i are ``[bounds[i], bounds[i + 1])`` of the other two arrays."""

    bounds: Whole  # [rows + 1]
    columns: Whole  # sorted within a row
    values: Whole  # none is 0
    width: int  # how many columns there are

    @classmethod
    def of(cls, rows: Sequence[Sequence[tuple[int, int]]], width: int) -> "SparseRows":
        """From rows of (column, value), each sorted by column; zeros are left out."""
        kept = [[(column, value) for column, value in row if value] for row in rows]
        flat = np.array([pair for row in kept for pair in row], dtype=np.int64).reshape(-1, 2)
        bounds = np.cumsum([0, *map(len, kept)], dtype=np.int64)
        return cls(bounds, np.ascontiguousarray(flat[:, 0]), np.ascontiguousarray(flat[:, 1]), width)

    def __len__(self) -> int:
        return len(self.bounds) - 1

    def row(self, number: int) -> tuple[Whole, Whole]:
        """The columns and values of one row."""
        low, high = self.bounds[number], self.bounds[number + 1]
        return self.columns[low:high], self.values[low:high]

    @cached_property
    def row_numbers(self) -> Whole:
        """The row of each value."""
        return np.repeat(np.arange(len(self), dtype=np.int64), np.diff(self.bounds))

    def beside(self, other: "SparseRows") -> "SparseRows":
        """The columns of another matrix of as many rows put after those of this one."""
        rows = np.concatenate([self.row_numbers, other.row_numbers])
        columns = np.concatenate([self.columns, other.columns + self.width])
        values = np.concatenate([self.values, other.values])
        order = np.argsort(rows, kind="stable")
        return SparseRows(self.bounds + other.bounds, columns[order], values[order], self.width + other.width)

    def only(self, chosen: Whole) -> "SparseRows":
        """Some columns alone, in the order of ``chosen``, which is sorted."""
        place = np.full(self.width, -1, dtype=np.int64)
        place[chosen] = np.arange(len(chosen))
        keep = place[self.columns] >= 0
        counts = np.bincount(self.row_numbers[keep], minlength=len(self))
        bounds = np.concatenate([[0], np.cumsum(counts)]).astype(np.int64)
        return SparseRows(bounds, place[self.columns[keep]], self.values[keep], len(chosen))

    def turned(self) -> "SparseRows":
        """The transpose."""
        order = np.argsort(self.columns, kind="stable")
        bounds = np.concatenate([[0], np.cumsum(np.bincount(self.columns, minlength=self.width))]).astype(np.int64)
        return SparseRows(bounds, self.row_numbers[order], self.values[order], len(self))

    def times(self, start: int, stop: int, turned: "SparseRows") -> Whole:
        """Rows ``[start, stop)`` times a matrix that has a row for each of our columns, as ``[stop - start, width]``.

        The sums have to stay below 2**53, as they are made in double precision, in which they are exact.
        """
        low, high = self.bounds[start], self.bounds[stop]
        own, values = self.columns[low:high], self.values[low:high]
        lengths = turned.bounds[own + 1] - turned.bounds[own]
        at = np.repeat(turned.bounds[own] - np.cumsum(lengths) + lengths, lengths) + np.arange(lengths.sum())
        cells = np.repeat((self.row_numbers[low:high] - start) * turned.width, lengths) + turned.columns[at]
        weights = np.repeat(values, lengths) * turned.values[at]
        flat = np.bincount(cells, weights=weights, minlength=(stop - start) * turned.width)
        return flat.astype(np.int64).reshape(stop - start, turned.width)

    def products(self, firsts: Whole, seconds: Whole) -> "SparseRows":
        """For each pair of rows what each column adds to their dot product; pairs of one first row stand together."""
        lengths = self.bounds[seconds + 1] - self.bounds[seconds]
        ends = np.cumsum(lengths)
        at = np.repeat(self.bounds[seconds] - ends + lengths, lengths) + np.arange(lengths.sum())
        columns, values = self.columns[at], self.values[at].copy()
        dense = np.zeros(self.width, dtype=np.int64)
        changes = [0, *(np.flatnonzero(np.diff(firsts)) + 1).tolist(), len(firsts)] if len(firsts) else [0]
        for low, high in pairwise(changes):
            begin, end = (ends[low] - lengths[low], ends[high - 1])
            own, weights = self.row(int(firsts[low]))
            dense[own] = weights
            values[begin:end] *= dense[columns[begin:end]]
            dense[own] = 0
        keep = values != 0
        pair = np.repeat(np.arange(len(seconds), dtype=np.int64), lengths)[keep]
        bounds = np.concatenate([[0], np.cumsum(np.bincount(pair, minlength=len(seconds)))]).astype(np.int64)
        return SparseRows(bounds, columns[keep], values[keep], self.width)

    def sums(self) -> Whole:
        """The sum of each row."""
        total = np.concatenate([[0], np.cumsum(self.values)])
        return np.asarray(total[self.bounds[1:]] - total[self.bounds[:-1]], dtype=np.int64)
