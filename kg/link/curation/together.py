"""``[[same]]``: names that mean one thing."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from kg import ids
from kg.link.curation.entries import Entry, Reference
from kg.link.curation.resolve import Names, Unresolved
from kg.link.linked import Linked, moved_in, recounted, unite, with_forms
from kg.link.naming import plain
from kg.model import Entity
from kg.text.names import lookup_key

#: An entry, and the ids of what its names mean.
Group = tuple[Entry, list[str]]


def find_group(entry: Entry, names: Names) -> list[str]:
    """The ids of the entities that an entry makes one; raises ``Unresolved``, also where they differ in type."""
    entities = names.state.entities
    fitting = [names.find_all(reference) for reference in entry.names]
    sure = {ids_[0] for ids_ in fitting if len(ids_) == 1}
    found = []
    for reference, ids_ in zip(entry.names, fitting, strict=True):
        # Where a paper or an earlier build took two of the names for one, the others tell which is meant.
        here = [id_ for id_ in ids_ if id_ in sure]
        found.append(here[0] if len(here) == 1 else names.find_one(reference))
    for reference, id_ in zip(entry.names, found, strict=True):
        if entities[id_].type is not entities[found[0]].type:
            types = f"{entry.names[0]} is a {entities[found[0]].type}, {reference} a {entities[id_].type}"
            raise Unresolved(f"{types}; one thing has one type. Give it in an entry [[retype]].")
    return found


def unite_in_paper(state: Linked, entry: Entry, names: Names) -> tuple[Linked, str]:
    """In one paper alone: all the names mean what the first one means, there or else in the corpus."""
    paper = names.papers.find(entry.paper)
    first, *others = entry.names
    try:
        target = names.state.entity_of[paper][names.in_paper(first.name, paper)[0]]
    except Unresolved:
        target = names.find_one(first)
    going = {index for other in others for index in names.in_paper(other.name, paper)}
    return moved_in(state, paper, going, target), target


def unite_names(state: Linked, groups: Sequence[Group]) -> Linked:
    """Each class of entities that the entries make one, called as the first name of its first entry is written."""
    if not groups:
        return state
    members: dict[str, set[str]] = defaultdict(set)
    for _, found in groups:
        united = set(found).union(*(members.get(id_, ()) for id_ in found))
        members |= dict.fromkeys(united, united)
    survivor = {id_: _survivor(state, united) for id_, united in members.items()}
    state = unite(state, ((id_, members[id_]) for id_ in sorted(set(survivor.values()))))
    entities = dict(state.entities)
    for entry, found in reversed(groups):
        one = called(entities[survivor[found[0]]], plain(entry.names[0].name))
        entities[one.id] = _claiming(entities, one, entry.names)
    state = with_forms(replace(state, entities=entities), survivor.values(), {})
    state = replace(state, entities=_told_apart(state.entities, survivor.values()))
    return _settled(state, set(survivor.values()))


def called(entity: Entity, name: str) -> Entity:
    """The entity under another name; the one that it had becomes an alias."""
    return replace(entity, name=name, aliases=tuple(sorted({*entity.aliases, entity.name} - {name})))


def _survivor(state: Linked, members: Iterable[str]) -> str:
    """The smallest key; one that tells the coining paper goes first, as only that paper can give it again."""
    return min(members, key=lambda id_: (" @" not in state.entities[id_].key, state.entities[id_].key))


def _claiming(entities: Mapping[str, Entity], entity: Entity, names: Iterable[Reference]) -> Entity:
    """The ids that its names have where they stand alone lead to it, unless something else has them."""
    bare = {ids.entity_id(lookup_key(reference.name)) for reference in names if not reference.paper}
    return replace(entity, replaces=tuple(sorted({*entity.replaces, *(bare - entities.keys())})))


def _told_apart(entities: Mapping[str, Entity], touched: Iterable[str]) -> dict[str, Entity]:
    """Without the qualifier of those that have no namesake left."""
    told = dict(entities)
    bearers: dict[str, int] = defaultdict(int)
    for entity in told.values():
        bearers[lookup_key(entity.name)] += 1
    for id_ in touched:
        if bearers[lookup_key(told[id_].name)] == 1:
            told[id_] = replace(told[id_], qualifier="")
    return told


def _settled(state: Linked, united: set[str]) -> Linked:
    """A bare name that could mean several things, of which one is left, means that one."""
    groups = [
        (entity.senses[0], (entity.id, entity.senses[0]))
        for _, entity in sorted(state.entities.items())
        if entity.ambiguous and len(entity.senses) == 1 and entity.senses[0] in united
    ]
    state = unite(state, groups)
    return recounted(replace(state, entities=_told_apart(state.entities, [id_ for id_, _ in groups])))
