"""From groups of occurrences to the entities of the corpus: type, name, aliases, and what tells namesakes apart."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace

from kg import ids
from kg.lexicon import Lexicon
from kg.link.assign import Corpus, ambiguous_senses
from kg.link.groups import Groups, type_counts
from kg.link.naming import aliases, canonical_name, qualifier
from kg.link.reasons import Group, Reasons
from kg.link.senses import Sense
from kg.link.types import settle_type
from kg.model import Entity, EntityType
from kg.text.names import lookup_key

#: How a type is called in the qualifier of an entity.
_TYPE_WORDS = {EntityType.ROBOT_KIND: "robot kind"}


def make_entities(groups: Groups, corpus: Corpus, lexicon: Lexicon, reasons: Reasons) -> dict[str, Entity]:
    """Entity key -> entity, sorted; every decision goes into the log."""
    sense_of = {sense.key: sense for group in corpus.senses.values() for sense in group}
    keys = frozenset(_name_key(key) for key in groups)
    entities = {}
    long_of = {acronym: said.long for acronym, said in corpus.acronyms.agreed.items()}
    for key in sorted(groups):
        entity = _entity(key, groups[key], sense_of.get(key), reasons)
        others = aliases(entity.name, [member for member, _ in groups[key]], keys, long_of)
        entities[key] = replace(entity, aliases=others)
    entities = _with_senses(entities, groups, corpus.senses, reasons)
    entities = _with_types(entities, groups, reasons)
    entities = _with_kinds(entities, lexicon)
    for key in sorted(groups):
        reasons.same(entities[key], groups[key])
    return _with_replaced(entities, groups)


def _name_key(key: str) -> str:
    return key.split(" @", maxsplit=1)[0]


def _entity(key: str, group: Group, sense: Sense | None, reasons: Reasons) -> Entity:
    members = [member for member, _ in group]
    counts = type_counts(members)
    entry = next((member.entry for member in members if member.entry is not None), None)
    if entry is not None:
        type_ = entry.type
    elif sense is not None:
        type_ = sense.type
    else:
        type_ = settle_type(counts)
    # The papers that coin a name, and those that the lexicon knows, say how it is written.
    naming = list(sense.coiners) if sense else [member for member in members if member.entry is entry]
    name = canonical_name(naming, "" if sense else _name_key(key))
    entity = Entity(
        id=ids.entity_id(key),
        key=key,
        type=type_,
        name=name,
        maker=entry.maker if entry else "",
        kind=entry.kind if entry else "",
        paper_count=len({member.paper.paper.id for member in members}),
    )
    if len(counts) > 1:
        reasons.retyped(entity, counts, members)
    return entity


def _with_senses(
    entities: Mapping[str, Entity], groups: Groups, senses: Mapping[str, Sequence[Sense]], reasons: Reasons
) -> dict[str, Entity]:
    """Namesakes get a qualifier each; a bare name that fits several is marked ambiguous and points to them."""
    told = dict(entities)
    for key, group in senses.items():
        bare = entities.get(key)
        if len(group) == 1 and bare is None:
            continue
        taken: set[str] = set()
        for sense in group:
            said = _distinct(qualifier(entities[sense.key].name, sense), sense, taken)
            told[sense.key] = replace(entities[sense.key], qualifier=said)
        if len(group) > 1:
            reasons.namesakes(key, [(told[sense.key], sense) for sense in group])
        if bare is None:
            continue
        homes = [home for _, home in groups[key]]
        if candidates := ambiguous_senses(homes):
            may_be = tuple(sorted(told[candidate].id for candidate, _ in candidates))
            told[key] = replace(bare, ambiguous=True, qualifier="ambiguous", senses=may_be)
            reasons.ambiguous(told[key], groups[key], {sense.key: told[sense.key].label for sense in group})
    return told


def _distinct(said: str, sense: Sense, taken: set[str]) -> str:
    """The qualifier, with the hash of the sense's key where a namesake has the same one."""
    said = said if said not in taken else f"{said}, {ids.hash8(sense.key)}"
    taken.add(said)
    return said


def _with_types(entities: Mapping[str, Entity], groups: Groups, reasons: Reasons) -> dict[str, Entity]:
    """Entities of one name and several types point to each other, and bear the type as a qualifier."""
    told = dict(entities)
    for key in sorted(entities):
        name, _, sense = key.partition(" @")
        if sense not in set(EntityType) or name not in entities:
            continue
        one, two = told[name], told[key]
        if one.ambiguous or one.type is two.type:
            continue
        told[name] = replace(
            one, qualifier=one.qualifier or _type_words(one.type), related=tuple(sorted({*one.related, two.id}))
        )
        told[key] = replace(two, qualifier=_type_words(two.type), related=tuple(sorted({*two.related, one.id})))
        members = [member for place in (name, key) for member, _ in groups[place]]
        reasons.apart(told[name], type_counts(members), members)
    return told


def _type_words(type_: EntityType) -> str:
    return _TYPE_WORDS.get(type_, type_.value.lower())


def _with_kinds(entities: Mapping[str, Entity], lexicon: Lexicon) -> dict[str, Entity]:
    """Each robot's kind as the id of an entity; a kind that no paper names becomes an entity of no paper."""
    told = dict(entities)
    for key, entity in entities.items():
        if not entity.kind:
            continue
        kind_key = lookup_key(entity.kind)  # kinds have no namesakes: the loader sees to it
        if kind_key not in told:
            entry = lexicon.find(entity.kind, EntityType.ROBOT_KIND)
            names = entry.aliases if entry else ()
            told[kind_key] = Entity(
                ids.entity_id(kind_key), kind_key, EntityType.ROBOT_KIND, entity.kind, aliases=tuple(sorted(names))
            )
        told[key] = replace(entity, kind=told[kind_key].id)
    return told


def _with_replaced(entities: Mapping[str, Entity], groups: Groups) -> dict[str, Entity]:
    """The ids that bare names would have had, where they lead to one entity alone, so that old links still resolve."""
    claims: dict[str, set[str]] = defaultdict(set)
    for key, members in groups.items():
        for member, _ in members:
            claims[member.bare_key].add(key)
    told = dict(entities)
    for bare, keys in sorted(claims.items()):
        if bare not in entities and len(keys) == 1:
            (key,) = keys
            told[key] = replace(told[key], replaces=tuple(sorted({*told[key].replaces, ids.entity_id(bare)})))
    return told
