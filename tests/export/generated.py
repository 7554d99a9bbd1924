"""A corpus of any size that no extraction has made: the same for the same number, with odd names here and there."""

import random
from collections import Counter
from dataclasses import replace

from kg import ids
from kg.model import (
    RELATION_TYPES,
    ROLES,
    AnnotatedPaper,
    Entity,
    EntityType,
    Mention,
    Paper,
    PaperEntity,
    PaperLink,
    Records,
    Relation,
    Result,
    ResultKind,
    Span,
    Text,
)

_SYLLABLES = ("ra", "ne", "to", "mi", "sol", "dex", "gra", "bot", "flow", "vis", "ü", "é", "漢", "Ω", "🤖")
_MARKS = ("", "", "", "", "-2", "*", "++", ' "X"', " & co", " <b>", " \\", "; DROP", " | y", "'s", "\tz", "\nw", "=1")


def _name(random_: random.Random) -> str:
    return "".join(random_.choices(_SYLLABLES, k=random_.randint(1, 4))).title() + random_.choice(_MARKS)


def _entities(random_: random.Random, count: int) -> list[Entity]:
    made: dict[str, Entity] = {}
    types = list(EntityType)
    while len(made) < count:
        name = _name(random_)
        key = f"{name.lower()} {random_.randint(0, 3)}"
        type_ = random_.choice(types)
        aliases = tuple(sorted({_name(random_) for _ in range(random_.randint(0, 3))} - {name}))
        maker = _name(random_) if type_ is EntityType.ROBOT else ""
        entity = Entity(ids.entity_id(key), key, type_, name, aliases=aliases, maker=maker)
        made[entity.id] = replace(entity, ambiguous=random_.random() < 0.05)
    return sorted(made.values(), key=lambda entity: entity.id)


def _paper(random_: random.Random, number: int, pool: list[Entity]) -> AnnotatedPaper:
    # Some entities are in many papers, most in few.
    chosen = {pool[min(int(random_.paretovariate(0.6)), len(pool)) - 1].id for _ in range(random_.randint(1, 3))}
    entities = [entity for entity in pool if entity.id in chosen]
    text, mentions, sentences = "", [], []
    for index, entity in enumerate(entities):
        start = len(text)
        text += f"Here {number} takes "
        mention = Span("abstract", len(text), len(text) + len(entity.name))
        mentions.append(Mention(mention, entity.type, round(random_.random(), 2), "given", index))
        text += f"{entity.name} for it."
        sentences.append(Span("abstract", start, len(text)))
        text += " "
    found = tuple(
        PaperEntity(
            entity.type,
            entity.name,
            (),
            tuple(
                PaperLink(role, round(random_.random(), 2), (sentences[index],))
                for role in ROLES[entity.type]
                if random_.random() < 0.4
            )
            or (PaperLink(ROLES[entity.type][-1], 0.5, (sentences[index],)),),
            entity.id,
        )
        for index, entity in enumerate(entities)
    )
    relations = [
        Relation(head, name, tail, round(random_.random(), 2), (sentences[head],))
        for head in range(len(entities))
        for tail in range(len(entities))
        for name, (heads, tails) in RELATION_TYPES.items()
        if head != tail and entities[head].type in heads and entities[tail].type in tails and random_.random() < 0.2
    ]
    key = f"arxiv:{number:09}"
    title = f"Paper {number}: {_name(random_)}" if random_.random() < 0.8 else ""
    texts = (Text("title", title), Text("abstract", text)) if title else (Text("abstract", text),)
    paper = Paper(
        id=ids.paper_id(key, text, title),
        key=key,
        texts=texts,
        authors=tuple(_name(random_) for _ in range(random_.randint(0, 4))),
        venue=random_.choice(("", "ICML", "CoRL & friends")),
        year=random_.choice((None, 2019, 2023, 2026)),
        url=f"https://example.org/{number}?a=1&b=2" if random_.random() < 0.5 else "",
    )
    result = Result("6.2%", metric="success", number="6.2", unit="%", kind=ResultKind.ABSOLUTE, span=sentences[0])
    return AnnotatedPaper(paper, tuple(sentences), found, tuple(sorted(mentions)), tuple(sorted(relations)), (result,))


def generated_records(papers: int) -> Records:
    """Linked records of so many papers, and a quarter as many entities."""
    random_ = random.Random(papers)
    pool = _entities(random_, max(8, papers // 4))
    made = sorted((_paper(random_, number, pool) for number in range(papers)), key=lambda paper: paper.paper.id)
    counts = Counter(entity.id for paper in made for entity in paper.entities)
    entities = tuple(replace(entity, paper_count=counts[entity.id]) for entity in pool)
    return Records(tuple(made), entities)
