"""The shape of names: which words look like one, and what their shape says about their type."""

import re

from kg.extract.words import load_words
from kg.model import EntityType

#: Endings after a hyphen that belong to the sentence, not to the name: "LLM-based", "CLIP-like", "GPT-4-generated".
_SUFFIX = re.compile(
    r"[-‐-―](?:based|driven|style|styled|like|enabled|powered|aware|guided|assisted|free|augmented|trained|generated|"
    r"aligned|inspired|informed|specific|level|only|type|equipped|integrated|enhanced|centric|native|agnostic|compatible|"
    r"derived|induced|tuned|finetuned|controlled|mediated|related|optimized|optimised|oriented|to|as|in|and|by|for|"
    r"judged?|written|labell?ed|annotated|hard|complete|class|family|solved|conditioned|constrained|regularized)"
    r"(?:[-‐-―].*)?$"
)
#: Capitals that name no concept of their own in this field (units, hardware, file formats, places, filler).
NOT_NAMES = load_words().not_names
_DATASET_SHAPE = re.compile(
    r"(?:Bench|Benchmark|Eval|VQA|Dataset|Datasets|Corpus|Gym|Arena|MIPLIB|(?<=[a-z\-])Set|QA|NLI|Testbed)"
    r"(?:[-‐-―+\d][\w.+\-]*)?(?: \d[\w.]*| v\d+)?$"
    r"|^(?:CIFAR|ImageNet|MNIST|COCO|nuScenes|KITTI|LIBERO|GLUE|MMLU|GSM8K|MATH-?500|AIME)"
    r"|[-‐-―]\d+(?:\.\d+)?[KM](?:\+)?$"
)
_SIZED_MODEL = re.compile(r"[-‐-― ]\d+(?:\.\d+)?[BM]\b")


def is_name_word(word: str) -> bool:
    """Whether a word has a capital beyond its first letter, or a capital and a digit: no sentence asks for that.

    >>> [is_name_word(w) for w in ("RoboMimic", "GPT-4o", "GRPO", "Transformer", "hands-on", "3DGS", "2D", "4B")]
    [True, True, True, False, False, True, False, False]
    """
    if word in NOT_NAMES or not any(c.isalpha() for c in word):
        return False
    capitals = sum(c.isupper() for c in word)
    if word[0].isdigit():
        return capitals >= 2
    inner = sum(c.isupper() for c in word[1:])
    return bool(inner) or (capitals >= 1 and any(c.isdigit() for c in word))


def without_suffix(word: str) -> str:
    """The name inside a compound; empty where the compound is none of a name.

    >>> [without_suffix(w) for w in ("LLM-based", "Qwen2-7B", "GPT-4-generated", "graph-based")]
    ['LLM', 'Qwen2-7B', 'GPT-4', 'graph']
    """
    return _SUFFIX.sub("", word)


def type_by_shape(name: str) -> EntityType | None:
    """What the shape alone says: "MotiBench" and "TA-116K" are datasets, "Qwen2-7B" is a model, most say nothing.

    >>> [type_by_shape(n) for n in ("MotiBench", "Qwen2-7B", "TA-116K", "GRASP")]
    [<EntityType.DATASET: 'Dataset'>, <EntityType.METHOD: 'Method'>, <EntityType.DATASET: 'Dataset'>, None]
    """
    if _SIZED_MODEL.search(name):
        return EntityType.METHOD
    return EntityType.DATASET if _DATASET_SHAPE.search(name) else None
