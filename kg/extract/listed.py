"""Items of a list whose head noun says what they are: "tasks such as box lifting and cable routing".

The head stands before the items ("benchmarks including A and B", "three design tasks (pattern design, …)"). Items are
short; of a list of tasks each must be plain words, of other lists each must begin with a capital.
"""

import re

from kg.extract.confidence import CONFIDENCE
from kg.extract.cues import any_of
from kg.extract.layers import Proposal, Stretch
from kg.extract.words import load_words
from kg.model import EntityType

NAME = "items"
_HEADS = {
    "task": EntityType.TASK,
    "problem": EntityType.TASK,
    "application": EntityType.TASK,
    "dataset": EntityType.DATASET,
    "benchmark": EntityType.DATASET,
    "method": EntityType.METHOD,
    "baseline": EntityType.METHOD,
    "algorithm": EntityType.METHOD,
    "model": EntityType.METHOD,
    "robot": EntityType.ROBOT,
}
_SUCH_AS = any_of("such as, including, like, e.g., namely, i.e.")
_OPENING = re.compile(
    rf"\b(?P<head>{'|'.join(_HEADS)})s(?P<how>,? {_SUCH_AS},? |: | \((?:{_SUCH_AS},? )?)(?P<items>[^.;:()]{{5,200}})"
)
_GAP = re.compile(r", (?:and |or )?| and | or ")
_ITEM = re.compile(r"(?:the |both )?(?P<name>[\w][\w\-‐-–+*/@]*(?: [\w][\w\-‐-–+*/@]*){0,4})")
_MAX_WORDS = 5


def find_listed(text: str, sentences: list[Stretch]) -> list[Proposal]:
    """The items of such lists, in the order of the text; nothing where one of the first two is no item."""
    found = []
    for sentence in sentences:
        for opening in _OPENING.finditer(text, sentence.start, sentence.end):
            kind = _HEADS[opening["head"]]
            items = _items(text, Stretch(*opening.span("items")), kind)
            if len(items) > 1:
                found += [Proposal(*item, kind, CONFIDENCE[NAME], NAME) for item in items]
    return sorted(set(found))


def _items(text: str, row: Stretch, kind: EntityType) -> list[Stretch]:
    """The items up to the first words that are none."""
    found: list[Stretch] = []
    start, whole = row.start, True
    while start < row.end and whole:
        gap = _GAP.search(text, start, row.end)
        end = gap.start() if gap else row.end
        match = _ITEM.match(text, start, end)
        name = _cut(match["name"], kind) if match else ""
        if match is None or not name:
            break
        found.append(Stretch(match.start("name"), match.start("name") + len(name)))
        whole = found[-1].end == end  # words after a name end the list
        start = gap.end() if gap else row.end
    return found


def _cut(name: str, kind: EntityType) -> str:
    """The words up to the first that cannot stand inside the name; empty where none is left."""
    words, known = name.split(" "), load_words()
    if kind is EntityType.TASK:
        kept = []
        for word in words:
            if word.lower() in known.boundaries:
                break
            kept.append(word)
        return " ".join(kept) if 1 < len(kept) < _MAX_WORDS and kept[0].islower() else ""
    kept = []
    for word in words:
        if not (word[0].isupper() or (kept and word[0].isdigit())):
            break
        kept.append(word)
    return " ".join(kept)
