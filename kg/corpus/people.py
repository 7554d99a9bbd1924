"""Names of authors as sources write them, each as one text: given name, then family name."""

import re
from collections.abc import Mapping
from typing import Any

from kg.fields import as_text

_SEPARATOR = re.compile(r"\s*;\s*|\s+and\s+|\s*\|\s*|\n")


def name_of(value: object) -> str:
    """One author: a text, or an object with ``name``, ``literal``, or the parts of a name.

    >>> name_of({"family": "Lovelace", "given": "Ada"}), name_of("Lovelace, Ada")
    ('Ada Lovelace', 'Ada Lovelace')
    >>> name_of({"first": "Ada", "middle": ["King"], "last": "Lovelace", "suffix": ""})
    'Ada King Lovelace'

    Raises:
        ValueError: it is no name.
    """
    if not isinstance(value, Mapping):
        return in_order(as_text(value, "authors"))
    for field in ("name", "literal", "full_name", "fullName", "display_name", "displayName", "fullname"):
        if isinstance(value.get(field), str) and value[field]:
            return in_order(value[field])
    parts: list[Any] = [
        value.get("given") or value.get("first") or value.get("firstName") or value.get("first_name"),
        *(value["middle"] if isinstance(value.get("middle"), list) else [value.get("middle")]),
        value.get("non-dropping-particle"),
        value.get("dropping-particle"),
        value.get("family") or value.get("last") or value.get("lastName") or value.get("last_name"),
        value.get("suffix"),
    ]
    return " ".join(name for part in parts if (name := as_text(part, "authors").strip()))


def in_order(name: str) -> str:
    """A name that may have the family name first, before a comma.

    >>> in_order("van der Berg, Jan"), in_order("King, Jr., Martin Luther"), in_order("Jan Berg")
    ('Jan van der Berg', 'Martin Luther King Jr.', 'Jan Berg')
    """
    parts = [part.strip() for part in name.split(",")]
    if len(parts) == 2 and all(parts):
        return f"{parts[1]} {parts[0]}"
    if len(parts) == 3 and all(parts) and len(parts[1]) <= 4:
        return f"{parts[2]} {parts[0]} {parts[1]}"
    return " ".join(name.split())


def names_of(value: object) -> list[str]:
    """All authors: a list of names, or one text with ";", "|", "and", line breaks or commas between them.

    >>> names_of("Ada Lovelace and Alan Turing"), names_of("A. Lovelace, A. M. Turing, G. Hopper")
    (['Ada Lovelace', 'Alan Turing'], ['A. Lovelace', 'A. M. Turing', 'G. Hopper'])

    Raises:
        ValueError: it is neither.
    """
    if value is None:
        return []
    if isinstance(value, list):
        return [name for author in value if (name := name_of(author))]
    if not isinstance(value, str):
        raise ValueError("the field 'authors' is no list")
    names = [name for name in _SEPARATOR.split(value.strip()) if name]
    if len(names) == 1 and (by_comma := _by_comma(names[0])):
        return by_comma
    return [in_order(name) for name in names]


def _by_comma(text: str) -> list[str]:
    """The names of a list with commas, where each of them is more than a family name; else none."""
    parts = [part.strip() for part in text.split(",") if part.strip()]
    return parts if len(parts) > 1 and all(len(part.split()) > 1 for part in parts) else []
