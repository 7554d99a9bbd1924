"""Files of full texts, broken at random: each reader gives papers, notes, or one line that says why not."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kg.corpus.acl_xml import read_acl_xml
from kg.corpus.html_page import read_html
from kg.corpus.jats import read_jats
from kg.corpus.latex import read_latex
from kg.corpus.notes import Item, Note
from kg.corpus.pdf_runs import PdfError
from kg.corpus.pdf_worker import read_paper
from kg.corpus.tei import read_tei
from kg.errors import InputError
from tests.corpus.contents import content, one_line
from tests.corpus.pdf_maker import make_pdf
from tests.corpus.test_html_page import full_text
from tests.corpus.test_latex import MAIN
from tests.corpus.test_pdf import paper

FILES = Path(__file__).parent / "files"
CASES = {
    "tei": (read_tei, (FILES / "grobid.tei").read_bytes()),
    "jats": (read_jats, (FILES / "article.nxml").read_bytes()),
    "acl": (read_acl_xml, (FILES / "anthology.xml").read_bytes()),
    "latex": (read_latex, MAIN.encode()),
    "html": (read_html, full_text().encode()),
}
PDF = make_pdf(paper())
PIECES = [
    b"<",
    b">",
    b"<p>",
    b"</p>",
    b"&",
    b"]]>",
    b"<![CDATA[",
    b"<!--",
    b"{",
    b"}",
    b"\\",
    b"$",
    b"%",
    b"\0",
    b"\xff",
    b"\r",
]

Change = tuple[int, int, bytes]
CHANGES = st.lists(
    st.tuples(st.integers(0, 10_000), st.integers(0, 200), st.sampled_from([*PIECES, b""]) | st.binary(max_size=8)),
    min_size=1,
    max_size=8,
)


def changed(data: bytes, changes: list[Change], cut: int) -> bytes:
    for at, length, put in changes:
        start = at % (len(data) + 1)
        data = data[:start] + put + data[start + length :]
    return data[: cut or None]


@pytest.mark.parametrize("name", CASES)
@given(changes=CHANGES, cut=st.sampled_from([0, 0, 100, 700]))
@settings(deadline=None, max_examples=60)
def test_broken_text(name, changes, cut):
    read, data = CASES[name]
    try:
        for found in read(content(changed(data, changes, cut), "a.xml")):
            assert isinstance(found, Item | Note)
            if isinstance(found, Item):
                assert all(text.raw for text in found.paper.texts)
                assert "".join(text.raw + text.heading for text in found.paper.texts).encode()
    except InputError as error:
        one_line(error)


@given(changes=CHANGES, cut=st.sampled_from([0, 0, 0, 1500]))
@settings(deadline=None, max_examples=60)
def test_broken_pdf(tmp_path_factory, changes, cut):
    path = tmp_path_factory.getbasetemp() / "broken.pdf"
    path.write_bytes(changed(PDF, changes, cut))
    try:
        assert read_paper(path, 50)["paper"].keys() >= {"title", "abstract", "sections"}
    except PdfError as error:
        one_line(error)


@given(st.binary(max_size=300))
@settings(deadline=None, max_examples=60)
def test_any_bytes(data):
    for read, _ in CASES.values():
        try:
            list(read(content(data, "a.xml")))
        except InputError as error:
            one_line(error)
