"""Files are written whole or not at all, with the same bytes everywhere."""

import pytest

from kg.errors import KgError
from kg.writing import open_text, replacing, replacing_folder


def test_line_feeds_and_utf8(tmp_path):
    with open_text(tmp_path / "a.txt") as stream:
        stream.write("π\n")
    assert (tmp_path / "a.txt").read_bytes() == b"\xcf\x80\n"


def test_the_new_file_takes_the_place_of_the_old_one_at_the_end(tmp_path):
    path = tmp_path / "a.txt"
    path.write_text("old")
    with replacing(path) as scratch:
        scratch.write_text("new")
        assert path.read_text() == "old"
    assert path.read_text() == "new"
    assert list(tmp_path.iterdir()) == [path]


def test_what_breaks_on_the_way_leaves_the_old_file_and_nothing_else(tmp_path):
    path = tmp_path / "a.txt"
    path.write_text("old")
    with pytest.raises(UnicodeEncodeError), replacing(path) as scratch:
        scratch.write_text("half \ud800", encoding="utf-8")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("name", ["missing/a.txt", "file/a.txt"])
def test_a_place_that_cannot_be_written_is_named(tmp_path, name):
    (tmp_path / "file").write_text("")
    with pytest.raises(KgError, match=r"cannot write .*a\.txt: "), replacing(tmp_path / name) as scratch:
        scratch.write_text("new")


def test_a_folder_appears_whole_or_not_at_all(tmp_path):
    path = tmp_path / "made"
    (tmp_path / ".made.part").mkdir()  # of a process that was killed
    (tmp_path / ".made.part" / "old.csv").write_text("old")
    with replacing_folder(path) as scratch:
        scratch.mkdir()
        (scratch / "a.csv").write_text("new")
        assert not path.exists()
    assert [file.name for file in path.iterdir()] == ["a.csv"]
    with pytest.raises(KgError, match="No such file"), replacing_folder(tmp_path / "other") as scratch:
        (scratch / "a.csv").write_text("no folder")
    assert [file.name for file in tmp_path.iterdir()] == ["made"]


def test_a_folder_with_something_in_it_is_not_replaced(tmp_path):
    (tmp_path / "notes").mkdir()
    with replacing_folder(tmp_path / "notes") as scratch:  # empty: nothing is lost
        scratch.mkdir()
        (scratch / "mine.md").write_text("mine")
    with pytest.raises(KgError, match="is there already"), replacing_folder(tmp_path / "notes") as scratch:
        scratch.mkdir()
    assert (tmp_path / "notes" / "mine.md").read_text() == "mine"
    with pytest.raises(KgError, match="is there already"), replacing_folder(tmp_path / "notes" / "mine.md") as scratch:
        scratch.mkdir()
    with pytest.raises(KgError, match=r"cannot write .*new: "), replacing_folder(tmp_path / "no" / "new") as scratch:
        scratch.mkdir()
