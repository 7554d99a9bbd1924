"""What a build did, for a program (``report.json``) and for a person (``report.md``)."""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from kg.corpus.notes import Note
from kg.corpus.read import Corpus
from kg.graph.relatedness import Relatedness
from kg.graph.stats import graph_stats
from kg.link.advised import Linking
from kg.link.vocabulary import VocabularyUse
from kg.model import AnnotatedPaper, Decision, Records

REPORT_FORMAT = "kg-report/1"

#: How many notes of one kind the readable report lists; the JSON has all.
_LISTED = 50


@dataclass(frozen=True, slots=True)
class Report:
    """Counts, and everything that was not used as it came."""

    counts: Mapping[str, Any]
    notes: tuple[Note, ...]  # sorted
    warnings: tuple[str, ...] = field(default=())
    vocabularies: tuple[VocabularyUse, ...] = ()

    def warn(self, *lines: str) -> "Report":
        """The report with more warnings."""
        return replace(self, warnings=(*self.warnings, *lines))

    def to_json(self) -> str:
        """Pretty JSON with a line break at the end."""
        value = {
            "format": REPORT_FORMAT,
            "counts": self.counts,
            "notes": [
                {"kind": note.kind, "file": note.file, "place": note.place, "reason": note.reason, "paper": note.paper}
                for note in self.notes
            ],
            "warnings": list(self.warnings),
        }
        if self.vocabularies:
            value["vocabularies"] = [asdict(use) for use in self.vocabularies]
        return json.dumps(value, ensure_ascii=False, indent=1, allow_nan=False) + "\n"

    def to_markdown(self) -> str:
        """The same for reading."""
        lines = ["# Report of the build", ""]
        lines += [f"- {name}: {value}" for name, value in self.counts.items() if isinstance(value, int)]
        for name, table in self.counts.items():
            if isinstance(table, Mapping) and table:
                lines += ["", f"## {name}", "", "| | |", "| --- | ---: |"]
                lines += [f"| {_cell(row)} | {_cell(value)} |" for row, value in table.items()]
        for kind in sorted({note.kind for note in self.notes}):
            notes = [note for note in self.notes if note.kind == kind]
            lines += ["", f"## {kind}: {len(notes)}", ""]
            lines += [f"- {note}" for note in notes[:_LISTED]]
            if len(notes) > _LISTED:
                lines.append(f"- … {len(notes) - _LISTED} more in report.json")
        if self.vocabularies:
            lines += ["", "## vocabularies", "", *(f"- {_told(use)}" for use in self.vocabularies)]
        if self.warnings:
            lines += ["", "## warnings", "", *(f"- {line}" for line in self.warnings)]
        return "\n".join(lines) + "\n"


def _told(use: VocabularyUse) -> str:
    rights = f", {use.license}" if use.license else ""
    return (
        f"{use.title} ({use.iri}{rights}; {use.file}): {use.concepts} concepts; {use.exact} entities match one "
        f"exactly, {use.close} nearly; {use.linked} became one by its synonyms; {use.broader} pairs got a broader one "
        "from it"
    )


def make_report(
    corpus: Corpus,
    annotated: Sequence[AnnotatedPaper],
    records: Records,
    pairs: Sequence[Relatedness],
    linking: Linking | None = None,
) -> Report:
    """The report of a build before its outputs are written."""
    counts = dict(graph_stats(records, list(pairs))) | {"reading": reading_counts(corpus)}
    empty = [paper for paper in records.papers if not paper.entities]
    lost = sum(len(paper.relations) for paper in annotated) - sum(len(paper.relations) for paper in records.papers)
    ambiguous = [merge for merge in records.merges if merge.decision is Decision.AMBIGUOUS]
    notes = tuple(sorted((*corpus.notes, *(linking.notes if linking else ()))))
    report = Report(counts, notes, vocabularies=linking.uses if linking else ())
    if empty:
        report = report.warn(f"{len(empty)} of {len(records.papers)} papers have no entity")
    if lost:
        reason = "linking made their ends one, or gave them types that the relation does not join"
        report = report.warn(f"{lost} stated relations were left out: {reason}")
    if ambiguous:
        report = report.warn(f"{len(ambiguous)} names fit several papers that coin them (merges.jsonl, 'ambiguous')")
    return report


def reading_counts(corpus: Corpus) -> dict[str, int]:
    """What was read: files by format, papers in them before copies became one, and notes on them by kind."""
    formats = Counter(file.format or "no known format" for file in corpus.files)
    kinds = Counter(str(note.kind) for note in corpus.notes)
    found = sum(file.papers for file in corpus.files)
    return {
        "files": len(corpus.files),
        **{f"files, {name}": formats[name] for name in sorted(formats)},
        "papers, copies too": found,
        **{name: kinds[name] for name in sorted(kinds)},
    }


def _cell(value: object) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{name} ({count})" for name, count in value.items())
    if isinstance(value, (list, tuple)):
        return ", ".join(" ".join(map(str, item)) if isinstance(item, (list, tuple)) else str(item) for item in value)
    return str(value).replace("|", "\\|")
