"""CSV, TSV and Parquet, and what their columns are taken for."""

import datetime
import io
import sys
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kg.corpus.columns import FIELDS, guess_columns, parse_map, plain_name
from kg.corpus.csv_table import delimiter, looks_csv, read_csv
from kg.corpus.notes import Item, Note, NoteKind
from kg.corpus.parquet import looks_parquet, read_parquet
from kg.corpus.read import read_corpus
from kg.errors import InputError, KgError, MissingExtraError, UnknownNameError
from tests.corpus.contents import content, one_line

FILES = Path(__file__).parent / "files"
EXCEL = (
    'sep=;\r\nTitel;Verfasser;Zusammenfassung;Jahr;Notiz\r\n"Greifen lernen";"Ada Example; Jörg Müller";'
    '"Wir stellen LEAP vor;\r\nes greift.";2024;gut\r\n;;;;\r\nNur ein Titel;;n/a;2023;\r\n'
).encode()


def read(data, reader=read_csv, **fields):
    data = data.encode() if isinstance(data, str) else data
    found = list(reader(content(data, "a.csv", **fields)))
    return [item.paper for item in found if isinstance(item, Item)], [n for n in found if isinstance(n, Note)]


def test_an_export_of_the_web_of_science():
    (leap, stride), notes = read((FILES / "wos.tsv").read_bytes())
    assert (leap.title, leap.abstract) == ("LEAP: Learning to grasp", 'We propose LEAP; it "grasps".')
    assert (leap.authors, leap.venue, leap.year) == (("A Example", "J Müller"), "JOURNAL OF GRASPING", 2024)
    assert (leap.key, leap.given_id, leap.sources[0].place) == ("doi:10.1000/abc.def.1", "WOS:0001", "row 2")
    assert (stride.title, stride.abstract) == ("Striding", "")
    assert notes == []


def test_a_german_table_of_excel():
    papers, notes = read(EXCEL)
    assert [paper.title for paper in papers] == ["Greifen lernen", "Nur ein Titel"]
    assert papers[0].abstract == "Wir stellen LEAP vor;\r\nes greift."
    assert papers[0].authors == ("Ada Example", "Jörg Müller")
    assert (papers[1].abstract, papers[1].year, papers[1].sources[0].place) == ("", 2023, "row 4")
    assert notes == []


def test_columns_are_named_by_hand():
    papers, _ = read("Paper,Was,Wann\nA,We act.,2024\n", columns={"title": "Paper", "abstract": "was", "year": "Wann"})
    assert [(paper.title, paper.abstract, paper.year) for paper in papers] == [("A", "We act.", 2024)]


def test_a_named_column_that_is_not_there_is_told_with_those_that_are():
    with pytest.raises(InputError, match=r"a\.csv: has no column 'Was'\. It has: Title, Year\."):
        read("Title,Year\nA,2024\n", columns={"abstract": "Was"})


def test_no_column_that_is_known_is_told_with_the_option():
    with pytest.raises(InputError, match=r"no column of titles or abstracts among: x, y\. .*--map abstract=COLUMN\."):
        read("x,y\n1,2\n")


def test_no_column_of_abstracts_is_one_note():
    papers, notes = read("Title,Note\nA,b\nC,d\n")
    assert len(papers) == 2
    assert [(note.kind, note.place) for note in notes] == [(NoteKind.COLUMNS, "header")]
    assert notes[0].reason == "no column of abstracts among: Title, Note. Name it: --map abstract=COLUMN."


def test_rows_of_other_lengths_and_empty_ones():
    papers, notes = read("Title,Abstract,Year\nA\n\n,,\nB,We act.,2024,more,and more\n,,2024\n")
    assert [(paper.title, paper.abstract) for paper in papers] == [("A", ""), ("B", "We act.")]
    assert [(note.place, note.reason) for note in notes] == [("row 6", "neither a title nor an abstract.")]


def test_a_quotation_mark_that_never_ends_takes_the_rest():
    papers, _ = read('Title,Abstract\nA,One.\nB,"Two\nC,Three\n')
    assert [paper.title for paper in papers] == ["A", "B"]


def test_a_table_in_utf_16(tmp_path):
    (tmp_path / "a.csv").write_bytes("Title\tAbstract\nÖl\tWir öffnen.\n".encode("utf-16"))
    (paper,) = read_corpus([tmp_path]).papers
    assert (paper.title, paper.abstract) == ("Öl", "Wir öffnen.")


def parquet(columns):
    stream = io.BytesIO()
    pq.write_table(pa.table(columns), stream)
    return stream.getvalue()


def test_parquet():
    data = parquet(
        {
            "Title": ["LEAP", None, "STRIDE"],
            "abstract": ["We act.", None, None],
            "authors": [["Ada Example", "Müller, J"], None, ["X Y"]],
            "published": [datetime.date(2024, 5, 1), None, datetime.date(2023, 1, 1)],
            "embedding": [[0.1] * 4] * 3,
        }
    )
    (leap, stride), notes = read(data, read_parquet)
    assert (leap.title, leap.abstract, leap.authors, leap.year) == (
        "LEAP",
        "We act.",
        ("Ada Example", "J Müller"),
        2024,
    )
    assert (stride.title, stride.sources[0].place) == ("STRIDE", "row 3")
    assert [note.place for note in notes] == ["row 2"]
    assert looks_parquet(data)


@pytest.mark.parametrize("cut", [4, 100, -8])
def test_broken_parquet_is_one_line(cut):
    data = parquet({"title": ["a"] * 100})
    with pytest.raises(InputError, match="broken Parquet") as caught:
        read(data[:cut], read_parquet)
    assert "kg-" not in str(caught.value)


def test_without_pyarrow_the_extra_is_named(monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    with pytest.raises(MissingExtraError):
        read(b"PAR1", read_parquet)
    (tmp_path / "a.parquet").write_bytes(b"PAR1abc")
    (note,) = read_corpus([tmp_path]).notes
    assert "pip install 'paperkg[parquet]'" in note.reason


@pytest.mark.parametrize(
    ("names", "found"),
    [
        (["Title", "Abstract", "Authors", "Source title", "Year", "DOI", "Link", "EID"], 8),
        (["Key", "Item Type", "Publication Year", "Author", "Title", "Publication Title", "Abstract Note", "Url"], 7),
        (["Titre", "Résumé", "Auteurs", "Année", "Revue"], 5),
        (["Título", "Resumen", "Autores", "Año", "Enlace"], 5),
        (["标题", "摘要", "作者", "年份", "期刊"], 5),
        (["タイトル", "要旨", "著者", "年"], 4),
        (["Название", "Аннотация", "Авторы", "Год"], 4),
    ],
)
def test_columns_of_known_exports_and_languages(names, found):
    columns = guess_columns(names, {})
    assert len(columns) == found
    assert {"title", "abstract"} <= columns.keys()


def test_no_name_stands_for_two_fields():
    names = [plain_name(name) for known in FIELDS.values() for name in known]
    assert [name for name in names if names.count(name) > 1] == []


@pytest.mark.parametrize("name", ["초록", "Résumé", "ABSTRACT ", "Abstract_Note"])
def test_names_are_compared_without_accents_case_and_marks(name):
    assert guess_columns([name], {}) == {"abstract": name}


def test_the_surest_name_wins_and_the_first_of_equals():
    assert guess_columns(["Summary", "Abstract", "abstract"], {})["abstract"] == "Abstract"
    assert guess_columns(["Text", "Abstract"], {"title": "Abstract"}) == {"title": "Abstract", "abstract": "Text"}


@pytest.mark.parametrize("pair", ["title", "title=", "=x", ""])
def test_a_map_of_another_form_is_refused(pair):
    with pytest.raises(KgError, match="not of the form FIELD=COLUMN"):
        parse_map([pair])


def test_a_map_of_no_field_lists_the_fields():
    with pytest.raises(UnknownNameError, match=r"unknown field of a paper 'titel'. Known: abstract, "):
        parse_map(["titel=x"])


@pytest.mark.parametrize(
    ("head", "yes"),
    [
        (b"Title,Abstract\n", True),
        (b"title;year\n", True),
        (b"We act, title.\n", False),
        (b"Title\nA\n", False),
        (b"", False),
    ],
)
def test_sniffing(head, yes):
    assert looks_csv(head) is yes


def test_the_delimiter_is_that_of_known_names():
    assert delimiter("Title, short;Abstract;Year") == ";"


@settings(deadline=None, max_examples=150)
@given(st.text(alphabet='Title,Abstract;\t|"\r\n\0é=', max_size=120))
def test_any_text_gives_papers_or_one_error(text):
    try:
        papers, _ = read("Title,Abstract\n" + text)
    except InputError as error:
        papers = []
        one_line(error)
    assert all(paper.texts for paper in papers)
