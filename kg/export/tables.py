"""Tables as CSV: nodes, edges and mentions.

RFC 4180 (comma, quotes doubled, a header row) except that a line ends in a line feed: the files then have the same
bytes in every checkout, ``cut`` and ``wc`` work on them, and every reader takes both. A record is one line: line breaks
inside a value become spaces, one for one. These are for programs, so no value is altered to keep a spreadsheet from
taking ``=1+1`` for a formula (such a guard corrupts negative numbers: grafana#17363).
"""

import csv
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from kg import ids
from kg.export.characters import CharacterFilter
from kg.export.rows import NODE_COLUMNS, ExportStats, edge_columns, edge_rows, joined, node_rows
from kg.graph.view import RELATED, Graph
from kg.model import AnnotatedPaper, Records, Span
from kg.text.clean import clean_line
from kg.writing import open_text

#: What str.splitlines and other readers take for the end of a line.
_LINE_BREAK = re.compile("[\n\r\x85\u2028\u2029]")

#: The structure of edges.csv, by the names that Gephi's import knows (it passes over case). ``type`` is Directed or
#: Undirected; ``kind`` is the edge type, without which Gephi sums up parallel edges.
_EDGE_STRUCTURE = ("id", "source", "target", "type", "kind")

#: Columns of mentions.csv. Offsets are half-open code points of the raw text of that name.
MENTION_COLUMNS = (
    "id",
    "paper",
    "text",
    "start",
    "end",
    "surface",
    "entity",
    "entity_label",
    "entity_type",
    "mention_type",
    "confidence",
    "extractor",
    "sentence_start",
    "sentence_end",
    "sentence",
)


def write_nodes(records: Records, graph: Graph, path: Path, *, base_iri: str, texts: bool) -> ExportStats:
    """Writes ``nodes.csv``: ``id``, then the attributes in the order of the schema; empty where unknown."""
    keep = CharacterFilter()
    names = [column.name for column in NODE_COLUMNS]
    rows = (
        [node.id, *(joined(node.attributes.get(name, "")) for name in names)]
        for node in node_rows(graph, base_iri, keep)
    )
    return _write(path, ["id", *names], rows, keep)


def write_edges(records: Records, graph: Graph, path: Path, *, base_iri: str, texts: bool) -> ExportStats:
    """Writes ``edges.csv``: ``id``, ``source``, ``target``, ``type``, ``kind``, then the attributes of the schema."""
    keep = CharacterFilter()
    names = [column.name for column in edge_columns(texts=texts)]
    rows = (
        [
            edge.id,
            edge.source,
            edge.target,
            "Undirected" if edge.type == RELATED else "Directed",
            edge.type,
            *(joined(edge.attributes.get(name, "")) for name in names),
        ]
        for edge in edge_rows(graph, keep, texts=texts)
    )
    return _write(path, [*_EDGE_STRUCTURE, *names], rows, keep)


def write_mentions(records: Records, graph: Graph, path: Path, *, base_iri: str, texts: bool) -> ExportStats:
    """Writes ``mentions.csv``: a row an occurrence, by paper and place; ``surface`` is raw, ``sentence`` cleaned.

    In a build that withholds its texts the surfaces are empty too: the offsets say where they stand.
    """
    keep = CharacterFilter()
    columns = MENTION_COLUMNS if texts else MENTION_COLUMNS[:-1]
    entities = {entity.id: entity for entity in records.entities}

    def rows() -> Iterator[list[str]]:
        for annotated in sorted(records.papers, key=lambda annotated: annotated.paper.id):
            paper = annotated.paper
            words: dict[Span | None, tuple[str, str, str]] = {}
            for mention in annotated.mentions:
                span = mention.span
                entity = entities[annotated.entities[mention.entity].id]
                values = [ids.mention_id(paper.id, span), paper.id, span.text, str(span.start), str(span.end)]
                values += [paper.quote(span), entity.id, entity.label, entity.type, mention.type]
                values += [joined(mention.confidence), mention.extractor]
                sentence = annotated.find_sentence(span)
                if sentence not in words:
                    words[sentence] = _sentence(annotated, sentence)
                values += words[sentence]
                yield [keep(value) for value in values[: len(columns)]]

    return _write(path, columns, rows(), keep)


def _sentence(annotated: AnnotatedPaper, sentence: Span | None) -> tuple[str, str, str]:
    """Start, end and cleaned words of the sentence that a mention begins in; empty where it is in none."""
    if sentence is None:
        return "", "", ""
    return str(sentence.start), str(sentence.end), clean_line(annotated.paper.quote(sentence))


def _write(path: Path, header: Iterable[str], rows: Iterable[list[str]], keep: CharacterFilter) -> ExportStats:
    count = 0
    with open_text(path) as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(header)
        for row in rows:
            writer.writerow([_LINE_BREAK.sub(" ", value) for value in row])
            count += 1
    return ExportStats(count, keep.dropped)
