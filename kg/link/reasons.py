"""The log of linking: every decision with its reason and an example, for ``merges.jsonl`` and for a curator."""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from kg import ids
from kg.link.acronyms import Expansion
from kg.link.naming import plain
from kg.link.occurrences import Occurrence
from kg.link.senses import Sense
from kg.link.types import type_reason
from kg.model import Decision, Entity, EntityType, Merge
from kg.text.clean import clean_line
from kg.text.names import lookup_key

#: How many papers a decision names; the counts in its reason are of all.
_PAPERS = 20


@dataclass
class Reasons:
    """Collects decisions while linking goes on, and turns them into sorted :class:`Merge` records."""

    _why: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    _ambiguous: dict[str, list[Occurrence]] = field(default_factory=lambda: defaultdict(list))
    _log: list[Merge] = field(default_factory=list)

    def expanded(self, expansion: Expansion) -> None:
        """An undefined acronym took its long form."""
        self._why[expansion.key].add(expansion.reason)

    def sense(self, sense: Sense) -> None:
        """A mention of a coined name went to the one paper that coins it."""
        self._why[sense.key].add("coined by one paper alone")

    def ambiguous(self, occurrence: Occurrence) -> None:
        """A mention of a coined name fits several papers that coin it."""
        self._ambiguous[occurrence.key].append(occurrence)

    def is_ambiguous(self, key: str) -> bool:
        """Whether some mention of the bare name fitted several senses."""
        return key in self._ambiguous

    def namesakes(self, key: str, senses: Sequence[Sense]) -> None:
        """Several papers coin one name for different things."""
        coiners = [sense.coiners[0] for sense in senses]
        self._add(
            {coiner.entity.name for coiner in coiners},
            ids.entity_id(key),
            Decision.DIFFERENT,
            f"coined by {len(senses)} papers, and nothing shows that they mean the same",
            coiners,
        )

    def retyped(self, key: str, counts: Counter[EntityType], type_: EntityType, members: Sequence[Occurrence]) -> None:
        """Papers disagree about a type."""
        others = [member for member in members if member.entity.type is not type_]
        reason = f"{type_}: {type_reason(counts)}"
        self._add({member.entity.name for member in members}, ids.entity_id(key), Decision.RETYPED, reason, others)

    def contested(
        self,
        defined: Mapping[tuple[EntityType, str], Counter[str]],
        agreed: Mapping[tuple[EntityType, str], Expansion],
    ) -> None:
        """Acronyms that stand for several things are left apart."""
        for (type_, acronym), counts in sorted(defined.items()):
            if (type_, acronym) in agreed or len(counts) < 2:
                continue
            forms = ", ".join(f"{key} ({count})" for key, count in sorted(counts.items(), key=lambda i: (-i[1], i[0])))
            names = (acronym, *sorted(counts))
            reason = f"{type_} acronym with several long forms: {forms}"
            self._log.append(Merge(names, ids.entity_id(acronym), Decision.DIFFERENT, reason))

    def merges(self, groups: Mapping[str, Sequence[Occurrence]], entities: Mapping[str, Entity]) -> tuple[Merge, ...]:
        """All decisions, sorted; an entity whose papers all spell it alike needs none."""
        for key, members in groups.items():
            names = {plain(name) for member in members for name in member.entity.names}
            if len({name.casefold() for name in names}) > 1:
                self._add(names, entities[key].id, Decision.SAME, self._same(key, members), members)
        for key, fitting in self._ambiguous.items():
            names = {occurrence.entity.name for occurrence in fitting}
            self._add(names, ids.entity_id(key), Decision.AMBIGUOUS, "fits several papers that coin the name", fitting)
        return tuple(sorted(set(self._log)))

    def _same(self, key: str, members: Sequence[Occurrence]) -> str:
        why = set(self._why.get(key, ()))
        if any(member.entry is not None for member in members):
            why.add("names of one entry of the lexicon")
        if len({lookup_key(name) for member in members for name in member.entity.names}) > 1 and any(
            member.entity.aliases for member in members
        ):
            why.add("named together in a paper")
        if len({member.bare_key for member in members}) < len({member.entity.name for member in members}):
            why.add("same lookup key")
        return "; ".join(sorted(why)) or "same lookup key"

    def _add(
        self, names: set[str], entity: str, decision: Decision, reason: str, members: Sequence[Occurrence]
    ) -> None:
        papers = tuple(sorted({member.paper.paper.id for member in members})[:_PAPERS])
        example = min(((member.paper.paper.id, member.index, member) for member in members), default=None, key=_first)
        sentence = _sentence(example[2]) if example else ""
        self._log.append(Merge(tuple(sorted(names)), entity, decision, reason, papers, sentence))


def _first(item: tuple[str, int, Occurrence]) -> tuple[str, int]:
    return item[:2]


def _sentence(occurrence: Occurrence) -> str:
    """The cleaned sentence of the first mention, empty where the paper has none."""
    annotated = occurrence.paper
    mention = next((m for m in annotated.mentions if m.entity == occurrence.index), None)
    sentence = annotated.find_sentence(mention.span) if mention else None
    return clean_line(annotated.paper.quote(sentence)) if sentence else ""
