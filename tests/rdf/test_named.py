"""Each named query parses, answers, and gives on the sample the rows worked out by hand."""

import re
from pathlib import Path

import pytest
from pyoxigraph import Store

from kg import ids
from kg.errors import NotFoundError, QueryError, UnknownNameError
from kg.model import EntityType, Records
from kg.rdf.named import bind_parameters, list_named, load_named
from kg.rdf.query import run_query
from kg.rdf.schema import read_schema
from kg.rdf.write import write_rdf
from tests.rdf.conftest import make_triples
from tests.samples import (
    EVIL,
    GO1,
    HOPPER,
    HOPPER_ENTITY,
    HOPPER_PAPER,
    HOSTILE,
    LEAP_ENTITY,
    LEAP_PAPER,
    POLICY,
    SIM,
    TASK,
    entity,
    sample_records,
)

LEAP_LABEL = "LEAP: Learning to Grasp"
HOPPER_LABEL = "Hopper is a diffusion policy for dexterous grasping, …"
BEATS = "LEAP beats Hopper by 12.5% on GraspSim."
EVIL_LABEL = '</script><img src=x onerror="alert(2)"> & "quotes" back'
PROPOSE = "We propose **LEAP**, a diffusion policy for dexterous grasping."
DEPLOY = "We deploy it on a Unitree Go1."
LEAP_NAME = "LEAP (diffusion policy)"
TASK_NAME = "dexterous grasping"
BASE = ids.DEFAULT_BASE_IRI

#: query -> (values of parameters, rows)
ROWS: dict[str, tuple[dict[str, str], list[tuple[object, ...]]]] = {
    "papers-of-robot": (
        {"robot": "go1"},
        [
            ("Unitree Go1", "deployedOn", LEAP_LABEL, "2026", 0.99, DEPLOY, BASE + LEAP_PAPER.id),
            ("Unitree Go1", "evaluatesOn", HOPPER_LABEL, "2026", 0.7, HOPPER, BASE + HOPPER_PAPER.id),
            ("Unitree Go1", "uses", LEAP_LABEL, "2026", 0.5, DEPLOY, BASE + LEAP_PAPER.id),
        ],
    ),
    "methods-per-task": (
        {"least": "1"},
        [(TASK_NAME, "diffusion policy", 2, 0), (TASK_NAME, "Hopper", 1, 1), (TASK_NAME, LEAP_NAME, 1, 1)],
    ),
    "datasets-per-task": ({"task": "GRASPING"}, [(TASK_NAME, "GraspSim", 2)]),
    "papers-that-share-entities": (
        {},
        [
            (
                LEAP_LABEL,
                HOPPER_LABEL,
                5,
                "GraspSim | Hopper | Unitree Go1 | dexterous grasping | diffusion policy",
                BASE + LEAP_PAPER.id,
                BASE + HOPPER_PAPER.id,
            )
        ],
    ),
    "who-compares-with-whom": ({}, [(LEAP_NAME, "Hopper", True, LEAP_LABEL, BEATS)]),
    "most-used-methods": ({}, [("diffusion policy", 2, 0, BASE + POLICY.id)]),
    "robots-per-task": ({}, [(TASK_NAME, "Unitree Go1", 2, 1)]),
    "papers-on-dataset": (
        {"dataset": "graspsim"},
        [
            ("GraspSim", HOPPER_LABEL, "2026", "Hopper", BASE + HOPPER_PAPER.id),
            ("GraspSim", LEAP_LABEL, "2026", LEAP_NAME, BASE + LEAP_PAPER.id),
        ],
    ),
    "results-on-dataset": (
        {"dataset": "GraspSim"},
        [("12.5%", "difference", None, "LEAP", "Hopper", LEAP_LABEL, BEATS)],
    ),
    "about-name": (
        {"name": "hopper"},
        [
            ("Method", "Hopper", LEAP_LABEL, "comparesWith", "Hopper", 0.85, BEATS),
            ("Method", "Hopper", LEAP_NAME, "outperforms", "Hopper", 0.8, BEATS),
            ("Method", "Hopper", HOPPER_LABEL, "proposes", "Hopper", 0.9, HOPPER),
            ("Method", "Hopper", "Hopper", "testedOn", "GraspSim", 0.9, HOPPER),
            ("Method", "Hopper", "Hopper", "usedFor", TASK_NAME, 0.7, HOPPER),
        ],
    ),
    "methods-deployed-on-robots": (
        {"maker": "unitree", "since": "2026"},
        [(LEAP_NAME, "Unitree Go1", "Unitree Robotics", 2026, LEAP_LABEL, DEPLOY)],
    ),
    "ambiguous-names": ({}, []),
    "methods-compared-with": ({"method": "hopper"}, [("Hopper", LEAP_NAME, True, LEAP_LABEL, "2026", BEATS)]),
    "papers-that-combine": (
        {"first": "diffusion policies", "second": "HOPPER"},
        [(HOPPER_LABEL, "2026", "uses", "proposes", BASE + HOPPER_PAPER.id)],
    ),
    "tasks-without-robots": ({}, []),
    "benchmark-method-matrix": (
        {"dataset": "sim", "least": "1"},
        [("GraspSim", "Hopper", 2, 1), ("GraspSim", "diffusion policy", 2, 0), ("GraspSim", LEAP_NAME, 1, 1)],
    ),
    "neighbours": (
        {"name": "go1"},
        [
            ("Unitree Go1", "Dataset", "GraspSim", 2, BASE + SIM.id),
            ("Unitree Go1", "Method", "Hopper", 2, BASE + HOPPER_ENTITY.id),
            ("Unitree Go1", "Task", TASK_NAME, 2, BASE + TASK.id),
            ("Unitree Go1", "Method", "diffusion policy", 2, BASE + POLICY.id),
            ("Unitree Go1", "Method", LEAP_NAME, 1, BASE + LEAP_ENTITY.id),
        ],
    ),
    "methods-on-robot": ({"robot": "GO1"}, [("Unitree Go1", LEAP_NAME, LEAP_LABEL, "2026", DEPLOY)]),
    "papers-by-author": ({"author": "söhne"}, [("Bo Söhne", LEAP_LABEL, "CoRL", "2026", BASE + LEAP_PAPER.id)]),
    "papers-per-year": ({"name": "graspsim"}, [("GraspSim", "2026", 2)]),
    "papers-with-code": ({"task": "grasping"}, [(LEAP_LABEL, LEAP_NAME, "https://github.com/example/leap")]),
    "why-related": (
        {"first": "LEAP", "second": HOPPER_LABEL},
        [
            ("GraspSim", "evaluatesOn", BEATS, "evaluatesOn", HOPPER),
            ("Hopper", "comparesWith", BEATS, "proposes", HOPPER),
            ("Unitree Go1", "deployedOn", DEPLOY, "evaluatesOn", HOPPER),
            ("Unitree Go1", "uses", DEPLOY, "evaluatesOn", HOPPER),
            (TASK_NAME, "addresses", PROPOSE, "addresses", HOPPER),
            ("diffusion policy", "uses", PROPOSE, "uses", HOPPER),
        ],
    ),
    "robots-by-maker": (
        {"maker": "unitree"},
        [("Unitree Robotics", "Unitree Go1", "quadruped", 2, BASE + GO1.id)],
    ),
    "papers-per-venue": ({}, [("CoRL", "2026", 1), ("ICML", "2026", 1)]),
    "most-used-datasets": ({}, [("GraspSim", 2, BASE + SIM.id)]),
    "uncertain-edges": (
        {"below": "0.6"},
        [
            (EVIL_LABEL, "proposes", EVIL.name, 0.5, HOSTILE),
            (LEAP_LABEL, "uses", "Unitree Go1", 0.5, DEPLOY),
        ],
    ),
    "citations-of-paper": ({"paper": "leap"}, []),
    "most-cited-papers": ({}, []),
    "kinds-of": ({"concept": "diffusion policy"}, []),
    "tasks-of-method": ({"method": "hopper"}, [("Hopper", TASK_NAME, 0.7, 1, HOPPER)]),
}


@pytest.mark.parametrize("name", ROWS)
def test_rows_by_hand(name: str, store: Store) -> None:
    params, rows = ROWS[name]
    assert run_query(store, load_named(name).sparql, params=params).values == rows


def test_related_papers(store: Store) -> None:
    rows = run_query(store, load_named("related-papers").sparql, params={"paper": "hopper"}).values
    assert [row[2] for row in rows] == [LEAP_LABEL, '</script><img src=x onerror="alert(2)"> & "quotes" back']
    assert sorted(str(rows[0][3]).split(" | ")) == [
        "GraspSim", "Hopper", "Unitree Go1", "dexterous grasping", "diffusion policy",
    ]  # fmt: skip
    assert rows[1][3] == "diffusion policy"


def test_ambiguous_names(tmp_path: Path) -> None:
    first = entity("PRISM", EntityType.METHOD, 3, sense="arxiv:1", qualifier="optics")
    bare = entity("PRISM", EntityType.METHOD, 1, ambiguous=True, senses=(first.id,))
    path = tmp_path / "graph.nt"
    write_rdf(path, "nt", make_triples(Records((), tuple(sorted([first, bare], key=lambda item: item.id)))))
    rows = run_query(path, load_named("ambiguous-names").sparql).values
    assert rows == [("PRISM", "PRISM (optics)", 3, BASE + first.id)]


def test_kinds_of_a_concept_at_any_depth(tmp_path: Path) -> None:
    wide = entity("planning", EntityType.TASK, 9)
    mid = entity("motion planning", EntityType.TASK, 5, broader=(wide.id,))
    low = entity("kinodynamic motion planning", EntityType.TASK, 1, broader=(mid.id,))
    other = entity("planning as a method", EntityType.METHOD, 2, related=(wide.id,))
    path = tmp_path / "graph.nt"
    records = Records((), tuple(sorted([wide, mid, low, other], key=lambda item: item.id)))
    write_rdf(path, "nt", make_triples(records))
    query = load_named("kinds-of").sparql
    assert run_query(path, query, params={"concept": "Planning"}).values == [
        ("planning", "motion planning", "Task", 5, BASE + mid.id),
        ("planning", "kinodynamic motion planning", "Task", 1, BASE + low.id),
    ]
    related = run_query(path, "SELECT ?one ?two WHERE { ?one skos:related ?two }").values
    assert related == [(BASE + other.id, BASE + wide.id)]


def test_tasks_without_robots(tmp_path: Path) -> None:
    grasping, other = TASK, entity("knot tying", EntityType.TASK, 5)
    path = tmp_path / "graph.nt"
    records = sample_records()
    write_rdf(path, "nt", make_triples(Records(records.papers, (*records.entities, other))))
    query = load_named("tasks-without-robots").sparql
    assert run_query(path, query).values == [("knot tying", 5, BASE + other.id)]
    assert run_query(path, query, params={"least": "6"}).values == []
    write_rdf(path, "nt", make_triples(Records((), (grasping, other))))  # nobody is left who has a robot
    assert [row[0] for row in run_query(path, query).values] == ["knot tying", TASK_NAME]


def test_at_least_twenty_questions() -> None:
    assert len(list_named()) >= 20
    assert len({query.question for query in list_named()}) == len(list_named())


def test_every_query_is_checked_here() -> None:
    assert {query.name for query in list_named()} == {*ROWS, "related-papers"}


def test_every_query_says_what_it_answers_and_holds_its_defaults() -> None:
    for query in list_named():
        assert query.question.endswith("?"), query.name
        assert "PREFIX" not in query.sparql, query.name
        for parameter in query.parameters:
            assert f"VALUES ?{parameter.name} {{ {parameter.default} }}" in query.sparql, query.name
            assert len(parameter.description) > 10, query.name
        assert query.sparql.count("# param:") == len(query.parameters), query.name
        filled = set(re.findall(r"VALUES \?(\w+)", query.sparql))
        assert filled == {parameter.name for parameter in query.parameters}, query.name


def test_a_maker_finds_its_robots(store: Store) -> None:
    rows = run_query(store, load_named("papers-of-robot").sparql, params={"robot": "unitree robotics"}).values
    assert len(rows) == 3


@pytest.mark.parametrize(
    "value", ['"', '" } ?s ?p ?o . VALUES ?x { "', "\\", 'a\\" } #', "a\nb", "VALUES ?robot { }", "nul\x00", "\ud800"]
)
def test_a_value_is_never_code(value: str, store: Store) -> None:
    assert run_query(store, load_named("papers-of-robot").sparql, params={"robot": value}).values == []


def test_a_value_with_quotes_is_found(store: Store) -> None:
    rows = run_query(store, load_named("about-name").sparql, params={"name": '<B>"x"\\</b>'}).values
    assert [row[3] for row in rows] == ["proposes"]


def test_two_values_do_not_meet() -> None:
    sparql = load_named("methods-deployed-on-robots").sparql
    bound = bind_parameters(sparql, {"maker": "VALUES ?since { 2020 }", "since": "2025"})
    assert 'VALUES ?maker { "VALUES ?since { 2020 }" }' in bound
    assert "VALUES ?since { 2025 }" in bound


@pytest.mark.parametrize("value", ["many", "", "1.5", "1; DROP", "nan", "inf"])
def test_a_number_must_be_one(value: str) -> None:
    with pytest.raises(QueryError, match="not a whole number"):
        bind_parameters(load_named("papers-that-share-entities").sparql, {"least": value})


def test_iris_and_decimals_as_parameters() -> None:
    sparql = (
        "# param: p <http://example.org/a> a property\n# param: c 0.5 a confidence\n"
        "VALUES ?p { <http://example.org/a> } VALUES ?c { 0.5 }"
    )
    assert "{ <http://example.org/b%20c> }" in bind_parameters(sparql, {"p": "http://example.org/b c"})
    assert "{ 0.9 }" in bind_parameters(sparql, {"c": "0.90"})
    with pytest.raises(QueryError, match="no absolute IRI"):
        bind_parameters(sparql, {"p": "x> ?y"})
    with pytest.raises(QueryError, match="not a number"):
        bind_parameters(sparql, {"c": "high"})


def test_unknown_names_list_the_known() -> None:
    with pytest.raises(UnknownNameError, match=r"unknown parameter 'robt'\. Known: robot"):
        bind_parameters(load_named("papers-of-robot").sparql, {"robt": "x"})
    with pytest.raises(NotFoundError, match="papers-of-robot"):
        load_named("papers-of-robots")
    with pytest.raises(NotFoundError):
        load_named("../kg")
    with pytest.raises(QueryError, match="has no line"):
        bind_parameters("# param: a 1 a number\nASK {}", {"a": "2"})


def test_the_readme_names_every_query() -> None:
    readme = read_schema("README.md")
    for query in list_named():
        values = ", ".join(f"`{parameter.name}` ({parameter.default})" for parameter in query.parameters)
        assert f"| `{query.name}` | {query.question} | {values} |\n" in readme
    assert GO1.name in readme
