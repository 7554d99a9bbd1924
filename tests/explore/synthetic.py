"""A graph of any size, made up: some entities are in many papers, most in one or two."""

import random

from kg import ids
from kg.model import (
    AnnotatedPaper,
    Entity,
    EntityType,
    Mention,
    Paper,
    PaperEntity,
    PaperLink,
    Records,
    Role,
    Span,
    Text,
)

_KINDS = (
    (EntityType.METHOD, "method", (Role.PROPOSES, Role.USES, Role.COMPARES_WITH)),
    (EntityType.METHOD, "network", (Role.USES, Role.MENTIONS)),
    (EntityType.TASK, "task", (Role.ADDRESSES, Role.EVALUATES_ON)),
    (EntityType.DATASET, "benchmark", (Role.EVALUATES_ON, Role.USES)),
    (EntityType.ROBOT, "robot", (Role.DEPLOYED_ON, Role.EVALUATES_ON)),
)
_SYLLABLES = ("ba", "co", "di", "fu", "ga", "hi", "lo", "mu", "ne", "pi", "ra", "so", "té", "vu", "xi", "zo")


def _word(chance: random.Random, length: int = 3) -> str:
    return "".join(chance.choice(_SYLLABLES) for _ in range(length)).capitalize()


def synthetic_records(papers: int, entities: int, per_paper: int = 9, seed: int = 7) -> Records:
    """So many papers; each has a sentence of about 100 characters for each of at most ``per_paper`` entities."""
    chance = random.Random(seed)
    found = {}
    for number in range(entities):
        type_, noun, _ = _KINDS[number % len(_KINDS)]
        name = f"{_word(chance)}{number} {noun}"
        key = name.lower().replace(" ", "")
        found[number] = Entity(ids.entity_id(key), key, type_, name, aliases=(f"{_word(chance)} {number}",))
    annotated = [_paper(number, found, per_paper, chance) for number in range(papers)]
    return Records(
        tuple(sorted(annotated, key=lambda item: item.paper.id)), tuple(sorted(found.values(), key=lambda e: e.id))
    )


def _paper(number: int, entities: dict[int, Entity], count: int, chance: random.Random) -> AnnotatedPaper:
    # A cube of a uniform number: a few entities in very many papers, most in one or two.
    chosen = sorted({int(len(entities) * chance.random() ** 3) for _ in range(count)})
    raw, sentences, links, mentions = "", [], [], []
    for index, pick in enumerate(chosen):
        entity = entities[pick]
        start = len(raw)
        opening = f"In sentence {index} we look at "
        raw += f"{opening}{entity.name}, with {_word(chance, 6)} and {_word(chance, 8)} as {_word(chance, 5)}."
        sentence = Span("abstract", start, len(raw))
        raw += " "
        role = chance.choice(_KINDS[pick % len(_KINDS)][2])
        links.append(PaperEntity(entity.type, entity.name, links=(PaperLink(role, 0.9, (sentence,)),), id=entity.id))
        at = start + len(opening)
        mentions.append(Mention(Span("abstract", at, at + len(entity.name)), entity.type, 0.9, "given", index))
        sentences.append(sentence)
    key = f"arxiv:2601.{number:05}"
    title = f"{_word(chance)} {_word(chance, 2)} for {_word(chance, 4)} {number}"
    paper = Paper(
        ids.paper_id(key, raw, title),
        key,
        (Text("title", title), Text("abstract", raw)),
        authors=(f"{_word(chance, 2)} {_word(chance)}", f"{_word(chance, 2)} {_word(chance)}"),
        venue="ICML",
        year=2020 + number % 7,
    )
    return AnnotatedPaper(paper, tuple(sentences), tuple(links), tuple(mentions))
