import pytest

from kg.extract.grouping import group
from kg.extract.layers import Definition, Layers, Proposal, Stretch
from kg.model import EntityType
from tests.extract.conftest import Extract, names


def test_acronym_long_form_plural_case_and_hyphen_are_one(extract: Extract) -> None:
    found = extract("Diffusion policies are slow. A diffusion-policy step costs time, so diffusion policy use is rare.")
    (policy,) = [e for e in found.entities if "policy" in e.name]
    assert policy.name == "diffusion policy"
    assert policy.aliases == ("Diffusion policies", "diffusion-policy")
    found = extract("Generative reward models (GRMs) are trained. A GRM is large.")
    (model,) = found.entities
    assert (model.name, model.aliases) == ("generative reward model", ("GRM", "GRMs", "Generative reward models"))


def test_what_a_paper_coins_has_its_short_name(extract: Extract) -> None:
    found = extract("We propose Deep Reading via Asking and Seeing Parts (DRASP). DRASP is fast.")
    (system,) = [e for e in found.entities if e.role.value == "proposes"]
    assert (system.name, system.aliases) == ("DRASP", ("Deep Reading via Asking and Seeing Parts",))


def test_the_lexicon_joins_names_that_the_text_does_not_define(extract: Extract) -> None:
    found = extract("Large Language Models are big. We ask whether LLMs plan.")
    (model,) = [e for e in found.entities if "anguage" in e.name]
    assert (model.name, model.aliases) == ("large language model", ("LLMs", "Large Language Models"))


def test_names_that_differ_in_a_digit_stay_apart(extract: Extract) -> None:
    found = extract("We compare with Qwen2-7B, Qwen2-72B, GPT-4 and GPT-4o.")
    assert {"Qwen2-7B", "Qwen2-72B", "GPT-4", "GPT-4o"} <= {e.name for e in found.entities}


def test_one_entity_has_one_type(extract: Extract) -> None:
    found = extract("We study motion planning. Using motion planning, we solve the motion planning problem.")
    assert [e.name for e in found.entities] == ["motion planning"]
    assert {m.type for m in found.mentions} == {found.entities[0].type}


def test_diffusion_alone_is_the_diffusion_policy_of_the_paper(extract: Extract) -> None:
    assert "diffusion" not in names(
        extract("Diffusion policies are slow. With diffusion we sample. Diffusion is slow.")
    )
    assert "diffusion" in names(extract("We sample with diffusion."))


def test_praise_is_no_part_of_a_known_name(extract: Extract) -> None:
    found = extract("We use optimal large language models (LLMs) and inference large language models.")
    (entity,) = found.entities
    assert entity.name == "large language model"
    assert not [alias for alias in entity.aliases if "optimal" in alias or "inference" in alias]


def test_an_acronym_of_a_longer_name_is_none_of_its_last_words() -> None:
    text = "a terrain-aware Mixture-of-Experts (Ter-MoE) and a novel Group Policy Search (GPS)"

    def stretch(name: str) -> Stretch:
        return Stretch(text.index(name), text.index(name) + len(name))

    found = ["Mixture-of-Experts", "Ter-MoE", "Group Policy Search", "GPS"]
    layers = Layers(
        text=text,
        mentions=[Proposal(*stretch(name), EntityType.METHOD, 0.9, "tagger") for name in found],
        definitions=[
            Definition(stretch("Ter-MoE"), stretch("terrain-aware Mixture-of-Experts")),
            Definition(stretch("GPS"), stretch("novel Group Policy Search")),
        ],
    )
    assert [entity.mentions for entity in group(text, layers)] == [(0,), (1,), (2, 3)]


def grouped(text: str, *found: str, spelt: dict[str, str] | None = None) -> list[set[str]]:
    """The names of each entity, where just these stand in the text and ``spelt`` tells the defined acronyms."""

    def stretch(name: str) -> Stretch:
        return Stretch(text.index(name), text.index(name) + len(name))

    mentions = sorted(Proposal(*stretch(name), EntityType.METHOD, 0.9, "tagger") for name in found)
    definitions = [Definition(stretch(short), stretch(long)) for short, long in (spelt or {}).items()]
    entities = group(text, Layers(text=text, mentions=mentions, definitions=definitions))
    return [{text[mentions[i].start : mentions[i].end] for i in entity.mentions} for entity in entities]


def test_an_acronym_inside_a_name_is_no_other_name() -> None:
    text = "Electric Wave (EW) tracing is hard; we do EW tracing, and electric wave tracing by night, not wave tracing."
    one = {"Electric Wave (EW) tracing", "EW tracing", "electric wave tracing"}
    assert grouped(text[12:], *(one - {"Electric Wave (EW) tracing"}), "not wave tracing") == [
        {"EW tracing"}, {"electric wave tracing"}, {"not wave tracing"}
    ]  # fmt: skip
    assert grouped(text, *one, "not wave tracing", spelt={"EW": "Electric Wave"}) == [one, {"not wave tracing"}]


def test_a_name_with_an_acronym_is_the_one_with_its_long_form() -> None:
    text = "Sparse Tube Maps (STMs) exist. STM pruning cuts; Sparse Tube Map pruning is it, STM growing is not."
    found = ("STM pruning", "Sparse Tube Map pruning", "STM growing")
    assert grouped(text, *found, spelt={"STMs": "Sparse Tube Maps"}) == [set(found[:2]), {"STM growing"}]


def test_an_acronym_that_nobody_explains_is_the_one_name_with_its_initials() -> None:
    text = "Round Tile Scans are fast, RTS is good. RTT: Rapid Tree Trimming, Rough Tree Tuning. RT of Rare Tiles."
    assert grouped(text, "Round Tile Scans", "RTS") == [{"Round Tile Scans", "RTS"}]
    two = "Rapid Tree Trimming", "Rough Tree Tuning"
    assert grouped(text, "RTT", *two) == [{"RTT"}, *({name} for name in two)]
    assert grouped(text, "RT of", "Rare Tiles") == [{"RT of"}, {"Rare Tiles"}]  # two letters are too few
    assert grouped(text, "Round Tile Scans", "RTS", spelt={"RTS": "Rare Tiles"}) == [{"Round Tile Scans"}, {"RTS"}]


@pytest.mark.parametrize(
    "same",
    [
        ("Detection of wet stones", "wet stone detection"),
        ("interventions for mislabelling", "mislabelling intervention"),
        ("Moss-based odometry", "moss odometry"),
        ("leaf-difference (LD) learning", "LD"),
        ("Cubo Q3 robot", "Cubo Q3"),
        ("QXA models", "QXAs"),
    ],
)
def test_written_otherwise(same: tuple[str, str]) -> None:
    assert grouped("; then ".join(same[::-1]), *same) == [set(same)]


@pytest.mark.parametrize(
    "other",
    [
        ("moss-free odometry", "moss odometry"),
        ("tree-to-leaf", "leaf-to-tree"),
        ("Leaf Language Model (XLM) agents", "XLM"),
        ("leaf planning (XLP)-based odometry", "XLP"),
        ("wet robot", "wet"),
        ("fern model", "fern"),
        ("set of leaves of trees", "trees of set of leaves"),
    ],
)
def test_not_only_written_otherwise(other: tuple[str, str]) -> None:
    first, second = other
    text = f"{first}; then {second}"
    mentions = [
        Proposal(0, len(first), EntityType.METHOD, 0.9, "tagger"),
        Proposal(len(text) - len(second), len(text), EntityType.METHOD, 0.9, "tagger"),
    ]
    assert [entity.mentions for entity in group(text, Layers(text=text, mentions=mentions))] == [(0,), (1,)]
