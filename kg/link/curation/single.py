"""Entries about one name: ``[[retype]]``, ``[[drop]]``, ``[[name]]``, ``[[alias]]``."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from kg import ids
from kg.link.curation.amend import without
from kg.link.curation.entries import Entry
from kg.link.curation.resolve import Names, bears, name_keys, stem
from kg.link.curation.together import called
from kg.link.linked import Linked, moved_in, papers_of, recounted, surface_forms, with_forms
from kg.model import AnnotatedPaper, Entity, EntityType
from kg.omit import keep_entities
from kg.text.names import lookup_key


def retype(state: Linked, entry: Entry, names: Names) -> tuple[Linked, str]:
    """What a name means is of another type: everywhere, or as one paper uses it."""
    type_, reference = EntityType(entry.value), entry.names[0]
    if not entry.paper:
        found = names.find_all(reference)
        entities = {id_: replace(state.entities[id_], type=type_) for id_ in found}
        return replace(state, entities={**state.entities, **entities}), found[0]
    paper = names.papers.find(entry.paper)
    indices = names.in_paper(reference.name, paper)
    for index in indices:
        state = _retyped_in(state, paper, index, type_)
    return state, state.entity_of[paper][indices[0]]


def _retyped_in(state: Linked, paper: str, index: int, type_: EntityType) -> Linked:
    """In one paper alone: its entity leaves that of the others, unless no other paper has it."""
    old = state.entities[state.entity_of[paper][index]]
    if old.type is type_:
        return state
    if papers_of(state, old.id) == [paper]:
        return replace(state, entities={**state.entities, old.id: replace(old, type=type_)})
    key = ids.entity_key(stem(old.key), type_)
    id_ = ids.entity_id(key)
    new = state.entities.get(id_, Entity(id_, key, type_, old.name, type_.lower(), paper_count=1))
    return moved_in(replace(state, entities={**state.entities, id_: new}), paper, [index], id_)


@dataclass(frozen=True, slots=True)
class Drop:
    """What a name that is dropped takes along."""

    name: str  # as nothing is called any more, be it beside another name; empty where an id or label was given
    whole: tuple[str, ...]  # ids of the entities that are called so
    about: str  # id of one of all that it fits


def find_drop(entry: Entry, names: Names) -> Drop:
    """What the name of an entry means; raises ``Unresolved`` where that is nothing."""
    name = entry.names[0].name
    found = names.find_all(entry.names[0])
    entities = names.state.entities
    called = tuple(id_ for id_ in found if lookup_key(name) in name_keys(entities[id_]))
    alias = any(lookup_key(name) == lookup_key(alias) for id_ in found for alias in entities[id_].aliases)
    return Drop(name, called, found[0]) if called or alias else Drop("", tuple(found), found[0])


def drop(state: Linked, drops: Sequence[Drop]) -> Linked:
    """The state without what names mean, in every paper."""
    if not drops:
        return state
    gone = frozenset(id_ for found in drops for id_ in found.whole)
    names = {lookup_key(found.name): found.name for found in drops if found.name}
    papers, entity_of, touched = dict(state.papers), dict(state.entity_of), set[str]()
    for paper, own in state.entity_of.items():
        found = state.papers[paper].entities
        beside = {
            id_
            for entity, id_ in zip(found, own, strict=True)
            if id_ not in gone and any(lookup_key(name) in names for name in entity.names)
        }
        if beside or not gone.isdisjoint(own):
            touched |= beside
            papers[paper], entity_of[paper] = _dropped_in(state.papers[paper], own, gone, names.values())
    before = surface_forms(state, touched)
    entities = {
        id_: replace(entity, aliases=tuple(alias for alias in entity.aliases if lookup_key(alias) not in names))
        for id_, entity in state.entities.items()
        if id_ not in gone
    }
    return recounted(with_forms(Linked(papers, entity_of, entities, state.merges), touched, before))


def _dropped_in(
    annotated: AnnotatedPaper, own: Sequence[str], gone: frozenset[str], names: Iterable[str]
) -> tuple[AnnotatedPaper, tuple[str, ...]]:
    # The ids travel on the entities of the paper, whose indices change.
    marked = tuple(replace(found, id=id_) for found, id_ in zip(annotated.entities, own, strict=True))
    annotated = replace(annotated, entities=marked)
    for name in sorted(names):
        rows = [i for i, found in enumerate(annotated.entities) if found.id not in gone and bears(found, name)]
        annotated = without(annotated, rows, name, whole=False)
    annotated = keep_entities(annotated, [i for i, found in enumerate(annotated.entities) if found.id not in gone])
    return annotated, tuple(found.id for found in annotated.entities)


def rename(state: Linked, entry: Entry, names: Names) -> tuple[Linked, str]:
    """What a name means is called otherwise; its key and so its IRI stay."""
    id_ = names.find_one(entry.names[0])
    return replace(state, entities={**state.entities, id_: called(state.entities[id_], entry.value)}), id_


def add_aliases(state: Linked, entry: Entry, names: Names) -> tuple[Linked, str]:
    """What a name means has more names, be it that no paper uses them."""
    id_ = names.find_one(entry.names[0])
    entity = state.entities[id_]
    aliases = tuple(sorted({*entity.aliases, *entry.aliases} - {entity.name}))
    return replace(state, entities={**state.entities, id_: replace(entity, aliases=aliases)}), id_
