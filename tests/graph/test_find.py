from dataclasses import replace

import pytest

from kg.errors import AmbiguousNameError, NotFoundError
from kg.graph.find import find_entity, find_node, find_paper
from kg.model import Entity, EntityType, Records, Role
from tests.graph.builders import entity, paper, records
from tests.samples import (
    EVIL,
    GO1,
    HOPPER_ANNOTATED,
    HOPPER_ENTITY,
    HOPPER_PAPER,
    HOSTILE_ANNOTATED,
    LEAP_ANNOTATED,
    LEAP_ENTITY,
    LEAP_PAPER,
    POLICY,
    SIM,
    sample_records,
)

SAMPLE = sample_records()


@pytest.mark.parametrize(
    "query",
    [
        LEAP_PAPER.id,
        f"https://example.org/kg/{LEAP_PAPER.id}",
        "arxiv:2601.00001",
        "2601.00001",
        "https://arxiv.org/abs/2601.00001",
        "LEAP: Learning to Grasp",
        "leap: learning  to grasp",  # by the lookup key
        "LEAP: Lear",
        "paper/arxiv-2601-00001",
        "arxiv-2601-00001",
        "  LEAP: Learning to Grasp\n",
    ],
)
def test_find_paper(query: str) -> None:
    assert find_paper(SAMPLE, query) is LEAP_ANNOTATED


def test_the_entity_that_nearly_everybody_means_is_taken() -> None:
    main = entity("group relative policy optimization", aliases=("GRPO",), paper_count=30)
    rare = entity("gross product", aliases=("GRPO",), paper_count=3)
    assert find_entity(records([], [main, rare]), "GRPO") is main
    with pytest.raises(AmbiguousNameError):
        find_entity(records([], [replace(main, paper_count=29), rare]), "GRPO")


def test_what_stands_before_the_colon_of_a_title_is_what_a_paper_is_called() -> None:
    one, two = (paper(n, {}, title=title) for n, title in (("1", "STEP: warm starts"), ("2", "STEP-wise learning")))
    assert find_paper(records([one, two], []), "step") is one


def test_a_paper_without_title_by_its_opening_words() -> None:
    assert find_paper(SAMPLE, "Hopper is a diffusion policy") is HOPPER_ANNOTATED
    assert find_paper(SAMPLE, HOPPER_PAPER.key) is HOPPER_ANNOTATED


def test_a_hostile_title_is_a_title() -> None:
    assert find_paper(SAMPLE, HOSTILE_ANNOTATED.paper.title) is HOSTILE_ANNOTATED


@pytest.mark.parametrize(
    ("query", "found"),
    [
        (GO1.id, GO1),
        (f"http://localhost:8080/{GO1.id}", GO1),
        ("unitreego1", GO1),  # the key
        ("Unitree Go1", GO1),
        ("Go1", GO1),  # an alias
        ("go-1", GO1),  # its lookup key
        ("unitree", GO1),  # a beginning
        ("LEAP (diffusion policy)", LEAP_ENTITY),
        ("LEAP", LEAP_ENTITY),  # its name
        ("leap", LEAP_ENTITY),
        ("Diffusion Policies", POLICY),
        ("graspsim", SIM),
        ('<b>"X"\\</b>', EVIL),
    ],
)
def test_find_entity(query: str, found: object) -> None:
    assert find_entity(SAMPLE, query) is found


def test_an_id_that_was_merged_away_leads_to_what_it_became() -> None:
    kept = entity("kept", replaces=("entity/gone",), exact_matches=("http://www.wikidata.org/entity/Q1",))
    corpus = records([], [kept, entity("other")])
    assert find_entity(corpus, "http://localhost:8080/entity/gone") is kept
    assert find_entity(corpus, "http://www.wikidata.org/entity/Q1") is kept


def test_an_exact_label_wins_over_an_alias_and_a_beginning() -> None:
    rrt, star, other = entity("RRT"), entity("RRT*"), entity("rapid tree", aliases=("RRT",))
    assert find_entity(records([], [rrt, star, other]), "RRT") is rrt


def test_several_senses_of_a_name_are_listed() -> None:
    senses = [
        Entity("entity/p1", "prism @a", EntityType.METHOD, "PRISM", "complex-valued architecture"),
        Entity("entity/p2", "prism @b", EntityType.METHOD, "PRISM", "reward model"),
    ]
    with pytest.raises(AmbiguousNameError) as caught:
        find_entity(records([], senses), "prism")
    assert caught.value.candidates == (
        "entity/p1 (PRISM (complex-valued architecture))",
        "entity/p2 (PRISM (reward model))",
    )
    assert "Give the id of one" in str(caught.value)


def test_a_beginning_must_be_unique() -> None:
    corpus = records([], [entity(f"net{n:02}") for n in range(12)])
    with pytest.raises(AmbiguousNameError, match=r"'net' fits more than one entity \(12\)") as caught:
        find_entity(corpus, "net")
    assert len(caught.value.candidates) == 12
    assert "; and 2 more." in str(caught.value)


def test_nothing_fits_and_the_nearest_names_are_told() -> None:
    with pytest.raises(NotFoundError) as caught:
        find_entity(SAMPLE, "diffusion polcy")
    assert caught.value.near == ("diffusion policy", "diffusion policies", "LEAP (diffusion policy)")
    assert "Did you mean: diffusion policy" in str(caught.value)


@pytest.mark.parametrize("query", ["", "  ", "zzzz"])
def test_nothing_near_either(query: str) -> None:
    with pytest.raises(NotFoundError) as caught:
        find_node(SAMPLE, query)
    assert caught.value.near == ()


def test_nothing_in_nothing() -> None:
    with pytest.raises(NotFoundError):
        find_paper(Records(), "x")


def test_find_node_finds_both() -> None:
    assert find_node(SAMPLE, "Go1") is GO1
    assert find_node(SAMPLE, "2601.00001") is LEAP_ANNOTATED
    assert find_node(SAMPLE, "LEAP: Learning to Grasp") is LEAP_ANNOTATED


def test_a_name_means_the_entity_not_the_paper_that_is_labelled_with_it() -> None:
    grasp = entity("GRASP")
    untitled = paper("a", {grasp: [Role.PROPOSES]})
    corpus = records([untitled], [grasp])
    assert find_node(corpus, "GRASP") is grasp
    assert find_paper(corpus, "GRASP") is untitled
    assert find_node(corpus, "paper/a") is untitled


def test_the_stronger_way_decides_between_paper_and_entity() -> None:
    # "Hopper" is the exact label of the entity, and only the beginning of the paper's label.
    assert find_node(SAMPLE, "Hopper") is HOPPER_ENTITY
    assert find_node(SAMPLE, "Hopper is") is HOPPER_ANNOTATED


def test_a_canonical_name_goes_before_the_alias_of_another() -> None:
    named = replace(entity("prism", qualifier="planner"), key="prism @k:1")
    other = entity("other", aliases=("prism",))
    assert find_entity(records([], [named, other]), "prism") is named
