"""What the model sees of a text beside its word pieces: the shape of each piece and of the word that it is in.

The encoder is uncased, so the shape says what the lower case hides: RAUQ is a name, "frame" is not.
"""

import re
from collections.abc import Sequence
from functools import lru_cache

#: Case of the piece x case of its word x whether it starts the word; 0 is for special pieces.
SHAPES = 1 + 8 * 8 * 2
_WORD = re.compile(r"\S+")
_EDGES = ".,;:()[]{}\"'?!`"


@lru_cache(maxsize=200_000)
def case_of(string: str) -> int:
    """The case of a string, 0 to 7.

    No letter or digit, no letter, lower, lower with digits, one capital, capitals, capitalised, mixed.

    >>> [case_of(s) for s in ("--", "42", "frame", "w2v", "A", "RAUQ", "Panda", "RoboMimic")]
    [0, 1, 2, 3, 4, 5, 6, 7]
    """
    if not any(c.isalnum() for c in string):
        return 0
    letters = [c for c in string if c.isalpha()]
    if not letters:
        return 1
    capitals = sum(c.isupper() for c in letters)
    if capitals == 0:
        return 3 if any(c.isdigit() for c in string) else 2
    if capitals == len(letters):
        return 4 if len(letters) == 1 else 5
    return 6 if string[0].isupper() and capitals == 1 else 7


def shapes_of(text: str, offsets: Sequence[tuple[int, int]]) -> list[int]:
    """A shape a piece, 0 to ``SHAPES - 1``.

    Args:
        text: what was cut into pieces.
        offsets: the half-open stretches of the pieces, sorted; empty ones are special pieces.
    """
    words = [(m.start(), m.end(), case_of(m.group().strip(_EDGES))) for m in _WORD.finditer(text)]
    shapes: list[int] = []
    at = 0
    for start, end in offsets:
        if end <= start:
            shapes.append(0)
            continue
        while at < len(words) - 1 and words[at][1] <= start:
            at += 1
        word_start, _, word_case = words[at]
        shapes.append(1 + (case_of(text[start:end]) * 8 + word_case) * 2 + (start == word_start))
    return shapes
