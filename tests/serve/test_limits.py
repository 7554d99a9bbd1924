"""Slow queries, large answers, calls to others, clients that are slow or many, and the end of the server."""

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from contextlib import closing

import pytest

from kg.errors import KgError
from kg.rdf.options import QueryOptions
from kg.serve import connection, server
from kg.serve.pool import BusyError, SessionPool, StoppedError
from kg.serve.run import Limits
from tests.conftest import ROOT
from tests.serve.conftest import Client, serve
from tests.serve.test_protocol import url, values

#: Ends after the universe does.
ENDLESS = "SELECT (COUNT(*) AS ?n) { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i . ?j ?k ?l . FILTER (?a != ?l) }"
ROW = "SELECT (1 AS ?o) {}"


def in_threads(work, count: int) -> None:
    """Runs the same in several threads; raises what the first of them raised."""
    errors: list[BaseException] = []

    def run() -> None:
        try:
            work()
        except BaseException as error:  # noqa: BLE001 -- told by the thread that waits
            errors.append(error)

    threads = [threading.Thread(target=run) for _ in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if errors:
        raise errors[0]


def test_503_at_the_limit_of_time_and_the_server_goes_on(graph):
    with serve(graph, Limits(timeout=0.5, workers=1)) as client:
        begin = time.monotonic()
        answer = client.get(url(ENDLESS))
        assert (answer.status, "limit of 0.5 s" in answer.text) == (503, True)
        assert time.monotonic() - begin < 3
        assert values(client.get(url(ROW))) == ["1"]


def test_503_at_the_limit_of_rows(graph):
    with serve(graph, Limits(timeout=20, max_rows=10, workers=1)) as client:
        for query in ("SELECT ?o { ?s ?p ?o }", "CONSTRUCT WHERE { ?s ?p ?o }"):
            answer = client.get(url(query))
            assert (answer.status, "more than 10 rows" in answer.text) == (503, True)
            assert client.get(url(query + " LIMIT 10")).status == 200


def test_503_at_the_limit_of_memory(graph):
    with serve(graph, Limits(timeout=60, workers=1, memory=300_000_000)) as client:
        answer = client.get(url("SELECT * { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i } ORDER BY ?a ?f"))
        assert (answer.status, "more than the 300 MB" in answer.text) == (503, True)
        assert values(client.get(url(ROW))) == ["1"]


def test_the_query_of_a_client_that_went_is_stopped(graph):
    with serve(graph, Limits(timeout=60, workers=1)) as client:
        client.get(url(ROW))
        with closing(socket.create_connection(client.address)) as gone:
            gone.sendall(f"GET {url(ENDLESS)} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
            time.sleep(0.5)
        begin = time.monotonic()
        assert values(client.get(url(ROW))) == ["1"]  # there is one process alone
        assert time.monotonic() - begin < 5


def test_slow_queries_do_not_stall_others(graph):
    with serve(graph, Limits(timeout=4, workers=3)) as client:
        client.get(url(ROW))
        slow: list[int] = []
        threads = [threading.Thread(target=lambda: slow.append(client.get(url(ENDLESS)).status)) for _ in range(2)]
        for thread in threads:
            thread.start()
        time.sleep(0.5)
        times = []
        while len(times) < 20:
            begin = time.monotonic()
            assert values(client.get(url(ROW))) == ["1"]
            times.append(time.monotonic() - begin)
        assert not slow
        assert sorted(times)[10] < 0.5
        for thread in threads:
            thread.join()
        assert slow == [503, 503]


def test_fifty_clients(site):
    end = time.monotonic() + 3
    count: list[int] = []

    def client() -> None:
        while time.monotonic() < end:
            assert values(site.get(url("SELECT ?o { ?p a kg:Paper ; rdfs:label ?o }")))
            count.append(1)

    in_threads(client, 50)
    assert len(count) > 100


def test_when_all_are_at_work_a_query_waits_its_time_and_no_longer(graph):
    pool = SessionPool(graph, size=1, timeout=0.5, max_rows=10)
    held = pool._take()  # as a query that ends just after the limit would
    with pytest.raises(BusyError, match="1 queries were at work"):
        pool.run(ROW, QueryOptions())
    pool._idle.put(held)
    assert pool.run(ROW, QueryOptions()).values == [(1,)]
    pool.close()
    with pytest.raises(StoppedError):
        pool.run(ROW, QueryOptions())


def test_service_calls_nobody(site):
    with closing(socket.create_server(("127.0.0.1", 0))) as listener:
        listener.settimeout(0.3)
        address = f"http://127.0.0.1:{listener.getsockname()[1]}/sparql"
        for query in (
            f"SELECT * {{ SERVICE <{address}> {{ ?s ?p ?o }} }}",
            f"SELECT * {{ SERVICE SILENT <{address}> {{ ?s ?p ?o }} }}",
            f"ASK {{ FILTER EXISTS {{ service<{address}>{{?s ?p ?o}} }} }}",
            f"PREFIX s: <{address}> ASK {{ BIND(5 AS ?x) OPTIONAL {{ SERVICE s: {{ ?s ?p ?o }} }} }}",
            f"SELECT * FROM <{address}> {{ SERVICE ?x {{ ?s ?p ?o }} VALUES ?x {{ <{address}> }} }}",
        ):
            answer = site.get(url(query))
            assert (answer.status, "SERVICE is refused" in answer.text) == (400, True), query
        # These are read as graphs of this dataset, which it does not have: nothing is fetched.
        for query in (f"SELECT * FROM <{address}> {{ ?s ?p ?o }}", f"LOAD <{address}>"):
            assert site.get(url(query)).status in (200, 400)
        assert site.get(url(ROW, **{"default-graph-uri": address})).status == 200
        with pytest.raises(TimeoutError):
            listener.accept()


def test_a_slow_request_is_dropped(site, monkeypatch):
    monkeypatch.setattr(connection, "REQUEST_SECONDS", 0.6)
    with closing(socket.create_connection(site.address)) as slow:
        slow.settimeout(5)
        begin = time.monotonic()
        with pytest.raises(ConnectionError):  # a byte now and then does not help
            send_bytewise(slow)
    assert time.monotonic() - begin < 4


def send_bytewise(to: socket.socket) -> None:
    for _ in range(50):
        to.sendall(b"G")
        time.sleep(0.1)


def test_an_idle_connection_is_closed(site, monkeypatch):
    monkeypatch.setattr(connection, "IDLE_SECONDS", 0.3)
    with closing(socket.create_connection(site.address)) as idle:
        idle.settimeout(5)
        assert idle.recv(10) == b""


def test_a_client_that_takes_nothing_holds_nobody_up(site):
    query = url("SELECT * { ?a ?b ?c . ?d ?e ?f } LIMIT 200000")
    with closing(socket.create_connection(site.address)) as deaf:
        deaf.sendall(f"GET {query} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        time.sleep(0.3)
        assert values(site.get(url(ROW))) == ["1"]


def test_too_many_connections_are_told_so(graph, monkeypatch):
    monkeypatch.setattr(server, "MOST_CONNECTIONS", 2)
    with serve(graph) as client:
        held = [socket.create_connection(client.address) for _ in range(2)]
        time.sleep(0.3)
        answer = client.get("/health")
        assert (answer.status, answer.headers["retry-after"]) == (503, "5")
        for one in held:
            one.close()
        time.sleep(0.3)
        assert client.get("/health").status == 200


def raw(client: Client, request: bytes) -> bytes:
    """All that comes back for these bytes until the server closes."""
    with closing(socket.create_connection(client.address)) as connected:
        connected.settimeout(5)
        connected.sendall(request)
        connected.shutdown(socket.SHUT_WR)
        return b"".join(iter(lambda: connected.recv(65536), b""))


def test_one_connection_serves_many_requests(site):
    got = raw(site, b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" * 3)
    assert got.count(b"HTTP/1.1 200 OK") == 3
    assert raw(site, b"GET http://elsewhere/health HTTP/1.1\r\nHost: x\r\n\r\n").startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize(
    "head",
    [
        b"Content-Length: 4\r\nContent-Length: 5\r\n",
        b"Content-Length: -1\r\n",
        b"Content-Length: x\r\n",
        b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n",
    ],
)
def test_what_could_hide_a_second_request_is_refused(site, head):
    got = raw(site, b"POST /sparql HTTP/1.1\r\nHost: x\r\n" + head + b"\r\n0\r\n\r\nGET /health HTTP/1.1\r\n\r\n")
    assert got.startswith((b"HTTP/1.1 400", b"HTTP/1.1 411"))
    assert got.count(b"HTTP/1.1") == 1


def test_a_large_body_is_refused_before_it_is_sent(site):
    head = b"POST /sparql HTTP/1.1\r\nHost: x\r\nContent-Length: 99000000\r\nExpect: 100-continue\r\n\r\n"
    assert raw(site, head).startswith(b"HTTP/1.1 413")


def test_unknown_methods_and_nonsense(site):
    assert raw(site, b"BREW / HTTP/1.1\r\nHost: x\r\n\r\n").startswith(b"HTTP/1.1 501")
    assert b" 400 " in raw(site, b"\x00\x01\x02 nonsense here\r\n\r\n").partition(b"\n")[0]


def test_an_address_in_use_is_told(site, graph):
    with pytest.raises(KgError, match=r"cannot listen on 127\.0\.0\.1, port"), serve_at(graph, site.address[1]):
        pass


def serve_at(graph, port):
    from kg.serve.run import Build, serving

    return serving(Build("x", "http://localhost:8080/", graph, None, {}), "127.0.0.1", port, Limits(workers=1))


# -- the command ------------------------------------------------------------------------------------------------------


def start(folder, *options: str) -> tuple[subprocess.Popen[str], str]:
    command = [
        sys.executable,
        "-W",
        "error",
        "-c",
        "from kg.cli import main; main()",
        "serve",
        str(folder),
        "--port",
        "0",
        *options,
    ]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, cwd=ROOT, process_group=0)
    assert process.stderr is not None
    return process, process.stderr.readline().split()[0]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_when_told_to(built, number):
    process, address = start(built, "--workers", "1")
    with urllib.request.urlopen(f"{address}health") as answer:
        assert json.load(answer)["status"] == "ok"
    os.killpg(process.pid, number) if number is signal.SIGINT else process.send_signal(number)  # as Ctrl-C does
    _, errors = process.communicate(timeout=20)
    assert process.returncode == 0
    assert "Traceback" not in errors


def test_running_requests_finish_when_it_stops(built):
    process, address = start(built, "--workers", "2", "--timeout", "30")
    slow = "SELECT (COUNT(*) AS ?o) { ?a a ?c . ?d ?e ?f }"  # a second
    got: list[int] = []

    def ask() -> None:
        with urllib.request.urlopen(f"{address.rstrip('/')}{url(slow)}") as answer:
            got.append(answer.status)

    thread = threading.Thread(target=ask)
    thread.start()
    time.sleep(0.5)
    process.send_signal(signal.SIGTERM)
    thread.join()
    process.communicate(timeout=20)
    assert (got, process.returncode) == ([200], 0)


def test_endless_requests_are_cut_when_it_stops(graph):
    got: list[int] = []
    with serve(graph, Limits(timeout=60, workers=1, grace=0.3)) as client:
        thread = threading.Thread(target=lambda: got.append(client.get(url(ENDLESS)).status))
        thread.start()
        time.sleep(0.5)
        begin = time.monotonic()
    thread.join()
    assert time.monotonic() - begin < 3
    assert got == [503]
