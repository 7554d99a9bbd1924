"""Labels of foreign vocabularies, and when two of them are one name."""

import difflib
import re

from kg.text.names import lookup_key

_BRACKET = re.compile(r"(.+?)\s*\(([\w-]{2,10})\)")
#: Words that add nothing to the name of a thing.
_EMPTY = frozenset(
    ("algorithm", "approach", "method", "methodology", "model", "problem", "procedure", "scheme", "system", "technique")
)
_LIKENESS = 0.9


def label_keys(label: str) -> tuple[str, ...]:
    """The lookup keys of a label; of one with its acronym in brackets also that without.

    >>> label_keys("multi objective optimizations (moo)"), label_keys("compression ratio (machinery)")
    (('multiobjectiveoptimizations(moo)', 'multiobjectiveoptimization'), ('compressionratio(machinery)',))
    """
    keys = [lookup_key(label)]
    if (found := _BRACKET.fullmatch(label)) and _is_initials(found[2], found[1]):
        keys.append(lookup_key(found[1]))
    return tuple(dict.fromkeys(keys))


def _is_initials(short: str, long: str) -> bool:
    words = [word for word in re.split(r"[\s-]+", long.casefold()) if word]
    letters = short.casefold().removesuffix("s")
    return "".join(word[0] for word in words).startswith(letters) or letters in "".join(w[0] for w in words)


def is_one_word(name: str) -> bool:
    """Whether a name is a single word, and so may be a word of the language, of another field, or an acronym."""
    return len(re.split(r"[\s\-_/]+", name.strip())) < 2


def is_name_alone(names: tuple[str, ...], key: str) -> bool:
    """Whether a name is never written in lower case, and so may be a product or an acronym that looks like a word."""
    return not any(name == name.lower() and lookup_key(name) == key for name in names)


def differ_in_nothing(one: str, two: str) -> bool:
    """Whether two synonyms differ in spelling or in empty words alone.

    >>> differ_in_nothing("mean squared error", "mean square error"), differ_in_nothing("k-NN", "k-NN algorithm")
    (True, True)
    >>> differ_in_nothing("neural network", "back propagation neural network")
    False
    """
    left, right = (bare_words(name) for name in (one, two))
    if left == right:
        return bool(left)
    likeness = difflib.SequenceMatcher(None, "".join(left), "".join(right), autojunk=False).ratio()
    return len(left) == len(right) and likeness >= _LIKENESS


def bare_words(name: str) -> tuple[str, ...]:
    """The lookup keys of the words of a name, without those that add nothing; in their order."""
    words = [lookup_key(word) for word in re.split(r"[\s\-_]+", name) if word.strip()]
    return tuple(word for word in words if word not in _EMPTY)
