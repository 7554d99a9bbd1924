"""Files of RDF into an Oxigraph store."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import IO, cast

from pyoxigraph import Quad, RdfFormat, Store, parse

from kg.errors import WorkspaceError

#: Suffix -> format. What kg writes is in :data:`kg.rdf.write.FORMATS`, with the same suffixes.
RDF_FORMATS = {
    ".ttl": RdfFormat.TURTLE,
    ".nt": RdfFormat.N_TRIPLES,
    ".jsonld": RdfFormat.JSON_LD,
    ".rdf": RdfFormat.RDF_XML,
    ".trig": RdfFormat.TRIG,
    ".nq": RdfFormat.N_QUADS,
}


class RdfSyntaxError(WorkspaceError):
    """A file that is not the RDF that its name says."""


def load_store(path: Path) -> Store:
    """The graph of a file in memory, also of a compressed one (``.gz``); raises as :func:`fill_store`."""
    store = Store()
    fill_store(store, path)
    return store


def fill_store(store: Store, path: Path, *, bulk: bool = False) -> None:
    """Loads a file into a store; ``bulk`` is faster for many triples on disk, and may leave a part behind on an error.

    Raises:
        WorkspaceError: no such file, or no RDF by its name; RdfSyntaxError, one of them, where it does not parse.
    """
    load = store.bulk_load if bulk else store.load
    format_ = rdf_format(path)
    try:
        path.open("rb").close()  # an error from here on is one of the store's own files
    except OSError as error:
        raise WorkspaceError(f"{path}: cannot be read ({error.strerror or error}). Run kg build first") from error
    try:
        if path.suffix == ".gz":
            with gzip.open(path) as packed:
                load(cast(IO[bytes], packed), format=format_)
        else:
            load(path=path, format=format_)
    except SyntaxError as error:
        raise RdfSyntaxError(f"{path.name}: line {error.lineno or '?'}: not valid RDF: {error.msg}") from error
    except (gzip.BadGzipFile, EOFError) as error:
        raise RdfSyntaxError(f"{path.name}: not a whole gzip file: {error}") from error


def parse_file(path: Path) -> Iterator[Quad]:
    """The triples of a file, one after the other; raises as :func:`fill_store`."""
    format_ = rdf_format(path)
    try:
        with gzip.open(path) if path.suffix == ".gz" else path.open("rb") as stream:
            yield from parse(cast(IO[bytes], stream), format=format_)
    except SyntaxError as error:
        raise RdfSyntaxError(f"{path.name}: line {error.lineno or '?'}: not valid RDF: {error.msg}") from error
    except (gzip.BadGzipFile, EOFError) as error:
        raise RdfSyntaxError(f"{path.name}: not a whole gzip file: {error}") from error
    except OSError as error:
        raise WorkspaceError(f"{path}: cannot be read ({error.strerror or error}). Run kg build first") from error


def rdf_format(path: Path) -> RdfFormat:
    """The format that a name stands for; raises ``WorkspaceError`` for what is no RDF by its name."""
    suffix = Path(path.stem).suffix if path.suffix == ".gz" else path.suffix
    if suffix not in RDF_FORMATS:
        raise WorkspaceError(f"{path.name}: no RDF by its name. Known: {', '.join(RDF_FORMATS)}")
    return RDF_FORMATS[suffix]
