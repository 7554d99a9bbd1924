"""What is refused before a query runs, and error messages that show the place.

Oxigraph really calls the address of a ``SERVICE`` clause and has no switch against it, so the clause must be found
first. Its grammar is not tokenised: ``5SERVICE?x{…}`` and ``FILTER(?a<?b)SERVICE?x#>`` both call. So this reads
the text as carefully as the laxest reading allows and, in doubt, refuses; a query without the word passes at once.
"""

import re
from collections.abc import Mapping
from difflib import get_close_matches

from kg.errors import QueryError

_IRI_BODY = r'[^<>"{}|^`\\\x00-\x20]*'
_TOKEN = re.compile(
    rf"""(?P<iri><[A-Za-z][A-Za-z0-9+.\-]*://{_IRI_BODY}>)  # no expression goes on with "//" after "a < b:"
    |(?P<doubtful><{_IRI_BODY}>)                            # an IRI, or "less than" and later "greater than"
    |(?P<string>\"\"\"(?:[^"\\]|\\.|"(?!""))*\"\"\"|'''(?:[^'\\]|\\.|'(?!''))*'''
        |"(?:[^"\\\n\r]|\\.)*"|'(?:[^'\\\n\r]|\\.)*')
    |(?P<comment>\#[^\n\r]*)
    |\\.                                                    # an escape in a prefixed name""",
    re.VERBOSE | re.DOTALL,
)
_NAME = re.compile(
    r"""[?$]\w+|_:\w[\w.\-]*|@[A-Za-z]+(?:-[A-Za-z0-9]+)*
    |(?P<prefix>(?:[^\W\d_][\w.\-]*)?):(?:(?:[\w:]|%[0-9A-Fa-f]{2}|\\.)(?:[\w.\-:]|%[0-9A-Fa-f]{2}|\\.)*)?
    |(?P<word>[^\W\d]\w*)""",
    re.VERBOSE,
)
_DECLARED = re.compile(r"\bPREFIX\s+([^\s:]*)\s*:", re.IGNORECASE)
_UPDATE = re.compile(
    r"\s*(?:(?:PREFIX\s+[^\s:]*\s*:\s*<\s*>|BASE\s*<\s*>)\s*)*\b(INSERT|DELETE|LOAD|CLEAR|DROP|CREATE|ADD|MOVE|COPY|WITH)\b",
    re.IGNORECASE,
)
_POSITION = re.compile(r"error at (\d+):(\d+): expected (?:one of )?(.*)", re.DOTALL)
_SURROGATE = re.compile("[\ud800-\udfff]")
_SERVICE = "service"
_NO_PREFIX = "Prefix not found"


def mask(sparql: str) -> str:
    """The query with the inside of strings, comments and IRIs blanked; of the same length, so that places agree.

    >>> mask('ASK { ?s <http://a/SERVICE> "SERVICE" } # SERVICE')
    'ASK { ?s <                > "       " }          '
    """

    def blank(match: re.Match[str]) -> str:
        token = match[0]
        if match["comment"] is not None:
            return " " * len(token)
        return token if token[0] == "\\" else token[0] + " " * (len(token) - 2) + token[-1]

    return _TOKEN.sub(blank, sparql)


def refuse_no_text(sparql: str) -> None:
    """Raises ``QueryError`` where a query holds a surrogate, as Python reads a byte of an argument that is no UTF-8."""
    if found := _SURROGATE.search(sparql):
        raise QueryError("the query is no valid UTF-8 here", *position(sparql, found.start()))


def refuse_service(sparql: str) -> None:
    """Raises ``QueryError`` with the place where a query calls another server, or may be read so."""
    if _SERVICE not in sparql.lower():
        return
    for token in _TOKEN.finditer(sparql):
        inside = token["doubtful"]
        if inside and (set("#'") & set(inside) or _find_service(inside) is not None):
            reason = f"{inside} could be an IRI or two comparisons"
            raise QueryError(
                f"{reason}: write the IRI in full, or put spaces around < and >", *position(sparql, token.start())
            )
    place = _find_service(mask(sparql))
    if place is not None:
        reason = "SERVICE is refused: queries are answered from this graph alone and call no other server"
        raise QueryError(reason, *position(sparql, place))


def _find_service(masked: str) -> int | None:
    """Where the keyword stands, also glued to a number, to ``true`` or to the name of the service."""
    last_word = ""
    for name in _NAME.finditer(masked):
        if name["word"] and _SERVICE in name["word"].lower():
            return name.start()
        # "service:x" is a name of that prefix, unless a group follows: then it may be "SERVICE :x { … }".
        group = last_word != "graph" and masked[name.end() :].lstrip().startswith("{")
        if group and _SERVICE in (name["prefix"] or "").lower():
            return name.start()
        last_word = (name["word"] or "").lower()
    return None


def position(text: str, offset: int) -> tuple[int, int]:
    r"""Line and column, from 1, of an offset.

    >>> position("ab\ncd", 4)
    (2, 2)
    """
    return text.count("\n", 0, offset) + 1, offset - (text.rfind("\n", 0, offset) + 1) + 1


def explain(sparql: str, message: str, prefixes: Mapping[str, str]) -> QueryError:
    """The error of Oxigraph's parser as one that helps: an update, an undeclared prefix, or what was expected where."""
    masked = mask(sparql)
    if update := _UPDATE.match(masked):
        reason = (
            f"{update[1].upper()} is refused: this graph is read only; SELECT, ASK, CONSTRUCT and DESCRIBE are answered"
        )
        return QueryError(reason, *position(sparql, update.start(1)))
    parts = _POSITION.match(message)
    prefix, offset = _find_undeclared(masked, prefixes) or ("", len(sparql) + 1)
    place = position(sparql, offset)
    # Where something else may stand in place of a name, Oxigraph does not say that it was the prefix.
    if offset < len(sparql) and (_NO_PREFIX in message or (parts and place <= (int(parts[1]), int(parts[2])))):
        near = get_close_matches(prefix, sorted(prefixes), n=1, cutoff=0.4)
        hint = (
            f"did you mean {near[0]}:?" if near else f"known are {', '.join(f'{name}:' for name in sorted(prefixes))};"
        )
        reason = f"no prefix {prefix}: is declared; {hint} Others need a line PREFIX {prefix}: <…>"
        return QueryError(reason, *place)
    if parts:
        expected = [item for item in re.split(r",\s+", parts[3].replace("\n", " ")) if item[:1] not in "['"]
        wanted = ", ".join(item for item in expected if item != _NO_PREFIX)
        reason = f"the query does not parse here; expected {wanted}" if wanted else "the query does not parse here"
        return QueryError(reason, int(parts[1]), int(parts[2]))
    return QueryError(f"the query does not parse: {message}")


def _find_undeclared(masked: str, prefixes: Mapping[str, str]) -> tuple[str, int] | None:
    known = {*prefixes, *_DECLARED.findall(masked)}
    for name in _NAME.finditer(masked):
        in_iri = masked[: name.start()].endswith("<")  # one that does not hold, so that it is not masked
        if name["prefix"] is not None and name["prefix"] not in known and not in_iri:
            return name["prefix"], name.start()
    return None
