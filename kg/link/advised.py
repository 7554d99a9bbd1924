"""Linking with what people add to it: vocabularies of others, and the curator's last word."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from kg.corpus.notes import Note
from kg.lexicon import Lexicon
from kg.link.broader import with_broader
from kg.link.curation.amend import amend
from kg.link.curation.apply import curate
from kg.link.curation.entries import Curation
from kg.link.curation.reread import read_again
from kg.link.link import decide
from kg.link.linked import Linked
from kg.link.vocabulary import Vocabulary, VocabularyUse
from kg.link.vocabulary_broader import add_broader, broader_pairs
from kg.link.vocabulary_match import match
from kg.model import AnnotatedPaper, Decision, Entity, Merge, Records

#: The papers are linked once and, where the curator changed what they say, again; one more time is rarely needed.
_READINGS = 10


@dataclass(frozen=True, slots=True)
class Advice:
    """What linking is told beside the papers and the lexicon."""

    curation: Curation = field(default_factory=Curation)
    vocabularies: tuple[Vocabulary, ...] = ()


@dataclass(frozen=True, slots=True)
class Linking:
    """What came of it."""

    records: Records
    notes: tuple[Note, ...] = ()  # entries of the curation without effect, doubtful labels of vocabularies; sorted
    uses: tuple[VocabularyUse, ...] = ()  # what each vocabulary gave, in the order of :class:`Advice`


def link_advised(papers: Sequence[AnnotatedPaper], lexicon: Lexicon, advice: Advice) -> Linking:
    """The records of the whole corpus: linking, then the vocabularies in their order, then the curator.

    Where the curator changed what a paper says, all of that is done again on the papers as the curator reads them,
    until nothing changes any more: the next build, which has them from the records, reads them so.

    Args:
        papers: as extraction left them, each paper once; their order does not matter.
        lexicon: names that are known beforehand.
        advice: what overrides the papers, or is added to them.
    """
    amended = amend(papers, advice.curation)
    read: Sequence[AnnotatedPaper] = amended.papers
    before: list[Sequence[AnnotatedPaper]] = []
    left_out: tuple[Merge, ...] = ()  # names that the papers do not have any more when they are read again
    while read not in before and len(before) < _READINGS:
        before.append(read)
        decided = _decide(read, lexicon, advice.vocabularies)
        state = replace(decided.state, merges=(*decided.state.merges, *left_out))
        left_out = tuple(merge for merge in state.merges if merge.decision is Decision.DROPPED)
        curated = curate(state, advice.curation)
        read = read_again(read, state, curated.united, advice.curation)
    notes, uses = [*amended.notes, *decided.notes, *curated.notes], list(decided.uses)
    entities: Mapping[str, Entity] = {entity.id: entity for entity in with_broader(curated.state.entities.values())}
    for number, vocabulary in enumerate(advice.vocabularies):
        entities, broader = add_broader(entities, broader_pairs(entities, vocabulary))
        uses[number] = replace(uses[number], broader=broader)
    merges = (*curated.state.merges, *amended.merges)
    records = replace(curated.state, entities=entities, merges=merges).records()
    return Linking(records, tuple(sorted(set(notes))), tuple(uses))


@dataclass(frozen=True, slots=True)
class _Decided:
    """What comes before the curator."""

    state: Linked
    notes: tuple[Note, ...]
    uses: tuple[VocabularyUse, ...]


def _decide(papers: Sequence[AnnotatedPaper], lexicon: Lexicon, vocabularies: Sequence[Vocabulary]) -> _Decided:
    state = decide(papers, lexicon)
    notes: list[Note] = []
    uses: list[VocabularyUse] = []
    for vocabulary in vocabularies:
        matched = match(state, vocabulary)
        state = matched.state
        uses.append(matched.use)
        notes += matched.notes
    return _Decided(state, tuple(notes), tuple(uses))
