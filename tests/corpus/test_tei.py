import re
from pathlib import Path

import pytest

from kg.corpus.notes import Item, Note
from kg.corpus.tei import looks_tei, read_tei
from kg.errors import InputError
from tests.corpus.contents import content

# After the form that GROBID 0.8 writes.
FILE = (Path(__file__).parent / "files" / "grobid.tei").read_text(encoding="utf-8")
HEAD, BODY, TAIL = re.split(r"(?<=<body>)|(?=</body>)", FILE)


def read(text, name="a.tei"):
    found = list(read_tei(content(text.encode() if isinstance(text, str) else text, name)))
    return [f.paper for f in found if isinstance(f, Item)], [f for f in found if isinstance(f, Note)]


def test_a_file_of_grobid():
    [paper], notes = read(HEAD + BODY + TAIL)
    assert notes == []
    assert (paper.title, paper.authors, paper.venue, paper.year) == (
        "Stacking Cups",
        ("Ada B Example",),
        "Journal of Cups",
        2022,
    )
    assert paper.ids == (("arxiv", "2105.01234"), ("doi", "10.5555/cups.7"))
    assert paper.abstract == "We stack cups.\n\nThey stand."
    assert [(t.name, t.heading, t.raw) for t in paper.texts[2:]] == [
        ("body/0", "1 Introduction", "We use GraspNet (Doe, 2020).\n\nSecond paragraph."),
        ("body/1", "2 Method › 2.1 Planner", "It plans ."),
        ("body/2", "Footnotes", "Code: https://example.org/cups"),
    ]
    assert paper.references == ("arxiv:2001.00001", "doi:10.5555/cups.1", "title:arobotanditscups")
    assert [(source.file, source.place) for source in paper.sources] == [("a.tei", "")]


def test_a_corpus_holds_papers_with_places():
    inner = (HEAD + BODY + TAIL).partition("?>")[2]
    papers, notes = read(f"<teiCorpus>{inner}{inner.replace('Stacking', 'Tumbling')}</teiCorpus>")
    assert [(p.title, p.sources[0].place) for p in papers] == [
        ("Stacking Cups", "paper 1"),
        ("Tumbling Cups", "paper 2"),
    ]
    assert notes == []


def test_sections_nest_in_other_tei():
    [paper], _ = read(HEAD + "<div><head>A</head><p>a</p><div><head>B</head><p>b</p></div></div><p>loose</p>" + TAIL)
    assert [(t.heading, t.raw) for t in paper.texts[2:]] == [("A", "a"), ("A › B", "b"), ("", "loose")]


def test_what_holds_nothing_is_told():
    papers, [note] = read("<TEI><teiHeader/></TEI>")
    assert (papers, str(note)) == ([], "a.tei: neither a title nor a text.")


def test_a_cut_file_is_told():
    with pytest.raises(InputError, match=r"a\.tei: broken XML \(line 8"):
        read((HEAD + BODY)[:600])


@pytest.mark.parametrize(
    ("head", "it_is"), [(b"<?xml?><TEI xmlns=''>", True), (b"<tei:TEI>", True), (b"<TEIL>", False)]
)
def test_how_it_begins(head, it_is):
    assert looks_tei(head) is it_is
