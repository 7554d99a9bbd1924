"""The weights that a run begins with: an encoder that others trained, in safetensors form."""

import json
from pathlib import Path

import torch
from torch import Tensor

from training.model import MPNET, Model, Size

_BERT = {
    "query": "attention.self.query", "key": "attention.self.key", "value": "attention.self.value",
    "out": "attention.output.dense", "norm1": "attention.output.LayerNorm", "up": "intermediate.dense",
    "down": "output.dense", "norm2": "output.LayerNorm",
}  # fmt: skip
_MPNET = _BERT | {
    "query": "attention.attn.q", "key": "attention.attn.k", "value": "attention.attn.v", "out": "attention.attn.o",
    "norm1": "attention.LayerNorm",
}  # fmt: skip
_RELATIVE = "encoder.relative_attention_bias.weight"


def size_of(folder: Path) -> Size:
    """The size of the encoder in ``folder``: MPNet's, or else MiniLM's."""
    with (folder / "model.safetensors").open("rb") as stream:
        header = stream.read(int.from_bytes(stream.read(8), "little"))
    return MPNET if _RELATIVE in json.loads(header) else Size()


def load_base(model: Model, folder: Path) -> None:
    """Fills the encoder with the weights of a BERT or an MPNet; raises ``KeyError`` where one is missing."""
    tensors = read_safetensors(folder / "model.safetensors")
    positions, words = tensors["embeddings.position_embeddings.weight"], tensors["embeddings.word_embeddings.weight"]
    if _RELATIVE in tensors:
        places = {"positions.weight": positions[2:], "words.weight": _as_bert(words),
                  "relative.weight": tensors[_RELATIVE]}  # fmt: skip
    else:
        places = {"positions.weight": positions + tensors["embeddings.token_type_embeddings.weight"][0],
                  "words.weight": words}  # fmt: skip
    for kind in ("weight", "bias"):
        places[f"norm.{kind}"] = tensors[f"embeddings.LayerNorm.{kind}"]
        for number in range(model.size.layers):
            for ours, theirs in (_MPNET if _RELATIVE in tensors else _BERT).items():
                places[f"layers.{number}.{ours}.{kind}"] = tensors[f"encoder.layer.{number}.{theirs}.{kind}"]
    with torch.no_grad():
        for name, parameter in model.encoder.named_parameters():
            if not name.startswith("shapes."):
                parameter.copy_(places[name])


def load_run(folder: Path) -> Model:
    """The model of a run, with the averaged weights that it saved."""
    weights = torch.load(folder / "model.pt")["model"]
    model = Model(MPNET if "encoder.relative.weight" in weights else Size())
    model.load_state_dict(weights)
    return model.eval()


def _as_bert(words: Tensor) -> Tensor:
    """MPNet's embeddings in the order of BERT's vocabulary, so that one tokenizer serves teacher and student.

    MPNet put ``<s> <pad> </s> <unk>`` before the same pieces and ``<mask>`` behind them.
    """
    ours = words[4:-1].clone()
    for bert, mpnet in ((0, 1), (101, 0), (102, 2), (103, len(words) - 1)):  # [PAD] [CLS] [SEP] [MASK]
        ours[bert] = words[mpnet]
    return ours


def read_safetensors(path: Path) -> dict[str, Tensor]:
    """The float32 tensors of a file: eight bytes of length, a JSON header, the data."""
    data = path.read_bytes()
    origin = 8 + int.from_bytes(data[:8], "little")
    header = json.loads(data[8:origin])
    tensors = {}
    for name, entry in header.items():
        if name == "__metadata__" or entry["dtype"] != "F32":
            continue
        start, end = entry["data_offsets"]
        raw = bytearray(data[origin + start : origin + end])
        tensors[name] = torch.frombuffer(raw, dtype=torch.float32).reshape(entry["shape"])
    return tensors
