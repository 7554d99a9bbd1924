"""Which names of one paper are one written otherwise: spelt out, turned around, with a word that adds nothing."""

import re
from collections.abc import Hashable, Iterator, Mapping

from kg.extract.abbreviations import CONNECTING
from kg.extract.layers import Layers, Proposal
from kg.model import EntityType
from kg.text.names import join_words, key_words, lookup_key, singular

#: A name with its acronym before the head noun: "Kullback-Leibler (KL) divergence".
_BRACKETED = re.compile(r"([^()]+) \(([^()\s]+)\)[ -]([^()]+)")
_ACRONYM = re.compile(r"[A-Z]{3,6}")
#: Words that turn a name around: "detection of failures", "interventions for misgendering".
_TURNING = frozenset(("of", "for", "with"))
#: Second parts of compounds that a paper leaves out at will: "radar-based odometry".
_LEFT_OUT = frozenset(("based", "style"))
#: Nouns that say no more than the name before them: "temporal-difference (TD) learning" is TD. Of 25 pairs of this form
#: in the training papers all were one entity; with any noun, 10 of 45 were not ("large language model (LLM) agents").
_SAYING_NO_MORE = frozenset((
    "algorithm", "benchmark", "database", "dataset", "decoding", "distribution", "divergence", "dynamics", "equation",
    "framework", "learning", "method", "model", "network", "sampling",
))  # fmt: skip
#: What a paper adds to a proper name, and to an acronym, at will: "Unitree G1 robot", "VLA models" (22 of 22).
_ADDED = {"robot": re.compile(r".*[A-Z0-9]"), "model": re.compile(r"[A-Z]+[a-z]?[A-Z]+")}


def written_otherwise(text: str, layers: Layers, first: Mapping[Hashable, int]) -> Iterator[tuple[int, int]]:
    """Pairs of mentions whose names differ by an acronym for its long form, or by how they are put, alone.

    "ECG delineation" and "electrocardiogram (ECG) delineation", "UAP generation" and "universal adversarial
    perturbation generation", where the text says what ECG and UAP are; "detection of failures" and "failure
    detection", "radar-based odometry" and "radar odometry".
    """
    spelt = []
    for definition in layers.definitions:
        *front, last = text[definition.long.start : definition.long.end].split(" ")
        spelt.append((text[definition.short.start : definition.short.end], " ".join([*front, singular(last)])))
    for index, mention in enumerate(layers.mentions):
        surface = surface_of(text, mention)
        forms = []
        if bracketed := _BRACKETED.fullmatch(surface):
            before, short, after = bracketed.groups()
            forms += [f"{before} {after}", f"{short} {after}"]
            if _says_no_more(after) and not _says_no_more(before.split(" ")[-1]):
                forms.append(short)
        words = surface.split(" ")
        for short, long in spelt:
            for word in {short, singular(short)} & set(words) if len(words) > 1 else ():
                forms.append(" ".join(long if other == word else other for other in words))
        name, _, added = surface.rpartition(" ")
        if (bare := _ADDED.get(singular(added))) and bare.fullmatch(name):
            forms.append(name)
        keys = (*(lookup_key(form) for form in forms), *_put_otherwise(surface))
        yield from ((first[key], index) for key in keys if key in first)
    yield from _spelt_nowhere(text, layers)


def _says_no_more(word: str) -> bool:
    return singular(word.lower()) in _SAYING_NO_MORE


def _put_otherwise(name: str) -> Iterator[str]:
    """Lookup keys of the same name turned around, or without "based" in its midst.

    In the training papers 21 pairs were told apart by this alone; 20 of them were one entity.

    >>> list(_put_otherwise("detection of the failures")), list(_put_otherwise("radar-based odometry"))
    (['failuredetection'], ['radarodometry'])
    """
    words = [word for word in key_words(name) if word != "the"]
    turns = [at for at, word in enumerate(words) if word in _TURNING and 0 < at < len(words) - 1]
    if len(turns) == 1:
        (at,) = turns
        yield join_words((*words[at + 1 :], *words[: at - 1], singular(words[at - 1])))
    kept = [word for at, word in enumerate(words) if word not in _LEFT_OUT or at in (0, len(words) - 1)]
    if len(kept) < len(words):
        yield join_words(kept)


def _spelt_nowhere(text: str, layers: Layers) -> Iterator[tuple[int, int]]:
    """Pairs of an acronym that no bracket explains and the one name of its type with these initials.

    Of 74 such pairs in the training papers 72 were one entity; the lexicon knew that one of the others was none.
    """
    explained = {lookup_key(text[d.short.start : d.short.end]) for d in layers.definitions}
    full: dict[tuple[str, EntityType], list[int]] = {}
    for index, mention in enumerate(layers.mentions):
        words = [word for word in re.split(r"[\s-]+", surface_of(text, mention)) if word and word not in CONNECTING]
        full.setdefault(("".join(word[0] for word in words).upper(), mention.type), []).append(index)
    for index, mention in enumerate(layers.mentions):
        short = singular(surface_of(text, mention))
        same = full.get((short, mention.type), [])
        names = {lookup_key(surface_of(text, layers.mentions[other])) for other in same}
        unknown = mention.stretch not in layers.forms and lookup_key(short) not in explained
        if len(names) == 1 and unknown and _ACRONYM.fullmatch(short):
            yield same[0], index


def surface_of(text: str, mention: Proposal) -> str:
    """The characters of a mention."""
    return text[mention.start : mention.end]
