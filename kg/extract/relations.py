"""Relations that a sentence states: a cue between two mentions, or about the paper's own method as its subject.

Precision first: each rule names the types of its ends and the words that must stand between or before them.
"""

import itertools
import re
from dataclasses import dataclass

from kg.extract.cues import LIST_GAP, within
from kg.extract.layers import FoundRelation, Layers, Stretch
from kg.model import EntityType, RelationName

M, T, D, R, K, S = (
    EntityType.METHOD,
    EntityType.TASK,
    EntityType.DATASET,
    EntityType.ROBOT,
    EntityType.ROBOT_KIND,
    EntityType.METRIC,
)
#: How certain both ends must be where nothing else speaks for a relation than the words between them.
_SURE = 0.7
_FEW = r"(?:[\w\-’'%,]+ ){0,4}?"


@dataclass(frozen=True)
class _Rule:
    """A relation read off the words between its two mentions; ``reverse`` where the tail stands first."""

    name: RelationName
    heads: tuple[EntityType, ...]
    tails: tuple[EntityType, ...]
    between: re.Pattern[str]
    confidence: float
    reverse: bool = False


def _rule(
    name: RelationName,
    heads: tuple[EntityType, ...],
    tails: tuple[EntityType, ...],
    between: str,
    confidence: float,
    *,
    reverse: bool = False,
) -> _Rule:
    return _Rule(name, heads, tails, re.compile(rf"(?:\s\([^()]{{1,60}}\))?{between}", re.I), confidence, reverse)


_BEAT = r"(?:outperform\w*|surpass\w*|exceed\w*|beats?)"
#: The rules, each with its precision on the annotated training papers (ends and name right, ends given).
_RULES = (
    _rule(RelationName.OUTPERFORMS, (M,), (M,), rf" (?:{_FEW})?{_BEAT} {_FEW}", 0.57),
    _rule(
        RelationName.OUTPERFORMS,
        (M,),
        (M,),
        rf" {_FEW}(?:improv\w+|higher|better|gains?)[\w\-’'%., ]{{0,40}} (?:over|than) {_FEW}",
        0.57,
    ),
    _rule(RelationName.USED_FOR, (M,), (T,), rf",? {_FEW}for {_FEW}", 0.44),
    _rule(RelationName.USED_FOR, (M,), (T,), r"(?:-based)? ?$", 0.44),
    _rule(RelationName.BENCHMARK_FOR, (D,), (T,), rf",? {_FEW}for {_FEW}", 0.5),
    _rule(
        RelationName.BASED_ON,
        (M,),
        (M,),
        rf",? {_FEW}(?:is |are )?(?:based|built|builds?|building) (?:up)?on {_FEW}",
        0.57,
    ),
    _rule(
        RelationName.TRAINED_ON,
        (M,),
        (D,),
        rf" {_FEW}(?:pre-?|fine-?)?train\w* {_FEW}(?:on|with|from|using) {_FEW}",
        0.57,
    ),
    _rule(RelationName.EVALUATED_ON, (M,), (D, R, K), rf"(?!.*\btrain) [\w\-’'%.,() ]{{0,80}}?\bon {_FEW}", 0.68),
)
_OWN_SUBJECT = within(
    "we, our, this, the proposed, it, its, experiment, experiments, result, results, evaluation, evaluations"
)
_EVALUATED = within(
    """evaluat*, experiment*, validat*, test, tests, tested, testing, result, results, achiev*, outperform*,
    improv*, demonstrat*, deploy*, surpass*, attain*"""
)
_IS_ON = re.compile(r"(?<!trained )\b(?:on|across)\s(?:[\w\-’'%.]+,? ){0,3}$", re.IGNORECASE)
_BEATS = re.compile(
    rf"\b(?:{_BEAT}|improv\w+ (?:\w+ ){{0,4}}over|compared (?:to|with)|over"
    r"|(?:higher|better|faster|lower) [\w\- ]{0,40}than)\b",
    re.IGNORECASE,
)


def find_relations(text: str, layers: Layers) -> list[FoundRelation]:
    """The relations of a document, sorted, each once with all its sentences."""
    owner = {mention: index for index, entity in enumerate(layers.entities) for mention in entity.mentions}
    found: dict[tuple[int, RelationName, int], tuple[float, list[int]]] = {}

    def add(head: int, name: RelationName, tail: int, confidence: float, sentence: int) -> None:
        if head != tail:
            known, places = found.setdefault((head, name, tail), (confidence, []))
            found[head, name, tail] = (max(known, confidence), [*places, sentence])

    sure = [max(layers.mentions[i].confidence for i in e.mentions) >= _SURE for e in layers.entities]
    own = layers.find_own()
    for number, row in _by_sentence(layers):
        sentence = layers.sentences[number]
        for head, name, tail, confidence in _pairs(text, layers, row, owner):
            if sure[head] and sure[tail]:
                add(head, name, tail, confidence, number)
        if own is not None:
            for name, tail, confidence in _about_own(text, sentence, row, layers, owner):
                add(own, name, tail, confidence, number)
    return sorted(
        FoundRelation(head, name, tail, confidence, tuple(sorted(set(places))))
        for (head, name, tail), (confidence, places) in found.items()
    )


def _by_sentence(layers: Layers) -> list[tuple[int, list[int]]]:
    rows: dict[int, list[int]] = {}
    for index, mention in enumerate(layers.mentions):
        if (number := layers.find_sentence(mention.start)) is not None:
            rows.setdefault(number, []).append(index)
    return sorted(rows.items())


def _pairs(
    text: str, layers: Layers, row: list[int], owner: dict[int, int]
) -> list[tuple[int, RelationName, int, float]]:
    """Relations between neighbouring lists of mentions, by the words between them."""
    mentions, types = layers.mentions, [entity.type for entity in layers.entities]
    lists: list[list[int]] = []
    for index in row:
        if lists and LIST_GAP.fullmatch(text, mentions[lists[-1][-1]].end, mentions[index].start):
            lists[-1].append(index)
        else:
            lists.append([index])
    found = []
    for left, right in itertools.pairwise(lists):
        between = text[mentions[left[-1]].end : mentions[right[0]].start]
        for rule in _RULES:
            if not rule.between.fullmatch(between):
                continue
            for a in left:
                for b in right:
                    if types[owner[a]] in rule.heads and types[owner[b]] in rule.tails:
                        found.append((owner[a], rule.name, owner[b], rule.confidence))
    return found


def _about_own(
    text: str, sentence: Stretch, row: list[int], layers: Layers, owner: dict[int, int]
) -> list[tuple[RelationName, int, float]]:
    """What a sentence about the paper's own method says of it."""
    whole = text[sentence.start : sentence.end]
    entities, members = layers.entities, [owner[mention] for mention in row]
    own = layers.find_own()
    if own not in members and not _OWN_SUBJECT.search(whole):
        return []
    found: list[tuple[RelationName, int, float]] = []
    for mention in row:
        index = owner[mention]
        kind = entities[index].type
        strongest = entities[index].roles[0].role.value if entities[index].roles else ""
        if kind in (D, R, K) and _EVALUATED.search(whole):
            left = text[sentence.start : layers.mentions[mention].start]
            if strongest in ("evaluatesOn", "deployedOn") or (strongest == "introduces" and _IS_ON.search(left)):
                found.append((RelationName.EVALUATED_ON, index, 0.68))
        elif kind is M and strongest == "comparesWith" and _BEATS.search(whole):
            found.append((RelationName.OUTPERFORMS, index, 0.65))
        elif kind is T and ((strongest == "addresses" and own in members) or strongest == "evaluatesOn"):
            found.append((RelationName.USED_FOR, index, 0.48))
    return found
