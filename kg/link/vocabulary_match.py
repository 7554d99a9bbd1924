"""Which entity of the corpus is which concept of a vocabulary, and what follows from that.

A wrong match costs more than a missing one. ``exact_matches`` holds a concept for at most one entity: the one that is
called as the concept's preferred label, else that of most papers. Everything else that a label fits is only close.
What a paper coined, and a bare name that fits several things, is nobody else's concept.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from kg.corpus.notes import Note, NoteKind
from kg.link.guard import is_acronym, never_same, numbers_differ
from kg.link.linked import Linked, example_sentence, papers_of, recounted, shown, unite
from kg.link.vocabulary import Concept, Vocabulary, VocabularyUse
from kg.link.vocabulary_labels import differ_in_nothing, is_name_alone, is_one_word, label_keys
from kg.model import Decision, Entity, Merge
from kg.text.names import lookup_key

#: From how many entities on a label that fits several concepts is told of; all are counted.
_TOLD = 50
#: Share of the concepts next to a single word's that must be in the corpus, too.
_COMPANY = 0.1


@dataclass(frozen=True, slots=True)
class Matched:
    """What came of a vocabulary."""

    state: Linked
    use: VocabularyUse
    notes: tuple[Note, ...] = ()  # names of the corpus that fit several concepts; sorted


@dataclass(frozen=True, slots=True, order=True)
class Match:
    """An entity and a concept that it may be, best first."""

    far: bool  # not by a spelling of the preferred label
    fewer: int  # minus the number of papers
    entity: str
    concept: str
    close: bool  # never more than near


def match(state: Linked, vocabulary: Vocabulary) -> Matched:
    """Entities get their matches, and those that are one concept by its synonyms become one."""
    found, notes = find_matches(state.entities, vocabulary)
    groups = _synonyms(state, vocabulary, found)
    state, linked = _united(state, vocabulary, groups)
    found, _ = find_matches(state.entities, vocabulary)
    exact, close = _settled(found)
    entities = dict(state.entities)
    for entity in exact.keys() | close.keys():
        entities[entity] = _with(entities[entity], exact.get(entity, ""), close.get(entity, ""))
    use = VocabularyUse(
        iri=vocabulary.iri,
        title=vocabulary.title,
        license=vocabulary.license,
        file=vocabulary.file,
        sha256=vocabulary.sha256,
        concepts=len(vocabulary.concepts),
        exact=len(exact),
        close=len(close.keys() - exact.keys()),
        linked=linked,
    )
    return Matched(replace(state, entities=entities), use, notes)


def find_matches(entities: Mapping[str, Entity], vocabulary: Vocabulary) -> tuple[list[Match], tuple[Note, ...]]:
    """All that labels fit, sorted, and the names of the corpus that fit several concepts."""
    found: list[Match] = []
    doubtful: list[tuple[str, tuple[str, ...]]] = []
    for entity in entities.values():
        if " @" in entity.key or entity.ambiguous or not entity.paper_count:
            continue
        for name, own in ((entity.name, True), *((alias, False) for alias in entity.aliases)):
            concepts = vocabulary.by_key.get(lookup_key(name), ())
            if len(concepts) > 1 and own:
                doubtful.append((name, concepts))
            if len(concepts) == 1 and _is_credible(entity, name, vocabulary, concepts[0]):
                found.append(_match(entity, name, own, vocabulary.by_iri[concepts[0]], vocabulary))
    # Words alone cannot vouch for each other: "bandwidth" would make any router one of networks.
    supported = {one.concept for one in found if not one.close and not is_one_word(entities[one.entity].name)}
    found = [
        one
        if not is_one_word(entities[one.entity].name) or _has_company(one, vocabulary, supported)
        else _only_close(one)
        for one in found
    ]
    notes = tuple(
        Note(NoteKind.UNMATCHED, vocabulary.file, f"{name!r}", f"fits several concepts: {', '.join(concepts[:5])}")
        for name, concepts in sorted(doubtful)[:_TOLD]
    )
    return sorted(set(found)), notes


def _match(entity: Entity, name: str, own: bool, concept: Concept, vocabulary: Vocabulary) -> Match:
    preferred = lookup_key(name) in label_keys(concept.label) or differ_in_nothing(name, concept.label)
    near = not own or (vocabulary.mined and not preferred)
    return Match(not (own and preferred), -entity.paper_count, entity.id, concept.iri, near)


def _only_close(one: Match) -> Match:
    return replace(one, far=True, close=True)


def _is_credible(entity: Entity, name: str, vocabulary: Vocabulary, concept: str) -> bool:
    """Whether a name means what a label of that spelling means.

    A single word that the corpus writes only with capitals (Adam, Lean, EDM) is a name or an acronym: it must stand in
    the vocabulary just so. An alias of one word says nothing, whatever it is.
    """
    names = (entity.name, *entity.aliases)
    if not is_one_word(name):
        return True
    if name != entity.name:
        return False
    if not is_name_alone(names, lookup_key(name)):
        return True
    return vocabulary.has_case and name in vocabulary.by_iri[concept].labels


def _has_company(one: Match, vocabulary: Vocabulary, supported: set[str]) -> bool:
    """Whether what is next to the concept is in the corpus too, where the vocabulary says what that is.

    "Router" is a part of networks to one community and a layer to another; its neighbours tell which one this is.
    """
    near = vocabulary.neighbours.get(one.concept, frozenset())
    return not near or len(near & supported - {one.concept}) >= _COMPANY * len(near) > 0


def _settled(found: Iterable[Match]) -> tuple[dict[str, str], dict[str, str]]:
    """Entity -> its exact concept (no two have the same), and of the others entity -> its close one."""
    exact: dict[str, str] = {}
    close: dict[str, str] = {}
    taken: set[str] = set()
    for one in found:
        if not one.close and one.entity not in exact and one.concept not in taken:
            exact[one.entity] = one.concept
            taken.add(one.concept)
        elif exact.get(one.entity) != one.concept:
            close.setdefault(one.entity, one.concept)
    return exact, {entity: concept for entity, concept in close.items() if entity not in exact}


def _with(entity: Entity, exact: str, close: str) -> Entity:
    matches = {*entity.exact_matches, exact} - {""}
    near = ({*entity.close_matches, close} - {""}) - matches
    return replace(entity, exact_matches=tuple(sorted(matches)), close_matches=tuple(sorted(near)))


def _synonyms(state: Linked, vocabulary: Vocabulary, found: Sequence[Match]) -> list[tuple[str, str, Concept]]:
    """Pairs of entities that are one concept: by their own names, of one type, with nothing that keeps them apart."""
    of: dict[str, list[str]] = defaultdict(list)
    for one in found:
        labels = {key for label in vocabulary.by_iri[one.concept].labels for key in label_keys(label)}
        if lookup_key(state.entities[one.entity].name) in labels and one.entity not in of[one.concept]:
            of[one.concept].append(one.entity)
    pairs = []
    for concept, entities in sorted(of.items()):
        first = state.entities[entities[0]]  # the best match of the concept; all others are held against it alone
        for other in map(state.entities.__getitem__, entities[1:]):
            if other.type is first.type and _may_be_one(first.name, other.name, vocabulary):
                pairs.append((first.id, other.id, vocabulary.by_iri[concept]))
    return pairs


def _may_be_one(one: str, two: str, vocabulary: Vocabulary) -> bool:
    if never_same(one, two) or numbers_differ(one, two, missing=True) or is_acronym(one) or is_acronym(two):
        return False
    return not vocabulary.mined or differ_in_nothing(one, two)


def _united(state: Linked, vocabulary: Vocabulary, pairs: Sequence[tuple[str, str, Concept]]) -> tuple[Linked, int]:
    """The entities of each pair as one, called and keyed as the first."""
    groups: dict[str, set[str]] = defaultdict(set)
    log = []
    gone: set[str] = set()
    for first, other, concept in pairs:
        if first in gone or other in gone or other in groups:
            continue
        gone.add(other)
        groups[first] |= {first, other}
        names = tuple(sorted((state.entities[first].name, state.entities[other].name)))
        papers = papers_of(state, other)
        reason = f"labels of one concept of {vocabulary.title}: {concept.label} ({concept.iri})"
        sentence = example_sentence(state.papers[papers[0]], map(lookup_key, names))
        log.append(Merge(names, first, Decision.SAME, reason, shown(papers), sentence))
    state = unite(state, sorted((first, members) for first, members in groups.items()))
    state = recounted(state) if groups else state
    return replace(state, merges=(*state.merges, *log)), len(log)
