"""From a raw text to a cleaned one: find the islands, and make each of them one or a few small edits (DESIGN §5).

The finders run one after the other, each on a text in which what the earlier ones took is masked, so that their edits
never overlap. What does not parse, and what only looks like markup, is kept as text. Nothing here raises.
"""

from functools import lru_cache

from kg.text.acronyms import find_acronym_letters
from kg.text.characters import find_characters
from kg.text.edits import CleanText, Edit, apply_edits
from kg.text.html import find_html
from kg.text.latex import find_latex
from kg.text.markdown import find_markdown
from kg.text.math import math_to_text
from kg.text.zones import Kind, Zone, find_zones, mask


def clean(raw: str) -> CleanText:
    r"""The text without LaTeX, Markdown, HTML and odd characters, and the map back to the raw one.

    >>> clean(r"We use **G**raph $\mathrm{SE}(3)$ at 5\% over \emph{RRT*}.").text
    'We use Graph SE(3) at 5% over RRT*.'
    """
    zones = find_zones(raw)
    edits = _zone_edits(raw, zones)
    masked = mask(raw, (), zones)
    stressed: list[tuple[int, int]] = []
    for find in (find_html, find_latex):
        found = find(masked)
        edits += found.edits
        stressed += found.stressed
        masked = mask(masked, found.edits)
    found = find_markdown(masked, zones)
    edits += found.edits
    stressed += found.stressed
    masked = mask(masked, found.edits)
    edits += find_acronym_letters(masked, stressed)
    edits += find_characters(masked)
    return apply_edits(raw, _outermost(edits))


@lru_cache(maxsize=1 << 17)  # many outputs quote the same sentences, and cleaning is what takes their time
def clean_line(raw: str) -> str:
    r"""The cleaned text on one line: a title, a name, a quoted sentence.

    >>> clean_line("Graph  *reasoning*\nat scale")
    'Graph reasoning at scale'
    """
    return " ".join(clean(raw).text.split())


def _outermost(edits: list[Edit]) -> list[Edit]:
    r"""Without the edits inside another one: a dropped ``\cite{…}`` takes along what was found in its argument."""
    kept: list[Edit] = []
    for edit in sorted(edits, key=lambda e: (e.start, -e.end)):
        if not kept or edit.start >= kept[-1].end:
            kept.append(edit)
    return kept


def _zone_edits(raw: str, zones: list[Zone]) -> list[Edit]:
    """URLs keep their characters but for TeX escapes; code is left to the Markdown."""
    edits: list[Edit] = []
    for zone in zones:
        content = raw[zone.inner_start : zone.inner_end]
        if zone.kind is Kind.MATH:
            shown = math_to_text(content)
            if shown is not None:
                edits += _formula(zone, content, shown)
        elif zone.kind is Kind.URL and "\\" in content:
            edits += [Edit(zone.start + i, zone.start + i + 1) for i, c in enumerate(content) if c == "\\"]
    return edits


def _formula(zone: Zone, content: str, shown: str) -> list[Edit]:
    r"""One edit, delimiters included; but two around what stands there as it is: ``$\mathrm{ICR}$``, ``$k$``."""
    at = content.rfind(shown)
    stop = at + len(shown)
    if at < 0 or content[at - 1 : at].isalpha() or content[at - 1 : at] == "\\" or content[stop : stop + 1].isalpha():
        return [Edit(zone.start, zone.end, shown)]  # not there, or a part of a command
    first, last = zone.inner_start + at, zone.inner_start + stop
    return [Edit(zone.start, first, "", last), Edit(last, zone.end, "", zone.start)]
