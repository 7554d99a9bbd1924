"""Senses: a coined name belongs to the paper that coins it (DESIGN §7).

Two papers that coin the same name mean two things, unless they are the same work (one title, one code link, the same
authors, near-equal abstracts) or spell the name out alike. The key of a sense is the smallest key of its papers.

A name that many papers bear and few claim to coin is nobody's: there the claims are mistakes.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from kg import ids
from kg.link.occurrences import ROBOTS, Occurrence
from kg.model import EntityType, Paper
from kg.text.names import lookup_key

#: Share of the words of two abstracts that two versions of one work have in common; different works share 0.14 at most.
_NEAR_EQUAL = 0.3
_FEWEST_WORDS = 20
_WORD = re.compile(r"[a-z]{4,}")
#: A name is nobody's from so many papers on that bear it without coining it, and so many of them a claim.
_ESTABLISHED = 3
_PER_CLAIM = 3
#: A long form is a concept of the field when so many papers name it without coining it.
_KNOWN_LONG = 3


@dataclass(frozen=True, slots=True)
class Sense:
    """One meaning of a coined name."""

    key: str  # entity key: "grasp @sha256:…"
    type: EntityType
    coiners: tuple[Occurrence, ...]  # sorted by the key of the paper
    reason: str = ""  # why several papers are one sense

    @property
    def name_key(self) -> str:
        """The lookup key of the name."""
        return self.key.split(" @", maxsplit=1)[0]

    @property
    def long_forms(self) -> frozenset[str]:
        """The lookup keys of what its papers spell the name out as."""
        return frozenset().union(*(coiner.long_forms for coiner in self.coiners))


def settle_claims(found: Sequence[Occurrence]) -> list[Occurrence]:
    """The occurrences, those no more coined whose name or long form the field knew already.

    A paper that "proposes" group relative policy optimization, which twenty others use, coins nothing.
    """
    papers: dict[str, set[str]] = defaultdict(set)
    claims: dict[str, set[str]] = defaultdict(set)
    phrases: set[str] = set()  # what some paper names in small letters is a phrase of the language
    for occurrence in found:
        (claims if occurrence.coined else papers)[occurrence.key].add(occurrence.paper.paper.id)
        if not occurrence.coined and occurrence.entity.name.islower() and " " in occurrence.entity.name:
            phrases.add(occurrence.key)
    settled = []
    for occurrence in found:
        if occurrence.coined:
            users = len(papers[occurrence.key])
            known = [key for key in sorted(occurrence.long_forms) if len(papers[key]) >= _KNOWN_LONG]
            claimed = len(claims[occurrence.key])
            if known:
                settled.append(replace(occurrence, coined=False, key=known[0]))
                continue
            common = users >= max(_ESTABLISHED, _PER_CLAIM * claimed) or occurrence.key in phrases
            if common and not occurrence.long_forms and not _heads_title(occurrence):
                settled.append(replace(occurrence, coined=False))
                continue
        settled.append(occurrence)
    return settled


def _heads_title(occurrence: Occurrence) -> bool:
    """Whether the title is "NAME: …"."""
    head, colon, _ = occurrence.paper.paper.title.partition(":")
    return bool(colon) and lookup_key(head) in {lookup_key(name) for name in occurrence.entity.names}


def find_senses(found: Iterable[Occurrence]) -> dict[str, tuple[Sense, ...]]:
    """Lookup key of each coined name -> its senses, sorted by key."""
    coined: dict[str, list[Occurrence]] = defaultdict(list)
    for occurrence in found:
        if occurrence.coined:
            coined[occurrence.key].append(occurrence)
    return {key: _senses(key, coiners) for key, coiners in sorted(coined.items())}


def by_long_form(senses: Mapping[str, Sequence[Sense]]) -> dict[str, Sense]:
    """Lookup key of a long form -> the one sense that is spelt out so; forms of several senses are left out."""
    found: dict[str, list[Sense]] = defaultdict(list)
    for group in senses.values():
        for sense in group:
            for form in sorted(sense.long_forms):
                found[form].append(sense)
    return {form: candidates[0] for form, candidates in sorted(found.items()) if len(candidates) == 1}


def _senses(key: str, coiners: Sequence[Occurrence]) -> tuple[Sense, ...]:
    groups: list[list[Occurrence]] = []
    reasons: dict[int, set[str]] = defaultdict(set)
    for coiner in sorted(coiners, key=lambda item: (item.paper.paper.key, item.index)):
        # No chains: a paper joins a group only where it means the same as every member.
        why = [[same_work(coiner, member) for member in group] for group in groups]
        home = next((number for number, all_ in enumerate(why) if all(all_)), None)
        if home is None:
            groups.append([coiner])
        else:
            reasons[home].update(reason for reason in why[home] if reason != _ONE_PAPER)
            groups[home].append(coiner)
    return tuple(
        Sense(
            ids.entity_key(key, group[0].paper.paper.key),
            _type_of(group),
            tuple(group),
            "; ".join(sorted(reasons[number])),
        )
        for number, group in enumerate(groups)
    )


def _type_of(group: Sequence[Occurrence]) -> EntityType:
    """The type that most of its papers give; ties go to the first paper."""
    counts = Counter(coiner.entity.type for coiner in group)
    return max(counts, key=lambda type_: counts[type_])  # a Counter keeps the order in which it met them


_ONE_PAPER = "named twice in one paper"


def same_work(one: Occurrence, two: Occurrence) -> str:
    """Why two papers that coin one name mean one thing; empty where nothing shows it."""
    left, right = one.paper.paper, two.paper.paper
    if left.key == right.key:
        return _ONE_PAPER
    if (one.entity.type in ROBOTS) != (two.entity.type in ROBOTS):
        return ""
    if one.long_forms & two.long_forms:
        return "the papers that coin it spell it out alike"
    if _code(one) & _code(two):
        return "the papers that coin it link to one repository"
    if _title(left) == _title(right) != "":
        return "the papers that coin it have one title"
    if _same_authors(left, right):
        return "the papers that coin it have the same authors"
    if alikeness(left, right) >= _NEAR_EQUAL:
        return "the papers that coin it have nearly one abstract"
    return ""


def _same_authors(one: Paper, two: Paper) -> bool:
    """Two authors in common, or all of the paper that has fewer."""
    left, right = ({name.casefold() for name in paper.authors} for paper in (one, two))
    shared = len(left & right)
    return shared >= 2 or 0 < shared == min(len(left), len(right))


def alikeness(one: Paper, two: Paper) -> float:
    """The share of words of four and more letters that two papers have in common (Jaccard), 0..1; 0 of short texts."""
    left, right = words_of(one.title, one.abstract), words_of(two.title, two.abstract)
    return len(left & right) / len(left | right) if min(len(left), len(right)) >= _FEWEST_WORDS else 0.0


@lru_cache(maxsize=4096)
def words_of(title: str, abstract: str) -> frozenset[str]:
    """The words of four and more letters, in lower case."""
    return frozenset(_WORD.findall(f"{title} {abstract}".lower()))


def _code(occurrence: Occurrence) -> set[str]:
    return {link.url.rstrip("/").casefold() for link in occurrence.paper.links if link.kind == "code"}


def _title(paper: Paper) -> str:
    return ids.normalised_text(paper.title)
