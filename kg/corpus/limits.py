"""The limits of reading: sizes that no honest file has, and the longest text of a paper (DESIGN §12)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from kg.corpus.notes import Found, Item, Note, NoteKind
from kg.model import Source

#: In code points; a paper's longer text is cut there and reported.
LONGEST_TEXT = 1_000_000

_MB = 1_000_000


@dataclass(frozen=True, slots=True)
class Limits:
    """What one file may take. Formats that are read line by line or paper by paper may be of any size."""

    whole: int = 500 * _MB  # bytes of a file, or of a line, that has to be in memory as a whole (--max-size)
    unpacked: int = 50_000 * _MB  # bytes that may come out of one compressed file (--max-size, where that is more)
    ratio: int = 200  # how many times its size a compressed file may grow, once over a megabyte (--max-ratio)
    members: int = 1_000_000  # files in one archive


def make_limits(max_size: int = 0, max_ratio: int = 0) -> Limits:
    """The usual limits, or those that are given: megabytes, and how many times its size a compressed file may grow.

    >>> make_limits(800).whole, make_limits(100_000).unpacked == make_limits(100_000).whole
    (800000000, True)
    """
    usual = Limits()
    whole = max_size * _MB or usual.whole
    return replace(usual, whole=whole, unpacked=max(whole, usual.unpacked), ratio=max_ratio or usual.ratio)


def cut(item: Item, source: Source | None = None) -> Iterator[Found]:
    """The paper with its texts cut at the limit, and a note on each; annotations that would be torn are left out."""
    paper = item.paper
    long = [text for text in paper.texts if len(text.raw) > LONGEST_TEXT]
    if not long:
        yield item
        return
    at = source or paper.sources[0]
    shorter = replace(paper, texts=tuple(replace(text, raw=text.raw[:LONGEST_TEXT]) for text in paper.texts))
    yield Item(shorter)
    lost = " Its annotations are left out." if item.annotated else ""
    for text in long:
        reason = f"the {text.name} has {len(text.raw)} characters and is cut at {LONGEST_TEXT}.{lost}"
        yield Note(NoteKind.CUT, at.file, at.place, reason, paper.id)
