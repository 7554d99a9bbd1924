"""What stands on the pages of a PDF, as PDFium finds it: runs of characters with place, size and weight.

Runs in a child process alone (:mod:`kg.corpus.pdf_worker`), for PDFium is native code and the files come from anywhere.
"""

import ctypes
import math
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pypdfium2.raw as pdfium  # type: ignore[import-untyped]

#: A gap of so many font sizes is one between columns or cells, and of so many one between words wherever PDFium, which
#: knows how far each character reaches beside its ink, has put no space.
_FAR, _WORD = 1.3, 0.45
#: Of another size and so far away, a character belongs to something else: a number of a line beside the text.
_APART, _ALIKE = 0.6, 0.85
#: Characters further than this many sizes from the base line are on another line; from this on they are raised or low.
_OTHER_LINE, _RAISED = 0.62, 0.12
_MARKS = "*†‡§¶∗,"
_BOLD = ("bold", "-bd", "medi", "black", "cmbx", "sfbx", "heavy", "demi")
_ITALIC = ("italic", "-ital", "oblique", "cmti", "sfti", "-it")
_BOLD_WEIGHT = 600
_MOST_CHARACTERS = 100_000  # of one page
_HYPHENS = {"\x02": "-", "\ufffe": "-", "\u00ad": "-", "\u2010": "-", "\u2011": "-"}
_LIGATURES = {chr(code): unicodedata.normalize("NFKC", chr(code)) for code in range(0xFB00, 0xFB07)}


class PdfError(Exception):
    """A document that cannot be read; the reason is for the user."""


@dataclass(slots=True)
class Run:
    """Characters on one base line without a wide gap. Points, from the lower left corner of the page."""

    text: str
    left: float
    right: float
    base: float
    size: float
    bold: bool = False
    italic: bool = False
    last: float = 0.0  # where the ink of its last character begins


@dataclass(slots=True)
class Page:
    """The runs of a page in the order in which it draws them, and what else it tells."""

    width: float
    height: float
    runs: list[Run] = field(default_factory=list)
    upright: list[str] = field(default_factory=list)  # texts that stand on their side, such as arXiv's stamp
    images: int = 0

    @property
    def letters(self) -> int:
        """How many letters can be read."""
        return sum(sum(map(str.isalpha, run.text)) for run in self.runs)


@dataclass(frozen=True, slots=True)
class _Style:
    size: float
    bold: bool
    italic: bool
    sideways: bool


_ERRORS = {
    pdfium.FPDF_ERR_PASSWORD: "encrypted with a password. Save it without one (qpdf --decrypt).",
    pdfium.FPDF_ERR_SECURITY: "encrypted in a way that is not supported. Save it without encryption.",
    pdfium.FPDF_ERR_FILE: "cannot be opened.",
}


@contextmanager
def open_document(path: Path) -> Iterator[pdfium.FPDF_DOCUMENT]:
    """The document of a file; raises :class:`PdfError`."""
    pdfium.FPDF_InitLibrary()
    data = path.read_bytes()
    document = pdfium.FPDF_LoadMemDocument64(data, len(data), None)
    if not document:
        raise PdfError(_ERRORS.get(pdfium.FPDF_GetLastError(), "broken PDF. Download or export it again."))
    try:
        yield document
    finally:
        pdfium.FPDF_CloseDocument(document)


def count_pages(document: pdfium.FPDF_DOCUMENT) -> int:
    """How many pages the document says that it has."""
    return int(pdfium.FPDF_GetPageCount(document))


def find_info(document: pdfium.FPDF_DOCUMENT, key: str) -> str:
    """An entry of the document's information: "Title", "Author", …; empty where there is none."""
    size = pdfium.FPDF_GetMetaText(document, key.encode(), None, 0)
    if not 2 < size < 20_000:
        return ""
    buffer = ctypes.create_string_buffer(size)
    pdfium.FPDF_GetMetaText(document, key.encode(), buffer, size)
    return buffer.raw[: size - 2].decode("utf-16-le", "replace")


def read_page(document: pdfium.FPDF_DOCUMENT, number: int) -> Page | None:
    """What stands on a page; ``None`` where it is broken."""
    page = pdfium.FPDF_LoadPage(document, number)
    if not page:
        return None
    text = pdfium.FPDFText_LoadPage(page)
    try:
        found = Page(float(pdfium.FPDF_GetPageWidthF(page)), float(pdfium.FPDF_GetPageHeightF(page)))
        found.images = sum(
            pdfium.FPDFPageObj_GetType(pdfium.FPDFPage_GetObject(page, index)) == pdfium.FPDF_PAGEOBJ_IMAGE
            for index in range(min(pdfium.FPDFPage_CountObjects(page), _MOST_CHARACTERS))
        )
        if text:
            _read_runs(text, found)
        return found
    finally:
        if text:
            pdfium.FPDFText_ClosePage(text)
        pdfium.FPDF_ClosePage(page)


def _read_runs(text: pdfium.FPDF_TEXTPAGE, page: Page) -> None:
    box = [ctypes.c_double() for _ in range(6)]
    left, right, bottom, top, x, base = box
    styles: dict[int, _Style] = {}
    run: Run | None = None
    sideways: list[str] = []
    space = False
    for index in range(min(pdfium.FPDFText_CountChars(text), _MOST_CHARACTERS)):
        code = pdfium.FPDFText_GetUnicode(text, index)
        if code in (0x0D, 0x0A, 0x20, 0xA0, 0x09):
            space = True
            continue
        character = _character(code)
        drawn = pdfium.FPDFText_GetTextObject(text, index)
        if not character or not drawn:
            continue
        address = ctypes.addressof(drawn.contents)
        style = styles.get(address)
        if style is None:
            style = styles[address] = _style(text, index)
        if style.sideways:
            sideways.append(f" {character}" if space else character)
            space = False
            continue
        pdfium.FPDFText_GetCharBox(text, index, left, right, bottom, top)
        pdfium.FPDFText_GetCharOrigin(text, index, x, base)
        run = _add(page, run, character, style, space, (min(x.value, left.value), right.value, base.value))
        space = False
    if sideways:
        page.upright.append("".join(sideways).strip())


def _add(
    page: Page, run: Run | None, character: str, style: _Style, space: bool, place: tuple[float, float, float]
) -> Run | None:
    """Puts a character at the end of the run where it goes on there, else begins another one."""
    left, right, base = place
    if not (math.isfinite(left) and math.isfinite(right) and math.isfinite(base)) or right - left > page.width:
        return run
    if run is not None:
        size = max(run.size, style.size)
        away, gap = base - run.base, left - run.right
        alike = gap < _APART * size or min(run.size, style.size) > _ALIKE * size
        if abs(away) < _OTHER_LINE * size and gap < _FAR * size and left > run.last - 0.3 * size and alike:
            raised = away > _RAISED * size and style.size < 0.9 * run.size
            mark = character.isdigit() or character in _MARKS
            if raised and mark and (run.text[-1:].isalpha() or run.text[-1:] in ".,;:)”") and gap < 0.3 * size:
                run.right = max(run.right, right)
                return run  # the mark of a footnote or a citation: no part of the word
            if space or gap > _WORD * size:
                run.text += " "
            elif raised and run.text[-1:].isdigit() and character.isdigit():
                run.text += "^"
            run.text += character
            run.last = left
            run.right = max(run.right, right)
            if style.size > run.size and abs(away) > _RAISED * size:  # began with something raised
                run.base = base
            run.size = max(run.size, style.size)
            run.bold = run.bold and style.bold
            run.italic = run.italic and style.italic
            return run
    run = Run(character, left, right, base, style.size, style.bold, style.italic, left)
    page.runs.append(run)
    return run


def _character(code: int) -> str:
    """A character for reading: no controls, no halves of surrogates, ligatures as letters."""
    character = chr(code) if code <= 0x10FFFF else ""
    if character in _HYPHENS:
        return _HYPHENS[character]
    if not character or unicodedata.category(character) in ("Cc", "Cf", "Cs", "Co", "Cn"):
        return ""
    return _LIGATURES.get(character, character)


def _style(text: pdfium.FPDF_TEXTPAGE, index: int) -> _Style:
    matrix = pdfium.FS_MATRIX()
    pdfium.FPDFText_GetMatrix(text, index, matrix)
    size = float(pdfium.FPDFText_GetFontSize(text, index)) * math.hypot(matrix.c, matrix.d)
    name = ctypes.create_string_buffer(200)
    flags = ctypes.c_int()
    length = pdfium.FPDFText_GetFontInfo(text, index, name, 200, flags)
    called = name.value.decode("utf-8", "replace").lower() if 0 < length <= 200 else ""
    bold = any(word in called for word in _BOLD) or (
        not called and pdfium.FPDFText_GetFontWeight(text, index) >= _BOLD_WEIGHT
    )
    italic = any(word in called for word in _ITALIC)
    size = min(abs(size), 1000.0) if math.isfinite(size) else 0.0
    return _Style(size, bold, italic, abs(matrix.b) > abs(matrix.a))
