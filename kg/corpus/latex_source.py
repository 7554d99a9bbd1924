r"""LaTeX before it can be read as prose: comments go, included files come in, the author's own macros are expanded."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

#: In characters: more than any book; what grows over it by its own macros or files is no honest paper.
LARGEST = 20_000_000
_DEEPEST_FILE = 8
_PASSES = 6
_MOST_ARGUMENTS = 4

_COMMENT_LINE = re.compile(r"^[ \t]*%[^\n]*(?:\n|\Z)", re.MULTILINE)
_COMMENT = re.compile(r"\\(?:url|href|path)\{[^{}\n]*\}|\\[^\n]|%[^\n]*")
_FALSE = re.compile(r"\\iffalse\b.*?\\fi\b", re.DOTALL)
_INCLUDE = re.compile(
    r"\\(?:input|include|subfile|subfileinclude)\s*\{(?P<braced>[^{}\n]{1,200})\}"
    r"|\\(?:sub)?import\*?\s*\{(?P<folder>[^{}\n]{0,200})\}\s*\{(?P<file>[^{}\n]{1,200})\}"
    r"|\\input[ \t]+(?P<bare>[\w./-]{1,200})"
)
_DEFINITION = re.compile(
    r"\\(?:(?:re)?newcommand|providecommand|DeclareRobustCommand)\*?\s*(?:\{\s*\\(?P<braced>[A-Za-z]+)\s*\}|\\(?P<bare>[A-Za-z]+))"
    r"\s*(?:\[(?P<count>\d)\])?(?P<default>\s*\[[^\]\n]*\])?\s*(?=\{)"
    r"|\\(?:def|gdef)\s*\\(?P<plain>[A-Za-z]+)\s*(?P<parameters>(?:#\d)*)\s*(?=\{)"
    r"|\\DeclareMathOperator\*?\s*\{\s*\\(?P<operator>[A-Za-z]+)\s*\}\s*(?=\{)"
)
_MACRO = re.compile(r"\\([A-Za-z]+)(?:\{\})?")
_BRACE = re.compile(r"\\[^\n]|[{}]")
_XSPACE = re.compile(r"\\xspace\b\s*|\\ensuremath\b")
#: What style files define and texts rely on; a definition of the author's does not change it.
_KEPT = frozenset({"section", "subsection", "subsubsection", "paragraph", "cite", "citep", "citet", "ref", "title"})


class TooLarge(Exception):  # noqa: N818 -- caught by the reader, which knows the file
    """The source grows over :data:`LARGEST`."""


@dataclass(frozen=True, slots=True)
class Macro:
    r"""``\newcommand{\name}[arguments]{body}``."""

    arguments: int
    body: str


def without_comments(source: str) -> str:
    r"""The source without comments; ``\%`` and the ``%`` of a URL stay.

    >>> without_comments("a 5\\% gain % really\n% gone\n\\url{http://x.org/a%20b}")
    'a 5\\% gain \n\\url{http://x.org/a%20b}'
    """
    source = source.replace("\r\n", "\n").replace("\r", "\n")
    source = _COMMENT.sub(lambda m: "" if m[0][0] == "%" else m[0], _COMMENT_LINE.sub("", source))
    return _FALSE.sub(" ", source)


def with_files(source: str, find: Callable[[str], bytes | None]) -> str:
    """The source with the files that it includes, as far as they are there; raises :class:`TooLarge`."""
    return "".join(_included(source, find, (), [LARGEST - len(source)]))


def _included(
    source: str, find: Callable[[str], bytes | None], open_: tuple[str, ...], left: list[int]
) -> Iterator[str]:
    position = 0
    for match in _INCLUDE.finditer(source):
        yield source[position : match.start()]
        position = match.end()
        name = (match["braced"] or match["bare"] or f"{match['folder']}/{match['file']}").strip().strip('"')
        if name in open_ or len(open_) >= _DEEPEST_FILE:
            continue
        data = find(f"{name}.tex") if not name.endswith(".tex") else None
        data = find(name) if data is None else data
        if data is not None:
            text = without_comments(data.decode("utf-8", "replace"))
            left[0] -= len(text)
            if left[0] < 0:
                raise TooLarge
            yield from _included(text, find, (*open_, name), left)
    yield source[position:]


def find_close(source: str, opening: int) -> int:
    r"""The index of the brace that closes the one at ``opening``, -1 where none does.

    >>> find_close(r"{a\}{b}}c", 0)
    7
    """
    depth = 0
    for match in _BRACE.finditer(source, opening):
        if match[0] == "{":
            depth += 1
        elif match[0] == "}":
            depth -= 1
            if not depth:
                return match.start()
    return -1


def expand_macros(source: str) -> str:
    r"""The source with the author's macros replaced by what they stand for, and without their definitions.

    >>> expand_macros(r"\newcommand{\ours}{\textsc{Grasp}\xspace}\newcommand\two[2]{#2, #1}\ours is \two{a}{b}")
    '\\textsc{Grasp} is b, a'

    Raises:
        TooLarge: macros that grow without end.
    """
    macros, source = _take_definitions(source)
    known = re.compile(r"\\(" + "|".join(sorted(macros, key=len, reverse=True)) + r")(?![A-Za-z])") if macros else None
    for _ in range(_PASSES):
        if known is None or not known.search(source):
            break
        source = "".join(_expanded(source, known, macros))
    return source


def _take_definitions(source: str) -> tuple[dict[str, Macro], str]:
    macros: dict[str, Macro] = {}
    pieces: list[str] = []
    position = 0
    for match in _DEFINITION.finditer(source):
        if match.start() < position:
            continue  # inside of the body of another one
        close = find_close(source, match.end())
        if close < 0:
            continue
        name = match["braced"] or match["bare"] or match["plain"] or match["operator"]
        body = _XSPACE.sub("", source[match.end() + 1 : close])
        count = int(match["count"] or 0) if not match["parameters"] else match["parameters"].count("#")
        pieces.append(source[position : match.start()])
        position = close + 1
        if name not in _KEPT and not match["default"] and count <= _MOST_ARGUMENTS:
            body = f"\\operatorname{{{body}}}" if match["operator"] else body
            macros[name] = Macro(count, body)
    return macros, "".join([*pieces, source[position:]])


def _expanded(source: str, known: re.Pattern[str], macros: dict[str, Macro]) -> Iterator[str]:
    position = size = 0
    while match := known.search(source, position):
        macro = macros[match[1]]
        end = match.end()
        arguments: list[str] = []
        while len(arguments) < macro.arguments:
            start = end + len(source[end : end + 80]) - len(source[end : end + 80].lstrip())
            close = find_close(source, start) if source[start : start + 1] == "{" else -1
            if close < 0:
                break
            arguments.append(source[start + 1 : close])
            end = close + 1
        written = source[position : match.start()] + _filled(macro, arguments)
        if not macro.arguments and source.startswith("{}", end):
            end += 2
        size += len(written)
        if size > LARGEST:
            raise TooLarge
        yield written
        position = end
    yield source[position:]


def _filled(macro: Macro, arguments: list[str]) -> str:
    if not macro.arguments:
        return macro.body
    longest = max(map(len, arguments), default=0)
    if macro.body.count("#") * longest > LARGEST:
        raise TooLarge

    def value(match: re.Match[str]) -> str:
        index = int(match[1]) - 1
        return arguments[index] if 0 <= index < len(arguments) else ""

    return re.sub(r"#(\d)", value, macro.body)
