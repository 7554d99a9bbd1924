"""Which entity an occurrence belongs to, and why: the rules in their order, the surest first."""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from kg.lexicon import Lexicon
from kg.link.acronyms import WELL_KNOWN, Acronyms
from kg.link.fitting import Context, fitting
from kg.link.guard import is_acronym, is_short_for, never_same
from kg.link.occurrences import Occurrence, without_trailing
from kg.link.senses import Sense
from kg.model import EntityType
from kg.text.names import join_words, looks_coined, lookup_key

#: A name without its last noun ("GRPO algorithm") is the name alone where so many papers use that alone.
_FEWEST_BARE = 2


@dataclass(frozen=True, slots=True)
class Home:
    """Where an occurrence belongs."""

    key: str  # entity key
    why: str = ""  # in words; empty where the lookup key alone says it
    candidates: tuple[str, ...] = ()  # of an ambiguous one: the keys of the senses that it may mean, best first


@dataclass(frozen=True, slots=True)
class Corpus:
    """What the corpus knows before any occurrence is given a home."""

    acronyms: Acronyms
    senses: Mapping[str, Sequence[Sense]]  # by lookup key of the name
    by_long_form: Mapping[str, Sense]
    context: Context
    lexicon: Lexicon
    borne: Mapping[tuple[str, EntityType], int]  # (lookup key, type) -> papers
    sense_of: Mapping[tuple[str, int], Sense]  # place of an occurrence that coins -> its sense


def borne_by(found: Sequence[Occurrence]) -> dict[tuple[str, EntityType], int]:
    """How many papers bear a lookup key with a type, without those that coin it."""
    papers: dict[tuple[str, EntityType], set[str]] = defaultdict(set)
    for occurrence in found:
        if not occurrence.coined:
            papers[occurrence.key, occurrence.entity.type].add(occurrence.paper.paper.id)
    return {place: len(ids) for place, ids in papers.items()}


def home_of(occurrence: Occurrence, corpus: Corpus) -> Home:
    """The entity of one occurrence."""
    if sense := corpus.sense_of.get(occurrence.place):
        return Home(sense.key, sense.reason)
    if occurrence.entry is not None:
        return _known(occurrence, corpus)
    if sense := corpus.by_long_form.get(occurrence.key):
        return Home(sense.key, "spelt out as in the paper that coins it")
    key, why = _without_last_noun(occurrence, corpus)
    if namesakes := corpus.senses.get(key, ()):
        name = occurrence.entity.name
        known = corpus.acronyms.is_known(key) or bool(corpus.lexicon.find_all(name))
        if looks_coined(name):
            fits, reason = fitting(occurrence, namesakes, corpus.context, known=known)
            if reason:
                return Home(fits[0].key, "; ".join(filter(None, (why, reason))))
            if fits:
                return Home(key, "", tuple(fit.key for fit in fits))
    said = corpus.acronyms.agreed.get(key)
    if said and not occurrence.long_forms and is_acronym(occurrence.entity.name):
        return Home(said.key, said.reason)
    if said := corpus.acronyms.variants.get(key):
        return Home(said.key, f"another wording of {said.long}, which {said.acronym} is short for")
    if spelt := _spelt_out(occurrence, corpus):
        return Home(spelt, "the same with an acronym spelt out")
    return Home(key, why)


def _known(occurrence: Occurrence, corpus: Corpus) -> Home:
    """The entity of the lexicon's entry; but a bare acronym means what the papers of this corpus say that it means."""
    entry, name = occurrence.entry, occurrence.entity.name
    if entry is None or not is_acronym(name) or lookup_key(name) == lookup_key(entry.name) or occurrence.long_forms:
        return Home(occurrence.key)
    said = corpus.acronyms.agreed.get(lookup_key(name))
    if said and said.agreeing >= WELL_KNOWN and said.key not in entry.keys:
        return Home(said.key, said.reason)
    contested = corpus.acronyms.contested.get(lookup_key(name), ())
    if contested and contested[0][1] >= WELL_KNOWN and lookup_key(contested[0][0]) not in entry.keys:
        return Home(lookup_key(name))
    return Home(occurrence.key)


def _without_last_noun(occurrence: Occurrence, corpus: Corpus) -> tuple[str, str]:
    """The key without a noun at the end that only says what kind of thing it is, where the corpus has that name."""
    short = without_trailing(occurrence.entity.name, occurrence.entity.type)
    if short != occurrence.entity.name and looks_coined(short):
        key = lookup_key(short)
        known = corpus.borne.get((key, occurrence.entity.type), 0) >= _FEWEST_BARE or key in corpus.acronyms.agreed
        if known and not never_same(short, occurrence.entity.name):
            return key, f"the name with the noun {occurrence.entity.name.split()[-1]}"
    return occurrence.key, ""


def _spelt_out(occurrence: Occurrence, corpus: Corpus) -> str:
    """The key of the name with its acronyms spelt out, where another paper spells it out so."""
    key = corpus.acronyms.spelt_out(occurrence.entity.name, frozenset())
    if not key or not corpus.borne.get((key, occurrence.entity.type)):
        return ""
    return key if key == corpus.acronyms.spelt_out(occurrence.entity.name, _own_acronyms(occurrence, corpus)) else ""


def _own_acronyms(occurrence: Occurrence, corpus: Corpus) -> frozenset[str]:
    """The acronyms, as lookup keys, that the paper spells out as something else than the corpus does."""
    own = set()
    for entity in occurrence.paper.entities:
        for name in entity.names:
            if (words := corpus.acronyms.inner.get(lookup_key(name))) and is_acronym(name):
                longs = [long for long in entity.names if is_short_for(name, long)]
                if longs and join_words(words) not in map(lookup_key, longs):
                    own.add(lookup_key(name))
    return frozenset(own)


def ambiguous_senses(homes: Sequence[Home]) -> tuple[tuple[str, int], ...]:
    """The keys of the senses that some occurrence may mean, with how many, most first."""
    counts = Counter(candidate for home in homes for candidate in home.candidates)
    return tuple(sorted(counts.items(), key=lambda item: (-item[1], item[0])))
