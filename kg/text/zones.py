"""The islands whose inside no other cleaner may touch: mathematics, URLs and code; and the mask that hides them.

Everything here looks ahead by a bounded distance or to the next delimiter, so that any text is read in linear time.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from kg.text.edits import Edit

#: What stands in a mask for hidden characters: of an island that leaves text, and of one that leaves none. Both are
#: private-use characters, neither letter nor space, so that no pattern takes them for prose.
KEPT, GONE = "\ue000", "\ue001"

_MATH_WINDOW = 3_000
_CODE_WINDOW = 300

_URL_CHARS = r"(?:[^\s<>\"{}|\\^`$\[\]\ue000\ue001]|\\[_%\#&~])"
_ENVIRONMENTS = "equation|align|gather|multline|eqnarray|displaymath|math"
_TOKEN = re.compile(
    rf"""
    (?P<env>\\begin\{{(?P<name>(?:{_ENVIRONMENTS})\*?)\}})
  | (?P<bracket>(?<!\\)\\[(\[])
  | (?P<escape>\\{{1,2}}[$`] | \\\\)
  | (?P<dollars>\$\$?)
  | (?P<ticks>`+)
  | (?P<url>(?:\b(?:https?|ftp)://|\bwww\.){_URL_CHARS}+
      | (?<![\w.@/-])(?:[A-Za-z0-9-]{{1,63}}\.){{1,6}}
        (?:com|org|io|net|edu|ai|dev|gov|app|me|co|de|uk|cn|fr|ch|jp|xyz|site|info|page|science|ml|tech)/{_URL_CHARS}*)
    """,
    re.VERBOSE,
)
#: What no token is without, but ``www.``. To look for it is far faster; most prose has none.
_MARK = re.compile(r"[\\$`/]")
_TEXT_OPEN = re.compile(r"\\(?:text[a-z]{0,2}|mbox)\{")
_PARAGRAPH = re.compile(r"\n[ \t\r]*\n")
_FUNCTIONS = re.compile(
    r"log|exp|max|min|sup|inf|lim|sin|cos|tanh?|sqrt|poly(?:log)?|argmax|argmin|arg|det|rank|diag|sign|softmax|dim|Var|Cov"
    r"|and|for|with|mod"
)
_WORD = re.compile(r"[A-Za-z]{3,}")
_MACRO = re.compile(r"\\[A-Za-z]+")
_GROUP = re.compile(r"\{[^{}]*\}")


class Kind(StrEnum):
    """What a zone is."""

    MATH = "math"
    URL = "url"
    CODE = "code"


@dataclass(frozen=True, slots=True, order=True)
class Zone:
    """An island ``[start, end)`` of a raw text, with ``[inner_start, inner_end)`` between its delimiters."""

    start: int
    end: int
    inner_start: int
    inner_end: int
    kind: Kind


def find_zones(raw: str) -> list[Zone]:
    """Mathematics, URLs and code, from left to right; the first to begin wins, and what does not close is text.

    >>> [(z.kind.value, z.start, z.end) for z in find_zones("from $5 to $x_i$ by `a_b`")]
    [('math', 11, 16), ('code', 20, 25)]
    """
    if not (_MARK.search(raw) or "www." in raw):
        return []
    zones: list[Zone] = []
    position = 0
    while match := _TOKEN.search(raw, position):
        zone = _zone_at(raw, match)
        if zone is not None:
            zones.append(zone)
            position = zone.end
        elif match["dollars"] and len(match["dollars"]) == 2:
            position = match.start() + 1  # "$x$$y$": the second may open on its own
        else:
            position = match.end()
    return zones


def mask(raw: str, gone: Iterable[Edit], zones: Iterable[Zone] = ()) -> str:
    """The text with zones and edited stretches hidden, character for character: offsets stay as they are."""
    hidden = [(zone.start, zone.end, KEPT) for zone in zones]
    hidden += [(edit.start, edit.end, KEPT if edit.replacement else GONE) for edit in gone]
    pieces: list[str] = []
    done = 0
    for start, end, filler in sorted(hidden):
        pieces += (raw[done:start], filler * (end - start))
        done = end
    pieces.append(raw[done:])
    return "".join(pieces)


def _zone_at(raw: str, match: re.Match[str]) -> Zone | None:
    start, inner = match.span()
    if match["env"]:
        return _closed(raw, start, inner, f"\\end{{{match['name']}}}")
    if match["bracket"]:
        return _closed(raw, start, inner, "\\)" if raw[start + 1] == "(" else "\\]")
    if match["dollars"]:
        return _dollars(raw, start, match["dollars"])
    if match["ticks"]:
        return _code(raw, start, inner)
    if match["url"]:
        end = url_end(raw, start, inner)
        return Zone(start, end, start, end, Kind.URL)
    return None


def _closed(raw: str, start: int, inner: int, closing: str) -> Zone | None:
    at = raw.find(closing, inner, inner + _MATH_WINDOW)
    return Zone(start, at + len(closing), inner, at, Kind.MATH) if at > inner else None


def _dollars(raw: str, start: int, opening: str) -> Zone | None:
    if opening == "$$":
        at = _next_dollar(raw, start + 2)
        if at > start + 2 and raw.startswith("$$", at) and looks_like_math(raw[start + 2 : at], raw[at + 2 : at + 3]):
            return Zone(start, at + 2, start + 2, at, Kind.MATH)
        return None
    at = _next_dollar(raw, start + 1)
    while at > 0 and _TEXT_OPEN.search(raw, start + 1, at) and (further := _next_dollar(raw, at + 1)) > 0:
        if _depth(raw, start + 1, at) <= 0:
            break
        at = further  # a formula inside the text of this one: "$\textbf{$CoGA$}$"
    if at > start + 1 and looks_like_math(raw[start + 1 : at], raw[at + 1 : at + 2]):
        return Zone(start, at + 1, start + 1, at, Kind.MATH)
    return None


def _depth(raw: str, start: int, end: int) -> int:
    """How many braces are open."""
    return raw.count("{", start, end) - raw.count("}", start, end)


def _next_dollar(raw: str, position: int) -> int:
    """The next ``$`` that no backslash escapes, or -1; within a bounded distance."""
    limit = position + _MATH_WINDOW
    at = raw.find("$", position, limit)
    while at > position and raw[at - 1] == "\\" and not (at > position + 1 and raw[at - 2] == "\\"):
        at = raw.find("$", at + 1, limit)
    return at


def looks_like_math(content: str, following: str) -> bool:
    r"""Whether what stands between two dollar signs is mathematics rather than the text between two prices.

    >>> [looks_like_math(*p) for p in (("x_i", ""), (r"\sim", "5"), ("5 to ", "1"), ("5-", "1"), ("2 a month or ", ""))]
    [True, True, False, False, False]
    """
    if not content.strip() or _PARAGRAPH.search(content):
        return False
    if content[0].isdigit() and following.isdigit() and not any(c in content for c in "\\^_="):
        return False  # "$5-$10"
    spaced = content[0].isspace() or content[-1].isspace()
    marked = any(c in content for c in "\\^_=")
    plain = _MACRO.sub(" ", _GROUP.sub(" ", content) if "\\" in content else content)
    prose = [word for word in _WORD.findall(plain) if not _FUNCTIONS.fullmatch(word)]
    if spaced:
        return (marked or len(content.strip()) == 1) and not prose
    return len(prose) < (4 if marked else 2)


def _code(raw: str, start: int, inner: int) -> Zone | None:
    """Code between equal runs of back ticks; ``LaTeX'' and `single' quotation marks are none."""
    ticks = raw[start:inner]
    at = raw.find(ticks, inner, inner + (_CODE_WINDOW if len(ticks) < 3 else _MATH_WINDOW))
    if at <= inner or raw.startswith("`", at + len(ticks)):
        return None
    content = raw[inner:at]
    if content[0].isspace() or content[-1].isspace() or (len(ticks) < 3 and _PARAGRAPH.search(content)):
        return None
    if len(ticks) == 2 and ("''" in content or '"' in content):
        return None
    if len(ticks) == 1 and re.search(r"'(?![A-Za-z])", content):
        return None
    return Zone(start, at + len(ticks), inner, at, Kind.CODE)


def url_end(raw: str, start: int, end: int) -> int:
    """Where a URL really ends: before the full stop, bracket or emphasis that follows it."""
    unopened = raw.count(")", start, end) - raw.count("(", start, end)
    while end > start + 1:
        last = raw[end - 1]
        if last == ")" and unopened > 0:
            unopened -= 1
        elif last not in ".,;:!?*_'~’”\\":
            break
        end -= 1
    return end
