import bz2
import gzip
import io
import json
import lzma
import os
import random
import tarfile
import zipfile
from types import SimpleNamespace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kg.corpus.archives import open_tar, open_zip
from kg.corpus.containers import Options, open_contents
from kg.corpus.files import File, find_files
from kg.corpus.limits import Limits
from kg.corpus.notes import Note
from kg.corpus.read import read_corpus
from kg.corpus.zstandard import ZstdFile

LINE = b'{"abstract": "We act."}\n'
ZEROS = b" " * 5_000_000 + LINE


def zstd(data):
    stream = io.BytesIO()
    with ZstdFile(stream, "wb") as packed:
        packed.write(data)
    return stream.getvalue()


PACKED = {".gz": gzip.compress, ".zst": zstd, ".bz2": bz2.compress, ".xz": lzma.compress}


def zipped(members, **fields):
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in members.items():
            archive.writestr(name, data, **fields)
    return stream.getvalue()


def tarred(members):
    stream = io.BytesIO()
    with tarfile.open(fileobj=stream, mode="w") as archive:
        for name, data in members.items():
            info = tarfile.TarInfo(name)
            info.size = len(data)
            archive.addfile(info, io.BytesIO(data))
        link = tarfile.TarInfo("link.jsonl")
        link.type, link.linkname = tarfile.SYMTYPE, "/etc/passwd"
        archive.addfile(link)
    return stream.getvalue()


def reasons(corpus):
    return {note.file: note.reason for note in corpus.notes}


@pytest.mark.parametrize("suffix", PACKED)
def test_each_compression_by_name_and_by_content(tmp_path, suffix):
    (tmp_path / f"a.jsonl{suffix}").write_bytes(PACKED[suffix](LINE))
    (tmp_path / "b.jsonl").write_bytes(PACKED[suffix](b'{"abstract": "We see."}'))
    corpus = read_corpus([tmp_path])
    assert sorted(paper.abstract for paper in corpus.papers) == ["We act.", "We see."]
    assert [(file.file, file.format) for file in corpus.files] == [(f"a.jsonl{suffix}", "jsonl"), ("b.jsonl", "jsonl")]
    assert corpus.notes == ()


@pytest.mark.parametrize("suffix", PACKED)
def test_a_compressed_file_that_breaks_off_is_told(tmp_path, suffix):
    lines = b"".join(LINE.replace(b"We act", b"%d" % random.Random(n).getrandbits(200)) for n in range(3_000))
    (tmp_path / f"a.jsonl{suffix}").write_bytes(PACKED[suffix](lines)[:-2_000])
    (note,) = [note for note in read_corpus([tmp_path]).notes if note.kind == "skipped"]
    assert note.reason.startswith("broken ")
    assert note.reason.endswith("what follows is lost.")


@pytest.mark.parametrize("suffix", PACKED)
def test_what_unpacks_beyond_measure_is_refused_with_the_option(tmp_path, suffix):
    (tmp_path / f"a.jsonl{suffix}").write_bytes(PACKED[suffix](ZEROS))
    expected = {f"a.jsonl{suffix}": "unpacks to more than 200 times its size; see --max-ratio."}
    assert reasons(read_corpus([tmp_path])) == expected
    lifted = read_corpus([tmp_path], limits=Limits(ratio=10**7))
    assert [paper.abstract for paper in lifted.papers] == ["We act."]


def test_a_file_over_the_size_is_refused(tmp_path):
    (tmp_path / "a.jsonl.gz").write_bytes(gzip.compress((b" " * 999 + b"\n") * 2_000))
    found = reasons(read_corpus([tmp_path], limits=Limits(unpacked=1_000_000, ratio=10**6)))
    assert found["a.jsonl.gz"] == "unpacks to more than 1 MB; see --max-size."


@pytest.mark.parametrize("make", [zipped, tarred])
def test_the_members_of_archives_are_read(tmp_path, make):
    members = {
        "b/papers.jsonl": LINE,
        "a.txt.gz": gzip.compress(b"We see."),
        "c.bib": b"@misc{k, title={T}, abstract={We walk.}}",
        ".hidden.txt": b"x",
        "__MACOSX/a.txt": b"x",
        "picture.png": b"\x89PNG",
    }
    suffix = ".zip" if make is zipped else ".tar"
    (tmp_path / f"x{suffix}").write_bytes(make(members))
    corpus = read_corpus([tmp_path])
    assert sorted(paper.abstract for paper in corpus.papers) == ["We act.", "We see.", "We walk."]
    assert sorted(source.file for paper in corpus.papers for source in paper.sources) == [
        f"x{suffix}/a.txt.gz",
        f"x{suffix}/b/papers.jsonl",
        f"x{suffix}/c.bib",
    ]
    assert [note.file for note in corpus.notes] == [f"x{suffix}/picture.png"]


def test_a_compressed_tar(tmp_path):
    (tmp_path / "x.tar.gz").write_bytes(gzip.compress(tarred({"a.jsonl": LINE})))
    (tmp_path / "y.tgz").write_bytes(gzip.compress(tarred({"a.jsonl": LINE})))
    (tmp_path / "2401.01234").write_bytes(gzip.compress(tarred({"a.jsonl": LINE})))  # as arXiv gives sources
    (paper,) = read_corpus([tmp_path]).papers
    assert sorted(source.file for source in paper.sources) == [
        "2401.01234/a.jsonl",
        "x.tar.gz/a.jsonl",
        "y.tgz/a.jsonl",
    ]


@pytest.mark.parametrize("name", ["../up.jsonl", "/etc/abs.jsonl", "a/../../b.jsonl", "C:\\x.jsonl", "..\\up.jsonl"])
@pytest.mark.parametrize("make", [zipped, tarred])
def test_members_whose_name_leads_out_are_refused(tmp_path, make, name):
    suffix = ".zip" if make is zipped else ".tar"
    (tmp_path / f"x{suffix}").write_bytes(make({name: LINE, "good.jsonl": LINE}))
    corpus = read_corpus([tmp_path])
    assert [source.file for paper in corpus.papers for source in paper.sources] == [f"x{suffix}/good.jsonl"] or (
        make is tarred and "\\" in name  # a plain name there
    )
    if not (make is tarred and "\\" in name and ":" not in name):
        assert set(reasons(corpus).values()) == {"its name leads out of the archive."}


def test_a_bomb_in_a_zip_ends_the_archive_and_names_the_option(tmp_path):
    (tmp_path / "x.zip").write_bytes(zipped({"a.jsonl": LINE, "b.jsonl": ZEROS, "c.jsonl": LINE}))
    corpus = read_corpus([tmp_path])
    assert [paper.abstract for paper in corpus.papers] == ["We act."]
    assert reasons(corpus)["x.zip"] == (
        "unpacks to more than 200 times its size; see --max-ratio. What follows is left out."
    )


def test_many_members_share_one_measure(tmp_path):
    (tmp_path / "x.zip").write_bytes(zipped({f"{n}.jsonl": b" " * 300_000 + LINE for n in range(40)}))
    assert "see --max-ratio" in reasons(read_corpus([tmp_path]))["x.zip"]


def test_archives_inside_of_archives_and_encrypted_members(tmp_path):
    data = bytearray(zipped({"a.jsonl": LINE}))
    for at in (data.index(b"PK\x03\x04") + 6, data.index(b"PK\x01\x02") + 8):
        data[at] |= 1  # says that it is encrypted
    (tmp_path / "x.zip").write_bytes(zipped({"in.zip": zipped({"a.jsonl": LINE})}))
    (tmp_path / "y.zip").write_bytes(data)
    assert reasons(read_corpus([tmp_path])) == {
        "x.zip/in.zip": "an archive inside of an archive; unpack the outer one first.",
        "y.zip/a.jsonl": "encrypted; unpack the archive first.",
    }


@pytest.mark.parametrize("name", ["x.zip", "x.tar", "x.tar.gz"])
def test_broken_archives_are_one_line(tmp_path, name):
    (tmp_path / name).write_bytes(b"PK\x03\x04 no archive at all" * 40)
    (note,) = read_corpus([tmp_path]).notes
    assert note.reason.startswith("broken ")


def test_a_broken_member_costs_only_itself(tmp_path):
    data = bytearray(zipped({"a.jsonl": LINE * 50, "b.jsonl": b'{"abstract": "We see."}'}))
    data[60] ^= 0xFF
    (tmp_path / "x.zip").write_bytes(data)
    corpus = read_corpus([tmp_path])
    assert "We see." in {paper.abstract for paper in corpus.papers}
    assert "x.zip/a.jsonl" in reasons(corpus)


@pytest.mark.parametrize(
    "data", [zipped({"a.jsonl": LINE}), gzip.compress(LINE), gzip.compress(tarred({"a.txt": LINE}))]
)
def test_archives_from_standard_input(monkeypatch, data):
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(data)))
    assert [paper.abstract for paper in read_corpus(["-"]).papers] == ["We act."]


@pytest.mark.parametrize("kind", ["folder", "zip", "tar"])
def test_files_that_a_file_names_are_found_inside_of_the_input_alone(tmp_path, kind):
    members = {"main/a.txt": b"We act.", "main/sections/b.tex": b"inner", "c.tex": b"beside"}
    (tmp_path / "secret.tex").write_bytes(b"secret")
    if kind == "folder":
        for name, data in members.items():
            (tmp_path / "in" / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / "in" / name).write_bytes(data)
        (tmp_path / "in" / "main" / "link.tex").symlink_to(tmp_path / "secret.tex")
        given_path = tmp_path / "in"
    else:
        given_path = tmp_path / f"in.{kind}"
        given_path.write_bytes((zipped if kind == "zip" else tarred)(members))
    asked = ["sections/b.tex", "../c.tex", "../../secret.tex", "link.tex", "/etc/passwd", "nowhere", "", "a\0b", ".."]
    found = {}
    for file in find_files([given_path]):
        for content in open_contents(file, Options()):
            if content.name.endswith("main/a.txt"):
                found = {name: content.beside(name) for name in asked}
    assert found == dict.fromkeys(asked) | {"sections/b.tex": b"inner", "../c.tex": b"beside"}


def test_a_content_has_a_path_on_disk(tmp_path):
    for name, data in {"a.jsonl": LINE, "b.jsonl.gz": gzip.compress(LINE)}.items():
        (tmp_path / name).write_bytes(data)
        for content in open_contents(File(tmp_path / name, name), Options()):
            with content.on_disk() as path:
                assert path.read_bytes() == LINE
                assert path.suffix == ".jsonl"
            assert path.exists() is (name == "a.jsonl")


def test_of_a_thousand_files_ten_are_broken(tmp_path):
    for number in range(1000):
        text = "" if number % 100 == 7 else json.dumps({"title": f"Paper {number}", "abstract": f"Text {number}."})
        (tmp_path / f"{number:04}.json").write_text(text)
    corpus = read_corpus([tmp_path])
    assert len(corpus.papers) == 990
    assert [note.file for note in corpus.notes if note.kind == "skipped"] == [
        f"{n:04}.json" for n in range(7, 1000, 100)
    ]


def test_a_file_that_may_not_be_read(tmp_path):
    (tmp_path / "gone.txt").symlink_to(tmp_path / "nowhere")
    (note,) = read_corpus([tmp_path]).notes
    assert note.reason == f"cannot be read ({os.strerror(2)})."


@settings(deadline=None, max_examples=80, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.sampled_from([zipped({"a.jsonl": LINE}), tarred({"a.jsonl": LINE}), *(pack(LINE) for pack in PACKED.values())]),
    st.sampled_from(["x.zip", "x.tar", "x.jsonl", "x", "x.gz", "x.zst", "x.tar.xz", "x.bz2"]),
    st.lists(st.tuples(st.integers(0, 400), st.integers(0, 255)), max_size=6),
)
def test_damaged_containers_give_contents_notes_or_one_error(tmp_path, data, name, damage):
    damaged = bytearray(data)
    for at, byte in damage:
        if at < len(damaged):
            damaged[at] = byte
    path = tmp_path / name
    path.write_bytes(damaged)
    corpus = read_corpus([path])
    assert corpus.papers or corpus.notes or corpus.files == ()
    assert all("\n" not in str(note) for note in corpus.notes)


def test_archives_close_what_they_open():
    for open_archive, data in ((open_zip, zipped({"a": b"x"})), (open_tar, tarred({"a": b"x"}))):
        with open_archive(io.BytesIO(data)) as archive:
            assert archive.members == ["a"]
            assert archive.open("a").read() == b"x"
        assert not isinstance(archive, Note)
