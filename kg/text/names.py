"""When two surface forms are the same name: the lookup key (DESIGN §7), and which names look coined."""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from kg.text.clean import clean
from kg.text.spelling import american

#: Greek letters are spelt out, so that "π0" and "pi0" meet.
_GREEK = {
    letter: unicodedata.name(letter).rsplit(" ", 1)[-1].lower().replace("lamda", "lambda")
    for letter in "αβγδεζηθικλμνξοπρστυφχψω"
}
_DASHES = re.compile(r"[\u2010-\u2015\u2212\u00ad\u200b-\u200d\ufeff]")
_POSSESSIVE = re.compile(r"(?<=\w)[\u2019']s\b")
_QUOTES = re.compile(r"[\"'`\u2018\u2019\u201c\u201d\u00b4]+")
_SEPARATORS = re.compile(r"[-_\s]+")
#: Only a name that holds one of these can hold markup (cleaning every name would cost more than all the rest).
_MARKUP = re.compile(r"[$\\<&*_`{~]")
_TRIM = " \t\n,;:.!?"
#: Letters that no normal form takes apart.
_LETTERS = str.maketrans({"ø": "o", "ł": "l", "đ": "d", "ð": "d", "ħ": "h", "ı": "i", "æ": "ae", "œ": "oe", "þ": "th"})

#: Plurals of the field that the rules below would get wrong.
_IRREGULAR = {
    "analyses": "analysis",
    "hypotheses": "hypothesis",
    "syntheses": "synthesis",
    "matrices": "matrix",
    "vertices": "vertex",
    "indices": "index",
    "biases": "bias",
    "axes": "axis",
    "series": "series",
    "species": "species",
    "movies": "movie",
    "caches": "cache",
    "corpora": "corpus",
    "criteria": "criterion",
    "phenomena": "phenomenon",
}
_NO_PLURAL = ("ss", "us", "is", "as", "os", "ics")
_ES_PLURAL = ("sses", "xes", "ches", "shes", "zzes")


def singular(word: str) -> str:
    """The singular of one English word or acronym; what does not look like a plural comes back as it is.

    >>> [singular(w) for w in ("policies", "losses", "LLMs", "GPS", "dynamics", "bias", "datasets", "CrossLoss")]
    ['policy', 'loss', 'LLM', 'GPS', 'dynamics', 'bias', 'dataset', 'CrossLoss']
    """
    low = word.lower()
    if low in _IRREGULAR:
        return _IRREGULAR[low]
    if not word.endswith("s") or len(word) < 3:
        return word  # a capital S belongs to an acronym (ROS, GPS)
    stem = word[:-1]
    if sum(c.isupper() for c in stem) >= 2 and stem[-1].isupper():
        return stem  # LLMs, DNNs
    if low.endswith(_NO_PLURAL) or len(word) < 4 or not stem[-1].isalpha():
        return word
    if low.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    if low.endswith(_ES_PLURAL):
        return word[:-2]
    return stem


@lru_cache(maxsize=200_000)
def key_words(name: str) -> tuple[str, ...]:
    """The words of a name as the lookup key sees them; empty where a name has none.

    Markup, NFKC, case, accents, Greek letters, quotes and possessives, British spelling, hyphen/space/underscore, and
    the plural of the last word and of one before "of" are levelled.

    >>> key_words("Mixtures-of-Experts"), key_words("β-VAEs"), key_words("Łojasiewicz's optimisation")
    (('mixture', 'of', 'expert'), ('beta', 'vae'), ('lojasiewicz', 'optimization'))
    """
    text = clean(name).text if _MARKUP.search(name) else name
    text = _POSSESSIVE.sub("", unicodedata.normalize("NFKC", text))
    text = _QUOTES.sub("", _DASHES.sub("-", text)).strip(_TRIM)
    words = [w for w in _SEPARATORS.split(text) if w]
    counted = [
        singular(word) if at + 1 == len(words) or words[at + 1].lower() == "of" else word
        for at, word in enumerate(words)
    ]
    return tuple(american(_fold(word)) for word in counted)


@lru_cache(maxsize=200_000)
def lookup_key(name: str) -> str:
    """The form in which two spellings of one name are equal: its :func:`key_words` without what separates them.

    What carries meaning stays: digits (a separator between two digits is kept, so that "Qwen2-7B" is not "Qwen27B"),
    signs ("RRT*", "C++"), dots ("GPT-3.5").

    >>> lookup_key("Diffusion Policies") == lookup_key("diffusion-policy")
    True
    >>> [lookup_key(n) for n in ("RRT*", "Qwen2-7B", "Qwen-27B", "CIFAR-10", "Robo Mimic")]
    ['rrt*', 'qwen2-7b', 'qwen27b', 'cifar10', 'robomimic']
    """
    return join_words(key_words(name)) or " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def join_words(words: Sequence[str]) -> str:
    """Words of a key as one: no separator, but one between two digits.

    >>> join_words(("qwen2", "7b")), join_words(("diffusion", "policy"))
    ('qwen2-7b', 'diffusionpolicy')
    """
    key = ""
    for word in words:
        key += f"-{word}" if key[-1:].isdigit() and word[:1].isdigit() else word
    return key


def _fold(word: str) -> str:
    """Case, accents and Greek letters levelled."""
    marks_off = "".join(c for c in unicodedata.normalize("NFKD", word.casefold()) if not unicodedata.combining(c))
    return "".join(_GREEK.get(c, c) for c in marks_off.translate(_LETTERS))


def looks_coined(name: str) -> bool:
    """Whether a name has the shape of a coined one: a capital or digit that no sentence would ask for.

    >>> [looks_coined(n) for n in ("GRASP", "TT-Sparse", "Discrete Transformer", "Transformer", "power method")]
    [True, True, True, False, False]
    """
    words = name.replace("-", " ").split()
    if not words:
        return False
    inner = any(c.isupper() or c.isdigit() for word in words for c in word[1:])
    return inner or (len(words) > 1 and sum(word[0].isupper() for word in words) > 1)
