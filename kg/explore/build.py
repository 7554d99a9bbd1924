"""Records as the explorer page."""

from pathlib import Path
from typing import Any, TypedDict, Unpack

from pyvis.network import Network  # type: ignore[import-untyped]

from kg import ids
from kg.explore.details import Sheet, paper_details, sheet
from kg.explore.network import Explorer
from kg.explore.overview import overview
from kg.explore.part import page_part
from kg.fields import present
from kg.graph.edges import role_edges, statements
from kg.graph.labels import paper_label
from kg.graph.relatedness import Relatedness
from kg.graph.view import PAPER, RELATED
from kg.model import ABSTRACT, AnnotatedPaper, Entity, Records

TITLE = "Knowledge graph of research papers"

#: Characters of the opening words that stand beside the name of a paper without a title.
_OPENING = 120


class Options(TypedDict, total=False):
    """The keywords of :func:`explorer`."""

    base_iri: str
    texts: bool
    title: str
    top: int
    ego: str


def explorer(
    records: Records,
    pairs: list[Relatedness],
    *,
    base_iri: str = ids.DEFAULT_BASE_IRI,
    texts: bool = True,
    title: str = TITLE,
    top: int = 0,
    ego: str = "",
) -> Explorer:
    """The page as an object: papers and entities as nodes; roles, relations and relatedness as edges.

    Args:
        records: linked records.
        pairs: related papers, from :func:`kg.graph.relatedness.relatedness`.
        base_iri: what ids are relative to.
        texts: whether abstracts and sentences are in the page (``--no-text`` leaves them out).
        title: heading of the page.
        top: how many papers it holds at most; 0: no limit (:func:`kg.explore.part.page_part`).
        ego: what names the node that it holds the surroundings of, and opens with; empty: it holds the whole graph.

    Raises:
        NotFoundError, AmbiguousNameError: of ``ego``.
    """
    part = page_part(records, pairs, top=top, ego=ego)
    records, pairs = part.records, part.pairs
    page = Explorer(title=title, base_iri=base_iri, texts=texts, home=part.home, note=part.note)
    sheets: dict[str, Sheet] = {}
    for annotated in records.papers:
        sheets[annotated.paper.id] = cleaned = sheet(annotated.paper)
        label = paper_label(annotated)
        fields = _paper_fields(annotated)
        if texts and not annotated.paper.title:
            fields |= _opening(cleaned.texts[ABSTRACT].text, label)
        page.add_node(annotated.paper.id, label, type=PAPER, **fields)
    for entity in records.entities:
        page.add_node(entity.id, entity.label, type=str(entity.type), **_entity_fields(entity))
    position = {node: number for number, node in enumerate(page.node_ids)}
    for annotated in records.papers:
        edges = role_edges(annotated)
        for edge in edges:
            page.add_edge(edge.paper, edge.entity, type=str(edge.role), confidence=edge.confidence)
        roles = [(edge.entity, str(edge.role), edge.evidence) for edge in edges]
        page.details[annotated.paper.id] = paper_details(
            annotated, sheets[annotated.paper.id], position, roles, texts=texts
        )
    for statement in statements(records):
        evidence: list[list[Any]] = []
        if texts:
            places = [(item, sheets[item.paper]) for item in statement.evidence]
            evidence = [[position[i.paper], own.place(i.span)] for i, own in places if own.holds(i.span)]
        shown = {place[0] for place in evidence}
        evidence += [[position[paper]] for paper in statement.papers if position[paper] not in shown]
        page.add_edge(
            statement.head,
            statement.tail,
            type=str(statement.name),
            confidence=statement.confidence,
            support=statement.support,
            evidence=evidence,
        )
    for pair in pairs:
        page.add_edge(
            pair.first,
            pair.second,
            type=RELATED,
            score=pair.score,
            facets=pair.facets,
            shared=pair.shared,
            words=pair.words,
        )
    page.overview = overview(records, pairs, position)
    return page


def build_explorer(records: Records, pairs: list[Relatedness], **options: Unpack[Options]) -> str:
    """The page as HTML text; the arguments are those of :func:`explorer`."""
    return explorer(records, pairs, **options).generate_html()


def write_explorer(path: Path, records: Records, pairs: list[Relatedness], **options: Unpack[Options]) -> None:
    """Writes the page to a file; the arguments are those of :func:`explorer`."""
    explorer(records, pairs, **options).write_html(path)


def to_pyvis(records: Records, pairs: list[Relatedness], **options: object) -> Network:
    """A plain :class:`pyvis.network.Network` of the whole graph, for notebooks; ``options`` are its keywords."""
    return explorer(records, pairs, texts=False).to_pyvis(**options)


def _paper_fields(annotated: AnnotatedPaper) -> dict[str, Any]:
    paper = annotated.paper
    fields: dict[str, Any] = {
        "authors": list(paper.authors),
        "venue": paper.venue,
        "year": paper.year,
        "url": paper.url,
        "ids": [list(pair) for pair in paper.ids],
        "untitled": not paper.title,
        "sources": [str(source) for source in paper.sources],
    }
    return present(fields)


def _opening(abstract: str, label: str) -> dict[str, str]:
    """The opening words, cut at a word, unless the label is made of them."""
    text = " ".join(abstract.split())
    if not text or text.startswith(label.removesuffix("…").rstrip()):
        return {}
    return {"opening": text if len(text) <= _OPENING else text[:_OPENING].rsplit(" ", 1)[0] + " …"}


def _entity_fields(entity: Entity) -> dict[str, Any]:
    fields: dict[str, Any] = {
        "name": entity.name if entity.qualifier else "",
        "aliases": list(entity.aliases),
        "matches": list(entity.exact_matches),
        "close": list(entity.close_matches),
        "broader": list(entity.broader),
        "related": list(entity.related),
        "maker": entity.maker,
        "kind": entity.kind,
        "ambiguous": entity.ambiguous,
        "senses": list(entity.senses),
    }
    return present(fields)
