"""The parts of the model's runtime by themselves: shapes, windows, the lattice against all taggings there are."""

import itertools
import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kg.extract.tagger.features import SHAPES, shapes_of
from kg.extract.tagger.judging import closest
from kg.extract.tagger.lattice import TagSpan, best_spans, make_lattice
from kg.extract.tagger.windows import windows_over

O, B0, I0, E0, S0, B1, I1, E1, S1 = range(9)  # noqa: E741 -- the tag


def test_shapes_tell_case_of_piece_and_word_and_where_words_begin() -> None:
    # "RAUQ" in two pieces: capitals in a word of capitals; the first begins it. "(frame)": brackets are no word's case.
    text = "RAUQ (frame)"
    assert shapes_of(text, [(0, 2), (2, 4), (5, 6), (6, 11), (11, 12), (0, 0)]) == [
        1 + (5 * 8 + 5) * 2 + 1,
        1 + (5 * 8 + 5) * 2,
        1 + (0 * 8 + 2) * 2 + 1,
        1 + (2 * 8 + 2) * 2,
        1 + (0 * 8 + 2) * 2,
        0,
    ]


@settings(deadline=None)
@given(st.text(max_size=30))
def test_shapes_are_in_range(text: str) -> None:
    offsets = [(i, i + 1) for i, c in enumerate(text) if not c.isspace()]
    shapes = shapes_of(text, offsets)
    assert len(shapes) == len(offsets)
    assert all(0 < shape < SHAPES for shape in shapes)


@settings(deadline=None)
@given(st.integers(0, 500), st.integers(2, 60), st.integers(0, 59))
def test_windows_keep_each_piece_once_where_it_is_most_central(count: int, longest: int, context: int) -> None:
    context = min(context, longest - 1)
    windows = windows_over(count, longest, context)
    assert [i for w in windows for i in range(w.keep_start, w.keep_end)] == list(range(count))
    assert all(0 <= w.start <= w.keep_start <= w.keep_end <= w.end <= count for w in windows)
    assert all(w.end - w.start <= longest for w in windows)
    assert all(left.end - right.start >= context for left, right in itertools.pairwise(windows))

    def margin(piece: int, start: int, end: int) -> float:
        left = piece - start if start else math.inf
        right = end - 1 - piece if end < count else math.inf
        return min(left, right)

    for window, other in [*itertools.pairwise(windows), *itertools.pairwise(windows[::-1])]:
        for piece in range(max(window.keep_start, other.start), min(window.keep_end, other.end)):
            assert margin(piece, window.start, window.end) >= margin(piece, other.start, other.end)


def all_taggings(n: int) -> list[tuple[int, ...]]:
    """Every tagging of n pieces with two types that holds together, by the definition of BIES."""

    def follows(left: int, right: int) -> bool:
        opened = {B0: (I0, E0), I0: (I0, E0), B1: (I1, E1), I1: (I1, E1)}
        return right in opened[left] if left in opened else right in (O, B0, S0, B1, S1)

    return [
        tags
        for tags in itertools.product(range(9), repeat=n)
        if all(follows(a, b) for a, b in itertools.pairwise((O, *tags, O)))
    ]


def spans_of(tags: tuple[int, ...]) -> list[tuple[int, int, int]]:
    found, start = [], 0
    for i, tag in enumerate(tags):
        if tag in (B0, S0, B1, S1):
            start = i
        if tag in (E0, S0, E1, S1):
            found.append((start, i + 1, 0 if tag <= S0 else 1))
    return found


TAGGINGS = {n: all_taggings(n) for n in range(1, 5)}


@st.composite
def scores(draw: st.DrawFn) -> np.ndarray:
    n = draw(st.integers(1, 4))
    values = draw(st.lists(st.floats(-4, 4), min_size=9 * n, max_size=9 * n))
    rows = np.array(values).reshape(n, 9)
    return np.asarray(rows - np.logaddexp.reduce(rows, axis=1, keepdims=True))


@settings(deadline=None, max_examples=60)
@given(scores(), st.sets(st.integers(1, 3)), st.sets(st.integers(1, 3)))
def test_probabilities_are_shares_of_all_taggings(rows: np.ndarray, breaks: set[int], glued: set[int]) -> None:
    n = len(rows)
    breaks = {place for place in breaks if place < n}
    glued = {place for place in glued if place < n} - breaks

    def allowed(span: tuple[int, int, int]) -> bool:
        start, end, _ = span
        inside = any(start < place < end for place in breaks)
        return not inside and start not in glued and end not in glued

    weights: dict[tuple[int, int, int], float] = {}
    total = 0.0
    best: tuple[float, list[tuple[int, int, int]]] = (0.0, [])
    for tags in TAGGINGS[n]:
        spans = spans_of(tags)
        if all(map(allowed, spans)):
            weight = math.exp(sum(rows[i, tag] for i, tag in enumerate(tags)))
            total += weight
            best = max(best, (weight, spans), key=lambda one: one[0])
            for span in spans:
                weights[span] = weights.get(span, 0.0) + weight
    lattice = make_lattice(rows, sorted(breaks), sorted(glued))
    for start, end, kind in itertools.product(range(n), range(1, n + 1), range(2)):
        expected = weights.get((start, end, kind), 0.0) / total
        assert lattice.probability(start, end, kind) == pytest.approx(expected, abs=1e-9)
    likely = [tuple(span)[:3] for span in lattice.likely(0.2)]
    assert likely == sorted(span for span, weight in weights.items() if weight / total >= 0.2)
    found = [tuple(span)[:3] for span in best_spans(lattice)]
    score = math.exp(sum(rows[i, tag] for i, tag in enumerate(_tags_of(found, n))))
    assert score == pytest.approx(best[0])
    assert all(map(allowed, found))


def _tags_of(spans: list[tuple[int, int, int]], n: int) -> list[int]:
    tags = [O] * n
    for start, end, kind in spans:
        base = 4 * kind
        tags[start:end] = [I0 + base] * (end - start)
        tags[start], tags[end - 1] = B0 + base, E0 + base
        if end - start == 1:
            tags[start] = S0 + base
    return tags


def test_what_is_no_span_has_no_probability() -> None:
    lattice = make_lattice(np.log(np.full((3, 9), 1 / 9)))
    assert [lattice.probability(*span, 0) for span in ((2, 2), (-1, 1), (2, 4))] == [0.0, 0.0, 0.0]
    assert make_lattice(np.zeros((0, 9))).likely(0.1) == []
    assert best_spans(make_lattice(np.zeros((0, 9)))) == []


def test_the_best_tagging_comes_with_probabilities() -> None:
    rows = np.full((2, 9), -50.0)
    rows[0, B0] = rows[1, E0] = math.log(0.9)
    rows[0, O] = rows[1, O] = math.log(0.1)
    # B E: 0.81; O O: 0.01; nothing else is worth a mention.
    (span,) = best_spans(make_lattice(rows))
    assert span[:3] == (0, 2, 0)
    assert span.probability == pytest.approx(0.81 / 0.82)
    assert isinstance(span, TagSpan)


def test_closest_pairs_of_mentions() -> None:
    spans = np.array([[0, 1], [4, 6], [7, 8], [700, 701]])
    # Between 1 and 2 lies one piece, between 0 and 1 three; 3 is farther than anything that was learnt.
    assert closest(spans, [0, 2], [1, 3], 4) == [(2, 1), (0, 1)]
    assert closest(spans, [0, 2], [1, 3], 1) == [(2, 1)]
    assert closest(spans, [0], [3], 4) == []


@settings(deadline=None)
@given(st.lists(st.integers(1, 5), min_size=2, max_size=14), st.integers(1, 4), st.data())
def test_closest_pairs_are_those_of_all_pairs(gaps: list[int], count: int, data: st.DataObject) -> None:
    starts = list(itertools.accumulate(gaps))
    spans = np.array([[start, start + 1] for start in starts])
    sides = data.draw(st.lists(st.booleans(), min_size=len(starts), max_size=len(starts)))
    heads = [i for i, side in enumerate(sides) if side]
    tails = [i for i, side in enumerate(sides) if not side]
    every = sorted((abs(starts[h] - starts[t]), h, t) for h in heads for t in tails)
    assert closest(spans, heads, tails, count) == [(h, t) for _, h, t in every[:count]]
