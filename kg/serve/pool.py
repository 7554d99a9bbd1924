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
from kg.serve.messages import Departure

_STOPPING = "the server is stopping."
_GONE = "the client has gone."


class BusyError(KgError):
    """All processes were at work for as long as a query may take."""


class StoppedError(KgError):
    """The server is being stopped, or the client has gone."""


class SessionPool:
    """At most ``size`` sessions on one graph, each started when all others are at work. Threads may share a pool."""

    def __init__(self, graph: Path, *, size: int, timeout: float, max_rows: int, memory: int | None = None) -> None:
        self._graph = graph
        self._size = size
        self._timeout = timeout  # seconds that a query may take, and again that it may wait for its turn
        self._max_rows = max_rows
        self._memory = memory  # bytes of each process
        self._idle: queue.LifoQueue[QuerySession] = queue.LifoQueue()  # the last used one, so that few are started
        self._all: list[QuerySession] = []
        self._lock = threading.Lock()
        self._stopped = False

    @property
    def started(self) -> int:
        """How many sessions there are."""
        return len(self._all)

    def run(self, sparql: str, options: QueryOptions, departure: Departure | None = None) -> QueryResult:
        """Answers a query within the limits of the pool, and not to its end where nobody waits for it any more.

        Raises:
            BusyError: it waited for its turn until the limit.
            StoppedError: the pool was closed, or the client went, before it was answered.
            KgError: as :meth:`kg.rdf.query.QuerySession.run`.
        """
        departure = departure or Departure()
        session = self._take()
        try:
            if departure.happened:
                raise StoppedError(_GONE)
            with departure.stopping(session.close):
                return session.run(sparql, timeout=self._timeout, options=replace(options, max_rows=self._max_rows))
        except (KgError, OSError, ValueError) as error:  # the last two: its pipes were closed under its hands
            if self._stopped or departure.happened:
                raise StoppedError(_STOPPING if self._stopped else _GONE) from error
            raise
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
                raise StoppedError(_STOPPING)
            try:
                return self._idle.get_nowait()
            except queue.Empty:
                if len(self._all) < self._size:
                    self._all.append(QuerySession(self._graph, memory=self._memory))
                    return self._all[-1]
        try:
            return self._idle.get(timeout=self._timeout)
        except queue.Empty:
            waited = time.monotonic() - begin
            raise BusyError(f"{self._size} queries were at work for {waited:.0f} s. Ask again later.") from None
