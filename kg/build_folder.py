"""The folder that a build writes: made aside, swapped in whole, and checked by its manifest.

A build writes into a hidden folder inside the output folder (inside, not beside it: the output may be a mount point,
and a rename must not cross file systems). The manifest is written there last: from then on the build is complete. Then
each file is renamed into place and the manifest last of all. A build that is killed before it is complete leaves the
old output untouched; one that is killed while renaming is finished by whoever opens the folder next. Files that no
manifest names are never touched.
"""

import hashlib
import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from kg.errors import KgError, WorkspaceError
from kg.writing import open_text, replacing

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
        KgError: the folder cannot be made or written.
    """
    staging = folder / f"{_STAGING}{os.getpid()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        finish_swap(folder)
        _remove_leftovers(folder)
        staging.mkdir()
    except OSError as error:
        raise KgError(f"cannot write to {folder}: {error.strerror}. Pass another folder with -o.") from error
    try:
        yield staging
        files = {name: _digest(staging / name) for name in _files(staging)}
        content = {"format": MANIFEST_FORMAT, **manifest, "files": files}
        _write_manifest(staging / MANIFEST, content)
    except BaseException:
        shutil.rmtree(staging, ignore_errors=True)
        raise
    finish_swap(folder)


def finish_swap(folder: Path) -> None:
    """Renames the files of each complete staging folder into place; does nothing where there is none."""
    for staging in sorted(folder.glob(f"{_STAGING}*")):
        if not (staging / MANIFEST).is_file() or _belongs_to_another(staging):
            continue
        new = set(read_manifest(staging)["files"])
        old = set(read_manifest(folder)["files"]) if (folder / MANIFEST).is_file() else set()
        for name in sorted(new):
            if (staging / name).exists():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                (staging / name).replace(folder / name)
        for name in sorted(old - new):
            (folder / name).unlink(missing_ok=True)
            if (parent := (folder / name).parent) != folder and not any(parent.iterdir()):
                parent.rmdir()
        (staging / MANIFEST).replace(folder / MANIFEST)
        shutil.rmtree(staging)


def read_manifest(folder: Path) -> dict[str, Any]:
    """The manifest of a build.

    Raises:
        WorkspaceError: there is none, or it is of another format.
    """
    try:
        manifest = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        reason = f"holds no build of kg ({MANIFEST} is missing). Make one: kg build INPUT -o {folder}"
        raise WorkspaceError(f"{folder} {reason}") from error
    except (OSError, ValueError) as error:
        reason = f"cannot be read: {error}. Build again: kg build INPUT -o {folder}"
        raise WorkspaceError(f"{folder}/{MANIFEST} {reason}") from error
    if not isinstance(manifest, dict) or manifest.get("format") != MANIFEST_FORMAT:
        raise WorkspaceError(f"{folder}/{MANIFEST} is not of the format {MANIFEST_FORMAT}. Build again.")
    return manifest


def broken_files(folder: Path) -> list[str]:
    """Files of the manifest that are missing or differ from it, sorted, a line each."""
    problems = []
    for name, expected in sorted(read_manifest(folder)["files"].items()):
        path = folder / name
        if not path.is_file():
            problems.append(f"{name} is missing")
        elif _digest(path) != expected:
            problems.append(f"{name} differs from the manifest")
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
        if not _belongs_to_another(staging):
            shutil.rmtree(staging)


def _belongs_to_another(staging: Path) -> bool:
    """Whether a build that still runs made this staging folder; its process id is in the name."""
    pid = int(staging.name.removeprefix(_STAGING))
    if pid == os.getpid():
        return False
    if os.name == "nt":  # no harmless probe there: os.kill would end the process
        return True
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
