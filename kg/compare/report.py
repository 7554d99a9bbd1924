"""A difference for a program (JSON) and for a person (text)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from kg.compare.decisions import Change
from kg.compare.difference import Difference, Node, Sides
from kg.compare.edges import Edge
from kg.fields import present
from kg.model import Merge
from kg.records import merge_to_json
from kg.text.clean import clean_line

DIFF_FORMAT = "kg-diff/1"


def difference_to_json(found: Difference) -> dict[str, Any]:
    """All of it: ``settings``, ``papers``, ``entities``, ``edges``, ``changes``, ``decisions``, ``counts``.

    Papers, entities, edges and decisions have ``added`` and ``removed``, ``counts`` has ``scores`` and ``reasons``.
    """
    return {
        "format": DIFF_FORMAT,
        "empty": found.is_empty(),
        "settings": [present(asdict(change)) for change in found.settings],
        "papers": {name: [asdict(node) for node in nodes] for name, nodes in _both(found.papers)},
        "entities": {name: [asdict(node) for node in nodes] for name, nodes in _both(found.entities)},
        "edges": {name: [[edge.name, edge.head, edge.tail] for edge in edges] for name, edges in _both(found.edges)},
        "changes": [present(asdict(change)) for change in found.changes],
        "decisions": {name: [merge_to_json(merge) for merge in merges] for name, merges in _both(found.decisions)},
        "counts": {"scores": found.scores, "reasons": found.reasons},
    }


def _both(sides: Sides[Any]) -> Iterator[tuple[str, Sequence[Any]]]:
    yield "added", sides.added
    yield "removed", sides.removed


def difference_to_text(found: Difference, most: int = 20, names: Mapping[str, str] | None = None) -> str:
    """The same for reading; of each section the first ``most`` lines, 0 for all.

    ``names`` are labels by id (:func:`kg.compare.difference.labels`); a node without one is called by its id.
    """
    if found.is_empty():
        return "no difference"
    known: Mapping[str, str] = names or {}
    lines: list[str] = []
    if found.settings:
        lines += ["settings:", *(f"  {c.id}: {c.old or '-'} -> {c.new or '-'}" for c in found.settings)]
    lines += _section("papers", found.papers, _node, most)
    lines += _section("entities", found.entities, _node, most)
    lines += _edge_counts(found.edges)
    lines += _section("edges", found.edges, lambda edge: _edge(edge, known), most)
    if found.changes:
        kinds = ", ".join(f"{name} {count}" for name, count in sorted(Counter(c.what for c in found.changes).items()))
        lines += [f"changes: {kinds}", *_cut([line for c in found.changes for line in _change(c, known)], most)]
    lines += _section("decisions", found.decisions, _decision, most)
    lines.append(f"scores of {found.scores} edges and reasons of {found.reasons} decisions are others")
    return "\n".join(lines)


def _section(title: str, sides: Sides[Any], show: Any, most: int) -> list[str]:  # noqa: ANN401 -- one per kind of thing
    if not sides.added and not sides.removed:
        return []
    shown = [f"  {mark} {show(item)}" for mark, items in (("+", sides.added), ("-", sides.removed)) for item in items]
    added, removed = (_cut(shown[: len(sides.added)], most), _cut(shown[len(sides.added) :], most))
    return [f"{title}: {len(sides.added)} added, {len(sides.removed)} removed", *added, *removed]


def _cut(lines: list[str], most: int) -> list[str]:
    return [*lines[:most], f"  … {len(lines) - most} more"] if 0 < most < len(lines) else lines


def _node(node: Node) -> str:
    return f"{node.label} [{node.type}] {node.id}"


def _edge(edge: Edge, names: Mapping[str, str]) -> str:
    head, tail = (names.get(id_, id_) for id_ in (edge.head, edge.tail))
    return f"{head} {edge.name} {tail}"


def _edge_counts(sides: Sides[Edge]) -> list[str]:
    counts = [Counter(edge.name for edge in edges) for _, edges in _both(sides)]
    kinds = sorted(counts[0].keys() | counts[1].keys())
    return (
        [f"edges by type: {', '.join(f'{kind} +{counts[0][kind]} -{counts[1][kind]}' for kind in kinds)}"]
        if kinds
        else []
    )


def _change(change: Change, names: Mapping[str, str]) -> Iterable[str]:
    if change.what in ("merged", "split"):
        other, how = (change.new, "now") if change.what == "merged" else (change.old, "no longer")
        yield f"  {change.label} is {how} part of {names.get(other, other)}"
    else:
        yield f"  {change.what} of {change.label}: {change.old or '-'} -> {change.new or '-'}"
    if change.old_reason and change.old_reason != change.new_reason:
        yield f"      before: {change.old_reason}"
    if change.new_reason:
        yield f"      now: {change.new_reason}"


def _decision(merge: Merge) -> str:
    return clean_line(f"{merge.decision}: {', '.join(merge.names)}: {merge.reason}")
