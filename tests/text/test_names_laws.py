"""Laws of the lookup key, beside its examples."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from kg.text.names import lookup_key, singular

NAMES = st.text(alphabet="abcXYZ019 -_*+.éπ", min_size=1, max_size=24)


@settings(deadline=None)
@example(". .")
@given(NAMES)
def test_upper_case_and_double_spaces_do_not_change_the_key(name):
    assert lookup_key(name.replace(" ", "  ")) == lookup_key(name)


@settings(deadline=None)
@given(st.text(max_size=40))
def test_any_text_has_a_key(name):
    assert isinstance(lookup_key(name), str)


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("RRT", "RRT*"),
        ("GPT-4", "GPT-4o"),
        ("CIFAR-10", "CIFAR-100"),
        ("YOLOv5", "YOLOv8"),
        ("C", "C++"),
        ("Qwen2-7B", "Qwen2-72B"),
        ("Qwen2-7B", "Qwen-27B"),
        ("LIBERO", "LIBERO-Plus"),
    ],
)
def test_names_that_must_stay_apart(one, two):
    assert lookup_key(one) != lookup_key(two)


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("Diffusion Policies", "diffusion-policy"),
        ("π₀", "pi0"),
        ("R²AG", "R2AG"),
        ("Poincaré ball", "poincare balls"),
        ("world_model", "World Models"),
        ("behaviour cloning", "Behavior Cloning"),
        ("Group-Relative Policy Optimisation", "Group Relative Policy Optimization"),
        ("β-VAE", "beta-VAE"),
        ("$\\beta$-VAEs", "β-VAE"),
        ("Łojasiewicz inequality", "Lojasiewicz inequality"),
        ("Parkinson’s disease", "Parkinson disease"),
        ("Newton's method", "Newton method"),
        ("mixtures of experts", "Mixture-of-Experts"),
        ("data set", "dataset"),
    ],
)
def test_spellings_of_one_name_meet(one, two):
    assert lookup_key(one) == lookup_key(two)


def test_the_singular_of_an_acronym_keeps_its_capitals():
    assert [singular(w) for w in ("VLMs", "ROS", "boxes", "is")] == ["VLM", "ROS", "box", "is"]
