"""What the components of the pipeline write on a document, and hand from one to the next.

A document is one paper: its cleaned texts joined by blank lines. All offsets here are half-open code points of that
joined text; :mod:`kg.extract.run` leads them back to the raw texts.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from kg.model import EntityType, RelationName, ResultKind, Role

if TYPE_CHECKING:
    from spacy.tokens import Doc

    from kg.extract.joining import Joining
    from kg.extract.tagger.judging import Judgement
    from kg.extract.tagger.reading import Reading
    from kg.extract.verdicts import Judging

_KEY = "kg"


class Stretch(NamedTuple):
    """A half-open stretch ``[start, end)`` of the document's text."""

    start: int
    end: int

    def overlaps(self, other: Stretch) -> bool:
        """Whether the two share a character."""
        return self.start < other.end and other.start < self.end


@dataclass(frozen=True, slots=True, order=True)
class Proposal:
    """A mention that one component proposes; the component ``overlaps`` decides which ones stand."""

    start: int
    end: int
    type: EntityType
    confidence: float
    extractor: str

    @property
    def stretch(self) -> Stretch:
        """Where it is."""
        return Stretch(self.start, self.end)

    def cuts(self, island: Stretch) -> bool:
        """Whether it holds a part of a stretch, but not all of it."""
        return self.stretch.overlaps(island) and not (self.start <= island.start and island.end <= self.end)


class KnownForm(NamedTuple):
    """A name of the lexicon: as it writes it, and the canonical name and type of its entry."""

    form: str
    entry: str
    type: EntityType


@dataclass(frozen=True, slots=True, order=True)
class Definition:
    """An acronym (or coined short name) and its long form, both as they stand in the text."""

    short: Stretch
    long: Stretch


@dataclass(frozen=True, slots=True, order=True)
class FoundRole:
    """A role of an entity and the numbers of the sentences that show it, sorted."""

    role: Role
    confidence: float
    sentences: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class FoundEntity:
    """The mentions that name one thing, by their numbers in :attr:`Layers.mentions`."""

    type: EntityType
    name: str
    aliases: tuple[str, ...]
    mentions: tuple[int, ...]
    coined: bool = False  # the paper says that it is its own
    roles: tuple[FoundRole, ...] = ()


@dataclass(frozen=True, slots=True, order=True)
class FoundRelation:
    """A relation between two entities (by number) and the sentences that state it."""

    head: int
    name: RelationName
    tail: int
    confidence: float
    sentences: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FoundResult:
    """A stated number; the entities that it speaks of by number."""

    value: str
    number: str
    unit: str
    kind: ResultKind
    sentence: int
    metric: str = ""
    metric_entity: int | None = None
    dataset: str = ""  # as written, where no entity names it
    dataset_entity: int | None = None
    method_entity: int | None = None
    baseline: str = ""  # as written, where no entity names it
    baseline_entity: int | None = None


@dataclass(frozen=True, slots=True, order=True)
class FoundLink:
    """A URL and what it leads to: "code", "model", "data" or "project"."""

    start: int
    end: int
    kind: str


@dataclass(slots=True)
class Layers:
    """Everything found so far. Components append to the lists, or replace one whole."""

    text: str = ""  # the document's; spaCy would put it together anew at each call
    parts: list[Stretch] = field(default_factory=list)  # one a text of the paper, in order
    islands: list[Stretch] = field(default_factory=list)  # what one edit of the cleaning wrote, sorted
    title: Stretch | None = None  # the part that is the title
    sentences: list[Stretch] = field(default_factory=list)  # sorted, not overlapping
    links: list[FoundLink] = field(default_factory=list)
    definitions: list[Definition] = field(default_factory=list)
    known: dict[Stretch, EntityType] = field(default_factory=dict)  # what the lexicon knows
    proposals: list[Proposal] = field(default_factory=list)
    forms: dict[Stretch, KnownForm] = field(default_factory=dict)  # as which name the lexicon knows it
    given: list[Stretch] = field(default_factory=list)  # names of the user's own lexicon: they stand in any case
    ambiguous: list[Stretch] = field(default_factory=list)  # names of the lexicon that may mean something else here
    coined: list[Stretch] = field(default_factory=list)  # what the paper calls its own
    mentions: list[Proposal] = field(default_factory=list)  # what stands: sorted, not overlapping
    entities: list[FoundEntity] = field(default_factory=list)
    reading: Reading | None = None  # what the trained model made of the text, where there is one
    joining: Joining | None = None  # how its votes and those of the rules are counted
    judging: Judging | None = None  # the same of roles and relations
    judgement: Judgement | None = None  # what it makes of the entities
    relations: list[FoundRelation] = field(default_factory=list)
    results: list[FoundResult] = field(default_factory=list)

    def find_own(self) -> int | None:
        """The number of the method that the paper is about: of those it coins, the one that it mentions most."""
        own = [i for i, e in enumerate(self.entities) if e.coined and e.type is EntityType.METHOD]
        return max(own, key=lambda i: (len(self.entities[i].mentions), -i), default=None)

    def find_sentence(self, offset: int) -> int | None:
        """The number of the sentence that holds a position, or ``None`` between sentences."""
        index = bisect_right(self.sentences, offset, key=lambda s: s.start) - 1
        return index if index >= 0 and offset < self.sentences[index].end else None


def layers_of(doc: Doc) -> Layers:
    """The layers of a document; a document that came without them is taken as one text."""
    layers = doc.user_data.get(_KEY)
    if layers is None:
        text = doc.text
        layers = doc.user_data[_KEY] = Layers(text, parts=[Stretch(0, len(text))])
    assert isinstance(layers, Layers)
    return layers


def set_layers(doc: Doc, layers: Layers) -> None:
    """Gives a document its layers before the pipeline runs over it."""
    doc.user_data[_KEY] = layers
