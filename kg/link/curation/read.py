"""Reading ``curation.toml``: strict, so that a typing error is an error and not an entry without effect.

::

    [[same]]
    names = ["Franka Emika Panda", "Panda arm"]      # the first is what the thing is called
    why = "one robot"                                # optional, in every table; goes into merges.jsonl

    [[different]]
    names = ["diffusion model", "diffusion"]

    [[same]]                                         # two papers that coin one name mean one thing
    names = [{name = "PRISM", paper = "arXiv:2601.00001"}, {name = "PRISM", paper = "PRISM: Seeing Phase"}]

    [[retype]]
    name = "world model"
    type = "Method"

    [[drop]]
    name = "framework"
    paper = "10.1000/xyz"                            # optional, in most tables: in this paper alone

    [[name]]
    name = "MoE"
    to = "mixture of experts"

    [[alias]]
    name = "Unitree Go1"
    aliases = ["Go-1"]

    [[role]]
    name = "LIBERO"
    role = "evaluatesOn"
    paper = "2601.00002"

What contradicts itself is refused in :mod:`kg.link.curation.check`; what the corpus does not hold is reported when the
entries are carried out.
"""

import hashlib
import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from kg.errors import ConfigError
from kg.link.curation.check import refuse_contradictions
from kg.link.curation.entries import Curation, Entry, Reference, Table
from kg.model import EntityType, Role
from kg.text.names import lookup_key

#: Table -> the keys that it must have, and those that it may have beside ``why``.
KEYS: dict[Table, tuple[tuple[str, ...], tuple[str, ...]]] = {
    Table.SAME: (("names",), ("paper",)),
    Table.DIFFERENT: (("names",), ("paper",)),
    Table.RETYPE: (("name", "type"), ("paper",)),
    Table.DROP: (("name",), ("paper",)),
    Table.NAME: (("name", "to"), ("paper",)),
    Table.ALIAS: (("name", "aliases"), ("paper",)),
    Table.ROLE: (("name", "role", "paper"), ()),
}
_VALUES = {Table.RETYPE: "type", Table.NAME: "to", Table.ROLE: "role"}
_KNOWN = {"type": tuple(map(str, EntityType)), "role": tuple(map(str, Role))}


def read_curation(path: Path) -> Curation:
    """The entries of a file.

    Raises:
        ConfigError: it cannot be read, is not TOML, has an unknown table or key, a value of another shape, or entries
            that contradict each other. The message names the line.
    """
    try:
        content = path.read_bytes()
        return parse_curation(content.decode("utf-8-sig"), path.name, hashlib.sha256(content).hexdigest())
    except OSError as error:
        raise ConfigError(str(path), f"cannot be read ({error.strerror}).") from error
    except UnicodeDecodeError as error:
        raise ConfigError(str(path), "is not UTF-8 text.", f"byte {error.start}") from error


def parse_curation(content: str, file: str = "curation.toml", sha256: str = "") -> Curation:
    """As :func:`read_curation`, of the content itself; ``file`` names it in errors."""
    try:
        tables = tomllib.loads(content)
    except tomllib.TOMLDecodeError as error:
        raise ConfigError(file, f"is not valid TOML: {error}.") from error
    if unknown := sorted(set(tables) - set(Table)):
        known = ", ".join(f"[[{table}]]" for table in KEYS)
        raise ConfigError(file, f"unknown table {unknown[0]!r}. Known: {known}.", _line_of(content, unknown[0]))
    entries = []
    for name, rows in tables.items():
        table = Table(name)
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise ConfigError(file, f"write each entry under a line [[{table}]].", _line_of(content, name))
        places = _places(content, table, len(rows))
        entries += [_entry(table, row, file, place) for row, place in zip(rows, places, strict=True)]
    refuse_contradictions(entries, file)
    return Curation(tuple(sorted(entries)), file, sha256)


def _places(content: str, table: Table, count: int) -> list[str]:
    """Where each entry of a table begins; by number where the lines do not tell (they stand in an inline array)."""
    header = re.compile(rf"\s*\[\[\s*[\"']?{table}[\"']?\s*\]\]")
    lines = [number for number, line in enumerate(content.splitlines(), start=1) if header.match(line)]
    if len(lines) == count:
        return [f"line {line}, [[{table}]]" for line in lines]
    return [f"[[{table}]] {number}" for number in range(1, count + 1)]


def _line_of(content: str, key: str) -> str:
    pattern = re.compile(rf"\s*(\[\[?\s*)?[\"']?{re.escape(key)}\b")
    for number, line in enumerate(content.splitlines(), start=1):
        if pattern.match(line):
            return f"line {number}"
    return ""


def _entry(table: Table, row: Mapping[str, Any], file: str, place: str) -> Entry:
    required, optional = KEYS[table]
    if unknown := sorted(set(row) - {*required, *optional, "why"}):
        known = ", ".join((*required, *optional, "why"))
        raise ConfigError(file, f"unknown key {unknown[0]!r}. Known: {known}.", place)
    if missing := [key for key in required if key not in row]:
        raise ConfigError(file, f"lacks {missing[0]!r}.", place)
    names = _references(row["names"], file, place) if "names" in row else (Reference(_text(row, "name", file, place)),)
    paper = _text(row, "paper", file, place)
    if table in (Table.NAME, Table.ALIAS) and paper:
        names, paper = (Reference(names[0].name, paper),), ""
    if paper and any(reference.paper for reference in names):
        raise ConfigError(file, "has 'paper' for the whole entry and for a name; give it once.", place)
    return Entry(
        table=table,
        names=names,
        value=_value(row, _VALUES[table], file, place) if table in _VALUES else "",
        aliases=_texts(row["aliases"], "aliases", file, place) if "aliases" in row else (),
        paper=paper,
        why=" ".join(_text(row, "why", file, place).split()),
        place=place,
    )


def _references(value: object, file: str, place: str) -> tuple[Reference, ...]:
    if not isinstance(value, list) or len(value) < 2:
        raise ConfigError(file, "'names' must be a list of two or more names.", place)
    references = []
    for item in value:
        if isinstance(item, dict):
            if unknown := sorted(set(item) - {"name", "paper"}):
                raise ConfigError(file, f"unknown key {unknown[0]!r} in 'names'. Known: name, paper.", place)
            references.append(Reference(_text(item, "name", file, place), _text(item, "paper", file, place)))
            if "name" not in item:
                raise ConfigError(file, "an item of 'names' lacks 'name'.", place)
        elif isinstance(item, str):
            references.append(Reference(_text({"names": item}, "names", file, place)))
        else:
            raise ConfigError(file, "'names' must hold texts, or tables like {name = …, paper = …}.", place)
    for reference in references:
        if references.count(reference) > 1:
            raise ConfigError(file, f"names {reference} twice.", place)
    return tuple(references)


def _value(row: Mapping[str, Any], key: str, file: str, place: str) -> str:
    value = _text(row, key, file, place)
    if key in _KNOWN and value not in _KNOWN[key]:
        raise ConfigError(file, f"unknown {key} {value!r}. Known: {', '.join(_KNOWN[key])}.", place)
    return value


def _texts(value: object, key: str, file: str, place: str) -> tuple[str, ...]:
    if not isinstance(value, Sequence) or isinstance(value, str) or not value:
        raise ConfigError(file, f"{key!r} must be a list of texts.", place)
    return tuple(sorted({_text({key: item}, key, file, place) for item in value}))


def _text(row: Mapping[str, Any], key: str, file: str, place: str) -> str:
    value = row.get(key, "")
    if not isinstance(value, str):
        raise ConfigError(file, f"{key!r} must be text.", place)
    if key in row and key != "why" and not lookup_key(value):
        raise ConfigError(file, f"{key!r} is empty.", place)
    return value.strip()
