"""The model: a BERT encoder with shape features, and heads for spans, roles and relations.

The encoder is Devlin et al. (2019) as MiniLM has it; it is written out here, so that training needs torch alone and
that the exported graph is known node by node.
"""

import math
from dataclasses import dataclass

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
    buckets: int = 0  # of relative positions, as MPNet has them; 0 for none
    eps: float = 1e-12


#: all-mpnet-base-v2, a teacher: five times the work of the released encoder.
MPNET = Size(hidden=768, inner=3072, layers=12, buckets=32, eps=1e-5)


class Layer(nn.Module):
    """One transformer layer, normalised after each sum."""

    def __init__(self, size: Size, dropout: float, attention_dropout: float) -> None:
        super().__init__()
        self.heads = size.heads
        self.query = nn.Linear(size.hidden, size.hidden)
        self.key = nn.Linear(size.hidden, size.hidden)
        self.value = nn.Linear(size.hidden, size.hidden)
        self.out = nn.Linear(size.hidden, size.hidden)
        self.norm1 = nn.LayerNorm(size.hidden, eps=size.eps)
        self.up = nn.Linear(size.hidden, size.inner)
        self.down = nn.Linear(size.inner, size.hidden)
        self.norm2 = nn.LayerNorm(size.hidden, eps=size.eps)
        self.dropout = nn.Dropout(dropout)
        self.attention_dropout = attention_dropout

    def forward(self, x: Tensor, mask: Tensor | None) -> Tensor:
        """Hidden states [b, n, hidden] to the next; ``mask`` bool [b, 1, 1, n] of what is seen, or a bias to add."""
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

    def __init__(self, size: Size, dropout: float, attention_dropout: float) -> None:
        super().__init__()
        self.words = nn.Embedding(size.vocabulary, size.hidden)
        self.positions = nn.Embedding(size.positions, size.hidden)
        self.shapes = nn.Embedding(SHAPES, size.hidden)
        self.norm = nn.LayerNorm(size.hidden, eps=size.eps)
        self.dropout = nn.Dropout(dropout)
        self.layers = nn.ModuleList(Layer(size, dropout, attention_dropout) for _ in range(size.layers))
        nn.init.zeros_(self.shapes.weight)
        if size.buckets:  # frozen: a bias that learns would keep attention from its fast path
            self.relative = nn.Embedding(size.buckets, size.heads).requires_grad_(False)

    def forward(self, words: Tensor, shapes: Tensor, mask: Tensor | None = None) -> Tensor:
        """Words float [b, n, hidden], shapes int [b, n] and mask bool [b, n] to hidden states [b, n, hidden]."""
        x = self.dropout(self.norm(words + self.shapes(shapes) + self.positions.weight[: words.shape[1]]))
        seen = None if mask is None else mask[:, None, None, :]
        if hasattr(self, "relative"):
            bias = self.relative(_buckets(x.shape[1], self.relative.num_embeddings)).permute(2, 0, 1)[None]
            seen = (bias if seen is None else bias.masked_fill(~seen, -1e4)).to(x.dtype)
        for layer in self.layers:
            x = layer(x, seen)
        return x


def _buckets(length: int, buckets: int) -> Tensor:
    """Bucket of the distance from each place to each other, int [n, n]: near ones exact, far ones by logarithm.

    As MPNet (Song et al. 2020) took them from T5 (Raffel et al. 2020), with 128 as the farthest.
    """
    places = torch.arange(length)
    ahead = places[None, :] - places[:, None]
    half = buckets // 2
    exact = half // 2
    far = ahead.abs().clamp_min(1).float()
    logs = exact + (torch.log(far / exact) / math.log(128 / exact) * (half - exact)).long()
    return (ahead > 0) * half + torch.where(ahead.abs() < exact, ahead.abs(), logs.clamp_max(half - 1))


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

    def __init__(self, size: Size | None = None, dropout: float = 0.1, attention_dropout: float = 0.1) -> None:
        super().__init__()
        self.size = size or Size()
        self.encoder = Encoder(self.size, dropout, attention_dropout)
        self.dropout = nn.Dropout(0.15)
        self.tags = nn.Linear(self.size.hidden, len(TAGS))
        self.heads = Heads(self.size.hidden)

    def hidden(self, ids: Tensor, shapes: Tensor, mask: Tensor | None = None) -> Tensor:
        """Hidden states [b, n, hidden] of pieces."""
        return self.encoder(self.encoder.words(ids), shapes, mask)
