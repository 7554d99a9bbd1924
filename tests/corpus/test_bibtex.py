from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kg.corpus.bibtex import looks_bibtex, read_bibtex
from kg.corpus.bibtex_values import name_list, plain_value
from kg.corpus.notes import Item, Note, NoteKind
from tests.corpus.contents import content

FILE = Path(__file__).parent / "files" / "zotero.bib"


def read(data):
    data = data.encode() if isinstance(data, str) else data
    found = list(read_bibtex(content(data, "a.bib")))
    return [item.paper for item in found if isinstance(item, Item)], [n for n in found if isinstance(n, Note)]


def test_an_export_of_zotero():
    papers, notes = read(FILE.read_bytes())
    leap, stride, corr, cross = papers
    assert leap.title == r"LEAP: Learning to Grasp on $\mathrm{SE}(3)$ with École Data"
    assert (
        leap.abstract
        == r"We propose LEAP, a planner that grasps 21.6\% more objects than RRT* and runs in $O(n \log n)$."
    )
    assert leap.authors == ("Ada Example", "Jörg Müller", "Robotics Group", "Ana de la Cruz")
    assert (leap.venue, leap.year, leap.given_id) == ("Conference on Robot Learning (CoRL)", 2024, "example_leap_2024")
    assert leap.ids == (("arxiv", "2401.01234"), ("doi", "10.1000/abc.def.1"))
    assert leap.url == "https://example.org/leap"
    assert [(source.file, source.place) for source in leap.sources] == [("a.bib", "entry example_leap_2024")]
    assert (stride.title, stride.venue, stride.year) == (
        "Striding: A Benchmark of Łukasz",
        "Journal of Walking & Running",
        2023,
    )
    assert stride.authors == ("Jan van der Berg", "Martin King Jr.")
    assert (corr.title, corr.key) == ("On óld waßer", "arxiv:2302.05555")
    assert (cross.title, cross.venue, cross.year, cross.authors) == ("Crossing", "Proceedings of ICML", 2024, ("D C",))
    assert [(note.kind, note.place) for note in notes] == [
        (NoteKind.SKIPPED, "line 31"),
        (NoteKind.PART, "entry icml2024"),
        (NoteKind.SKIPPED, "entry empty_2020"),
    ]
    assert notes[0].reason.startswith("broken entry (Unexpected block start: `@misc`")
    assert FILE.read_text("utf-8").splitlines()[30].startswith("@article{broken_2022")


def test_a_broken_entry_costs_only_itself_also_in_a_long_file():
    entries = [f"@article{{k{n},\n title = {{Paper {n}}},\n abstract = {{Text {n}.}}\n}}\n" for n in range(1200)]
    entries[700] = "@article{k700,\n title = {Never ends,\n"
    papers, notes = read("@string{v = {Venue}}\n" + "".join(entries) + "@article{last, title={Last}, journal=v}")
    assert len(papers) == 1200
    assert papers[-1].venue == "Venue"  # macros hold for the whole file
    assert [note.place for note in notes] == ["line 2802"]


def test_entries_with_one_key_are_all_read():
    papers, notes = read("@article{a, title={One}}\n@article{a, title={Two}}\n")
    assert [paper.title for paper in papers] == ["One", "Two"]
    assert notes == []


def test_what_is_no_bibtex_has_no_papers():
    assert read("just words\nand @ signs\n") == ([], [])


@pytest.mark.parametrize(
    ("raw", "value"),
    [
        ("{plain}", "plain"),
        ('"quoted {"} mark"', 'quoted " mark'),
        ("{a\n\t b}", "a b"),
        ("2024", "2024"),
        ("jul", "jul"),
        ('{a} # " b" # {c}', "a bc"),
        (r"{A \& {B} \% {C}}", r"A \& B \% C"),
        (r"{keeps \emph{the {Words}} and \textbf{x}{y}}", r"keeps \emph{the Words} and \textbf{x}{y}"),
        (r"{$x_{i}$ of {X}}", r"$x_{i}$ of X"),
        (r"{Sm{\o}rgås {\em now}}", "Smørgås now"),
        (r"{R\^{}n, 2{\^{}}x and a\~{}b, 3\textasciicircum{}L}", "R^n, 2^x and a~b, 3^L"),
        ("{unbalanced { here}", "unbalanced here"),
        ("{" * 3000 + "deep" + "}" * 3000, "deep"),
        ("", ""),
        ("{", ""),
    ],
)
def test_values(raw, value):
    assert plain_value(raw, {}) == value


def test_macros_that_stand_for_one_another_end():
    assert plain_value("a", {"a": "b", "b": "a # {x}"}).endswith("x")


def test_names():
    assert name_list("") == []
    assert name_list("Doe, Jane AND {X and Y}") != []
    assert name_list("Doe, Jane and\n  Roe, R.") == ["Jane Doe", "R. Roe"]


@pytest.mark.parametrize(
    ("head", "yes"),
    [
        (b"% made by X\n@article{a,", True),
        (b"  @InProceedings (a,", True),
        (b"mail me @home", False),
        (b"@prefix kg: <x> .", False),
    ],
)
def test_sniffing(head, yes):
    assert looks_bibtex(head) is yes


@settings(deadline=None, max_examples=150)
@given(st.text(alphabet='@article{}",=#\\a1 \n$é%', max_size=200))
def test_any_text_gives_papers_or_notes(text):
    papers, notes = read("@article{k, title={Fine}}\n" + text)
    assert all(paper.texts for paper in papers)
    assert papers or notes


@settings(deadline=None, max_examples=150)
@given(st.text(alphabet='{}"#\\ab $\n', max_size=60))
def test_any_value_gives_a_text(raw):
    assert isinstance(plain_value(raw, {"a": raw}), str)
