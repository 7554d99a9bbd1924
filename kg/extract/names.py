"""Proper names by their shape: systems, models with sizes and versions, benchmarks, robots, and lists of them.

A *run* is a row of capitalised words. One that holds a word of a name's shape ("RoboMimic", "Isaac Gym 2.0") is a
name; one of plain capitalised words ("Replica") is one only in a list with such names, or where the words around say
what it is ("the Replica dataset"). The type is decided for a whole list at once: "MNIST, SVHN, and CIFAR-10".
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from kg.extract.confidence import CONFIDENCE
from kg.extract.cues import any_of, before, within
from kg.extract.guesses import is_material
from kg.extract.layers import Layers, Proposal, Stretch
from kg.extract.shapes import NOT_NAMES, is_name_word, type_by_shape, without_suffix
from kg.extract.words import Unit, load_words, units
from kg.model import EntityType

#: How many characters of the sentence are looked at on each side: more than all but a sentence without any full stop.
_NEAR = 600
NAMES, DATASETS, LISTS = "names", "datasets", "lists"
_LIST_GAP = re.compile(r"(?:\s\([^()]{1,40}\))?(?:,? (?:and|or|as well as|&) (?:the )?|, (?:the )?|/)")
#: Capitalised, but they describe the noun that follows: "CNF Boolean formulas".
_ADJECTIVES = frozenset(
    (
        "Boolean",
        "Gaussian",
        "Bayesian",
        "Markovian",
        "Euclidean",
        "Lagrangian",
        "Hamiltonian",
        "Riemannian",
        "Cartesian",
    )
)
_VERSION = re.compile(r"v?\d+(?:\.\d+)*[A-Za-z+]{0,3}")
_SETS = any_of(
    """dataset, datasets, benchmark, benchmarks, corpus, corpora, test suite, test suites, benchmark suite, suite,
    suites, leaderboard, leaderboards, testbed, testbeds, test bed, challenge, environment, environments"""
)
_SET_AFTER = re.compile(rf"(?: \([^()]{{1,40}}\))?(?: [a-z][\w-]+)? {_SETS}\b")
_NAMING = any_of("such as, including, like, called, named, namely, e.g., i.e.")
_SET_BEFORE = re.compile(rf"\b(?:{_SETS}|simulators?)(?:[,:]? {_NAMING},?|:| \(| —| –)\s?(?:the )?$")
_ON_BEFORE = re.compile(r"(?:^|\s)[Oo]n (?:the |both |standard |public |popular |challenging )*$")
_ON_OTHER = before(
    """based on, built on, builds on, build on, rely on, relies on, relying on, depend on, depends on, focus on,
    focuses on, focusing on, run on, runs on, running on, deployed on, implemented on, conditioned on, draw on,
    draws on, drawing on, theory on, effect on, effects on, impact on, research on, work on, works on, hosted
    on, available on""",
    gap=1,
)
_MEASURED = within(
    """evaluat*, experiment*, result*, test*, validat*, benchmark*, achiev*, outperform*, improv*, perform*,
    accurac*, success, score, scores, state-of-the-art, SOTA, surpass*, gain, gains, reduc*, train*"""
)
_ROBOT_AFTER = re.compile(
    r" (?:(?:bipedal|humanoid|quadruped(?:al)?|legged|mobile|collaborative|[67]-DoF|robotic|robot|dexterous|soft) )?"
    r"(?:robots?|humanoids?|quadrupeds?|arms?|manipulators?|grippers?|hands?|drones?|quadrotors?|quadcopters?|rovers?)\b"
)


@dataclass(frozen=True, slots=True)
class _Run:
    stretch: Stretch
    strong: bool  # it has a word of a name's shape


def find_names(text: str, layers: Layers) -> list[Proposal]:
    """Names in the order of the text; the title is left out, for its capitals say nothing.

    A name that another component has typed (an acronym by its long form, a coined one by its benchmark) has that type
    wherever it stands.
    """
    known, skip = layers.known, layers.title
    told = {
        text[proposal.start : proposal.end]: proposal.type
        for proposal in sorted(layers.proposals, key=lambda p: (p.confidence, p))
    }
    materials = {
        text[d.short.start : d.short.end] for d in layers.definitions if is_material(text[d.long.start : d.long.end])
    }
    found = []
    for sentence in layers.sentences:
        if skip and skip.start <= sentence.start < skip.end:
            continue
        for row in _lists(text, _runs(text, sentence)):
            found += _propose(text, sentence, row, known, told)
    return [proposal for proposal in found if text[proposal.start : proposal.end] not in materials]


def _runs(text: str, sentence: Stretch) -> list[_Run]:
    """The rows of capitalised words of a sentence, in order, without compounds' endings and leading numbers."""
    runs: list[_Run] = []
    row: list[Stretch] = []
    previous: Unit | None = None

    def close() -> None:
        while row and _VERSION.fullmatch(text, *row[0]):
            row.pop(0)
        while len(row) > 1 and text[row[-1].start : row[-1].end] in _ADJECTIVES:
            row.pop()
        if row:
            strong = any(is_name_word(text[s:e]) for s, e in row)
            runs.append(_Run(Stretch(row[0].start, row[-1].end), strong))
        row.clear()

    for unit in units(text, sentence.start, sentence.end):
        if row and previous and text[previous.end : unit.start] != " ":
            close()
        word = text[unit.start : unit.end]
        core = without_suffix(word)
        stretch = Stretch(unit.start, unit.start + len(core))
        initial = unit.start == sentence.start
        if _is_part(core, unit.lower, initial=initial, inside=bool(row)):
            row.append(stretch)
            if core != word:
                close()
        else:
            close()
        previous = unit
    close()
    return runs


def _is_part(core: str, lower: str, *, initial: bool, inside: bool) -> bool:
    """Whether a word can stand in a run: a name word anywhere, a capitalised one past the sentence's first word."""
    if not core or core in NOT_NAMES:
        return False
    if is_name_word(core):
        return True
    if inside and _VERSION.fullmatch(core):
        return True
    return core[0].isupper() and not initial and len(core) > 1 and not load_words().is_boundary(lower)


def _lists(text: str, runs: list[_Run]) -> list[list[_Run]]:
    """Runs that only list punctuation parts, together."""
    rows: list[list[_Run]] = []
    for run in runs:
        if rows and _LIST_GAP.fullmatch(text, rows[-1][-1].stretch.end, run.stretch.start):
            rows[-1].append(run)
        else:
            rows.append([run])
    return rows


def _propose(
    text: str,
    sentence: Stretch,
    row: list[_Run],
    known: Mapping[Stretch, EntityType],
    told: Mapping[str, EntityType],
) -> list[Proposal]:
    start, end = row[0].stretch.start, row[-1].stretch.end
    first, last = max(sentence.start, start - _NEAR), min(sentence.end, end + _NEAR)
    before = text[first:start]
    explicit = _stated(before, text[end:last])
    cue = explicit or _measured_on(before, text[first:last])
    strong = [run for run in row if run.strong or run.stretch in known]
    if explicit is None and (not strong or 2 * len(strong) < len(row)):
        row = strong
    surfaces = [text[run.stretch.start : run.stretch.end] for run in row]
    types = [
        known.get(run.stretch) or told.get(surface) or type_by_shape(surface)
        for run, surface in zip(row, surfaces, strict=True)
    ]
    shared = cue or next((kind for kind in types if kind is not None), None)
    found = []
    for run, own in zip(row, types, strict=True):
        kind = own or shared or EntityType.METHOD
        if not run.strong:
            extractor = LISTS
        elif kind is EntityType.DATASET and (own or explicit):
            extractor = DATASETS
        else:
            extractor = NAMES
        found.append(Proposal(run.stretch.start, run.stretch.end, kind, CONFIDENCE[extractor], extractor))
    return found


def _stated(before: str, after: str) -> EntityType | None:
    """What the words around a list say that its items are."""
    if _SET_AFTER.match(after) or _SET_BEFORE.search(before):
        return EntityType.DATASET
    if _ROBOT_AFTER.match(after):
        return EntityType.ROBOT
    return None


def _measured_on(before: str, sentence: str) -> EntityType | None:
    """Whether results are reported *on* the items of a list, which makes them datasets."""
    if _ON_BEFORE.search(before) and not _ON_OTHER.search(before) and _MEASURED.search(sentence):
        return EntityType.DATASET
    return None
