"""The formats that kg reads: one table, from which everything else takes its choices.

The contract of a reader, a line in :data:`READERS`:

- It is a function from a :class:`~kg.corpus.content.Content` to an iterator of :data:`~kg.corpus.notes.Found`: papers
  as :class:`~kg.corpus.notes.Item`, and notes on what it could not use. It **streams**: a paper is yielded before the
  next is read, wherever the format can; it holds nothing for longer than it must.
- It **gets** ``content.name`` (for sources and notes), ``content.suffix``, ``content.limits``, ``content.columns``
  (``--map``), and the bytes in one of these forms, once: ``content.stream`` (forward only), ``content.lines()``,
  ``content.whole()``, ``content.text()``, ``content.on_disk()`` (a path, for a child process). ``content.beside(name)``
  gives a file that this one names. A reader never opens a file by itself, and never the network.
- The bytes are **UTF-8**: UTF-16 and older encodings are recognised and recoded before. With ``raw=True`` they are
  as they lie on disk: binary formats, and XML, which declares its encoding.
- It makes papers by :func:`kg.corpus.identity.make_paper` alone, with at least one :class:`~kg.model.Source` whose file
  is ``content.name`` and whose place a person finds ("line 7", "entry smith2024", "paper 3"; empty for one paper a
  file), and hands them through :func:`kg.corpus.limits.cut`. ``make_paper(texts=…)`` takes the full text as
  ``Text("body/0", …)``, ``make_paper(references=…)`` the works that the paper cites, each named by
  :func:`kg.corpus.identity.reference_names`.
- One broken paper costs only itself: a note of kind ``SKIPPED`` with its place and a reason that says the next step. A
  file that is broken as a whole raises :class:`~kg.errors.InputError`; what was yielded before stays. Nothing else may
  be raised on any bytes whatever: parsers' own exceptions are caught by their names.
- A file that belongs to another one (a chapter that a main file includes) is a note of kind ``PART``, which is no
  complaint.
- Libraries that are slow to import, or that an extra brings, are imported inside of the function; where one is missing
  the function raises :class:`~kg.errors.MissingExtraError`.

A file is read by the first reader whose suffixes hold its suffix and whose ``sniff`` says yes to its first 64 KB
(without byte order mark, recoded unless ``raw``); else by the first of another suffix whose sniff says yes. Readers
whose sniff is not sure (``anywhere=False``: prose may begin like anything) come after all others, and for their own
suffixes alone. Where no sniff says yes, the last reader of the suffix takes the file and says what is wrong.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from kg.corpus.acl_xml import looks_acl_xml, read_acl_xml
from kg.corpus.arxiv_xml import looks_arxiv_xml, read_arxiv_xml
from kg.corpus.bibtex import looks_bibtex, read_bibtex
from kg.corpus.content import Content
from kg.corpus.csv_table import looks_csv, read_csv
from kg.corpus.endnote_xml import looks_endnote_xml, read_endnote_xml
from kg.corpus.html_page import looks_html, read_html
from kg.corpus.jats import looks_jats, read_jats
from kg.corpus.jsonlines import read_annotated, read_jsonl
from kg.corpus.latex import looks_latex, read_latex
from kg.corpus.note_file import looks_note, read_note
from kg.corpus.notes import Found
from kg.corpus.parquet import looks_parquet, read_parquet
from kg.corpus.pdf import looks_pdf, read_pdf
from kg.corpus.plain import read_text
from kg.corpus.ris import looks_ris, read_ris
from kg.corpus.tei import looks_tei, read_tei
from kg.corpus.zotero_rdf import looks_zotero_rdf, read_zotero_rdf
from kg.errors import UnknownFormatError, UnknownNameError

Read = Callable[[Content], Iterator[Found]]


@dataclass(frozen=True, slots=True)
class Reader:
    """A format: what files of it are called, how their beginning looks, and who reads them."""

    title: str  # for a person: "BibTeX and BibLaTeX"
    suffixes: tuple[str, ...]
    sniff: Callable[[bytes], bool]  # whether the first bytes, without the BOM, may be of this format
    read: Read
    raw: bool = False  # gets the bytes as they lie on disk, not recoded to UTF-8
    anywhere: bool = True  # its sniff is so sure that it also decides for files of other suffixes, or of none


_ANNOTATED = re.compile(
    rb'"format"\s*:\s*"kg-annotated/|"entities"\s*:\s*\[.*"text"\s*:\s*"|"text"\s*:\s*".*"entities"\s*:\s*\['
)


_JSON = re.compile(rb'\s*(?:\{\s*(?:"|\}|$)|\[\s*(?:[\[{\]]|$))')


def _starts_json(head: bytes) -> bool:
    """Prose may begin with a bracket too: "[1] A. Author, …"."""
    return _JSON.match(head) is not None


def _looks_annotated(head: bytes) -> bool:
    first = head.lstrip().split(b"\n", maxsplit=1)[0]
    return first.startswith(b"{") and _ANNOTATED.search(first) is not None


def _is_text(head: bytes) -> bool:
    return not _starts_json(head)


#: format name -> reader. Add a format here and nowhere else; the order decides between those that a file fits.
READERS: dict[str, Reader] = {
    "annotated": Reader("annotated JSON lines", (".jsonl", ".json", ".ndjson"), _looks_annotated, read_annotated),
    "jsonl": Reader("JSON and JSON lines", (".jsonl", ".json", ".ndjson"), _starts_json, read_jsonl),
    "bibtex": Reader("BibTeX and BibLaTeX", (".bib", ".bibtex", ".biblatex"), looks_bibtex, read_bibtex),
    "ris": Reader("RIS", (".ris",), looks_ris, read_ris),
    "zotero-rdf": Reader("Zotero RDF", (".rdf", ".xml"), looks_zotero_rdf, read_zotero_rdf, raw=True),
    "endnote": Reader("EndNote XML", (".xml",), looks_endnote_xml, read_endnote_xml, raw=True),
    "arxiv-xml": Reader("arXiv Atom and OAI-PMH", (".xml", ".atom"), looks_arxiv_xml, read_arxiv_xml, raw=True),
    "html": Reader("HTML pages of papers", (".html", ".htm", ".xhtml"), looks_html, read_html),
    "tei": Reader("TEI of GROBID", (".xml", ".tei"), looks_tei, read_tei, raw=True),
    "acl-xml": Reader("ACL Anthology XML", (".xml",), looks_acl_xml, read_acl_xml, raw=True),
    "jats": Reader(
        "JATS of PubMed Central and publishers", (".xml", ".nxml", ".jats"), looks_jats, read_jats, raw=True
    ),
    "latex": Reader("LaTeX sources", (".tex", ".ltx", ".latex"), looks_latex, read_latex),
    "pdf": Reader("PDF", (".pdf",), looks_pdf, read_pdf, raw=True),
    "parquet": Reader("Parquet", (".parquet", ".pq"), looks_parquet, read_parquet, raw=True),
    "csv": Reader("CSV and TSV", (".csv", ".tsv", ".tab"), looks_csv, read_csv),
    "note": Reader("a text or Markdown file a paper", (".md", ".markdown", ".txt", ".text"), looks_note, read_note),
    "text": Reader("plain text", (".txt", ".text"), _is_text, read_text, anywhere=False),
}


#: What to do with files that people have and that no reader takes.
_HINTS: dict[str, tuple[str, ...]] = {
    "save it as CSV": (".xlsx", ".xls", ".ods", ".numbers"),
    "save it as PDF or as plain text": (".docx", ".doc", ".odt", ".rtf", ".pages", ".epub", ".djvu", ".ps"),
    "unpack it first": (".rar", ".7z"),
    "export it as XML from EndNote": (".enl", ".enlx"),
    "export it from Zotero as BibTeX": (".sqlite", ".rdb"),
}


def get_reader(name: str) -> Reader:
    """The reader of a format; raises :class:`~kg.errors.UnknownNameError`, which lists the known ones."""
    if name not in READERS:
        raise UnknownNameError("input format", name, READERS)
    return READERS[name]


def choose_reader(file: str, suffix: str, head: bytes, raw: bytes | None = None) -> Reader:
    """The reader of a file, by its suffix and its first bytes; without a suffix, by its first bytes alone.

    Args:
        file: its name.
        suffix: with the dot, in lower case.
        head: its first bytes in UTF-8.
        raw: its first bytes as they lie on disk, for readers that get them so; ``None`` for the same.

    Raises:
        UnknownFormatError: no reader takes it. It lists the suffixes of the known ones.
    """

    def fits(reader: Reader) -> bool:
        return reader.sniff(head if raw is None or not reader.raw else raw)

    of_suffix = [reader for reader in READERS.values() if not suffix or suffix in reader.suffixes]
    fitting = [reader for reader in of_suffix if reader.anywhere and fits(reader)]
    fitting += [reader for reader in READERS.values() if reader.anywhere and fits(reader)]
    fitting += [reader for reader in of_suffix if fits(reader)]
    if fitting:
        return fitting[0]
    if suffix and of_suffix:
        return of_suffix[-1]
    known = sorted({known for reader in READERS.values() for known in reader.suffixes})
    what = f"no reader for {suffix!r}" if suffix else "no known format"
    hint = next((hint for hint, suffixes in _HINTS.items() if suffix in suffixes), "choose one with --format")
    raise UnknownFormatError(file, f"{what}; {hint}.", known)
