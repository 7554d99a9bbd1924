"""Writing files: the same bytes on every system, and whole or not at all."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TextIO

from kg.errors import KgError


def open_text(path: Path) -> TextIO:
    """Opens a file for writing in UTF-8 with line feeds, whatever the system's own habits."""
    return path.open("w", encoding="utf-8", newline="\n")


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """A scratch file beside ``path`` to write to; when the block ends well it takes the place of ``path``.

    When it does not, an older file stays as it was, and the scratch file is removed.

    Raises:
        KgError: the file cannot be written.
    """
    if not path.name:
        raise KgError(f"cannot write {path}: it is a folder. Give the name of a file.")
    scratch = path.with_name(f".{path.name}.part")
    try:
        yield scratch
        scratch.replace(path)
    except OSError as error:
        raise KgError(f"cannot write {path}: {error.strerror or error}. Choose another place.") from error
    finally:
        with suppress(OSError):  # where the folder is none, there is nothing to remove either
            scratch.unlink(missing_ok=True)
