"""Scores worked out by hand on papers of a few words."""

import pytest

from kg import ids
from kg.errors import NotFoundError
from kg.evaluate import Counts, evaluate, match_entities
from kg.model import (
    AnnotatedPaper,
    EntityType,
    Mention,
    Paper,
    PaperEntity,
    PaperLink,
    Relation,
    RelationName,
    Role,
    Span,
    Text,
)

M, T, D = EntityType.METHOD, EntityType.TASK, EntityType.DATASET
TEXT = "FooNet beats BarNet on ImageSet for **G**rasping."
PAPER = Paper("paper/x", "x", (Text("title", "FooNet"), Text("abstract", TEXT)))


def entity(kind: EntityType, role: Role, name: str, *aliases: str) -> PaperEntity:
    return PaperEntity(kind, name, aliases, (PaperLink(role, 1.0),))


def mention(surface: str, kind: EntityType, index: int, text: str = "abstract") -> Mention:
    start = (TEXT if text == "abstract" else "FooNet").index(surface)
    return Mention(Span(text, start, start + len(surface)), kind, 1.0, "given", index)


GOLD = AnnotatedPaper(
    PAPER,
    entities=(
        entity(M, Role.PROPOSES, "FooNet"),
        entity(M, Role.COMPARES_WITH, "BarNet"),
        entity(D, Role.EVALUATES_ON, "ImageSet"),
        entity(T, Role.ADDRESSES, "grasping"),
    ),
    mentions=(
        mention("FooNet", M, 0),
        mention("BarNet", M, 1),
        mention("ImageSet", D, 2),
        mention("**G**rasping", T, 3),
    ),
    relations=(Relation(0, RelationName.OUTPERFORMS, 1, 1.0), Relation(0, RelationName.EVALUATED_ON, 2, 1.0)),
)

#: One type wrong (BarNet), one boundary wrong (Image), one missed (grasping), one more in the title (does not count).
FOUND = AnnotatedPaper(
    PAPER,
    entities=(
        entity(M, Role.USES, "foo-nets"),
        entity(D, Role.EVALUATES_ON, "BarNet"),
        entity(D, Role.EVALUATES_ON, "Image", "image set"),
    ),
    mentions=(
        mention("FooNet", M, 0),
        mention("FooNet", M, 0, "title"),
        mention("BarNet", D, 1),
        mention("Image", D, 2),
    ),
    relations=(
        Relation(0, RelationName.EVALUATED_ON, 2, 0.5),
        Relation(0, RelationName.OUTPERFORMS, 1, 0.5),
        Relation(2, RelationName.BASED_ON, 0, 0.5),
    ),
)


def test_mentions_of_abstracts() -> None:
    scores = evaluate([GOLD], [FOUND])
    assert scores.mentions == Counts(right=1, predicted=3, gold=4)
    assert scores.untyped == Counts(right=2, predicted=3, gold=4)
    assert scores.mentions_by_type[M] == Counts(1, 1, 2)
    assert scores.mentions_by_type[D] == Counts(0, 2, 1)
    assert scores.mentions_by_type[T] == Counts(0, 0, 1)


def test_entities_match_by_any_surface_after_normalisation() -> None:
    # foo-nets is FooNet by case, hyphen and plural; "image set" is ImageSet; BarNet has another type.
    assert match_entities(GOLD, FOUND) == {0: 0, 2: 2}
    scores = evaluate([GOLD], [FOUND])
    assert scores.entities == Counts(2, 3, 4)
    assert scores.entities_by_type[M] == Counts(1, 1, 2)


def test_markup_does_not_count() -> None:
    found = AnnotatedPaper(PAPER, entities=(entity(T, Role.ADDRESSES, "Grasping"),))
    assert match_entities(GOLD, found) == {0: 3}


def test_each_entity_matches_once() -> None:
    twice = AnnotatedPaper(PAPER, entities=(entity(M, Role.USES, "FooNet"), entity(M, Role.USES, "foonet")))
    assert match_entities(GOLD, twice) == {0: 0}


def test_roles_over_matched_entities() -> None:
    scores = evaluate([GOLD], [FOUND])
    assert scores.roles == Counts(1, 2, 2)  # ImageSet right, FooNet uses instead of proposes
    assert scores.role_accuracy == 0.5


def test_relations_end_to_end() -> None:
    # evaluatedOn is right; outperforms has an unmatched tail; basedOn is not in the gold.
    assert evaluate([GOLD], [FOUND]).relations == Counts(1, 3, 2)


def test_rates() -> None:
    counts = Counts(right=1, predicted=3, gold=4)
    assert counts.precision == pytest.approx(1 / 3)
    assert counts.recall == 0.25
    assert counts.f1 == pytest.approx(2 / 7)
    assert (Counts().precision, Counts().recall, Counts().f1) == (0.0, 0.0, 0.0)


def test_the_same_is_perfect_and_nothing_is_nothing() -> None:
    perfect = evaluate([GOLD], [GOLD])
    assert (perfect.mentions.f1, perfect.entities.f1, perfect.role_accuracy, perfect.relations.f1) == (1, 1, 1, 1)
    assert evaluate([GOLD], []).mentions == Counts(0, 0, 4)


def test_scores_are_micro_over_papers() -> None:
    other = AnnotatedPaper(Paper("paper/y", "y", PAPER.texts), entities=GOLD.entities, mentions=GOLD.mentions)
    scores = evaluate([GOLD, other], [FOUND, other])
    assert scores.papers == 2
    assert scores.mentions == Counts(5, 7, 8)


def test_a_paper_without_gold_is_refused() -> None:
    stranger = AnnotatedPaper(Paper(ids.paper_id("z", "z"), "z", ()))
    with pytest.raises(NotFoundError, match="gold paper"):
        evaluate([GOLD], [stranger])


def test_papers_that_withhold_their_texts_are_matched_by_names_alone() -> None:
    paper = Paper("paper/x", "x", (Text("title", "FooNet"), Text("abstract", "", len(TEXT))))
    one = AnnotatedPaper(paper, entities=(GOLD.entities[0],), mentions=(mention("FooNet", M, 0),))
    two = AnnotatedPaper(paper, entities=(GOLD.entities[1],), mentions=(mention("BarNet", M, 0),))
    assert match_entities(one, one) == {0: 0}
    assert match_entities(one, two) == {}
