"""HTML and JATS tags and character entities, as edits. ``p<m``, ``<think>`` and a tag without its partner stay."""

import html
import re
from html.entities import html5

from kg.text.edits import Edit
from kg.text.latex import Found
from kg.text.math import script
from kg.text.zones import KEPT

_INLINE = (
    "strong|em|b|i|u|s|a|q|tt|code|small|big|span|font|mark|del|ins|cite|abbr|kbd|var|samp|pre|bold|italic|underline|sc|"
    "monospace|roman|sans-serif|ext-link|uri|xref|named-content|styled-content|inline-formula|disp-formula|"
    "tex-math|alternatives|strike"
)
_BLOCK = "p|div|li|ul|ol|br|hr|title|sec|abstract|list|list-item|label|h1|h2|h3|h4|h5|h6|blockquote|section|table|tr|td"
_VOID = frozenset({"br", "hr"})
_STRESSES = frozenset({"strong", "em", "b", "i", "u", "bold", "italic", "underline"})
_BLOCKS = frozenset(_BLOCK.split("|"))
_ATTRIBUTES = r"""(?:\s{1,9}[\w:-]{1,40}(?:\s?=\s?(?:"[^"<>]{0,500}"|'[^'<>]{0,500}'|[^\s"'<>&]{1,200}))?){0,9}"""
_TAG = re.compile(
    rf"(?:<|&lt;)(?P<close>/?)(?:jats:|mml:)?(?P<name>{_INLINE}|{_BLOCK}|sub|sup)"
    rf"(?P<attributes>{_ATTRIBUTES})\s?(?P<self>/?)(?:>|&gt;)",
    re.IGNORECASE,
)
_HREF = re.compile(rf"(?:href\s?=\s?[\"']?)(?P<url>{KEPT}+)")
_ENTITY = re.compile(r"&(?:amp;){0,4}(?P<name>#\d{1,7}|#[xX][0-9A-Fa-f]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});")
_SMALL = re.compile(r"[\w+*−-]{1,12}")


def find_html(masked: str) -> Found:
    """Edits for the tags and entities of a masked text. Block tags become one line break between paragraphs.

    >>> [(e.start, e.end, e.replacement) for e in find_html("<p>p<m &amp; <b>x</b></p>").edits]
    [(0, 3, ''), (7, 12, '&'), (13, 16, ''), (17, 21, ''), (21, 25, '')]
    """
    found = Found()
    if "<" not in masked and "&" not in masked:
        return found
    tags = list(_TAG.finditer(masked))
    blocks: list[tuple[int, int]] = []
    for opening, closing in _pair(tags, masked):
        name = opening["name"].lower()
        if name in _BLOCKS:
            blocks += [opening.span()] + ([closing.span()] if closing else [])
        elif closing:
            _inline(found, masked, name, opening, closing)
    found.edits += _paragraphs(masked, blocks)
    taken = sorted((edit.start, edit.end) for edit in found.edits)
    found.edits += _entities(masked, taken)
    found.edits.sort()
    return found


def _pair(tags: list[re.Match[str]], masked: str) -> list[tuple[re.Match[str], re.Match[str] | None]]:
    """Opening tags with their closing ones; void tags alone, and paragraphs that nobody closed."""
    pairs: list[tuple[re.Match[str], re.Match[str] | None]] = []
    first, last = len(masked) - len(masked.lstrip()), len(masked.rstrip())
    waiting: dict[str, list[re.Match[str]]] = {}
    for tag in tags:
        name = tag["name"].lower()
        if name in _VOID or (tag["self"] and not tag["close"]):
            if name in _BLOCKS:
                pairs.append((tag, None))
        elif not tag["close"]:
            waiting.setdefault(name, []).append(tag)
        elif waiting.get(name):
            pairs.append((waiting[name].pop(), tag))
        elif name == "p" and tag.end() >= last:
            pairs.append((tag, None))
    paragraphs = [opening for opening, _ in pairs if opening["name"].lower() == "p"]
    for tag in waiting.get("p", []):
        if paragraphs or tag.start() <= first:
            pairs.append((tag, None))
    return pairs


def _inline(found: Found, masked: str, name: str, opening: re.Match[str], closing: re.Match[str]) -> None:
    content = masked[opening.end() : min(closing.start(), opening.end() + 300)]
    if name in ("sub", "sup"):
        sign = "^" if name == "sup" else "_"
        if _SMALL.fullmatch(content):
            found.edits.append(Edit(opening.start(), closing.end(), script(content, sign)))
            return
        found.edits.append(Edit(*opening.span(), sign))
        found.edits.append(Edit(*closing.span()))
        return
    url = _HREF.search(opening["attributes"])
    if url and KEPT not in content:
        start = opening.start("attributes")
        found.edits.append(Edit(opening.start(), start + url.start("url")))
        found.edits.append(Edit(start + url.end("url"), opening.end(), " ("))
        found.edits.append(Edit(*closing.span(), ")"))
        return
    found.edits.append(Edit(*opening.span(), mate=closing.start()))
    found.edits.append(Edit(*closing.span(), mate=opening.start()))
    if name in _STRESSES:
        found.stressed.append((opening.end(), closing.start()))


def _paragraphs(masked: str, blocks: list[tuple[int, int]]) -> list[Edit]:
    """One edit for each run of block tags and the white space around it."""
    edits: list[Edit] = []
    for first, last in sorted(blocks):
        start, end = first, last
        while start and masked[start - 1].isspace():
            start -= 1
        while end < len(masked) and masked[end].isspace():
            end += 1
        if edits and start <= edits[-1].end:
            start = edits.pop().start
        edits.append(Edit(start, end, "\n" if start and end < len(masked) else ""))
    return edits


def _entities(masked: str, taken: list[tuple[int, int]]) -> list[Edit]:
    edits: list[Edit] = []
    index = 0
    for match in _ENTITY.finditer(masked):
        while index < len(taken) and taken[index][1] <= match.start():
            index += 1
        if index < len(taken) and taken[index][0] < match.end():
            continue
        name = match["name"]
        if name[0] != "#" and f"{name};" not in html5:
            continue
        shown = html.unescape(f"&{name};")
        edits.append(Edit(*match.span(), " " if shown.isspace() or not shown.isprintable() else shown))
    return edits
