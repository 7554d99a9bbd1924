"""nodes.csv, edges.csv and mentions.csv, read by the csv module."""

import csv
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kg import ids
from kg.export.rows import Writer, joined
from kg.export.tables import MENTION_COLUMNS, write_edges, write_mentions, write_nodes
from kg.graph.view import EDGE_ATTRIBUTES, NODE_ATTRIBUTES, Graph, to_networkx
from kg.model import Entity, EntityType, Records
from tests.export.hostile import LEGAL, NAMES, hostile_records
from tests.export.wanted import legal
from tests.samples import HOSTILE_ANNOTATED, HOSTILE_PAPER, LEAP_ANNOTATED, LEAP_ENTITY, LEAP_PAPER, sample_records

BASE = "http://localhost:8080/"


def read(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, strict=True))


def write(writer: Writer, corpus: Records, path: Path, *, texts: bool = True) -> tuple[list[dict[str, str]], int]:
    stats = writer(corpus, to_networkx(corpus), path, base_iri=BASE, texts=texts)
    rows = read(path)
    assert stats.rows == len(rows)
    return rows, stats.dropped_characters


def test_nodes(graph: Graph, tmp_path: Path) -> None:
    rows, dropped = write(write_nodes, sample_records(), tmp_path / "nodes.csv")
    assert dropped == 0
    names = [attribute.name for attribute in NODE_ATTRIBUTES]
    assert list(rows[0]) == ["id", *names, "iri"]
    assert rows == [
        {"id": node, **{name: joined(graph.nodes[node].get(name, "")) for name in names}, "iri": BASE + node}
        for node in sorted(graph.nodes)
    ]
    leap = next(row for row in rows if row["id"] == LEAP_PAPER.id)
    assert (leap["year"], leap["authors"], leap["paper_count"]) == ("2026", "Ada Example|Bo Söhne", "")


def test_edges(graph: Graph, tmp_path: Path) -> None:
    rows, dropped = write(write_edges, sample_records(), tmp_path / "edges.csv")
    assert dropped == 0
    names = [attribute.name for attribute in EDGE_ATTRIBUTES]
    assert list(rows[0]) == ["id", "source", "target", "type", "kind", *names]
    assert [row["id"] for row in rows] == [f"e{n}" for n in range(22)]
    found = {(row["source"], row["target"], row["kind"]): {name: row[name] for name in names} for row in rows}
    assert found == {edge: {name: joined(data.get(name, "")) for name in names} for edge, data in graph.edges.items()}
    assert {row["kind"] for row in rows if row["type"] == "Undirected"} == {"related"}
    assert {row["type"] for row in rows if row["kind"] != "related"} == {"Directed"}


def test_mentions(tmp_path: Path) -> None:
    rows, dropped = write(write_mentions, sample_records(), tmp_path / "mentions.csv")
    assert dropped == 0
    assert list(rows[0]) == list(MENTION_COLUMNS)
    assert len(rows) == 7 + 5 + 2
    second = [row for row in rows if row["entity"] == LEAP_ENTITY.id][1]
    assert second == {
        "id": f"{LEAP_PAPER.id}/text/abstract#offset_64_68",
        "paper": LEAP_PAPER.id,
        "text": "abstract",
        "start": "64",
        "end": "68",
        "surface": "LEAP",
        "entity": LEAP_ENTITY.id,
        "entity_label": "LEAP (diffusion policy)",
        "entity_type": "Method",
        "mention_type": "Method",
        "confidence": "0.9",
        "extractor": "given",
        "sentence_start": "64",
        "sentence_end": "103",
        "sentence": "LEAP beats Hopper by 12.5% on GraspSim.",
    }
    for row in rows:
        if row["paper"] == LEAP_PAPER.id:
            assert LEAP_PAPER.abstract[int(row["start"]) : int(row["end"])] == row["surface"]


def test_offsets_count_code_points(tmp_path: Path) -> None:
    rows, _ = write(write_mentions, sample_records(), tmp_path / "mentions.csv")
    after_emoji = HOSTILE_ANNOTATED.mentions[1].span
    row = next(row for row in rows if row["id"] == ids.mention_id(HOSTILE_PAPER.id, after_emoji))
    assert HOSTILE_PAPER.abstract[int(row["start"]) : int(row["end"])] == row["surface"] == "diffusion policy"


@pytest.mark.parametrize("writer", [write_edges, write_mentions])
def test_without_texts_no_sentence(writer: Writer, tmp_path: Path) -> None:
    rows, _ = write(writer, sample_records(), tmp_path / "table.csv", texts=False)
    assert "sentence" not in rows[0]
    assert "evidence" in rows[0] or "sentence_start" in rows[0]
    assert "We deploy it on" not in (tmp_path / "table.csv").read_text(encoding="utf-8")


def test_hostile_names_survive_and_no_formula_is_neutralised(tmp_path: Path) -> None:
    rows, dropped = write(write_nodes, hostile_records(), tmp_path / "nodes.csv")
    assert dropped == 5
    by_id = {row["id"]: row for row in rows}
    for number, name in enumerate(NAMES):
        row = by_id[f"entity/e{number:02}"]
        assert row["label"] == (name or "empty")
        assert row["aliases"].split("|") == [f"also {name}".replace("|", "¦"), "plain"]
    assert by_id["entity/illegal"]["label"] == LEGAL
    assert by_id["entity/illegal"]["ambiguous"] == "true"
    assert by_id["entity/e00"]["ambiguous"] == ""


def test_a_line_break_in_a_value_becomes_a_space(tmp_path: Path) -> None:
    path = tmp_path / "mentions.csv"
    rows, _ = write(write_mentions, hostile_records(), path)
    assert rows[0]["surface"] == "one  two"  # \r and \n, one for one: the length is that of the span
    assert path.read_bytes().count(b"\n") == 1 + len(rows)
    assert b"\r" not in path.read_bytes()


def test_a_mention_outside_all_sentences(tmp_path: Path) -> None:
    bare = type(LEAP_ANNOTATED)(LEAP_PAPER, (), LEAP_ANNOTATED.entities, LEAP_ANNOTATED.mentions)
    rows, _ = write(write_mentions, Records((bare,), sample_records().entities), tmp_path / "mentions.csv")
    assert {(row["sentence_start"], row["sentence_end"], row["sentence"]) for row in rows} == {("", "", "")}


@settings(deadline=None, max_examples=60)
@given(names=st.lists(st.text(st.characters()), max_size=5))
def test_any_name_reads_back(names: list[str], tmp_path_factory: pytest.TempPathFactory) -> None:
    corpus = Records(entities=tuple(Entity(f"entity/{n}", "k", EntityType.TASK, text) for n, text in enumerate(names)))
    path = tmp_path_factory.getbasetemp() / "any.csv"
    write_nodes(corpus, to_networkx(corpus), path, base_iri=BASE, texts=True)
    breaks = str.maketrans(dict.fromkeys("\n\r\x85\u2028\u2029", " "))
    assert [row["label"] for row in read(path)] == [legal(text).translate(breaks) for text in names]
