import pytest

from kg.corpus.identity import make_paper
from kg.extract.sections import weigh_sections
from kg.model import (
    AnnotatedPaper,
    EntityType,
    Mention,
    PaperEntity,
    PaperLink,
    Relation,
    RelationName,
    Result,
    Role,
    Source,
    Span,
    Text,
)

TEXTS = [
    Text("body/0", "Body text that is long.", heading="1 Method"),
    Text("body/1", "Others did this.", heading="Related Work"),
]
FRONT, BODY, RELATED = Span("abstract", 0, 10), Span("body/0", 0, 10), Span("body/1", 0, 10)


def weighed(*places, roles=(), abstract="We stack all of the cups.", texts=TEXTS, **fields):
    """One entity that is mentioned at these places, each role with the sentences that show it."""
    paper = make_paper(title="T", abstract=abstract, sources=[Source("a", "")], texts=texts)
    links = tuple(PaperLink(role, 0.8, evidence) for role, *evidence in roles) or (PaperLink(Role.USES, 0.8, places),)
    entity = PaperEntity(EntityType.METHOD, "PPO", links=links)
    mentions = tuple(Mention(place, EntityType.METHOD, 0.9, "lexicon", 0) for place in places)
    result = weigh_sections(AnnotatedPaper(paper, entities=(entity,), mentions=mentions, **fields))
    return result, [(link.role, link.confidence, link.evidence) for link in result.entities[0].links]


def test_the_abstract_counts_in_full():
    assert weighed(FRONT, BODY)[1] == [(Role.USES, 0.8, (FRONT, BODY))]


def test_sections_count_less():
    assert weighed(BODY)[1] == [(Role.USES, 0.68, (BODY,))]


def test_related_work_alone_only_mentions():
    assert weighed(RELATED)[1] == [(Role.MENTIONS, 0.48, (RELATED,))]


def test_a_role_that_related_work_alone_shows_goes_where_another_stays():
    roles = [(Role.COMPARES_WITH, RELATED), (Role.USES, BODY)]
    assert [role for role, *_ in weighed(BODY, RELATED, roles=roles)[1]] == [Role.USES]
    assert [role for role, *_ in weighed(BODY, RELATED, roles=[(Role.USES, RELATED)])[1]] == [Role.USES]


def test_numbers_of_others_are_no_results_and_their_relations_are_believed_less():
    results = (Result("5%", span=RELATED), Result("6%", span=BODY), Result("7%"))
    relations = (
        Relation(0, RelationName.BASED_ON, 0, 0.5, (RELATED,)),
        Relation(0, RelationName.OUTPERFORMS, 0, 0.5, (FRONT, RELATED)),
        Relation(0, RelationName.PART_OF, 0, 0.5, (BODY, RELATED)),
    )
    found, _ = weighed(BODY, results=results, relations=relations)
    assert [result.value for result in found.results] == ["6%", "7%"]
    assert [relation.confidence for relation in found.relations] == [0.3, 0.5, 0.42]


@pytest.mark.parametrize("texts", [[], [Text("body/0", "Body text that is long.")]], ids=["none", "alone"])
def test_without_an_abstract_or_sections_all_counts(texts):
    place = BODY if texts else FRONT
    assert weighed(place, abstract="" if texts else "We stack all.", texts=texts)[1] == [(Role.USES, 0.8, (place,))]
