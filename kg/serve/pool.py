"""Processes that answer queries side by side, each of which can be killed."""

import queue
import threading
import time
from dataclasses import replace
from pathlib import Path

from kg.errors import KgError
from kg.rdf.options import QueryOptions
from kg.rdf.query import QuerySession
from kg.rdf.results import QueryResult


class BusyError(KgError):
    """All processes were at work for as long as a query may take."""


class StoppedError(KgError):
    """The server is being stopped."""


class SessionPool:
    """At most ``size`` sessions on one graph, each started when all others are at work. Threads may share a pool."""

    def __init__(self, graph: Path, *, size: int, timeout: float, max_rows: int) -> None:
        self._graph = graph
        self._size = size
        self._timeout = timeout  # seconds that a query may take, and again that it may wait for its turn
        self._max_rows = max_rows
        self._idle: queue.LifoQueue[QuerySession] = queue.LifoQueue()  # the last used one, so that few are started
        self._all: list[QuerySession] = []
        self._lock = threading.Lock()
        self._stopped = False

    @property
    def started(self) -> int:
        """How many sessions there are."""
        return len(self._all)

    def run(self, sparql: str, options: QueryOptions) -> QueryResult:
        """Answers a query within the limits of the pool.

        Raises:
            BusyError: it waited for its turn until the limit.
            StoppedError: the pool was closed before it was answered.
            KgError: as :meth:`kg.rdf.query.QuerySession.run`.
        """
        session = self._take()
        try:
            return session.run(sparql, timeout=self._timeout, options=replace(options, max_rows=self._max_rows))
        except (KgError, OSError) as error:
            if self._stopped:
                raise StoppedError("the server is stopping.") from error
            raise  # a session whose process died has closed itself, and starts another at its next query
        finally:
            self._idle.put(session)

    def close(self) -> None:
        """Ends all processes, at once; queries that run are cut."""
        with self._lock:
            self._stopped = True
        for session in self._all:
            session.close()

    def _take(self) -> QuerySession:
        begin = time.monotonic()
        with self._lock:
            if self._stopped:
                raise StoppedError("the server is stopping.")
            try:
                return self._idle.get_nowait()
            except queue.Empty:
                if len(self._all) < self._size:
                    self._all.append(QuerySession(self._graph))
                    return self._all[-1]
        try:
            return self._idle.get(timeout=self._timeout)
        except queue.Empty:
            waited = time.monotonic() - begin
            raise BusyError(f"{self._size} queries were at work for {waited:.0f} s. Ask again later.") from None
