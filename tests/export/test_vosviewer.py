"""vosviewer.json against the rules of the published format, and against the graph."""

import json
from collections import defaultdict
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from kg.export.vosviewer import CLUSTERS, write_vosviewer
from kg.graph.view import Graph, to_networkx
from kg.model import Records
from tests.export.hostile import LEGAL, NAMES, hostile_records
from tests.samples import GO1, LEAP_ENTITY, LEAP_PAPER, POLICY, sample_records

BASE = "http://localhost:8080/"

_TEXT = {"type": "string"}
_CLUSTER = {"type": "integer", "minimum": 1, "maximum": 1000}
_ID = {"type": ["string", "integer"]}
_AMOUNT = {"type": "number", "minimum": 0}


def _object(required: list[str], **properties: Any) -> dict[str, Any]:
    return {"type": "object", "required": required, "additionalProperties": False, "properties": properties}


#: https://app.vosviewer.com/docs/file-types/json-file-type, what it says in words.
SCHEMA = _object(
    ["network"],
    network=_object(
        ["items", "links"],
        items={
            "type": "array",
            "items": _object(
                ["id", "label"],
                id=_ID,
                label=_TEXT,
                description=_TEXT,
                url=_TEXT,
                x={"type": "number"},
                y={"type": "number"},
                cluster=_CLUSTER,
                weights={"type": "object", "additionalProperties": _AMOUNT},
                scores={"type": "object", "additionalProperties": {"type": "number"}},
            ),
        },
        links={
            "type": "array",
            "items": _object(["source_id", "target_id"], source_id=_ID, target_id=_ID, strength=_AMOUNT),
        },
        clusters={"type": "array", "items": _object(["cluster", "label"], cluster=_CLUSTER, label=_TEXT)},
    ),
    config=_object(
        [],
        color_schemes=_object(
            [],
            cluster_colors={
                "type": "array",
                "items": _object(
                    ["cluster", "color"], cluster=_CLUSTER, color={"type": "string", "pattern": "^#[0-9a-f]{6}$"}
                ),
            },
        ),
        terminology=_object([], item=_TEXT, items=_TEXT, cluster=_TEXT, clusters=_TEXT),
    ),
    info=_object([], title=_TEXT, description=_TEXT),
)


def write(corpus: Records, path: Path) -> dict[str, Any]:
    graph = to_networkx(corpus)
    stats = write_vosviewer(corpus, graph, path, base_iri=BASE, texts=True)
    value: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    jsonschema.validate(value, SCHEMA)
    assert stats.rows == len(value["network"]["items"]) + len(value["network"]["links"])
    return value


def test_the_items_are_the_nodes(graph: Graph, tmp_path: Path) -> None:
    network = write(sample_records(), tmp_path / "vosviewer.json")["network"]
    items = {item["id"]: item for item in network["items"]}
    assert set(items) == set(graph.nodes)
    assert {id_: item["label"] for id_, item in items.items()} == dict(graph.nodes(data="label"))
    for id_, item in items.items():
        assert item["cluster"] == CLUSTERS[graph.nodes[id_]["node_type"]]
    assert items[GO1.id]["weights"] == {"Papers": 2}
    assert items[LEAP_PAPER.id]["weights"] == {"Papers": 1}
    assert items[LEAP_PAPER.id]["url"] == "https://arxiv.org/abs/2601.00001"
    assert items[GO1.id]["url"] == BASE + GO1.id
    assert items[GO1.id]["description"].endswith("Unitree Go1<br>aliases: Go1<br>maker: Unitree Robotics")
    assert items[POLICY.id]["scores"] == {"Mean year of its papers": 2026.0}
    assert {cluster["cluster"]: cluster["label"] for cluster in network["clusters"]}[1] == "Paper"


def test_a_link_sums_the_edges_of_a_pair(graph: Graph, tmp_path: Path) -> None:
    links = write(sample_records(), tmp_path / "vosviewer.json")["network"]["links"]
    expected: dict[tuple[str, str], float] = defaultdict(float)
    for source, target, weight in graph.edges(data="weight"):
        expected[min(source, target), max(source, target)] += weight
    found = {(link["source_id"], link["target_id"]): link["strength"] for link in links}
    assert len(found) == len(links)
    assert found == pytest.approx(expected, abs=1e-4)
    assert found[GO1.id, LEAP_PAPER.id] == 1.49  # deployed on 0.99, uses 0.5
    assert found[LEAP_ENTITY.id, LEAP_PAPER.id] == 0.95


def test_hostile_names(tmp_path: Path) -> None:
    items = {item["id"]: item for item in write(hostile_records(), tmp_path / "v.json")["network"]["items"]}
    assert [items[f"entity/e{number:02}"]["label"] for number in range(len(NAMES))] == ["empty", *NAMES[1:]]
    assert items["entity/illegal"]["label"] == LEGAL
    description = items["entity/e01"]["description"]
    assert description.count("<") == description.count("<b>") + description.count("</b>") + description.count("<br>")
