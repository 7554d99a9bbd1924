"""The guard: what two names must share to be the same thing at all, however alike they are (DESIGN §7).

It never merges; it only forbids. Numbers, versions, sizes, signs, variant suffixes and negations keep names apart, and
so does case where one form is a word of the language and the other an acronym.
"""

import re
from collections import Counter
from functools import lru_cache
from itertools import pairwise

from kg.link.generic import HEADS
from kg.text.names import join_words, key_words, looks_coined, singular

#: A number with the letters of a size or version that end its word: "7b", "4o", "2.1".
_NUMBER = re.compile(r"\d+(?:\.\d+)*(?:[a-z]{1,2}(?![a-z]))?")
_SIGNS = "*+#±†‡"
#: Beginnings that turn a name into what it is not.
_NEGATIONS = frozenset(("w/o", "without", "no", "non", "anti", "not", "un"))
_CENTURY = "20"
_YEAR_LENGTHS = (2, 4)
#: Letters of an acronym that stand for a sound: X for "cross" or "ex", 2 for "to", 4 for "for".
_SOUNDS = {"x": ("cross", "trans", "ex"), "2": ("to", "two"), "4": ("for", "four")}
_LONGEST_ACRONYM = 10


def is_acronym(name: str) -> bool:
    """Whether a name can be short for a longer one: one word of at most ten characters with two capitals.

    >>> [is_acronym(n) for n in ("GRPO", "MoE", "LLMs", "Sys-MoE", "Panda", "Discrete Transformer")]
    [True, True, True, True, False, False]
    """
    return " " not in name and len(name) <= _LONGEST_ACRONYM and sum(c.isupper() for c in name) >= 2


@lru_cache(maxsize=100_000)
def is_short_for(short: str, long: str) -> bool:
    """Whether the letters of ``short`` stand in ``long`` in their order, the first at the beginning of a word.

    >>> is_short_for("GRPO", "group relative policy optimization"), is_short_for("W2S", "weak-to-strong")
    (True, True)
    >>> is_short_for("GPT-4", "large language model"), is_short_for("LIBERO", "LIBERO-Plus")
    (False, False)
    """
    letters = [c for c in "".join(key_words(short)) if c.isalnum()]
    words = key_words(long)
    if len(letters) < 2 or len(words) < 2 or "".join(letters) in words or _inside(key_words(short), words):
        return False
    return any(_spelt(letters, words[start:]) for start in range(len(words)))


def _inside(part: tuple[str, ...], words: tuple[str, ...]) -> bool:
    """Whether a name is a stretch of a longer one: "GPT-3.5" is not short for "GPT-3.5 Turbo"."""
    return any(words[at : at + len(part)] == part for at in range(len(words) - len(part) + 1))


def _spelt(letters: list[str], words: tuple[str, ...]) -> bool:
    """Whether the letters stand in the words in order, the first letter first."""
    sounds = _SOUNDS.get(letters[0], ())
    if not words[0].startswith((letters[0], *sounds)):
        return False
    text, at = "".join(words), 1
    for before, letter in pairwise(letters):
        places = [text.find(sound, at) for sound in (letter, *_SOUNDS.get(letter, ()))]
        found = min((place for place in places if place >= 0), default=-1)
        if found < 0:
            if letter.isdigit() and before.isalpha() and text.isalpha():
                continue  # "C3" for "class conditional calibration": the number repeats the letter
            return False
        at = found + 1
    return True


@lru_cache(maxsize=100_000)
def never_same(one: str, two: str) -> str:
    """Why two names can never be one thing; empty where nothing forbids it.

    >>> never_same("YOLOv5", "YOLOv8")
    'they differ in a number: 5, 8'
    >>> never_same("RRT", "RRT*"), never_same("LIBERO", "LIBERO-Plus")
    ('they differ in a sign: *', "one is the other's variant: plus")
    >>> never_same("Group-Relative Policy Optimisation", "GRPO"), never_same("Diffusion Policies", "diffusion policy")
    ('', '')
    """
    left, right = key_words(one), key_words(two)
    if join_words(left) == join_words(right):
        return _case(one, two)
    if is_short_for(one, two) or is_short_for(two, one):
        short, long = sorted((one, two), key=len)
        return numbers_differ(short, long) if _numbers(long) else ""
    return numbers_differ(one, two, missing=True) or _signs(left, right) or _negation(left, right) or _suffix(one, two)


def numbers_differ(one: str, two: str, *, missing: bool = False) -> str:
    """Whether two names hold numbers that contradict each other, in words; with ``missing``, one alone is enough.

    >>> numbers_differ("GPT-4", "GPT-4o"), numbers_differ("AIME'24", "AIME 2024"), numbers_differ("Lean", "Lean 4")
    ('they differ in a number: 4, 4o', '', '')
    """
    left, right = _numbers(one), _numbers(two)
    for number in [n for n in left if n not in right]:
        if twin := next((other for other in right if _one_year(number, other) and other not in left), None):
            left.remove(number)
            right.remove(twin)
    only_left, only_right = Counter(left) - Counter(right), Counter(right) - Counter(left)
    if (only_left and only_right) or (missing and (only_left or only_right)):
        return "they differ in a number: " + ", ".join([*only_left.elements(), *only_right.elements()])
    return ""


def _one_year(one: str, two: str) -> bool:
    short, long = sorted((one, two), key=len)
    return (len(short), len(long)) == _YEAR_LENGTHS and long == _CENTURY + short


def _numbers(name: str) -> list[str]:
    return [number for word in key_words(name) for number in _NUMBER.findall(word)]


def _signs(left: tuple[str, ...], right: tuple[str, ...]) -> str:
    mine, theirs = (Counter(c for word in words for c in word if c in _SIGNS) for words in (left, right))
    if mine == theirs:
        return ""
    return "they differ in a sign: " + "".join(((mine - theirs) + (theirs - mine)).elements())


def _negation(left: tuple[str, ...], right: tuple[str, ...]) -> str:
    odd = (set(left) ^ set(right)) & _NEGATIONS
    return f"one denies what the other says: {min(odd)}" if odd else ""


def _suffix(one: str, two: str) -> str:
    """A proper name and the same with more behind it, which is no mere "model" or "dataset"."""
    short, long = sorted((one, two), key=lambda name: len(key_words(name)))
    head, whole = key_words(short), key_words(long)
    rest = whole[len(head) :]
    if not head or whole[: len(head)] != head or not rest or set(rest) <= HEADS:
        return ""
    proper = looks_coined(short) or (len(head) == 1 and short[:1].isupper())
    return f"one is the other's variant: {' '.join(rest)}" if proper else ""


def _case(one: str, two: str) -> str:
    """An acronym and a word of the language that is spelt alike: "GRASP" is no "grasp", "LLMs" is "LLM"."""
    small, big = sorted((one, two), key=lambda name: sum(c.isupper() for c in name))
    if small.islower() and small.isalpha() and big.isalpha() and singular(big).isupper() and len(small) > 2:
        return "one is a word, the other an acronym"
    return ""
