import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kg.corpus.pdf_flow import is_heading, join_lines, read_sections, vocabulary
from kg.corpus.pdf_layout import Layout, Line, lay_out
from kg.corpus.pdf_references import read_references
from kg.corpus.pdf_runs import Page, Run


def page(*runs, width=600, height=800):
    return Page(width, height, [Run(text, x, x + 5.0 * len(text), y, size) for text, x, y, size in runs])


def column(x, words, top=700, lines=12):
    return [(" ".join(f"{words}{n}{k}" for k in range(6)), x, top - 12 * n, 10) for n in range(lines)]


def texts(layout):
    return [line.text for line in layout.lines]


def test_columns_are_read_one_after_the_other_whatever_the_order_of_drawing():
    left, right = column(50, "le"), column(320, "ri")
    title = [("A title across both of the columns of this page and more of it", 100, 740, 16)]
    foot = [("a table across both columns of this page that goes from here to there", 80, 500, 10)]
    below = column(50, "lo", top=480) + column(320, "ro", top=480)
    runs = left + right + title + foot + below
    random.Random(1).shuffle(runs)
    expected = [run[0] for part in (title, left, right, foot, below) for run in part]
    assert texts(lay_out([page(*runs)])) == expected


def test_cells_of_a_table_are_no_columns():
    rows = [
        (text, x, 700 - 12 * n, 10)
        for n in range(12)
        for text, x in ((f"row {n}", 60), (f"{n}.5", 250), (f"{n}.7", 400))
    ]
    assert texts(lay_out([page(*rows)]))[:2] == ["row 0 0.5 0.7", "row 1 1.5 1.7"]


def test_running_heads_and_page_numbers_go_and_the_first_are_kept_apart():
    pages = [
        page((f"Cups {2000 + n}, page {n}", 250, 780, 8), ("Text of the page here", 50, 400, 10), (str(n), 300, 20, 9))
        for n in range(3)
    ]
    layout = lay_out(pages)
    assert texts(layout) == ["Text of the page here"] * 3
    assert [line.text for line in layout.heads] == ["Cups 2000, page 0", "0"]


def test_numbers_of_lines_under_review_go():
    text = column(50, "w", top=700, lines=30)
    numbers = [(f"{n:03}", 20, 700 - 12 * n, 7) for n in range(30)]
    assert texts(lay_out([page(*text, *numbers)])) == [run[0] for run in text]
    few = texts(lay_out([page(*text[:10], *numbers[:10])]))
    assert few[3] == f"003 {text[3][0]}"  # as few as these may be a table


def test_what_lies_beside_the_page_is_not_read():
    far = [("far away", 1e9, 400, 10), ("below", 50, -1e9, 10), ("up", 50, float("inf"), 10)]
    assert texts(lay_out([page(*column(50, "w"), *far)])) == [run[0] for run in column(50, "w")]


@pytest.mark.parametrize(
    ("drawn", "text"),
    [("M¨uller", "Müller"), ("Franc¸ois", "François"), ("x ¨y", "xÿ"), ("a ´ b", "a ´ b"), ("Erd", "Erd")],
)
def test_accents_come_together(drawn, text):
    assert texts(lay_out([page((drawn, 50, 400, 10), ("˝", 300, 400, 10))])) == [text]


NUMBERS = st.floats(-1e6, 1e6) | st.sampled_from([0.0, 1e30, float("inf"), -1.0])


@given(st.lists(st.tuples(st.text(max_size=12), NUMBERS, NUMBERS, st.floats(0, 900)), max_size=30), NUMBERS, NUMBERS)
@settings(deadline=None)
def test_any_page_is_laid_out(runs, width, height):
    pages = [page(*runs, width=width, height=height)] * 2
    layout = lay_out(pages)
    assert sum(len(line.text) for line in layout.lines) <= 2 * sum(2 * len(run[0]) + 1 for run in runs)
    read_sections(layout, vocabulary(layout.lines))


@given(st.permutations(column(50, "le") + column(320, "ri")))
@settings(deadline=None, max_examples=30)
def test_the_order_of_drawing_does_not_matter(runs):
    assert texts(lay_out([page(*runs)])) == [run[0] for run in column(50, "le") + column(320, "ri")]


@pytest.mark.parametrize(
    ("lines", "words", "text"),
    [
        (["a repre-", "sentation"], {}, "a representation"),
        (["state-of-the-", "art"], {}, "state-of-the-art"),
        (["self-", "supervised"], {}, "self-supervised"),
        (["pre-", "trained"], {"pretrained": 2, "pre-trained": 1}, "pretrained"),
        (["large-", "scale"], {"large-scale": 3}, "large-scale"),
        (["SOLU-", "TION"], {}, "SOLUTION"),
        (["GPT-", "4"], {}, "GPT-4"),
        (["Mask-", "RCNN is"], {}, "Mask-RCNN is"),
        (["see https://a.org/", "b/c for"], {}, "see https://a.org/b/c for"),
        (["3 -", "4"], {}, "3 - 4"),
        ([], {}, ""),
    ],
)
def test_joined_lines(lines, words, text):
    assert join_lines(lines, Counter(words)) == text


def line(text, y=400.0, size=10.0, bold=False, italic=False, left=50.0, number=1):
    return Line(text, number, left, left + 5 * len(text), y, size, bold, italic, (50.0, 290.0))


@pytest.mark.parametrize(
    ("text", "how", "it_is"),
    [
        ("1 Introduction", {}, True),
        ("3 Our Cups", {"bold": True}, True),
        ("3 Our Cups", {}, False),
        ("3.2 Our Cups", {"size": 12.0}, True),
        ("II. OUR CUPS", {}, True),
        ("A. Our Cups", {"italic": True}, True),
        ("Our Cups", {"bold": True}, True),
        ("Our cups are here.", {"bold": True}, False),
        ("Figure 3: Our Cups", {"bold": True}, False),
        ("References", {}, True),
        ("12.5 34.1", {"bold": True}, False),
        ("our cups", {"bold": True}, False),
    ],
)
def test_headings(text, how, it_is):
    assert is_heading(line(text, **how), 10.0, gap=True) is it_is


def test_sections_with_notes_and_captions_apart():
    lines = [
        line("1 Method", 700, 12, bold=True),
        line("We stack the cups that", 680),
        line("Figure 1: A cup that stands on another cup.", 500),
        line("1 Code is at https://example.org/cups", 100, 8),
        line("stand there. They stand.", 760, number=2),
        line("x = y + 3 (4)", 740, number=2),
        line("1.1 Grasping Them", 720, bold=True, number=2),
        line("We hold them.", 700, number=2),
        line("References", 680, 12, bold=True, number=2),
        line("[1] A. Doe. Holding cups by night. 2019.", 660, number=2),
        line("[2] B. Roe, “Holding cups by day,” in Cups.", 640, number=2),
        line("A Proofs", 600, 12, bold=True, number=2),
        line("By induction over cups.", 580, number=2),
    ]
    flow = read_sections(Layout(tuple(lines), 10.0), vocabulary(lines))
    assert [(section.heading, section.paragraphs) for section in flow.sections] == [
        (
            "1 Method",
            (
                "We stack the cups that stand there. They stand.",
                "Figure 1: A cup that stands on another cup.",
                "1 Code is at https://example.org/cups",
            ),
        ),
        ("1 Method › 1.1 Grasping Them", ("We hold them.",)),
        ("A Proofs", ("By induction over cups.",)),
    ]
    assert read_references(flow.references, Counter()) == ("title:holdingcupsbynight", "title:holdingcupsbyday")


@pytest.mark.parametrize(
    ("entry", "names"),
    [
        ("[1] A. Doe. Cups. https://doi.org/10.5555/Cups.1.", ["doi:10.5555/cups.1"]),
        ("Doe, A. (2019). Holding cups by night. Cups.", ["title:holdingcupsbynight"]),
        ("Ann Doe and Bob Roe. 2019a. Holding cups by night. In Cups.", ["title:holdingcupsbynight"]),
        ("[3] C. Poe. Cups. arXiv preprint arXiv:2001.00001, 2020.", ["arxiv:2001.00001"]),
        ("[4] C. Poe. 2020.", []),
    ],
)
def test_references(entry, names):
    assert list(read_references([line(entry)], Counter())) == names
