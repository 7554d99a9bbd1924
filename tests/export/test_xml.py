"""GraphML and GEXF: what igraph and networkx read back is the graph."""

import itertools
import math
from pathlib import Path
from xml.etree import ElementTree as ET

import igraph
import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kg.explore.style import STYLES
from kg.export.gexf import write_gexf
from kg.export.graphml import write_graphml
from kg.export.looks import COLOURS, places
from kg.export.rows import Value, joined
from kg.graph.view import EDGE_ATTRIBUTES, NODE_ATTRIBUTES, Graph, to_networkx
from kg.model import Entity, EntityType, Records
from tests.export.hostile import ILLEGAL, LEGAL, NAMES, hostile_records
from tests.export.wanted import legal
from tests.samples import GO1, HOPPER_ENTITY, HOPPER_PAPER, KIND, LEAP_ENTITY, LEAP_PAPER, SIM, TASK

BASE = "http://localhost:8080/"
WRITERS = {"graphml": write_graphml, "gexf": write_gexf}
GRAPHML = "{http://graphml.graphdrawing.org/xmlns}"
GEXF = "{http://gexf.net/1.3}"


def flat(attributes: dict[str, Value]) -> dict[str, Value]:
    """Attributes as a reader of XML gets them: lists joined."""
    return {name: joined(value) if isinstance(value, tuple) else value for name, value in attributes.items()}


@pytest.fixture
def graphml(records: Records, graph: Graph, tmp_path: Path) -> Path:
    path = tmp_path / "graph.graphml"
    stats = write_graphml(records, graph, path, base_iri=BASE, texts=True)
    assert (stats.rows, stats.dropped_characters) == (11 + 22, 0)
    return path


@pytest.fixture
def gexf(records: Records, graph: Graph, tmp_path: Path) -> Path:
    path = tmp_path / "graph.gexf"
    stats = write_gexf(records, graph, path, base_iri=BASE, texts=True)
    assert (stats.rows, stats.dropped_characters) == (11 + 22, 0)
    return path


def test_networkx_reads_the_graphml_that_was_written(graph: Graph, graphml: Path) -> None:
    read = nx.read_graphml(graphml)
    assert dict(read.nodes(data=True)) == {
        node: flat(data | {"iri": BASE + node}) for node, data in graph.nodes(data=True)
    }
    edges = {(source, target, data["edge_type"]): data for source, target, data in read.edges(data=True)}
    assert edges == {edge: flat(data) for edge, data in graph.edges.items()}
    assert sorted(read.edges(keys=True))[0][2].startswith("e")


def test_types_that_networkx_reads(graphml: Path) -> None:
    read = nx.read_graphml(graphml)
    assert read.is_directed()
    assert read.nodes[LEAP_PAPER.id]["year"] == 2026
    assert type(read.nodes[LEAP_PAPER.id]["year"]) is int
    assert read.nodes[LEAP_PAPER.id]["authors"] == "Ada Example|Bo Söhne"
    assert read.nodes[GO1.id]["kind"] == KIND.id
    (edge,) = read[LEAP_PAPER.id][TASK.id].values()
    assert (type(edge["confidence"]), type(edge["support"]), edge["weight"]) == (float, int, 0.9)


def test_igraph_reads_the_graphml(graph: Graph, graphml: Path) -> None:
    read = igraph.Graph.Read_GraphML(str(graphml))
    assert read.is_directed()
    assert (read.vcount(), read.ecount()) == (11, 22)
    assert set(read.vs.attributes()) == {"id", "iri"} | {attribute.name for attribute in NODE_ATTRIBUTES}
    assert set(read.es.attributes()) == {"id"} | {attribute.name for attribute in EDGE_ATTRIBUTES}
    for vertex in read.vs:
        for name, value in flat(graph.nodes[vertex["id"]]).items():
            assert vertex[name] == value
    names = read.vs["id"]
    edges = {(names[edge.source], names[edge.target], edge["edge_type"]): edge for edge in read.es}
    assert set(edges) == set(graph.edges)
    for place, data in graph.edges.items():
        for name, value in flat(data).items():
            assert edges[place][name] == value


def test_labels_for_neo4j(graphml: Path) -> None:
    root = ET.parse(graphml).getroot()
    node = root.find(f".//{GRAPHML}node[@id='{LEAP_PAPER.id}']")
    assert node is not None
    assert node.get("labels") == ":Paper"
    edge = root.find(f".//{GRAPHML}edge[@source='{LEAP_PAPER.id}'][@target='{LEAP_ENTITY.id}']")
    assert edge is not None
    assert edge.get("label") == "proposes"


@pytest.mark.parametrize(("name", "tag"), [("graphml", GRAPHML), ("gexf", GEXF)])
def test_ids_are_unique_in_the_file(name: str, tag: str, request: pytest.FixtureRequest) -> None:
    root = ET.parse(request.getfixturevalue(name)).getroot()
    edges = [edge.get("id") for edge in root.iter(f"{tag}edge")]
    assert sorted(edges) == sorted(f"e{n}" for n in range(22))
    nodes = [node.get("id") for node in root.iter(f"{tag}node")]
    assert len(nodes) == len(set(nodes)) == 11


@pytest.mark.parametrize("name", ["graphml", "gexf"])
def test_the_encoding_can_be_guessed_from_the_beginning(name: str, request: pytest.FixtureRequest) -> None:
    head = request.getfixturevalue(name).read_bytes()[:200]
    assert head.startswith(b'<?xml version="1.0" encoding="UTF-8"?>\n')
    assert not head.isascii()


def test_networkx_reads_the_gexf_that_was_written(graph: Graph, gexf: Path) -> None:
    read = nx.read_gexf(gexf)
    assert read.is_directed()
    nodes = dict(read.nodes(data=True))
    for data in nodes.values():
        del data["viz"]
        data.pop("start", None)
    assert nodes == {node: flat(data | {"iri": BASE + node}) for node, data in graph.nodes(data=True)}
    edges = {}
    for source, target, data in read.edges(data=True):
        assert data.pop("id").startswith("e")
        assert data.pop("label") == data["edge_type"]
        edges[source, target, data["edge_type"]] = data
    assert edges == {edge: flat(data) for edge, data in graph.edges.items()}


def test_types_that_networkx_reads_from_gexf(gexf: Path) -> None:
    read = nx.read_gexf(gexf)
    assert type(read.nodes[LEAP_PAPER.id]["year"]) is int
    (edge,) = read[LEAP_PAPER.id][TASK.id].values()
    assert (type(edge["confidence"]), type(edge["support"]), type(edge["weight"])) == (float, int, float)


def test_colour_by_type_and_size_by_count(gexf: Path) -> None:
    read = nx.read_gexf(gexf)
    looks = dict(read.nodes[LEAP_PAPER.id]["viz"])
    assert set(looks.pop("position")) == {"x", "y", "z"}
    assert looks == {"color": {"r": 0x3D, "g": 0x46, "b": 0x54, "a": 1.0}, "size": 6.0}
    assert read.nodes[KIND.id]["viz"]["size"] == 4.0  # 4 sqrt(1 + 0)
    assert read.nodes[LEAP_ENTITY.id]["viz"]["size"] == 5.66  # 4 sqrt 2
    assert read.nodes[GO1.id]["viz"]["size"] == 6.93  # 4 sqrt 3
    assert read.nodes[GO1.id]["viz"]["color"] != read.nodes[LEAP_ENTITY.id]["viz"]["color"]


def test_years_are_times(gexf: Path) -> None:
    read = nx.read_gexf(gexf)
    assert read.graph["mode"] == "dynamic"
    starts = {node: data["start"] for node, data in read.nodes(data=True) if "start" in data}
    # POLICY and EVIL are in the hostile paper, whose year nobody knows; KIND is in none.
    assert starts == dict.fromkeys(
        (LEAP_PAPER.id, HOPPER_PAPER.id, *(e.id for e in (LEAP_ENTITY, TASK, GO1))), 2026
    ) | {
        HOPPER_ENTITY.id: 2026,
        SIM.id: 2026,
    }


def test_without_years_nothing_moves(tmp_path: Path) -> None:
    corpus = Records(entities=(Entity("entity/x", "x", EntityType.TASK, "x"),))
    path = tmp_path / "graph.gexf"
    write_gexf(corpus, to_networkx(corpus), path, base_iri=BASE, texts=True)
    graph = ET.parse(path).getroot().find(f"{GEXF}graph")
    assert graph is not None
    assert (graph.get("mode"), graph.get("timeformat")) == ("static", None)


def test_each_node_has_a_place_of_its_own(gexf: Path, graph: Graph) -> None:
    read = nx.read_gexf(gexf)
    spots = {node: (data["viz"]["position"]["x"], data["viz"]["position"]["y"]) for node, data in read.nodes(data=True)}
    assert len(set(spots.values())) == len(graph)
    assert spots == places(graph)
    middle = max(graph.nodes, key=graph.degree)
    assert spots[middle] == (0.0, 0.0)
    assert min(math.dist(one, two) for one, two in itertools.combinations(spots.values(), 2)) > 10


def test_colours_are_those_of_the_page() -> None:
    assert {type_: f"#{colour}" for type_, colour in COLOURS.items()} == {
        type_: style.color for type_, style in STYLES.items()
    }


def test_parallel_edges_of_gexf_differ_in_kind(gexf: Path) -> None:
    edges = list(ET.parse(gexf).getroot().iter(f"{GEXF}edge"))
    places = [(edge.get("source"), edge.get("target"), edge.get("kind")) for edge in edges]
    assert len(set(places)) == len(places)
    assert {edge.get("kind") for edge in edges if edge.get("target") == GO1.id} == {"deployedOn", "uses", "evaluatesOn"}
    assert "weight" not in {value.get("for") for edge in edges for value in edge.iter(f"{GEXF}attvalue")}


def test_gexf_declares_all_that_it_uses(gexf: Path) -> None:
    root = ET.parse(gexf).getroot()
    for kind in ("node", "edge"):
        declared = {item.get("id") for item in root.iterfind(f".//{GEXF}attributes[@class='{kind}']/{GEXF}attribute")}
        used = {value.get("for") for item in root.iter(f"{GEXF}{kind}") for value in item.iter(f"{GEXF}attvalue")}
        assert used <= declared


@pytest.mark.parametrize("name", WRITERS)
def test_hostile_names_survive(name: str, tmp_path: Path) -> None:
    corpus = hostile_records()
    path = tmp_path / "graph"
    stats = WRITERS[name](corpus, to_networkx(corpus), path, base_iri=BASE, texts=True)
    assert stats.dropped_characters == 5
    read = nx.read_graphml(path) if name == "graphml" else nx.read_gexf(path)
    for number, surface in enumerate(NAMES):
        data = read.nodes[f"entity/e{number:02}"]
        assert data["label"] == (surface or "empty")
        assert data["aliases"] == f"also {surface}".replace("|", "¦") + "|plain"
    illegal = read.nodes["entity/illegal"]
    assert len(ILLEGAL) - len(LEGAL) == 5
    assert illegal["label"] == LEGAL
    assert illegal["ambiguous"] is True
    assert read.nodes["paper/p"]["authors"] == 'A¦B|C "D" E'


def test_igraph_reads_hostile_names(tmp_path: Path) -> None:
    corpus = hostile_records()
    path = tmp_path / "graph.graphml"
    write_graphml(corpus, to_networkx(corpus), path, base_iri=BASE, texts=True)
    read = igraph.Graph.Read_GraphML(str(path))
    labels = dict(zip(read.vs["id"], read.vs["label"], strict=True))
    assert [labels[f"entity/e{number:02}"] for number in range(len(NAMES))] == ["empty", *NAMES[1:]]
    assert labels["entity/illegal"] == LEGAL


def test_without_texts_no_sentence_is_written(records: Records, graph: Graph, tmp_path: Path) -> None:
    for name, write in WRITERS.items():
        path = tmp_path / name
        write(records, graph, path, base_iri=BASE, texts=False)
        assert "sentence" not in path.read_text(encoding="utf-8")
        assert "We deploy it on" not in path.read_text(encoding="utf-8")


@settings(deadline=None, max_examples=60)
@given(names=st.lists(st.text(st.characters()), min_size=1, max_size=5))
@pytest.mark.parametrize("name", WRITERS)
def test_any_name_is_valid_xml_and_reads_back(
    name: str, names: list[str], tmp_path_factory: pytest.TempPathFactory
) -> None:
    corpus = Records(entities=tuple(Entity(f"entity/{n}", "k", EntityType.TASK, text) for n, text in enumerate(names)))
    path = tmp_path_factory.getbasetemp() / f"any.{name}"
    stats = WRITERS[name](corpus, to_networkx(corpus), path, base_iri=BASE, texts=True)
    read = nx.read_graphml(path) if name == "graphml" else nx.read_gexf(path)
    for number, text in enumerate(names):
        fallback = f"entity/{number}" if name == "gexf" else None
        assert read.nodes[f"entity/{number}"].get("label") == (legal(text) or fallback)
    assert stats.dropped_characters == sum(len(text) - len(legal(text)) for text in names)
