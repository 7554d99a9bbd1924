import pytest

from kg.corpus.fulltext import FullText, Section, arxiv_of_name, find_year, paper_of
from kg.corpus.limits import LONGEST_TEXT
from kg.corpus.notes import Item, NoteKind
from tests.corpus.contents import content


def made(place="", **fields):
    return list(paper_of(content(b"", "a.tei"), FullText(**fields), place))


def test_a_section_called_abstract_is_the_abstract_where_none_is_known():
    sections = (Section("Abstract", ("We stack.", "Cups.")), Section("1 A", ("x",)))
    [item] = made(title="T", sections=sections)
    assert item.paper.abstract == "We stack.\n\nCups."
    assert [text.heading for text in item.paper.texts[2:]] == ["1 A"]
    [item] = made(abstract="Known.", sections=sections)
    assert [text.heading for text in item.paper.texts[1:]] == ["Abstract", "1 A"]


def test_sections_without_letters_and_those_at_the_back_are_no_texts():
    sections = (Section("A", (" ", "1 2 3")), Section("References", ("Doe.",)), Section("B", ("x", " ", "y")))
    [item] = made(title="T", sections=sections)
    assert [(text.name, text.raw) for text in item.paper.texts[1:]] == [("body/0", "x\n\ny")]


def test_papers_without_title_and_abstract_differ_by_their_text():
    [one], [other] = made(sections=(Section("", ("One.",)),)), made(sections=(Section("", ("Other.",)),))
    assert one.paper.key != other.paper.key


def test_nothing_is_told():
    [note] = made(place="paper 3", authors=("A",))
    assert (note.kind, note.place, note.reason) == (NoteKind.SKIPPED, "paper 3", "neither a title nor a text.")


def test_a_long_section_is_cut():
    item, note = made(title="T", sections=(Section("A", ("x" * (LONGEST_TEXT + 5),)),))
    assert isinstance(item, Item)
    assert (len(item.paper.texts[1].raw), note.kind) == (LONGEST_TEXT, NoteKind.CUT)


@pytest.mark.parametrize(
    ("name", "id_"),
    [
        ("2401.01234.pdf", "arXiv:2401.01234"),
        ("a/2401.01234v12.pdf", "arXiv:2401.01234"),
        ("arXiv-2401.01234v1/main.tex", "arXiv:2401.01234"),
        ("2413.01234.pdf", ""),  # there is no thirteenth month
        ("2401.012345678.pdf", ""),
        ("paper-2401.01234-final.pdf", ""),
    ],
)
def test_names_of_files_from_arxiv(name, id_):
    assert arxiv_of_name(name) == id_


@pytest.mark.parametrize(
    ("text", "year"), [("", None), ("12019", None), ("1899", None), ("20190304", None), ("(2019)", 2019)]
)
def test_years(text, year):
    assert find_year(text) == year
