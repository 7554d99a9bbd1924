"""The path that says most, by hand: a step is as long as log2(1 + degree) of its two ends together."""

from hypothesis import given, settings
from hypothesis import strategies as st

from kg.graph.paths import Step, find_path
from kg.graph.why import path_rows
from kg.model import AnnotatedPaper, EntityType, Mention, Records, Relation, RelationName, Role, Span
from tests.graph.builders import entity, paper, records

M, N = entity("m"), entity("n")
T = entity("t", EntityType.TASK)
HUB = entity("hub")


def nodes(steps: list[Step]) -> list[tuple[str, str, str]]:
    return [(step.head, step.name, step.tail) for step in steps]


def test_a_role_with_its_sentence() -> None:
    sentence = Span("abstract", 0, 9)
    held = paper(
        "1",
        {M: [Role.USES]},
        abstract="We use M.",
        sentences=[sentence],
        mentions=[Mention(Span("abstract", 7, 8), EntityType.METHOD, 0.9, "given", 0)],
    )
    corpus = records([held], [M])
    assert find_path(corpus, "paper/1", M.id) == [Step("paper/1", "uses", M.id, "paper/1", (sentence,))]
    (row,) = path_rows(corpus, find_path(corpus, M.id, "paper/1"))
    assert (row["edge"], row["tail"], row["sentence"], row["paper_id"]) == ("uses", "m", "We use M.", "paper/1")


def test_hubs_are_avoided() -> None:
    """Over the hub it is two steps, around it four."""
    papers = [paper(f"hub{n}", {HUB: [Role.USES]}) for n in range(60)]
    papers += [
        paper("a", {HUB: [Role.USES], M: [Role.PROPOSES]}),
        paper("b", {HUB: [Role.USES], N: [Role.PROPOSES]}),
        paper("c", {M: [Role.USES], N: [Role.COMPARES_WITH]}),
    ]
    # Degrees: hub 62, a 2, b 2, c 2, m 2, n 2; log2 3 = 1.585, log2 63 = 5.977.
    # Over the hub 2 x (1.585 + 5.977) = 15.124; over m, c, n 4 x (1.585 + 1.585) = 12.680.
    assert nodes(find_path(records(papers, [M, N, HUB]), "paper/a", "paper/b")) == [
        ("paper/a", "proposes", M.id),
        ("paper/c", "uses", M.id),
        ("paper/c", "comparesWith", N.id),
        ("paper/b", "proposes", N.id),
    ]


def test_relations_are_steps_and_tell_which_paper_states_them() -> None:
    stated = paper("1", {M: [Role.USES], T: [Role.ADDRESSES]}, relations=[Relation(0, RelationName.USED_FOR, 1, 0.9)])
    (step,) = find_path(records([stated], [M, T]), T.id, M.id)
    assert (step.head, step.name, step.tail, step.paper) == (M.id, "usedFor", T.id, "paper/1")


def test_the_strongest_edge_of_two_nodes_is_told() -> None:
    both = paper("1", {M: [Role.PROPOSES, Role.MENTIONS]})
    assert nodes(find_path(records([both], [M]), M.id, "paper/1")) == [("paper/1", "proposes", M.id)]


def test_nothing_leads_there() -> None:
    corpus = records([paper("1", {M: [Role.USES]}), paper("2", {N: [Role.USES]})], [M, N])
    assert find_path(corpus, M.id, N.id) == []
    assert find_path(corpus, M.id, M.id) == []
    assert find_path(corpus, M.id, "entity/none") == []
    assert path_rows(corpus, []) == []


NODES = [entity(f"e{n}") for n in range(6)]


@st.composite
def corpora(draw: st.DrawFn) -> Records:
    held = draw(st.lists(st.sets(st.integers(0, 5), max_size=3), min_size=1, max_size=7))
    papers: list[AnnotatedPaper] = [
        paper(str(number), {NODES[index]: [Role.USES] for index in sorted(chosen)})
        for number, chosen in enumerate(held)
    ]
    return records(papers, NODES)


@settings(deadline=None)
@given(corpora(), st.integers(0, 5), st.integers(0, 5))
def test_laws_of_a_path(corpus: Records, one: int, two: int) -> None:
    start, end = NODES[one].id, NODES[two].id
    steps = find_path(corpus, start, end)
    node = start
    for step in steps:
        assert node in (step.head, step.tail)
        node = step.tail if node == step.head else step.head
    assert not steps or node == end
    back = find_path(corpus, end, start)
    assert bool(back) == bool(steps)
    assert len({id_ for step in steps for id_ in (step.head, step.tail)}) == len(steps) + bool(steps)  # no node twice
    connected = _reached(corpus, start)
    assert bool(steps) == (end in connected and start != end)
    assert find_path(Records(corpus.papers[::-1], corpus.entities), start, end) == steps


def _reached(corpus: Records, start: str) -> set[str]:
    reached = {start}
    for _ in range(20):
        for item in corpus.papers:
            own = {item.paper.id, *(found.id for found in item.entities)}
            if own & reached:
                reached |= own
    return reached
