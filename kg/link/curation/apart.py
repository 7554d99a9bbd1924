"""``[[different]]``: names that mean different things, parted where linking or a paper had made them one."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from kg import ids
from kg.link.curation.entries import Entry, Reference
from kg.link.curation.resolve import Names, Unresolved, name_keys, stem
from kg.link.curation.split import Form, exact, part, spelling
from kg.link.linked import Linked, recounted, surface_forms, with_forms
from kg.link.naming import plain
from kg.model import AnnotatedPaper, Entity
from kg.text.clean import clean_line
from kg.text.names import lookup_key

_QUALIFIER_LENGTH = 50


@dataclass(frozen=True, slots=True, order=True)
class Move:
    """What is called ``name`` leaves an entity for another one, which may be new."""

    source: str  # id of the entity
    name: str
    exactly: bool  # this very form, as another form with its lookup key stays
    paper: str  # id of the only paper where; empty: everywhere
    target: str  # id
    key: str  # of the target, where it is new
    beside: tuple[str, ...]  # the names that it is different from: they never go along
    stays: str = ""  # id of a paper that keeps it, where all others lose it

    @property
    def form(self) -> Form:
        """What of two names is compared."""
        return exact if self.exactly else spelling


def part_names(state: Linked, moves: Iterable[Move]) -> Linked:
    """The state with names in entities of their own; what is apart already stays as it is."""
    moves = sorted(set(moves))
    if not moves:
        return state
    touched = {id_ for move in moves for id_ in (move.source, move.target)}
    before = surface_forms(state, touched)
    papers, entity_of, entities = dict(state.papers), dict(state.entity_of), dict(state.entities)
    where = _where(state)
    for move in moves:
        arrived = False
        for paper in where[move.source]:
            if move.paper in ("", paper) and paper != move.stays:
                papers[paper], entity_of[paper], moved = _carry_out(move, papers[paper], entity_of[paper])
                arrived = arrived or moved
        if arrived and move.target not in entities:
            entities[move.target] = _new(move, entities[move.source], papers)
        if arrived and not move.paper:
            entities[move.source] = _renamed(move, entities[move.source])
    moved_state = replace(state, papers=papers, entity_of=entity_of, entities=entities)
    return recounted(with_forms(moved_state, touched, before))


def find_moves(entry: Entry, paper: str, names: Names) -> list[Move]:
    """What has to go where so that the names of an entry are different things.

    Args:
        entry: of the table different.
        paper: the id of the only paper that it speaks of, or nothing.
        names: what the names mean before.

    Raises:
        Unresolved: a name fits nothing, or several entities, or cannot be parted as the text was left out.
    """
    homes = [_home(reference, paper, names) for reference in entry.names]
    one_key = len({lookup_key(reference.name) for reference in entry.names}) < len(entry.names)
    moves: list[Move] = []
    for source in sorted(set(homes)):
        entity = names.state.entities[source]
        keeper = _keeper(entity, [ref for ref, home in zip(entry.names, homes, strict=True) if home == source], names)
        for reference, home in zip(entry.names, homes, strict=True):
            where = paper or (names.papers.find(reference.paper) if reference.paper else "")
            if reference == keeper or (home != source and where and not paper):
                continue
            stays = names.papers.find(keeper.paper) if keeper.paper and not where else ""
            if not paper and home == source and not _is_shared(names.state, source, where or stays):
                continue  # nothing is left that it could be different from
            key = names.state.entities[home].key if home != source else _key(reference, where, entity, names)
            beside = tuple(sorted(ref.name for ref in entry.names if ref.name != reference.name))
            exactly = one_key and not reference.paper
            moves.append(Move(source, reference.name, exactly, where, ids.entity_id(key), key, beside, stays))
    for move in moves:
        _refuse_withheld(move, names.state)
    return moves


def _refuse_withheld(move: Move, state: Linked) -> None:
    """Where a build left texts out, nobody knows any more which mention is written how."""
    for paper, annotated in state.papers.items():
        if move.paper in ("", paper) and any(text.withheld for text in annotated.paper.texts):
            for found, id_ in zip(annotated.entities, state.entity_of[paper], strict=True):
                forms = {move.form(name) for name in found.names}
                if id_ == move.source and move.form(move.name) in forms and len(forms) > 1:
                    raise Unresolved(f"{move.name!r} cannot be parted in the paper {paper}: its text was left out.")


def _home(reference: Reference, paper: str, names: Names) -> str:
    if not paper:
        return names.find_one(reference)
    found = {names.state.entity_of[paper][index] for index in names.in_paper(reference.name, paper)}
    if len(found) > 1:
        raise Unresolved(f"{reference} is more than one entity of the paper {paper}.")
    return found.pop()


def _keeper(entity: Entity, references: Sequence[Reference], names: Names) -> Reference:
    """Of the names that linking made one, the one that keeps the entity: its own name, else the first."""

    def fits(reference: Reference) -> tuple[bool, bool, bool]:
        key = names.state.papers[names.papers.find(reference.paper)].paper.key if reference.paper else ""
        coined = bool(key) and entity.key == ids.entity_key(lookup_key(reference.name), key)
        return not coined, reference.name != entity.name, lookup_key(reference.name) not in name_keys(entity)

    return min(references, key=fits)


def _is_shared(state: Linked, entity: str, paper: str) -> bool:
    """Whether another paper than this one has the entity; with no paper given, it is."""
    return not paper or any(entity in found for id_, found in state.entity_of.items() if id_ != paper)


def _key(reference: Reference, paper: str, entity: Entity, names: Names) -> str:
    """The key that a name goes under: its own, unless that is the entity's that it leaves; then a sense of it."""
    bare = lookup_key(reference.name)
    other = names.state.entities.get(ids.entity_id(bare))
    if paper and (reference.paper or other is None or other.id == entity.id):
        return ids.entity_key(bare, names.state.papers[paper].paper.key)
    return bare if entity.key != bare else ids.entity_key(bare, plain(reference.name))


def _where(state: Linked) -> Mapping[str, list[str]]:
    where: dict[str, list[str]] = defaultdict(list)
    for paper, _, _, entity in state.occurrences():
        if not where[entity] or where[entity][-1] != paper:
            where[entity].append(paper)
    return where


def _carry_out(
    move: Move, annotated: AnnotatedPaper, entity_of: tuple[str, ...]
) -> tuple[AnnotatedPaper, tuple[str, ...], bool]:
    """One paper after the move, and whether anything went."""
    form, wanted = move.form, move.form(move.name)
    beside = {form(name) for name in move.beside} - {wanted}
    ids_, moved = list(entity_of), False
    for index, id_ in enumerate(entity_of):
        found = annotated.entities[index]
        if id_ != move.source or all(form(name) != wanted for name in found.names):
            continue
        if form(found.name) == wanted and not any(form(name) in beside for name in found.names):
            ids_[index], moved = move.target, True
            continue
        parted = part(annotated, index, move.name, form)
        if len(parted.entities) > len(annotated.entities):
            ids_.append(move.target)
            moved = True
        annotated = parted
    return annotated, tuple(ids_), moved


def _new(move: Move, like: Entity, papers: Mapping[str, AnnotatedPaper]) -> Entity:
    """The entity that a name becomes; one of a single paper is told from its namesakes by the paper's title."""
    qualifier = ""
    if move.paper and stem(move.key) in name_keys(like):
        title = clean_line(papers[move.paper].paper.title)
        rest = title.split(":", 1)[-1].strip() or title or papers[move.paper].paper.key
        short = rest[:_QUALIFIER_LENGTH].rsplit(" ", 1)[0] + " …"
        qualifier = rest if len(rest) <= _QUALIFIER_LENGTH else short
    return Entity(move.target, move.key, like.type, plain(move.name), qualifier, paper_count=1)


def _renamed(move: Move, entity: Entity) -> Entity:
    """The entity that a name has left: it is not called so any more."""
    form, wanted = move.form, move.form(move.name)
    if move.stays:
        return entity
    aliases = [alias for alias in entity.aliases if form(alias) != wanted]
    name = entity.name
    if form(name) == wanted:
        name = min((b for b in map(plain, move.beside) if form(b) != wanted), default=name)
    old = ids.entity_id(lookup_key(move.name))
    return replace(
        entity,
        name=name,
        aliases=tuple(sorted({*aliases} - {name})),
        replaces=tuple(id_ for id_ in entity.replaces if id_ not in (old, move.target)),
    )
