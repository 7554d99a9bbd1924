"""Related papers of a build: kept in a file, the same with and without texts."""

import json
import shutil
from pathlib import Path

import pytest

from kg.config import BuildConfig
from kg.errors import WorkspaceError
from kg.pipeline import build
from kg.workspace import load

ROWS = [
    {"id": "a", "title": "ZetaNet", "abstract": "We propose ZetaNet for dexterous grasping. It grasps soft fruit."},
    {"id": "b", "title": "Grasping", "abstract": "We use ZetaNet. Dexterous grasping of soft fruit is hard."},
    {"id": "c", "title": "Fruit", "abstract": "Soft fruit bruises easily in crates."},
]


@pytest.fixture(scope="module")
def full(tmp_path_factory) -> Path:
    return make(tmp_path_factory.mktemp("full"))


def make(folder: Path, **options) -> Path:
    folder.mkdir(exist_ok=True)
    source = folder / "papers.jsonl"
    source.write_text("".join(json.dumps(row) + "\n" for row in ROWS), "utf-8")
    output = folder / ("out" if options.get("text", True) else "bare")
    build(BuildConfig((str(source),), str(output), cache=False, workers=1, **options))
    return output


def test_texts_are_compared_before_they_are_withheld(tmp_path, full):
    full, bare = load(full), load(make(tmp_path, text=False))
    assert full.pairs
    assert [(p.first, p.second, p.score, p.facets, p.shared) for p in bare.pairs] == [
        (p.first, p.second, p.score, p.facets, p.shared) for p in full.pairs
    ]
    assert any(pair.kind == "text" and "fruit" in pair.words for pair in full.pairs)
    assert all(pair.words == () for pair in bare.pairs)


def test_a_build_whose_pairs_are_missing_is_broken(tmp_path, full):
    output = shutil.copytree(full, tmp_path / "out")
    (output / "related.jsonl").unlink()
    with pytest.raises(WorkspaceError, match=r"related\.jsonl is missing.*Build again"):
        _ = load(output).pairs


def test_a_row_tells_why(full):
    rows = load(full).related("ZetaNet", top=1)
    assert [row["paper"] for row in rows] == ["Grasping"]
    (row,) = rows
    assert row["kind"] == "entity"
    assert set(row["facets"]) >= {"text"}
    assert row["why"][0]["papers"][0]["sentence"]
