"""What a build leaves out: indices follow, offsets stay."""

from dataclasses import replace

from kg.config import BuildConfig
from kg.corpus.read import Corpus
from kg.omit import keep_confident, without_texts
from kg.pipeline import annotate
from tests.samples import LEAP_ANNOTATED, sample_records


def test_the_least_confidence_leaves_out_mentions_and_what_hangs_on_them():
    kept = keep_confident(LEAP_ANNOTATED, 0.9)
    names = [entity.name for entity in kept.entities]
    assert names == ["LEAP", "dexterous grasping", "GraspSim", "Unitree Go1"]  # policy has 0.8, Hopper 0.85
    assert [(names[mention.entity], mention.confidence) for mention in kept.mentions] == [
        ("LEAP", 0.95),
        ("dexterous grasping", 0.9),
        ("LEAP", 0.9),
        ("GraspSim", 0.9),
        ("Unitree Go1", 0.99),
    ]
    assert [(names[r.head], str(r.name), names[r.tail]) for r in kept.relations] == [
        ("LEAP", "evaluatedOn", "GraspSim"),
        ("LEAP", "usedFor", "dexterous grasping"),
    ]
    (result,) = kept.results
    assert (names[result.method_entity], names[result.dataset_entity], result.baseline_entity) == (
        "LEAP",
        "GraspSim",
        None,
    )
    assert result.baseline == "Hopper"  # the text stays


def test_a_relation_that_is_less_sure_than_its_ends_is_left_out():
    unsure = replace(LEAP_ANNOTATED, relations=tuple(replace(r, confidence=0.6) for r in LEAP_ANNOTATED.relations))
    kept = keep_confident(unsure, 0.7)
    assert len(kept.mentions) == len(LEAP_ANNOTATED.mentions)
    assert kept.relations == ()


def test_relations_can_have_a_threshold_of_their_own():
    unsure = replace(LEAP_ANNOTATED, relations=tuple(replace(r, confidence=0.6) for r in LEAP_ANNOTATED.relations))
    assert keep_confident(unsure, 0.0, 0.6) == unsure
    kept = keep_confident(unsure, 0.0, 0.61)
    assert (kept.mentions, kept.relations) == (unsure.mentions, ())


def test_no_least_confidence_changes_nothing():
    assert keep_confident(LEAP_ANNOTATED, 0.0) is LEAP_ANNOTATED


def test_without_texts_titles_and_lengths_stay():
    records = sample_records()
    bare = without_texts(records)
    for before, after in zip(records.papers, bare.papers, strict=True):
        assert after.paper.title == before.paper.title
        assert after.paper.abstract == ""
        assert [text.length for text in after.paper.texts] == [text.length for text in before.paper.texts]
        assert (after.mentions, after.sentences) == (before.mentions, before.sentences)
    assert {merge.example for merge in bare.merges} == {""}
    assert without_texts(bare) == bare


def test_a_build_leaves_out_uncertain_relations_alone():
    config = BuildConfig(min_relation_confidence=0.5)
    unsure = replace(LEAP_ANNOTATED, relations=tuple(replace(r, confidence=0.4) for r in LEAP_ANNOTATED.relations))
    corpus = Corpus((unsure.paper,), {unsure.paper.id: unsure})
    (kept,) = annotate(corpus, config)
    (all_of_it,) = annotate(corpus, BuildConfig())
    assert all_of_it.relations != ()
    assert (kept.relations, kept.mentions) == ((), all_of_it.mentions)
