"""Small things of LaTeX prose: its tokens, pairs of braces, umlauts, running text, Roman numbers."""

import re

#: Where something of LaTeX begins.
TOKEN = re.compile(
    r"""
    (?P<accent>\\(?:['`^"~=.](?:\{\\?[A-Za-z]\}|\\[ij](?![A-Za-z])|[A-Za-z])|[cvuHrkd]\{\\?[A-Za-z]\}))
  | (?P<item>\\item(?![A-Za-z])\s{0,9}(?:\[[^\]\n{}]{0,40}\])?)
  | (?P<roman>(?:\\(?:uppercase|expandafter)\s*){0,3}\{?\\(?:romannumeral|rom)\s?\{?
      (?P<roman_number>\d{1,3})\}{0,2})
  | (?P<verb>\\verb(?P<fence>[|+!@])(?P<verbatim>[^\n]{1,100}?)(?P=fence))
  | (?P<macro>\\{1,2}(?P<name>[A-Za-z]+)\*?)
  | (?P<degree>\^\s?(?:\{\\circ\}|\\circ(?![A-Za-z])))
  | (?<=\w)(?P<power>\^\{[+-]?\d{1,4}\})
  | (?<=\d)(?P<comma>\{,\})(?=\d)
  | (?P<escape>\\{1,2}[%&_\#${}*<>|+!~`"-]|\\[\ ,;:/@!']|\\\\(?:\[\w+\])?)
  | (?P<number>(?<=[\s(+-])\\(?=\d))
  | (?P<group>\{)
    """,
    re.VERBOSE,
)
_BRACE = re.compile(r"\\.|[{}]", re.DOTALL)


def roman(number: int) -> str:
    """A number below 400 in Roman digits: 4 is "IV"."""
    shown = ""
    for value, sign in ((100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"),
                        (1, "I")):  # fmt: skip
        shown, number = shown + sign * (number // value), number % value
    return shown


def is_prose(inner: str) -> bool:
    """Whether braces hold running text rather than a set."""
    return inner[0].isalnum() and not any(c in inner for c in "|=:;") and len(re.findall(r"[A-Za-z]{3,} ", inner)) >= 2


def is_umlaut(text: str, start: int, end: int, letter: str, before: str) -> bool:
    r"""Whether ``\"o`` is an umlaut rather than an escaped quotation mark: ``fast \"weights\"``."""
    if letter not in "aeiouyAEIOUY":
        return False
    inside = before.isalpha() or text[start] == "{" or text[end - 1] == "}"
    return inside or '\\"' not in text[end : end + 80]


def pair_braces(text: str) -> dict[int, int]:
    """Opening to closing brace, where they match; escaped ones do not count."""
    pairs: dict[int, int] = {}
    open_ones: list[int] = []
    for match in _BRACE.finditer(text):
        if match[0] == "{":
            open_ones.append(match.start())
        elif match[0] == "}" and open_ones:
            pairs[open_ones.pop()] = match.start()
    return pairs
