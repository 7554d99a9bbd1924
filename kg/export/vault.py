"""``vault/`` for Obsidian: a note for each paper and each entity, with YAML front matter and wikilinks.

Notes lie in a folder a type (``Papers/``, ``Methods/`` and so on); their names are unique in the vault, so that
``[[STEP]]`` is enough. Nothing in a note but our own links is markup, whatever a name or a sentence holds.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from kg import ids
from kg.export.characters import CharacterFilter
from kg.export.markdown import escaped, link
from kg.export.note_names import note_names
from kg.export.rows import ExportStats
from kg.export.table_rows import sorted_papers
from kg.graph.edges import RoleEdge, Statement, all_role_edges, statements
from kg.graph.labels import paper_label
from kg.graph.view import CITES, CO_OCCURS, PAPER, RELATED, Graph
from kg.model import AnnotatedPaper, Entity, EntityType, Records, Role, Span
from kg.text.clean import clean_line
from kg.writing import open_text

#: The folder of each type of node.
PAPERS = "Papers"
FOLDERS = {
    EntityType.METHOD: "Methods",
    EntityType.TASK: "Tasks",
    EntityType.DATASET: "Datasets",
    EntityType.ROBOT: "Robots",
    EntityType.ROBOT_KIND: "Kinds of robots",
    EntityType.METRIC: "Metrics",
}

#: A role as a heading of a paper's note, and of an entity's.
_HEADINGS = {
    Role.PROPOSES: ("Proposes", "Proposed in"),
    Role.INTRODUCES: ("Introduces", "Introduced in"),
    Role.ADDRESSES: ("Addresses", "Addressed in"),
    Role.DEPLOYED_ON: ("Deployed on", "Deployed on it in"),
    Role.EVALUATES_ON: ("Evaluates on", "Evaluated on in"),
    Role.USES: ("Uses", "Used in"),
    Role.COMPARES_WITH: ("Compares with", "Compared with in"),
    Role.MENTIONS: ("Mentions", "Mentioned in"),
}

#: What YAML does not take as it is between double quotes.
_YAML_ESCAPED = re.compile('["\\\\\x00-\x1f\x7f-\x9f\u2028\u2029\ufeff]')

#: What stands in a wikilink for what would end it, or begin HTML: nothing can be escaped there.
_IN_LINK = str.maketrans("[]|\\<>`", "()¦/‹›'")

#: How many neighbours by relatedness, or by common papers in a view of entities, a note lists.
_NEAR = 20

_Properties = Mapping[str, str | int | Iterable[str]]


@dataclass(frozen=True, slots=True)
class _Vault:
    """What the notes look up."""

    labels: Mapping[str, str]
    names: Mapping[str, str]
    papers: Mapping[str, AnnotatedPaper]
    by_paper: Mapping[str, list[RoleEdge]]
    by_entity: Mapping[str, list[RoleEdge]]
    stated: Mapping[str, list[Statement]]  # by either end
    near: Mapping[str, list[str]]  # paper -> related papers, entity -> those that it occurs with, nearest first
    base_iri: str
    texts: bool
    cites: Mapping[str, list[str]]  # paper -> papers that it cites, sorted
    cited_by: Mapping[str, list[str]]  # paper -> papers that cite it, sorted
    cleaned: dict[tuple[str, Span], str] = field(default_factory=dict)  # sentences: most are quoted in several notes

    def link(self, node: str) -> str:
        """A wikilink that shows the label; what would end the link is replaced, as it cannot be escaped there."""
        name, label = self.names[node], self.labels[node]
        shown = " ".join(label.translate(_IN_LINK).split())
        return f"[[{name}]]" if shown in (name, "") else f"[[{name}|{shown}]]"

    def quote(self, paper: str, evidence: Iterable[Span]) -> str:
        """The first sentence, in a quotation under a list item."""
        span = next(iter(evidence), None)
        if span is None or not self.texts:
            return ""
        if (paper, span) not in self.cleaned:
            self.cleaned[paper, span] = escaped(clean_line(self.papers[paper].paper.quote(span)))
        text = self.cleaned[paper, span]
        return f"\n  > {text}" if text else ""


def write_vault(records: Records, graph: Graph, path: Path, *, base_iri: str, texts: bool) -> ExportStats:
    """Makes the folder with a note for each paper and entity of the graph; its rows are the notes."""
    keep = CharacterFilter()
    papers = [annotated for annotated in sorted_papers(records) if annotated.paper.id in graph]
    entities = sorted((entity for entity in records.entities if entity.id in graph), key=lambda entity: entity.id)
    vault = _look_up(records, graph, keep, base_iri=base_iri, texts=texts)
    path.mkdir()
    for folder in (PAPERS, *FOLDERS.values()):
        (path / folder).mkdir()
    for annotated in papers:
        _write(path / PAPERS, vault.names[annotated.paper.id], _paper(annotated, vault), keep)
    for entity in entities:
        _write(path / FOLDERS[entity.type], vault.names[entity.id], _entity(entity, vault), keep)
    return ExportStats(len(papers) + len(entities), keep.dropped)


def _look_up(records: Records, graph: Graph, keep: CharacterFilter, *, base_iri: str, texts: bool) -> _Vault:
    labels = {a.paper.id: keep(paper_label(a)) for a in records.papers if a.paper.id in graph}
    labels |= {entity.id: keep(entity.label) for entity in records.entities if entity.id in graph}
    by_paper: dict[str, list[RoleEdge]] = defaultdict(list)
    by_entity: dict[str, list[RoleEdge]] = defaultdict(list)
    for edge in all_role_edges(records):
        if edge.paper in labels:
            by_paper[edge.paper].append(edge)
            by_entity[edge.entity].append(edge)
    stated: dict[str, list[Statement]] = defaultdict(list)
    for statement in statements(records):
        if statement.head in labels and statement.tail in labels:
            stated[statement.head].append(statement)
            stated[statement.tail].append(statement)
    near: dict[str, list[tuple[float, str]]] = defaultdict(list)
    cites: dict[str, list[str]] = defaultdict(list)
    cited_by: dict[str, list[str]] = defaultdict(list)
    for source, target, data in graph.edges(data=True):
        if data["edge_type"] == CITES:
            cites[source].append(target)
            cited_by[target].append(source)
        if data["edge_type"] in (RELATED, CO_OCCURS):
            near[source].append((-data["weight"], target))
            near[target].append((-data["weight"], source))
    nearest = {node: [other for _, other in sorted(found)][:_NEAR] for node, found in near.items()}
    papers = {annotated.paper.id: annotated for annotated in records.papers}
    types = {entity.id: str(entity.type) for entity in records.entities} | dict.fromkeys(papers, PAPER)
    names = note_names(labels, types)
    return _Vault(labels, names, papers, by_paper, by_entity, stated, nearest, base_iri, texts, cites, cited_by)


def _write(folder: Path, name: str, lines: Iterator[str], keep: CharacterFilter) -> None:
    with open_text(folder / f"{name}.md") as file:
        file.write(keep("".join(f"{line}\n" for line in lines)))


def _front_matter(properties: _Properties) -> Iterator[str]:
    yield "---"
    for name, value in properties.items():
        if isinstance(value, int):
            yield f"{name}: {value}"
        elif isinstance(value, str):
            if value:
                yield f"{name}: {yaml_text(value)}"
        elif items := list(dict.fromkeys(value)):
            yield f"{name}:"
            yield from (f"  - {yaml_text(item)}" for item in items)
    yield "---"


def yaml_text(text: str) -> str:
    r"""A text as a double-quoted scalar of YAML, on one line.

    >>> yaml_text('a: "b" \\ #c')
    '"a: \\"b\\" \\\\ #c"'
    """
    one_line = " ".join(text.split())
    return f'"{_YAML_ESCAPED.sub(_yaml_escape, one_line)}"'


def _yaml_escape(found: re.Match[str]) -> str:
    return f"\\{found[0]}" if found[0] in '"\\' else f"\\u{ord(found[0]):04x}"


def _paper(annotated: AnnotatedPaper, vault: _Vault) -> Iterator[str]:
    paper = annotated.paper
    yield from _front_matter(
        {
            "title": vault.labels[paper.id],
            "aliases": [vault.labels[paper.id]],
            "tags": ["paper"],
            "authors": paper.authors,
            "year": paper.year if paper.year is not None else "",
            "venue": paper.venue,
            "url": paper.url,
            **{scheme: value for scheme, value in paper.ids if scheme.isidentifier()},
            "id": paper.id,
            "iri": ids.iri(vault.base_iri, paper.id),
        }
    )
    yield f"# {escaped(vault.labels[paper.id])}"
    if vault.texts and (abstract := clean_line(paper.abstract)):
        yield from ("", escaped(abstract))
    edges = [edge for edge in vault.by_paper.get(paper.id, []) if edge.entity in vault.labels]
    for role, (heading, _) in _HEADINGS.items():
        found = sorted(
            (edge for edge in edges if edge.role is role), key=lambda edge: (vault.labels[edge.entity], edge.entity)
        )
        if found:
            yield from ("", f"## {heading}", "")
            yield from (f"- {vault.link(edge.entity)}{vault.quote(paper.id, edge.evidence)}" for edge in found)
    if annotated.results:
        yield from ("", "## Results", "")
        for result in annotated.results:
            parts = [result.method, result.metric, f"**{escaped(result.value)}**"]
            text = " · ".join([*(escaped(part) for part in parts[:2] if part), parts[2]])
            where = f" on {escaped(result.dataset)}" if result.dataset else ""
            against = f" (against {escaped(result.baseline)})" if result.baseline else ""
            yield f"- {text}{where}{against}{vault.quote(paper.id, [result.span] if result.span else [])}"
    if annotated.links:
        yield from ("", "## Links", "")
        yield from (f"- {found}" for found in dict.fromkeys(f"{x.kind}: {link(x.url, x.url)}" for x in annotated.links))
    found_papers = {
        "Cites": sorted(vault.cites.get(paper.id, [])),
        "Cited by": sorted(vault.cited_by.get(paper.id, [])),
        "Related papers": vault.near.get(paper.id, []),
    }
    for heading, others in found_papers.items():
        if others:
            yield from ("", f"## {heading}", "", *(f"- {vault.link(other)}" for other in others))


def _entity(entity: Entity, vault: _Vault) -> Iterator[str]:
    yield from _front_matter(
        {
            "title": vault.labels[entity.id],
            "aliases": [vault.labels[entity.id], *entity.aliases],
            "tags": [str(entity.type).lower()],
            "papers": entity.paper_count,
            "maker": entity.maker,
            "kind": f"[[{vault.names[entity.kind]}]]" if entity.kind in vault.names else "",
            "id": entity.id,
            "iri": ids.iri(vault.base_iri, entity.id),
        }
    )
    yield f"# {escaped(vault.labels[entity.id])}"
    if senses := [vault.link(sense) for sense in entity.senses if sense in vault.names]:
        yield from ("", f"May mean: {', '.join(senses)}")
    edges = vault.by_entity.get(entity.id, [])
    for role, (_, heading) in _HEADINGS.items():
        found = sorted(
            (edge for edge in edges if edge.role is role), key=lambda edge: (vault.labels[edge.paper], edge.paper)
        )
        if found:
            yield from ("", f"## {heading}", "")
            yield from (f"- {vault.link(edge.paper)}{vault.quote(edge.paper, edge.evidence)}" for edge in found)
    if stated := vault.stated.get(entity.id):
        yield from ("", "## Stated", "")
        for statement in stated:
            evidence = statement.evidence[0] if statement.evidence else None
            quote = vault.quote(evidence.paper, [evidence.span]) if evidence else ""
            yield f"- {vault.link(statement.head)} {statement.name} {vault.link(statement.tail)}{quote}"
    if near := vault.near.get(entity.id):
        yield from ("", "## Occurs with", "", *(f"- {vault.link(other)}" for other in near))
