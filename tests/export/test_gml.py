"""GML: what networkx reads back is the graph, by the labels too (igraph: test_importers.py)."""

from pathlib import Path
from typing import Any

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kg.export.gml import write_gml
from kg.export.rows import joined
from kg.graph.view import Graph, to_networkx
from kg.model import Entity, EntityType, Records
from tests.export.hostile import LEGAL, NAMES, hostile_records
from tests.export.wanted import legal

BASE = "http://localhost:8080/"


def flat(attributes: dict[str, Any]) -> dict[str, Any]:
    """Attributes as GML has them: lists joined, truth values as numbers."""
    values = {name: joined(value) if isinstance(value, tuple) else value for name, value in attributes.items()}
    return {name: int(value) if isinstance(value, bool) else value for name, value in values.items()}


@pytest.fixture(params=["sample", "hostile"])
def corpus(request: pytest.FixtureRequest, records: Records) -> Records:
    return records if request.param == "sample" else hostile_records()


def test_networkx_reads_what_was_written(corpus: Records, tmp_path: Path) -> None:
    graph, path = to_networkx(corpus), tmp_path / "graph.gml"
    stats = write_gml(corpus, graph, path, base_iri=BASE, texts=True)
    assert stats.rows == len(graph) + graph.number_of_edges()
    assert path.read_bytes().isascii()
    read = nx.read_gml(path)
    assert read.is_directed()
    assert read.is_multigraph()
    assert sorted(data["local_id"] for _, data in read.nodes(data=True)) == sorted(graph.nodes)
    for _, data in read.nodes(data=True):
        node = data.pop("local_id")
        wanted = flat(graph.nodes[node] | {"iri": BASE + node})
        wanted["name"] = wanted.pop("label")
        if node == "entity/illegal":
            wanted["name"] = LEGAL
        assert data == wanted
    ids = dict(zip(read.nodes, sorted(graph.nodes), strict=True))
    edges = {}
    for number, (source, target, key, data) in enumerate(read.edges(keys=True, data=True)):
        assert data.pop("label") == key
        assert data.pop("id") == number
        edges[ids[source], ids[target], key] = data
    assert edges == {place: flat(data) for place, data in graph.edges.items()}


def test_labels_that_two_nodes_bear_are_told_apart(tmp_path: Path) -> None:
    entities = tuple(Entity(f"entity/{n}", "k", EntityType.METHOD, "GRASP") for n in range(2))
    corpus = Records(entities=(*entities, Entity("entity/2", "k", EntityType.METHOD, "STEP")))
    path = tmp_path / "graph.gml"
    write_gml(corpus, to_networkx(corpus), path, base_iri=BASE, texts=True)
    read = nx.read_gml(path)
    assert list(read.nodes) == ["GRASP (entity/0)", "GRASP (entity/1)", "STEP"]
    assert [name for _, name in read.nodes(data="name")] == ["GRASP", "GRASP", "STEP"]


def test_a_number_that_is_too_long_is_text(graph: Graph, tmp_path: Path) -> None:
    big = nx.MultiDiGraph()
    big.add_node("entity/x", node_type="Task", label="x", paper_count=2**31, year=-(2**31))
    path = tmp_path / "graph.gml"
    write_gml(Records(), big, path, base_iri=BASE, texts=True)
    assert f'paper_count "{2**31}"' in path.read_text()
    assert nx.read_gml(path).nodes["x"]["year"] == -(2**31)


def test_hostile_labels(tmp_path: Path) -> None:
    corpus, path = hostile_records(), tmp_path / "graph.gml"
    stats = write_gml(corpus, to_networkx(corpus), path, base_iri=BASE, texts=True)
    assert stats.dropped_characters == 5  # read twice, counted once
    assert set(nx.read_gml(path).nodes) >= {"empty", *NAMES[1:], LEGAL}


@settings(deadline=None, max_examples=60)
@given(names=st.lists(st.text(st.characters()), max_size=5))
def test_any_name_reads_back(names: list[str], tmp_path_factory: pytest.TempPathFactory) -> None:
    corpus = Records(entities=tuple(Entity(f"entity/{n}", "k", EntityType.TASK, text) for n, text in enumerate(names)))
    path = tmp_path_factory.getbasetemp() / "any.gml"
    write_gml(corpus, to_networkx(corpus), path, base_iri=BASE, texts=True)
    read = {data["local_id"]: data["name"] for _, data in nx.read_gml(path).nodes(data=True)}
    assert read == {f"entity/{n}": legal(text) or f"entity/{n}" for n, text in enumerate(names)}
