"""Stated numbers: the value with its unit, what it measures, on what, by which method, against which baseline."""

import re
from dataclasses import dataclass

from kg.extract.cues import LIST_GAP, any_of, within
from kg.extract.layers import FoundResult, Layers, Stretch
from kg.model import EntityType, ResultKind, Role

_UNITS = any_of(
    """percentage points, percentage point, percent, points, point, pp, pts, x, times, -fold, fold, ms,
    milliseconds, s, seconds, minutes, hours, Hz, kHz, FPS, fps, mm, cm, m, m/s, dB, GB, MB"""
)
_VALUE = re.compile(
    r"(?<![\w.\-–/])(?P<sign>[+\-−])?(?P<number>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)"
    rf"(?:(?P<unit> ?(?:%|×|{_UNITS}(?!\w)))|(?![\w%]))"
)
_RATIO_UNITS = frozenset(("x", "×", "times", "-fold", "fold"))
#: Units that are written in several ways -> one of them.
_UNIT_NAMES = {
    "percent": "%",
    "percentage points": "points",
    "percentage point": "points",
    "point": "points",
    "pp": "points",
    "pts": "points",
    **dict.fromkeys(_RATIO_UNITS, "x"),
}
_CHANGE = within(
    """improv*, increas*, reduc*, decreas*, gain, gains, higher, lower, faster, slower, better, fewer, less, more,
    boost*, drop*, outperform*, surpass*, exceed*, over, than, cut, cuts, cutting, sav*, speedup, speedups,
    speed-up, speed-ups, rais*, lift*, enhanc*"""
)
_REPORTS = within(
    """achiev*, attain*, reach*, obtain*, yield*, improv*, increas*, reduc*, decreas*, outperform*, surpass*,
    exceed*, boost*, rais*, lower*, deliver*, report*, show*, scor*, gain*, cut*, exhibit*, accurac*, success,
    speedup, speedups, speed-up, rate, rates, faster, higher, up to, with"""
)
_NOUN = re.compile(
    r" ?(?:(?:average|overall|relative|absolute|mean|total|median|performance|success|accuracy|task|win|error) ){0,3}"
    r"(?:improvements?|progress|reductions?|gains?|speed-?ups?|boosts?|increases?|decreases?|accuracy|success rates?"
    r"|success|rates?|returns?|errors?|latency|savings)\b"
)
_NO_RESULT = re.compile(
    r"-optimal| ?(?:probability|confidence|optimal|of the (?:data|parameters|training)|parameters|papers|tasks|datasets"
    r"|participants|environments|hours of|training data)\b"
)
#: Between a value and the measure that follows it ("21.6% and 27.5% higher success rate").
_TO_METRIC = re.compile(
    r"(?:[ ,]|and\b|[\d.]+ ?[%x]|(?:higher|lower|better|faster|shorter|less|more|average|mean|overall|relative|absolute"
    r"|the|in|of|improvements?|reductions?|increases?|decreases?|gains?|drops?|boosts?)\b)+"
)
#: Between a measure and the value that follows it ("accuracy of 95.2%", "improves accuracy by up to 3%").
_CHANGED = re.compile(
    r" (?:in|of) (?:the )?(?P<thing>[a-z][\w\-]*"
    r"(?: (?!(?:over|on|for|with|of|in|and|than|by|as|to|at|from|when|while|across)\b)[a-z][\w\-]*){0,2})"
)
_FROM_METRIC = re.compile(r"[^,;()]{1,35}")
_ON_PLACE = re.compile(r"\b(?:on|across|in|over|using|of|for)\s(?:[\w\-]+ ){0,3}$", re.IGNORECASE)
_SUBJECT_VERB = re.compile(
    r"(?: \([^()]+\))?,? (?:\w+ly )?(?:achiev|attain|reach|obtain|yield|improv|reduc|outperform|deliver|scor)\w*"
)
_OWN_SUBJECT = within("we, our, this, the proposed, it, its")


@dataclass(frozen=True, slots=True)
class _Value:
    stretch: Stretch
    text: str
    number: str
    unit: str
    kind: ResultKind


def find_results(text: str, layers: Layers) -> list[FoundResult]:
    """The results of a document, in the order of the text."""
    owner = {mention: index for index, entity in enumerate(layers.entities) for mention in entity.mentions}
    found: list[FoundResult] = []
    for number, sentence in enumerate(layers.sentences):
        if layers.title and layers.title.start <= sentence.start < layers.title.end:
            continue
        if values := _values(text, sentence, layers):
            found += _Sentence(text, layers, number, owner).results(values)
    return found


def _values(text: str, sentence: Stretch, layers: Layers) -> list[_Value]:
    if not _REPORTS.search(text, sentence.start, sentence.end):
        return []
    closed = [m.stretch for m in layers.mentions] + [Stretch(link.start, link.end) for link in layers.links]
    found = []
    for match in _VALUE.finditer(text, sentence.start, sentence.end):
        stretch = Stretch(match.start("number"), match.end())
        unit = (match["unit"] or "").strip()
        decimal = "." in match["number"]
        if not unit and not decimal:
            continue
        if any(stretch.overlaps(other) for other in closed) or _NO_RESULT.match(text, match.end()):
            continue
        sign = match["sign"] if match["sign"] in ("+", "-", "−") else ""
        begin = stretch.start - len(sign)
        value = text[begin : match.end()]
        number = ("-" if sign in ("-", "−") else "") + match["number"].replace(",", "")
        around = text[max(sentence.start, begin - 40) : min(sentence.end, match.end() + 30)]
        if unit in _RATIO_UNITS:
            kind = ResultKind.RATIO
        elif sign or _CHANGE.search(around):
            kind = ResultKind.DIFFERENCE
        else:
            kind = ResultKind.ABSOLUTE
        found.append(_Value(Stretch(begin, match.end()), value, _canonical(number), _UNIT_NAMES.get(unit, unit), kind))
    return found


def _canonical(number: str) -> str:
    """A decimal without needless zeros: "06.20" is "6.2"."""
    sign, digits = ("-", number[1:]) if number.startswith("-") else ("", number)
    whole, _, fraction = digits.partition(".")
    whole, fraction = whole.lstrip("0") or "0", fraction.rstrip("0")
    return sign + (f"{whole}.{fraction}" if fraction else whole)


class _Sentence:
    """One sentence that reports numbers."""

    def __init__(self, text: str, layers: Layers, number: int, owner: dict[int, int]) -> None:
        self.text, self.layers, self.number, self.owner = text, layers, number, owner
        self.sentence = layers.sentences[number]
        self.row = [i for i, m in enumerate(layers.mentions) if layers.find_sentence(m.start) == number]
        self.own = layers.find_own()
        self.split = "respectively" in text[self.sentence.start : self.sentence.end]

    def results(self, values: list[_Value]) -> list[FoundResult]:
        """A result for each value whose measure the sentence tells."""
        baselines = self._of_type(EntityType.METHOD, Role.COMPARES_WITH)
        places = [i for i in self._of_type(EntityType.DATASET, None) if self._is_place(i)]
        tasks = self._of_type(EntityType.TASK, Role.EVALUATES_ON)
        method = self._method()
        found = []
        for rank, value in enumerate(values):
            metric, entity = self._metric(value)
            if not metric:
                continue
            found.append(
                FoundResult(
                    value=value.text,
                    number=value.number,
                    unit=value.unit,
                    kind=value.kind,
                    sentence=self.number,
                    metric=metric,
                    metric_entity=entity,
                    dataset_entity=self._choose(places or tasks, rank, values),
                    method_entity=method,
                    baseline_entity=self._choose(baselines, rank, values)
                    if value.kind is not ResultKind.ABSOLUTE
                    else None,
                )
            )
        return found

    def _is_place(self, index: int) -> bool:
        """Whether results are told *on* a mention, or on the list that it stands in."""
        mentions = self.layers.mentions
        while index and LIST_GAP.fullmatch(self.text, mentions[index - 1].end, mentions[index].start):
            index -= 1
        return bool(_ON_PLACE.search(self.text[self.sentence.start : mentions[index].start]))

    def _of_type(self, kind: EntityType, role: Role | None) -> list[int]:
        entities = self.layers.entities
        found = []
        for index in self.row:
            entity = entities[self.owner[index]]
            if entity.type is kind and (role is None or any(r.role is role for r in entity.roles)):
                found.append(index)
        return found

    def _choose(self, candidates: list[int], rank: int, values: list[_Value]) -> int | None:
        """The nearest candidate; where the sentence says "respectively", the one of the same rank."""
        if not candidates:
            return None
        if self.split and len(values) > 1:
            return (
                self.owner[candidates[rank]]
                if len(candidates) == len(values)
                else (self.owner[candidates[rank]] if rank < len(candidates) else None)
            )
        middle = values[rank].stretch
        nearest = min(candidates, key=lambda i: (_distance(self.layers.mentions[i].stretch, middle), i))
        return self.owner[nearest]

    def _metric(self, value: _Value) -> tuple[str, int | None]:
        """The measure: the mention after the value, a noun right after it, the mention before it."""
        mentions = self.layers.mentions
        metrics = [i for i in self.row if mentions[i].type is EntityType.METRIC]
        for index in metrics:
            if _TO_METRIC.fullmatch(self.text, value.stretch.end, mentions[index].start):
                return self._named(index)
        if noun := _NOUN.match(self.text, value.stretch.end):
            thing = _CHANGED.match(self.text, noun.end(), self.sentence.end)
            return (thing["thing"] if thing else noun.group().strip()), None
        for index in reversed(metrics):
            if _FROM_METRIC.fullmatch(self.text, mentions[index].end, value.stretch.start):
                return self._named(index)
        return "", None

    def _named(self, index: int) -> tuple[str, int]:
        mention = self.layers.mentions[index]
        return self.text[mention.start : mention.end], self.owner[index]

    def _method(self) -> int | None:
        """Whose result it is: the method right before the verb, else the paper's own where the sentence is about it."""
        for index in self.row:
            mention = self.layers.mentions[index]
            if mention.type is EntityType.METHOD and _SUBJECT_VERB.match(self.text, mention.end):
                return self.owner[index]
        about = any(self.owner[index] == self.own for index in self.row)
        about = about or bool(_OWN_SUBJECT.search(self.text, self.sentence.start, self.sentence.end))
        return self.own if about else None


def _distance(left: Stretch, right: Stretch) -> int:
    return max(left.start - right.end, right.start - left.end, 0)
