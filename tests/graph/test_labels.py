from kg.graph.labels import paper_label
from kg.model import EntityType, Mention, Role, Span
from tests.graph.builders import entity, paper
from tests.samples import HOPPER_ANNOTATED, LEAP_ANNOTATED

GRASP = entity("GRASP")


def test_the_title_goes_first() -> None:
    assert paper_label(LEAP_ANNOTATED) == "LEAP: Learning to Grasp"


def test_the_title_is_cleaned_and_one_line() -> None:
    assert paper_label(paper("a", {}, title="On\n **bold**  $\\mathrm{SE}(3)$\tplans")) == "On bold SE(3) plans"


def test_without_a_title_the_coined_name() -> None:
    assert paper_label(paper("a", {GRASP: [Role.PROPOSES]})) == "GRASP"


def test_a_title_of_blanks_is_none() -> None:
    assert paper_label(paper("a", {GRASP: [Role.PROPOSES]}, title=" \n ")) == "GRASP"


def test_a_name_that_does_not_look_coined_is_no_label() -> None:
    # "Hopper" is a word with a capital: no inner capital, no digit.
    assert paper_label(HOPPER_ANNOTATED) == "Hopper is a diffusion policy for dexterous grasping, …"


def test_a_name_that_is_only_used_is_no_label() -> None:
    assert paper_label(paper("a", {GRASP: [Role.USES]}, abstract="We use GRASP.")) == "We use GRASP."


def test_a_task_is_no_label() -> None:
    task = entity("VQA2", EntityType.TASK)
    assert paper_label(paper("a", {task: [Role.PROPOSES]}, abstract="We pose VQA2.")) == "We pose VQA2."


def test_of_several_the_method_then_the_first_mentioned() -> None:
    bench, late, early = entity("ABench", EntityType.DATASET), entity("AAA"), entity("ZZZ")
    roles = {bench: [Role.INTRODUCES], late: [Role.PROPOSES], early: [Role.PROPOSES]}
    mentions = [
        Mention(Span("abstract", 0, 6), EntityType.DATASET, 0.9, "given", 0),
        Mention(Span("abstract", 7, 10), EntityType.METHOD, 0.9, "given", 2),
        Mention(Span("abstract", 11, 14), EntityType.METHOD, 0.9, "given", 1),
    ]
    assert paper_label(paper("a", roles, abstract="ABench ZZZ AAA", mentions=mentions)) == "ZZZ"


def test_eight_opening_words_without_an_ellipsis_where_that_is_all() -> None:
    assert paper_label(paper("a", {}, abstract="One two three four five six seven eight")).endswith("seven eight")
    assert paper_label(paper("a", {}, abstract="One two three four five six seven eight nine")).endswith("eight …")


def test_without_any_text_the_key() -> None:
    assert paper_label(paper("a", {}, abstract="")) == "key:a"
