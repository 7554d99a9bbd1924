"""A graph in pieces that stores accept: N-Triples of at most so many triples, each of one graph."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby, islice
from pathlib import Path

from pyoxigraph import DefaultGraph, NamedNode, Quad, RdfFormat, parse, serialize

from kg.errors import WorkspaceError
from kg.rdf.load import rdf_format

#: Stores have limits of time and size for one request; Virtuoso's are the narrowest.
CHUNK = 50_000


@dataclass(frozen=True, slots=True)
class Chunk:
    """A piece of one graph."""

    graph: str | None  # None is the default graph
    triples: int
    payload: bytes  # N-Triples
    first: bool  # of its graph


def chunks(path: Path, graph: str | None = None, size: int = CHUNK) -> Iterator[Chunk]:
    """The pieces of a file, in its order.

    Args:
        path: N-Triples, N-Quads, Turtle or TriG.
        graph: the graph that all goes into; ``None`` leaves everything in the graph that the file has it in.
        size: triples of a piece at most.

    Raises:
        WorkspaceError: the file cannot be read, or holds no valid RDF.
    """
    seen: set[str | None] = set()
    for name, triples in _runs(_quads(path), graph):
        while piece := list(islice(triples, size)):
            payload = serialize((quad.triple for quad in piece), format=RdfFormat.N_TRIPLES) or b""
            yield Chunk(name, len(piece), payload, name not in seen)
            seen.add(name)


def _quads(path: Path) -> Iterator[Quad]:
    try:
        yield from parse(path=path, format=rdf_format(path))
    except SyntaxError as error:
        raise WorkspaceError(f"{path.name}: line {error.lineno or '?'}: not valid RDF: {error.msg}") from error
    except OSError as error:
        raise WorkspaceError(f"{path}: cannot be read ({error.strerror or error}). Run kg build first.") from error


def _runs(quads: Iterable[Quad], graph: str | None) -> Iterator[tuple[str | None, Iterator[Quad]]]:
    """Stretches of quads of one graph."""
    if graph is not None:
        yield graph, iter(quads)
        return
    for node, run in groupby(quads, key=lambda quad: quad.graph_name):
        yield _name(node), run


def _name(node: object) -> str | None:
    if isinstance(node, DefaultGraph):
        return None
    if isinstance(node, NamedNode):
        return node.value
    raise WorkspaceError(f"the graph {node} has no IRI, and cannot be put anywhere.")
