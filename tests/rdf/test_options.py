"""Limits of rows, the dataset of the protocol, formats written by the child."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from pyoxigraph import Literal, NamedNode, Quad, QueryResultsFormat, Store

from kg.errors import QueryError, QueryLimitError, UnknownNameError
from kg.rdf.options import LimitedOutput, QueryOptions
from kg.rdf.query import QuerySession
from kg.rdf.results import Kind
from kg.rdf.store import evaluate

HOSTILE = ["}}", "{}", "a\\", '\\"}}', '"},{"', "\n", '{"x":{"type":', '\\\\"}},{}', "é}}"]


@pytest.fixture(scope="module")
def hostile_store() -> Store:
    store = Store()
    for text in HOSTILE:
        for number in range(40):
            store.add(Quad(NamedNode(f"http://e/{number}"), NamedNode("http://e/p"), Literal(text)))
    store.add(Quad(NamedNode("http://e/in"), NamedNode("http://e/p"), Literal("g"), NamedNode("http://e/g")))
    return store


@pytest.mark.parametrize(
    "query", ["SELECT ?s ?o { ?s ?p ?o }", "SELECT ?o ?no { ?s ?p ?o }", "SELECT ?no { ?s ?p ?o }"]
)
def test_rows_are_counted_whatever_stands_in_the_strings(hostile_store: Store, query: str) -> None:
    rows = 40 * len(HOSTILE)
    result = evaluate(hostile_store, query, QueryOptions(max_rows=rows))
    assert len(json.loads(result.payload)["results"]["bindings"]) == rows
    with pytest.raises(QueryLimitError, match=f"more than {rows - 1} rows"):
        evaluate(hostile_store, query, QueryOptions(max_rows=rows - 1))


@pytest.mark.parametrize("size", [1, 2, 3, 7, 64])
def test_pieces_may_be_cut_anywhere(hostile_store: Store, size: int) -> None:
    answer = hostile_store.query("SELECT ?o ?no { ?s ?p ?o }")
    payload = answer.serialize(format=QueryResultsFormat.JSON)  # type: ignore[union-attr]
    assert payload
    rows = 40 * len(HOSTILE)
    output = LimitedOutput(rows, lines=False)
    for start in range(0, len(payload), size):
        output.write(payload[start : start + size])
    assert output.getvalue() == payload
    small = LimitedOutput(rows - 1, lines=False)
    with pytest.raises(QueryLimitError):
        all(small.write(payload[start : start + size]) for start in range(0, len(payload), size))


def test_triples_of_a_construct_are_rows(hostile_store: Store) -> None:
    query = "CONSTRUCT { ?s ?p ?o } WHERE { ?s ?p ?o }"
    assert len(evaluate(hostile_store, query, QueryOptions(max_rows=360)).triples) == 360
    with pytest.raises(QueryLimitError):
        evaluate(hostile_store, query, QueryOptions(max_rows=359))


def test_graphs_of_the_protocol_replace_those_of_the_query(hostile_store: Store) -> None:
    def count(query: str, **options: tuple[str, ...]) -> object:
        return evaluate(hostile_store, query, QueryOptions(**options)).values[0][0]

    counting = "SELECT (COUNT(*) AS ?n) { ?s ?p ?o }"
    assert count(counting, default_graphs=("http://e/g",)) == 1
    assert count(counting, named_graphs=("http://e/g",)) == 0
    assert count("SELECT (COUNT(*) AS ?n) FROM <http://e/g> { ?s ?p ?o }", default_graphs=("http://e/x",)) == 0
    named = "SELECT (COUNT(*) AS ?n) { GRAPH ?g { ?s ?p ?o } }"
    assert count(named, named_graphs=("http://e/g",)) == 1
    assert count(named, default_graphs=("http://e/g",)) == 0
    with pytest.raises(QueryError, match="no absolute IRI"):
        count(counting, default_graphs=("g",))


def test_the_child_writes_the_first_format_that_fits(graph_file: Path) -> None:
    with QuerySession(graph_file) as session:
        result = session.run("SELECT (1 AS ?n) {}", options=QueryOptions(formats=("ttl", "csv", "json")))
        assert (result.kind, result.format_name, result.payload) == (Kind.SELECT, "csv", b"n\r\n1\r\n")
        assert session.run("ASK {}", options=QueryOptions(formats=("xml",))).payload.startswith(b"<?xml")
        with pytest.raises(UnknownNameError, match="of a CONSTRUCT or DESCRIBE answer"):
            session.run("DESCRIBE <http://e>", options=QueryOptions(formats=("csv",)))
        with pytest.raises(QueryLimitError, match="more than 3 rows"):
            session.run("SELECT * { ?s ?p ?o }", options=QueryOptions(max_rows=3))
        assert session.run("ASK {}").boolean is True  # the same child goes on


def test_a_child_that_ended_is_started_again(graph_file: Path) -> None:
    with QuerySession(graph_file) as session:
        session.run("ASK {}")
        assert session._process is not None
        session._process.kill()
        session._process.wait()
        assert session.run("ASK {}").boolean is True


def test_a_query_that_takes_too_much_memory_is_stopped(graph_file: Path) -> None:
    with QuerySession(graph_file, memory=300_000_000) as session:
        assert session.run("ASK {}").boolean is True
        with pytest.raises(QueryLimitError, match="more than the 300 MB"):
            session.run("SELECT * { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i } ORDER BY ?a ?f", timeout=60)
        assert session.run("ASK {}").boolean is True


def test_a_child_does_not_outlive_who_asked_it(graph_file: Path) -> None:
    endless = "SELECT (COUNT(*) AS ?n) { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i . ?j ?k ?l . FILTER (?a != ?l) }"
    command = [sys.executable, "-m", "kg.rdf.worker", str(graph_file), "0"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        child.stdin.write(json.dumps({"sparql": endless, "options": QueryOptions().to_json()}).encode() + b"\n")
        child.stdin.flush()
        while json.loads(child.stdout.readline())["state"] != "loaded":
            pass
        child.stdin.close()  # as when the parent is killed
        assert child.wait(timeout=10) == 0
