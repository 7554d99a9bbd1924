"""The two JSON forms: node-link gives the graph back, Cytoscape gets names and interactions."""

import json
from pathlib import Path
from typing import Any

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kg.export.json_graphs import write_cyjs, write_graphology, write_node_link
from kg.export.looks import COLOURS, places
from kg.graph.view import Graph, to_networkx
from kg.model import Entity, EntityType, Records
from tests.export.hostile import LEGAL, NAMES, hostile_records
from tests.export.wanted import legal
from tests.samples import LEAP_ENTITY, LEAP_PAPER

BASE = "https://example.org/kg/"
WRITERS = {"cyjs": write_cyjs, "node-link": write_node_link, "graphology": write_graphology}


def nodes_of(name: str, path: Path) -> list[dict[str, Any]]:
    """The attributes of the nodes, their ids among them."""
    value = json.loads(path.read_text(encoding="utf-8"))
    if name == "cyjs":
        return [node["data"] for node in value["elements"]["nodes"]]
    if name == "graphology":
        return [{"id": node["key"], **node["attributes"]} for node in value["nodes"]]
    nodes: list[dict[str, Any]] = value["nodes"]
    return nodes


def arrays(attributes: dict[str, Any]) -> dict[str, Any]:
    return {name: list(value) if isinstance(value, tuple) else value for name, value in attributes.items()}


def test_node_link_gives_the_graph_back(records: Records, graph: Graph, tmp_path: Path) -> None:
    path = tmp_path / "graph.json"
    stats = write_node_link(records, graph, path, base_iri=BASE, texts=True)
    assert (stats.rows, stats.dropped_characters) == (33, 0)
    read = nx.node_link_graph(json.loads(path.read_text(encoding="utf-8")), edges="edges")
    assert read.is_directed()
    assert read.is_multigraph()
    assert dict(read.nodes(data=True)) == {
        node: arrays(data | {"iri": BASE + node}) for node, data in graph.nodes(data=True)
    }
    assert dict(read.edges) == {edge: arrays(data) for edge, data in graph.edges.items()}


def test_cyjs(records: Records, graph: Graph, tmp_path: Path) -> None:
    path = tmp_path / "graph.cyjs"
    stats = write_cyjs(records, graph, path, base_iri=BASE, texts=True)
    assert (stats.rows, stats.dropped_characters) == (33, 0)
    elements = json.loads(path.read_text(encoding="utf-8"))["elements"]
    nodes = {node["data"]["id"]: node["data"] for node in elements["nodes"]}
    assert nodes == {
        node: {"id": node, "name": data["label"], "iri": BASE + node, **arrays(data)}
        for node, data in graph.nodes(data=True)
    }
    assert nodes[LEAP_PAPER.id]["authors"] == ["Ada Example", "Bo Söhne"]
    edges = [edge["data"] for edge in elements["edges"]]
    assert [edge["id"] for edge in edges] == [f"e{n}" for n in range(22)]
    (proposes,) = (edge for edge in edges if edge["source"] == LEAP_PAPER.id and edge["target"] == LEAP_ENTITY.id)
    assert proposes["interaction"] == "proposes"
    assert proposes["name"] == f"{LEAP_PAPER.id} (proposes) {LEAP_ENTITY.id}"
    assert all(edge["source"] in nodes and edge["target"] in nodes for edge in edges)


def test_graphology(records: Records, graph: Graph, tmp_path: Path) -> None:
    path = tmp_path / "graph.json"
    stats = write_graphology(records, graph, path, base_iri=BASE, texts=True)
    assert (stats.rows, stats.dropped_characters) == (33, 0)
    value = json.loads(path.read_text(encoding="utf-8"))
    assert value["options"] == {"type": "directed", "multi": True, "allowSelfLoops": True}
    place = places(graph)
    for node in value["nodes"]:
        looks = {name: node["attributes"].pop(name) for name in ("x", "y", "size", "color")}
        assert (looks["x"], looks["y"]) == place[node["key"]]
        assert looks["color"] == "#" + COLOURS[graph.nodes[node["key"]]["node_type"]]
        assert looks["size"] >= 4
        assert node["attributes"] == arrays(graph.nodes[node["key"]] | {"iri": BASE + node["key"]})
    edges = {(edge["source"], edge["target"], edge["attributes"].pop("label")): edge for edge in value["edges"]}
    assert {place: edge["attributes"] for place, edge in edges.items()} == {
        place: arrays(data) for place, data in graph.edges.items()
    }
    assert [edge["key"] for edge in value["edges"]] == [f"e{n}" for n in range(22)]


@pytest.mark.parametrize("name", WRITERS)
def test_hostile_names_survive(name: str, tmp_path: Path) -> None:
    corpus = hostile_records()
    path = tmp_path / "graph"
    stats = WRITERS[name](corpus, to_networkx(corpus), path, base_iri=BASE, texts=True)
    # The illegal label is written twice in cyjs, as name and as label; it is read, and counted, once.
    assert stats.dropped_characters == 5
    nodes = nodes_of(name, path)
    labels = {node["id"]: node["label"] for node in nodes}
    assert [labels[f"entity/e{number:02}"] for number in range(len(NAMES))] == ["empty", *NAMES[1:]]
    assert labels["entity/illegal"] == LEGAL
    aliases = {node["id"]: node.get("aliases") for node in nodes}
    assert aliases["entity/e03"] == [f"also {NAMES[3]}", "plain"]  # an array, so | stays


def test_without_texts_no_sentence_is_written(records: Records, graph: Graph, tmp_path: Path) -> None:
    for name, write in WRITERS.items():
        path = tmp_path / name
        write(records, graph, path, base_iri=BASE, texts=False)
        assert "sentence" not in path.read_text(encoding="utf-8")


@settings(deadline=None, max_examples=60)
@given(names=st.lists(st.text(st.characters()), max_size=5))
@pytest.mark.parametrize("name", WRITERS)
def test_any_name_is_valid_json_and_reads_back(
    name: str, names: list[str], tmp_path_factory: pytest.TempPathFactory
) -> None:
    corpus = Records(entities=tuple(Entity(f"entity/{n}", "k", EntityType.TASK, text) for n, text in enumerate(names)))
    path = tmp_path_factory.getbasetemp() / f"any.{name}"
    WRITERS[name](corpus, to_networkx(corpus), path, base_iri=BASE, texts=True)
    nodes = nodes_of(name, path)
    # sigma draws the label, so graphology's is never missing.
    fallback = [f"entity/{n}" if name == "graphology" else "" for n in range(len(names))]
    assert [node.get("label", "") for node in nodes] == [
        legal(text) or other for text, other in zip(names, fallback, strict=True)
    ]
