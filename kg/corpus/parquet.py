"""Tables as Parquet, read in batches of rows; the extra ``parquet`` brings pyarrow."""

from collections.abc import Iterator
from pathlib import Path

from kg.corpus.content import Content
from kg.corpus.csv_table import TableReader
from kg.corpus.notes import Found
from kg.errors import InputError, MissingExtraError

_MAGIC = b"PAR1"
_BATCH = 1_000


def looks_parquet(head: bytes) -> bool:
    """Whether the first bytes are those of Parquet."""
    return head.startswith(_MAGIC)


def read_parquet(content: Content) -> Iterator[Found]:
    """The rows as papers, each at the place "row N", counted from 1.

    Raises:
        InputError: broken, or no column of a title or an abstract.
        MissingExtraError: pyarrow is not installed.
    """
    try:
        import pyarrow  # type: ignore[import-untyped]  # noqa: PLC0415 -- an extra brings it
    except ImportError as error:
        raise MissingExtraError("reading Parquet", "parquet") from error
    with content.on_disk() as path:
        try:
            yield from _rows(content, path)
        except (pyarrow.ArrowException, OSError, OverflowError) as error:
            said = " ".join(str(error).split())[:120].replace(str(path), content.name).rstrip(".")
            raise InputError(content.name, f"broken Parquet ({said}).") from error


def _rows(content: Content, path: Path) -> Iterator[Found]:
    from pyarrow import parquet  # noqa: PLC0415

    with parquet.ParquetFile(path) as table:
        names = list(table.schema_arrow.names)
        reader = TableReader(content, names)
        yield from reader.notes()
        wanted = [name for name in names if name in reader.columns.values()]
        reader = TableReader(content, wanted)
        number = 0
        for batch in table.iter_batches(_BATCH, columns=wanted):
            columns = [batch.column(name).to_pylist() for name in wanted]
            for row in zip(*columns, strict=True):
                number += 1
                yield from reader.read([_plain(cell) for cell in row], f"row {number}")


def _plain(cell: object) -> object:
    """Dates and other values as texts."""
    return cell if cell is None or isinstance(cell, (str, int, float, list)) else str(cell)
