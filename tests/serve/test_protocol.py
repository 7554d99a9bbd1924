"""The cases of the SPARQL 1.1 Protocol that concern an endpoint that is only read, written from the specification."""

import csv
import io
import json
from urllib.parse import quote, urlencode
from xml.etree import ElementTree

import pytest
from pyoxigraph import RdfFormat, parse

from kg.serve.connection import LARGEST_BODY

FORM = "application/x-www-form-urlencoded"
QUERY = "application/sparql-query"
ROWS = "SELECT ?o { ?s <http://e/p> ?o } ORDER BY ?o"
NAMED = "SELECT ?g ?o { GRAPH ?g { ?s <http://e/p> ?o } } ORDER BY ?o"
CONSTRUCT = "CONSTRUCT { ?s ?p ?o } WHERE { ?s ?p ?o }"

RDF_FORMATS = {
    "text/turtle": RdfFormat.TURTLE,
    "application/n-triples": RdfFormat.N_TRIPLES,
    "application/ld+json": RdfFormat.JSON_LD,
    "application/rdf+xml": RdfFormat.RDF_XML,
}


def url(query: str, **more: object) -> str:
    return "/sparql?" + urlencode({"query": query, **more}, doseq=True)


def ways(query: str, **more: object):
    """The same query by GET, as a form, and as a body."""
    form = urlencode({"query": query, **more}, doseq=True)
    return (
        ("GET", f"/sparql?{form}", None, {}),
        ("POST", "/sparql", form.encode(), {"Content_Type": FORM}),
        ("POST", "/sparql?" + urlencode(more, doseq=True), query.encode(), {"Content_Type": QUERY}),
    )


def values(answer) -> list[str]:
    assert answer.status == 200, answer.text
    return [row["o"]["value"] for row in json.loads(answer.body)["results"]["bindings"]]


@pytest.mark.parametrize("way", [0, 1, 2], ids=["query_get", "query_post_form", "query_post_direct"])
class TestDataset:
    def ask(self, graphs, way: int, query: str, **more: object):
        method, target, body, headers = ways(query, **more)[way]
        return graphs.ask(method, target, body, **headers)

    def test_none(self, graphs, way):
        assert values(self.ask(graphs, way, ROWS)) == ["default"]

    def test_default_graph(self, graphs, way):
        assert values(self.ask(graphs, way, ROWS, **{"default-graph-uri": "http://e/g1"})) == ["1"]

    def test_default_graphs_are_merged(self, graphs, way):
        more = {"default-graph-uri": ["http://e/g1", "http://e/g3"]}
        assert values(self.ask(graphs, way, ROWS, **more)) == ["1", "3"]

    def test_named_graphs(self, graphs, way):
        more = {"named-graph-uri": ["http://e/g1", "http://e/g2"]}
        assert values(self.ask(graphs, way, NAMED, **more)) == ["1", "2"]
        assert values(self.ask(graphs, way, ROWS, **more)) == []  # the default graph is empty then

    def test_full(self, graphs, way):
        both = "SELECT ?o { { ?s <http://e/p> ?o } UNION { GRAPH ?g { ?s <http://e/p> ?o } } } ORDER BY ?o"
        more = {"default-graph-uri": "http://e/g3", "named-graph-uri": ["http://e/g1", "http://e/g2"]}
        assert values(self.ask(graphs, way, both, **more)) == ["1", "2", "3"]

    def test_the_request_overrides_the_query(self, graphs, way):
        query = ROWS.replace("{", "FROM <http://e/g1> {", 1)
        assert values(self.ask(graphs, way, query)) == ["1"]
        assert values(self.ask(graphs, way, query, **{"default-graph-uri": "http://e/g2"})) == ["2"]

    def test_a_graph_that_is_not_there_is_empty(self, graphs, way):
        assert values(self.ask(graphs, way, ROWS, **{"default-graph-uri": "http://e/none"})) == []

    def test_a_graph_without_an_absolute_iri(self, graphs, way):
        assert self.ask(graphs, way, ROWS, **{"default-graph-uri": "no iri"}).status == 400


@pytest.mark.parametrize("query", [ROWS, "ASK {}"])
@pytest.mark.parametrize(
    "accept",
    ["application/sparql-results+json", "application/sparql-results+xml", "text/csv", "text/tab-separated-values"],
)
def test_types_of_select_and_ask(graphs, query, accept):
    answer = graphs.get(url(query), accept)
    assert (answer.status, answer.media_type, answer.headers["vary"]) == (200, accept, "Accept")
    if accept.endswith("json"):
        assert json.loads(answer.body).keys() & {"results", "boolean"}
    elif accept.endswith("xml"):
        assert ElementTree.fromstring(answer.text).tag == "{http://www.w3.org/2005/sparql-results#}sparql"
    else:
        delimiter = "," if accept == "text/csv" else "\t"
        assert list(csv.reader(io.StringIO(answer.text), delimiter=delimiter))
        assert answer.headers["content-type"] == f"{accept}; charset=utf-8"


@pytest.mark.parametrize("query", [CONSTRUCT, "DESCRIBE <http://e/default>"])
@pytest.mark.parametrize("accept", RDF_FORMATS)
def test_types_of_construct_and_describe(graphs, query, accept):
    answer = graphs.get(url(query), accept)
    assert (answer.status, answer.media_type) == (200, accept)
    (quad,) = parse(answer.body, format=RDF_FORMATS[accept])
    assert str(quad.triple) == '<http://e/default> <http://e/p> "default"'


def test_who_takes_anything_gets_json_and_turtle(graphs):
    assert graphs.get(url(ROWS)).media_type == "application/sparql-results+json"
    assert graphs.get(url(CONSTRUCT)).media_type == "text/turtle"
    assert graphs.get(url(CONSTRUCT), "text/csv, application/rdf+xml").media_type == "application/rdf+xml"


@pytest.mark.parametrize(
    ("query", "accept"),
    [(ROWS, "image/png"), (ROWS, "text/turtle"), (ROWS, "application/ld+json"), (CONSTRUCT, "text/csv")],
)
def test_406_for_types_that_cannot_hold_the_answer(graphs, query, accept):
    answer = graphs.get(url(query), accept)
    assert answer.status == 406
    assert "Accept" in answer.text


def test_400_says_where(graphs):
    answer = graphs.get(url("SELECT *\nWHERE { ?s nope:x ?o }"))
    assert answer.status == 400
    assert answer.text.startswith("line 2, column 12: no prefix nope: is declared")


@pytest.mark.parametrize(
    ("target", "body", "content_type"),
    [
        ("/sparql", b"", FORM),  # no query
        ("/sparql?query=ASK%20%7B%7D&query=ASK%20%7B%7D", None, ""),  # bad_multiple_queries
        ("/sparql", b"query=ASK%20%7B%7D&query=ASK%20%7B%7D", FORM),
        ("/sparql?query=ASK%20%7B%7D", b"ASK {}", QUERY),  # one behind the mark, one in the body
        ("/sparql", "ASK { ?s ?p 'é' }".encode("utf-16"), QUERY),  # bad_query_non_utf8
        ("/sparql", "ASK { ?s ?p 'é' }".encode("latin-1"), QUERY),
        ("/sparql?query=%FF", None, ""),
        ("/sparql", b"query=%FF", FORM),
        ("/sparql", "query=é".encode(), FORM),
        ("/sparql?query=ASK%20%7B", None, ""),  # bad_query_syntax
        ("/sparql?query=INSERT%20DATA%20%7B%7D", None, ""),  # bad_update as a query
        ("/sparql?query=", None, ""),
    ],
)
def test_400(graphs, target, body, content_type):
    answer = graphs.ask("GET" if body is None else "POST", target, body, Content_Type=content_type)
    assert answer.status == 400, answer.text
    assert answer.text.strip()


def test_415(graphs):
    body = b"ASK {}"  # bad_query_wrong_media_type, bad_query_missing_direct_type, bad_query_missing_form_type
    for content_type in ("text/plain", "", "multipart/form-data"):
        assert graphs.ask("POST", "/sparql", body, Content_Type=content_type).status == 415
    assert graphs.ask("POST", "/sparql", b"query=ASK%20%7B%7D").status == 415
    assert graphs.ask("POST", "/sparql", body, Content_Type=f"{QUERY}; charset=latin-1").status == 415
    assert graphs.ask("POST", "/sparql", body, Content_Type=f'{QUERY}; charset="UTF-8"').status == 200


def test_updates_are_refused(graphs):
    update = b"DELETE WHERE { ?s ?p ?o }"
    answer = graphs.ask("POST", "/sparql", update, Content_Type="application/sparql-update")
    assert (answer.status, "read only" in answer.text) == (415, True)
    assert graphs.ask("POST", "/sparql", b"update=" + quote(update).encode(), Content_Type=FORM).status == 403
    assert graphs.ask("GET", "/sparql?update=" + quote(update)).status == 403
    answer = graphs.get(url(update.decode()))
    assert answer.status == 400
    assert answer.text.startswith("line 1, column 1: DELETE is refused: this graph is read only")
    assert values(graphs.get(url(ROWS))) == ["default"]


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH"])
def test_405_bad_query_method(graphs, method):
    answer = graphs.ask(method, url("ASK {}"), b"" if method != "DELETE" else None)
    assert (answer.status, answer.headers["allow"]) == (405, "GET, HEAD, POST")


def test_413_411_414_431(graphs):
    big = b"#" * (LARGEST_BODY + 1)
    assert graphs.ask("POST", "/sparql", big, Content_Type=QUERY).status == 413
    just = b"ASK {}" + b" " * (LARGEST_BODY - 6)
    assert graphs.ask("POST", "/sparql", just, Content_Type=QUERY).status == 200
    assert graphs.ask("POST", "/sparql", iter([b"ASK {}"]), Content_Type=QUERY).status == 411  # type: ignore[arg-type]
    assert graphs.get("/sparql?query=" + "a" * 70_000).status == 414
    assert graphs.ask("GET", "/", X_Long="a" * 70_000).status == 431


def test_head_has_the_headers_of_get(graphs):
    head, get = graphs.ask("HEAD", url(ROWS)), graphs.get(url(ROWS))
    assert head.body == b""
    assert head.headers["content-length"] == str(len(get.body))


def test_cors(graphs):
    answer = graphs.ask(
        "OPTIONS", "/sparql", Origin="https://yasgui.example", Access_Control_Request_Method="POST",
        Access_Control_Request_Headers="content-type",
    )  # fmt: skip
    assert answer.status == 204
    assert answer.headers["access-control-allow-origin"] == "*"
    assert "POST" in answer.headers["access-control-allow-methods"]
    assert "Content-Type" in answer.headers["access-control-allow-headers"]
    for target in (url(ROWS), url("ASK {"), "/nothing"):
        assert graphs.get(target).headers["access-control-allow-origin"] == "*"


def test_without_a_query_the_service_is_described(site):
    answer = site.get("/sparql", "text/turtle")
    assert (answer.status, answer.media_type) == (200, "text/turtle")
    found = parse(answer.body, format=RdfFormat.TURTLE)
    quads = {(quad.predicate.value.rpartition("#")[2], str(quad.object)) for quad in found}
    assert ("endpoint", "<http://localhost:8080/sparql>") in quads
    assert ("supportedLanguage", "<http://www.w3.org/ns/sparql-service-description#SPARQL11Query>") in quads
    assert sum(name == "resultFormat" for name, _ in quads) == 8
    assert site.ask("PUT", "/sparql", b"").status == 405
    assert site.get("/sparql", "text/csv").status == 406


def test_usual_prefixes_need_no_declaration(site):
    answer = site.get(url("SELECT ?o { ?p a kg:Paper ; rdfs:label ?o } ORDER BY ?o"))
    assert "LEAP: Learning to Grasp" in values(answer)
