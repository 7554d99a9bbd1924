"""Which entity is a kind of which: by head and modifier, inside one type ("offline reinforcement learning").

The head of an English noun phrase is its last word, or what stands before its first preposition. An entity is under
the longest head of its name that is an entity, too; so the hierarchy is a forest, has no cycle and holds no edge that
follows from others.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace

from kg.link.guard import is_acronym, is_short_for
from kg.model import Entity, EntityType
from kg.text.names import join_words, key_words, looks_coined, lookup_key, singular

#: What stands before the first of these is the head: "reinforcement learning *from* human feedback".
_PREPOSITIONS = frozenset(
    ("for", "from", "with", "in", "on", "via", "using", "under", "by", "at", "over", "without", "through", "as", "to")
)
#: Names with these have no head that a rule could find.
_NO_HEAD = frozenset(("and", "or", "&", "vs", "vs.", "versus", "of", "the", "a", "an", "+", "/"))
#: Modifiers that turn a thing into another one: inverse kinematics are no kinematics.
_PRIVATIVE = frozenset(
    (
        "non",
        "anti",
        "pseudo",
        "quasi",
        "inverse",
        "reverse",
        "counter",
        "fake",
        "false",
        "no",
        "zero",
        "without",
        "cross",
    )
)
#: Of a hyphened name ("Flow-GRPO") an acronym of so many letters is the head.
_LONG_ENOUGH = 3
#: A product is no kind of another one.
_LEFT_OUT = frozenset({EntityType.ROBOT})

Words = tuple[str, ...]


def with_broader(entities: Iterable[Entity]) -> list[Entity]:
    """The entities, each with what it is a kind of beside what it has already, sorted by id."""
    known = sorted(entities, key=lambda entity: entity.id)
    inner = _acronyms(known)
    named: dict[tuple[EntityType, Words], list[Entity]] = defaultdict(list)
    for entity in known:
        if not entity.ambiguous and entity.type not in _LEFT_OUT:
            named[entity.type, _spelt(key_words(entity.name), inner)].append(entity)
    compounds = frozenset(words for _, words in named)
    one = {place: found[0] for place, found in named.items() if len(found) == 1}
    told = []
    for entity in known:
        parent = _parent(entity, one, inner, compounds)
        told.append(replace(entity, broader=tuple(sorted({*entity.broader, parent}))) if parent else entity)
    return told


def heads(name: str, bound: frozenset[str] = frozenset()) -> Iterator[str]:
    """The heads of a name, the longest first, itself not among them.

    Args:
        name: a canonical name.
        bound: pairs of words as one, that some spelling joins by a hyphen; no head begins inside of them.

    >>> list(heads("offline safe reinforcement learning")), list(heads("reinforcement learning from human feedback"))
    (['safe reinforcement learning', 'reinforcement learning', 'learning'], ['reinforcement learning', 'learning'])
    >>> list(heads("mixture of experts")), list(heads("vision-language model")), list(heads("Flow-GRPO"))
    ([], ['model'], ['GRPO'])
    """
    words = name.split()
    low = [word.lower() for word in words]
    stop = next((place for place, word in enumerate(low) if place and word in _PREPOSITIONS), len(words))
    if _NO_HEAD & set(low[:stop]) or low[0] in _PREPOSITIONS:
        return
    if stop < len(words):
        yield " ".join(words[:stop])
    for start in range(1, stop):
        if low[start - 1].split("-")[-1] not in _PRIVATIVE and low[start - 1] + low[start] not in bound:
            yield " ".join(words[start:stop])
    if stop == len(words) and "-" in words[-1]:
        front, last = words[-1].rsplit("-", 1)
        if is_acronym(last) and len(last) >= _LONG_ENOUGH and front.lower() not in _PRIVATIVE:
            yield last


def _parent(
    entity: Entity,
    one: Mapping[tuple[EntityType, Words], Entity],
    inner: Mapping[str, Words],
    compounds: Collection[Words],
) -> str:
    """The id of the longest head that is an entity of the same type; empty where there is none.

    A head may not begin inside of another concept: "foundation model prediction" is no model prediction.
    """
    if entity.ambiguous or entity.type in _LEFT_OUT or not entity.name.strip():
        return ""
    own = _spelt(key_words(entity.name), inner)
    bound = frozenset(
        part.replace("-", "").lower()
        for form in entity.aliases
        if lookup_key(form) == lookup_key(entity.name)
        for part in form.split()
        if "-" in part
    )
    for head in heads(entity.name, bound):
        words = _spelt(key_words(head), inner)
        found = one.get((entity.type, words))
        if found is None or len(words) >= len(own) or not _is_written(found, head) or _spells(entity, head):
            continue
        start = len(own) - len(words)
        inside = own[start:] == words and any(own[start - 1 : stop] in compounds for stop in range(start + 1, len(own)))
        if not inside:
            return found.id
    return ""


def _is_written(entity: Entity, head: str) -> bool:
    """Whether a head names the entity in its own case, where that has a name of odd capitals: "model" is no "MODEL"."""
    forms = (entity.name, *entity.aliases)
    return not looks_coined(entity.name) or any(_cased(form) == _cased(head) for form in forms)


def _cased(name: str) -> str:
    return "".join(map(singular, name.replace("-", " ").split()))


def _spells(entity: Entity, head: str) -> bool:
    """Whether the rest of the name only spells the head out: "Neural Low-Discrepancy Sequences NeuroLDS"."""
    front = entity.name.removesuffix(head)
    return front != entity.name and is_short_for(head, front)


def _acronyms(entities: Iterable[Entity]) -> dict[str, Words]:
    """Acronyms that one entity alone is called by, as lookup keys -> the words of its name."""
    found: dict[str, set[Words]] = defaultdict(set)
    for entity in entities:
        found[lookup_key(entity.name)].add(key_words(entity.name))
        for alias in entity.aliases:
            if is_acronym(alias) and is_short_for(alias, entity.name):
                found[lookup_key(alias)].add(key_words(entity.name))
    return {
        key: min(words) for key, words in sorted(found.items()) if len(words) == 1 and join_words(min(words)) != key
    }


def _spelt(words: Words, inner: Mapping[str, Words]) -> Words:
    return tuple(part for word in words for part in inner.get(word, (word,)))
