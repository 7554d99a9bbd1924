"""Occurrences gathered into entities, and taken apart again where a rule forbids that they are one."""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace

from kg import ids
from kg.link.assign import Corpus, Home, home_of
from kg.link.guard import is_acronym, never_same
from kg.link.naming import plain
from kg.link.occurrences import ROBOTS, Occurrence
from kg.link.reasons import Reasons
from kg.link.types import types_apart
from kg.model import EntityType
from kg.text.names import looks_coined

#: Entity key -> its occurrences, each with why it is there.
Groups = dict[str, list[tuple[Occurrence, Home]]]


def gather(found: Sequence[Occurrence], corpus: Corpus, reasons: Reasons) -> Groups:
    """The entities of the corpus as groups of occurrences; their order is that of the papers."""
    groups: Groups = defaultdict(list)
    for occurrence in found:
        home = home_of(occurrence, corpus)
        overruled = occurrence.entry is not None and home.key != occurrence.key
        groups[home.key].append((replace(occurrence, entry=None) if overruled else occurrence, home))
    senses = frozenset(sense.key for group in corpus.senses.values() for sense in group)
    groups = _guarded(groups, reasons)
    groups = _words_apart(groups, senses, corpus)
    return _types_apart(_robots_apart(groups, senses), senses)


def type_counts(members: Sequence[Occurrence]) -> Counter[EntityType]:
    """How many papers give which type."""
    seen = {(member.entity.type, member.paper.paper.id) for member in members}
    return Counter(type_ for type_, _ in sorted(seen))


def _guarded(groups: Mapping[str, list[tuple[Occurrence, Home]]], reasons: Reasons) -> Groups:
    """Without members whose name the guard forbids to be one with the others' (a merge that another rule proposed).

    The forms of one lookup key stand or fall together. They are weighed by the number of their papers, and each must
    be possible with every form that was taken in before it, so that no chain makes two things one.
    """
    apart: Groups = defaultdict(list)
    for key in sorted(groups):
        members = groups[key]
        asked = [(o, h) for o, h in members if o.entry is None and not o.coined]
        forms = {o.bare_key: plain(o.entity.name) for o, _ in reversed(asked)}
        out: dict[str, str] = {}
        if len(forms) > 1 or (forms and next(iter(forms)) != key):
            papers = Counter(o.bare_key for o, _ in asked)
            anchor = next((plain(o.entity.name) for o, _ in members if o.key == key or o.coined), "")
            taken = [anchor] if anchor else []
            for form in sorted(forms, key=lambda form: (form != key, -papers[form], form)):
                why = next((why for other in taken if (why := never_same(other, forms[form]))), "")
                if why and form != key:
                    out[form] = why
                else:
                    taken.append(forms[form])
            for form, why in out.items():
                reasons.forbidden(taken[0], forms[form], why, [o for o, _ in asked if o.bare_key == form])
        for occurrence, home in members:
            free = occurrence.entry is None and not occurrence.coined and occurrence.bare_key in out
            apart[occurrence.bare_key if free else key].append(
                (occurrence, Home(occurrence.bare_key) if free else home)
            )
    return apart


def _words_apart(groups: Groups, senses: frozenset[str], corpus: Corpus) -> Groups:
    """An acronym in capitals is not the word that is spelt like it: "GRASP" is no "grasp", "MATH" no "math".

    Where the two are of one type and nobody spells the acronym out, it is a word in capitals. The lexicon's name keeps
    the key, else the word does.
    """
    apart: Groups = defaultdict(list)
    for key, members in groups.items():
        small = [o for o, _ in members if o.entry is None and o.entity.name.islower() and o.bare_key == key]
        big = [o for o, _ in members if _in_capitals(o)] if small and key not in senses else []
        if not big or not never_same(small[0].entity.name, _capitals(big[0])):
            apart[key].extend(members)
            continue
        known = any(o.entry is not None for o in big)
        same_type = {o.entity.type for o in big} == {o.entity.type for o in small}
        if same_type and not corpus.acronyms.is_known(key) and key not in corpus.senses:
            apart[key].extend(members)
            continue
        odd, mark = (small, "word") if known else (big, "acronym")
        places = {o.place for o in odd}
        for occurrence, home in members:
            apart[ids.entity_key(key, mark) if occurrence.place in places else key].append((occurrence, home))
    return apart


def _capitals(occurrence: Occurrence) -> str:
    """The name under which an occurrence is an acronym: the lexicon's where it is known there."""
    return occurrence.entry.name if occurrence.entry else occurrence.entity.name


def _in_capitals(occurrence: Occurrence) -> bool:
    return _capitals(occurrence).isupper() and is_acronym(_capitals(occurrence))


def _robots_apart(groups: Groups, senses: frozenset[str]) -> Groups:
    """A robot is never one with a method, task or dataset of its name: "Digit" walks, "DIGIT" is a tactile sensor."""
    apart: Groups = defaultdict(list)
    for key, members in groups.items():
        has_robot = key not in senses and any(member.entity.type in ROBOTS for member, _ in members)
        for member, home in members:
            same = not has_robot or member.entity.type in ROBOTS
            apart[key if same else ids.entity_key(key, member.entity.type)].append((member, home))
    return apart


def _types_apart(groups: Groups, senses: frozenset[str]) -> Groups:
    """One name under two types where the papers are divided; what the lexicon knows and a proper name has one type."""
    apart: Groups = defaultdict(list)
    for key, members in groups.items():
        occurrences = [member for member, _ in members]
        settled = key in senses or any(
            member.entry is not None or looks_coined(member.entity.name) for member in occurrences
        )
        types = () if settled else types_apart(type_counts(occurrences))
        for member, home in members:
            second = member.entity.type in types[1:]
            apart[ids.entity_key(key, member.entity.type) if second else key].append((member, home))
    return apart
