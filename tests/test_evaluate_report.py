"""What kg evaluate tells beside the scores: intervals, calibration, errors, seen names, duplicates; its three forms."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kg.errors import KgError
from kg.evaluate import Counts
from kg.evaluate.confidences import THRESHOLDS, Told, calibration_error, curve, reliability
from kg.evaluate.evaluation import Evaluation, evaluate_all
from kg.evaluate.intervals import Interval, f1_intervals
from kg.evaluate.matching import pair_overlapping
from kg.evaluate.mistakes import KINDS, Mistake, commonest, find_mistakes, worst_papers
from kg.evaluate.scores import Scores, annotated_texts, known_forms, score_paper
from kg.evaluate.show import to_json, to_markdown, to_text
from kg.model import AnnotatedPaper, EntityType, Mention, Paper, PaperEntity, PaperLink, Role, Span, Text
from kg.pipeline import evaluate_files
from tests.test_evaluate import FOUND, GOLD, PAPER, TEXT, D, M, T, entity, mention

ABSTRACT = frozenset({"abstract"})


def test_overlapping_mentions_count_once() -> None:
    # FooNet is exact; Image overlaps ImageSet; BarNet has another type, grasping is missed.
    scores = score_paper(GOLD, FOUND)
    assert scores.overlapping == Counts(2, 3, 4)
    assert scores.get("overlapping", D) == Counts(1, 2, 1)


def place(start: int, end: int, text: str = "abstract") -> Mention:
    return Mention(Span(text, start, end), M, 1.0, "given", 0)


def test_as_many_overlapping_pairs_as_there_can_be() -> None:
    gold, found = [place(0, 4), place(5, 9)], [place(3, 6), place(8, 12)]
    assert pair_overlapping(gold, found) == [(gold[0], found[0]), (gold[1], found[1])]
    assert pair_overlapping([place(0, 9)], [place(0, 2), place(3, 5)]) == [(place(0, 9), place(0, 2))]
    assert pair_overlapping([place(0, 2)], [place(0, 2, "title")]) == []


def cover(places: list[tuple[int, int]]) -> list[Mention]:
    """Mentions one after the other: each (gap, length) from the end of the last."""
    at, found = 0, []
    for gap, length in places:
        found.append(place(at + gap, at + gap + length))
        at += gap + length
    return found


PLACES = st.lists(st.tuples(st.integers(0, 3), st.integers(1, 4)), max_size=5)


@settings(deadline=None)
@given(PLACES, PLACES)
def test_no_matching_is_greater(gold: list[tuple[int, int]], found: list[tuple[int, int]]) -> None:
    wanted, said = cover(gold), cover(found)

    def best(rest: list[Mention], free: list[Mention]) -> int:
        if not rest:
            return 0
        options = [best(rest[1:], free)]
        for other in free:
            if other.span.overlaps(rest[0].span):
                options.append(1 + best(rest[1:], [one for one in free if one is not other]))
        return max(options)

    pairs = pair_overlapping(wanted, said)
    assert len(pairs) == best(wanted, said)
    assert len({id(one) for one, _ in pairs}) == len({id(other) for _, other in pairs}) == len(pairs)
    assert all(one.span.overlaps(other.span) for one, other in pairs)


def test_titles_count_where_the_gold_annotates_them() -> None:
    assert annotated_texts([GOLD]) == {"abstract"}
    titled = replace(GOLD, mentions=(*GOLD.mentions, mention("FooNet", M, 0, "title")))
    assert annotated_texts([titled, GOLD]) == {"abstract", "title"}
    assert evaluate_all([titled], [FOUND]).scores.mentions == Counts(2, 4, 5)
    body = replace(titled, mentions=(Mention(Span("body/7", 0, 3), M, 1.0, "given", 0),))
    assert annotated_texts([body]) == {"abstract", "body"}


def test_seen_and_unseen_names() -> None:
    # FooNet is known by a plural; ImageSet by no form, so its predicted boundary error is unseen too.
    train = AnnotatedPaper(PAPER, entities=(entity(M, Role.USES, "Foo-nets"),))
    seen = known_forms([train])
    scores = score_paper(GOLD, FOUND, ABSTRACT, seen)
    assert scores.get("mentions", "seen") == Counts(1, 1, 1)
    assert scores.get("mentions", "unseen") == Counts(0, 2, 3)
    assert scores.get("entities", "seen") == Counts(1, 1, 1)
    assert scores.get("entities", "unseen") == Counts(1, 2, 3)
    assert evaluate_all([GOLD], [FOUND], [train]).has_seen
    assert not evaluate_all([GOLD], [FOUND]).has_seen


def test_duplicates() -> None:
    twice = AnnotatedPaper(PAPER, entities=(entity(M, Role.USES, "FooNet"), entity(M, Role.USES, "foonet")))
    assert (score_paper(GOLD, twice).split, score_paper(GOLD, twice).merged) == (1, 0)
    one = AnnotatedPaper(PAPER, entities=(entity(M, Role.USES, "FooNet", "BarNet"),))
    assert (score_paper(GOLD, one).split, score_paper(GOLD, one).merged) == (0, 1)


def test_intervals() -> None:
    right, wrong = Scores(1, {("a", ""): Counts(1, 1, 1)}), Scores(1, {("a", ""): Counts(0, 1, 1)})
    assert f1_intervals([right] * 5, [("a", "")]) == {("a", ""): Interval(1.0, 1.0)}
    between = f1_intervals([right, wrong] * 20, [("a", ""), ("b", "")])
    assert 0.3 < between["a", ""].low < 0.4
    assert 0.6 < between["a", ""].high < 0.7
    assert between["b", ""] == (0.0, 0.0)
    assert f1_intervals([right, wrong] * 20, [("a", ""), ("b", "")]) == between
    assert f1_intervals([], [("a", "")]) == {}


def test_calibration() -> None:
    told = [Told(0.29, False), Told(0.3, True), Told(0.35, False), Told(1.0, True)]
    assert [(one.low, one.number, one.right) for one in reliability(told)] == [
        (0.2, 1, 0.0),
        (0.3, 2, 0.5),
        (0.9, 1, 1.0),
    ]
    # 0.29 off once, 0.175 twice, 0 once, over 4.
    assert calibration_error(told) == pytest.approx((0.29 + 2 * 0.175) / 4)
    assert calibration_error([]) == 0.0
    points = {point.threshold: point.counts for point in curve(told, 5)}
    assert tuple(points) == THRESHOLDS
    assert (points[0.0], points[0.3], points[0.9]) == (Counts(2, 4, 5), Counts(2, 3, 5), Counts(1, 1, 5))


def test_mistakes() -> None:
    assert find_mistakes(GOLD, FOUND, ABSTRACT) == [
        Mistake("type", "BarNet", "Method", "BarNet", "Dataset"),
        Mistake("boundary", "ImageSet", "Dataset", "Image", "Dataset"),
        Mistake("missed", "**G**rasping", "Task", "", ""),
    ]
    other = AnnotatedPaper(PAPER, entities=(entity(T, Role.ADDRESSES, "x"),), mentions=(mention("BarNet on", T, 0),))
    assert [one.kind for one in find_mistakes(GOLD, other, ABSTRACT)] == [
        "missed",
        "type and boundary",
        "missed",
        "missed",
    ]
    empty = replace(GOLD, mentions=())
    assert [one.kind for one in find_mistakes(empty, FOUND, ABSTRACT)] == ["spurious"] * 3
    assert find_mistakes(GOLD, GOLD, ABSTRACT) == []


def test_the_commonest_mistakes() -> None:
    rows = [
        Mistake("missed", "robot learning", "Task", "", ""),
        Mistake("missed", "Robot-learning", "Task", "", ""),
        Mistake("missed", "graph", "Method", "", ""),
        Mistake("type", "a", "Method", "a", "Task"),
        Mistake("type", "b", "Method", "b", "Task"),
    ]
    told = commonest(rows)
    assert tuple(told) == tuple(KINDS)
    assert [tuple(one) for one in told["missed"]] == [(2, "Task", "robot learning"), (1, "Method", "graph")]
    assert [tuple(one) for one in told["type"]] == [(2, "Method -> Task", "a")]


def test_the_worst_papers_first_and_none_without_an_error() -> None:
    other = replace(GOLD, paper=replace(PAPER, id="paper/y", given_id="Y"))
    scores = [score_paper(GOLD, FOUND), score_paper(other, AnnotatedPaper(other.paper)), score_paper(GOLD, GOLD)]
    worst = worst_papers([GOLD, other, GOLD], scores)
    assert [(one.paper, one.missed, one.spurious) for one in worst] == [("Y", 4, 0), ("paper/x", 3, 2)]


@pytest.fixture
def evaluation() -> Evaluation:
    other = replace(GOLD, paper=replace(PAPER, id="paper/y", venue="RSS"))
    return evaluate_all([GOLD, other], [FOUND, other], [GOLD])


def test_all_together(evaluation: Evaluation) -> None:
    assert evaluation.scores.papers == 2
    assert {name: scores.papers for name, scores in evaluation.venues.items()} == {"": 1, "RSS": 1}
    assert evaluation.venues["RSS"].mentions.f1 == 1.0
    assert evaluation.kinds == {"type": 1, "boundary": 1, "type and boundary": 0, "missed": 1, "spurious": 0}
    assert [(one.what, one.number, one.example) for one in evaluation.roles] == [("proposes -> uses", 1, "Method")]
    # In FOUND one mention of three is right, in the other paper all four; all are told with 1.0.
    assert evaluation.calibration == pytest.approx(2 / 7)
    # Relations: one of three told with 0.5 is right, two of two told with 1.0.
    assert evaluation.relation_calibration == pytest.approx(3 / 5 * abs(0.5 - 1 / 3))


def test_text_and_markdown_tell_the_same_numbers(evaluation: Evaluation) -> None:
    text, page = to_text(evaluation), to_markdown(evaluation)
    (line,) = (line for line in text.splitlines() if line.startswith("mentions, exact"))
    assert line.split()[2:5] == ["71.4", "62.5", "66.7"]
    assert "| mentions, exact | 71.4 | 62.5 | 66.7 |" in page
    assert "\\*\\*G\\*\\*rasping" in page
    assert "**G**" not in page
    assert "| 0.6 | 100.0 |" in page.split("Relations by --min-relation-confidence")[1]  # the two told with 1.0
    for heading in ("By venue", "Duplicates", "Mentions by --min-confidence", "Commonest errors: missed"):
        assert heading in text
        assert heading in page
    assert "seen names" in text
    assert "Papers with the lowest F1" in text


def test_json(evaluation: Evaluation) -> None:
    value = json.loads(to_json(evaluation))
    assert value["format"] == "kg-evaluation/1"
    exact = value["scores"]["mentions"]["all"]
    assert (exact["right"], exact["predicted"], exact["gold"], exact["f1"]) == (5, 7, 8, 0.6667)
    assert exact["interval"][0] <= exact["f1"] <= exact["interval"][1]
    assert value["scores"]["mentions"]["Method"]["gold"] == 4
    assert value["venues"]["RSS"]["entities"]["all"]["recall"] == 1.0
    assert value["duplicates"] == {"split": 0, "merged": 0}
    assert [point["min_confidence"] for point in value["curve"]] == list(THRESHOLDS)
    assert value["errors"]["missed"]["number"] == 1
    assert to_json(evaluation) == to_json(evaluation)


def test_nothing_at_all() -> None:
    nothing = evaluate_all([], [])
    assert to_text(nothing).startswith("0 papers")
    assert json.loads(to_json(nothing))["scores"] == {}
    assert "# Evaluation" in to_markdown(nothing)


def test_other_texts_are_refused() -> None:
    other = replace(FOUND, paper=replace(PAPER, given_id="X1", texts=(Text("abstract", TEXT + " "),)))
    with pytest.raises(KgError, match="its abstract is not the same in both files"):
        evaluate_all([GOLD], [other])


LINE = {
    "id": "p1",
    "text": "FooNet solves deep grasping.",
    "entities": [{"type": "Method", "role": "proposes", "name": "FooNet"}],
    "mentions": [[0, 6, 0]],
}


def write(path: Path, *lines: object) -> Path:
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    return path


def test_files(tmp_path: Path) -> None:
    gold = write(tmp_path / "gold.jsonl", LINE)
    found = write(tmp_path / "found.jsonl", {**LINE, "mentions": [[0, 6, 0], [14, 27, 0]]})
    assert evaluate_files(gold, found, gold).scores.mentions == Counts(1, 2, 1)
    assert evaluate_files(gold).scores.papers == 1


@pytest.mark.parametrize("which", [0, 1, 2])
def test_files_without_annotations(tmp_path: Path, which: int) -> None:
    gold = write(tmp_path / "gold.jsonl", LINE)
    bare = write(tmp_path / "bare.jsonl", {"id": "p1", "abstract": "FooNet solves deep grasping."})
    files = [gold, gold, gold]
    files[which] = bare
    with pytest.raises(KgError, match=r"bare\.jsonl holds no annotated papers"):
        evaluate_files(*files)


def test_an_entity_of_the_paper_kind() -> None:
    lone = AnnotatedPaper(
        Paper("paper/z", "z", (Text("abstract", "Go1 walks."),)),
        entities=(PaperEntity(EntityType.ROBOT, "Go1", links=(PaperLink(Role.DEPLOYED_ON, 1.0),)),),
    )
    assert evaluate_all([lone], [lone]).scores.entities_by_type[EntityType.ROBOT] == Counts(1, 1, 1)
