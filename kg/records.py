"""The file form of the records: JSON lines, one object a line, keys in a fixed order.

``schema/annotated.schema.json`` describes them. Reading what was written gives equal records. Gold files may leave out
what they do not have: format, aliases, confidences, evidence, sentences. Offsets are half-open code points of the raw
text.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from kg import ids
from kg.model import (
    ABSTRACT,
    TITLE,
    AnnotatedPaper,
    Decision,
    Entity,
    EntityType,
    Link,
    Mention,
    Merge,
    Paper,
    PaperEntity,
    PaperLink,
    Relation,
    RelationName,
    Result,
    ResultKind,
    Role,
    Source,
    Span,
    Text,
)

ANNOTATED_FORMAT = "kg-annotated/1"
ENTITY_FORMAT = "kg-entity/1"
MERGE_FORMAT = "kg-merge/1"

#: What found a mention that a file gave without saying so.
GIVEN = "given"

Json = dict[str, Any]


def dump_line(value: Json) -> str:
    """One compact line of JSON without a line break; never NaN."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(", ", ": "))


# -- papers ---------------------------------------------------------------------------------------------------------


def paper_to_json(annotated: AnnotatedPaper, base_iri: str = ids.DEFAULT_BASE_IRI) -> Json:
    """An annotated paper as a JSON object; empty fields are left out."""
    paper = annotated.paper
    value: Json = {
        "format": ANNOTATED_FORMAT,
        "id": paper.given_id or paper.key,
        "key": paper.key,
        "iri": ids.iri(base_iri, paper.id),
        "title": paper.title,
        "authors": list(paper.authors),
        "venue": paper.venue,
        "year": paper.year,
        "url": paper.url,
        "ids": dict(paper.ids),
        "sources": [[source.file, source.place] for source in paper.sources],
        "text": paper.abstract,
        "texts": {t.name: t.raw for t in paper.texts if t.name not in (TITLE, ABSTRACT) and not t.withheld},
        "withheld": {text.name: text.withheld for text in paper.texts if text.withheld},
    }
    value = {name: field for name, field in value.items() if field not in ("", None, [], {})}
    value["sentences"] = [_span_to_json(span) for span in annotated.sentences]
    value["entities"] = [_entity_to_json(entity, base_iri) for entity in annotated.entities]
    value["mentions"] = [_mention_to_json(mention) for mention in annotated.mentions]
    value["relations"] = [
        [r.name, r.head, r.tail, r.confidence, [_span_to_json(span) for span in r.evidence]]
        for r in annotated.relations
    ]
    value["results"] = [_result_to_json(result) for result in annotated.results]
    if annotated.links:
        value["links"] = [[link.kind, link.url, *_span_to_json(link.span)] for link in annotated.links]
    return value


def paper_from_json(value: Mapping[str, Any], paper: Paper) -> AnnotatedPaper:
    """The annotations of a JSON object about ``paper`` (which the reader has made from the same object).

    Raises:
        ValueError: an offset outside its text, an index without an entity, an unknown type, role or relation, or a
            field of another shape. The message names the field.
    """
    try:
        entities = tuple(_entity_from_json(entity) for entity in value.get("entities", ()))
        mentions = sorted(_mention_from_json(m, entities) for m in value.get("mentions", ()))
        annotated = AnnotatedPaper(
            paper=paper,
            sentences=tuple(sorted(_span_from_json(span) for span in value.get("sentences", ()))),
            entities=entities,
            mentions=tuple(mentions),
            relations=tuple(sorted(_relation_from_json(relation) for relation in value.get("relations", ()))),
            results=tuple(_result_from_json(result) for result in value.get("results", ())),
            links=tuple(
                sorted(Link(str(kind), str(url), _span_from_json(rest)) for kind, url, *rest in value.get("links", ()))
            ),
        )
    except (KeyError, TypeError, IndexError, AttributeError) as error:
        raise ValueError(f"annotations of another shape ({error!r})") from error
    _check(annotated)
    return annotated


def _check(annotated: AnnotatedPaper) -> None:
    lengths = {text.name: text.length for text in annotated.paper.texts}
    spans = [
        *annotated.sentences,
        *(mention.span for mention in annotated.mentions),
        *(span for relation in annotated.relations for span in relation.evidence),
        *(result.span for result in annotated.results if result.span),
        *(span for entity in annotated.entities for link in entity.links for span in link.evidence),
        *(link.span for link in annotated.links),
    ]
    for span in spans:
        if not 0 <= span.start < span.end <= lengths.get(span.text, -1):
            raise ValueError(f"offsets {span.start}..{span.end} lie outside the text {span.text!r}")
    indices = [index for relation in annotated.relations for index in (relation.head, relation.tail)]
    indices += [index for result in annotated.results for index in result.linked]
    for index in indices:
        if not 0 <= index < len(annotated.entities):
            raise ValueError(f"entity {index} of {len(annotated.entities)} does not exist")


def _span_to_json(span: Span) -> list[Any]:
    return [span.start, span.end] if span.text == ABSTRACT else [span.start, span.end, span.text]


def _span_from_json(value: Sequence[Any]) -> Span:
    start, end, *text = value
    return Span(str(text[0]) if text else ABSTRACT, int(start), int(end))


def _entity_to_json(entity: PaperEntity, base_iri: str) -> Json:
    value: Json = {"type": entity.type, "role": entity.role, "name": entity.name}
    if entity.aliases:
        value["aliases"] = list(entity.aliases)
    if entity.id:
        value["iri"] = ids.iri(base_iri, entity.id)
    if entity.links:
        value["roles"] = [
            [link.role, link.confidence, [_span_to_json(span) for span in link.evidence]] for link in entity.links
        ]
    return value


def _entity_from_json(value: Mapping[str, Any]) -> PaperEntity:
    if "roles" in value:
        links = tuple(
            PaperLink(Role(role), float(confidence), tuple(_span_from_json(span) for span in evidence))
            for role, confidence, evidence in value["roles"]
        )
    else:
        links = (PaperLink(Role(value.get("role", Role.MENTIONS)), 1.0),)
    iri = value.get("iri", "")
    return PaperEntity(
        type=EntityType(value["type"]),
        name=str(value["name"]),
        aliases=tuple(sorted({str(alias) for alias in value.get("aliases", ())} - {value["name"]})),
        links=links,
        id=iri[iri.rfind("entity/") :] if "entity/" in iri else "",
    )


def _mention_to_json(mention: Mention) -> list[Any]:
    value = [mention.span.start, mention.span.end, mention.entity, mention.confidence, mention.extractor]
    return value if mention.span.text == ABSTRACT else [*value, mention.span.text]


def _mention_from_json(value: Sequence[Any], entities: Sequence[PaperEntity]) -> Mention:
    start, end, entity, *rest = value
    confidence = float(rest[0]) if rest else 1.0
    extractor = str(rest[1]) if len(rest) > 1 else GIVEN
    text = str(rest[2]) if len(rest) > 2 else ABSTRACT
    if not 0 <= int(entity) < len(entities):
        raise ValueError(f"entity {entity} of {len(entities)} does not exist")
    span = Span(text, int(start), int(end))
    return Mention(span, entities[int(entity)].type, confidence, extractor, int(entity))


def _relation_from_json(value: Sequence[Any]) -> Relation:
    name, head, tail, *rest = value
    confidence = float(rest[0]) if rest else 1.0
    evidence = rest[1] if len(rest) > 1 else ()
    return Relation(
        int(head), RelationName(name), int(tail), float(confidence), tuple(_span_from_json(span) for span in evidence)
    )


_RESULT_TEXTS = ("metric", "value", "dataset", "method", "baseline")
_RESULT_SLOTS = ("metric_entity", "dataset_entity", "method_entity", "baseline_entity")


def _result_to_json(result: Result) -> Json:
    value: Json = {name: getattr(result, name) or None for name in _RESULT_TEXTS}
    for name in ("number", "unit", "kind"):
        if field := getattr(result, name):
            value[name] = field
    if result.span is not None:
        value["span"] = _span_to_json(result.span)
    for name in _RESULT_SLOTS:
        if getattr(result, name) is not None:
            value[name] = getattr(result, name)
    return value


def _result_from_json(value: Mapping[str, Any]) -> Result:
    def text(name: str) -> str:
        return str(value.get(name) or "")

    def slot(name: str) -> int | None:
        return None if value.get(name) is None else int(value[name])

    return Result(
        value=text("value"),
        metric=text("metric"),
        dataset=text("dataset"),
        method=text("method"),
        baseline=text("baseline"),
        number=text("number"),
        unit=text("unit"),
        kind=ResultKind(value["kind"]) if value.get("kind") else None,
        span=_span_from_json(value["span"]) if value.get("span") else None,
        metric_entity=slot("metric_entity"),
        dataset_entity=slot("dataset_entity"),
        method_entity=slot("method_entity"),
        baseline_entity=slot("baseline_entity"),
    )


def paper_from_own_json(value: Mapping[str, Any]) -> Paper:
    """The paper of a line that kg wrote (it has ``key`` and ``iri``), exactly as it was.

    Raises:
        ValueError: a field that kg always writes is missing or of another shape.
    """
    title, abstract = str(value.get("title") or ""), str(value.get("text") or "")
    texts = [Text(TITLE, title)] if title else []
    texts += [Text(ABSTRACT, abstract)] if abstract else []
    texts += [Text(str(name), str(raw)) for name, raw in (value.get("texts") or {}).items()]
    texts += [Text(str(name), "", int(length)) for name, length in (value.get("withheld") or {}).items()]
    if not isinstance(value.get("key"), str) or not isinstance(value.get("iri"), str):
        raise ValueError("a line with 'key' must have 'key' and 'iri' as texts")
    key, iri, given = value["key"], value["iri"], str(value.get("id") or "")
    return Paper(
        id=iri[max(iri.rfind("paper/"), 0) :],
        key=key,
        texts=tuple(texts),
        given_id="" if given == key else given,
        authors=tuple(str(author) for author in value.get("authors") or ()),
        venue=str(value.get("venue") or ""),
        year=None if value.get("year") is None else int(value["year"]),
        url=str(value.get("url") or ""),
        ids=tuple(sorted((str(scheme), str(name)) for scheme, name in (value.get("ids") or {}).items())),
        sources=tuple(Source(str(file), str(place)) for file, place in value.get("sources") or ()),
    )


# -- entities and merges --------------------------------------------------------------------------------------------


def entity_to_json(entity: Entity, base_iri: str = ids.DEFAULT_BASE_IRI) -> Json:
    """An entity as a JSON object; empty fields are left out."""
    value: Json = {
        "format": ENTITY_FORMAT,
        "iri": ids.iri(base_iri, entity.id),
        "key": entity.key,
        "type": entity.type,
        "name": entity.name,
        "qualifier": entity.qualifier,
        "aliases": list(entity.aliases),
        "exact_matches": list(entity.exact_matches),
        "maker": entity.maker,
        "kind": entity.kind,
        "ambiguous": entity.ambiguous,
        "senses": list(entity.senses),
        "replaces": list(entity.replaces),
        "paper_count": entity.paper_count,
    }
    return {name: field for name, field in value.items() if field is not False and field not in ("", None, [])}


def entity_from_json(value: Mapping[str, Any]) -> Entity:
    """Reads what :func:`entity_to_json` wrote."""
    iri = str(value["iri"])
    return Entity(
        id=iri[iri.rfind("entity/") :],
        key=str(value["key"]),
        type=EntityType(value["type"]),
        name=str(value["name"]),
        qualifier=str(value.get("qualifier", "")),
        aliases=tuple(value.get("aliases", ())),
        exact_matches=tuple(value.get("exact_matches", ())),
        maker=str(value.get("maker", "")),
        kind=str(value.get("kind", "")),
        ambiguous=bool(value.get("ambiguous", False)),
        senses=tuple(value.get("senses", ())),
        replaces=tuple(value.get("replaces", ())),
        paper_count=int(value.get("paper_count", 0)),
    )


def merge_to_json(merge: Merge) -> Json:
    """A decision of linking as a JSON object."""
    return {
        "format": MERGE_FORMAT,
        "names": list(merge.names),
        "entity": merge.entity,
        "decision": merge.decision,
        "reason": merge.reason,
        "papers": list(merge.papers),
        "example": merge.example,
    }


def merge_from_json(value: Mapping[str, Any]) -> Merge:
    """Reads what :func:`merge_to_json` wrote."""
    return Merge(
        names=tuple(value["names"]),
        entity=str(value["entity"]),
        decision=Decision(value["decision"]),
        reason=str(value["reason"]),
        papers=tuple(value.get("papers", ())),
        example=str(value.get("example", "")),
    )
