"""Which sense of a coined name a paper means that merely uses it: by long form, by type, by the words around it."""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from kg.link.guard import is_acronym
from kg.link.occurrences import ROBOTS, Occurrence
from kg.link.senses import Sense, words_of
from kg.model import AnnotatedPaper
from kg.text.clean import clean_line
from kg.text.names import lookup_key, singular

#: Cosine of idf-weighted words from which the text of a paper speaks for a sense, and by how much the best must lead.
#: Papers that coin one name for different things reach 0.12 with each other; see docs/linking.md.
_SPEAKS = 0.13
#: The same of a name that means something in the field whatever one paper coins under it, and of a short acronym.
_SPEAKS_UP = 0.3
_LEAD = 1.5
#: Fewer papers than this have no idf worth the name; their texts decide nothing.
_FEWEST = 20
#: A bare acronym of fewer letters means too many things to be believed the one paper's that coins it.
_LONG_ENOUGH = 4


class Fit(NamedTuple):
    """A sense that a bare name may mean; the greatest fits best, field by field."""

    same_long_form: bool
    alike: float  # cosine of the texts, two decimals
    same_case: bool  # written as in the paper that coins it, up to hyphen and space
    same_type: bool
    key: str


@dataclass
class Context:
    """How alike papers are by their rarer words; counts the words of the corpus when first asked."""

    papers: Sequence[AnnotatedPaper]
    _frequency: Counter[str] = field(default_factory=Counter)

    def alike(self, one: AnnotatedPaper, two: AnnotatedPaper, name: str) -> float:
        """The cosine of two papers' idf-weighted words without those of the name itself, 0..1, two decimals."""
        if len(self.papers) < _FEWEST:
            return 0.0
        if not self._frequency:
            for annotated in self.papers:
                self._frequency.update(words_of(annotated.paper.title, annotated.paper.abstract))
        own = words_of(name, "")
        left, right = (words_of(p.paper.title, p.paper.abstract) - own for p in (one, two))
        norm = math.sqrt(self._weight(left) * self._weight(right))
        return round(self._weight(left & right) / norm, 2) if norm else 0.0

    def _weight(self, words: Iterable[str]) -> float:
        total = len(self.papers)
        return math.fsum(math.log(total / max(1, self._frequency[word])) ** 2 for word in words)


def fitting(occurrence: Occurrence, senses: Sequence[Sense], context: Context, *, known: bool) -> tuple[list[Fit], str]:
    """The senses that a bare name may mean, best first, and why the first is meant; no reason where several may be.

    Args:
        occurrence: an entity that its paper does not coin.
        senses: of its name.
        context: the papers of the corpus.
        known: whether the name is an acronym that means something in the field whatever one paper coins under it.
    """
    fits = sorted((_fit(occurrence, sense, context) for sense in senses if _may_be(occurrence, sense)), reverse=True)
    if not fits:
        return [], ""
    best, *rest = fits
    if best.same_long_form:
        return fits, "spelt out as in the paper that coins it"
    name = occurrence.entity.name
    common = known or (is_acronym(name) and len(lookup_key(name)) < _LONG_ENOUGH)
    if best.alike >= (_SPEAKS_UP if common else _SPEAKS) and all(best.alike >= _LEAD * other.alike for other in rest):
        if rest:
            return fits, "of the works that coin the name, the text fits this one best"
        return fits, "the text fits the one work that coins the name"
    if common:
        return [], ""  # what everybody means by it is likelier than what one paper coins
    fits = [fit for fit in fits if fit.same_case and fit.same_type]
    if len(fits) == 1:
        return fits, "of the works that coin the name, one alone writes it so" if rest else "coined by one work alone"
    return fits, ""


def _may_be(occurrence: Occurrence, sense: Sense) -> bool:
    """Not where one is a robot and the other is not, nor where the two are spelt out differently."""
    if (occurrence.entity.type in ROBOTS) != (sense.type in ROBOTS):
        return False
    own, theirs = occurrence.long_forms, sense.long_forms
    return not own or not theirs or bool(own & theirs)


def _fit(occurrence: Occurrence, sense: Sense, context: Context) -> Fit:
    alike = max(context.alike(occurrence.paper, coiner.paper, occurrence.entity.name) for coiner in sense.coiners)
    name = _cased(occurrence.entity.name)
    return Fit(
        same_long_form=bool(occurrence.long_forms & sense.long_forms),
        alike=alike,
        same_case=any(_cased(form) == name for coiner in sense.coiners for form in coiner.entity.names),
        same_type=occurrence.entity.type is sense.type,
        key=sense.key,
    )


def _cased(name: str) -> str:
    return "".join(singular(word) for word in clean_line(name).replace("-", " ").replace("_", " ").split())
