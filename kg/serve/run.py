"""``kg serve``: from a build to a site that answers until it is told to stop."""

import signal
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from kg.rdf.options import QueryOptions
from kg.serve.pool import SessionPool
from kg.serve.server import SiteServer
from kg.serve.site import Site


@dataclass(frozen=True, slots=True)
class Limits:
    """What a client may ask for."""

    timeout: float = 60.0  # seconds of a query
    max_rows: int = 1_000_000
    workers: int = 4  # queries side by side; each has a process of its own
    memory: int | None = None  # bytes of each process; None is no limit
    grace: float = 5.0  # seconds that running requests have when the server stops


@dataclass(frozen=True, slots=True)
class Build:
    """What is served."""

    title: str
    base_iri: str
    graph: Path  # what ``kg.rdf.query.QuerySession`` takes
    explorer: Path | None
    counts: Mapping[str, object]


@contextmanager
def serving(build: Build, host: str, port: int, limits: Limits) -> Iterator[SiteServer]:
    """A server that answers in threads of its own until the block ends; port 0 takes a free one.

    Raises:
        KgError: the graph cannot be read, or the address cannot be listened on.
    """
    pool = SessionPool(
        build.graph, size=limits.workers, timeout=limits.timeout, max_rows=limits.max_rows, memory=limits.memory
    )
    try:
        pool.run("ASK {}", QueryOptions())  # the first client need not wait, and a graph that is broken is told now
        site = Site(build.title, build.base_iri, build.explorer, build.counts, pool)
        server = SiteServer(host, port, site.answer)
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.1}, name="kg serve")
        thread.start()
        try:
            yield server
        finally:
            server.stop(limits.grace)
            thread.join()
    finally:
        pool.close()


def serve(build: Build, host: str, port: int, limits: Limits, ready: Callable[[str], None]) -> None:
    """Serves until SIGINT (Ctrl-C) or SIGTERM; a second signal ends it at once.

    Args:
        build: what is served.
        host: the address to listen on.
        port: the port.
        limits: what a client may ask for.
        ready: is called with the URL once requests are answered.

    Raises:
        KgError: as :func:`serving`.
    """
    told = threading.Event()
    signals = (signal.SIGINT, signal.SIGTERM)
    before = [signal.getsignal(number) for number in signals]

    def stop(number: int, _: object) -> None:
        signal.signal(number, signal.SIG_DFL)
        told.set()

    for number in signals:
        signal.signal(number, stop)
    try:
        with serving(build, host, port, limits) as server:
            ready(server.url)
            told.wait()
    finally:
        for number, handler in zip(signals, before, strict=True):
            signal.signal(number, handler)
