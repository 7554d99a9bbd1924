"""How likely it is that two names which were made one are not, and that two namesakes are one after all."""

import re

from kg.lexicon import Lexicon
from kg.link.guard import is_acronym, is_short_for
from kg.link.vocabulary_labels import differ_in_nothing
from kg.model import EntityType, Paper
from kg.text.names import lookup_key

#: Below it, two names are as good as one.
SURE = 0.05
_WORD = re.compile(r"\w{4,}")


def merge_doubt(name: str, other: str, type_: EntityType, lexicon: Lexicon) -> float:
    """How doubtful it is that two names of one entity are one thing, 0 to 1.

    Spellings and names of the lexicon are no question; an acronym with its long form hardly is. A name inside the
    other ("reinforcement learning", "deep reinforcement learning") usually is a wider or narrower thing.
    """
    if lookup_key(name) == lookup_key(other) or differ_in_nothing(name, other):
        return 0.0
    entry = lexicon.find(name, type_)
    if entry is not None and entry == lexicon.find(other, type_):
        return 0.0
    if any(is_acronym(short) and is_short_for(short, long) for short, long in ((name, other), (other, name))):
        return SURE
    one, two = (set(re.split(r"[\s\-]+", text.casefold())) for text in (name, other))
    if one < two or two < one:
        return 0.6
    return 0.25 if one & two else 0.45


def work_likeness(one: Paper, two: Paper) -> float:
    """How likely two papers that coin one name tell of one work, 0 to 1: shared authors, and shared words."""
    authors = {author.casefold() for author in one.authors} & {author.casefold() for author in two.authors}
    left, right = (set(_WORD.findall(f"{paper.title} {paper.abstract}".casefold())) for paper in (one, two))
    words = len(left & right) / (len(left | right) or 1)
    return min(1.0, words + (0.5 if authors else 0.0))
