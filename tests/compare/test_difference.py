"""What differs between two builds, on records built by hand, and the laws of a difference."""

from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kg.compare.decisions import Change
from kg.compare.difference import Difference, Node, Sides, difference, labels
from kg.compare.edges import Edge
from kg.compare.report import difference_to_json, difference_to_text
from kg.corpus.identity import make_paper
from kg.corpus.merge import merge_copies
from kg.corpus.notes import Item
from kg.graph.relatedness import Relatedness
from kg.model import AnnotatedPaper, Decision, Entity, EntityType, Merge, Records, Role, Source
from tests.graph.builders import entity, paper

M = entity("m")
N = entity("n")
T = entity("t", EntityType.TASK)
VERSIONS = {"base_iri": "http://localhost:8080/", "text": True, "versions": {"paperkg": "1"}, "title": "x", "files": {}}


@dataclass
class Built:
    records: Records
    pairs: list[Relatedness] = field(default_factory=list)
    manifest: dict[str, Any] = field(default_factory=lambda: dict(VERSIONS))


def built(papers, entities, merges=(), **more) -> Built:
    return Built(Records(tuple(papers), tuple(sorted(entities, key=lambda e: e.id)), tuple(sorted(merges))), **more)


OLD = built([paper("1", {M: [Role.USES], T: [Role.ADDRESSES]}), paper("2", {M: [Role.USES]})], [M, T])


def test_equal_builds_do_not_differ():
    again = built(OLD.records.papers, OLD.records.entities)
    assert difference(OLD, again) == Difference()
    assert difference(OLD, again).is_empty()
    assert difference_to_text(Difference()) == "no difference"
    assert difference_to_json(Difference())["empty"] is True


def test_a_paper_more():
    three = paper("3", {N: [Role.PROPOSES], M: [Role.USES]}, title="Third")
    pair = Relatedness("paper/2", "paper/3", 0.5, (("method", 0.5),), (M.id,))
    new = built([*OLD.records.papers, three], [M, N, T], pairs=[pair])
    found = difference(OLD, new)
    assert found.papers == Sides((Node("paper/3", "Paper", "Third"),), ())
    assert found.entities == Sides((Node(N.id, "Method", "n"),), ())
    assert found.edges == Sides(
        (
            Edge("proposes", "paper/3", N.id),
            Edge("related", "paper/2", "paper/3"),
            Edge("uses", "paper/3", M.id),
        ),
        (),
    )
    assert (found.changes, found.decisions, found.scores, found.reasons) == ((), Sides(), 0, 0)
    text = difference_to_text(found, names=labels(new))
    assert "papers: 1 added, 0 removed\n  + Third [Paper] paper/3" in text
    assert "edges by type: proposes +1 -0, related +1 -0, uses +1 -0" in text
    assert "  + Third proposes n" in text
    assert difference_to_text(found, most=1).count("\n  … 2 more") == 1


def test_nodes_are_called_by_their_labels_where_these_are_given():
    found = difference(OLD, built(OLD.records.papers[:1], [M, T]))
    assert f"  - paper/2 uses {M.id}" in difference_to_text(found)
    assert "  - Some words. uses m" in difference_to_text(found, names=labels(OLD))


def test_scores_are_only_counted():
    first, second = OLD.records.papers
    link = second.entities[0].links[0]
    surer = replace(second, entities=(replace(second.entities[0], links=(replace(link, confidence=0.9),)),))
    found = difference(OLD, built([first, surer], [M, T]))
    assert found == Difference(scores=1)
    assert not found.is_empty()


def decided(decision: Decision, reason: str, id_: str = M.id, *names: str) -> Merge:
    return Merge(names or ("m",), id_, decision, reason)


def test_a_changed_type_with_the_reasons_of_both():
    task = replace(M, type=EntityType.TASK)
    old = built(OLD.records.papers, [M, T], [decided(Decision.RETYPED, "seen as Method in 2 papers")])
    new = built(OLD.records.papers, [task, T], [decided(Decision.RETYPED, "seen as Task in 3 papers")])
    found = difference(old, new)
    change = Change("type", M.id, "m", "Method", "Task", "seen as Method in 2 papers", "seen as Task in 3 papers")
    assert found == Difference(changes=(change,), reasons=1)
    assert difference_to_text(found).splitlines() == [
        "changes: type 1",
        "  type of m: Method -> Task",
        "      before: seen as Method in 2 papers",
        "      now: seen as Task in 3 papers",
        "scores of 0 edges and reasons of 1 decisions are others",
    ]


def test_entities_that_became_one_are_no_entity_removed():
    one = replace(M, replaces=(N.id,))
    old = built([paper("1", {M: [Role.USES], N: [Role.USES]})], [M, N])
    new = built(
        [paper("1", {M: [Role.USES]})], [one], [decided(Decision.SAME, "the long form of n is m", M.id, "m", "n")]
    )
    found = difference(old, new)
    assert found.entities == Sides()
    assert found.changes == (Change("merged", N.id, "n", "", M.id, "", "the long form of n is m"),)
    assert found.decisions.added[0].names == ("m", "n")
    assert found.edges.removed == (Edge("uses", "paper/1", N.id),)
    assert f"  n is now part of {M.id}" in difference_to_text(found)
    assert difference(new, old).changes[0].what == "split"
    assert f"  n is no longer part of {M.id}" in difference_to_text(difference(new, old))


def test_papers_that_became_copies_of_one_tell_why():
    words = " ".join(f"w{n}" for n in range(60))
    one, two = (
        make_paper(
            title="Zeta", abstract=f"{words} {end}", url=f"https://openreview.net/forum?id={end}", authors=["Jo Li"],
            sources=[Source("a.jsonl", f"line {line}")],
        )
        for line, end in enumerate(("aa", "bb"))
    )  # fmt: skip
    (merged,), _ = merge_copies([Item(one), Item(two)])
    old = built([AnnotatedPaper(one)], [])
    joined = built([AnnotatedPaper(merged.paper)], [])
    apart = built([AnnotatedPaper(two)], [])
    found = difference(apart, joined)
    assert found.changes[0].what == "merged"
    assert (found.changes[0].new, found.changes[0].new_reason) == (one.id, "same title, 97 % of the abstract")
    assert found.papers == Sides((Node(one.id, "Paper", "Zeta"),), ())
    assert difference(old, joined).changes == ()


def test_what_is_known_of_a_paper_may_change():
    first, second = OLD.records.papers
    later = replace(second, paper=replace(second.paper, venue="RSS", year=2026))
    found = difference(OLD, built([first, later], [M, T]))
    assert [(c.what, c.id, c.old, c.new) for c in found.changes] == [
        ("venue", "paper/2", "", "RSS"),
        ("year", "paper/2", "", "2026"),
    ]


def test_builds_of_other_settings():
    new = built(OLD.records.papers, [M, T])
    new.manifest = {**VERSIONS, "title": "y", "text": False, "versions": {"paperkg": "2"}}
    found = difference(OLD, new)
    assert [(c.id, c.old, c.new) for c in found.settings] == [("paperkg", "1", "2"), ("text", "True", "False")]
    assert "  text: True -> False" in difference_to_text(found)


def test_json_has_it_all():
    value = difference_to_json(difference(OLD, built(OLD.records.papers[:1], [M, T])))
    assert value["papers"]["removed"][0]["id"] == "paper/2"
    assert value["edges"] == {"added": [], "removed": [["uses", "paper/2", M.id]]}
    assert value["counts"] == {"scores": 0, "reasons": 0}
    assert value["format"] == "kg-diff/1"


# -- laws -----------------------------------------------------------------------------------------------------------

ENTITIES = [entity(f"e{n}", type_) for n, type_ in enumerate([EntityType.METHOD, EntityType.TASK] * 2)]


@st.composite
def builds(draw: st.DrawFn) -> Built:
    papers = []
    for number in draw(st.sets(st.integers(0, 4), max_size=4)):
        chosen = draw(st.sets(st.integers(0, 3), max_size=3))
        made = paper(str(number), {ENTITIES[index]: [Role.MENTIONS] for index in sorted(chosen)})
        papers.append(replace(made, paper=replace(made.paper, venue=draw(st.sampled_from(["", "RSS"])))))
    entities: list[Entity] = [
        replace(
            ENTITIES[index],
            name=draw(st.sampled_from(["a", "b"])),
            replaces=draw(st.sampled_from([(), (ENTITIES[3].id,)])) if index == 0 else (),
            paper_count=draw(st.integers(0, 3)),
        )
        for index in sorted(draw(st.sets(st.integers(0, 3))))
    ]
    merges = draw(
        st.lists(
            st.builds(
                Merge,
                names=st.sampled_from([("a",), ("a", "b")]),
                entity=st.sampled_from([item.id for item in ENTITIES]),
                decision=st.sampled_from(list(Decision)),
                reason=st.sampled_from(["x", "y"]),
            ),
            max_size=3,
        )
    )
    ids = sorted(item.paper.id for item in papers)
    pairs = [Relatedness(first, second, draw(st.sampled_from([0.1, 0.2])), (), ()) for first, second in pairwise(ids)]
    papers.sort(key=lambda item: item.paper.id)
    return built(papers, entities, merges, pairs=pairs)


@settings(deadline=None)
@given(builds(), builds())
def test_a_difference_mirrors_the_other_way_round(one: Built, two: Built):
    assert difference(one, two).mirrored() == difference(two, one)
    assert difference(one, two).mirrored().mirrored() == difference(one, two)


@settings(deadline=None)
@given(builds())
def test_a_build_does_not_differ_from_itself(one: Built):
    assert difference(one, one).is_empty()


@settings(deadline=None)
@given(builds(), builds())
def test_sides_are_disjoint_and_add_up(one: Built, two: Built):
    found = difference(one, two)
    old = {item.paper.id for item in one.records.papers}
    new = {item.paper.id for item in two.records.papers}
    assert {node.id for node in found.papers.added} == new - old
    assert {node.id for node in found.papers.removed} == old - new
    assert not set(found.edges.added) & set(found.edges.removed)
    assert difference_to_text(found, most=0)


@pytest.mark.parametrize("most", [1, 3])
def test_lines_of_a_section_are_limited(most):
    new = built([paper(str(n), {}) for n in range(9)], [])
    lines = difference_to_text(difference(built([], []), new), most).splitlines()
    assert lines[0] == "papers: 9 added, 0 removed"
    assert lines[most + 1] == f"  … {9 - most} more"
