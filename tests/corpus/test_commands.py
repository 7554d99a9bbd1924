"""What the command line tells of reading: kg papers, and the ends of kg extract and kg build."""

import gzip
import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kg.cli import app
from kg.config import BuildConfig, read_config
from kg.corpus.listing import file_rows, format_lines
from kg.corpus.read import read_corpus, read_inputs
from kg.errors import KgError
from kg.report import reading_counts

FILES = Path(__file__).parent / "files"


def kg(*args):
    return CliRunner().invoke(app, [str(arg) for arg in args])


@pytest.fixture
def mixed(tmp_path):
    folder = tmp_path / "mixed"
    folder.mkdir()
    for name in ("zotero.bib", "scopus.ris", "wos.tsv"):
        (folder / name).write_bytes((FILES / name).read_bytes())
    (folder / "latin.txt").write_bytes("Wir zeigen ein Verfahren für die Küche.".encode("cp1252"))
    (folder / "broken.json").write_text("{")
    (folder / "picture.png").write_bytes(b"\x89PNG\0")
    return folder


def test_papers_tells_of_each_file(mixed):
    done = kg("papers", mixed, "--files", "--json")
    assert done.exit_code == 3
    rows = {row["file"]: row for row in map(json.loads, done.stdout.splitlines())}
    assert {name: (row["format"], row["papers"]) for name, row in rows.items()} == {
        "broken.json": ("JSON and JSON lines", 0),
        "latin.txt": ("plain text", 1),
        "picture.png": ("unknown", 0),
        "scopus.ris": ("RIS", 3),
        "wos.tsv": ("CSV and TSV", 2),
        "zotero.bib": ("BibTeX and BibLaTeX", 4),
    }
    assert rows["broken.json"]["problem"].startswith("holds no JSON")
    assert rows["picture.png"]["problem"].startswith("no reader for '.png'")
    assert rows["zotero.bib"]["problem"] == "entry empty_2020: neither a title nor an abstract."
    assert "BibTeX and BibLaTeX (bibtex): 1 file, 4 papers" in done.stderr


def test_the_end_of_a_command_counts_what_reading_told(mixed):
    done = kg("papers", mixed)
    line = next(line for line in done.stderr.splitlines() if line.startswith("reading: "))
    assert "without an abstract" in line
    assert "1 file in another encoding than UTF-8" in line
    assert "1 entry that is no paper" in line
    assert line.endswith("5 files or entries skipped")


def test_the_report_counts_files_by_format_and_notes_by_kind(mixed):
    corpus = read_corpus([mixed])
    counts = reading_counts(corpus)
    assert counts["files"] == 6
    assert counts["files, bibtex"] == counts["files, no known format"] == 1
    assert counts["papers, copies too"] == 10
    assert counts["skipped"] == 5
    assert sum(row["papers"] for row in file_rows(corpus)) == 10
    assert format_lines(corpus)[0] == "JSON and JSON lines (jsonl): 1 file, 0 papers"


def test_columns_by_hand_on_the_command_line(tmp_path):
    path = tmp_path / "a.csv"
    path.write_text("Paper,Was\nA,We act.\n")
    refused = kg("papers", path)
    assert refused.exit_code == 3
    assert "--map abstract=COLUMN" in refused.stderr
    done = kg("papers", path, "--map", "title=Paper", "--map", "abstract=Was", "--json")
    assert done.exit_code == 0
    assert json.loads(done.stdout)["title"] == "A"
    for wrong in ("x", "titel=Paper"):
        assert isinstance(kg("papers", path, "--map", wrong).exception, KgError)


def test_limits_on_the_command_line(tmp_path):
    path = tmp_path / "a.jsonl.gz"
    path.write_bytes(gzip.compress(b" " * 5_000_000 + b'{"abstract": "We act."}'))
    refused = kg("papers", path)
    assert refused.exit_code == 3
    assert "see --max-ratio" in refused.stderr
    assert kg("papers", path, "--max-ratio", "100000").exit_code == 0
    large = tmp_path / "b.txt"
    large.write_text("We act in the world. " * 60_000)
    assert "over 1 MB and has to be read as a whole; see --max-size" in kg("papers", large, "--max-size", "1").stderr


def test_the_options_are_those_of_kg_toml(tmp_path):
    (tmp_path / "a.csv").write_text("Paper,Was\nA,We act.\n")
    (tmp_path / "kg.toml").write_text('inputs = "a.csv"\nmap = ["title=Paper", "abstract=Was"]\nmax_size = 5\n')
    config = read_config(tmp_path / "kg.toml")
    assert [paper.abstract for paper in read_inputs(config).papers] == ["We act."]
    with pytest.raises(KgError, match="max_ratio is -1"):
        BuildConfig(max_ratio=-1)


def test_extract_takes_the_same_options(tmp_path):
    path = tmp_path / "a.csv"
    path.write_text("Paper,Was\nA,We propose NimbleNet for segmentation.\n")
    done = kg("extract", path, "--map", "title=Paper", "--map", "abstract=Was", "--no-cache", "--workers", "1")
    assert done.exit_code == 0
    assert json.loads(done.stdout)["title"] == "A"
