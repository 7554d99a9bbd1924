"""The child process of :class:`kg.rdf.query.QuerySession`: ``python -m kg.rdf.worker GRAPH``.

A query is a line of JSON on standard input. The answer is one or more frames on standard output: a line of JSON with
``state`` and ``size``, then ``size`` bytes. States: ``ready`` (started), ``parsed``, ``loaded`` (here the clock of the
query starts), ``done`` (``kind``, ``base_iri``, and the answer), ``refused``
(``reason``, ``line``, ``column``) and ``failed`` (``reason``).
"""

import json
import sys
from pathlib import Path
from typing import Any

from pyoxigraph import Store

from kg.errors import QueryError, WorkspaceError
from kg.rdf.store import evaluate, open_store


def send(state: str, payload: bytes = b"", **fields: Any) -> None:  # noqa: ANN401 -- what JSON holds
    """Writes a frame."""
    head = json.dumps({"state": state, "size": len(payload), **fields})
    sys.stdout.buffer.write(head.encode() + b"\n" + payload)
    sys.stdout.buffer.flush()


def main() -> None:
    """Answers queries until standard input ends."""
    path = Path(sys.argv[1])
    store: Store | None = None
    send("ready")
    for line in sys.stdin.buffer:
        sparql = json.loads(line)
        try:
            evaluate(Store(), sparql)  # on nothing: whoever mistyped need not wait for the graph to load
            send("parsed")
            store = open_store(path) if store is None else store
            send("loaded")
            result = evaluate(store, sparql)
            send("done", result.payload, kind=result.kind, base_iri=result.base_iri)
        except QueryError as error:
            send("refused", reason=error.reason, line=error.line, column=error.column)
        except WorkspaceError as error:
            send("failed", reason=str(error))


if __name__ == "__main__":
    main()
