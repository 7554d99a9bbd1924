"""What the heads say of a paper's entities: the role of each, and the relations between them."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kg.extract.layers import FoundEntity, Proposal
from kg.extract.tagger.files import ModelCard
from kg.extract.tagger.network import Network
from kg.extract.tagger.reading import Reading
from kg.model import RELATION_TYPES, ROLES, EntityType, RelationName, Role

#: Pairs of entities that are judged at once: bounds the memory, not what comes out.
_AT_ONCE = 512
#: Mentions of an entity that are looked at: no abstract has more, and a name of a long text can have a thousand.
_MEMBERS = 48
#: Pieces between two mentions beyond which the model has learnt nothing (its texts were no longer).
_FARTHEST = 512


@dataclass(frozen=True, slots=True)
class JudgedRelation:
    """A relation between two entities (by number), how probable it is, and the two mentions that speak for it most."""

    head: int
    name: RelationName
    tail: int
    probability: float
    head_mention: int
    tail_mention: int


@dataclass(frozen=True, slots=True)
class Judgement:
    """What the heads say."""

    roles: tuple[dict[Role, float], ...]  # an entity: probabilities of the roles that its type can have, summing to 1
    relations: tuple[JudgedRelation, ...]  # every one that the types allow, however improbable; sorted by ends and name


def judge(
    network: Network, reading: Reading, mentions: Sequence[Proposal], entities: Sequence[FoundEntity]
) -> Judgement:
    """Roles and relations of entities by the model; entities without a piece of text have the roles of chance."""
    placed = [reading.pieces(mention.stretch) for mention in mentions]
    rows = [index for index, place in enumerate(placed) if place is not None]
    if not rows or not entities:
        return Judgement(tuple(_even(entity.type) for entity in entities), ())
    number = {mention: row for row, mention in enumerate(rows)}
    # One row stands before the pieces: the special piece for the whole.
    spans = np.array([placed[index] for index in rows], dtype=np.int64) + 1
    members = [[number[index] for index in entity.mentions if index in number][:_MEMBERS] for entity in entities]
    pairs = [
        (head, tail)
        for head, tail in product(range(len(entities)), repeat=2)
        if head != tail and _allowed(entities[head].type, entities[tail].type)
    ]
    near = [
        (pair, found)
        for pair in pairs
        if (found := closest(spans, members[pair[0]], members[pair[1]], network.card.pairings))
    ]
    fixed: dict[str, NDArray[Any]] = {
        "hidden": reading.hidden,
        "spans": spans,
        "members": _filled(members, -1),
        "types": np.array([network.card.types.index(entity.type) for entity in entities], dtype=np.int64),
    }
    roles: NDArray[np.float32] | None = None
    relations: list[JudgedRelation] = []
    for at in range(0, max(1, len(near)), _AT_ONCE):
        block = near[at : at + _AT_ONCE] or [((0, 0), [(0, 0)])]  # the heads want a pair; the roles come with it
        inputs = fixed | {
            "pairs": np.array([pair for pair, _ in block], dtype=np.int64),
            "pairings": _filled_pairs([found for _, found in block], network.card.pairings),
        }
        roles, logits, by_pairing = network.judge(inputs)
        for (pair, found), row, each in zip(near[at : at + _AT_ONCE], logits, by_pairing, strict=False):
            relations += _relations(network.card, entities, pair, found, rows, row, each)
    assert roles is not None, "there is always one block"
    told = tuple(
        _role_shares(network.card, entity.type, row) if held else _even(entity.type)
        for entity, row, held in zip(entities, roles, members, strict=True)
    )
    return Judgement(told, tuple(relations))


def closest(spans: NDArray[np.int64], heads: Sequence[int], tails: Sequence[int], count: int) -> list[tuple[int, int]]:
    """The pairs of mentions with the fewest pieces between them, the closest first; none beyond the farthest.

    Args:
        spans: [m, 2], half-open pieces, sorted.
        heads: mentions of the head, sorted.
        tails: mentions of the tail, sorted.
        count: how many pairs at most.
    """
    found = []
    for head in heads:
        at = bisect_left(tails, head)
        for tail in tails[max(0, at - count) : at + count]:
            gap = max(spans[head, 0], spans[tail, 0]) - min(spans[head, 1], spans[tail, 1])
            if gap < _FARTHEST:
                found.append((int(gap), head, tail))
    return [(head, tail) for _, head, tail in sorted(found)[:count]]


def _relations(
    card: ModelCard,
    entities: Sequence[FoundEntity],
    pair: tuple[int, int],
    found: Sequence[tuple[int, int]],
    rows: Sequence[int],
    logits: NDArray[np.float32],
    by_pairing: NDArray[np.float32],
) -> Iterator[JudgedRelation]:
    head, tail = pair
    types = entities[head].type, entities[tail].type
    for index, name in enumerate(card.relations):
        allowed = RELATION_TYPES[name]
        if types[0] in allowed[0] and types[1] in allowed[1]:
            first, second = found[int(by_pairing[: len(found), index].argmax())]
            probability = float(1 / (1 + np.exp(-np.float64(logits[index]))))
            yield JudgedRelation(head, name, tail, probability, rows[first], rows[second])


def _role_shares(card: ModelCard, kind: EntityType, logits: NDArray[np.float32]) -> dict[Role, float]:
    scores = np.array([logits[card.roles.index(role)] for role in ROLES[kind]], dtype=np.float64)
    shares = np.exp(scores - scores.max())
    return dict(zip(ROLES[kind], map(float, shares / shares.sum()), strict=True))


def _even(kind: EntityType) -> dict[Role, float]:
    return {role: 1 / len(ROLES[kind]) for role in ROLES[kind]}


def _allowed(head: EntityType, tail: EntityType) -> bool:
    return any(head in heads and tail in tails for heads, tails in RELATION_TYPES.values())


def _filled(rows: Sequence[Sequence[int]], filler: int) -> NDArray[np.int64]:
    """Rows of several lengths as a matrix."""
    width = max(1, *(len(row) for row in rows)) if rows else 1
    matrix = np.full((len(rows), width), filler, dtype=np.int64)
    for index, row in enumerate(rows):
        matrix[index, : len(row)] = row
    return matrix


def _filled_pairs(rows: Sequence[Sequence[tuple[int, int]]], width: int) -> NDArray[np.int64]:
    matrix = np.full((len(rows), width, 2), -1, dtype=np.int64)
    for index, row in enumerate(rows):
        matrix[index, : len(row)] = np.array(row, dtype=np.int64).reshape(-1, 2)
    return matrix
