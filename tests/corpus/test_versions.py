"""Which papers are one: worked out by hand from shingles of three words."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kg.corpus import versions
from kg.corpus.identity import make_paper
from kg.corpus.versions import Likeness, find_likenesses
from kg.model import Paper


def words(start: int, stop: int) -> str:
    return " ".join(f"w{number}" for number in range(start, stop))


def paper(title: str, abstract: str, *authors: str) -> Paper:
    return make_paper(title=title, abstract=abstract, authors=authors)


def found(one: Paper, two: Paper) -> tuple[bool, str] | None:
    likenesses = find_likenesses([one, two])
    assert len(likenesses) <= 1
    return (likenesses[0].same, likenesses[0].reason) if likenesses else None


# 102 words are 100 shingles. Of w0..w101 and w0..w91 + 10 others, w0..w91 are 90 common shingles and each has 10 more:
# 90 of 110, 82 %.
A = words(0, 102)
MOST = f"{words(0, 92)} {words(200, 210)}"
#: 60 words in common: 58 shingles of 142, 41 %.
SOME = f"{words(0, 60)} {words(200, 242)}"
#: 75: 73 of 127, 57 %.
HALF = f"{words(0, 75)} {words(200, 227)}"
OTHER = words(500, 602)


def test_one_title_and_one_abstract_are_one_paper_whoever_wrote_it():
    assert found(paper("A title", A, "Jo Li"), paper("A Title!", A, "Ann Fu")) == (
        True,
        "same title, 100 % of the abstract, other authors",
    )


def test_one_title_and_most_of_the_abstract():
    assert found(paper("A", MOST, "Jo Li"), paper("A", A, "J. Li", "Ann Fu")) == (
        True,
        "same title, 82 % of the abstract",
    )
    assert found(paper("A", HALF, "Jo Li"), paper("A", A, "Jo Li")) == (True, "same title, 57 % of the abstract")


def test_authors_that_nobody_tells_do_not_part():
    assert found(paper("A", HALF), paper("A", A, "Jo Li")) == (True, "same title, 57 % of the abstract")


@pytest.mark.parametrize(
    ("one", "two", "reason"),
    [
        (paper("A", SOME, "Jo Li"), paper("A", A, "Jo Li"), "same title, 41 % of the abstract"),
        (paper("A", OTHER, "Jo Li"), paper("A", A, "Jo Li"), "same title, 0 % of the abstract"),
        (paper("A", "", "Jo Li"), paper("A", A, "Jo Li"), "same title, 0 % of the abstract"),
        (paper("A", MOST, "Jo Li"), paper("A", A, "Ann Fu"), "same title, 82 % of the abstract, other authors"),
        (paper("One", A, "Jo Li"), paper("Two", f"{A} end", "Jo Li"), "other title, 99 % of the abstract"),
        (paper("", A), paper("Two", f"{A} end"), "one without a title, 99 % of the abstract"),
        (
            paper("Fast grasping", A, "Jo Li"),
            paper("Fast grasping now", f"{A} end"),
            "like title, 99 % of the abstract",
        ),
    ],
)
def test_near_misses(one, two, reason):
    assert found(one, two) == (False, reason)


def test_a_longer_title_is_the_same_paper_where_the_authors_and_the_abstract_are():
    one, two = "Fast grasping of soft things", "Zeta: Fast grasping of soft things"
    assert found(paper(one, A, "Jo Li"), paper(two, MOST, "Jo Li")) == (
        True,
        "like title, same authors, 82 % of the abstract",
    )
    assert found(paper(one, A, "Jo Li"), paper(two, MOST, "Ann Fu")) == (False, "like title, 82 % of the abstract")


def test_numbers_in_titles_tell_papers_apart():
    """Two papers of one team at one shared task, which a registry gave one abstract."""
    one, two = "Team Q at SharedEval Task 7", "Team Q at SharedEval Task 10"
    assert found(paper(one, A, "Jo Li"), paper(two, A + " end", "Jo Li")) == (
        False,
        "other title, 99 % of the abstract",
    )


def test_other_papers_are_not_told_of():
    assert found(paper("A", A, "Jo Li"), paper("B", OTHER, "Jo Li")) is None
    assert found(paper("A", A, "Jo Li"), paper("B", HALF, "Jo Li")) is None  # 57 % and another title
    assert find_likenesses([]) == []


@pytest.mark.parametrize(
    ("one", "two"),
    [
        (r"$\tau^2$-Bench: agents", "τ²-Bench: agents"),
        (r"\textsc{Spot}: <i>grasping</i>", "Spot: Grasping"),
        ("Poincaré  maps", "POINCARÉ MAPS"),
    ],
)
def test_markup_and_case_of_titles_do_not_matter(one, two):
    assert found(paper(one, A), paper(two, MOST)) == (True, "same title, 82 % of the abstract")


def test_family_names_are_compared_without_accents_and_first_names():
    assert found(paper("A", HALF, "Marasović, Ana"), paper("A", A, "A. Marasovic")) == (
        True,
        "same title, 57 % of the abstract",
    )


def test_a_block_of_many_is_not_compared_pair_by_pair():
    """Boilerplate that 500 papers share makes no 124,750 comparisons; what is one paper is found all the same."""
    boilerplate = words(0, 60)
    papers = [paper(f"T{n}", f"{words(1000 + 90 * n, 1060 + 90 * n)} {boilerplate}", f"A {n}x") for n in range(500)]
    papers.append(paper("T7 now", papers[7].abstract + " end", "A 7x"))
    papers += [paper(f"U{n}", papers[9].abstract + " end", f"B {n}y") for n in range(100)]
    likenesses = find_likenesses(papers)
    assert [item for item in likenesses if 500 in (item.first, item.second)] == [
        Likeness(7, 500, True, "like title, same authors, 99 % of the abstract")
    ]
    assert len(likenesses) < 300


@settings(deadline=None, max_examples=60)
@given(
    st.lists(st.tuples(st.sampled_from("ABC"), st.integers(0, 40), st.sampled_from(["", "Li", "Fu"])), max_size=8),
    st.randoms(use_true_random=False),
)
def test_what_two_papers_are_depends_on_them_alone(rows: list[tuple[str, int, str]], chance: random.Random):
    papers = [paper(title, f"{words(0, 60)} {words(100 * n, 100 * n + n)}", author) for title, n, author in rows]
    expected = {(papers[item.first], papers[item.second], item.same, item.reason) for item in find_likenesses(papers)}
    shuffled = list(papers)
    chance.shuffle(shuffled)
    both = {
        pair
        for item in find_likenesses([*shuffled, paper("Z", OTHER)])
        for one, two in [(shuffled[item.first], shuffled[item.second])]
        for pair in [(one, two, item.same, item.reason), (two, one, item.same, item.reason)]
    }
    assert expected <= both
    assert {frozenset(pair[:2]) for pair in both} == {frozenset(pair[:2]) for pair in expected}


def test_the_work_on_copies_to_the_letter_is_one_reading_and_a_chain_of_comparisons(monkeypatch):
    """Not all 1,999,000 pairs: chains by title, text and author, and forty copies with each other."""
    read, compared = [], []
    sketch, compare = versions._sketch, versions._compare
    monkeypatch.setattr(versions, "_sketch", lambda *of: read.append(1) or sketch(*of))
    monkeypatch.setattr(versions, "_compare", lambda *of: compared.append(1) or compare(*of))
    find_likenesses([paper("A title", A, "Jo Li")] * 2000)
    assert len(read) == 1
    assert len(compared) == 1999 + sum(range(39))  # of the pairs of forty, 39 are of the chain
