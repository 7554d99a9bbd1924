import pytest
import spacy
from spacy.language import Language

from kg.extract.gazetteer import Gazetteer, find_known, variants
from kg.extract.tokenizer import NameTokenizer
from kg.lexicon.entries import Lexicon, LexiconEntry
from kg.model import EntityType

LEXICON = Lexicon(
    (
        LexiconEntry("vision-language model", EntityType.METHOD, ("VLM",)),
        LexiconEntry("reinforcement learning", EntityType.METHOD, ("RL",), context=("RL",)),
        LexiconEntry(
            "Boston Dynamics Spot", EntityType.ROBOT, ("Spot",), context=("Spot",), excluded=("Spot welding",)
        ),
        LexiconEntry("Unitree Go1", EntityType.ROBOT, ("Go1",)),
        LexiconEntry("CIFAR-10", EntityType.DATASET),
    )
)


@pytest.fixture(scope="module")
def small() -> Language:
    nlp = spacy.blank("en")
    nlp.tokenizer = NameTokenizer(nlp.vocab)
    return nlp


def found(nlp: Language, text: str) -> list[tuple[str, str]]:
    known = find_known(nlp.make_doc(text), Gazetteer(nlp, LEXICON))
    return [(text[p.start : p.end], known.forms[p.stretch].entry) for p in known.proposals]


def test_case_hyphens_and_plurals(small: Language) -> None:
    text = "Vision Language Models and vision-language-model; VLMs on CIFAR10, a Unitree-Go1"
    assert found(small, text) == [
        ("Vision Language Models", "vision-language model"),
        ("vision-language-model", "vision-language model"),
        ("VLMs", "vision-language model"),
        ("CIFAR10", "CIFAR-10"),
        ("Unitree-Go1", "Unitree Go1"),
        ("Go1", "Unitree Go1"),
    ]


def test_names_keep_their_case(small: Language) -> None:
    assert found(small, "we go1 to cifar-10 and the vlm") == []


def test_an_ambiguous_robot_needs_a_robot_near_it(small: Language) -> None:
    assert found(small, "We deploy it on Spot, a quadruped robot.") == [("Spot", "Boston Dynamics Spot")]
    assert found(small, "Spot checks of the labels were made.") == []


def test_another_name_of_the_entry_is_context_enough(small: Language) -> None:
    assert found(small, "Boston Dynamics Spot walks. Spot runs.")[-1] == ("Spot", "Boston Dynamics Spot")
    assert found(small, "Reinforcement learning scales; RL is used.") == [
        ("Reinforcement learning", "reinforcement learning"),
        ("RL", "reinforcement learning"),
    ]
    assert found(small, "The RL was large.") == []


def test_an_excluded_phrase_is_another_thing(small: Language) -> None:
    assert found(small, "A robot for spot welding and Spot welding lines.") == []


def test_spellings() -> None:
    assert variants("pick-and-place")[:2] == ["pick-and-place", "pick-and place"]
    assert {"pick and place", "pickandplace"} <= set(variants("pick-and-place"))
    assert len(variants("a-b-c-d-e-f")) == 3
