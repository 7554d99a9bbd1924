"""Types of names that nothing but their words tells: by the head noun of the long form."""

from collections.abc import Iterable

from kg.extract.confidence import CONFIDENCE
from kg.extract.layers import Definition, Proposal
from kg.extract.shapes import NOT_NAMES, type_by_shape
from kg.extract.words import load_words
from kg.model import EntityType

NAME = "abbreviations"


def type_of_long_form(long: str) -> EntityType:
    """The type of a spelt-out name by its last word; a method where that says nothing.

    >>> [type_of_long_form(n).value for n in ("mean absolute error", "Low-Rank Adaptation", "visual odometry")]
    ['Metric', 'Method', 'Task']
    """
    types = load_words().head_types(long.lower().replace("-", " ").split(" ")[-1])
    return types[0] if types else EntityType.METHOD


def propose_definitions(text: str, definitions: Iterable[Definition]) -> list[Proposal]:
    """Both forms of each acronym as mentions of the type that the long form tells."""
    found = []
    for definition in definitions:
        short = text[definition.short.start : definition.short.end]
        if short in NOT_NAMES:
            continue
        long = text[definition.long.start : definition.long.end]
        kind = type_by_shape(short) or type_of_long_form(long)
        for part in (definition.short, definition.long):
            found.append(Proposal(part.start, part.end, kind, CONFIDENCE[NAME], NAME))
    return found
