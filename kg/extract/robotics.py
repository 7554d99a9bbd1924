"""Whether a text speaks of robots: most papers do not, and an arm of a bandit or a version of a chip is none."""

import re

from kg.extract.layers import Layers, Proposal, Stretch
from kg.model import EntityType

#: Words that tell of robots; where a name is ambiguous, hardware near it does, too.
_WORDS = (
    r"robots?|robotics?|quadrupeds?|quadrupedal|humanoids?|legged|bipedal|manipulators?|grippers?|drones?|UAVs?|"
    r"quadrotors?|multirotors?|rotorcrafts?|locomotion|teleoperat\w+|dexterous|mobile base|Boston Dynamics|Unitree|"
    r"Agility|Franka|whole-body|sim-to-real|Sim2Real|loco-manipulation|grasping|exoskeletons?|rovers?|end[- ]effectors?"
)
_ROBOTICS = re.compile(rf"\b(?:{_WORDS})\b", re.IGNORECASE)
_NEAR = re.compile(rf"\b(?:{_WORDS}|hardware)\b")
_ROBOTS = (EntityType.ROBOT, EntityType.ROBOT_KIND)


def is_robotic(near: str) -> bool:
    """Whether what stands near an ambiguous name tells that it is a robot's."""
    return bool(_NEAR.search(near))


def without_strays(layers: Layers, proposals: list[Proposal]) -> list[Proposal]:
    """The proposals without robots that the lexicon does not know, where the text speaks of robots nowhere else.

    Papers with robots are many among those that extraction was fitted on, and few in the world.
    """
    places = [proposal.stretch for proposal in proposals if proposal.type in _ROBOTS]
    if not places or _speaks_of_robots(layers.text, places):
        return proposals
    return [p for p in proposals if p.type not in _ROBOTS or layers.known.get(p.stretch) in _ROBOTS]


def _speaks_of_robots(text: str, places: list[Stretch]) -> bool:
    """Whether a word tells of robots; inside a proposed name only "robot" and the like do."""
    return any(
        "robot" in match[0].lower() or not any(p.start <= match.start() < p.end for p in places)
        for match in _ROBOTICS.finditer(text)
    )
