"""Names that a paper coins: "we propose X", "a benchmark called X", "X, a novel framework that", "X: …" as a title."""

import re

from kg.extract.confidence import CONFIDENCE
from kg.extract.cues import any_of, within
from kg.extract.layers import Definition, Layers, Proposal, Stretch
from kg.extract.shapes import NOT_NAMES, is_coined_name, is_name_word, type_by_shape, without_suffix
from kg.extract.words import load_words
from kg.model import EntityType

NAME = "coinage"
_VERBS = any_of(
    """propos*, introduc*, present, presents, presented, presenting, develop, develops, developed, developing,
    construct*, curat*, releas*, design, designs, designed, create, creates, created, creating, build, builds,
    built, describe, describes, contribut*, devis*, formulat*, establish*, collect, collects, collected,
    unveil*, open-sourc*, offer, offers, provide, provides"""
)
_ADVERB = r"(?:[a-z]+ly |also |further |then |here |thus |first |instead |next |finally )*"
_SUBJECT = r"(?:\b[Ww]e|\b[Tt]his (?:paper|work|article|study|letter|thesis|survey|demo)|\b[Tt]he (?:paper|authors))"
#: What opens a sentence about the paper's own contribution, up to the verb.
TRIGGER = re.compile(
    rf"{_SUBJECT} {_ADVERB}(?:and {_ADVERB})?{_VERBS}\b"
    rf"|\b(?:by|and|,) {_ADVERB}(?:propos|introduc|present)ing\b"
)
_PASSIVE_COLON = re.compile(r"\b(?:is|are) (?:proposed|developed|introduced|presented|designed)\s*:")
#: One word of a name. Lengths are bounded, so that no text takes more than linear time.
_CAP = (
    r"(?:[A-Z][\w'’+*.\-‐-–&@]{0,40}[\w+*](?!\w)|[A-Z](?!\w)"
    r"|[a-z]{1,12}(?:[A-Z]|-[A-Z]{2})[\w+*\-]{0,30}(?!\w)|\d[A-Z]{2,}\w{0,20})"
)
_SMALL = r"(?:of|for|to|via|with|from|in|as|by|the|on|through|over|under|without|at|is|are|a)"
_NAME = re.compile(rf"(?<!\w){_CAP}(?: (?:{_SMALL} ){{0,2}}(?:{_CAP}|\d[\w.]{{0,10}})){{0,9}}")
_BRACKET = r"(?: \([^()]{2,120}\))?"
_LEAD = re.compile(r"(?:[\s\"“'‘]|\b(?:a|an|the|our|its|two|three|and|both|novel|new|first)\b)*")
_STOP = re.compile(
    r"[.;:]\s|(?<![\w-])(?:that|which|who|where|whose|to|of|for|by|using|with|in|on|from|when|while|because|as|via|through"
    r"|based|under)(?![\w-])"
)
_CALLED_WORDS = any_of(
    """called, named, termed, dubbed, namely, coined, denoted as, denoted by, denoted, referred to as"""
)
_CALLED = re.compile(
    rf"\b(?:{_CALLED_WORDS}"
    r"|(?:which )?[Ww]e (?:call|term|name|dub|refer to)(?: (?:it|this(?: [a-z]\w*)?|our \w+|the \w+))?(?: as)?)"
    r"[\s,:]+[\"“'‘]?(?:the )?"
)
_OWN = within("we, our, this paper, this work, novel, new, propos*, introduc*, present*")
_PRAISE = any_of(
    """novel, new, first, unified, lightweight, simple, efficient, general, scalable, comprehensive, large-scale,
    training-free"""
)
_APPOSED = re.compile(
    rf"(?P<name>{_NAME.pattern}){_BRACKET}(?:,| —| –| -|:) (?:an?|the first) (?:[\w\-]+,? ){{0,4}}?{_PRAISE}\b"
)
_THINGS = any_of(
    "method, framework, approach, model, system, algorithm, dataset, benchmark, pipeline, policy, architecture"
)
_LOWER = r"(?!(?:for|of|in|on|to|with|and|from|by|that|is|are|as)\b)[a-z][\w\-]*"
_OWN_NAMED = re.compile(
    rf"\b(?:[Oo]ur|[Tt]he proposed|[Oo]ur proposed) (?P<lead>(?:{_LOWER} ){{0,3}}?(?:{_THINGS}, )?)"
    rf"(?P<name>{_NAME.pattern})"
)
#: "The resulting approach, ZetaNet (ZN), provides": the apposition names what the paper is about.
_RESULTING = re.compile(
    rf"\b(?:[Tt]he (?:resulting|final|proposed|full|complete)|[Oo]ur|[Tt]his) (?:{_LOWER} ){{0,2}}?{_THINGS}, "
    rf"(?P<name>{_NAME.pattern})(?={_BRACKET},)"
)
_PASSIVE = re.compile(
    rf"(?P<name>{_NAME.pattern}){_BRACKET}(?:,[^,.]{{3,80}},)? (?:is|are) (?:proposed|introduced|presented)\b"
)
_ONE_WORD = re.compile(r"[A-Z][a-z]{3,}")
_TITLE_NAME = re.compile(r"(?P<name>[^:\n]{2,60}?)\s?:\s")
_CUES: tuple[tuple[EntityType, re.Pattern[str]], ...] = (
    (
        EntityType.DATASET,
        within(
            """benchmark, benchmarks, dataset, datasets, data set, corpus, corpora, test suite, testbed, leaderboard,
            playground"""
        ),
    ),
    (
        EntityType.ROBOT,
        re.compile(
            r"\b(?:humanoid|quadruped|quadrotor|robot|robot(?:ic)? (?:hand|arm|platform|wrist)|gripper|exoskeleton"
            r"|manipulator|dexterous hand)$",
            re.IGNORECASE,
        ),
    ),
    (EntityType.METRIC, re.compile(r"\b(?:metrics?|scores?|index|rate|error)$", re.IGNORECASE)),
    (EntityType.TASK, re.compile(r"\b(?:task|problem)(?: of)?$", re.IGNORECASE)),
)
_APPOSITION = re.compile(
    rf"{_BRACKET}(?:,|:| —| –| -| is| are)? (?:an?|the|our|two|new|novel) (?P<head>(?:[\w\-/]+ ?){{1,9}})"
)
_CLAUSE = re.compile(
    r"\b(?:that|which|for|to|of|with|designed|comprising|consisting|containing|where|by|based|built|using|in|on|from)\b|,"
)
_VERB_AFTER = re.compile(r" (?:trained|designed|built|tailored|capable)\b")
_BUILT_ON = re.compile(rf"\b[Bb]uilt (?:up)?on [^,.;]{{3,40}}, (?P<name>{_NAME.pattern}) [a-z]+s\b")
_SIGNS = ("*", "+")  # with one, a single letter is a name: "C*"
_LONGEST_OBJECT = 300  # characters in which what a verb coins must be named
_LISTED = re.compile(r", (?:and )?| and ")
_BARE = re.compile(rf"{_VERBS} $")
_AFTER_PLAIN = re.compile(r"[,:(—–\"”’']| \(|, an? | —| –|$|\.")


def find_coined(text: str, layers: Layers) -> list[Proposal]:
    """What the paper names as its own, each with its type, sorted.

    Whoever coins an acronym coins its long form. What the lexicon knows nobody coins any more.
    """
    finder = _Finder(text, layers)
    title = layers.title
    for sentence in layers.sentences:
        if title and title.start <= sentence.start < title.end:
            finder.take_title(sentence)
        else:
            finder.take_sentence(sentence)
    finder.take_parts()
    return sorted(set(finder.found))


class _Finder:
    """The search through one document."""

    def __init__(self, text: str, layers: Layers) -> None:
        self.text = text
        self.definitions = layers.definitions
        self.known = layers.known
        self.taken = [*layers.known, *layers.ambiguous]
        self.sentences = layers.sentences
        self.found: list[Proposal] = []

    def take_title(self, sentence: Stretch) -> None:
        match = _TITLE_NAME.match(self.text, sentence.start, sentence.end)
        if match and self._is_title_name(match["name"], match.end()):
            rest = self.text[match.end() : sentence.end]
            # In lower case, for a title's capitals say nothing: "FooDory: A Benchmark to Evaluate Memory".
            self._add(Stretch(*match.span("name")), "", " " + _CLAUSE.split(rest.lower(), maxsplit=1)[0], title=True)

    def _is_title_name(self, name: str, end: int) -> bool:
        """Whether what stands before the colon of a title is a name: by its shape, or as the abstract uses it too."""
        if len(name.split()) > 5 or not name[:1].isalnum():
            return False
        if len(name.split()) <= 3 and any(is_name_word(word) for word in name.split()):
            return True
        abstract = self.text[end:]
        if is_coined_name(name):
            return name in abstract
        # One capitalised word ("Lacuna") that the abstract never writes small.
        return (
            bool(_ONE_WORD.fullmatch(name))
            and len(re.findall(rf"(?<![\w-]){name}(?![\w-])", abstract)) > 1
            and not re.search(rf"\b{name.lower()}", abstract)
        )

    def take_sentence(self, sentence: Stretch) -> None:
        text, start, end = self.text, sentence.start, sentence.end
        for trigger in TRIGGER.finditer(text, start, end):
            self._object(trigger.end(), end)
        for passive in _PASSIVE_COLON.finditer(text, start, end):
            for definition in self.definitions:
                if passive.end() <= definition.long.start < end:
                    self._add(definition.short, "", "")
        if _OWN.search(text, start, end):
            for called in _CALLED.finditer(text, start, end):
                if name := _NAME.match(text, called.end(), end):
                    self._add(Stretch(*name.span()), text[start : called.start()], text[name.end() : end], plain=True)
        for pattern in (_APPOSED, _OWN_NAMED, _RESULTING, _PASSIVE, _BUILT_ON):
            for match in pattern.finditer(text, start, end):
                lead = match.groupdict().get("lead") or ""
                self._add(Stretch(*match.span("name")), lead, text[match.end("name") : end])

    def take_parts(self) -> None:
        """What a coined system is said to introduce is the paper's own too: "TAM introduces a compact Inductor"."""
        names = {self.text[found.start : found.end] for found in self.found}
        subject = "|".join(re.escape(name) for name in sorted(names, key=lambda name: (-len(name), name)))
        if subject:
            pattern = re.compile(rf"(?<!\w)(?:{subject}) {_ADVERB}(?:introduces|proposes|presents|features)\b")
            for sentence in self.sentences:
                for match in pattern.finditer(self.text, sentence.start, sentence.end):
                    self._object(match.end(), sentence.end)

    def _object(self, begin: int, end: int) -> None:
        """What a verb of coining has for its object: names up to the first word that ends the noun phrase."""
        text = self.text
        end = min(end, begin + _LONGEST_OBJECT)
        begin = skipped.end() if (skipped := _LEAD.match(text, begin, end)) else begin
        stop = end
        if match := _STOP.search(text, begin, end):
            stop = match.start()
        for definition in self.definitions:
            if begin <= definition.long.start <= stop and definition.long.end <= end:
                self._add(definition.short, text[begin : definition.long.start], text[definition.long.end : end])
        position, first, said = begin, True, ""
        while position < end:
            name = _NAME.search(text, position, end)
            if name is None or (name.start() >= stop and not first) or name.start() > stop:
                return
            if name.start() > begin and not text[name.start() - 1].isspace() and text[name.start() - 1] not in "(\"“'‘":
                position = name.end()
                continue
            lead = text[begin : name.start()].rstrip()
            plain = not lead or lead.endswith((",", ":")) or bool(_VERB_AFTER.match(text, name.end()))
            if first:
                said = text[begin : name.start()]
            elif not _LISTED.fullmatch(text, position, name.start()):  # what is said before a list holds for all of it
                said = _LISTED.split(text[begin : name.start()])[-1]
            self._add(Stretch(*name.span()), said, text[name.end() : end], plain=plain)
            position, first = name.end(), False
            if name.end() > stop and (match := _STOP.search(text, name.end(), end)):
                stop = match.start()

    def _add(self, stretch: Stretch, before: str, after: str, *, plain: bool = False, title: bool = False) -> None:
        """Takes a name, if it is one, and the other form of its acronym."""
        stretch, pair = self._trim(stretch)
        name = self.text[stretch.start : stretch.end]
        if (
            pair is None
            and not (title and self._is_word(stretch, name))
            and not self._is_new(stretch, name, after, plain=plain)
        ):
            return
        known = pair is not None and (pair.short in self.known or pair.long in self.known)
        if known and not self._is_new(stretch, name, after, plain=plain):
            return
        kind = self._type(name, before, after)
        for part in (pair.short, pair.long) if pair else (stretch,):
            self.found.append(Proposal(part.start, part.end, kind, CONFIDENCE[NAME], NAME))

    def _is_word(self, stretch: Stretch, name: str) -> bool:
        return bool(_ONE_WORD.fullmatch(name)) and stretch not in self.known

    def _trim(self, stretch: Stretch) -> tuple[Stretch, Definition | None]:
        for definition in self.definitions:
            if definition.long.overlaps(stretch) or definition.short.overlaps(stretch):
                return stretch, definition
        word = self.text[stretch.start : stretch.end]
        return Stretch(stretch.start, stretch.start + len(without_suffix(word))), None

    def _is_new(self, stretch: Stretch, name: str, after: str, *, plain: bool) -> bool:
        if not name or name in NOT_NAMES or after.startswith(("-", "–")):
            return False
        if any(k.start <= stretch.start and stretch.end <= k.end for k in self.taken):
            # Known, and yet the paper's own where nothing stands between verb and name: "We propose GAIA, a …".
            bare = _BARE.search(self.text, max(0, stretch.start - 20), stretch.start)
            return plain and bool(bare) and bool(_AFTER_PLAIN.match(after))
        if load_words().is_boundary(name.lower()) and not is_name_word(name):
            return False
        if is_coined_name(name):
            return True
        return (
            plain
            and (len(name) > 2 or name.endswith(_SIGNS))
            and bool(_AFTER_PLAIN.match(after) or _VERB_AFTER.match(after))
        )

    def _type(self, name: str, before: str, after: str) -> EntityType:
        if kind := type_by_shape(name):
            return kind
        if (kind := _cue(before.rstrip(" ,:\"“'("))) or (kind := _cue(name.lower())):
            return kind
        match = _APPOSITION.match(after)
        if match and (kind := _cue(_CLAUSE.split(match["head"], maxsplit=1)[0].strip())):
            return kind
        direct = re.match(r"(?: \([^()]{2,120}\))?((?: [a-z][\w\-]*){1,3})", after)
        return (direct and _cue(_CLAUSE.split(direct[1], maxsplit=1)[0].strip())) or EntityType.METHOD


def _cue(words: str) -> EntityType | None:
    """What the head noun of a phrase ("a challenging benchmark") says."""
    return next((kind for kind, pattern in _CUES if pattern.search(words)), None)
