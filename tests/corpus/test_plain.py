import pytest

from kg.corpus.notes import Item, NoteKind
from kg.corpus.plain import collection, is_heading, paragraphs, read_text
from kg.errors import InputError
from tests.corpus.contents import content


def read(data):
    return list(read_text(content(data, "a.txt")))


def test_a_short_first_paragraph_names_the_collection():
    one, two = read(b"ICML 2026 Papers\n\nWe act.\nAgain.\n\n\nWe see.\n")
    assert (one.paper.venue, one.paper.year, one.paper.abstract) == ("ICML", 2026, "We act.\nAgain.")
    assert [item.paper.sources[0].place for item in (one, two)] == ["paragraph 1", "paragraph 2"]
    assert two.paper.sources[0].file == "a.txt"


def test_without_a_heading_the_first_paragraph_is_a_paper():
    items = read(b"We act.\n\nWe see.")
    assert [item.paper.abstract for item in items] == ["We act.", "We see."]
    assert items[0].paper.venue == ""


def test_a_single_short_paragraph_is_a_paper():
    (item,) = read(b"Deep nets for robots")
    assert item.paper.abstract == "Deep nets for robots"


def test_bom_and_windows_line_ends():
    items = read(b"\xef\xbb\xbfCoRL 2025\r\n\r\nWe act.\r\nAgain.\r\n\t\r\nWe see.\r\n")
    assert [item.paper.abstract for item in items] == ["We act.\r\nAgain.", "We see."]
    assert {(item.paper.venue, item.paper.year) for item in items} == {("CoRL", 2025)}


def test_lines_of_dashes_are_no_papers():
    assert [item.paper.abstract for item in read(b"We act.\n\n-----\n\nWe see.")] == ["We act.", "We see."]


def test_another_encoding_is_an_error_of_the_file():
    with pytest.raises(InputError, match=r"a\.txt: no UTF-8 \(byte 5\)\. Save it as UTF-8\."):
        read("We présent.".encode("latin-1"))


def test_a_text_over_the_limit_is_cut_and_noted():
    item, note = read(b"word " * 200_001)
    assert isinstance(item, Item)
    assert len(item.paper.abstract) == 1_000_000
    assert (note.kind, note.place, note.paper) == (NoteKind.CUT, "paragraph 1", item.paper.id)
    assert note.reason == "the abstract has 1000004 characters and is cut at 1000000."


@pytest.mark.parametrize(
    ("heading", "expected"),
    [
        ("ICML 2026 Papers", ("ICML", 2026)),
        ("Accepted papers, RSS 2025", ("RSS", 2025)),
        ("Proceedings of CoRL", ("CoRL", None)),
        ("2024", ("", 2024)),
        ("Reading list 12026", ("Reading list 12026", None)),
    ],
)
def test_venue_and_year_of_a_heading(heading, expected):
    assert collection(heading) == expected


@pytest.mark.parametrize(
    ("paragraph", "expected"),
    [
        ("ICML 2026", True),
        ("We act.", False),
        ("a " * 12, True),
        ("a " * 13, False),
        ("Two\nlines", False),
        ("Why?", False),
    ],
)
def test_what_is_a_heading(paragraph, expected):
    assert is_heading(paragraph.strip()) is expected


def test_paragraphs_keep_their_inner_line_breaks():
    assert paragraphs("\n a\n b \n\n\n c\r\rd") == ["a\n b", "c", "d"]
