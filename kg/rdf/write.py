"""Writing triples into a file: a stream, the same bytes each time, compressed where the name ends in ``.gz``."""

import gzip
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from pyoxigraph import Quad, RdfFormat, Triple, serialize

from kg import ids
from kg.errors import UnknownNameError
from kg.rdf.jsonld import write_jsonld
from kg.rdf.prefixes import prefixes_under
from kg.rdf.rules import DEFAULT_TITLE, quads, triples

__all__ = ["DEFAULT_TITLE", "FORMATS", "Format", "quads", "triples", "write_rdf"]

#: Triples, those of one subject together, or quads, those of one graph together; where to; the base IRI.
Writer = Callable[[Iterable[Any], IO[bytes], str], None]


def _oxigraph(format_: RdfFormat) -> Writer:
    def write(found: Iterable[Triple], output: IO[bytes], base_iri: str) -> None:
        serialize(found, output, format_, prefixes=prefixes_under(base_iri))

    return write


class _CarriageReturns:
    r"""Keeps ``\r`` through XML, whose parsers would read a bare one as a line feed (XML 1.0, 2.11).

    Oxigraph writes no carriage return of its own, so each is a character of a literal.
    """

    def __init__(self, output: IO[bytes]) -> None:
        self._output = output

    def write(self, data: bytes) -> int:
        self._output.write(bytes(data).replace(b"\r", b"&#13;"))
        return len(data)

    def flush(self) -> None:
        self._output.flush()


def _write_xml(found: Iterable[Triple], output: IO[bytes], base_iri: str) -> None:
    _oxigraph(RdfFormat.RDF_XML)(found, _CarriageReturns(output), base_iri)  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class Format:
    """A serialisation of RDF."""

    suffix: str
    media_type: str
    write: Writer
    named_graphs: bool = False  # whether it can hold quads


#: format name -> how it is written. Add a format here and nowhere else.
FORMATS: dict[str, Format] = {
    "ttl": Format(".ttl", "text/turtle", _oxigraph(RdfFormat.TURTLE)),
    "nt": Format(".nt", "application/n-triples", _oxigraph(RdfFormat.N_TRIPLES)),
    "jsonld": Format(".jsonld", "application/ld+json", write_jsonld),
    "rdf": Format(".rdf", "application/rdf+xml", _write_xml),
    "trig": Format(".trig", "application/trig", _oxigraph(RdfFormat.TRIG), named_graphs=True),
    "nq": Format(".nq", "application/n-quads", _oxigraph(RdfFormat.N_QUADS), named_graphs=True),
}


def write_rdf(
    path: Path, format_name: str, found: Iterable[Triple] | Iterable[Quad], *, base_iri: str = ids.DEFAULT_BASE_IRI
) -> None:
    """Writes triples (of :func:`triples`), or the quads of :func:`quads`, into a file.

    Args:
        path: the file; a name that ends in ``.gz`` is compressed, without a date.
        format_name: a name in :data:`FORMATS`.
        found: the triples, those of one subject one after the other; quads only where the format has named graphs.
        base_iri: the base that they were made with; JSON-LD writes ids relative to it.

    Raises:
        UnknownNameError: no such format; it lists the known ones.
    """
    if format_name not in FORMATS:
        raise UnknownNameError("RDF format", format_name, FORMATS)
    with _open(path) as output:
        FORMATS[format_name].write(found, output, base_iri)


@contextmanager
def _open(path: Path) -> Iterator[IO[bytes]]:
    with path.open("wb") as file:
        if path.suffix != ".gz":
            yield file
            return
        with gzip.GzipFile(filename="", mode="wb", fileobj=file, mtime=0) as packed:
            yield packed  # type: ignore[misc]
