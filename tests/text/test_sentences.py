from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kg.text.sentences import split_sentences

PARAGRAPHS = [p.strip().split("\n") for p in (Path(__file__).parent / "sentences.txt").read_text("utf-8").split("\n\n")]


def split(text):
    return [text[a:b] for a, b in split_sentences(text)]


def test_there_are_two_hundred_sentences():
    assert sum(map(len, PARAGRAPHS)) >= 200


@pytest.mark.parametrize("sentences", PARAGRAPHS, ids=lambda sentences: sentences[0][:30])
def test_paragraphs_of_our_own(sentences):
    assert split(" ".join(sentences)) == sentences


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", []),
        (" \n ", []),
        ("no full stop", ["no full stop"]),
        ("First paragraph\nSecond one", ["First paragraph", "Second one"]),
        ("  Spaces around.  And two between.  ", ["Spaces around.", "And two between."]),
        ("It grows as O(n! ). We stop.", ["It grows as O(n! ).", "We stop."]),
        ("All devices. however, few run.", ["All devices.", "however, few run."]),
        ("一つ目です。二つ目です。", ["一つ目です。", "二つ目です。"]),
        ("See https://a.io/b.c?d=e. It works.", ["See https://a.io/b.c?d=e.", "It works."]),
        ("It is so fast [3]. It is.", ["It is so fast [3].", "It is."]),
    ],
)
def test_single_cases(text, expected):
    assert split(text) == expected


@settings(deadline=None)
@given(st.text(alphabet=st.sampled_from(list("aB1 .!?\n\"')(…é漢😀。,-")), max_size=60))
def test_every_character_that_is_no_space_lies_in_exactly_one_sentence(text):
    spans = split_sentences(text)
    assert spans == sorted(spans)
    assert all(a < b and text[a:b] == text[a:b].strip() for a, b in spans)
    assert all(one[1] <= two[0] for one, two in pairwise(spans))
    covered = "".join(text[a:b] for a, b in spans)
    assert "".join(covered.split()) == "".join(text.split())


def test_a_question_ends_where_a_full_stop_would_be_an_initials() -> None:
    text = "Is it plan B? Robots know. By J. Smith."
    assert [text[a:b] for a, b in split_sentences(text)] == ["Is it plan B?", "Robots know.", "By J. Smith."]
