import pytest

from kg.extract.shapes import is_coined_name, is_name_word, type_by_shape, without_suffix


@pytest.mark.parametrize("word", ["RoboMimic", "GPT-4o", "W2SG", "TT-Sparse", "mini-ImageNet", "iCub", "R1-Zero"])
def test_name_words(word: str) -> None:
    assert is_name_word(word)


@pytest.mark.parametrize(
    "word",
    ["Table", "the", "SOTA", "GPU", "3D", "post-SFT", "knowledge-Encoded", "non-Gaussian", "L_0", "2024", "—", ""],
)
def test_no_name_words(word: str) -> None:
    assert not is_name_word(word)


def test_suffixes_belong_to_the_sentence() -> None:
    assert [without_suffix(w) for w in ("LLM-based", "GPT-4-generated", "LLM's", "RoNIN-ds", "Qwen2-7B")] == [
        "LLM",
        "GPT-4",
        "LLM",
        "RoNIN-ds",
        "Qwen2-7B",
    ]


def test_types_that_the_shape_tells() -> None:
    told = {name: type_by_shape(name) for name in ("MotiBench", "TA-116K", "HotpotQA", "Qwen2-7B", "GRASP", "SQA")}
    assert {name: kind.value if kind else "" for name, kind in told.items()} == {
        "MotiBench": "Dataset",
        "TA-116K": "Dataset",
        "HotpotQA": "Dataset",
        "Qwen2-7B": "Method",
        "GRASP": "",
        "SQA": "",
    }


def test_made_up_names() -> None:
    assert is_coined_name("Learning to Reconfigure")
    assert not is_coined_name("Transformer")
    assert not is_coined_name("multi-DoF")
