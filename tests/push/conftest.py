"""A small Graph Store on loopback that can be made to ask for passwords, to fail and to break off."""

import base64
import hashlib
import json
import re
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from kg.push.credentials import Credentials
from kg.push.push import Job, Pushed, push
from kg.push.remote import Remote
from kg.push.stores import Target

USER, PASSWORD, TOKEN = "ada", 'p:ä"ss\\word', "t0ken"
NONCE = "dcd98b7102dd2f0e8b11d0f600bfb0c093"

ALGORITHMS = {"digest": "MD5", "digest-sha256": "SHA-256", "digest-sess": "MD5-sess", "digest-old": ""}


@dataclass
class FakeStore:
    """What came in, and how to behave."""

    auth: str = "none"
    script: list[int | str] = field(default_factory=list)  # for the next writes: a status, "break", "break-after"
    graphs: dict[str, set[str]] = field(default_factory=dict)
    log: list[tuple[str, str, int, int]] = field(default_factory=list)  # method, graph, lines, status
    seen: list[str] = field(default_factory=list)  # Authorization headers
    counts: set[str] = field(default_factory=set)  # of the digests: none may come twice
    stale_after: int = 0  # digests after which the nonce changes
    url: str = ""
    miscount: int = 0

    @property
    def nonce(self) -> str:
        return f"{NONCE}{len(self.counts) // self.stale_after if self.stale_after else 0}"

    def allows(self, method: str, path: str, header: str) -> bool:
        if self.auth == "none":
            return True
        if self.auth == "basic":
            return header == "Basic " + base64.b64encode(f"{USER}:{PASSWORD}".encode()).decode()
        if self.auth == "bearer":
            return header == f"Bearer {TOKEN}"
        return self._allows_digest(method, path, header)

    def _allows_digest(self, method: str, path: str, header: str) -> bool:
        if not header.startswith("Digest "):
            return False
        given = {
            name: (quoted or bare)
            for name, quoted, bare in re.findall(r'(\w+)=(?:"((?:[^"\\]|\\.)*)"|([^\s,]+))', header)
        }
        algorithm = ALGORITHMS[self.auth]

        def hashed(text: str) -> str:
            return hashlib.new("sha256" if "256" in algorithm else "md5", text.encode()).hexdigest()

        secret = hashed(f"{USER}:the realm:{PASSWORD}")
        if algorithm.endswith("sess"):
            secret = hashed(f"{secret}:{given['nonce']}:{given['cnonce']}")
        middle = given["nonce"]
        if self.auth != "digest-old":
            middle += f":{given['nc']}:{given['cnonce']}:auth"
            if given["nonce"] + given["nc"] in self.counts:
                return False
            fresh = given["nonce"] == self.nonce
            self.counts.add(given["nonce"] + given["nc"])
            if not fresh:
                return False
        return given["uri"] == path and given["response"] == hashed(f"{secret}:{middle}:{hashed(f'{method}:{path}')}")

    def challenge(self) -> str:
        if self.auth in ("basic", "bearer"):
            return f'{self.auth.title()} realm="the realm"'
        algorithm = ALGORITHMS[self.auth]
        more = f', algorithm={algorithm}, qop="auth-int,auth", opaque="op"' if algorithm else ""
        stale = ", stale=true" if self.stale_after else ""
        return f'Digest realm="the realm", nonce="{self.nonce}"{more}{stale}'


def handler(store: FakeStore) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def log_message(self, *_: object) -> None:
            pass

        def reply(self, status: int, body: bytes = b"", **headers: str) -> None:
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name.replace("_", "-"), value)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def answer(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            parts = urlsplit(self.path)
            if header := self.headers.get("Authorization", ""):
                store.seen.append(header)
            if parts.path == "/query":
                self.count(parse_qs(body.decode())["query"][0])
                return
            if not store.allows(self.command, self.path, header):
                self.reply(401, WWW_Authenticate=store.challenge())
                return
            lines = body.decode().splitlines()
            graph = parse_qs(parts.query).get("graph", [""])[0]
            assert graph or parts.query == "default"
            step = store.script.pop(0) if store.script and lines else 204
            store.log.append((self.command, graph, len(lines), step if isinstance(step, int) else 0))
            if step == "break":
                self.connection.close()
                return
            if step in (204, "break-after"):
                kept = set() if self.command == "PUT" else store.graphs.get(graph, set())
                store.graphs[graph] = kept | set(lines)
            if step == "break-after":
                self.connection.close()
                return
            self.reply(int(step), b"the reason\nmore", Retry_After="7" if step == 503 else "x", Location="http://e/")

        do_PUT = do_POST = answer  # noqa: N815 -- the names of the base class

        def count(self, query: str) -> None:
            named = re.findall(r"<([^>]*)>", query)
            if named:
                rows = [
                    {"g": {"type": "uri", "value": name}, "n": {"value": str(len(store.graphs[name]) + store.miscount)}}
                    for name in named
                    if name in store.graphs
                ]
            else:
                rows = [{"n": {"type": "literal", "value": str(len(store.graphs.get("", ())) + store.miscount)}}]
            self.reply(200, json.dumps({"results": {"bindings": rows}}).encode())

    return Handler


@pytest.fixture
def store() -> Iterator[FakeStore]:
    fake = FakeStore()
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler(fake))
    server.handle_error = lambda *_: None  # type: ignore[method-assign] -- connections are broken on purpose
    fake.url = f"http://127.0.0.1:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    yield fake
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture(autouse=True)
def fresh_cache(tmp_path, monkeypatch) -> None:
    monkeypatch.setenv("KG_CACHE", str(tmp_path / "cache"))
    for name in ("KG_PUSH_USER", "KG_PUSH_PASSWORD", "KG_PUSH_TOKEN", "http_proxy", "HTTP_PROXY"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def numbers(tmp_path) -> Path:
    """Twenty-five triples."""
    path = tmp_path / "graph.nt"
    path.write_text("".join(f'<http://e/{number:02}> <http://e/p> "ä" .\n' for number in range(25)), encoding="utf-8")
    return path


@dataclass
class Pusher:
    """Pushes in chunks of ten, and remembers what was told and how long it would have slept."""

    store: FakeStore
    told: list[str] = field(default_factory=list)
    slept: list[float] = field(default_factory=list)

    def __call__(self, file: Path, credentials: Credentials | None = None, **options: object) -> Pushed:
        target = Target(f"{self.store.url}/data", f"{self.store.url}/query")
        job = Job(file, "https://example.org/", target, **{"chunk": 10, **options})  # type: ignore[arg-type]
        remote = Remote(credentials or Credentials(), sleep=self.slept.append)
        return push(job, remote, progress=lambda *_: None, tell=self.told.append)


@pytest.fixture
def pusher(store) -> Pusher:
    return Pusher(store)
