import pytest

from tests.extract.conftest import Extract


def stated(extract: Extract, text: str) -> set[tuple[str, str, str]]:
    found = extract(text)
    return {(found.entities[r.head].name, r.name.value, found.entities[r.tail].name) for r in found.relations}


def test_the_papers_own_method(extract: Extract) -> None:
    text = "We propose ZetaNet for question answering. On FooBench, ZetaNet outperforms FooNet and GPT-4o."
    assert stated(extract, text) == {
        ("ZetaNet", "usedFor", "question answering"),
        ("ZetaNet", "evaluatedOn", "FooBench"),
        ("ZetaNet", "outperforms", "FooNet"),
        ("ZetaNet", "outperforms", "GPT-4o"),
    }


def test_between_two_mentions(extract: Extract) -> None:
    assert stated(extract, "GPT-4o is based on BERT.") == {("GPT-4o", "basedOn", "BERT")}
    assert stated(extract, "GPT-4o is trained on ImageNet.") == {("GPT-4o", "trainedOn", "ImageNet")}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("We propose ZetaNet. ZetaNet leverages BERT to do it.", ("ZetaNet", "basedOn", "BERT")),
        ("We propose ZetaNet, a scalable graph neural network.", ("ZetaNet", "basedOn", "graph neural network")),
        ("BarNet, a variant of BERT, is old.", ("BarNet", "basedOn", "BERT")),
        ("We propose ZetaNet. ZetaNet employs two-way zeta masking.", ("two-way zeta masking", "partOf", "ZetaNet")),
        (
            "We propose ZetaNet. ZetaNet consists of two modules. ZetaNet introduces ZetaMix, a mixer.",
            ("ZetaMix", "partOf", "ZetaNet"),
        ),
        ("We introduce ZetaBench, a benchmark for grasping.", ("ZetaBench", "benchmarkFor", "grasping")),
        ("We report the success rate on ImageNet.", ("ImageNet", "measuredBy", "success rate")),
        (
            "We study robotic manipulation tasks such as bin picking and grasping.",
            ("grasping", "subtaskOf", "robotic manipulation"),
        ),
        ("We propose ZetaNet, a framework for question answering.", ("ZetaNet", "usedFor", "question answering")),
        ("We propose ZetaNet. It achieves an accuracy of 95.2% on ImageNet.", ("ImageNet", "measuredBy", "accuracy")),
        ("We propose ZetaNet. It achieves an accuracy of 95.2% on ImageNet.", ("ZetaNet", "evaluatedOn", "ImageNet")),
        ("We propose ZetaNet. It achieves 5.5% higher accuracy than BERT.", ("ZetaNet", "outperforms", "BERT")),
        (
            "We propose Zeta Graph Reinforcement Learning (ZGRL). Reinforcement learning is old.",
            ("ZGRL", "basedOn", "reinforcement learning"),
        ),
    ],
)  # fmt: skip
def test_stated(extract: Extract, text: str, expected: tuple[str, str, str]) -> None:
    assert expected in stated(extract, text)


@pytest.mark.parametrize(
    "text",
    [
        "We propose ZetaNet. Others leverage BERT.",  # not about the paper's own
        "We propose ZetaNet, a rival of the older BERT.",  # a preposition ends the phrase
        "BarNet employs BERT and FooNet.",
    ],
)
def test_not_stated(extract: Extract, text: str) -> None:
    assert {name for _, name, _ in stated(extract, text)} & {"basedOn", "partOf"} == set()


def test_what_is_not_stated_is_no_relation(extract: Extract) -> None:
    assert stated(extract, "BERT is old. ImageNet is large. We like question answering.") == set()


def test_the_evidence_is_the_sentence(extract: Extract) -> None:
    found = extract("We propose ZetaNet. On FooBench, ZetaNet achieves good scores.")
    (relation,) = found.relations
    assert [found.paper.quote(span) for span in relation.evidence] == ["On FooBench, ZetaNet achieves good scores."]


def test_training_data_is_not_what_it_is_tested_on(extract: Extract) -> None:
    text = "We propose ZetaNet. ZetaNet is trained on our ZX-120K dataset and achieves good scores."
    assert ("ZetaNet", "evaluatedOn", "ZX-120K") not in stated(extract, text)
