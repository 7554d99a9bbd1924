"""Phrases that name nothing are never entities; names that look like them are."""

import pytest

from kg.extract.generic import is_generic, without_generic
from kg.extract.layers import Proposal
from kg.model import EntityType

M, T, D, R, K, S = (
    EntityType.METHOD,
    EntityType.TASK,
    EntityType.DATASET,
    EntityType.ROBOT,
    EntityType.ROBOT_KIND,
    EntityType.METRIC,
)

#: The column "no" of the guidelines.
NO = {
    M: ["our method", "framework", "approach", "Pipeline", "novel architecture", "existing methods", "the"],
    T: ["performance", "experiments", "Challenge", "scalability", "understanding", "computer vision"],
    D: ["benchmarks", "twelve datasets", "real-world data", "synthetic benchmark", "two new benchmarks"],
    R: ["robot", "humanoid", "quadruped", "robot arm", "drone", "Humanoid robots"],
    K: ["robots", "our agents"],
    S: ["performance", "overall performance", "efficiency"],
}
YES = {
    M: ["diffusion policy", "power method", "Mixture-of-Experts", "conformal prediction", "world model", "MODEL"],
    T: ["question answering", "robotic manipulation", "planning", "reasoning"],
    D: ["ImageNet", "MotiBench", "LeetCode", "BENCHMARK"],
    R: ["Spot", "Digit", "Shadow Hand"],
    K: ["humanoid", "robot arm", "drones", "quadruped"],
    S: ["accuracy", "success rate", "quality"],
}


@pytest.mark.parametrize(("kind", "name"), [(kind, name) for kind, names in NO.items() for name in names])
def test_no(kind: EntityType, name: str) -> None:
    assert is_generic(name, kind)
    assert without_generic(name, [Proposal(0, len(name), kind, 0.9, "x")]) == []


@pytest.mark.parametrize(("kind", "name"), [(kind, name) for kind, names in YES.items() for name in names])
def test_yes(kind: EntityType, name: str) -> None:
    proposals = [Proposal(0, len(name), kind, 0.9, "x")]
    assert without_generic(name, proposals) == proposals


def test_a_measure_with_its_value_is_no_name() -> None:
    text = "AUROC 0.814 and Qwen 2.5"
    proposals = [Proposal(0, 11, M, 0.9, "x"), Proposal(16, 24, M, 0.9, "x")]
    assert without_generic(text, proposals) == proposals[1:]


def test_typographic_hyphens() -> None:
    assert is_generic("real‑world data", D)
