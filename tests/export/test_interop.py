"""What other tools' own importers read: the parsers of Gephi Lite (graphology) and Cytoscape.js, run by node.

``make interop`` installs them into ``tests/export/interop/node_modules``.
"""

import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kg.export.exporters import EXPORTERS
from tests.export.wanted import BASE, CORPORA, as_is, as_joined, corpus, wanted

pytestmark = pytest.mark.interop

INTEROP = Path(__file__).parent / "interop"

#: Format -> the form in which its importer has lists.
FORMATS: dict[str, Callable[[Any], Any]] = {
    "graphml": as_joined,
    "gexf": as_joined,
    "graphology": as_is,
    "cyjs": as_is,
}


def read(name: str, of: str, folder: Path) -> dict[str, Any]:
    """What the importer of that format makes of the file: ``{"nodes": {id: attributes}, "edges": […]}``."""
    node = shutil.which("node")
    assert node, "node is missing: run make interop"
    assert (INTEROP / "node_modules").is_dir(), "node_modules is missing: run make interop"
    path = folder / EXPORTERS[name].file
    EXPORTERS[name].write(*corpus(of), path, base_iri=BASE, texts=True)
    command = [node, str(INTEROP / "read.mjs"), name, str(path)]
    result = subprocess.run(command, check=False, capture_output=True, text=True, encoding="utf-8")
    assert (result.returncode, result.stderr) == (0, "")
    value: dict[str, Any] = json.loads(result.stdout)
    return value


@pytest.mark.parametrize("of", CORPORA)
@pytest.mark.parametrize("name", FORMATS)
def test_the_importer_gets_the_graph(name: str, of: str, tmp_path: Path) -> None:
    _, graph = corpus(of)
    nodes, edges = wanted(graph, FORMATS[name])
    got = read(name, of, tmp_path)
    assert got["nodes"].keys() == nodes.keys()
    for node, attributes in nodes.items():
        assert {key: got["nodes"][node].get(key) for key in attributes} == attributes
    assert sorted(edge["id"] for edge in got["edges"]) == sorted(f"e{n}" for n in range(graph.number_of_edges()))
    found = {(edge["source"], edge["target"], edge["attributes"]["edge_type"]): edge for edge in got["edges"]}
    assert found.keys() == edges.keys()
    for place, attributes in edges.items():
        assert {key: found[place]["attributes"].get(key) for key in attributes} == attributes


@pytest.mark.parametrize("name", ["gexf", "graphology"])
def test_what_gephi_lite_draws(name: str, tmp_path: Path) -> None:
    got = read(name, "sample", tmp_path)
    assert all({"x", "y", "size", "color"} <= node.keys() for node in got["nodes"].values())
    assert {node["color"] for node in got["nodes"].values()} >= (
        {"rgb(61,70,84)", "rgb(0,103,163)"} if name == "gexf" else {"#3d4654", "#0067a3"}
    )
    named = "kind" if name == "gexf" else "label"
    assert all(edge["attributes"][named] == edge["attributes"]["edge_type"] for edge in got["edges"])


def test_what_cytoscape_shows(tmp_path: Path) -> None:
    got = read("cyjs", "sample", tmp_path)
    assert all(node["name"] == node["label"] for node in got["nodes"].values())
    assert all(edge["attributes"]["interaction"] == edge["attributes"]["edge_type"] for edge in got["edges"])
