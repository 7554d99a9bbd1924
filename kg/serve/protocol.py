"""The SPARQL 1.1 Protocol, for queries: https://www.w3.org/TR/sparql11-protocol/."""

from collections import defaultdict
from dataclasses import dataclass, replace
from email.message import Message
from http import HTTPStatus
from urllib.parse import parse_qsl

from kg.errors import KgError, QueryError, QueryLimitError, UnknownNameError
from kg.rdf.options import QueryOptions
from kg.rdf.results import Kind, QueryResult
from kg.serve.messages import Departure, HttpError, Request, Response, only
from kg.serve.negotiation import GRAPH_TYPES, HTML, ROW_TYPES, choose, not_acceptable, with_charset
from kg.serve.pool import BusyError, SessionPool, StoppedError

FORM = "application/x-www-form-urlencoded"
QUERY = "application/sparql-query"
UPDATE = "application/sparql-update"

_MOST_PARAMETERS = 1000
_READ_ONLY = "this graph is read only"
_UTF8 = ("", "utf-8", "utf8")


def answer_query(request: Request, pool: SessionPool) -> Response:
    """Answers a request to the endpoint.

    Raises:
        HttpError: 400 with the place in the query; 403 for an update; 405, 406, 415; 503 at a limit.
    """
    asked = read_query(request) if request.query or request.method == "POST" else _description(request)
    accept = request.header("Accept")
    row_type, graph_type = choose(accept, list(ROW_TYPES)), choose(accept, list(GRAPH_TYPES))
    formats = [types[chosen] for chosen, types in ((row_type, ROW_TYPES), (graph_type, GRAPH_TYPES)) if chosen]
    if not formats:
        raise not_acceptable([*ROW_TYPES, *GRAPH_TYPES])
    result = run_query(pool, asked.sparql, replace(asked.options, formats=tuple(formats)), request.departure)
    media_type = graph_type if result.kind is Kind.GRAPH else row_type
    return Response(HTTPStatus.OK, result.payload, with_charset(media_type or HTML), (("Vary", "Accept"),))


@dataclass(frozen=True, slots=True)
class Asked:
    """A query and the dataset that it is about."""

    sparql: str
    options: QueryOptions


def read_query(request: Request) -> Asked:
    """The query of a request, in each of the three ways that the protocol has.

    Raises:
        HttpError: 400, 403, 405 or 415.
    """
    only(request, "GET", "HEAD", "POST")
    if request.method != "POST":
        return _from_parameters(_parameters(request.query.encode("ascii", "replace")))
    media_type, charset = _content_type(request)
    if media_type == FORM:
        return _from_parameters(_parameters(request.body))
    if media_type == UPDATE:
        raise HttpError(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, f"{_READ_ONLY}: {UPDATE} is not accepted, {QUERY} is.")
    if media_type != QUERY:
        known = f"{QUERY}, {FORM}"
        raise HttpError(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, f"POST a query as one of: {known}.", ("Accept-Post", known))
    if charset not in _UTF8:
        raise HttpError(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "a query is posted in UTF-8.")
    parameters = _parameters(request.query.encode("ascii", "replace"))
    try:
        parameters.append(("query", request.body.decode("utf-8")))
    except UnicodeDecodeError as error:
        raise HttpError(HTTPStatus.BAD_REQUEST, f"the query is not UTF-8 at byte {error.start}.") from error
    return _from_parameters(parameters)


#: What a GET without a query gets: https://www.w3.org/TR/sparql11-service-description/
_DESCRIPTION = """PREFIX sd: <http://www.w3.org/ns/sparql-service-description#>
PREFIX formats: <http://www.w3.org/ns/formats/>
CONSTRUCT {
  <sparql> a sd:Service ; sd:endpoint <sparql> ; sd:supportedLanguage sd:SPARQL11Query ; sd:resultFormat ?format ;
    sd:defaultDataset [ a sd:Dataset ; sd:defaultGraph [ a sd:Graph ] ]
}
WHERE {
  VALUES ?format {
    formats:SPARQL_Results_JSON formats:SPARQL_Results_XML formats:SPARQL_Results_CSV formats:SPARQL_Results_TSV
    formats:Turtle formats:N-Triples formats:JSON-LD formats:RDF_XML
  }
}"""


def _description(request: Request) -> Asked:
    only(request, "GET", "HEAD", "POST")
    return Asked(_DESCRIPTION, QueryOptions())


def run_query(pool: SessionPool, sparql: str, options: QueryOptions, departure: Departure | None = None) -> QueryResult:
    """As :meth:`SessionPool.run`, with errors as a client is told them."""
    try:
        return pool.run(sparql, options, departure)
    except UnknownNameError as error:
        raise HttpError(HTTPStatus.NOT_ACCEPTABLE, f"The Accept header fits no {error.what}.") from error
    except (QueryLimitError, StoppedError) as error:
        raise HttpError(HTTPStatus.SERVICE_UNAVAILABLE, str(error)) from error
    except BusyError as error:
        raise HttpError(HTTPStatus.SERVICE_UNAVAILABLE, str(error), ("Retry-After", "5")) from error
    except QueryError as error:
        raise HttpError(HTTPStatus.BAD_REQUEST, str(error)) from error
    except KgError as error:  # the graph cannot be read any more, or a process ran out of memory
        raise HttpError(HTTPStatus.INTERNAL_SERVER_ERROR, str(error)) from error


def _from_parameters(parameters: list[tuple[str, str]]) -> Asked:
    named: dict[str, list[str]] = defaultdict(list)
    for name, value in parameters:
        named[name].append(value)
    if "update" in named:
        raise HttpError(HTTPStatus.FORBIDDEN, f"{_READ_ONLY}: updates are refused.")
    if len(named["query"]) != 1:
        found = len(named["query"])
        raise HttpError(HTTPStatus.BAD_REQUEST, f"give one parameter 'query'; there are {found}.")
    graphs = {name: tuple(named[f"{name}-graph-uri"]) for name in ("default", "named")}
    return Asked(named["query"][0], QueryOptions(default_graphs=graphs["default"], named_graphs=graphs["named"]))


def _parameters(encoded: bytes) -> list[tuple[str, str]]:
    try:
        text = encoded.decode("ascii")
        return parse_qsl(text, keep_blank_values=True, errors="strict", max_num_fields=_MOST_PARAMETERS)
    except ValueError as error:  # UnicodeDecodeError is one
        reason = f"the parameters cannot be read ({error}): write them percent-encoded in UTF-8."
        raise HttpError(HTTPStatus.BAD_REQUEST, reason) from error


def _content_type(request: Request) -> tuple[str, str]:
    """Media type and charset, in lower case."""
    message = Message()
    message["Content-Type"] = request.header("Content-Type") or "application/octet-stream"
    return message.get_content_type(), str(message.get_param("charset", "")).lower()
