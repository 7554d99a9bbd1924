import pytest

from kg.extract.layers import Definition, Proposal, Stretch
from kg.extract.standing import is_balanced, without_fragments
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
    assert without_fragments(text, [], [proposal]) == [proposal] * stands


@pytest.mark.parametrize(
    ("name", "balanced"), [("", True), ("f(x)[0]", True), ("([)]", False), (")(", False), ("a)", False), ("(a", False)]
)
def test_is_balanced(name: str, balanced: bool) -> None:
    assert is_balanced(name) is balanced
