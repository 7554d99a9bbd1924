"""What a stated number is compared with and where it was measured, and how "respectively" deals them out."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from kg.extract.cues import LIST_GAP, LONGEST_LIST
from kg.extract.layers import Proposal, Stretch
from kg.model import EntityType

_END = (
    r"(?=[,;:(—]| \[| [–-] |\.(?:\s|$)|$"
    r"| (?:on|in|by|across|for|with|while|when|at|under|that|which|using|respectively|to|through|as|within|due"
    r"|after|during|since|because|is|are|was|were|has|have|having"
    r"|and (?:by|its|a|an|up|achiev\w+|reduc\w+|improv\w+|outperform\w*|is|are|also|even|\d|[a-z]+ing))\b)"
)
_PHRASE = rf"(?P<what>[^,;:().—]{{2,90}}?(?:\.\d[^,;:().—]{{0,20}})?){_END}"
_THAN = re.compile(
    rf"\b(?:over|than|compared (?:to|with|against)|relative to|with respect to|against|versus|vs\.?) {_PHRASE}"
)
_COMPARED_FIRST = re.compile(rf"(?:^|, )(?:When )?[Cc]ompared (?:to|with|against) {_PHRASE}")
_BEATEN = re.compile(
    r"\b(?:outperform|surpass|exceed|beat)\w* (?:even |both |all )?"
    rf"{_PHRASE}"
)
_ARTICLES = re.compile(r"(?:the|a|an|those of|that of|using|directly using|its|their|our)\s+", re.IGNORECASE)
_GENERIC_AFTER = re.compile(
    r"(?: (?:datasets?|benchmarks?|suites?|baselines?|methods?|models?|approach(?:es)?|frameworks?|polic(?:y|ies)"
    r"|algorithms?|counterparts?|training|prompts?))?"
)
#: Before a name, they make it another thing: "the base LLM", "the original GRPO" is how it was without the paper.
_OTHER_STATE = re.compile(r"(?:base|baseline|original|unmodified|initial|previous|prior|existing|other)\b")
#: No competitor: amounts and trials ("over 90 trials", "more than half").
_NO_BASELINE = re.compile(
    r"\d|(?:and|or|half|time|all|multiple|several|various|different|each|both|long|[a-z]+ (?:trials|runs))\b"
)
_PLACE = re.compile(r"\b(?:on|across|in|over|for|at|of|under|from)\s(?:[\w\-]+ ){0,3}$", re.IGNORECASE)
_PLACE_LIST = re.compile(
    r"\b[Oo]n (?P<items>[^;:()]{3,120}?)(?=, respectively| respectively|, (?:\w+ly )?(?:we|it|our|the|[A-Z]))"
)
_AND = re.compile(r",? and |, ")


class Named(NamedTuple):
    """A part of a result: as written, or the number of the mention that names it, or neither."""

    text: str = ""
    mention: int | None = None


NOTHING = Named()


class Comparisons:
    """The competitors and places of one sentence, dealt out to its values."""

    def __init__(
        self, text: str, sentence: Stretch, mentions: Sequence[Proposal], row: Sequence[int], values: Sequence[Stretch]
    ) -> None:
        self._text, self._sentence, self._mentions, self._row, self._values = text, sentence, mentions, row, values
        self._split = len(values) > 1 and "respectively" in text[sentence.start : sentence.end]

    def baseline(self, rank: int, usual: Sequence[int]) -> Named:
        """What the value of a rank is compared with.

        Args:
            rank: which of the values.
            usual: mentions of competitors, of which one alone is taken where no words point at any.
        """
        stretch = self._compared(rank)
        if stretch is None:
            return Named(mention=usual[0]) if len(usual) == 1 else NOTHING
        items = self._items(stretch)
        if self._split and len(items) == len(self._values):
            return items[rank]
        whole = self._named(stretch)
        return items[0] if len(items) == 1 and whole.mention is None else whole

    def place(self, rank: int, places: Sequence[int], tasks: Sequence[int]) -> Named:
        """Where the value of a rank was measured."""
        if self._split:
            match = _PLACE_LIST.search(self._text, self._sentence.start, self._sentence.end)
            items = self._items(Stretch(*match.span("items"))) if match else []
            if len(items) == len(self._values):
                return items[rank]
            if len(places) == len(self._values):
                return Named(mention=places[rank])
        if (found := self._nearest(rank, places)) is not None:
            return NOTHING if self._is_listed(found) else Named(mention=found)
        end = self._values[rank].end
        near = [i for i in tasks if "," not in self._text[end : self._mentions[i].start]]
        found = self._nearest(rank, near)
        return NOTHING if found is None else Named(mention=found)

    def robot(self, rank: int, robots: Sequence[int]) -> Named:
        """The robot that the value of a rank was measured on, as written: it is no dataset that could be linked."""
        found = self._nearest(rank, robots)
        if found is None or self._is_listed(found):
            return NOTHING
        return Named(self._text[self._mentions[found].start : self._mentions[found].end])

    def _is_listed(self, index: int) -> bool:
        """Whether a mention is one of several, so that a value need not be of this one."""
        mentions = self._mentions
        return any(
            self._text[mentions[left].end : mentions[left + 1].start].strip() and self._is_gap(left)
            for left in (index - 1, index)
            if 0 <= left < len(mentions) - 1 and mentions[left].type is mentions[left + 1].type
        )

    def _is_gap(self, left: int) -> bool:
        return bool(LIST_GAP.fullmatch(self._text, self._mentions[left].end, self._mentions[left + 1].start))

    def _nearest(self, rank: int, candidates: Sequence[int]) -> int | None:
        """The first between the value and the next one, else the last before it, else the first after it."""
        value = self._values[rank]
        limit = self._values[rank + 1].start if rank + 1 < len(self._values) else self._sentence.end
        after = [i for i in candidates if value.end <= self._mentions[i].start]
        near = [i for i in after if self._mentions[i].start < limit]
        before = [i for i in candidates if self._mentions[i].end <= value.start]
        if near:
            return near[0]
        return before[-1] if before else next(iter(after), None)

    def _compared(self, rank: int) -> Stretch | None:
        """The words that name the competitor: after the value, before it, or at the sentence's beginning."""
        text, (start, end) = self._text, self._sentence
        value = self._values[rank]
        limit = end if self._split or rank + 1 == len(self._values) else self._values[rank + 1].start
        before = start if self._split or not rank else self._values[rank - 1].end
        for pattern, low, high in (
            (_THAN, value.end, limit),
            (_BEATEN, before, value.start),
            (_COMPARED_FIRST, start, value.start),
            (_BEATEN, value.end, limit),
            (_THAN, value.end, end),
        ):
            for match in pattern.finditer(text, low, high):
                found = self._trimmed(Stretch(*match.span("what")))
                if found.start < found.end and not _NO_BASELINE.match(text, found.start, found.end):
                    return found
        return None

    def _trimmed(self, stretch: Stretch) -> Stretch:
        start, end = stretch
        while match := _ARTICLES.match(self._text, start, end):
            start = match.end()
        while end > start and self._text[end - 1].isspace():
            end -= 1
        return Stretch(start, end)

    def _items(self, stretch: Stretch) -> list[Named]:
        """The items of a list."""
        found, start = [], stretch.start
        for gap in [*_AND.finditer(self._text, *stretch), None]:
            end = gap.start() if gap else stretch.end
            part = self._trimmed(Stretch(start, end))
            if part.start < part.end:
                found.append(self._named(part))
            start = gap.end() if gap else end
        return found

    def _named(self, stretch: Stretch) -> Named:
        """The mention that the words name ("a pre-trained SDXL baseline"), or the words themselves."""
        inside = [i for i in self._row if stretch.start <= self._mentions[i].start]
        inside = [i for i in inside if self._mentions[i].end <= stretch.end]
        if inside and not _AND.search(self._text, *stretch):
            mention = self._mentions[inside[-1]]
            before = self._text[stretch.start : mention.start]
            named = mention.type in (EntityType.METHOD, EntityType.DATASET) and not _OTHER_STATE.match(before)
            if named and _GENERIC_AFTER.fullmatch(self._text, mention.end, stretch.end):
                return Named(mention=inside[-1])
        return Named(self._text[stretch.start : stretch.end])

    def is_place(self, index: int) -> bool:
        """Whether results are told *on* a mention, or on the list that it stands in."""
        mentions, lowest = self._mentions, max(0, index - LONGEST_LIST)
        while index > lowest and LIST_GAP.fullmatch(self._text, mentions[index - 1].end, mentions[index].start):
            index -= 1
        return bool(_PLACE.search(self._text[self._sentence.start : mentions[index].start]))
