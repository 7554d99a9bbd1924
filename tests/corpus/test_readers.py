"""Every reader of the table: what it is chosen for, and that no bytes whatever bring it down."""

import contextlib
import json
import time
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kg.corpus.notes import Item
from kg.corpus.read import Recognised, read_corpus
from kg.corpus.readers import READERS, choose_reader
from kg.errors import InputError, UnknownFormatError
from tests.corpus.contents import content
from tests.corpus.test_maps import EXAMPLES

FILES = Path(__file__).parent / "files"

#: Readers that start a child process for each file: their own tests damage files.
SLOW = frozenset({"pdf"})
FAST = sorted(READERS.keys() - SLOW)
SAMPLES = [path.read_bytes() for path in sorted(FILES.iterdir()) if path.is_file() and path.stat().st_size < 50_000]
SAMPLES += [json.dumps(value).encode() for values in EXAMPLES.values() for value in values]


@pytest.mark.parametrize(
    ("name", "format_"),
    [
        ("zotero.bib", "bibtex"),
        ("scopus.ris", "ris"),
        ("endnote.xml", "endnote"),
        ("zotero.rdf", "zotero-rdf"),
        ("arxiv.atom", "arxiv-xml"),
        ("arxiv_oai.xml", "arxiv-xml"),
        ("leap.md", "note"),
        ("wos.tsv", "csv"),
    ],
)
@pytest.mark.parametrize("suffix", ["own", "none", "txt"])
def test_files_are_known_by_content_whatever_they_are_called(tmp_path, name, format_, suffix):
    own = Path(name).suffix
    path = tmp_path / f"a{own if suffix == 'own' else '.txt' if suffix == 'txt' else ''}"
    path.write_bytes((FILES / name).read_bytes())
    assert [file.format for file in read_corpus([path]).files] == [format_]


@pytest.mark.parametrize(
    "sign", [b"\n", b" ", b"\t\n", b"@", b"<", b"{", b"[", b"-\n", b"%", b"\\", b"a: ", b"# ", b"<a ", b"\r"]
)
@pytest.mark.parametrize("name", READERS)
def test_no_beginning_takes_long_to_look_at(name, sign):
    begin = time.process_time()
    READERS[name].sniff((b"x" + sign * 65_536)[:65_536])
    READERS[name].sniff((sign * 65_536)[:65_536])
    assert time.process_time() - begin < 1


@pytest.mark.parametrize("name", READERS)
def test_the_table_is_whole(name):
    reader = READERS[name]
    assert reader.title
    assert all(suffix.startswith(".") and suffix == suffix.lower() for suffix in reader.suffixes)
    assert reader.sniff(b"") in (True, False)


def test_no_reader_lists_the_suffixes():
    with pytest.raises(UnknownFormatError) as caught:
        choose_reader("a.xyz", ".xyz", b"\x03\x04")
    assert str(caught.value).startswith("a.xyz: no reader for '.xyz'; choose one with --format. Known: .")
    for reader in READERS.values():
        assert all(suffix in str(caught.value) for suffix in reader.suffixes)


@pytest.mark.parametrize(
    ("suffix", "hint"), [(".xlsx", "save it as CSV."), (".docx", "save it as PDF or as plain text."), (".7z", "unpack")]
)
def test_files_that_people_have_get_a_hint(suffix, hint):
    with pytest.raises(UnknownFormatError, match=f"no reader for '{suffix}'; {hint}"):
        choose_reader(f"a{suffix}", suffix, b"PK\x03\x04")


def test_a_text_may_begin_with_a_bracket(tmp_path):
    (tmp_path / "a.txt").write_text("[1] We act in the world.\n\n{Nothing} is lost here.\n")
    corpus = read_corpus([tmp_path])
    assert list(corpus.files) == [Recognised("a.txt", "text", 2)]


@pytest.mark.parametrize("name", FAST)
@settings(deadline=None, max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_no_bytes_bring_a_reader_down(tmp_path, name, data):
    sample = bytearray(data.draw(st.sampled_from([b"", *SAMPLES])))
    for _ in range(data.draw(st.integers(0, 5))):
        at = data.draw(st.integers(0, len(sample)))
        end = min(len(sample), at + data.draw(st.integers(0, 40)))
        sample[at:end] = data.draw(
            st.binary(max_size=12) | st.sampled_from([b"{", b"[", b"<", b'"', b"\n", b"\0", b"]}"])
        )
    (tmp_path / "a").write_bytes(sample)
    begin = time.process_time()
    corpus = read_corpus([tmp_path / "a"], format=name)
    assert time.process_time() - begin < 5
    assert corpus.papers or corpus.notes or name == "latex"  # parts of documents are passed over
    assert all("\n" not in str(note) for note in corpus.notes)
    assert all(paper.texts and paper.sources for paper in corpus.papers)


@pytest.mark.parametrize("name", FAST)
def test_nothing_at_all_is_no_paper(name):
    found = []
    with contextlib.suppress(InputError):
        found += READERS[name].read(content(b"", "a"))
    assert [item for item in found if isinstance(item, Item)] == []


@pytest.mark.parametrize(
    "text", ["(" * 30_000, "{" * 30_000, '"' * 30_000, "<a>" * 10_000, "\\" * 30_000, "-" * 50_000]
)
@pytest.mark.parametrize("name", FAST)
def test_long_runs_of_one_sign_do_not_hang(tmp_path, name, text):
    (tmp_path / "a").write_text(f"@misc{{k, title={{x}}, abstract={{{text}}}}}\n{text}\n\n{text}")
    begin = time.process_time()
    read_corpus([tmp_path / "a"], format=name)
    assert time.process_time() - begin < 10
