"""The shape of names: which words look like one, and what their shape says about their type."""

import re
import unicodedata
from functools import lru_cache

from kg.extract.words import load_words
from kg.model import EntityType

#: Endings after a hyphen that belong to the sentence, not to the name: "LLM-based", "CLIP-like", "GPT-4-generated".
_SUFFIX = re.compile(
    r"[-‐-–](?:based|driven|style|styled|like|enabled|powered|aware|guided|assisted|free|augmented|trained|generated|"
    r"aligned|inspired|informed|specific|level|only|type|equipped|integrated|enhanced|centric|native|agnostic|compatible|"
    r"derived|aided|human|induced|tuned|finetuned|controlled|mediated|related|optimized|optimised|oriented|to|as|in|and|by|for|"
    r"judged?|written|labell?ed|annotated|hard|complete|class|family|solved|conditioned|constrained|regularized|[a-z]+(?:ed|ing))"
    r"(?:[-‐-–].*)?$"
)
#: Capitals that name no concept of their own in this field (units, hardware, file formats, places, filler).
NOT_NAMES = load_words().not_names
#: Model numbers of processors.
_HARDWARE = re.compile(r"(?:RTX|GTX|RX|GH|A|H|B|V|T|L|P)-?\d{2,4}(?:s|Ti|S)?$|i[3579]-\d")
#: A number with its unit: "2-DOF", "6DoF", "75x".
_AMOUNT = re.compile(r"\d[\d.]*[-‐-–]?(?:[Dd][Oo][Ff]s?|[x×]|[kMG]?Hz|[kKMGT]i?[Bb]|[kmM]?[WVA]h?|nm|[µu]m)$")
_POSSESSIVE = re.compile(r"['’]s?$")
_DATASET_SHAPE = re.compile(
    r"(?:Bench|Benchmark|Eval|Dataset|Datasets|Corpus|Gym|Arena|MIPLIB|Testbed|(?<=[a-z\-])(?:Set|V?QA|NLI))"
    r"(?:[-‐-–+\d][\w.+\-]*)?(?: \d[\w.]*| v\d+)?$"
    r"|^(?:CIFAR|ImageNet|MNIST|COCO|nuScenes|KITTI|LIBERO|GLUE|MMLU|GSM8K|MATH-?500|AIME)"
    r"|[-‐-–]\d+(?:\.\d+)?K(?:\+)?$"
)
_SIZED_MODEL = re.compile(r"[-‐-– ]\d+(?:\.\d+)?B\b")


#: "knowledge-Encoded", "post-SFT", "non-Gaussian": a lower-case word before the hyphen, so no name by shape.
_PREFIXED = re.compile(
    r"(?!mini|nano|tiny|micro)(?:[a-z]{4,}|non|pre|sub|per|all|any|one|two|co|re|un|low|top|pro|bi|tri)[-‐-–][A-Z]"
)


@lru_cache(maxsize=100_000)
def is_name_word(word: str) -> bool:
    """Whether a word has a capital beyond its first letter, or a capital and a digit: no sentence asks for that.

    >>> [is_name_word(w) for w in ("RoboMimic", "GPT-4o", "GRPO", "Transformer", "hands-on", "3DGS", "2D", "L_0H_0")]
    [True, True, True, False, False, True, False, False]
    """
    if word in NOT_NAMES or not any(c.isalpha() for c in word) or "_" in word:
        return False
    if _HARDWARE.match(word) or _AMOUNT.match(word):
        return False
    if len(word) == 2 or any(unicodedata.category(c) == "No" for c in word):
        return len(word) == 2 and word.isalpha() and word.isupper()  # "AR", but neither "R2" nor the symbol "L₀H₀"
    capitals = sum(c.isupper() for c in word)
    if word[0].isdigit():
        return capitals >= 2
    if _PREFIXED.match(word) or (word[1:].islower() and not any(c.isdigit() for c in word)):
        return False
    inner = sum(c.isupper() for c in word[1:])
    return bool(inner) or (capitals >= 1 and any(c.isdigit() for c in word))


def without_suffix(word: str) -> str:
    """The name inside a compound; empty where the compound is none of a name.

    >>> [without_suffix(w) for w in ("LLM-based", "Qwen2-7B", "GPT-4-generated", "graph-based")]
    ['LLM', 'Qwen2-7B', 'GPT-4', 'graph']
    """
    return _SUFFIX.sub("", _POSSESSIVE.sub("", word))


def type_by_shape(name: str) -> EntityType | None:
    """What the shape alone says: "MotiBench" and "TA-116K" are datasets, "Qwen2-7B" is a model, most say nothing.

    >>> [type_by_shape(n) for n in ("MotiBench", "Qwen2-7B", "TA-116K", "GRASP")]
    [<EntityType.DATASET: 'Dataset'>, <EntityType.METHOD: 'Method'>, <EntityType.DATASET: 'Dataset'>, None]
    """
    if _SIZED_MODEL.search(name):
        return EntityType.METHOD
    return EntityType.DATASET if _DATASET_SHAPE.search(name) else None


def is_coined_name(name: str) -> bool:
    """Whether a name looks made up: a word of a name's shape, or two capitalised words.

    >>> [is_coined_name(n) for n in ("GRASP", "Learning to Reconfigure", "Transformer", "multi-DoF", "human-AI")]
    [True, True, False, False, False]
    """
    words = name.split()
    return any(is_name_word(word) for word in words) or sum(word[:1].isupper() and len(word) > 1 for word in words) > 1
