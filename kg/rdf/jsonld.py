"""JSON-LD by a stream of triples: one node a line, in the terms of ``schema/context.jsonld``, carried along."""

import json
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import IO, Any, TypeAlias

from pyoxigraph import BlankNode, Literal, NamedNode, Triple

from kg.rdf.schema import read_schema

_RDF_TYPE = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type"
_XSD_STRING = "http://www.w3.org/2001/XMLSchema#string"
_XSD_INTEGER = "http://www.w3.org/2001/XMLSchema#integer"
#: Larger ones lose digits where JSON numbers are doubles.
_EXACT_INTEGER = 2**53

Json = dict[str, Any]
#: What pyoxigraph may give as the object of a triple.
Term: TypeAlias = NamedNode | BlankNode | Literal | Triple


def read_context() -> Json:
    """The context: term -> compact IRI, or its IRI and the type of its values."""
    context: Json = json.loads(read_schema("context.jsonld"))["@context"]
    return context


def write_jsonld(triples: Iterable[Triple], output: IO[bytes], base_iri: str) -> None:
    """Writes triples, those of one subject one after the other, as JSON-LD 1.1 with IRIs relative to the base.

    Raises:
        TypeError: a blank node, of which the graph has none.
    """
    context = read_context()
    writer = _Writer(context, base_iri)
    head = json.dumps(context | {"@base": base_iri}, ensure_ascii=False)
    output.write(f'{{"@context": {head},\n"@graph": ['.encode())
    separator = "\n"
    for subject, group in groupby(triples, key=lambda triple: triple.subject):
        node = json.dumps(writer.node(subject, group), ensure_ascii=False, allow_nan=False)
        output.write(f"{separator}{node}".encode())
        separator = ",\n"
    output.write(b"\n]}\n")


class _Writer:
    def __init__(self, context: Mapping[str, Any], base_iri: str) -> None:
        self._base = base_iri
        self._terms: dict[str, str] = {}  # IRI -> term
        self._types: dict[str, str] = {}  # IRI -> IRI of the datatype of its values, or "@id"
        prefixes = {name: value for name, value in context.items() if isinstance(value, str) and value[-1] in "#/"}
        self._prefixes = prefixes

        def expand(compact: str) -> str:
            prefix, _, local = compact.partition(":")
            return prefixes[prefix] + local if prefix in prefixes else compact

        for name, definition in context.items():
            if name in prefixes or name.startswith("@") or definition in ("@id", "@type"):
                continue
            iri = expand(definition if isinstance(definition, str) else definition.get("@id", name))
            self._terms[iri] = name
            if isinstance(definition, dict):
                self._types[iri] = expand(definition["@type"])

    def node(self, subject: Term, group: Iterable[Triple]) -> Json:
        """One node object. Two blocks may tell of one subject; JSON-LD adds them up."""
        node: Json = {"id": self._reference(subject)}
        for _, predicate, value in group:
            key, plain = self._entry(predicate.value, value)
            if key not in node:
                node[key] = plain
            elif isinstance(node[key], list):
                node[key].append(plain)
            else:
                node[key] = [node[key], plain]
        return node

    def _entry(self, predicate: str, value: Term) -> tuple[str, Any]:
        if predicate == _RDF_TYPE and isinstance(value, NamedNode):
            return "type", self._class(value.value)
        return self._terms.get(predicate, predicate), self._value(predicate, value)

    def _value(self, predicate: str, value: Term) -> str | int | Json:
        wanted = self._types.get(predicate)
        if isinstance(value, Literal):
            datatype = value.datatype.value
            if value.language:
                return {"@value": value.value, "@language": value.language}
            if datatype == _XSD_STRING:
                return value.value if wanted is None else {"@value": value.value}
            if datatype != wanted:
                return {"@value": value.value, "@type": datatype}
            if datatype == _XSD_INTEGER and abs(int(value.value)) < _EXACT_INTEGER:
                return int(value.value)
            return value.value
        reference = self._reference(value)
        return reference if wanted == "@id" else {"id": reference}

    def _reference(self, node: Term) -> str:
        """Relative to the base where nothing in the rest could be taken for a scheme or a prefix."""
        if not isinstance(node, NamedNode):
            raise TypeError(f"{node} is no IRI")
        iri = node.value
        local = iri.removeprefix(self._base)
        return local if local and local != iri and ":" not in local and local[0] not in "/?#@" else iri

    def _class(self, iri: str) -> str:
        if iri in self._terms:
            return self._terms[iri]
        for prefix, namespace in self._prefixes.items():
            if iri.startswith(namespace):
                return f"{prefix}:{iri[len(namespace) :]}"
        return iri


def nodes(lines: Iterable[str]) -> Iterator[Json]:
    """The node objects of a file that :func:`write_jsonld` wrote, read line by line.

    >>> list(nodes(['{"@context": {}, ', '"@graph": [', '{"id": "a"},', '{"id": "b"}', ']}']))
    [{'id': 'a'}, {'id': 'b'}]
    """
    for line in lines:
        if line.startswith('{"id"'):
            yield json.loads(line.rstrip().removesuffix(","))
