"""``spreadsheet/``: CSV for a person's spreadsheet, kept apart from the machine's.

A byte order mark, without which Excel takes UTF-8 for another encoding; the columns that a person wants, names in place
of ids; and no cell that a spreadsheet would take for a formula (OWASP, *CSV Injection*): an apostrophe goes in front of
it, which is why these files are not for programs (such a guard corrupts negative numbers: grafana#17363). Numbers stay
numbers.
"""

import csv
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from kg import ids
from kg.export.characters import CharacterFilter
from kg.export.comparisons import comparisons
from kg.export.rows import ExportStats
from kg.export.table_rows import decimal_of, sorted_papers
from kg.graph.edges import all_role_edges, role_edges
from kg.graph.labels import paper_label
from kg.graph.view import Graph
from kg.model import COINING_ROLES, AnnotatedPaper, Records, Role, Span
from kg.text.clean import clean_line

#: What a spreadsheet takes for the beginning of a formula, also full-width, also behind what is not seen.
_FORMULA = re.compile(r"[\s\u200b-\u200f\u202a-\u202e\u2060\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]")
#: The same after a semicolon, at which Excel cuts cells where the comma is the decimal sign.
_FORMULA_WITHIN = re.compile(r"(;\s*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])")
_NUMBER = re.compile(r"[+-]?[0-9]+(\.[0-9]+)?%?")
#: The longest cell of Excel, in characters.
_LONGEST = 32_767

_ROLES = (
    ("Proposes", Role.PROPOSES),
    ("Introduces", Role.INTRODUCES),
    ("Addresses", Role.ADDRESSES),
    ("Uses", Role.USES),
    ("Evaluated on", Role.EVALUATES_ON),
    ("Deployed on", Role.DEPLOYED_ON),
    ("Compared with", Role.COMPARES_WITH),
)

_Row = Sequence[str]


def write_spreadsheet(records: Records, graph: Graph, path: Path, *, base_iri: str, texts: bool) -> ExportStats:
    """Makes the folder with ``papers.csv``, ``entities.csv``, ``results.csv`` and ``comparisons.csv``."""
    keep = CharacterFilter()
    titles = {annotated.paper.id: paper_label(annotated) for annotated in records.papers}
    tables = {
        "papers": _papers(records, titles),
        "entities": _entities(records, titles, base_iri),
        "results": _results(records, titles, texts=texts),
        "comparisons": _comparisons(records, texts=texts),
    }
    path.mkdir()
    rows = 0
    for name, table in tables.items():
        rows += _write(path / f"{name}.csv", table, keep)
    return ExportStats(rows, keep.dropped)


def cell(text: str) -> str:
    """A text as a cell that no spreadsheet computes, on one line.

    >>> cell("=1+1"), cell("-3.5"), cell("a; =b")
    ("'=1+1", '-3.5', "a; '=b")
    """
    line = " ".join(text.split())
    if len(line) > _LONGEST - 1:
        line = line[: _LONGEST - 2] + "…"
    if _NUMBER.fullmatch(line):
        return line
    line = _FORMULA_WITHIN.sub(r"\1'", line)
    return f"'{line}" if _FORMULA.match(line) else line


def _write(path: Path, table: Iterable[_Row], keep: CharacterFilter) -> int:
    count = -1
    with path.open("w", encoding="utf-8-sig", newline="\n") as file:
        writer = csv.writer(file, lineterminator="\n")
        for row in table:
            writer.writerow([cell(keep(value)) for value in row])
            count += 1
    return count


def _papers(records: Records, titles: Mapping[str, str]) -> Iterator[_Row]:
    labels = {entity.id: entity.label for entity in records.entities}
    yield [
        "Title",
        "Authors",
        "Year",
        "Venue",
        *(name for name, _ in _ROLES),
        "Links in the text",
        "Address",
        "Found in",
    ]
    for annotated in sorted(records.papers, key=lambda annotated: (titles[annotated.paper.id], annotated.paper.id)):
        paper = annotated.paper
        edges = role_edges(annotated)
        yield [
            titles[paper.id],
            "; ".join(paper.authors),
            str(paper.year or ""),
            paper.venue,
            *("; ".join(sorted(labels[edge.entity] for edge in edges if edge.role is role)) for _, role in _ROLES),
            " ".join(dict.fromkeys(link.url for link in annotated.links)),
            paper.url,
            "; ".join(map(str, paper.sources)),
        ]


def _entities(records: Records, titles: Mapping[str, str], base_iri: str) -> Iterator[_Row]:
    yield [
        "Name",
        "Type",
        "Papers",
        "Also called",
        "Proposed or introduced in",
        "Maker",
        "Kind",
        "Ambiguous",
        "Address",
    ]
    labels = {entity.id: entity.label for entity in records.entities}
    made: dict[str, set[str]] = {}
    for edge in all_role_edges(records):
        if edge.role in COINING_ROLES:
            made.setdefault(edge.entity, set()).add(titles[edge.paper])
    for entity in sorted(records.entities, key=lambda entity: (-entity.paper_count, entity.label, entity.id)):
        yield [
            entity.label,
            entity.type,
            str(entity.paper_count),
            "; ".join(entity.aliases),
            "; ".join(sorted(made.get(entity.id, ()))),
            entity.maker,
            labels.get(entity.kind, ""),
            "yes" if entity.ambiguous else "",
            ids.iri(base_iri, entity.id),
        ]


def _results(records: Records, titles: Mapping[str, str], *, texts: bool) -> Iterator[_Row]:
    columns = [
        "Method",
        "Metric",
        "Value",
        "Number",
        "Unit",
        "Kind",
        "Dataset or task",
        "Compared with",
        "Paper",
        "Year",
    ]
    yield [*columns, "Sentence"] if texts else columns
    for annotated in sorted_papers(records):
        for result in annotated.results:
            number = decimal_of(result) or ""
            row = [result.method, result.metric, result.value, number, result.unit, result.kind or ""]
            row += [result.dataset, result.baseline, titles[annotated.paper.id], str(annotated.paper.year or "")]
            yield [*row, _quote(annotated, result.span)] if texts else row


def _comparisons(records: Records, *, texts: bool) -> Iterator[_Row]:
    columns = ["Method", "Compared with", "Papers", "Said to be better in"]
    yield [*columns, "Sentence"] if texts else columns
    labels = {entity.id: entity.label for entity in records.entities}
    papers = {annotated.paper.id: annotated for annotated in records.papers}
    for found in comparisons(records):
        row = [labels[found.method], labels[found.other], str(len(found.papers)), str(found.better)]
        sentence = _quote(papers[found.evidence[0]], found.evidence[1]) if found.evidence else ""
        yield [*row, sentence] if texts else row


def _quote(annotated: AnnotatedPaper, span: Span | None) -> str:
    return clean_line(annotated.paper.quote(span)) if span else ""
