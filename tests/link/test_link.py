"""Linking: each rule of DESIGN §7 that merges, and each that keeps apart, on self-written papers."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from kg import ids
from kg.lexicon import Lexicon, LexiconEntry, load_lexicon
from kg.link.link import link
from kg.link.types import settle_type
from kg.model import AnnotatedPaper, Decision, Entity, EntityType, Records, Relation, RelationName, Role
from tests.papers import annotated

EMPTY = Lexicon(())
SPELLINGS = ("diffusion policy", "diffusion-policies")
KNOWN = Lexicon(
    (
        LexiconEntry("group relative policy optimization", EntityType.METHOD, ("GRPO",)),
        LexiconEntry("soft actor-critic", EntityType.METHOD, ("SAC",)),
        LexiconEntry("Unitree Go1", EntityType.ROBOT, ("Go1",), "Unitree Robotics", "quadruped"),
        LexiconEntry("Digit", EntityType.ROBOT, (), "Agility Robotics", "humanoid", context=("Digit",)),
        LexiconEntry("quadruped", EntityType.ROBOT_KIND, ("quadruped robot",)),
    )
)


def names(records: Records) -> list[str]:
    return sorted(entity.label for entity in records.entities)


def get(records: Records, label: str) -> Entity:
    (found,) = [entity for entity in records.entities if entity.label == label]
    return found


def linked(records: Records, key: str) -> dict[str, str]:
    """Name in the paper -> label of the corpus entity."""
    labels = {entity.id: entity.label for entity in records.entities}
    (paper,) = [found for found in records.papers if found.paper.key == key]
    return {entity.name: labels[entity.id] for entity in paper.entities}


def test_spellings_of_one_name_are_one_entity():
    records = link(
        [
            annotated("k:1", "We use diffusion policies.", ("Method", "uses", "diffusion policies")),
            annotated("k:2", "A Diffusion Policy wins.", ("Method", "uses", "Diffusion Policy")),
            annotated("k:3", "The diffusion-policy idea.", ("Method", "uses", "diffusion-policy")),
        ],
        EMPTY,
    )
    (entity,) = records.entities
    assert entity.paper_count == 3
    assert entity.name in ("diffusion-policy", "Diffusion Policy")  # a singular form
    assert "diffusion policies" in entity.aliases
    (merge,) = records.merges
    assert merge.decision is Decision.SAME
    assert merge.reason == "spellings that have one lookup key"
    assert merge.example == "We use diffusion policies."  # k:1 has the smallest id


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("GPT-4", "GPT-4o"),
        ("YOLOv5", "YOLOv8"),
        ("CIFAR-10", "CIFAR-100"),
        ("RRT", "RRT*"),
        ("Qwen2-7B", "Qwen2-72B"),
        ("Qwen2-7B", "Qwen 27B"),
        ("LIBERO", "LIBERO-Plus"),
        ("LoRA", "LoRA+"),
        ("GPT-3.5", "GPT-35"),
    ],
)
def test_names_that_differ_in_what_carries_meaning_stay_apart(one, two):
    records = link(
        [
            annotated("k:1", f"We use {one} here.", ("Method", "uses", one)),
            annotated("k:2", f"We use {two} here.", ("Method", "uses", two)),
        ],
        load_lexicon(),
    )
    assert len([entity for entity in records.entities if entity.paper_count]) == 2


def test_a_name_coined_by_two_papers_is_two_entities_and_a_bare_mention_is_ambiguous():
    records = link(
        [
            annotated(
                "k:1",
                "We introduce PRISM, a complex-valued architecture designed for phase.",
                ("Method", "proposes", "PRISM"),
            ),
            annotated("k:2", "We present PRISM, a planner for robots.", ("Method", "proposes", "PRISM")),
            annotated("k:3", "We outperform PRISM.", ("Method", "comparesWith", "PRISM")),
        ],
        EMPTY,
    )
    assert names(records) == ["PRISM (ambiguous)", "PRISM (complex-valued architecture)", "PRISM (planner)"]
    assert linked(records, "k:3") == {"PRISM": "PRISM (ambiguous)"}
    bare = get(records, "PRISM (ambiguous)")
    assert bare.ambiguous
    assert bare.id == ids.entity_id("prism")
    assert bare.senses == tuple(
        sorted(get(records, f"PRISM ({q})").id for q in ("complex-valued architecture", "planner"))
    )
    decisions = {merge.decision: merge for merge in records.merges}
    assert decisions[Decision.DIFFERENT].names == ("PRISM",)
    assert decisions[Decision.AMBIGUOUS].example == "We outperform PRISM."


def test_a_bare_mention_of_a_name_that_one_paper_coins_is_that_one_and_the_bare_id_is_replaced():
    records = link(
        [
            annotated("k:1", "We propose GRASP.", ("Method", "proposes", "GRASP")),
            annotated("k:2", "We beat GRASP.", ("Method", "comparesWith", "GRASP")),
        ],
        EMPTY,
    )
    (entity,) = records.entities
    assert (entity.label, entity.key, entity.paper_count) == ("GRASP", "grasp @k:1", 2)
    assert entity.replaces == (ids.entity_id("grasp"),)


def test_a_bare_acronym_of_the_field_is_not_what_one_paper_coins_under_it():
    coined = annotated(
        "k:1", "We propose SSM (Spectral Style Model).", ("Method", "proposes", "SSM", "Spectral Style Model")
    )
    bare = annotated("k:2", "SSM and GRASP help.", ("Method", "uses", "SSM"), ("Method", "uses", "GRASP"))
    records = link([coined, bare], EMPTY)
    assert linked(records, "k:2")["SSM"] == "SSM"
    assert linked(records, "k:1") == {"SSM": "SSM (Spectral Style Model)"}
    known = Lexicon((LexiconEntry("graph search", EntityType.METHOD, ("GRASP",), context=("GRASP",)),))
    coined = annotated("k:3", "We propose GRASP, a hand.", ("Method", "proposes", "GRASP", "Graph Spline"))
    assert len(link([coined, bare], known).entities) == 3


def test_the_id_of_a_coined_name_does_not_change_when_a_second_paper_coins_it():
    first = annotated("k:1", "We propose GRASP.", ("Method", "proposes", "GRASP"))
    second = annotated("k:2", "We propose GRASP, a gripper policy.", ("Method", "proposes", "GRASP"))
    (alone,) = link([first], EMPTY).entities
    assert alone.id in {entity.id for entity in link([first, second], EMPTY).entities}


def test_papers_that_share_the_code_or_the_title_or_the_long_form_coin_one_thing():
    for extra in ({"code": "https://example.org/g"}, {"title": "GRASP: one work"}):
        records = link(
            [
                annotated("k:1", "We propose GRASP.", ("Method", "proposes", "GRASP"), **extra),
                annotated("k:2", "We introduce GRASP now.", ("Method", "proposes", "GRASP"), **extra),
            ],
            EMPTY,
        )
        assert [entity.key for entity in records.entities] == ["grasp @k:1"]
    spelt = ("Method", "proposes", "GRASP", "graph reasoning by probing")
    text = "We propose GRASP (graph reasoning by probing)."
    records = link([annotated("k:1", text, spelt), annotated("k:2", text + " Again.", spelt)], EMPTY)
    assert [entity.key for entity in records.entities] == ["grasp @k:1"]


def test_no_merge_by_chain():
    """1 and 2 share the code, 2 and 3 the long form, 1 and 3 nothing: 3 stays a sense of its own."""
    long = "graph reasoning by probing"
    records = link(
        [
            annotated("k:1", "We propose GRASP.", ("Method", "proposes", "GRASP"), code="https://example.org/g"),
            annotated(
                "k:2",
                f"We propose GRASP ({long}).",
                ("Method", "proposes", "GRASP", long),
                code="https://example.org/g",
            ),
            annotated("k:3", f"We propose GRASP ({long}) too.", ("Method", "proposes", "GRASP", long)),
        ],
        EMPTY,
    )
    assert sorted(entity.key for entity in records.entities) == ["grasp @k:1", "grasp @k:3"]


def test_a_lower_case_phrase_that_a_paper_proposes_is_no_coined_name():
    records = link(
        [
            annotated("k:1", "We propose soft gating.", ("Method", "proposes", "soft gating")),
            annotated("k:2", "We propose soft gating too.", ("Method", "proposes", "soft gating")),
        ],
        EMPTY,
    )
    assert [entity.key for entity in records.entities] == ["softgating"]


def test_the_lexicon_names_what_it_knows_and_a_proposal_of_it_is_no_sense():
    records = link(
        [
            annotated("k:1", "We use GRPO.", ("Method", "uses", "GRPO")),
            annotated(
                "k:2",
                "We propose Group Relative Policy Optimization.",
                ("Method", "proposes", "Group Relative Policy Optimization"),
            ),
        ],
        KNOWN,
    )
    (entity,) = [entity for entity in records.entities if entity.paper_count]
    assert (entity.name, entity.paper_count) == ("group relative policy optimization", 2)
    assert "GRPO" in entity.aliases
    (merge,) = records.merges
    assert merge.reason == "names of one entry of the lexicon"


def test_an_alias_of_the_lexicon_that_needs_a_context_is_no_alias_of_the_entity():
    entry = LexiconEntry("Agility Digit", EntityType.ROBOT, ("Digit", "Digit V3"), context=("Digit",))
    paper = annotated("k:1", "On Agility Digit.", ("Robot", "deployedOn", "Agility Digit"))
    assert get(link([paper], Lexicon((entry,))), "Agility Digit").aliases == ("Digit V3",)


def test_a_mention_with_another_long_form_is_not_the_coined_one():
    coined, other = "planning by recursive inference", "phase retrieval in small memory"
    records = link(
        [
            annotated("k:1", f"We propose PRISM ({coined}).", ("Method", "proposes", "PRISM", coined)),
            annotated("k:2", f"We beat PRISM ({other}).", ("Method", "comparesWith", "PRISM", other)),
        ],
        EMPTY,
    )
    assert linked(records, "k:2") == {"PRISM": other}
    assert linked(records, "k:1") == {"PRISM": "PRISM"}


def test_an_acronym_with_another_long_form_is_not_the_lexicons():
    records = link(
        [
            annotated(
                "k:1", "SAC (spatial attention control) wins.", ("Method", "uses", "spatial attention control", "SAC")
            ),
            annotated("k:2", "We train with SAC.", ("Method", "uses", "SAC")),
        ],
        KNOWN,
    )
    assert linked(records, "k:1") == {"spatial attention control": "spatial attention control"}
    assert linked(records, "k:2") == {"SAC": "soft actor-critic"}


def test_an_undefined_acronym_takes_the_long_form_on_which_the_definitions_agree():
    define = ("Task", "addresses", "uncertainty quantification", "UQ")
    text = "Uncertainty aside, uncertainty quantification (UQ) matters"
    records = link(
        [
            annotated("k:1", text + ".", define),
            annotated("k:2", text + "!", define),
            annotated("k:3", "We study UQ.", ("Task", "addresses", "UQ")),
        ],
        EMPTY,
    )
    assert linked(records, "k:3") == {"UQ": "uncertainty quantification"}
    assert get(records, "uncertainty quantification").replaces == (ids.entity_id("uq"),)
    (merge,) = records.merges
    assert "UQ is short for uncertainty quantification, say 2 of the 2 papers that define it" in merge.reason


def test_a_contested_acronym_stays_apart_and_is_listed():
    records = link(
        [
            annotated("k:1", "convex programming (CP)", ("Method", "uses", "convex programming", "CP")),
            annotated("k:2", "conformal prediction (CP)", ("Method", "uses", "conformal prediction", "CP")),
            annotated("k:3", "We use CP.", ("Method", "uses", "CP")),
        ],
        EMPTY,
    )
    assert linked(records, "k:3") == {"CP": "CP"}
    contested = [merge for merge in records.merges if merge.decision is Decision.DIFFERENT]
    assert [merge.names for merge in contested] == [("CP", "conformal prediction", "convex programming")]
    assert contested[0].votes == (("conformal prediction", 1), ("convex programming", 1))


def test_nine_of_ten_definitions_are_agreement_and_no_contest():
    papers = [
        annotated(
            f"k:{n}", f"Uncertainty quantification (UQ) {n}", ("Task", "addresses", "uncertainty quantification", "UQ")
        )
        for n in range(9)
    ]
    papers.append(annotated("k:9", "user quotas (UQ)", ("Task", "addresses", "user quotas", "UQ")))
    papers.append(annotated("k:bare", "We study UQ.", ("Task", "addresses", "UQ")))
    records = link(papers, EMPTY)
    assert linked(records, "k:bare") == {"UQ": "uncertainty quantification"}
    assert {merge.decision for merge in records.merges} == {Decision.SAME}


def test_one_definition_of_a_two_letter_acronym_is_not_believed():
    records = link(
        [
            annotated("k:1", "convex programming (CP)", ("Method", "uses", "convex programming", "CP")),
            annotated("k:3", "We use CP.", ("Method", "uses", "CP")),
        ],
        EMPTY,
    )
    assert linked(records, "k:3") == {"CP": "CP"}


def test_the_type_is_settled_by_the_papers_and_roles_follow():
    records = link(
        [
            annotated("k:1", "On LeapWorld.", ("Dataset", "evaluatesOn", "LeapWorld")),
            annotated("k:2", "On LeapWorld now.", ("Dataset", "evaluatesOn", "LeapWorld")),
            annotated("k:3", "Against LeapWorld.", ("Method", "comparesWith", "LeapWorld")),
        ],
        EMPTY,
    )
    (entity,) = records.entities
    assert entity.type is EntityType.DATASET
    (third,) = [paper for paper in records.papers if paper.paper.key == "k:3"]
    assert third.entities[0].type is EntityType.DATASET
    assert third.entities[0].role is Role.EVALUATES_ON
    assert {mention.type for mention in third.mentions} == {EntityType.DATASET}
    (merge,) = [merge for merge in records.merges if merge.decision is Decision.RETYPED]
    assert merge.reason == "Dataset: seen as Dataset in 2 papers, as Method in 1"


def test_a_relation_that_the_settled_types_do_not_fit_is_left_out():
    solver = ("Method", "proposes", "LeapNet")
    one = annotated("k:1", "LeapNet for inverse kinematics.", solver, ("Task", "addresses", "inverse kinematics"))
    relation = Relation(0, RelationName.USED_FOR, 1, 0.8, one.sentences)
    one = replace(one, relations=(relation,))
    others = [
        annotated(f"k:{n}", f"We use inverse kinematics {n}.", ("Method", "uses", "inverse kinematics")) for n in (2, 3)
    ]
    assert [paper.relations for paper in link([one], EMPTY).papers] == [(relation,)]
    assert not any(paper.relations for paper in link([one, *others], EMPTY).papers)


def test_a_robot_is_never_one_with_a_method_of_its_name():
    records = link(
        [
            annotated("k:1", "The robot Digit walks.", ("Robot", "deployedOn", "Digit")),
            annotated("k:2", "The DIGIT sensor feels.", ("Method", "uses", "DIGIT")),
        ],
        KNOWN,
    )
    found = {entity.name: entity for entity in records.entities if entity.paper_count}
    assert {name: entity.type for name, entity in found.items()} == {
        "Digit": EntityType.ROBOT,
        "DIGIT": EntityType.METHOD,
    }


def test_a_robot_has_its_maker_and_a_kind_that_exists():
    records = link([annotated("k:1", "On a Go1.", ("Robot", "deployedOn", "Go1"))], KNOWN)
    robot = get(records, "Unitree Go1")
    assert robot.maker == "Unitree Robotics"
    kind = get(records, "quadruped")
    assert robot.kind == kind.id
    assert kind.paper_count == 0


def test_names_lose_their_markup():
    records = link(
        [
            annotated(
                "k:1",
                r"We solve $\mathrm{SE}(3)$ synchronization.",
                ("Task", "addresses", r"$\mathrm{SE}(3)$ synchronization"),
            )
        ],
        EMPTY,
    )
    assert names(records) == ["SE(3) synchronization"]


def test_two_names_of_one_paper_that_become_one_are_united_and_indices_follow():
    paper = annotated(
        "k:1",
        "GRPO is Group Relative Policy Optimization; it helps MATH.",
        ("Method", "uses", "GRPO"),
        ("Method", "comparesWith", "Group Relative Policy Optimization"),
        ("Task", "addresses", "MATH"),
    )
    relation = Relation(1, RelationName.USED_FOR, 2, 0.8, paper.sentences)
    self_loop = Relation(0, RelationName.BASED_ON, 1, 0.8, paper.sentences)
    records = link(
        [AnnotatedPaper(paper.paper, paper.sentences, paper.entities, paper.mentions, (self_loop, relation))], KNOWN
    )
    (out,) = records.papers
    assert [entity.name for entity in out.entities] == ["Group Relative Policy Optimization", "MATH"]
    assert [link_.role for link_ in out.entities[0].links] == [Role.USES, Role.COMPARES_WITH]
    assert [mention.entity for mention in out.mentions] == [0, 0, 1]
    assert [(found.head, found.tail) for found in out.relations] == [(0, 1)]


def test_of_a_united_entity_a_mere_mention_says_nothing_beside_a_role():
    one, two = ("Method", "mentions", "GRPO"), ("Method", "uses", "Group Relative Policy Optimization")
    paper = annotated("k:1", "GRPO is Group Relative Policy Optimization.", one, two)
    ((entity,),) = [found.entities for found in link([paper], KNOWN).papers]
    assert [link_.role for link_ in entity.links] == [Role.USES]


def test_the_order_of_the_papers_does_not_matter():
    papers = [
        annotated("k:1", "We introduce PRISM, a net.", ("Method", "proposes", "PRISM"), ("Task", "addresses", "a net")),
        annotated("k:2", "We present PRISM, a planner.", ("Method", "proposes", "PRISM")),
        annotated("k:3", "PRISM and GRPO fail.", ("Method", "uses", "PRISM"), ("Method", "uses", "GRPO")),
        annotated("k:4", "grpo or SAC", ("Method", "mentions", "SAC")),
    ]
    expected = link(papers, KNOWN)
    for seed in range(5):
        shuffled = papers[:]
        random.Random(seed).shuffle(shuffled)
        assert link(shuffled, KNOWN) == expected


def test_linking_what_was_linked_changes_nothing():
    papers = [
        annotated("k:1", "We introduce PRISM, a net.", ("Method", "proposes", "PRISM"), ("Method", "uses", "GRPO")),
        annotated("k:3", "PRISM fails on Go1.", ("Method", "uses", "PRISM"), ("Robot", "uses", "Go1")),
    ]
    once = link(papers, KNOWN)
    assert link(once.papers, KNOWN) == once


def test_a_role_that_its_type_cannot_have_coins_nothing():
    papers = [annotated("k:1", "We propose PRISM.", ("Task", "proposes", "PRISM"))]  # written by hand
    once = link(papers, KNOWN)
    assert [entity.key for entity in once.entities] == ["prism"]
    assert link(once.papers, KNOWN) == once


def test_the_type_of_the_lexicon_stands_against_most_papers():
    name = "group relative policy optimization"
    papers = [annotated(f"k:{n}", f"We study {name} {n}.", ("Task", "addresses", name)) for n in (1, 2)]
    records = link([*papers, annotated("k:3", f"We use {name}.", ("Method", "uses", name))], KNOWN)
    (entity,) = records.entities
    assert entity.type is EntityType.METHOD


def test_of_types_that_are_seen_equally_often_the_rarer_kind_of_thing_wins():
    assert settle_type(Counter({EntityType.METHOD: 2, EntityType.DATASET: 2, EntityType.TASK: 1})) is EntityType.DATASET


def test_a_robot_and_a_method_are_two_whatever_else_is_equal():
    long = "graph reasoning by probing"
    papers = [
        annotated("k:1", f"We propose GRASP ({long}).", ("Method", "proposes", "GRASP", long)),
        annotated("k:2", f"We introduce GRASP ({long}).", ("Robot", "introduces", "GRASP", long)),
    ]
    assert sorted(entity.key for entity in link(papers, EMPTY).entities) == ["grasp @k:1", "grasp @k:2"]


def test_a_qualifier_from_a_long_title_is_cut_at_a_word():
    title = "GRASP: Reasoning over very large graphs with a great many patient agents"
    papers = [
        annotated("k:1", "We propose GRASP.", ("Method", "proposes", "GRASP"), title=title),
        annotated("k:2", "We propose GRASP now.", ("Method", "proposes", "GRASP"), title="GRASP: Probing"),
    ]
    assert names(link(papers, EMPTY)) == [
        "GRASP (Probing)",
        "GRASP (Reasoning over very large graphs with a great many patient …)",
    ]


def test_a_decision_names_twenty_papers():
    papers = [
        annotated(f"k:{n}", f"We use {name}.", ("Method", "uses", name))
        for n in range(24)
        for name in SPELLINGS[n % 2 :][:1]
    ]
    (merge,) = link(papers, EMPTY).merges
    assert len(merge.papers) == 20
