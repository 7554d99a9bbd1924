"""What each entity is to the paper: cue phrases before and after its mentions, else what is usual for its type."""

import re
from collections.abc import Sequence
from dataclasses import replace

from kg.extract.cues import LIST_GAP, LONGEST_LIST, before, within
from kg.extract.layers import FoundEntity, FoundRole, Layers, Stretch
from kg.model import ROLES, EntityType, Role

_REACH = 70  # characters on either side that can hold a cue
_COMPARES = before(
    """outperform*, surpass*, exceed*, beat, beats, beating, compared to, compared with, compared against,
    comparing with, compares to, comparison to, comparison with, comparable to, baseline, baselines, baselines
    such as, baselines including, baselines like, baseline methods, competitive with, on par with, superior to,
    rival, rivals, rivaling, unlike, in contrast to, alternatives such as, alternatives like"""
)
#: These compare only where something before them is said to be better or worse.
_COMPARES_WEAKLY = before("over, than, against, versus, vs, vs., relative to")
_BETTER = within(
    """improv*, gain, gains, better, higher, lower, faster, fewer, less, more, advantage*, superior*, increas*,
    reduc*, speedup*, compar*, outperform*, win, wins, evaluat*, benchmark*, boost*"""
)
#: Where a method that no lexicon knows stands right after one of these, it is the paper's own (right in 0.78 of the
#: cases on the annotated training papers): an item of an enumeration, a part of the system, what "we design".
_OWN_PART = (
    re.compile(r"(?:\((?:[ivx]+|\d|[abc])\)|\b\d\)) (?:an? |the )?(?:[\w\-]+ ){0,2}$"),
    re.compile(
        r"\b(?:consist\w* of|compris\w+|features?|featuring|introduces|components?:|modules?:)(?: [\w\-,]+){0,6}?"
        r" an?(?: [\w\-]+){0,2} $"
    ),
    re.compile(
        r"\b(?:we|our|this paper|work) (?:\w+ ){0,3}?(?:design|develop|devise|derive|construct|establish|formulate"
        r"|present|propose|introduce)(?:ed|s)?"
        r"(?: (?!(?:for|of|in|on|to|with|by|via|using|from|that|based)\b)[\w\-]+){0,4} $",
        re.IGNORECASE,
    ),
    re.compile(r"\b(?:our|the proposed) $", re.IGNORECASE),
)
_BACKGROUND = before("existing, prior, previous, recent*, traditional*, conventional*, current*, standard, most", gap=6)
_UNKNOWN_TO_OTHERS = ("phrases", "names", "abbreviations")
_COMPARES_AFTER = re.compile(r"(?:[\- ]based)?(?: [\w\-]+)? (?:baselines?|counterparts?|competitors?)\b")
_BUILT = before(
    """built on, built upon, builds on, builds upon, building on, building upon, based on, leverag*, use, uses,
    using, apply, applies, applying, employ*, utiliz*, adopt*, combin*, integrat*, incorporat*, via, through,
    by, with, extend*, fine-tun*, train*, replac*, introduc*, propos*"""
)
_ON = before("on, across, spanning, covering, including", gap=4)
_IN = before(
    """evaluat* in, evaluat* with, evaluat* using, experiments in, experiments with, experiments using, tested in,
    tested with, validated in, validated with, validated using, demonstrated in, demonstrated with, results in,
    results for, simulations in, simulated in, performance in, performance for"""
)
_DEPLOYED = within(
    """deploy*, real-world, real world, real robot, real robots, real-robot, real hardware, real-time, physical,
    physically, hardware, onboard, on-board, in the field, sim-to-real, sim2real, test flights, flight tests,
    field tests, field trials, field experiments, real-life, real platform"""
)
_TRIED = within("experiment*, evaluat*, validat*, demonstrat*, tested, tests, trials, equipped, mounted, prototype")
_SIMULATED = within("simulat*, Gazebo, MuJoCo, Isaac*")
_TRAINED = before(
    "trained on, trained with, train on, training on, pretrained on, pre-trained on, fine-tuned on, finetuned on"
)
_AIMS = before(
    """address*, tackl*, solv*, for, improv*, enabl*, mitigat*, study, studies, investigat*, problem of, task of,
    achiev*, enhanc*, reformulat*, formulat*, challenge of, advanc*, focus on, support*, perform*, detect*,
    automat*"""
)
_MEASURED = within(
    """evaluat*, experiment*, result, results, validat*, benchmark*, outperform*, achiev*, improv*, demonstrat*,
    test*, show, shows, accuracy, state-of-the-art, surpass*"""
)
_TESTED_TASK_AFTER = re.compile(r"(?: and [\w\- ]{3,40})? (?:tasks?|benchmarks?|datasets?|experiments?|scenarios?)\b")


def assign_roles(text: str, layers: Layers) -> list[FoundEntity]:
    """The entities with their roles, strongest first, each with the sentences that show it."""
    finder = _Cues(text, layers)
    return [replace(entity, roles=finder.roles(entity)) for entity in layers.entities]


class _Cues:
    def __init__(self, text: str, layers: Layers) -> None:
        self.text = text
        self.sentences = layers.sentences
        self.mentions = layers.mentions
        self.own = set(layers.coined)
        self.place = [_sentence_of(layers.sentences, mention.start) for mention in layers.mentions]
        self.first_own = min((_sentence_of(layers.sentences, s.start) for s in layers.coined), default=-1)

    def roles(self, entity: FoundEntity) -> tuple[FoundRole, ...]:
        """Every role that a cue shows; the usual one of the type where none does."""
        shown: dict[Role, list[int]] = {}
        for index in entity.mentions:
            for role in self._shown(index, entity):
                shown.setdefault(role, []).append(self.place[index])
        if not shown:
            shown[self._usual(entity)] = [self.place[index] for index in entity.mentions]
        order = {role: rank for rank, role in enumerate(ROLES[entity.type])}
        confidence = max(self.mentions[index].confidence for index in entity.mentions)
        return tuple(
            FoundRole(role, confidence, tuple(sorted(set(shown[role]))))
            for role in sorted(shown, key=lambda role: order[role])
        )

    def _shown(self, index: int, entity: FoundEntity) -> list[Role]:
        mention = self.mentions[index]
        if entity.coined:
            return [_coining(entity.type)] if mention.stretch in self.own else []
        left, right = self._around(index)
        sentence = self.sentences[self.place[index]]
        whole = self.text[sentence.start : sentence.end]
        match entity.type:
            case EntityType.METHOD:
                new = mention.extractor in _UNKNOWN_TO_OTHERS and self.place[entity.mentions[0]] >= self.first_own
                if new and _is_own_part(self._before(index)):
                    return [Role.PROPOSES]
                if _is_compared(left) or _COMPARES_AFTER.match(right):
                    return [Role.COMPARES_WITH]
                return [Role.USES] if _BUILT.search(left) else []
            case EntityType.TASK:
                if self.place[index] and _MEASURED.search(whole) and (_is_on(left) or _TESTED_TASK_AFTER.match(right)):
                    return [Role.EVALUATES_ON]
                return [Role.ADDRESSES] if _AIMS.search(left) and self.place[index] >= self.first_own else []
            case EntityType.DATASET:
                if _TRAINED.search(left):
                    return [Role.USES]
                return [Role.EVALUATES_ON] if _is_on(left) else []
            case EntityType.ROBOT | EntityType.ROBOT_KIND:
                if _DEPLOYED.search(whole):
                    return [Role.DEPLOYED_ON]
                if _SIMULATED.search(whole):
                    return [Role.EVALUATES_ON]
                return [Role.DEPLOYED_ON] if _is_on(left) or _TRIED.search(whole) else []
            case EntityType.METRIC:
                return []

    def _is_background(self, entity: FoundEntity) -> bool:
        """Whether an entity is told of as what others do ("existing", "recent")."""
        return any(_BACKGROUND.search(self._before(index)) for index in entity.mentions)

    def _before(self, index: int) -> str:
        """The text right before a mention, within its sentence."""
        start = self.mentions[index].start
        return self.text[max(self.sentences[self.place[index]].start, start - _REACH) : start]

    def _around(self, index: int) -> tuple[str, str]:
        """The text before the list that a mention stands in, and after it, within the sentence."""
        sentence = self.sentences[self.place[index]]
        first = last = index
        while first > max(0, index - LONGEST_LIST) and LIST_GAP.fullmatch(
            self.text, self.mentions[first - 1].end, self.mentions[first].start
        ):
            first -= 1
        while last + 1 < min(len(self.mentions), index + LONGEST_LIST) and LIST_GAP.fullmatch(
            self.text, self.mentions[last].end, self.mentions[last + 1].start
        ):
            last += 1
        start, end = self.mentions[first].start, self.mentions[last].end
        return self.text[max(sentence.start, start - _REACH) : start], self.text[end : min(sentence.end, end + _REACH)]

    def _usual(self, entity: FoundEntity) -> Role:
        if entity.coined:
            return _coining(entity.type)
        places = [self.place[index] for index in entity.mentions]
        match entity.type:
            case EntityType.METHOD:
                late = max(places) >= max(self.first_own, 1)
                return Role.MENTIONS if not late and self._is_background(entity) else Role.USES
            case EntityType.TASK:
                early = max(places) < self.first_own and len(places) == 1
                return Role.MENTIONS if early and places[0] else Role.ADDRESSES
            case EntityType.DATASET:
                return Role.EVALUATES_ON
            case EntityType.ROBOT | EntityType.ROBOT_KIND:
                return Role.EVALUATES_ON if max(places) * 2 >= len(self.sentences) else Role.MENTIONS
            case EntityType.METRIC:
                return Role.EVALUATES_ON


def _coining(kind: EntityType) -> Role:
    """How a paper holds what it coins."""
    return {EntityType.METHOD: Role.PROPOSES, EntityType.TASK: Role.ADDRESSES}.get(kind, Role.INTRODUCES)


def _sentence_of(sentences: Sequence[Stretch], offset: int) -> int:
    """The number of the sentence that holds a position, else of the last one before it."""
    return max((number for number, s in enumerate(sentences) if s.start <= offset), default=0)


def _is_on(left: str) -> bool:
    return bool(_ON.search(left) or _IN.search(left))


def _is_compared(left: str) -> bool:
    if _COMPARES.search(left):
        return True
    weak = _COMPARES_WEAKLY.search(left)
    return bool(weak and _BETTER.search(left, 0, weak.start()))


def _is_own_part(left: str) -> bool:
    return any(pattern.search(left) for pattern in _OWN_PART)
