"""What was extracted before, in one SQLite file, by content: same code, lexicon, model and texts, same annotations."""

from __future__ import annotations

import hashlib
import json
import logging
import os
import sqlite3
from pathlib import Path
from types import TracebackType

from kg.errors import InputError
from kg.extract.fingerprint import source_fingerprint
from kg.model import AnnotatedPaper, Paper
from kg.records import dump_line, paper_from_json, paper_to_json

_LOG = logging.getLogger(__name__)
_TIMEOUT = 60  # seconds to wait for another build that writes
_FIELDS = ("sentences", "entities", "mentions", "relations", "results", "links")


class ExtractionCache:
    """A context manager around the file. Several processes may use one file at a time (write-ahead log)."""

    def __init__(self, path: Path, setup_fingerprint: str) -> None:
        self._path = path
        self._base = f"{source_fingerprint()}/{setup_fingerprint}"
        self._connection = self._connect()

    @classmethod
    def open(cls, path: Path, setup_fingerprint: str) -> ExtractionCache:
        """Opens the file, or makes it. A file that is no database is moved aside with a warning.

        Raises:
            InputError: the place cannot be written.
        """
        return cls(path, setup_fingerprint)

    def __enter__(self) -> ExtractionCache:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._connection.close()

    def get(self, paper: Paper) -> AnnotatedPaper | None:
        """The annotations of a paper with these very texts, or ``None``."""
        try:
            row = self._connection.execute("SELECT value FROM papers WHERE key = ?", (self._key(paper),)).fetchone()
        except sqlite3.DatabaseError as error:
            self._recover(error)
            return None
        if row is None:
            return None
        try:
            return paper_from_json(json.loads(row[0]), paper)
        except ValueError as error:
            _LOG.warning("%s: an entry does not read (%s); the paper is extracted anew.", self._path.name, error)
            return None

    def put(self, annotated: AnnotatedPaper) -> None:
        """Keeps the annotations of a paper; on disk after :meth:`commit`."""
        value = paper_to_json(annotated)
        line = dump_line({name: value[name] for name in _FIELDS if name in value})
        try:
            self._connection.execute(
                "INSERT OR REPLACE INTO papers (key, value) VALUES (?, ?)", (self._key(annotated.paper), line)
            )
        except sqlite3.DatabaseError as error:
            self._recover(error)

    def commit(self) -> None:
        """Writes what was put."""
        try:
            self._connection.commit()
        except sqlite3.DatabaseError as error:
            self._recover(error)

    def _key(self, paper: Paper) -> str:
        texts = json.dumps([[text.name, text.raw, text.heading] for text in paper.texts])
        return hashlib.sha256(f"{self._base}/{texts}".encode()).hexdigest()

    def _connect(self) -> sqlite3.Connection:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            return _open(self._path)
        except sqlite3.OperationalError as error:
            raise InputError(self._path.name, f"the cache cannot be opened ({error}). Pass --no-cache.") from error
        except OSError as error:
            raise InputError(
                self._path.name, f"the cache cannot be made ({error.strerror}). Pass --no-cache."
            ) from error
        except sqlite3.DatabaseError as error:
            return self._anew(error)

    def _recover(self, error: sqlite3.DatabaseError) -> None:
        """After an error in the middle: a broken file is replaced, a locked or full one only reported."""
        if isinstance(error, sqlite3.OperationalError):
            _LOG.warning("%s: the cache is left out for a moment (%s).", self._path.name, error)
            return
        self._connection.close()
        self._connection = self._anew(error)

    def _anew(self, error: sqlite3.DatabaseError) -> sqlite3.Connection:
        aside = self._path.with_name(f"{self._path.name}.broken-{os.getpid()}")
        self._path.replace(aside)
        for suffix in ("-wal", "-shm"):
            self._path.with_name(self._path.name + suffix).unlink(missing_ok=True)
        _LOG.warning("%s: broken (%s); moved aside to %s, a new one is begun.", self._path.name, error, aside.name)
        return _open(self._path)


def _open(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=_TIMEOUT)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute(
            "CREATE TABLE IF NOT EXISTS papers (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID"
        )
        connection.commit()
    except sqlite3.DatabaseError:
        connection.close()
        raise
    return connection
