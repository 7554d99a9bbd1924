"""The records of a lexicon, and the rule by which a form of it matches a stretch of text.

**The matching rule** (extraction follows it, :func:`matches` is it). Two strings can only be the same name when their
:func:`kg.text.names.lookup_key` is equal, which levels case, hyphen and space, and the plural of the last word. On top
of that a form that looks like a proper name must be written in its own case:

- a form with a capital letter or a digit beyond its first character ("Unitree Go1", "iCub", "Shadow Hand", "UR5e",
  "GRPO"), and a form of one single capitalised word ("Spot", "Transformer"), is **case-sensitive**: hyphens, spaces
  and a plural are levelled, letters are not, so that "spot" is no robot and "SPOT" is another name;
- any other form ("robot arm", "e-puck", "Hindsight experience replay") is **case-insensitive**.

A form that its entry lists in ``context`` ("Spot", "A1", "Digit") counts only in a robot context, and a form inside one
of the longer phrases of ``excluded`` does not count at all.
"""

import hashlib
import json
import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache

from kg.model import EntityType
from kg.text.clean import clean
from kg.text.names import lookup_key, singular

_WORD_BREAK = re.compile(r"[\s_\-\u2010-\u2015\u2212]+")
_QUOTES = re.compile(r"[\"'`\u2018\u2019\u201c\u201d\u00b4]+")


@dataclass(frozen=True, slots=True, order=True)
class LexiconEntry:
    """One concept that is known beforehand, with every form under which papers name it."""

    name: str  # canonical: "Unitree Go1"
    type: EntityType
    aliases: tuple[str, ...] = ()  # in the order of the file, without ``name``
    maker: str = ""  # robots: "Unitree Robotics"
    kind: str = ""  # robots: the canonical name of an entry of type RobotKind, "quadruped"
    context: tuple[str, ...] = ()  # those of ``names`` that count only in a robot context
    excluded: tuple[str, ...] = ()  # longer phrases in which a name does not mean this

    @property
    def names(self) -> tuple[str, ...]:
        """The canonical name, then the aliases."""
        return (self.name, *self.aliases)

    @property
    def keys(self) -> tuple[str, ...]:
        """The lookup keys of all names, each once, in the order of the names."""
        return tuple(dict.fromkeys(lookup_key(name) for name in self.names))

    def needs_context(self, form: str) -> bool:
        """Whether ``form``, up to its lookup key, means this entry only in a robot context."""
        key = lookup_key(form)
        return any(lookup_key(name) == key for name in self.context)


@dataclass(frozen=True)
class Lexicon:
    """All entries, sorted by type, then by lookup key of the name, then by name.

    The loader sees to it that each lookup key belongs to at most one entry that does not list it in ``context``.
    """

    entries: tuple[LexiconEntry, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "entries", tuple(sorted(self.entries, key=_order)))

    def __iter__(self) -> Iterator[LexiconEntry]:
        return iter(self.entries)

    def __len__(self) -> int:
        return len(self.entries)

    def find_all(self, name: str, of_type: EntityType | None = None) -> tuple[LexiconEntry, ...]:
        """Every entry that bears the name, in the order of the lexicon; those of one type where it is given."""
        found = self._by_key.get(lookup_key(name), ())
        return tuple(entry for entry in found if of_type is None or entry.type is of_type)

    def find(self, name: str, of_type: EntityType | None = None) -> LexiconEntry | None:
        """The entry that the name means, by lookup key.

        Where several bear it, the one that needs no context wins ("Adam" is the optimiser before it is the humanoid);
        where all need a context, nothing is found, and :meth:`find_all` tells them.
        """
        found = self.find_all(name, of_type)
        plain = [entry for entry in found if not entry.needs_context(name)] if len(found) > 1 else list(found)
        return plain[0] if len(plain) == 1 else None

    @cached_property
    def fingerprint(self) -> str:
        """A SHA-256 in hexadecimal of the whole content: part of every cache key of extraction."""
        rows = [
            (e.name, e.type.value, e.aliases, e.maker, e.kind, e.context, e.excluded) for e in self.entries
        ]  # spelt out: a field added to the record must be added here on purpose
        return hashlib.sha256(json.dumps(rows, ensure_ascii=True).encode("ascii")).hexdigest()

    @cached_property
    def _by_key(self) -> dict[str, tuple[LexiconEntry, ...]]:
        table: dict[str, tuple[LexiconEntry, ...]] = {}
        for entry in self.entries:
            for key in entry.keys:
                table[key] = (*table.get(key, ()), entry)
        return table


def _order(entry: LexiconEntry) -> tuple[str, str, LexiconEntry]:
    return entry.type.value, lookup_key(entry.name), entry


def is_case_sensitive(form: str) -> bool:
    """Whether a form of the lexicon matches only in its own case (see the rule at the top of this module).

    >>> [is_case_sensitive(form) for form in ("Unitree Go1", "Spot", "iCub", "GRPO", "UR5e", "4-bit Adam")]
    [True, True, True, True, True, True]
    >>> [is_case_sensitive(form) for form in ("robot arm", "e-puck", "Q-learning", "Hindsight experience replay")]
    [False, False, False, False]
    """
    if any(c.isupper() or c.isdigit() for c in form[1:]):
        return True
    return form[:1].isupper() and len(_WORD_BREAK.split(form.strip())) == 1


def matches(form: str, surface: str) -> bool:
    """Whether a stretch of text is an occurrence of a form of the lexicon.

    >>> [matches("Unitree Go1", s) for s in ("Unitree Go1", "Unitree-Go1", "unitree go1")]
    [True, True, False]
    >>> [matches("robot arm", s) for s in ("Robot Arms", "robot-arm", "robot armour")]
    [True, True, False]
    """
    if lookup_key(form) != lookup_key(surface):
        return False
    return not is_case_sensitive(form) or _cased_key(form) == _cased_key(surface)


@lru_cache(maxsize=50_000)
def _cased_key(text: str) -> str:
    """A lookup key that keeps the case; only ever compared where the lookup keys are equal."""
    decomposed = unicodedata.normalize("NFKD", _QUOTES.sub("", clean(text).text))
    plain = "".join(c for c in decomposed if not unicodedata.combining(c))
    words = [word for word in _WORD_BREAK.split(plain.strip()) if word]
    return "".join([*words[:-1], singular(words[-1])]) if words else ""


def shared_names(entries: Iterable[LexiconEntry]) -> Iterator[tuple[str, LexiconEntry, LexiconEntry]]:
    """Pairs of entries that share a lookup key, with the name under which the second bears it, in the order given."""
    holders: dict[str, list[LexiconEntry]] = {}
    for entry in entries:
        for key in entry.keys:
            name = next(name for name in entry.names if lookup_key(name) == key)
            for other in holders.get(key, []):
                yield name, other, entry
            holders.setdefault(key, []).append(entry)
