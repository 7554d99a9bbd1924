"""The verdict of pySHACL on the shapes, where it is installed: on a small graph, or on sampled papers of a large one.

It is no dependency, because our own check (:mod:`kg.rdf.shapes`) is exact on the whole graph and a hundred times as
fast; this is for whoever wants the word of an implementation that is not ours (docs/decisions, record 09).
"""

import random
from collections.abc import Iterable
from importlib import import_module, metadata
from importlib.util import find_spec

from pyoxigraph import NamedNode, Quad, RdfFormat, Store, Triple, serialize
from rdflib import SH, Graph

from kg.rdf.prefixes import PREFIXES
from kg.rdf.schema import read_schema

#: Papers of a sample, and the seed that chooses them: the same ones each time.
SAMPLE = 200
_SEED = 5
_TYPE = NamedNode(PREFIXES["rdf"] + "type")
_PAPER = NamedNode(PREFIXES["kg"] + "Paper")
#: Classes of nodes that are not followed.
_LARGE = frozenset({_PAPER, NamedNode(PREFIXES["skos"] + "Concept")})
#: From a paper to what is about it; its mentions and sentences point to their text.
_UPWARDS = tuple(
    NamedNode(PREFIXES[prefix] + name) for prefix, name in (("nif", "referenceContext"), ("rdf", "subject"))
)
_DOWNWARDS = tuple(NamedNode(PREFIXES["kg"] + name) for name in ("author", "text", "result", "mentions"))


def find_pyshacl() -> str | None:
    """The version of pySHACL, or ``None`` where it is not installed."""
    return metadata.version("pyshacl") if find_spec("pyshacl") else None


def sample_papers(store: Store, size: int = SAMPLE) -> tuple[list[NamedNode], int]:
    """The papers of the sample, sorted, and how many there are; all where there are no more than ``size``."""
    found = {q.subject for q in store.quads_for_pattern(None, _TYPE, _PAPER) if isinstance(q.subject, NamedNode)}
    papers = sorted(found, key=str)
    chosen = papers if len(papers) <= size else random.Random(_SEED).sample(papers, size)  # noqa: S311 -- no secret
    return sorted(chosen, key=str), len(papers)


def ask_pyshacl(store: Store, papers: Iterable[NamedNode]) -> list[tuple[str, str, str]]:
    """What pySHACL finds wrong with papers, all that is of them, and the entities that they name.

    Returns:
        (focus, path, constraint), sorted.

    Raises:
        ImportError: pySHACL is not installed.
    """
    focus, rest = _neighbourhood(store, papers)
    data = Graph()
    data.parse(data=serialize((*focus, *rest), format=RdfFormat.N_TRIPLES) or b"", format="nt")
    shapes = Graph().parse(data=read_schema("shapes.ttl"), format="turtle")
    whole = {triple.subject.value for triple in focus if isinstance(triple.subject, NamedNode)}
    _, report, _ = import_module("pyshacl").validate(data, shacl_graph=shapes, inplace=True)
    found = []
    for result in report.subjects(SH.resultSeverity, None):
        node, path = str(report.value(result, SH.focusNode)), str(report.value(result, SH.resultPath))
        component = str(report.value(result, SH.sourceConstraintComponent)).rpartition("#")[2]
        constraint = component.removesuffix("ConstraintComponent")
        if node in whole:  # of the rest only the class is there; few nodes, so that saying so takes no time
            found.append((node, path, constraint[0].lower() + constraint[1:]))
    return sorted(found)


def _neighbourhood(store: Store, papers: Iterable[NamedNode]) -> tuple[list[Triple], list[Triple]]:
    """All that is said of the papers, their parts and the entities that they name; and the classes of the rest.

    Left out are links to papers and entities beyond, of which there are too many to describe each.
    """
    focus: dict[NamedNode, list[Triple]] = {}
    todo = list(papers)
    chosen = frozenset(todo)
    while todo:
        node = todo.pop()
        if node not in focus:
            focus[node] = _about(store, node)
            for property_ in _UPWARDS if node in chosen else _UPWARDS[:1]:  # of entities not each statement
                found = store.quads_for_pattern(None, property_, node)
                todo += [quad.subject for quad in found if isinstance(quad.subject, NamedNode)]
            for triple in focus[node]:
                if triple.predicate in _DOWNWARDS and isinstance(triple.object, NamedNode):
                    todo.append(triple.object)
    named = {t.object for ts in focus.values() for t in ts if isinstance(t.object, NamedNode)} - focus.keys()
    classes = {node: list(store.quads_for_pattern(node, _TYPE, None)) for node in sorted(named, key=str)}
    beyond = {node for node, quads in classes.items() if any(quad.object in _LARGE for quad in quads)}
    said = [t for node in sorted(focus, key=str) for t in focus[node] if t.object not in beyond]
    rest = [
        Triple(quad.subject, quad.predicate, quad.object)
        for node, quads in classes.items()
        if node not in beyond
        for quad in quads
    ]
    return said, rest


def _about(store: Store, node: NamedNode) -> list[Triple]:
    found: Iterable[Quad] = store.quads_for_pattern(node, None, None)
    return [Triple(quad.subject, quad.predicate, quad.object) for quad in found]
