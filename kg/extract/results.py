"""Stated numbers: the value with its unit, what it measures, on what, by which method, against which baseline."""

import re
from itertools import pairwise

from kg.extract.comparisons import NOTHING, Comparisons, Named
from kg.extract.cues import within
from kg.extract.layers import FoundResult, Layers, Stretch
from kg.extract.measures import Measure, find_measure
from kg.extract.values import Value, find_values
from kg.model import EntityType, ResultKind, Role

_SUBJECT_VERB = re.compile(
    r"(?: \([^()]+\))?,? (?:\w+ly |also |further |can |even )*"
    r"(?:achiev|attain|reach|obtain|yield|improv|reduc|outperform|deliver|scor|surpass|exceed|boost|increas|exhibit|show|attain|gain|beat|run)\w*"
)
_ACHIEVED_BY = re.compile(r"\b(?:achieved|obtained|reached|attained) (?:by|with|using) (?:the |our )?$")
#: "surpassing FooNet (77.5%)"; "compared to 3.0% for FooNet".
_ITS_VALUE = re.compile(r" \((?:\w+[:=] ?)?")
_VALUE_OF = re.compile(r" (?:for|by) (?:the )?")
_OWN_SUBJECT = within("we, our, this, the proposed, it, its, experiment*, result, results, evaluation*, validation*")
#: Between values that share a measure: "21.6% and 27.5%", "65.8% in simulation and 56.7% on the robot".
_SHARES = re.compile(r"(?: [^,;()]{0,60}?)?(?:,|,? and|,? or|,? to|/)(?: (?:up to|about|a|an|over|only))? ?")
_FROM = re.compile(r"\bfrom (?:about |around |an? |only )?$")
_REACH = 20  # characters before a value that can hold "from about"
_TO = re.compile(r",? to (?:about |around |an? |over )?")
#: Between two values that are held against each other: "1.5%, compared to 3.0% for RL", "8.2% (from 79.3% to 87.5%)".
_HELD_AGAINST = re.compile(r"\b(?:vs|versus|compared|against|than|from|over|surpassing|outperforming|exceeding)\b|→")
_FARTHEST = 160  # characters between two such values
#: Units of values that are taken for results even where the sentence does not tell what they measure: on half of the
#: training papers four in five of these are annotated as results (with other units one in three).
_TELLING_UNITS = ("%", "points", "x")


def find_results(text: str, layers: Layers) -> list[FoundResult]:
    """The results of a document, in the order of the text."""
    owner = {mention: index for index, entity in enumerate(layers.entities) for mention in entity.mentions}
    closed = [m.stretch for m in layers.mentions] + [Stretch(link.start, link.end) for link in layers.links]
    found: list[FoundResult] = []
    for number, sentence in enumerate(layers.sentences):
        if layers.title and layers.title.start <= sentence.start < layers.title.end:
            continue
        if values := find_values(text, sentence, closed):
            found += _Sentence(text, layers, number, owner).results(values)
    return found


class _Sentence:
    """One sentence that reports numbers."""

    def __init__(self, text: str, layers: Layers, number: int, owner: dict[int, int]) -> None:
        self.text, self.layers, self.number, self.owner = text, layers, number, owner
        self.sentence = layers.sentences[number]
        start, end = self.sentence
        self.row = [i for i, m in enumerate(layers.mentions) if start <= m.start < end]
        self.own = layers.find_own()

    def results(self, values: list[Value]) -> list[FoundResult]:
        """A result for each value whose measure the sentence tells."""
        told = [(value, measure) for value, measure in zip(values, self._measures(values), strict=True) if measure]
        stretches = [value.stretch for value, _ in told]
        sides = Comparisons(self.text, self.sentence, self.layers.mentions, self.row, stretches)
        usual = self._of_type(EntityType.METHOD, Role.COMPARES_WITH)
        places = [i for i in self._of_type(EntityType.DATASET, None) if sides.is_place(i)]
        robots = [i for i in self._of_type(EntityType.ROBOT, None) if sides.is_place(i)]
        tasks = [i for i in self._of_type(EntityType.TASK, None) if sides.is_place(i)]
        found = []
        for rank, (value, measure) in enumerate(told):
            kind, method = self._kind(value, measure), self._method(value)
            baseline = sides.baseline(rank, () if kind is ResultKind.ABSOLUTE else usual)
            if baseline.mention is not None and self.owner[baseline.mention] == method:
                baseline = NOTHING
            place = sides.place(rank, places, tasks)
            if place == NOTHING:
                place = sides.robot(rank, robots) if robots else self._usual_place()
            found.append(
                FoundResult(
                    value=value.text,
                    number=value.number,
                    unit=value.unit,
                    kind=kind,
                    sentence=self.number,
                    metric=measure.name,
                    metric_entity=self._entity(Named(mention=measure.mention)),
                    dataset=place.text,
                    dataset_entity=self._entity(place),
                    method_entity=method,
                    baseline=baseline.text,
                    baseline_entity=self._entity(baseline),
                )
            )
        return found

    def _measures(self, values: list[Value]) -> list[Measure | None]:
        """The measure of each value; neighbours of the same unit share one."""
        found = [find_measure(self.text, self.sentence, value, self.layers.mentions, self.row) for value in values]
        for place, (left, right) in enumerate(pairwise(values)):
            between = self.text[left.stretch.end : right.stretch.start]
            before = self.text[max(self.sentence.start, left.stretch.start - _REACH) : left.stretch.start]
            is_step = _FROM.search(before) and _TO.fullmatch(between)
            if is_step or (found[place + 1] is None and left.unit == right.unit and _SHARES.fullmatch(between)):
                found[place + 1] = found[place] or found[place + 1]
        for place, measure in enumerate(found):
            if measure and not measure.name:  # "outperforming it by 29.17": the measure that was told before
                told = [other for other in found[:place] if other and other.name and not other.is_change]
                found[place] = measure._replace(name=told[-1].name, mention=told[-1].mention) if told else measure
        for place in range(len(values) - 2, -1, -1):
            left, right = values[place], values[place + 1]
            between = self.text[left.stretch.end : right.stretch.start]
            if found[place] is None and left.unit == right.unit and _SHARES.fullmatch(between):
                found[place] = found[place + 1]
        return self._with_names(values, found)

    def _with_names(self, values: list[Value], found: list[Measure | None]) -> list[Measure | None]:
        """The measures; one without a name gets that of the value it is held against, or the sentence's only metric."""
        told: dict[str, tuple[Value, Measure]] = {}  # unit -> the last value whose measure has a name
        only = self._only_metric()
        named = []
        for value, first in zip(values, found, strict=True):
            measure = first
            if first is None or not first.name:
                if value.unit in told and self._are_compared(told[value.unit][0], value):
                    measure = told[value.unit][1]._replace(is_change=False)
                elif measure := first or _unnamed(value):
                    measure = measure._replace(name=only.text, mention=only.mention)
            if measure and measure.name:
                told[value.unit] = value, measure
            named.append(measure)
        return named

    def _only_metric(self) -> Named:
        """The only metric of the sentence, if there is one: right for 20 of 28 unnamed values in training."""
        metrics = self._of_type(EntityType.METRIC, None)
        if len({self.owner[index] for index in metrics}) != 1:
            return NOTHING
        mention = self.layers.mentions[metrics[0]]
        return Named(text=self.text[mention.start : mention.end], mention=metrics[0])

    def _are_compared(self, first: Value, second: Value) -> bool:
        """Whether the second of two values is held against the first."""
        if second.stretch.start - first.stretch.end > _FARTHEST:
            return False
        between = self.text[first.stretch.end : second.stretch.start]
        return bool(_HELD_AGAINST.search(between) or _SHARES.fullmatch(between))

    def _kind(self, value: Value, measure: Measure) -> ResultKind:
        if value.is_ratio:
            return ResultKind.RATIO
        return ResultKind.DIFFERENCE if measure.is_change or value.is_signed else ResultKind.ABSOLUTE

    def _entity(self, part: Named) -> int | None:
        return None if part.mention is None else self.owner[part.mention]

    def _of_type(self, kind: EntityType, role: Role | None) -> list[int]:
        entities = self.layers.entities
        found = []
        for index in self.row:
            entity = entities[self.owner[index]]
            if entity.type is kind and (role is None or any(r.role is role for r in entity.roles)):
                found.append(index)
        return found

    def _usual_place(self) -> Named:
        """The only dataset of the paper, where the sentence tells no place and names no other."""
        entities = self.layers.entities
        datasets = [entity for entity in entities if entity.type is EntityType.DATASET]
        alone = len(datasets) == 1 and datasets[0].roles[0].role in (Role.EVALUATES_ON, Role.INTRODUCES)
        return Named(mention=datasets[0].mentions[0]) if alone else NOTHING

    def _method(self, value: Value) -> int | None:
        """Whose result it is: the method that it stands in brackets behind or is told to be of.

        Else the last method before it that a verb follows or that it is achieved by; else the paper's own, where the
        sentence is about it or names no method at all.
        """
        mentions = self.layers.mentions
        start, end = value.stretch
        for index in self.row:
            mention = mentions[index]
            if mention.type is EntityType.METHOD and (
                _ITS_VALUE.fullmatch(self.text, mention.end, start)
                or _VALUE_OF.fullmatch(self.text, end, mention.start)
            ):
                return self.owner[index]
        subjects = [
            index
            for index in self.row
            if mentions[index].type is EntityType.METHOD
            and mentions[index].end <= start
            and (
                _SUBJECT_VERB.match(self.text, mentions[index].end)
                or _ACHIEVED_BY.search(self.text, self.sentence.start, mentions[index].start)
            )
        ]
        if subjects:
            return self.owner[subjects[-1]]
        named = any(mentions[index].type is EntityType.METHOD for index in self.row)
        about = not named or any(self.owner[index] == self.own for index in self.row)
        about = about or bool(_OWN_SUBJECT.search(self.text, self.sentence.start, self.sentence.end))
        return self.own if about else None


def _unnamed(value: Value) -> Measure | None:
    """The measure of a value where the sentence reports it and does not say of what."""
    return Measure("", None, is_change=False) if value.is_signed or value.unit in _TELLING_UNITS else None
