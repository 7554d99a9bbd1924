"""What a paper proposes without a name of its own: "we propose a velocity-aware perturbation injection mechanism".

Only where the noun phrase ends in a word that tells that it names a method; of most, the word itself is no part of the
name (``ANNOTATION.md``, "Mentions").
"""

import re

from kg.extract.coinage import TRIGGER
from kg.extract.confidence import CONFIDENCE
from kg.extract.layers import Layers, Proposal
from kg.extract.words import Unit, load_words, units
from kg.model import EntityType

NAME = "proposed"
#: Last words that stay part of the name, and those that do not; chosen by their precision on the training papers.
_KEPT = frozenset(("module", "network", "model", "graph", "representation", "transformer", "attention", "loss"))
_DROPPED = frozenset(("mechanism", "scheme", "strategy", "algorithm", "technique"))
_END = re.compile(
    r"[,.;:()]|(?<![\w-])(?:that|which|who|where|to|by|using|with|in|on|from|when|while|as|via|through|based|under|for|of"
    r"|and|or|capable|designed|called|named|termed|tailored)(?![\w-])"
)
_MIN_WORDS, _MAX_WORDS = 2, 6


def find_proposed(text: str, layers: Layers) -> list[Proposal]:
    """The described methods that the paper calls its own, in the order of the text."""
    found = []
    for sentence in layers.sentences:
        for trigger in TRIGGER.finditer(text, sentence.start, sentence.end):
            end = _END.search(text, trigger.end() + 1, sentence.end)
            row = units(text, trigger.end(), end.start() if end else sentence.end)
            if span := _phrase(text, row):
                found.append(Proposal(*span, EntityType.METHOD, CONFIDENCE[NAME], NAME))
    return found


def _phrase(text: str, row: list[Unit]) -> tuple[int, int] | None:
    """The part of an object that names it, or ``None``; objects with capitals are left to the finder of names."""
    words = load_words()
    while row and words.is_boundary(row[0].lower):
        row = row[1:]
    if not row or row[-1].lower not in _KEPT | _DROPPED:
        return None
    if row[-1].lower in _DROPPED:
        row = row[:-1]
    if not _MIN_WORDS <= len(row) <= _MAX_WORDS or any(words.is_boundary(unit.lower) for unit in row):
        return None
    start, end = row[0].start, row[-1].end
    return (start, end) if text[start:end].islower() else None
