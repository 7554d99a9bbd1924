"""The sample of ``tests/samples.py`` and a dataset of named graphs, served on loopback."""

import http.client
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from kg import ids
from kg.graph.relatedness import relatedness
from kg.rdf.write import triples, write_rdf
from kg.serve.run import Build, Limits, serving
from kg.serve.server import SiteServer
from tests.samples import sample_records

GRAPHS = """
<http://e/default> <http://e/p> "default" .
<http://e/g1> { <http://e/one> <http://e/p> "1" . }
<http://e/g2> { <http://e/two> <http://e/p> "2" . }
<http://e/g3> { <http://e/three> <http://e/p> "3" . }
"""


@dataclass(frozen=True, slots=True)
class Answer:
    """What came back."""

    status: int
    headers: Mapping[str, str]  # names in lower case
    body: bytes

    @property
    def text(self) -> str:
        return self.body.decode()

    @property
    def media_type(self) -> str:
        return self.headers.get("content-type", "").partition(";")[0]


@dataclass(frozen=True, slots=True)
class Client:
    """Sends requests as they are given."""

    server: SiteServer

    @property
    def address(self) -> tuple[str, int]:
        return str(self.server.server_address[0]), int(self.server.server_address[1])

    @property
    def endpoint(self) -> str:
        return f"{self.server.url}sparql"

    def ask(self, method: str, target: str, body: bytes | None = None, **headers: str) -> Answer:
        connection = http.client.HTTPConnection(*self.address, timeout=30)
        try:
            named = {name.replace("_", "-"): value for name, value in headers.items()}
            connection.request(method, target, body, named)
            response = connection.getresponse()
            return Answer(response.status, {n.lower(): v for n, v in response.getheaders()}, response.read())
        finally:
            connection.close()

    def get(self, target: str, accept: str = "*/*") -> Answer:
        return self.ask("GET", target, Accept=accept)


@contextmanager
def serve(graph: Path, limits: Limits | None = None, base_iri: str = ids.DEFAULT_BASE_IRI) -> Iterator[Client]:
    explorer = graph.with_name("explorer.html")
    explorer.write_text("<!DOCTYPE html><title>explorer</title>", encoding="utf-8")
    build = Build("Sample", base_iri, graph, explorer, {"papers": 3, "by_type": {}})
    with serving(build, "127.0.0.1", 0, limits or Limits(timeout=20.0, workers=2)) as server:
        yield Client(server)


@pytest.fixture(scope="session")
def graph(tmp_path_factory) -> Path:
    records = sample_records()
    path = tmp_path_factory.mktemp("served") / "graph.ttl"
    write_rdf(path, "ttl", triples(records, relatedness(records)))
    return path


@pytest.fixture(scope="session")
def site(graph) -> Iterator[Client]:
    with serve(graph) as client:
        yield client


@pytest.fixture(scope="session")
def graphs(tmp_path_factory) -> Iterator[Client]:
    path = tmp_path_factory.mktemp("graphs") / "graph.trig"
    path.write_text(GRAPHS, encoding="utf-8")
    with serve(path) as client:
        yield client
