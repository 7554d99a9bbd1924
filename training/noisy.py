"""Soft labels to learn from, with noise on what the student sees (self-training, Xie et al. 2020)."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from training.model import Model

_MASK = 103  # the piece [MASK]
_MASKED = 0.12


@dataclass(frozen=True)
class Silver:
    """One abstract as pieces, and the teacher's probabilities of the tags."""

    ids: list[int]
    shapes: list[int]
    shares: NDArray[np.float16]  # [pieces, tags]


def pad_silver(batch: Sequence[Silver], rng: random.Random) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """Noisy pieces, shapes and mask ``[b, n]``, and shares ``[b, n, tags]``; ``n`` a multiple of 16."""
    length = -(-max(len(s.ids) for s in batch) // 16) * 16

    def rows(lists: list[list[int]]) -> Tensor:
        return torch.tensor([row + [0] * (length - len(row)) for row in lists])

    noisy = [
        [_MASK if rng.random() < _MASKED and 0 < at < len(s.ids) - 1 else piece for at, piece in enumerate(s.ids)]
        for s in batch
    ]
    shares = torch.zeros(len(batch), length, batch[0].shares.shape[1])
    for row, silver in enumerate(batch):
        shares[row, : len(silver.ids)] = torch.from_numpy(silver.shares.astype(np.float32))
    mask = rows([[1] * len(s.ids) for s in batch]).bool()
    return rows(noisy), rows([s.shapes for s in batch]), mask, shares


def silver_loss(model: Model, batch: Sequence[Silver], rng: random.Random) -> Tensor:
    """Mean cross-entropy a piece against the teacher's shares."""
    ids, shapes, mask, shares = pad_silver(batch, rng)
    with torch.autocast("cpu", dtype=torch.bfloat16):
        logits = model.tags(model.dropout(model.hidden(ids, shapes, mask)))
    logs = torch.log_softmax(logits.float(), -1)
    return -(shares * logs).sum() / mask.sum()
