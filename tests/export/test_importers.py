"""Each format in the importers of others, node by node, edge by edge, attribute by attribute.

The sample, names that break exporters, 2,000 papers that no extraction has made, and two views. What comes by npm is in
``test_interop.py``.
"""

import json
import os
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import igraph
import ladybug
import networkx as nx
import pytest

from kg.export.exporters import EXPORTERS
from tests.export.wanted import BASE, CORPORA, Attributes, Read, as_gml, as_is, as_joined, corpus, wanted


def unique(edges: Iterable[tuple[tuple[str, str, str], Attributes]]) -> dict[tuple[str, str, str], Attributes]:
    """As a mapping; no edge may be there twice."""
    found = list(edges)
    mapping = dict(found)
    assert len(mapping) == len(found)
    return mapping


def networkx_graphml(path: Path) -> Read:
    graph = nx.read_graphml(path, force_multigraph=True)
    return dict(graph.nodes(data=True)), unique(((s, t, d["edge_type"]), d) for s, t, d in graph.edges(data=True))


def networkx_gexf(path: Path) -> Read:
    graph = nx.read_gexf(path)
    nodes = {
        node: {n: v for n, v in data.items() if n not in ("viz", "start")} for node, data in graph.nodes(data=True)
    }
    edges = [
        ((s, t, d["edge_type"]), {n: v for n, v in d.items() if n not in ("id", "label")})
        for s, t, d in graph.edges(data=True)
    ]
    return nodes, unique(edges)


def networkx_gml(path: Path) -> Read:
    graph = nx.read_gml(path, label="id")
    ids = {number: data.pop("local_id") for number, data in graph.nodes(data=True)}
    for _, data in graph.nodes(data=True):
        data["label"] = data.pop("name")
    for *_, key, data in graph.edges(keys=True, data=True):
        assert data.pop("label") == key
        del data["id"]
    nodes = {ids[number]: data for number, data in graph.nodes(data=True)}
    return nodes, unique(((ids[s], ids[t], key), data) for s, t, key, data in graph.edges(keys=True, data=True))


def networkx_node_link(path: Path) -> Read:
    graph = nx.node_link_graph(json.loads(path.read_text(encoding="utf-8")), edges="edges")
    return dict(graph.nodes(data=True)), dict(graph.edges)


def known(attributes: Attributes, *left_out: str) -> Attributes:
    """igraph fills in None, NaN, "" or False where a node has no value of a column."""
    return {
        name: value
        for name, value in attributes.items()
        if name not in left_out and value == value and not (value is None or value is False or value == "")
    }


def igraph_graphml(path: Path) -> Read:
    graph = igraph.Graph.Read_GraphML(str(path))
    ids = graph.vs["id"]
    edges = [((ids[e.source], ids[e.target], e["edge_type"]), known(e.attributes(), "id")) for e in graph.es]
    return {vertex["id"]: known(vertex.attributes(), "id") for vertex in graph.vs}, unique(edges)


def igraph_gml(path: Path) -> Read:
    """igraph decodes names of characters and leaves their numbers, with a warning."""

    def decoded(attributes: Attributes, *left_out: str) -> Attributes:
        return {
            name: re.sub("&#([0-9]+);", lambda found: chr(int(found[1])), value) if isinstance(value, str) else value
            for name, value in known(attributes, *left_out).items()
        }

    graph = igraph.Graph.Read_GML(str(path))
    ids = graph.vs["local_id"]
    nodes = {}
    for vertex in graph.vs:
        data = decoded(vertex.attributes(), "id", "local_id", "label")
        nodes[vertex["local_id"]] = data | {"label": data.pop("name")}
    edges = [
        ((ids[e.source], ids[e.target], e["key"]), decoded(e.attributes(), "id", "key", "label")) for e in graph.es
    ]
    return nodes, unique(edges)


def json_cyjs(path: Path) -> Read:
    elements = json.loads(path.read_text(encoding="utf-8"))["elements"]
    nodes = {node["data"].pop("id"): node["data"] for node in elements["nodes"]}
    edges = []
    for edge in elements["edges"]:
        data = edge["data"]
        del data["id"], data["name"]
        edges.append(((data.pop("source"), data.pop("target"), data.pop("interaction")), data))
    for data in nodes.values():
        assert data.pop("name") == data["label"]
    return nodes, unique(edges)


def json_cx2(path: Path) -> Read:
    aspects = {name: content for part in json.loads(path.read_text(encoding="utf-8")) for name, content in part.items()}
    ids = {node["id"]: node["v"].pop("local_id") for node in aspects["nodes"]}
    for node in aspects["nodes"]:
        assert node["v"].pop("name") == node["v"]["label"]
    edges = []
    for edge in aspects["edges"]:
        del edge["v"]["name"]
        edges.append(((ids[edge["s"]], ids[edge["t"]], edge["v"].pop("interaction")), edge["v"]))
    return {ids[node["id"]]: node["v"] for node in aspects["nodes"]}, unique(edges)


def ladybug_neo4j(path: Path) -> Read:
    """What Cypher finds in LadybugDB after the script has run."""

    def plain(item: dict[str, Any], type_: str) -> Attributes:
        values = {n: v for n, v in item.items() if v is not None and not n.startswith("_") and n != "id"}
        return values | {type_: item["_LABEL"]}

    connection = ladybug.Connection(ladybug.Database(str(path.parent / "graph.lbug")))
    back = Path.cwd()
    os.chdir(path)
    try:
        connection.execute((path / "ladybug.cypher").read_text(encoding="utf-8"))
    finally:
        os.chdir(back)
    nodes = {n["id"]: plain(n, "node_type") for (n,) in connection.execute("MATCH (n) RETURN n").get_all()}
    found = connection.execute("MATCH (a)-[r]->(b) RETURN a.id, b.id, r").get_all()
    connection.close()
    return nodes, unique(((a, b, r["_LABEL"]), plain(r, "edge_type")) for a, b, r in found)


#: Importer -> the format, how it reads, and the form of its values.
IMPORTERS: dict[str, tuple[str, Callable[[Path], Read], Callable[[Any], Any]]] = {
    "networkx, GraphML": ("graphml", networkx_graphml, as_joined),
    "networkx, GEXF": ("gexf", networkx_gexf, as_joined),
    "networkx, GML": ("gml", networkx_gml, as_gml),
    "networkx, node-link": ("node-link", networkx_node_link, as_is),
    "igraph, GraphML": ("graphml", igraph_graphml, as_joined),
    "igraph, GML": ("gml", igraph_gml, as_gml),
    "json, Cytoscape.js": ("cyjs", json_cyjs, as_is),
    "json, CX2": ("cx2", json_cx2, as_is),
    "LadybugDB": ("neo4j", ladybug_neo4j, as_is),
}


@pytest.mark.filterwarnings("ignore:One or more unknown entities")
@pytest.mark.parametrize("name", CORPORA)
@pytest.mark.parametrize("importer", IMPORTERS)
def test_the_importer_gets_the_graph(importer: str, name: str, tmp_path: Path) -> None:
    format_, read, form = IMPORTERS[importer]
    records, graph = corpus(name)
    path = tmp_path / EXPORTERS[format_].file
    EXPORTERS[format_].write(records, graph, path, base_iri=BASE, texts=True)
    nodes, edges = read(path)
    wanted_nodes, wanted_edges = wanted(graph, form)
    assert nodes.keys() == wanted_nodes.keys()
    assert edges.keys() == wanted_edges.keys()
    for node, attributes in wanted_nodes.items():
        assert nodes[node] == attributes, node
    for edge, attributes in wanted_edges.items():
        assert edges[edge] == attributes, edge
