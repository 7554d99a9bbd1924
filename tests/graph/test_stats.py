import json

from kg.graph.relatedness import relatedness
from kg.graph.stats import graph_stats
from kg.model import EntityType, Records, Role
from tests.graph.builders import entity, paper, records
from tests.samples import GO1, HOPPER_ENTITY, LEAP_ENTITY, POLICY, SIM, TASK, sample_records


def test_the_sample_counted_by_hand() -> None:
    sample = sample_records()
    stats = graph_stats(sample, relatedness(sample))
    assert stats["papers"] == stats["papers_with_abstract"] == 3
    assert stats["papers_without_abstract"] == stats["papers_without_entities"] == stats["ambiguous_entities"] == 0
    assert stats["entities"] == 8
    assert stats["entities_by_type"] == {
        "Method": 4,
        "Task": 1,
        "Dataset": 1,
        "Robot": 1,
        "RobotKind": 1,
        "Metric": 0,
    }
    assert stats["mentions"] == 7 + 5 + 2
    assert stats["roles"] == {
        "proposes": 3,
        "introduces": 0,
        "addresses": 2,
        "deployedOn": 1,
        "evaluatesOn": 3,
        "uses": 3,
        "comparesWith": 1,
        "mentions": 1,
    }
    assert stats["relations"]["evaluatedOn"] == 2
    assert stats["relations"]["usedFor"] == 2
    assert stats["relations"]["outperforms"] == 1
    assert sum(stats["relations"].values()) == 5
    assert stats["results"] == 1
    assert stats["merges"] == {
        "same": 1,
        "different": 0,
        "ambiguous": 0,
        "retyped": 0,
        "dropped": 0,
        "named": 0,
        "role": 0,
    }
    assert stats["related_pairs"] == 3


def test_top_entities_by_papers_then_label() -> None:
    top = graph_stats(sample_records(), [])["top_entities"]
    assert top["Method"][:2] == [
        {"id": POLICY.id, "label": "diffusion policy", "papers": 3},
        {"id": HOPPER_ENTITY.id, "label": "Hopper", "papers": 2},
    ]
    assert top["Method"][3] == {"id": LEAP_ENTITY.id, "label": "LEAP (diffusion policy)", "papers": 1}
    assert top["Task"] == [{"id": TASK.id, "label": "dexterous grasping", "papers": 2}]
    assert top["Dataset"] == [{"id": SIM.id, "label": "GraspSim", "papers": 2}]
    assert top["Robot"] == [{"id": GO1.id, "label": "Unitree Go1", "papers": 2}]
    assert top["RobotKind"] == []  # of no paper


def test_top_is_a_limit() -> None:
    assert len(graph_stats(sample_records(), [], top=2)["top_entities"]["Method"]) == 2


def test_papers_without_abstract_or_entities_and_ambiguous_names() -> None:
    prism = entity("PRISM", ambiguous=True)
    corpus = records(
        [paper("a", {prism: [Role.MENTIONS]}, abstract=""), paper("b", {}, abstract=" \n"), paper("c", {})], [prism]
    )
    stats = graph_stats(corpus, [])
    assert (stats["papers_with_abstract"], stats["papers_without_abstract"]) == (1, 2)
    assert stats["papers_without_entities"] == 2
    assert stats["ambiguous_entities"] == 1


def test_nothing_counts_nothing_and_is_json() -> None:
    stats = graph_stats(Records(), [])
    assert json.loads(json.dumps(stats)) == stats
    assert stats["papers"] == stats["entities"] == stats["related_pairs"] == 0
    assert set(stats["top_entities"]) == set(EntityType)
