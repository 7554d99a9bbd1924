"""Which base serves better: the standard library's threads (``kg serve``) or an ASGI server before the same site.

    python benchmarks/serving.py BUILD [--clients 50] [--seconds 60]

Each base runs in a process of its own with the same pool of query processes; clients keep their connections. The ASGI
line needs ``uvicorn`` and ``starlette``, which kg does not; it is left out where they are missing. Printed: answers
a second, the median and the 99th percentile in milliseconds, errors, and the memory of the serving process in MB.
"""

# ruff: noqa: PLC0415 -- what only one base needs
import argparse
import http.client
import importlib.util
import json
import multiprocessing
import os
import statistics
import threading
import time
import urllib.parse
from collections.abc import Callable
from contextlib import contextmanager
from pathlib import Path

import kg
from kg.serve.messages import Request
from kg.serve.pool import SessionPool
from kg.serve.run import Build, Limits, serving
from kg.serve.site import Site

QUERIES = {
    "one row": "SELECT (1 AS ?n) {}",
    "join": "SELECT ?p ?m { ?p kg:proposes ?m ; rdfs:label ?label } LIMIT 20",
    "5,000 rows": "SELECT * { ?s ?p ?o } LIMIT 5000",
}


def serve_threads(folder: Path, port: multiprocessing.Value, stop: multiprocessing.Event) -> None:
    workspace = kg.load(folder)
    build = Build("bench", workspace.base_iri, workspace.query_source(), None, {})
    with serving(build, "127.0.0.1", 0, Limits()) as server:
        port.value = server.server_address[1]
        stop.wait()


def serve_asgi(folder: Path, port: multiprocessing.Value, stop: multiprocessing.Event) -> None:
    import uvicorn
    from starlette.applications import Starlette
    from starlette.concurrency import run_in_threadpool
    from starlette.responses import Response
    from starlette.routing import Route

    workspace = kg.load(folder)
    pool = SessionPool(workspace.query_source(), size=4, timeout=60, max_rows=1_000_000)
    site = Site("bench", workspace.base_iri, None, {}, pool)

    async def answer(request: object) -> Response:
        body = await request.body()
        asked = Request(request.method, request.url.path, request.url.query, dict(request.headers), body)
        found = await run_in_threadpool(site.answer, asked)
        headers = dict(found.headers) | {"Content-Type": found.media_type}
        return Response(found.body, found.status, headers)

    app = Starlette(routes=[Route("/{path:path}", answer, methods=["GET", "POST"])])
    server = uvicorn.Server(uvicorn.Config(app, host="127.0.0.1", port=0, log_level="warning", access_log=False))
    threading.Thread(target=server.run, daemon=True).start()
    while not server.started:
        time.sleep(0.01)
    port.value = server.servers[0].sockets[0].getsockname()[1]
    stop.wait()
    pool.close()


@contextmanager
def running(target: Callable[..., None], folder: Path):
    port, stop = multiprocessing.Value("i", 0), multiprocessing.Event()
    process = multiprocessing.Process(target=target, args=(folder, port, stop))
    process.start()
    while not port.value:
        time.sleep(0.01)
    yield port.value, process.pid
    stop.set()
    process.join()


def load(port: int, query: str, clients: int, seconds: float) -> tuple[list[float], int]:
    """Seconds of each answer, and the number of errors."""
    times: list[float] = []
    errors: list[str] = []
    path = "/sparql?" + urllib.parse.urlencode({"query": query})
    end = time.monotonic() + seconds

    def client() -> None:
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        while time.monotonic() < end:
            begin = time.monotonic()
            connection.request("GET", path)
            response = connection.getresponse()
            response.read()
            times.append(time.monotonic() - begin)
            if response.status != 200:
                errors.append(str(response.status))
        connection.close()

    threads = [threading.Thread(target=client) for _ in range(clients)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return times, len(errors)


def memory(pid: int) -> int:
    """Resident, in MB; 0 where the system has no /proc."""
    status = Path(f"/proc/{pid}/status")
    lines = status.read_text().splitlines() if status.is_file() else []
    return next((int(line.split()[1]) // 1000 for line in lines if line.startswith("VmRSS")), 0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=Path)
    parser.add_argument("--clients", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=60.0)
    options = parser.parse_args()
    bases = {"threads": serve_threads}
    if all(importlib.util.find_spec(name) for name in ("uvicorn", "starlette")):
        bases["ASGI"] = serve_asgi
    print(f"{options.clients} clients, {options.seconds:g} s each, {os.cpu_count()} CPU cores")
    for name, target in bases.items():
        with running(target, options.build) as (port, pid):
            for label, query in QUERIES.items():
                times, errors = load(port, query, options.clients, options.seconds)
                cuts = statistics.quantiles(times, n=100)
                figures = {"per_s": round(len(times) / options.seconds), "p50_ms": round(cuts[49] * 1000)}
                figures |= {"p99_ms": round(cuts[98] * 1000), "errors": errors, "MB": memory(pid)}
                print(f"{name:8} {label:12} {json.dumps(figures)}")


if __name__ == "__main__":
    multiprocessing.set_start_method("spawn")
    main()
