"""What two builds decided otherwise about a paper or an entity that both know, each with the reasons of both."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from kg.corpus.versions import find_likenesses
from kg.graph.labels import paper_label
from kg.model import AnnotatedPaper, Decision, Entity, Merge, Paper, Records, Text

#: Field of an entity -> the decisions of linking whose reasons tell why it is so.
_FIELDS: dict[str, tuple[Decision, ...]] = {
    "type": (Decision.RETYPED,),
    "name": (Decision.NAMED, Decision.SAME),
    "qualifier": (Decision.DIFFERENT, Decision.AMBIGUOUS),
    "ambiguous": (Decision.AMBIGUOUS, Decision.DIFFERENT),
    "senses": (Decision.AMBIGUOUS, Decision.DIFFERENT),
    "aliases": (Decision.SAME,),
    "maker": (),
    "kind": (),
    "exact_matches": (),
    "close_matches": (),
    "related": (Decision.DIFFERENT, Decision.RETYPED),
}

#: Fields of a paper that are compared; what follows from them (id, key, sources, copies) is not.
_PAPER_FIELDS = ("texts", "authors", "venue", "year", "url", "ids", "references")

_OPPOSITE = {"merged": "split", "split": "merged"}


@dataclass(frozen=True, slots=True, order=True)
class Change:
    """One thing that both builds know and see otherwise.

    ``what`` is a field (``"type"``, ``"name"``, ``"texts"``, …), ``"merged"`` (the old build has it apart, in the new
    one it is part of another), ``"split"`` (the opposite), or ``"setting"`` of the builds.
    """

    what: str
    id: str
    label: str  # in the new build where it is there
    old: str
    new: str
    old_reason: str = ""
    new_reason: str = ""
    old_label: str = ""  # where it is another one

    def mirrored(self) -> "Change":
        """The same seen from the other build."""
        return replace(
            self,
            what=_OPPOSITE.get(self.what, self.what),
            label=self.old_label or self.label,
            old_label=self.label if self.old_label else "",
            old=self.new,
            new=self.old,
            old_reason=self.new_reason,
            new_reason=self.old_reason,
        )


def changed_papers(old: Records, new: Records) -> Iterator[Change]:
    """Papers that became copies of another one or ceased to be, and papers of which something else is known."""
    before = {annotated.paper.id: annotated for annotated in old.papers}
    after = {annotated.paper.id: annotated for annotated in new.papers}
    for id_, into in _moved(before, [(p.paper.id, p.paper.replaces) for p in new.papers]):
        yield Change("merged", id_, paper_label(before[id_]), "", into, "", _copy_reason(id_, after[into].paper))
    for id_, into in _moved(after, [(p.paper.id, p.paper.replaces) for p in old.papers]):
        yield Change("split", id_, paper_label(after[id_]), into, "", _copy_reason(id_, before[into].paper), "")
    for id_ in sorted(before.keys() & after.keys()):
        yield from _changed_paper(before[id_], after[id_])


def _changed_paper(old: AnnotatedPaper, new: AnnotatedPaper) -> Iterator[Change]:
    one, two = paper_label(old), paper_label(new)
    for name in _PAPER_FIELDS:
        was, now = getattr(old.paper, name), getattr(new.paper, name)
        if was == now:
            continue
        sides = (_lengths(was), _lengths(now)) if name == "texts" else (_shown(was), _shown(now))
        yield Change(name, new.paper.id, two, sides[0], sides[1], old_label=one if one != two else "")


def _lengths(texts: Iterable[Text]) -> str:
    return ", ".join(f"{text.name} {text.length}" for text in texts)


def _copy_reason(id_: str, paper: Paper) -> str:
    """Why two papers are one, worked out again from the copies that were kept."""
    copy = next(copy for copy in paper.copies if copy.id == id_)
    others = [other for other in paper.copies if other.id != id_]
    found = [item for other in others for item in find_likenesses([other, copy]) if item.same]
    return found[0].reason if found else "same identifier, or one abstract"


def changed_entities(old: Records, new: Records) -> Iterator[Change]:
    """Entities that became part of another one or ceased to be, and those that linking sees otherwise."""
    before = {entity.id: entity for entity in old.entities}
    after = {entity.id: entity for entity in new.entities}
    why_before, why_after = _reasons(old.merges), _reasons(new.merges)
    same = (Decision.SAME,)
    for id_, into in _moved(before, [(e.id, e.replaces) for e in new.entities]):
        yield Change("merged", id_, before[id_].label, "", into, "", _reason(why_after, into, same))
    for id_, into in _moved(after, [(e.id, e.replaces) for e in old.entities]):
        yield Change("split", id_, after[id_].label, into, "", _reason(why_before, into, same), "")
    for id_ in sorted(before.keys() & after.keys()):
        one, two = before[id_], after[id_]
        for name, decisions in _FIELDS.items():
            if getattr(one, name) != getattr(two, name):
                reasons = _reason(why_before, id_, decisions), _reason(why_after, id_, decisions)
                yield _entity_change(name, one, two, reasons)


def _entity_change(name: str, old: Entity, new: Entity, reasons: tuple[str, str]) -> Change:
    return Change(
        name,
        new.id,
        new.label,
        _shown(getattr(old, name)),
        _shown(getattr(new, name)),
        *reasons,
        old_label=old.label if old.label != new.label else "",
    )


def _moved(nodes: Mapping[str, object], replaced: Iterable[tuple[str, tuple[str, ...]]]) -> Iterator[tuple[str, str]]:
    """The nodes of one build that are part of another node in the other build, with that one."""
    into = {id_: owner for owner, ids in replaced for id_ in ids}
    present = {owner for owner, _ in replaced}
    for id_ in sorted(nodes):
        if id_ in into and id_ not in present:
            yield id_, into[id_]


def _reasons(merges: Iterable[Merge]) -> dict[tuple[str, Decision], list[str]]:
    found: dict[tuple[str, Decision], list[str]] = {}
    for merge in merges:
        found.setdefault((merge.entity, merge.decision), []).append(merge.reason)
    return found


def _reason(reasons: Mapping[tuple[str, Decision], list[str]], entity: str, decisions: tuple[Decision, ...]) -> str:
    return "; ".join(sorted({reason for decision in decisions for reason in reasons.get((entity, decision), ())}))


def _shown(value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(":".join(map(str, item)) if isinstance(item, tuple) else str(item) for item in value)
    return "" if value is None else str(value)
