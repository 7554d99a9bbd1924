"""The tables of :mod:`kg.export.tables` as Parquet files, typed: pandas, polars, DuckDB, R's arrow, Spark.

Needs the extra ``parquet`` (pyarrow). A list is a list, an unknown value is null, a line break stays; what a column
means is the ``meaning`` in its metadata.
"""

from collections.abc import Iterable, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from kg.export.characters import CharacterFilter
from kg.export.rows import ExportStats
from kg.export.table_rows import TABLES, Cell, Table
from kg.graph.view import Attribute, Graph
from kg.model import Records

#: Rows that are held in memory at a time, and that make a row group.
_GROUP = 20_000


def write_parquet(records: Records, graph: Graph, path: Path, *, base_iri: str, texts: bool) -> ExportStats:
    """Makes the folder with a file a table: ``nodes.parquet``, ``edges.parquet`` and so on."""
    keep = CharacterFilter()
    path.mkdir()
    rows = 0
    for name, table in TABLES.items():
        made = table(records, graph, keep, base_iri=base_iri, texts=texts)
        rows += _write_table(made, path / f"{name}.parquet")
    return ExportStats(rows, keep.dropped)


def _write_table(table: Table, path: Path) -> int:
    import pyarrow as pa  # type: ignore[import-untyped]  # noqa: PLC0415 -- an extra, and large
    from pyarrow import parquet  # noqa: PLC0415

    types = {str: pa.string(), int: pa.int64(), float: pa.float64(), bool: pa.bool_(), tuple: pa.list_(pa.string())}
    fields = [
        pa.field(column.name, types[column.kind], metadata={"meaning": column.meaning}) for column in table.columns
    ]
    schema = pa.schema(fields)
    rows = iter(table.rows)
    count = 0
    with path.open("wb") as file, parquet.ParquetWriter(file, schema, compression="zstd") as writer:
        while group := list(islice(rows, _GROUP)):
            arrays = [
                pa.array(values, field.type)
                for values, field in zip(_columns(table.columns, group), fields, strict=True)
            ]
            writer.write_batch(pa.record_batch(arrays, schema=schema))
            count += len(group)
    return count


def _columns(columns: Sequence[Attribute], group: Sequence[Sequence[Cell]]) -> Iterable[Sequence[Any]]:
    for column, values in zip(columns, zip(*group, strict=True), strict=True):
        if column.kind is float:  # one that the text wrote out is a decimal: "6.20"
            yield [None if value is None else float(value) for value in values]
        else:
            yield values
