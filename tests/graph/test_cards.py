"""What a card tells, and in which order."""

from dataclasses import replace

import pytest

from kg.graph.cards import entity_card, paper_card
from kg.model import EntityType, Relation, RelationName, Role, Span
from tests.graph.builders import entity, paper, records
from tests.samples import GO1, HOPPER_ANNOTATED, HOPPER_PAPER, LEAP_ANNOTATED, LEAP_PAPER, POLICY, sample_records


def test_a_papers_card_has_its_entities_by_role_with_the_sentence() -> None:
    card = paper_card(sample_records(), LEAP_ANNOTATED)
    assert (card["id"], card["type"], card["label"]) == (LEAP_PAPER.id, "Paper", "LEAP: Learning to Grasp")
    assert card["sources"] == ["a.jsonl, line 1", "b.jsonl, line 7"]
    assert card["links"] == {"https://github.com/example/leap": "code"}
    assert list(card["roles"]) == sorted(card["roles"])
    (deployed,) = card["roles"]["deployedOn"]
    assert (deployed["name"], deployed["type"], deployed["id"]) == ("Unitree Go1", "Robot", GO1.id)
    assert deployed["sentence"] == "We deploy it on a Unitree Go1."
    (proposed,) = card["roles"]["proposes"]
    assert proposed["sentence"] == "We propose LEAP, a diffusion policy for dexterous grasping."  # without the stars
    assert card["results"] == [
        {"method": "LEAP", "value": "12.5%", "dataset": "GraspSim", "baseline": "Hopper", "kind": "difference"}
    ]


def test_of_one_role_the_surest_comes_first() -> None:
    card = paper_card(sample_records(), LEAP_ANNOTATED)
    assert [(row["name"], row["confidence"]) for row in card["roles"]["uses"]] == [
        ("diffusion policy", 0.8),
        ("Unitree Go1", 0.5),
    ]


def test_an_entitys_card_has_its_papers_by_role_and_what_they_state() -> None:
    card = entity_card(sample_records(), GO1)
    assert (card["id"], card["type"], card["label"]) == (GO1.id, "Robot", "Unitree Go1")
    assert card["kind"] == "quadruped"  # its label, not its id
    assert {role: [row["id"] for row in rows] for role, rows in card["roles"].items()} == {
        "deployedOn": [LEAP_PAPER.id],
        "evaluatesOn": [HOPPER_PAPER.id],
        "uses": [LEAP_PAPER.id],
    }
    assert "stated" not in card  # what is empty is left out


def test_what_goes_with_an_entity_is_counted_in_papers_most_first() -> None:
    card = entity_card(sample_records(), POLICY)
    assert card["goes with"]["dexterous grasping"] == 2
    counts = list(card["goes with"].values())
    assert counts == sorted(counts, reverse=True)
    assert "diffusion policy" not in card["goes with"]


def test_a_card_tells_what_it_is_a_kind_of_its_kinds_and_its_namesakes() -> None:
    wide = entity("planning")
    kinds = [replace(entity(f"planning {n:02}"), broader=(wide.id,), paper_count=n) for n in range(25)]
    namesake = replace(entity("planning too", EntityType.TASK), related=(wide.id,))
    told = records([], [wide, namesake, *kinds])
    assert entity_card(told, kinds[3])["a kind of"] == ["planning"]
    assert entity_card(told, wide)["kinds"] == [f"planning {n:02}" for n in range(24, 4, -1)]
    assert entity_card(told, namesake)["of the same name"] == ["planning"]
    assert "kinds" not in entity_card(told, namesake)


def test_at_most_twenty_others_are_told() -> None:
    others = [entity(f"m{n:02}") for n in range(25)]
    one = paper("a", dict.fromkeys(others, (Role.USES,)))
    assert len(entity_card(records([one], others), others[0])["goes with"]) == 20


@pytest.mark.parametrize("end", ["head", "tail"])
def test_a_relation_is_told_on_both_cards_with_its_support(end: str) -> None:
    text = "Leap is for grasping."
    method, task = entity("leap"), entity("grasp", EntityType.TASK)
    relation = Relation(0, RelationName.USED_FOR, 1, 0.8, (Span("abstract", 0, len(text)),))
    roles = {method: (Role.USES,), task: (Role.ADDRESSES,)}
    papers = [paper(name, roles, abstract=text, relations=[relation]) for name in "ab"]
    card = entity_card(records(papers, [method, task]), method if end == "head" else task)
    assert card["stated"] == [
        {"head": "leap", "relation": "usedFor", "tail": "grasp", "support": 2, "sentence": "Leap is for grasping."}
    ]


def test_the_card_of_a_paper_without_texts_has_empty_sentences() -> None:
    texts = tuple(replace(text, raw="", withheld=len(text.raw)) for text in HOPPER_PAPER.texts)
    bare = replace(HOPPER_ANNOTATED, paper=replace(HOPPER_PAPER, texts=texts))
    card = paper_card(sample_records(), bare)
    assert "abstract" not in card
    assert {row["sentence"] for rows in card["roles"].values() for row in rows} == {""}
