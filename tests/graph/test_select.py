"""Parts of the sample graph, told by hand."""

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kg.errors import KgError, NotFoundError, UnknownNameError
from kg.graph.select import ENTITIES, EVERYTHING, PAPERS, VIEWS, Selection, select
from kg.graph.view import CO_OCCURS, EDGE_ATTRIBUTES, PAPER, RELATED, Graph, to_networkx
from kg.model import EntityType, Records, Role
from tests.samples import (
    EVIL,
    GO1,
    HOPPER_ENTITY,
    HOPPER_PAPER,
    HOSTILE_PAPER,
    KIND,
    LEAP_ENTITY,
    LEAP_PAPER,
    POLICY,
    SIM,
    TASK,
    sample_records,
)

LEAP, HOPPER, HOSTILE = LEAP_PAPER.id, HOPPER_PAPER.id, HOSTILE_PAPER.id
RECORDS = sample_records()
GRAPH = to_networkx(RECORDS)


def of(**options: object) -> tuple[Records, Graph]:
    return select(RECORDS, GRAPH, Selection(**options))  # type: ignore[arg-type]


def test_everything_is_the_graph_itself() -> None:
    assert select(RECORDS, GRAPH, EVERYTHING) == (RECORDS, GRAPH)


def test_papers() -> None:
    records, view = of(what=PAPERS)
    assert set(view) == {LEAP, HOPPER, HOSTILE}
    assert {key for *_, key in view.edges(keys=True)} == {RELATED}
    assert dict(view.edges) == {edge: data for edge, data in GRAPH.edges.items() if edge[2] == RELATED}
    assert nx.is_frozen(view)
    assert records.papers == RECORDS.papers  # nothing of them is left out


def test_papers_that_have_a_robot_of_a_role() -> None:
    assert set(of(what=PAPERS, types=("Robot",))[1]) == {LEAP, HOPPER}
    assert set(of(what=PAPERS, types=("Robot",), roles=("deployedOn",))[1]) == {LEAP}


def test_entities() -> None:
    records, view = of(what=ENTITIES)
    assert set(view) == {entity.id for entity in RECORDS.entities}
    low, high = sorted((HOPPER_ENTITY.id, SIM.id))
    assert view.edges[low, high, CO_OCCURS] == {
        "edge_type": CO_OCCURS,
        "support": 2,
        "weight": 2.0,
        "shared": tuple(sorted((LEAP, HOPPER))),
    }
    stated = {edge for edge in GRAPH.edges if edge[0] not in (LEAP, HOPPER, HOSTILE)}
    assert {edge for edge in view.edges if edge[2] != CO_OCCURS} == stated
    # 6 entities of LEAP and 5 of Hopper share 5; EVIL has POLICY alone; each pair is there once.
    assert sum(key == CO_OCCURS for *_, key in view.edges(keys=True)) == 15 + 1
    assert all(source < target for source, target, key in view.edges(keys=True) if key == CO_OCCURS)
    assert len(records.papers) == 3


def test_types_and_least_papers() -> None:
    _, view = of(types=("Method",), min_papers=2)
    assert set(view) == {LEAP, HOPPER, HOSTILE, POLICY.id, HOPPER_ENTITY.id}
    _, view = of(types=("Task", "Dataset"))
    assert set(view) == {LEAP, HOPPER, TASK.id, SIM.id}  # the hostile paper has neither
    _, view = of(what=ENTITIES, types=("Task", "Dataset"))
    (edge,) = view.edges(data="weight")
    assert {*edge[:2]} == {TASK.id, SIM.id}
    assert edge[2] == 2.0


def test_roles() -> None:
    _, view = of(roles=("proposes",))
    assert set(view) == {LEAP, HOPPER, HOSTILE, LEAP_ENTITY.id, HOPPER_ENTITY.id, EVIL.id}
    papers = {LEAP, HOPPER, HOSTILE}
    assert {key for source, target, key in view.edges if source in papers and target not in papers} == {"proposes"}
    # What LEAP does to Hopper stays: both are there.
    assert (LEAP_ENTITY.id, HOPPER_ENTITY.id, "outperforms") in view.edges
    assert (LEAP, HOPPER_ENTITY.id, "comparesWith") not in view.edges


def test_around_a_node() -> None:
    _, view = of(ego="Unitree Go1", hops=1)
    assert set(view) == {GO1.id, LEAP, HOPPER}
    _, view = of(what=ENTITIES, ego=EVIL.id, hops=1)
    assert set(view) == {EVIL.id, POLICY.id}
    records, view = of(what=ENTITIES, ego="quadruped")
    assert set(view) == {KIND.id}
    assert (len(records.papers), len(records.entities)) == (0, 1)
    _, view = of(what=PAPERS, ego="LEAP", hops=1)  # the paper, as there are no entities
    assert LEAP in view


def test_records_follow() -> None:
    records, view = of(types=("Robot",))
    assert [annotated.paper.id for annotated in records.papers] == sorted((LEAP, HOPPER))
    assert [entity.id for entity in records.entities] == sorted((GO1.id, KIND.id) if KIND.id in view else (GO1.id,))
    for annotated in records.papers:
        assert {annotated.entities[mention.entity].id for mention in annotated.mentions} == {GO1.id}
        assert annotated.relations == ()
    assert [merge.entity for merge in records.merges] == [GO1.id]
    records, _ = of(what=ENTITIES, types=("Robot",))
    assert [annotated.paper.id for annotated in records.papers] == sorted((LEAP, HOPPER))


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"types": ("Metric",)}, "nothing is left of the graph by --type Metric. Ask for less, or leave it out."),
        ({"what": PAPERS, "min_papers": 9}, "nothing is left of the graph by --what papers --min-papers 9."),
        ({"types": ("Metric",), "ego": "LEAP"}, "nothing is left of the graph by --type Metric --ego 'LEAP' --hops 2."),
        ({"types": ("Task",), "ego": GO1.id}, f"{GO1.id} is none of what is left of the graph by --type Task --ego"),
        ({"min_papers": -1}, "min_papers is -1; it must be 0 or more."),
        ({"ego": "LEAP", "hops": 0}, "hops is 0; it must be 1 or more."),
    ],
)
def test_what_cannot_be_done_is_one_clear_line(options: dict[str, object], message: str) -> None:
    with pytest.raises(KgError) as raised:
        of(**options)
    assert str(raised.value).startswith(message)
    assert "\n" not in str(raised.value)


def test_unknown_names() -> None:
    for options, message in (
        ({"what": "authors"}, "unknown view 'authors'. Known: all, entities, papers."),
        ({"types": ("method",)}, "unknown type 'method'. Known: Dataset, Method, "),
        ({"roles": ("has",)}, "unknown role 'has'. Known: addresses, "),
    ):
        with pytest.raises(UnknownNameError) as raised:
            of(**options)
        assert str(raised.value).startswith(message)
    with pytest.raises(NotFoundError):
        of(ego="no such thing")


@settings(deadline=None, max_examples=60)
@given(
    selection=st.builds(
        Selection,
        what=st.sampled_from(VIEWS),
        types=st.lists(st.sampled_from([str(type_) for type_ in EntityType]), max_size=2).map(tuple),
        roles=st.lists(st.sampled_from([str(role) for role in Role]), max_size=2).map(tuple),
        min_papers=st.integers(0, 3),
        ego=st.sampled_from(["", GO1.id, LEAP_ENTITY.id]),
        hops=st.integers(1, 3),
    )
)
def test_laws(selection: Selection) -> None:
    if selection.what == PAPERS and selection.ego:
        return
    try:
        records, view = select(RECORDS, GRAPH, selection)
    except KgError:
        return
    declared = {attribute.name: attribute.kind for attribute in EDGE_ATTRIBUTES}
    for node, data in view.nodes(data=True):
        assert data == GRAPH.nodes[node]
        assert data["node_type"] == PAPER or not selection.types or data["node_type"] in selection.types
    for *edge, data in view.edges(keys=True, data=True):
        assert all(type(value) is declared[name] for name, value in data.items())
        assert edge[2] == CO_OCCURS or GRAPH.edges[tuple(edge)] == data
    if selection.what != PAPERS:
        assert {entity.id for entity in records.entities} == {
            node for node, data in view.nodes(data=True) if data["node_type"] != PAPER
        }
