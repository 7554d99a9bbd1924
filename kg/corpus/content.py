"""What a reader gets: one file, decompressed, with its name, its limits and the options of reading."""

import shutil
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO

from kg.corpus.limits import Limits
from kg.errors import InputError

_BOM = b"\xef\xbb\xbf"


def _nothing(name: str) -> bytes | None:
    return None


@dataclass(frozen=True, slots=True)
class Content:
    """One file to read, be it on disk, in an archive or from standard input."""

    name: str  # for sources and notes: relative to the input, "export.zip/papers.csv" inside an archive
    suffix: str  # in lower case, without the compression: ".jsonl" of "papers.JSONL.gz"; empty where there is none
    stream: BinaryIO  # decompressed, from its first byte on, forward only; UTF-8 unless the reader asks for raw bytes
    limits: Limits = field(default_factory=Limits)
    columns: Mapping[str, str] = field(default_factory=dict)  # --map: field of a paper -> name of a column
    path: Path | None = None  # where these very bytes lie on disk, if they do
    find_beside: Callable[[str], bytes | None] = _nothing

    def lines(self) -> Iterator[bytes]:
        r"""The lines with their ``\n``, streaming; the first without a byte order mark.

        Raises:
            InputError: a line over the limit for what has to be in memory as a whole.
        """
        first = True
        while line := self.stream.readline(self.limits.whole + 1):
            if len(line) > self.limits.whole:
                raise self._too_large("one line")
            yield line.removeprefix(_BOM) if first else line
            first = False

    def whole(self) -> bytes:
        """All bytes; raises :class:`~kg.errors.InputError` over the limit, before more than that is in memory."""
        data = self.stream.read(self.limits.whole + 1)
        if len(data) > self.limits.whole:
            raise self._too_large("the file")
        return data

    def text(self) -> str:
        """All of it as text, without a byte order mark; line breaks stay as they are.

        Raises:
            InputError: no UTF-8 (what another encoding was recognised by was recoded before), or over the limit.
        """
        try:
            return self.whole().decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise InputError(self.name, f"no UTF-8 (byte {error.start}). Save it as UTF-8.") from error

    @contextmanager
    def on_disk(self) -> Iterator[Path]:
        """A path of the same bytes, for a library or a child process that wants one; a scratch file where needed."""
        if self.path is not None:
            yield self.path
            return
        with tempfile.TemporaryDirectory(prefix="kg-") as folder:
            scratch = Path(folder) / f"content{self.suffix}"
            with scratch.open("wb") as copy:
                shutil.copyfileobj(self.stream, copy)
            yield scratch

    def beside(self, name: str) -> bytes | None:
        r"""The bytes of a file that a file names (``\input``), relative to its folder; ``None`` where there is none.

        Never leads out of the folder of the input or out of the archive, whatever the name says.
        """
        return self.find_beside(name)

    def _too_large(self, what: str) -> InputError:
        limit = self.limits.whole // 1_000_000
        return InputError(self.name, f"{what} is over {limit} MB and has to be read as a whole; see --max-size.")
