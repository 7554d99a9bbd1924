"""Capitals that only spell an acronym: in "kno**W**ledge" the stressed letter is lower-cased (DESIGN §5)."""

from collections.abc import Sequence

from kg.text.edits import Edit
from kg.text.zones import GONE

_LONGEST_WORD = 60
_LONGEST_STRESS = 3


def find_acronym_letters(masked: str, stressed: Sequence[tuple[int, int]]) -> list[Edit]:
    """Edits of one letter each, for short stressed capitals inside a word whose own letters are lower-case.

    Args:
        masked: the text with all markup hidden, so that a word is a run of letters and hidden characters.
        stressed: the stretches ``[start, end)`` inside the marks.
    """
    short = [(a, b) for a, b in stressed if 0 < b - a <= _LONGEST_STRESS and masked[a:b].isalpha()]
    positions = {i for a, b in short for i in range(a, b)}
    edits: list[Edit] = []
    for start, end in sorted(set(short)):
        letters = masked[start:end]
        if not letters.isupper():
            continue
        left, right = _reach(masked, start, -1), _reach(masked, end - 1, 1)
        own = [masked[i] for i in (*left, *right) if i not in positions]
        if not left or len(own) < 2 or not all(c.islower() for c in own):
            continue
        if not right and (end - start > 1 or len(left) < 3):
            continue  # "miniLM" with its last letters in bold is a name
        edits += [Edit(start + i, start + i + 1, c.lower()) for i, c in enumerate(letters) if len(c.lower()) == 1]
    return edits


def _reach(masked: str, position: int, step: int) -> list[int]:
    """Where the letters of the word stand on one side of ``position``."""
    found: list[int] = []
    at = position + step
    while 0 <= at < len(masked) and abs(at - position) < _LONGEST_WORD:
        if masked[at].isalpha():
            found.append(at)
        elif masked[at] != GONE:
            break
        at += step
    return found
