import codecs
import gzip
import io
import json
import os
import random
from types import SimpleNamespace

import pytest

from kg.corpus.read import Corpus, NoteKind, read_corpus
from kg.corpus.readers import READERS
from kg.errors import InputError, UnknownNameError
from kg.model import Source
from kg.records import dump_line, paper_to_json

SEEDS = ("000_7568a65620f1e095.txt", "001_62022aa295ca4466.txt")


@pytest.fixture
def seeds(request):
    return request.config.rootpath / "seeds"


def write(folder, name, *values):
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(json.dumps(value) + "\n" for value in values), encoding="utf-8")
    return path


def notes(corpus, kind):
    return [(note.file, note.place, note.reason) for note in corpus.notes if note.kind == kind]


# -- the seeds ------------------------------------------------------------------------------------------------------


def test_the_seeds_are_25_papers_in_38_paragraphs(seeds):
    corpus = read_corpus([seeds])
    assert len(corpus.papers) == 25
    assert sum(len(paper.sources) for paper in corpus.papers) == 38
    assert {(paper.venue, paper.year) for paper in corpus.papers} == {("ICML", 2026)}
    assert sum(1 for paper in corpus.papers if len(paper.sources) == 2) == 13
    assert {note.kind for note in corpus.notes} == {NoteKind.DUPLICATE}
    assert len(corpus.notes) == 13


def test_a_paper_of_both_seeds_keeps_both_sources(seeds):
    corpus = read_corpus([seeds])
    (paper,) = [paper for paper in corpus.papers if "(KSKT)" in paper.abstract]
    assert paper.sources == (Source(SEEDS[0], "paragraph 7"), Source(SEEDS[1], "paragraph 1"))
    assert (SEEDS[1], "paragraph 1", f"duplicate of {SEEDS[0]}, paragraph 7.") in notes(corpus, "duplicate")
    assert paper.id.startswith("paper/as-role-playing-large-language-models-llms-")


def test_the_order_of_the_inputs_does_not_matter(seeds):
    files = [seeds / name for name in SEEDS]
    assert read_corpus(files) == read_corpus(files[::-1]) == read_corpus([seeds])


def test_papers_are_sorted_by_id(seeds):
    found = [paper.id for paper in read_corpus([seeds]).papers]
    assert found == sorted(set(found))


# -- copies ---------------------------------------------------------------------------------------------------------


def test_copies_with_one_key_give_one_paper_with_what_each_knows(tmp_path):
    one = {"id": "a", "url": "https://arxiv.org/abs/2401.01234v1", "abstract": "Short.", "authors": ["A"], "year": 2024}
    two = {"doi": "10.48550/arXiv.2401.01234", "title": "T", "abstract": "Much longer.", "venue": "ICML"}
    write(tmp_path, "a.jsonl", one)
    write(tmp_path, "b.jsonl", two)
    corpus = read_corpus([tmp_path])
    (paper,) = corpus.papers
    assert (paper.title, paper.abstract, paper.authors) == ("T", "Much longer.", ("A",))
    assert (paper.venue, paper.year, paper.given_id, paper.key) == ("ICML", 2024, "a", "arxiv:2401.01234")
    assert paper.sources == (Source("a.jsonl", "line 1"), Source("b.jsonl", "line 1"))
    assert notes(corpus, "duplicate") == [("a.jsonl", "line 1", "duplicate of b.jsonl, line 1.")]


def test_copies_that_share_any_identifier_are_one_paper(tmp_path):
    write(
        tmp_path,
        "a.jsonl",
        {"url": "https://arxiv.org/abs/2401.01234", "abstract": "one"},
        {"url": "https://arxiv.org/abs/2401.01234", "doi": "10.1000/x", "abstract": "two"},
        {"doi": "10.1000/X", "abstract": "three"},
    )
    (paper,) = read_corpus([tmp_path]).papers
    assert (paper.key, paper.abstract) == ("doi:10.1000/x", "three")
    assert paper.ids == (("arxiv", "2401.01234"), ("doi", "10.1000/x"))


def test_a_paper_without_identifier_is_a_copy_of_one_with_the_same_abstract(tmp_path):
    write(
        tmp_path,
        "a.jsonl",
        {"abstract": "We  act!"},
        {"url": "https://openreview.net/forum?id=x", "abstract": "We act."},
    )
    (paper,) = read_corpus([tmp_path]).papers
    assert paper.key == "openreview:x"
    assert paper.id.startswith("paper/openreview-x-")


def test_of_several_papers_with_its_abstract_it_is_the_one_of_the_smallest_key(tmp_path):
    papers = [{"url": f"https://openreview.net/forum?id={x}", "abstract": "We act."} for x in "ba"]
    write(tmp_path, "a.jsonl", *papers, {"abstract": "We  act!", "title": "The copy"})
    found = {paper.key: paper.title for paper in read_corpus([tmp_path]).papers}
    assert found == {"openreview:a": "The copy", "openreview:b": ""}
    write(tmp_path, "a.jsonl", *papers[::-1], {"abstract": "We  act!", "title": "The copy"})
    assert {paper.key: paper.title for paper in read_corpus([tmp_path]).papers} == found


def test_two_identifiers_of_one_kind_are_two_papers(tmp_path):
    write(tmp_path, "a.jsonl", *({"url": f"https://openreview.net/forum?id={x}", "abstract": "We act."} for x in "ab"))
    corpus = read_corpus([tmp_path])
    assert len(corpus.papers) == 2
    assert corpus.notes == ()


def test_equal_lengths_take_the_smallest_source_in_reading_order(tmp_path):
    rows = [{"abstract": "We act" + mark} for mark in ".!?"] + [{"abstract": f"n{i}"} for i in range(7)]
    write(tmp_path, "a.jsonl", *rows[3:], *rows[:3])  # "We act." stands on line 8, then 9 and 10
    corpus = read_corpus([tmp_path])
    (paper,) = [paper for paper in corpus.papers if len(paper.sources) == 3]
    assert paper.abstract == "We act."
    assert [reason for _, _, reason in notes(corpus, "duplicate")] == ["duplicate of a.jsonl, line 8."] * 2


def test_an_annotated_copy_gives_the_text(tmp_path):
    gold = {"text": "We act", "entities": [{"type": "Task", "name": "act"}], "mentions": [[3, 6, 0]]}
    write(tmp_path, "a.jsonl", {"abstract": "We act!!", "title": "T"})
    write(tmp_path, "b.jsonl", gold)
    corpus = read_corpus([tmp_path])
    (paper,) = corpus.papers
    annotated = corpus.annotated[paper.id]
    assert (paper.abstract, paper.title) == ("We act", "T")
    assert annotated.paper == paper
    assert paper.quote(annotated.mentions[0].span) == "act"


def test_a_shuffled_corpus_is_the_same_corpus(tmp_path):
    rows = [{"abstract": "Text " + "x" * (i % 7), "url": f"https://arxiv.org/abs/2401.0000{i % 5}"} for i in range(30)]
    expected = None
    for seed in range(4):
        random.Random(seed).shuffle(rows)
        folder = tmp_path / str(seed)
        write(folder, "a.jsonl", *rows)
        found = [(paper.id, paper.abstract, len(paper.sources)) for paper in read_corpus([folder]).papers]
        expected = expected or found
        assert found == expected


# -- files, folders, formats ----------------------------------------------------------------------------------------


def test_folders_are_read_in_depth_without_hidden_files(tmp_path):
    write(tmp_path, "b/c.jsonl", {"abstract": "deep"})
    write(tmp_path, "a.jsonl", {"abstract": "flat"})
    write(tmp_path, ".hidden.jsonl", {"abstract": "x"})
    write(tmp_path, ".git/d.jsonl", {"abstract": "y"})
    sources = [source.file for paper in read_corpus([tmp_path]).papers for source in paper.sources]
    assert sorted(sources) == ["a.jsonl", "b/c.jsonl"]


def test_of_a_build_only_the_records_are_read(tmp_path, seeds):
    built = tmp_path / "kg-out"
    write(built, "records.jsonl", {"text": "We act", "entities": [], "format": "kg-annotated/1"})
    write(built, "entities.jsonl", {"name": "x"})
    write(built, "sub/more.jsonl", {"abstract": "no"})
    names = ["records.jsonl", "entities.jsonl", "sub/more.jsonl"]
    (built / "manifest.json").write_text(json.dumps({"format": "kg-manifest/1", "files": dict.fromkeys(names)}))
    for given in (tmp_path, built):
        corpus = read_corpus([given])
        assert [paper.abstract for paper in corpus.papers] == ["We act"]
        assert corpus.notes == ()
    write(built, "mine.jsonl", {"abstract": "of mine"})  # kg build . -o . among one's own files
    assert sorted(paper.abstract for paper in read_corpus([built]).papers) == ["We act", "of mine"]


def test_the_output_below_an_input_is_no_input(tmp_path):
    write(tmp_path, "a.jsonl", {"abstract": "mine"})
    out = write(tmp_path, "out/b.jsonl", {"abstract": "made before"}).parent
    (tmp_path / "link").symlink_to(out)
    assert [paper.abstract for paper in read_corpus([tmp_path], leave_out=tmp_path / "link").papers] == ["mine"]
    assert [paper.abstract for paper in read_corpus([out], leave_out=out).papers] == ["made before"]


def test_pipes_links_in_circles_and_names_of_other_bytes_in_a_folder(tmp_path):
    write(tmp_path, "a.jsonl", {"abstract": "We act"})
    os.mkfifo(tmp_path / "pipe.txt")  # would be waited for without end
    (tmp_path / "loop.txt").symlink_to("loop.txt")
    (tmp_path / os.fsdecode(b"\xff.txt")).write_text("We move")
    corpus = read_corpus([tmp_path])
    assert sorted(source.file for paper in corpus.papers for source in paper.sources) == ["a.jsonl", "\ufffd.txt"]
    assert [note.file for note in corpus.notes] == ["loop.txt"]


def test_a_folder_without_files_is_noted(tmp_path):
    (tmp_path / "nothing").mkdir()
    assert [str(note) for note in read_corpus([tmp_path / "nothing"]).notes] == ["nothing: holds no files."]


def test_a_build_reads_back_with_its_sources(tmp_path):
    first = read_corpus([write(tmp_path, "gold.jsonl", {"text": "We act", "entities": []})])
    (annotated,) = first.annotated.values()
    (tmp_path / "records.jsonl").write_text(dump_line(paper_to_json(annotated)) + "\n", encoding="utf-8")
    assert read_corpus([tmp_path / "records.jsonl"]) == first


def test_compressed_files_are_read(tmp_path):
    path = tmp_path / "a.jsonl.gz"
    path.write_bytes(gzip.compress(b'{"abstract": "We act."}\n'))
    (paper,) = read_corpus([path]).papers
    assert paper.sources == (Source("a.jsonl.gz", "line 1"),)


def test_the_same_file_given_twice_is_read_once(tmp_path):
    path = write(tmp_path, "a.jsonl", {"abstract": "We act."})
    assert read_corpus([path, tmp_path, path]).notes == ()


@pytest.mark.parametrize(
    ("data", "count"),
    [(b'{"abstract": "a"}\n{"abstract": "b"}\n', 2), (b"We act.\n\nWe see.\n", 2), (b'[{"abstract": "a"}]', 1)],
)
def test_standard_input_is_read_by_its_content(monkeypatch, data, count):
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(data)))
    corpus = read_corpus(["-"])
    assert len(corpus.papers) == count
    assert {source.file for paper in corpus.papers for source in paper.sources} == {"stdin"}


def test_a_format_that_is_named_overrides_the_suffix(tmp_path):
    path = write(tmp_path, "papers.docx", {"abstract": "We act."})
    assert len(read_corpus([path], format="jsonl").papers) == 1


def test_a_paper_after_many_blank_lines_is_found(tmp_path):
    (tmp_path / "a.jsonl").write_bytes(b"\n" * 100_000 + b'{"abstract": "We act."}')
    (paper,) = read_corpus([tmp_path]).papers
    assert paper.sources == (Source("a.jsonl", "line 100001"),)


def test_no_inputs_give_an_empty_corpus():
    assert read_corpus([]) == Corpus()


def test_an_unknown_format_lists_the_known_ones(tmp_path):
    with pytest.raises(UnknownNameError, match=rf"unknown input format 'docx'\. Known: {', '.join(sorted(READERS))}\."):
        read_corpus([tmp_path], format="docx")


def test_an_input_that_does_not_exist_is_an_error(tmp_path):
    with pytest.raises(InputError, match=r"nowhere\.txt: there is no such file or folder\."):
        read_corpus([tmp_path / "nowhere.txt"])


# -- bad input ------------------------------------------------------------------------------------------------------

BAD = {
    "paper.docx": (
        b"PK\x03\x04",
        "no reader for '.docx'; save it as PDF or as plain text. Known: .",
    ),
    "empty.txt": (b"", "empty."),
    "blank.jsonl": (b" \n\n", "empty."),
    "bom.txt": (b"\xef\xbb\xbf", "empty."),
    "binary.txt": (b"abc\0\x01\x02", "binary, no text."),
    "code.json": (b'{"scripts": {\n "a": [1,\n}\n', "holds no JSON: broken JSON (Expecting property name"),
    "prose.jsonl": (b"We act.\nWe see.\n", "holds no JSON: broken JSON (Expecting value"),
    "dashes.txt": (b"-----\n", "holds no papers."),
    "plain.jsonl.gz": (b'{"abstract": "a"}', "broken gzip (Not a gzipped file (b'{\"')); what follows is lost."),
    "cut.txt.gz": (gzip.compress(b"We act.\n" * 50)[:-20], "broken gzip (Compressed file ended"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_file_is_one_note_and_the_rest_goes_on(tmp_path, name):
    data, reason = BAD[name]
    (tmp_path / name).write_bytes(data)
    write(tmp_path, "z.jsonl", {"abstract": "We act."})
    corpus = read_corpus([tmp_path])
    assert [paper.abstract for paper in corpus.papers] == ["We act."]
    (note,) = corpus.notes
    assert (note.kind, note.file, note.place) == (NoteKind.SKIPPED, name, "")
    assert note.reason.startswith(reason)
    assert "\n" not in str(note)
    assert str(tmp_path) not in str(note)


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-32", "cp1252", "utf-8-sig"])
@pytest.mark.parametrize("name", ["a.txt", "a.jsonl"])
def test_texts_in_other_encodings_are_read_and_told(tmp_path, name, encoding):
    text = "We présent a résumé – naïvely." if name == "a.txt" else '{"abstract": "We présent a résumé – naïvely."}'
    mark = codecs.BOM_UTF16_LE if encoding == "utf-16-le" else b""
    (tmp_path / name).write_bytes(mark + text.encode(encoding))
    corpus = read_corpus([tmp_path])
    assert [paper.abstract for paper in corpus.papers] == ["We présent a résumé – naïvely."]
    assert [note.kind for note in corpus.notes] == ([] if encoding == "utf-8-sig" else [NoteKind.RECODED])
    if encoding == "cp1252":
        assert notes(corpus, "recoded")[0][2] == "no UTF-8: read as cp1252. Save it as UTF-8 where that is wrong."


def test_a_few_broken_bytes_leave_a_text_in_utf_8(tmp_path):
    lines = ['{"abstract": "Größe ändert Öl, déjà vu"}'.encode(), b'{"abstract": "gr\xf6sse"}', b'{"abstract": "fine"}']
    (tmp_path / "a.jsonl").write_bytes(b"\n".join(lines))
    corpus = read_corpus([tmp_path])
    assert sorted(paper.abstract for paper in corpus.papers) == ["Größe ändert Öl, déjà vu", "fine"]
    assert notes(corpus, "skipped") == [("a.jsonl", "line 2", "no UTF-8.")]


def test_what_a_broken_gzip_held_before_the_break_is_kept(tmp_path):
    rows = b"".join(b'{"abstract": "We act %d %d"}\n' % (i, i * 2_654_435_761 % 10**9) for i in range(20_000))
    (tmp_path / "a.jsonl.gz").write_bytes(gzip.compress(rows)[:-5_000])
    corpus = read_corpus([tmp_path])
    assert 1_000 < len(corpus.papers) < 20_000
    (note,) = corpus.notes
    assert note.reason.startswith("broken gzip")


def test_a_paper_without_an_abstract_is_kept_and_reported(tmp_path):
    write(tmp_path, "a.jsonl", {"title": "Only a title"}, {"title": "", "abstract": None})
    corpus = read_corpus([tmp_path])
    (paper,) = corpus.papers
    assert paper.title == "Only a title"
    assert notes(corpus, "missing") == [("a.jsonl", "line 1", "no abstract.")]
    assert notes(corpus, "skipped") == [("a.jsonl", "line 2", "neither a title nor an abstract.")]
    assert next(note.paper for note in corpus.notes if note.kind == "missing") == paper.id


def test_an_abstract_that_a_copy_has_is_not_missing(tmp_path):
    url = "https://arxiv.org/abs/2401.01234"
    write(tmp_path, "a.jsonl", {"title": "T", "url": url}, {"abstract": "We act.", "url": url})
    corpus = read_corpus([tmp_path])
    assert [(paper.title, paper.abstract) for paper in corpus.papers] == [("T", "We act.")]
    assert {note.kind for note in corpus.notes} == {NoteKind.DUPLICATE}


def test_notes_are_sorted(tmp_path):
    write(tmp_path, "b.jsonl", {"title": "T"}, 5)
    write(tmp_path, "a.jsonl", 5, {"title": "U"})
    found = read_corpus([tmp_path]).notes
    assert list(found) == sorted(found)
    assert [note.kind for note in found] == ["missing", "missing", "skipped", "skipped"]
