"""Cards, tables and counts as plain text for a terminal."""

import re
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

_WIDTH = 100
_CUT = 60

#: What a terminal obeys instead of showing it: a name must not colour it, clear it or rename its window.
_CONTROLS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f]")


def table(header: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Aligned columns; cells are one line and at most 60 characters wide.

    >>> print(table(("name", "papers"), [("GRASP", 3)]))
    name   papers
    -----  ------
    GRASP  3
    """
    cells = [[_cell(value) for value in row] for row in rows]
    widths = [max([len(name), *(len(row[column]) for row in cells)]) for column, name in enumerate(header)]
    lines = [list(header), ["-" * width for width in widths], *cells]
    return shown(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip() for line in lines
    )


def card(value: Mapping[str, Any]) -> str:
    """A card of :mod:`kg.graph.cards`: the label, then a paragraph for each thing that is known."""
    lines = [f"{value['label']}  [{value['type']}]", value["id"]]
    for name, field in value.items():
        if name in ("label", "type", "id"):
            continue
        if name == "roles":
            lines += _roles(field)
        elif name == "stated":
            lines += ["", "stated:"]
            for row in field:
                lines += [f"  {row['head']} {row['relation']} {row['tail']} ({_papers(row['support'])})", *_quote(row)]
        elif name == "results":
            lines += ["", "results:", *(f"  {_result(row)}" for row in field)]
        elif name in ("cites", "cited by"):
            lines += [f"{name}:", *(f"  {row['name']}  {row['id']}" for row in field)]
        elif name == "copies":
            lines += ["copies:", *(f"  {', '.join(map(str, row.values()))}" for row in field)]
        elif name == "abstract":
            lines += ["", *textwrap.wrap(field, _WIDTH)]
        elif isinstance(field, Mapping):
            lines += _wrapped(name, ", ".join(f"{key} ({value})" for key, value in field.items()))
        elif isinstance(field, list):
            lines += _wrapped(name, ", ".join(map(str, field)))
        else:
            lines.append(f"{name}: {field}")
    return shown(lines)


def path(rows: Sequence[Mapping[str, Any]]) -> str:
    """The steps of :meth:`kg.workspace.Workspace.path`, each with the paper and the sentence that says so."""
    lines: list[str] = []
    for number, row in enumerate(rows, start=1):
        lines += _indented(f"{number:>2}. {row['head']} -- {row['edge']} --> {row['tail']}", 0)
        if row["paper"] != row["head"]:
            lines += _indented(f"in: {row['paper']}", 6)
        if "sentence" in row:
            lines += _indented(f"“{row['sentence']}”", 6)
    return shown(lines) or "nothing leads from one to the other"


def _indented(text: str, by: int) -> list[str]:
    return textwrap.wrap(text, _WIDTH, initial_indent=" " * by, subsequent_indent=" " * (by + 6))


def counts(value: Mapping[str, Any]) -> str:
    """The counts of :func:`kg.graph.stats.graph_stats`, one a line, tables indented."""
    lines: list[str] = []
    for name, field in value.items():
        title = name.replace("_", " ")
        if name == "top_entities":
            for type_, rows in field.items():
                if rows:
                    lines += [f"most mentioned, {type_}:", *(f"  {row['papers']:>6}  {row['label']}" for row in rows)]
        elif isinstance(field, Mapping):
            lines += [f"{title}:", *(f"  {number:>6}  {key}" for key, number in field.items() if number)]
        else:
            lines.append(f"{title}: {field}")
    return shown(lines)


def related(rows: Sequence[Mapping[str, Any]], *, why: bool = False) -> str:
    """Related papers, best first, each with what both have; ``why``: with the sentences that say so."""
    lines: list[str] = []
    for number, row in enumerate(rows, start=1):
        lines += [f"{number:>2}. {row['score']:.2f}  {row['paper']}", f"          {row['id']}"]
        lines.append(" " * 10 + ", ".join(f"{facet} {part:.2f}" for facet, part in row["facets"].items()))
        both = "both: " + ", ".join(row["shared"])
        if not row["shared"]:
            both = "no common entity; words: " + (", ".join(row["words"]) or "withheld")
        lines += _indented(both, 10)
        for reason in row["why"] if why else ():
            lines += _indented(reason["entity"], 12)
            for name, side in zip(("this paper", "the other"), reason["papers"], strict=True):
                sentence = f": {side['sentence']}" if "sentence" in side else ""
                lines += _indented(f"{name} {side['role']}{sentence}", 14)
    return shown(lines) or "no related papers"


def shown(lines: Iterable[str]) -> str:
    """Lines as one text without what a terminal would obey."""
    return "\n".join(_CONTROLS.sub("\ufffd", line) for line in lines)


def _roles(roles: Mapping[str, Sequence[Mapping[str, Any]]]) -> list[str]:
    lines: list[str] = []
    for role, rows in roles.items():
        lines += ["", f"{role}:"]
        for row in rows:
            kind = f" [{row['type']}]" if "type" in row else ""
            lines += [f"  {row['name']}{kind}  {row['confidence']:.2f}", *_quote(row)]
    return lines


def _quote(row: Mapping[str, Any]) -> list[str]:
    quote = f"“{row['sentence']}”" if row["sentence"] else ""
    return textwrap.wrap(quote, _WIDTH, initial_indent="      ", subsequent_indent="       ", break_on_hyphens=False)


def _result(row: Mapping[str, str]) -> str:
    parts = [row["value"], row.get("metric", "")]
    parts += [
        f"{word} {row[name]}"
        for word, name in (("by", "method"), ("on", "dataset"), ("against", "baseline"))
        if name in row
    ]
    return " ".join(part for part in parts if part)


def _wrapped(name: str, text: str) -> list[str]:
    return textwrap.wrap(f"{name}: {text}", _WIDTH, subsequent_indent="  ", break_on_hyphens=False)


def _papers(count: int) -> str:
    return f"{count} paper" if count == 1 else f"{count} papers"


def _cell(value: object) -> str:
    text = " ".join(str("" if value is None else value).split())
    return text if len(text) <= _CUT else text[: _CUT - 1] + "…"
