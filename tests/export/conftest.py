import pytest

from kg.graph.view import Graph, to_networkx
from kg.model import Records
from tests.samples import sample_records

#: Scripts for other programs (node, the system's Python), which pytest must not import.
collect_ignore = ["interop"]


@pytest.fixture(scope="session")
def records() -> Records:
    return sample_records()


@pytest.fixture(scope="session")
def graph(records: Records) -> Graph:
    return to_networkx(records)
