"""Types of names that nothing but their words tells: by the head noun of the long form."""

import re
from collections.abc import Iterable

from kg.extract.confidence import CONFIDENCE
from kg.extract.layers import Definition, Proposal
from kg.extract.shapes import NOT_NAMES, type_by_shape
from kg.extract.words import load_words
from kg.model import EntityType
from kg.text.names import singular

NAME = "abbreviations"


#: Last words of long forms that head no phrase of their own, but leave no doubt about the type.
_LAST_WORDS = {
    **dict.fromkeys(("score", "index", "value", "distance", "ratio", "rate", "error", "accuracy"), EntityType.METRIC),
    **dict.fromkeys(("problem", "task", "collaboration", "recognition"), EntityType.TASK),
    **dict.fromkeys(("dataset", "benchmark", "corpus"), EntityType.DATASET),
    **dict.fromkeys(("robot", "vehicle", "manipulator"), EntityType.ROBOT_KIND),
}
#: Spelt out, but no entity: fields as wide as these, and what only qualifies.
_NO_ENTITY = frozenset(
    (
        "artificial intelligence",
        "machine learning",
        "deep learning",
        "natural language processing",
        "natural language",
        "computer vision",
        "out of distribution",
        "state of the art",
        "degree of freedom",
        "degrees of freedom",
        "region of interest",
        "field of view",
    )
)


#: Materials are no entities, spelt out or not.
_MATERIAL = re.compile(
    r"(?:fluoride|oxide|chloride|polymers?|elastomers?|siloxane|silicone|rubber|acid|alcohol|nitride|carbide|acrylate"
    r"|methacrylate|urethane|polyurethane|resin|hydrogel|alloys?|steel|polymethylsiloxane|polydimethylsiloxane|polyamide"
    r"|styrene|terephthalate|filament|glycol)$",
    re.IGNORECASE,
)


def type_of_long_form(long: str) -> EntityType:
    """The type of a spelt-out name by its last word; a method where that says nothing.

    >>> [type_of_long_form(n).value for n in ("mean absolute error", "Low-Rank Adaptation", "visual odometry")]
    ['Metric', 'Method', 'Task']
    """
    last = long.lower().replace("-", " ").split(" ")[-1]
    types = load_words().head_types(last)
    return types[0] if types else _LAST_WORDS.get(singular(last), EntityType.METHOD)


def is_material(long: str) -> bool:
    """Whether a long form names a material.

    >>> [is_material(long) for long in ("polyvinylidene fluoride", "policy gradient")]
    [True, False]
    """
    return bool(_MATERIAL.search(long))


def propose_definitions(text: str, definitions: Iterable[Definition]) -> list[Proposal]:
    """Both forms of each acronym as mentions of the type that the long form tells."""
    found = []
    for definition in definitions:
        short = text[definition.short.start : definition.short.end]
        long = text[definition.long.start : definition.long.end]
        if short in NOT_NAMES or long.lower().replace("-", " ") in _NO_ENTITY or " " not in long or is_material(long):
            continue
        kind = type_by_shape(short) or type_of_long_form(long)
        for part in (definition.short, definition.long):
            found.append(Proposal(part.start, part.end, kind, CONFIDENCE[NAME], NAME))
    return found
