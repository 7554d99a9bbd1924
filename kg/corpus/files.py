"""The files behind the inputs, and their bytes line by line, decompressed."""

import gzip
import io
import os
import sys
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from kg.errors import InputError

#: The input that stands for standard input, and the file name that its papers get.
STDIN, STDIN_NAME = "-", "stdin"

#: A folder that holds both is a build of kg; of it the records alone are an input.
_RECORDS, _MANIFEST = "records.jsonl", "manifest.json"

_BUFFER = 1 << 16

#: What a broken gzip file raises while it is read.
BROKEN_GZIP = (gzip.BadGzipFile, EOFError, zlib.error)


@dataclass(frozen=True, slots=True)
class File:
    """A file to read: its path (``None`` is standard input), and its name relative to the input that led to it."""

    path: Path | None
    name: str

    @property
    def suffix(self) -> str:
        """The suffix in lower case, that of the compressed file for ``.gz``: ".jsonl" of "papers.JSONL.gz"."""
        name = Path(self.name.lower())
        return Path(name.stem).suffix if self.compressed else name.suffix

    @property
    def compressed(self) -> bool:
        """Whether the name ends in ``.gz``."""
        return self.name.lower().endswith(".gz")

    @contextmanager
    def open(self) -> Iterator[IO[bytes]]:
        """The decompressed bytes. Raises ``OSError``, and :data:`BROKEN_GZIP` on reading."""
        if self.path is None:
            yield sys.stdin.buffer
        elif self.compressed:
            with gzip.open(self.path, "rb") as unpacked:
                yield io.BufferedReader(unpacked, _BUFFER)
        else:
            with self.path.open("rb") as stream:
                yield stream


def find_files(inputs: Sequence[str | Path]) -> list[File]:
    """The files of all inputs: files as given, folders in depth and sorted, without hidden files; each file once.

    Raises:
        InputError: an input that does not exist.
    """
    found: list[File] = []
    for given in inputs:
        if str(given) == STDIN:
            found.append(File(None, STDIN_NAME))
            continue
        path = Path(given)
        if path.is_dir():
            found += [File(path / name, name) for name in sorted(_walk(path))]
        elif path.exists():
            found.append(File(path, path.name))
        else:
            raise InputError(str(given), "there is no such file or folder.")
    return list({file.path and file.path.resolve(): file for file in reversed(found)}.values())[::-1]


def _walk(root: Path) -> Iterator[str]:
    """Relative names, with slashes, of the files below a folder."""
    for folder, folders, files in os.walk(root):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        here = Path(folder)
        if _RECORDS in files and _MANIFEST in files:
            folders.clear()
            files = [_RECORDS]  # noqa: PLW2901 - a build of kg: its other files are views of the records
        for name in files:
            if not name.startswith("."):
                yield (here / name).relative_to(root).as_posix()
