"""White space, ligatures, invisible characters, dashes, ties and LaTeX quotation marks, as edits."""

import re
import unicodedata

from kg.text.edits import Edit
from kg.text.zones import GONE, KEPT

#: Runs of mere spaces are no token: nothing becomes of them, and they are most of what could match in prose.
_TOKEN = re.compile(
    r"""
    (?P<space>(?<!\ )\ *[^\S\ ]\s*)
  | (?P<control>[\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f])
  | (?P<ligature>[\ufb00-\ufb06])
  | (?P<invisible>[\u00ad\u200b\u2060\ufeff] | (?<=[\x20-\u024f])[\u200c\u200d](?=[\x20-\u024f]))
  | (?P<dash>(?<![-<!])-{2,3}(?![->]))
  | (?P<tie>~)
  | (?P<open>(?<!`)``(?!`))
  | (?P<close>(?<!')''(?!'))
  | (?P<single>(?<![`\w])`(?=(?P<word>[^`'’\n]{1,80})['’](?![\w'])))
  | (?P<apostrophe>(?<=[a-z])`(?=s\b))
    """,
    re.VERBOSE,
)
#: What no token is without, but two hyphens or two apostrophes. To look for it is far faster; most prose has none.
_MARK = re.compile("[^ -_a-}]")
_LINES = re.compile(r"\r\n|[\n\r\x0b\x0c\x85\u2028\u2029]")
_BULLET = re.compile(r"[-*•‣◦][ \t]|\(?\d{1,2}[.)][ \t]")
_QUOTED = 600


def find_characters(masked: str) -> list[Edit]:
    r"""Edits for single characters. A line break is a space; a blank line, or one before a list item, stays a break.

    >>> [(e.start, e.replacement) for e in find_characters("re-\nuse a\nb\n\nc---d Fig.~1 5~10")]
    [(3, ''), (9, ' '), (11, '\n'), (14, '—'), (23, ' ')]
    """
    if not (_MARK.search(masked) or "--" in masked or "''" in masked):
        return []
    edits: list[Edit] = []
    quoted_until = -1
    for match in _TOKEN.finditer(masked):
        start, end = match.span()
        kind = match.lastgroup
        if kind == "space":
            edits += _spaces(masked, start, end)
        elif kind == "control":
            edits.append(Edit(start, end, " "))
        elif kind == "ligature":
            edits.append(Edit(start, end, unicodedata.normalize("NFKC", match[0])))
        elif kind == "invisible":
            edits.append(Edit(start, end))
        elif kind == "dash":
            edits.append(Edit(start, end, "–" if end - start == 2 else "—"))
        elif kind == "tie" and _is_tie(masked, start):
            edits.append(Edit(start, end, " "))
        elif kind == "open" and _is_closed(masked, end):
            edits.append(Edit(start, end, "“"))
            quoted_until = end + _QUOTED
        elif kind == "close" and (start < quoted_until or _is_quote(masked, start, end)):
            before = masked[start - 1 : start]
            edits.append(Edit(start, end, "”" if before and not before.isspace() and before not in "([" else "“"))
            quoted_until = -1
        elif kind == "apostrophe":
            edits.append(Edit(start, end, "'"))
        elif match["single"]:
            stop = match.end("word")
            edits += [Edit(start, end, "‘"), Edit(stop, stop + 1, "’")]
    return edits


def _spaces(masked: str, start: int, end: int) -> list[Edit]:
    """A run of white space that is not spaces alone: one edit, or one for each tab and the like."""
    run = masked[start:end]
    breaks = len(_LINES.findall(run))
    if not breaks:
        return [Edit(start + i, start + i + 1, " ") for i, c in enumerate(run) if c != " "]
    if start == 0 or end == len(masked):
        return [Edit(start, end)]
    if breaks > 1 or (masked[start - 1] in ".:;" and _BULLET.match(masked, end)) or masked[end] == "•":
        return [Edit(start, end, "\n")]
    before, after = masked[start - 2 : start], masked[end]
    if len(before) == 2 and before[0].isalpha() and before[1] == "-" and after.islower():
        return [Edit(start, end)]  # a word that was broken at its hyphen
    return [Edit(start, end, " ")]


def _is_tie(masked: str, at: int) -> bool:
    """Whether ``~`` ties two words: "Fig.~1", "9.9~mN"; not "5~10", "~5" or "foo ~ bar"."""
    before, after = masked[at - 1 : at], masked[at + 1 : at + 2]
    if not (before.isalnum() or (before and before in '.,)]}’"' + KEPT)):
        return False
    if before.isdigit() and after.isdigit():
        return False
    return after.isalnum() or (bool(after) and after in "\\([" + KEPT + GONE)


def _is_quote(masked: str, start: int, end: int) -> bool:
    """Whether two apostrophes that nothing opened are a quotation mark rather than the primes of ``f''``."""
    before, after = masked[max(0, start - 2) : start], masked[end : end + 1]
    opens = (not before or before[-1].isspace() or before[-1] in "([") and after.isalnum()
    closes = len(before) == 2 and not before[-1].isspace() and not before[0].isspace() and not after.isalnum()
    return opens or closes


def _is_closed(masked: str, at: int) -> bool:
    stops = [found for mark in ("''", '"', "”", "’’", "``") if (found := masked.find(mark, at, at + _QUOTED)) >= 0]
    return bool(stops) and not masked.startswith("``", min(stops))
