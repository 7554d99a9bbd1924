from hypothesis import given, settings
from hypothesis import strategies as st

from kg.extract.layers import Proposal, Stretch
from kg.extract.overlaps import rank, settle
from kg.model import EntityType

proposals = st.lists(
    st.builds(
        lambda start, length, kind, confidence, extractor: Proposal(start, start + length, kind, confidence, extractor),
        st.integers(0, 40),
        st.integers(1, 12),
        st.sampled_from(list(EntityType)),
        st.sampled_from([0.4, 0.6, 0.9]),
        st.sampled_from(["lexicon", "names", "phrases"]),
    ),
    max_size=14,
)
closed = st.lists(st.builds(lambda a, n: Stretch(a, a + n), st.integers(0, 40), st.integers(1, 6)), max_size=2)


@given(proposals, closed, st.randoms())
@settings(deadline=None)
def test_the_order_of_the_input_does_not_matter(given: list[Proposal], links: list[Stretch], chance: object) -> None:
    shuffled = list(given)
    chance.shuffle(shuffled)  # type: ignore[attr-defined]
    assert settle(given, links) == settle(shuffled, links)


@given(proposals, closed)
@settings(deadline=None)
def test_what_stands_never_overlaps(given: list[Proposal], links: list[Stretch]) -> None:
    kept = [p.stretch for p in settle(given, links)]
    taken = [*kept, *links]
    for index, one in enumerate(kept):
        assert not any(one.overlaps(other) for place, other in enumerate(taken) if place != index)


@given(proposals, closed)
@settings(deadline=None)
def test_what_falls_overlaps_something_better_or_closed(given: list[Proposal], links: list[Stretch]) -> None:
    kept = settle(given, links)
    for fallen in set(given) - set(kept):
        better = [k for k in kept if k.stretch.overlaps(fallen.stretch) and rank(k) < rank(fallen)]
        assert better or any(fallen.stretch.overlaps(link) for link in links)


def test_the_longest_wins_then_the_most_certain() -> None:
    short = Proposal(5, 27, EntityType.METHOD, 0.9, "lexicon")
    long = Proposal(0, 27, EntityType.METHOD, 0.4, "phrases")
    same = Proposal(0, 27, EntityType.TASK, 0.8, "lexicon")
    assert settle([short, long]) == [long]
    assert settle([short, long, same]) == [same]


def test_nothing_stands_inside_a_url() -> None:
    inside = Proposal(12, 18, EntityType.METHOD, 0.9, "lexicon")
    assert settle([inside], [Stretch(0, 30)]) == []
