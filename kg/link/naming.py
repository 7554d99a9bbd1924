"""How a linked entity is called: its canonical name, its aliases, and what tells it from its namesakes."""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache

from kg.link.generic import HEADS, emptiness
from kg.link.guard import is_acronym, is_short_for, never_same
from kg.link.occurrences import Occurrence
from kg.link.senses import Sense
from kg.text.clean import clean, clean_line
from kg.text.names import key_words, lookup_key, singular

_ARTICLE = (
    r"(?:an?|the)\s+(?:(?:novel|new|simple|general|unified|lightweight|efficient|effective|flexible|first)\s*,?\s+)*"
)
_END = (
    r"(?=\s+(?:that|which|designed|for|to|built|with|consisting|where|in|based|of|capable|trained|on)\b|\s*[,.;:()]|$)"
)
_QUALIFIER_LENGTH = 60
_LONG_FORM_LENGTH = 100
#: Words other than "framework" that a phrase needs to tell more than a title.
_TELLING = 2
#: What the rest of a cut list of adjectives begins with.
_NO_BEGINNING = frozenset(("and", "yet", "but", "or", "not", "also", "that", "which", "as", "able", "used", "designed"))
#: A singular is the name though the plural is commoner, and small letters though capitals are, from these shares on.
_SINGULAR_SHARE = 0.1
_SMALL_SHARE = 0.34


def canonical_name(found: Sequence[Occurrence], key: str = "") -> str:
    """The name that most papers use; ties go to the plainer spelling, then by code point.

    The singular and the spelling in small letters win where enough papers use them.

    Args:
        found: the occurrences that say how the entity is written.
        key: the lookup key of the long form, where some of them are acronyms for it; those do not name it.
    """
    entry = found[0].entry
    if entry is not None:
        return entry.name
    counts = Counter(plain(occurrence.entity.name) for occurrence in found)
    if key and any(is_acronym(name) and lookup_key(name) != key for name in counts):
        counts.update(plain(a) for o in found for a in o.entity.aliases if lookup_key(plain(a)) == key)
        longs = {name: count for name, count in counts.items() if lookup_key(name) == key or not is_acronym(name)}
        counts = Counter(longs or counts)
    most = max(counts.values())

    def rank(name: str) -> tuple[int, int, str]:
        return -counts[name], sum(c.isupper() for c in name), name

    alone = [name for name in counts if _is_singular(name) and counts[name] >= _SINGULAR_SHARE * most]
    best = min(alone or counts, key=rank)
    small = best.lower()
    return small if counts.get(small, 0) >= _SMALL_SHARE * counts[best] else best


def _is_singular(name: str) -> bool:
    last = name.replace("-", " ").split()[-1] if name.replace("-", " ").split() else name
    return singular(last) == last


@lru_cache(maxsize=200_000)
def plain(name: str) -> str:
    r"""A surface form without markup, on one line; as it stands where nothing would be left of it.

    >>> plain(r"$\mathrm{SE}(3)$  synchronization")
    'SE(3) synchronization'
    """
    return clean_line(name) or name


def aliases(
    name: str, found: Iterable[Occurrence], keys: Collection[str] = (), long_of: Mapping[str, str] | None = None
) -> tuple[str, ...]:
    """The other surface forms under which a reader would look for the entity; sorted.

    What only one paper says for short ("the policy", "XL" for "GPT-2 XL") names it there and nowhere else. Of the
    lexicon's names those count that mean nothing else.

    Args:
        name: the canonical name.
        found: the occurrences of the entity.
        keys: the lookup keys under which the corpus has entities.
        long_of: lookup key of an acronym -> what it is short for in this corpus. "MARL" is no alias of "cooperative
            multi-agent reinforcement learning", though a paper that studies that calls it so.
    """
    forms: set[str] = set()
    short: set[str] = set()
    for occurrence in found:
        forms.add(plain(occurrence.entity.name))
        short.update(map(plain, occurrence.entity.aliases))
        if entry := occurrence.entry:
            forms.update(form for form in entry.names if not entry.needs_context(form))
    own = {lookup_key(form) for form in forms}
    for form in sorted(short):
        long = (long_of or {}).get(lookup_key(form), "") if is_acronym(form) else ""
        if long and lookup_key(long) != lookup_key(name) and not _is_own_acronym(form, name, long):
            continue
        if lookup_key(form) in own or _is_public(form, name, keys):
            forms.add(form)
    return tuple(sorted(forms - {name, ""}))


def _is_own_acronym(form: str, name: str, long: str) -> bool:
    """Whether an acronym spells a name in another way than it spells what it means elsewhere."""
    words, inner = key_words(name), key_words(long)
    holds = any(words[at : at + len(inner)] == inner for at in range(len(words) - len(inner) + 1))
    return is_short_for(form, name) and not holds


def _is_public(form: str, name: str, keys: Collection[str]) -> bool:
    """Whether a form that papers use beside the name is one outside of them, too."""
    if is_short_for(form, name) or is_short_for(name, form):
        return True
    return lookup_key(form) not in keys and not emptiness(form) and not never_same(form, name)


def qualifier(name: str, sense: Sense) -> str:
    """What tells a sense from its namesakes: its long form, else what its paper calls it, else the paper's title.

    "we introduce PRISM, a complex-valued architecture designed to …" gives "complex-valued architecture". A phrase that
    only says what kind of thing it is ("a principled framework") tells less than the title.
    """
    coiner = sense.coiners[0]
    for form in coiner.entity.names:
        if " " in form and lookup_key(form) != lookup_key(name):
            return _shortened(plain(form), _LONG_FORM_LENGTH)
    abstract = clean(coiner.paper.paper.abstract).text
    pattern = re.escape(name) + r"(?:\s*\([^()]*\))?\s*(?:,|:|\s-\s|—|is)\s*" + _ARTICLE + r"([^,.;:()]{3,80}?)" + _END
    found = re.search(pattern, abstract)
    words = found[1].split() if found and found[1].split()[0].lower() not in _NO_BEGINNING else []
    if len([word for word in words if not set(key_words(word)) <= HEADS]) >= _TELLING:
        return _shortened(" ".join(words))
    title = clean_line(coiner.paper.paper.title)
    head, _, rest = title.partition(":")
    if title := (rest.strip() if lookup_key(head) == lookup_key(name) else "") or title:
        return _shortened(title)
    return _shortened(" ".join(words)) or coiner.paper.paper.key[:15]


def _shortened(text: str, length: int = _QUALIFIER_LENGTH) -> str:
    """The text, cut at a word where it is too long."""
    return text if len(text) <= length else text[:length].rsplit(" ", 1)[0] + " …"
