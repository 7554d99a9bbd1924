"""Tables as CSV and TSV: what the columns hold is guessed by their names, the delimiter by the header."""

import csv
import io
import re
import sys
from collections.abc import Iterator, Mapping, Sequence

from kg.corpus.columns import guess_columns, plain_name
from kg.corpus.content import Content
from kg.corpus.identity import make_paper
from kg.corpus.limits import cut
from kg.corpus.maps.guessed import fields_of
from kg.corpus.notes import Found, Item, Note, NoteKind
from kg.errors import InputError
from kg.fields import as_text
from kg.model import Source

_DELIMITERS = ",\t;|"
_SEP_LINE = re.compile(r"sep=(.)\s*$", re.IGNORECASE)  # what Excel puts before the header
_SHOWN = 12
_LONGEST_HEADER = 5_000
#: A cell that says there is nothing.
_EMPTY = frozenset({"na", "n/a", "nan", "null", "none", "-", "[no abstract available]"})


def looks_csv(head: bytes) -> bool:
    """Whether the first line is a header that tells of a title or an abstract, and of another field that is known."""
    first = head.lstrip().split(b"\n", maxsplit=1)[0].decode("utf-8", "replace").strip()
    cells = _header(first, delimiter(first))
    known = guess_columns(cells, {}).keys() if len(first) < _LONGEST_HEADER else set()
    return len(known) > 1 and bool(known & {"title", "abstract"}) and not first.endswith((".", ":"))


def delimiter(header: str) -> str:
    r"""What stands between the cells of a header: the delimiter that makes the most cells whose names are known.

    >>> delimiter("Titel;Zusammenfassung;Jahr"), delimiter('"Title, long",Abstract'), delimiter("TI\tAB")
    (';', ',', '\t')
    """
    return max(_DELIMITERS, key=lambda mark: (len(guess_columns(_header(header, mark), {})), header.count(mark)))


def _header(line: str, mark: str) -> list[str]:
    try:
        return next(csv.reader([line], delimiter=mark), [])
    except csv.Error:
        return []


def read_csv(content: Content) -> Iterator[Found]:
    """The rows as papers, each at the place "row N", counted from 1 with the header, as a spreadsheet does.

    Raises:
        InputError: no column of a title or an abstract, or quotation marks that do not end.
    """
    csv.field_size_limit(min(content.limits.whole, sys.maxsize))
    lines = io.TextIOWrapper(content.stream, encoding="utf-8-sig", errors="replace", newline="")
    first = _first_line(lines, content)
    mark = delimiter(first)
    if match := _SEP_LINE.match(first):
        mark, first = match[1], lines.readline()
    rows = csv.reader(_chained(first, lines), delimiter=mark, strict=False)
    try:
        names = [" ".join(cell.split()) for cell in next(rows, [])]
        reader = TableReader(content, names)
        yield from reader.notes()
        for number, row in enumerate(rows, start=2):
            if any(cell.strip() for cell in row):
                yield from reader.read(row, f"row {number}")
    except csv.Error as error:
        raise InputError(content.name, f"broken table ({error}).", f"line {rows.line_num}") from error


def _first_line(lines: io.TextIOWrapper, content: Content) -> str:
    while line := lines.readline(content.limits.whole):
        if line.strip():
            return line
    raise InputError(content.name, "empty.")


def _chained(first: str, rest: io.TextIOWrapper) -> Iterator[str]:
    yield first
    yield from rest


class TableReader:
    """From the rows of one table to papers; also for Parquet."""

    def __init__(self, content: Content, names: Sequence[str]) -> None:
        """Raises :class:`~kg.errors.InputError` where no column has a title or an abstract."""
        self._content = content
        by_plain = {plain_name(name): name for name in reversed(names)}
        given = {field: by_plain.get(plain_name(column), column) for field, column in content.columns.items()}
        missing = [column for column in given.values() if column not in names]
        if missing:
            raise InputError(content.name, f"has no column {missing[0]!r}. It has: {_listed(names)}.")
        self._columns = guess_columns(names, given)
        self._places = {field: names.index(column) for field, column in self._columns.items()}
        self._names = names
        if not self._columns.keys() & {"title", "abstract"}:
            reason = f"no column of titles or abstracts among: {_listed(names)}. Name them: --map abstract=COLUMN."
            raise InputError(content.name, reason)

    def notes(self) -> Iterator[Note]:
        """What a person should know of the columns before the rows."""
        if "abstract" not in self._columns:
            reason = f"no column of abstracts among: {_listed(self._names)}. Name it: --map abstract=COLUMN."
            yield Note(NoteKind.COLUMNS, self._content.name, "header", reason)

    def read(self, row: Sequence[object], place: str) -> Iterator[Found]:
        """The paper of a row, or a note on it."""
        source = Source(self._content.name, place)
        cells = {field: row[at] if at < len(row) else None for field, at in self._places.items()}
        try:
            paper = make_paper(sources=[source], **fields_of({name: _cell(cell) for name, cell in cells.items()}))
        except ValueError as error:
            yield Note(NoteKind.SKIPPED, source.file, source.place, f"{error}.")
            return
        if paper.texts:
            yield from cut(Item(paper))
        else:
            yield Note(NoteKind.SKIPPED, source.file, source.place, "neither a title nor an abstract.")

    @property
    def columns(self) -> Mapping[str, str]:
        """Field -> the column that holds it."""
        return self._columns


def _cell(cell: object) -> object:
    if isinstance(cell, list):
        return cell
    text = as_text(cell, "cell")
    return None if text.strip().casefold() in _EMPTY else text


def _listed(names: Sequence[str]) -> str:
    shown = ", ".join(name[:40] for name in names[:_SHOWN])
    return f"{shown}, …" if len(names) > _SHOWN else shown
