"""Real stores, each started here on loopback, in a folder of its own."""

import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.conftest import ROOT, kg

pytestmark = pytest.mark.interop

GRAPH = "https://example.org/graph"
VIRTUOSO = """
[Database]
DatabaseFile = {folder}/virtuoso.db
ErrorLogFile = {folder}/virtuoso.log
LockFile = {folder}/virtuoso.lck
TransactionFile = {folder}/virtuoso.trx
xa_persistent_file = {folder}/virtuoso.pxa

[TempDatabase]
DatabaseFile = {folder}/temp.db
TransactionFile = {folder}/temp.trx

[Parameters]
ServerPort = 127.0.0.1:{sql}
NumberOfBuffers = 10000
MaxDirtyBuffers = 6000

[HTTPServer]
ServerPort = 127.0.0.1:{http}
ServerThreads = 5
"""
DBA = {"KG_PUSH_USER": "dba", "KG_PUSH_PASSWORD": "dba"}  # what a new Virtuoso has


def free_port() -> int:
    with closing(socket.create_server(("127.0.0.1", 0))) as found:
        return int(found.getsockname()[1])


@contextmanager
def running(command: list[str], url: str) -> Iterator[str]:
    """A store that answers at the address; ended at once when the test is over."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        for _ in range(300):
            assert process.poll() is None, f"{command[0]} ended by itself"
            try:
                urllib.request.urlopen(url, timeout=5).close()
            except urllib.error.HTTPError as error:
                error.close()
                break
            except OSError:
                time.sleep(0.2)
            else:
                break
        yield url
    finally:
        process.kill()
        process.wait()


@pytest.fixture(scope="module")
def oxigraph(tmp_path_factory) -> Iterator[str]:
    program = Path(sys.executable).with_name("oxigraph")
    port = free_port()
    folder = tmp_path_factory.mktemp("oxigraph")
    with running(
        [str(program), "serve", "-l", str(folder), "-b", f"127.0.0.1:{port}"], f"http://127.0.0.1:{port}"
    ) as url:
        yield url


@pytest.fixture(scope="module")
def virtuoso(tmp_path_factory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("virtuoso")
    port = free_port()
    settings = folder / "virtuoso.ini"
    settings.write_text(VIRTUOSO.format(folder=folder, sql=free_port(), http=port))
    command = ["virtuoso-t", "+foreground", "+configfile", str(settings)]
    with running(command, f"http://127.0.0.1:{port}/sparql") as url:
        yield url.removesuffix("/sparql")


@pytest.fixture(scope="module")
def per_paper(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("per-paper") / "kg-out"
    done = kg("build", "seeds", "-o", folder, "--formats", "nq", "--graphs", "per-paper", cwd=ROOT)
    assert done.returncode == 0, done.stderr
    return folder


def lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def pushed(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 0, done.stderr
    return done.stderr.splitlines()[-1]


@pytest.mark.parametrize("graph", [(), ("--graph", GRAPH)])
def test_oxigraph(oxigraph, built, graph):
    count = lines(built / "graph.nt")
    for way in ("--replace", "--append", "--replace"):
        done = kg("push", built, "--endpoint", oxigraph, "--preset", "oxigraph", way, *graph)
        assert pushed(done) == f"{count} triples sent into 1 graph; the store counts {count}."


def test_oxigraph_with_a_graph_for_each_paper(oxigraph, per_paper):
    count = lines(per_paper / "graph.nq")
    told = pushed(kg("push", per_paper, "--endpoint", oxigraph, "--preset", "oxigraph"))
    assert told == f"{count} triples sent into 26 graphs; the store counts {count}."


def test_virtuoso_with_digest(virtuoso, built):
    count = lines(built / "graph.nt")
    where = ("push", built, "--endpoint", virtuoso, "--preset", "virtuoso")
    for way in ("--replace", "--append", "--replace"):
        told = pushed(kg(*where, "--graph", GRAPH, way, env=DBA))
        assert told == f"{count} triples sent into 1 graph; the store counts {count}."
    done = kg(*where, "--graph", GRAPH, env=DBA | {"KG_PUSH_PASSWORD": "s3cret"})
    assert (done.returncode, "refuses these credentials" in done.stderr) == (1, True)
    assert "s3cret" not in done.stderr
    assert "Set KG_PUSH_USER" in kg(*where, "--graph", GRAPH).stderr
    assert "Name the graph" in kg(*where, env=DBA).stderr


def test_virtuoso_with_a_graph_for_each_paper(virtuoso, per_paper):
    count = lines(per_paper / "graph.nq")
    told = pushed(kg("push", per_paper, "--endpoint", virtuoso, "--preset", "virtuoso", env=DBA))
    assert told == f"{count} triples sent into 26 graphs; the store counts {count}."
