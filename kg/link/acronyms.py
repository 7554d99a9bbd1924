"""Acronyms across the corpus: one that a paper leaves undefined takes the long form on which its definitions agree."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from kg.link.occurrences import Occurrence, is_acronym
from kg.model import EntityType
from kg.text.names import lookup_key

#: Share of the defining papers that must agree.
_AGREEMENT = 0.9
#: What one paper alone says of an acronym is believed of the others from this length on; short ones mean many things.
LONG_ENOUGH = 4


@dataclass(frozen=True, slots=True)
class Expansion:
    """What an acronym stands for, and how many papers say so."""

    key: str  # lookup key of the long form
    agreeing: int
    defining: int

    @property
    def reason(self) -> str:
        """In words."""
        return f"{self.agreeing} of {self.defining} papers that define the acronym give this long form"


def definitions(found: Iterable[Occurrence]) -> dict[tuple[EntityType, str], Counter[str]]:
    """(type, lookup key of an acronym) -> how many papers give it which long form (as a key)."""
    table: dict[tuple[EntityType, str], Counter[str]] = defaultdict(Counter)
    for occurrence in found:
        entity = occurrence.entity
        if occurrence.coined or is_acronym(entity.name):
            continue
        for key in sorted({lookup_key(alias) for alias in entity.aliases if is_acronym(alias)}):
            table[entity.type, key][occurrence.key] += 1
    return table


def expansions(table: dict[tuple[EntityType, str], Counter[str]]) -> dict[tuple[EntityType, str], Expansion]:
    """The acronyms on whose long form the corpus agrees; contested ones are left out."""
    agreed: dict[tuple[EntityType, str], Expansion] = {}
    for (type_, acronym), counts in table.items():
        total = counts.total()
        key, best = min(counts.items(), key=lambda item: (-item[1], item[0]))
        if best / total >= _AGREEMENT and (total > 1 or len(acronym) >= LONG_ENOUGH):
            agreed[type_, acronym] = Expansion(key, best, total)
    return agreed
