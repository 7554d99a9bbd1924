import pytest

from kg.graph.related_form import related_from_json, related_to_json, without_words
from kg.graph.relatedness import Relatedness

PAIR = Relatedness(
    "paper/a-1", "paper/b-2", 0.5312, (("task", 0.2), ("text", 0.3312)), ("entity/t-1", "entity/m-2"), ("grasp",)
)
TEXT = Relatedness("paper/a-1", "paper/c-3", 0.1, (("text", 0.1),), (), ("grasp", "soft"))


@pytest.mark.parametrize("pair", [PAIR, TEXT])
def test_what_was_written_is_read(pair: Relatedness) -> None:
    assert related_from_json(related_to_json(pair)) == pair


def test_the_form() -> None:
    assert related_to_json(PAIR) == {
        "format": "kg-related/1",
        "first": "paper/a-1",
        "second": "paper/b-2",
        "score": 0.5312,
        "kind": "entity",
        "facets": {"task": 0.2, "text": 0.3312},
        "shared": ["entity/t-1", "entity/m-2"],
        "words": ["grasp"],
    }
    assert related_to_json(TEXT)["kind"] == "text"


def test_words_are_texts_too() -> None:
    bare = without_words([PAIR, TEXT])
    assert [pair.words for pair in bare] == [(), ()]
    assert [pair.score for pair in bare] == [PAIR.score, TEXT.score]


@pytest.mark.parametrize(
    "change", [{"shared": "x"}, {"facets": []}, {"score": "much"}, {"first": ["a"]}, {"words": {"a": 1}}]
)
def test_other_shapes_are_refused(change: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"no list|no object|no text|could not convert"):
        related_from_json(related_to_json(PAIR) | change)
    with pytest.raises(KeyError):
        related_from_json({name: value for name, value in related_to_json(PAIR).items() if name != next(iter(change))})
