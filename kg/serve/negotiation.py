"""Content negotiation (RFC 9110, section 12.5.1), and the media types of answers."""

from collections.abc import Sequence
from http import HTTPStatus

from kg.serve.messages import HttpError

#: media type -> name in ``kg.rdf.results.RESULT_FORMATS``, for SELECT and ASK; the first is for who does not care.
ROW_TYPES = {
    "application/sparql-results+json": "srj",
    "application/json": "srj",
    "application/sparql-results+xml": "srx",
    "application/xml": "srx",
    "text/csv": "csv",
    "text/tab-separated-values": "tsv",
}

#: The same for graphs: CONSTRUCT, DESCRIBE, and what an IRI stands for.
GRAPH_TYPES = {
    "text/turtle": "ttl",
    "application/n-triples": "nt",
    "application/ld+json": "jsonld",
    "application/rdf+xml": "rdf",
    "application/json": "jsonld",
    "application/xml": "rdf",
    "text/plain": "nt",
}

HTML = "text/html"

_EVERYTHING = "*/*"


def choose(accept: str, offered: Sequence[str]) -> str | None:
    """The offered media type that a client likes best, or ``None`` where it takes none of them.

    The most specific range that fits a type gives its quality; of equal ones the more specific wins, then the first
    offered. Parameters other than ``q`` are not looked at. No header, or one without a single range that can be read,
    takes everything.

    >>> choose("text/html;q=0.5, application/*", ["text/html", "application/json"])
    'application/json'
    >>> choose("text/turtle;q=0", ["text/turtle"]) is None
    True
    """
    ranges = _ranges(accept)
    if not ranges:
        return offered[0]
    best = max(offered, key=lambda media_type: _quality(media_type, ranges))  # max keeps the first of equals
    return best if _quality(best, ranges)[0] > 0 else None


def get_choice(accept: str, offered: Sequence[str]) -> str:
    """As :func:`choose`, where nothing else can be given; raises the 406 that lists what is offered."""
    chosen = choose(accept, offered)
    if chosen is None:
        raise not_acceptable(offered)
    return chosen


def not_acceptable(offered: Sequence[str]) -> HttpError:
    """The 406 that lists what there is."""
    return HttpError(HTTPStatus.NOT_ACCEPTABLE, f"The Accept header fits none of: {', '.join(offered)}.")


def with_charset(media_type: str) -> str:
    """The value of Content-Type: texts say that they are UTF-8, whose default would be another."""
    return f"{media_type}; charset=utf-8" if media_type.startswith("text/") else media_type


def _ranges(accept: str) -> dict[str, float]:
    """Media range -> quality; what cannot be read is left out."""
    ranges: dict[str, float] = {}
    for item in accept.split(","):
        name, *parameters = (part.strip().lower() for part in item.split(";"))
        quality = 1.0
        for parameter in parameters:
            key, _, value = parameter.partition("=")
            if key.strip() == "q":
                try:
                    quality = float(value)
                except ValueError:
                    quality = -1.0
        if "/" in name and 0 <= quality <= 1:
            ranges[name] = max(quality, ranges.get(name, 0.0))
    return ranges


def _quality(media_type: str, ranges: dict[str, float]) -> tuple[float, int]:
    """Quality, and how specific the range is that gives it."""
    kind = media_type.partition("/")[0]
    names = (_EVERYTHING, f"{kind}/*", media_type)
    specific = max((number for number, name in enumerate(names) if name in ranges), default=-1)
    return (ranges[names[specific]] if specific >= 0 else 0.0), specific
