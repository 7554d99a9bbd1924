import pytest

from kg.extract.layers import Layers, Proposal
from kg.extract.robotics import is_robotic, without_strays
from kg.model import EntityType


def left(text, *names, known=()):
    proposals = []
    for name, kind in names:
        start = text.index(name)
        proposals.append(Proposal(start, start + len(name), kind, 0.9, "tagger"))
    places = {text[p.start : p.end]: p.stretch for p in proposals}
    layers = Layers(text=text, known={places[name]: EntityType.ROBOT_KIND for name in known})
    return [text[p.start : p.end] for p in without_strays(layers, proposals)]


ROBOT, KIND, METHOD = EntityType.ROBOT, EntityType.ROBOT_KIND, EntityType.METHOD


@pytest.mark.parametrize(
    ("text", "names", "expected"),
    [
        ("UCB finds the best arm of a bandit.", [("UCB", METHOD), ("best arm", KIND)], ["UCB"]),
        ("We train on an M7 chip.", [("M7", ROBOT)], []),
        ("A Rovy X2 walks. Legged machines are hard.", [("Rovy X2", ROBOT)], ["Rovy X2"]),
        ("We deploy on a warehouse robot fleet.", [("warehouse robot fleet", KIND)], ["warehouse robot fleet"]),
        ("A nonlinear rotorcraft is controlled.", [("nonlinear rotorcraft", KIND)], []),
        ("Arms as choices: LinUCB.", [("LinUCB", METHOD)], ["LinUCB"]),
    ],
)
def test_robots_stand_where_the_text_speaks_of_robots(text, names, expected):
    assert left(text, *names) == expected


def test_what_the_lexicon_knows_stands():
    text = "Traffic of the autonomous vehicle and of the best arm."
    assert left(text, ("autonomous vehicle", KIND), ("best arm", KIND), known=["autonomous vehicle"]) == [
        "autonomous vehicle"
    ]


def test_near_a_name_hardware_counts_too():
    assert is_robotic("on real hardware with")
    assert not is_robotic("on real data with")
