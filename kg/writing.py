"""Writing files: the same bytes on every system, and whole or not at all."""

import shutil
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


@contextmanager
def replacing_folder(path: Path) -> Iterator[Path]:
    """The name of a scratch folder beside ``path`` to make and fill; when the block ends well it becomes ``path``.

    A folder with something in it is never replaced: what a person has put there would be gone.

    Raises:
        KgError: the folder cannot be written, or it is there and is not empty.
    """
    if not path.name:
        raise KgError(f"cannot write {path}: it is a folder already. Give the name of a new one.")
    scratch = path.with_name(f".{path.name}.part")
    try:
        if path.exists() and (not path.is_dir() or any(path.iterdir())):
            raise KgError(f"cannot write {path}: it is there already. Remove it, or give the name of a new folder.")
        if scratch.exists():  # left by a process that was killed
            shutil.rmtree(scratch)
        yield scratch
        if path.exists():
            path.rmdir()
        scratch.rename(path)
    except OSError as error:
        raise KgError(f"cannot write {path}: {error.strerror or error}. Choose another place.") from error
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
