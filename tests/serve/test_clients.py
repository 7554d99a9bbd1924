"""Clients that people use, as they come."""

import pytest
from rdflib import Graph, URIRef
from rdflib.plugins.stores.sparqlstore import SPARQLStore
from SPARQLWrapper import CSV, JSON, JSONLD, N3, POST, POSTDIRECTLY, RDFXML, TSV, TURTLE, URLENCODED, XML, SPARQLWrapper

from kg import ids
from tests.samples import LEAP_ENTITY, LEAP_PAPER

KG = "PREFIX kg: <https://w3id.org/paperkg/ontology#> "
SELECT = KG + 'SELECT ?p { ?p kg:proposes ?m ; rdfs:label "LEAP: Learning to Grasp" }'
CONSTRUCT = KG + f"CONSTRUCT WHERE {{ <{ids.DEFAULT_BASE_IRI}{LEAP_PAPER.id}> kg:proposes ?m }}"


def wrapper(site, query: str, return_format: str, *, method: str = "GET", direct: bool = False) -> SPARQLWrapper:
    client = SPARQLWrapper(site.endpoint)
    client.setQuery(query)
    client.setReturnFormat(return_format)
    client.setMethod(method)
    client.setRequestMethod(POSTDIRECTLY if direct else URLENCODED)
    return client


def test_sparqlwrapper_in_each_way(site):
    for options in ({}, {"method": POST}, {"method": POST, "direct": True}):
        found = wrapper(site, SELECT, JSON, **options).queryAndConvert()
        assert {row["p"]["value"] for row in found["results"]["bindings"]} == {ids.DEFAULT_BASE_IRI + LEAP_PAPER.id}
    assert wrapper(site, "ASK {}", JSON).queryAndConvert()["boolean"] is True
    assert "binding" in wrapper(site, SELECT, XML).queryAndConvert().toxml()
    assert wrapper(site, SELECT, CSV).queryAndConvert().startswith(b"p\r\n")
    assert wrapper(site, SELECT, TSV).queryAndConvert().startswith(b"?p\n")


@pytest.mark.filterwarnings("ignore:ConjunctiveGraph is deprecated")  # SPARQLWrapper makes one
def test_sparqlwrapper_graphs(site):
    for return_format in (RDFXML, JSONLD):
        graph = wrapper(site, CONSTRUCT, return_format).queryAndConvert()
        assert len(graph) == 1, return_format
    for return_format in (TURTLE, N3):
        text = wrapper(site, CONSTRUCT, return_format).queryAndConvert()
        assert len(Graph().parse(data=text, format="turtle")) == 1, return_format


def test_rdflib(site):
    graph = Graph(SPARQLStore(site.endpoint))
    paper = URIRef(ids.DEFAULT_BASE_IRI + LEAP_PAPER.id)
    entity = URIRef(ids.DEFAULT_BASE_IRI + LEAP_ENTITY.id)
    assert [row.p for row in graph.query(SELECT)] == [paper]
    assert graph.query("ASK {}").askAnswer is True
    assert (paper, URIRef("https://w3id.org/paperkg/ontology#proposes"), entity) in graph
    assert len(list(graph.query(CONSTRUCT))) == 1
    assert len(graph) > 100
    assert {row.p for row in graph.query(SELECT, initBindings={"m": entity})} == {paper}
    posting = Graph(SPARQLStore(site.endpoint, method="POST_FORM"))
    assert [row.p for row in posting.query(SELECT)] == [paper]


def test_rdflib_reads_an_iri(site):
    graph = Graph().parse(f"{site.server.url}{LEAP_PAPER.id}")  # by its own Accept header
    assert (URIRef(ids.DEFAULT_BASE_IRI + LEAP_PAPER.id), None, None) in graph
