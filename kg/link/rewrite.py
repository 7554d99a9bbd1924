"""Writing the decisions back into the papers: each entity gets its id and its settled type, and is there once."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace

from kg.link.types import fit_role
from kg.model import RELATION_TYPES, ROLES, AnnotatedPaper, Entity, PaperEntity, PaperLink, RelationName, Role
from kg.text.names import lookup_key


def rewrite(annotated: AnnotatedPaper, entity_of: Mapping[int, Entity]) -> AnnotatedPaper:
    """The paper with linked entities; two that became one are united, and every index follows.

    A relation whose ends became one, or whose settled types it does not join, is left out.

    Args:
        annotated: a paper as extraction left it.
        entity_of: index into its entities -> the corpus entity.
    """
    members: dict[str, list[int]] = defaultdict(list)
    for index in range(len(annotated.entities)):
        members[entity_of[index].id].append(index)
    moved = {index: number for number, indices in enumerate(members.values()) for index in indices}
    entities = tuple(
        unite_found(annotated.entities[first], [annotated.entities[index] for index in others], entity_of[first])
        for first, *others in members.values()
    )
    followed = {replace(r, head=moved[r.head], tail=moved[r.tail]) for r in annotated.relations}
    relations = (r for r in followed if r.head != r.tail and _joins(r.name, entities[r.head], entities[r.tail]))
    return replace(
        annotated,
        entities=entities,
        mentions=tuple(
            sorted(replace(m, type=entities[moved[m.entity]].type, entity=moved[m.entity]) for m in annotated.mentions)
        ),
        relations=tuple(sorted(relations)),
        results=tuple(result.relinked(moved.get) for result in annotated.results),
    )


def _joins(name: RelationName, head: PaperEntity, tail: PaperEntity) -> bool:
    heads, tails = RELATION_TYPES[name]
    return head.type in heads and tail.type in tails


def unite_found(first: PaperEntity, others: Sequence[PaperEntity], entity: Entity) -> PaperEntity:
    """Entities of one paper as the one entity of the corpus that they are: all their names, and all roles that fit."""
    # By the name that the key is of, a rebuild from the written records finds the same key.
    key = entity.key.partition(" @")[0]
    found = (first, *others)
    name = next((one.name for one in found if lookup_key(one.name) == key), first.name)
    return replace(
        first,
        type=entity.type,
        id=entity.id,
        name=name,
        aliases=tuple(sorted({form for one in found for form in one.names} - {name})),
        links=_links(tuple(link for one in found for link in one.links), entity),
    )


def _links(links: tuple[PaperLink, ...], entity: Entity) -> tuple[PaperLink, ...]:
    """Roles that fit the type, each once with the highest confidence and all evidence, the strongest role first."""
    best: dict[Role, PaperLink] = {}
    for link in links:
        role = fit_role(link.role, entity.type)
        known = best.get(role, PaperLink(role, 0.0))
        evidence = tuple(sorted({*known.evidence, *link.evidence}))
        best[role] = PaperLink(role, max(known.confidence, link.confidence), evidence)
    if len(best) > 1:
        best.pop(Role.MENTIONS, None)
    return tuple(best[role] for role in ROLES[entity.type] if role in best)
