"""One paper's entities made fit for linking: names without articles and brackets, and no entity that holds two things.

Extraction says which surface forms of a paper name one thing. Where two of them cannot (GPT-4 and GPT-4o), the entity
is split before any other paper is looked at.
"""

import re
from collections.abc import Collection
from dataclasses import replace
from functools import lru_cache

from kg.link.guard import is_acronym, is_short_for, numbers_differ
from kg.model import AnnotatedPaper, Mention, PaperEntity, Relation
from kg.text.names import lookup_key

#: What stands before a name without being part of it. In lower case alone: "The Pile" is called so.
_BEFORE = re.compile(r"^(?:(?:the|our|a|an|this|these|their|its|proposed|novel|so-called)\s+)+(?=\S)")
_BRACKET = re.compile(r"(.*?\S)\s*\(([^()]{2,15})\)(.*)", re.DOTALL)


def tidy(annotated: AnnotatedPaper) -> AnnotatedPaper:
    """The paper with the names of its entities tidied, and each entity that names two things split."""
    entities = [_renamed(entity) for entity in annotated.entities]
    apart = {index: odd for index, entity in enumerate(entities) if (odd := _odd_aliases(entity))}
    if not apart:
        return annotated if tuple(entities) == annotated.entities else replace(annotated, entities=tuple(entities))
    new_index: dict[tuple[int, str], int] = {}
    for index, odd in apart.items():
        whole = entities[index]
        entities[index] = replace(whole, aliases=tuple(alias for alias in whole.aliases if alias not in odd))
        for key in sorted({lookup_key(alias) for alias in odd}):
            names = [alias for alias in odd if lookup_key(alias) == key]
            new_index[index, key] = len(entities)
            entities.append(replace(whole, name=names[0], aliases=tuple(names[1:])))

    def home(mention: Mention) -> int:
        if mention.entity not in apart:
            return mention.entity
        key = lookup_key(_tidied(annotated.paper.quote(mention.span))[0])
        return new_index.get((mention.entity, key), mention.entity)

    mentions = sorted(replace(mention, entity=home(mention)) for mention in annotated.mentions)
    return replace(annotated, entities=tuple(entities), mentions=tuple(mentions))


def without(annotated: AnnotatedPaper, dropped: Collection[int]) -> AnnotatedPaper:
    """The paper without some of its entities, and without all that is said of them.

    Args:
        annotated: a paper.
        dropped: indices into its entities.
    """
    if not dropped:
        return annotated
    kept = [index for index in range(len(annotated.entities)) if index not in dropped]
    moved = {old: new for new, old in enumerate(kept)}

    def both(relation: Relation) -> bool:
        return relation.head in moved and relation.tail in moved

    return replace(
        annotated,
        entities=tuple(annotated.entities[index] for index in kept),
        mentions=tuple(replace(m, entity=moved[m.entity]) for m in annotated.mentions if m.entity in moved),
        relations=tuple(replace(r, head=moved[r.head], tail=moved[r.tail]) for r in annotated.relations if both(r)),
        results=tuple(result.relinked(moved.get) for result in annotated.results),
    )


def _renamed(entity: PaperEntity) -> PaperEntity:
    name, *more = _tidied(entity.name)
    aliases = {form for alias in entity.aliases for form in _tidied(alias)} | set(more)
    tidied = tuple(sorted(aliases - {name}))
    return entity if (name, tidied) == (entity.name, entity.aliases) else replace(entity, name=name, aliases=tidied)


@lru_cache(maxsize=200_000)
def _tidied(name: str) -> tuple[str, ...]:
    """The name without what does not belong to it, and the acronym that it holds in brackets.

    >>> _tidied("the Large Language Models (LLMs)"), _tidied("text-to-image (T2I) models"), _tidied("SE(3)")
    (('Large Language Models', 'LLMs'), ('text-to-image models',), ('SE(3)',))
    """
    bare = _BEFORE.sub("", name) if name[:1].islower() else name
    if bare.count("(") != bare.count(")"):
        bare = _cut(bare)
    if "(" in bare and (found := _BRACKET.fullmatch(bare)):
        long, short, rest = found[1], found[2].strip(), found[3].rstrip()
        if is_acronym(short) and is_short_for(short, long):
            return (long + rest,) if rest else (long, short)
    return (bare or name,)


def _cut(name: str) -> str:
    """The name up to a bracket that has no partner; the whole where nothing would be left.

    >>> _cut("RLHF) or verifiable rewards"), _cut("SE(3"), _cut("f(x) and g(x")
    ('RLHF', 'SE', 'f(x) and g')
    """
    opened: list[int] = []
    for place, character in enumerate(name):
        if character == "(":
            opened.append(place)
        elif character == ")" and opened:
            opened.pop()
        elif character == ")":
            return name[:place].rstrip() or name
    return (name[: opened[0]].rstrip() or name) if opened else name


def _odd_aliases(entity: PaperEntity) -> tuple[str, ...]:
    """The aliases whose numbers contradict the name's, in their order."""
    if not any(c.isdigit() for c in entity.name):
        return ()
    return tuple(
        alias
        for alias in entity.aliases
        if numbers_differ(entity.name, alias)
        and not (is_short_for(alias, entity.name) or is_short_for(entity.name, alias))
    )
