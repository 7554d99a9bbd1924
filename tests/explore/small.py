"""A graph whose answers can be read off: each paper is a line of what it does with what, each a sentence of its own."""

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
    Relation,
    RelationName,
    Role,
    Span,
    Text,
)

WORDS = {
    Role.PROPOSES: "We propose",
    Role.INTRODUCES: "We introduce",
    Role.ADDRESSES: "It is about",
    Role.USES: "It uses",
    Role.COMPARES_WITH: "It is compared with",
    Role.EVALUATES_ON: "It is evaluated on",
    Role.DEPLOYED_ON: "It runs on",
    Role.MENTIONS: "There is also",
}

#: title -> (year, what it does with which entity); entity -> type.
LINES: dict[str, tuple[int, dict[str, Role]]] = {
    "Alpha paper": (2023, {"Alpha": Role.PROPOSES, "grasping": Role.ADDRESSES, "GraspSet": Role.EVALUATES_ON,
                           "PushSet": Role.EVALUATES_ON, "Walker 1": Role.DEPLOYED_ON}),
    "Beta paper": (2024, {"Beta": Role.PROPOSES, "Alpha": Role.USES, "grasping": Role.ADDRESSES,
                          "GraspSet": Role.EVALUATES_ON, "PushSet": Role.EVALUATES_ON, "Armed 2": Role.DEPLOYED_ON}),
    "Gamma paper": (2024, {"Gamma": Role.PROPOSES, "Alpha": Role.COMPARES_WITH, "pushing": Role.ADDRESSES,
                           "PushSet": Role.EVALUATES_ON}),
    "Delta paper": (2026, {"Delta": Role.PROPOSES, "walking": Role.ADDRESSES, "StepSet": Role.EVALUATES_ON,
                           "Walker 1": Role.DEPLOYED_ON}),
    "Lonely paper": (2026, {"Solo": Role.PROPOSES, "chess": Role.ADDRESSES}),
}  # fmt: skip
TYPES = {
    **dict.fromkeys(("Alpha", "Beta", "Gamma", "Delta", "Solo"), EntityType.METHOD),
    **dict.fromkeys(("grasping", "pushing", "walking", "chess"), EntityType.TASK),
    **dict.fromkeys(("GraspSet", "PushSet", "StepSet"), EntityType.DATASET),
    **dict.fromkeys(("Walker 1", "Armed 2"), EntityType.ROBOT),
}


def _key(name: str) -> str:
    return name.lower().replace(" ", "")


ENTITIES = {
    name: Entity(
        ids.entity_id(_key(name)),
        _key(name),
        type_,
        name,
        paper_count=sum(name in named for _, named in LINES.values()),
    )
    for name, type_ in TYPES.items()
}


def small_paper(
    title: str, year: int, named: dict[str, Role], relations: tuple[tuple[str, str, str], ...] = ()
) -> AnnotatedPaper:
    """A paper with a sentence for each entity, and one for each relation (head, name, tail)."""
    raw, sentences, entities, mentions, number = "", [], [], [], {}
    for at, (name, role) in enumerate(named.items()):
        start = len(raw)
        raw += f"{WORDS[role]} {name}. "
        sentence = Span("abstract", start, len(raw) - 1)
        sentences.append(sentence)
        begin = start + len(WORDS[role]) + 1
        mentions.append(Mention(Span("abstract", begin, begin + len(name)), TYPES[name], 0.9, "given", at))
        entity = ENTITIES[name]
        entities.append(PaperEntity(entity.type, name, links=(PaperLink(role, 0.9, (sentence,)),), id=entity.id))
        number[name] = at
    found = []
    for head, relation, tail in relations:
        start = len(raw)
        raw += f"{head} {relation} {tail}. "
        sentences.append(Span("abstract", start, len(raw) - 1))
        found.append(Relation(number[head], RelationName(relation), number[tail], 0.8, (sentences[-1],)))
    key = f"arxiv:{2600 + len(title)}.{sum(map(ord, title)):05}"
    paper = Paper(
        ids.paper_id(key, raw, title), key, (Text("title", title), Text("abstract", raw)), year=year, venue="RSS"
    )
    return AnnotatedPaper(paper, tuple(sentences), tuple(entities), tuple(mentions), tuple(sorted(found)))


def small_records() -> Records:
    """The graph of :data:`LINES`; Beta's paper states that Beta outperforms Alpha."""
    stated = {"Beta paper": (("Beta", "outperforms", "Alpha"), ("Beta", "evaluatedOn", "GraspSet"))}
    papers = [small_paper(title, year, named, stated.get(title, ())) for title, (year, named) in LINES.items()]
    return Records(
        tuple(sorted(papers, key=lambda found: found.paper.id)),
        tuple(sorted(ENTITIES.values(), key=lambda entity: entity.id)),
    )


def address(name: str) -> str:
    """The id of an entity, or of the paper of that title."""
    if name in ENTITIES:
        return ENTITIES[name].id
    return next(found.paper.id for found in small_records().papers if found.paper.title == name)
