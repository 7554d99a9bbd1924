"""Which paper or entity a person means: by id, IRI, key, name, or the beginning of one.

The ways are tried from the strongest to the weakest, and the first that fits anything decides, so that an exact label
never loses to another one's alias. Where it fits several, the one that nearly everybody means is taken (ten times the
papers of all others together: GRPO); else that is an error which lists them, as a guess would show the wrong thing.
"""

import difflib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from kg.errors import AmbiguousNameError, NotFoundError
from kg.graph.labels import paper_label
from kg.model import AnnotatedPaper, Entity, Records
from kg.text.names import lookup_key

_NEAR = 5
_DOMINANT = 10


@dataclass(frozen=True, slots=True)
class _Names:
    """What a node answers to, the strongest first."""

    ids: tuple[str, ...]  # its own, then those that were merged into it
    keys: tuple[str, ...]  # and what other systems call it
    label: str
    names: tuple[str, ...]  # the title and what stands before its colon; the canonical name
    aliases: tuple[str, ...] = ()
    papers: int = 0  # of an entity

    @property
    def all_names(self) -> tuple[str, ...]:
        return (self.label, *self.names, *self.aliases)


#: Whether a node answers to a query in one way; the order is the order of trust.
_WAYS: tuple[Callable[[_Names, str], bool], ...] = (
    lambda node, query: _local(query) in node.ids,
    lambda node, query: query in node.keys,
    lambda node, query: query == node.label,
    lambda node, query: query in node.names,
    lambda node, query: query in node.aliases,
    lambda node, query: lookup_key(query) in map(lookup_key, node.all_names),
    lambda node, query: any(name.casefold().startswith(query.casefold()) for name in _beginnings(node)),
)


def find_paper(records: Records, query: str) -> AnnotatedPaper:
    """The paper of an id, IRI, key, identifier (``2401.01234``, a DOI, its URL), title, label, or unique beginning.

    Raises:
        NotFoundError: none fits; ``near`` holds the names that come closest.
        AmbiguousNameError: several fit equally well.
    """
    found = _find("paper", query, [_paper_names(annotated) for annotated in records.papers])
    return next(annotated for annotated in records.papers if annotated.paper.id == found)


def find_entity(records: Records, query: str) -> Entity:
    """The entity of an id (also one that was merged away), IRI, key, label, name, alias, or unique beginning.

    Raises:
        NotFoundError: none fits; ``near`` holds the names that come closest.
        AmbiguousNameError: several fit equally well.
    """
    found = _find("entity", query, [_entity_names(entity) for entity in records.entities])
    return next(entity for entity in records.entities if entity.id == found)


def find_node(records: Records, query: str) -> AnnotatedPaper | Entity:
    """What :func:`find_paper` and :func:`find_entity` find, by the stronger way of the two.

    Where both find something by the same way it is the entity: a paper without a title is labelled with the name that
    it proposes, and who asks for that name means the name. The paper answers to its id, key and opening words.

    Raises:
        NotFoundError: none fits; ``near`` holds the names that come closest.
        AmbiguousNameError: several fit equally well.
    """
    entities = [_entity_names(entity) for entity in records.entities]
    papers = [_paper_names(annotated) for annotated in records.papers]
    found = _find("paper or entity", query, entities, papers)
    by_id: dict[str, AnnotatedPaper | Entity] = {entity.id: entity for entity in records.entities}
    by_id |= {annotated.paper.id: annotated for annotated in records.papers}
    return by_id[found]


def _find(what: str, query: str, *groups: Sequence[_Names]) -> str:
    """The id of the only node that answers by the first way by which any does; earlier groups go first."""
    query = query.strip()
    if query:
        for answers in _WAYS:
            for group in groups:
                found = [node for node in group if answers(node, query)]
                if len(found) == 1:
                    return found[0].ids[0]
                if main := _dominant(found):
                    return main.ids[0]
                if found:
                    raise AmbiguousNameError(what, query, [f"{node.ids[0]} ({node.label})" for node in found])
    raise NotFoundError(what, query, _nearest(query, [node for group in groups for node in group]))


def _dominant(found: Sequence[_Names]) -> _Names | None:
    """The entity that has far more papers than all the others together."""
    best = max(found, key=lambda node: node.papers, default=None)
    rest = sum(node.papers for node in found) - best.papers if best else 0
    return best if best and best.papers >= _DOMINANT * rest > 0 else None


def _nearest(query: str, nodes: Sequence[_Names]) -> list[str]:
    """The names most like the query, best first, case levelled."""
    spelt: dict[str, str] = {}
    for node in nodes:
        for name in node.all_names:
            spelt.setdefault(name.casefold(), name)
    return [spelt[name] for name in difflib.get_close_matches(query.casefold(), spelt, n=_NEAR)]


def _local(query: str) -> str:
    """The id of an IRI under whatever base; anything else comes back as it is.

    >>> _local("https://example.org/kg/paper/grasp-1a2b3c4d")
    'paper/grasp-1a2b3c4d'
    """
    start = max(query.rfind("/paper/"), query.rfind("/entity/"))
    return query[start + 1 :] if "://" in query and start >= 0 else query


def _beginnings(node: _Names) -> Iterator[str]:
    """What a unique beginning is sought in: names, and ids with and without their folder."""
    yield from node.all_names
    yield node.ids[0]
    yield node.ids[0].partition("/")[2]


def _paper_names(annotated: AnnotatedPaper) -> _Names:
    paper = annotated.paper
    keys = []
    for read in (paper, *paper.copies):
        keys += [read.key, read.given_id, read.url]
        for scheme, value in read.ids:
            keys += [value, f"{scheme}:{value}"]
    label = paper_label(annotated)
    # "STEP: warm-started policies" is the paper that everybody calls STEP.
    called, colon, _ = label.partition(":")
    names = [name for name in (paper.title, called if colon else "") if name]
    return _Names((paper.id, *paper.replaces), tuple(key for key in keys if key), label, tuple(names))


def _entity_names(entity: Entity) -> _Names:
    return _Names(
        (entity.id, *entity.replaces),
        (entity.key, *entity.exact_matches),
        entity.label,
        (entity.name,),
        entity.aliases,
        entity.paper_count,
    )
