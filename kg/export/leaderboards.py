"""``leaderboards.md``: stated numbers by dataset, absolute ones apart from improvements, each with its sentence.

A number leads to its sentence at the end of the document, whose anchor is the id of the result in ``results.csv`` and
in RDF; the sentence leads to the paper in ``explorer.html``. Numbers of one metric are sorted, best first; what "best"
is depends on the metric: errors, losses, distances and times are better the smaller they are.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from kg import ids
from kg.export.characters import CharacterFilter
from kg.export.markdown import escaped, explorer_link, link, table
from kg.export.rows import ExportStats
from kg.export.table_rows import decimal_of, sorted_papers
from kg.graph.labels import paper_label
from kg.graph.view import Graph
from kg.model import AnnotatedPaper, Records, Result, ResultKind
from kg.text.clean import clean_line
from kg.text.names import lookup_key
from kg.writing import open_text

_LESS_IS_BETTER = re.compile(
    r"\b(errors?|loss|losses|perplexity|latency|latencies|times?|runtime|cost|costs|distance|regret|collisions?|"
    r"violations?|fid|kid|mae|mse|rmse|wer|cer|nll|ece|ate|rpe|memory|parameters|overhead|failures?|failure rate)\b",
    re.I,
)

#: A heading for what names no dataset; it stands last.
_NO_DATASET = "No dataset named"


@dataclass(frozen=True, slots=True)
class _Line:
    """A result of a paper, with the names that its entities have in the whole corpus."""

    id: str
    paper: AnnotatedPaper
    result: Result
    dataset: str
    metric: str
    method: str
    baseline: str

    @property
    def number(self) -> float | None:
        found = decimal_of(self.result)
        return None if found is None else float(found)


def write_leaderboards(records: Records, graph: Graph, path: Path, *, base_iri: str, texts: bool) -> ExportStats:
    """Writes ``leaderboards.md``."""
    keep = CharacterFilter()
    lines = list(_lines(records))
    with open_text(path) as file:
        for text in _document(lines, texts=texts):
            file.write(keep(text) + "\n")
    return ExportStats(len(lines), keep.dropped)


def _lines(records: Records) -> Iterator[_Line]:
    labels = {entity.id: entity.label for entity in records.entities}
    for annotated in sorted_papers(records):

        def name(slot: int | None, text: str, paper: AnnotatedPaper = annotated) -> str:
            return text if slot is None else labels[paper.entities[slot].id]

        for number, result in enumerate(annotated.results):
            yield _Line(
                ids.result_id(annotated.paper.id, number),
                annotated,
                result,
                name(result.dataset_entity, result.dataset),
                name(result.metric_entity, result.metric),
                name(result.method_entity, result.method),
                name(result.baseline_entity, result.baseline),
            )


def _document(lines: Sequence[_Line], *, texts: bool) -> Iterator[str]:
    yield "# Leaderboards"
    yield ""
    yield f"{len(lines)} numbers that the papers state. A number leads to the sentence that states it."
    boards = _by_dataset(lines)
    for dataset in sorted(boards, key=lambda key: (key == "", boards[key][0].dataset.casefold(), key)):
        board = boards[dataset]
        yield from ("", f"## {escaped(_common([line.dataset for line in board])) or _NO_DATASET}")
        improvements = [line for line in board if line.result.kind in (ResultKind.DIFFERENCE, ResultKind.RATIO)]
        absolute = [line for line in board if line.result.kind is ResultKind.ABSOLUTE]
        unknown = [line for line in board if line.result.kind is None]
        for title, found in (("Results", absolute), ("Improvements", improvements), ("Kind not known", unknown)):
            if found:
                yield from ("", f"### {title}", "", *_table(found, against=found is not absolute))
    if lines:
        yield from ("", "## Sentences", "")
        yield from (_sentence(line, texts=texts) for line in lines)


def _by_dataset(lines: Iterable[_Line]) -> dict[str, list[_Line]]:
    """The entity's id, or the text's letters where it resolves to none: two spellings are one board."""
    boards: dict[str, list[_Line]] = defaultdict(list)
    for line in lines:
        slot = line.result.dataset_entity
        key = lookup_key(line.dataset) if slot is None else line.paper.entities[slot].id
        boards[key if line.dataset.strip() else ""].append(line)
    return boards


def _common(names: Sequence[str]) -> str:
    """The name that is used most; of several the first in order."""
    return max(sorted(set(names)), key=names.count)


def _table(lines: Sequence[_Line], *, against: bool) -> list[str]:
    ranked = sorted(lines, key=_rank)
    header = ["Metric", "Method", "Value:", *(["Compared with"] if against else []), "Paper", "Year:"]
    rows = []
    for line in ranked:
        middle = [escaped(line.baseline)] if against else []
        paper = explorer_link(paper_label(line.paper), line.paper.paper.id)
        value = link(line.result.value, f"#{line.id}")
        rows.append(
            [escaped(line.metric), escaped(line.method), value, *middle, paper, str(line.paper.paper.year or "")]
        )
    return table(header, rows)


def _rank(line: _Line) -> tuple[bool, str, str, bool, float, str, str]:
    """By metric and unit, those whose metric is not told last; then the best number first, then by method."""
    number = line.number
    sign = 1 if _LESS_IS_BETTER.search(line.metric) and line.result.kind is ResultKind.ABSOLUTE else -1
    return (
        not line.metric,
        line.metric.casefold(),
        line.result.unit,
        number is None,
        0.0 if number is None else sign * number,
        line.method.casefold(),
        line.id,
    )


def _sentence(line: _Line, *, texts: bool) -> str:
    paper = explorer_link(paper_label(line.paper), line.paper.paper.id)
    span = line.result.span
    if span is None:
        where = "no sentence is known"
    elif texts:
        where = escaped(clean_line(line.paper.paper.quote(span)))
    else:
        where = f"{escaped(span.text)}, characters {span.start}–{span.end}"
    return f'- <a id="{line.id}"></a>{escaped(line.result.value)}, {paper}: {where}'
