"""One total order decides which of the proposals that overlap stand."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from kg.extract.layers import Proposal, Stretch
from kg.model import EntityType

_TYPE_RANK = {kind: rank for rank, kind in enumerate(EntityType)}


def rank(proposal: Proposal) -> tuple[int, float, int, int, str]:
    """The order: the longest, then the most certain, then the first, then by type and extractor.

    Lower is better. ``ANNOTATION.md``: the longest name wins.
    """
    return (
        proposal.start - proposal.end,
        -proposal.confidence,
        proposal.start,
        _TYPE_RANK[proposal.type],
        proposal.extractor,
    )


def keep_whole(proposals: Iterable[Proposal], islands: Sequence[Stretch]) -> list[Proposal]:
    """The proposals that cut no island: of a formula that became one edit, a part has no raw characters of its own.

    Args:
        proposals: in any order.
        islands: sorted, not overlapping.
    """
    return [proposal for proposal in proposals if not any(map(proposal.cuts, _near(proposal, islands)))]


def _near(proposal: Proposal, islands: Sequence[Stretch]) -> Sequence[Stretch]:
    first = bisect_right(islands, proposal.start, key=lambda island: island.end)
    return islands[first : bisect_left(islands, proposal.end, key=lambda island: island.start)]


def settle(
    proposals: Iterable[Proposal], closed: Sequence[Stretch] = (), order: Callable[[Proposal], Any] = rank
) -> list[Proposal]:
    """The proposals that stand, sorted: none overlaps another or a closed stretch (a URL).

    Each proposal that falls overlaps one that stands and ranks before it by ``order``, or a closed stretch.
    """
    taken: list[Stretch] = list(closed)
    kept: list[Proposal] = []
    occupied = bytearray(max((s.end for s in taken), default=0))
    for stretch in taken:
        occupied[stretch.start : stretch.end] = b"\1" * (stretch.end - stretch.start)
    for proposal in sorted(proposals, key=order):
        if proposal.end > len(occupied):
            occupied.extend(bytes(proposal.end - len(occupied)))
        if not any(occupied[proposal.start : proposal.end]):
            occupied[proposal.start : proposal.end] = b"\1" * (proposal.end - proposal.start)
            kept.append(proposal)
    return sorted(kept)
