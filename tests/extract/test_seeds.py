"""What a reader of the seed documents would name, read by hand; and what nobody would."""

from pathlib import Path

import pytest
from spacy.language import Language

from kg.corpus.read import read_corpus
from kg.extract.run import extract_paper
from kg.model import AnnotatedPaper

SEEDS = Path(__file__).parents[2] / "seeds"

#: Opening words of a seed paper -> (name, type, role): what extraction must find in it.
EXPECTED: dict[str, list[tuple[str, str, str]]] = {
    "Current motion-controlled": [
        ("MotiMotion", "Method", "proposes"),
        ("MotiBench", "Dataset", "introduces"),
        ("confidence-aware control", "Method", "proposes"),
    ],
    "While large language models (LLMs)": [
        ("RAUQ", "Method", "proposes"),
        ("large language model", "Method", "uses"),
        ("uncertainty quantification", "Task", "addresses"),
        ("hallucination detection", "Task", "addresses"),
        ("question answering", "Task", "evaluatesOn"),
        ("summarization", "Task", "evaluatesOn"),
    ],
    "Reinforcement Learning with Verifiable Reward (RLVR)": [
        ("RM-NLHF", "Method", "proposes"),
        ("MetaRM", "Method", "proposes"),
        ("generative reward model", "Method", "uses"),
    ],
    "Trajectory world models": [
        ("WestWorld", "Method", "proposes"),
        ("Sys-MoE", "Method", "proposes"),
        ("Unitree Go1", "Robot", "deployedOn"),
        ("few-shot trajectory prediction", "Task", "addresses"),
    ],
    "We address the problem of fine-tuning": [
        ("diffusion policy", "Method", "uses"),
        ("reinforcement learning", "Method", "uses"),
        ("robotic manipulation", "Task", "evaluatesOn"),
        ("success rate", "Metric", "evaluatesOn"),
    ],
    "As role-playing Large Language Models": [
        ("KSKT", "Method", "proposes"),
        ("CharacterBench", "Dataset", "evaluatesOn"),
        ("SOTOPIA", "Dataset", "evaluatesOn"),
        ("Qwen3-4B-Thinking", "Method", "comparesWith"),
    ],
    "Safe reinforcement learning (Safe RL)": [
        ("USB-RL", "Method", "proposes"),
        ("safe reinforcement learning", "Method", "uses"),
    ],
    "Synchronization over the special Euclidean": [
        ("DQGPM", "Method", "proposes"),
        ("power method", "Method", "uses"),
    ],
    "Interpretable machine learning": [
        ("TT-Sparse", "Method", "proposes"),
        ("Quine–McCluskey minimization", "Method", "uses"),
    ],
    "In standard Transformer": [("PRISM", "Method", "proposes"), ("transformer", "Method", "mentions")],
    "Existing multimodal retrieval": [
        ("DeepImageSearch", "Method", "proposes"),
        ("DISBench", "Dataset", "introduces"),
        ("image retrieval", "Task", "addresses"),
    ],
    "Algorithm extraction aims": [
        ("Discrete Transformer", "Method", "proposes"),
        ("MIPS", "Method", "comparesWith"),
        ("symbolic regression", "Method", "uses"),
    ],
    "World models enable": [("DMAWM", "Method", "proposes"), ("world model", "Method", "uses")],
    "Reinforcement learning with verifiable rewards": [
        ("GRPO", "Method", "uses"),
        ("DAPO", "Method", "uses"),
        ("RLOO", "Method", "uses"),
        ("R1-Zero", "Method", "uses"),
    ],
    "Mixed-integer optimization": [
        ("Distributional MIPLIB", "Dataset", "evaluatesOn"),
        ("conformal prediction", "Method", "uses"),
    ],
    "Weak-to-strong generalization": [("weak-to-strong generalization", "Task", "addresses")],
    "Diffusion policies have": [
        ("STEP", "Method", "proposes"),
        ("BRIDGER", "Method", "comparesWith"),
        ("DDIM", "Method", "comparesWith"),
        ("RoboMimic", "Dataset", "evaluatesOn"),
        ("visuomotor control", "Task", "addresses"),
        ("success rate", "Metric", "evaluatesOn"),
    ],
    "Integrating graph knowledge": [
        ("GRASP", "Method", "proposes"),
        ("GRPO", "Method", "uses"),
        ("DeepSeek-V3.2", "Method", "comparesWith"),
        ("LeetCode", "Dataset", "evaluatesOn"),
    ],
    "Modality translation": [("diffusion bridge", "Method", "uses"), ("modality translation", "Task", "addresses")],
    "Traditional robot co-design": [
        ("Learning to Reconfigure", "Method", "proposes"),
        ("reconfigurable robot", "RobotKind", "mentions"),
        ("locomotion", "Task", "evaluatesOn"),
    ],
    "Communication is a key": [
        ("LMAC", "Method", "proposes"),
        ("multi-agent reinforcement learning", "Method", "uses"),
    ],
    "Should an LVLM use": [
        ("TAM", "Method", "proposes"),
        ("Inductor", "Method", "proposes"),
        ("TA-116K", "Dataset", "introduces"),
        ("TallVA-8B-A7B", "Method", "proposes"),
        ("Qwen2-7B", "Method", "uses"),
    ],
}

#: Opening words -> (name, alias): two forms of one entity.
ALIASES = {
    "As role-playing": ("KSKT", "KnowSelf-KnowOther Transformer"),
    "While large": ("RAUQ", "Recurrent Attention-based Uncertainty Quantification"),
    "Integrating graph": ("GRASP", "Graph Reasoning via Agentic Solving and Probing"),
    "World models": ("DMAWM", "Disentangled Multi-Agent World Model"),
    "Weak-to-strong": ("weak-to-strong generalization", "W2SG"),
    "Safe reinforcement": ("safe reinforcement learning", "Safe RL"),
    "Communication is": ("LMAC", "LLM-driven Multi-Agent Communication"),
}

#: Nothing that a seed must name (in lower case).
FORBIDDEN = {
    "extensive experiments", "existing approaches", "existing methods", "code", "https", "http", "github",
    "state-of-the-art models", "twelve datasets", "28 datasets", "table", "however", "finally", "our method",
    "baselines", "framework", "approach", "experiments", "on", "w", "e", "s", "t", "g", "r", "knowledge-encoded",
    "synthetic benchmarks", "real-world tasks", "human critiques", "empirically", "traditional", "huggingface",
    "artificial intelligence", "machine learning", "deep learning", "boolean", "average progress",
}  # fmt: skip


@pytest.fixture(scope="module")
def seeds(nlp: Language) -> list[AnnotatedPaper]:
    return [extract_paper(nlp, paper) for paper in read_corpus([SEEDS]).papers]


def paper_of(seeds: list[AnnotatedPaper], opening: str) -> AnnotatedPaper:
    (found,) = [annotated for annotated in seeds if annotated.paper.abstract.startswith(opening)]
    return found


@pytest.mark.parametrize("opening", EXPECTED)
def test_what_a_reader_would_name(seeds: list[AnnotatedPaper], opening: str) -> None:
    found = {(e.name, e.type.value, e.role.value) for e in paper_of(seeds, opening).entities}
    assert set(EXPECTED[opening]) - found == set()


@pytest.mark.parametrize("opening", ALIASES)
def test_two_forms_of_one_thing(seeds: list[AnnotatedPaper], opening: str) -> None:
    name, alias = ALIASES[opening]
    assert [e.name for e in paper_of(seeds, opening).entities if alias in e.names] == [name]


def test_nothing_absurd(seeds: list[AnnotatedPaper]) -> None:
    names = {name.lower() for annotated in seeds for entity in annotated.entities for name in entity.names}
    assert names & FORBIDDEN == set()
    assert not [name for name in names if "http" in name or "*" in name or "\n" in name or len(name) < 2]


def test_nothing_that_others_made_is_called_the_papers_own(seeds: list[AnnotatedPaper]) -> None:
    own = {e.name for a in seeds for e in a.entities if e.role.value in ("proposes", "introduces")}
    expected = {name for rows in EXPECTED.values() for name, _, role in rows if role in ("proposes", "introduces")}
    assert own - expected == {"velocity-aware perturbation injection"}


def test_markup_leads_back_to_the_raw_text(seeds: list[AnnotatedPaper]) -> None:
    paper = paper_of(seeds, "Integrating graph")
    quotes = [paper.paper.quote(m.span) for m in paper.mentions if paper.entities[m.entity].name == "GRASP"]
    assert "GRASP" in quotes
    assert any(quote.startswith("**G**raph **R**easoning") for quote in quotes)


def test_links(seeds: list[AnnotatedPaper]) -> None:
    links = [(link.kind, link.url) for link in paper_of(seeds, "Integrating graph").links]
    assert links == [
        ("code", "https://github.com/PKU-ML/GRASP"),
        ("model", "https://huggingface.co/collections/PKU-ML/grasp"),
    ]
    (link,) = paper_of(seeds, "Diffusion policies have").links
    assert link.url == "https://github.com/Kimho666/STEP"


def test_results(seeds: list[AnnotatedPaper]) -> None:
    def told(opening: str) -> list[tuple[str, ...]]:
        return [(r.value, r.metric, r.dataset, r.method, r.baseline) for r in paper_of(seeds, opening).results]

    assert told("As role-playing") == [
        ("6.2%", "overall improvement", "CharacterBench", "KSKT", "Qwen3-4B-Thinking"),
        ("19.3%", "Relationship", "SOTOPIA", "KSKT", "base model"),
    ]
    assert told("Diffusion policies have") == [
        ("21.6%", "success rate", "RoboMimic", "STEP", "BRIDGER"),
        ("27.5%", "success rate", "real-world tasks", "STEP", "DDIM"),
    ]
    assert [row[:2] for row in told("Traditional robot co-design")] == [
        ("5.95x", "average progress"),
        ("9.81x", "progress"),
    ]


def test_relations(seeds: list[AnnotatedPaper]) -> None:
    annotated = paper_of(seeds, "As role-playing")
    stated = {
        (annotated.entities[r.head].name, r.name.value, annotated.entities[r.tail].name) for r in annotated.relations
    }
    assert stated == {
        ("KSKT", "evaluatedOn", "CharacterBench"),
        ("KSKT", "evaluatedOn", "SOTOPIA"),
        ("KSKT", "outperforms", "Qwen3-4B-Thinking"),
    }
