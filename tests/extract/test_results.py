import pytest

from kg.model import Result
from tests.extract.conftest import Extract

INTRO = "We propose ZetaNet, a network. "


def results(extract: Extract, text: str) -> list[Result]:
    return list(extract(INTRO + text).results)


def test_a_difference_over_a_baseline_on_a_dataset(extract: Extract) -> None:
    (result,) = results(extract, "On FooBench, ZetaNet achieves 6.2% overall improvement over Qwen3-4B-Thinking.")
    assert (result.value, result.number, result.unit, result.kind) == ("6.2%", "6.2", "%", "difference")
    assert (result.metric, result.dataset) == ("overall improvement", "FooBench")
    assert (result.method, result.baseline) == ("ZetaNet", "Qwen3-4B-Thinking")


def test_respectively(extract: Extract) -> None:
    first, second = results(
        extract,
        r"ZetaNet can achieve an average 21.6\% and 27.5\% higher success rate than FOOGER and BARIM on the"
        " FooMimic benchmark and real-world tasks, respectively.",
    )
    assert (first.number, first.metric, first.dataset, first.baseline) == ("21.6", "success rate", "FooMimic", "FOOGER")
    assert (second.number, second.metric, second.dataset, second.baseline) == (
        "27.5",
        "success rate",
        "real-world tasks",
        "BARIM",
    )


def test_a_ratio(extract: Extract) -> None:
    (result,) = results(extract, "Our pipeline outperforms the baselines by 5.95x average progress.")
    assert (result.value, result.number, result.unit, result.kind) == ("5.95x", "5.95", "x", "ratio")
    assert result.metric == "average progress"


def test_an_absolute_value(extract: Extract) -> None:
    (result,) = results(extract, "ZetaNet reaches a success rate of 95.20% on FooBench.")
    assert (result.number, result.kind, result.metric, result.dataset) == (
        "95.2",
        "absolute",
        "success rate",
        "FooBench",
    )


def test_the_measure_of_a_reduction(extract: Extract) -> None:
    (result,) = results(extract, "ZetaNet shows a 46.1% reduction in inference latency.")
    assert (result.metric, result.kind) == ("inference latency", "difference")


def test_the_method_that_the_sentence_names(extract: Extract) -> None:
    (result,) = results(extract, "In contrast, GPT-4o achieves a success rate of 40.5%.")
    assert result.method == "GPT-4o"


def test_numbers_that_are_no_results(extract: Extract) -> None:
    assert results(extract, "It guarantees 0.1%-optimal plans with 95% probability.") == []
    assert results(extract, "We show 28 datasets, 4 tasks and version 2.0 of it.") == []
    assert results(extract, "With Qwen2-7B and GPT-3.5 it improves.") == []


def test_the_span_is_the_sentence(extract: Extract) -> None:
    text = INTRO + "ZetaNet reaches a success rate of 95.2%. It is fast."
    found = extract(text)
    (result,) = found.results
    assert result.span is not None
    assert found.paper.quote(result.span) == "ZetaNet reaches a success rate of 95.2%."


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "On FooBench, ZetaNet improves Rapport by 19.3% over the base model—the hardest one.",
            ("19.3%", "Rapport", "FooBench", "ZetaNet", "base model"),
        ),
        (
            "ZetaNet outperforms single-arm baselines by 3.5x average progress.",
            ("3.5x", "average progress", "", "ZetaNet", "single-arm baselines"),
        ),
        ("ZetaNet reduces wasted energy by up to 60%.", ("60%", "wasted energy", "", "ZetaNet", "")),
        ("ZetaNet achieves 95.2% accuracy on FooBench.", ("95.2%", "accuracy", "FooBench", "ZetaNet", "")),
        (
            "We obtain 12% lower drift than a fine-tuned GPT-4o baseline.",
            ("12%", "drift", "", "ZetaNet", "GPT-4o"),
        ),
        ("Compared with GPT-4o, ZetaNet runs 4x faster.", ("4x", "speedup", "", "ZetaNet", "GPT-4o")),
        ("ZetaNet cuts the tracking error by 8.7%-43.3%.", ("8.7%-43.3%", "tracking error", "", "ZetaNet", "")),
    ],
)
def test_all_parts(extract: Extract, text: str, expected: tuple[str, ...]) -> None:
    (result,) = results(extract, text)
    assert (result.value, result.metric, result.dataset, result.method, result.baseline) == expected


def test_a_step_from_one_value_to_the_other(extract: Extract) -> None:
    first, second = results(extract, "On FooBench, ZetaNet raises the accuracy from 61.3% to 70.2%.")
    assert [(r.number, r.metric, r.kind, r.dataset) for r in (first, second)] == [
        ("61.3", "accuracy", "absolute", "FooBench"),
        ("70.2", "accuracy", "absolute", "FooBench"),
    ]


def test_each_value_has_its_own_measure(extract: Extract) -> None:
    found = results(extract, "ZetaNet improves recall by 4.4% and slippage by 5.2%, with a success rate of 0.67.")
    assert [(r.number, r.metric) for r in found] == [("4.4", "recall"), ("5.2", "slippage"), ("0.67", "success rate")]


def test_a_measure_told_before(extract: Extract) -> None:
    first, second = results(
        extract, "ZetaNet achieves a success rate of 79.2%, outperforming the next best baseline by 29.2%."
    )
    assert (first.metric, second.metric, second.baseline) == ("success rate", "success rate", "next best baseline")


def test_a_range_has_no_single_number(extract: Extract) -> None:
    (result,) = results(extract, "ZetaNet cuts the tracking error by 8-43%.")
    assert (result.value, result.number, result.unit) == ("8-43%", "", "%")


def test_the_measure_after_for(extract: Extract) -> None:
    found = results(extract, "ZetaNet achieves 3% FID and 4.6% for LPIPS.")
    assert [(r.number, r.metric) for r in found] == [("3", "FID"), ("4.6", "LPIPS")]


def test_possessives_are_no_part_of_a_measure(extract: Extract) -> None:
    (result,) = results(extract, "ZetaNet shows a 6.7% improvement in the agent's objective function.")
    assert result.metric == "objective function"


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        # A measure right before its value, and one in brackets right behind it.
        ("Our probe reaches AUROC 0.814 at last.", [("0.814", "AUROC")]),
        ("ZetaNet attains 11.76% (SSIM) and 5.10% (PSNR).", [("11.76", "SSIM"), ("5.1", "PSNR")]),
        # What a clause goes on with, parted by a comma alone.
        (
            "It reduced peak contact forces by 68.3%, peak joint torques by 78.4%.",
            [("68.3", "peak contact forces"), ("78.4", "peak joint torques")],
        ),
        (
            "Both show average error ratios of 51.25% and 74.28%.",
            [("51.25", "error ratios"), ("74.28", "error ratios")],
        ),
        # The sentence does not say of what.
        ("ZetaNet achieves 98.11% across FooBench.", [("98.11", "")]),
        # Limits of an interval are no results.
        ("ZetaNet reaches AUROC 0.814 (95% bootstrap CI [0.731, 0.898]).", [("0.814", "AUROC")]),
    ],
)
def test_values_and_their_measures(extract: Extract, text: str, wanted: list[tuple[str, str]]) -> None:
    assert [(result.number, result.metric) for result in results(extract, text)] == wanted


def test_units_in_full(extract: Extract) -> None:
    (speed,) = results(extract, "ZetaNet reaches a speed of 3.5 m/s.")
    assert (speed.value, speed.unit, speed.metric) == ("3.5 m/s", "m/s", "speed")
    (ratio,) = results(extract, "It reduces the search time by up to 82.75 X.")
    assert (ratio.unit, ratio.kind, ratio.metric) == ("x", "ratio", "search time")
    (between,) = results(extract, "It reduces training time by 5-10x.")
    assert (between.value, between.number, between.unit) == ("5-10x", "", "x")


def test_a_value_without_a_place_is_of_the_only_dataset(extract: Extract) -> None:
    one = "We evaluate on FooBench. ZetaNet reaches a success rate of 95.2%."
    assert [result.dataset for result in results(extract, one)] == ["FooBench"]
    two = "We evaluate on FooBench and BarBench. ZetaNet reaches a success rate of 95.2%."
    assert [result.dataset for result in results(extract, two)] == [""]


def test_a_value_on_a_robot(extract: Extract) -> None:
    (result,) = results(extract, "ZetaNet achieves a success rate of 91.2% on the Unitree Go2.")
    assert (result.dataset, result.dataset_entity) == ("Unitree Go2", None)


def test_whose_result_it_is(extract: Extract) -> None:
    (result,) = results(extract, "The best performance was achieved by GPT-4o with 99.76% accuracy.")
    assert result.method == "GPT-4o"
    (result,) = results(extract, "Pose estimation shows an error rate of 3.86%.")
    assert result.method == "ZetaNet"


def test_a_baseline_of_an_absolute_value(extract: Extract) -> None:
    (result,) = results(extract, "ZetaNet reaches a success rate of 95.2%, compared to GPT-4o.")
    assert (result.kind, result.baseline) == ("absolute", "GPT-4o")


def test_a_value_held_against_another_has_its_measure(extract: Extract) -> None:
    own, other = results(extract, "On FooBench, ZetaNet reaches an accuracy of 78.5%, surpassing GPT-4 (77.5%).")
    assert (own.number, own.metric, own.method) == ("78.5", "accuracy", "ZetaNet")
    assert (other.number, other.metric, other.kind, other.method) == ("77.5", "accuracy", "absolute", "GPT-4")
    first, speed, second = results(
        extract, "ZetaNet reaches an accuracy of 78.5% at a latency of 3 ms, compared to 77.5% with leaves."
    )
    assert [(r.number, r.metric) for r in (first, speed, second)] == [
        ("78.5", "accuracy"), ("3", "latency"), ("77.5", "accuracy")
    ]  # fmt: skip
    own, other = results(extract, "ZetaNet keeps an error rate of 1.5%, compared to 3.0% for GPT-4.")
    assert [(r.number, r.metric, r.method) for r in (own, other)] == [
        ("1.5", "error rate", "ZetaNet"), ("3", "error rate", "GPT-4")
    ]  # fmt: skip
    change, *steps = results(extract, "It improves the success rate by 8.2% (from 79.3% to 87.5%).")
    assert (change.number, change.metric, change.kind) == ("8.2", "success rate", "difference")
    assert [(r.number, r.metric, r.kind) for r in steps] == [
        ("79.3", "success rate", "absolute"), ("87.5", "success rate", "absolute")
    ]  # fmt: skip


def test_a_value_of_which_nobody_says_what_it_measures(extract: Extract) -> None:
    (share,) = results(extract, "ZetaNet finds bad leaves and cuts 99.3% of those with spots.")
    assert (share.number, share.unit, share.metric, share.method) == ("99.3", "%", "", "ZetaNet")
    assert results(extract, "ZetaNet cuts 99.3 cm of grass and runs for 3 hours.") == []


def test_the_only_metric_of_the_sentence_is_the_measure(extract: Extract) -> None:
    (share,) = results(extract, "Where mean average precision counts, ZetaNet reaches, for leaves with spots, 93%.")
    assert (share.number, share.metric) == ("93", "mean average precision")
