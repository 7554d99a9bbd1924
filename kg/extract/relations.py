"""Relations that a sentence states: a cue between two mentions, or about the paper's own method as its subject.

Precision first: each rule names the types of its ends and the words that must stand between or before them.
"""

import itertools
import re

from kg.extract.cues import LIST_GAP, within
from kg.extract.implied import KNOWN_TO_OTHERS, find_in_names, find_in_results, is_own
from kg.extract.layers import FoundRelation, Layers, Proposal, Stretch
from kg.extract.relation_rules import BEAT, RULES, D, K, M, R, Rule, T
from kg.model import RelationName

#: How certain both ends must be where nothing else speaks for a relation than the words between them.
_SURE = 0.7
#: Whose words leave so little doubt that uncertain ends will do.
_BY_WORDS = (
    RelationName.PART_OF,
    RelationName.SUBTASK_OF,
    RelationName.USED_FOR,
    RelationName.BENCHMARK_FOR,
    RelationName.MEASURED_BY,
)


_OWN_SUBJECT = within(
    "we, our, this, the proposed, it, its, experiment, experiments, result, results, evaluation, evaluations"
)
_EVALUATED = within(
    """evaluat*, experiment*, validat*, test, tests, tested, testing, result, results, achiev*, outperform*,
    improv*, demonstrat*, deploy*, surpass*, attain*"""
)
#: A sentence that takes a system apart.
_PARTS = within(
    """consist* of, compris*, components, modules, component, module, incorporates, introduces, integrates, equipped
    with, stages, composed of, first, second, combines, employs, built around, contains, features"""
)
_AIM = re.compile(r"\b(?:for|to (?:address|tackle|solve|perform|improve|enable|achieve)) (?:[\w\-]+,? ){0,3}$")
_IS_ON = re.compile(r"(?<!trained )\b(?:on|across)\s(?:[\w\-’'%.]+,? ){0,3}$", re.IGNORECASE)
_BEATS = re.compile(
    rf"\b(?:{BEAT}|improv\w+ (?:\w+ ){{0,4}}over|compared (?:to|with)|over"
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
            if name in _BY_WORDS or (sure[head] and sure[tail]):
                add(head, name, tail, confidence, number)
        if own is not None:
            for name, other, confidence in _about_own(text, sentence, row, layers, owner):
                head, tail = (other, own) if name is RelationName.PART_OF else (own, other)
                add(head, name, tail, confidence, number)
    for head, name, tail, confidence, number in [*find_in_results(layers), *find_in_names(layers)]:
        add(head, name, tail, confidence, number)
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
        for rule in RULES:
            if not rule.between.fullmatch(between):
                continue
            for a, b in itertools.product(left, right):
                if not _allows(rule, layers, owner[a], mentions[b], owner[b]):
                    continue
                head, tail = (b, a) if rule.reverse else (a, b)
                if types[owner[head]] in rule.heads and types[owner[tail]] in rule.tails:
                    found.append((owner[head], rule.name, owner[tail], rule.confidence))
    return found


def _allows(rule: Rule, layers: Layers, first: int, mention: Proposal, second: int) -> bool:
    """Whether the first is the paper's own, and the second known or unknown to others, as the rule wants it."""
    if rule.own and not is_own(layers.entities[first]):
        return False
    if rule.second_known is None:
        return True
    is_known = mention.extractor in KNOWN_TO_OTHERS and not is_own(layers.entities[second])
    return is_known is rule.second_known


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
        elif kind is M and index != own and entities[index].coined and own in members and _PARTS.search(whole):
            found.append((RelationName.PART_OF, index, 0.6))
        elif kind is M and strongest == "comparesWith" and _BEATS.search(whole):
            found.append((RelationName.OUTPERFORMS, index, 0.65))
        elif (
            kind is T
            and own in members
            and (strongest == "evaluatesOn" or _is_subject(layers, index) or len(entities[index].mentions) > 1)
        ):
            found.append((RelationName.USED_FOR, index, 0.68))
        elif kind is T and _is_aim(text, sentence, layers, mention, own, owner):
            found.append((RelationName.USED_FOR, index, 0.6))
    return found


def _is_subject(layers: Layers, index: int) -> bool:
    """Whether the title names a task and the abstract takes it up."""
    places = [layers.mentions[i].start for i in layers.entities[index].mentions]
    end = layers.title.end if layers.title else 0
    return any(place < end for place in places) and any(place >= end for place in places)


def _is_aim(text: str, sentence: Stretch, layers: Layers, mention: int, own: int | None, owner: dict[int, int]) -> bool:
    """Whether the sentence that coins the paper's method goes on with "for" this task."""
    coined = set(layers.coined)
    start = layers.mentions[mention].start
    before = [
        other
        for i, m in enumerate(layers.mentions)
        if (other := m.stretch) in coined and owner[i] == own and sentence.start <= other.start < start
    ]
    return bool(before and _AIM.search(text[before[-1].end : start]))
