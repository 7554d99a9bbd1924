"""Markdown emphasis, links, headings and code marks, as edits. ``RRT*``, ``2*3*4`` and ``snake_case`` are none."""

import re

from kg.text.edits import Edit
from kg.text.latex import Found
from kg.text.zones import GONE, KEPT, Kind, Zone

_LINK = re.compile(
    rf"!?\[(?P<text>[^\[\]\n]{{1,300}})\]\((?P<url>{KEPT}+|this https? URL)(?:\s\"[^\"\n]{{0,100}}\")?\)"
)
_HEADING = re.compile(r"^[ ]{0,3}#{1,6}[ ]+", re.MULTILINE)
_RUN = re.compile(r"\*{1,3}|_{1,2}")
_PARAGRAPH = re.compile(r"\n[ \t\r]*\n")
_CAPITALS = re.compile(r"[A-Z][A-Za-z]{0,2}")
_DUNDER = re.compile(r"[a-z][a-z0-9_]{0,40}?__(?!\w)")
_LONGEST = 400
_SIGNS = frozenset("+-−~≈±<>")
#: What may stand just inside an opening mark, beside letters and digits.
_OPENED = frozenset("\"'“‘([<$\\{`*_" + KEPT + GONE)


def find_markdown(masked: str, zones: list[Zone]) -> Found:
    """Edits for the Markdown of a masked text, and for the marks around the code zones.

    >>> [(e.start, e.end) for e in find_markdown("RRT* and *de novo* **G**raph 2*3*4", []).edits]
    [(9, 10), (17, 18), (19, 21), (22, 24)]
    """
    found = Found()
    for zone in zones:
        if zone.kind is Kind.CODE:
            found.edits.append(Edit(zone.start, zone.inner_start, "", zone.inner_end))
            found.edits.append(Edit(zone.inner_end, zone.end, "", zone.start))
    found.edits += [Edit(*match.span()) for match in _HEADING.finditer(masked)]
    for match in _LINK.finditer(masked):
        _link(found, match)
    _emphasis(found, masked)
    return found


def _link(found: Found, match: re.Match[str]) -> None:
    """``[text](URL)`` reads "text (URL)"; a URL that shows itself is kept once."""
    start, (text, stop), (url, end) = match.start(), match.span("text"), match.span("url")
    found.edits.append(Edit(start, text))
    if not match["text"].strip(KEPT):
        found.edits.append(Edit(stop, match.end()))
        return
    found.edits.append(Edit(stop, url, " ("))
    if end + 1 < match.end():
        found.edits.append(Edit(end, match.end() - 1))


def _emphasis(found: Found, masked: str) -> None:
    """Pairs the runs of ``*`` and ``_`` by what stands beside them (CommonMark's flanking rule, made stricter)."""
    ends = [match.start() for match in _PARAGRAPH.finditer(masked)]
    index = 0
    waiting: dict[str, int] = {}
    for match in _RUN.finditer(masked):
        start, end = match.span()
        while index < len(ends) and ends[index] < start:
            index += 1
            waiting.clear()
        before, after = masked[start - 1 : start], masked[end : end + 1]
        run = match[0]
        if (before and before in "*_\\") or (after and after in "*_"):
            continue  # a longer run, or an escaped one
        opener = waiting.get(run)
        if opener is not None and _closes(masked, run, opener, start, end):
            _pair(found, run, opener, start, waiting)
        elif (
            run in ("*", "**") and "***" in waiting and _closes(masked, run, waiting["***"] + 3 - len(run), start, end)
        ):
            outer = "*" * (3 - len(run))
            opener = waiting.pop("***")
            _pair(found, run, opener + len(outer), start, waiting)
            waiting[outer] = opener
        elif run == "***" and {"*", "**"} <= waiting.keys():
            inner, outer = ("*", "**") if waiting["*"] > waiting["**"] else ("**", "*")
            _pair(found, inner, waiting[inner], start, waiting)
            _pair(found, outer, waiting[outer], start + len(inner), waiting)
        elif _opens(masked, run, start, end):
            waiting[run] = start


def _pair(found: Found, run: str, opener: int, closer: int, waiting: dict[str, int]) -> None:
    found.edits += [Edit(opener, opener + len(run), "", closer), Edit(closer, closer + len(run), "", opener)]
    found.stressed.append((opener + len(run), closer))
    waiting.pop(run, None)


def _opens(masked: str, run: str, start: int, end: int) -> bool:
    before, after = masked[start - 1 : start], masked[end : end + 1]
    signed = run == "**" and after in _SIGNS and masked[end + 1 : end + 2].isdigit()
    if not after or not (after.isalnum() or after in _OPENED or signed):
        return False
    if run in ("**", "***"):
        return not before.isdigit()
    if run == "__" and _DUNDER.match(masked, end):
        return False  # "__init__"
    if run == "*" and before.islower():
        return _CAPITALS.match(masked, end) is not None  # kno*W*ledge
    return not (before.isalnum() or before == KEPT)


def _closes(masked: str, run: str, opener: int, start: int, end: int) -> bool:
    inner = opener + len(run)
    if start - inner > _LONGEST or start == inner:
        return False
    before, after = masked[start - 1 : start], masked[end : end + 1]
    if before.isspace():
        return False
    if run[0] == "*" and not after.isalnum():
        return not (masked[opener - 1 : opener].islower() and run == "*")
    if run in ("**", "***"):
        return not after.isdigit() or not before.isdigit()
    if run == "*":
        return after.isalpha() and _CAPITALS.fullmatch(masked, inner, start) is not None
    return not after.isalnum()
