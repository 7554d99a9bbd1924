"""CX2: the aspects in their order, each attribute of the type that is declared for it."""

import json
from pathlib import Path
from typing import Any

import pytest

from kg.export.cx2 import write_cx2
from kg.export.looks import COLOURS
from kg.graph.view import Graph, to_networkx
from kg.model import Records
from tests.export.hostile import LEGAL, hostile_records
from tests.export.test_json_graphs import arrays

BASE = "http://localhost:8080/"
CHECKS: dict[str, Any] = {"string": str, "integer": int, "double": float, "boolean": bool, "list_of_string": list}


def write(corpus: Records, path: Path, *, texts: bool = True) -> tuple[list[Any], dict[str, Any]]:
    """The whole value, and its aspects by name."""
    write_cx2(corpus, to_networkx(corpus), path, base_iri=BASE, texts=texts)
    value = json.loads(path.read_text(encoding="utf-8"))
    return value, {name: content for item in value[1:] for name, content in item.items()}


@pytest.fixture(params=["sample", "hostile"])
def corpus(request: pytest.FixtureRequest, records: Records) -> Records:
    return records if request.param == "sample" else hostile_records()


def test_the_parts_in_the_order_of_the_specification(corpus: Records, tmp_path: Path) -> None:
    value, aspects = write(corpus, tmp_path / "graph.cx2")
    assert value[0] == {"CXVersion": "2.0", "hasFragments": False}
    assert list(aspects) == [
        "metaData",
        "attributeDeclarations",
        "networkAttributes",
        "nodes",
        "edges",
        "visualProperties",
        "status",
    ]
    assert {item["name"]: item["elementCount"] for item in aspects["metaData"]} == {
        name: len(content) for name, content in aspects.items() if name not in ("metaData", "status")
    }
    assert aspects["status"] == [{"success": True, "error": ""}]


def test_the_graph_is_there(corpus: Records, tmp_path: Path) -> None:
    graph: Graph = to_networkx(corpus)
    _, aspects = write(corpus, tmp_path / "graph.cx2")
    ids = {node["id"]: node["v"]["local_id"] for node in aspects["nodes"]}
    assert list(ids.values()) == sorted(graph.nodes)
    assert list(ids) == list(range(len(graph)))
    for node in aspects["nodes"]:
        wanted = arrays(graph.nodes[ids[node["id"]]] | {"iri": BASE + ids[node["id"]]})
        if wanted["label"].startswith("nul\x00"):
            wanted["label"] = LEGAL
        assert node["v"] == wanted | {"local_id": ids[node["id"]], "name": wanted["label"]}
    edges = {}
    for number, edge in enumerate(aspects["edges"]):
        place = ids[edge["s"]], ids[edge["t"]], edge["v"].pop("interaction")
        assert edge["id"] == number
        assert edge["v"].pop("name") == f"{place[0]} ({place[2]}) {place[1]}"
        edges[place] = edge["v"]
    assert edges == {place: arrays(data) for place, data in graph.edges.items()}


def test_all_attributes_are_of_the_declared_type(corpus: Records, tmp_path: Path) -> None:
    _, aspects = write(corpus, tmp_path / "graph.cx2")
    (declared,) = aspects["attributeDeclarations"]
    for kind in ("nodes", "edges"):
        assert any("list_of_string" in column.values() for column in declared[kind].values())
        for item in aspects[kind]:
            for name, value in item["v"].items():
                assert type(value) is CHECKS[declared[kind][name]["d"]]


def test_the_style_names_what_is_there(records: Records, tmp_path: Path) -> None:
    _, aspects = write(records, tmp_path / "graph.cx2")
    (style,) = aspects["visualProperties"]
    (declared,) = aspects["attributeDeclarations"]
    for mapping in style["nodeMapping"].values():
        assert declared["nodes"][mapping["definition"]["attribute"]]["d"] == mapping["definition"]["type"]
    colours = style["nodeMapping"]["NODE_BACKGROUND_COLOR"]["definition"]["map"]
    assert {item["v"]: item["vp"] for item in colours} == {name: f"#{colour}" for name, colour in COLOURS.items()}


def test_without_texts_no_sentence_is_written(records: Records, tmp_path: Path) -> None:
    write(records, tmp_path / "graph.cx2", texts=False)
    assert "sentence" not in (tmp_path / "graph.cx2").read_text(encoding="utf-8")
