"""The file form of the records: JSON lines, one object a line, keys in a fixed order.

``schema/annotated.schema.json`` describes them. Reading what was written gives equal records. Gold files may leave out
what they do not have: format, aliases, confidences, evidence, sentences. Offsets are half-open code points of the raw
text.
"""

import json
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any

from kg import ids
from kg.fields import as_confidence, as_list, as_text, as_whole, present
from kg.model import (
    ABSTRACT,
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
    Span,
)
from kg.paper_form import bare_paper_to_json

ANNOTATED_FORMAT = "kg-annotated/1"
ENTITY_FORMAT = "kg-entity/1"
MERGE_FORMAT = "kg-merge/1"

#: What found a mention that a file gave without saying so.
GIVEN = "given"

Json = dict[str, Any]

#: Strongest first; the order that every type's roles in :data:`kg.model.ROLES` keep.
_ROLE_ORDER = tuple(Role)


def dump_line(value: Json) -> str:
    """One compact line of JSON without a line break; never NaN."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(", ", ": "))


# -- papers ---------------------------------------------------------------------------------------------------------


def paper_to_json(annotated: AnnotatedPaper, base_iri: str = ids.DEFAULT_BASE_IRI) -> Json:
    """An annotated paper as a JSON object; empty fields are left out."""
    value: Json = {"format": ANNOTATED_FORMAT, **bare_paper_to_json(annotated.paper, base_iri)}
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
        entities = tuple(_entity_from_json(entity) for entity in as_list(value.get("entities"), "entities"))
        mentions = sorted(_mention_from_json(m, entities) for m in as_list(value.get("mentions"), "mentions"))
        annotated = AnnotatedPaper(
            paper=paper,
            sentences=tuple(sorted(map(_span_from_json, as_list(value.get("sentences"), "sentences")))),
            entities=entities,
            mentions=tuple(mentions),
            relations=tuple(sorted(map(_relation_from_json, as_list(value.get("relations"), "relations")))),
            results=tuple(map(_result_from_json, as_list(value.get("results"), "results"))),
            links=tuple(sorted(map(_link_from_json, as_list(value.get("links"), "links")))),
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
    return Span(as_text(text[0], "text") if text else ABSTRACT, as_whole(start, "start"), as_whole(end, "end"))


def _link_from_json(value: Sequence[Any]) -> Link:
    kind, url, *span = value
    return Link(as_text(kind, "kind"), as_text(url, "url"), _span_from_json(span))


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
    """Roles are put in order, the strongest first; a text is taken for a name where something of it can be seen."""
    name = as_text(value["name"], "name")
    if all(c.isspace() or unicodedata.category(c) in ("Cc", "Cf") for c in name):
        raise ValueError("an entity without a name")
    links = [
        PaperLink(Role(role), as_confidence(confidence), tuple(_span_from_json(span) for span in evidence))
        for role, confidence, evidence in as_list(value.get("roles"), "roles")
    ]
    links = links or [PaperLink(Role(value.get("role", Role.MENTIONS)), 1.0)]
    aliases = {as_text(alias, "aliases") for alias in as_list(value.get("aliases"), "aliases")}
    iri = as_text(value.get("iri"), "iri")
    return PaperEntity(
        type=EntityType(value["type"]),
        name=name,
        aliases=tuple(sorted(alias for alias in aliases - {name} if alias.strip())),
        links=tuple(sorted(links, key=lambda link: _ROLE_ORDER.index(link.role))),
        id=iri[iri.rfind("entity/") :] if "entity/" in iri else "",
    )


def _mention_to_json(mention: Mention) -> list[Any]:
    value = [mention.span.start, mention.span.end, mention.entity, mention.confidence, mention.extractor]
    return value if mention.span.text == ABSTRACT else [*value, mention.span.text]


def _mention_from_json(value: Sequence[Any], entities: Sequence[PaperEntity]) -> Mention:
    start, end, entity, *rest = value
    confidence = as_confidence(rest[0]) if rest else 1.0
    extractor = as_text(rest[1], "extractor") if len(rest) > 1 else GIVEN
    index = as_whole(entity, "entity")
    if not 0 <= index < len(entities):
        raise ValueError(f"entity {index} of {len(entities)} does not exist")
    return Mention(_span_from_json([start, end, *rest[2:]]), entities[index].type, confidence, extractor, index)


def _relation_from_json(value: Sequence[Any]) -> Relation:
    name, head, tail, *rest = value
    confidence = as_confidence(rest[0]) if rest else 1.0
    evidence = tuple(map(_span_from_json, rest[1])) if len(rest) > 1 else ()
    return Relation(as_whole(head, "head"), RelationName(name), as_whole(tail, "tail"), confidence, evidence)


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
        return as_text(value.get(name), name)

    def slot(name: str) -> int | None:
        return None if value.get(name) is None else as_whole(value[name], name)

    if not text("value").strip():
        raise ValueError("a result without a value")
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
        "close_matches": list(entity.close_matches),
        "broader": list(entity.broader),
        "related": list(entity.related),
        "maker": entity.maker,
        "kind": entity.kind,
        "ambiguous": entity.ambiguous,
        "senses": list(entity.senses),
        "replaces": list(entity.replaces),
        "paper_count": entity.paper_count,
    }
    return present(value)


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
        close_matches=tuple(value.get("close_matches", ())),
        broader=tuple(value.get("broader", ())),
        related=tuple(value.get("related", ())),
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
        **({"votes": [list(vote) for vote in merge.votes]} if merge.votes else {}),
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
        votes=tuple((str(name), int(count)) for name, count in value.get("votes", ())),
    )
