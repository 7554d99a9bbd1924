"""Linking, a line a step: from the entities of each paper to the entities of the corpus."""

from collections import Counter, defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from kg import ids
from kg.lexicon import Lexicon
from kg.link.acronyms import LONG_ENOUGH, Expansion, definitions, expansions
from kg.link.naming import aliases, canonical_name, qualifier
from kg.link.occurrences import Occurrence, is_acronym, occurrences
from kg.link.reasons import Reasons
from kg.link.rewrite import rewrite
from kg.link.senses import Sense, find_senses, fitting_sense
from kg.link.types import settle_type
from kg.model import AnnotatedPaper, Entity, EntityType, Records
from kg.text.names import looks_coined, lookup_key

#: Types of things that one can touch.
_ROBOTS = frozenset({EntityType.ROBOT, EntityType.ROBOT_KIND})


def link(papers: Sequence[AnnotatedPaper], lexicon: Lexicon) -> Records:
    """The records of the whole corpus; the order of the papers does not matter.

    Args:
        papers: as extraction left them, each paper once.
        lexicon: names that are known beforehand.
    """
    papers = sorted(papers, key=lambda annotated: annotated.paper.id)
    found = list(occurrences(papers, lexicon))
    defined = definitions(found)
    agreed = expansions(defined)
    senses = find_senses(found)
    reasons = Reasons()
    groups: dict[str, list[Occurrence]] = defaultdict(list)
    for occurrence in found:
        groups[_entity_key(occurrence, lexicon, defined, agreed, senses, reasons)].append(occurrence)
    sense_of = {sense.key: sense for group in senses.values() for sense in group}
    groups = _robots_apart(groups, sense_of)
    entities = {key: _entity(key, groups[key], sense_of.get(key), reasons) for key in sorted(groups)}
    entities = _tell_apart(entities, senses, reasons)
    entities = _with_kinds(entities, lexicon)
    entities = _with_replaced(entities, groups)
    reasons.contested(defined, agreed)
    entity_of: dict[str, dict[int, Entity]] = defaultdict(dict)
    for key, members in groups.items():
        for occurrence in members:
            entity_of[occurrence.paper.paper.id][occurrence.index] = entities[key]
    return Records(
        papers=tuple(rewrite(annotated, entity_of[annotated.paper.id]) for annotated in papers),
        entities=tuple(sorted(entities.values(), key=lambda entity: entity.id)),
        merges=reasons.merges(groups, entities),
    )


def _entity_key(
    occurrence: Occurrence,
    lexicon: Lexicon,
    defined: Mapping[tuple[EntityType, str], Counter[str]],
    agreed: Mapping[tuple[EntityType, str], Expansion],
    senses: Mapping[str, tuple[Sense, ...]],
    reasons: Reasons,
) -> str:
    """The entity that an occurrence belongs to; why goes into ``reasons``."""
    namesakes = senses.get(occurrence.key, ())
    if occurrence.coined:
        return next(sense.key for sense in namesakes if occurrence in sense.coiners)
    if occurrence.entry is not None:
        return occurrence.key
    if namesakes and _is_distinctive(occurrence, defined, lexicon):
        fitting = fitting_sense(occurrence, namesakes)
        if len(fitting) == 1:
            reasons.sense(fitting[0])
            return fitting[0].key
        if fitting:
            reasons.ambiguous(occurrence)
            return occurrence.key
    expansion = agreed.get((occurrence.entity.type, occurrence.key))
    if expansion is not None and not occurrence.entity.aliases:
        reasons.expanded(expansion)
        return expansion.key
    return occurrence.key


def _is_distinctive(
    occurrence: Occurrence, defined: Mapping[tuple[EntityType, str], Counter[str]], lexicon: Lexicon
) -> bool:
    """Whether a bare name can be believed to mean what a paper of the corpus coined under it.

    Not a plain phrase, and not an acronym of the field: "SSM" stays what it is to everybody, though one paper coins it
    for something of its own.
    """
    name = occurrence.entity.name
    if not looks_coined(name):
        return False
    known = (occurrence.entity.type, occurrence.key) in defined or bool(lexicon.find_all(name))
    return not is_acronym(name) or (len(occurrence.key) >= LONG_ENOUGH and not known)


def _robots_apart(groups: Mapping[str, list[Occurrence]], senses: Collection[str]) -> dict[str, list[Occurrence]]:
    """A robot is never one with a method, task or dataset of its name: "Digit" walks, "DIGIT" is a tactile sensor."""
    apart: dict[str, list[Occurrence]] = defaultdict(list)
    for key, members in groups.items():
        has_robot = key not in senses and any(member.entity.type in _ROBOTS for member in members)
        for member in members:
            same = not has_robot or member.entity.type in _ROBOTS
            apart[key if same else ids.entity_key(key, member.entity.type)].append(member)
    return apart


def _entity(key: str, members: Sequence[Occurrence], sense: Sense | None, reasons: Reasons) -> Entity:
    counts: Counter[EntityType] = Counter()
    for type_, _ in sorted({(member.entity.type, member.paper.paper.id) for member in members}):
        counts[type_] += 1
    entry = next((member.entry for member in members if member.entry is not None), None)
    if entry is not None:
        type_ = entry.type
    elif sense is not None:
        type_ = sense.type
    else:
        type_ = settle_type(counts)
    if len(counts) > 1:
        reasons.retyped(key, counts, type_, members)
    # The papers that coin a name, and those that the lexicon knows, say how it is written.
    naming = list(sense.coiners) if sense else [member for member in members if member.entry is entry]
    name = canonical_name(naming)
    return Entity(
        id=ids.entity_id(key),
        key=key,
        type=type_,
        name=name,
        aliases=aliases(name, members),
        maker=entry.maker if entry else "",
        kind=entry.kind if entry else "",
        paper_count=len({member.paper.paper.id for member in members}),
    )


def _tell_apart(
    entities: Mapping[str, Entity], senses: Mapping[str, tuple[Sense, ...]], reasons: Reasons
) -> dict[str, Entity]:
    """Namesakes get a qualifier each; a bare name that fits several is marked ambiguous and points to them."""
    told = dict(entities)
    for key, group in senses.items():
        bare = entities.get(key)
        if len(group) == 1 and bare is None:
            continue
        for sense in group:
            entity = told[sense.key]
            told[sense.key] = replace(entity, qualifier=qualifier(entity.name, sense))
        if len(group) > 1:
            reasons.namesakes(key, group)
        if bare is not None and reasons.is_ambiguous(key):
            told[key] = replace(
                bare,
                ambiguous=True,
                qualifier="ambiguous",
                senses=tuple(sorted(told[sense.key].id for sense in group if sense.type is bare.type)),
            )
    return told


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


def _with_replaced(entities: Mapping[str, Entity], groups: Mapping[str, Sequence[Occurrence]]) -> dict[str, Entity]:
    """The ids that bare names would have had, where they lead to one entity alone, so that old links still resolve."""
    claims: dict[str, set[str]] = defaultdict(set)
    for key, members in groups.items():
        for member in members:
            claims[member.bare_key].add(key)
    told = dict(entities)
    for bare, keys in sorted(claims.items()):
        if bare not in entities and len(keys) == 1:
            (key,) = keys
            told[key] = replace(told[key], replaces=tuple(sorted({*told[key].replaces, ids.entity_id(bare)})))
    return told
