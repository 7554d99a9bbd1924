"""The edges of the graph, each with its evidence: paper → entity by role, entity → entity by stated relation."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from kg.model import AnnotatedPaper, Records, RelationName, Role, Span


@dataclass(frozen=True, slots=True, order=True)
class RoleEdge:
    """An entity's role in a paper."""

    paper: str  # paper id
    role: Role
    entity: str  # entity id
    confidence: float
    evidence: tuple[Span, ...]  # sentences of that paper, sorted; never empty where the entity is mentioned
    mentions: int  # occurrences of the entity in the paper


@dataclass(frozen=True, slots=True, order=True)
class Evidence:
    """A sentence of a paper that states a relation."""

    paper: str  # paper id
    span: Span


@dataclass(frozen=True, slots=True, order=True)
class Statement:
    """A relation between two entities, summed over the papers that state it."""

    head: str  # entity id
    name: RelationName
    tail: str  # entity id
    confidence: float  # of the paper that is surest
    papers: tuple[str, ...]  # ids of the papers that state it, sorted
    evidence: tuple[Evidence, ...]  # sorted

    @property
    def support(self) -> int:
        """How many papers state it."""
        return len(self.papers)


def role_edges(annotated: AnnotatedPaper) -> list[RoleEdge]:
    """The role edges of one linked paper, sorted; an entity that it names in two ways has its roles united."""
    counts: dict[str, int] = defaultdict(int)
    sentences: dict[str, set[Span]] = defaultdict(set)
    for mention in annotated.mentions:
        entity = annotated.entities[mention.entity].id
        counts[entity] += 1
        if sentence := annotated.find_sentence(mention.span):
            sentences[entity].add(sentence)
    best: dict[tuple[str, Role], tuple[float, set[Span]]] = {}
    for found in annotated.entities:
        for link in found.links:
            confidence, evidence = best.get((found.id, link.role), (0.0, set()))
            best[found.id, link.role] = (max(confidence, link.confidence), evidence | set(link.evidence))
    return sorted(
        RoleEdge(
            annotated.paper.id, role, entity, confidence, tuple(sorted(evidence or sentences[entity])), counts[entity]
        )
        for (entity, role), (confidence, evidence) in best.items()
    )


def all_role_edges(records: Records) -> Iterator[RoleEdge]:
    """The role edges of all papers, in the order of the papers."""
    for annotated in records.papers:
        yield from role_edges(annotated)


def statements(records: Records) -> list[Statement]:
    """The relations of all papers, one record per head, name and tail, sorted. Self-loops are left out."""
    confidence: dict[tuple[str, RelationName, str], float] = defaultdict(float)
    papers: dict[tuple[str, RelationName, str], set[str]] = defaultdict(set)
    evidence: dict[tuple[str, RelationName, str], set[Evidence]] = defaultdict(set)
    for annotated in records.papers:
        for relation in annotated.relations:
            head, tail = annotated.entities[relation.head].id, annotated.entities[relation.tail].id
            if head == tail:
                continue
            edge = (head, relation.name, tail)
            confidence[edge] = max(confidence[edge], relation.confidence)
            papers[edge].add(annotated.paper.id)
            evidence[edge].update(Evidence(annotated.paper.id, span) for span in relation.evidence)
    return [
        Statement(*edge, confidence[edge], tuple(sorted(papers[edge])), tuple(sorted(evidence[edge])))
        for edge in sorted(papers)
    ]
