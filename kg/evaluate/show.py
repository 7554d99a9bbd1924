"""An evaluation for a terminal, as Markdown, and as JSON."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any

from kg.evaluate.confidences import Bin, Point
from kg.evaluate.evaluation import Evaluation
from kg.evaluate.matching import Counts
from kg.evaluate.mistakes import KINDS
from kg.evaluate.scores import SLOTS, Key, Scores
from kg.export import markdown
from kg.model import EntityType, RelationName
from kg.render import table

EVALUATION_FORMAT = "kg-evaluation/1"
#: A name that ends in ":" stands over numbers.
_HEADER = ("", "P:", "R:", "F1:", "95 %:", "right:", "found:", "gold:")
Table = tuple[str, tuple[str, ...], list[Sequence[object]]]


def to_text(evaluation: Evaluation) -> str:
    """The scores as a table, then what else there is in a few lines."""
    lines = [f"{evaluation.scores.papers} papers; mentions of {', '.join(evaluation.texts)}", ""]
    for title, header, rows in [("", _HEADER, _score_rows(evaluation)), *_tables(evaluation)]:
        if rows:
            lines += [*([""] * bool(title)), *([title] * bool(title))]
            lines.append(table([name.removesuffix(":") for name in header], rows))
    return "\n".join(lines)


def to_markdown(evaluation: Evaluation) -> str:
    """The same as a report for reading."""
    lines = ["# Evaluation", ""]
    lines.append(f"{evaluation.scores.papers} papers. Mentions are those of: {', '.join(evaluation.texts)}. Scores are")
    lines.append("micro, in percent; the intervals come from 1,000 draws of the papers with replacement.")
    lines += ["", *_markdown(_HEADER, _score_rows(evaluation))]
    for title, header, rows in _tables(evaluation):
        if rows:
            lines += ["", f"## {title}", "", *_markdown(header, rows)]
    return "\n".join(lines) + "\n"


def to_json(evaluation: Evaluation) -> str:
    """The same for a program; rates are 0 to 1."""
    value: dict[str, Any] = {
        "format": EVALUATION_FORMAT,
        "papers": evaluation.scores.papers,
        "texts": evaluation.texts,
        "scores": _nested(evaluation.scores, evaluation),
        "venues": {name: _nested(scores) for name, scores in evaluation.venues.items()},
        "duplicates": {"split": evaluation.scores.split, "merged": evaluation.scores.merged},
        "calibration": {
            "mentions": round(evaluation.calibration, 4),
            "relations": round(evaluation.relation_calibration, 4),
            "bins": [_rounded(one._asdict()) for one in evaluation.bins],
        },
        "curve": [{"min_confidence": point.threshold, **_counts(point.counts)} for point in evaluation.curve],
        "relation_curve": [
            {"min_relation_confidence": point.threshold, **_counts(point.counts)} for point in evaluation.relation_curve
        ],
        "errors": {
            kind: {"number": evaluation.kinds[kind], "commonest": [one._asdict() for one in evaluation.errors[kind]]}
            for kind in KINDS
        },
        "roles": [one._asdict() for one in evaluation.roles],
        "worst": [_rounded(one._asdict()) for one in evaluation.worst],
    }
    return json.dumps(value, ensure_ascii=False, indent=1, allow_nan=False) + "\n"


def _score_rows(evaluation: Evaluation) -> list[Sequence[object]]:
    rows: list[tuple[str, Key]] = [("mentions, exact", ("mentions", ""))]
    rows += [(f"- {kind}", ("mentions", kind)) for kind in EntityType]
    if evaluation.has_seen:
        rows += [(f"- {name} names", ("mentions", name)) for name in ("seen", "unseen")]
    rows += [("mentions, overlapping", ("overlapping", "")), ("mentions, span alone", ("untyped", ""))]
    rows += [("entities", ("entities", "")), *((f"- {kind}", ("entities", kind)) for kind in EntityType)]
    if evaluation.has_seen:
        rows += [(f"- {name} names", ("entities", name)) for name in ("seen", "unseen")]
    rows += [("roles, of those matched", ("roles", "")), *((f"- {kind}", ("roles", kind)) for kind in EntityType)]
    rows += [("relations", ("relations", "")), *((f"- {name}", ("relations", name)) for name in RelationName)]
    rows += [("results, by number", ("results", "")), *((f"- {slot}, of those", ("results", slot)) for slot in SLOTS)]
    return [_score_row(name, evaluation.scores.get(*key), evaluation, key) for name, key in rows]


def _score_row(name: str, counts: Counts, evaluation: Evaluation, key: Key) -> Sequence[object]:
    interval = evaluation.intervals.get(key)
    between = (
        f"{100 * interval.low:.1f}-{100 * interval.high:.1f}" if interval and counts.predicted + counts.gold else ""
    )
    return (name, *_rates(counts), between, counts.right, counts.predicted, counts.gold)


def _rates(counts: Counts) -> tuple[str, str, str]:
    """Precision, recall and F1 in percent, each empty where there is nothing that it could be the share of."""
    shares = (
        (counts.precision, counts.predicted),
        (counts.recall, counts.gold),
        (counts.f1, counts.predicted + counts.gold),
    )
    first, second, third = (f"{100 * share:.1f}" if of else "" for share, of in shares)
    return first, second, third


def _tables(evaluation: Evaluation) -> list[Table]:
    """Everything beside the scores: title, header, rows."""
    measures = ("papers:", "mentions F1:", "entities F1:", "roles:", "relations F1:")
    duplicates: list[Sequence[object]] = [
        ("one entity of the gold found as several: too many", evaluation.scores.split),
        ("several entities of the gold found as one: lost", evaluation.scores.merged),
    ]
    calibration = f"{evaluation.calibration:.3f} of mentions, {evaluation.relation_calibration:.3f} of relations"
    kinds: list[Sequence[object]] = [(kind, KINDS[kind], number) for kind, number in evaluation.kinds.items()]
    tables: list[Table] = [
        ("By venue", ("venue", *measures), [_venue_row(*item) for item in evaluation.venues.items()]),
        ("Duplicates", ("", "entities:"), duplicates),
        (
            f"Calibration: expected error {calibration}",
            ("confidence of mentions", "number:", "mean:", "right:"),
            [(_tenth(one), one.number, f"{one.confidence:.2f}", f"{one.right:.2f}") for one in evaluation.bins],
        ),
        ("Mentions by --min-confidence", ("from", "P:", "R:", "F1:", "mentions:"), _curve(evaluation.curve)),
        (
            "Relations by --min-relation-confidence",
            ("from", "P:", "R:", "F1:", "relations:"),
            _curve(evaluation.relation_curve),
        ),
        ("Errors", ("kind", "what it means", "number:"), kinds),
    ]
    for kind, rows in evaluation.errors.items():
        tables.append((f"Commonest errors: {kind}", ("number:", "type", "example"), list(rows)))
    tables.append(("Commonest errors: role", ("number:", "gold -> predicted", "type"), list(evaluation.roles)))
    worst = [(one.paper, one.title, _percent(one.f1), one.missed, one.spurious) for one in evaluation.worst]
    header = ("paper", "title", "F1:", "missed:", "too many:")
    return [*tables, ("Papers with the lowest F1 of mentions", header, list(worst))]


def _curve(points: Iterable[Point]) -> list[Sequence[object]]:
    return [(f"{one.threshold:g}", *_rates(one.counts), one.counts.predicted) for one in points]


def _venue_row(name: str, scores: Scores) -> Sequence[object]:
    shares = (scores.mentions.f1, scores.entities.f1, scores.role_accuracy, scores.relations.f1)
    return (name or "(none)", scores.papers, *map(_percent, shares))


def _tenth(one: Bin) -> str:
    return f"{one.low:.1f}-{one.low + 0.1:.1f}"


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"


def _markdown(header: Sequence[str], rows: Sequence[Sequence[object]]) -> list[str]:
    """A table in Markdown; what stands in a cell is text and never markup."""
    return markdown.table(header, ([markdown.escaped(str(cell)) for cell in row] for row in rows))


def _nested(scores: Scores, evaluation: Evaluation | None = None) -> dict[str, Any]:
    value: dict[str, Any] = {}
    for (what, of), counts in sorted(scores.counts.items()):
        if what == "duplicates":
            continue
        row = _counts(counts)
        interval = evaluation.intervals.get((what, of)) if evaluation else None
        if interval:
            row["interval"] = list(interval)
        value.setdefault(what, {})[str(of) or "all"] = row
    return value


def _counts(counts: Counts) -> dict[str, Any]:
    rates = {"precision": counts.precision, "recall": counts.recall, "f1": counts.f1}
    return {**_rounded(rates), **asdict(counts)}


def _rounded(row: dict[str, Any]) -> dict[str, Any]:
    return {name: round(value, 4) if isinstance(value, float) else value for name, value in row.items()}
