from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kg.corpus.notes import Item, Note
from kg.corpus.ris import looks_ris, read_ris
from kg.errors import InputError
from tests.corpus.contents import content

FILE = Path(__file__).parent / "files" / "scopus.ris"


def read(data):
    found = list(read_ris(content(data, "a.ris")))
    return [item.paper for item in found if isinstance(item, Item)], [n for n in found if isinstance(n, Note)]


def test_an_export_of_scopus():
    papers, notes = read(FILE.read_bytes())
    leap, stride, endless = papers
    assert (leap.title, leap.abstract) == ("LEAP: Learning to grasp", "We propose LEAP, a planner that grasps.")
    assert leap.authors == ("Ada Example", "Jörg Müller")
    assert (leap.venue, leap.year, leap.url) == (
        "Conference on Robot Learning",
        2024,
        "https://www.scopus.com/record/1",
    )
    assert leap.ids == (("arxiv", "2401.01234"), ("doi", "10.1000/abc.def.1"))
    assert leap.sources[0].place == "line 1"
    assert (stride.title, stride.venue, stride.year) == ("Striding", "Journal of Walking", 2023)
    assert (stride.abstract, stride.authors) == ("We introduce STRIDE.", ("Jan Berg",))
    assert endless.title == "A record without an end"
    assert [(note.place, note.reason) for note in notes] == [("line 26", "neither a title nor an abstract.")]


def test_records_without_their_end_are_all_read():
    papers, notes = read(b"TY  - JOUR\nTI  - One\n\nTY  - JOUR\r\nTI  - Two\r\nER  -")
    assert [paper.title for paper in papers] == ["One", "Two"]
    assert notes == []


def test_a_byte_order_mark_and_loose_spaces():
    papers, _ = read(b"\xef\xbb\xbfTY - JOUR\nTI -  One \nER -\n")
    assert [paper.title for paper in papers] == ["One"]


def test_a_file_without_any_record_says_so():
    with pytest.raises(InputError, match="holds no RIS: no line begins with 'TY  -'"):
        read(b"nothing here\n")


@pytest.mark.parametrize(
    ("head", "yes"), [(b"\r\nTY  - JOUR\r\n", True), (b"TY - x", False), (b"PARTY  - JOUR\n", False)]
)
def test_sniffing(head, yes):
    assert looks_ris(head) is yes


@settings(deadline=None, max_examples=150)
@given(
    st.lists(st.sampled_from(["TY  - JOUR", "ER  - ", "TI  - a", "AU  - B, C", "ZZ  - ?", "N1  -", "x", "", "UR  - u"]))
)
def test_any_order_of_lines_gives_a_paper_or_a_note_for_each_record(lines):
    papers, notes = read("\n".join(["TY  - JOUR", *lines]).encode())
    assert len(papers) + len(notes) == 1 + lines.count("TY  - JOUR")


@settings(deadline=None, max_examples=100)
@given(st.binary(max_size=200))
def test_any_bytes_are_read(data):
    papers, notes = read(b"TY  - JOUR\nTI  - x\n" + data)
    assert papers or notes
