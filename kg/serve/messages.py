"""Requests and answers, apart from sockets."""

import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from http import HTTPStatus


class Departure:
    """That a client went before it had its answer: then what is done for it can be stopped."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._stop: Callable[[], None] | None = None
        self.happened = False

    def happen(self) -> None:
        """The client has gone."""
        with self._lock:
            if not self.happened:
                self.happened = True
                if self._stop is not None:
                    self._stop()

    @contextmanager
    def stopping(self, stop: Callable[[], None]) -> Iterator[None]:
        """While the block runs, a departure calls ``stop``, from another thread."""
        with self._lock:
            self._stop = stop
        try:
            yield
        finally:
            with self._lock:
                self._stop = None


@dataclass(frozen=True, slots=True)
class Request:
    """What a client sent."""

    method: str  # "GET"
    path: str  # as it came, percent-encoded, without the query: "/paper/x-12345678"
    query: str  # behind the question mark, percent-encoded
    headers: Mapping[str, str]  # names in lower case
    body: bytes = b""
    departure: Departure = field(default_factory=Departure)

    def header(self, name: str) -> str:
        """A header, or the empty string."""
        return self.headers.get(name.lower(), "")


@dataclass(frozen=True, slots=True)
class Response:
    """What it gets."""

    status: HTTPStatus
    body: bytes = b""
    media_type: str = "text/plain; charset=utf-8"
    headers: tuple[tuple[str, str], ...] = ()


class HttpError(Exception):
    """A request that is answered by a status and a line of plain text."""

    def __init__(self, status: HTTPStatus, reason: str, *headers: tuple[str, str]) -> None:
        self.response = Response(status, f"{reason}\n".encode("utf-8", "replace"), headers=headers)
        super().__init__(reason)


def only(request: Request, *methods: str) -> None:
    """Raises the 405 that RFC 9110 asks for, with the methods that there are, for any other."""
    if request.method not in methods:
        allowed = ", ".join(methods)
        reason = f"{request.method} is not for this address. Allowed: {allowed}."
        raise HttpError(HTTPStatus.METHOD_NOT_ALLOWED, reason, ("Allow", allowed))
