"""``overview.md``: what a graph holds, for reading: coverage, the most mentioned entities, who compares with whom."""

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

from kg.export.characters import CharacterFilter
from kg.export.comparisons import comparisons
from kg.export.markdown import escaped, explorer_link, table
from kg.export.rows import ExportStats
from kg.export.table_rows import sorted_papers
from kg.graph.edges import all_role_edges
from kg.graph.labels import paper_label
from kg.graph.view import Graph
from kg.model import COINING_ROLES, AnnotatedPaper, EntityType, Records, Role
from kg.text.clean import clean_line
from kg.writing import open_text

#: How many entities of a type, venues and comparisons are shown.
_TOP = 20
_TOP_COMPARISONS = 50

_PLURALS = {
    EntityType.METHOD: "Methods",
    EntityType.TASK: "Tasks",
    EntityType.DATASET: "Datasets",
    EntityType.ROBOT: "Robots",
    EntityType.ROBOT_KIND: "Kinds of robots",
    EntityType.METRIC: "Metrics",
}


def write_overview(records: Records, graph: Graph, path: Path, *, base_iri: str, texts: bool) -> ExportStats:
    """Writes ``overview.md``; its rows are its papers and entities."""
    keep = CharacterFilter()
    with open_text(path) as file:
        for line in _document(records, texts=texts):
            file.write(keep(line) + "\n")
    return ExportStats(len(records.papers) + len(records.entities), keep.dropped)


def _document(records: Records, *, texts: bool) -> Iterator[str]:
    named = sum(entity.paper_count > 0 for entity in records.entities)
    results = sum(len(annotated.results) for annotated in records.papers)
    yield "# Overview"
    yield ""
    yield f"{len(records.papers)} papers, {named} entities that they name, {results} stated results."
    yield from ("", "## Coverage", "", *_coverage(records))
    yield from _counted("Years", Counter(str(a.paper.year) for a in records.papers if a.paper.year), by_count=False)
    yield from _counted("Venues", Counter(v for a in records.papers if (v := clean_line(a.paper.venue))), by_count=True)
    yield from _entities(records)
    yield from _comparisons(records, texts=texts)


def _coverage(records: Records) -> list[str]:
    """How many papers have what."""

    def names(type_: EntityType) -> Callable[[AnnotatedPaper], bool]:
        return lambda annotated: any(entity.type is type_ for entity in annotated.entities)

    checks: dict[str, Callable[[AnnotatedPaper], bool]] = {
        "an abstract": lambda annotated: annotated.paper.has_abstract,
        "something that they propose or introduce": lambda annotated: any(
            link.role in COINING_ROLES for entity in annotated.entities for link in entity.links
        ),
        **{f"{_PLURALS[type_][0].lower()}{_PLURALS[type_][1:]}": names(type_) for type_ in EntityType},
        "a stated result": lambda annotated: bool(annotated.results),
        "a link to code": lambda annotated: any(link.kind == "code" for link in annotated.links),
        "no entity": lambda annotated: not annotated.entities,
    }
    total = len(records.papers)
    counts = {name: sum(map(check, records.papers)) for name, check in checks.items()}
    rows = [[name, str(count), f"{100 * count / total:.0f} %" if total else ""] for name, count in counts.items()]
    return table(["Papers with", "Papers:", "Share:"], rows)


def _counted(title: str, counts: Counter[str], *, by_count: bool) -> Iterator[str]:
    if not counts:
        return
    ranked = sorted(counts.items(), key=lambda item: (-item[1] if by_count else 0, item[0]))
    shown = ranked[:_TOP] if by_count else ranked
    yield from ("", f"## {title}", "")
    yield from table([title, "Papers:"], ([escaped(name), str(count)] for name, count in shown))
    if len(ranked) > len(shown):
        yield from ("", f"… and {len(ranked) - len(shown)} more.")


def _entities(records: Records) -> Iterator[str]:
    roles: dict[str, Counter[Role]] = {}
    for edge in all_role_edges(records):
        roles.setdefault(edge.entity, Counter())[edge.role] += 1
    for type_ in EntityType:
        found = [entity for entity in records.entities if entity.type is type_ and entity.paper_count]
        if not found:
            continue
        ranked = sorted(found, key=lambda entity: (-entity.paper_count, entity.label, entity.id))
        yield from ("", f"## {_PLURALS[type_]}", "", f"{len(found)}, the most mentioned first.", "")
        yield from table(
            ["Name", "Papers:", "As"],
            (
                [
                    explorer_link(entity.label, entity.id),
                    str(entity.paper_count),
                    ", ".join(f"{role} {roles[entity.id][role]}" for role in Role if roles[entity.id][role]),
                ]
                for entity in ranked[:_TOP]
            ),
        )


def _comparisons(records: Records, *, texts: bool) -> Iterator[str]:
    found = comparisons(records)
    if not found:
        return
    labels = {entity.id: entity.label for entity in records.entities}
    papers = {annotated.paper.id: annotated for annotated in sorted_papers(records)}
    yield from ("", "## Who compares with whom", "", f"{len(found)} pairs, those of most papers first.", "")
    rows = []
    for pair in found[:_TOP_COMPARISONS]:
        shown = [explorer_link(paper_label(papers[paper]), paper) for paper in pair.papers[:3]]
        more = [f"… {len(pair.papers) - 3} more"] if len(pair.papers) > 3 else []
        row = [explorer_link(labels[pair.method], pair.method), explorer_link(labels[pair.other], pair.other)]
        row += [str(len(pair.papers)), str(pair.better), ", ".join([*shown, *more])]
        if texts:
            row.append(
                escaped(clean_line(papers[pair.evidence[0]].paper.quote(pair.evidence[1]))) if pair.evidence else ""
            )
        rows.append(row)
    header = ["Method", "Compared with", "Papers:", "Better in:", "Where", *(["A sentence"] if texts else [])]
    yield from table(header, rows)
