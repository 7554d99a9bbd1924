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
    assert (second.number, second.metric, second.dataset, second.baseline) == ("27.5", "success rate", "", "BARIM")


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
