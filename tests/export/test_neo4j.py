"""The folder for Neo4j: its files hold the graph, its scripts hold no data, and LadybugDB loads them."""

import csv
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import ladybug
import pytest

from kg.export.neo4j import write_neo4j
from kg.export.property_tables import ARRAY_DELIMITER
from kg.export.rows import NODE_COLUMNS
from kg.graph.view import EDGE_ATTRIBUTES, Graph, to_networkx
from kg.model import Entity, EntityType, Records, RelationName, Role
from tests.export.hostile import LEGAL, hostile_records

BASE = "http://localhost:8080/"

#: What each header suffix is read as.
TYPES: dict[str, Callable[[str], Any]] = {
    "": str,
    "int": int,
    "double": float,
    "boolean": lambda text: {"true": True, "false": False}[text],
    "string[]": lambda text: tuple(text.split(ARRAY_DELIMITER)),
}


def evil_records() -> Records:
    """Names with all that CSV and Cypher take for structure, line breaks among it."""
    names = (
        '"',
        '\\"',
        "\\",
        "ends in \\",
        '\\""',
        "a\nb",
        "a\r\nb",
        "lone \r return",
        ";",
        "|",
        ",",
        "'} DETACH DELETE n //",
        "`) RETURN 1; //",
        "$folder",
        " space ",
        "null",
        "true",
    )
    return Records(
        entities=tuple(
            Entity(f"entity/{n:02}", f"key {name}", EntityType.METHOD, name, aliases=(name, f"{name}{name}", "x;y|z"))
            for n, name in enumerate(names)
        )
    )


@pytest.fixture(params=["sample", "hostile", "evil"])
def corpus(request: pytest.FixtureRequest, records: Records) -> Records:
    return {"sample": records, "hostile": hostile_records(), "evil": evil_records()}[request.param]


@pytest.fixture
def folder(corpus: Records, tmp_path: Path) -> Path:
    graph = to_networkx(corpus)
    stats = write_neo4j(corpus, graph, tmp_path / "neo4j", base_iri=BASE, texts=True)
    assert stats.rows == len(graph) + graph.number_of_edges()
    return tmp_path / "neo4j"


def typed(row: dict[str, str]) -> Iterator[tuple[str, Any]]:
    """The properties of a row, as neo4j-admin reads them; empty is null."""
    for name, text in row.items():
        column, _, kind = name.partition(":")
        if column and not kind.startswith("ID") and text:
            yield column, TYPES[kind](text)


def tables(folder: Path, kind: str) -> Iterator[tuple[str, dict[str, str]]]:
    for path in sorted(folder.glob(f"{kind}-*.csv")):
        with path.open(encoding="utf-8", newline="") as file:
            for row in csv.DictReader(file, strict=True):
                yield path.stem, row


def wanted_node(graph: Graph, node: str) -> dict[str, Any]:
    wanted = dict(graph.nodes[node]) | {"iri": BASE + node}
    if node == "entity/illegal":
        wanted["label"] = LEGAL
    return wanted


def test_the_files_hold_the_graph(corpus: Records, folder: Path) -> None:
    graph = to_networkx(corpus)
    nodes = {}
    for table, row in tables(folder, "nodes"):
        type_ = row[":LABEL"]
        assert table == f"nodes-{type_}"
        nodes[row[f"id:ID({type_})"]] = dict(typed(row)) | {"node_type": type_}
    assert nodes == {node: wanted_node(graph, node) for node in graph}
    edges, ids = {}, []
    for table, row in tables(folder, "edges"):
        _, source_type, type_, target_type = table.split("-")
        source, target = row[f":START_ID({source_type})"], row[f":END_ID({target_type})"]
        assert (nodes[source]["node_type"], nodes[target]["node_type"]) == (source_type, target_type)
        values = dict(typed(row))
        ids.append(values.pop("id"))
        edges[source, target, type_] = values | {"edge_type": row[":TYPE"]}
    assert edges == dict(graph.edges)
    assert sorted(ids) == sorted(f"e{n}" for n in range(len(ids)))


def run(folder: Path, monkeypatch: pytest.MonkeyPatch) -> ladybug.Connection:
    monkeypatch.chdir(folder)
    connection = ladybug.Connection(ladybug.Database(str(folder.parent / "graph.lbug")))
    connection.execute((folder / "ladybug.cypher").read_text(encoding="utf-8"))
    return connection


def known(item: dict[str, Any], *structure: str) -> dict[str, Any]:
    """The properties of a node or an edge that are not null."""
    values = {name: value for name, value in item.items() if value is not None and not name.startswith("_")}
    values = {name: value for name, value in values.items() if name not in structure}
    return {name: tuple(value) if isinstance(value, list) else value for name, value in values.items()}


def test_ladybug_loads_the_graph(corpus: Records, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    graph, connection = to_networkx(corpus), run(folder, monkeypatch)
    found = connection.execute("MATCH (n) RETURN n").get_all()
    nodes = {node["id"]: known(node, "id") | {"node_type": node["_LABEL"]} for (node,) in found}
    assert nodes == {node: wanted_node(graph, node) for node in graph}
    if graph.number_of_edges():
        found = connection.execute("MATCH (a)-[r]->(b) RETURN a.id, b.id, r").get_all()
        edges = {(a, b, r["_LABEL"]): known(r, "id") | {"edge_type": r["_LABEL"]} for a, b, r in found}
        assert edges == dict(graph.edges)
    connection.close()


def test_a_question_in_cypher(records: Records, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_neo4j(records, to_networkx(records), tmp_path / "neo4j", base_iri=BASE, texts=True)
    connection = run(tmp_path / "neo4j", monkeypatch)
    asked = "MATCH (p:Paper)-[:deployedOn]->(r:Robot) WHERE p.year = 2026 RETURN p.title, r.label, r.maker"
    assert connection.execute(asked).get_all() == [["LEAP: Learning to Grasp", "Unitree Go1", "Unitree Robotics"]]
    connection.close()


def test_scripts_hold_names_of_closed_vocabularies_alone(corpus: Records, folder: Path) -> None:
    types = {"Paper", *EntityType}
    edge_types = {"related", *Role, *RelationName}
    columns = {column.name for column in (*NODE_COLUMNS, *EDGE_ATTRIBUTES)}
    for path in folder.glob("*.cypher"):
        lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("//")]
        text = "\n".join(lines)
        assert text.isascii()
        for start, source, edge, target in re.findall(r"(edges)-(\w+)-(\w+)-(\w+)\.csv", text):
            assert start == "edges"
            assert {source, target} <= types
            assert edge in edge_types
        assert set(re.findall(r"\((?:n|a|b):(\w+)", text)) <= types
        assert set(re.findall(r"\[r:(\w+)\]", text)) <= edge_types
        for name in re.findall(r"row\.`([^`]*)`", text):
            assert re.sub(r":.*", "", name) in columns | {"id", ""}
    # The same types of nodes and edges make the same scripts, whatever the names.
    assert "DETACH" not in "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.cypher"))


def test_the_scripts_name_the_files_that_are_there(corpus: Records, folder: Path) -> None:
    files = {path.name for path in folder.glob("*.csv")}
    for name in ("neo4j-admin.args", "load.cypher", "memgraph.cypher", "ladybug.cypher"):
        assert set(re.findall(r"(?:nodes|edges)-[\w-]+\.csv", (folder / name).read_text(encoding="utf-8"))) == files


def test_load_cypher(records: Records, tmp_path: Path) -> None:
    write_neo4j(records, to_networkx(records), tmp_path / "neo4j", base_iri=BASE, texts=True)
    text = (tmp_path / "neo4j" / "load.cypher").read_text(encoding="utf-8")
    assert "CREATE CONSTRAINT Robot_id IF NOT EXISTS FOR (n:Robot) REQUIRE n.id IS UNIQUE;" in text
    assert "LOAD CSV WITH HEADERS FROM $folder + 'nodes-Paper.csv' AS row\n" in text
    assert "MERGE (n:Paper {id: row.`id:ID(Paper)`})\nSET n += {label: row.`label`, title: row.`title`, " in text
    assert r"authors: split(row.`authors:string[]`, '\u001F')" in text
    assert "year: toInteger(row.`year:int`)" in text
    assert "ambiguous: toBoolean(row.`ambiguous:boolean`)" in text
    assert "MERGE (a)-[r:deployedOn]->(b)\nSET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`)" in text
    # Each line but a comment is part of a statement that ends.
    body = "\n".join(line for line in text.splitlines() if not line.startswith("//"))
    assert body.count("LOAD CSV") == body.count("MERGE") == body.count("SET ")
    assert body.endswith(";")


def test_the_arguments_of_neo4j_admin(records: Records, tmp_path: Path) -> None:
    write_neo4j(records, to_networkx(records), tmp_path / "neo4j", base_iri=BASE, texts=True)
    lines = (tmp_path / "neo4j" / "neo4j-admin.args").read_text(encoding="utf-8").splitlines()
    assert lines[0] == "--nodes=nodes-Dataset.csv"
    assert "--relationships=edges-Paper-deployedOn-Robot.csv" in lines
    assert lines[-3:] == ["--array-delimiter=U+001F", "--multiline-fields=true", "--legacy-style-quoting=false"]


def test_neosemantics_keeps_all_values(records: Records, tmp_path: Path) -> None:
    write_neo4j(records, to_networkx(records), tmp_path / "neo4j", base_iri=BASE, texts=True)
    text = (tmp_path / "neo4j" / "neosemantics.cypher").read_text(encoding="utf-8")
    assert "handleMultival: 'ARRAY'" in text


def test_without_texts_no_sentence_is_written(records: Records, tmp_path: Path) -> None:
    write_neo4j(records, to_networkx(records, texts=False), tmp_path / "neo4j", base_iri=BASE, texts=False)
    assert all("sentence" not in path.read_text(encoding="utf-8") for path in (tmp_path / "neo4j").iterdir())
