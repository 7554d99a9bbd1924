"""What linking decides about: one occurrence is one entity of one paper, with the keys that it may go under."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from kg import ids
from kg.lexicon import Lexicon, LexiconEntry, matches
from kg.link.generic import TRAILING, TRAILING_ROBOT
from kg.link.guard import is_acronym, is_short_for
from kg.link.types import fit_role
from kg.model import COINING_ROLES, AnnotatedPaper, EntityType, PaperEntity
from kg.text.names import looks_coined, lookup_key

#: Types of things that one can touch: never one with a method, task or dataset of their name.
ROBOTS = frozenset({EntityType.ROBOT, EntityType.ROBOT_KIND})


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

    @property
    def place(self) -> tuple[str, int]:
        """Where it stands: orders occurrences, and tells them apart."""
        return self.paper.paper.id, self.index

    @property
    def long_forms(self) -> frozenset[str]:
        """The lookup keys of the names of several words that the paper gives for an acronym of its own."""
        names = self.entity.names
        shorts = [name for name in names if " " not in name]
        return frozenset(
            lookup_key(name) for name in names if " " in name and any(is_short_for(short, name) for short in shorts)
        )


def occurrences(papers: Sequence[AnnotatedPaper], lexicon: Lexicon) -> Iterator[Occurrence]:
    """All entities of all papers, in the order of the papers."""
    for annotated in papers:
        for index, entity in enumerate(annotated.entities):
            entry = find_entry(entity, lexicon)
            coined = entry is None and fit_role(entity.role, entity.type) in COINING_ROLES and looks_coined(entity.name)
            key = _known_key(entry, lexicon) if entry else lookup_key(entity.name if coined else _full_name(entity))
            yield Occurrence(annotated, index, entity, key, entry, coined)


def _full_name(entity: PaperEntity) -> str:
    """The long form where the paper calls the entity by an acronym that it spells out, else the name."""
    if not is_acronym(entity.name):
        return entity.name
    return next((alias for alias in entity.aliases if " " in alias and is_short_for(entity.name, alias)), entity.name)


def _known_key(entry: LexiconEntry, lexicon: Lexicon) -> str:
    """The key of an entry; with its type where the lexicon knows another thing by that name (Digit, DIGIT)."""
    key = lookup_key(entry.name)
    namesakes = [other for other in lexicon.find_all(entry.name) if lookup_key(other.name) == key]
    return ids.entity_key(key, entry.type) if len(namesakes) > 1 else key


def find_entry(entity: PaperEntity, lexicon: Lexicon) -> LexiconEntry | None:
    """The lexicon's entry for an entity of a paper, or ``None``.

    The canonical name decides. An alias decides only where it says more than the canonical name, never an acronym
    against a long form of the paper's own: "SAC" for "spatial attention control" is not soft actor-critic. An entry of
    another type counts where the name cannot mean anything else, and neither is a robot.
    """
    for name in entity.names:
        if name != entity.name and is_acronym(name):
            continue
        entry = lexicon.find(name, entity.type) or _of_another_type(name, entity, lexicon)
        if entry is not None and _means(entity, name, entry):
            return entry
    short = without_trailing(entity.name, entity.type)
    proper = short != entity.name and (looks_coined(short) or entity.type is EntityType.ROBOT)
    entry = lexicon.find(short, entity.type) if proper else None
    return entry if entry is not None and _means(entity, short, entry) else None


def _means(entity: PaperEntity, name: str, entry: LexiconEntry) -> bool:
    """Whether an entry that bears the name is what the paper means by it."""
    if not any(matches(form, name) for form in entry.names):
        return False
    if entry.needs_context(name) and entity.type is not EntityType.ROBOT:
        return False  # robots were found in a robot context; of other types only the unambiguous forms are trusted
    spelt_out = is_acronym(name) and any(
        lookup_key(alias) not in entry.keys for alias in entity.aliases if " " in alias
    )
    return not spelt_out  # as something else


def without_trailing(name: str, type_: EntityType) -> str:
    """A name without the nouns behind it that only say what kind of thing it is.

    >>> without_trailing("GRPO algorithm", EntityType.METHOD), without_trailing("Process Model", EntityType.METHOD)
    ('GRPO', 'Process Model')
    >>> without_trailing("Franka Panda robot arm", EntityType.ROBOT)
    'Franka Panda'
    """
    nouns = TRAILING_ROBOT if type_ is EntityType.ROBOT else TRAILING
    words = name.split()
    while len(words) > 1 and words[-1].islower() and lookup_key(words[-1]) in nouns:
        words.pop()
        if type_ is not EntityType.ROBOT:
            break
    return " ".join(words)


def _of_another_type(name: str, entity: PaperEntity, lexicon: Lexicon) -> LexiconEntry | None:
    if name != entity.name or entity.type in ROBOTS or entity.role in COINING_ROLES:
        return None
    found = lexicon.find_all(name)
    return found[0] if len(found) == 1 and found[0].type not in ROBOTS and not found[0].needs_context(name) else None
