"""A model of a few words, made by hand, of the form that training exports: what it says can be foreseen.

The embedding of a word is its tag: "zornet" is S-Method, "deep grasping" is B-Task, E-Task. Roles and relations depend
on the types alone.
"""

import hashlib
import json
from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper
from tokenizers import Tokenizer, models, normalizers, pre_tokenizers, processors

from kg.model import EntityType, RelationName, Role

TYPES = list(EntityType)
TAGS = ["O", *(f"{part}-{kind}" for kind in TYPES for part in "BIES")]
#: Piece -> its tag; every other word is O.
WORDS = {
    "zornet": "S-Method",
    "zor": "B-Method",
    "##bot": "E-Method",
    "deep": "B-Task",
    "grasping": "E-Task",
    "foobench": "S-Dataset",
    "gripperone": "S-Robot",
    "maybe": "S-Metric",
}
#: Logits of a tag; "maybe" is as likely a metric as not.
SURE, UNSURE = 12.0, 0.0
WINDOW, PAIRINGS = 16, 2
ROLES = {
    EntityType.METHOD: Role.PROPOSES,
    EntityType.TASK: Role.ADDRESSES,
    EntityType.DATASET: Role.EVALUATES_ON,
    EntityType.ROBOT: Role.DEPLOYED_ON,
    EntityType.ROBOT_KIND: Role.MENTIONS,
    EntityType.METRIC: Role.USES,
}
#: By the type of the head.
RELATIONS = {EntityType.METHOD: RelationName.USED_FOR, EntityType.DATASET: RelationName.BENCHMARK_FOR}


def make_model(folder: Path) -> Path:
    """Writes the files of the model into a new folder, and returns it."""
    folder.mkdir(parents=True)
    vocabulary = ["[UNK]", "[CLS]", "[SEP]", *WORDS]
    rows = np.zeros((len(vocabulary), len(TAGS)))
    for index, word in enumerate(vocabulary):
        if word == "maybe":
            rows[index, [0, TAGS.index(WORDS[word])]] = SURE
        else:
            rows[index, TAGS.index(WORDS.get(word, "O"))] = SURE
    scales = np.full((len(vocabulary), 1), SURE / 120)
    np.savez(folder / "words.npz", words=np.round(rows / scales).astype(np.int8), scales=scales.astype(np.float32))
    _write_tokenizer(vocabulary, folder / "tokenizer.json")
    onnx.save(_encoder(), str(folder / "encoder.onnx"))
    onnx.save(_heads(), str(folder / "heads.onnx"))
    files = ("words.npz", "encoder.onnx", "heads.onnx", "tokenizer.json")
    about = {
        "format": "kg-model/1",
        "tags": TAGS,
        "types": [kind.value for kind in TYPES],
        "roles": [role.value for role in Role],
        "relations": [name.value for name in RelationName],
        "max_pieces": WINDOW,
        "max_pairings": PAIRINGS,
        "sha256": {name: hashlib.sha256((folder / name).read_bytes()).hexdigest() for name in files},
    }
    write_about(folder, about)
    return folder


def write_about(folder: Path, about: dict[str, object]) -> None:
    (folder / "model.json").write_text(json.dumps(about), encoding="utf-8")


def read_about(folder: Path) -> dict[str, object]:
    return dict(json.loads((folder / "model.json").read_text(encoding="utf-8")))


def _write_tokenizer(vocabulary: list[str], path: Path) -> None:
    numbers = {word: index for index, word in enumerate(vocabulary)}
    tokenizer = Tokenizer(models.WordPiece(numbers, unk_token="[UNK]"))
    tokenizer.normalizer = normalizers.BertNormalizer(lowercase=True)
    tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    special = [("[CLS]", numbers["[CLS]"]), ("[SEP]", numbers["[SEP]"])]
    tokenizer.post_processor = processors.TemplateProcessing(single="[CLS] $A [SEP]", special_tokens=special)
    tokenizer.save(str(path))


def _encoder() -> onnx.ModelProto:
    """``hidden`` is ``words``; ``tags`` their log-softmax."""
    words = helper.make_tensor_value_info("words", TensorProto.FLOAT, [1, "n", len(TAGS)])
    shapes = helper.make_tensor_value_info("shapes", TensorProto.INT64, [1, "n"])
    outputs = [
        helper.make_tensor_value_info(name, TensorProto.FLOAT, [1, "n", len(TAGS)]) for name in ("hidden", "tags")
    ]
    nodes = [
        helper.make_node("Identity", ["words"], ["hidden"]),
        helper.make_node("LogSoftmax", ["words"], ["tags"], axis=-1),
    ]
    return _model(helper.make_graph(nodes, "encoder", [words, shapes], outputs))


def _heads() -> onnx.ModelProto:
    """Roles by type, relations by the type of the head; of the pairings the one with the last head speaks most."""
    roles = np.full((len(TYPES), len(Role)), -4.0, dtype=np.float32)
    relations = np.full((len(TYPES), len(RelationName)), -6.0, dtype=np.float32)
    for kind, role in ROLES.items():
        roles[TYPES.index(kind), list(Role).index(role)] = 4.0
    for kind, name in RELATIONS.items():
        relations[TYPES.index(kind), list(RelationName).index(name)] = 3.0
    tables = {
        "role_table": roles,
        "relation_table": relations,
        "head_column": np.array(0, dtype=np.int64),
        "ones": np.ones((1, 1, len(RelationName)), dtype=np.float32),
        "last": np.array([2], dtype=np.int64),
    }
    nodes = [
        helper.make_node("Gather", ["role_table", "types"], ["roles"], axis=0),
        helper.make_node("Gather", ["pairs", "head_column"], ["heads"], axis=1),
        helper.make_node("Gather", ["types", "heads"], ["kinds"], axis=0),
        helper.make_node("Gather", ["relation_table", "kinds"], ["relations"], axis=0),
        helper.make_node("Gather", ["pairings", "head_column"], ["firsts"], axis=2),
        helper.make_node("Cast", ["firsts"], ["numbers"], to=TensorProto.FLOAT),
        helper.make_node("Unsqueeze", ["numbers", "last"], ["column"]),
        helper.make_node("Mul", ["column", "ones"], ["near"]),
    ]
    shapes: dict[str, tuple[int, list[object]]] = {
        "hidden": (TensorProto.FLOAT, ["n", len(TAGS)]),
        "spans": (TensorProto.INT64, ["m", 2]),
        "members": (TensorProto.INT64, ["e", "k"]),
        "types": (TensorProto.INT64, ["e"]),
        "pairs": (TensorProto.INT64, ["p", 2]),
        "pairings": (TensorProto.INT64, ["p", PAIRINGS, 2]),
    }
    inputs = [helper.make_tensor_value_info(name, *shape) for name, shape in shapes.items()]
    outputs = [
        helper.make_tensor_value_info("roles", TensorProto.FLOAT, ["e", len(Role)]),
        helper.make_tensor_value_info("relations", TensorProto.FLOAT, ["p", len(RelationName)]),
        helper.make_tensor_value_info("near", TensorProto.FLOAT, ["p", PAIRINGS, len(RelationName)]),
    ]
    constants = [numpy_helper.from_array(value, name) for name, value in tables.items()]
    return _model(helper.make_graph(nodes, "heads", inputs, outputs, initializer=constants))


def _model(graph: onnx.GraphProto) -> onnx.ModelProto:
    made = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    onnx.checker.check_model(made)
    return made
