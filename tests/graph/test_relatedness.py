import math
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kg.graph.relatedness import ALL_FACETS, FACETS, TEXT_SHARE, TOP, Relatedness, nearest_by, rank
from kg.graph.relatedness import relatedness as blended
from kg.model import ROLES, AnnotatedPaper, Entity, EntityType, Records, Role, Span, Text
from kg.omit import without_texts
from tests.graph.builders import entity, paper, records


def relatedness(corpus: Records, top: int = TOP) -> list[Relatedness]:
    """By entities alone."""
    return blended(corpus, top, text_share=0.0)


M = entity("m")
T = entity("t", EntityType.TASK)
D = entity("d", EntityType.DATASET)


def three_papers() -> Records:
    return records(
        [
            paper("1", {M: [Role.PROPOSES], T: [Role.ADDRESSES], D: [Role.EVALUATES_ON]}),
            paper("2", {M: [Role.USES], T: [Role.ADDRESSES]}),
            paper("3", {T: [Role.ADDRESSES], D: [Role.USES]}),
        ],
        [M, T, D],
    )


# By hand. A weight is role x ln(1 + papers / papers that have it): ln 2.5 = 0.916291 for m, d; ln 2 = 0.693147 for t.
#   1: m 1.0 x 0.916291 = 0.916291   t 0.693147   d 0.9 x 0.916291 = 0.824662
#      norm = sqrt(0.839589 + 0.480453 + 0.680067) = sqrt(2.000109) = 1.414252
#   2: m 0.8 x 0.916291 = 0.733033   t 0.693147   norm = sqrt(0.537337 + 0.480453) = sqrt(1.017790) = 1.008856
#   3: d 0.8 x 0.916291 = 0.733033   t 0.693147   norm = 1.008856
# 1.2: m 0.916291 x 0.733033 = 0.671672, t 0.480453, each over 1.414252 x 1.008856 = 1.426777:
#      m 0.470762 + t 0.336740 = 0.807502
# 1.3: d 0.824662 x 0.733033 = 0.604505, t 0.480453, each over 1.426777: d 0.423686 + t 0.336740 = 0.760426
# 2.3: t 0.480453 over 1.017790 = 0.472055
ONE_TWO = Relatedness("paper/1", "paper/2", 0.8075, (("method", 0.4708), ("task", 0.3367)), (M.id, T.id))
ONE_THREE = Relatedness("paper/1", "paper/3", 0.7604, (("task", 0.3367), ("dataset", 0.4237)), (D.id, T.id))
TWO_THREE = Relatedness("paper/2", "paper/3", 0.4721, (("task", 0.4721),), (T.id,))


def test_three_papers_by_hand() -> None:
    assert relatedness(three_papers()) == [ONE_TWO, ONE_THREE, TWO_THREE]


def test_a_pair_is_kept_where_either_side_ranks_it() -> None:
    # The best of 1 is 2, of 2 is 1, of 3 is 1: the pair 2-3 is nobody's best.
    assert relatedness(three_papers(), top=1) == [ONE_TWO, ONE_THREE]


def test_rank_is_the_same_pair_from_both_sides() -> None:
    pairs = relatedness(three_papers())
    assert rank("paper/1", pairs) == [ONE_TWO, ONE_THREE]
    assert rank("paper/2", pairs) == [ONE_TWO, TWO_THREE]
    assert rank("paper/3", pairs) == [ONE_THREE, TWO_THREE]
    assert [pair.other("paper/3") for pair in rank("paper/3", pairs)] == ["paper/1", "paper/2"]
    assert rank("paper/none", pairs) == []


def test_rank_by_facet() -> None:
    pairs = relatedness(three_papers())
    assert rank("paper/3", pairs, "task") == [TWO_THREE, ONE_THREE]  # 0.4721 before 0.3367
    assert rank("paper/3", pairs, "dataset") == [ONE_THREE]
    assert rank("paper/3", pairs, "robot") == []


def test_the_strongest_role_counts() -> None:
    papers = [
        paper("1", {M: [Role.PROPOSES, Role.USES], T: [Role.MENTIONS]}),
        paper("2", {M: [Role.USES], T: [Role.MENTIONS]}),
    ]
    (pair,) = relatedness(records(papers, [M, T]))
    # All weights carry ln 2. 1: m 1, t 0.4, norm sqrt(1.16) = 1.077033; 2: m 0.8, t 0.4, norm sqrt(0.8) = 0.894427
    # m 0.8 / 0.963328 = 0.830455, t 0.16 / 0.963328 = 0.166091
    assert pair.facets == (("method", 0.8305), ("task", 0.1661))


def test_what_only_sections_of_a_full_text_show_counts_less() -> None:
    def full(name: str) -> AnnotatedPaper:
        made = paper(name, {M: [Role.USES], T: [Role.ADDRESSES]})
        texts = (*made.paper.texts, Text("body/0", "Some sentence."))
        shown = {M.id: (Span("abstract", 0, 4), Span("body/0", 0, 4)), T.id: (Span("body/0", 0, 4),)}
        entities = tuple(
            replace(item, links=tuple(replace(link, evidence=shown[item.id]) for link in item.links))
            for item in made.entities
        )
        return replace(made, paper=replace(made.paper, texts=texts), entities=entities)

    (pair,) = relatedness(records([full("1"), full("2")], [M, T]))
    # m 0.8, t 1.0 * 0.3: 0.64 and 0.09 of 0.73
    assert pair.facets == (("method", 0.8767), ("task", 0.1233))


def test_what_one_paper_alone_has_makes_it_less_like_the_others() -> None:
    own = entity("own")
    papers = [paper("1", {M: [Role.USES], own: [Role.PROPOSES]}), paper("2", {M: [Role.USES]})]
    (pair,) = relatedness(records(papers, [M, own]))
    # 1: m 0.8 ln 2 = 0.554518, own ln 3 = 1.098612, norm sqrt(0.307490 + 1.206949) = 1.230626; 2: m alone, unit length
    assert pair.score == 0.4506  # 0.554518 / 1.230626


@pytest.mark.parametrize(
    "shared",
    [
        entity("prism", ambiguous=True),
        entity("accuracy", EntityType.METRIC),
    ],
)
def test_ambiguous_names_and_metrics_never_relate_papers(shared: Entity) -> None:
    role = ROLES[shared.type][-2]
    papers = [paper("1", {shared: [role], T: [Role.ADDRESSES]}), paper("2", {shared: [role]})]
    assert relatedness(records(papers, [shared, T])) == []
    papers = [paper("1", {shared: [role], T: [Role.ADDRESSES]}), paper("2", {shared: [role], T: [Role.ADDRESSES]})]
    (pair,) = relatedness(records(papers, [shared, T]))
    assert pair == Relatedness("paper/1", "paper/2", 1.0, (("task", 1.0),), (T.id,))


def test_robots_and_their_kinds_are_one_facet() -> None:
    go1, kind = entity("go1", EntityType.ROBOT), entity("quadruped", EntityType.ROBOT_KIND)
    papers = [paper(name, {go1: [Role.USES], kind: [Role.USES]}) for name in "12"]
    (pair,) = relatedness(records(papers, [go1, kind]))
    assert pair.facets == (("robot", 1.0),)


def _with_hub(count: int) -> list[Relatedness]:
    """``count`` papers that all have one method; the first two share a task besides."""
    papers = [paper(f"{n:03}", {M: [Role.USES], **({T: [Role.ADDRESSES]} if n < 2 else {})}) for n in range(count)]
    return relatedness(records(papers, [M, T]))


def test_what_more_than_a_hundred_papers_have_relates_none_but_counts() -> None:
    (pair,) = _with_hub(101)
    assert (pair.first, pair.second) == ("paper/000", "paper/001")
    assert pair.score == 1.0  # both have the same two entities in the same roles
    assert pair.shared == (T.id, M.id)  # ln(1 + 101/2) outweighs 0.8 ln 2


def test_what_a_hundred_papers_have_relates_them() -> None:
    assert len(_with_hub(100)) > TOP


def test_a_larger_top_than_the_candidates_is_honoured() -> None:
    papers = [paper(f"{n:03}", {M: [Role.USES]}) for n in range(60)]
    assert len(relatedness(records(papers, [M]), top=59)) == 60 * 59 // 2


def test_no_papers_no_pairs() -> None:
    assert relatedness(Records()) == []


ENTITIES = [entity(f"{type_}{n}".lower(), type_) for type_ in EntityType for n in range(3)]


@st.composite
def corpora(draw: st.DrawFn) -> Records:
    papers = []
    for number in range(draw(st.integers(2, 8))):
        chosen = draw(st.lists(st.sampled_from(ENTITIES), unique=True, max_size=6))
        papers.append(paper(str(number), {item: [draw(st.sampled_from(ROLES[item.type]))] for item in chosen}))
    return records(papers, ENTITIES)


@settings(deadline=None, max_examples=50)
@given(corpora(), st.randoms(use_true_random=False), st.integers(1, 3))
def test_the_order_of_papers_does_not_matter(corpus: Records, random: object, top: int) -> None:
    papers = list(corpus.papers)
    random.shuffle(papers)  # type: ignore[attr-defined]
    assert relatedness(Records(tuple(papers), corpus.entities), top) == relatedness(corpus, top)


@settings(deadline=None, max_examples=50)
@given(corpora())
def test_laws_of_a_pair(corpus: Records) -> None:
    facet_of = {item.id: facet for facet, types in FACETS.items() for item in ENTITIES if item.type in types}
    held = {item.paper.id: {found.id for found in item.entities} for item in corpus.papers}
    for pair in relatedness(corpus):
        assert pair.first < pair.second
        assert 0 <= pair.score <= 1
        assert math.isclose(sum(part for _, part in pair.facets), pair.score, abs_tol=0.0003)  # each is rounded
        assert [facet for facet in FACETS if facet in dict(pair.facets)] == [facet for facet, _ in pair.facets]
        assert set(pair.shared) == {item for item in held[pair.first] & held[pair.second] if item in facet_of}
        assert {facet for facet, _ in pair.facets} <= {facet_of[item] for item in pair.shared}


# -- words ----------------------------------------------------------------------------------------------------------


def test_words_by_hand() -> None:
    # "arm" is in all three, "robots" and "robot" are one word, "zzz" is of one paper alone. ln((1 + 3) / n)
    # of n papers: arm 0.287682, robot and grasp 0.693147, zzz 1.386294; of two occurrences 1 + ln 2 = 1.693147 times.
    #   1: robot 1.693147 x 0.693147 = 1.173600, grasp 0.693147, arm 0.287682
    #      norm = sqrt(1.377337 + 0.480453 + 0.082761) = 1.393036
    #   2: robot 0.693147, arm 0.287682, zzz 1.386294; norm = sqrt(0.480453 + 0.082761 + 1.921812) = 1.576397
    # 1.2: (1.173600 x 0.693147 + 0.082761) / (1.393036 x 1.576397) = 0.896239 / 2.195978 = 0.408127, half 0.204063
    papers = [
        paper("1", {}, abstract="Robots, the arm robot: grasps"),
        paper("2", {}, abstract="THE ARM robot zzz"),
        paper("3", {}, abstract="The arm grasp"),
    ]
    pairs = {(pair.first, pair.second): pair for pair in blended(records(papers, []), text_share=0.5)}
    pair = pairs["paper/1", "paper/2"]
    assert pair == Relatedness("paper/1", "paper/2", 0.2041, (("text", 0.2041),), (), ("robot", "arm"))
    assert pair.kind == "text"


def test_markup_digits_and_short_words_are_no_words() -> None:
    one = paper("1", {}, abstract=r"\textbf{a} \emph{of} $x_1$ GPT4 <i>it</i> https://example.org/abc")
    two = paper("2", {}, abstract=r"\textbf{b} \emph{of} $x_1$ GPT4 <i>it</i> https://example.org/abc")
    assert blended(records([one, two], [])) == []


def test_score_is_the_sum_of_entities_and_words() -> None:
    papers = [
        paper(name, {M: [Role.USES], T: [Role.ADDRESSES]}, abstract="grasping by touch") for name in ("1", "2")
    ] + [paper("3", {T: [Role.ADDRESSES]}, abstract="walking")]
    pair = blended(records(papers, [M, T]))[0]
    assert pair.score == 1.0  # the same entities in the same roles, the same words
    assert dict(pair.facets)["text"] == TEXT_SHARE
    assert round(sum(part for _, part in pair.facets), 4) == 1.0
    assert pair.shared == (M.id, T.id)
    assert pair.words == ("grasping", "touch")
    assert pair.kind == "entity"


def test_papers_that_share_no_entity_have_neighbours_by_their_words() -> None:
    papers = [
        paper("1", {M: [Role.USES]}, abstract="soft grippers grasp fruit"),
        paper("2", {D: [Role.USES]}, abstract="grippers for soft fruit"),
        paper("3", {T: [Role.ADDRESSES]}, abstract="theorems of topology"),
    ]
    (pair,) = blended(records(papers, [M, T, D]))
    assert (pair.first, pair.second, pair.kind, pair.shared) == ("paper/1", "paper/2", "text", ())
    assert pair.words == ("fruit", "gripper", "soft")
    assert rank("paper/1", [pair], "text") == [pair]
    assert rank("paper/1", [pair], "method") == []


def test_at_most_five_words_are_told_the_rarest_first() -> None:
    text = "alpha beta gamma delta epsilon zeta"
    papers = [paper("1", {}, abstract=text), paper("2", {}, abstract=text), paper("3", {}, abstract="alpha")]
    pair = blended(records(papers, []))[0]
    assert pair.words == ("beta", "delta", "epsilon", "gamma", "zeta")


def test_function_words_neither_count_nor_tell() -> None:
    papers = [paper(name, {}, abstract=f"But our {thing} can, and these are which") for name, thing in ("1x", "2y")]
    assert blended(records(papers, [])) == []


def test_words_of_every_abstract_count_but_are_told_only_where_there_is_nothing_else() -> None:
    papers = [
        paper("1", {}, abstract="We propose grasps; results show"),
        paper("2", {}, abstract="We propose a grasp; results show"),
        paper("3", {}, abstract="We propose trees; results show"),
    ]
    told = {(pair.first, pair.second): pair for pair in blended(records(papers, []))}
    assert told["paper/1", "paper/2"].words == ("grasp",)
    assert told["paper/1", "paper/2"].score == TEXT_SHARE
    assert told["paper/1", "paper/3"].words == ("propose", "result", "show")


def test_a_full_text_does_not_outweigh_the_abstract_and_counts_where_there_is_none() -> None:
    def full(name: str, abstract: str) -> AnnotatedPaper:
        made = paper(name, {}, abstract=abstract)
        return replace(made, paper=replace(made.paper, texts=(*made.paper.texts, Text("body/0", "soft grippers"))))

    assert blended(records([full("1", "trees"), full("2", "graphs")], [])) == []
    assert len(blended(records([full("1", ""), full("2", "")], []))) == 1


def test_of_withheld_texts_the_titles_are_compared() -> None:
    papers = [paper(name, {}, title="Soft grippers", abstract="Some words.") for name in ("1", "2")]
    (pair,) = blended(without_texts(records(papers, [])))
    assert pair.words == ("gripper", "soft")


WORDS = ["grasp", "walk", "fly", "learn", "plan"]


@settings(deadline=None, max_examples=50)
@given(corpora(), st.lists(st.lists(st.sampled_from(WORDS), max_size=6), min_size=8, max_size=8), st.floats(0, 1))
def test_laws_of_a_blend(corpus: Records, texts: list[list[str]], share: float) -> None:
    papers = [
        replace(item, paper=replace(item.paper, texts=(Text("abstract", " ".join(words)),)))
        for item, words in zip(corpus.papers, texts, strict=False)
    ]
    held = {item.paper.id: set(item.paper.abstract.split()) for item in papers}
    for pair in blended(Records(tuple(papers), corpus.entities), text_share=share):
        assert 0 <= pair.score <= 1
        assert math.isclose(sum(part for _, part in pair.facets), pair.score, abs_tol=0.0003)  # each is rounded
        assert [facet for facet in ALL_FACETS if facet in dict(pair.facets)] == [facet for facet, _ in pair.facets]
        assert set(pair.words) <= held[pair.first] & held[pair.second]
        assert dict(pair.facets).get("text", 0) <= share + 0.0001


def test_the_bytes_do_not_depend_on_the_hash_seed() -> None:
    script = (
        "from tests.graph.test_relatedness import *;"
        "print(blended(records([paper(str(n), {M: [Role.USES], T: [Role.ADDRESSES]},"
        " abstract=' '.join(WORDS[n % 3:])) for n in range(30)], [M, T]), top=3))"
    )
    found = {
        subprocess.run(
            [sys.executable, "-c", script],
            capture_output=True,
            check=True,
            cwd=Path(__file__).parents[2],
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    }
    assert len(found) == 1


# -- by one facet over the whole corpus -----------------------------------------------------------------------------


def test_nearest_by_a_facet_has_the_part_of_the_score_that_the_facet_has() -> None:
    # The entities count a quarter: of 1.2 the method 0.470762 / 4 = 0.1177, the task 0.336740 / 4 = 0.0842.
    corpus = three_papers()
    assert nearest_by(corpus, "paper/2", "method") == [
        Relatedness("paper/1", "paper/2", 0.1177, (("method", 0.1177),), (M.id,))
    ]
    assert [(pair.other("paper/2"), pair.score) for pair in nearest_by(corpus, "paper/2", "task")] == [
        ("paper/3", 0.118),  # 0.472055 / 4
        ("paper/1", 0.0842),
    ]
    assert nearest_by(corpus, "paper/2", "task", top=1)[0].second == "paper/3"
    assert nearest_by(corpus, "paper/2", "robot") == []


def test_nearest_by_finds_papers_that_are_not_among_the_top_ten() -> None:
    go1 = entity("go1", EntityType.ROBOT)
    close = [paper(f"{n:02}", {M: [Role.USES], T: [Role.ADDRESSES]}, abstract="much the same words") for n in range(20)]
    both = [
        paper("a", {M: [Role.USES], T: [Role.ADDRESSES], go1: [Role.USES]}, abstract="much the same words"),
        paper("b", {go1: [Role.MENTIONS], D: [Role.USES]}, abstract="something else entirely"),
    ]
    corpus = records([*close, *both], [M, T, D, go1])
    assert "paper/b" not in [pair.other("paper/a") for pair in rank("paper/a", blended(corpus, 5))][:5]
    (pair,) = nearest_by(corpus, "paper/a", "robot")
    assert (pair.other("paper/a"), pair.shared) == ("paper/b", (go1.id,))


@settings(deadline=None, max_examples=30)
@given(corpora(), st.sampled_from(list(FACETS)))
def test_nearest_by_agrees_with_the_facets_of_the_pairs(corpus: Records, facet: str) -> None:
    pairs = blended(corpus, top=8)
    for item in corpus.papers:
        for found in nearest_by(corpus, item.paper.id, facet, top=8):
            (pair,) = [pair for pair in pairs if (pair.first, pair.second) == (found.first, found.second)]
            assert math.isclose(dict(pair.facets).get(facet, 0.0), found.score, abs_tol=0.0002)
            assert set(found.shared) <= set(pair.shared)
