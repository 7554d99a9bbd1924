"""The graph in Oxigraph's memory, and one query on it. The process that is killed at the limit runs just this."""

import gzip
from pathlib import Path
from typing import IO, Any, cast

from pyoxigraph import (
    Literal,
    NamedNode,
    QueryBoolean,
    QueryResultsFormat,
    QuerySolutions,
    QueryTriples,
    RdfFormat,
    Store,
    serialize,
)

from kg import ids
from kg.errors import QueryError, WorkspaceError
from kg.rdf.options import LimitedOutput, QueryOptions
from kg.rdf.prefixes import PREFIXES, prefixes_under
from kg.rdf.refuse import explain, refuse_service
from kg.rdf.results import Kind, QueryResult

_NO_OPTIONS = QueryOptions()
_URI_SPACE = NamedNode(PREFIXES["void"] + "uriSpace")
_FORMATS = {
    ".ttl": RdfFormat.TURTLE,
    ".nt": RdfFormat.N_TRIPLES,
    ".jsonld": RdfFormat.JSON_LD,
    ".rdf": RdfFormat.RDF_XML,
    ".trig": RdfFormat.TRIG,
}


def open_store(path: Path) -> Store:
    """The graph of a file in memory.

    Where a build wrote the same graph as N-Triples too (``graph.nt`` beside ``graph.ttl``), that is read: it is faster.

    Args:
        path: ``graph.ttl`` or another file of :data:`kg.rdf.write.FORMATS`, also with ``.gz`` behind.

    Raises:
        WorkspaceError: no such file, or no RDF by its name; RdfSyntaxError, one of them, where it does not parse.
    """
    fast = path.with_suffix(".nt")
    return load_store(fast if path.suffix == ".ttl" and fast.is_file() else path)


class RdfSyntaxError(WorkspaceError):
    """A file that is not the RDF that its name says."""


def load_store(path: Path) -> Store:
    """The graph of this very file in memory; raises as :func:`open_store`."""
    store = Store()
    format_ = rdf_format(path)
    try:
        if path.suffix == ".gz":
            with gzip.open(path) as packed:
                store.load(cast(IO[bytes], packed), format=format_)
        else:
            store.load(path=path, format=format_)
    except SyntaxError as error:
        raise RdfSyntaxError(f"{path.name}: line {error.lineno or '?'}: not valid RDF: {error.msg}") from error
    except OSError as error:
        raise WorkspaceError(f"{path}: cannot be read ({error.strerror or error}). Run kg build first") from error
    return store


def rdf_format(path: Path) -> RdfFormat:
    """The format that a name stands for; raises ``WorkspaceError`` for what is no RDF by its name."""
    suffix = Path(path.stem).suffix if path.suffix == ".gz" else path.suffix
    if suffix not in _FORMATS:
        raise WorkspaceError(f"{path.name}: no RDF by its name. Known: {', '.join(_FORMATS)}")
    return _FORMATS[suffix]


def find_base_iri(store: Store) -> str | None:
    """The base under which the graph's ids are, as its description tells; ``None`` for a graph that does not say."""
    for quad in store.quads_for_pattern(None, _URI_SPACE, None):
        if isinstance(quad.object, Literal):
            return quad.object.value
    return None


def evaluate(store: Store, sparql: str, options: QueryOptions = _NO_OPTIONS) -> QueryResult:
    """Runs a query, without limit of time.

    The common prefixes and those of the graph's ids are declared, and ``<paper/…>`` is relative to the graph's base, so
    that what a table shows can be used in the next query.

    Raises:
        QueryError: it does not parse, writes, calls ``SERVICE``, or fails while it runs; QueryLimitError, one of them,
            where the answer has too many rows.
    """
    refuse_service(sparql)
    base_iri = find_base_iri(store) or ids.DEFAULT_BASE_IRI
    prefixes = prefixes_under(base_iri)
    try:
        answer = store.query(sparql, prefixes=prefixes, base_iri=base_iri, **_dataset(options))
        if isinstance(answer, QuerySolutions):
            return QueryResult(Kind.SELECT, _write(answer, options), base_iri)
        if isinstance(answer, QueryBoolean):
            return QueryResult(Kind.ASK, answer.serialize(format=QueryResultsFormat.JSON) or b"", base_iri)
        return QueryResult(Kind.GRAPH, _write(answer, options), base_iri)
    except SyntaxError as error:
        raise explain(sparql, error.msg, prefixes) from error


def _dataset(options: QueryOptions) -> dict[str, Any]:
    """The graphs that the query is about; nothing where it says so itself."""
    if not options.default_graphs and not options.named_graphs:
        return {}
    try:
        return {
            "default_graph": [NamedNode(iri) for iri in options.default_graphs],
            "named_graphs": [NamedNode(iri) for iri in options.named_graphs],
        }
    except ValueError as error:
        raise QueryError(f"a graph is named by no absolute IRI: {error}") from error


def _write(answer: QuerySolutions | QueryTriples, options: QueryOptions) -> bytes:
    """An answer as it travels."""
    rows = isinstance(answer, QuerySolutions)
    limited = None if options.max_rows is None else LimitedOutput(options.max_rows, lines=not rows)
    output = cast(IO[bytes] | None, limited)
    if isinstance(answer, QuerySolutions):
        written = answer.serialize(output, format=QueryResultsFormat.JSON)
    else:
        written = serialize(answer, output, format=RdfFormat.N_TRIPLES)
    return limited.getvalue() if limited else written or b""
