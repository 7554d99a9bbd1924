"""SHACL core as SPARQL: ``schema/shapes.ttl`` is compiled into one query per constraint and run by Oxigraph.

pySHACL checks about 3,500 mentions a second; compiled, all shapes and rules together take 3 s for 1,000 papers with
18,000 mentions (362,000 triples). The shapes stay plain SHACL (W3C, 2017), which any validator reads, and the
tests compare the two verdicts on whole and on broken graphs. A constraint that is not in the table below is an error.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from rdflib import RDF, SH, XSD, BNode, Graph, Literal, URIRef
from rdflib.collection import Collection
from rdflib.term import Node

from kg.rdf.prefixes import PREFIXES, shorten
from kg.rdf.schema import read_schema

_NUMBERS = ("integer", "decimal")


@dataclass(frozen=True, slots=True)
class Check:
    """A query whose rows break a rule: ``?focus``, and ``?value`` where one value is to blame."""

    rule: str  # "Mention kg:confidence maxInclusive"
    message: str  # "must be at most 1"
    query: str


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a constraint stands: the target's class and the property, as SPARQL."""

    target: str
    path: str

    @property
    def values(self) -> str:
        return f"?focus a {self.target} ; {self.path} ?value ."


def _not_exists(place: _Place, pattern: str) -> str:
    return f"SELECT ?focus WHERE {{ ?focus a {place.target} . FILTER NOT EXISTS {{ {pattern} }} }}"


def _values(place: _Place, condition: str) -> str:
    return f"SELECT ?focus ?value WHERE {{ {place.values} FILTER({condition}) }}"


def _count(place: _Place, condition: str) -> str:
    return (
        f"SELECT ?focus WHERE {{ ?focus a {place.target} . OPTIONAL {{ ?focus {place.path} ?value }} }} "
        f"GROUP BY ?focus HAVING(COUNT(DISTINCT ?value) {condition})"
    )


def _at_least(place: _Place, number: str) -> str:
    return _not_exists(place, f"?focus {place.path} ?value") if number == "1" else _count(place, f"< {number}")


def _datatype(place: _Place, datatype: str) -> str:
    number = " || !isNumeric(?value)" if datatype.endswith(tuple(f"#{name}>" for name in _NUMBERS)) else ""
    return _values(place, f"!isLiteral(?value) || DATATYPE(?value) != {datatype}{number}")


def _kind(place: _Place, kind: str) -> str:
    if kind != SH.IRI.n3():
        raise ValueError(f"sh:nodeKind {kind} is not supported")
    return _values(place, "!isIRI(?value)")


def _class(place: _Place, class_: str) -> str:
    # MINUS looks at each value once; NOT EXISTS takes twice to six times as long, for values that many nodes have.
    return f"SELECT ?focus ?value WHERE {{ {place.values} MINUS {{ ?value a {class_} }} }}"


#: Constraint -> the query that finds what breaks it, and its message (``{}`` stands for the constraint's value).
CONSTRAINTS: dict[URIRef, tuple[Callable[[_Place, str], str], str]] = {
    SH.minCount: (_at_least, "must have at least {}"),
    SH.maxCount: (lambda place, number: _count(place, f"> {number}"), "must have at most {}"),
    SH.datatype: (_datatype, "must be of type {}"),
    SH.nodeKind: (_kind, "must be an IRI"),
    SH["class"]: (_class, "must be a {}"),
    SH.hasValue: (lambda place, value: _not_exists(place, f"?focus {place.path} {value}"), "must have the value {}"),
    SH["in"]: (lambda place, values: _values(place, f"?value NOT IN ({values})"), "must be one of {}"),
    SH.minInclusive: (lambda place, n: _values(place, f"!COALESCE(?value >= {n}, false)"), "must be at least {}"),
    SH.maxInclusive: (lambda place, n: _values(place, f"!COALESCE(?value <= {n}, false)"), "must be at most {}"),
    SH.minLength: (lambda place, n: _values(place, f"STRLEN(STR(?value)) < {n}"), "must have at least {} characters"),
    SH.pattern: (lambda place, p: _values(place, f"!REGEX(STR(?value), {p})"), "must match {}"),
    SH.lessThan: (
        lambda place, other: _values(
            place, f"EXISTS {{ ?focus {other} ?other . FILTER(!COALESCE(?value < ?other, false)) }}"
        ),
        "must be less than {}",
    ),
}


def compile_shapes(turtle: str | None = None) -> list[Check]:
    """The checks of SHACL shapes, in their order; without an argument those of ``schema/shapes.ttl``.

    Raises:
        ValueError: a constraint that this does not know.
    """
    shapes = Graph()
    shapes.parse(data=turtle or read_schema("shapes.ttl"), format="turtle")
    return [
        check for shape in sorted(shapes.subjects(RDF.type, SH.NodeShape), key=str) for check in _compile(shapes, shape)
    ]


def _compile(shapes: Graph, shape: Node) -> Iterator[Check]:
    name = str(shape).rpartition("#")[2]
    target = _n3(shapes, shapes.value(shape, SH.targetClass))
    own = {RDF.type, SH.targetClass, SH.property}
    for constraint in sorted(set(shapes.predicates(shape)) - own, key=str):
        if constraint != SH.nodeKind:
            raise ValueError(f"{shorten(str(constraint), PREFIXES)} on a node shape is not supported")
        yield Check(
            f"{name} nodeKind", "must be an IRI", f"SELECT ?focus {{ ?focus a {target} FILTER(!isIRI(?focus)) }}"
        )
    for prop in sorted(shapes.objects(shape, SH.property), key=lambda node: str(shapes.value(node, SH.path))):
        place = _Place(target, _n3(shapes, shapes.value(prop, SH.path)))
        shown = shorten(str(shapes.value(prop, SH.path)), PREFIXES)
        for constraint, value in sorted(shapes.predicate_objects(prop), key=str):
            if constraint == SH.path:
                continue
            if constraint not in CONSTRAINTS:
                raise ValueError(f"{constraint} is not supported")
            make, message = CONSTRAINTS[URIRef(str(constraint))]
            text = _n3(shapes, value)
            said = shorten(str(value), PREFIXES) if isinstance(value, URIRef) else text.partition("^^")[0]
            rule = f"{name} {shown} {str(constraint).rpartition('#')[2]}"
            yield Check(rule, f"{shown} {message.format(said)}", make(place, text))


def _n3(shapes: Graph, node: Node | None) -> str:
    """A value as SPARQL writes it; a list with commas, a number bare."""
    if isinstance(node, BNode):
        return ", ".join(_n3(shapes, item) for item in Collection(shapes, node))
    if isinstance(node, Literal) and node.datatype in (XSD.integer, XSD.decimal):
        return str(node)
    if isinstance(node, URIRef | Literal):
        return node.n3()
    raise ValueError("a shape without a target class or a path")
