"""General concepts: noun phrases whose head noun names a method, a task or a measure.

"deep reinforcement learning", "visual place recognition", "mean absolute error". The head closes the phrase; to its
left the phrase goes on until a word that cannot stand inside a name (``words.toml``).
"""

import re
from collections.abc import Mapping

from kg.extract.confidence import CONFIDENCE
from kg.extract.cues import before
from kg.extract.layers import Proposal, Stretch
from kg.extract.words import Unit, Words, load_words, units
from kg.model import EntityType
from kg.text.names import singular

NAME = "phrases"
_MAX_MODIFIERS = 4
_LONG = 3  # spaces in phrases that name something only with support, as those of weak heads
#: They open a name as a noun ("training data"), but a longer phrase as a verb.
_GERUNDS = frozenset(("learning", "training", "planning", "modeling"))
_LONGEST_WORD = 30
_AMOUNT = re.compile(r"\d[\d.,]*(?:x|×|%|-?dof|-?fold|[bkm])?")  # "75x compression"
_LAST_WORD = re.compile(r"(?<![\w\-])([\w\-]+) $")
#: What may stand between two words of one phrase: a space, or an acronym before the head ("Kullback-Leibler (KL) …").
_GAP = re.compile(r" (?:\([A-Z][\w\-]{0,10}\) )?")
_TASK_BEFORE = before(
    "for, in, on, to, as, address*, tackl*, solv*, perform*, improv*, including, enabl*, toward, towards, difficult",
    gap=1,
)
_METHOD_BEFORE = before(
    """using, via, by, through, with, use, uses, apply, applies, leverag*, employ*, based on, integrat*, combin*,
    outperform*, incorporat*""",
    gap=1,
)
_ARTICLE_BEFORE = before("a, an", gap=1)
#: Before a phrase, they ask for a name; of the phrases that stand once, two thirds were annotated after one of these.
_NAME_BEFORE = re.compile(r"(?:^|\s)(?:in|through|via) (?:\w+- (?:and|or) )?$")
_TASK_AFTER = re.compile(r" (?:tasks?|problems?|benchmarks?|applications?|scenarios?)\b")


#: Fields as wide as these are left out (ANNOTATION.md), however they are written.
_FIELDS = re.compile(
    r"(?:machine|deep)[- ]learning(?: models?)?|artificial intelligence|computer vision|natural language processing",
    re.I,
)


def find_phrases(text: str, sentences: list[Stretch], words: Words | None = None) -> list[Proposal]:
    """Every phrase of two or more words that a known head closes, in the order of the text."""
    words = words or load_words()
    lower = text.lower().replace("-", " ")
    found = []
    for sentence in sentences:
        row = [u for u in units(text, sentence.start, sentence.end) if not _in_brackets(text, u)]
        for index, unit in enumerate(row):
            types = words.head_types(unit.lower)
            if types and (start := _begin(text, row, index, words)) is not None:
                if _FIELDS.fullmatch(text, start, unit.end):
                    continue
                weak = singular(unit.lower) in words.weak or text.count(" ", start, unit.end) >= _LONG
                if weak and not _has_support(text, lower, sentence, start, unit.end):
                    continue
                kind = _choose(text, sentence, start, unit.end, types)
                found.append(Proposal(start, unit.end, kind, CONFIDENCE[NAME], NAME))
    return found


def extend_known(text: str, known: Mapping[Stretch, EntityType], words: Words | None = None) -> list[Proposal]:
    """Known names together with a word before them that belongs to them: "masked self-attention"."""
    words = words or load_words()
    found = []
    for stretch, kind in known.items():
        left = _LAST_WORD.search(text, max(0, stretch.start - _LONGEST_WORD), stretch.start)
        if left and left.group(1).lower() in words.extenders:
            found.append(Proposal(left.start(1), stretch.end, kind, CONFIDENCE[NAME], NAME))
    return sorted(found)


def _begin(text: str, row: list[Unit], index: int, words: Words) -> int | None:
    """Where the phrase that ``row[index]`` closes begins; ``None`` where nothing qualifies the head."""
    first = index
    proper = _is_title_case(text[row[index].start : row[index].end])
    while first and index - first < _MAX_MODIFIERS and _joins(text, row[first - 1], row[first], words):
        if proper and text[row[first - 1].start].islower():
            break  # "expressive Modality-Composable Diffusion Policy"
        first -= 1
    if index - first > 1 and row[first].lower in _GERUNDS:
        first += 1  # "learning multi-goal dexterous manipulation"
    return row[first].start if first < index else None


def _has_support(text: str, lower: str, sentence: Stretch, start: int, end: int) -> bool:
    """Whether a phrase stands twice in the document, or right after a cue for names, or holds its acronym."""
    if "(" in text[start:end]:
        return True
    phrase = singular(text[start:end].lower().replace("-", " "))
    again = lower.find(phrase)
    if again >= 0 and lower.find(phrase, again + 1) >= 0:
        return True
    return bool(_NAME_BEFORE.search(text, max(sentence.start, start - 20), start))


def _in_brackets(text: str, unit: Unit) -> bool:
    """Whether a word stands alone in brackets, as an acronym inside a name does."""
    return text[unit.start - 1 : unit.start] == "(" and text[unit.end : unit.end + 1] == ")"


def _is_title_case(word: str) -> bool:
    return word[:1].isupper() and word[1:].islower()


def _joins(text: str, left: Unit, right: Unit, words: Words) -> bool:
    if words.is_boundary(left.lower) or not _GAP.fullmatch(text, left.end, right.start):
        return False
    return not _AMOUNT.fullmatch(left.lower)


def _choose(text: str, sentence: Stretch, start: int, end: int, types: tuple[EntityType, ...]) -> EntityType:
    """The type of a phrase whose head can have several: what stands around it decides."""
    if len(types) == 1:
        return types[0]
    left = text[max(sentence.start, start - 40) : start]
    if _TASK_AFTER.match(text, end):
        return EntityType.TASK
    if _METHOD_BEFORE.search(left) or _ARTICLE_BEFORE.search(left):
        return EntityType.METHOD
    return EntityType.TASK if _TASK_BEFORE.search(left) else types[0]
