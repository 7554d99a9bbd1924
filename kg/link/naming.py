"""How a linked entity is called: its canonical name, its aliases, and what tells it from its namesakes."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache

from kg.link.occurrences import Occurrence
from kg.link.senses import Sense
from kg.text.clean import clean, clean_line
from kg.text.names import lookup_key, singular

_ARTICLE = (
    r"(?:an?|the)\s+(?:(?:novel|new|simple|general|unified|lightweight|efficient|effective|flexible|first)\s*,?\s+)*"
)
_END = (
    r"(?=\s+(?:that|which|designed|for|to|built|with|consisting|where|in|based|of|capable|trained|on)\b|\s*[,.;:()]|$)"
)
_QUALIFIER_LENGTH = 50


def canonical_name(found: Sequence[Occurrence]) -> str:
    """The name that most papers use, in the singular where any does; ties go to the plainer spelling."""
    entry = found[0].entry
    if entry is not None:
        return entry.name
    counts = Counter(plain(occurrence.entity.name) for occurrence in found)

    def rank(name: str) -> tuple[bool, int, int, str]:
        last = name.replace("-", " ").split()[-1] if name.split() else name
        return singular(last) != last, -counts[name], sum(c.isupper() for c in name), name

    return min(counts, key=rank)


@lru_cache(maxsize=200_000)
def plain(name: str) -> str:
    r"""A surface form without markup, on one line; as it stands where nothing would be left of it.

    >>> plain(r"$\mathrm{SE}(3)$  synchronization")
    'SE(3) synchronization'
    """
    return clean_line(name) or name


def aliases(name: str, found: Iterable[Occurrence]) -> tuple[str, ...]:
    """All other surface forms of the papers, and of the lexicon those that mean nothing else; sorted."""
    forms: set[str] = set()
    for occurrence in found:
        forms.update(map(plain, occurrence.entity.names))
        if entry := occurrence.entry:
            forms.update(form for form in entry.names if not entry.needs_context(form))
    return tuple(sorted(forms - {name, ""}))


def qualifier(name: str, sense: Sense) -> str:
    """What tells a sense from its namesakes: what its paper calls it, else its long form, else the paper's title.

    "we introduce PRISM, a complex-valued architecture designed to …" gives "complex-valued architecture".
    """
    coiner = sense.coiners[0]
    abstract = clean(coiner.paper.paper.abstract).text
    pattern = re.escape(name) + r"(?:\s*\([^()]*\))?\s*(?:,|:|\s-\s|—|is)\s*" + _ARTICLE + r"([^,.;:()]{3,60}?)" + _END
    if found := re.search(pattern, abstract):
        return " ".join(found[1].split())[:_QUALIFIER_LENGTH]
    for form in coiner.entity.names:
        if " " in form and lookup_key(form) != lookup_key(name):
            return form
    title = clean_line(coiner.paper.paper.title)
    rest = title.split(":", 1)[-1].strip() or title
    if rest:
        return rest if len(rest) <= _QUALIFIER_LENGTH else rest[:_QUALIFIER_LENGTH].rsplit(" ", 1)[0] + " …"
    return coiner.paper.paper.key[:15]
