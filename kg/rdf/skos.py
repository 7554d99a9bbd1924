"""Vocabularies from files: SKOS in any syntax of RDF, and the Computer Science Ontology (its RDF, or JSON lines)."""

import gzip
import hashlib
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path

from pyoxigraph import Literal, NamedNode, parse

from kg.errors import InputError
from kg.link.vocabulary import Concept, Vocabulary
from kg.link.vocabulary_lines import CSO_IRI, CSO_LICENSE, CSO_TITLE, Topic, concepts_of, read_topics
from kg.rdf.load import RDF_FORMATS
from kg.rdf.prefixes import PREFIXES

#: Suffix -> format; beside those of the files that kg writes, others that vocabularies come with.
_FORMATS = {
    **RDF_FORMATS,
    ".xml": RDF_FORMATS[".rdf"],
    ".owl": RDF_FORMATS[".rdf"],
    ".skos": RDF_FORMATS[".rdf"],
    ".json": RDF_FORMATS[".jsonld"],
}
_LINES = (".jsonl", ".ndjson")

_SKOS, _DCTERMS, _RDFS = PREFIXES["skos"], PREFIXES["dcterms"], PREFIXES["rdfs"]
_TYPE, _PREFERRED, _LABEL = f"{PREFIXES['rdf']}type", f"{_SKOS}prefLabel", f"{_RDFS}label"
_CONCEPT, _SCHEME = f"{_SKOS}Concept", f"{_SKOS}ConceptScheme"
_SYNONYMS = (f"{_SKOS}altLabel", f"{_SKOS}hiddenLabel")
_BROADER = (f"{_SKOS}broader", f"{_SKOS}broaderGeneric", f"{_SKOS}broaderTransitive")
_NARROWER = (f"{_SKOS}narrower", f"{_SKOS}narrowerTransitive")
_TITLES = (f"{_DCTERMS}title", f"{PREFIXES['dc']}title", _PREFERRED, _LABEL)
_LICENSES = (f"{_DCTERMS}license", "http://creativecommons.org/ns#license", f"{_DCTERMS}rights")
_DEPRECATED = f"{PREFIXES['owl']}deprecated"
#: The ontology's own terms (its namespace has been written with both schemes).
_CSO = ("http://cso.kmi.open.ac.uk/schema/cso#", "https://cso.kmi.open.ac.uk/schema/cso#")

#: Subject -> predicate -> objects that are IRIs or texts.
_Graph = Mapping[str, Mapping[str, list[NamedNode | Literal]]]


def read_vocabulary(path: Path) -> Vocabulary:
    """A vocabulary by the name of its file: RDF or JSON lines, each also compressed (``.gz``).

    Raises:
        InputError: no such file, no vocabulary by its name, something else than the name says, or nothing in it.
    """
    try:
        content = path.read_bytes()
        digest = hashlib.sha256(content).hexdigest()
        if path.suffix == ".gz":
            content = gzip.decompress(content)
    except (OSError, EOFError) as error:
        raise InputError(str(path), f"cannot be read ({getattr(error, 'strerror', None) or error}).") from error
    suffix = Path(path.stem).suffix if path.suffix == ".gz" else path.suffix
    if suffix in _LINES:
        concepts = tuple(read_topics(_decoded(content, path).splitlines(), path.name))
        found = Vocabulary(CSO_IRI, CSO_TITLE, concepts, CSO_LICENSE, path.name, digest, mined=True)
    elif suffix in _FORMATS:
        found = _from_graph(_read_graph(content, suffix, path), path.name, digest)
    else:
        raise InputError(
            str(path), f"no vocabulary by its name. Known: {', '.join((*_FORMATS, *_LINES))}, also as .gz."
        )
    if not found.concepts:
        raise InputError(str(path), "holds no concept. A vocabulary has things with skos:prefLabel, or topics.")
    return found


def _decoded(content: bytes, path: Path) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InputError(str(path), "is not UTF-8 text.", f"byte {error.start}") from error


def _read_graph(content: bytes, suffix: str, path: Path) -> _Graph:
    graph: dict[str, dict[str, list[NamedNode | Literal]]] = defaultdict(lambda: defaultdict(list))
    try:
        for quad in parse(content, format=_FORMATS[suffix]):
            if isinstance(quad.subject, NamedNode) and isinstance(quad.object, NamedNode | Literal):
                graph[quad.subject.value][quad.predicate.value].append(quad.object)
    except SyntaxError as error:
        raise InputError(str(path), f"not valid RDF: {error.msg}", f"line {error.lineno or '?'}") from error
    return graph


def _from_graph(graph: _Graph, file: str, digest: str) -> Vocabulary:
    if topics := _cso_topics(graph):
        concepts = tuple(concepts_of(topics))
        return Vocabulary(CSO_IRI, CSO_TITLE, concepts, CSO_LICENSE, file, digest, mined=True)
    concepts = _concepts(graph)
    scheme = next((iri for iri in sorted(graph) if _SCHEME in _iris(graph, iri, [_TYPE])), "")
    titles, licenses = _texts(graph, scheme, _TITLES), _iris(graph, scheme, _LICENSES)
    iri = scheme or _namespace([concept.iri for concept in concepts])
    return Vocabulary(iri, titles[0] if titles else file, concepts, licenses[0] if licenses else "", file, digest)


def _concepts(graph: _Graph) -> tuple[Concept, ...]:
    """All that is a concept or has a preferred label; what is deprecated is left out."""
    found: dict[str, tuple[str, ...]] = {}
    for iri in sorted(graph):
        types = _iris(graph, iri, [_TYPE])
        if _SCHEME in types or not (_CONCEPT in types or _PREFERRED in graph[iri]) or _is_deprecated(graph, iri):
            continue
        if labels := _texts(graph, iri, [_PREFERRED]) or _texts(graph, iri, [_LABEL]):
            found[iri] = tuple(dict.fromkeys((*labels, *_texts(graph, iri, _SYNONYMS))))
    above: dict[str, set[str]] = defaultdict(set)
    for iri in found:
        above[iri].update(_iris(graph, iri, _BROADER))
        for below in _iris(graph, iri, _NARROWER):
            above[below].add(iri)
    return tuple(
        Concept(iri, labels[0], tuple(sorted(labels[1:])), tuple(sorted((above[iri] & found.keys()) - {iri})))
        for iri, labels in found.items()
    )


def _is_deprecated(graph: _Graph, iri: str) -> bool:
    return any(isinstance(value, Literal) and value.value in ("true", "1") for value in graph[iri].get(_DEPRECATED, ()))


def _texts(graph: _Graph, iri: str, predicates: Iterable[str]) -> list[str]:
    """The English texts, then those of no language, in the order of the predicates; others only where there is none."""
    ranked: list[tuple[int, int, str]] = []
    for order, predicate in enumerate(predicates):
        for value in graph.get(iri, {}).get(predicate, ()):
            if isinstance(value, Literal) and (text := " ".join(value.value.split())):
                language = (value.language or "").split("-")[0].casefold()
                ranked.append(({"en": 0, "": 1}.get(language, 2), order, text))
    known = [row for row in ranked if row[0] < 2] or ranked
    return list(dict.fromkeys(text for _, _, text in sorted(known)))


def _iris(graph: _Graph, iri: str, predicates: Iterable[str]) -> list[str]:
    objects = (value for predicate in predicates for value in graph.get(iri, {}).get(predicate, ()))
    return [value.value for value in objects if isinstance(value, NamedNode)]


def _cso_topics(graph: _Graph) -> list[Topic]:
    """The topics of a file in the ontology's own terms; of any other graph none."""
    own = {name: [f"{start}{name}" for start in _CSO] for name in ("superTopicOf", "relatedEquivalent")}
    preferred = [f"{start}preferentialEquivalent" for start in _CSO]
    if not any(predicate in rows for rows in graph.values() for names in own.values() for predicate in names):
        return []
    above: dict[str, set[str]] = defaultdict(set)
    names = {iri: texts[0] for iri in sorted(graph) if (texts := _texts(graph, iri, [_LABEL]))}
    for iri in names:
        for below in _iris(graph, iri, own["superTopicOf"]):
            above[below].add(iri)

    def named(iris: Iterable[str]) -> list[str]:
        return sorted({names[iri] for iri in iris if iri in names})

    return [
        Topic(
            name,
            next(iter(named(_iris(graph, iri, preferred))), name),
            named(above[iri]),
            named(_iris(graph, iri, own["relatedEquivalent"])),
        )
        for iri, name in names.items()
    ]


def _namespace(iris: list[str]) -> str:
    """What all the IRIs begin with, up to its last separator."""
    first, last = min(iris, default=""), max(iris, default="")
    same = next((i for i, (a, b) in enumerate(zip(first, last, strict=False)) if a != b), min(len(first), len(last)))
    start = first[:same]
    return start[: max(start.rfind("/"), start.rfind("#")) + 1]
