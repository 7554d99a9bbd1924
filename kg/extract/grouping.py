"""From mentions to the paper's entities: acronym and long form, plural, case and hyphen are one."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from kg.extract.layers import Definition, FoundEntity, Proposal, Stretch
from kg.model import EntityType
from kg.text.names import looks_coined, lookup_key, singular

_TYPE_RANK = {kind: rank for rank, kind in enumerate(EntityType)}


class _Known(NamedTuple):
    """What holds for the whole document."""

    own: set[Stretch]  # what the paper calls its own
    short_keys: set[str]  # lookup keys of its acronyms
    starts: frozenset[int]  # where sentences begin


def group(
    text: str,
    mentions: Sequence[Proposal],
    definitions: Sequence[Definition],
    coined: Sequence[Stretch],
    starts: frozenset[int] = frozenset(),
) -> list[FoundEntity]:
    """The entities in the order of their first mention.

    Args:
        text: the document.
        mentions: what stands, sorted.
        definitions: acronyms and their long forms.
        coined: what the paper calls its own.
        starts: where sentences begin; a capital there says nothing about a name.
    """
    parents = list(range(len(mentions)))

    def root(index: int) -> int:
        while parents[index] != index:
            parents[index] = parents[parents[index]]
            index = parents[index]
        return index

    def join(left: int, right: int) -> None:
        low, high = sorted((root(left), root(right)))
        parents[high] = low

    first: dict[str, int] = {}
    for index, mention in enumerate(mentions):
        key = lookup_key(text[mention.start : mention.end])
        join(first.setdefault(key, index), index)
    shorts: list[int] = []
    for definition in definitions:
        short, long = _at(mentions, definition.short), _at(mentions, definition.long)
        if short is not None and long is not None:
            join(short, long)
        if short is not None:
            shorts.append(short)
    groups: dict[int, list[int]] = {}
    for index in range(len(mentions)):
        groups.setdefault(root(index), []).append(index)
    own = set(coined)
    short_keys = {lookup_key(text[mentions[i].start : mentions[i].end]) for i in shorts}
    known = _Known(own, short_keys, starts)
    return [_entity(text, mentions, members, known) for members in groups.values()]


def _at(mentions: Sequence[Proposal], stretch: Stretch) -> int | None:
    """The mention that fills a stretch, or ends it (a long form without its first words)."""
    for index, mention in enumerate(mentions):
        if mention.end == stretch.end and mention.start >= stretch.start:
            return index
        if mention.start <= stretch.start and stretch.end <= mention.end:
            return index
    return None


def _entity(text: str, mentions: Sequence[Proposal], members: list[int], known: _Known) -> FoundEntity:
    own, short_keys, starts = known
    coined = any(mentions[i].stretch in own for i in members)
    surfaces = [text[mentions[i].start : mentions[i].end] for i in members]
    spelt = [
        _decapitalised(surface) if mentions[i].start in starts else surface
        for surface, i in zip(surfaces, members, strict=True)
    ]
    name = _canonical(spelt, short_keys, coined=coined)
    aliases = tuple(sorted(set(surfaces) - {name}))
    return FoundEntity(_settled_type([mentions[i] for i in members], own), name, aliases, tuple(members), coined)


class _Vote(NamedTuple):
    """Why a type won: fields compare left to right, the greatest wins."""

    coined: bool  # said where the paper coins the name
    confidence: float  # the most certain mention of that type
    support: int  # mentions of that type
    rank: int  # the order of EntityType, reversed


def _settled_type(mentions: Sequence[Proposal], own: set[Stretch]) -> EntityType:
    votes = {
        kind: _Vote(
            any(m.stretch in own for m in mentions if m.type is kind),
            max(m.confidence for m in mentions if m.type is kind),
            sum(m.type is kind for m in mentions),
            -_TYPE_RANK[kind],
        )
        for kind in dict.fromkeys(m.type for m in mentions)
    }
    return max(votes, key=lambda kind: votes[kind])


class _Name(NamedTuple):
    """Why a surface form became the canonical name: the greatest wins."""

    wanted: bool  # short for what the paper coins, long for a general concept
    support: int
    singular: bool
    length: int
    name: str


def _canonical(spelt: Sequence[str], short_keys: set[str], *, coined: bool) -> str:
    """The canonical name: the coined short one, else the long form; in the singular where it is a common noun."""
    forms = [_singular_form(surface) for surface in spelt]
    counts = Counter(forms)
    has_short = any(lookup_key(form) in short_keys for form in forms)
    best = max(
        _Name((lookup_key(form) in short_keys) is (coined and has_short), count, form in spelt, len(form), form)
        for form, count in counts.items()
    )
    return best.name


def _singular_form(name: str) -> str:
    """The singular of a common noun or of a plural acronym; a proper name stays as it is.

    >>> [_singular_form(n) for n in ("diffusion policies", "LLMs", "Isaac Labs", "dynamics")]
    ['diffusion policy', 'LLM', 'Isaac Labs', 'dynamics']
    """
    *front, last = name.split(" ")
    plural_acronym = len(last) > 2 and last.endswith("s") and last[-2].isupper()
    if last.islower() or plural_acronym:
        return " ".join([*front, singular(last)])
    return name


def _decapitalised(name: str) -> str:
    """The name as it would stand inside a sentence.

    >>> [_decapitalised(n) for n in ("Diffusion policies", "GRPO", "Gaussian Process", "Transformer")]
    ['diffusion policies', 'GRPO', 'Gaussian Process', 'Transformer']
    """
    if " " not in name and "-" not in name:
        return name
    if looks_coined(name) or not name[1:].islower():
        return name
    return name[0].lower() + name[1:]
