"""The sample of ``tests/samples.py`` as triples, a file and a store."""

from pathlib import Path

import pytest
from pyoxigraph import Store, Triple

from kg.graph.relatedness import relatedness
from kg.model import Records
from kg.rdf.load import load_store
from kg.rdf.write import triples, write_rdf
from tests.samples import sample_records


def make_triples(records: Records, **options: object) -> list[Triple]:
    return list(triples(records, relatedness(records), **options))  # type: ignore[arg-type]


@pytest.fixture(scope="session")
def sample() -> list[Triple]:
    return make_triples(sample_records())


@pytest.fixture(scope="session")
def graph_file(sample: list[Triple], tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("graph") / "graph.ttl"
    write_rdf(path, "ttl", sample)
    return path


@pytest.fixture(scope="session")
def store(graph_file: Path) -> Store:
    return load_store(graph_file)
