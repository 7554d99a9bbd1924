"""The file form: reading what was written gives equal records; what does not hold is refused with the reason."""

import json
import re
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kg import ids
from kg.model import (
    ROLES,
    AnnotatedPaper,
    Entity,
    EntityType,
    Mention,
    Paper,
    PaperEntity,
    PaperLink,
    Span,
    Text,
)
from kg.paper_form import paper_from_own_json
from kg.records import (
    dump_line,
    entity_from_json,
    entity_to_json,
    merge_from_json,
    merge_to_json,
    paper_from_json,
    paper_to_json,
)
from tests.samples import sample_records


def round_trip(annotated: AnnotatedPaper, base: str = ids.DEFAULT_BASE_IRI) -> AnnotatedPaper:
    value = json.loads(dump_line(paper_to_json(annotated, base)))
    return paper_from_json(value, paper_from_own_json(value))


@pytest.mark.parametrize("base", ["http://localhost:8080/", "https://example.org/paper/entity/#"])
def test_the_sample_reads_back_equal_under_any_base(base):
    records = sample_records()
    for annotated in records.papers:
        assert round_trip(annotated, base) == annotated
    for entity in records.entities:
        assert entity_from_json(json.loads(dump_line(entity_to_json(entity, base)))) == entity
    for merge in records.merges:
        assert merge_from_json(json.loads(dump_line(merge_to_json(merge)))) == merge


raw_texts = st.text(
    st.one_of(st.characters(exclude_categories=["Cs"]), st.sampled_from('ﬁé漢🤖\u202e\n\r\u2028\u0000"\\')),
    min_size=1,
    max_size=60,
)


@st.composite
def annotated_papers(draw):
    raw = draw(raw_texts)
    key = ids.paper_key({}, raw)
    texts = (Text("abstract", raw),)
    paper = Paper(id=ids.paper_id(key, raw), key=key, texts=texts, year=draw(st.none() | st.integers(1900, 2100)))
    start = draw(st.integers(0, len(raw) - 1))
    span = Span("abstract", start, draw(st.integers(start + 1, len(raw))))
    type_ = draw(st.sampled_from(EntityType))
    role = draw(st.sampled_from(ROLES[type_]))
    score = draw(st.integers(0, 100)) / 100
    entity = PaperEntity(type_, "A" + draw(raw_texts), (), (PaperLink(role, score, (span,)),))
    return AnnotatedPaper(paper, (span,), (entity,), (Mention(span, type_, score, "coinage", 0),))


@settings(deadline=None)
@given(annotated_papers())
def test_any_paper_reads_back_equal(annotated):
    assert round_trip(annotated) == annotated
    assert "\n" not in dump_line(paper_to_json(annotated))


GOLD = {
    "id": "x1",
    "text": "GRASP beats \U0001f916 STEP.",
    "entities": [
        {"type": "Method", "role": "proposes", "name": "GRASP"},
        {"type": "Method", "role": "comparesWith", "name": "STEP"},
    ],
    "mentions": [[0, 5, 0], [14, 18, 1]],
    "relations": [["outperforms", 0, 1]],
    "results": [{"metric": None, "value": "3%", "dataset": None, "method": "GRASP", "baseline": None}],
}


def gold_paper() -> Paper:
    key = ids.paper_key({}, GOLD["text"])
    return Paper(id=ids.paper_id(key, GOLD["text"]), key=key, texts=(Text("abstract", GOLD["text"]),))


def test_a_gold_line_without_confidences_reads_with_defaults():
    annotated = paper_from_json(GOLD, gold_paper())
    assert [annotated.paper.quote(mention.span) for mention in annotated.mentions] == ["GRASP", "STEP"]  # code points
    assert {mention.confidence for mention in annotated.mentions} == {1.0}
    assert annotated.mentions[0].extractor == "given"
    assert annotated.results[0].metric == ""


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"mentions": [[0, 99, 0]]}, "offsets 0..99 lie outside the text 'abstract'"),
        ({"mentions": [[5, 5, 0]]}, "offsets 5..5"),
        ({"mentions": [[-1, 5, 0]]}, "offsets -1..5"),
        ({"mentions": [[0, 5, 2]]}, "entity 2 of 2 does not exist"),
        ({"mentions": [[0, 5, -1]]}, "entity -1 of 2"),
        ({"mentions": [[0]]}, "not enough values"),
        ({"relations": [["outperforms", 0, 7]]}, "entity 7 of 2"),
        ({"relations": [["defeats", 0, 1]]}, "'defeats' is not a valid RelationName"),
        ({"entities": [{"type": "Thing", "name": "x"}]}, "'Thing' is not a valid EntityType"),
        ({"entities": [{"type": "Method", "name": "x", "role": "owns"}]}, "'owns' is not a valid Role"),
        ({"entities": ["GRASP"]}, "another shape"),
        ({"entities": [{"name": "x"}]}, "another shape"),
        ({"results": [{"value": "3", "method_entity": 9}]}, "entity 9 of 2"),
        ({"sentences": [[0, 500]]}, "offsets 0..500"),
        ({"mentions": [[0, float("inf"), 0]]}, "'end' is no whole number"),  # JSON's 1e999
        ({"mentions": [[0.5, 5, 0]]}, "'start' is no whole number"),
        ({"mentions": [[0, 5, True]]}, "'entity' is no whole number"),
        ({"mentions": [[0, 5, 0, 7.5]]}, "'confidence' is no number from 0 to 1"),
        ({"mentions": [[0, 5, 0, float("inf")]]}, "'confidence' is no number"),
        ({"mentions": {"a": 1}}, "'mentions' is no list"),
        ({"entities": "GRASP"}, "'entities' is no list"),
        ({"entities": [{"type": "Method", "name": " \u200b\x00"}]}, "an entity without a name"),
        ({"entities": [{"type": "Method", "name": None}]}, "an entity without a name"),
        ({"entities": [{"type": "Method", "name": ["x"]}]}, "'name' is no text"),
        ({"entities": [{"type": "Method", "name": "x", "iri": ["y"]}]}, "'iri' is no text"),
        ({"entities": [{"type": "Method", "name": "x", "roles": [["uses", 9, []]]}]}, "'confidence' is no number"),
        ({"results": [{}]}, "a result without a value"),
        ({"results": [{"value": "3", "metric_entity": float("inf")}]}, "'metric_entity' is no whole number"),
    ],
)
def test_what_does_not_hold_is_refused_with_the_reason(change, message):
    with pytest.raises(ValueError, match=re.escape(message)):
        paper_from_json({**GOLD, **change}, gold_paper())


def test_withheld_texts_keep_their_length_and_the_offsets():
    annotated = sample_records().papers[0]
    texts = tuple(Text(text.name, "", len(text.raw)) for text in annotated.paper.texts)
    withheld = replace(annotated, paper=replace(annotated.paper, texts=texts))
    back = round_trip(withheld)
    assert {(text.name, text.length) for text in back.paper.texts} == {(text.name, text.length) for text in texts}
    assert back.mentions == annotated.mentions
    assert back.paper.find_text("abstract") is None
    assert back.paper.has_abstract
    assert [back.paper.quote(mention.span) for mention in back.mentions] == [""] * len(back.mentions)
    with pytest.raises(KeyError):
        back.paper.quote(Span("body/9", 0, 1))


def test_texts_keep_their_headings():
    texts = (
        Text("title", "T"),
        Text("abstract", "A."),
        Text("body/0", "b", heading="1 Method › Cups"),
        Text("body/1", "c"),
    )
    annotated = AnnotatedPaper(replace(sample_records().papers[0].paper, texts=texts))
    assert paper_to_json(annotated)["headings"] == {"body/0": "1 Method › Cups"}
    assert round_trip(annotated) == annotated
    withheld = replace(
        annotated, paper=replace(annotated.paper, texts=tuple(replace(t, raw="", withheld=1) for t in texts))
    )
    assert [text.heading for text in round_trip(withheld).paper.texts] == ["", "", "1 Method › Cups", ""]


def test_entities_leave_out_what_they_do_not_have():
    entity = Entity(id="entity/x-1", key="x", type=EntityType.TASK, name="x")
    assert entity_to_json(entity) == {
        "format": "kg-entity/1",
        "iri": "http://localhost:8080/entity/x-1",
        "key": "x",
        "type": "Task",
        "name": "x",
        "paper_count": 0,
    }


def test_roles_are_put_in_order_and_confidences_rounded():
    roles = [["mentions", 1, []], ["proposes", 0.876, []]]
    entity = {"type": "Method", "name": "GRASP", "roles": roles, "aliases": ["", " ", "Grasp", 5]}
    (found,) = paper_from_json({"entities": [entity]}, gold_paper()).entities
    assert [(link.role, link.confidence) for link in found.links] == [("proposes", 0.88), ("mentions", 1.0)]
    assert found.aliases == ("5", "Grasp")


OWN = {"key": "arxiv:2401.01234", "iri": "http://x/" + ids.paper_id("arxiv:2401.01234", ""), "text": "We act."}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"key": ""}, "not the one that kg mints"),
        ({"key": "arxiv:2401.99999"}, "not the one that kg mints"),
        ({"iri": "http://x/paper/../<b>-862e8658"}, "not the one that kg mints"),
        ({"iri": None}, "not the one that kg mints"),
        ({"year": float("inf")}, "'year' is no whole number"),
        ({"year": "in press"}, "'year' is no whole number"),
        ({"year": 0}, "the year 0 is none"),
        ({"authors": "A. Author"}, "'authors' is no list"),
        ({"texts": {"a b<>#": "x"}}, "names no text"),
        ({"texts": {"": "x"}}, "names no text"),
        ({"texts": {"abstract": "other"}}, "'abstract' is there twice"),
        ({"texts": ["x"]}, "'texts' is no object"),
        ({"headings": {"body/3": "Method"}}, "a heading of 'body/3', which is no text"),
        ({"headings": {"abstract": ["x"]}}, "'headings' is no text"),
        ({"withheld": {"abstract": 7}}, "'abstract' is there twice"),
        ({"text": "", "withheld": {"abstract": -7}}, "the length -7"),
        ({"text": "", "withheld": {"abstract": 10**30}}, "the length 1000"),
        ({"text": "", "withheld": {"abstract": float("inf")}}, "'withheld' is no whole number"),
    ],
)
def test_a_line_with_a_key_that_kg_did_not_write_so_is_refused(change, message):
    paper_from_own_json(OWN)
    with pytest.raises(ValueError, match=re.escape(message)):
        paper_from_own_json(OWN | change)
