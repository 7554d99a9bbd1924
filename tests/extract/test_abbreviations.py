import pytest

from kg.extract.abbreviations import find_definitions, is_short_form
from kg.extract.layers import Stretch


def found(text: str) -> list[tuple[str, str]]:
    definitions = find_definitions(text, [Stretch(0, len(text))])
    return [(text[d.short.start : d.short.end], text[d.long.start : d.long.end]) for d in definitions]


@pytest.mark.parametrize(
    ("text", "pair"),
    [
        ("we train Generative Reward Models (GRMs) on", ("GRMs", "Generative Reward Models")),
        ("the KnowSelf-KnowOther Transformer (KSKT), which", ("KSKT", "KnowSelf-KnowOther Transformer")),
        ("a dual quaternion generalized power method (DQGPM)", ("DQGPM", "dual quaternion generalized power method")),
        ("Weak-to-strong generalization (W2SG) is", ("W2SG", "Weak-to-strong generalization")),
        ("Explainable artificial intelligence (XAI)", ("XAI", "Explainable artificial intelligence")),
        ("Safe reinforcement learning (Safe RL) seeks", ("Safe RL", "Safe reinforcement learning")),
        ("GRAP (Graph Reasoning via Agentic Probing)", ("GRAP", "Graph Reasoning via Agentic Probing")),
        ("USB-RL (Unsupervised Score-Based RL)", ("USB-RL", "Unsupervised Score-Based RL")),
        ("large-scale pre-trained leaf models (PLMs)", ("PLMs", "pre-trained leaf models")),
        ("The extreme multi-label classification (XMC)", ("XMC", "extreme multi-label classification")),
        ("SPAN, a novel Spatial Perception and Navigation stack", ("SPAN", "Spatial Perception and Navigation")),
        ("we propose TREEs: Twisted Rare Elm Embeddings", ("TREEs", "Twisted Rare Elm Embeddings")),
        ("We add Tree, Twisted Rare Elm Embeddings, a method", ("Tree", "Twisted Rare Elm Embeddings")),
        ("TARD, short for tree-aware Rare Dust, is", ("TARD", "tree-aware Rare Dust")),
        ("use proximal policy optimization (PPO; Schulman et al., 2017)", ("PPO", "proximal policy optimization")),
    ],
)  # fmt: skip
def test_defined(text: str, pair: tuple[str, str]) -> None:
    assert found(text) == [pair]


@pytest.mark.parametrize(
    "text",
    [
        "our method (ours) works",
        "the robot (left) moves",
        "in this work (2024) we",
        "results (see Table II) show",
        "a new model (BERT) is",
        "many sensors (e.g., cameras and IMUs) exist",
        "policies, rewards (PR) and",
        "AI, an attractive idea",
        "Q-FIT, a quick fast initialization that",
        "TREE, a fast method",
        "Tree, the rare elm embeds",
        "Trees: they rarely ever err, so",
    ],
)
def test_not_defined(text: str) -> None:
    assert found(text) == []


def test_the_long_form_stays_in_its_sentence() -> None:
    text = "We saw low rank. Adaptation (LRA) helps."
    assert find_definitions(text, [Stretch(0, 16), Stretch(17, len(text))]) == []


def test_short_forms() -> None:
    assert [s for s in ("GRPO", "k", "Left", "W2SG", "AB", "word", "TA-116K") if is_short_form(s)] == [
        "GRPO",
        "W2SG",
        "AB",
        "TA-116K",
    ]


def test_a_digit_repeats_its_letter() -> None:
    text = "We build a Mobile Meta-MeshGraphNet (M3GN)."
    (definition,) = find_definitions(text, [Stretch(0, len(text))])
    assert text[definition.long.start : definition.long.end] == "Mobile Meta-MeshGraphNet"


def test_letters_marked_inside_words_in_brackets() -> None:
    text = "We add Glow (for Gradient LOw-rank tWeaks) to it."
    assert found(text) == [("Glow", "Gradient LOw-rank tWeaks")]
    assert found("We add Glow (as in Gaussian LOw-rank Matrices) to it.") == []


def test_a_raised_digit_is_a_digit() -> None:
    assert found("a Dense Depth Direction Query Engine (D³QE)") == [("D³QE", "Dense Depth Direction Query Engine")]


@pytest.mark.parametrize("first", ["knoWledge-Encoded", "knowledge-Encoded"])
def test_letters_marked_inside_words(first: str) -> None:
    long = f"{first} Scalable Trajectory World model"
    assert found(f"We propose WestWorld, a {long} for robots.") == [("WestWorld", long)]
    assert found(f"We propose FastWorld, a {long} for robots.") == []
    assert found("We propose WestWorld, a Scalable Trajectory World model for robots.") == []
