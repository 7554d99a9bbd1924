"""A paper's texts as one document, and the way back from there to the raw texts."""

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass

from kg.extract.layers import Stretch
from kg.model import TITLE, Paper, Span
from kg.text.clean import clean
from kg.text.edits import CleanText
from kg.text.sentences import split_sentences

#: Stands between two texts; no name and no sentence goes across it.
_BREAK = "\n\n"


@dataclass(frozen=True)
class JoinedText:
    """The cleaned texts of a paper, one after the other."""

    text: str
    parts: tuple[Stretch, ...]  # where each text is, in order
    names: tuple[str, ...]  # "title", "abstract", …
    cleaned: tuple[CleanText, ...]

    @property
    def title(self) -> Stretch | None:
        """Where the title is, if the paper has one."""
        return next((part for part, name in zip(self.parts, self.names, strict=True) if name == TITLE), None)

    def islands(self) -> list[Stretch]:
        """Where one edit of the cleaning wrote several characters (a formula), sorted."""
        return [
            Stretch(part.start + start, part.start + start + len(edit.replacement))
            for part, clean_text in zip(self.parts, self.cleaned, strict=True)
            for edit, start in zip(clean_text.edits, clean_text.clean_starts, strict=True)
            if len(edit.replacement) > 1
        ]

    def sentences(self) -> list[Stretch]:
        """The sentences of each text, in order; none goes across two texts."""
        return split_parts(self.text, self.parts)

    def raw_sentences(self) -> tuple[Span, ...]:
        """The sentences as raw spans, sorted."""
        return tuple(sorted(self.to_raw(*sentence) for sentence in self.sentences()))

    def to_raw(self, start: int, end: int) -> Span:
        """The span in the raw text that a stretch inside one part came from; raises ``ValueError`` outside."""
        index = bisect_right(self.parts, start, key=lambda part: part.start) - 1
        if index < 0 or end > self.parts[index].end or start >= end:
            raise ValueError(f"{start}..{end} lies in no text of the paper")
        offset = self.parts[index].start
        return Span(self.names[index], *self.cleaned[index].to_raw(start - offset, end - offset))


def join_texts(paper: Paper) -> JoinedText:
    """Cleans the texts of a paper and puts them one after the other."""
    cleaned = [clean(text.raw) for text in paper.texts]
    parts: list[Stretch] = []
    position = 0
    for text in cleaned:
        parts.append(Stretch(position, position + len(text.text)))
        position += len(text.text) + len(_BREAK)
    return JoinedText(
        text=_BREAK.join(text.text for text in cleaned),
        parts=tuple(parts),
        names=tuple(text.name for text in paper.texts),
        cleaned=tuple(cleaned),
    )


def split_parts(text: str, parts: Iterable[Stretch]) -> list[Stretch]:
    """The sentences of the parts of a text, in order."""
    return [
        Stretch(part.start + start, part.start + end)
        for part in parts
        for start, end in split_sentences(text[part.start : part.end])
    ]
