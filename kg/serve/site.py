"""The addresses of the site, and what answers each."""

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from http import HTTPStatus
from pathlib import Path

from kg.rdf.named import list_named
from kg.serve.identifiers import answer_identifier
from kg.serve.messages import HttpError, Request, Response, only
from kg.serve.negotiation import GRAPH_TYPES, HTML, ROW_TYPES, choose
from kg.serve.pages import asset, page
from kg.serve.pool import SessionPool
from kg.serve.protocol import answer_query

ENDPOINT = "/sparql"

#: Who may ask what from a page of another origin (https://fetch.spec.whatwg.org/#cors-preflight-fetch).
_PREFLIGHT = (
    ("Access-Control-Allow-Methods", "GET, HEAD, POST, OPTIONS"),
    ("Access-Control-Allow-Headers", "Accept, Authorization, Content-Type"),
    ("Access-Control-Max-Age", "86400"),
)


@dataclass(frozen=True, slots=True)
class Site:
    """A build that is served."""

    title: str
    base_iri: str
    explorer: Path | None  # the file; None where the build made none
    counts: Mapping[str, object]
    pool: SessionPool

    def answer(self, request: Request) -> Response:
        """The answer to any request."""
        try:
            if request.method == "OPTIONS":
                return Response(HTTPStatus.NO_CONTENT, headers=(("Allow", "GET, HEAD, POST, OPTIONS"), *_PREFLIGHT))
            return self._route(request)
        except HttpError as error:
            return error.response

    def _route(self, request: Request) -> Response:
        routes: dict[str, Callable[[Request], Response]] = {
            "/": self._home,
            ENDPOINT: self._sparql,
            "/explorer": self._explorer,
            "/health": self._health,
            "/favicon.ico": _no_icon,
        }
        if answer := routes.get(request.path):
            return answer(request)
        if request.path.startswith("/assets/"):
            return asset(request)
        return answer_identifier(request, self.pool, self.base_iri)

    def _home(self, request: Request) -> Response:
        only(request, "GET", "HEAD")
        counts = {name: count for name, count in self.counts.items() if isinstance(count, int)}
        return page("home.html", title=self.title, base=self.base_iri, explorer=self.explorer, counts=counts)

    def _sparql(self, request: Request) -> Response:
        offered = [*ROW_TYPES, *GRAPH_TYPES, HTML]
        wants_page = request.method in ("GET", "HEAD") and choose(request.header("Accept"), offered) == HTML
        if wants_page:
            queries = [asdict(query) for query in list_named()]
            headers = (("Vary", "Accept"),)
            return page("query.html", headers=headers, title=self.title, base=self.base_iri, queries=queries)
        return answer_query(request, self.pool)

    def _explorer(self, request: Request) -> Response:
        only(request, "GET", "HEAD")
        if self.explorer is None:
            raise HttpError(HTTPStatus.NOT_FOUND, "this build has no explorer page.")
        try:
            body = self.explorer.read_bytes()
        except OSError as error:
            reason = f"{self.explorer.name} cannot be read ({error.strerror}). Build again."
            raise HttpError(HTTPStatus.INTERNAL_SERVER_ERROR, reason) from error
        return Response(HTTPStatus.OK, body, "text/html; charset=utf-8")

    def _health(self, request: Request) -> Response:
        only(request, "GET", "HEAD")
        state = {"status": "ok", "processes": self.pool.started}
        return Response(HTTPStatus.OK, json.dumps(state).encode(), "application/json", (("Cache-Control", "no-store"),))


def _no_icon(request: Request) -> Response:
    only(request, "GET", "HEAD")
    return Response(HTTPStatus.NO_CONTENT)
