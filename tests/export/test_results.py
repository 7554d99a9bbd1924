"""results.csv and the Parquet files, read by the csv module and by pyarrow."""

from pathlib import Path

import pyarrow as pa
import pytest
from pyarrow import csv as arrow_csv
from pyarrow import parquet

from kg.export.parquet import write_parquet
from kg.export.table_rows import TABLES, decimal_of
from kg.export.tables import RESULT_COLUMNS, write_edges, write_mentions, write_nodes, write_results
from kg.graph.view import to_networkx
from kg.model import AnnotatedPaper, Paper, Records, Result, Span, Text
from tests.export.hostile import ILLEGAL, LEGAL, NAMES, hostile_records
from tests.export.test_tables import BASE, write
from tests.samples import HOPPER_ENTITY, LEAP_ENTITY, LEAP_PAPER, SIM, sample_records

WRITERS = {"nodes": write_nodes, "edges": write_edges, "mentions": write_mentions, "results": write_results}


def hostile_results() -> Records:
    """One paper with a result for each hostile name, and one whose number is none."""
    results = [Result(name, name, name, name, name, number="1", unit=name) for name in NAMES]
    results.append(Result(ILLEGAL, number="ten", span=Span("abstract", 0, 9)))
    paper = Paper("paper/p", "sha256:0", (Text("abstract", "a\r\nb, \x00 c"),))
    return Records((AnnotatedPaper(paper, results=tuple(results)),))


def test_the_result_of_the_sample(tmp_path: Path) -> None:
    rows, dropped = write(write_results, sample_records(), tmp_path / "results.csv")
    assert dropped == 0
    assert list(rows[0]) == list(RESULT_COLUMNS)
    assert rows == [
        {
            "id": f"{LEAP_PAPER.id}/result/0",
            "paper": LEAP_PAPER.id,
            "paper_label": "LEAP: Learning to Grasp",
            "year": "2026",
            "kind": "difference",
            "method": "LEAP",
            "metric": "",
            "value": "12.5%",
            "number": "12.5",
            "unit": "%",
            "dataset": "GraspSim",
            "baseline": "Hopper",
            "method_entity": LEAP_ENTITY.id,
            "metric_entity": "",
            "dataset_entity": SIM.id,
            "baseline_entity": HOPPER_ENTITY.id,
            "text": "abstract",
            "sentence_start": "64",
            "sentence_end": "103",
            "sentence": "LEAP beats Hopper by 12.5% on GraspSim.",
        }
    ]


def test_without_texts_no_sentence(tmp_path: Path) -> None:
    rows, _ = write(write_results, sample_records(), tmp_path / "results.csv", texts=False)
    assert list(rows[0]) == list(RESULT_COLUMNS[:-1])
    assert "beats" not in (tmp_path / "results.csv").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("number", "decimal"),
    [
        ("6.20", "6.20"),
        ("-3", "-3"),
        ("1e5", "1e5"),
        ("", None),
        ("ten", None),
        ("nan", None),
        ("inf", None),
        ("-inf", None),
        ("1_0", None),
    ],
)
def test_a_number_is_a_finite_decimal(number: str, decimal: str | None) -> None:
    assert decimal_of(Result("x", number=number)) == decimal


def test_hostile_results(tmp_path: Path) -> None:
    rows, dropped = write(write_results, hostile_results(), tmp_path / "results.csv")
    assert dropped == len(ILLEGAL) - len(LEGAL)
    assert [row["method"] for row in rows] == [*NAMES, ""]
    assert [row["number"] for row in rows] == ["1"] * len(NAMES) + [""]
    assert (rows[-1]["value"], rows[-1]["sentence"]) == (LEGAL, "a b, c")


@pytest.fixture(params=[sample_records, hostile_records, hostile_results])
def corpus(request: pytest.FixtureRequest) -> Records:
    found: Records = request.param()
    return found


@pytest.mark.parametrize("texts", [True, False])
def test_parquet_holds_what_the_csv_holds(corpus: Records, texts: bool, tmp_path: Path) -> None:
    folder = tmp_path / "parquet"
    stats = write_parquet(corpus, to_networkx(corpus), folder, base_iri=BASE, texts=texts)
    rows = 0
    for name, writer in WRITERS.items():
        table = parquet.read_table(folder / f"{name}.parquet")
        lines, _ = write(writer, corpus, tmp_path / f"{name}.csv", texts=texts)
        assert table.num_rows == len(lines)
        rows += len(lines)
        for typed, line in zip(table.to_pylist(), lines, strict=True):
            assert list(typed) == list(line)
            for column, value in typed.items():
                assert same(value, line[column]), (name, column, value, line[column])
    assert stats.rows == rows
    assert sorted(path.name for path in folder.iterdir()) == sorted(f"{name}.parquet" for name in TABLES)


def same(value: object, text: str) -> bool:
    if value is None:
        return text == ""
    if isinstance(value, bool):
        return text == str(value).lower()
    if isinstance(value, (int, float)):
        return float(text) == value
    if isinstance(value, list):
        value = "|".join(item.replace("|", "¦") for item in value)
    return text == str(value).translate(str.maketrans(dict.fromkeys("\n\r\x85\u2028\u2029", " ")))


def test_parquet_is_typed(tmp_path: Path) -> None:
    corpus = sample_records()
    write_parquet(corpus, to_networkx(corpus), tmp_path / "parquet", base_iri=BASE, texts=True)
    nodes = parquet.read_schema(tmp_path / "parquet" / "nodes.parquet")
    assert nodes.field("year").type == pa.int64()
    assert nodes.field("ambiguous").type == pa.bool_()
    assert nodes.field("aliases").type.value_type == pa.string()
    assert nodes.field("maker").metadata == {b"meaning": b"robots: manufacturer"}
    results = parquet.read_table(tmp_path / "parquet" / "results.parquet")
    assert results.column("number").to_pylist() == [12.5]
    assert results.column("metric").to_pylist() == [None]


def test_arrow_reads_the_csv(tmp_path: Path) -> None:
    path = tmp_path / "nodes.csv"
    write(write_nodes, hostile_records(), path)
    table = arrow_csv.read_csv(path, convert_options=arrow_csv.ConvertOptions(strings_can_be_null=False))
    labels = dict(zip(table.column("id").to_pylist(), table.column("label").to_pylist(), strict=True))
    assert [labels[f"entity/e{number:02}"] for number in range(len(NAMES))] == ["empty", *NAMES[1:]]
    assert labels["entity/illegal"] == LEGAL


def test_many_rows_are_written_in_groups(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("kg.export.parquet._GROUP", 3)
    corpus = sample_records()
    write_parquet(corpus, to_networkx(corpus), tmp_path / "parquet", base_iri=BASE, texts=True)
    file = parquet.ParquetFile(tmp_path / "parquet" / "nodes.parquet")
    assert (file.metadata.num_rows, file.metadata.num_row_groups) == (11, 4)
