"""The words of a paper that count, and those of them that tell what it is about (``words.toml`` lists the others)."""

import re
import tomllib
from collections import Counter
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from kg.model import ABSTRACT, TITLE, Paper

#: Words of three letters or more; what follows a backslash is a command, what holds a digit is no word.
_ADDRESS = re.compile(r"https?://\S+")
_WORD = re.compile(r"(?<![\\\w])[^\W\d_]{3,}(?![\w])")
#: These end in "ies" in the singular too.
_ONE_FORM = frozenset({"series", "species"})


def counted_words(paper: Paper) -> Counter[str]:
    """How often title and abstract have each word, folded, but for function words.

    Where there is no abstract, all texts are read.
    """
    counts: Counter[str] = Counter()
    for text in paper.texts:
        if text.name in (TITLE, ABSTRACT) or not paper.has_abstract:
            counts.update(map(folded, _WORD.findall(_ADDRESS.sub(" ", text.raw))))
    function = _lists()["function"]
    return Counter({word: count for word, count in counts.items() if word not in function})


def is_telling(word: str) -> bool:
    """Whether a folded word says what a paper is about.

    >>> [word for word in ("our", "propose", "result", "grasp", "model") if is_telling(word)]
    ['grasp', 'model']
    """
    return all(word not in words for words in _lists().values())


@cache
def _lists() -> Mapping[str, frozenset[str]]:
    """The lists of ``words.toml``, folded; read once."""
    table = tomllib.loads(files("kg.graph").joinpath("words.toml").read_text(encoding="utf-8"))
    return {name: frozenset(folded(word) for word in words.split()) for name, words in table.items()}


def folded(word: str) -> str:
    """Lower case, and one form of singular and plural.

    >>> folded("Policies"), folded("Robots"), folded("loss"), folded("bias"), folded("series")
    ('policy', 'robot', 'loss', 'bias', 'series')
    """
    word = word.casefold()
    if word in _ONE_FORM:
        return word
    if word.endswith("ies") and len(word) > 4:
        return f"{word[:-3]}y"
    return word[:-1] if word.endswith("s") and word[-2] not in "aisu" else word
