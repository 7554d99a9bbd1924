"""Small linked records, built from who has which entity in which role."""

from collections.abc import Mapping, Sequence

from kg.model import (
    AnnotatedPaper,
    Entity,
    EntityType,
    Mention,
    Paper,
    PaperEntity,
    PaperLink,
    Records,
    Relation,
    Role,
    Span,
    Text,
)


def entity(name: str, type_: EntityType = EntityType.METHOD, **fields: object) -> Entity:
    return Entity(id=f"entity/{name}", key=name, type=type_, name=name, **fields)  # type: ignore[arg-type]


def paper(
    name: str,
    roles: Mapping[Entity, Sequence[Role]],
    *,
    abstract: str = "Some words.",
    title: str = "",
    relations: Sequence[Relation] = (),
    mentions: Sequence[Mention] = (),
    sentences: Sequence[Span] = (),
) -> AnnotatedPaper:
    texts = (Text("title", title),) if title else ()
    texts += (Text("abstract", abstract),) if abstract else ()
    return AnnotatedPaper(
        paper=Paper(id=f"paper/{name}", key=f"key:{name}", texts=texts),
        sentences=tuple(sentences),
        entities=tuple(
            PaperEntity(item.type, item.name, (), tuple(PaperLink(role, 0.5) for role in held), item.id)
            for item, held in roles.items()
        ),
        mentions=tuple(mentions),
        relations=tuple(relations),
    )


def records(papers: Sequence[AnnotatedPaper], entities: Sequence[Entity]) -> Records:
    return Records(tuple(papers), tuple(sorted(entities, key=lambda item: item.id)))
