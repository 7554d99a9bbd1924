"""Text as Markdown that shows it: CommonMark, GitHub, Obsidian."""

import re
from collections.abc import Iterable, Sequence

#: Every character that begins markup somewhere: emphasis, links, HTML, tables, tags, mathematics, block ids, entities,
#: and, where they stand twice, comments and highlights.
_MARKUP = re.compile(r"([\\`*_\[\]<>#|~$^&]|(?<=%)%|(?<==)=)")
#: What makes a list or a heading where it stands first.
_FIRST = re.compile(r"^(\s*)([-+])|^(\s*\d+)([.)])(?=\s|$)")


def escaped(text: str) -> str:
    r"""A text on one line in which nothing is markup.

    >>> escaped("RRT* [x] a|b"), escaped("- 1"), escaped("3. x")
    ('RRT\\* \\[x\\] a\\|b', '\\- 1', '3\\. x')
    """
    line = " ".join(text.split())
    return _FIRST.sub(_before_mark, _MARKUP.sub(r"\\\1", line))


def _before_mark(found: re.Match[str]) -> str:
    lead, mark = (found[1], found[2]) if found[2] else (found[3], found[4])
    return f"{lead}\\{mark}"


def link(text: str, target: str) -> str:
    """A link; the target is a URL or an anchor, and what would end it is percent-encoded."""
    safe = re.sub(r"[\s<>()\\|`\"]", lambda found: "".join(f"%{byte:02X}" for byte in found[0].encode()), target)
    return f"[{escaped(text) or '(no name)'}]({safe})"


def table(header: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """The lines of a table, of cells that are Markdown already; a column whose name ends in ``:`` holds numbers."""
    names = [name.removesuffix(":") for name in header]
    rules = ["---:" if name.endswith(":") else "---" for name in header]
    return [f"| {' | '.join(row)} |" for row in (names, rules, *rows)]


def explorer_link(text: str, node: str) -> str:
    """A link to a paper or an entity on the page ``explorer.html`` of the same folder."""
    return link(text, f"explorer.html#n={node}")
