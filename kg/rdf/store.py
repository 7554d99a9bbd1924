"""The graph in Oxigraph, in memory or on disk, and one query on it, as the process that is killed runs it."""

import re
from pathlib import Path
from typing import IO, Any, cast

from pyoxigraph import (
    DefaultGraph,
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
from kg.errors import QueryError
from kg.rdf.disk import BrokenStoreError, open_disk_store
from kg.rdf.load import load_store
from kg.rdf.options import LimitedOutput, QueryOptions
from kg.rdf.prefixes import PREFIXES, prefixes_under
from kg.rdf.refuse import explain, mask, refuse_no_text, refuse_service
from kg.rdf.results import Kind, QueryResult

_NO_OPTIONS = QueryOptions()
_FROM = re.compile(r"(?<![\w?$:.\-])FROM\b", re.IGNORECASE)
_URI_SPACE = NamedNode(PREFIXES["void"] + "uriSpace")


def open_store(path: Path) -> Store:
    """The graph of a file, read into memory, or of a store on disk, opened to read.

    Where a build wrote the same graph as N-Triples too (``graph.nt`` beside ``graph.ttl``), that is read: it is faster.

    Args:
        path: ``graph.ttl`` or another file of :data:`kg.rdf.load.RDF_FORMATS`, also with ``.gz`` behind; or the folder
            of a store (:mod:`kg.rdf.disk`).

    Raises:
        WorkspaceError: no such file, or no RDF by its name; RdfSyntaxError, one of them, where it does not parse;
            BrokenStoreError, one of them, where a folder is no whole store.
    """
    if path.is_dir():
        return open_disk_store(path)
    fast = path.with_suffix(".nt")
    return load_store(fast if path.suffix == ".ttl" and fast.is_file() else path)


def find_base_iri(store: Store) -> str | None:
    """The base under which the graph's ids are, as its description tells; ``None`` for a graph that does not say."""
    for quad in store.quads_for_pattern(None, _URI_SPACE, None):
        if isinstance(quad.object, Literal):
            return quad.object.value
    return None


def evaluate(store: Store, sparql: str, options: QueryOptions = _NO_OPTIONS) -> QueryResult:
    """Runs a query, without limit of time.

    The common prefixes and those of the graph's ids are declared, and ``<paper/…>`` is relative to the graph's base, so
    that what a table shows can be used in the next query. Where neither the query nor the options name graphs, what
    stands outside of ``GRAPH`` is about the union of all, if the graph is one of named graphs.

    Raises:
        QueryError: it is no text, does not parse, writes, calls ``SERVICE``, or fails while it runs;
            QueryLimitError, one of them, where the answer has too many rows.
        BrokenStoreError: the store is on disk and cannot be read.
    """
    refuse_no_text(sparql)
    refuse_service(sparql)
    prefixes: dict[str, str] = {}
    try:
        base_iri = find_base_iri(store) or ids.DEFAULT_BASE_IRI
        prefixes = prefixes_under(base_iri)
        answer = store.query(sparql, prefixes=prefixes, base_iri=base_iri, **_dataset(store, sparql, options))
        if isinstance(answer, QuerySolutions):
            return QueryResult(Kind.SELECT, _write(answer, options), base_iri)
        if isinstance(answer, QueryBoolean):
            return QueryResult(Kind.ASK, answer.serialize(format=QueryResultsFormat.JSON) or b"", base_iri)
        return QueryResult(Kind.GRAPH, _write(answer, options), base_iri)
    except SyntaxError as error:
        raise explain(sparql, error.msg, prefixes) from error
    except (OSError, RuntimeError) as error:  # pyoxigraph, of the files of a store
        raise BrokenStoreError(f"the store of the graph cannot be read ({error}).") from error


def all_in_named_graphs(store: Store) -> bool:
    """Whether the whole is in named graphs, as of a build with one per paper."""
    default = store.quads_for_pattern(None, None, None, DefaultGraph())
    return next(default, None) is None and next(iter(store.named_graphs()), None) is not None


def _dataset(store: Store, sparql: str, options: QueryOptions) -> dict[str, Any]:
    """The graphs that the query is about. The union is left where it names them itself: Oxigraph would ignore FROM."""
    if not options.default_graphs and not options.named_graphs:
        union = all_in_named_graphs(store) and not _FROM.search(mask(sparql))
        return {"use_default_graph_as_union": union}
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
