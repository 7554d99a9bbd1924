"""Scores worked out by hand on papers of a few words."""

from dataclasses import replace

import pytest

from kg import ids
from kg.errors import NotFoundError
from kg.evaluate import Counts, evaluate, match_entities, match_results
from kg.model import (
    AnnotatedPaper,
    EntityType,
    Mention,
    Paper,
    PaperEntity,
    PaperLink,
    Relation,
    RelationName,
    Result,
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


def test_relations_by_name() -> None:
    by_name = evaluate([GOLD], [FOUND]).relations_by_name
    assert by_name[RelationName.EVALUATED_ON] == Counts(1, 1, 1)
    assert by_name[RelationName.OUTPERFORMS] == Counts(0, 1, 1)
    assert by_name[RelationName.BASED_ON] == Counts(0, 1, 0)
    assert by_name[RelationName.PART_OF] == Counts()


def with_results(annotated: AnnotatedPaper, *results: Result) -> AnnotatedPaper:
    return replace(annotated, results=results)


def test_results_match_by_their_number() -> None:
    gold = with_results(
        GOLD, Result("up to $20\\times$", "speed"), Result("1,300 s", "time"), Result("tenfold", "cost")
    )
    found = with_results(FOUND, Result("20x", "latency"), Result("1300 s", "time"), Result("7%", "cost"))
    assert [(theirs.value, ours.value) for theirs, ours in match_results(gold, found)] == [
        ("1,300 s", "1300 s"),
        ("up to $20\\times$", "20x"),
    ]
    assert evaluate([gold], [found]).results == Counts(2, 3, 3)


def test_results_with_one_number_match_by_their_measure_first() -> None:
    gold = with_results(GOLD, Result("5%", "recall"), Result("5%", "precision"))
    found = with_results(FOUND, Result("5%", "precision"))
    assert [theirs.metric for theirs, _ in match_results(gold, found)] == ["precision"]


def test_parts_of_results() -> None:
    # The dataset is given by another form of the matched entity, the baseline differs, the method is missing.
    gold = with_results(GOLD, Result("5%", "the error rate", "ImageSet", "FooNet", "BarNet"))
    found = with_results(FOUND, Result("5%", "error rates", "image set", "", "base model", dataset_entity=2))
    assert evaluate([gold], [found]).slots == {
        "metric": Counts(1, 1, 1),
        "dataset": Counts(1, 1, 1),
        "method": Counts(0, 0, 1),
        "baseline": Counts(0, 1, 1),
    }


def test_empty_parts_count_for_nothing() -> None:
    gold = with_results(GOLD, Result("5%", "recall"))
    assert evaluate([gold], [gold]).slots["dataset"] == Counts()
