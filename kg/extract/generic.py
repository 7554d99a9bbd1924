"""Phrases that name nothing (the column "no" of ``ANNOTATION.md``): never an entity, whoever proposes them."""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from kg.extract.layers import Proposal
from kg.extract.measures import BARE
from kg.model import EntityType
from kg.text.names import singular

#: A measure with its value, as if it were a name with a version: "AUROC 0.814".
_MEASURED = re.compile(rf"{BARE} (?:of )?\d*\.?\d+%?")


class _Lists(NamedTuple):
    """The lists of ``generic.toml``."""

    empty: frozenset[str]
    nothing: Mapping[EntityType, frozenset[str]]


@cache
def _load() -> _Lists:
    table = tomllib.loads(files("kg.extract").joinpath("generic.toml").read_text(encoding="utf-8"))
    fields = _phrases(table["fields"])
    nothing = {EntityType(kind): _phrases(words) for kind, words in table["nothing"].items()}
    for kind in (EntityType.METHOD, EntityType.TASK):
        nothing[kind] |= fields
    return _Lists(frozenset(table["empty"].split()), nothing)


def _phrases(words: str) -> frozenset[str]:
    return frozenset(word.replace("+", " ") for word in words.split())


def is_generic(name: str, kind: EntityType) -> bool:
    """Whether a surface form names nothing of its type.

    >>> [is_generic(name, EntityType.METHOD) for name in ("our novel framework", "Framework", "power method")]
    [True, True, False]
    >>> [is_generic("humanoid robots", kind) for kind in (EntityType.ROBOT, EntityType.ROBOT_KIND)]
    [True, False]
    """
    lists = _load()
    words = name.lower().replace("‐", "-").replace("‑", "-").split()
    while words and words[0] in lists.empty:
        words = words[1:]
    if not words:
        return True
    return " ".join([*words[:-1], singular(words[-1])]).replace("-", " ") in lists.nothing[kind]


def names_nothing(surface: str, kind: EntityType) -> bool:
    """Whether a surface form, as it stands in the text, is no entity of its type.

    Capitals inside a word ("SYSTEM", "MoDel", "ITS") tell that it is a name; a measure with its value is none.
    """
    return (not _has_capital_inside(surface) and is_generic(surface, kind)) or bool(_MEASURED.fullmatch(surface))


def without_generic(text: str, proposals: list[Proposal]) -> list[Proposal]:
    """The proposals that name something."""
    return [p for p in proposals if not names_nothing(text[p.start : p.end], p.type)]


def _has_capital_inside(surface: str) -> bool:
    return any(c.isupper() for word in surface.split() for part in word.split("-") for c in part[1:])
