from dataclasses import replace

from kg.graph.why import shared_reasons
from kg.model import EntityType, Records, Role, Span
from kg.omit import without_texts
from tests.graph.builders import entity, paper

M = entity("m")
T = entity("t", EntityType.TASK)


def with_sentence(name: str, abstract: str, roles: dict) -> object:
    sentence = Span("abstract", 0, len(abstract))
    made = paper(name, roles, abstract=abstract, sentences=[sentence])
    return replace(
        made,
        entities=tuple(
            replace(found, links=tuple(replace(link, evidence=(sentence,)) for link in found.links))
            for found in made.entities
        ),
    )


ONE = with_sentence("1", "We **propose** M.", {M: [Role.PROPOSES, Role.USES]})
TWO = with_sentence("2", "We use M for T.", {T: [Role.ADDRESSES], M: [Role.COMPARES_WITH, Role.USES]})
ENTITIES = {M.id: M, T.id: T}


def test_the_strongest_role_of_each_and_its_sentence() -> None:
    assert shared_reasons(ONE, TWO, [M.id], ENTITIES) == [
        {
            "entity": "m",
            "id": M.id,
            "papers": [
                {"role": "proposes", "sentence": "We propose M."},
                {"role": "uses", "sentence": "We use M for T."},
            ],
        }
    ]


def test_the_other_way_round_and_no_more_than_asked_for() -> None:
    (row,) = shared_reasons(TWO, ONE, [M.id, T.id], ENTITIES, top=1)
    assert [side["role"] for side in row["papers"]] == ["uses", "proposes"]


def test_a_withheld_text_has_no_sentence() -> None:
    bare = without_texts(Records((ONE, TWO))).papers
    (row,) = shared_reasons(*bare, [M.id], ENTITIES)
    assert row["papers"] == [{"role": "proposes"}, {"role": "uses"}]
