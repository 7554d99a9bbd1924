"""The child process of :class:`kg.rdf.query.QuerySession`: ``python -m kg.rdf.worker GRAPH BYTES``.

A line of JSON on standard input holds ``sparql`` and ``options`` (:class:`kg.rdf.options.QueryOptions`). The answer is
one or more frames on standard output: a line of JSON with ``state`` and ``size``, then ``size`` bytes. States:
``ready`` (started), ``parsed``, ``loaded`` (here the clock of the query starts), ``done`` (``kind``, ``base_iri``,
``format``, and the answer), ``refused`` (``reason``, ``line``, ``column``), ``limited`` (``reason``: too many rows),
``unfit`` (no format for this kind of answer), ``failed`` (``reason``) and ``broken`` (``reason``: the store on disk is
of no more use).
"""

import json
import os
import queue
import signal
import sys
import threading
from pathlib import Path
from typing import Any

from pyoxigraph import Store

from kg.errors import QueryError, QueryLimitError, UnknownNameError, WorkspaceError
from kg.rdf.disk import BrokenStoreError, touch
from kg.rdf.options import QueryOptions
from kg.rdf.results import format_result, pick_format
from kg.rdf.store import evaluate, open_store

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]


def send(state: str, payload: bytes = b"", **fields: Any) -> None:  # noqa: ANN401 -- what JSON holds
    """Writes a frame."""
    head = json.dumps({"state": state, "size": len(payload), **fields})
    sys.stdout.buffer.write(head.encode() + b"\n" + payload)
    sys.stdout.buffer.flush()


def main() -> None:
    """Answers queries until standard input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, who ends this process when it is ready
    path = Path(sys.argv[1])
    _limit_memory(int(sys.argv[2]))
    store: Store | None = None
    send("ready")
    for line in iter(_lines().get, b""):
        asked = json.loads(line)
        sparql, options = asked["sparql"], QueryOptions.from_json(asked["options"])
        try:
            # On nothing: whoever mistyped, or wants a format that there is not, need not wait for the graph.
            format_name = pick_format(evaluate(Store(), sparql, options).kind, options.formats)
            send("parsed")
            store = open_store(path) if store is None else store
            touch(path)
            send("loaded")
            result = evaluate(store, sparql, options)
            payload = format_result(result, format_name).encode() if format_name else result.payload
            send("done", payload, kind=result.kind, base_iri=result.base_iri, format=format_name)
        except QueryLimitError as error:
            send("limited", reason=error.reason)
        except QueryError as error:
            send("refused", reason=error.reason, line=error.line, column=error.column)
        except UnknownNameError as error:
            send("unfit", what=error.what, name=error.name, known=error.known)
        except BrokenStoreError as error:
            store = None
            send("broken", reason=str(error))
        except WorkspaceError as error:
            send("failed", reason=str(error))


def _lines() -> "queue.SimpleQueue[bytes]":
    """The lines of standard input. When it ends, so does this process, also in the middle of a query: nobody waits."""
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()

    def read() -> None:
        for line in sys.stdin.buffer:
            lines.put(line)
        os._exit(0)

    threading.Thread(target=read, daemon=True).start()
    return lines


def _limit_memory(size: int) -> None:
    """Lets this process take so many bytes and no more, where the system can do that; 0 is no limit."""
    if size and resource is not None:
        _, most = resource.getrlimit(resource.RLIMIT_DATA)
        bounded = size if most == resource.RLIM_INFINITY else min(size, most)
        resource.setrlimit(resource.RLIMIT_DATA, (bounded, most))


if __name__ == "__main__":
    main()
