"""Streams of bytes in front of the readers: guarded against bombs, rewound, recoded to UTF-8."""

import codecs
import gzip
import io
import lzma
import tarfile
import zipfile
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import IO, Any

from kg.corpus.limits import Limits
from kg.corpus.zstandard import ZstdError
from kg.errors import InputError

_BUFFER = 1 << 16
_SMALL = 1_000_000

#: What broken compressed files raise while they are read; encrypted members of a zip are a RuntimeError.
BROKEN = (
    gzip.BadGzipFile,
    zipfile.BadZipFile,
    tarfile.TarError,
    EOFError,
    zlib.error,
    lzma.LZMAError,
    ZstdError,
    NotImplementedError,
)


@dataclass(slots=True)
class Budget:
    """What may come out of one compressed file; all members of an archive draw on the same."""

    packed: Callable[[], int]  # how many of its bytes were read, or are there
    limits: Limits
    count: int = 0
    spent: str = ""  # why no more may come, once that is so

    def draw(self, count: int) -> None:
        """Counts bytes, and says in ``spent`` when they are more than a file of this size can honestly hold."""
        self.count += count
        if self.count > max(_SMALL, self.packed() * self.limits.ratio):
            self.spent = f"unpacks to more than {self.limits.ratio} times its size; see --max-ratio."
        elif self.count > self.limits.unpacked:
            self.spent = f"unpacks to more than {self.limits.unpacked // 10**6} MB; see --max-size."


class Pulled(io.RawIOBase):
    """A stream of bytes that asks for them by :meth:`pull`."""

    def pull(self, most: int) -> bytes | memoryview:
        """The next bytes, at most so many; none at the end."""
        raise NotImplementedError

    def readable(self) -> bool:
        """It is."""
        return True

    def readinto(self, buffer: Any, /) -> int:  # noqa: ANN401 -- any buffer that can be written to
        """What :class:`io.BufferedReader` calls."""
        view = memoryview(buffer).cast("B")
        data = self.pull(len(view))
        view[: len(data)] = data
        return len(data)


class Guarded(Pulled):
    """Bytes from disk or from a decompressor; all their errors become :class:`~kg.errors.InputError`.

    With a budget, reading ends with an error where it is spent.
    """

    def __init__(self, source: IO[bytes], name: str, budget: Budget | None = None, kind: str = "file") -> None:
        self._source = source
        self._name = name
        self._budget = budget
        self._kind = kind

    def pull(self, most: int) -> bytes | memoryview:
        """The next bytes; raises :class:`~kg.errors.InputError` or what the source raises."""
        try:
            data = self._source.read(most)
        except (*BROKEN, RuntimeError, ValueError) as error:
            raise self._broken(error) from error
        except OSError as error:
            if error.strerror:
                raise InputError(self._name, f"cannot be read ({error.strerror}).") from error
            raise self._broken(error) from error  # bz2 says so when its data are broken
        if self._budget:
            self._budget.draw(len(data))
            if self._budget.spent:
                raise InputError(self._name, self._budget.spent)
        return data

    def _broken(self, error: Exception) -> InputError:
        said = " ".join(str(error).split())[:100].rstrip(".")
        return InputError(self._name, f"broken {self._kind} ({said}); what follows is lost.")


class Counted(Pulled):
    """A stream that knows how many of its bytes were read."""

    def __init__(self, source: IO[bytes]) -> None:
        self._source = source
        self.count = 0

    def pull(self, most: int) -> bytes | memoryview:
        """The next bytes; raises :class:`~kg.errors.InputError` or what the source raises."""
        data = self._source.read(most)
        self.count += len(data)
        return data


class Again(Pulled):
    """A stream whose beginning was read already, from its first byte on."""

    def __init__(self, head: bytes, rest: IO[bytes]) -> None:
        self._head = memoryview(head)
        self._rest = rest

    def pull(self, most: int) -> bytes | memoryview:
        """The next bytes; raises :class:`~kg.errors.InputError` or what the source raises."""
        data: bytes | memoryview = self._head[:most] or self._rest.read(most)
        self._head = self._head[most:]
        return data


class Recoded(Pulled):
    """UTF-8 of a text in another encoding; what does not belong to that encoding becomes U+FFFD."""

    def __init__(self, source: IO[bytes], encoding: str) -> None:
        self._source = source
        self._decoder = codecs.getincrementaldecoder(encoding)("replace")
        self._ready = b""
        self._ended = False

    def pull(self, most: int) -> bytes | memoryview:
        """The next bytes; raises :class:`~kg.errors.InputError` or what the source raises."""
        while not self._ready and not self._ended:
            data = self._source.read(_BUFFER)
            self._ended = not data
            self._ready = self._decoder.decode(data, self._ended).encode("utf-8", "replace")
        data, self._ready = self._ready[:most], self._ready[most:]
        return data


def buffered(raw: io.RawIOBase) -> io.BufferedReader:
    """The stream with a buffer, so that lines are cheap."""
    return io.BufferedReader(raw, _BUFFER)
