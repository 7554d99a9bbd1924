import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from kg.graph.sparse import SparseRows

WIDTH = 5
dense_rows = st.lists(st.lists(st.integers(0, 3), min_size=WIDTH, max_size=WIDTH), min_size=1, max_size=6)


def sparse(rows):
    return SparseRows.of([[(c, v) for c, v in enumerate(row)] for row in rows], WIDTH)


def dense(matrix):
    full = np.zeros((len(matrix), matrix.width), dtype=np.int64)
    for number in range(len(matrix)):
        columns, values = matrix.row(number)
        full[number, columns] = values
    return full.tolist()


def test_rows_by_hand():
    matrix = SparseRows.of([[(0, 2), (3, 1)], [], [(3, 4)]], 4)
    assert dense(matrix) == [[2, 0, 0, 1], [0, 0, 0, 0], [0, 0, 0, 4]]
    assert dense(matrix.turned()) == [[2, 0, 0], [0, 0, 0], [0, 0, 0], [1, 0, 4]]
    assert dense(matrix.only(np.array([1, 3]))) == [[0, 1], [0, 0], [0, 4]]
    assert matrix.sums().tolist() == [3, 0, 4]
    assert matrix.times(0, 3, matrix.turned()).tolist() == [[5, 0, 4], [0, 0, 0], [4, 0, 16]]
    assert dense(matrix.products(np.array([0, 0, 2]), np.array([2, 1, 0]))) == [[0, 0, 0, 4], [0] * 4, [0, 0, 0, 4]]


@settings(deadline=None)
@given(dense_rows, st.data())
def test_as_dense_matrices_do(rows, data):
    full, matrix = np.array(rows), sparse(rows)
    assert dense(matrix) == rows
    assert dense(matrix.turned()) == full.T.tolist()
    assert dense(matrix.beside(matrix)) == np.hstack([full, full]).tolist()
    chosen = np.array(sorted(data.draw(st.sets(st.integers(0, WIDTH - 1)))), dtype=np.int64)
    assert dense(matrix.only(chosen)) == full[:, chosen].tolist()
    start, stop = sorted((data.draw(st.integers(0, len(rows))), data.draw(st.integers(0, len(rows)))))
    assert matrix.times(start, stop, matrix.turned()).tolist() == (full[start:stop] @ full.T).tolist()
    some = st.integers(0, len(rows) - 1)
    pairs = np.array(data.draw(st.lists(st.tuples(some, some), max_size=8)), dtype=np.int64).reshape(-1, 2)
    assert dense(matrix.products(pairs[:, 0], pairs[:, 1])) == (full[pairs[:, 0]] * full[pairs[:, 1]]).tolist()
    assert matrix.sums().tolist() == full.sum(axis=1).tolist()
