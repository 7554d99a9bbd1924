"""What linking decides about: one occurrence is one entity of one paper, with the keys that it may go under."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from kg import ids
from kg.lexicon import Lexicon, LexiconEntry, matches
from kg.link.types import fit_role
from kg.model import COINING_ROLES, AnnotatedPaper, EntityType, PaperEntity
from kg.text.names import looks_coined, lookup_key


@dataclass(frozen=True, slots=True)
class Occurrence:
    """An entity as one paper names it, and what is known of that name before the corpus is looked at."""

    paper: AnnotatedPaper
    index: int  # into paper.entities
    entity: PaperEntity
    key: str  # lookup key of the lexicon's canonical name where it is known there, else of the paper's own
    entry: LexiconEntry | None
    coined: bool  # the paper proposes or introduces it under a name of its own

    @property
    def bare_key(self) -> str:
        """The lookup key of the name as this paper writes it."""
        return lookup_key(self.entity.name)


def occurrences(papers: Sequence[AnnotatedPaper], lexicon: Lexicon) -> Iterator[Occurrence]:
    """All entities of all papers, in the order of the papers."""
    for annotated in papers:
        for index, entity in enumerate(annotated.entities):
            entry = find_entry(entity, lexicon)
            coined = entry is None and fit_role(entity.role, entity.type) in COINING_ROLES and looks_coined(entity.name)
            key = _known_key(entry, lexicon) if entry else lookup_key(entity.name)
            yield Occurrence(annotated, index, entity, key, entry, coined)


def _known_key(entry: LexiconEntry, lexicon: Lexicon) -> str:
    """The key of an entry; with its type where the lexicon knows another thing by that name (Digit, DIGIT)."""
    key = lookup_key(entry.name)
    namesakes = [other for other in lexicon.find_all(entry.name) if lookup_key(other.name) == key]
    return ids.entity_key(key, entry.type) if len(namesakes) > 1 else key


def find_entry(entity: PaperEntity, lexicon: Lexicon) -> LexiconEntry | None:
    """The lexicon's entry for an entity of a paper, or ``None``.

    The canonical name decides. An alias decides only where it says more than the canonical name, never an acronym
    against a long form of the paper's own: "SAC" for "spatial attention control" is not soft actor-critic.
    """
    for name in entity.names:
        if name != entity.name and is_acronym(name):
            continue
        entry = lexicon.find(name, entity.type)
        if entry is None or not any(matches(form, name) for form in entry.names):
            continue
        if entry.needs_context(name) and entity.type is not EntityType.ROBOT:
            continue  # robots were found in a robot context; of other types only the unambiguous forms are trusted
        if is_acronym(name) and any(lookup_key(alias) not in entry.keys for alias in entity.aliases if " " in alias):
            continue  # the paper spells it out, as something else
        return entry
    return None


def is_acronym(name: str) -> bool:
    """Whether a name can be short for a longer one: one word of at most ten characters with two capitals.

    >>> [is_acronym(n) for n in ("GRPO", "MoE", "LLMs", "Sys-MoE", "Panda", "Discrete Transformer")]
    [True, True, True, True, False, False]
    """
    return " " not in name and len(name) <= 10 and sum(c.isupper() for c in name) >= 2
