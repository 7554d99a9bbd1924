"""Which names say nothing, and what becomes of a paper without them."""

import pytest

from kg.lexicon import Lexicon, LexiconEntry
from kg.link.generic import emptiness, scattered
from kg.link.link import link
from kg.link.tidy import without
from kg.model import Decision, EntityType, Relation, RelationName, Result
from tests.papers import annotated

EMPTY = Lexicon(())


@pytest.mark.parametrize(
    "name",
    [
        *("framework", "policy", "agent", "simulation", "baseline", "features", "environment", "dataset", "Dataset"),
        *("novel framework", "proposed method", "state-of-the-art models", "existing approaches", "large model"),
        *("deep learning", "Machine Learning", "natural language processing", "AI", "robotics", "graph-based"),
        *("model-free", r"\method", "12", "x", "adaptive method", "real-world environments"),
    ],
)
def test_what_says_nothing(name):
    assert emptiness(name)


@pytest.mark.parametrize(
    "name",
    [
        *("world model", "language model", "reward model", "policy gradient", "value function", "knowledge graph"),
        *("optimal control", "robust optimization", "weak supervision", "integrated gradients", "target network"),
        *("neural network", "statistical test", "mechanism design", "effective rank", "diffusion policy", "GRPO"),
        *("AGENT", "Unified-Feedback", "accuracy", "planning", "autonomous vehicle", "static analysis", "local search"),
        *("score-based generative model", "human feedback alignment", "state space model", "expert system"),
    ],
)
def test_names_that_stay(name):
    assert emptiness(name) == ""


def test_a_word_that_papers_take_for_many_things_is_left_out():
    counts = {EntityType.METHOD: 4, EntityType.TASK: 3, EntityType.METRIC: 3}
    assert scattered("stability", counts) == "a word that 10 papers take for 3 kinds of thing"
    assert scattered("stability", {EntityType.METHOD: 8, EntityType.TASK: 2}) == ""
    assert scattered("STABILITY", counts) == scattered("loop stability", counts) == ""
    assert scattered("stability", {EntityType.METHOD: 2, EntityType.TASK: 2}) == ""


def test_a_generic_name_becomes_no_entity_and_the_log_tells_why():
    one = annotated("k:1", "We use a framework.", ("Method", "uses", "framework"), ("Method", "uses", "GRPO"))
    two = annotated("k:2", "Frameworks help.", ("Method", "uses", "Frameworks"))
    records = link([one, two], EMPTY)
    assert [entity.name for entity in records.entities] == ["GRPO"]
    (merge,) = [merge for merge in records.merges if merge.decision is Decision.DROPPED]
    assert merge.names == ("Frameworks", "framework")
    assert merge.reason == "only words that name nothing: framework; left out of 2 papers"
    assert merge.example == "We use a framework."
    assert not any(paper.mentions for paper in records.papers if paper.paper.key == "k:2")


def test_a_coined_name_and_one_of_the_lexicon_always_stay():
    known = Lexicon((LexiconEntry("agent", EntityType.METHOD),))
    coined = annotated("k:1", "We propose MODEL, a net.", ("Method", "proposes", "MODEL"), ("Method", "uses", "agent"))
    assert {entity.name for entity in link([coined], known).entities} == {"MODEL", "agent"}


def test_what_is_said_of_a_dropped_entity_goes_and_the_rest_keeps_its_indices():
    paper = annotated(
        "k:1",
        "framework, LEAP and grasping",
        ("Method", "uses", "framework"),
        ("Method", "uses", "LEAP"),
        ("Task", "addresses", "grasping"),
    )
    relations = (Relation(0, RelationName.USED_FOR, 2, 0.5), Relation(1, RelationName.USED_FOR, 2, 0.5))
    results = (Result("5%", method="framework", method_entity=0, dataset_entity=2),)
    left = without(type(paper)(paper.paper, paper.sentences, paper.entities, paper.mentions, relations, results), {0})
    assert [entity.name for entity in left.entities] == ["LEAP", "grasping"]
    assert left.relations == (Relation(0, RelationName.USED_FOR, 1, 0.5),)
    assert (left.results[0].method_entity, left.results[0].dataset_entity) == (None, 1)
    assert [left.paper.quote(m.span) for m in left.mentions] == [left.entities[m.entity].name for m in left.mentions]
    assert without(paper, set()) is paper
