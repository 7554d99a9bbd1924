import pytest

from kg.extract.layers import Definition, Layers, Proposal, Stretch
from kg.extract.standing import is_balanced, may_stand, without_fragments, without_numbers
from kg.model import EntityType


def stretch(text: str, part: str) -> Stretch:
    start = text.index(part)
    return Stretch(start, start + len(part))


@pytest.mark.parametrize(
    ("text", "short", "long", "part", "stands"),
    [
        ("Segment Anything Model (SAM) works", "SAM", "Segment Anything Model", "Anything Model", False),
        ("Segment Anything Model (SAM) works", "SAM", "Segment Anything Model", "Segment Anything Model", True),
        ("a visual odometry (VO) module", "VO", "visual odometry", "visual odometry (VO) module", True),
        ("the fast visual odometry (VO)", "VO", "visual odometry", "fast visual odometry", True),
        ("the Alignment (GTA) attention", "GTA", "Alignment", "GTA) attention", False),
        ("stability and suitability (SS)", "SS", "stability and suitability", "suitability", True),
        ("cross-task planning frame (CPF)", "CPF", "cross-task planning frame", "cross-task planning", True),
        ("re-ranked list order (RLO)", "RLO", "re-ranked list order", "ranked list order", True),
        ("SAM (Segment Anything Model) works", "SAM", "Segment Anything Model", "Anything Model", True),
    ],
)  # fmt: skip
def test_without_fragments(text: str, short: str, long: str, part: str, stands: bool) -> None:
    proposal = Proposal(*stretch(text, part), EntityType.METHOD, 0.9, "tagger")
    definition = Definition(stretch(text, short), stretch(text, long))
    assert without_fragments(text, [definition], [proposal]) == [proposal] * stands


@pytest.mark.parametrize(
    ("text", "number", "stands"),
    [
        ("on CIFAR-10/100 we", "100", True),
        ("AIME24 and 25", "25", True),
        ("it gains (+2.0) points", "2.0", False),
        ("in 2025", "2025", False),
    ],
)
def test_a_number_stands_only_behind_another_version(text: str, number: str, stands: bool) -> None:
    proposal = Proposal(*stretch(text, number), EntityType.DATASET, 0.9, "tagger")
    assert without_numbers(text, [proposal]) == [proposal] * stands


@pytest.mark.parametrize(
    ("name", "balanced"), [("", True), ("f(x)[0]", True), ("([)]", False), (")(", False), ("a)", False), ("(a", False)]
)
def test_is_balanced(name: str, balanced: bool) -> None:
    assert is_balanced(name) is balanced


def test_what_may_stand() -> None:
    text = "Our framework beats a Segment Tree Model (STM) by 2.0 with Gripper; see Segment Tree Model."
    layers = Layers(text=text, definitions=[Definition(stretch(text, "STM"), stretch(text, "Segment Tree Model"))])
    found = {
        name: Proposal(*stretch(text, name), kind, 0.9, "tagger")
        for name, kind in (
            ("framework", EntityType.METHOD),  # generic
            ("Segment Tree Model", EntityType.METHOD),
            ("Tree Model", EntityType.METHOD),  # a fragment of it
            ("Model (STM", EntityType.METHOD),  # half a pair of brackets
            ("2.0", EntityType.DATASET),  # a number
            ("Gripper", EntityType.ROBOT),  # in a text that speaks of no robot
        )
    }
    proposals = list(found.values())
    assert may_stand(layers, proposals) == [found["Segment Tree Model"]]
    layers.given = [found[name].stretch for name in ("framework", "2.0", "Gripper", "Tree Model")]
    assert may_stand(layers, proposals) == [found[n] for n in ("framework", "Segment Tree Model", "2.0", "Gripper")]
