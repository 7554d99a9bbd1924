"""The folder that a build writes: made aside, swapped in whole, and checked by its manifest.

A build writes into a hidden folder inside the output folder (inside, not beside it: the output may be a mount point,
and a rename must not cross file systems). The manifest is written there last: from then on the build is complete. Then
each file is renamed into place and the manifest last of all. A build that is killed before it is complete leaves the
old output untouched; one that is killed while renaming is finished by whoever opens the folder next. Files that no
manifest names are never touched: where one bears a name that the build would write, the build is refused.

Two builds into one folder do not mix: each holds a lock on its own hidden folder while it runs, and whoever renames
holds one on the output folder. A lock ends with its process, which a process id in a name does not tell: ids come back.
Windows cannot lock folders; there a killed build's hidden folder stays until somebody deletes it.
"""

import hashlib
import json
import os
import shutil
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path, PurePosixPath
from typing import Any

from kg.errors import KgError, WorkspaceError
from kg.writing import open_text, replacing

if sys.platform != "win32":
    import fcntl

MANIFEST = "manifest.json"
MANIFEST_FORMAT = "kg-manifest/1"
_STAGING = ".kg-build-"


@contextmanager
def output_folder(folder: Path, manifest: dict[str, Any]) -> Iterator[Path]:
    """A staging folder to write into; when the block ends well, its files take the place of the old build.

    Args:
        folder: the output folder; made where it is missing.
        manifest: what the manifest says beside the format and the files.

    Raises:
        KgError: the folder cannot be made or written, the disk is full, or a file there is none of a build's.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with _locked(folder):
            _swap_all(folder)
            _remove_leftovers(folder)
            staging = Path(tempfile.mkdtemp(prefix=_STAGING, dir=folder))
            lock = _lock(staging)
    except OSError as error:
        raise _unwritable(folder, error) from error
    try:
        yield staging
        files = {name: _digest(staging / name) for name in _files(staging)}
        refuse_foreign(folder, files)
        _write_manifest(staging / MANIFEST, {"format": MANIFEST_FORMAT, **manifest, "files": files})
    except BaseException as error:
        shutil.rmtree(staging, ignore_errors=True)
        if isinstance(error, OSError):
            raise _unwritable(folder, error) from error
        raise
    finally:
        _unlock(lock)
    finish_swap(folder)


def refuse_foreign(folder: Path, names: Iterable[str]) -> None:
    """Raises ``KgError`` where a file that is not of a build here bears a name that a build would write.

    A name may be that of a folder: where a build has made it, what others have put beside its files does not matter.
    """
    if folder.exists() and not folder.is_dir():
        raise KgError(f"cannot write to {folder}: it is no folder. Pass another one with -o.")
    own = {*read_manifest(folder)["files"], MANIFEST} if (folder / MANIFEST).is_file() else set()
    own |= {str(parent) for name in own for parent in PurePosixPath(name).parents}
    for name in sorted({*names, MANIFEST} - own):
        if os.path.lexists(folder / name):
            raise KgError(f"{folder / name} was not made by kg and would be overwritten. Pass another folder with -o.")


def finish_swap(folder: Path) -> None:
    """Renames the files of each complete staging folder into place; does nothing where there is none.

    Raises:
        WorkspaceError: the folder cannot be written.
    """
    if next(folder.glob(f"{_STAGING}*"), None) is None:
        return
    try:
        with _locked(folder):
            _swap_all(folder)
    except OSError as error:
        reason = f"{error.strerror or error}: {error.filename or folder}"
        raise WorkspaceError(
            f"{folder} holds a build that is not yet in place, and cannot be changed ({reason})."
        ) from error


def _swap_all(folder: Path) -> None:
    """Under the lock of the folder; the oldest first."""
    complete = [staging for staging in folder.glob(f"{_STAGING}*") if (staging / MANIFEST).is_file()]
    for staging in sorted(complete, key=lambda staging: ((staging / MANIFEST).stat().st_mtime_ns, staging.name)):
        if not _is_held(staging):
            _swap(staging, folder)


def _swap(staging: Path, folder: Path) -> None:
    new = set(read_manifest(staging)["files"])
    old = set(read_manifest(folder)["files"]) if (folder / MANIFEST).is_file() else set()
    for name in sorted(new):
        if (staging / name).exists():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (staging / name).replace(folder / name)
    for name in sorted(old - new):
        (folder / name).unlink(missing_ok=True)
        for parent in PurePosixPath(name).parents[:-1]:  # the innermost first, without the folder itself
            if (folder / parent).is_dir() and not any((folder / parent).iterdir()):
                (folder / parent).rmdir()
    (staging / MANIFEST).replace(folder / MANIFEST)
    shutil.rmtree(staging)


def read_manifest(folder: Path) -> dict[str, Any]:
    """The manifest of a build.

    Raises:
        WorkspaceError: there is none, or it is of another format.
    """
    try:
        manifest = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
    except (FileNotFoundError, NotADirectoryError) as error:
        reason = f"holds no build of kg ({MANIFEST} is missing). Make one: kg build INPUT -o {folder}"
        raise WorkspaceError(f"{folder} {reason}") from error
    except (OSError, ValueError, RecursionError) as error:
        raise WorkspaceError(f"{folder}/{MANIFEST} cannot be read: {error}. Build into another folder.") from error
    if not isinstance(manifest, dict) or manifest.get("format") != MANIFEST_FORMAT:
        raise WorkspaceError(f"{folder}/{MANIFEST} is not of the format {MANIFEST_FORMAT}. Build into another folder.")
    files = manifest.get("files")
    if not isinstance(files, dict) or not all(map(_is_inside, files)):
        raise WorkspaceError(f"{folder}/{MANIFEST} names files that no build makes. Build into another folder.")
    return manifest


def _is_inside(name: str) -> bool:
    """Whether a name of a manifest stays inside its folder; what a manifest names is replaced and removed.

    >>> [_is_inside(name) for name in ("a.csv", "neo4j/a.csv", "../a.csv", "/a.csv", "C:a.csv", "")]
    [True, True, False, False, False, False]
    """
    parts = PurePosixPath(name).parts
    return bool(parts) and not any(part in ("..", "/") or set(part) & set("\\:") for part in parts)


def broken_files(folder: Path, *names: str) -> list[str]:
    """Files of the manifest, all or those of ``names``, that are missing or differ from it, sorted, a line each."""
    problems = []
    for name, expected in sorted(read_manifest(folder)["files"].items()):
        if names and name not in names:
            continue
        path = folder / name
        if not path.is_file():
            problems.append(f"{name} is missing")
        elif (found := _digest(path)) != expected:
            size = expected.get("bytes") if isinstance(expected, dict) else None
            why = f" ({found['bytes']} of {size} bytes)" if found["bytes"] != size else ""
            problems.append(f"{name} differs from the manifest{why}")
    return problems


def _files(folder: Path) -> list[str]:
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())


def _digest(path: Path) -> dict[str, Any]:
    with path.open("rb") as stream:
        digest = hashlib.file_digest(stream, "sha256").hexdigest()
    return {"sha256": digest, "bytes": path.stat().st_size}


def _write_manifest(path: Path, content: dict[str, Any]) -> None:
    """In one step: a half-written manifest must never look like a complete build."""
    with replacing(path) as scratch, open_text(scratch) as stream:
        json.dump(content, stream, ensure_ascii=False, indent=1, allow_nan=False)
        stream.write("\n")
        stream.flush()
        os.fsync(stream.fileno())


def _remove_leftovers(folder: Path) -> None:
    """Staging folders of builds that were killed; those of builds that still run are left alone."""
    for staging in folder.glob(f"{_STAGING}*"):
        if staging.is_dir() and not staging.is_symlink() and not _is_held(staging):
            shutil.rmtree(staging)


def _unwritable(folder: Path, error: OSError) -> KgError:
    return KgError(f"cannot write to {folder}: {error.strerror or error}. Pass another folder with -o.")


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    """Waits until nobody else renames in this folder; that takes milliseconds."""
    lock = _lock(folder)
    try:
        yield
    finally:
        _unlock(lock)


def _lock(folder: Path, *, wait: bool = True) -> int:
    """Locks a folder until :func:`_unlock`, or the end of the process; ``BlockingIOError`` where it may not wait."""
    if sys.platform == "win32":
        return -1
    lock = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BaseException:
        os.close(lock)
        raise
    return lock


def _unlock(lock: int) -> None:
    if lock >= 0:
        os.close(lock)


def _is_held(staging: Path) -> bool:
    """Whether a build that still runs made this staging folder."""
    if sys.platform == "win32":
        return not (staging / MANIFEST).is_file()
    try:
        _unlock(_lock(staging, wait=False))
    except BlockingIOError:
        return True
    return False
