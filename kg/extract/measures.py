"""What a stated number measures: the words right before it ("reduces latency by"), or right after it."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from kg.extract.cues import any_of
from kg.extract.layers import Proposal, Stretch
from kg.extract.values import Value
from kg.extract.words import load_words
from kg.model import EntityType

#: Words that end the name of a measure.
_STOP = any_of(
    """over, on, for, with, of, in, and, or, than, by, as, to, at, from, when, while, across, compared, relative,
    without, under, against, versus, which, that, where, is, are, was, were, within, after, using, during, among,
    through, between, respectively, but, whereas, this, these, our, via, it, they, we, whose, respect, per, not,
    along*, both, into, only, even, until, despite, because, if, having, has, have,
    a, an, the, its, their"""
)
_WORD = rf"(?!{_STOP}(?![\w\-]))[A-Za-z][\w@\-‐-–/+]*(?:['’]s)?"
_LEAD = r"(?:(?:the|a|an|its|their|our|average|overall|total|mean(?= success)|final|up to|additional|further) )*"
_THING = rf"{_LEAD}(?P<thing>{_WORD}(?: {_WORD}){{0,4}})"
_SHORT = r"(?: ?\([^()]{1,15}\))?"
_ABOUT = (
    r"(?:(?:up to|as much as|as low as|as high as|about|around|approximately|roughly|nearly|almost|over|more than|at"
    r" least|at most|less than|only|an? average of|on average|average|an? average|an|a|the|an additional|another"
    r"|a factor of|just|~|≈|>|<|≥|≤) ?)*"
)
_CHANGE_VERB = (
    r"(?:improv|increas|reduc|decreas|lower|boost|rais|cut|enhanc|shorten|accelerat|lift|sav|speed|elevat|diminish"
    r"|advanc|degrad|drop)\w*"
)
_BEAT = r"(?:outperform|surpass|exceed|beat)\w*"
#: "reduces the latency (on D) by up to 60%", and what such a clause goes on with ("and the cost by 3%").
_BY = re.compile(
    rf"(?:\b{_CHANGE_VERB}|\d ?(?:%|×|x|points?|pp|percent|percentage points?)(?:,|,? and)) {_THING}{_SHORT}"
    rf"(?: (?:on|in|for|across|over|of|at|from) [^,;]{{1,60}}?)?"
    rf" by {_ABOUT}$"
)
_VERB_TO = re.compile(
    rf"\b{_CHANGE_VERB} {_THING}{_SHORT}(?: (?:on|in|for|across|of) [^,;]{{1,40}}?)? (?:to|from) {_ABOUT}$"
)
_BEATEN = re.compile(rf"\b{_BEAT} [^,;]{{2,90}}?,? by (?:an? )?(?:average )?(?:margin of )?{_ABOUT}$")
#: "a success rate of 95.2%", "an error as low as 3 mm", "accuracy: 95%".
_OF = re.compile(
    rf"(?:^|[\s(]){_THING}{_SHORT}"
    rf"(?: (?:of|at|reaching|ranging from|is|was|as low as|as high as|by) |: | = | \(){_ABOUT}$"
)
_CHANGE_NOUN = (
    r"(?:improvements?|reductions?|gains?|increases?|decreases?|boosts?|drops?|savings?|enhancements?|rise|lift|jump)"
)
_ADVERB = r"(?:(?:average|overall|relative|absolute|mean|total|median|on average|significant|further) ){0,2}"
_CHANGED = re.compile(rf" ?{_ADVERB}(?P<noun>(?:[a-z][\w\-]* ){{0,3}}?{_CHANGE_NOUN})\b(?: (?:in|of|to|for) {_THING})?")
_COMPARED = re.compile(
    rf",? (?P<how>higher|lower|better|greater|shorter|fewer|less|more|larger|smaller|worse|improved|reduced) {_THING}"
)
_FASTER = re.compile(r",? (?:faster|speed-?ups?|slower|acceleration)\b")
_NOUN = re.compile(
    r" ?(?:(?:average|overall|relative|absolute|mean|total|median|performance|success|accuracy|task|win|error) ){0,3}"
    r"(?:progress|accuracy|success rates?|success|rates?|returns?|errors?|latency|recall|precision|coverage)\b"
)
_IN = re.compile(rf" (?:in|on) {_THING}")
#: Between a value and the measure that follows it ("21.6% and 27.5% higher success rate").
_TO_METRIC = re.compile(
    r"(?: |(?:,|,? and|,? or) [+\-−]?[\d.]+ ?(?:%|x|×)?(?= )|(?:higher|lower|better|faster|shorter|less|more"
    r"|average|mean|overall|relative|absolute|the|in|of|for|improvements?|reductions?|increases?|decreases?|gains?|drops?|boosts?"
    r"|to)\b)+"
)
_FROM_METRIC = re.compile(r"[^,;()]{1,35}")
_GENERIC = re.compile(
    rf"(?:[\w\-]+ )?(?:{_CHANGE_NOUN}|average|margins?|mean|median|range|factor|total|maximum|level|values?|up)", re.I
)
_REACH = 160


class Measure(NamedTuple):
    """What a value measures, as written (empty where it is only "better by"), and the number of its mention."""

    name: str
    mention: int | None
    is_change: bool


def find_measure(
    text: str, sentence: Stretch, value: Value, mentions: Sequence[Proposal], row: Sequence[int]
) -> Measure | None:
    """The measure of a value; ``None`` where the sentence does not say. ``row`` numbers the sentence's mentions."""
    start, end = value.stretch
    left = text[max(sentence.start, start - _REACH) : start]
    offset = start - len(left)
    metrics = [i for i in row if mentions[i].type is EntityType.METRIC]

    def named(match: re.Match[str], base: int, *, change: bool) -> Measure:
        begin, stop = base + match.start("thing"), base + match.end("thing")
        inside = [i for i in metrics if begin <= mentions[i].start and mentions[i].end == stop]
        return Measure(_trimmed(match["thing"]), inside[-1] if inside else None, change)

    for pattern, change in ((_BY, True), (_BEATEN, True), (_VERB_TO, False), (_OF, False)):
        match = pattern.search(left) if pattern is _OF else _last(pattern, left)
        if match is None:
            continue
        if pattern is _BEATEN:
            found = _after(text, sentence, end, metrics, mentions)
            return found._replace(is_change=True) if found else Measure("", None, is_change=True)
        if _GENERIC.fullmatch(match["thing"]):
            found = _after(text, sentence, end, metrics, mentions)
            return found._replace(is_change=True) if found else named(match, offset, change=True)
        stretch = Stretch(offset + match.start("thing"), offset + match.end("thing"))
        if any(mentions[i].type is not EntityType.METRIC and mentions[i].stretch == stretch for i in row):
            return _after(text, sentence, end, metrics, mentions) if pattern is _OF else Measure("", None, change)
        if pattern is not _OF or _ends_in_metric(stretch, metrics, mentions) or _is_measure(match["thing"]):
            return named(match, offset, change=change)
    for pattern, match in ((_DIRECT, _DIRECT.search(left)), (_BRACKET, _BRACKET.match(text, end, sentence.end))):
        if match:
            return named(match, offset if pattern is _DIRECT else 0, change=False)
    if found := _after(text, sentence, end, metrics, mentions):
        return found
    for index in reversed(metrics):
        if _FROM_METRIC.fullmatch(text, mentions[index].end, start):
            return Measure(text[mentions[index].start : mentions[index].end], index, is_change=False)
    if _SCORED.search(left) and value.unit in ("", "%", "points"):
        return Measure("", None, is_change=False)
    return None


def _trimmed(thing: str) -> str:
    """The name of a measure without verbs and praise before it: "achieves remarkable accuracy" is "accuracy"."""
    *front, last = thing.split(" ")
    words = load_words()
    cut = max((i + 1 for i, word in enumerate(front) if words.is_boundary(word.lower())), default=0)
    return " ".join([*front[cut:], last])


def _last(pattern: re.Pattern[str], left: str) -> re.Match[str] | None:
    """The shortest match that ends the text: the search is begun anew behind each that is too long."""
    best = match = pattern.search(left)
    while match:
        best = match
        match = pattern.search(left, match.start() + 1)
    return best


def _ends_in_metric(stretch: Stretch, metrics: Sequence[int], mentions: Sequence[Proposal]) -> bool:
    return any(mentions[i].end == stretch.end for i in metrics)


#: Measures that papers write right before or behind their values, without a word between.
BARE = (
    r"(?:AUROC|AUPRC|AUC|FID|FVD|PSNR|SSIM|LPIPS|m?AP|MAP|AP50|mIoU|IoU|F1|R\^?2|R²|RMSE|MAE|MSE|CER|WER|MRR|BLEU|METEOR"
    r"|ROUGE(?:-[L12])?|CIDEr|NDCG|nDCG|EER|MCC|Dice|Brier|ECE|TPR|FPR|TNR|perplexity|accuracy|precision|recall)"
    r"(?:[-@]\d+)?(?:[- ]scores?)?"
)
_DIRECT = re.compile(rf"(?:^|[\s(])(?P<thing>{BARE})(?: ?[=:])? {_ABOUT}$")
_BRACKET = re.compile(rf" ?\((?P<thing>(?:[A-Za-z][\w.\-]* ){{0,2}}{BARE})\)", re.IGNORECASE)
#: "achieves 98.1% across 130 tasks": the sentence does not say of what.
_SCORED = re.compile(rf"\b(?:achiev|attain|reach|obtain|scor)(?:es|ed|e|s|ing)? {_ABOUT}$")
_MEASURES = re.compile(
    r"(?:.* )?(?:(?:rate|score|error|time|cost|gap|frequency|overhead|correlation|distance|ratio|index|reward|return"
    r"|regret|speed-?up|deviation|variance|force|torque|velocity|margin|length|delay)s?|accurac(?:y|ies)|latency|speed|recall"
    r"|precision|auc|auroc|loss|efficiency|f1|rmse|mae|iou|miou|map|coverage|success|throughput|usage|memory|consumption"
    r"|fidelity|agreement|kappa|power|pass@\d+)",
    re.IGNORECASE,
)


def _is_measure(thing: str) -> bool:
    return bool(_MEASURES.fullmatch(thing))


def _after(
    text: str, sentence: Stretch, end: int, metrics: Sequence[int], mentions: Sequence[Proposal]
) -> Measure | None:
    """The measure that follows a value."""
    for index in metrics:
        if mentions[index].start > end and _TO_METRIC.fullmatch(text, end, mentions[index].start):
            between = text[end : mentions[index].start]
            change = bool(re.search(rf"\b(?:{_CHANGE_NOUN}|higher|lower|better|faster|shorter|less|more)\b", between))
            stop = mentions[index].end
            rest = re.match(rf" {_CHANGE_NOUN}\b", text[stop : sentence.end])
            return Measure(text[mentions[index].start : stop], index, change or bool(rest))
    if match := _COMPARED.match(text, end, sentence.end):
        return Measure(_trimmed(match["thing"]), None, is_change=True)
    if match := _CHANGED.match(text, end, sentence.end):
        name = _trimmed(match["thing"]) if match["thing"] else match.group().strip()
        return Measure(name, None, is_change=True)
    if match := _FASTER.match(text, end, sentence.end):
        name = "acceleration" if match.group().endswith("acceleration") else "speedup"
        return Measure(name, None, is_change=True)
    if match := _NOUN.match(text, end, sentence.end):
        return Measure(match.group().strip(), None, is_change=False)
    return None
