"""Reading lexicon files: the package's own, and those that a user gives with ``--lexicon FILE``.

A file is TOML, and strict, so that a typing error is an error and not a name that is silently never found::

    format = "kg-lexicon/1"
    type = "Robot"                  # optional: the type of every entry that gives none

    [[entry]]
    name = "Unitree Go1"            # the canonical name
    type = "Robot"                  # Method, Task, Dataset, Robot, RobotKind, Metric
    aliases = ["Go1"]               # the other names
    maker = "Unitree Robotics"      # robots only
    kind = "quadruped"              # robots only: a name of an entry of type RobotKind
    context = ["Go1"]               # those of its names that count only in a robot context
    not = ["Go1 language"]          # longer phrases in which a name does not mean this

How a name matches a text is told in :mod:`kg.lexicon.entries`.
"""

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from kg.errors import ConfigError
from kg.lexicon.entries import Lexicon, LexiconEntry, shared_names
from kg.model import EntityType
from kg.text.names import lookup_key

LEXICON_FORMAT = "kg-lexicon/1"
_TOP_KEYS = ("entry", "format", "type")
_ENTRY_KEYS = ("aliases", "context", "kind", "maker", "name", "not", "type")


def load_lexicon(extra: Sequence[Path] = ()) -> Lexicon:
    """The package's own lexicon, overridden by the files of ``extra``, later ones before earlier ones.

    Where a file of the user claims a name that an entry known so far bears, the user wins: an entry of the same type
    whose canonical name is claimed is replaced, and any other loses that name (unless it bears it only in a robot
    context and the user's entry is of another type, as both can then be told apart).

    Raises:
        ConfigError: a file that cannot be read or does not hold; tells the file and the entry.
    """
    own = _own_lexicon()
    if not extra:
        return own
    entries: tuple[LexiconEntry, ...] = own.entries
    for path in extra:
        entries = _override(entries, read_lexicon_file(path))
    # A kind may be defined in a file that comes after its robot, so kinds are checked at the end.
    return _with_kinds(entries, ", ".join(str(path) for path in extra))


def read_lexicon_file(path: Path) -> tuple[LexiconEntry, ...]:
    """The entries of one file, in its order; raises ``ConfigError``. Kinds of robots are not resolved yet."""
    try:
        content = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise ConfigError(str(path), f"cannot be read ({error.strerror}).") from error
    except UnicodeDecodeError as error:
        raise ConfigError(str(path), "is not UTF-8 text.", f"byte {error.start}") from error
    return parse_lexicon(content, str(path))


def parse_lexicon(content: str, file: str) -> tuple[LexiconEntry, ...]:
    """As :func:`read_lexicon_file`, of the content itself; ``file`` names it in errors."""
    try:
        table = tomllib.loads(content)
    except tomllib.TOMLDecodeError as error:
        raise ConfigError(file, f"is not valid TOML: {error}.") from error
    if table.get("format") != LEXICON_FORMAT:
        raise ConfigError(
            file, f'says no format that is known here. Its first line must be: format = "{LEXICON_FORMAT}"'
        )
    _refuse_unknown(table, _TOP_KEYS, file, "top level")
    default = _type(table["type"], file, "top level") if "type" in table else None
    rows = table.get("entry", [])
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise ConfigError(file, "'entry' must be written as [[entry]] tables.", "top level")
    entries = tuple(_entry(row, default, file, f"entry {number}") for number, row in enumerate(rows, start=1))
    for name, first, second in shared_names(entries):
        if not (first.needs_context(name) and second.needs_context(name)):
            reason = f"{name!r} is a name of {first.name!r} too. Drop it from one, or list it in 'context' of both."
            raise ConfigError(file, reason, f"entry {entries.index(second) + 1} {second.name!r}")
    return entries


def _entry(row: Mapping[str, Any], default: EntityType | None, file: str, place: str) -> LexiconEntry:
    name = _text(row, "name", file, place)
    if not name:
        raise ConfigError(file, "has no name.", place)
    place = f"{place} {name!r}"
    _refuse_unknown(row, _ENTRY_KEYS, file, place)
    of_type = _type(row["type"], file, place) if "type" in row else default
    if of_type is None:
        raise ConfigError(file, f"has no type. Known: {_known_types()}.", place)
    entry = LexiconEntry(
        name=name,
        type=of_type,
        aliases=_texts(row, "aliases", file, place),
        maker=_text(row, "maker", file, place),
        kind=_text(row, "kind", file, place),
        context=_texts(row, "context", file, place),
        excluded=_texts(row, "not", file, place),
    )
    _check(entry, file, place)
    return entry


def _check(entry: LexiconEntry, file: str, place: str) -> None:
    """What must hold inside one entry; each of these is a slip that would otherwise have no effect at all."""
    for name in entry.names:
        if entry.names.count(name) > 1:
            raise ConfigError(file, f"names {name!r} twice.", place)
    for name in entry.context:
        if lookup_key(name) not in entry.keys:
            raise ConfigError(file, f"'context' holds {name!r}, which is no name of the entry.", place)
    for phrase in entry.excluded:
        if not any(key in lookup_key(phrase) and key != lookup_key(phrase) for key in entry.keys):
            raise ConfigError(
                file, f"'not' holds {phrase!r}, which is no longer phrase around one of its names.", place
            )
    if entry.type is not EntityType.ROBOT and (entry.maker or entry.kind):
        raise ConfigError(file, "has a maker or a kind, which only a Robot has.", place)


def _text(row: Mapping[str, Any], key: str, file: str, place: str) -> str:
    value = row.get(key, "")
    if not isinstance(value, str):
        raise ConfigError(file, f"'{key}' must be text.", place)
    if key in row and not lookup_key(value):
        raise ConfigError(file, f"'{key}' is empty.", place)
    return value.strip()


def _texts(row: Mapping[str, Any], key: str, file: str, place: str) -> tuple[str, ...]:
    values = row.get(key, [])
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise ConfigError(file, f"'{key}' must be a list of texts.", place)
    if not all(lookup_key(value) for value in values):
        raise ConfigError(file, f"'{key}' holds an empty text.", place)
    return tuple(value.strip() for value in values)


def _type(value: object, file: str, place: str) -> EntityType:
    if not isinstance(value, str) or value not in set(EntityType):
        raise ConfigError(file, f"has the unknown type {value!r}. Known: {_known_types()}.", place)
    return EntityType(value)


def _known_types() -> str:
    return ", ".join(sorted(EntityType))


def _refuse_unknown(table: Mapping[str, Any], known: Iterable[str], file: str, place: str) -> None:
    for key in sorted(table):
        if key not in known:
            raise ConfigError(file, f"has the unknown key {key!r}. Known: {', '.join(known)}.", place)


def _override(known: Iterable[LexiconEntry], given: Sequence[LexiconEntry]) -> tuple[LexiconEntry, ...]:
    """``known`` without what ``given`` claims, then ``given``."""
    claims: dict[str, set[EntityType]] = {}
    for entry in given:
        for key in entry.keys:
            claims.setdefault(key, set()).add(entry.type)

    def is_lost(entry: LexiconEntry, name: str) -> bool:
        types = claims.get(lookup_key(name), set())
        return entry.type in types or (bool(types) and not entry.needs_context(name))

    kept = []
    for entry in known:
        if not is_lost(entry, entry.name):
            names = [name for name in entry.names if not is_lost(entry, name)]
            kept.append(
                replace(
                    entry,
                    aliases=tuple(names[1:]),
                    context=tuple(name for name in entry.context if not is_lost(entry, name)),
                )
            )
    return (*kept, *given)


def _with_kinds(entries: tuple[LexiconEntry, ...], file: str) -> Lexicon:
    """The lexicon, each robot's kind replaced by the canonical name of the entry that it names."""
    lexicon = Lexicon(entries)
    resolved = []
    for entry in lexicon:
        if entry.kind:
            kind = lexicon.find(entry.kind, EntityType.ROBOT_KIND)
            if kind is None:
                raise ConfigError(file, f"{entry.name!r} has the kind {entry.kind!r}, which is no RobotKind entry.")
            resolved.append(replace(entry, kind=kind.name))
        else:
            resolved.append(entry)
    return Lexicon(tuple(resolved))


@lru_cache(maxsize=1)
def _own_lexicon() -> Lexicon:
    """Every ``*.toml`` of this package; a name means at most one thing outside a robot context."""
    folder = files("kg.lexicon")
    names = sorted(item.name for item in folder.iterdir() if item.name.endswith(".toml"))
    entries: list[LexiconEntry] = []
    for file in names:
        entries += parse_lexicon((folder / file).read_text(encoding="utf-8"), file)
    for name, first, second in shared_names(entries):
        if not (first.needs_context(name) or second.needs_context(name)):
            reason = f"{name!r} is a name of {first.name!r} ({first.type}) and of {second.name!r} ({second.type})."
            raise ConfigError(", ".join(names), reason)
    return _with_kinds(tuple(entries), ", ".join(names))
