import pytest

from kg.extract.layers import Stretch
from kg.extract.phrases import extend_known, find_phrases
from kg.model import EntityType


def found(text: str) -> list[tuple[str, str]]:
    return [(text[p.start : p.end], p.type.value) for p in find_phrases(text, [Stretch(0, len(text))])]


@pytest.mark.parametrize(
    ("text", "phrase"),
    [
        ("a novel approach to visual place recognition that", ("visual place recognition", "Task")),
        ("the method uses multi-scale feature fusion", ("multi-scale feature fusion", "Method")),
        ("we improve multi-view depth estimation tasks", ("multi-view depth estimation", "Task")),
        ("trained by masked trajectory modeling with", ("masked trajectory modeling", "Method")),
        ("by the Rapidly-exploring Random (RR) search", ("Rapidly-exploring Random (RR) search", "Method")),
    ],
)
def test_a_head_with_what_qualifies_it(text: str, phrase: tuple[str, str]) -> None:
    assert phrase in found(text)


@pytest.mark.parametrize(
    "text",
    [
        "existing navigation is hard",
        "we improve detection",
        "it obtains recognition",
        "our proposed segmentation",
        "deep learning and computer vision",
        "Extensive experiments on twelve datasets show state-of-the-art models",
        "however, navigation",
    ],
)
def test_fillers_and_verbs_make_no_phrase(text: str) -> None:
    assert found(text) == []


def test_a_phrase_in_capitals_takes_no_small_words() -> None:
    assert ("Modality-Composable Convolution", "Method") in found(
        "an expressive Modality-Composable Convolution design"
    )


def test_known_names_take_the_words_that_belong_to_them() -> None:
    text = "a masked self-attention layer and novel self-attention"
    known = {Stretch(9, 23): EntityType.METHOD, Stretch(40, 54): EntityType.METHOD}
    assert [text[p.start : p.end] for p in extend_known(text, known)] == ["masked self-attention"]


def test_a_weak_head_needs_support() -> None:
    assert found("we add a muddy prediction") == []
    assert found("we add a muddy prediction, for muddy predictions matter") == [
        ("muddy prediction", "Task"),
        ("muddy predictions", "Task"),
    ]
    assert found("it helps in zero- and few-shot prediction") == [("few-shot prediction", "Task")]
    assert found("we see one two three four segmentation") == []  # so long, it needs support too
