"""The model: a BERT encoder with shape features, and heads for spans, roles and relations.

The encoder is Devlin et al. (2019) as MiniLM has it; it is written out here, so that training needs torch alone and
that the exported graph is known node by node.
"""

import json
from dataclasses import dataclass
from pathlib import Path

import torch
from torch import Tensor, nn
from torch.nn import functional as F  # noqa: N812 -- its usual name

from kg.extract.tagger.features import SHAPES
from training.labels import RELATIONS, ROLE_NAMES, TAGS, TYPES

_DISTANCES = 10  # buckets of signed distance between two mentions, in powers of four


@dataclass(frozen=True)
class Size:
    """The size of an encoder."""

    hidden: int = 384
    inner: int = 1536
    layers: int = 6
    heads: int = 12
    vocabulary: int = 30_522
    positions: int = 512


class Layer(nn.Module):
    """One transformer layer, normalised after each sum."""

    def __init__(self, size: Size, dropout: float) -> None:
        super().__init__()
        self.heads = size.heads
        self.query = nn.Linear(size.hidden, size.hidden)
        self.key = nn.Linear(size.hidden, size.hidden)
        self.value = nn.Linear(size.hidden, size.hidden)
        self.out = nn.Linear(size.hidden, size.hidden)
        self.norm1 = nn.LayerNorm(size.hidden, eps=1e-12)
        self.up = nn.Linear(size.hidden, size.inner)
        self.down = nn.Linear(size.inner, size.hidden)
        self.norm2 = nn.LayerNorm(size.hidden, eps=1e-12)
        self.dropout = nn.Dropout(dropout)
        self.attention_dropout = dropout

    def forward(self, x: Tensor, mask: Tensor | None) -> Tensor:
        """Hidden states [b, n, hidden] to the next; ``mask`` bool [b, 1, 1, n] of what is seen."""
        batch, length, width = x.shape

        def split(t: Tensor) -> Tensor:
            return t.view(batch, length, self.heads, width // self.heads).transpose(1, 2)

        attended = F.scaled_dot_product_attention(
            split(self.query(x)), split(self.key(x)), split(self.value(x)), attn_mask=mask,
            dropout_p=self.attention_dropout if self.training else 0.0,
        )  # fmt: skip
        x = self.norm1(x + self.dropout(self.out(attended.transpose(1, 2).reshape(batch, length, width))))
        return self.norm2(x + self.dropout(self.down(F.gelu(self.up(x)))))


class Encoder(nn.Module):
    """Word pieces with their shapes to hidden states."""

    def __init__(self, size: Size, dropout: float = 0.1) -> None:
        super().__init__()
        self.words = nn.Embedding(size.vocabulary, size.hidden)
        self.positions = nn.Embedding(size.positions, size.hidden)
        self.shapes = nn.Embedding(SHAPES, size.hidden)
        self.norm = nn.LayerNorm(size.hidden, eps=1e-12)
        self.dropout = nn.Dropout(dropout)
        self.layers = nn.ModuleList(Layer(size, dropout) for _ in range(size.layers))
        nn.init.zeros_(self.shapes.weight)

    def forward(self, words: Tensor, shapes: Tensor, mask: Tensor | None = None) -> Tensor:
        """Words float [b, n, hidden], shapes int [b, n] and mask bool [b, n] to hidden states [b, n, hidden]."""
        x = self.dropout(self.norm(words + self.shapes(shapes) + self.positions.weight[: words.shape[1]]))
        seen = None if mask is None else mask[:, None, None, :]
        for layer in self.layers:
            x = layer(x, seen)
        return x


class Heads(nn.Module):
    """Roles of entities and relations between them, from the hidden states of one paper."""

    def __init__(self, hidden: int, width: int = 256) -> None:
        super().__init__()
        self.mention = nn.Sequential(nn.Linear(3 * hidden, width), nn.GELU())
        self.kind = nn.Embedding(len(TYPES), 32)
        self.whole = nn.Linear(hidden, 64)
        self.entity = nn.Sequential(nn.Linear(2 * width + 64 + 32, width), nn.GELU(), nn.Dropout(0.1))
        self.role = nn.Linear(width, len(ROLE_NAMES))
        self.distance = nn.Embedding(2 * _DISTANCES, 32)
        self.near = nn.Sequential(
            nn.Linear(2 * width + hidden + 32 + 64, width), nn.GELU(), nn.Dropout(0.1), nn.Linear(width, len(RELATIONS))
        )
        self.far = nn.Sequential(
            nn.Linear(3 * width, width), nn.GELU(), nn.Dropout(0.1), nn.Linear(width, len(RELATIONS))
        )

    def forward(
        self, hidden: Tensor, spans: Tensor, members: Tensor, types: Tensor, pairs: Tensor, pairings: Tensor
    ) -> tuple[Tensor, Tensor, Tensor]:
        """Logits of roles [e, 8], of relations [p, 9], and of relations by each pairing [p, q, 9].

        Args:
            hidden: float [n, hidden], the first row of which stands for the whole.
            spans: int [m, 2], half-open pieces of the mentions.
            members: int [e, k], the mentions of each entity, filled up with -1.
            types: int [e].
            pairs: int [p, 2], head and tail.
            pairings: int [p, q, 2], mentions of head and tail, filled up with -1; at least one a pair.
        """
        start, end = spans[:, 0], spans[:, 1]
        sums = F.pad(hidden.cumsum(0), (0, 0, 1, 0))
        inner = (sums[end] - sums[start]) / (end - start)[:, None]
        mention = self.mention(torch.cat([hidden[start], hidden[end - 1], inner], -1))

        held = (members >= 0)[:, :, None]
        of_entity = mention[members.clamp_min(0)]
        most = torch.where(held, of_entity, torch.full_like(of_entity, -1e4)).amax(1)
        count = held.sum(1).clamp_min(1)
        mean = torch.where(held, of_entity, torch.zeros_like(of_entity)).sum(1) / count
        type_ = self.kind(types)
        whole = self.whole(hidden[:1]).expand(types.shape[0], -1)
        entity = self.entity(torch.cat([most, mean, whole, type_], -1))

        head, tail = entity[pairs[:, 0]], entity[pairs[:, 1]]
        far = self.far(torch.cat([head, tail, head * tail], -1))
        first, second = pairings[..., 0].clamp_min(0), pairings[..., 1].clamp_min(0)
        left = torch.minimum(end[first], end[second])
        right = torch.maximum(start[first], start[second])
        right = torch.maximum(left, right)
        gap = right - left
        between = (sums[right] - sums[left]) / gap.clamp_min(1)[..., None]
        bucket = sum((gap >= 2**power).long() for power in range(_DISTANCES - 1))
        bucket = bucket + _DISTANCES * (start[first] > start[second]).long()
        kinds = torch.cat([type_[pairs[:, 0]], type_[pairs[:, 1]]], -1)[:, None].expand(-1, pairings.shape[1], -1)
        near = self.near(torch.cat([mention[first], mention[second], between, self.distance(bucket), kinds], -1))
        real = (pairings[..., 0] >= 0)[..., None]
        near = torch.where(real, near, torch.full_like(near, -1e4))
        return self.role(entity), torch.logsumexp(near, 1) + far, near


class Model(nn.Module):
    """Encoder and heads."""

    def __init__(self, size: Size | None = None, dropout: float = 0.1) -> None:
        super().__init__()
        self.size = size or Size()
        self.encoder = Encoder(self.size, dropout)
        self.dropout = nn.Dropout(0.15)
        self.tags = nn.Linear(self.size.hidden, len(TAGS))
        self.heads = Heads(self.size.hidden)

    def hidden(self, ids: Tensor, shapes: Tensor, mask: Tensor | None = None) -> Tensor:
        """Hidden states [b, n, hidden] of pieces."""
        return self.encoder(self.encoder.words(ids), shapes, mask)


def load_base(model: Model, folder: Path) -> None:
    """Fills the encoder with the weights of a BERT in safetensors form; raises ``KeyError`` where one is missing."""
    tensors = read_safetensors(folder / "model.safetensors")
    encoder = model.encoder
    wanted = dict(encoder.named_parameters())
    places = {"positions.weight": tensors["embeddings.position_embeddings.weight"]
              + tensors["embeddings.token_type_embeddings.weight"][0],
              "words.weight": tensors["embeddings.word_embeddings.weight"],
              "norm.weight": tensors["embeddings.LayerNorm.weight"],
              "norm.bias": tensors["embeddings.LayerNorm.bias"]}  # fmt: skip
    parts = {
        "query": "attention.self.query", "key": "attention.self.key", "value": "attention.self.value",
        "out": "attention.output.dense", "norm1": "attention.output.LayerNorm", "up": "intermediate.dense",
        "down": "output.dense", "norm2": "output.LayerNorm",
    }  # fmt: skip
    for number in range(len(encoder.layers)):
        for ours, theirs in parts.items():
            for kind in ("weight", "bias"):
                places[f"layers.{number}.{ours}.{kind}"] = tensors[f"encoder.layer.{number}.{theirs}.{kind}"]
    with torch.no_grad():
        for name, parameter in wanted.items():
            if not name.startswith("shapes."):
                parameter.copy_(places[name])


def read_safetensors(path: Path) -> dict[str, Tensor]:
    """The float32 tensors of a file: eight bytes of length, a JSON header, the data."""
    data = path.read_bytes()
    length = int.from_bytes(data[:8], "little")
    header = json.loads(data[8 : 8 + length])
    tensors = {}
    for name, entry in header.items():
        if name == "__metadata__" or entry["dtype"] != "F32":
            continue
        start, end = entry["data_offsets"]
        raw = bytearray(data[8 + length + start : 8 + length + end])
        tensors[name] = torch.frombuffer(raw, dtype=torch.float32).reshape(entry["shape"])
    return tensors
