"""The output folder: a build replaces the old one whole, or not at all."""

import errno
import json
import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from kg.build_folder import MANIFEST, broken_files, finish_swap, output_folder, read_manifest, refuse_foreign
from kg.errors import KgError, WorkspaceError


def build(folder: Path, **files: str) -> None:
    with output_folder(folder, {"base_iri": "http://x/"}) as staging:
        for name, text in files.items():
            path = staging / name.replace("__", "/").replace("_", ".")
            path.parent.mkdir(exist_ok=True)
            path.write_text(text)


def contents(folder: Path) -> dict[str, str]:
    return {
        p.relative_to(folder).as_posix(): p.read_text() for p in folder.rglob("*") if p.is_file() and p.name != MANIFEST
    }


def test_a_build_replaces_the_old_one_and_leaves_other_files_alone(tmp_path):
    build(tmp_path, a_txt="old", sub__b_txt="old")
    (tmp_path / "mine.txt").write_text("mine")
    build(tmp_path, a_txt="new")
    assert contents(tmp_path) == {"a.txt": "new", "mine.txt": "mine"}
    assert not (tmp_path / "sub").exists()
    assert list(read_manifest(tmp_path)["files"]) == ["a.txt"]


def test_a_build_that_fails_leaves_the_old_one_untouched(tmp_path):
    build(tmp_path, a_txt="old")
    before = (tmp_path / MANIFEST).read_bytes()

    def fail(staging: Path) -> None:
        (staging / "a.txt").write_text("half")
        raise RuntimeError

    with pytest.raises(RuntimeError), output_folder(tmp_path, {}) as staging:
        fail(staging)
    assert contents(tmp_path) == {"a.txt": "old"}
    assert (tmp_path / MANIFEST).read_bytes() == before


def test_a_build_that_is_killed_leaves_the_old_one_untouched_and_the_next_cleans_up(tmp_path):
    build(tmp_path, a_txt="old")
    code = f"""
        import os, pathlib
        from kg.build_folder import output_folder
        with output_folder(pathlib.Path({str(tmp_path)!r}), {{}}) as staging:
            (staging / "a.txt").write_text("half")
            os._exit(9)
    """
    assert subprocess.run([sys.executable, "-c", textwrap.dedent(code)], check=False).returncode == 9
    assert (tmp_path / "a.txt").read_text() == "old"
    assert list(tmp_path.glob(".kg-build-*"))
    build(tmp_path, a_txt="new")
    assert contents(tmp_path) == {"a.txt": "new"}
    assert not list(tmp_path.glob(".kg-build-*"))


def test_a_build_that_is_killed_while_it_is_swapped_in_is_finished_by_the_next_reader(tmp_path):
    build(tmp_path, a_txt="old", b_txt="old")
    code = f"""
        import os, pathlib
        from kg import build_folder
        replaced = []
        original = pathlib.Path.replace
        def replace(self, target):
            if len(replaced) == 2:  # the manifest of the staging folder, then one file
                os._exit(9)
            replaced.append(target)
            return original(self, target)
        pathlib.Path.replace = replace
        with build_folder.output_folder(pathlib.Path({str(tmp_path)!r}), {{}}) as staging:
            (staging / "a.txt").write_text("new")
            (staging / "b.txt").write_text("new")
    """
    assert subprocess.run([sys.executable, "-c", textwrap.dedent(code)], check=False).returncode == 9
    assert (tmp_path / "b.txt").read_text() == "old"
    finish_swap(tmp_path)
    assert contents(tmp_path) == {"a.txt": "new", "b.txt": "new"}
    assert broken_files(tmp_path) == []


def test_the_staging_folder_of_a_build_that_still_runs_is_left_alone(tmp_path):
    with output_folder(tmp_path, {}) as staging:
        (staging / "a.txt").write_text("first to begin, last to end")
        build(tmp_path, a_txt="new")
        assert staging.is_dir()
        assert contents(tmp_path)["a.txt"] == "new"
    assert contents(tmp_path) == {"a.txt": "first to begin, last to end"}
    assert broken_files(tmp_path) == []


def test_a_staging_folder_whose_process_id_came_back_is_no_obstacle(tmp_path):
    (tmp_path / f".kg-build-{os.getppid()}").mkdir()
    (tmp_path / ".kg-build-odd").write_text("somebody's file")
    build(tmp_path, a_txt="new")
    assert [path.name for path in sorted(tmp_path.iterdir())] == [".kg-build-odd", "a.txt", MANIFEST]


def test_a_file_that_no_build_made_is_never_overwritten(tmp_path):
    (tmp_path / "a.txt").write_text("mine")
    with pytest.raises(KgError, match=r"a\.txt was not made by kg"):
        build(tmp_path, a_txt="new")
    assert contents(tmp_path) == {"a.txt": "mine"}
    with pytest.raises(KgError, match=r"a\.txt was not made by kg"):
        refuse_foreign(tmp_path, ["a.txt"])
    (tmp_path / "a.txt").replace(tmp_path / MANIFEST)
    with pytest.raises(KgError, match="cannot be read"):
        refuse_foreign(tmp_path, ["a.txt"])
    with pytest.raises(KgError, match="it is no folder"):
        refuse_foreign(tmp_path / MANIFEST, ["a.txt"])


def test_a_full_disk_is_one_clear_line_and_leaves_the_old_build(tmp_path):
    build(tmp_path, a_txt="old")
    with pytest.raises(KgError, match=r"cannot write to .*No space left"), output_folder(tmp_path, {}):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    assert contents(tmp_path) == {"a.txt": "old"}
    assert not list(tmp_path.glob(".kg-build-*"))


@pytest.mark.parametrize("name", ["../other.txt", "/etc/other.txt", "sub/../../other.txt", "c:\\other.txt", ""])
def test_a_manifest_that_names_files_elsewhere_is_refused(tmp_path, name):
    folder = tmp_path / "out"
    build(folder, a_txt="old")
    (tmp_path / "other.txt").write_text("mine")
    manifest = json.loads((folder / MANIFEST).read_text())
    (folder / MANIFEST).write_text(json.dumps(manifest | {"files": {name: {}}}))
    with pytest.raises(KgError, match="names files that no build makes"):
        build(folder, a_txt="new")
    assert (tmp_path / "other.txt").read_text() == "mine"


def test_the_manifest_tells_missing_and_changed_files(tmp_path):
    build(tmp_path, a_txt="a", b_txt="b", c_txt="c")
    (tmp_path / "a.txt").unlink()
    (tmp_path / "b.txt").write_text("changed")
    assert broken_files(tmp_path) == ["a.txt is missing", "b.txt differs from the manifest (7 of 1 bytes)"]
    assert broken_files(tmp_path, "a.txt", "c.txt") == ["a.txt is missing"]


def test_a_folder_that_is_no_build_says_so(tmp_path):
    with pytest.raises(WorkspaceError, match="holds no build of kg"):
        read_manifest(tmp_path)
    (tmp_path / MANIFEST).write_text("{")
    with pytest.raises(WorkspaceError, match="cannot be read"):
        read_manifest(tmp_path)
    (tmp_path / MANIFEST).write_text(json.dumps({"format": "other"}))
    with pytest.raises(WorkspaceError, match="not of the format"):
        read_manifest(tmp_path)


def test_an_output_that_is_a_file_is_one_clear_line(tmp_path):
    (tmp_path / "file").write_text("x")
    with pytest.raises(KgError, match=r"cannot write to .*Pass another folder"), output_folder(tmp_path / "file", {}):
        pass
    assert (tmp_path / "file").read_text() == "x"


def test_files_in_folders_come_and_go_with_the_build(tmp_path):
    with output_folder(tmp_path, {}) as staging:
        (staging / "vault" / "papers").mkdir(parents=True)
        (staging / "vault" / "papers" / "a.md").write_text("a")
    refuse_foreign(tmp_path, ["vault"])
    (tmp_path / "vault" / "mine.md").write_text("mine")
    assert list(read_manifest(tmp_path)["files"]) == ["vault/papers/a.md"]
    with output_folder(tmp_path, {}) as staging:
        (staging / "b.txt").write_text("b")
    assert [path.name for path in (tmp_path / "vault").iterdir()] == ["mine.md"]
    with pytest.raises(KgError, match="vault was not made by kg"):
        refuse_foreign(tmp_path, ["vault"])
