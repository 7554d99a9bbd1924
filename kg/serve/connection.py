"""One connection: HTTP/1.1 on the standard library's server, with limits for clients that are slow or send too much.

``http.server`` gives a client as long as it likes between two bytes. A request has to come whole within
``REQUEST_SECONDS`` of its first byte, an idle connection is closed after ``IDLE_SECONDS``, and an answer has to be
taken at ``SLOWEST`` bytes a second.
"""

import io
import logging
import select
import socket
import time
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from kg.serve.messages import Departure, HttpError, Request, Response

if TYPE_CHECKING:
    from kg.serve.server import SiteServer

IDLE_SECONDS = 20.0
REQUEST_SECONDS = 10.0
SEND_SECONDS = 30.0
SLOWEST = 20_000
LARGEST_BODY = 1_000_000
LINGER_SECONDS = 2.0

_LOG = logging.getLogger(__name__)

#: On every answer: any page may read the graph (CORS), and no browser guesses at types.
_ALWAYS = (
    ("Access-Control-Allow-Origin", "*"),
    ("Access-Control-Expose-Headers", "Content-Type, Link, Location"),
    ("X-Content-Type-Options", "nosniff"),
)


class TimedReader(io.RawIOBase):
    """Reads from a socket; from the first byte of a request on, all reads together have so long."""

    def __init__(self, connection: socket.socket, idle: float, whole: float) -> None:
        super().__init__()
        self._connection = connection
        self._idle = idle
        self._whole = whole
        self._deadline: float | None = None

    def readable(self) -> bool:
        """Yes."""
        return True

    def rest(self) -> None:
        """The request is read: the next one has its own time."""
        self._deadline = None

    def readinto(self, buffer: Any) -> int:  # noqa: ANN401 -- any buffer
        """Waits for bytes; raises ``TimeoutError`` at the limit."""
        waiting = self._deadline is None
        left = self._idle if self._deadline is None else self._deadline - time.monotonic()
        if left <= 0:
            raise TimeoutError
        self._connection.settimeout(left)
        count = self._connection.recv_into(buffer)
        if waiting:
            self._deadline = time.monotonic() + self._whole
        return count


class Connection(BaseHTTPRequestHandler):
    """Reads requests, has the server's site answer them, writes the answers."""

    protocol_version = "HTTP/1.1"
    default_request_version = "HTTP/1.0"  # also nonsense gets a status line
    server_version = "kg"
    sys_version = ""
    error_content_type = "text/plain; charset=utf-8"
    error_message_format = "%(code)d %(message)s\n"
    server: "SiteServer"

    def setup(self) -> None:
        """Puts the limits of time in place."""
        super().setup()
        self.connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._reader = TimedReader(self.connection, IDLE_SECONDS, REQUEST_SECONDS)
        self.rfile = io.BufferedReader(self._reader)
        self.busy = False
        self._refused = False
        self._departure = Departure()
        self.server.connected(self)

    def look_after(self) -> None:
        """Notices that the client hung up while it waits for its answer; does not block."""
        try:
            heard = self.busy and select.select([self.connection], [], [], 0)[0]
            if heard and self.connection.recv(1, socket.MSG_PEEK) == b"":
                self._departure.happen()
        except (OSError, ValueError):  # closed already
            self._departure.happen()

    def finish(self) -> None:
        """Closes the connection."""
        self.server.disconnected(self)
        if self._refused:
            self._linger()
        super().finish()

    def _linger(self) -> None:
        """Takes in for a while what still comes of a refused body (RFC 9112, section 9.6).

        Closing at once would reset the connection, and the client that is still sending would never read its answer.
        """
        end = time.monotonic() + LINGER_SECONDS
        try:
            self.wfile.flush()
            self.connection.shutdown(socket.SHUT_WR)
            while (left := end - time.monotonic()) > 0:
                self.connection.settimeout(left)
                if not self.connection.recv(65_536):
                    return
        except OSError:  # the client has gone, or takes too long
            return

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 -- the name of the base class
        """To the log, not to standard error."""
        _LOG.info(format, *args)

    def _answer(self) -> None:
        self._departure = Departure()
        try:
            request = self._read()
            self.busy = True
            response = self.server.answer(request)
        except HttpError as error:
            response = error.response
        if self.server.stopping:
            self.close_connection = True
        self._write(response)
        self._reader.rest()
        self.busy = False

    do_GET = do_HEAD = do_POST = do_OPTIONS = do_PUT = do_PATCH = do_DELETE = _answer  # noqa: N815 -- http.server's

    def _read(self) -> Request:
        """The request with its body; where that is refused, the connection is of no more use."""
        try:
            body = self.rfile.read(self._body_length())
        except HttpError:
            self.close_connection = self._refused = True
            raise
        target = urlsplit(self.path) if self.path.startswith("http") else None
        path, _, query = self.path.partition("?")
        if target:  # a client that takes us for a proxy names the whole address
            path, query = target.path or "/", target.query
        headers = {name.lower(): value for name, value in self.headers.items()}
        accept = ", ".join(self.headers.get_all("Accept", ()))
        return Request(self.command, path, query, headers | {"accept": accept}, body, self._departure)

    def _body_length(self) -> int:
        """The length of the body, checked (RFC 9112, section 6.3)."""
        lengths = self.headers.get_all("Content-Length", ())
        if "Transfer-Encoding" in self.headers:
            raise HttpError(HTTPStatus.LENGTH_REQUIRED, "send the body with a Content-Length, not in chunks.")
        if not lengths and self.command in ("POST", "PUT", "PATCH"):
            raise HttpError(HTTPStatus.LENGTH_REQUIRED, "send a Content-Length.")
        if len(lengths) > 1 or not all(length.isascii() and length.isdigit() for length in lengths):
            raise HttpError(HTTPStatus.BAD_REQUEST, "the Content-Length is no number.")
        length = int(lengths[0]) if lengths else 0
        if length > LARGEST_BODY:
            reason = f"the body has {length} bytes; {LARGEST_BODY} are accepted."
            raise HttpError(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, reason)
        return length

    def handle_expect_100(self) -> bool:
        """Asks for the body unless it would be refused."""
        try:
            self._body_length()
        except HttpError as error:
            self.close_connection = self._refused = True
            self._write(error.response)
            return False
        return super().handle_expect_100()

    def _write(self, response: Response) -> None:
        self.send_response(response.status)
        for name, value in (*_ALWAYS, *response.headers):
            self.send_header(name, value)
        if response.status != HTTPStatus.NO_CONTENT:
            self.send_header("Content-Type", response.media_type)
            self.send_header("Content-Length", str(len(response.body)))
        if self.close_connection:
            self.send_header("Connection", "close")
        self.connection.settimeout(SEND_SECONDS + len(response.body) / SLOWEST)  # for all of it
        try:
            self.end_headers()
            if self.command != "HEAD":
                self.wfile.write(response.body)
        except OSError as error:  # the client has gone, or does not take it
            _LOG.info("an answer was not taken: %s", error)
            self.close_connection = True
