"""Stores on disk: made once for each content, found again, shared, made anew when broken, pruned."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from pyoxigraph import Store

from kg.errors import WorkspaceError
from kg.rdf import disk
from kg.rdf.disk import BrokenStoreError, discard, find_disk_store, make_disk_store, open_disk_store, prune
from kg.rdf.load import RdfSyntaxError
from kg.rdf.query import QuerySession, run_query

COUNT = "SELECT (COUNT(*) AS ?n) { ?s ?p ?o }"


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("KG_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache" / "sparql"


def _parts(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.sst"))


def test_it_holds_what_the_file_holds_and_is_made_once(graph_file: Path, cache: Path, store: Store) -> None:
    assert find_disk_store("a") is None
    folder = make_disk_store(graph_file, "a")
    assert folder.parent == cache
    assert set(open_disk_store(folder)) == set(store)
    made = (folder / "CURRENT").stat().st_ino
    assert make_disk_store(Path("not read again"), "a") == find_disk_store("a") == folder
    assert (folder / "CURRENT").stat().st_ino == made
    assert [item.name for item in cache.iterdir()] == [folder.name]


def test_other_content_has_another_store(graph_file: Path) -> None:
    assert make_disk_store(graph_file, "a") != make_disk_store(graph_file, "b")


def test_it_is_read_only_and_shared(graph_file: Path, store: Store) -> None:
    folder = make_disk_store(graph_file, "a")
    before = {item.name: item.read_bytes() for item in folder.iterdir()}
    first, second = open_disk_store(folder), open_disk_store(folder)
    with pytest.raises(RuntimeError, match="read-write"):
        first.add(next(iter(store)))
    with QuerySession(folder) as one, QuerySession(folder) as other:
        assert one.run(COUNT).values == other.run(COUNT).values == [(len(store),)]
    assert run_query(folder, COUNT, timeout=30).values == [(len(store),)]
    assert len(second) == len(store)
    assert {item.name: item.read_bytes() for item in folder.iterdir()} == before


def test_a_file_that_does_not_parse_leaves_nothing(tmp_path: Path, cache: Path) -> None:
    bad = tmp_path / "bad.ttl"
    bad.write_text("<http://a> <http://b c> 1 .\n")
    with pytest.raises(RdfSyntaxError, match="line 1"):
        make_disk_store(bad, "a")
    with pytest.raises(WorkspaceError, match="cannot be read"):
        make_disk_store(tmp_path / "missing.ttl", "a")
    assert list(cache.iterdir()) == []


def _cut(folder: Path) -> None:
    os.truncate(_parts(folder)[0], 10)


def _lose(folder: Path) -> None:
    _parts(folder)[-1].unlink()


def _unseal(folder: Path) -> None:
    (folder / "kg-store.json").unlink()


def _reseal(folder: Path) -> None:
    (folder / "kg-store.json").write_text('{"format": "kg-store/0"')


@pytest.mark.parametrize("damage", [_cut, _lose, _unseal, _reseal])
def test_a_broken_store_is_made_anew(damage: object, graph_file: Path, store: Store) -> None:
    folder = make_disk_store(graph_file, "a")
    damage(folder)  # type: ignore[operator]
    assert find_disk_store("a") is None
    with pytest.raises(BrokenStoreError, match="Delete it"):
        open_disk_store(folder)
    with QuerySession(folder) as session, pytest.raises(BrokenStoreError):
        session.run(COUNT)
    assert make_disk_store(graph_file, "a") == folder
    assert len(open_disk_store(folder)) == len(store)


def test_a_store_that_opens_and_cannot_be_read(graph_file: Path, store: Store) -> None:
    folder = make_disk_store(graph_file, "a")
    for part in _parts(folder):  # of the same size, so that the seal holds
        part.write_bytes(bytes(part.stat().st_size))
    with QuerySession(folder) as session:
        with pytest.raises(BrokenStoreError):
            session.run(COUNT)
        discard(folder)
        make_disk_store(graph_file, "a")
        assert session.run(COUNT).values == [(len(store),)]


def test_whoever_comes_second_takes_the_first_ones(
    graph_file: Path, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make = disk._make

    def overtaken(path: Path, folder: Path) -> None:
        monkeypatch.setattr(disk, "_make", make)
        make_disk_store(path, "a")
        make(path, folder)

    monkeypatch.setattr(disk, "_make", overtaken)
    folder = make_disk_store(graph_file, "a")
    assert [item.name for item in cache.iterdir()] == [folder.name]


def test_two_builders_at_once(graph_file: Path, cache: Path) -> None:
    code = "import sys; from pathlib import Path; from kg.rdf.disk import make_disk_store, open_disk_store\n"
    code += "print(len(open_disk_store(make_disk_store(Path(sys.argv[1]), 'a'))))"
    command = [sys.executable, "-c", code, str(graph_file)]
    running = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(4)]
    assert len({process.communicate()[0] for process in running}) == 1
    assert [process.returncode for process in running] == [0] * 4
    assert len(list(cache.iterdir())) == 1


def test_what_a_killed_builder_left_goes_after_a_while(graph_file: Path, cache: Path) -> None:
    for name, age in ((".making-old", disk.ABANDONED + 60), (".making-new", 0.0), (".gone-old", disk.ABANDONED + 60)):
        (cache / name).mkdir(parents=True)
        (cache / name / "x.sst").write_text("x")
        for item in (cache / name / "x.sst", cache / name):
            os.utime(item, (time.time() - age, time.time() - age))
    folder = make_disk_store(graph_file, "a")
    assert sorted(item.name for item in cache.iterdir()) == [".making-new", folder.name]


def test_the_last_used_are_kept(graph_file: Path, cache: Path) -> None:
    folders = [make_disk_store(graph_file, str(number)) for number in range(disk.KEPT)]
    for age, folder in enumerate(folders):  # the first made was used last
        os.utime(folder / "kg-store.json", (time.time() - 60 * age - 60,) * 2)
    open_one = open_disk_store(folders[-1])
    newest = make_disk_store(graph_file, "newest")
    assert {item.name for item in cache.iterdir()} == {folder.name for folder in (*folders[:-1], newest)}
    assert len(open_one) > 0  # who reads one that is pruned reads on
    assert find_disk_store("3") == folders[3]
    prune()
    assert find_disk_store("3") == folders[3]


def test_the_newest_is_kept_whatever_its_size(graph_file: Path, cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(disk, "KEPT_BYTES", 1)
    make_disk_store(graph_file, "a")
    folder = make_disk_store(graph_file, "b")
    assert [item.name for item in cache.iterdir()] == [folder.name]


def test_a_cache_that_cannot_be_written_is_an_os_error(graph_file: Path, cache: Path) -> None:
    cache.parent.write_text("a file where the folder should be")
    with pytest.raises(OSError, match="cache"):
        make_disk_store(graph_file, "a")


def test_the_seal_names_each_part(graph_file: Path) -> None:
    folder = make_disk_store(graph_file, "a")
    seal = json.loads((folder / "kg-store.json").read_text())
    assert {part.name for part in _parts(folder)} <= seal["files"].keys()
