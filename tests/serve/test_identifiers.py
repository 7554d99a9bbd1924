"""Each kind of IRI, as RDF and as a page."""

import pytest
from pyoxigraph import RdfFormat, Store, parse

from kg import ids
from kg.rdf.store import load_store
from kg.serve.identifiers import find_identifier
from tests.samples import HOSTILE_PAPER, LEAP_ENTITY, LEAP_PAPER
from tests.serve.conftest import serve

BASE = ids.DEFAULT_BASE_IRI
BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8"


@pytest.fixture(scope="module")
def store(graph) -> Store:
    return load_store(graph)


def documents(store: Store) -> list[str]:
    """Every IRI of the graph under its base that is a subject, without its fragment."""
    subjects = {quad.subject.value for quad in store if quad.subject.value.startswith(BASE)}
    return sorted({subject.partition("#")[0].removeprefix(BASE) for subject in subjects})


def test_every_iri_of_the_graph_is_answered_with_all_that_is_said_of_it(site, store):
    found = documents(store)
    kinds = {name.partition("/")[0] for name in found}
    assert {"paper", "entity", "statement", "related", "dataset", "activity", "agent"} <= kinds
    assert any("/text/" in name for name in found)
    assert any("/author/" in name for name in found)
    assert any("/result/" in name for name in found)
    for local in found:
        answer = site.get(f"/{local}", "text/turtle")
        assert (answer.status, answer.media_type) == (200, "text/turtle"), local
        told = {str(quad.triple) for quad in parse(answer.body, format=RdfFormat.TURTLE)}
        said = {
            str(quad.triple) for quad in store if quad.subject.value.partition("#")[0] == BASE + local
        }  # with what differs in the fragment alone
        assert told == said, local
        assert site.get(f"/{local}", BROWSER).media_type == "text/html", local


@pytest.mark.parametrize(
    ("accept", "media_type"),
    [
        ("*/*", "text/turtle"),
        ("application/ld+json", "application/ld+json"),
        ("application/rdf+xml", "application/rdf+xml"),
        ("application/n-triples", "application/n-triples"),
        (BROWSER, "text/html"),
    ],
)
def test_types(site, accept, media_type):
    answer = site.get(f"/{LEAP_PAPER.id}", accept)
    assert (answer.status, answer.media_type, answer.headers["vary"]) == (200, media_type, "Accept")
    assert answer.headers["link"] == f'<{BASE}{LEAP_PAPER.id}>; rel="canonical"'


def test_pages_lead_to_the_explorer_and_to_each_other(site):
    page = site.get(f"/{LEAP_PAPER.id}", BROWSER).text
    assert f'href="/explorer#n={LEAP_PAPER.id}"' in page
    assert f'href="/{LEAP_ENTITY.id}"' in page
    assert '<h1 dir="auto">LEAP: Learning to Grasp</h1>' in page
    entity = site.get(f"/{LEAP_ENTITY.id}", BROWSER).text
    assert f'href="/explorer#n={LEAP_ENTITY.id}"' in entity
    assert f'href="/{LEAP_PAPER.id}"' in entity  # from what leads to it
    assert "/explorer#n=" not in site.get(f"/{LEAP_PAPER.id}/text/abstract", BROWSER).text


def test_hostile_names_are_text(site):
    answer = site.get(f"/{HOSTILE_PAPER.id}", BROWSER)
    assert "<img src=x" not in answer.text
    assert "&lt;img src=x" in answer.text
    assert "script-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    "path",
    [
        "/paper/none-00000000",
        "/entity/",
        "/x",
        f"/{LEAP_PAPER.id}/",
        "/%3E%7D%7D%20UNION%20%7B%20?s%20?p%20?o",
        "/x>}UNION{?s?p?o}",
        "/http://e/",
        "/..%2f..%2fetc%2fpasswd",
        "/assets/../run.py",
        "/assets/nothing.js",
        "/%FF",
    ],
)
@pytest.mark.parametrize("accept", ["text/turtle", BROWSER])
def test_404(site, path, accept):
    answer = site.get(path, accept)
    assert (answer.status, answer.media_type) == (404, "text/plain")


def test_406_405(site):
    assert site.get(f"/{LEAP_PAPER.id}", "image/png").status == 406
    assert site.ask("POST", f"/{LEAP_PAPER.id}", b"").status == 405


def test_a_named_graph_is_answered_with_what_it_holds(graphs, tmp_path):
    path = tmp_path / "graph.trig"
    path.write_text("<http://e/g/one> { <http://e/s> <http://e/p> 1 . }")
    with serve(path, base_iri="http://e/g/") as client:
        (quad,) = parse(client.get("/one", "text/turtle").body, format=RdfFormat.TURTLE)
        assert quad.subject.value == "http://e/s"
        assert "http://e/s" in client.get("/g/one", BROWSER).text


def test_paths_with_and_without_the_path_of_the_base():
    assert find_identifier("/paper/a", "http://h/") == "http://h/paper/a"
    assert find_identifier("/kg/", "http://h/kg/") is None
    assert find_identifier("/", "http://h/") is None
    assert find_identifier("/a%23b", "http://h/") == "http://h/a%23b"
    assert find_identifier("/a<b", "http://h/") == "http://h/a%3Cb"
