"""What the IRIs of the graph stand for, as RDF for a client and as a page for a browser.

Everything that the graph says of an IRI is answered: its own triples; for a text also its mentions and sentences, whose
IRIs differ in the fragment alone, which no client sends; for a named graph what is in it.
"""

import json
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any

from kg import ids
from kg.rdf.options import QueryOptions
from kg.rdf.prefixes import prefixes_under, shorten
from kg.rdf.terms import find_iri
from kg.serve.messages import HttpError, Request, Response, only
from kg.serve.negotiation import GRAPH_TYPES, HTML, get_choice, with_charset
from kg.serve.pages import page
from kg.serve.pool import SessionPool
from kg.serve.protocol import run_query

_ABOUT = """{{ <{iri}> ?p ?o . BIND (<{iri}> AS ?s) }}
  UNION {{ ?s nif:referenceContext <{iri}> ; ?p ?o }}
  UNION {{ GRAPH <{iri}> {{ ?s ?p ?o }} }}"""
_DESCRIBE = "CONSTRUCT {{ ?s ?p ?o }} WHERE {{ " + _ABOUT + " }}"
_OUTGOING = "SELECT ?p ?o WHERE {{ <{iri}> ?p ?o }} ORDER BY ?p ?o"
#: Some and then sorted, not the first of all: a common concept has a hundred thousand.
_INCOMING = "SELECT ?p ?o WHERE {{ {{ SELECT ?p ?o WHERE {{ ?o ?p <{iri}> }} LIMIT {limit} }} }} ORDER BY ?p ?o"
_INSIDE = "SELECT DISTINCT ?o WHERE {{ GRAPH <{iri}> {{ ?o ?p ?x }} }} ORDER BY ?o LIMIT {limit}"
_ASK = "ASK {{ {{ <{iri}> ?p ?o }} UNION {{ GRAPH <{iri}> {{ ?s ?p ?o }} }} }}"

_SHOWN = 100
_LABELS = ("rdfs:label", "skos:prefLabel", "dcterms:title")
#: What the explorer shows.
_NODES = ("paper/", "entity/")


@dataclass(frozen=True, slots=True)
class Value:
    """A term on a page: its text, and where it leads."""

    text: str
    href: str = ""
    lang: str = ""


def answer_identifier(request: Request, pool: SessionPool, base_iri: str) -> Response:
    """What the graph says of the IRI that a path names under the base.

    Raises:
        HttpError: 404 where it says nothing; 405, 406; 503 at a limit.
    """
    only(request, "GET", "HEAD")
    iri = find_identifier(request.path, base_iri)
    if iri is None:
        raise _unknown(request.path)
    media_type = get_choice(request.header("Accept"), [*GRAPH_TYPES, HTML])
    if not json.loads(run_query(pool, _ASK.format(iri=iri), QueryOptions()).payload)["boolean"]:
        raise _unknown(request.path)
    headers = (("Vary", "Accept"), ("Link", f'<{iri}>; rel="canonical"'))
    if media_type == HTML:
        return page("identifier.html", headers=headers, **_page(pool, iri, base_iri))
    found = run_query(pool, _DESCRIBE.format(iri=iri), QueryOptions(formats=(GRAPH_TYPES[media_type],)))
    return Response(HTTPStatus.OK, found.payload, with_charset(media_type), headers)


def find_identifier(path: str, base_iri: str) -> str | None:
    """The IRI that a path of this server stands for, or ``None`` where there can be none.

    The path of the base may be left out or not, so that it does not matter whether a proxy in front cuts it off.

    >>> find_identifier("/entity/grasp-60d8888a", "https://example.org/kg/")
    'https://example.org/kg/entity/grasp-60d8888a'
    >>> find_identifier("/kg/entity/grasp-60d8888a", "https://example.org/kg/")
    'https://example.org/kg/entity/grasp-60d8888a'
    """
    prefix = _base_path(base_iri)
    local = path.removeprefix(prefix) if prefix != "/" and path.startswith(prefix) else path.removeprefix("/")
    node = find_iri(ids.iri(base_iri, local)) if local else None
    return None if node is None or "#" in node.value else node.value


def _base_path(base_iri: str) -> str:
    return "/" + base_iri.partition("://")[2].partition("/")[2]


def _unknown(path: str) -> HttpError:
    return HttpError(HTTPStatus.NOT_FOUND, f"{path}: the graph holds nothing of that name.")


def _page(pool: SessionPool, iri: str, base_iri: str) -> dict[str, Any]:
    """What the page of an IRI shows."""
    prefixes = prefixes_under(base_iri)

    def ask(query: str) -> list[dict[str, dict[str, str]]]:
        payload = run_query(pool, query.format(iri=iri, limit=_SHOWN + 1), QueryOptions()).payload
        return list(json.loads(payload)["results"]["bindings"])

    def value(term: dict[str, str]) -> Value:
        if term["type"] != "uri":
            return Value(term.get("value", ""), lang=term.get("xml:lang", ""))
        target = term["value"]
        if target.startswith(base_iri):
            return Value(target.removeprefix(base_iri), "/" + target.removeprefix(base_iri))
        href = target if target.startswith(("http://", "https://")) else ""
        return Value(shorten(target, prefixes).strip("<>"), href)

    def grouped(rows: list[dict[str, dict[str, str]]]) -> dict[str, list[Value]]:
        groups: dict[str, list[Value]] = {}
        for row in rows[:_SHOWN]:
            groups.setdefault(value(row["p"]).text, []).append(value(row["o"]))
        return groups

    outgoing, incoming, inside = ask(_OUTGOING), ask(_INCOMING), ask(_INSIDE)
    local = iri.removeprefix(base_iri)
    groups = grouped(outgoing)
    names = [value.text for label in _LABELS for value in groups.get(label, ())]
    node = local.startswith(_NODES) and local.count("/") == 1
    return {
        "title": names[0] if names else local,
        "iri": iri,
        "explorer": f"/explorer#n={local}" if node else "",
        "outgoing": groups,
        "incoming": grouped(incoming),
        "inside": [value(row["o"]) for row in inside[:_SHOWN]],
        "cut": _SHOWN if max(map(len, (outgoing, incoming, inside))) > _SHOWN else 0,
    }
