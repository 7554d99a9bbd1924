"""Tables as CSV: nodes, edges, mentions and results.

RFC 4180 (comma, quotes doubled, a header row) except that a line ends in a line feed: the files then have the same
bytes in every checkout, ``cut`` and ``wc`` work on them, and every reader takes both. A record is one line: line breaks
inside a value become spaces, one for one. These are for programs, so no value is altered to keep a spreadsheet from
taking ``=1+1`` for a formula (such a guard corrupts negative numbers: grafana#17363); a person's tables are those of
:mod:`kg.export.spreadsheet`.
"""

import csv
import re
from pathlib import Path

from kg.export.characters import CharacterFilter
from kg.export.rows import ExportStats, joined
from kg.export.table_rows import MENTIONS, RESULTS, TABLES
from kg.graph.view import Graph
from kg.model import Records
from kg.writing import open_text

#: What str.splitlines and other readers take for the end of a line.
LINE_BREAK = re.compile("[\n\r\x85\u2028\u2029]")

#: The names of the columns of two tables; those of nodes and edges are the attributes of :mod:`kg.graph.view`.
MENTION_COLUMNS = tuple(column.name for column in MENTIONS)
RESULT_COLUMNS = tuple(column.name for column in RESULTS)


def write_nodes(records: Records, graph: Graph, path: Path, *, base_iri: str, texts: bool) -> ExportStats:
    """Writes ``nodes.csv``: ``id``, then the attributes in the order of the schema; empty where unknown."""
    return _write("nodes", records, graph, path, base_iri=base_iri, texts=texts)


def write_edges(records: Records, graph: Graph, path: Path, *, base_iri: str, texts: bool) -> ExportStats:
    """Writes ``edges.csv``: ``id``, ``source``, ``target``, ``type``, ``kind``, then the attributes of the schema."""
    return _write("edges", records, graph, path, base_iri=base_iri, texts=texts)


def write_mentions(records: Records, graph: Graph, path: Path, *, base_iri: str, texts: bool) -> ExportStats:
    """Writes ``mentions.csv``: a row an occurrence, by paper and place; ``surface`` is raw, ``sentence`` cleaned.

    In a build that withholds its texts the surfaces are empty too: the offsets say where they stand.
    """
    return _write("mentions", records, graph, path, base_iri=base_iri, texts=texts)


def write_results(records: Records, graph: Graph, path: Path, *, base_iri: str, texts: bool) -> ExportStats:
    """Writes ``results.csv``: a row a stated number, by paper and in the order of its text."""
    return _write("results", records, graph, path, base_iri=base_iri, texts=texts)


def _write(name: str, records: Records, graph: Graph, path: Path, *, base_iri: str, texts: bool) -> ExportStats:
    keep = CharacterFilter()
    table = TABLES[name](records, graph, keep, base_iri=base_iri, texts=texts)
    count = 0
    with open_text(path) as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(column.name for column in table.columns)
        for row in table.rows:
            writer.writerow(["" if value is None else LINE_BREAK.sub(" ", joined(value)) for value in row])
            count += 1
    return ExportStats(count, keep.dropped)
