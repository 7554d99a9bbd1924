r"""Values of BibTeX: braces and quotes around them, macros, ``#``, protecting braces, accents; lists of names."""

import re
from collections.abc import Iterator, Mapping

from kg.corpus.people import in_order
from kg.text.clean import clean_line

_PIECE = re.compile(r'\{|"|#|[^\s{}"#]+')
_TOKEN = re.compile(r"[{}]|(?<!\\)\$[^$]{1,300}(?<!\\)\$|\\\(.{1,300}?\\\)")
#: Accents over nothing stand for the sign itself.
_BARE_ACCENTS = {r"{\^{}}": "^", r"\^{}": "^", r"{\~{}}": "~", r"\~{}": "~", r"\textasciicircum{}": "^"}
_LONGEST_COMMAND = 40
_COMMAND = re.compile(r"""\\(?:[A-Za-z]+\*?\s*|["'`^~=.])$""")


def plain_value(raw: str, macros: Mapping[str, str]) -> str:
    r"""The value of a field as one text: its parts joined, white space folded, protecting braces and accents resolved.

    Mathematics and commands stay, for the cleaning of texts reads them.

    >>> plain_value('"Learning " # {{RRT*} in $O(n)$}', {}), plain_value("icml", {"icml": "{ICML}"})
    ('Learning RRT* in $O(n)$', 'ICML')
    >>> plain_value(r'{Stra{\ss}e by M{\"u}ller \emph{at} {\'E}cole}', {})
    'Straße by Müller \\emph{at} École'
    """
    text = "".join(_pieces(raw, macros, 0)) if "#" in raw or raw[:1] not in '{"' else _inside(raw)
    return " ".join(_unprotected(" ".join(text.split())).split())


def _inside(raw: str) -> str:
    return raw[1:-1] if len(raw) > 1 and raw[-1] in '}"' else raw


def _pieces(raw: str, macros: Mapping[str, str], depth: int) -> Iterator[str]:
    """The parts of a concatenation, macros written out (a macro may stand for another one, but not for ever)."""
    at = 0
    while match := _PIECE.search(raw, at):
        at = match.end()
        if match[0] in '{"':
            end = _end(raw, match.start())
            yield raw[match.end() : end]
            at = end + 1
        elif match[0] != "#":
            value = macros.get(match[0].lower())
            yield "".join(_pieces(value, macros, depth + 1)) if value and depth < 8 else match[0]


def _end(raw: str, start: int) -> int:
    """Where the part that begins with a brace or a quotation mark ends, braces in it balanced."""
    depth = 0
    for at in range(start, len(raw)):
        if raw[at] == "{":
            depth += 1
        elif raw[at] == "}":
            depth -= 1
        if depth == 0 and at > start and raw[at] == ('"' if raw[start] == '"' else "}"):
            return at
    return len(raw)


def _unprotected(text: str) -> str:
    """Without braces that only protect, but for those in mathematics and those of arguments of commands."""
    if "{" not in text:
        return text
    for accent, sign in _BARE_ACCENTS.items():
        text = text.replace(accent, sign)
    pieces: list[str] = []
    kept: list[bool] = []  # of each brace that is open
    at, argument_end = 0, -1
    while match := _TOKEN.search(text, at):
        pieces.append(text[at : match.start()])
        at = match.end()
        if match[0] == "{" and text[at : at + 1] == "\\":  # an accent, or a command that reaches to the brace
            end = _end(text, match.start())
            pieces.append(clean_line(text[at:end]))
            at = end + 1
        elif match[0] == "{":
            before = text[max(0, match.start() - _LONGEST_COMMAND) : match.start()]
            kept.append(argument_end == match.start() or _COMMAND.search(before) is not None)
            pieces.append("{" * kept[-1])
        elif match[0] == "}":
            if kept and kept.pop():
                pieces.append("}")
                argument_end = at
        else:
            pieces.append(match[0])
    return "".join([*pieces, text[at:]])


def writing(value: str) -> str:
    """A value that is no text of the paper (a venue, a URL), without its markup."""
    return clean_line(value) if "\\" in value or "{" in value or "~" in value else value


def name_list(value: str) -> list[str]:
    r"""The names of an ``author`` field, in the order of speech.

    >>> name_list(r"Müller, J\"org and {Google Research} and others")
    ['Jörg Müller', 'Google Research']
    """
    names = [writing(name).strip() for name in re.split(r"\s+and\s+", value)]
    return [in_order(name) for name in names if name and name.lower() != "others"]
