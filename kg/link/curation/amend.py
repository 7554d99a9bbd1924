"""Entries that correct what was extracted from one paper: they hold before linking looks at anything.

What a paper does not name, or does not propose, must have no say in what other papers mean.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from kg import ids
from kg.corpus.notes import Note, NoteKind
from kg.link.curation.entries import Curation, Entry, Table
from kg.link.curation.resolve import Papers, Unresolved, bears
from kg.link.curation.split import exact, part, spelling
from kg.link.linked import example_sentence
from kg.model import ROLES, AnnotatedPaper, Decision, Merge, PaperLink, Role
from kg.omit import keep_entities
from kg.text.names import lookup_key


@dataclass(frozen=True, slots=True)
class Amended:
    """The papers as the curator reads them."""

    papers: tuple[AnnotatedPaper, ...]
    merges: tuple[Merge, ...] = ()
    notes: tuple[Note, ...] = ()


def amend(papers: Sequence[AnnotatedPaper], curation: Curation) -> Amended:
    """Names that papers took for one and that are different; roles, and names that mean nothing, of one paper."""
    papers = [parted(annotated, curation) for annotated in papers]
    entries = [*curation.of(Table.ROLE), *(entry for entry in curation.of(Table.DROP) if entry.paper)]
    if not entries:
        return Amended(tuple(papers))
    by_id = {annotated.paper.id: annotated for annotated in papers}
    known = Papers(by_id)
    merges, notes = [], []
    for entry in entries:
        try:
            id_ = known.find(entry.paper)
            sentence = example_sentence(by_id[id_], [lookup_key(entry.names[0].name)])
            by_id[id_] = (_with_role if entry.table is Table.ROLE else _without)(by_id[id_], entry)
        except Unresolved as error:
            notes.append(unmatched(entry, str(error), curation.file))
            continue
        name = entry.names[0].name
        decision = Decision.ROLE if entry.table is Table.ROLE else Decision.DROPPED
        merges.append(Merge((name,), ids.entity_id(lookup_key(name)), decision, entry.reason, (id_,), sentence))
    return Amended(tuple(by_id[annotated.paper.id] for annotated in papers), tuple(merges), tuple(notes))


def parted(annotated: AnnotatedPaper, curation: Curation) -> AnnotatedPaper:
    """The paper without an entity that has two different names; without its text that is left to :mod:`apart`."""
    if any(text.withheld for text in annotated.paper.texts):
        return annotated
    for entry in curation.of(Table.DIFFERENT):
        if entry.paper and not Papers({annotated.paper.id: annotated}).has(entry.paper):
            continue
        names = [reference.name for reference in entry.names if not reference.paper]
        form = exact if len({lookup_key(name) for name in names}) < len(names) else spelling
        for index in range(len(annotated.entities)):
            found = annotated.entities[index]
            forms = {form(name) for name in found.names}
            here = [name for name in names if form(name) in forms]
            keeper = next((name for name in here if form(name) == form(found.name)), here[0] if here else "")
            for name in here:
                if form(name) != form(keeper):
                    annotated = part(annotated, index, name, form)
    return annotated


def unmatched(entry: Entry, reason: str, file: str) -> Note:
    """A line of the report about an entry that had no effect.

    What is to be dropped and is not there is as the curator wants it: that is told, and is no failure.
    """
    kind = NoteKind.UNMATCHED if entry.table is Table.DROP else NoteKind.SKIPPED
    return Note(kind, file, entry.place, reason)


def _with_role(annotated: AnnotatedPaper, entry: Entry) -> AnnotatedPaper:
    role = Role(entry.value)
    entities = list(annotated.entities)
    for index in _bearing(annotated, entry):
        entity = entities[index]
        if role not in ROLES[entity.type]:
            known = ", ".join(ROLES[entity.type])
            raise Unresolved(f"a {entity.type} has no role {entry.value!r} ({entity.name}). It may have: {known}.")
        evidence = tuple(sorted({span for link in entity.links for span in link.evidence}))
        entities[index] = replace(entity, links=(PaperLink(role, 1.0, evidence),))
    return replace(annotated, entities=tuple(entities))


def _without(annotated: AnnotatedPaper, entry: Entry) -> AnnotatedPaper:
    return without(annotated, _bearing(annotated, entry), entry.names[0].name, whole=True)


def without(annotated: AnnotatedPaper, indices: Sequence[int], name: str, *, whole: bool) -> AnnotatedPaper:
    """The paper without a name of some of its entities.

    Args:
        annotated: the paper.
        indices: of the entities.
        name: the name that goes; what has it beside another one loses it alone.
        whole: an entity goes with all its names where this is the first of them.
    """
    gone: set[int] = set()
    for index in indices:
        entity = annotated.entities[index]
        if all(lookup_key(own) == lookup_key(name) for own in (entity.names[:1] if whole else entity.names)):
            gone.add(index)
        elif bears(entity, name):
            parted = part(annotated, index, name)
            gone |= {len(annotated.entities)} if len(parted.entities) > len(annotated.entities) else set()
            annotated = parted
    return keep_entities(annotated, [index for index in range(len(annotated.entities)) if index not in gone])


def _bearing(annotated: AnnotatedPaper, entry: Entry) -> list[int]:
    name = entry.names[0].name
    found = [index for index, entity in enumerate(annotated.entities) if bears(entity, name)]
    named = [index for index in found if lookup_key(annotated.entities[index].name) == lookup_key(name)]
    if not found:
        raise Unresolved(f"no {name!r} in the paper {annotated.paper.id}.")
    return named or found
