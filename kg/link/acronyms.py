"""Acronyms across the corpus: one that a paper leaves undefined takes the long form on which its definitions agree.

Long forms that say the same in other small words ("reinforcement learning from / with verifiable rewards"), with an
acronym spelt out ("RL from human feedback"), or with a noun that only says what kind of thing it is
("vision-language-action model") are one long form.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from kg.lexicon import Lexicon
from kg.link.generic import HEADS
from kg.link.guard import is_acronym, is_short_for, never_same
from kg.link.occurrences import ROBOTS, Occurrence
from kg.text.names import join_words, key_words, lookup_key

#: Share of the defining papers that must agree.
AGREEMENT = 0.9
#: What one paper alone says of an acronym is believed of the others from this length on; short ones mean many things.
LONG_ENOUGH = 4
#: From so many papers on an acronym is read inside longer names, too: "LLM agent" is "large language model agent".
WELL_KNOWN = 3
#: Words of a long form that papers exchange and leave out.
_SMALL = frozenset(("a", "an", "and", "as", "by", "for", "from", "in", "of", "on", "the", "to", "using", "via", "with"))

#: Words of a name, as :func:`kg.text.names.key_words` gives them.
Words = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Expansion:
    """What an acronym stands for, and how many papers say so."""

    acronym: str  # as most papers write it
    key: str  # lookup key of the long form
    long: str  # the long form as most papers write it
    agreeing: int
    defining: int

    @property
    def reason(self) -> str:
        """In words."""
        if self.defining == 1:
            return f"{self.acronym} is short for {self.long}, says the one paper that defines it"
        return (
            f"{self.acronym} is short for {self.long}, say {self.agreeing} of the {self.defining} papers that define it"
        )


@dataclass(frozen=True, slots=True)
class Acronyms:
    """What the corpus knows of acronyms and of the long forms behind them."""

    agreed: Mapping[str, Expansion]  # lookup key of an acronym -> what it stands for
    contested: Mapping[str, tuple[tuple[str, int], ...]]  # -> (long form, papers), most papers first
    variants: Mapping[str, Expansion]  # lookup key of a long form -> the one that it is another wording of
    inner: Mapping[str, Words]  # lookup key of an acronym -> the words that it stands for inside of a longer name
    written: Mapping[str, str]  # lookup key of an acronym -> how most papers write it

    def is_known(self, key: str) -> bool:
        """Whether papers of the corpus define an acronym of that lookup key."""
        return key in self.agreed or key in self.contested

    def spelt_out(self, name: str, own: frozenset[str]) -> str:
        """The lookup key of a name of several words with the acronyms in it spelt out; empty where there is none.

        Args:
            name: a surface form.
            own: acronyms, in lower case, that the paper itself defines, and that may mean something else there.
        """
        words = key_words(name)
        if len(words) < 2 or not any(word in self.inner and word not in own for word in words):
            return ""
        capital = {key_words(part)[0] for part in name.replace("-", " ").split() if is_acronym(part)}
        longer: list[str] = []
        for word in words:
            longer += self.inner[word] if word in self.inner and word in capital and word not in own else (word,)
        return join_words(longer) if len(longer) > len(words) else ""


def learn_acronyms(found: Iterable[Occurrence], lexicon: Lexicon) -> Acronyms:
    """Reads the definitions of all papers. What a paper coins defines nothing for others, nor do robots.

    Twice, so that the second reading knows the acronyms inside of long forms ("probability-flow ODE").
    """
    table: dict[str, Counter[str]] = defaultdict(Counter)  # acronym key -> long forms, a count a paper
    shown: dict[str, Counter[str]] = defaultdict(Counter)  # key -> surface forms
    seen: set[tuple[str, str, str]] = set()
    for occurrence in found:
        if occurrence.coined or occurrence.entity.type in ROBOTS or len(occurrence.entity.names) < 2:
            continue
        for short, long in _definitions(occurrence):
            shown[lookup_key(short)][short] += 1
            shown[lookup_key(long)][long] += 1
            if (place := (occurrence.paper.paper.id, lookup_key(short), lookup_key(long))) not in seen:
                seen.add(place)
                table[place[1]][place[2]] += 1
    form = {key: _commonest(forms) for key, forms in shown.items()}
    first = _settled(table, form, _inner_of(lexicon), lexicon)
    return _settled(table, form, first.inner, lexicon)


def _settled(
    table: Mapping[str, Counter[str]], form: Mapping[str, str], inner: Mapping[str, Words], lexicon: Lexicon
) -> Acronyms:
    agreed: dict[str, Expansion] = {}
    contested: dict[str, tuple[tuple[str, int], ...]] = {}
    variants: dict[str, Expansion] = {}
    mains: set[str] = set()
    for acronym, counts in sorted(table.items()):
        clusters = _clusters(counts, form, inner, lexicon)
        total = counts.total()
        for cluster in clusters:
            said = Expansion(form[acronym], cluster.key, form[cluster.key], cluster.votes, total)
            variants |= {key: said for key in cluster.wordings if key != cluster.key and key not in variants}
        best = clusters[0]
        mains.add(best.key)
        if best.votes >= AGREEMENT * total and (total > 1 or len(acronym) >= LONG_ENOUGH):
            agreed[acronym] = Expansion(form[acronym], best.key, form[best.key], best.votes, total)
        elif len(clusters) > 1:
            contested[acronym] = tuple((form[cluster.key], cluster.votes) for cluster in clusters)
    # A wording that is itself the main form of another acronym stays: no chains.
    variants = {key: said for key, said in variants.items() if key not in mains}
    known = {acronym: words for acronym, words in inner.items() if acronym not in contested}
    known |= {acronym: key_words(said.long) for acronym, said in agreed.items() if said.agreeing >= WELL_KNOWN}
    return Acronyms(agreed, contested, variants, known, {acronym: form[acronym] for acronym in table})


def _definitions(occurrence: Occurrence) -> Iterable[tuple[str, str]]:
    """(acronym, long form) of one entity of a paper."""
    names = occurrence.entity.names
    longs = [name for name in names if " " in name or "-" in name]
    for short in names:
        if is_acronym(short):
            for long in longs:
                if long != short and not is_acronym(long) and is_short_for(short, long):
                    yield short, long


@dataclass(slots=True)
class _Cluster:
    """Long forms of one acronym that are wordings of one."""

    key: str  # of the wording that names it
    wordings: dict[str, int]  # key -> papers
    votes: int  # papers of all wordings, and of longer names that hold one


def _clusters(
    counts: Counter[str], form: Mapping[str, str], inner: Mapping[str, Words], lexicon: Lexicon
) -> list[_Cluster]:
    """The long forms of one acronym, the commonest first.

    "offline reinforcement learning (RL)" is a vote for reinforcement learning, though not a wording of it.
    """
    by_skeleton: dict[tuple[str, ...], dict[str, int]] = defaultdict(dict)
    for key, count in sorted(counts.items()):
        by_skeleton[_skeleton(form[key], inner)][key] = count
    clusters: list[tuple[tuple[str, ...], _Cluster]] = []
    for skeleton, group in by_skeleton.items():
        known = [key for key in sorted(group) if lexicon.find_all(form[key])]
        spelt = [key for key in sorted(group) if not any(word in inner for word in key_words(form[key]))]
        best = min(known or spelt or group, key=lambda key: (-group[key], key))
        own = {key: n for key, n in group.items() if key == best or not never_same(form[key], form[best])}
        clusters.append((skeleton, _Cluster(best, own, sum(own.values()))))
        clusters += [(skeleton, _Cluster(key, {key: n}, n)) for key, n in group.items() if key not in own]
    clusters.sort(key=lambda item: (len(item[0]), -item[1].votes, item[1].key))  # the shorter holds no longer one
    kept: list[tuple[tuple[str, ...], _Cluster]] = []
    for skeleton, cluster in clusters:
        home = next((main for inner_skeleton, main in kept if _holds(skeleton, inner_skeleton)), None)
        if home is None:
            kept.append((skeleton, cluster))
        else:
            home.votes += cluster.votes
    return sorted((cluster for _, cluster in kept), key=lambda cluster: (-cluster.votes, cluster.key))


def _holds(long: tuple[str, ...], short: tuple[str, ...]) -> bool:
    """Whether the longer name begins or ends with the shorter one."""
    return len(long) > len(short) and (long[: len(short)] == short or long[-len(short) :] == short)


def _skeleton(name: str, inner: Mapping[str, Words]) -> tuple[str, ...]:
    """The words of a long form that carry it: no small words, no noun at the end that only says its kind."""
    words = [part for word in key_words(name) for part in inner.get(word, (word,)) if part not in _SMALL]
    while len(words) > 2 and words[-1] in HEADS:
        words.pop()
    return tuple(words)


def _commonest(forms: Counter[str]) -> str:
    return min(forms, key=lambda form: (-forms[form], form))


@lru_cache(maxsize=4)
def _inner_of(lexicon: Lexicon) -> Mapping[str, Words]:
    """Acronyms that the lexicon lets nothing else be: lookup key -> words of the long form."""
    inner: dict[str, Words] = {}
    for entry in lexicon:
        for name in entry.aliases:
            plain = is_acronym(name) and name.isalpha() and is_short_for(name, entry.name)
            known = plain and not entry.needs_context(name)
            if known and len(lexicon.find_all(name)) == 1:
                inner[lookup_key(name)] = key_words(entry.name)
    return inner
