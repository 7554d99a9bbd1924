"""From mentions to the paper's entities: acronym and long form, plural, case, hyphen and lexicon aliases are one."""

from collections import Counter
from collections.abc import Hashable, Sequence
from dataclasses import replace
from typing import NamedTuple

from kg.extract.layers import Definition, FoundEntity, Layers, Proposal, Stretch
from kg.extract.shapes import is_name_word
from kg.extract.variants import surface_of, written_otherwise
from kg.extract.words import load_words
from kg.model import EntityType
from kg.text.names import lookup_key, singular

#: Extractors of general concepts, which a title writes with capitals that mean nothing.
_GENERAL = ("phrases", "consistency")
#: Where a paper speaks of "diffusion policies", "diffusion" alone is the same thing.
_SHORTENED = ("diffusion", "diffusion-based")
_HEADS_LEFT_OUT = ("policy", "model", "transformer", "bridge")
_TYPE_RANK = {kind: rank for rank, kind in enumerate(EntityType)}


def group(text: str, layers: Layers) -> list[FoundEntity]:
    """The entities, in the order of their first mention; each mention belongs to one."""
    mentions = layers.mentions
    sets = _DisjointSets(len(mentions))
    first: dict[Hashable, int] = {}
    for index, mention in enumerate(mentions):
        sets.join(first.setdefault(lookup_key(surface_of(text, mention)), index), index)
        if known := layers.forms.get(mention.stretch):
            sets.join(first.setdefault((known.entry, known.type), index), index)
    for index, mention in enumerate(mentions):
        if mention.stretch in layers.forms:
            surface = surface_of(text, mention)
            wholes = (f"{surface} {noun}" for noun in _HEADS_LEFT_OUT)
            whole = next((first[key] for name in wholes if (key := lookup_key(name)) in first), None)
            if whole is not None and surface.lower() in _SHORTENED:
                sets.join(whole, index)
    for definition in layers.definitions:
        short, long = _at(mentions, definition.short), _at(mentions, definition.long)
        if short is not None and long is not None and _begins_alike(text, definition, mentions[long]):
            sets.join(short, long)
    for one, other in written_otherwise(text, layers, first):
        sets.join(one, other)
    short_keys = _short_keys(text, layers)
    own = set(layers.coined)
    return [
        _entity(text, layers, members, short_keys, coined=any(mentions[index].stretch in own for index in members))
        for members in sets.groups()
    ]


def renamed(text: str, layers: Layers, entity: FoundEntity) -> FoundEntity:
    """The entity with the name that befits it, where it turned out later whether the paper coins it."""
    again = _entity(text, layers, list(entity.mentions), _short_keys(text, layers), coined=entity.coined)
    return replace(entity, name=again.name, aliases=again.aliases)


def _short_keys(text: str, layers: Layers) -> set[str]:
    """The lookup keys of the acronyms that the text defines and mentions."""
    places = (_at(layers.mentions, definition.short) for definition in layers.definitions)
    return {lookup_key(surface_of(text, layers.mentions[place])) for place in places if place is not None}


class _DisjointSets:
    """Sets of the numbers below ``size``; each is led by its smallest."""

    def __init__(self, size: int) -> None:
        self._parents = list(range(size))

    def find(self, index: int) -> int:
        while self._parents[index] != index:
            self._parents[index] = self._parents[self._parents[index]]
            index = self._parents[index]
        return index

    def join(self, left: int, right: int) -> None:
        low, high = sorted((self.find(left), self.find(right)))
        self._parents[high] = low

    def groups(self) -> list[list[int]]:
        """The sets in the order of their smallest members, each sorted."""
        found: dict[int, list[int]] = {}
        for index in range(len(self._parents)):
            found.setdefault(self.find(index), []).append(index)
        return list(found.values())


def _begins_alike(text: str, definition: Definition, long: Proposal) -> bool:
    """Whether an acronym may stand for what was found of its long form.

    Of "system-aware Mixture-of-Experts (Sys-MoE)" the last words alone are another concept, which the acronym only
    ends with: what "Sys-MoE" stands for begins with its letter.
    """
    whole = long.start <= definition.long.start
    return whole or text[long.start].casefold() == text[definition.short.start].casefold()


def _at(mentions: Sequence[Proposal], stretch: Stretch) -> int | None:
    """The mention that fills a stretch, holds it, or ends it (a long form without its first words)."""
    for index, mention in enumerate(mentions):
        ends_it = mention.end == stretch.end and mention.start >= stretch.start
        if ends_it or (mention.start <= stretch.start and stretch.end <= mention.end):
            return index
    return None


def _entity(text: str, layers: Layers, members: list[int], short_keys: set[str], *, coined: bool) -> FoundEntity:
    mentions = [layers.mentions[index] for index in members]
    own = set(layers.coined)
    surfaces = [surface_of(text, mention) for mention in mentions]
    starts = {sentence.start for sentence in layers.sentences}
    spelt = [_spelling(layers, mention, surface, starts) for mention, surface in zip(mentions, surfaces, strict=True)]
    spelt = [name for name in spelt if name.lower() not in _SHORTENED] or spelt
    name = _canonical(spelt, short_keys, coined=coined)
    return FoundEntity(
        _settled_type(mentions, own), name, tuple(sorted(set(surfaces) - {name})), tuple(members), coined
    )


def _spelling(layers: Layers, mention: Proposal, surface: str, starts: set[int]) -> str:
    """How a mention would be written inside a sentence: as the lexicon writes it, or without the sentence's capital."""
    known = layers.forms.get(mention.stretch)
    if any(_has_inner_capital(word) for word in surface.split()):
        return surface
    if known:
        return known.form
    if layers.title and layers.title.start <= mention.start < layers.title.end and mention.extractor in _GENERAL:
        return " ".join(_without_capital(word, layers.text) for word in surface.split(" "))
    return _decapitalised(surface) if mention.start in starts else surface


def _without_capital(word: str, text: str) -> str:
    """A word of a title in lower case, unless it is known in capitals alone ("Kalman")."""
    low = word.lower()
    known = load_words()
    return low if low in text or low in known.extenders | known.inner or known.head_types(low) else word


def _has_inner_capital(word: str) -> bool:
    """Whether a capital or digit stands inside a part of a word: "RoboMimic", "MoE", but not "Vision-Language"."""
    return any(c.isupper() or c.isdigit() for part in word.split("-") for c in part[1:])


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
    short = {form for form in forms if lookup_key(form) in short_keys or (is_name_word(form) and " " not in form)}
    wants_short = coined and bool(short)
    best = max(
        _Name((form in short) is wants_short, count, form in spelt, len(form), form)
        for form, count in Counter(forms).items()
    )
    return best.name


def _singular_form(name: str) -> str:
    """The singular of a common noun or of a plural acronym; a proper name stays as it is.

    >>> [_singular_form(n) for n in ("diffusion policies", "LLMs", "Isaac Labs", "dynamics")]
    ['diffusion policy', 'LLM', 'Isaac Labs', 'dynamics']
    """
    *front, last = name.split(" ")
    plural_acronym = len(last) > 2 and last.endswith("s") and last[-2].isupper()
    if (last.islower() and " " in name) or (name.islower() and "-of-" not in name) or plural_acronym:
        return " ".join([*front, singular(last)])
    return name


def _decapitalised(name: str) -> str:
    """The name as it would stand inside a sentence; one capitalised word may be a name and stays.

    >>> [_decapitalised(n) for n in ("Diffusion policies", "GRPO", "Gaussian Process", "Transformer")]
    ['diffusion policies', 'GRPO', 'Gaussian Process', 'Transformer']
    """
    if (" " not in name and "-" not in name) or not name[1:].islower():
        return name
    return name[0].lower() + name[1:]
