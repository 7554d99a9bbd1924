"""Cards, counts and related papers as text for a terminal."""

from kg import render
from kg.graph.cards import entity_card, paper_card
from kg.graph.stats import graph_stats
from tests.samples import GO1, LEAP_ANNOTATED, LEAP_ENTITY, LEAP_PAPER, sample_records


def test_a_table_is_aligned_and_its_cells_are_cut_to_one_line():
    text = render.table(("a", "b"), [("x" * 70, None), ("two\nlines", 3)])
    assert text.splitlines() == ["a" + " " * 61 + "b", "-" * 60 + "  -", "x" * 59 + "…", "two lines" + " " * 53 + "3"]


def test_a_papers_card():
    lines = render.card(paper_card(sample_records(), LEAP_ANNOTATED)).splitlines()
    assert lines[:2] == ["LEAP: Learning to Grasp  [Paper]", LEAP_PAPER.id]
    assert "authors: Ada Example, Bo Söhne" in lines
    assert "links: https://github.com/example/leap (code)" in lines
    at = lines.index("deployedOn:")
    assert lines[at + 1 : at + 3] == ["  Unitree Go1 [Robot]  0.99", "      “We deploy it on a Unitree Go1.”"]
    at = lines.index("results:")
    assert lines[at + 1] == "  12.5% by LEAP on GraspSim against Hopper"


def test_an_entitys_card():
    lines = render.card(entity_card(sample_records(), LEAP_ENTITY)).splitlines()
    assert lines[0] == "LEAP (diffusion policy)  [Method]"
    at = lines.index("stated:")
    assert "  LEAP (diffusion policy) outperforms Hopper (1 paper)" in lines[at:]
    assert "kind: quadruped" in render.card(entity_card(sample_records(), GO1)).splitlines()


def test_counts_leave_out_the_zeros_of_tables():
    lines = render.counts(graph_stats(sample_records(), [])).splitlines()
    assert "papers: 3" in lines
    assert "related pairs: 0" in lines
    at = lines.index("entities by type:")
    assert lines[at + 1 : at + 6] == [
        "       4  Method",
        "       1  Task",
        "       1  Dataset",
        "       1  Robot",
        "       1  RobotKind",
    ]
    assert not any(line.endswith("Metric") for line in lines)
    assert "most mentioned, Method:" in lines


ROW = {
    "score": 0.5,
    "paper": "LEAP",
    "id": "paper/x",
    "facets": {"task": 0.1, "text": 0.4},
    "shared": ["grasping", "Hopper"],
    "words": ["grasp"],
    "why": [
        {
            "entity": "grasping",
            "id": "entity/grasping",
            "papers": [{"role": "addresses", "sentence": "We grasp."}, {"role": "mentions"}],
        }
    ],
}


def test_related_papers_or_none():
    lines = [
        " 1. 0.50  LEAP",
        "          paper/x",
        "          task 0.10, text 0.40",
        "          both: grasping, Hopper",
    ]
    assert render.related([ROW]).splitlines() == lines
    assert render.related([ROW], why=True).splitlines() == [
        *lines,
        "            grasping",
        "              this paper addresses: We grasp.",
        "              the other mentions",
    ]
    assert render.related([]) == "no related papers"


def test_related_papers_by_their_words_alone():
    row = ROW | {"shared": [], "why": []}
    assert render.related([row]).splitlines()[-1] == "          no common entity; words: grasp"
    assert render.related([row | {"words": []}]).splitlines()[-1] == "          no common entity; words: withheld"


def test_a_terminal_is_told_nothing_by_a_name():
    text = render.table(("name",), [("\x1b]0;owned\x07\x9b31m",)])
    assert text.splitlines()[2] == "\ufffd]0;owned\ufffd\ufffd31m"
    assert "\x1b" not in render.card({"label": "\x1b[2J", "type": "Method", "id": "entity/x"})
    assert "\x1b" not in render.related([ROW | {"paper": "\x1b[2J", "shared": ["\x1b"]}])
