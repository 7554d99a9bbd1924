"""A text or Markdown file a paper."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kg.corpus.note_file import front_matter, labelled, looks_note, read_note
from kg.corpus.notes import Item, Note
from kg.corpus.read import read_corpus
from tests.corpus.contents import content

FILE = Path(__file__).parent / "files" / "leap.md"


def read(text):
    (found,) = read_note(content(text.encode() if isinstance(text, str) else text, "a.md"))
    return found.paper if isinstance(found, Item) else found


def test_a_note_with_front_matter():
    paper = read(FILE.read_bytes())
    assert (paper.title, paper.abstract) == ("LEAP: Learning to Grasp", "We propose **LEAP**.\n\nIt grasps.")
    assert (paper.authors, paper.venue, paper.year) == (("Ada Example", "Jörg Müller"), "CoRL", 2024)
    assert (paper.key, paper.sources[0].place) == ("arxiv:2401.01234", "")
    assert [(text.name, text.heading, text.raw) for text in paper.texts[2:]] == [
        ("body/0", "Method", "LEAP plans on a graph.")
    ]


@pytest.mark.parametrize(
    ("text", "title", "abstract"),
    [
        ("# LEAP\n\nWe act.\n\nWe see.\n", "LEAP", "We act.\n\nWe see."),
        ("We act.\n", "", "We act."),
        ("# LEAP\n", "LEAP", ""),
        ("---\ntitle: LEAP\nabstract: |\n  We\n  act.\n---\nSome notes.\n", "LEAP", "We act."),
        ("---\nsummary: We act.\n---\n# LEAP\n", "LEAP", "We act."),
        ("Title: LEAP\nAbstract: We\nact.\n\nMore.", "LEAP", "We act."),
        ("Intro first.\n\n# Heading\n\nText.", "", "Intro first."),
    ],
)
def test_titles_and_abstracts(text, title, abstract):
    paper = read(text)
    assert (paper.title, paper.abstract) == (title, abstract)


def test_a_folder_of_notes_and_texts(tmp_path):
    (tmp_path / "a.md").write_text("# LEAP\n\nWe act.\n")
    (tmp_path / "b.txt").write_text("Title: STRIDE\nYear: 2023\nAbstract: We walk.\n")
    (tmp_path / "c.txt").write_text("A plain title\n\nWe run over hills.\n")
    (tmp_path / "d.txt").write_text("CoRL 2024 Papers\n\nWe jump.\n")
    (tmp_path / "e.md").write_text("[link](x) We link.\n")
    corpus = read_corpus([tmp_path])
    found = {paper.abstract: (paper.title, paper.venue, paper.year) for paper in corpus.papers}
    assert found == {
        "We act.": ("LEAP", "", None),
        "We walk.": ("STRIDE", "", 2023),
        "We run over hills.": ("A plain title", "", None),
        "We jump.": ("", "CoRL", 2024),
        "[link](x) We link.": ("", "", None),
    }
    assert [note.kind for note in corpus.notes] == []


def test_text_of_many_papers_is_no_note():
    assert not looks_note(b"ICML 2026 Papers\n\nWe act.\n\nWe see.")
    assert not looks_note(b"Note: we act.\nAlso this.\n")
    assert looks_note(b"---\ntitle: x\n---\n")
    assert looks_note(b"Titel: x\nJahr: 2020\n")


def test_an_empty_note_is_told():
    note = read("---\ntags: [a]\n---\n")
    assert isinstance(note, Note)
    assert note.reason == "neither a title nor a text."


def test_front_matter_of_programs():
    text = "aliases: []\ntitle: 'It''s \"x\"'\nauthors: [\"A B\", C D]\nyear: 2024\nnested:\n  key: value\n# comment\n"
    assert front_matter(text) == {
        "aliases": [],
        "title": 'It\'s "x"',
        "authors": ["A B", "C D"],
        "year": "2024",
        "nested": "key: value",
    }


@settings(deadline=None, max_examples=150)
@given(st.text(alphabet="-: \n#'\"[]|>tileabsrc", max_size=120))
def test_any_text_gives_a_paper_or_a_note(text):
    assert isinstance(front_matter(text), dict)
    assert labelled(text)[1] in text
    found = list(read_note(content(("---\n" + text).encode(), "a.md")))
    assert len(found) == 1
