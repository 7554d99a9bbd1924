"""Linking with what people add to it: vocabularies of others, and the curator's last word."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from kg.corpus.notes import Note
from kg.lexicon import Lexicon
from kg.link.broader import with_broader
from kg.link.curation.amend import amend
from kg.link.curation.apply import curate
from kg.link.curation.entries import Curation
from kg.link.link import decide
from kg.link.vocabulary import Vocabulary, VocabularyUse
from kg.link.vocabulary_broader import add_broader, broader_pairs
from kg.link.vocabulary_match import match
from kg.model import AnnotatedPaper, Entity, Records


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

    Args:
        papers: as extraction left them, each paper once; their order does not matter.
        lexicon: names that are known beforehand.
        advice: what overrides the papers, or is added to them.
    """
    amended = amend(papers, advice.curation)
    state, notes, uses = decide(amended.papers, lexicon), list(amended.notes), []
    for vocabulary in advice.vocabularies:
        matched = match(state, vocabulary)
        state = matched.state
        uses.append(matched.use)
        notes += matched.notes
    curated = curate(state, advice.curation)
    entities: Mapping[str, Entity] = {entity.id: entity for entity in with_broader(curated.state.entities.values())}
    for number, vocabulary in enumerate(advice.vocabularies):
        entities, broader = add_broader(entities, broader_pairs(entities, vocabulary))
        uses[number] = replace(uses[number], broader=broader)
    merges = (*curated.state.merges, *amended.merges)
    records = replace(curated.state, entities=entities, merges=merges).records()
    return Linking(records, tuple(sorted({*notes, *curated.notes})), tuple(uses))
