import math

import networkx as nx
import pytest

from kg.export.characters import CharacterFilter
from kg.export.rows import NODE_COLUMNS, edge_columns, edge_rows, joined, node_rows
from kg.graph.view import Graph

RESERVED = {"id", "pid", "type", "source", "target"}


def test_no_attribute_has_a_name_that_readers_take_for_structure() -> None:
    assert not RESERVED & {column.name for column in (*NODE_COLUMNS, *edge_columns(texts=True))}


def test_nodes_are_sorted_and_carry_their_iri(graph: Graph) -> None:
    rows = list(node_rows(graph, "https://example.org/", CharacterFilter()))
    assert [row.id for row in rows] == sorted(graph.nodes)
    assert all(row.attributes["iri"] == f"https://example.org/{row.id}" for row in rows)
    names = [column.name for column in NODE_COLUMNS]
    assert all(list(row.attributes) == [name for name in names if name in row.attributes] for row in rows)


def test_edge_ids_count_through_the_sorted_edges(graph: Graph) -> None:
    rows = list(edge_rows(graph, CharacterFilter(), texts=True))
    assert [row.id for row in rows] == [f"e{n}" for n in range(22)]
    places = [(row.source, row.target, row.type) for row in rows]
    assert places == sorted(places)


def test_without_texts_no_sentence(graph: Graph) -> None:
    assert any("sentence" in row.attributes for row in edge_rows(graph, CharacterFilter(), texts=True))
    assert not any("sentence" in row.attributes for row in edge_rows(graph, CharacterFilter(), texts=False))
    assert "sentence" not in {column.name for column in edge_columns(texts=False)}


def _one_node(**attributes: object) -> Graph:
    graph: Graph = nx.MultiDiGraph()
    graph.add_node("entity/x", node_type="Method", **attributes)
    return graph


@pytest.mark.parametrize("absent", [{"year": None}, {"label": ""}, {"aliases": ()}, {"aliases": ("\x00",)}])
def test_what_is_unknown_is_left_out(absent: dict[str, object]) -> None:
    (row,) = node_rows(_one_node(**absent), "", CharacterFilter())
    assert set(row.attributes) == {"node_type", "iri"}
    assert row.label == "entity/x"


@pytest.mark.parametrize("number", [math.nan, math.inf, -math.inf])
def test_what_is_no_number_is_left_out(number: float) -> None:
    graph = _one_node()
    graph.add_edge("entity/x", "entity/x", key="uses", edge_type="uses", weight=number)
    (row,) = edge_rows(graph, CharacterFilter(), texts=True)
    assert dict(row.attributes) == {"edge_type": "uses"}


@pytest.mark.parametrize(
    ("attributes", "message"),
    [
        ({"year": "2026"}, "node entity/x: year is str, not int"),
        ({"year": True}, "node entity/x: year is bool, not int"),
        ({"aliases": ["a"]}, "node entity/x: aliases is list, not tuple"),
        ({"pid": "1"}, "node entity/x: attribute 'pid' is not declared"),
    ],
)
def test_what_breaks_the_schema_is_refused(attributes: dict[str, object], message: str) -> None:
    with pytest.raises(TypeError, match=message):
        list(node_rows(_one_node(**attributes), "", CharacterFilter()))


def test_illegal_characters_are_dropped_and_counted() -> None:
    keep = CharacterFilter()
    (row,) = node_rows(_one_node(label="a\x00b\ud800", aliases=("c\x0bd", "e")), "", keep)
    assert row.attributes["label"] == "ab"
    assert row.attributes["aliases"] == ("cd", "e")
    assert keep.dropped == 3


def test_joined() -> None:
    assert [joined(value) for value in ("a|b", 3, 0.25, False, ("a",), ("a|b", "c"))] == [
        "a|b",
        "3",
        "0.25",
        "false",
        "a",
        "a¦b|c",
    ]
