"""Graphs on disk: an Oxigraph store in the user's cache, made once for each content and only read from then on.

A graph of 5 million triples takes half a minute to load into memory and 0.1 s to open from such a store, which several
processes may read at once. The name of a store is a hash of the file's content, so it is never out of date. It is made
in a folder beside it and renamed: whoever comes second finds the first one's, and one that was killed leaves a folder
that later ones remove. A seal, written last, holds the size of each of its files, so that a store that lost one or was
cut off is made anew; queries alone would not tell, for Oxigraph answers with what it can still read.
"""

import hashlib
import json
import os
import shutil
import tempfile
import time
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path

from pyoxigraph import Store

from kg.cache import cache_folder
from kg.errors import WorkspaceError
from kg.rdf.load import fill_store

#: Files below it load into memory in less than a second, as fast as any store is opened.
SMALL_BYTES = 5_000_000
#: How many stores are kept, and how many bytes they may take together; the newest stays in any case.
KEPT = 5
KEPT_BYTES = 8_000_000_000
#: A folder in the making that nobody wrote to for so many seconds was left by a process that was killed.
ABANDONED = 3600.0

_LAYOUT = "kg-store/1"
_SEAL = "kg-store.json"
_MAKING = ".making-"
_GONE = ".gone-"
#: Written by RocksDB for its own use; they may differ from one opening to the next.
_LOOSE = frozenset({_SEAL, "LOCK", "LOG"})


class BrokenStoreError(WorkspaceError):
    """A store in the cache that cannot be read; whoever meets it discards it and makes it anew."""


def stores_folder() -> Path:
    """Where the stores are."""
    return cache_folder() / "sparql"


def find_disk_store(digest: str) -> Path | None:
    """The store of the file with this hash, where there is one that is whole; it counts as used from now on."""
    folder = _place(digest)
    if not _is_whole(folder):
        return None
    touch(folder)
    return folder


def make_disk_store(path: Path, digest: str) -> Path:
    """The store of an RDF file, made if there is none yet.

    Args:
        path: the file (:data:`kg.rdf.load.RDF_FORMATS`).
        digest: a hash of its content; the caller vouches for it.

    Raises:
        WorkspaceError: the file cannot be read, or holds no valid RDF.
        OSError: the cache cannot be written.
    """
    if found := find_disk_store(digest):
        return found
    folder = _place(digest)
    folder.parent.mkdir(parents=True, exist_ok=True)
    making = Path(tempfile.mkdtemp(prefix=_MAKING, dir=folder.parent))
    try:
        _make(path, making)
        if not _is_whole(folder):  # else somebody was faster
            discard(folder)
        with suppress(OSError):
            making.rename(folder)
    finally:
        shutil.rmtree(making, ignore_errors=True)
    if not _is_whole(folder):
        raise OSError(f"{folder} could not be put in its place")
    prune()
    return folder


def open_disk_store(folder: Path) -> Store:
    """Opens a store to read; several processes may.

    Raises:
        BrokenStoreError: it is gone, or broken.
    """
    if not _is_whole(folder):
        raise BrokenStoreError(f"{folder} is no whole store of kg. Delete it.")
    try:
        return Store.read_only(str(folder))
    except (OSError, RuntimeError) as error:  # RuntimeError is what pyoxigraph raises for RocksDB's own complaints
        raise BrokenStoreError(f"{folder} cannot be read ({error}). Delete it.") from error


def touch(folder: Path) -> None:
    """Marks a store as used now, so that it is pruned last."""
    with suppress(OSError):  # gone, or of another user: nothing to keep
        os.utime(folder / _SEAL)


def discard(folder: Path) -> None:
    """Removes a store; renamed first, so that nobody opens half of it. Who has it open already reads on."""
    gone = folder.with_name(f"{_GONE}{os.getpid()}-{folder.name}")
    with suppress(OSError):  # there is none, or another process removes it just now
        folder.rename(gone)
    shutil.rmtree(gone, ignore_errors=True)


def prune() -> None:
    """Removes all but the last used stores, and what killed processes left."""
    total = 0
    folders = sorted((folder for folder in stores_folder().iterdir() if folder.is_dir()), key=_last_use, reverse=True)
    for number, folder in enumerate(folder for folder in folders if folder.name[0] != "."):
        with suppress(OSError):  # another process removes it just now
            total += sum(_sizes(folder).values())
        if number and (number >= KEPT or total > KEPT_BYTES):
            discard(folder)
    for folder in folders:
        if folder.name.startswith((_MAKING, _GONE)) and _is_abandoned(folder):
            shutil.rmtree(folder, ignore_errors=True)


def _place(digest: str) -> Path:
    """Another version of Oxigraph may store in another way."""
    key = hashlib.sha256(f"{_LAYOUT} {version('pyoxigraph')} {digest}".encode()).hexdigest()
    return stores_folder() / key[:32]


def _make(path: Path, folder: Path) -> None:
    try:
        store = Store(str(folder))
        fill_store(store, path, bulk=True)
        store.optimize()  # a fifth of the time more, and then a join reads five times as fast
        del store  # closes it: the files that the seal measures are complete
    except RuntimeError as error:  # pyoxigraph, for what RocksDB complains of
        raise OSError(str(error)) from error
    seal = {"format": _LAYOUT, "files": _sizes(folder)}
    (folder / _SEAL).write_text(json.dumps(seal, sort_keys=True), encoding="utf-8")


def _is_whole(folder: Path) -> bool:
    try:
        seal = json.loads((folder / _SEAL).read_text(encoding="utf-8"))
        return bool(seal == {"format": _LAYOUT, "files": _sizes(folder)})
    except (OSError, ValueError):
        return False


def _sizes(folder: Path) -> dict[str, int]:
    return {file.name: file.stat().st_size for file in sorted(folder.iterdir()) if file.name not in _LOOSE}


def _last_use(folder: Path) -> float:
    try:
        return (folder / _SEAL).stat().st_mtime
    except OSError:
        return 0.0


def _is_abandoned(making: Path) -> bool:
    try:
        newest = max(item.stat().st_mtime for item in (making, *making.iterdir()))
    except OSError:  # it went, or something in it did, just now: somebody is at work there
        return False
    return time.time() - newest > ABANDONED
