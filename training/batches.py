"""Examples to tensors."""

import random
from collections.abc import Iterator, Sequence
from typing import Protocol, TypeVar

import torch
from torch import Tensor

from training.data import IGNORE, MAX_PAIRINGS, Encoded


class HasPieces(Protocol):
    """Whatever has pieces."""

    @property
    def ids(self) -> list[int]:
        """The pieces."""
        ...


T = TypeVar("T", bound=HasPieces)
U = TypeVar("U", bound=HasPieces)


def batches(data: Sequence[T], size: int, rng: random.Random) -> Iterator[list[T]]:
    """All examples once, those of like length together, in an order that ``rng`` shuffles."""
    order = list(data)
    rng.shuffle(order)
    made = []
    for at in range(0, len(order), size * 20):
        chunk = sorted(order[at : at + size * 20], key=lambda e: len(e.ids))
        made += [chunk[i : i + size] for i in range(0, len(chunk), size)]
    rng.shuffle(made)
    yield from made


def mixed(gold: Iterator[list[T]], silver: Iterator[list[U]], rng: random.Random) -> Iterator[list[T] | list[U]]:
    """The batches of both, shuffled."""
    every: list[list[T] | list[U]] = [*gold, *silver]
    rng.shuffle(every)
    yield from every


def pad(batch: Sequence[Encoded]) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """Pieces, shapes, mask and tags ``[b, n]``, ``n`` a multiple of 16."""
    length = -(-max(len(e.ids) for e in batch) // 16) * 16

    def rows(lists: list[list[int]], fill: int) -> Tensor:
        return torch.tensor([row + [fill] * (length - len(row)) for row in lists])

    ids = rows([e.ids for e in batch], 0)
    mask = rows([[1] * len(e.ids) for e in batch], 0).bool()
    return ids, rows([e.shapes for e in batch], 0), mask, rows([e.tags for e in batch], IGNORE)


def head_inputs(encoded: Encoded) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:
    """Spans, members, types, pairs and pairings of one paper, as :class:`training.model.Heads` takes them."""
    most = max(1, max((len(m) for m in encoded.members), default=1))
    return (
        torch.tensor(encoded.spans),
        torch.tensor([m + [-1] * (most - len(m)) for m in encoded.members]),
        torch.tensor(encoded.example.types),
        torch.tensor(encoded.pairs),
        torch.tensor([p + [(-1, -1)] * (MAX_PAIRINGS - len(p)) for p in encoded.pairings]),
    )
