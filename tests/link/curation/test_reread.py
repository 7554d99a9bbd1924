"""Where the curator changes what a paper says, linking reads the paper again; worked out by hand."""

import pytest

from kg import ids
from kg.lexicon import Lexicon
from kg.link import advised
from kg.link.advised import Advice, Linking, link_advised
from kg.link.curation.read import parse_curation
from kg.model import AnnotatedPaper, Decision, EntityType, Role
from tests.papers import annotated

EMPTY = Lexicon(())


def run(papers: tuple[AnnotatedPaper, ...] | list[AnnotatedPaper], curation: str) -> Linking:
    return link_advised(papers, EMPTY, Advice(parse_curation(curation)))


def names(linking: Linking, number: int = 0) -> list[tuple[str, tuple[str, ...]]]:
    return [(entity.name, entity.aliases) for entity in linking.records.papers[number].entities]


def test_a_used_name_and_a_proposed_phrase_that_are_one_are_coined_by_the_paper():
    paper = annotated(
        "k:0",
        "ClothNet folds, as our folding net.",
        ("Method", "uses", "ClothNet"),
        ("Method", "proposes", "folding net"),
    )
    curation = '[[same]]\nnames = ["ClothNet", "folding net"]'
    built = run([paper], curation)
    (entity,) = built.records.entities
    assert entity.key == "clothnet @k:0"
    assert [link.role for link in built.records.papers[0].entities[0].links] == [Role.PROPOSES, Role.USES]
    assert [(m.span.start, m.entity) for m in built.records.papers[0].mentions] == [(0, 0), (23, 0)]
    assert [m.decision for m in built.records.merges if m.reason.startswith("curated")] == [Decision.SAME]
    assert built.notes == ()
    again = run(built.records.papers, curation)
    assert again.records.papers == built.records.papers
    assert [e.id for e in again.records.entities] == [ids.entity_id("clothnet @k:0")]


def test_what_is_different_is_taken_out_of_what_has_become_one():
    paper = annotated(
        "k:0",
        "Steering, or a depth net, that is cloth folding.",
        ("Method", "uses", "steering"),
        ("Method", "uses", "depth net", "cloth folding"),
    )
    told = run(
        [paper],
        '[[same]]\nnames = ["steering", "depth net"]\n[[different]]\nnames = ["steering", "cloth folding"]',
    )
    assert sorted(names(told)) == [("cloth folding", ()), ("depth net", ("steering",))]


def test_a_type_that_makes_a_coined_name_is_linked_as_one():
    coining = annotated("k:0", "MapNet is proposed.", ("Method", "proposes", "MapNet"))
    using = annotated("k:1", "MapNet is our task.", ("Task", "addresses", "MapNet"))
    curation = '[[retype]]\nname = "MapNet"\ntype = "Method"'
    built = run([coining, using], curation)
    again = run(built.records.papers, curation)
    assert {entity.type for entity in built.records.entities} == {EntityType.METHOD}
    assert [e.id for e in again.records.entities] == [e.id for e in built.records.entities]


def test_names_that_linking_left_out_stay_in_the_log_when_it_reads_again():
    paper = annotated(
        "k:0",
        "ClothNet, a framework, is our folding net.",
        ("Method", "uses", "ClothNet"),
        ("Method", "uses", "framework"),
        ("Method", "proposes", "folding net"),
    )
    before = [m for m in run([paper], "").records.merges if m.decision is Decision.DROPPED]
    built = run([paper], '[[same]]\nnames = ["ClothNet", "folding net"]').records
    assert [m for m in built.merges if m.decision is Decision.DROPPED] == before != []


@pytest.mark.parametrize(
    ("curation", "readings"),
    [("", 1), ('[[same]]\nnames = ["mapping", "steering"]', 1), ('[[same]]\nnames = ["mapping", "grasping"]', 2)],
)
def test_linking_is_done_again_only_where_a_paper_is_read_otherwise(monkeypatch, curation, readings):
    asked = []
    decide = advised.decide
    monkeypatch.setattr(advised, "decide", lambda papers, lexicon: asked.append(1) or decide(papers, lexicon))
    papers = [
        annotated("k:0", "mapping and grasping", ("Task", "addresses", "mapping"), ("Task", "addresses", "grasping")),
        annotated("k:1", "steering", ("Task", "addresses", "steering")),
    ]
    run(papers, curation)
    assert len(asked) == readings
