"""The mapping where the records have gaps: no sentences, no places, merged ids, values that are none."""

import dataclasses

from kg import ids
from kg.model import (
    AnnotatedPaper,
    EntityType,
    Link,
    Mention,
    Paper,
    PaperEntity,
    PaperLink,
    Records,
    Relation,
    RelationName,
    Result,
    Role,
    Span,
    Text,
)
from kg.rdf.prefixes import prefixes_under
from tests.rdf.conftest import make_triples
from tests.rdf.test_rules import BASE, about
from tests.samples import HOPPER, HOPPER_ENTITY, SIM, entity


def test_merged_ambiguous_and_matched_entities() -> None:
    first = entity("PRISM", EntityType.METHOD, 1, sense="arxiv:1", qualifier="optics", exact_matches=("http://wd/Q 1",))
    second = entity("PRISM", EntityType.METHOD, 1, sense="arxiv:2", replaces=("entity/prism-00000000",))
    bare = entity("PRISM", EntityType.METHOD, 1, ambiguous=True, senses=tuple(sorted([first.id, second.id])))
    found = make_triples(Records((), tuple(sorted([first, second, bare], key=lambda item: item.id))))
    assert about(found, bare.id)["kg:ambiguousBetween"] == sorted([first.id, second.id])
    assert about(found, "entity/prism-00000000") == {"dcterms:isReplacedBy": [second.id]}
    assert about(found, first.id)["skos:exactMatch"] == ["<http://wd/Q%201>"]


def _paper(*links: PaperLink, mentions: tuple[Mention, ...] = (), sentences: tuple[Span, ...] = (), **more: object):
    paper = Paper(
        ids.paper_id("doi:10.1/x", HOPPER), "doi:10.1/x", (Text("abstract", HOPPER),), ids=(("doi", "10.1/x"),)
    )
    found = PaperEntity(EntityType.METHOD, "Hopper", (), links, HOPPER_ENTITY.id)
    other = PaperEntity(EntityType.DATASET, "GraspSim", (), (PaperLink(Role.USES, 1.0),), SIM.id)
    return AnnotatedPaper(paper, sentences, (found, other), mentions, **more)  # type: ignore[arg-type]


def test_evidence_where_a_file_gave_no_sentences() -> None:
    span = Span("abstract", 0, 6)
    mention = Mention(span, EntityType.METHOD, 1.0, "given", 0)
    annotated = _paper(
        PaperLink(Role.PROPOSES, 1.0), mentions=(mention,), relations=(Relation(0, RelationName.EVALUATED_ON, 1, 1.0),)
    )
    found = make_triples(Records((annotated,), (HOPPER_ENTITY, SIM)))
    paper = annotated.paper.id
    proposes = about(found, ids.statement_id(paper, "proposes", HOPPER_ENTITY.id))
    assert proposes["kg:evidence"] == [ids.mention_id(paper, span)]
    uses = about(found, ids.statement_id(paper, "uses", SIM.id))  # an entity without a mention
    assert uses["kg:evidence"] == [f"{paper}/text/abstract"]
    tested = about(found, ids.statement_id(HOPPER_ENTITY.id, "testedOn", SIM.id))
    assert tested["kg:evidence"] == [f"{paper}/text/abstract"]


def test_evidence_that_is_a_part_of_a_sentence_is_the_sentence() -> None:
    sentence = Span("abstract", 0, len(HOPPER))
    annotated = _paper(PaperLink(Role.USES, 1.0, (Span("abstract", 12, 28),)), sentences=(sentence,))
    found = make_triples(Records((annotated,), (HOPPER_ENTITY, SIM)))
    statement = about(found, ids.statement_id(annotated.paper.id, "uses", HOPPER_ENTITY.id))
    assert statement["kg:evidence"] == [f"{annotated.paper.id}/text/abstract#sentence_0"]


def test_what_cannot_be_said_is_left_out() -> None:
    results = (Result("tenfold", number="tenfold"), Result("1e99", number="1e99"))
    span = Span("abstract", 0, 1)
    links = (Link("code", "not a url", span), Link("video", "https://example.org/v", span))
    annotated = _paper(PaperLink(Role.USES, 1.0), results=results, links=links)
    annotated = dataclasses.replace(annotated, paper=dataclasses.replace(annotated.paper, year=20_260, url="n/a"))
    found = make_triples(Records((annotated,), (HOPPER_ENTITY, SIM)))
    paper = about(found, annotated.paper.id)
    assert not {"dcterms:issued", "schema:url", "kg:code"} & set(paper)
    assert paper["kg:link"] == ["<https://example.org/v>"]
    assert paper["prism:doi"] == ["10.1/x"]
    assert about(found, f"{annotated.paper.id}/result/0") == {"rdf:type": ["kg:Result"], "kg:valueText": ["tenfold"]}
    assert "kg:value" not in about(found, f"{annotated.paper.id}/result/1")


def test_entity_prefix_of_the_base() -> None:
    assert prefixes_under(BASE)["entity"] == f"{BASE}entity/"
