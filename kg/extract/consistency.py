"""What is a name once is one everywhere in the paper: plural, hyphened, beginning a sentence, spelt out or not."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from kg.extract.confidence import CONFIDENCE
from kg.extract.guesses import NAME as DEFINED
from kg.extract.layers import Definition, Proposal
from kg.extract.overlaps import rank
from kg.lexicon.entries import is_case_sensitive
from kg.text.names import singular

NAME = "consistency"
_DASHES = str.maketrans(dict.fromkeys("-‐‑‒–—―\n", " "))
_PLURALS = ("", "s", "es")
_MIN_LENGTH = 2


def find_repeated(text: str, proposals: Iterable[Proposal]) -> list[Proposal]:
    """The other occurrences of what was proposed, in the order of the text.

    A name with capitals or digits is found in its own case alone, others in any.
    """
    levelled = _levelled(text)
    done: set[tuple[int, int]] = set()
    best: dict[str, Proposal] = {}
    for proposal in sorted(proposals, key=rank):
        done.add((proposal.start, proposal.end))
        best.setdefault(text[proposal.start : proposal.end], proposal)
    found: dict[tuple[int, int], Proposal] = {}
    for surface, source in best.items():
        if len(surface) < _MIN_LENGTH:
            continue
        strict = is_case_sensitive(surface)
        for start, end in _occurrences(text, levelled, surface, strict=strict):
            if (start, end) not in done and (start, end) not in found:
                confidence = min(source.confidence, CONFIDENCE[NAME])
                found[start, end] = Proposal(start, end, source.type, confidence, NAME)
    return sorted(found.values())


def complete(mentions: Sequence[Proposal], definitions: Iterable[Definition]) -> list[Proposal]:
    """What is missing of definitions of which one form alone is a mention: an acronym, or what it stands for.

    In the training papers the two are always mentions together, or neither is (2,005 and 96 definitions): there is no
    acronym with nothing found in its long form, and no long form without its acronym.
    """
    found = []
    for definition in definitions:
        short = [mention for mention in mentions if mention.stretch.overlaps(definition.short)]
        long = [mention for mention in mentions if mention.stretch.overlaps(definition.long)]
        if not long and [mention.stretch for mention in short] == [definition.short]:
            found.append(replace(short[0], start=definition.long.start, end=definition.long.end, extractor=DEFINED))
        elif not short and long and long[-1].end == definition.long.end:
            found.append(replace(long[-1], start=definition.short.start, end=definition.short.end, extractor=DEFINED))
    return found


def _levelled(text: str) -> str:
    """Lower case, dashes as spaces; of the same length as the text."""
    lower = text.lower()
    if len(lower) != len(text):
        lower = "".join(c.lower() if len(c.lower()) == 1 else c for c in text)
    return lower.translate(_DASHES)


def _occurrences(text: str, levelled: str, surface: str, *, strict: bool) -> Iterable[tuple[int, int]]:
    *front, last = surface.split(" ")
    base = " ".join([*front, singular(last)])
    needle = _levelled(base)
    cased = base.translate(_DASHES)
    position = levelled.find(needle)
    while position >= 0:
        end = position + len(needle)
        if (position == 0 or not _inside(levelled[position - 1])) and (
            not strict or text[position:end].translate(_DASHES) == cased
        ):
            for plural in _PLURALS:
                stop = end + len(plural)
                if levelled.startswith(plural, end) and (stop >= len(text) or not _inside(levelled[stop])):
                    yield position, stop
                    break
        position = levelled.find(needle, position + 1)


def _inside(character: str) -> bool:
    return character.isalnum() or character == "_"
