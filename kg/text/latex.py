r"""LaTeX commands, accents and escapes in prose, as edits. What is unknown (``\method``) stays as it was written."""

import re
from dataclasses import dataclass, field

from kg.text import latex_commands as known
from kg.text.edits import Edit
from kg.text.latex_parts import TOKEN, is_prose, is_umlaut, pair_braces, roman
from kg.text.math import is_known, math_to_text, render, script
from kg.text.units import QUANTITIES, count_arguments, quantity_to_text
from kg.text.zones import GONE, KEPT

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
        self.pairs = pair_braces(masked)
        self.found = Found()
        self.limit = 0  # where the last edit ended that may have taken a space with it

    def run(self) -> Found:
        position = 0
        while match := TOKEN.search(self.text, position):
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
        if match["roman"]:
            number = roman(int(match["roman_number"]))
            self._edit(start, end, number if "upper" in match[0] or "{rom" in match[0] else number.lower())
            return end
        if match["verb"]:
            self._frame_verbatim(match)
            return end
        if match["number"]:
            self._edit(start, end)
            return end
        if match["macro"]:
            return self._macro(start, end if match["name"] in known.STYLES else match.end("name"), match["name"])
        if match["degree"] or match["comma"]:
            self._edit(start, end, "°" if match["degree"] else ",")
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
        if sign == '"' and not is_umlaut(self.text, start, end, letter, before):
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
        if close == start + 2 and self.text[start + 1].isalpha() and not self.text[start + 1].isascii():
            self._frame(start, (start, close))  # "S{é}mantique"
            return close + 1
        if close - start <= 12 and _ACCENT.fullmatch(self.text, start + 1, close):
            self._edit(start, close + 1, (render(self.text[start + 1 : close]) or "")[:3] or self.text[close - 1])
            return close + 1
        if close - start <= 200 and not (before.isalnum() or before in ("\\", "_", "^", "}", "]")):
            inner = self.text[start + 1 : close]
            if _WORDLIKE.fullmatch(inner) or _DECLARED.match(inner) or is_prose(inner):
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
        if name in known.DECLARATIONS or name in known.SPACES:
            stop = end + 1 if self.text[end : end + 1] == " " and name in known.DECLARATIONS else end
            self._edit(start, stop, " " if name in known.SPACES else "")
            return stop
        if name in known.DROPPED:
            return self._drop(start, end)
        if name in QUANTITIES:
            return self._quantity(start, end, name)
        argument = self._argument(end)
        if argument is None and name in (*known.SECOND, *known.FRAMED) and (option := _OPTION.match(self.text, end)):
            argument = self._argument(option.end())
        if argument is None:
            return self._bare(start, end, name)
        return self._command(start, end, name, argument)

    def _bare(self, start: int, end: int, name: str) -> int:
        """A command without an argument: a symbol, or a style whose braces were forgotten."""
        if name.startswith("text") and name in known.STYLES and self.text[end : end + 1] == " ":
            self._edit(start, end + 1)
            return end + 1
        return self._symbol(start, end, name, None)

    def _command(self, start: int, end: int, name: str, argument: tuple[int, int]) -> int:
        """A command with an argument."""
        if name == "href":
            return self._href(start, argument)
        if name in known.SECOND and (second := self._argument(argument[1] + 1)):
            self._frame(start, second)
            return second[0] + 1
        if name in known.FRAMED:
            self._frame(
                self._before_space(start) if known.FRAMED[name][0][0] == " " else start, argument, *known.FRAMED[name]
            )
            return argument[0] + 1
        if name in known.STYLES:
            self._frame(start, argument)
            if name in known.STRESSES:
                self.found.stressed.append((argument[0] + 1, argument[1]))
            return argument[0] + 1
        if name in ("textsuperscript", "textsubscript"):
            return self._script(start, argument, "^" if name == "textsuperscript" else "_")
        return self._sign(start, argument, name) or self._symbol(start, end, name, argument)

    def _sign(self, start: int, argument: tuple[int, int], name: str) -> int | None:
        r"""Signs that are numbered: ``\ding{182}``, ``\circled{3}``."""
        content = self.text[argument[0] + 1 : argument[1]]
        if name == "ding" and content in known.DINGBATS:
            self._edit(start, argument[1] + 1, known.DINGBATS[content])
        elif name in ("circled", "textcircled") and 0 < len(content) <= 2:
            self._frame(start, argument, "(", ")")
        else:
            return None
        return argument[0] + 1

    def _is_ours(self, name: str) -> bool:
        return (
            any(name in table for table in (known.STYLES, known.DROPPED, known.FRAMED, known.SECOND)) or name == "href"
        )

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

    def _quantity(self, start: int, end: int, name: str) -> int:
        """A number with its unit; what cannot be read stays."""
        option = _OPTION.match(self.text, end)
        stop = option.end() if option else end
        arguments: list[str] = []
        while len(arguments) < count_arguments(name) and (argument := self._argument(stop)):
            arguments.append(self.text[argument[0] + 1 : min(argument[1], argument[0] + 60)])
            stop = argument[1] + 1
        shown = quantity_to_text(name, arguments)
        if shown is None or KEPT in shown or GONE in shown:
            return end
        self._edit(start, stop, shown)
        return stop

    def _frame_verbatim(self, match: re.Match[str]) -> None:
        r"""``\verb|x|`` reads "x"."""
        inner, stop = match.span("verbatim")
        self._edit(match.start(), inner, "", stop)
        self._edit(stop, stop + 1, "", match.start())

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
        if name in known.WORDS:
            word = known.WORDS[name]
            self._edit(start, end, word[:-1] if word[-1] == "." == self.text[end : end + 1] else word)
            return end
        if not is_known(name) or self._is_ours(name):
            if argument and argument[0] == end and is_prose(self.text[end + 1 : min(argument[1], end + 200)] or "|"):
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
