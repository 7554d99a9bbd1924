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
