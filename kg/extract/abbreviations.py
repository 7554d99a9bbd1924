"""Acronyms and their long forms, after Schwartz & Hearst, PSB 2003, in both orders.

"Group Relative Policy Optimization (GRPO)", "GRASP (Graph Reasoning via Agentic Solving and Probing)", plural acronyms
("Generative Reward Models (GRMs)"), names in apposition ("BLIPs: Bayesian Learned Interatomic Potentials"). Beyond the
paper: the long form may begin inside a hyphenated word only at its first letter, and it never begins with a word that
cannot begin a name.
"""

import re
import unicodedata

from kg.extract.layers import Definition, Stretch
from kg.extract.words import Unit, load_words, units

#: A shortened name of two words: "Safe RL", "Offline MARL".
_MIXED_SHORT = re.compile(r"[A-Za-z][a-z]+[ -][A-Z]{2,6}s?")
_BRACKET = re.compile(r"\(([^()\n]{2,120})\)")
_SHORT = re.compile(r"[^\W_][\w+*\-–&./']{0,14}")
#: In brackets, but nobody's acronym.
_NO_ACRONYM = frozenset(
    ("i.e", "e.g", "eg", "ie", "cf", "aka", "ours", "left", "right", "top", "bottom", "a", "b", "c")
)
#: "WestWorld, a knoWledge-Encoded Scalable Trajectory World model": letters in bold were capitals; cleaning may lower
#: the first ("knowledge-Encoded").
_MARKED = re.compile(
    r"\b(?P<short>[A-Z][\w\-]{2,14}), an? (?P<long>[a-zA-Z][\w\-]*(?: [\w\-]+){1,8}?)"
    r"(?=[,.;]| (?:for|that|which|to|with|of|designed|built|where|by|on|in)\b)"
)
#: "SPARK, a novel Spatial Perception and Robot Knowledge base", "BLIPs: Bayesian Learned Interatomic Potentials",
#: "Fleet, Forensic Learning via Evolving Exemplar Tuning".
_APPOSED = re.compile(
    r"\b(?P<short>[A-Z][\w\-]{1,14})(?P<how>, (?:which stands |short )for|, an?|:|,)(?: an?| novel| new)*"
    r" (?=(?P<long>[a-zA-Z][\w\-–]*(?: [\w\-–]+){1,9}))"
)
_FEWEST_MARKED = 3
_MIDDLE_CAPITAL = re.compile(r"(?:^| )[a-z]+-?[A-Z]")
_REPEATED = re.compile(r"([a-z])([234])")
_CUT = re.compile(r"[,;:]")


def find_definitions(text: str, sentences: list[Stretch]) -> list[Definition]:
    """Every pair that the text defines, in the order of the text.

    >>> text = "We train Generative Reward Models (GRMs)."
    >>> [(text[s.start:s.end], text[l.start:l.end]) for s, l in
    ...  ((d.short, d.long) for d in find_definitions(text, [Stretch(0, len(text))]))]
    [('GRMs', 'Generative Reward Models')]
    """
    found = []
    for sentence in sentences:
        for marked in _MARKED.finditer(text, sentence.start, sentence.end):
            if definition := _marked(text, marked):
                found.append(definition)
        for apposed in _APPOSED.finditer(text, sentence.start, sentence.end):
            if definition := _apposed(text, apposed):
                found.append(definition)
        for bracket in _BRACKET.finditer(text, sentence.start, sentence.end):
            definition = _short_inside(text, sentence.start, bracket) or _long_inside(text, sentence.start, bracket)
            if definition:
                found.append(definition)
    return found


def is_short_form(text: str) -> bool:
    """Whether a string can be an acronym: up to 15 characters, with a capital or digit, no plain word.

    >>> [is_short_form(s) for s in ("GRMs", "USB-RL", "W2SG", "ours", "Left", "2024", "3DGS")]
    [True, True, True, False, False, False, True]
    """
    if not _SHORT.fullmatch(text) or text.lower() in _NO_ACRONYM:
        return False
    capitals = sum(c.isupper() for c in text)
    return capitals >= 2 or (capitals == 1 and any(c.isdigit() for c in text)) or (capitals == 1 and len(text) == 1)


def _short_inside(text: str, floor: int, bracket: re.Match[str]) -> Definition | None:
    """``long form (SHORT)``."""
    content = re.split(r"[,;:]| or ", bracket.group(1), maxsplit=1)[0].strip().strip("'\"‘’“”")
    start = text.find(content, bracket.start(1)) if content else -1
    if start < 0 or len(content) < 2 or not (is_short_form(content) or _MIXED_SHORT.fullmatch(content)):
        return None
    letters = _letters(content)
    before = units(text, floor, bracket.start())
    before = before[-min(len(letters) + 5, 2 * len(letters)) :]
    cut = max((m.end() for m in _CUT.finditer(text, floor, bracket.start())), default=floor)
    before = [unit for unit in before if unit.start >= cut]
    if not before or text[before[-1].end : bracket.start()].strip("'\"’”* "):
        return None
    begin = _match(text, before, letters)
    if begin is None:
        return None
    return Definition(Stretch(start, start + len(content)), Stretch(begin, before[-1].end))


def _long_inside(text: str, floor: int, bracket: re.Match[str]) -> Definition | None:
    """``SHORT (long form)``."""
    before = units(text, floor, bracket.start())
    if not before or text[before[-1].end : bracket.start()].strip("'\"’”* "):
        return None
    short = text[before[-1].start : before[-1].end]
    if (spelt := _capitals(short, bracket.group(1))) is not None:
        return Definition(Stretch(before[-1].start, before[-1].end), Stretch(bracket.start(1) + spelt, bracket.end(1)))
    inside = units(text, bracket.start(1), bracket.end(1))
    if not is_short_form(short) or len(inside) < 2 or _CUT.search(bracket.group(1)):
        return None
    begin = _match(text, inside, _letters(short))
    if begin != inside[0].start:
        return None
    return Definition(Stretch(before[-1].start, before[-1].end), Stretch(begin, inside[-1].end))


def _marked(text: str, match: re.Match[str]) -> Definition | None:
    """``SHORT, a long form`` in which capitals mark the letters of the short name, one of them after a small letter."""
    first = _capitals(match["short"], match["long"])
    if first is None:
        return None
    return Definition(Stretch(*match.span("short")), Stretch(match.start("long") + first, match.end("long")))


def _apposed(text: str, match: re.Match[str]) -> Definition | None:
    """``SHORT, a long form`` and ``SHORT: long form`` whose first words have the letters of the short name."""
    letters = _letters(match["short"])
    plain = match["how"] == "," or not is_short_form(match["short"])
    if len(letters) < _FEWEST_MARKED + plain:
        return None
    words = units(text, *match.span("long"))
    for count in range(2, len(words) + 1):
        whole = _match_initials(words[:count], letters) == words[0].start
        if whole and words[count - 1].lower not in _NO_END and (not plain or _is_title(text, words[:count])):
            return Definition(Stretch(*match.span("short")), Stretch(words[0].start, words[count - 1].end))
    return None


def _is_title(text: str, words: list[Unit]) -> bool:
    """Whether all words but small ones begin with a capital."""
    return all(text[word.start].isupper() or word.lower in CONNECTING for word in words)


def _capitals(short: str, long: str) -> int | None:
    """Where in ``long`` the first word with a capital is, if its capitals spell the short name in order.

    "Neon (for Negative Extrapolation frOm self-traiNing)": one of them must stand behind a small letter.
    """
    if not _MIDDLE_CAPITAL.search(long) or _CUT.search(long):
        return None
    rest = iter(short.lower())
    capitals = [c.lower() for c in long if c.isupper()]
    if len(capitals) < _FEWEST_MARKED or not all(c in rest for c in capitals):
        return None
    return next(m.start() for m in re.finditer(r"[^ ]+", long) if any(c.isupper() for c in m.group()))


def _letters(short: str) -> str:
    """The characters of an acronym that its long form must show: without its plural, in lower case; ³ is 3."""
    short = unicodedata.normalize("NFKC", short)
    plural = len(short) > 2 and short.endswith("s") and short[-2].isupper()
    return "".join(c for c in (short[:-1] if plural else short).lower() if c.isalnum())


def _match(text: str, words: list[Unit], letters: str) -> int | None:
    """Where the long form begins, or ``None``: from the right, each letter in turn, the first at a word's beginning.

    The shortest long form whose words all begin with the acronym's letters is preferred to the shortest of all.
    """
    initials = _match_initials(words, letters)
    if initials is None and ("2" in letters or "4" in letters):
        initials = _match_initials(words, letters.replace("2", "t").replace("4", "f"))  # W2SG: weak-to-strong
    if initials is not None:
        return initials
    letters = _REPEATED.sub(lambda match: match[1] * int(match[2]), letters)  # M3GN: Movement Meta Mesh Graph Net
    position = words[-1].end
    for index in range(len(letters) - 1, -1, -1):
        position -= 1
        while position >= words[0].start and not _fits(text, position, letters[index], first=index == 0):
            position -= 1
        if position < words[0].start:
            return None
    begin = next(unit.start for unit in words if unit.start <= position < unit.end)
    covered = [unit for unit in words if unit.start >= begin]
    known = load_words()
    if len(covered) < 2 and not any(c in covered[0].lower for c in "-–") and len(letters) < 3:
        return None
    return None if known.is_boundary(covered[0].lower) and not text[begin].isupper() else begin


def _fits(text: str, position: int, letter: str, *, first: bool) -> bool:
    if text[position].lower() != letter:
        return False
    if not first or position == 0 or not text[position - 1].isalnum():
        return True
    return letter == "x" and text[position - 1] in "Ee" and (position < 2 or not text[position - 2].isalnum())  # XAI


def _match_initials(words: list[Unit], letters: str) -> int | None:
    """The last words whose initials spell the acronym, small connecting words skipped.

    What a hyphen joins counts by its parts (W2S: "weak-to-strong") or else as one (PLM: "pre-trained language model").
    """
    for parted in (True, False):
        want = len(letters)
        for unit in reversed(words):
            if unit.lower in CONNECTING and (want == 0 or unit.lower[0] != letters[want - 1]):
                continue
            parts = [part for part in re.split(r"[-–]", unit.lower) if part] if parted else [unit.lower]
            spelt = "".join(part[0] for part in parts)
            if letters[:want].endswith(spelt) and want:
                want -= len(spelt)
            elif letters[:want] == "x" and parts[0].startswith("ex"):  # XMC: extreme multi-label classification
                want = 0
            else:
                break
            if want == 0:
                return unit.start
    return None


#: Small words that an acronym may pass over.
CONNECTING = frozenset(("of", "for", "the", "and", "in", "with", "via", "to", "on", "by", "a", "an", "from"))
_NO_END = CONNECTING | {"that", "which"}
