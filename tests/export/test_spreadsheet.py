"""The tables for a person's spreadsheet: no cell is computed, numbers stay numbers."""

import csv
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kg.export.spreadsheet import cell, write_spreadsheet
from kg.graph.view import to_networkx
from kg.model import Records
from tests.export.hostile import LEGAL, NAMES, hostile_records
from tests.samples import sample_records

BASE = "http://localhost:8080/"


def write(corpus: Records, path: Path, *, texts: bool = True) -> dict[str, list[dict[str, str]]]:
    stats = write_spreadsheet(corpus, to_networkx(corpus), path, base_iri=BASE, texts=texts)
    tables = {}
    for file in sorted(path.iterdir()):
        assert file.read_bytes().startswith(b"\xef\xbb\xbf")
        with file.open(encoding="utf-8-sig", newline="") as stream:
            tables[file.stem] = list(csv.DictReader(stream, strict=True))
    assert stats.rows == sum(map(len, tables.values()))
    return tables


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("=1+1", "'=1+1"),
        ("+cmd", "'+cmd"),
        ("-x", "'-x"),
        ("@SUM(A1)", "'@SUM(A1)"),
        ("\uff1d1", "'\uff1d1"),
        ("\u200b=1", "'\u200b=1"),
        ("\t=1", "'=1"),
        ("-3.5", "-3.5"),
        ("+12%", "+12%"),
        ("-3.5.1", "'-3.5.1"),
        ("a;=1", "a;'=1"),
        ("a; +1", "a; '+1"),
        ("a-b = c", "a-b = c"),
        ("'x", "'x"),
        ("one\r\ntwo", "one two"),
        ("", ""),
    ],
)
def test_no_cell_is_a_formula(text: str, shown: str) -> None:
    assert cell(text) == shown


@settings(deadline=None)
@given(st.text(max_size=30))
def test_no_part_of_a_cell_begins_a_formula(text: str) -> None:
    shown = cell(text)
    for part in shown.split(";"):
        first = part.strip()[:1]
        assert first not in {*"@\uff1d\uff0b\uff0d\uff20="}
        assert first not in {*"+-"} or part.strip().rstrip("%").lstrip("+-").replace(".", "").isdigit()


def test_the_longest_cell_of_excel() -> None:
    assert len(cell("=" + "x" * 40_000)) == 32_767
    assert cell("x" * 40_000).endswith("…")
    assert cell("x" * 32_766) == "x" * 32_766


def test_the_sample(tmp_path: Path) -> None:
    tables = write(sample_records(), tmp_path / "spreadsheet")
    assert list(tables) == ["comparisons", "entities", "papers", "results"]
    leap = next(row for row in tables["papers"] if row["Title"] == "LEAP: Learning to Grasp")
    assert (leap["Authors"], leap["Year"], leap["Proposes"]) == (
        "Ada Example; Bo Söhne",
        "2026",
        "LEAP (diffusion policy)",
    )
    assert leap["Deployed on"] == leap["Uses"].split("; ")[0] == "Unitree Go1"
    assert leap["Links in the text"] == "https://github.com/example/leap"
    assert leap["Found in"] == "a.jsonl, line 1; b.jsonl, line 7"
    go1 = next(row for row in tables["entities"] if row["Name"] == "Unitree Go1")
    assert (go1["Type"], go1["Papers"], go1["Maker"], go1["Kind"]) == ("Robot", "2", "Unitree Robotics", "quadruped")
    assert tables["results"] == [
        {
            "Method": "LEAP",
            "Metric": "",
            "Value": "12.5%",
            "Number": "12.5",
            "Unit": "%",
            "Kind": "difference",
            "Dataset or task": "GraspSim",
            "Compared with": "Hopper",
            "Paper": "LEAP: Learning to Grasp",
            "Year": "2026",
            "Sentence": "LEAP beats Hopper by 12.5% on GraspSim.",
        }
    ]
    assert [list(row.values())[:4] for row in tables["comparisons"]] == [
        ["LEAP (diffusion policy)", "Hopper", "1", "1"]
    ]


def test_without_texts_no_sentence(tmp_path: Path) -> None:
    tables = write(sample_records(), tmp_path / "spreadsheet", texts=False)
    assert all("Sentence" not in row for rows in tables.values() for row in rows)


def test_hostile_names(tmp_path: Path) -> None:
    tables = write(hostile_records(), tmp_path / "spreadsheet")
    names = {row["Name"] for row in tables["entities"]}
    assert {" ".join(name.split()) for name in NAMES if name and not name.startswith("=")} <= names
    assert "'=1+1" in names
    assert " ".join(LEGAL.split()) in names
