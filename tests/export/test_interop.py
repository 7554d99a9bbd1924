"""What other tools' own importers read: the parsers of Gephi Lite (graphology) and Cytoscape.js, run by node.

``make interop`` installs them into ``tests/export/interop/node_modules``.
"""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from kg.export.exporters import EXPORTERS
from kg.export.rows import joined
from kg.graph.view import to_networkx
from kg.model import Records
from tests.export.hostile import LEGAL, NAMES, hostile_records

pytestmark = pytest.mark.interop

BASE = "http://localhost:8080/"
INTEROP = Path(__file__).parent / "interop"


def read(name: str, corpus: Records, folder: Path) -> dict[str, Any]:
    """What the importer of that format makes of the file: ``{"nodes": {id: attributes}, "edges": […]}``."""
    node = shutil.which("node")
    assert node, "node is missing: run make interop"
    assert (INTEROP / "node_modules").is_dir(), "node_modules is missing: run make interop"
    path = folder / EXPORTERS[name].file
    EXPORTERS[name].write(corpus, to_networkx(corpus), path, base_iri=BASE, texts=True)
    command = [node, str(INTEROP / "read.mjs"), name, str(path)]
    result = subprocess.run(command, check=False, capture_output=True, text=True, encoding="utf-8")
    assert (result.returncode, result.stderr) == (0, "")
    value: dict[str, Any] = json.loads(result.stdout)
    return value


def expected(name: str, attributes: dict[str, Any]) -> dict[str, Any]:
    """Lists are arrays in JSON alone."""
    lists = list if name == "cyjs" else joined
    return {key: lists(value) if isinstance(value, tuple) else value for key, value in attributes.items()}


@pytest.mark.parametrize("name", ["graphml", "gexf", "cyjs"])
def test_the_importer_gets_the_graph(name: str, records: Records, tmp_path: Path) -> None:
    graph = to_networkx(records)
    got = read(name, records, tmp_path)
    assert set(got["nodes"]) == set(graph.nodes)
    for node, data in graph.nodes(data=True):
        wanted = expected(name, data | {"iri": BASE + node})
        assert {key: got["nodes"][node].get(key) for key in wanted} == wanted
    assert sorted(edge["id"] for edge in got["edges"]) == sorted(f"e{n}" for n in range(22))
    edges = {(edge["source"], edge["target"], edge["attributes"]["edge_type"]): edge for edge in got["edges"]}
    assert set(edges) == set(graph.edges)
    for place, data in graph.edges.items():
        wanted = expected(name, data)
        assert {key: edges[place]["attributes"].get(key) for key in wanted} == wanted


@pytest.mark.parametrize("name", ["graphml", "gexf", "cyjs"])
def test_the_importer_gets_hostile_names(name: str, tmp_path: Path) -> None:
    nodes = read(name, hostile_records(), tmp_path)["nodes"]
    labels = [nodes[f"entity/e{number:02}"]["label"] for number in range(len(NAMES))]
    assert labels == ["empty", *NAMES[1:]]
    assert nodes["entity/illegal"]["label"] == LEGAL
    assert nodes["entity/illegal"]["ambiguous"] is True


def test_what_gephi_shows(records: Records, tmp_path: Path) -> None:
    got = read("gexf", records, tmp_path)
    assert all(edge["attributes"]["kind"] == edge["attributes"]["edge_type"] for edge in got["edges"])
    assert {node["color"] for node in got["nodes"].values()} >= {"rgb(61,70,84)", "rgb(0,103,163)"}


def test_what_cytoscape_shows(records: Records, tmp_path: Path) -> None:
    got = read("cyjs", records, tmp_path)
    assert all(node["name"] == node["label"] for node in got["nodes"].values())
    assert all(edge["attributes"]["interaction"] == edge["attributes"]["edge_type"] for edge in got["edges"])
