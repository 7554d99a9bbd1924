"""Senses: a coined name belongs to the paper that coins it (DESIGN §7).

Two papers that coin the same name mean two things, unless they show that they mean the same: the same long form, the
same code link, or the same title (a paper that comes twice). The key of a sense is the smallest key of its papers.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from kg import ids
from kg.link.occurrences import Occurrence, is_acronym
from kg.model import EntityType
from kg.text.names import lookup_key


@dataclass(frozen=True, slots=True)
class Sense:
    """One meaning of a coined name."""

    key: str  # entity key: "grasp @sha256:…"
    type: EntityType
    coiners: tuple[Occurrence, ...]  # sorted by the key of the paper


def find_senses(found: Iterable[Occurrence]) -> dict[str, tuple[Sense, ...]]:
    """Lookup key of each coined name -> its senses, sorted by key."""
    coined: dict[str, list[Occurrence]] = defaultdict(list)
    for occurrence in found:
        if occurrence.coined:
            coined[occurrence.key].append(occurrence)
    return {key: _senses(key, coiners) for key, coiners in sorted(coined.items())}


def fitting_sense(occurrence: Occurrence, senses: Sequence[Sense]) -> list[Sense]:
    """The senses that a mention of the bare name may mean: of its type, with no other long form."""
    own = long_forms(occurrence)
    fitting = []
    for sense in senses:
        theirs = set().union(*(long_forms(coiner) for coiner in sense.coiners))
        if sense.type is occurrence.entity.type and (not own or not theirs or own & theirs):
            fitting.append(sense)
    return fitting


def long_forms(occurrence: Occurrence) -> set[str]:
    """The lookup keys of the names of several words that an occurrence has beside its acronym."""
    return {lookup_key(name) for name in occurrence.entity.names if " " in name and not is_acronym(name)}


def _senses(key: str, coiners: Sequence[Occurrence]) -> tuple[Sense, ...]:
    groups: list[list[Occurrence]] = []
    for coiner in sorted(coiners, key=lambda item: (item.paper.paper.key, item.index)):
        # No chains: a paper joins a group only where it means the same as every member.
        home = next((group for group in groups if all(_same(coiner, member) for member in group)), None)
        if home is None:
            groups.append([coiner])
        else:
            home.append(coiner)
    return tuple(
        Sense(ids.entity_key(key, group[0].paper.paper.key), group[0].entity.type, tuple(group)) for group in groups
    )


def _same(one: Occurrence, two: Occurrence) -> bool:
    if one.paper.paper.key == two.paper.paper.key:
        return True
    if one.entity.type is not two.entity.type:
        return False
    return bool(long_forms(one) & long_forms(two)) or bool(_code(one) & _code(two)) or _title(one) == _title(two) != ""


def _code(occurrence: Occurrence) -> set[str]:
    return {link.url.rstrip("/").casefold() for link in occurrence.paper.links if link.kind == "code"}


def _title(occurrence: Occurrence) -> str:
    return ids.normalised_text(occurrence.paper.paper.title)
