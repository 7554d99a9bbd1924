"""Queries: answers in every format, errors with their place, refusals, and the limit of time."""

import json
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import pytest
from pyoxigraph import QueryResultsFormat, RdfFormat, Store, parse, parse_query_results
from rdflib import RDFS, Literal, URIRef

from kg.errors import KgError, QueryError, QueryTimeoutError, UnknownNameError, WorkspaceError
from kg.rdf.query import QuerySession, open_store, run_query
from kg.rdf.rdflib_face import to_rdflib
from kg.rdf.refuse import mask, refuse_service
from kg.rdf.results import RESULT_FORMATS, Kind, format_result
from kg.rdf.write import write_rdf
from tests.rdf.conftest import make_triples
from tests.samples import LEAP_PAPER, POLICY, sample_records

LABELS = (
    "SELECT ?label ?year WHERE { ?p a kg:Paper ; rdfs:label ?label OPTIONAL { ?p dcterms:issued ?year } } "
    "ORDER BY ?label"
)
CROSS = "SELECT (COUNT(*) AS ?n) WHERE { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i }"


# -- answers ----------------------------------------------------------------------------------------------------------


def test_select_ask_construct_describe(store: Store) -> None:
    select = run_query(store, LABELS)
    assert select.kind is Kind.SELECT
    assert select.variables == ("label", "year")
    assert [row[1] for row in select.values] == [None, "2026", "2026"]
    ask = run_query(store, "ASK { ?p kg:deployedOn ?r }")
    assert (ask.kind, ask.boolean, ask.rows, ask.triples) == (Kind.ASK, True, [], [])
    assert run_query(store, "ASK { ?p kg:partOf ?r }").boolean is False
    graph = run_query(store, "CONSTRUCT WHERE { ?p kg:comparesWith ?m }")
    assert graph.kind is Kind.GRAPH
    assert len(graph.triples) == 1
    assert (graph.boolean, graph.variables) == (None, ())
    assert len(run_query(store, f"DESCRIBE <{POLICY.id}>").triples) == 7  # relative to the graph's base


def test_ids_and_prefixes_as_a_table_shows_them_can_be_asked(store: Store) -> None:
    local = POLICY.id.removeprefix("entity/")
    assert run_query(store, f"SELECT ?l {{ entity:{local} skos:prefLabel ?l }}").values == [("diffusion policy",)]
    assert run_query(store, f"SELECT ?l {{ <{LEAP_PAPER.id}> rdfs:label ?l }}").values == [("LEAP: Learning to Grasp",)]


def test_a_declared_prefix_wins(store: Store) -> None:
    assert run_query(store, "PREFIX kg: <http://example.org/> ASK { ?p a kg:Paper }").boolean is False


@pytest.mark.parametrize(("name", "form"), [("json", "JSON"), ("xml", "XML"), ("tsv", "TSV")])
def test_result_formats_read_back(name: str, form: str, store: Store) -> None:
    result = run_query(store, LABELS)
    again = parse_query_results(format_result(result, name).encode(), format=getattr(QueryResultsFormat, form))
    assert [tuple(solution) for solution in again] == result.rows


def test_csv_and_ask(store: Store) -> None:
    rows = format_result(run_query(store, LABELS), "csv").split("\r\n")
    assert rows[0] == "label,year"
    assert rows[1] == '"</script><img src=x onerror=""alert(2)""> & ""quotes"" back",'
    assert json.loads(format_result(run_query(store, "ASK {}"), "json")) == {"head": {}, "boolean": True}
    assert format_result(run_query(store, "ASK {}"), "table") == "yes\n"


@pytest.mark.parametrize(
    ("name", "form"), [("ttl", "TURTLE"), ("nt", "N_TRIPLES"), ("xml", "RDF_XML"), ("json", "JSON_LD")]
)
def test_graph_formats_read_back(name: str, form: str, store: Store) -> None:
    result = run_query(store, "CONSTRUCT WHERE { ?p kg:uses ?m }")
    again = {quad.triple for quad in parse(format_result(result, name), format=getattr(RdfFormat, form))}
    assert again == set(result.triples)
    assert len(again) == 3


def test_a_table_is_aligned_and_short(store: Store) -> None:
    query = "SELECT ?m ?n WHERE { ?m a kg:Robot ; kg:paperCount ?n }"
    assert format_result(run_query(store, query), "table") == (
        "m                           n\n--------------------------  -\nentity:unitreego1-646b2928  2\n(1 row)\n"
    )
    query = 'SELECT ?a ?b { VALUES (?a ?b) { ("漢字" 1) ("a\\u0007\\nb\\u202E" 2) ("e\\u0301" 3) (UNDEF 4) } }'
    assert format_result(run_query(store, query), "table") == (
        "a     b\n----  -\n漢字  1\na  b  2\ne\u0301     3\n      4\n(4 rows)\n"
    )


def test_long_cells_are_cut_in_a_table_alone(store: Store) -> None:
    result = run_query(store, f'SELECT ?a ?b {{ VALUES (?a ?b) {{ ("{"x" * 120}" 1) ("{"y" * 121}" 2) }} }}')
    assert format_result(result, "table").splitlines()[2:4] == [f"{'x' * 120}  1", f"{'y' * 119}…  2"]
    for name in ("csv", "tsv", "json", "xml"):
        assert "y" * 121 in format_result(result, name)


def test_no_control_character_reaches_the_terminal(store: Store) -> None:
    sent = 'SELECT ?a { VALUES ?a { "a\\u001B[31mb\\u009B2Jc\\u007F\\r" } }'
    shown = format_result(run_query(store, sent), "table")
    assert shown.splitlines()[2].rstrip() == "a [31mb 2Jc"
    assert all(character.isprintable() for character in shown.replace("\n", ""))


def test_an_unknown_format_lists_those_for_the_answer(store: Store) -> None:
    with pytest.raises(UnknownNameError, match=r"SELECT answer 'ttl'\. Known: csv, json, srj, srx, table, tsv, xml"):
        format_result(run_query(store, LABELS), "ttl")
    with pytest.raises(UnknownNameError, match="Known: json, jsonld, nt, rdf, table, ttl, xml"):
        format_result(run_query(store, "CONSTRUCT WHERE { ?p kg:uses ?m }"), "csv")
    named = {"table", "csv", "tsv", "json", "xml", "ttl", "nt"}
    assert set(RESULT_FORMATS) == named | {"srj", "srx", "jsonld", "rdf"}  # those of json and xml, told apart


# -- errors and refusals ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sparql", "line", "column", "part"),
    [
        ("SELECT ?x WHERE {\n  ?x kgg:uses ?y }", 2, 6, "no prefix kgg: is declared; did you mean kg:?"),
        ('SELECT ?x { ?x rdfs:label "zzz:a" . # yyy:b\n ?x scos:prefLabel ?y }', 2, 5, "did you mean skos:?"),
        ("SELECT ?x { ?x qqqqq:uses ?y }", 1, 16, "known are cito:, dc:, dcat:,"),
        ("SELECT * { ?s skoss:p ?o }", 1, 15, "no prefix skoss: is declared; did you mean skos:?"),
        ("SELECT * { ?s zz:p ?o }", 1, 15, "no prefix zz: is declared; known are cito:, dc:, dcat:,"),
        ("SELECT * { ?s ?p ?o FILTER(?o = zz:p) }", 1, 33, "no prefix zz: is declared"),
        ("SELECT * { ?s :p ?o }", 1, 15, "no prefix : is declared"),
        ("SELECT * { ?s <http://x/a b> ?o }", 1, 29, "does not parse"),
        ("SELECT * { ?s kg:uses . ?s zz:p ?o }", 1, 24, "does not parse"),  # what is wrong first
        ("SELECT ?x WHERE { ?x kg:uses ?y", 1, 32, "does not parse"),
        ("SELECT ?x\nWHERE { ?x kg:uses }", 2, 20, "does not parse"),
        ("INSERT DATA { <a:b> <a:b> <a:b> }", 1, 1, "INSERT is refused"),
        ("PREFIX x: <http://x#>\nDELETE WHERE { ?s ?p ?o }", 2, 1, "DELETE is refused"),
        ("# a comment\nDROP ALL", 2, 1, "DROP is refused"),
        ("", 1, 1, "does not parse"),
        ("ASK {}\n \udcff", 2, 2, "no valid UTF-8"),
    ],
)
def test_errors_say_where(sparql: str, line: int, column: int, part: str, store: Store) -> None:
    with pytest.raises(QueryError) as caught:
        run_query(store, sparql)
    assert part in caught.value.reason
    assert (caught.value.line, caught.value.column) == (line, column)
    assert len(store) > 100


#: Each of these calls a server, or an oddity of Oxigraph's grammar lets it.
CALLS = [
    "SELECT * { SERVICE <http://127.0.0.1:9/> { ?s ?p ?o } }",
    "SELECT * { ?s ?p ?o . service silent <http://127.0.0.1:9/> { ?s ?p ?o } }",
    "SELECT * { VALUES ?x { <http://127.0.0.1:9/> } SERVICE ?x { ?s ?p ?o } }",
    "SELECT * { SERVICE # comment\n ex:a { ?s ?p ?o } }",
    "SELECT * { SERVICEex:a{ ?s ?p ?o } }",
    "SELECT * { SERVICESILENTex:a{ ?s ?p ?o } }",
    "SELECT * { ?s ?p 5SERVICE?x{ ?s ?p ?o } }",
    "SELECT * { ?s ?p trueSERVICEex:a{ ?s ?p ?o } }",
    "SELECT * { ?s ?p ex:.SERVICE ex:a { ?s ?p ?o } }",
    "SELECT * { ?s ?p 'it\\'s' . SERVICE ex:a { ?s ?p ?o } }",
    "SELECT * { VALUES ?a { 1 } FILTER(?a<?a)SERVICE?x#>\n{ ?s ?p ?o } }",
    "SELECT * { ?s <http://x/'''> ?o . SERVICE ex:a { } ?s <http://y/'''> ?x }",
    "SELECT * { FILTER(?a<?b) BIND(\"'''\" AS ?c) SERVICE ex:a { } BIND(\"'''\" AS ?d) FILTER(?a>?b) }",
    "SELECT * { ?s ?p ex:a\\#b . SERVICE ex:a { ?s ?p ?o } }",
    "SELECT * { { SELECT * { FILTER EXISTS { SERVICE ex:a { ?s ?p ?o } } } } }",
]


@pytest.mark.parametrize("sparql", CALLS)
def test_service_is_refused(sparql: str, store: Store) -> None:
    with pytest.raises(QueryError, match=r"SERVICE is refused|could be an IRI"):
        run_query(store, f"PREFIX ex: <http://127.0.0.1:9/> {sparql}")


@pytest.mark.parametrize(
    "sparql",
    [
        "ASK { ?s <http://x/SERVICE> ?service }",
        "ASK { ?s <http://x/a#SERVICE> ?o FILTER(?o < 5 && ?o > 2) }",
        'ASK { ?s ?p ?o FILTER(CONTAINS(STR(?o), "SERVICE <http://x> { }")) } # SERVICE <http://x> { }',
        "ASK { ?s ?p '''a 'SERVICE ?x {' ''', \"\"\"b \"SERVICE ?x {\" \"\"\" }",
        "PREFIX service: <http://x/service#> ASK { ?s a service:Service ; kg:service ?o }",
        "PREFIX service: <http://x/> ASK { GRAPH service:g { ?s ?p ?o } }",
        "ASK { ?s ?p ?o FILTER(?o = <urn:x-service:a>) }",
        "ASK { ?s kg:Paper ?service . { ?service ?q ?r } }",
        'ASK { ?s ?p "x"@service }',
    ],
)
def test_the_word_service_is_not_refused(sparql: str, store: Store) -> None:
    refuse_service(sparql)
    assert run_query(store, sparql).boolean is False


def test_masking_keeps_places() -> None:
    text = "ASK { <http://a#b> ?p \"x # y\" , '''a\n'b''' } # end \"x\"\n?a < ?b"
    masked = mask(text)
    assert len(masked) == len(text)
    assert "?a < ?b" in masked
    for hidden in ("http", "y", "end", "x", "b'"):
        assert hidden not in masked


# -- files and limits -------------------------------------------------------------------------------------------------


def test_the_limit_really_stops_a_query(graph_file: Path) -> None:
    with QuerySession(graph_file) as session:
        assert session.run("ASK { ?p a kg:Paper }", timeout=30).boolean is True
        process = session._process
        assert process is not None
        begin = time.monotonic()
        with pytest.raises(QueryTimeoutError, match=r"limit of 0\.3 s"):
            session.run(CROSS, timeout=0.3)
        assert time.monotonic() - begin < 5
        assert process.poll() is not None  # killed, not left to run
        assert session.run(LABELS, timeout=30).variables == ("label", "year")  # a new process


def test_a_child_answers_as_this_process_does(graph_file: Path, store: Store) -> None:
    with QuerySession(graph_file) as session:
        for query in (LABELS, "ASK {}", "CONSTRUCT WHERE { ?p kg:uses ?m }"):
            assert session.run(query, timeout=30) == run_query(store, query)
        assert session.run("# param: n 1 a number\nSELECT ?n { VALUES ?n { 1 } }", params={"n": "2"}).values == [(2,)]
    assert run_query(graph_file, LABELS, timeout=30) == run_query(store, LABELS)


def test_errors_come_back_from_the_child(graph_file: Path, tmp_path: Path) -> None:
    with QuerySession(graph_file) as session:
        with pytest.raises(QueryError) as caught:
            session.run("SELECT ?x {\n ?x kgg:a ?y }", timeout=30)
        assert (caught.value.line, caught.value.column) == (2, 5)
        with pytest.raises(QueryError, match="SERVICE is refused"):
            session.run(CALLS[0], timeout=30)
        with pytest.raises(QueryError, match="no valid UTF-8"):
            session.run("ASK {} \udcff", timeout=30)
        assert session.run("ASK {}", timeout=30).boolean is True  # the same process goes on
    with pytest.raises(WorkspaceError, match="cannot be read"):
        run_query(tmp_path / "graph.ttl", "ASK {}", timeout=30)


def test_a_slip_is_told_before_the_graph_is_loaded(tmp_path: Path) -> None:
    with pytest.raises(QueryError, match="does not parse"):
        run_query(tmp_path / "missing.ttl", "SELECT", timeout=30)


def test_a_script_without_a_main_guard_may_query(graph_file: Path, tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        "from pathlib import Path\nfrom kg.rdf.query import run_query\n"
        f"print(run_query(Path({str(graph_file)!r}), 'ASK {{ ?p a kg:Paper }}', timeout=30).boolean)\n"
    )
    root = Path(__file__).parents[2]
    ran = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, check=False, env={"PYTHONPATH": str(root)}
    )
    assert (ran.stdout, ran.stderr) == ("True\n", "")


def test_an_open_store_has_no_limit(store: Store) -> None:
    with pytest.raises(ValueError, match="path"):
        run_query(store, "ASK {}", timeout=1)


def test_a_broken_file_names_the_line(tmp_path: Path) -> None:
    path = tmp_path / "broken.ttl"
    path.write_text("<http://a> <http://b> <http://c> .\n<http://a> nope .\n")
    with pytest.raises(WorkspaceError, match=r"broken\.ttl: line 2"):
        open_store(path)
    with pytest.raises(WorkspaceError, match=r"Known: \.ttl"):
        open_store(tmp_path / "graph.csv")


def test_n_triples_beside_turtle_are_read(graph_file: Path, tmp_path: Path) -> None:
    path = tmp_path / "graph.ttl"
    path.write_bytes(graph_file.read_bytes())
    write_rdf(tmp_path / "graph.nt", "nt", make_triples(sample_records())[:5])
    assert len(open_store(path)) == 5
    packed = tmp_path / "other.nt.gz"
    write_rdf(packed, "nt", make_triples(sample_records())[:7])
    assert len(open_store(packed)) == 7


def test_rdflib_sees_the_graph(graph_file: Path) -> None:
    graph = to_rdflib(graph_file)
    assert len(graph) == len(make_triples(sample_records()))
    paper = URIRef(f"http://localhost:8080/{LEAP_PAPER.id}")
    assert str(graph.value(paper, RDFS.label)) == "LEAP: Learning to Grasp"
    assert (paper, RDFS.label, Literal("LEAP: Learning to Grasp")) in graph
    rows = graph.query("SELECT ?m WHERE { ?p kg:proposes/skos:prefLabel ?m } ORDER BY ?m")
    assert [str(row[0]) for row in rows] == ['<b>"X"\\</b>', "Hopper", "LEAP (diffusion policy)"]  # type: ignore[index]


# -- for notebooks ----------------------------------------------------------------------------------------------------


def test_a_table_in_html_is_escaped_and_short(store: Store) -> None:
    shown = run_query(store, LABELS)._repr_html_()
    assert "<th>label</th><th>year</th>" in shown
    assert "&lt;/script&gt;&lt;img src=x" in shown
    assert "<img" not in shown
    assert shown.endswith("<p>3 rows</p>")
    assert run_query(store, "ASK {}")._repr_html_() == "<p>yes</p>"
    whole = run_query(store, "CONSTRUCT WHERE { ?s ?p ?o }")
    count = whole.payload.decode().count(" .\n")
    assert f"<p>{count} rows, the first 50 shown</p>" in whole._repr_html_()


def test_pandas_where_it_is(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    result = run_query(store, "SELECT ?n ?c { ?e a kg:Robot ; skos:prefLabel ?n ; kg:paperCount ?c }")
    frame = SimpleNamespace(DataFrame=lambda rows, columns: (rows, columns))
    monkeypatch.setattr("kg.rdf.results.find_spec", lambda name: name)
    monkeypatch.setattr("kg.rdf.results.import_module", lambda name: frame)
    assert result.to_pandas() == ([("Unitree Go1", 2)], ["n", "c"])
    monkeypatch.setattr("kg.rdf.results.find_spec", lambda name: None)
    with pytest.raises(KgError, match="pip install pandas"):
        result.to_pandas()
