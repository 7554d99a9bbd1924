"""Answers to SPARQL queries: as values, and in the formats of the SPARQL 1.1 result specifications."""

import json
import unicodedata
from collections import namedtuple
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from html import escape
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias, cast

from pyoxigraph import (
    BlankNode,
    Literal,
    NamedNode,
    QueryBoolean,
    QueryResultsFormat,
    QuerySolutions,
    RdfFormat,
    Triple,
    parse,
    parse_query_results,
    serialize,
)

from kg import ids
from kg.errors import KgError, UnknownNameError
from kg.rdf.prefixes import prefixes_under, shorten

Term: TypeAlias = NamedNode | BlankNode | Literal | Triple
_SHOWN_ROWS = 50
#: Characters of a cell in a table for the eye; a longer one ends in an ellipsis.
_CELL = 120
_XSD = "http://www.w3.org/2001/XMLSchema#"
_PYTHON: dict[str, Callable[[str], object]] = {
    f"{_XSD}integer": int,
    f"{_XSD}decimal": float,
    f"{_XSD}double": float,
    f"{_XSD}boolean": lambda text: text in ("true", "1"),
}


class Kind(StrEnum):
    """What a query asked for."""

    SELECT = "SELECT"
    ASK = "ASK"
    GRAPH = "CONSTRUCT or DESCRIBE"


@dataclass(frozen=True, slots=True)
class QueryResult:
    """An answer, kept as it travels: SPARQL results in JSON, or N-Triples for a graph."""

    kind: Kind
    payload: bytes
    base_iri: str = ids.DEFAULT_BASE_IRI  # of the graph: tables and Turtle show ids without it
    format_name: str = ""  # what the payload is written in, where it is no longer as it travels

    @property
    def variables(self) -> tuple[str, ...]:
        """The columns of a SELECT, without question marks; none for the other kinds."""
        head = json.loads(self.payload)["head"] if self.kind is Kind.SELECT else {}
        return tuple(head.get("vars", ()))

    @property
    def rows(self) -> list[tuple[Term | None, ...]]:
        """The rows of a SELECT as RDF terms, in the order of :attr:`variables`; ``None`` where unbound."""
        if self.kind is not Kind.SELECT:
            return []
        return [tuple(solution) for solution in cast(QuerySolutions, self._results())]

    @property
    def values(self) -> list[tuple[Any, ...]]:
        """The rows as named tuples of Python values: IRIs and strings as ``str``, numbers and booleans as such.

        A variable that Python cannot have as a name of a field (``?class``) is known by its place: ``row._0``.
        """
        row = namedtuple("Row", self.variables, rename=True)  # type: ignore[misc]
        return [row(*map(_python, terms)) for terms in self.rows]

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        """The named tuples of :attr:`values`."""
        return iter(self.values)

    def to_pandas(self) -> Any:  # noqa: ANN401 -- pandas is no dependency
        """The rows of a SELECT as a ``pandas.DataFrame``.

        Raises:
            KgError: pandas is not installed.
        """
        if find_spec("pandas") is None:
            raise KgError("to_pandas needs pandas. Install it with: pip install pandas")
        return import_module("pandas").DataFrame(list(map(tuple, self.values)), columns=list(self.variables))

    def _repr_html_(self) -> str:
        """A table, for notebooks; of many rows the first."""
        if self.kind is Kind.ASK:
            return f"<p>{'yes' if self.boolean else 'no'}</p>"
        prefixes = prefixes_under(self.base_iri)
        head, found = _columns(self)
        lines = ["".join(f"<th>{escape(name)}</th>" for name in head)]
        for row in found[:_SHOWN_ROWS]:
            lines.append("".join(f"<td>{escape(_cell(term, prefixes, self.base_iri))}</td>" for term in row))
        body = "".join(f"<tr>{line}</tr>" for line in lines)
        more = f", the first {_SHOWN_ROWS} shown" if len(found) > _SHOWN_ROWS else ""
        return f"<table>{body}</table><p>{len(found)} {'row' if len(found) == 1 else 'rows'}{more}</p>"

    @property
    def boolean(self) -> bool | None:
        """The answer of an ASK; ``None`` for the other kinds."""
        return bool(self._results()) if self.kind is Kind.ASK else None

    @property
    def triples(self) -> list[Triple]:
        """The triples of a CONSTRUCT or DESCRIBE, sorted."""
        if self.kind is not Kind.GRAPH:
            return []
        quads = parse(self.payload, format=RdfFormat.N_TRIPLES)
        return sorted((quad.triple for quad in quads), key=str)

    def _results(self) -> QuerySolutions | QueryBoolean:
        return parse_query_results(self.payload, format=QueryResultsFormat.JSON)


def _python(term: Term | None) -> object:
    if isinstance(term, Literal):
        return _PYTHON.get(term.datatype.value, str)(term.value)
    return term.value if isinstance(term, NamedNode | BlankNode) else term


Formatter: TypeAlias = Callable[[QueryResult], str]


def _standard(format_: QueryResultsFormat) -> Formatter:
    def write(result: QueryResult) -> str:
        return cast(bytes, result._results().serialize(format=format_)).decode()

    return write


def _as_it_travels(result: QueryResult) -> str:
    """SPARQL results in JSON, as they are."""
    return result.payload.decode()


def _graph(format_: RdfFormat) -> Formatter:
    def write(result: QueryResult) -> str:
        written = serialize(result.triples, format=format_, prefixes=prefixes_under(result.base_iri))
        return cast(bytes, written).decode()

    return write


def _table(result: QueryResult) -> str:
    """Aligned columns for the eye: IRIs shortened, long cells cut, control characters shown as spaces."""
    if result.kind is Kind.ASK:
        return "yes\n" if result.boolean else "no\n"
    prefixes = prefixes_under(result.base_iri)
    head, found = _columns(result)
    cells = [head, *(tuple(_cut(_cell(term, prefixes, result.base_iri)) for term in row) for row in found)]
    widths = [max(map(_width, column)) for column in zip(*cells, strict=True)]
    lines = ["  ".join(_pad(cell, width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in cells]
    lines.insert(1, "  ".join("-" * width for width in widths))
    return "\n".join(lines) + f"\n({len(found)} {'row' if len(found) == 1 else 'rows'})\n"


def _columns(result: QueryResult) -> tuple[tuple[str, ...], list[tuple[Term | None, ...]]]:
    """The names of the columns, and the rows."""
    if result.kind is Kind.GRAPH:
        return ("subject", "predicate", "object"), [tuple(triple) for triple in result.triples]
    return result.variables, result.rows


def _cell(term: Term | None, prefixes: dict[str, str], base_iri: str) -> str:
    if term is None:
        return ""
    if isinstance(term, NamedNode):
        short = shorten(term.value, prefixes)
        return short.replace(f"<{base_iri}", "<") if short.startswith("<") else short
    text = term.value if isinstance(term, Literal) else str(term)
    return "".join(" " if unicodedata.category(c) in ("Cc", "Zl", "Zp") else c for c in text if not _reorders(c))


def _cut(text: str) -> str:
    return text if len(text) <= _CELL else text[: _CELL - 1] + "…"


def _reorders(character: str) -> bool:
    """Marks that turn the direction of the text round them: they would shift the columns."""
    return unicodedata.bidirectional(character) in ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")


def _width(text: str) -> int:
    """Columns on a terminal (Unicode TR 11): wide characters take two, combining ones none."""
    return sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


def _pad(text: str, width: int) -> str:
    return text + " " * (width - _width(text))


_ROWS = frozenset({Kind.SELECT, Kind.ASK})
_TRIPLES = frozenset({Kind.GRAPH})

#: format name -> the kinds of query that it serves, and how it is written. Add a format here and nowhere else.
RESULT_FORMATS: dict[str, tuple[tuple[frozenset[Kind], Formatter], ...]] = {
    "table": ((_ROWS | _TRIPLES, _table),),
    "csv": ((_ROWS, _standard(QueryResultsFormat.CSV)),),
    "tsv": ((_ROWS, _standard(QueryResultsFormat.TSV)),),
    "json": ((_ROWS, _as_it_travels), (_TRIPLES, _graph(RdfFormat.JSON_LD))),
    "xml": ((_ROWS, _standard(QueryResultsFormat.XML)), (_TRIPLES, _graph(RdfFormat.RDF_XML))),
    "ttl": ((_TRIPLES, _graph(RdfFormat.TURTLE)),),
    "nt": ((_TRIPLES, _graph(RdfFormat.N_TRIPLES)),),
    "srj": ((_ROWS, _as_it_travels),),
    "srx": ((_ROWS, _standard(QueryResultsFormat.XML)),),
    "jsonld": ((_TRIPLES, _graph(RdfFormat.JSON_LD)),),
    "rdf": ((_TRIPLES, _graph(RdfFormat.RDF_XML)),),
}


def format_result(result: QueryResult, format_name: str) -> str:
    """An answer as text.

    Args:
        result: the answer.
        format_name: a name in :data:`RESULT_FORMATS`.

    Raises:
        UnknownNameError: no such format for this kind of query; it lists those that there are.
    """
    name = pick_format(result.kind, (format_name,))
    return next(write for kinds, write in RESULT_FORMATS[name] if result.kind in kinds)(result)


def pick_format(kind: Kind, wanted: tuple[str, ...]) -> str:
    """The first of the formats that can hold an answer of this kind; ``""`` where none is wanted.

    Raises:
        UnknownNameError: none of them can; it lists those that can.
    """
    known = [name for name, ways in RESULT_FORMATS.items() if any(kind in kinds for kinds, _ in ways)]
    for name in wanted:
        if name in known:
            return name
    if wanted:
        raise UnknownNameError(f"format of a {kind} answer", ", ".join(wanted), known)
    return ""
