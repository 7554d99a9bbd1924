"""The longest text that is read (DESIGN §12)."""

from collections.abc import Iterator
from dataclasses import replace

from kg.corpus.notes import Found, Item, Note, NoteKind
from kg.model import Source

#: In code points; a paper's longer text is cut there and reported.
LONGEST_TEXT = 1_000_000


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
