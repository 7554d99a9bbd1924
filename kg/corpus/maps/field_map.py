"""What a field map is, and how values are reached in objects that others wrote."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kg.fields import as_text

Json = Mapping[str, Any]

#: The arguments of :func:`kg.corpus.identity.make_paper`, without the sources.
Fields = dict[str, Any]

_YEAR = re.compile(r"\s*(\d{4})(?!\d)")
_LAST_YEAR = re.compile(r"(?<!\d)(?:19|20)\d\d(?!\d)")


class NoPaperError(Exception):
    """An object of the source that is something else: a review, an attachment. The text says what."""


@dataclass(frozen=True, slots=True)
class FieldMap:
    """One source of JSON: how its objects are known, and what they hold."""

    title: str  # for a person: "OpenAlex works"
    recognises: Callable[[Json], bool]
    fields: Callable[[Json], Fields]  # raises ValueError naming a field of another shape, and NoPaperError


def at(value: object, *path: str | int) -> Any:  # noqa: ANN401 -- whatever is there
    """What stands at a path of names and list positions; ``None`` where nothing does.

    >>> at({"a": [{"b": 5}]}, "a", 0, "b"), at({"a": 5}, "a", "b")
    (5, None)
    """
    for step in path:
        if isinstance(value, Mapping) and isinstance(step, str):
            value = value.get(step)
        elif isinstance(value, Sequence) and not isinstance(value, str) and isinstance(step, int) and value:
            value = value[step] if step < len(value) else None
        else:
            return None
    return value


def text_at(value: object, *path: str | int) -> str:
    """The text at a path; empty where there is none. Raises ``ValueError`` where something else stands there."""
    return as_text(at(value, *path), ".".join(map(str, path)))


def first_text_at(value: object, *names: str) -> str:
    """The first text that is not blank under one of these names."""
    return next((text for name in names if (text := text_at(value, name)).strip()), "")


def list_at(value: object, *path: str | int) -> list[Any]:
    """The list at a path, empty where there is none."""
    found = at(value, *path)
    return found if isinstance(found, list) else []


def year_of(value: object) -> int | None:
    """The year of a number, or of a date that begins with it; ``None`` where there is none.

    >>> year_of(2024), year_of("2024-05-01"), year_of("n.d."), year_of(True)
    (2024, 2024, None, None)
    """
    if value is None or isinstance(value, bool):
        return None
    match = _YEAR.match(str(value))
    return int(match[1]) or None if match else None


def year_in(text: str) -> int | None:
    """The last year that a text names.

    >>> year_in("ICLR 2025 Poster"), year_in("Robotics 12345")
    (2025, None)
    """
    found = _LAST_YEAR.findall(text)
    return int(found[-1]) if found else None
