"""Fields of objects: which are worth writing, and those that others wrote in JSON, each checked.

JSON knows infinity (``1e999``), and a program that wrote a line may have put a list where a name belongs. Whatever does
not hold raises ``ValueError`` with the name of the field, so that one bad line never ends a run.
"""

from collections.abc import Mapping, Sequence
from typing import Any


def as_text(value: object, name: str) -> str:
    """A text; a number is written out, nothing is the empty text.

    >>> as_text("PPO", "name"), as_text(2401.5, "id"), as_text(None, "title")
    ('PPO', '2401.5', '')
    """
    if value is None:
        return ""
    if isinstance(value, str):
        return value
    if isinstance(value, int | float) and not isinstance(value, bool):
        return str(value)
    raise ValueError(f"the field {name!r} is no text")


def as_whole(value: object, name: str) -> int:
    """A whole number, never one with a fraction nor true or false."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise ValueError(f"the field {name!r} is no whole number")


def as_confidence(value: object, name: str = "confidence") -> float:
    """A probability, rounded to two decimals."""
    if isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= 1:
        return round(float(value), 2)
    raise ValueError(f"the field {name!r} is no number from 0 to 1")


def as_list(value: object, name: str) -> Sequence[Any]:
    """A list; nothing is the empty one."""
    if value is None:
        return ()
    if isinstance(value, list):
        return value
    raise ValueError(f"the field {name!r} is no list")


def as_object(value: object, name: str) -> Mapping[str, Any]:
    """An object; nothing is the empty one."""
    if value is None:
        return {}
    if isinstance(value, dict):
        return value
    raise ValueError(f"the field {name!r} is no object")


def present(fields: Mapping[str, Any]) -> dict[str, Any]:
    """The fields that say something: empty texts, lists and objects, ``None`` and ``False`` are left out, 0 is not.

    >>> present({"name": "GRASP", "maker": "", "aliases": [], "ambiguous": False, "paper_count": 0})
    {'name': 'GRASP', 'paper_count': 0}
    """
    return {name: value for name, value in fields.items() if value is not False and value not in ("", None, (), [], {})}
