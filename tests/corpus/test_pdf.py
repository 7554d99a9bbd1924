"""Whole PDFs, made by :mod:`tests.corpus.pdf_maker`, through the child process."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from kg.corpus import pdf
from kg.corpus.limits import Limits
from kg.corpus.notes import Item, Note, NoteKind
from kg.corpus.pdf import looks_pdf, read_pdf
from kg.corpus.read import read_corpus
from kg.errors import InputError, MissingExtraError
from tests.corpus.contents import content, one_line
from tests.corpus.pdf_maker import Sheet, make_pdf, wrapped

ABSTRACT = (
    "We present CupNet, an eﬃcient way of stacking that ﬁnds where each cup goes. It learns a repre-\n"
    "sentation of cups and is trained on CupBench, the largest set of cups that anybody has ever gathered,\n"
    "and surpasses all state-of-the-art planners."
).replace("ﬃ", "fﬁ")
BODY = wrapped(
    "Robots stack cups badly because their hands are wet and their eyes are closed at night when it rains. " * 3
)


def paper(*, swap=False):
    """Two columns under a title and an abstract across them; ``swap`` draws the columns row by row."""
    first, second = Sheet(), Sheet()
    first.write("Proceedings of the First Workshop on Cups, 2022", 180, 775, 8)
    first.write("CupNet: Stacking Cups with", 140, 730, 18, "B")
    first.write("Two Hands", 240, 708, 18, "B")
    first.write("Ada Example", 180, 680, 11)
    first.write("Max Mustermann", 340, 680, 11)
    first.write("University of Cups, Somewhere", 220, 665, 9)
    first.write("Abstract", 280, 640, 12, "B")
    y = first.column(ABSTRACT.split("\n"), 80, 622)
    first.write("1 Introduction", 60, y - 18, 12, "B")
    left = [(line, 60, y - 40 - 12 * index) for index, line in enumerate(BODY)]
    right = [
        (line, 320, y - 40 - 12 * index)
        for index, line in enumerate(wrapped("Cups stand in the right column too. " * 8))
    ]
    rows = sorted(left + right, key=lambda row: -row[2]) if swap else left + right
    for line, x, height in rows:
        first.write(line, x, height)
    first.write("1 See https://example.org/cupnet for code.", 60, 60, 8)
    second.write("Proceedings of the First Workshop on Cups, 2022", 180, 775, 8)
    second.write("2 Related Work", 60, 740, 12, "B")
    second.column(wrapped("Others have stacked plates with PlateNet. " * 6), 60, 720)
    second.write("References", 60, 560, 12, "B")
    second.column(
        ["[1] A. Doe and B. Roe. Holding Cups by Night. In Cups, 2019.", "[2] C. Poe. arXiv:2001.00001, 2020."], 60, 540
    )
    for number, sheet in enumerate((first, second), start=1):
        sheet.write(str(number), 306, 30, 9)
    return [first, second]


def read(data, name="a.pdf", **fields):
    found = list(read_pdf(content(data, name, **fields)))
    return [f.paper for f in found if isinstance(f, Item)], [f for f in found if isinstance(f, Note)]


@pytest.mark.parametrize("swap", [False, True], ids=["in order", "row by row"])
def test_a_paper_of_two_columns(swap):
    [found], notes = read(make_pdf(paper(swap=swap)))
    assert notes == []
    assert found.title == "CupNet: Stacking Cups with Two Hands"
    assert found.authors == ("Ada Example", "Max Mustermann")
    assert (found.venue, found.year) == ("Proceedings of the First Workshop on Cups", 2022)
    assert found.abstract == (
        "We present CupNet, an efficient way of stacking that finds where each cup goes. It learns a representation of "
        "cups and is trained on CupBench, the largest set of cups that anybody has ever gathered, and surpasses all "
        "state-of-the-art planners."
    )
    introduction, related = found.texts[2:]
    assert (introduction.heading, related.heading) == ("1 Introduction", "2 Related Work")
    *text, note = introduction.raw.split("\n\n")
    assert " ".join(text) == " ".join([*BODY, *["Cups stand in the right column too."] * 8])
    assert note == "1 See https://example.org/cupnet for code."
    assert related.raw == " ".join(["Others have stacked plates with PlateNet."] * 6)
    assert found.references == ("arxiv:2001.00001", "title:holdingcupsbynight")


def test_the_title_that_the_file_tells_is_taken_where_the_page_shows_it():
    sheet = Sheet()
    sheet.write("JOURNAL OF CUPS AND SAUCERS", 100, 740, 24, "B")
    sheet.write("A Short History of the Cup", 100, 700, 14, "B")
    sheet.column(["Abstract. Cups have been with us for long, and will be.", *wrapped("They are old. " * 70)], 100, 660)
    assert read(make_pdf([sheet], title="A Short History of the Cup"))[0][0].title == "A Short History of the Cup"
    [wrong], _ = read(make_pdf([sheet], title="Microsoft Word - cups_final2.doc"))
    assert wrong.title == "A Short History of the Cup"  # the banner calls itself a journal


def test_xmp_tells_the_doi_and_the_stamp_of_arxiv_the_id():
    xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><r:RDF><r:Description prism:doi="10.5555/cups.3"/></r:RDF></x:xmpmeta>'
    sheets = paper()
    sheets[0].write("arXiv:2203.01234v2 [cs.RO] 3 Mar 2022", 20, 300, 16, turned=True)
    [found], _ = read(make_pdf(sheets, xmp=xmp))
    assert found.ids == (("arxiv", "2203.01234"), ("doi", "10.5555/cups.3"))
    [named], _ = read(make_pdf(paper()), "folder/2203.01234v1.pdf")
    assert named.ids == (("arxiv", "2203.01234"),)


@pytest.mark.parametrize("name", ["0.jsonl", "z.jsonl"])
@pytest.mark.parametrize("more", ["", " And a last sentence of the abstract alone."], ids=["same", "longer"])
def test_full_text_and_abstract_of_one_paper_are_one(tmp_path, name, more):
    (tmp_path / "2203.01234v1.pdf").write_bytes(make_pdf(paper()))
    [alone] = read_corpus([tmp_path]).papers
    value = {"title": "CupNet", "abstract": alone.abstract + more, "url": "https://arxiv.org/abs/2203.01234"}
    (tmp_path / name).write_text(json.dumps(value), "utf-8")
    [both] = read_corpus([tmp_path]).papers
    assert (both.key, {source.file for source in both.sources}) == ("arxiv:2203.01234", {"2203.01234v1.pdf", name})
    assert [text.heading for text in both.texts[2:]] == ["1 Introduction", "2 Related Work"]


BLANK = Sheet()
SCAN = Sheet(image=True)
FIGURE = Sheet()
FIGURE.column(
    ["Success of cups", "Epochs of training", "CupNet", "SaucerNet", "Reward in the course of time"], 100, 700
)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (make_pdf([SCAN, SCAN]), "its pages are images without text. Make one by OCR first"),
        (make_pdf([BLANK]), "holds no text"),
        (make_pdf(paper(), password="cups"), "encrypted with a password"),
        (make_pdf([FIGURE]), "holds 67 letters: a figure or a slide"),
        (b"%PDF-1.4\n", "broken PDF"),
        (b"%PDF-1.4\n" + b"\0" * 5000, "broken PDF"),
        (make_pdf([]), "none of its pages"),
        (make_pdf(paper())[:300], "broken PDF"),
    ],
    ids=["scan", "blank", "encrypted", "figure", "head", "zeros", "no pages", "cut"],
)
def test_why_there_is_no_paper(data, reason):
    with pytest.raises(InputError, match=reason) as caught:
        read(data)
    one_line(caught.value)


def test_an_empty_password_opens():
    assert read(make_pdf(paper(), password=""))[0][0].title.startswith("CupNet")


def test_a_cut_file_gives_what_can_be_recovered_or_a_reason():
    data = make_pdf(paper())
    for share in (0.4, 0.9):
        try:
            papers, _ = read(data[: int(len(data) * share)])
            assert papers[0].texts
        except InputError as error:
            one_line(error)


def test_single_scans_are_told():
    [found], [note] = read(make_pdf([*paper(), SCAN]))
    assert found.title.startswith("CupNet")
    assert (note.kind, note.reason) == (NoteKind.CUT, "1 of its 3 pages are images without text.")


def test_the_pages_of_a_book_are_bounded(monkeypatch):
    monkeypatch.setattr(pdf, "PAGES", 4)
    papers, [note] = read(make_pdf(paper(), repeat=3000))
    assert len(papers) == 1
    assert note.reason == "has 6000 pages, of which the first 4 are read."


def test_limits_of_time_and_size(monkeypatch):
    with pytest.raises(InputError, match=r"a\.pdf: is over 0 MB; see --max-size"):
        read(make_pdf(paper()), limits=Limits(whole=1000))

    def stuck(*_, **options):
        raise subprocess.TimeoutExpired("kg", options["timeout"])

    monkeypatch.setattr(subprocess, "run", stuck)
    with pytest.raises(InputError, match="takes over 60 seconds"):
        read(make_pdf(paper()))


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("import os; os.kill(os.getpid(), 11)", "program that reads it fails"),
        ("import os; os.kill(os.getpid(), 9)", "or 2000 MB"),
    ],
    ids=["crash", "killed"],
)
def test_the_child_may_die(monkeypatch, code, reason):
    run = subprocess.run
    monkeypatch.setattr(subprocess, "run", lambda _, **options: run([sys.executable, "-c", code], **options))
    with pytest.raises(InputError, match=reason):
        read(make_pdf(paper()))


def test_memory_is_bounded(monkeypatch):
    bomb = Sheet(content=[" " * 80_000_000])  # 80 KB in the file
    monkeypatch.setattr(pdf, "MEMORY", 150_000_000)
    with pytest.raises(InputError, match=r"fails|none of its pages|no text"):
        read(make_pdf([bomb]))


def test_without_the_extra(monkeypatch):
    monkeypatch.setattr(pdf, "find_spec", lambda _: None)
    with pytest.raises(MissingExtraError, match=r"paperkg\[pdf\]"):
        read(make_pdf(paper()))


def test_no_module_but_the_child_loads_pdfium():
    code = "import sys; import kg.corpus.readers; sys.exit('pypdfium2' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_folder_of_files(tmp_path: Path):
    (tmp_path / "good.pdf").write_bytes(make_pdf(paper()))
    (tmp_path / "empty.pdf").write_bytes(b"")
    (tmp_path / "scan.pdf").write_bytes(make_pdf([SCAN]))
    corpus = read_corpus([tmp_path])
    assert [p.title for p in corpus.papers] == ["CupNet: Stacking Cups with Two Hands"]
    assert [(note.file, note.reason[:17]) for note in corpus.notes] == [
        ("empty.pdf", "empty."),
        ("scan.pdf", "its pages are ima"),
    ]


@pytest.mark.parametrize(("head", "it_is"), [(b"%PDF-1.7", True), (b"junk\n%PDF-1.4", True), (b"PDF-1.4", False)])
def test_how_it_begins(head, it_is):
    assert looks_pdf(head) is it_is
