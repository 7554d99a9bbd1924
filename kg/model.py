"""The nouns of the product: frozen records that every stage hands to the next.

A :class:`Paper` holds raw texts. Extraction turns it into an :class:`AnnotatedPaper` (mentions, the entities that they
name, roles, relations, results). Linking gives each of those entities the identifier of a corpus-wide :class:`Entity`
and yields :class:`Records`, of which the networkx graph, the RDF and every export are views.

All offsets are half-open ``[start, end)``, counted in code points of the *raw* text, as it came out of its container
and before any cleaning. All confidences are probabilities rounded to two decimals.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum


class EntityType(StrEnum):
    """What an entity is (``ANNOTATION.md``); the value is the class name in RDF and in files."""

    METHOD = "Method"
    TASK = "Task"
    DATASET = "Dataset"
    ROBOT = "Robot"
    ROBOT_KIND = "RobotKind"
    METRIC = "Metric"


class Role(StrEnum):
    """What an entity is to a paper; the value is the property name in RDF and in files."""

    PROPOSES = "proposes"
    INTRODUCES = "introduces"
    ADDRESSES = "addresses"
    DEPLOYED_ON = "deployedOn"
    EVALUATES_ON = "evaluatesOn"
    USES = "uses"
    COMPARES_WITH = "comparesWith"
    MENTIONS = "mentions"


#: The roles that a type of entity can have, strongest first.
ROLES: dict[EntityType, tuple[Role, ...]] = {
    EntityType.METHOD: (Role.PROPOSES, Role.USES, Role.COMPARES_WITH, Role.MENTIONS),
    EntityType.TASK: (Role.ADDRESSES, Role.EVALUATES_ON, Role.MENTIONS),
    EntityType.DATASET: (Role.INTRODUCES, Role.EVALUATES_ON, Role.USES, Role.MENTIONS),
    EntityType.ROBOT: (Role.INTRODUCES, Role.DEPLOYED_ON, Role.EVALUATES_ON, Role.USES, Role.MENTIONS),
    EntityType.ROBOT_KIND: (Role.INTRODUCES, Role.DEPLOYED_ON, Role.EVALUATES_ON, Role.USES, Role.MENTIONS),
    EntityType.METRIC: (Role.INTRODUCES, Role.EVALUATES_ON, Role.USES, Role.MENTIONS),
}

#: Roles that say "this paper made it"; a coined name is one that a paper holds in such a role.
COINING_ROLES = frozenset({Role.PROPOSES, Role.INTRODUCES})


class RelationName(StrEnum):
    """A relation between two entities that a text states (``ANNOTATION.md``)."""

    USED_FOR = "usedFor"
    EVALUATED_ON = "evaluatedOn"
    BENCHMARK_FOR = "benchmarkFor"
    TRAINED_ON = "trainedOn"
    PART_OF = "partOf"
    BASED_ON = "basedOn"
    SUBTASK_OF = "subtaskOf"
    OUTPERFORMS = "outperforms"
    MEASURED_BY = "measuredBy"


_METHOD, _TASK, _DATASET = (frozenset({type_}) for type_ in (EntityType.METHOD, EntityType.TASK, EntityType.DATASET))

#: What a relation joins: the types of its head, the types of its tail.
RELATION_TYPES: dict[RelationName, tuple[frozenset[EntityType], frozenset[EntityType]]] = {
    RelationName.USED_FOR: (_METHOD, _TASK),
    RelationName.EVALUATED_ON: (_METHOD, _DATASET | {EntityType.ROBOT, EntityType.ROBOT_KIND}),
    RelationName.BENCHMARK_FOR: (_DATASET, _TASK),
    RelationName.TRAINED_ON: (_METHOD, _DATASET),
    RelationName.PART_OF: (_METHOD, _METHOD),
    RelationName.BASED_ON: (_METHOD | _DATASET, _METHOD),
    RelationName.SUBTASK_OF: (_TASK, _TASK),
    RelationName.OUTPERFORMS: (_METHOD, _METHOD),
    RelationName.MEASURED_BY: (_METHOD | _TASK | _DATASET, frozenset({EntityType.METRIC})),
}


class ResultKind(StrEnum):
    """How a stated number is to be read: 95.2 %, +3 points over the baseline, or 2x the baseline."""

    ABSOLUTE = "absolute"
    DIFFERENCE = "difference"
    RATIO = "ratio"


#: Names of the texts of a paper. Full text adds ``body/0``, ``body/1``, …
TITLE = "title"
ABSTRACT = "abstract"


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """A stretch of one raw text: ``Span("abstract", 12, 19)`` is seven code points."""

    text: str
    start: int
    end: int

    def overlaps(self, other: "Span") -> bool:
        """Whether the two share at least one code point of the same text."""
        return self.text == other.text and self.start < other.end and other.start < self.end

    def covers(self, other: "Span") -> bool:
        """Whether ``other`` lies wholly inside this span."""
        return self.text == other.text and self.start <= other.start and other.end <= self.end


@dataclass(frozen=True, slots=True, order=True)
class Source:
    """Where a paper was read: ``Source("icml.txt", "paragraph 3")``. The file's name only, never its path."""

    file: str
    place: str

    def __str__(self) -> str:
        return f"{self.file}, {self.place}"


@dataclass(frozen=True, slots=True, order=True)
class Text:
    """A named raw text of a paper, exactly as its container held it."""

    name: str
    raw: str
    withheld: int = 0  # its length in code points, where a build leaves the text itself out (``--no-text``)
    heading: str = ""  # of a section, after those that it is in: "Related work › Grasping"

    @property
    def length(self) -> int:
        """Its length in code points, known also where it is withheld."""
        return self.withheld or len(self.raw)


@dataclass(frozen=True, slots=True)
class Paper:
    """One paper as read. Built by :func:`kg.corpus.identity.make_paper`, which mints ``key`` and ``id``."""

    id: str  # "paper/arxiv-2401-01234-1a2b3c4d": the IRI without its base
    key: str  # "arxiv:2401.01234", or "sha256:…" of the normalised abstract
    texts: tuple[Text, ...]  # the title first where it is known
    given_id: str = ""  # the id that the source gave, as written there
    authors: tuple[str, ...] = ()
    venue: str = ""
    year: int | None = None
    url: str = ""
    ids: tuple[tuple[str, str], ...] = ()  # (scheme, value), sorted: (("arxiv", "2401.01234"),)
    sources: tuple[Source, ...] = ()
    #: The works that it cites, by each of their names, sorted: "arxiv:2401.01234", "doi:10.1000/ab", or
    #: "title:attentionisallyouneed" of one whose title alone is known.
    references: tuple[str, ...] = ()
    #: Where it was read more than once: each copy as it stood there, with title and abstract alone and without copies
    #: and references of its own; the one that gave the texts first, the others by source.
    copies: tuple["Paper", ...] = ()

    @property
    def replaces(self) -> tuple[str, ...]:
        """The ids that its copies have of their own, sorted: links to them lead here."""
        return tuple(sorted({copy.id for copy in self.copies} - {self.id}))

    def find_text(self, name: str) -> str | None:
        """The raw text of that name; ``None`` where there is none, or where it is withheld."""
        return next((text.raw for text in self.texts if text.name == name and not text.withheld), None)

    @property
    def title(self) -> str:
        """The raw title, empty where none is known."""
        return self.find_text(TITLE) or ""

    @property
    def abstract(self) -> str:
        """The raw abstract, empty where none is known."""
        return self.find_text(ABSTRACT) or ""

    @property
    def has_abstract(self) -> bool:
        """Whether there is one that is not blank, be it withheld."""
        return any(text.name == ABSTRACT and (text.withheld or text.raw.strip()) for text in self.texts)

    def quote(self, span: Span) -> str:
        """The raw characters of a span, none where the text is withheld; ``KeyError`` where there is no such text."""
        raws = {text.name: text.raw for text in self.texts}
        return raws[span.text][span.start : span.end]


@dataclass(frozen=True, slots=True, order=True)
class Mention:
    """One occurrence of an entity in a text."""

    span: Span
    type: EntityType
    confidence: float
    extractor: str  # the component that found it: "coinage", "robots", "given", …
    entity: int  # index into AnnotatedPaper.entities


@dataclass(frozen=True, slots=True, order=True)
class PaperLink:
    """One role that an entity has in a paper, with the sentences that show it."""

    role: Role
    confidence: float
    evidence: tuple[Span, ...] = ()  # sentence spans, sorted


@dataclass(frozen=True, slots=True, order=True)
class PaperEntity:
    """An entity as one paper names it; linking fills in ``id``."""

    type: EntityType
    name: str  # canonical name within the paper
    aliases: tuple[str, ...] = ()  # the other surface forms, sorted, without ``name``
    links: tuple[PaperLink, ...] = ()  # strongest role first; never empty after extraction
    id: str = ""  # "entity/grasp-1a2b3c4d" once linked

    @property
    def role(self) -> Role:
        """The strongest role."""
        return self.links[0].role if self.links else Role.MENTIONS

    @property
    def names(self) -> tuple[str, ...]:
        """The canonical name, then the aliases."""
        return (self.name, *self.aliases)


@dataclass(frozen=True, slots=True, order=True)
class Relation:
    """A relation stated by the paper between two of its entities (indices into ``entities``)."""

    head: int
    name: RelationName
    tail: int
    confidence: float
    evidence: tuple[Span, ...] = ()  # sentence spans, sorted


@dataclass(frozen=True, slots=True)
class Result:
    """A stated number. Unknown parts are empty; ``…_entity`` is an index into ``entities`` where the text resolves."""

    value: str  # as written: "6.2%"
    metric: str = ""
    dataset: str = ""  # or the task
    method: str = ""
    baseline: str = ""
    number: str = ""  # canonical decimal "6.2", empty where the value is no number ("tenfold")
    unit: str = ""  # "%", "s", "x", …
    kind: ResultKind | None = None
    span: Span | None = None  # the sentence that states it
    metric_entity: int | None = None
    dataset_entity: int | None = None
    method_entity: int | None = None
    baseline_entity: int | None = None

    @property
    def linked(self) -> tuple[int, ...]:
        """The indices into ``entities`` of the parts that resolve: metric, dataset, method, baseline."""
        slots = (self.metric_entity, self.dataset_entity, self.method_entity, self.baseline_entity)
        return tuple(slot for slot in slots if slot is not None)

    def relinked(self, follow: Callable[[int], int | None]) -> "Result":
        """The same about other ``entities``: ``follow`` leads from an old index to the new one, or to ``None``."""

        def moved(slot: int | None) -> int | None:
            return None if slot is None else follow(slot)

        return replace(
            self,
            metric_entity=moved(self.metric_entity),
            dataset_entity=moved(self.dataset_entity),
            method_entity=moved(self.method_entity),
            baseline_entity=moved(self.baseline_entity),
        )


@dataclass(frozen=True, slots=True, order=True)
class Link:
    """A URL in the text: ``kind`` is "code", "model", "data" or "project"."""

    kind: str
    url: str
    span: Span


@dataclass(frozen=True, slots=True)
class AnnotatedPaper:
    """What one paper says: its mentions, the entities that they name, and what it states about them."""

    paper: Paper
    sentences: tuple[Span, ...] = ()  # sorted, not overlapping
    entities: tuple[PaperEntity, ...] = ()
    mentions: tuple[Mention, ...] = ()  # sorted, not overlapping
    relations: tuple[Relation, ...] = ()  # sorted
    results: tuple[Result, ...] = ()  # in the order of the text
    links: tuple[Link, ...] = ()  # sorted

    def find_sentence(self, span: Span) -> Span | None:
        """The sentence that holds the beginning of ``span``, or ``None``."""
        return next((s for s in self.sentences if s.text == span.text and s.start <= span.start < s.end), None)


@dataclass(frozen=True, slots=True)
class Entity:
    """A node of the graph that is no paper: one concept of the corpus."""

    id: str  # "entity/grasp-1a2b3c4d": the IRI without its base
    key: str  # lookup key, with the coining paper's key where it is a sense of its own: "grasp @sha256:…"
    type: EntityType
    name: str  # canonical name: "GRASP"
    qualifier: str = ""  # what tells two senses of one name apart: "complex-valued architecture"
    aliases: tuple[str, ...] = ()  # sorted, without ``name``
    exact_matches: tuple[str, ...] = ()  # IRIs of the same concept elsewhere, sorted
    close_matches: tuple[str, ...] = ()  # IRIs of concepts elsewhere that are near, sorted
    broader: tuple[str, ...] = ()  # ids of entities of the same type that this is a kind of, sorted
    related: tuple[str, ...] = ()  # ids of what bears the same name but is another type of thing, sorted
    maker: str = ""  # robots: "Unitree"
    kind: str = ""  # robots: the id of an entity of type RobotKind in the same records
    ambiguous: bool = False  # a bare name that fits several senses
    senses: tuple[str, ...] = ()  # of an ambiguous one: the ids that it may mean, sorted
    replaces: tuple[str, ...] = ()  # ids that were merged into this one, sorted
    paper_count: int = 0

    @property
    def label(self) -> str:
        """The name, with the qualifier in brackets where there is one."""
        return f"{self.name} ({self.qualifier})" if self.qualifier else self.name


class Decision(StrEnum):
    """What linking decided about some names."""

    SAME = "same"
    DIFFERENT = "different"
    AMBIGUOUS = "ambiguous"
    RETYPED = "retyped"
    DROPPED = "dropped"
    NAMED = "named"
    ROLE = "role"


@dataclass(frozen=True, slots=True, order=True)
class Merge:
    """One decision of linking, with its reason and an example for a person to judge it by."""

    names: tuple[str, ...]  # surface forms, sorted
    entity: str  # the id that it is about
    decision: Decision
    reason: str
    papers: tuple[str, ...] = ()  # ids of the papers it rests on, sorted
    example: str = ""  # a sentence
    votes: tuple[tuple[str, int], ...] = ()  # what was weighed, most papers first: (("Method", 7), ("Task", 5))


@dataclass(frozen=True, slots=True)
class Records:
    """The whole graph as records: everything that is written out is a view of this."""

    papers: tuple[AnnotatedPaper, ...] = ()  # sorted by paper id; every PaperEntity.id is in ``entities``
    entities: tuple[Entity, ...] = ()  # sorted by id
    merges: tuple[Merge, ...] = ()  # sorted
