"""SPARQL with a limit of time.

Oxigraph cannot be told to stop, so a query with a limit runs in a child process, which is killed. It is started with
``subprocess`` and not with ``multiprocessing``, whose children import the caller's main module again (and so fail in a
script without a main guard) or, forked, inherit Oxigraph's threads; this is the same on Linux, macOS and Windows. The
limit counts the query alone: neither the start of the process (0.1 s) nor the loading of the graph.
"""

import json
import os
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any

from pyoxigraph import Store

from kg.errors import KgError, QueryError, QueryLimitError, QueryTimeoutError, UnknownNameError, WorkspaceError
from kg.rdf.disk import BrokenStoreError
from kg.rdf.named import bind_parameters
from kg.rdf.options import QueryOptions
from kg.rdf.results import Kind, QueryResult
from kg.rdf.store import evaluate, open_store

__all__ = ["QuerySession", "open_store", "run_query"]

_NO_OPTIONS = QueryOptions()


def run_query(
    source: Path | Store,
    sparql: str,
    *,
    timeout: float | None = None,
    params: Mapping[str, str] | None = None,
) -> QueryResult:
    """Answers one query; for several on one file keep a :class:`QuerySession`.

    Args:
        source: a file or the folder of a store (:func:`open_store`), or a store that is open already.
        sparql: a query; the prefixes of :data:`kg.rdf.prefixes.PREFIXES` need no declaration.
        timeout: seconds that the query itself may take; needs a path, because only another process can be stopped.
        params: values for the parameters that the query's head declares (:mod:`kg.rdf.named`).

    Raises:
        QueryError: it does not parse (with the place), writes, or calls ``SERVICE``.
        QueryTimeoutError: it was stopped at the limit.
        UnknownNameError: it has no such parameter.
        WorkspaceError: the file cannot be read; BrokenStoreError, one of them: the store cannot.
        ValueError: a limit of time with an open store.
    """
    bound = bind_parameters(sparql, params or {})
    if timeout is None:
        return evaluate(source if isinstance(source, Store) else open_store(source), bound)
    if isinstance(source, Store):
        raise ValueError("a limit of time needs the path of the graph")
    with QuerySession(source) as session:
        return session.run(bound, timeout=timeout)


class QuerySession:
    """A child process that has loaded a graph and answers queries; started at the first one, and again after a kill."""

    def __init__(self, path: Path, *, memory: int | None = None) -> None:
        self._path = path
        self._memory = memory  # bytes that the child may take, where the system can hold it to that
        self._process: subprocess.Popen[bytes] | None = None
        self._frames: queue.Queue[dict[str, Any] | None] = queue.Queue()

    def __enter__(self) -> "QuerySession":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def run(
        self,
        sparql: str,
        *,
        timeout: float | None = None,
        params: Mapping[str, str] | None = None,
        options: QueryOptions = _NO_OPTIONS,
    ) -> QueryResult:
        """Answers one query, one at a time; arguments and errors as in :func:`run_query`.

        With ``options.formats`` the payload is in that format already; the other process wrote it, at its own time.

        Raises:
            QueryLimitError: the answer has more rows than ``options.max_rows``.
            UnknownNameError: none of ``options.formats`` holds this kind of answer.
        """
        asked = {"sparql": bind_parameters(sparql, params or {}), "options": options.to_json()}
        line = json.dumps(asked).encode() + b"\n"
        if self._process is not None and self._process.poll() is not None:
            self.close()  # it ended while it had nothing to do
        process = self._process or self._start()
        try:
            assert process.stdin is not None
            process.stdin.write(line)
            process.stdin.flush()
            frame = self._next(timeout, timeout)
            if frame["state"] == "parsed":
                frame = self._next(None, timeout)
            if frame["state"] == "loaded":
                frame = self._next(timeout, timeout)
        except BrokenPipeError as error:
            self.close()
            raise self._ended() from error
        except BaseException:  # the child may be at work still (timeout, Ctrl-C): it is of no more use
            self.close()
            raise
        if frame["state"] == "refused":
            raise QueryError(frame["reason"], frame["line"], frame["column"])
        if frame["state"] == "broken":
            raise BrokenStoreError(frame["reason"])
        if frame["state"] == "failed":
            raise WorkspaceError(frame["reason"])
        if frame["state"] == "limited":
            raise QueryLimitError(frame["reason"])
        if frame["state"] == "unfit":
            raise UnknownNameError(frame["what"], frame["name"], frame["known"])
        return QueryResult(Kind(frame["kind"]), frame["payload"], frame["base_iri"], frame["format"])

    def close(self) -> None:
        """Ends the child process, at once."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            with suppress(BrokenPipeError):  # of what it did not read any more; the reading thread closes the other one
                assert process.stdin is not None
                process.stdin.close()

    def _start(self) -> "subprocess.Popen[bytes]":
        # The child finds kg where this process found it.
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        command = [sys.executable, "-m", "kg.rdf.worker", str(self._path), str(self._memory or 0)]
        process = subprocess.Popen(  # noqa: S603 -- our own module; the query goes over a pipe
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment
        )
        self._process, self._frames = process, queue.Queue()
        threading.Thread(target=_read_frames, args=(process, self._frames), daemon=True).start()
        self._next(None, None)
        return process

    def _next(self, wait: float | None, limit: float | None) -> dict[str, Any]:
        """The next frame; waits so many seconds for it."""
        begin = time.monotonic()
        try:
            frame = self._frames.get(timeout=wait)
        except queue.Empty:
            waited = time.monotonic() - begin
            reason = f"the query was stopped after {waited:.1f} s, at the limit of {limit:g} s"
            raise QueryTimeoutError(f"{reason}: narrow it, or raise the limit") from None
        if frame is None:
            raise self._ended()
        return frame

    def _ended(self) -> KgError:
        if self._memory is None:
            return KgError("the process that answers queries ended; the graph may need more memory than there is")
        reason = f"the query was stopped; it may need more than the {self._memory // 1_000_000:,} MB that it may take"
        return QueryLimitError(f"{reason}: narrow it, or raise the limit")


def _read_frames(process: "subprocess.Popen[bytes]", frames: "queue.Queue[dict[str, Any] | None]") -> None:
    """Hands on the frames of a child until it ends, then ``None``."""
    assert process.stdout is not None
    with process.stdout as output:
        while (line := output.readline()).endswith(b"\n"):  # else it was killed while it wrote
            frame = json.loads(line)
            frame["payload"] = output.read(frame["size"])
            if len(frame["payload"]) < frame["size"]:
                break
            frames.put(frame)
    frames.put(None)
