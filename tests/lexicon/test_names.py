"""The lists of known methods, models, tasks, datasets and metrics: what is in them, and what must never be."""

import tomllib
from importlib.resources import files

import pytest

from kg.lexicon import LexiconEntry, matches
from kg.lexicon.load import parse_lexicon
from kg.model import EntityType
from kg.text.names import lookup_key

METHOD, TASK, DATASET, METRIC = EntityType.METHOD, EntityType.TASK, EntityType.DATASET, EntityType.METRIC

#: file -> (the type of all its entries, how many there are at least)
FILES = {
    "methods.toml": (METHOD, 900),
    "models.toml": (METHOD, 350),
    "tasks.toml": (TASK, 600),
    "datasets.toml": (DATASET, 700),
    "metrics.toml": (METRIC, 150),
}

#: Acronyms of the field for two things of different types; both entries want their long form in the paper.
TWO_TYPES = {
    "ASR": ("automatic speech recognition", "attack success rate"),
    "CL": ("contrastive learning", "continual learning"),
    "EM": ("expectation maximization", "exact match"),
    "LP": ("linear programming", "link prediction"),
    "MP": ("message passing", "motion planning"),
}

FILLER = """
framework, approach, method, pipeline, system, model, algorithm, architecture, technique, network, module, training,
performance, quality, efficiency, scalability, robustness, understanding, experiment, challenge, benchmark, dataset,
data, task, baseline, evaluation, policy, agent, robot, humanoid, camera, LiDAR, IMU, GPU, CPU, code, paper, reasoning,
planning, attention, alignment, generalization, exploration, machine learning, deep learning, artificial intelligence,
AI, computer vision, neural network, Python, C++, JavaScript, OpenAI, Google, DeepMind, Meta AI, NVIDIA, NeurIPS, ICML
""".replace("\n", " ").strip()


def read(file: str) -> str:
    return (files("kg.lexicon") / file).read_text(encoding="utf-8")


ENTRIES = {file: parse_lexicon(read(file), file) for file in FILES}
ALL = [entry for entries in ENTRIES.values() for entry in entries]


def bearers(form: str) -> list[LexiconEntry]:
    return [entry for entry in ALL if any(matches(name, form) for name in entry.names)]


@pytest.mark.parametrize("file", FILES)
def test_a_file_holds_enough_entries_of_its_type(file):
    kind, least = FILES[file]
    assert {entry.type for entry in ENTRIES[file]} == {kind}
    assert len(ENTRIES[file]) >= least


@pytest.mark.parametrize("file", FILES)
def test_a_file_says_its_type_once(file):
    table = tomllib.loads(read(file))
    assert table["type"] == FILES[file][0]
    assert [row["name"] for row in table["entry"] if "type" in row] == []


def shared() -> dict[str, list[LexiconEntry]]:
    holders: dict[str, list[LexiconEntry]] = {}
    for entry in ALL:
        for key in entry.keys:
            holders.setdefault(key, []).append(entry)
    return {key: entries for key, entries in holders.items() if len(entries) > 1}


def test_a_name_of_two_entries_needs_its_context_in_both():
    assert [key for key, entries in shared().items() if not all(entry.needs_context(key) for entry in entries)] == []


def test_no_name_stands_under_two_types_but_the_few_listed():
    found = {
        key: {entry.name for entry in entries}
        for key, entries in shared().items()
        if len({entry.type for entry in entries}) > 1
    }
    assert found == {lookup_key(form): set(names) for form, names in TWO_TYPES.items()}


@pytest.mark.parametrize("word", FILLER.split(", "))
def test_no_filler_is_a_name(word):
    assert [entry.name for entry in bearers(word)] == []


def test_a_context_never_names_all_forms_of_an_entry():
    """Such an entry could never be found: the form that would support it is missing."""
    assert [e.name for e in ALL if all(e.needs_context(name) for name in e.names)] == []


def test_a_spelling_that_the_matching_rule_levels_is_not_listed_again():
    twice = [
        (entry.name, first, second)
        for entry in ALL
        for number, first in enumerate(entry.names)
        for second in entry.names[number + 1 :]
        if matches(first, second)
    ]
    assert twice == []


@pytest.mark.parametrize("file", ["tasks.toml", "metrics.toml"])
def test_a_concept_is_named_by_its_long_form(file):
    assert [
        (entry.name, alias)
        for entry in ENTRIES[file]
        for alias in entry.aliases
        if entry.name.isupper() and " " in alias and "".join(word[0] for word in alias.split()).upper() == entry.name
    ] == []


SPOT_CHECKS = [
    ("GRPO", METHOD, "group relative policy optimization"),
    ("Group Relative Policy Optimization", METHOD, "group relative policy optimization"),
    ("Large Language Models", METHOD, "large language model"),
    ("LLMs", METHOD, "large language model"),
    ("Mixture-of-Experts", METHOD, "mixture-of-experts"),
    ("LoRA", METHOD, "low-rank adaptation"),
    ("Transformers", METHOD, "transformer"),
    ("Model Predictive Path Integral", METHOD, "model predictive path integral"),
    ("Hamilton-Jacobi Reachability", METHOD, "Hamilton-Jacobi reachability"),
    ("hidden Markov models", METHOD, "hidden Markov model"),
    ("Hidden Markov Models", METHOD, "hidden Markov model"),
    ("RRT*", METHOD, "RRT*"),
    ("rapidly-exploring random trees", METHOD, "rapidly-exploring random tree"),
    ("control barrier functions", METHOD, "control barrier function"),
    ("Vision-Language-Action (VLA) models", METHOD, "vision-language-action model"),
    ("Neural ODEs", METHOD, "neural ordinary differential equation"),
    ("DDPM", METHOD, "denoising diffusion probabilistic model"),
    ("ROS2", METHOD, "ROS 2"),
    ("GPT-4", METHOD, "GPT-4"),
    ("GPT-4o", METHOD, "GPT-4o"),
    ("Qwen2.5-VL", METHOD, "Qwen2.5-VL"),
    ("LLaMA-2", METHOD, "Llama 2"),
    ("DINOv2", METHOD, "DINOv2"),
    ("OpenVLA", METHOD, "OpenVLA"),
    ("pi0", METHOD, "π0"),
    ("SDXL", METHOD, "Stable Diffusion XL"),
    ("robot manipulation", TASK, "robotic manipulation"),
    ("vision-and-language navigation", TASK, "vision-language navigation"),
    ("hallucinations", TASK, "hallucination"),
    ("SLAM", TASK, "simultaneous localization and mapping"),
    ("text-to-SQL", TASK, "text-to-SQL"),
    ("6D pose estimation", TASK, "6D pose estimation"),
    ("CIFAR10", DATASET, "CIFAR-10"),
    ("CIFAR-100", DATASET, "CIFAR-100"),
    ("SWE-bench Verified", DATASET, "SWE-bench Verified"),
    ("AIME'24", DATASET, "AIME 2024"),
    ("LIBERO-Plus", DATASET, "LIBERO-Plus"),
    ("MuJoCo", DATASET, "MuJoCo"),
    ("Meta-World", DATASET, "Meta-World"),
    ("success rates", METRIC, "success rate"),
    ("F1-score", METRIC, "F1 score"),
    ("mAP", METRIC, "mean average precision"),
    ("pass@k", METRIC, "pass@k"),
    ("FID", METRIC, "Fréchet inception distance"),
]


@pytest.mark.parametrize(("form", "kind", "name"), SPOT_CHECKS)
def test_a_well_known_name_means_what_everybody_means_by_it(form, kind, name):
    assert [(entry.type, entry.name) for entry in bearers(form)] == [(kind, name)]
    assert not bearers(form)[0].needs_context(form)


@pytest.mark.parametrize(
    ("form", "name"),
    [("DP", "dynamic programming"), ("GP", "Gaussian process"), ("EM", "exact match"), ("PID", "PID control")],
)
def test_an_ambiguous_acronym_needs_its_long_form(form, name):
    (entry,) = [entry for entry in bearers(form) if entry.name == name]
    assert entry.needs_context(form)


@pytest.mark.parametrize("form", ["gpt-4", "SAC-style", "adam", "CIFAR-1000", "lean", "llama 2.5", "Sim2real"])
def test_what_only_looks_like_a_known_name_is_none(form):
    assert bearers(form) == []
