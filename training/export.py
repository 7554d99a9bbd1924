"""From trained weights to the files that the runtime reads: small, of one kind of arithmetic, each with its hash.

The word embeddings never change in training. They are one file, a byte a number with a scale a row, so that a new
version of the model costs the repository only the rest. The matrices of the encoder are int8 with a scale a column,
and one bit short of the range (``reduce_range``): older processors add pairs of products in 16 bits, and saturate
with the full range. Activations are quantised at run time, from the window alone that is read.
"""

import hashlib
import json
import tempfile
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import torch
from onnxruntime.quantization import QuantType, quantize_dynamic
from torch import Tensor, nn

from training.data import MAX_PAIRINGS, MAX_PIECES
from training.labels import RELATIONS, ROLE_NAMES, TAGS, TYPES
from training.model import Model

FORMAT = "kg-model/1"
_OPSET = 17


class _Encoding(nn.Module):
    """Encoder and tags as one graph of one window."""

    def __init__(self, model: Model) -> None:
        super().__init__()
        self.encoder, self.tags = model.encoder, model.tags

    def forward(self, words: Tensor, shapes: Tensor) -> tuple[Tensor, Tensor]:
        hidden = self.encoder(words, shapes)
        return hidden, torch.log_softmax(self.tags(hidden), -1)


def export(model: Model, folder: Path, tokenizer: Path, facts: dict[str, Any]) -> None:
    """Writes ``words.npz``, ``encoder.onnx``, ``heads.onnx``, ``tokenizer.json`` and ``model.json`` into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    model.eval()
    _write_words(model.encoder.words.weight.detach().numpy(), folder / "words.npz")
    _write_encoder(model, folder / "encoder.onnx")
    _write_heads(model, folder / "heads.onnx")
    _write_tokenizer(tokenizer, folder / "tokenizer.json")
    files = ("words.npz", "encoder.onnx", "heads.onnx", "tokenizer.json")
    about = {
        "format": FORMAT,
        "tags": TAGS,
        "types": [type_.value for type_ in TYPES],
        "roles": [role.value for role in ROLE_NAMES],
        "relations": [name.value for name in RELATIONS],
        "max_pieces": MAX_PIECES,
        "max_pairings": MAX_PAIRINGS,
        "hidden": model.size.hidden,
        "sha256": {name: hashlib.sha256((folder / name).read_bytes()).hexdigest() for name in files},
        **facts,
    }
    (folder / "model.json").write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")


def _write_words(weights: "np.ndarray[Any, np.dtype[np.float32]]", path: Path) -> None:
    scales = np.maximum(np.abs(weights).max(1, keepdims=True), 1e-8) / 127
    np.savez(path, words=np.round(weights / scales).astype(np.int8), scales=scales.astype(np.float32))


def _write_encoder(model: Model, path: Path) -> None:
    words, shapes = torch.randn(1, 17, model.size.hidden), torch.randint(0, 100, (1, 17))
    with tempfile.TemporaryDirectory() as folder, torch.no_grad():
        full = str(Path(folder) / "full.onnx")
        torch.onnx.export(
            _Encoding(model).eval(), (words, shapes), full, input_names=["words", "shapes"],
            output_names=["hidden", "tags"], opset_version=_OPSET, dynamo=False,
            dynamic_axes={name: {1: "pieces"} for name in ("words", "shapes", "hidden", "tags")},
        )  # fmt: skip
        graph = onnx.load(full).graph
        weights = {tensor.name for tensor in graph.initializer}
        products = [n for n in graph.node if n.op_type in ("MatMul", "Gemm") and weights & set(n.input)]
        quantize_dynamic(
            full, path, per_channel=True, reduce_range=True, weight_type=QuantType.QInt8,
            op_types_to_quantize=["MatMul"], nodes_to_exclude=[products[-1].name],
        )  # fmt: skip


def _write_heads(model: Model, path: Path) -> None:
    inputs = {
        "hidden": torch.randn(40, model.size.hidden),
        "spans": torch.tensor([[1, 3], [5, 6], [9, 12]]),
        "members": torch.tensor([[0, 1], [2, -1]]),
        "types": torch.tensor([0, 1]),
        "pairs": torch.tensor([[0, 1]]),
        "pairings": torch.tensor([[[0, 2], [1, 2], [-1, -1], [-1, -1]]]),
    }
    axes = {
        "hidden": {0: "pieces"}, "spans": {0: "mentions"}, "members": {0: "entities", 1: "most"},
        "types": {0: "entities"}, "pairs": {0: "pairs"}, "pairings": {0: "pairs"},
        "roles": {0: "entities"}, "relations": {0: "pairs"}, "near": {0: "pairs"},
    }  # fmt: skip
    with torch.no_grad():
        torch.onnx.export(
            model.heads, tuple(inputs.values()), str(path), input_names=list(inputs),
            output_names=["roles", "relations", "near"], opset_version=_OPSET, dynamo=False, dynamic_axes=axes,
        )  # fmt: skip


def _write_tokenizer(source: Path, path: Path) -> None:
    """The tokenizer without the truncation and padding to 128 pieces that the base model's file asks for."""
    value = json.loads(source.read_text(encoding="utf-8"))
    value["truncation"] = value["padding"] = None
    path.write_text(json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
