"""Numbers that a sentence states as results: with their unit and sign, and ranges as one ("8.7-43.3%")."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from kg.extract.cues import any_of, within
from kg.extract.layers import Stretch

_UNITS = any_of(
    """percentage points, percentage point, percent, points, point, pp, pts, x, X, times, -fold, fold, ms,
    milliseconds, s, seconds, minutes, hours, Hz, kHz, FPS, fps, m/s, mm, cm, m, dB, GB, MB, degrees, deg"""
)
_NUMBER = r"(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)"
_UNIT = rf" ?(?:%|×|°|{_UNITS}(?!\w))"
_VALUE = re.compile(
    rf"(?<![\w.\-–/])(?P<sign>[+\-−])?(?P<number>{_NUMBER})"
    rf"(?:(?P<range>(?:{_UNIT})?(?:--?|–|—)[+\-−]?{_NUMBER}(?=[ ,%×°.);]|[xX]\b))?(?P<unit>{_UNIT})"
    r"|(?![\w%]|-[A-Za-z]))"
)
RATIO_UNITS = frozenset(("x", "X", "×", "times", "-fold", "fold"))
#: Units that are written in several ways -> one of them.
_UNIT_NAMES = {
    "percent": "%",
    "percentage points": "points",
    "percentage point": "points",
    "point": "points",
    "pp": "points",
    "pts": "points",
    "deg": "degrees",
    "°": "degrees",
    **dict.fromkeys(RATIO_UNITS, "x"),
}
_REPORTS = within(
    """achiev*, attain*, reach*, obtain*, yield*, improv*, increas*, reduc*, decreas*, outperform*, surpass*,
    exceed*, boost*, rais*, lower*, deliver*, report*, show*, scor*, gain*, cut*, exhibit*, accurac*, success,
    speedup, speedups, speed-up, rate, rates, faster, higher, up to, with, beat, beats, run, runs"""
)
_NO_RESULT = re.compile(
    r"-optimal| (?:\w+ )?(?:CIs?|confidence)\b|\]|[- ]?(?:long|DoF|DOF)\b"
    r"| ?(?:probability|confidence|optimal|parameters|papers|tasks|datasets|participants|environments|training data"
    r"|hours of|of (?:the |its |all |their )?(?:data|parameters|training|labels?|papers|participants|respondents|users)"
    r"|of (?:tele|training|demonstration|video|audio|data)\w*)\b"
)


@dataclass(frozen=True, slots=True)
class Value:
    """A stated number. ``number`` is its canonical decimal, empty for a range."""

    stretch: Stretch
    text: str
    number: str
    unit: str
    is_signed: bool

    @property
    def is_ratio(self) -> bool:
        """Whether it says how many times as much."""
        return self.unit == "x"


def find_values(text: str, sentence: Stretch, closed: Iterable[Stretch]) -> list[Value]:
    """The values of a sentence that reports something, in order; none inside a closed stretch (a name, a URL).

    A bare integer is no value, for most count something else.
    """
    if not _REPORTS.search(text, sentence.start, sentence.end):
        return []
    closed = [stretch for stretch in closed if stretch.overlaps(sentence)]
    found = []
    for match in _VALUE.finditer(text, sentence.start, sentence.end):
        unit = (match["unit"] or "").strip()
        if not unit and "." not in match["number"]:
            continue
        stretch = Stretch(match.start("number"), match.end())
        if text[stretch.start - 1 : stretch.start] == "[" or any(stretch.overlaps(other) for other in closed):
            continue
        if _NO_RESULT.match(text, match.end()):
            continue
        sign = match["sign"] or ""
        begin = stretch.start - len(sign)
        number = "" if match["range"] else ("-" if sign in ("-", "−") else "") + match["number"].replace(",", "")
        found.append(
            Value(
                Stretch(begin, match.end()),
                text[begin : match.end()],
                _canonical(number),
                _UNIT_NAMES.get(unit, unit),
                bool(sign),
            )
        )
    return found


def _canonical(number: str) -> str:
    """A decimal without needless zeros: "06.20" is "6.2"."""
    if not number:
        return ""
    sign, digits = ("-", number[1:]) if number.startswith("-") else ("", number)
    whole, _, fraction = digits.partition(".")
    whole, fraction = whole.lstrip("0") or "0", fraction.rstrip("0")
    return sign + (f"{whole}.{fraction}" if fraction else whole)
