r"""LaTeX commands, accents and escapes in prose, as edits. What is unknown (``\method``) stays as it was written."""

import re
from dataclasses import dataclass, field

from kg.text.edits import Edit
from kg.text.latex_commands import DECLARATIONS, DROPPED, FRAMED, SECOND, SPACES, STRESSES, STYLES, WORDS
from kg.text.math import is_known, math_to_text, render, script
from kg.text.zones import GONE, KEPT

_TOKEN = re.compile(
    r"""
    (?P<accent>\\(?:['`^"~=.](?:\{\\?[A-Za-z]\}|\\[ij](?![A-Za-z])|[A-Za-z])|[cvuHrkd]\{\\?[A-Za-z]\}))
  | (?P<item>\\item(?![A-Za-z])\s{0,9}(?:\[[^\]\n{}]{0,40}\])?)
  | (?P<macro>\\{1,2}(?P<name>[A-Za-z]+)\*?)
  | (?P<degree>\^\s?(?:\{\\circ\}|\\circ(?![A-Za-z])))
  | (?<=\w)(?P<power>\^\{[+-]?\d{1,4}\})
  | (?<=\d)(?P<comma>\{,\})(?=\d)
  | (?P<escape>\\{1,2}[%&_\#${}*<>|+!~`"-]|\\[\ ,;:/@!']|\\\\(?:\[\w+\])?)
  | (?P<group>\{)
    """,
    re.VERBOSE,
)
_BRACE = re.compile(r"\\.|[{}]", re.DOTALL)
_WORDLIKE = re.compile(rf"[A-Za-z{KEPT}{GONE}\\][\w .:+/&'{KEPT}{GONE}\\{{}}-]*")
_DECLARED = re.compile(r"\\(?:bf|em|it|rm|tt|sc|sl|sf|cal)(?![A-Za-z])")
_OPTION = re.compile(r"\s?\[[^\[\]\n{}]{0,80}\]")
_ACCENT = re.compile(r"\\(?:['`^\"~=.](?:\{\\?[A-Za-z]\}|\\?[A-Za-z])|[cvuHrkd](?:\{\\?[A-Za-z]\}|\s\\?[A-Za-z]))")


@dataclass(slots=True)
class Found:
    """What a finder returns: its edits, and the stretches ``[start, end)`` of letters that it found stressed."""

    edits: list[Edit] = field(default_factory=list)
    stressed: list[tuple[int, int]] = field(default_factory=list)


def find_latex(masked: str) -> Found:
    r"""Edits for the LaTeX in a masked text; commands nest, the text of an argument is left to the other finders.

    >>> [(e.start, e.end, e.replacement) for e in find_latex(r"\emph{A} 5\% \method").edits]
    [(0, 6, ''), (7, 8, ''), (10, 12, '%')]
    """
    return _Scan(masked).run() if "\\" in masked or "{" in masked else Found()


class _Scan:
    """One left-to-right pass; ``closes`` holds what becomes of closing braces that are still ahead."""

    def __init__(self, masked: str) -> None:
        self.text = masked
        self.pairs = _pair_braces(masked)
        self.found = Found()
        self.limit = 0  # where the last edit ended that may have taken a space with it

    def run(self) -> Found:
        position = 0
        while match := _TOKEN.search(self.text, position):
            position = max(self._take(match), match.start() + 1)
        return self.found

    def _edit(self, start: int, end: int, replacement: str = "", mate: int = -1) -> None:
        if start < end:
            self.found.edits.append(Edit(start, end, replacement, mate))
            if self.text[end - 1] != "}":
                self.limit = max(self.limit, end)

    def _take(self, match: re.Match[str]) -> int:
        """Handles one token and returns where to go on."""
        start, end = match.span()
        if match["accent"]:
            return self._accent(start, end)
        if match["item"]:
            self._edit(start, end, "\n")
            return end
        if match["macro"]:
            return self._macro(start, end if match["name"] in STYLES else match.end("name"), match["name"])
        if match["degree"]:
            self._edit(start, end, "°")
            return end
        if match["comma"]:
            self._edit(start, end, ",")
            return end
        if match["power"]:
            self._edit(start, end, script(match[0][2:-1], "^"))
            return end
        if match["group"]:
            return self._group(start)
        return self._escape(start, end)

    def _accent(self, start: int, end: int) -> int:
        token = self.text[start:end]
        sign, letter = token[1], token.rstrip("}")[-1]
        before = self.text[start - 1 : start]
        if sign == '"' and not _is_umlaut(self.text, start, end, letter, before):
            self._edit(start, start + 2, '"')
            return start + 2
        if sign == "'" and before.isalpha() and letter in "sS" and not self.text[end : end + 1].isalpha():
            self._edit(start, start + 2, "'")  # "model\'s"
            return start + 2
        if sign == "~" and letter not in "nNaoAO":
            self._edit(start, start + 2, " ")
            return start + 2
        shown = render(token)
        if shown and len(shown) <= 3:
            self._edit(start, end, shown)
            return end
        return start + 2

    def _escape(self, start: int, end: int) -> int:
        token = self.text[start:end]
        if (token.startswith("\\\\") and (len(token) == 2 or token[2] == "[")) or token[-1] in " ~,;:":
            self._edit(start, end, " ")
        elif token[-1] in "/@!-" and len(token) == 2:
            self._edit(start, end)
        elif token[-1] in "{}" and len(token) == 3:
            self._edit(start, start + 2, " ")
            return start + 2
        else:
            self._edit(start, end, token[-1])
        return end

    def _group(self, start: int) -> int:
        r"""A group without a command: the braces of ``{GPT}`` and ``\name{}`` go, those of ``{0, 1}`` stay."""
        close = self.pairs.get(start)
        if close is None:
            return start + 1
        if close == start + 1:
            if self.text[start - 1 : start].isalpha() or self.text[start - 1 : start] in (KEPT, GONE):
                self._edit(start, close + 1)
            return close + 1
        before = self.text[start - 1 : start]
        if close - start <= 12 and _ACCENT.fullmatch(self.text, start + 1, close):
            self._edit(start, close + 1, (render(self.text[start + 1 : close]) or "")[:3] or self.text[close - 1])
            return close + 1
        if close - start <= 200 and not (before.isalnum() or before in ("\\", "_", "^", "}", "]")):
            inner = self.text[start + 1 : close]
            if _WORDLIKE.fullmatch(inner) or _DECLARED.match(inner) or _is_prose(inner):
                self._frame(start, (start, close))
        return start + 1

    def _argument(self, position: int) -> tuple[int, int] | None:
        """The braces of an argument that begins at ``position``, one space allowed before it."""
        if self.text.startswith(" {", position):
            position += 1
        close = self.pairs.get(position)
        return None if close is None else (position, close)

    def _macro(self, start: int, end: int, name: str) -> int:
        if self.text.startswith("\\\\", start) and not self._is_ours(name):
            self._edit(start, start + 2, " ")
            return end
        if name in DECLARATIONS or name in SPACES:
            stop = end + 1 if self.text[end : end + 1] == " " and name in DECLARATIONS else end
            self._edit(start, stop, " " if name in SPACES else "")
            return stop
        if name in DROPPED:
            return self._drop(start, end)
        argument = self._argument(end)
        if name == "href" and argument:
            return self._href(start, argument)
        if name in SECOND and argument is None and (option := _OPTION.match(self.text, end)):
            argument = self._argument(option.end())
        if name in SECOND and argument and (second := self._argument(argument[1] + 1)):
            self._frame(start, second)
            return second[0] + 1
        if name in FRAMED and argument:
            self._frame(self._before_space(start) if FRAMED[name][0][0] == " " else start, argument, *FRAMED[name])
            return argument[0] + 1
        if name in STYLES and argument:
            self._frame(start, argument)
            if name in STRESSES:
                self.found.stressed.append((argument[0] + 1, argument[1]))
            return argument[0] + 1
        if name in ("textsuperscript", "textsubscript") and argument:
            return self._script(start, argument, "^" if name == "textsuperscript" else "_")
        return self._symbol(start, end, name, argument)

    def _is_ours(self, name: str) -> bool:
        return any(name in table for table in (STYLES, DROPPED, FRAMED, SECOND)) or name == "href"

    def _frame(self, start: int, argument: tuple[int, int], opening: str = "", closing: str = "") -> None:
        self._edit(start, argument[0] + 1, opening, argument[1])
        self._edit(argument[1], argument[1] + 1, closing, start)

    def _before_space(self, start: int) -> int:
        free = start - 1 >= self.limit
        return start - 1 if free and self.text[start - 1 : start] in (" ", "~") else start

    def _drop(self, start: int, end: int) -> int:
        """The command with its arguments, and the space before it."""
        stop = end
        while True:
            if option := _OPTION.match(self.text, stop):
                stop = option.end()
            elif (argument := self._argument(stop)) and not self.text.startswith(" ", stop):
                stop = argument[1] + 1
            else:
                break
        if stop == end:
            return end  # no argument: the command stays as text
        self._edit(self._before_space(start), stop)
        return stop

    def _href(self, start: int, url: tuple[int, int]) -> int:
        r"""``\href{URL}{text}`` reads "URL (text)"; one of two equal parts goes."""
        shown = self._argument(url[1] + 1)
        if shown is None:
            self._frame(start, url)
            return url[0] + 1
        if self._has_url(url) and not self._has_url(shown):
            self._edit(start, url[0] + 1)
            self._edit(url[1], shown[0] + 1, " (")
            self._edit(shown[1], shown[1] + 1, ")")
        else:
            self._frame(start, shown)
        return shown[0] + 1

    def _has_url(self, argument: tuple[int, int]) -> bool:
        return self.text.find(KEPT, argument[0], min(argument[1], argument[0] + 500)) >= 0

    def _script(self, start: int, argument: tuple[int, int], sign: str) -> int:
        content = self.text[argument[0] + 1 : min(argument[1], argument[0] + 20)]
        if len(content) <= 12 and content.replace("+", "").replace("-", "").isalnum():
            self._edit(start, argument[1] + 1, script(content, sign))
            return argument[1] + 1
        self._frame(start, argument, sign)
        return argument[0] + 1

    def _symbol(self, start: int, end: int, name: str, argument: tuple[int, int] | None) -> int:
        """A symbol or a formula that stands in prose without dollar signs."""
        if name in WORDS:
            word = WORDS[name]
            self._edit(start, end, word[:-1] if word[-1] == "." == self.text[end : end + 1] else word)
            return end
        if not is_known(name) or self._is_ours(name):
            if argument and argument[0] == end and _is_prose(self.text[end + 1 : min(argument[1], end + 200)] or "|"):
                self._frame(start, argument)  # a macro of the authors for revised or coloured text
            return end
        shown = render(self.text[start:end] + "{}")
        if shown and len(shown.strip()) <= 2 and not (argument and argument[1] > argument[0] + 1):
            self._edit(start, end, "~" if shown == "∼" else shown.strip() or " ")
            return end
        stop = end
        while (part := self._argument(stop)) and not self.text.startswith(" ", stop):
            stop = part[1] + 1
        content = self.text[start:stop] if stop - start <= 200 else ""
        if stop > end and content and KEPT not in content and (formula := math_to_text(content)):
            self._edit(start, stop, formula)
            return stop
        return end


def _is_prose(inner: str) -> bool:
    """Whether braces hold running text rather than a set."""
    return inner[0].isalnum() and not any(c in inner for c in "|=:;") and len(re.findall(r"[A-Za-z]{3,} ", inner)) >= 2


def _is_umlaut(text: str, start: int, end: int, letter: str, before: str) -> bool:
    r"""Whether ``\"o`` is an umlaut rather than an escaped quotation mark: ``fast \"weights\"``."""
    if letter not in "aeiouyAEIOUY":
        return False
    inside = before.isalpha() or text[start] == "{" or text[end - 1] == "}"
    return inside or '\\"' not in text[end : end + 80]


def _pair_braces(text: str) -> dict[int, int]:
    """Opening to closing brace, where they match; escaped ones do not count."""
    pairs: dict[int, int] = {}
    open_ones: list[int] = []
    for match in _BRACE.finditer(text):
        if match[0] == "{":
            open_ones.append(match.start())
        elif match[0] == "}" and open_ones:
            pairs[open_ones.pop()] = match.start()
    return pairs
