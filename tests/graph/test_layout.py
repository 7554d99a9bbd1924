import math
import subprocess
import sys

from hypothesis import given, settings
from hypothesis import strategies as st

from kg.graph.layout import SIDE, on_spiral, places


def test_places_lie_in_the_square_and_use_all_of_it():
    found = places(range(6), {(0, 1): 1.0, (1, 2): 1.0, (3, 4): 1.0})
    assert len(found) == 6
    for values in zip(*found, strict=True):
        assert min(values) == 0
        assert max(values) == SIDE


def test_what_is_tied_is_nearer_than_what_is_not():
    found = places(range(6), {(0, 1): 1.0, (1, 2): 1.0, (0, 2): 1.0, (3, 4): 1.0, (4, 5): 1.0, (3, 5): 1.0})
    tied = max(math.dist(found[0], found[1]), math.dist(found[3], found[4]))
    assert tied < min(math.dist(found[0], found[3]), math.dist(found[1], found[4]))


def test_the_same_each_time_whatever_the_order_of_the_springs():
    springs = {(0, 1): 1.0, (1, 2): 0.5, (2, 3): 2.0}
    assert places(range(5), springs) == places(range(5), dict(reversed(springs.items())))


def test_one_place_and_none():
    assert places([], {}) == []
    assert places([7], {}) == [(SIDE // 2, SIDE // 2)]


def test_nodes_begin_where_they_are_put():
    springs = {(0, 1): 1.0, (2, 3): 1.0}
    left = {0: (-0.9, 0.0), 1: (-0.8, 0.1), 2: (0.9, 0.0), 3: (0.8, 0.1)}
    found = places(range(4), springs, left)
    assert max(found[0][0], found[1][0]) < min(found[2][0], found[3][0])
    found = places(range(4), springs, {node: (-x, y) for node, (x, y) in left.items()})
    assert max(found[2][0], found[3][0]) < min(found[0][0], found[1][0])


def test_nodes_that_begin_at_one_place_part():
    found = places(range(30), {}, dict.fromkeys(range(30), (0.3, 0.3)))
    assert len(set(found)) > 25


def test_scipy_is_not_wanted():
    code = (
        "import sys; sys.modules['scipy'] = None\n"
        "from kg.graph.layout import places\n"
        "print(len(set(places(range(600), {(n, n + 1): 1.0 for n in range(599)}))))"
    )
    output = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True).stdout
    assert int(output) > 500


@given(st.integers(1, 200))
@settings(deadline=None)
def test_points_of_a_spiral_lie_in_the_circle_and_apart(count):
    points = [on_spiral(number, count) for number in range(count)]
    assert all(math.hypot(*point) < 1 for point in points)
    assert len({(round(x, 6), round(y, 6)) for x, y in points}) == count
