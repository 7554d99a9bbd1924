"""RDF terms from Python values: valid IRIs, literals that every format can hold, numbers in canonical form."""

import re
from decimal import Decimal, InvalidOperation
from functools import lru_cache
from urllib.parse import urlsplit

from pyoxigraph import Literal, NamedNode

from kg import ids
from kg.errors import ConfigError
from kg.rdf.known import term

#: What XML 1.0 cannot hold: control characters, surrogates, two non-characters.
_ILLEGAL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
#: All that is no character of a URI (RFC 3986), and a per cent sign that begins no escape.
_NOT_URI = re.compile(r"[^A-Za-z0-9\-._~:/?#\[\]@!$&'()*+,;=%]|%(?![0-9A-Fa-f]{2})")
_HOST = re.compile(r"[A-Za-z][A-Za-z0-9+.\-]*://[^/?#]*")
_WEB = frozenset({"http", "https", "ftp"})
#: Oxigraph's decimals have 18 digits after the point and as many before it.
_DECIMAL_DIGITS = 18

_XSD = "http://www.w3.org/2001/XMLSchema#"
_DECIMAL = NamedNode(_XSD + "decimal")
_INTEGER = NamedNode(_XSD + "integer")
_YEAR = NamedNode(_XSD + "gYear")


@lru_cache(maxsize=4096)
def vocabulary(name: str) -> NamedNode:
    """The node of a vocabulary term by its prefixed name; raises ``KeyError`` where there is no such term."""
    return NamedNode(term(name))


def escape_iri(iri: str) -> str:
    """An IRI as a URI: everything that may not stand in one is percent-encoded in UTF-8.

    Brackets may stand in a host alone, and only the first ``#`` begins a fragment.

    >>> escape_iri("http://a/b c<é>%zz%20[1]#x#y")
    'http://a/b%20c%3C%C3%A9%3E%25zz%20%5B1%5D#x%23y'
    """
    host = _HOST.match(iri)
    end = host.end() if host else 0
    before, hash_sign, fragment = iri[end:].partition("#")
    rest = _encode(before) + hash_sign + _encode(fragment).replace("#", "%23")
    return _encode(iri[:end]) + rest.replace("[", "%5B").replace("]", "%5D")


def _encode(text: str) -> str:
    return _NOT_URI.sub(lambda match: "".join(f"%{byte:02X}" for byte in match[0].encode("utf-8", "replace")), text)


@lru_cache(maxsize=65536)
def resource(base_iri: str, local: str) -> NamedNode:
    """The node of an id under the base."""
    return NamedNode(escape_iri(ids.iri(base_iri, local)))


def find_web_page(url: str) -> NamedNode | None:
    """The node of a web address, percent-encoded; ``None`` for what is no absolute http, https or ftp address.

    >>> find_web_page("https://example.org/a b").value, find_web_page("n/a"), find_web_page("http://[1")
    ('https://example.org/a%20b', None, None)
    """
    escaped = escape_iri(url.strip())
    try:
        parts = urlsplit(escaped)
        return NamedNode(escaped) if parts.scheme in _WEB and parts.netloc else None
    except ValueError:  # a port or an address in brackets that is none
        return None


def find_iri(iri: str) -> NamedNode | None:
    """The node of an absolute IRI of any scheme, percent-encoded, or ``None``."""
    try:
        return NamedNode(escape_iri(iri.strip()))
    except ValueError:
        return None


def check_base_iri(base_iri: str) -> None:
    """Raises ``ConfigError`` unless ids can be put behind the base: an absolute IRI that ends in a slash.

    A base that ends in ``#`` will not do, because mentions and sentences have a fragment of their own.
    """
    node = find_iri(base_iri)
    if node is None or node.value != base_iri or not base_iri.endswith("/") or "#" in base_iri or "?" in base_iri:
        raise ConfigError(
            "base IRI", f"{base_iri!r} is no absolute IRI that ends in '/', such as {ids.DEFAULT_BASE_IRI}"
        )


def plain(text: str) -> str:
    r"""The text with each character that XML cannot hold replaced by U+FFFD, so that offsets stay as they are.

    >>> plain("a\x00b\ud800")
    'a\ufffdb\ufffd'
    """
    return _ILLEGAL.sub("\ufffd", text)


def string(text: str) -> Literal:
    """A plain string; see :func:`plain`."""
    return Literal(plain(text))


def integer(number: int) -> Literal:
    """An ``xsd:integer`` in canonical form."""
    return Literal(str(int(number)), datatype=_INTEGER)


def decimal(number: float) -> Literal:
    """An ``xsd:decimal`` in the canonical form of XSD 1.1 (``0.9``, ``1``); ``ValueError`` on NaN and infinity."""
    text = canonical_decimal(repr(float(number)))
    if text is None:
        raise ValueError(f"{number} is no decimal")
    return Literal(text, datatype=_DECIMAL)


def find_decimal(text: str) -> Literal | None:
    """The ``xsd:decimal`` that a text writes, or ``None`` where it is no number or has too many digits."""
    canonical = canonical_decimal(text)
    return None if canonical is None else Literal(canonical, datatype=_DECIMAL)


def canonical_decimal(text: str) -> str | None:
    """The canonical form of a number, or ``None`` where stores could not calculate with it.

    >>> [canonical_decimal(t) for t in ("6.20", "1e-3", "-0", "100", "tenfold", "NaN", "1e30")]
    ['6.2', '0.001', '0', '100', None, None, None]
    """
    try:
        number = Decimal(text)
    except InvalidOperation:
        return None
    if not number.is_finite():
        return None
    if number == 0:
        return "0"
    if not -_DECIMAL_DIGITS <= number.normalize().adjusted() < _DECIMAL_DIGITS:
        return None
    whole, _, fraction = format(number, "f").partition(".")
    fraction = fraction.rstrip("0")
    if len(fraction) > _DECIMAL_DIGITS:
        return None
    return f"{whole}.{fraction}" if fraction else whole


def find_year(year: int) -> Literal | None:
    """An ``xsd:gYear``, or ``None`` for what is no year of four digits."""
    return Literal(f"{year:04d}", datatype=_YEAR) if 0 < year < 10_000 else None
