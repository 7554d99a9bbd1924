"""Relations read off the words between two mentions: the rules, each with its precision, ends given."""

import re
from dataclasses import dataclass

from kg.model import EntityType, RelationName

M, T, D, R, K, S = (
    EntityType.METHOD,
    EntityType.TASK,
    EntityType.DATASET,
    EntityType.ROBOT,
    EntityType.ROBOT_KIND,
    EntityType.METRIC,
)
_FEW = r"(?:[\w\-’'%,]+ ){0,4}?"


@dataclass(frozen=True)
class Rule:
    """A relation read off the words between its two mentions."""

    name: RelationName
    heads: tuple[EntityType, ...]
    tails: tuple[EntityType, ...]
    between: re.Pattern[str]
    confidence: float
    reverse: bool = False  # the tail stands first
    own: bool = False  # the first must be the paper's own
    second_known: bool | None = None  # whether the second must be known to others (or must not be)


def _rule(
    name: RelationName,
    heads: tuple[EntityType, ...],
    tails: tuple[EntityType, ...],
    between: str,
    confidence: float,
    **conditions: bool | None,
) -> Rule:
    pattern = re.compile(rf"(?:\s\([^()]{{1,60}}\))?{between}", re.I)
    return Rule(name, heads, tails, pattern, confidence, **conditions)  # type: ignore[arg-type]


BEAT = r"(?:outperform\w*|surpass\w*|exceed\w*|beats?)"
_SOLVES = r"to|address\w*|tackl\w+|solv\w+|improv\w+|enabl\w+|perform\w*"
_TESTS = r"to evaluate|evaluat\w+|assess\w*|measur\w+|test\w*"
_TAKES = (
    r"leverag\w+|us(?:es|ing)|employ\w*|utili[sz]\w+|adopt\w*|appl(?:ies|ying)|combin(?:es|ing)|integrat(?:es|ing)"
    r"|incorporat(?:es|ing)|unif(?:ies|ying)|coupl(?:es|ing)"
)
_HOLDS = r"consist\w* of|compris\w+|introduc(?:es|ing)|featur(?:es|ing)|composed of|contains?|includes?"
_BASED = (
    r"(?:(?:is |are )?(?:based|built|builds?|building) (?:up)?on|inspired by|extend(?:s|ing)"
    r"|fine-?tuned (?:from|on)|initiali[sz]ed (?:from|with))"
)
_SUCH_AS = r"(?:such as|including|e\.g\.,|like)"
#: A word between an article and the head of its phrase: no preposition, no verb.
_PLAIN = r"(?!(?:for|of|in|on|to|with|and|from|by|that|which|via|as|using)\b)[\w\-]+"
#: The rules, each with its precision on the annotated training papers (ends and name right, ends given).
RULES = (
    _rule(RelationName.OUTPERFORMS, (M,), (M,), rf" (?:{_FEW})?{BEAT} {_FEW}", 0.57),
    _rule(
        RelationName.OUTPERFORMS,
        (M,),
        (M,),
        rf" {_FEW}(?:improv\w+|higher|better|gains?)[\w\-’'%., ]{{0,40}} (?:over|than) {_FEW}",
        0.57,
    ),
    _rule(RelationName.USED_FOR, (M,), (T,), rf",? {_FEW}(?:for|{_SOLVES}) {_FEW}", 0.65, own=True),
    _rule(RelationName.BENCHMARK_FOR, (D,), (T,), rf",? {_FEW}(?:for|{_TESTS}|on) {_FEW}", 0.6, own=True),
    _rule(RelationName.BENCHMARK_FOR, (D,), (T,), r" (?:benchmark|dataset|suite)s? for ", 0.6),
    _rule(RelationName.BASED_ON, (M,), (M,), rf",? an? (?:{_PLAIN} ){{0,4}}", 0.6, own=True, second_known=True),
    _rule(RelationName.BASED_ON, (M,), (M,), rf",? {_FEW}(?:{_TAKES}) {_FEW}", 0.6, own=True, second_known=True),
    _rule(
        RelationName.BASED_ON, (M,), (M,), rf",? {_FEW}(?:variant|extension|generali[sz]ation|version) of {_FEW}", 0.6
    ),
    _rule(RelationName.BASED_ON, (M,), (M,), rf",? {_FEW}{_BASED} {_FEW}", 0.57),
    _rule(
        RelationName.PART_OF,
        (M,),
        (M,),
        rf",? {_FEW}(?:{_TAKES}|{_HOLDS}) {_FEW}",
        0.6,
        reverse=True,
        own=True,
        second_known=False,
    ),
    _rule(RelationName.SUBTASK_OF, (T,), (T,), rf"(?: tasks?| problems?)?,? {_SUCH_AS} ", 0.7, reverse=True),
    _rule(
        RelationName.SUBTASK_OF,
        (T,),
        (T,),
        rf",? (?:is )?(?:an? )?{_FEW}(?:task|problem|step|component|subtask|form) (?:in|of|for) {_FEW}",
        0.6,
    ),
    _rule(RelationName.MEASURED_BY, (D,), (S,), r" (?:on|in|for|of|across) (?:the |both |all )?", 0.74, reverse=True),
    _rule(RelationName.MEASURED_BY, (D,), (S,), r" (?:average |mean |top )?", 0.74),
    _rule(
        RelationName.TRAINED_ON,
        (M,),
        (D,),
        rf" {_FEW}(?:pre-?|fine-?)?train\w* {_FEW}(?:on|with|from|using) {_FEW}",
        0.57,
    ),
    _rule(RelationName.EVALUATED_ON, (M,), (D, R, K), rf"(?!.*\btrain) [\w\-’'%.,() ]{{0,80}}?\bon {_FEW}", 0.68),
)
