"""What readers get from tables, references, maps and notes: of the sample, hostile names, 2,000 papers, views."""

import csv
import json
import unicodedata
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import rispy
import yaml
from pyarrow import csv as arrow_csv
from pyarrow import parquet

from kg.export.characters import CharacterFilter
from kg.export.exporters import EXPORTERS
from kg.export.references import references
from kg.graph.view import Graph
from kg.model import Records
from tests.export.test_references import CSL, one_line, read_bibtex
from tests.export.test_vault import body_links
from tests.export.test_vosviewer import SCHEMA
from tests.export.wanted import BASE, CORPORA, corpus

keep = CharacterFilter()


@pytest.fixture(scope="module", params=CORPORA)
def graphs(request: pytest.FixtureRequest) -> tuple[Records, Graph]:
    return corpus(request.param)


def write(name: str, graphs: tuple[Records, Graph], folder: Path) -> Path:
    path = folder / EXPORTERS[name].file
    EXPORTERS[name].write(*graphs, path, base_iri=BASE, texts=True)
    return path


def legal(value: Any) -> Any:
    """A value without the characters that no format holds; what is empty then is no value."""
    if isinstance(value, str):
        return keep(value) or None
    return [item for item in map(keep, value) if item] or None if isinstance(value, (tuple, list)) else value


def test_parquet_has_each_attribute_with_its_type(graphs: tuple[Records, Graph], tmp_path: Path) -> None:
    _, graph = graphs
    folder = write("parquet", graphs, tmp_path)
    nodes = {row.pop("id"): row for row in parquet.read_table(folder / "nodes.parquet").to_pylist()}
    assert set(nodes) == set(graph.nodes)
    for node, row in nodes.items():
        assert row.pop("iri") == BASE + node
        assert row == {name: legal(graph.nodes[node].get(name)) for name in row}
    edges = {}
    for row in parquet.read_table(folder / "edges.parquet").to_pylist():
        edges[row.pop("source"), row.pop("target"), row.pop("kind")] = row
    assert set(edges) == set(graph.edges)
    for place, row in edges.items():
        assert row.pop("id").startswith("e")
        assert row.pop("type") in ("Directed", "Undirected")
        assert row == {name: legal(graph.edges[place].get(name)) for name in row}


def test_results_are_those_of_the_records(graphs: tuple[Records, Graph], tmp_path: Path) -> None:
    records, _ = graphs
    path = write("results-csv", graphs, tmp_path)
    with path.open(encoding="utf-8", newline="") as stream:
        rows = list(csv.DictReader(stream, strict=True))
    stated = [
        (annotated, number, result)
        for annotated in sorted(records.papers, key=lambda annotated: annotated.paper.id)
        for number, result in enumerate(annotated.results)
    ]
    for row, (annotated, number, result) in zip(rows, stated, strict=True):
        assert row["id"] == f"{annotated.paper.id}/result/{number}"
        for name in ("value", "method", "metric", "dataset", "baseline", "unit"):
            assert row[name] == line(getattr(result, name))
            slot = getattr(result, f"{name}_entity", None)
            assert slot is None or row[f"{name}_entity"] == annotated.entities[slot].id
    assert arrow_csv.read_csv(path).num_rows == len(rows)


def line(text: str) -> str:
    return keep(text).translate(str.maketrans(dict.fromkeys("\n\r\x85\u2028\u2029", " ")))


def test_three_forms_of_the_references_agree(graphs: tuple[Records, Graph], tmp_path: Path) -> None:
    bib = read_bibtex(write("bibtex", graphs, tmp_path))
    ris = rispy.loads(write("ris", graphs, tmp_path).read_text(encoding="utf-8"))
    csl = json.loads(write("csl", graphs, tmp_path).read_text(encoding="utf-8"))
    jsonschema.validate(csl, CSL)
    found = list(references(graphs[0], keep, texts=True))
    assert list(bib) == [record["id"] for record in ris] == [item["id"] for item in csl] == [r.key for r in found]
    for reference, record, item in zip(found, ris, csl, strict=True):
        assert item["title"] == record["title"] == reference.title
        entry = bib[reference.key]
        assert one_line(entry["title"]) == one_line(unicodedata.normalize("NFC", reference.title))
        count = len(reference.authors)
        assert len(entry.get("author", [])) == len(record.get("authors", [])) == len(item.get("author", [])) == count


def test_the_map_keeps_its_rules(graphs: tuple[Records, Graph], tmp_path: Path) -> None:
    _, graph = graphs
    data = json.loads(write("vosviewer", graphs, tmp_path).read_text(encoding="utf-8"))
    jsonschema.validate(data, SCHEMA)
    assert {item["id"] for item in data["network"]["items"]} == set(graph.nodes)
    pairs = {tuple(sorted(edge[:2])) for edge in graph.edges if edge[0] != edge[1]}
    assert {(link["source_id"], link["target_id"]) for link in data["network"]["links"]} == pairs


def test_the_notes_are_the_nodes_and_their_links_lead_on(graphs: tuple[Records, Graph], tmp_path: Path) -> None:
    _, graph = graphs
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    names, ids, targets = set(), set(), set()
    for path in write("obsidian", graphs, tmp_path).rglob("*.md"):
        names.add(path.stem)
        _, front, body = path.read_text(encoding="utf-8").split("---\n", 2)
        ids.add(yaml.load(front, loader)["id"])
        targets |= {target for target, _ in body_links(body)}
    assert ids == set(graph.nodes)
    assert len({unicodedata.normalize("NFC", name).casefold() for name in names}) == len(graph)
    assert targets <= names


def test_the_tables_for_a_person_hold_no_formula(graphs: tuple[Records, Graph], tmp_path: Path) -> None:
    for path in write("spreadsheet", graphs, tmp_path).iterdir():
        with path.open(encoding="utf-8-sig", newline="") as stream:
            header, *rows = csv.reader(stream, strict=True)
        assert all(len(row) == len(header) for row in rows)
        cells = [cell for row in rows for cell in row]
        assert [cell for cell in cells if cell[:1] in "=@" and cell] == []
        assert [
            cell for cell in cells if cell[:1] in "+-" and cell and not cell[1:].rstrip("%").replace(".", "").isdigit()
        ] == []
