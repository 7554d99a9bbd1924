from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from kg.graph.edges import Evidence, RoleEdge, all_role_edges, role_edges, statements
from kg.model import AnnotatedPaper, EntityType, Mention, PaperLink, Records, Relation, RelationName, Role, Span
from tests.graph.builders import entity, paper, records
from tests.samples import GO1, HOPPER_PAPER, LEAP_ANNOTATED, LEAP_ENTITY, LEAP_PAPER, SIM, TASK, sample_records

A, B, C = entity("A"), entity("B", EntityType.DATASET), entity("C")
S1, S2 = Span("abstract", 0, 10), Span("abstract", 11, 20)
METHOD = EntityType.METHOD


def test_role_edges_of_the_sample() -> None:
    edges = role_edges(LEAP_ANNOTATED)
    sentence = Span("abstract", 104, 134)  # "We deploy it on a Unitree Go1."
    assert len(edges) == 7
    assert edges == sorted(edges)
    assert [edge for edge in edges if edge.entity == GO1.id] == [
        RoleEdge(LEAP_PAPER.id, Role.DEPLOYED_ON, GO1.id, 0.99, (sentence,), 1),
        RoleEdge(LEAP_PAPER.id, Role.USES, GO1.id, 0.5, (sentence,), 1),
    ]
    proposes = next(edge for edge in edges if edge.role is Role.PROPOSES)
    assert (proposes.entity, proposes.mentions) == (LEAP_ENTITY.id, 2)


def test_two_names_of_one_entity_have_their_roles_united() -> None:
    one = paper("a", {A: [Role.USES], B: [Role.USES]}, abstract="x" * 40, sentences=[S1, S2])
    first = replace(one.entities[0], links=(PaperLink(Role.USES, 0.6, (S2,)),))
    second = replace(
        one.entities[1], id=A.id, links=(PaperLink(Role.PROPOSES, 0.7, (S1,)), PaperLink(Role.USES, 0.9, (S1,)))
    )
    mentions = (Mention(Span("abstract", 0, 2), METHOD, 0.5, "given", 0), Mention(S2, METHOD, 0.5, "given", 1))
    both = replace(one, entities=(first, second), mentions=mentions)
    assert role_edges(both) == [
        RoleEdge("paper/a", Role.PROPOSES, A.id, 0.7, (S1,), 2),
        RoleEdge("paper/a", Role.USES, A.id, 0.9, (S1, S2), 2),
    ]


def test_a_role_without_evidence_gets_the_sentences_of_its_mentions() -> None:
    mention = Mention(Span("abstract", 12, 14), METHOD, 0.5, "given", 0)
    one = paper("a", {A: [Role.MENTIONS]}, abstract="x" * 40, sentences=[S1, S2], mentions=[mention])
    assert role_edges(one)[0].evidence == (S2,)


def test_statements_of_the_sample() -> None:
    found = {(item.head, item.name, item.tail): item for item in statements(sample_records())}
    assert len(found) == 5
    used = found[LEAP_ENTITY.id, RelationName.USED_FOR, TASK.id]
    assert (used.support, used.confidence, used.papers) == (1, 0.9, (LEAP_PAPER.id,))
    tested = [item for item in found.values() if item.name is RelationName.EVALUATED_ON]
    assert {(item.tail, item.papers) for item in tested} == {(SIM.id, (LEAP_PAPER.id,)), (SIM.id, (HOPPER_PAPER.id,))}


def _stating(name: str, confidence: float, *evidence: Span) -> AnnotatedPaper:
    relation = Relation(0, RelationName.EVALUATED_ON, 1, confidence, evidence)
    return paper(name, {A: [Role.USES], B: [Role.USES]}, relations=[relation])


def test_two_papers_support_one_statement() -> None:
    (only,) = statements(records([_stating("a", 0.6, S2, S1), _stating("b", 0.8, S1)], [A, B]))
    assert only.support == 2
    assert only.confidence == 0.8
    assert only.papers == ("paper/a", "paper/b")
    assert only.evidence == (Evidence("paper/a", S1), Evidence("paper/a", S2), Evidence("paper/b", S1))


def test_one_paper_that_states_it_twice_supports_it_once() -> None:
    twice = _stating("a", 0.6, S1)
    twice = replace(twice, relations=(*twice.relations, Relation(0, RelationName.EVALUATED_ON, 1, 0.9, (S2,))))
    (only,) = statements(records([twice], [A, B]))
    assert (only.support, only.confidence, len(only.evidence)) == (1, 0.9, 2)


def test_a_relation_that_linking_made_a_loop_is_left_out() -> None:
    loop = _stating("a", 0.6, S1)
    loop = replace(loop, entities=(loop.entities[0], replace(loop.entities[1], id=A.id)))
    assert statements(records([loop], [A])) == []


@settings(deadline=None)
@given(st.permutations(range(3)))
def test_the_order_of_papers_does_not_matter(order: list[int]) -> None:
    sample = sample_records()
    shuffled = Records(tuple(sample.papers[i] for i in order), sample.entities)
    assert statements(shuffled) == statements(sample)
    assert sorted(all_role_edges(shuffled)) == sorted(all_role_edges(sample))
