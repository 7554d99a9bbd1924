"""The files behind the inputs."""

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from kg.build_folder import MANIFEST, read_manifest
from kg.corpus.notes import Note, NoteKind
from kg.errors import InputError, WorkspaceError

#: The input that stands for standard input, and the file name that its papers get.
STDIN, STDIN_NAME = "-", "stdin"

#: A folder that holds it and a manifest is a build of kg; of what that made the records alone are an input.
_RECORDS = "records.jsonl"


@dataclass(frozen=True, slots=True)
class File:
    """A file to read: its path (``None`` is standard input), and its name relative to the input that led to it."""

    path: Path | None
    name: str
    root: Path | None = None  # the folder that nothing which the file names may lead out of


def find_files(inputs: Sequence[str | Path], leave_out: str | Path | None = None) -> list[File | Note]:
    """The files of all inputs: files as given, folders in depth and sorted, without hidden files; each file once.

    A folder below an input is passed over where it is ``leave_out``. A folder without any file is a note.

    Raises:
        InputError: an input that does not exist.
    """
    found: list[File] = []
    notes: list[File | Note] = []
    left_out = None if leave_out is None else Path(os.path.realpath(leave_out))
    for given in inputs:
        if str(given) == STDIN:
            found.append(File(None, STDIN_NAME))
            continue
        path = Path(given)
        if path.is_dir():
            below = [File(path / name, _readable(name), path) for name in sorted(_walk(path, left_out))]
            found += below
            if not below:
                notes.append(Note(NoteKind.SKIPPED, _readable(path.name) or str(given), "", "holds no files."))
        elif path.exists():
            found.append(File(path, _readable(path.name), path.parent))
        else:
            raise InputError(str(given), "there is no such file or folder.")
    # os.path.realpath, for Path.resolve raises RuntimeError where links go in circles
    once = {file.path and os.path.realpath(file.path): file for file in reversed(found)}
    return [*notes, *list(once.values())[::-1]]


def read_beside(file: File, name: str, limit: int) -> bytes | None:
    """The bytes of a file that ``file`` names, relative to its folder; ``None`` where the input has none."""
    if file.path is None or file.root is None or "\0" in name:
        return None
    path = Path(os.path.realpath(file.path.parent / name))
    if not path.is_relative_to(os.path.realpath(file.root)) or not path.is_file() or path.stat().st_size > limit:
        return None
    try:
        return path.read_bytes()
    except OSError:  # it is as if it were not there: the text goes on without it
        return None


def _readable(name: str) -> str:
    """A file's name with U+FFFD for each byte that is no UTF-8."""
    return os.fsencode(name).decode("utf-8", "replace")


def _walk(root: Path, left_out: Path | None) -> Iterator[str]:
    """Relative names, with slashes, of the files below a folder; of a build of kg the records, not their views."""
    views: set[Path] = set()
    for folder, folders, files in os.walk(root):
        here = Path(folder)
        folders[:] = sorted(name for name in folders if not name.startswith(".") and here / name not in views)
        if left_out is not None and any(name == left_out.name for name in folders):
            folders[:] = [name for name in folders if Path(os.path.realpath(here / name)) != left_out]
        if _RECORDS in files and MANIFEST in files:
            views |= {here / name for name in _views(here)}
        for name in files:
            path = here / name
            # A pipe or a device would be waited for; a link to nothing is told when it is opened.
            if not name.startswith(".") and path not in views and (path.is_file() or not path.exists()):
                yield path.relative_to(root).as_posix()


def _views(folder: Path) -> list[str]:
    """What a build made beside its records; nothing where the manifest is not one of kg."""
    try:
        return [MANIFEST, *(name for name in read_manifest(folder)["files"] if name != _RECORDS)]
    except WorkspaceError:
        return []
