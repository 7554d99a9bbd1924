"""Roles and relations: what the trained model holds for true, and what the rules read off cue phrases, together.

As with mentions (:mod:`kg.extract.joining`) the votes are weighted sums, fitted on papers that the model was not
trained on, and give probabilities. They are fitted on what the whole pipeline finds, so that the probability of a
relation is that of its ends, too.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kg.extract.cues import within
from kg.extract.layers import FoundEntity, FoundRelation, FoundRole, Layers
from kg.extract.logistic import Weights, log_odds, to_probability, weigh
from kg.extract.tagger.judging import JudgedRelation
from kg.model import COINING_ROLES, ROLES, RelationName, Role

_SMALLEST = 1e-4  # no share of a role is taken to be smaller
#: Between two methods of which neither is said to be the better one: of 217 such pairs in the training papers 9 are
#: annotated as one that outperforms the other.
_LEVEL = within(
    "match, matches, matching, comparable, comparably, on par, competitive, rival*, similar, close to, parity"
)
_BETTER = within(
    """outperform*, surpass*, exceed*, beat, beats, improv*, better, higher, faster, lower, reduc*, gain*, superior*,
    less, fewer, over, than"""
)


@dataclass(frozen=True)
class Judging:
    """How the votes are counted."""

    roles: Weights
    relations: Weights
    least: Mapping[RelationName, float]  # the probability below which no relation stands

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> "Judging":
        """As ``model.json`` has it; raises ``KeyError``, ``TypeError`` or ``ValueError`` where something is missing.

        A model that nothing was fitted for is joined by :data:`UNFITTED`.
        """
        if not value:
            return UNFITTED
        roles, relations = ({str(k): float(v) for k, v in value[name].items()} for name in ("roles", "relations"))
        return cls(roles, relations, {name: float(value["least"][name.value]) for name in RelationName})


#: Before anything is fitted: the model decides, and a rule that found a relation helps it.
UNFITTED = Judging(roles={"model": 1.0}, relations={"model": 1.0, "rule": 1.0}, least=dict.fromkeys(RelationName, 0.4))


def role_features(entity: FoundEntity, role: Role, share: float, *, known: bool) -> dict[str, float]:
    """What counts for a role of an entity; the rules' roles are those that the entity has.

    Args:
        entity: with the roles that the rules gave it.
        role: the one in question.
        share: the probability that the model gives it.
        known: whether the lexicon knows the entity, which then is hardly a paper's own unless the paper says so.
    """
    features = {"model": math.log(max(_SMALLEST, share)), f"{entity.type} {role}": 1.0}
    if entity.roles and entity.roles[0].role is role:
        features[f"rule {role}"] = 1.0
    elif any(found.role is role for found in entity.roles):
        features[f"also {role}"] = 1.0
    if role in COINING_ROLES and (entity.coined or known):
        features[f"coined {role}" if entity.coined else f"known {role}"] = 1.0
    return features


def is_known(layers: Layers, entity: FoundEntity) -> bool:
    """Whether the lexicon knows an entity by one of its mentions."""
    return any(layers.mentions[index].stretch in layers.forms for index in entity.mentions)


def join_roles(layers: Layers, judging: Judging) -> list[FoundEntity]:
    """The entities of a document with one role that both together hold for the best, then the weaker ones of the rules.

    Its confidence is that the entity is one at all, times that of the role. The entities come with the roles of the
    rules.
    """
    assert layers.judgement is not None, "asked for only where the model has judged"
    joined = []
    for entity, shares in zip(layers.entities, layers.judgement.roles, strict=True):
        known = is_known(layers, entity)
        odds = [
            weigh(role_features(entity, role, shares[role], known=known), judging.roles) for role in ROLES[entity.type]
        ]
        most = max(odds)
        parts = [math.exp(each - most) for each in odds]
        best = odds.index(most)
        role = ROLES[entity.type][best]
        sure = max(layers.mentions[index].confidence for index in entity.mentions)
        confidence = round(sure * parts[best] / math.fsum(parts), 2)
        joined.append(_with_role(entity, role, confidence, _sentences(layers, entity)))
    return joined


def _with_role(entity: FoundEntity, role: Role, confidence: float, sentences: tuple[int, ...]) -> FoundEntity:
    shown = next((found.sentences for found in entity.roles if found.role is role), sentences)
    rank = ROLES[entity.type].index
    weaker = tuple(found for found in entity.roles if rank(found.role) > rank(role) and found.role is not Role.MENTIONS)
    own = role in (Role.PROPOSES, Role.INTRODUCES)
    roles = (FoundRole(role, confidence, shown), *weaker)
    return FoundEntity(entity.type, entity.name, entity.aliases, entity.mentions, own, roles)


def _sentences(layers: Layers, entity: FoundEntity) -> tuple[int, ...]:
    """The numbers of the sentences that mention an entity."""
    found = (layers.find_sentence(layers.mentions[index].start) for index in entity.mentions)
    return tuple(sorted({number for number in found if number is not None}))


def relation_features(judged: JudgedRelation, rule: FoundRelation | None, ends: Sequence[float]) -> dict[str, float]:
    """What counts for a relation.

    Args:
        judged: what the model makes of it.
        rule: the same relation as the rules found it.
        ends: how certain the two entities are.
    """
    odds = log_odds(judged.probability)
    features = {"all": 1.0, "model": odds, str(judged.name): 1.0, "ends": math.log(max(_SMALLEST, math.prod(ends)))}
    if rule is not None:
        features |= {"rule": 1.0, f"rule {judged.name}": 1.0}
    return features


def join_relations(layers: Layers, rules: Sequence[FoundRelation], judging: Judging) -> list[FoundRelation]:
    """The relations that both together hold for likely enough, sorted.

    The sentences are those of the rule, else those of the two mentions that the model found to speak for it most.
    """
    assert layers.judgement is not None, "asked for only where the model has judged"
    by_rule = {(relation.head, relation.name, relation.tail): relation for relation in rules}
    sure = [max(layers.mentions[index].confidence for index in entity.mentions) for entity in layers.entities]
    found = []
    for judged in layers.judgement.relations:
        if judged.name is RelationName.OUTPERFORMS and _is_level(layers, judged):
            continue
        rule = by_rule.pop((judged.head, judged.name, judged.tail), None)
        features = relation_features(judged, rule, (sure[judged.head], sure[judged.tail]))
        confidence = to_probability(weigh(features, judging.relations))
        if confidence >= judging.least[judged.name]:
            sentences = rule.sentences if rule else _places(layers, judged)
            found.append(FoundRelation(judged.head, judged.name, judged.tail, confidence, sentences))
    return sorted([*found, *by_rule.values()])  # what the model did not judge: ends too far apart for it


def _places(layers: Layers, judged: JudgedRelation) -> tuple[int, ...]:
    starts = (layers.mentions[index].start for index in (judged.head_mention, judged.tail_mention))
    return tuple(sorted({number for start in starts if (number := layers.find_sentence(start)) is not None}))


def _is_level(layers: Layers, judged: JudgedRelation) -> bool:
    """Whether the words between two methods say that one is as good as the other, not that it is better."""
    first, second = sorted((layers.mentions[judged.head_mention], layers.mentions[judged.tail_mention]))
    between = layers.text[first.end : second.start]
    return bool(_LEVEL.search(between)) and not _BETTER.search(between)
