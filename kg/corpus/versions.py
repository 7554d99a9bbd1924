"""Which papers are versions of one paper under several ids, and which only look so.

Decided by title, abstract and authors; thresholds and rules are explained, with what was read to choose them, in
``docs/decisions/``. Two abstracts are compared by the three-word shingles that they share (Broder 1997). Candidates
share a title, or one of the eight smallest hashes of long shingles of their abstracts (a bottom-k sketch), so the work
grows with the number of papers, not of pairs. Whether two papers are one depends on these two alone.
"""

import re
import unicodedata
import zlib
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, pairwise
from typing import Any

from kg import ids
from kg.model import Paper
from kg.text.clean import clean_line

#: Of two papers with one title: an abstract that leaves no doubt, and one that does where the authors are others.
_EQUAL, _MOSTLY = 0.9, 0.5
#: Of two papers with like titles and the same authors.
_RETITLED = 0.8
#: What of the shorter title, and of all authors, the other one must have then.
_TITLE_SHARE, _AUTHOR_SHARE = 0.8, 0.5
#: Abstracts from here on are reported where the titles differ.
_NEAR = 0.6

_SHINGLE = 3
#: Long shingles begin at every eighth word, by its hash, so that both copies begin theirs at the same words.
_LONG, _ANCHOR, _SKETCH = 8, 8, 8
#: Blocks up to this size are compared as they are; in larger ones only papers with a common author are.
_BLOCK = 40

_WORD = re.compile(r"\w+")
_NUMBER = re.compile(r"\d+")


@dataclass(frozen=True, slots=True, order=True)
class Likeness:
    """Two papers that are one, or that nearly are; ``first`` < ``second``, indices into the papers compared."""

    first: int
    second: int
    same: bool
    reason: str  # "same title, 94 % of the abstract"


class _Profile:
    """What of a paper is compared, each part computed when it is first needed; copies to the letter have one."""

    def __init__(self, paper: Paper, hashes: dict[str, int]) -> None:
        self._paper = paper
        self._hashes = hashes  # of words, those of all papers
        self.words = [word.casefold() for word in _WORD.findall(paper.abstract)]

    @cached_property
    def title_words(self) -> frozenset[str]:
        return frozenset(word.casefold() for word in _WORD.findall(clean_line(self._paper.title)))

    @cached_property
    def title_key(self) -> str:
        return ids.normalised_text(clean_line(self._paper.title))

    @cached_property
    def title_numbers(self) -> list[str]:
        return sorted(_NUMBER.findall(self.title_key))

    @cached_property
    def content(self) -> str:
        return "".join(self.words)

    @cached_property
    def shingles(self) -> frozenset[tuple[str, ...]]:
        count = max(1, len(self.words) - _SHINGLE + 1)
        return frozenset(tuple(self.words[index : index + _SHINGLE]) for index in range(count))

    @cached_property
    def sketch(self) -> list[int]:
        return _sketch(self.words, self._hashes)

    @cached_property
    def authors(self) -> frozenset[str]:
        """Family names, folded."""
        return frozenset(filter(None, map(_family_name, self._paper.authors)))


def find_likenesses(papers: Sequence[Paper]) -> list[Likeness]:
    """The pairs of papers that are one paper, or that nearly are, sorted."""
    profiles = _profiles(papers)
    found = (_compare(first, second, profiles) for first, second in sorted(_candidates(profiles)))
    return [likeness for likeness in found if likeness is not None]


def _profiles(papers: Sequence[Paper]) -> list[_Profile]:
    """The profile of each paper; its text is read once however many copies of it there are."""
    hashes: dict[str, int] = {}
    known: dict[tuple[str, str, tuple[str, ...]], _Profile] = {}
    profiles = []
    for paper in papers:
        content = (paper.title, paper.abstract, paper.authors)
        if content not in known:
            known[content] = _Profile(paper, hashes)
        profiles.append(known[content])
    return profiles


def _candidates(profiles: Sequence[_Profile]) -> set[tuple[int, int]]:
    by_title: dict[str, list[int]] = defaultdict(list)
    by_text: dict[int, list[int]] = defaultdict(list)
    for index, profile in enumerate(profiles):
        if profile.title_key:
            by_title[profile.title_key].append(index)
        for value in profile.sketch:
            by_text[value].append(index)
    pairs: set[tuple[int, int]] = set()
    for block in (*by_title.values(), *by_text.values()):
        pairs.update(_pairs(block, profiles))
    return pairs


def _sketch(words: Sequence[str], hashes: dict[str, int]) -> list[int]:
    """The smallest hashes of long shingles; ``hashes`` keeps those of words."""
    long = set()
    for index, word in enumerate(words):
        value = hashes.get(word)
        if value is None:
            value = hashes[word] = zlib.crc32(word.encode())
        if value % _ANCHOR == 0 and index + _LONG <= len(words):
            long.add(zlib.crc32(" ".join(words[index : index + _LONG]).encode()))
    return sorted(long)[:_SKETCH]


def _pairs(block: Sequence[int], profiles: Sequence[_Profile]) -> Iterator[tuple[int, int]]:
    """The pairs of one block; of a large one the equal abstracts as a chain, and the papers with a common author."""
    if len(block) <= _BLOCK:
        yield from combinations(block, 2)
        return
    for equal in _grouped({index: (profiles[index].content,) for index in block}):
        yield from pairwise(equal)
    for namesakes in _grouped({index: profiles[index].authors for index in block}):
        yield from combinations(namesakes[:_BLOCK], 2)
        yield from pairwise(namesakes[_BLOCK - 1 :])


def _grouped(keys: Mapping[int, Sequence[str] | frozenset[str]]) -> list[list[int]]:
    groups: dict[str, list[int]] = defaultdict(list)
    for index, own in keys.items():
        for key in own:
            groups[key].append(index)
    return list(groups.values())


def _compare(first: int, second: int, profiles: Sequence[_Profile]) -> Likeness | None:
    one, two = profiles[first], profiles[second]
    same_title = bool(one.title_key) and one.title_key == two.title_key
    share = 1.0 if one.content == two.content else _jaccard(one.shingles, two.shingles)
    if not one.words or not two.words:
        share = 0.0
    if not same_title and share < _NEAR:
        return None
    known = bool(one.authors) and bool(two.authors)
    authors = _jaccard(one.authors, two.authors) if known else 0.0
    percent = f"{round(100 * share)} % of the abstract"
    if same_title:
        same = share >= _EQUAL or (share >= _MOSTLY and (not known or authors > 0))
        other = ", other authors" if known and not authors else ""
        return Likeness(first, second, same, f"same title, {percent}{other}")
    like = _is_like(one, two)
    if like and share >= _RETITLED and authors >= _AUTHOR_SHARE:
        return Likeness(first, second, True, f"like title, same authors, {percent}")
    title = "like title" if like else "other title" if one.title_key and two.title_key else "one without a title"
    return Likeness(first, second, False, f"{title}, {percent}")


def _is_like(one: _Profile, two: _Profile) -> bool:
    """Whether one title is nearly in the other; numbers tell apart ("Task 7", "Task 10")."""
    least = min(len(one.title_words), len(two.title_words))
    shared = len(one.title_words & two.title_words)
    return least > 0 and shared >= _TITLE_SHARE * least and one.title_numbers == two.title_numbers


def _jaccard(one: frozenset[Any], two: frozenset[Any]) -> float:
    union = len(one | two)
    return len(one & two) / union if union else 0.0


def _family_name(author: str) -> str:
    """The family name without accents, in lower case: what comes before a comma, else the last word.

    >>> _family_name("Ana Marasović"), _family_name("Müller, Jörg")
    ('marasovic', 'muller')
    """
    name = author.partition(",")[0] if "," in author else (author.split() or [""])[-1]
    plain = "".join(c for c in unicodedata.normalize("NFKD", name) if not unicodedata.combining(c))
    return ids.normalised_text(plain)
