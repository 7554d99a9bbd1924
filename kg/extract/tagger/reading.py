"""A whole paper as the model reads it: its texts cut into pieces, and the probabilities of spans in characters.

Title and abstract are read together, every other text (a section) by itself, so that one can be as long as it likes.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from kg.extract.layers import Stretch
from kg.extract.tagger.lattice import Lattice, make_lattice
from kg.extract.tagger.network import Floats, Network
from kg.model import EntityType


@dataclass(frozen=True)
class Reading:
    """What the model made of a document. All stretches are of the document's text."""

    starts: tuple[int, ...]  # of the pieces, sorted
    ends: tuple[int, ...]
    types: tuple[EntityType, ...]
    lattice: Lattice
    hidden: Floats  # [pieces + 2, width]: one row before the pieces and one after them

    def pieces(self, stretch: Stretch) -> tuple[int, int] | None:
        """The half-open pieces that a stretch touches, ``None`` where it touches none."""
        first = bisect_right(self.ends, stretch.start)
        last = bisect_left(self.starts, stretch.end)
        return (first, last) if first < last else None

    def probability(self, stretch: Stretch, kind: EntityType) -> float:
        """How probable it is that a stretch is a mention of that type; 0 where it ends inside a piece."""
        found = self.pieces(stretch)
        if found is None or self.starts[found[0]] != stretch.start or self.ends[found[1] - 1] != stretch.end:
            return 0.0
        return self.lattice.probability(*found, self.types.index(kind))

    def likely(self, least: float) -> list[tuple[Stretch, EntityType, float]]:
        """Every stretch with at least this probability of being a mention of some type, in the order of the text."""
        return [
            (Stretch(self.starts[span.start], self.ends[span.end - 1]), self.types[span.type], span.probability)
            for span in self.lattice.likely(least)
        ]


def read(network: Network, text: str, parts: Sequence[Stretch], title: Stretch | None) -> Reading:
    """Runs the encoder over a document.

    Args:
        network: the model.
        text: the document's.
        parts: its texts, in order.
        title: the part that is the title.
    """
    starts: list[int] = []
    ends: list[int] = []
    hidden: list[Floats] = []
    tags: list[Floats] = []
    for chunk in _chunks(parts, title):
        pieces = network.cut(text[chunk.start : chunk.end])
        encoded = network.encode(pieces)
        starts += [chunk.start + start for start, _ in pieces.offsets]
        ends += [chunk.start + end for _, end in pieces.offsets]
        hidden += [encoded.hidden[:-1] if not hidden else encoded.hidden[1:-1]]
        last = encoded.hidden[-1:]
        tags.append(encoded.tags)
    if not hidden:
        encoded = network.encode(network.cut(""))
        hidden, last, tags = [encoded.hidden[:-1]], encoded.hidden[-1:], [encoded.tags]
    breaks = [place for part in parts[1:] if (place := bisect_left(starts, part.start)) < len(starts)]
    glued = [
        index
        for index in range(1, len(starts))
        if ends[index - 1] == starts[index] and text[starts[index] - 1].isalnum() and text[starts[index]].isalnum()
    ]
    lattice = make_lattice(np.concatenate(tags).astype(np.float64), breaks, glued)
    return Reading(tuple(starts), tuple(ends), network.card.types, lattice, np.concatenate([*hidden, last]))


def _chunks(parts: Sequence[Stretch], title: Stretch | None) -> list[Stretch]:
    """What is read at once: the title with what follows it, then each other part."""
    if title is None or title not in parts or parts.index(title) + 1 == len(parts):
        return list(parts)
    at = parts.index(title)
    return [*parts[:at], Stretch(title.start, parts[at + 1].end), *parts[at + 2 :]]
