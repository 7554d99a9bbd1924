"""The state between linking and writing back: which entity each paper's entities are.

What overrides linking works on it.

Papers are as extraction left them, so that a relation or role that the first decision about a type would have bent is
still there when a later one is made.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from kg.link.naming import plain
from kg.link.rewrite import rewrite
from kg.model import AnnotatedPaper, Entity, EntityType, Merge, PaperEntity, Records
from kg.text.clean import clean_line
from kg.text.names import lookup_key

#: How many papers a decision names.
_PAPERS = 20


@dataclass(frozen=True, slots=True)
class Linked:
    """What linking knows before it writes the decisions back into the papers."""

    papers: Mapping[str, AnnotatedPaper]  # by id, sorted
    entity_of: Mapping[str, tuple[str, ...]]  # paper id -> for each of its entities the id of the corpus entity
    entities: Mapping[str, Entity]  # by id
    merges: tuple[Merge, ...] = ()

    def records(self) -> Records:
        """The decisions written back into the papers."""
        return Records(
            papers=tuple(
                rewrite(annotated, {i: self.entities[e] for i, e in enumerate(self.entity_of[id_])})
                for id_, annotated in sorted(self.papers.items())
            ),
            entities=tuple(sorted(self.entities.values(), key=lambda entity: entity.id)),
            merges=tuple(sorted(set(self.merges))),
        )

    def occurrences(self) -> Iterator[tuple[str, int, PaperEntity, str]]:
        """(paper id, index, entity of the paper, id of the corpus entity), in the order of the papers."""
        for paper, annotated in sorted(self.papers.items()):
            for index, (found, entity) in enumerate(zip(annotated.entities, self.entity_of[paper], strict=True)):
                yield paper, index, found, entity

    def decided(self, merge: Merge) -> "Linked":
        """The same with one more line in the log."""
        return replace(self, merges=(*self.merges, merge))


def linked(records: Records) -> Linked:
    """Records opened again: what they say, without writing anything back."""
    papers = {annotated.paper.id: annotated for annotated in records.papers}
    entity_of = {id_: tuple(entity.id for entity in annotated.entities) for id_, annotated in papers.items()}
    return Linked(papers, entity_of, {entity.id: entity for entity in records.entities}, records.merges)


def recounted(state: Linked) -> Linked:
    """The same with the numbers of papers as they are now, and without entities that lost their last paper."""
    papers: dict[str, set[str]] = defaultdict(set)
    for paper, found in state.entity_of.items():
        for id_ in found:
            papers[id_].add(paper)
    entities: dict[str, Entity] = {}
    for id_, entity in state.entities.items():
        if count := len(papers.get(id_, ())):
            entities[id_] = entity if count == entity.paper_count else replace(entity, paper_count=count)
        elif not entity.paper_count:
            entities[id_] = entity
    return replace(state, entities=pointing(entities, {}))


def unite(state: Linked, groups: Iterable[tuple[str, Collection[str]]]) -> Linked:
    """Several entities as one: names, matches and old ids of all; the rest is the survivor's.

    Args:
        state: before.
        groups: (id that stays, ids of all members); the others lead to it by ``replaces``. No id is in two groups.
    """
    moved: dict[str, str] = {}
    entities = dict(state.entities)
    for survivor, members in groups:
        others = sorted(set(members) - {survivor})
        moved |= dict.fromkeys(others, survivor)
        entities[survivor] = _one(state.entities[survivor], [state.entities[id_] for id_ in others])
    if not moved:
        return state
    entity_of = {paper: tuple(moved.get(id_, id_) for id_ in found) for paper, found in state.entity_of.items()}
    merges = tuple(replace(merge, entity=moved.get(merge.entity, merge.entity)) for merge in state.merges)
    left = {id_: entity for id_, entity in entities.items() if id_ not in moved}
    return Linked(state.papers, entity_of, pointing(left, moved), merges)


def _one(kept: Entity, others: Sequence[Entity]) -> Entity:
    found = [kept, *others]
    names = {name for entity in found for name in (entity.name, *entity.aliases)}
    exact = {iri for entity in found for iri in entity.exact_matches}
    close = {iri for entity in found for iri in entity.close_matches}
    ambiguous = all(entity.ambiguous for entity in found)
    return replace(
        kept,
        aliases=tuple(sorted(names - {kept.name})),
        exact_matches=tuple(sorted(exact)),
        close_matches=tuple(sorted(close - exact)),
        broader=tuple(sorted({id_ for entity in found for id_ in entity.broader})),
        related=tuple(sorted({id_ for entity in found for id_ in entity.related})),
        maker=next((entity.maker for entity in found if entity.maker), ""),
        kind=next((entity.kind for entity in found if entity.kind), ""),
        ambiguous=ambiguous,
        senses=tuple(sorted({id_ for entity in found for id_ in entity.senses})) if ambiguous else (),
        replaces=tuple(sorted({id_ for entity in found for id_ in (entity.id, *entity.replaces)} - {kept.id})),
    )


def pointing(entities: Mapping[str, Entity], moved: Mapping[str, str]) -> dict[str, Entity]:
    """The entities with every id that they name followed to where it is now, or left out where that does not hold.

    Args:
        entities: by id.
        moved: id of one that was -> id of the one that it has become.
    """

    def follow(entity: Entity, targets: Iterable[str]) -> tuple[str, ...]:
        found = {moved.get(id_, id_) for id_ in targets}
        return tuple(sorted(id_ for id_ in found if id_ in entities and id_ != entity.id))

    told = dict(entities)
    for id_, entity in entities.items():
        if not (entity.maker or entity.kind or entity.senses or entity.broader or entity.related):
            continue
        kinds = [kind for kind in follow(entity, [entity.kind]) if entities[kind].type is EntityType.ROBOT_KIND]
        told[id_] = replace(
            entity,
            maker=entity.maker if entity.type is EntityType.ROBOT else "",
            kind="".join(kinds) if entity.type is EntityType.ROBOT else "",
            senses=follow(entity, entity.senses),
            related=follow(entity, entity.related),
            broader=tuple(above for above in follow(entity, entity.broader) if entities[above].type is entity.type),
        )
    return told


def with_forms(state: Linked, touched: Iterable[str], before: Mapping[str, frozenset[str]]) -> Linked:
    """The aliases of entities whose papers have changed: what came is added, what went with its papers is gone.

    What a paper only says for short is added where it spells a name that the entity has anyway.

    Args:
        state: after the change.
        touched: ids of the entities.
        before: their surface forms in the papers before the change; forms of the lexicon are not among them.
    """
    now = surface_forms(state, touched)
    called: dict[str, set[str]] = {id_: set() for id_ in now}
    for _, _, found, id_ in state.occurrences():
        if id_ in called:
            called[id_].add(plain(found.name))
    entities = dict(state.entities)
    for id_, forms in now.items():
        if (entity := entities.get(id_)) is not None:
            gone = before.get(id_, frozenset()) - forms
            names = {entity.name, *entity.aliases, *called[id_]} - gone
            own = {lookup_key(name) for name in names}
            names |= {form for form in forms if lookup_key(form) in own}
            entities[id_] = replace(entity, aliases=tuple(sorted(names - {entity.name, ""})))
    return replace(state, entities=entities)


def moved_in(state: Linked, paper: str, indices: Iterable[int], target: str) -> Linked:
    """The same with some entities of one paper as another entity of the corpus; papers are counted by the caller."""
    entity_of = list(state.entity_of[paper])
    touched = {target}
    for index in indices:
        touched.add(entity_of[index])
        entity_of[index] = target
    before = surface_forms(state, touched)
    moved = replace(state, entity_of={**state.entity_of, paper: tuple(entity_of)})
    return with_forms(moved, touched, before)


def surface_forms(state: Linked, of: Iterable[str]) -> dict[str, frozenset[str]]:
    """Entity id -> the plain forms of its names in the papers."""
    forms: dict[str, set[str]] = {id_: set() for id_ in of}
    for _, _, found, entity in state.occurrences():
        if entity in forms:
            forms[entity].update(map(plain, found.names))
    return {id_: frozenset(names) for id_, names in forms.items()}


def papers_of(state: Linked, entity: str) -> list[str]:
    """The ids of the papers of an entity, sorted."""
    return [paper for paper in sorted(state.papers) if entity in state.entity_of[paper]]


def example_sentence(annotated: AnnotatedPaper, keys: Iterable[str]) -> str:
    """The first sentence of a paper that mentions one of the lookup keys, cleaned; empty where there is none."""
    wanted = frozenset(keys)
    for mention in annotated.mentions:
        if lookup_key(annotated.paper.quote(mention.span)) in wanted:
            sentence = annotated.find_sentence(mention.span)
            return clean_line(annotated.paper.quote(sentence)) if sentence else ""
    return ""


def shown(papers: Sequence[str]) -> tuple[str, ...]:
    """The papers that a decision names, of all that it rests on."""
    return tuple(papers[:_PAPERS])
