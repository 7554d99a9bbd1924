"""A build again: the same bytes from an empty and from a full cache, and one paper more changes only what it says."""

import json
from pathlib import Path

from kg.build_folder import read_manifest
from kg.compare.difference import difference
from kg.config import BuildConfig
from kg.extract import run
from kg.pipeline import build
from kg.workspace import load

ROWS = [
    {"id": "a", "title": "ZetaNet", "abstract": "We propose ZetaNet for dexterous grasping on the Unitree Go1."},
    {"id": "b", "title": "Grasping", "abstract": "We use ZetaNet. It achieves 6.5% higher accuracy on FooBench."},
    {"id": "c", "title": "Planning", "abstract": "Motion planning (MP) is hard. See https://github.com/a/b."},
]
MORE = {"id": "d", "title": "More", "abstract": "We compare QuuxNet with ZetaNet for motion planning."}


def make(folder: Path, name: str, rows: list[dict], cache: Path, monkeypatch) -> list[str]:
    """Builds, and returns the ids of the papers that were extracted."""
    read: list[str] = []
    extract = run._extract
    with monkeypatch.context() as patch:
        patch.setenv("KG_CACHE", str(cache))
        patch.setattr(run, "_extract", lambda paper: read.append(paper.given_id) or extract(paper))
        source = folder / "papers.jsonl"
        source.write_text("".join(json.dumps(row) + "\n" for row in rows), "utf-8")
        build(BuildConfig((str(source),), str(folder / name), workers=1))
    return read


def test_a_full_cache_gives_the_bytes_of_an_empty_one(tmp_path, monkeypatch):
    assert make(tmp_path, "empty", ROWS, tmp_path / "cache", monkeypatch) != []
    assert make(tmp_path, "full", ROWS, tmp_path / "cache", monkeypatch) == []
    assert read_manifest(tmp_path / "empty") == read_manifest(tmp_path / "full")  # a hash of each file
    assert difference(load(tmp_path / "empty"), load(tmp_path / "full")).is_empty()


def test_one_paper_more(tmp_path, monkeypatch):
    make(tmp_path, "old", ROWS, tmp_path / "cache", monkeypatch)
    assert make(tmp_path, "new", [*ROWS, MORE], tmp_path / "cache", monkeypatch) == ["d"]
    old, new = load(tmp_path / "old"), load(tmp_path / "new")
    found = difference(old, new)
    assert [node.label for node in found.papers.added] == ["More"]
    assert found.papers.removed == ()
    added = found.papers.added[0].id
    assert all(added in (edge.head, edge.tail) for edge in found.edges.added if edge.tail.startswith("paper/"))
    before = {annotated.paper.id: annotated.mentions for annotated in old.records.papers}
    after = {annotated.paper.id: annotated.mentions for annotated in new.records.papers}
    assert {id_: after[id_] for id_ in before} == before


def test_one_paper_less_is_read_from_the_cache(tmp_path, monkeypatch):
    make(tmp_path, "old", ROWS, tmp_path / "cache", monkeypatch)
    assert make(tmp_path, "new", ROWS[1:], tmp_path / "cache", monkeypatch) == []
    found = difference(load(tmp_path / "old"), load(tmp_path / "new"))
    assert [node.label for node in found.papers.removed] == ["ZetaNet"]
