import os
import subprocess
import sys

from hypothesis import given, settings
from hypothesis import strategies as st

from kg.graph.clusters import clusters
from kg.graph.relatedness import Relatedness, relatedness
from kg.model import EntityType, Records, Role
from tests.graph.builders import entity, paper, records

GRASP = entity("grasp", EntityType.TASK)
WALK = entity("walk", EntityType.TASK)
NET = entity("net")
RATE = entity("rate", EntityType.METRIC)


def two_groups() -> Records:
    """Three papers grasp, two walk; all use the net and tell a rate."""
    every = {NET: [Role.USES], RATE: [Role.EVALUATES_ON]}
    grasping = [paper(name, {GRASP: [Role.ADDRESSES], **every}) for name in ("a", "b", "c")]
    return records(
        [*grasping, *(paper(name, {WALK: [Role.ADDRESSES], **every}) for name in ("d", "e"))], [GRASP, WALK, NET, RATE]
    )


def pair(first: str, second: str, score: float = 0.5) -> Relatedness:
    return Relatedness(f"paper/{first}", f"paper/{second}", score, (), ())


WITHIN = [pair("a", "b", 0.9), pair("a", "c", 0.6), pair("b", "c", 0.2), pair("d", "e")]


def test_groups_are_named_by_what_tells_them_apart_and_sorted_by_size():
    grasping, walking = clusters(two_groups(), [*WITHIN, pair("c", "d", 0.01)])
    # Sums of relatedness within: a 1.5, b 1.1, c 0.8. The net is in all papers and tells nothing; a rate is a metric.
    assert grasping.papers == ("paper/a", "paper/b", "paper/c")
    assert walking.papers == ("paper/d", "paper/e")
    assert (grasping.names, walking.names) == ((GRASP.id,), (WALK.id,))


def test_what_a_paper_only_mentions_names_no_cluster():
    corpus = records([paper(name, {GRASP: [Role.MENTIONS]}) for name in "ab"] + [paper("c", {})], [GRASP])
    (found,) = clusters(corpus, [pair("a", "b")])
    assert found.papers == ("paper/a", "paper/b")  # c is alone and in no cluster
    assert found.names == ()


def test_of_a_corpus_of_one_topic_the_most_frequent_is_the_name():
    corpus = records([paper(name, {NET: [Role.USES]}) for name in "ab"], [NET])
    (found,) = clusters(corpus, [pair("a", "b")])
    assert found.names == (NET.id,)  # as frequent as in the corpus at large, but there is nothing else


def test_nothing_related_is_no_cluster():
    assert clusters(two_groups(), []) == []
    assert clusters(two_groups(), [pair("a", "b", 0.0)]) == []
    assert clusters(Records(), []) == []


@given(st.permutations(WITHIN))
@settings(deadline=None, max_examples=20)
def test_the_order_of_the_pairs_changes_nothing(order):
    assert clusters(two_groups(), order) == clusters(two_groups(), WITHIN)


@given(st.lists(st.tuples(st.sampled_from("abcde"), st.sampled_from("abcde"), st.floats(0.01, 1)), max_size=12))
@settings(deadline=None, max_examples=40)
def test_no_paper_is_in_two_clusters_and_each_cluster_has_two(ends):
    pairs = {(min(a, b), max(a, b)): pair(min(a, b), max(a, b), score) for a, b, score in ends if a != b}
    found = clusters(two_groups(), list(pairs.values()))
    papers = [paper_ for cluster in found for paper_ in cluster.papers]
    assert len(papers) == len(set(papers))
    assert all(len(cluster.papers) > 1 for cluster in found)
    assert [len(cluster.papers) for cluster in found] == sorted((len(c.papers) for c in found), reverse=True)


def test_the_same_clusters_under_any_hash_seed():
    code = "from tests.graph.test_clusters import *; from tests.explore.synthetic import synthetic_records as s\n" + (
        "r = s(60, 40); print(clusters(r, relatedness(r)))"
    )
    run = [sys.executable, "-c", code]
    outputs = {
        subprocess.run(run, check=True, capture_output=True, env={**os.environ, "PYTHONHASHSEED": seed}).stdout
        for seed in ("1", "2")
    }
    assert len(outputs) == 1
    assert b"Cluster(" in outputs.pop()


def test_relatedness_makes_the_pairs_that_clusters_take():
    assert clusters(two_groups(), relatedness(two_groups()))
