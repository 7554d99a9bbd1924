"""Contents as readers get them, made from bytes."""

import io
from pathlib import Path

from kg.corpus.content import Content


def content(data: bytes, name: str, **fields) -> Content:
    """The bytes as a file of that name."""
    return Content(name, Path(name.lower()).suffix, io.BufferedReader(io.BytesIO(data)), **fields)


def one_line(error: Exception) -> None:
    """Fails where what an error says is not one line."""
    assert str(error).strip()
    assert "\n" not in str(error)
