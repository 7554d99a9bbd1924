"""Threads that listen, and a stop that lets running requests finish."""

import logging
import socket
import sys
import threading
import time
from collections.abc import Callable
from http.server import HTTPServer
from socketserver import ThreadingMixIn
from typing import Any

from kg.errors import KgError
from kg.serve.connection import Connection
from kg.serve.messages import Request, Response

MOST_CONNECTIONS = 256
LOOK_SECONDS = 0.25

_LOG = logging.getLogger(__name__)
_FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nConnection: close\r\nContent-Type: text/plain\r\n"
    b"Content-Length: 22\r\n\r\ntoo many connections.\n"
)


class SiteServer(ThreadingMixIn, HTTPServer):
    """A thread for each connection, of which there are at most ``MOST_CONNECTIONS``.

    Raises:
        KgError: the address cannot be listened on.
    """

    daemon_threads = True
    block_on_close = False
    request_queue_size = 128

    def __init__(self, host: str, port: int, answer: Callable[[Request], Response]) -> None:
        self.answer = answer
        self.stopping = False
        self._connections: set[Connection] = set()
        self._lock = threading.Lock()
        self._next_look = 0.0
        self._slots = threading.BoundedSemaphore(MOST_CONNECTIONS)
        try:
            family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
            self.address_family = family
            super().__init__((str(address[0]), port), Connection)
        except (OSError, OverflowError, UnicodeError) as error:
            reason = getattr(error, "strerror", None) or error
            raise KgError(
                f"cannot listen on {host}, port {port} ({reason}). Choose others by --host, --port."
            ) from error

    @property
    def url(self) -> str:
        """Where the site is."""
        host, port = self.server_address[:2]
        name = str(host)
        return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"

    def server_bind(self) -> None:
        """Binds, without the look-up of the host's name that the base class does, which may wait for a resolver."""
        super(HTTPServer, self).server_bind()
        self.server_name, self.server_port = str(self.server_address[0]), int(self.server_address[1])

    def process_request(self, request: Any, client_address: Any) -> None:  # noqa: ANN401 -- as the base class has it
        """Starts a thread, or tells a client that there are too many."""
        if self._slots.acquire(blocking=False):
            super().process_request(request, client_address)
            return
        request.settimeout(1.0)
        try:
            request.sendall(_FULL)
        except OSError:
            _LOG.info("a client went before it was told that there are too many")
        self.shutdown_request(request)

    def process_request_thread(self, request: Any, client_address: Any) -> None:  # noqa: ANN401
        """Serves one connection to its end."""
        try:
            super().process_request_thread(request, client_address)
        finally:
            self._slots.release()

    def handle_error(self, request: Any, client_address: Any) -> None:  # noqa: ANN401
        """A client that went is no error of ours; anything else is logged, and the others are served on."""
        error = sys.exception()
        if isinstance(error, OSError):
            _LOG.info("a connection broke: %s", error)
        else:
            _LOG.error("a request failed", exc_info=error)

    def service_actions(self) -> None:
        """Between two connections: looks whether clients that wait are still there."""
        super().service_actions()
        if time.monotonic() >= self._next_look:
            self._next_look = time.monotonic() + LOOK_SECONDS
            with self._lock:
                connections = list(self._connections)
            for connection in connections:
                connection.look_after()

    def connected(self, connection: Connection) -> None:
        """Notes a connection."""
        with self._lock:
            self._connections.add(connection)

    def disconnected(self, connection: Connection) -> None:
        """Forgets a connection."""
        with self._lock:
            self._connections.discard(connection)

    def stop(self, grace: float) -> None:
        """Accepts nothing more, closes idle connections, and waits so many seconds for the requests that run."""
        self.stopping = True
        self.shutdown()
        self.server_close()
        end = time.monotonic() + grace
        while self._hang_up_idle() and time.monotonic() < end:
            time.sleep(0.02)

    def _hang_up_idle(self) -> int:
        """Ends the connections on which no request runs; returns how many are left."""
        with self._lock:
            left = list(self._connections)
        for connection in left:
            if not connection.busy:
                try:
                    connection.connection.shutdown(socket.SHUT_RD)
                except OSError:
                    _LOG.debug("a connection had ended already")
        return len(left)
