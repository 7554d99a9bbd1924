"""What differs between two builds: papers, entities, edges, and each decision that changed, with its reason."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from kg.compare.decisions import Change, changed_entities, changed_papers
from kg.compare.edges import Edge, edges
from kg.graph.labels import paper_label
from kg.graph.relatedness import Relatedness
from kg.model import Decision, Merge, Records

T = TypeVar("T")

#: What of a decision makes it the same in two builds.
_Key = tuple[Decision, str, tuple[str, ...]]


@dataclass(frozen=True, slots=True, order=True)
class Node:
    """A paper or an entity that one build has and the other has not."""

    id: str
    type: str  # "Paper", "Method", …
    label: str


@dataclass(frozen=True, slots=True)
class Sides(Generic[T]):
    """What the new build has and the old has not, and the other way round; each sorted."""

    added: tuple[T, ...] = ()
    removed: tuple[T, ...] = ()

    def mirrored(self) -> "Sides[T]":
        """The same seen from the other build."""
        return Sides(self.removed, self.added)


@dataclass(frozen=True, slots=True)
class Difference:
    """What differs between an old and a new build. Empty (:meth:`is_empty`) where they hold the same graph."""

    settings: tuple[Change, ...] = ()  # of the builds: base IRI, texts, versions
    papers: Sides[Node] = field(default_factory=Sides)  # those that one build knows under no id
    entities: Sides[Node] = field(default_factory=Sides)
    edges: Sides[Edge] = field(default_factory=Sides)
    changes: tuple[Change, ...] = ()  # what became of papers and entities that both builds know, sorted
    decisions: Sides[Merge] = field(default_factory=Sides)  # of linking, without those that `changes` tell of
    scores: int = 0  # edges of both builds whose confidence, support or score is another one
    reasons: int = 0  # decisions of both builds whose reason is worded otherwise, most often by other counts

    def is_empty(self) -> bool:
        """Whether nothing differs."""
        return self == Difference()

    def mirrored(self) -> "Difference":
        """The same, with the old and the new build changing places."""
        return Difference(
            settings=tuple(change.mirrored() for change in self.settings),
            papers=self.papers.mirrored(),
            entities=self.entities.mirrored(),
            edges=self.edges.mirrored(),
            changes=tuple(sorted(change.mirrored() for change in self.changes)),
            decisions=self.decisions.mirrored(),
            scores=self.scores,
            reasons=self.reasons,
        )


class Built(Protocol):
    """A build that can be compared: a :class:`kg.workspace.Workspace` is one."""

    @property
    def records(self) -> Records:
        """Papers, entities and decisions."""

    @property
    def pairs(self) -> Sequence[Relatedness]:
        """Related papers."""

    @property
    def manifest(self) -> Mapping[str, Any]:
        """How it was made."""


def difference(old: Built, new: Built) -> Difference:
    """What differs between two builds.

    Papers that are copies of one paper in one build and apart in the other are no paper added or removed but a change,
    and so are entities that were merged. Scores alone are counted.
    """
    before, after = old.records, new.records
    old_edges, new_edges = edges(before, old.pairs), edges(after, new.pairs)
    changes = [*changed_papers(before, after), *changed_entities(before, after)]
    moved = {change.id for change in changes if change.what in ("merged", "split")}
    decisions, reasons = _decisions(before.merges, after.merges)
    return Difference(
        settings=_settings(old.manifest, new.manifest),
        papers=_sides(_papers(before), _papers(after), moved),
        entities=_sides(_entities(before), _entities(after), moved),
        edges=Sides(
            tuple(sorted(new_edges.keys() - old_edges.keys())), tuple(sorted(old_edges.keys() - new_edges.keys()))
        ),
        changes=tuple(sorted(changes)),
        decisions=decisions,
        scores=sum(old_edges[edge] != score for edge, score in new_edges.items() if edge in old_edges),
        reasons=reasons,
    )


def labels(build: Built) -> dict[str, str]:
    """What each node of a build is called, by id."""
    return {node.id: node.label for nodes in (_papers, _entities) for node in nodes(build.records).values()}


def _papers(records: Records) -> dict[str, Node]:
    return {p.paper.id: Node(p.paper.id, "Paper", paper_label(p)) for p in records.papers}


def _entities(records: Records) -> dict[str, Node]:
    return {entity.id: Node(entity.id, str(entity.type), entity.label) for entity in records.entities}


def _sides(old: Mapping[str, Node], new: Mapping[str, Node], moved: Collection[str]) -> Sides[Node]:
    def only(here: Mapping[str, Node], there: Mapping[str, Node]) -> tuple[Node, ...]:
        return tuple(sorted(node for id_, node in here.items() if id_ not in there and id_ not in moved))

    return Sides(only(new, old), only(old, new))


def _decisions(old: Iterable[Merge], new: Iterable[Merge]) -> tuple[Sides[Merge], int]:
    """Decisions of one build alone, and how many of both have another reason."""
    before, after = _by_key(old), _by_key(new)
    added = [merge for key in after.keys() - before.keys() for merge in after[key]]
    removed = [merge for key in before.keys() - after.keys() for merge in before[key]]
    both = before.keys() & after.keys()
    reworded = sum({m.reason for m in before[key]} != {m.reason for m in after[key]} for key in both)
    return Sides(tuple(sorted(added)), tuple(sorted(removed))), reworded


def _by_key(merges: Iterable[Merge]) -> dict[_Key, list[Merge]]:
    found: dict[_Key, list[Merge]] = {}
    for merge in merges:
        found.setdefault((merge.decision, merge.entity, merge.names), []).append(merge)
    return found


def _settings(old: Mapping[str, Any], new: Mapping[str, Any]) -> tuple[Change, ...]:
    """What the manifests say of how the builds were made; names of files, hashes and titles are left out."""

    def flat(manifest: Mapping[str, Any]) -> dict[str, str]:
        left = {name: value for name, value in manifest.items() if name not in ("files", "title", "versions")}
        return {**{name: str(value) for name, value in left.items()}, **dict(manifest.get("versions", {}))}

    before, after = flat(old), flat(new)
    names = sorted(before.keys() | after.keys())
    return tuple(
        Change("setting", name, name, before.get(name, ""), after.get(name, ""))
        for name in names
        if before.get(name, "") != after.get(name, "")
    )
