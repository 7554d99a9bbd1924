"""What may stand as a mention at all, whoever proposes it: no generic phrase, no stray robot, no fragment of a name."""

import re

from kg.extract.generic import without_generic
from kg.extract.layers import Definition, Layers, Proposal, Stretch
from kg.extract.overlaps import keep_whole
from kg.extract.robotics import without_strays
from kg.extract.words import load_words, units

_VERSION_BEFORE = re.compile(r"\d(?:/|,? (?:and|&|or) |, )$")
_CLOSING = {")": "(", "]": "[", "}": "{"}


def may_stand(layers: Layers, proposals: list[Proposal]) -> list[Proposal]:
    """The proposals that may, in their order; a name of the user's own lexicon may be generic, a number or a stray."""
    whole = without_fragments(layers.text, layers.definitions, keep_whole(proposals, layers.islands))
    named = without_strays(layers, without_numbers(layers.text, without_generic(layers.text, whole)))
    if not layers.given:
        return named
    kept = {*named, *(proposal for proposal in whole if proposal.stretch in layers.given)}
    return [proposal for proposal in whole if proposal in kept]


def without_fragments(text: str, definitions: list[Definition], proposals: list[Proposal]) -> list[Proposal]:
    """The proposals that cut no pair of brackets, and no long form that an acronym spells out.

    Of "Segment Anything Model (SAM)" the last two words alone are no name; of "stability and suitability (SS)" they
    may be one, as what is cut off ends with a word that joins.
    """
    spelt = [d.long for d in definitions if d.long.end <= d.short.start]
    return [
        p
        for p in proposals
        if is_balanced(text[p.start : p.end]) and not any(_ends(text, p.stretch, long) for long in spelt)
    ]


def without_numbers(text: str, proposals: list[Proposal]) -> list[Proposal]:
    """The proposals with a letter, and the numbers that go on a list of versions ("CIFAR-10/100", "AIME24 & 25")."""
    return [
        p
        for p in proposals
        if any(char.isalpha() for char in text[p.start : p.end])
        or _VERSION_BEFORE.search(text, max(0, p.start - 8), p.start)
    ]


def is_balanced(name: str) -> bool:
    """Whether each bracket of a name has its partner in it.

    >>> [is_balanced(name) for name in ("SE(3)", "GTA) attention", "[IDK", "visual (AR) model")]
    [True, False, False, True]
    """
    opened: list[str] = []
    for char in name:
        if char in "([{":
            opened.append(char)
        elif char in _CLOSING and (not opened or opened.pop() != _CLOSING[char]):
            return False
    return not opened


def _ends(text: str, stretch: Stretch, long: Stretch) -> bool:
    """Whether a stretch begins at a later word of a long form and ends with it or beyond it."""
    if not long.start < stretch.start < long.end <= stretch.end or not text[stretch.start - 1].isspace():
        return False
    known = load_words()
    return not any(known.is_boundary(unit.lower) for unit in units(text, long.start, stretch.start))
