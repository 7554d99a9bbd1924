"""The log of linking: every decision with its reason and an example, for ``merges.jsonl`` and for a curator."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from kg import ids
from kg.link.acronyms import Acronyms
from kg.link.assign import Home, ambiguous_senses
from kg.link.naming import plain
from kg.link.occurrences import Occurrence
from kg.link.senses import Sense
from kg.link.types import type_reason
from kg.model import Decision, Entity, EntityType, Merge
from kg.text.clean import clean_line
from kg.text.names import lookup_key

#: How many papers a decision names; the counts in its reason are of all.
_PAPERS = 20
#: How many long forms of a contested acronym, or namesakes, a reason lists.
_LISTED = 8

#: The occurrences of one entity, each with why it belongs there.
Group = Sequence[tuple[Occurrence, Home]]


@dataclass
class Reasons:
    """Collects decisions while linking goes on, as :class:`Merge` records."""

    _log: list[Merge] = field(default_factory=list)

    def merges(self) -> tuple[Merge, ...]:
        """All decisions, sorted."""
        return tuple(sorted(set(self._log)))

    def dropped(self, reason: str, members: Sequence[Occurrence]) -> None:
        """A name became no entity."""
        papers = len({member.paper.paper.id for member in members})
        said = f"{reason}; left out of {papers} paper{'s' if papers > 1 else ''}"
        forms = {plain(member.entity.name) for member in members}
        self._add(forms, ids.entity_id(members[0].key), Decision.DROPPED, said, members)

    def same(self, entity: Entity, group: Group) -> None:
        """Several forms, or several papers that coin one name, are one entity; nothing where all spell it alike."""
        members = [occurrence for occurrence, _ in group]
        names = {plain(name) for member in members for name in member.entity.names}
        whys = {why for _, home in group for why in home.why.split("; ") if why}
        if len({name.casefold() for name in names}) < 2 and not whys:
            return
        if any(member.entry is not None for member in members):
            whys.add("names of one entry of the lexicon")
        if len({lookup_key(name) for name in names}) > 1 and any(member.entity.aliases for member in members):
            whys.add("named together in a paper")
        if len({member.bare_key for member in members}) < len({member.entity.name for member in members}):
            whys.add("spellings that have one lookup key")
        reason = "; ".join(sorted(whys)) or "spellings that have one lookup key"
        self._add(names, entity.id, Decision.SAME, reason, members)

    def namesakes(self, key: str, told: Sequence[tuple[Entity, Sense]]) -> None:
        """Several works coin one name for different things."""
        coiners = [sense.coiners[0] for _, sense in told]
        listed = "; ".join(entity.label for entity, _ in told[:_LISTED]) + ("; …" if len(told) > _LISTED else "")
        self._add(
            {entity.name for entity, _ in told},
            ids.entity_id(key),
            Decision.DIFFERENT,
            f"coined by {len(told)} works, and nothing shows that they mean the same: {listed}",
            coiners,
            tuple((entity.label, entity.paper_count) for entity, _ in told),
        )

    def ambiguous(self, entity: Entity, group: Group, label_of: Mapping[str, str]) -> None:
        """Mentions of a coined name fit several works that coin it."""
        fitting = [occurrence for occurrence, home in group if home.candidates]
        votes = tuple((label_of[key], count) for key, count in ambiguous_senses([home for _, home in group]))
        reason = f"may be any of {len(votes)} that bear the name, and no text says which"
        self._add({plain(o.entity.name) for o in fitting}, entity.id, Decision.AMBIGUOUS, reason, fitting, votes)

    def retyped(self, entity: Entity, counts: Counter[EntityType], members: Sequence[Occurrence]) -> None:
        """Papers disagree about a type, and one of them holds for all."""
        others = [member for member in members if member.entity.type is not entity.type]
        reason = f"{entity.type}: {type_reason(counts)}"
        names = {plain(member.entity.name) for member in members}
        self._add(names, entity.id, Decision.RETYPED, reason, others, _votes(counts))

    def apart(self, entity: Entity, counts: Counter[EntityType], members: Sequence[Occurrence]) -> None:
        """Papers disagree about a type so evenly that the name is an entity of each."""
        reason = f"one name for two types of thing: {type_reason(counts)}"
        self._add(
            {plain(m.entity.name) for m in members}, entity.id, Decision.DIFFERENT, reason, members, _votes(counts)
        )

    def forbidden(self, one: str, two: str, why: str, members: Sequence[Occurrence]) -> None:
        """The guard held two names apart that something else would have made one."""
        self._add({one, two}, ids.entity_id(lookup_key(two)), Decision.DIFFERENT, why, members)

    def contested(self, acronyms: Acronyms) -> None:
        """Acronyms that stand for several things are left apart."""
        for acronym, forms in sorted(acronyms.contested.items()):
            listed = ", ".join(f"{form} ({count})" for form, count in forms[:_LISTED])
            more = f", and {len(forms) - _LISTED} more" if len(forms) > _LISTED else ""
            names = tuple(sorted({acronyms.written[acronym], *(form for form, _ in forms)}))
            reason = f"an acronym with {len(forms)} long forms, none of which most papers mean: {listed}{more}"
            self._log.append(Merge(names, ids.entity_id(acronym), Decision.DIFFERENT, reason, votes=forms))

    def _add(
        self,
        names: Iterable[str],
        entity: str,
        decision: Decision,
        reason: str,
        members: Sequence[Occurrence],
        votes: tuple[tuple[str, int], ...] = (),
    ) -> None:
        papers = tuple(sorted({member.paper.paper.id for member in members})[:_PAPERS])
        first = min(members, default=None, key=lambda member: member.place)
        sentence = _sentence(first) if first else ""
        self._log.append(Merge(tuple(sorted(names)), entity, decision, reason, papers, sentence, votes))


def _votes(counts: Counter[EntityType]) -> tuple[tuple[str, int], ...]:
    return tuple(sorted(((str(type_), n) for type_, n in counts.items()), key=lambda vote: (-vote[1], vote[0])))


def _sentence(occurrence: Occurrence) -> str:
    """The cleaned sentence of the first mention, empty where the paper has none."""
    annotated = occurrence.paper
    mention = next((m for m in annotated.mentions if m.entity == occurrence.index), None)
    sentence = annotated.find_sentence(mention.span) if mention else None
    return clean_line(annotated.paper.quote(sentence)) if sentence else ""
