"""From what the components found on the joined, cleaned text to records whose spans are in the raw texts."""

from kg.extract.joined import JoinedText
from kg.extract.layers import FoundEntity, FoundResult, Layers
from kg.model import AnnotatedPaper, Link, Mention, Paper, PaperEntity, PaperLink, Relation, Result, Span


def annotated_paper(paper: Paper, joined: JoinedText, layers: Layers) -> AnnotatedPaper:
    """The records of what stands in ``layers``."""
    sentences = [joined.to_raw(*sentence) for sentence in layers.sentences]
    owner = {mention: index for index, entity in enumerate(layers.entities) for mention in entity.mentions}
    mentions = [
        Mention(
            joined.to_raw(found.start, found.end),
            layers.entities[owner[number]].type,
            found.confidence,
            found.extractor,
            owner[number],
        )
        for number, found in enumerate(layers.mentions)
    ]
    return AnnotatedPaper(
        paper=paper,
        sentences=tuple(sorted(sentences)),
        entities=tuple(_entity(entity, sentences) for entity in layers.entities),
        mentions=tuple(sorted(mentions)),
        relations=tuple(
            sorted(
                Relation(r.head, r.name, r.tail, r.confidence, _evidence(r.sentences, sentences))
                for r in layers.relations
            )
        ),
        results=tuple(_result(result, layers, sentences) for result in layers.results),
        links=tuple(
            sorted(Link(k.kind, joined.text[k.start : k.end], joined.to_raw(k.start, k.end)) for k in layers.links)
        ),
    )


def _entity(entity: FoundEntity, sentences: list[Span]) -> PaperEntity:
    links = tuple(PaperLink(role.role, role.confidence, _evidence(role.sentences, sentences)) for role in entity.roles)
    return PaperEntity(entity.type, entity.name, entity.aliases, links)


def _evidence(numbers: tuple[int, ...], sentences: list[Span]) -> tuple[Span, ...]:
    return tuple(sorted(sentences[number] for number in numbers))


def _result(result: FoundResult, layers: Layers, sentences: list[Span]) -> Result:
    def name(index: int | None, written: str = "") -> str:
        return written if index is None else layers.entities[index].name

    return Result(
        value=result.value,
        metric=result.metric,
        dataset=name(result.dataset_entity, result.dataset),
        method=name(result.method_entity),
        baseline=name(result.baseline_entity, result.baseline),
        number=result.number,
        unit=result.unit,
        kind=result.kind,
        span=sentences[result.sentence],
        metric_entity=result.metric_entity,
        dataset_entity=result.dataset_entity,
        method_entity=result.method_entity,
        baseline_entity=result.baseline_entity,
    )
