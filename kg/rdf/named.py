"""Named queries: the files ``schema/queries/*.rq``, with parameters.

The first line of such a file says what it answers. Lines ``# param: name default description`` declare parameters, the
default as SPARQL writes it; ``VALUES ?name { default }`` in the query holds the value, so that the file is a query by
itself. Another value takes its place as a literal or IRI of the same type, escaped by Oxigraph.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from kg.errors import NotFoundError, QueryError, UnknownNameError
from kg.rdf.schema import list_schema, read_schema
from kg.rdf.terms import find_decimal, find_iri, string

_SUFFIX = ".rq"
_PARAMETER = re.compile(r'^# param: (\w+) ("(?:[^"\\]|\\.)*"|<[^<>]*>|[+-]?\d+(?:\.\d+)?) (.+)$', re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Parameter:
    """A value that a named query takes."""

    name: str
    default: str  # as SPARQL writes it: "Unitree Go1" in quotes, 10, <http://…>
    description: str

    def term(self, value: str) -> str:
        """A value of the default's type as SPARQL writes it.

        Raises:
            QueryError: the value is no number, or no absolute IRI, where one is wanted.
        """
        if self.default.startswith('"'):
            return str(string(value))
        if self.default.startswith("<"):
            node = find_iri(value)
            if node is None:
                raise QueryError(f"parameter {self.name}: {value!r} is no absolute IRI")
            return str(node)
        number = find_decimal(value)
        if number is None or ("." not in self.default and "." in number.value):
            kind = "a number" if "." in self.default else "a whole number"
            raise QueryError(f"parameter {self.name}: {value!r} is not {kind}")
        return number.value


@dataclass(frozen=True, slots=True)
class NamedQuery:
    """A query of the collection."""

    name: str
    question: str  # what it answers, one sentence
    parameters: tuple[Parameter, ...]
    sparql: str  # whole, with the default values


def list_named() -> list[NamedQuery]:
    """All named queries, sorted by name."""
    files = [name for name in list_schema("queries") if name.endswith(_SUFFIX)]
    return [load_named(name.removesuffix(_SUFFIX)) for name in files]


def load_named(name: str) -> NamedQuery:
    """A named query.

    Raises:
        NotFoundError: no such query; it tells the names that there are.
    """
    known = [file.removesuffix(_SUFFIX) for file in list_schema("queries") if file.endswith(_SUFFIX)]
    if name not in known:
        raise NotFoundError("named query", name, known)
    sparql = read_schema(f"queries/{name}{_SUFFIX}")
    question = sparql.partition("\n")[0].removeprefix("#").strip()
    return NamedQuery(name, question, parameters_of(sparql), sparql)


def parameters_of(sparql: str) -> tuple[Parameter, ...]:
    """The parameters that a query's comments declare, in their order."""
    return tuple(Parameter(*match.groups()) for match in _PARAMETER.finditer(sparql))


def bind_parameters(sparql: str, params: Mapping[str, str]) -> str:
    """The query with values instead of the defaults.

    Raises:
        UnknownNameError: it declares no such parameter; it lists those that it does.
        QueryError: a value of the wrong type, or a parameter without its line ``VALUES ?name { … }``.
    """
    declared = {parameter.name: parameter for parameter in parameters_of(sparql)}
    values: dict[str, str] = {}
    for name, value in params.items():
        if name not in declared:
            raise UnknownNameError("parameter", name, declared)
        term = declared[name].term(value)
        line = f"VALUES ?{name} {{ {declared[name].default} }}"
        if line not in sparql:
            raise QueryError(f"parameter {name}: the query has no line {line}")
        values[line] = f"VALUES ?{name} {{ {term} }}"
    lines = "|".join(map(re.escape, values))  # all at once: no value is searched for another one's line
    return re.sub(lines, lambda match: values[match[0]], sparql) if values else sparql
