from dataclasses import replace

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kg.graph.relatedness import Relatedness
from kg.graph.view import EDGE_ATTRIBUTES, NODE_ATTRIBUTES, PAPER, RELATED, to_networkx
from kg.model import EntityType, Records, RelationName, Role
from tests.graph.builders import entity, paper, records
from tests.samples import (
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


def test_nodes_and_edges_of_the_sample() -> None:
    graph = to_networkx(sample_records())
    assert graph.number_of_nodes() == 3 + 8
    assert graph.number_of_edges() == (7 + 5 + 2) + (3 + 2) + 3  # roles, relations, related pairs
    assert nx.is_frozen(graph)


def test_attributes_of_a_paper() -> None:
    assert to_networkx(sample_records()).nodes[LEAP_PAPER.id] == {
        "node_type": "Paper",
        "label": "LEAP: Learning to Grasp",
        "title": "LEAP: Learning to Grasp",
        "authors": ("Ada Example", "Bo Söhne"),
        "venue": "CoRL",
        "year": 2026,
        "url": "https://arxiv.org/abs/2601.00001",
        "key": "arxiv:2601.00001",
    }


def test_an_unknown_title_is_absent() -> None:
    assert to_networkx(sample_records()).nodes[HOPPER_PAPER.id] == {
        "node_type": "Paper",
        "label": "Hopper is a diffusion policy for dexterous grasping, …",
        "venue": "ICML",
        "year": 2026,
        "key": HOPPER_PAPER.key,
    }


def test_attributes_of_entities() -> None:
    graph = to_networkx(sample_records())
    assert graph.nodes[LEAP_ENTITY.id] == {
        "node_type": "Method",
        "label": "LEAP (diffusion policy)",
        "key": "leap @arxiv:2601.00001",
        "paper_count": 1,
    }
    assert graph.nodes[GO1.id] == {
        "node_type": "Robot",
        "label": "Unitree Go1",
        "key": "unitreego1",
        "aliases": ("Go1",),
        "maker": "Unitree Robotics",
        "kind": KIND.id,
        "paper_count": 2,
    }


def test_attributes_of_edges() -> None:
    graph = to_networkx(sample_records())
    sentence = "We propose LEAP, a diffusion policy for dexterous grasping."  # without the ** of the raw text
    assert graph.edges[LEAP_PAPER.id, LEAP_ENTITY.id, "proposes"] == {
        "edge_type": "proposes",
        "confidence": 0.95,
        "support": 2,
        "weight": 0.95,
        "evidence": (f"{LEAP_PAPER.id}#abstract:0-63",),
        "sentence": sentence,
    }
    assert graph.edges[LEAP_ENTITY.id, TASK.id, "usedFor"] == {
        "edge_type": "usedFor",
        "confidence": 0.9,
        "support": 1,
        "weight": 0.9,
        "evidence": (f"{LEAP_PAPER.id}#abstract:0-63",),
        "sentence": sentence,
    }
    # Heaviest first, role x role x idf squared: the task 1, the robot 0.9, the dataset 0.81, Hopper 0.8 (all of two of
    # three papers: ln 2.5), the policy 0.64 (of all three: ln 2).
    related = graph.edges[LEAP_PAPER.id, HOPPER_PAPER.id, RELATED]
    assert related["shared"] == (TASK.id, GO1.id, SIM.id, HOPPER_ENTITY.id, POLICY.id)
    assert set(related) == {"edge_type", "weight", "shared"}


def test_two_roles_are_two_edges() -> None:
    graph = to_networkx(sample_records())
    assert sorted(graph[LEAP_PAPER.id][GO1.id]) == ["deployedOn", "uses"]


def test_without_texts_no_sentence_but_the_places() -> None:
    graph = to_networkx(sample_records(), texts=False)
    assert not any("sentence" in data for _, _, data in graph.edges(data=True))
    assert graph.edges[LEAP_PAPER.id, LEAP_ENTITY.id, "proposes"]["evidence"] == (f"{LEAP_PAPER.id}#abstract:0-63",)


def test_values_have_the_declared_types() -> None:
    sample = sample_records()
    ambiguous = entity("PRISM", ambiguous=True, broader=(TASK.id,), related=(TASK.id,))
    graph = to_networkx(Records(sample.papers, (*sample.entities, ambiguous)))
    nodes = {attribute.name: attribute.kind for attribute in NODE_ATTRIBUTES}
    edges = {attribute.name: attribute.kind for attribute in EDGE_ATTRIBUTES}
    for _, data in graph.nodes(data=True):
        assert all(type(value) is nodes[name] for name, value in data.items())
    for _, _, data in graph.edges(data=True):
        assert all(type(value) is edges[name] for name, value in data.items())
    assert {name for _, data in graph.nodes(data=True) for name in data} == set(nodes)
    assert {name for _, _, data in graph.edges(data=True) for name in data} == set(edges)


def test_types_are_of_closed_vocabularies() -> None:
    graph = to_networkx(sample_records())
    assert {data["node_type"] for _, data in graph.nodes(data=True)} <= {PAPER, *EntityType}
    for _, _, key, data in graph.edges(keys=True, data=True):
        assert key == data["edge_type"]
        assert key in {RELATED, *Role, *RelationName}


def test_an_edge_to_no_node_is_refused() -> None:
    method = entity("m")
    with pytest.raises(ValueError, match="entity/m, which is no node"):
        to_networkx(records([paper("a", {method: [Role.USES]})], []))


def test_pairs_of_other_records_are_refused() -> None:
    stale = [Relatedness(LEAP_PAPER.id, "paper/gone", 0.5, (), ())]
    with pytest.raises(ValueError, match="paper/gone, which is no node"):
        to_networkx(sample_records(), stale)


def test_line_breaks_do_not_reach_titles_and_sentences() -> None:
    sample = sample_records()
    broken = [
        replace(
            annotated,
            paper=replace(
                annotated.paper,
                texts=tuple(replace(text, raw=text.raw.replace(" a ", "\na\n")) for text in annotated.paper.texts),
            ),
        )
        for annotated in sample.papers
    ]
    graph = to_networkx(Records(tuple(broken), sample.entities))
    sentence = graph.edges[LEAP_PAPER.id, LEAP_ENTITY.id, "proposes"]["sentence"]
    assert sentence == "We propose LEAP, a diffusion policy for dexterous grasping."


@settings(deadline=None)
@given(st.permutations(range(3)), st.permutations(range(8)))
def test_the_order_of_records_does_not_matter(papers: list[int], entities: list[int]) -> None:
    sample = sample_records()
    shuffled = Records(tuple(sample.papers[i] for i in papers), tuple(sample.entities[i] for i in entities))
    one, two = to_networkx(sample), to_networkx(shuffled)
    assert dict(one.nodes(data=True)) == dict(two.nodes(data=True))
    assert dict(one.edges) == dict(two.edges)


def test_hostile_names_are_kept_as_they_are() -> None:
    label = to_networkx(sample_records()).nodes[HOSTILE_PAPER.id]["label"]
    assert '"quotes"' in label
    assert "alert(2)" in label
