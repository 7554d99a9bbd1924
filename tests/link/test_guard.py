"""Laws of the guard: what it forbids, it forbids both ways, whatever is put around the names."""

import string

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kg.lexicon import Lexicon
from kg.link.guard import is_short_for, never_same, numbers_differ
from kg.link.link import link
from tests.papers import annotated

STEM = st.text(alphabet=string.ascii_uppercase, min_size=3, max_size=8)
NUMBER = st.integers(1, 9999)
NAME = st.text(alphabet="abcXYZ019 -*+", min_size=1, max_size=16)


def entities(*names: str) -> int:
    papers = [annotated(f"k:{n}", f"We use {name} here.", ("Method", "uses", name)) for n, name in enumerate(names)]
    return len(link(papers, Lexicon(())).entities)


@settings(deadline=None)
@given(NAME, NAME)
def test_it_forbids_both_ways(one, two):
    assert bool(never_same(one, two)) == bool(never_same(two, one))


@settings(deadline=None)
@given(NAME)
def test_a_name_may_always_be_itself(name):
    assert never_same(name, name) == ""


@settings(deadline=None, max_examples=50)
@given(STEM, NUMBER, NUMBER, st.sampled_from(["", "-", " "]))
def test_names_that_differ_in_a_number_are_two_entities(stem, one, two, gap):
    expected = 1 if one == two else 2
    assert entities(f"{stem}{gap}{one}", f"{stem}{gap}{two}") == expected
    if one != two:
        assert numbers_differ(f"{stem}{gap}{one}", f"{stem}{gap}{two}") or {len(str(one)), len(str(two))} == {2, 4}


@settings(deadline=None, max_examples=50)
@given(STEM, NUMBER, NUMBER, st.sampled_from(["B", "M"]))
def test_names_that_differ_in_a_size_are_two_entities(stem, one, two, unit):
    assert entities(f"{stem}-{one}{unit}", f"{stem}-{two}{unit}") == (1 if one == two else 2)


@settings(deadline=None, max_examples=50)
@given(STEM, st.sampled_from(["*", "+", "++", "-Lite", "-XL", "-Plus", "-v2", " Turbo", "-mini", "-Pro", "-Instruct"]))
def test_a_variant_is_not_the_thing_itself(stem, suffix):
    assert never_same(stem, stem + suffix)
    assert entities(stem, stem + suffix) == 2


@settings(deadline=None, max_examples=50)
@given(STEM, st.sampled_from(["w/o ", "without ", "non-", "no "]))
def test_what_lacks_something_is_not_that(stem, negation):
    assert never_same(f"{stem} decoding", f"{negation}{stem} decoding")


@settings(deadline=None, max_examples=50)
@given(
    st.lists(st.sampled_from(["GPT-4", "GPT-4o", "GPT4", "gpt-4", "GPT-4.1", "GPT-4 Turbo"]), min_size=1, max_size=8)
)
def test_no_order_or_repetition_makes_a_chain(names):
    keys = {name.lower().replace("-", "").replace(" ", "") for name in names}
    assert entities(*names) == len(keys)


def test_an_alias_that_contradicts_the_name_is_split_off():
    one = annotated("k:1", "GPT-4 beats GPT-3.5 here.", ("Method", "uses", "GPT-4", "GPT-3.5"))
    records = link([one, annotated("k:2", "GPT-3.5 alone.", ("Method", "uses", "GPT-3.5"))], Lexicon(()))
    assert sorted((entity.name, entity.paper_count) for entity in records.entities) == [("GPT-3.5", 2), ("GPT-4", 1)]
    (first,) = [paper for paper in records.papers if paper.paper.key == "k:1"]
    named = {first.paper.quote(m.span): first.entities[m.entity].name for m in first.mentions}
    assert named == {"GPT-4": "GPT-4", "GPT-3.5": "GPT-3.5"}


@pytest.mark.parametrize(
    ("short", "long", "expected"),
    [
        ("GRPO", "group relative policy optimization", True),
        ("W2S", "weak-to-strong", True),
        ("XAI", "explainable AI", True),
        ("3DGS", "3D Gaussian splatting", True),
        ("LLM", "autoregressive large language model", True),
        ("GPT-4", "large language model", False),
        ("LIBERO", "LIBERO-Plus", False),
        ("GPT-3.5", "GPT-3.5 Turbo", False),
        ("RL", "learning", False),
    ],
)
def test_what_an_acronym_may_be_short_for(short, long, expected):
    assert is_short_for(short, long) is expected
