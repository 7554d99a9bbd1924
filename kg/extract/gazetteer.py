"""Names that are known beforehand: spaCy's PhraseMatcher proposes, the lexicon's own rule decides.

A name that is ambiguous ("Spot", "Digit", "A1") counts only in a robot context: a robot word near it, or another name
of the same entry in the paper (:mod:`kg.lexicon.entries`).
"""

import itertools
import re
from collections.abc import Iterable
from typing import NamedTuple

from spacy.language import Language
from spacy.matcher import PhraseMatcher
from spacy.tokens import Doc

from kg.extract.confidence import CONFIDENCE
from kg.extract.layers import KnownForm, Proposal, Stretch
from kg.extract.robotics import is_robotic
from kg.lexicon.entries import Lexicon, LexiconEntry, matches
from kg.model import EntityType

NAME = "lexicon"
_MAX_VARIANT_GAPS = 2
_POSSESSIVE = re.compile(r"(?<=\w)['\u2019]s\b")
_CONTEXT_REACH = 250  # characters on either side


class Gazetteer:
    """A lexicon compiled for one pipeline."""

    def __init__(self, nlp: Language, lexicon: Lexicon) -> None:
        self._matcher = PhraseMatcher(nlp.vocab, attr="NORM")
        self._forms: dict[str, list[tuple[LexiconEntry, str]]] = {}
        for number, entry in enumerate(lexicon):
            for place, form in enumerate(entry.names):
                key = f"{number}/{place}"
                self._forms[key] = [(entry, form)]
                self._matcher.add(key, [nlp.make_doc(variant) for variant in variants(form)])

    def find(self, doc: Doc) -> list[tuple[Stretch, LexiconEntry, str]]:
        """Every occurrence of a name, its entry and the form that matched, context not yet asked; sorted."""
        found = []
        for key, start, end in self._matcher(doc):
            surface = doc[start:end]
            for entry, form in self._forms[doc.vocab.strings[key]]:
                if matches(form, surface.text):
                    found.append((Stretch(surface.start_char, surface.end_char), entry, form))
        found.sort(key=lambda row: (row[0], row[1], row[2]))
        return found


def variants(form: str) -> list[str]:
    """The spellings of a form with spaces, hyphens or nothing between its words, and without a possessive; each once.

    >>> variants("CIFAR-10")
    ['CIFAR-10', 'CIFAR 10', 'CIFAR10']
    """
    if (bare := _POSSESSIVE.sub("", form)) != form:
        return list(dict.fromkeys([*_separated(form), *_separated(bare)]))
    return _separated(form)


def _separated(form: str) -> list[str]:
    parts = [part for part in re.split(r"([\s_\-‐-–]+)", form) if part]
    gaps = len(parts) // 2
    if not gaps:
        return [form]
    separators: Iterable[tuple[str, ...]]
    if gaps <= _MAX_VARIANT_GAPS:
        separators = itertools.product(("-", " "), repeat=gaps)
    else:
        separators = (("-",) * gaps, (" ",) * gaps)
    spelt = [form]
    for choice in separators:
        spelt.append("".join(itertools.chain.from_iterable(itertools.zip_longest(parts[::2], choice, fillvalue=""))))
    spelt.append("".join(parts[::2]))
    return list(dict.fromkeys(spelt))


class Known(NamedTuple):
    """What the lexicon finds in one document."""

    proposals: list[Proposal]
    forms: dict[Stretch, KnownForm]
    ambiguous: list[Stretch]  # names that may mean something else here, for want of context


def find_known(doc: Doc, gazetteer: Gazetteer) -> Known:
    """The names of the lexicon that stand in the document."""
    text = doc.text
    found = gazetteer.find(doc)
    sure = {entry for _, entry, form in found if not entry.needs_context(form)}
    blocked = _excluded(text, found)
    known = Known([], {}, [])
    for stretch, entry, form in found:
        if stretch in blocked.get(entry, ()):
            continue
        if entry.needs_context(form) and entry not in sure and not _in_context(text, stretch, entry):
            known.ambiguous.append(stretch)
            continue
        known.forms[stretch] = KnownForm(form, entry.name, entry.type)
        known.proposals.append(Proposal(stretch.start, stretch.end, entry.type, CONFIDENCE[NAME], NAME))
    return known


def _in_context(text: str, stretch: Stretch, entry: LexiconEntry) -> bool:
    if entry.type not in (EntityType.ROBOT, EntityType.ROBOT_KIND):
        return False
    near = text[max(0, stretch.start - _CONTEXT_REACH) : stretch.start]
    near += text[stretch.end : stretch.end + _CONTEXT_REACH]
    return is_robotic(near)


def _excluded(text: str, found: list[tuple[Stretch, LexiconEntry, str]]) -> dict[LexiconEntry, list[Stretch]]:
    """Occurrences inside a longer phrase in which the name means something else."""
    blocked: dict[LexiconEntry, list[Stretch]] = {}
    for stretch, entry, _ in found:
        for phrase in entry.excluded:
            pattern = re.escape(phrase) + r"\b"
            begin = max(0, stretch.start - len(phrase))
            if any(
                m.start() <= stretch.start and stretch.end <= m.end()
                for m in re.compile(pattern, re.IGNORECASE).finditer(text, begin, stretch.end + len(phrase))
            ):
                blocked.setdefault(entry, []).append(stretch)
    return blocked
