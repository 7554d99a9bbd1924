"""A small linked graph, built by hand: what the tests of views (networkx, RDF, exports, page) are checked against."""

from kg import ids
from kg.model import (
    AnnotatedPaper,
    Decision,
    Entity,
    EntityType,
    Link,
    Mention,
    Merge,
    Paper,
    PaperEntity,
    PaperLink,
    Records,
    Relation,
    RelationName,
    Result,
    ResultKind,
    Role,
    Source,
    Span,
    Text,
)

LEAP = (
    "We propose **LEAP**, a diffusion policy for dexterous grasping. LEAP beats Hopper by 12.5% on GraspSim. "
    "We deploy it on a Unitree Go1. Code: https://github.com/example/leap."
)
HOPPER = "Hopper is a diffusion policy for dexterous grasping, evaluated on GraspSim & on a Unitree Go1."
HOSTILE = "We introduce </script><img src=x onerror=alert(1)> \U0001f916 \u202eabc, a \u201cdiffusion policy\u201d."

GRASPING = "dexterous grasping"


def entity(name: str, type_: EntityType, count: int, *, sense: str = "", **fields: object) -> Entity:
    """An entity whose key is the lower-cased name without hyphens and spaces."""
    key = ids.entity_key(name.lower().replace(" ", "").replace("-", ""), sense)
    return Entity(id=ids.entity_id(key), key=key, type=type_, name=name, paper_count=count, **fields)  # type: ignore[arg-type]


def _paper(key: str, abstract: str, title: str = "", **fields: object) -> Paper:
    texts = (Text("title", title), Text("abstract", abstract)) if title else (Text("abstract", abstract),)
    return Paper(id=ids.paper_id(key, abstract, title), key=key, texts=texts, **fields)  # type: ignore[arg-type]


LEAP_PAPER = _paper(
    "arxiv:2601.00001",
    LEAP,
    "LEAP: Learning to Grasp",
    given_id="2601.00001",
    authors=("Ada Example", "Bo Söhne"),
    venue="CoRL",
    year=2026,
    url="https://arxiv.org/abs/2601.00001",
    ids=(("arxiv", "2601.00001"),),
    sources=(Source("a.jsonl", "line 1"), Source("b.jsonl", "line 7")),
)
HOPPER_PAPER = _paper(
    ids.paper_key({}, HOPPER), HOPPER, venue="ICML", year=2026, sources=(Source("seeds.txt", "paragraph 2"),)
)
HOSTILE_PAPER = _paper("arxiv:2601.00003", HOSTILE, '</script><img src=x onerror="alert(2)"> & "quotes" \\ back')

LEAP_ENTITY = entity("LEAP", EntityType.METHOD, 1, sense="arxiv:2601.00001", qualifier="diffusion policy")
HOPPER_ENTITY = entity("Hopper", EntityType.METHOD, 2)
POLICY = entity("diffusion policy", EntityType.METHOD, 3, aliases=("diffusion policies",))
TASK = entity(GRASPING, EntityType.TASK, 2)
SIM = entity("GraspSim", EntityType.DATASET, 2)
KIND = entity("quadruped", EntityType.ROBOT_KIND, 0)
GO1 = entity("Unitree Go1", EntityType.ROBOT, 2, aliases=("Go1",), maker="Unitree Robotics", kind=KIND.id)
EVIL = entity('<b>"X"\\</b>', EntityType.METHOD, 1)


def _span(text: str, surface: str, nth: int = 0) -> Span:
    start = -1
    for _ in range(nth + 1):
        start = text.index(surface, start + 1)
    return Span("abstract", start, start + len(surface))


def _sentences(text: str, *surfaces: str) -> tuple[Span, ...]:
    return tuple(_span(text, surface) for surface in surfaces)


_L = _sentences(
    LEAP,
    "We propose **LEAP**, a diffusion policy for dexterous grasping.",
    "LEAP beats Hopper by 12.5% on GraspSim.",
    "We deploy it on a Unitree Go1.",
    "Code: https://github.com/example/leap.",
)
_H = _sentences(HOPPER, HOPPER)
_X = _sentences(HOSTILE, HOSTILE)


def _found(entity_: Entity, *links: tuple[Role, float, tuple[Span, ...]]) -> PaperEntity:
    return PaperEntity(
        entity_.type, entity_.name, (), tuple(PaperLink(role, score, spans) for role, score, spans in links), entity_.id
    )


def _mention(text: str, surface: str, index: int, type_: EntityType, score: float, nth: int = 0) -> Mention:
    return Mention(_span(text, surface, nth), type_, score, "given", index)


LEAP_ANNOTATED = AnnotatedPaper(
    paper=LEAP_PAPER,
    sentences=_L,
    entities=(
        _found(LEAP_ENTITY, (Role.PROPOSES, 0.95, _L[:1])),
        _found(POLICY, (Role.USES, 0.8, _L[:1])),
        _found(TASK, (Role.ADDRESSES, 0.9, _L[:1])),
        _found(HOPPER_ENTITY, (Role.COMPARES_WITH, 0.85, _L[1:2])),
        _found(SIM, (Role.EVALUATES_ON, 0.9, _L[1:2])),
        _found(GO1, (Role.DEPLOYED_ON, 0.99, _L[2:3]), (Role.USES, 0.5, _L[2:3])),
    ),
    mentions=tuple(
        sorted(
            [
                _mention(LEAP, "LEAP", 0, EntityType.METHOD, 0.95),
                _mention(LEAP, "LEAP", 0, EntityType.METHOD, 0.9, nth=1),
                _mention(LEAP, "diffusion policy", 1, EntityType.METHOD, 0.8),
                _mention(LEAP, GRASPING, 2, EntityType.TASK, 0.9),
                _mention(LEAP, "Hopper", 3, EntityType.METHOD, 0.85),
                _mention(LEAP, "GraspSim", 4, EntityType.DATASET, 0.9),
                _mention(LEAP, "Unitree Go1", 5, EntityType.ROBOT, 0.99),
            ]
        )
    ),
    relations=(
        Relation(0, RelationName.EVALUATED_ON, 4, 0.9, _L[1:2]),
        Relation(0, RelationName.OUTPERFORMS, 3, 0.8, _L[1:2]),
        Relation(0, RelationName.USED_FOR, 2, 0.9, _L[:1]),
    ),
    results=(
        Result(
            value="12.5%",
            dataset="GraspSim",
            method="LEAP",
            baseline="Hopper",
            number="12.5",
            unit="%",
            kind=ResultKind.DIFFERENCE,
            span=_L[1],
            dataset_entity=4,
            method_entity=0,
            baseline_entity=3,
        ),
    ),
    links=(Link("code", "https://github.com/example/leap", _span(LEAP, "https://github.com/example/leap")),),
)
HOPPER_ANNOTATED = AnnotatedPaper(
    paper=HOPPER_PAPER,
    sentences=_H,
    entities=(
        _found(HOPPER_ENTITY, (Role.PROPOSES, 0.9, _H)),
        _found(POLICY, (Role.USES, 0.8, _H)),
        _found(TASK, (Role.ADDRESSES, 0.9, _H)),
        _found(SIM, (Role.EVALUATES_ON, 0.9, _H)),
        _found(GO1, (Role.EVALUATES_ON, 0.7, _H)),
    ),
    mentions=tuple(
        sorted(
            [
                _mention(HOPPER, "Hopper", 0, EntityType.METHOD, 0.9),
                _mention(HOPPER, "diffusion policy", 1, EntityType.METHOD, 0.8),
                _mention(HOPPER, GRASPING, 2, EntityType.TASK, 0.9),
                _mention(HOPPER, "GraspSim", 3, EntityType.DATASET, 0.9),
                _mention(HOPPER, "Unitree Go1", 4, EntityType.ROBOT, 0.9),
            ]
        )
    ),
    relations=(Relation(0, RelationName.EVALUATED_ON, 3, 0.9, _H), Relation(0, RelationName.USED_FOR, 2, 0.7, _H)),
)
HOSTILE_ANNOTATED = AnnotatedPaper(
    paper=HOSTILE_PAPER,
    sentences=_X,
    entities=(_found(EVIL, (Role.PROPOSES, 0.5, _X)), _found(POLICY, (Role.MENTIONS, 0.6, _X))),
    mentions=tuple(
        sorted(
            [
                _mention(HOSTILE, "</script><img src=x onerror=alert(1)>", 0, EntityType.METHOD, 0.5),
                _mention(HOSTILE, "diffusion policy", 1, EntityType.METHOD, 0.6),
            ]
        )
    ),
)


def sample_records() -> Records:
    """Three papers (one with title, authors and two sources; one without title; one hostile) and eight entities."""
    papers = sorted((LEAP_ANNOTATED, HOPPER_ANNOTATED, HOSTILE_ANNOTATED), key=lambda annotated: annotated.paper.id)
    entities = sorted((LEAP_ENTITY, HOPPER_ENTITY, POLICY, TASK, SIM, KIND, GO1, EVIL), key=lambda item: item.id)
    merge = Merge(
        ("Go1", "Unitree Go1"), GO1.id, Decision.SAME, "alias in the robot lexicon", (LEAP_PAPER.id,), "We deploy it …"
    )
    return Records(tuple(papers), tuple(entities), (merge,))
