"""The addresses of each kind of store."""

import pytest

from kg.errors import ConfigError, UnknownNameError
from kg.push.stores import STORES, Target, make_target


def test_each_preset_has_the_addresses_of_its_documentation():
    found = {}
    for name, store in STORES.items():
        target = make_target(store.endpoint + "/", name)
        found[name] = (target.graph_url("http://e/a b?c#d"), target.query_url)
    graph = "http%3A%2F%2Fe%2Fa%20b%3Fc%23d"
    graphdb, rdf4j = STORES["graphdb"].endpoint, STORES["rdf4j"].endpoint
    assert found == {
        "fuseki": (f"http://localhost:3030/DATASET/data?graph={graph}", "http://localhost:3030/DATASET/query"),
        "graphdb": (f"{graphdb}/rdf-graphs/service?graph={graph}", graphdb),
        "oxigraph": (f"http://localhost:7878/store?graph={graph}", "http://localhost:7878/query"),
        "qlever": (f"http://localhost:7001?graph={graph}", "http://localhost:7001"),
        "rdf4j": (f"{rdf4j}/rdf-graphs/service?graph={graph}", rdf4j),
        "virtuoso": (
            f"http://localhost:8890/sparql-graph-crud-auth?graph-uri={graph}",
            "http://localhost:8890/sparql",
        ),
    }


def test_without_a_preset():
    target = make_target("http://h/gsp/", query_endpoint="http://h/q")
    assert target == Target("http://h/gsp/", "http://h/q")
    assert target.graph_url(None) == "http://h/gsp/?default"
    assert make_target("http://h", "fuseki", "http://h/other").query_url == "http://h/other"
    with pytest.raises(ConfigError, match="give --preset"):
        make_target("http://h/gsp")
    with pytest.raises(UnknownNameError, match="fuseki, graphdb"):
        make_target("http://h", "blazegraph")


@pytest.mark.parametrize(
    "url", ["", "h/x", "ftp://h/", "http://", "http://h:x/", "http://[/", "http://h/#f", "file:///etc"]
)
def test_what_is_no_address(url):
    with pytest.raises(ConfigError, match="is no http or https address"):
        make_target(url, "oxigraph")


@pytest.mark.parametrize("url", ["http://ada:s3cret@h/", "http://s3cret@h/", "http://h/?access-token=s3cret"])
def test_a_password_in_an_address_is_refused_and_not_shown(url):
    with pytest.raises(ConfigError, match="neither a password nor parameters") as caught:
        make_target(url, "oxigraph")
    assert "s3cret" not in str(caught.value)
