"""Words as general noun phrases see them, and the lists of ``words.toml``."""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from kg.model import EntityType
from kg.text.names import singular

#: A word with its hyphens, decimals ("GPT-3.5") and dots between single letters ("e.g"); "SE(3)" is one word too.
_UNIT = re.compile(
    r"(?:SE|SO|SU|GL|SL|Sp)\([\dn]\)(?![\w(])|[^\W_](?:(?:[\w'’*+@&\-‐-–]|\.(?=\d)|(?<=\b[A-Za-z])\.(?=[A-Za-z]\b))*[\w*+])?"
)
#: Parts the types in the name of a section of heads whose phrases can have either, as the words around them say.
_OR = "_or_"
#: Endings in -s and -ed that are no plural and no verb.
_NO_INFLECTION = ("ss", "us", "ics", "is", "need", "feed", "seed", "speed")


class Unit(NamedTuple):
    """A word with its hyphens ("vision-language"), half-open, and the same in lower case."""

    start: int
    end: int
    lower: str


@dataclass(frozen=True)
class Words:
    """The lists of ``words.toml``, ready to ask."""

    boundaries: frozenset[str]
    inner: frozenset[str]
    extenders: frozenset[str]
    not_names: frozenset[str]
    weak: frozenset[str]  # heads whose phrases need support
    heads: Mapping[str, tuple[EntityType, ...]]  # singular head noun -> the types it can have, the first by default

    def is_boundary(self, word: str) -> bool:
        """Whether a lower-case word cannot stand inside a name."""
        if word in self.boundaries or word.endswith(("ly", "'s", "’s")):
            return True
        if "-" in word or word in self.inner or word.endswith(_NO_INFLECTION):
            return False
        return word.endswith(("ing", "ed", "s"))

    def head_types(self, word: str) -> tuple[EntityType, ...]:
        """The types of the phrases that a lower-case word heads; empty where it heads none."""
        return self.heads.get(singular(word), ())


def units(text: str, start: int, end: int) -> list[Unit]:
    """The words of a stretch of text, in order.

    >>> [unit.lower for unit in units("Kullback–Leibler (KL) divergence, e.g. GPT-3.5.", 0, 47)]
    ['kullback–leibler', 'kl', 'divergence', 'e.g', 'gpt-3.5']
    """
    return [Unit(m.start(), m.end(), m.group().lower()) for m in _UNIT.finditer(text, start, end)]


@cache
def load_words() -> Words:
    """Reads ``words.toml`` once."""
    table = tomllib.loads(files("kg.extract").joinpath("words.toml").read_text(encoding="utf-8"))
    heads: dict[str, tuple[EntityType, ...]] = {}
    for name, words in table["heads"].items():
        heads |= dict.fromkeys(words.split(), tuple(EntityType(kind) for kind in name.split(_OR)))
    boundaries, inner, extenders, not_names, weak = (
        frozenset(table[name].split()) for name in ("boundaries", "inner", "extenders", "not_names", "weak")
    )
    return Words(boundaries, inner, extenders, not_names, weak, heads)
