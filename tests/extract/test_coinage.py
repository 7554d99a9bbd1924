import pytest

from kg.model import AnnotatedPaper
from tests.extract.conftest import Extract, names


def coined(annotated: AnnotatedPaper) -> dict[str, tuple[str, str]]:
    return {n: kind for n, kind in names(annotated).items() if kind[1] in ("proposes", "introduces")}


@pytest.mark.parametrize(
    ("text", "name", "kind"),
    [
        ("We propose ZetaNet, a network for grasping.", "ZetaNet", ("Method", "proposes")),
        ("We further introduce the Lattice Walker, an architecture.", "Lattice Walker", ("Method", "proposes")),
        ("This paper presents Learning to Fold, a holistic pipeline.", "Learning to Fold", ("Method", "proposes")),
        ("To do so, we curate a new video benchmark, ZetaSuite, of clips.", "ZetaSuite", ("Dataset", "introduces")),
        ("We construct ZetaBench, a challenging benchmark.", "ZetaBench", ("Dataset", "introduces")),
        ("We train on our ZX-120K dataset to infer types.", "ZX-120K", ("Dataset", "introduces")),
        ("We describe a simple approach called Fluxer.", "Fluxer", ("Method", "proposes")),
        ("ZetaNet, a novel framework that unifies both, is fast.", "ZetaNet", ("Method", "proposes")),
        ("ZetaNet is proposed to reduce the cost.", "ZetaNet", ("Method", "proposes")),
        ("In this work, we propose Deep Zeta Routing (DZR), which routes.", "DZR", ("Method", "proposes")),
        ("We propose a zeta-aware Mixture-of-Experts (Zeta-MoE) that routes.", "Zeta-MoE", ("Method", "proposes")),
        ("We introduce the Zeta Collision Rate (ZCR), a novel metric to compare.", "ZCR", ("Metric", "introduces")),
        ("This paper introduces ZetaHand, a dexterous robotic hand.", "ZetaHand", ("Robot", "introduces")),
        ("The resulting approach, Step-wise Meta-GraphNet (SMGN), is fast.", "SMGN", ("Method", "proposes")),
        ("We present a novel sampling algorithm, called C*, for coverage.", "C*", ("Method", "proposes")),
        ("We introduce RRT*-X, a planner.", "RRT*-X", ("Method", "proposes")),
        ("We call this Zetaform.", "Zetaform", ("Method", "proposes")),
        ("Built on Qwen2-7B, ZetaVL-8B achieves good scores.", "ZetaVL-8B", ("Method", "proposes")),
    ],
)  # fmt: skip
def test_coined(extract: Extract, text: str, name: str, kind: tuple[str, str]) -> None:
    assert coined(extract(text)).get(name) == kind


@pytest.mark.parametrize(
    "text",
    [
        "We propose a method based on BERT and GPT-4.",
        "We present a Transformer-based model.",
        "We introduce an LLM-based agent for the GPU.",
        "We propose two extensions. However, Existing work is slow.",
        "We develop a system for ImageNet and CIFAR-10.",
        "Prior work called ResNet is used.",
        "We propose a touch layer (capacitive) of polyvinylidene fluoride (PVDF).",
        "The resulting approach, which is fast, wins.",
    ],
)
def test_what_others_made_is_not_coined(extract: Extract, text: str) -> None:
    assert coined(extract(text)) == {}


def test_a_coined_system_introduces_its_parts(extract: Extract) -> None:
    found = coined(
        extract("We present ZetaNet, a network. ZetaNet introduces a compact text-only Inflector trained on it.")
    )
    assert found == {"ZetaNet": ("Method", "proposes"), "Inflector": ("Method", "proposes")}


def test_a_described_contribution(extract: Extract) -> None:
    found = coined(extract("Then, we propose a velocity-aware perturbation injection mechanism that adapts."))
    assert found == {"velocity-aware perturbation injection": ("Method", "proposes")}


def test_the_name_before_the_colon_of_a_title(extract: Extract) -> None:
    found = extract("Our model learns to walk. In tests, ZetaWalk is fast.", "ZetaWalk: Learning to Walk")
    assert coined(found) == {"ZetaWalk": ("Method", "proposes")}
    assert {m.span.text for m in found.mentions if found.entities[m.entity].name == "ZetaWalk"} == {"title", "abstract"}


def test_a_title_without_a_name(extract: Extract) -> None:
    assert coined(extract("We study maps.", "Into the Unknown: Towards Better Maps")) == {}


@pytest.mark.parametrize(
    ("title", "abstract", "expected"),
    [
        ("FooDory: A Benchmark to Evaluate Memory", "FooDory is new.", {"FooDory": ("Dataset", "introduces")}),
        ("Lagoona: A Map", "Lagoona is new. We build on Lagoona.", {"Lagoona": ("Method", "proposes")}),
        ("Lagoona: A Map", "Maps are new.", {}),
        ("Grasping: A Survey", "Grasping is hard. Grasping is old.", {}),  # known to all
    ],
)
def test_one_word_before_the_colon(
    extract: Extract, title: str, abstract: str, expected: dict[str, tuple[str, str]]
) -> None:
    assert coined(extract(abstract, title)) == expected


def test_what_is_said_before_a_list_holds_for_all_of_it(extract: Extract) -> None:
    found = coined(extract("We propose two automatic metrics, FooScale and BarScale, to quantify it."))
    assert found == {"FooScale": ("Metric", "introduces"), "BarScale": ("Metric", "introduces")}
    found = coined(extract("We propose FooBench, a benchmark, and BarNet, a network for it."))
    assert found == {"FooBench": ("Dataset", "introduces"), "BarNet": ("Method", "proposes")}


def test_a_known_acronym_is_coined_anew_where_the_verb_stands_on_it(extract: Extract) -> None:
    found = extract("We introduce FCOS, a novel Fine-to-COarse two-Stage pruning framework that combines.")
    assert coined(found) == {"FCOS": ("Method", "proposes")}
