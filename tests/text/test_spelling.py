"""The closed table of spellings: what meets, what must not be touched."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kg.text.spelling import american


@pytest.mark.parametrize(
    ("british", "expected"),
    [
        ("behaviour", "behavior"),
        ("behavioural", "behavioral"),
        ("neighbourhood", "neighborhood"),
        ("colourisation", "colorization"),
        ("modelling", "modeling"),
        ("unlabelled", "unlabeled"),
        ("optimisation", "optimization"),
        ("optimiser", "optimizer"),
        ("regularised", "regularized"),
        ("linearised", "linearized"),
        ("tensorised", "tensorized"),
        ("generalisable", "generalizable"),
        ("analyse", "analyze"),
        ("analysing", "analyzing"),
        ("fibre", "fiber"),
        ("defence", "defense"),
        ("manoeuvre", "maneuver"),
        ("manoeuvring", "maneuvering"),
        ("dialogue", "dialog"),
        ("paediatric", "pediatric"),
        ("programme", "program"),
    ],
)
def test_british_becomes_american(british, expected):
    assert american(british) == expected
    assert american(expected) == expected


@pytest.mark.parametrize(
    "word",
    [
        *("noise", "denoising", "noised", "raise", "raising", "arise", "supervised", "unsupervised", "precise"),
        *("exercise", "compromise", "promise", "elementwise", "otherwise", "revised", "advisable", "treatise"),
        *("contour", "four", "tour", "source", "detour", "controlling", "compelling", "rolled", "propelled"),
        *("analysis", "analyses", "basis", "hypothesis", "programmed", "programmer", "visible", "size", "MoE"),
    ],
)
def test_what_only_looks_british_stays(word):
    assert american(word) == word


@settings(deadline=None)
@given(st.text(alphabet="aeiolrsudmnzy", min_size=1, max_size=12))
def test_a_second_pass_changes_nothing(word):
    assert american(american(word)) == american(word)
