"""Requests to a triple store: authentication, patience with what passes, and messages that hold no secret."""

import base64
import http.client
import json
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterable
from email.message import Message
from urllib.parse import urlencode, urlsplit

from kg.errors import KgError
from kg.push.credentials import Challenge, Credentials, DigestSession, parse_challenges

#: How often a request is tried, and the seconds after the first failure; doubled after each.
TRIES = 6
PAUSE = 1.0
LONGEST_PAUSE = 60.0
TIMEOUT = 600.0  # of one request: stores index while they answer

#: Statuses that may pass: RFC 9110, and 425 and 429.
_PASSING = frozenset({408, 425, 429, 500, 502, 503, 504})
LOOPBACK = ("localhost", "127.0.0.1", "::1")
_GRAPHS_A_QUERY = 200


class PushError(KgError):
    """The store did not take it."""


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """Follows nothing: the credentials are for the address that was given."""

    def redirect_request(self, *_: object) -> None:
        """Never another request."""


class Remote:
    """One store, asked by one user."""

    def __init__(
        self, credentials: Credentials, *, pause: float = PAUSE, sleep: Callable[[float], None] = time.sleep
    ) -> None:
        self._credentials = credentials
        self._pause = pause
        self._sleep = sleep
        self._digest: DigestSession | None = None
        self._basic = False
        self._opener = urllib.request.build_opener(_NoRedirect)

    def unprotected(self, url: str) -> bool:
        """Whether the credentials would travel so that others can read them."""
        parts = urlsplit(url)
        return self._credentials.given and parts.scheme == "http" and parts.hostname not in LOOPBACK

    def learn(self, url: str) -> None:
        """Lets the store say how it wants to be convinced, before megabytes are sent that it would refuse unread.

        Adds nothing to the graph.
        """
        if self._credentials.given and not self._credentials.token:
            try:
                self._once("POST", url, b"", {"Content-Type": "application/n-triples"})
            except urllib.error.HTTPError as error:
                with error:
                    if error.code == 401:
                        self._take_challenge(url, error.headers)
            except (OSError, http.client.HTTPException):
                return  # what was meant to come next tells it, and tries again

    def send(self, method: str, url: str, body: bytes, media_type: str, accept: str = "*/*") -> bytes:
        """What the store answers to a request, which is tried again where the failure may pass.

        Raises:
            PushError: it refuses, or goes on failing.
        """
        headers = {"Content-Type": media_type, "Accept": accept}
        pause, failure, challenged = self._pause, "", 0
        for turn in range(TRIES):
            try:
                return self._once(method, url, body, headers)
            except urllib.error.HTTPError as error:
                with error:
                    asked_to_wait = _retry_after(error.headers)
                    text = _beginning(error)
                    failure = f"{error.code} {error.reason}{text}"
                    if error.code == 401 and challenged < 2:
                        challenged += 1
                        self._take_challenge(url, error.headers, refused=challenged > 1)
                        continue
                    if error.code not in _PASSING:
                        raise PushError(f"{method} {url}: {failure}{_advice(error)}") from None
            except (OSError, http.client.HTTPException) as error:
                asked_to_wait = 0.0
                failure = str(getattr(error, "reason", error)) or type(error).__name__
            if turn < TRIES - 1:
                self._sleep(min(max(pause, asked_to_wait), LONGEST_PAUSE))
                pause *= 2
        raise PushError(f"{method} {url}: {failure}; tried {TRIES} times. Run the same command again to go on.")

    def count(self, query_url: str, graphs: Iterable[str | None]) -> dict[str | None, int]:
        """How many triples each graph holds; ``None`` is the default graph."""
        wanted = list(graphs)
        counts = dict.fromkeys(wanted, 0)
        if None in counts:
            (row,) = self._select(query_url, "SELECT (COUNT(*) AS ?n) WHERE { ?s ?p ?o }")
            counts[None] = int(row["n"]["value"])
        named = [graph for graph in wanted if graph is not None]
        for start in range(0, len(named), _GRAPHS_A_QUERY):
            values = " ".join(f"<{graph}>" for graph in named[start : start + _GRAPHS_A_QUERY])
            pattern = f"VALUES ?g {{ {values} }} GRAPH ?g {{ ?s ?p ?o }}"
            for row in self._select(query_url, f"SELECT ?g (COUNT(*) AS ?n) WHERE {{ {pattern} }} GROUP BY ?g"):
                if "g" in row:  # without any row some stores still answer with a count of 0
                    counts[row["g"]["value"]] = int(row["n"]["value"])
        return counts

    def _select(self, url: str, query: str) -> list[dict[str, dict[str, str]]]:
        form = urlencode({"query": query}).encode()
        answer = self.send("POST", url, form, "application/x-www-form-urlencoded", "application/sparql-results+json")
        try:
            return list(json.loads(answer)["results"]["bindings"])
        except (ValueError, KeyError, TypeError) as error:
            raise PushError(f"{url} answers no SPARQL query: no results in JSON came back.") from error

    def _once(self, method: str, url: str, body: bytes, headers: dict[str, str]) -> bytes:
        request = urllib.request.Request(url, body, headers, method=method)  # noqa: S310 -- make_target checks it
        if authorization := self._authorization(method, url):
            request.add_unredirected_header("Authorization", authorization)
        with self._opener.open(request, timeout=TIMEOUT) as answer:
            return bytes(answer.read())

    def _authorization(self, method: str, url: str) -> str:
        if self._credentials.token:
            return f"Bearer {self._credentials.token}"
        if self._digest:
            return self._digest.answer(method, url)
        if self._basic:
            pair = f"{self._credentials.user}:{self._credentials.password}".encode()
            return f"Basic {base64.b64encode(pair).decode()}"
        return ""

    def _take_challenge(self, url: str, headers: Message, *, refused: bool = False) -> None:
        """Takes the strongest way that the store offers; raises ``PushError`` where there is none that could work."""
        offered = parse_challenges(headers.get_all("WWW-Authenticate", []))
        if not self._credentials.given:
            raise PushError(f"{url} asks who you are. Set KG_PUSH_USER and KG_PUSH_PASSWORD, or KG_PUSH_TOKEN.")
        digests = [
            challenge for challenge in offered if challenge.scheme == "digest" and DigestSession.knows(challenge)
        ]
        stale = any(challenge.parameters.get("stale", "").lower() == "true" for challenge in digests)
        if self._credentials.token or (refused and not stale):
            raise PushError(f"{url} refuses these credentials.")
        if digests:
            self._digest, self._basic = DigestSession(_strongest(digests), self._credentials), False
        elif any(challenge.scheme == "basic" for challenge in offered):
            self._basic = True
        else:
            ways = ", ".join(challenge.scheme for challenge in offered) or "nothing that kg knows"
            raise PushError(f"{url} asks for {ways}; a name and a password do for basic and digest.")


def _strongest(challenges: list[Challenge]) -> Challenge:
    return max(challenges, key=lambda challenge: "256" in challenge.parameters.get("algorithm", ""))


def _retry_after(headers: Message) -> float:
    """Seconds that the server asks to wait; 0 where it does not say, or says it as a date."""
    value = headers.get("Retry-After", "")
    return float(value) if value.isascii() and value.isdigit() else 0.0


def _beginning(error: urllib.error.HTTPError) -> str:
    """The first line of what the store says of an error, as printable text."""
    try:
        text = error.read(2000).decode("utf-8", "replace").strip()
    except (OSError, http.client.HTTPException):
        return ""
    line = "".join(character for character in text.partition("\n")[0] if character.isprintable())[:300]
    return f" ({line})" if line and not line.startswith("<") else ""


def _advice(error: urllib.error.HTTPError) -> str:
    if 300 <= error.code < 400:
        return ". Give the address that it leads to."
    if error.code in (404, 405, 501):
        return ". Is it the address of the store? --preset tells kg which paths it has (docs/push.md)."
    return ""
