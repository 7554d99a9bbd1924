"""The table of mapping rules, and the graph as a stream of triples.

Each rule is a small function from one thing of the records to triples. The triples of a thing and of its parts form a
block; blocks come in the order of the records, and within a block the triples are sorted, so that each subject stands
together and the same records give the same bytes.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from pyoxigraph import NamedNode, Quad, Triple

from kg import ids
from kg.errors import ConfigError
from kg.graph.relatedness import Relatedness
from kg.model import AnnotatedPaper, Records
from kg.rdf import terms
from kg.rdf.graph_rules import (
    describe_activities,
    describe_copies,
    describe_entity,
    describe_graph,
    describe_links,
    describe_materials,
    describe_relatedness,
    describe_replaced,
    describe_statement,
)
from kg.rdf.paper_rules import (
    describe_authors,
    describe_mentions,
    describe_paper,
    describe_results,
    describe_roles,
    describe_texts,
)
from kg.rdf.view import Material, Options, View, make_view

DEFAULT_TITLE = "Knowledge graph of research papers"
NO_VERSIONS: Mapping[str, str] = MappingProxyType({})

#: A thing of the records (``AnnotatedPaper``, ``Entity``, …) and the view -> the triples about it.
Rule = Callable[[Any, View], Iterator[Triple]]

#: What is described, in the order of the file: where the things are, and the rules for one of them. Add a rule here and
#: nowhere else.
RULES: dict[str, tuple[Callable[[View], Sequence[Any]], tuple[Rule, ...]]] = {
    "papers": (
        lambda view: view.records.papers,
        (
            describe_paper,
            describe_copies,
            describe_authors,
            describe_texts,
            describe_mentions,
            describe_roles,
            describe_results,
        ),
    ),
    "entities": (lambda view: view.records.entities, (describe_entity, describe_replaced)),
    "statements": (lambda view: view.statements, (describe_statement,)),
    "pairs": (lambda view: view.pairs, (describe_relatedness,)),
}

#: Rules for the graph as a whole.
GRAPH_RULES: tuple[Callable[[View], Iterator[Triple]], ...] = (
    describe_links,
    describe_activities,
    describe_materials,
    describe_graph,
)


def triples(
    records: Records,
    pairs: Sequence[Relatedness],
    *,
    base_iri: str = ids.DEFAULT_BASE_IRI,
    texts: bool = True,
    license_iri: str | None = None,
    title: str = DEFAULT_TITLE,
    versions: Mapping[str, str] = NO_VERSIONS,
    materials: Sequence[Material] = (),
) -> Iterator[Triple]:
    """The graph, triple by triple, no blank node and no triple twice; the description of the graph comes last.

    Args:
        records: linked records.
        pairs: :func:`kg.graph.relatedness.relatedness` of them.
        base_iri: where the ids live; ends in a slash.
        texts: whether abstracts, sentences and the strings of mentions are written; offsets are in any case.
        license_iri: the licence of the graph, where its maker names one.
        title: what the graph is called.
        versions: the libraries that took part and could have changed it, with their versions.
        materials: the files that had a say in linking.

    Raises:
        ConfigError: the base or the licence is no absolute IRI.
    """
    _check(base_iri, license_iri)
    options = Options(base_iri, texts, license_iri, title, tuple(versions.items()), tuple(materials))
    view = make_view(records, pairs, options)
    return (triple for _, block in _blocks(view) for triple in block)


def quads(
    records: Records,
    pairs: Sequence[Relatedness],
    *,
    base_iri: str = ids.DEFAULT_BASE_IRI,
    texts: bool = True,
    license_iri: str | None = None,
    title: str = DEFAULT_TITLE,
    versions: Mapping[str, str] = NO_VERSIONS,
    materials: Sequence[Material] = (),
) -> Iterator[Quad]:
    """The same graph in the same order, in named graphs: what is of one paper in one of its own, the rest in another.

    So a store can replace a paper: its texts, mentions, roles and results are in ``<paper>/graph``, whole, and nothing
    else is. Arguments and errors are those of :func:`triples`.
    """
    _check(base_iri, license_iri)
    options = Options(base_iri, texts, license_iri, title, tuple(versions.items()), tuple(materials))
    view = make_view(records, pairs, options)
    return (
        Quad(triple.subject, triple.predicate, triple.object, graph)
        for thing, block in _blocks(view)
        for graph in [view.node(ids.graph_id(thing.paper.id if isinstance(thing, AnnotatedPaper) else None))]
        for triple in block
    )


def _check(base_iri: str, license_iri: str | None) -> None:
    terms.check_base_iri(base_iri)
    if license_iri and terms.find_iri(license_iri) is None:
        raise ConfigError("licence", f"{license_iri!r} is no absolute IRI")


def _blocks(view: View) -> Iterator[tuple[object, list[Triple]]]:
    """Each thing with the triples about it and its parts; ``None`` is the graph as a whole."""
    total = 0
    for things, rules in RULES.values():
        for thing in things(view):
            block = _sorted(triple for rule in rules for triple in rule(thing, view))
            total += len(block)
            yield thing, block
    block = _sorted(triple for rule in GRAPH_RULES for triple in rule(view))
    count = terms.integer(total + len(block) + 1)
    block.append(Triple(view.node(ids.DATASET_ID), terms.vocabulary("void:triples"), count))
    yield None, _sorted(block)


def _sorted(found: Iterable[Triple]) -> list[Triple]:
    return sorted(dict.fromkeys(found), key=_order)


_TYPE = terms.vocabulary("rdf:type").value


def _order(triple: Triple) -> tuple[str, bool, str, bool, str, str]:
    """Subject, its classes first, property, links before literals, value."""
    subject, predicate, value = triple
    datatype = "" if isinstance(value, NamedNode) else value.datatype.value
    return (
        subject.value,
        predicate.value != _TYPE,
        predicate.value,
        not isinstance(value, NamedNode),
        value.value,
        datatype,
    )
