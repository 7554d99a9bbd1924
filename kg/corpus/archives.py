"""Archives whose members are read in place: nothing is ever unpacked to where a name in one says."""

import posixpath
import re
import tarfile
import zipfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from types import TracebackType
from typing import IO

_ZIP_MAGIC = (b"PK\x03\x04", b"PK\x05\x06")
_TAR_MAGIC, _TAR_AT = b"ustar", 257
_LEADS_OUT = re.compile(r"^(?:/|[A-Za-z]:)|(?:^|/)\.\.(?:/|$)")
_HIDDEN = re.compile(r"(?:^|/)(?:\.|__MACOSX/)")


@dataclass(frozen=True, slots=True)
class Archive:
    """An open archive; a context manager."""

    members: Sequence[str]  # the names of its files, sorted, without hidden ones; with slashes
    open: Callable[[str], IO[bytes]]  # raises what the module of the archive raises
    close: Callable[[], None]
    encrypted: frozenset[str] = field(default_factory=frozenset)

    def __enter__(self) -> "Archive":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def refusal(self, member: str) -> str:
        """Why a member is not read; empty where it is."""
        if _LEADS_OUT.search(member):
            return "its name leads out of the archive."
        return "encrypted; unpack the archive first." if member in self.encrypted else ""

    def read_beside(self, member: str, asked: str, limit: int) -> bytes | None:
        """The bytes of the member that another one names; ``None`` where there is none, or it is over the limit."""
        name = posixpath.normpath(posixpath.join(posixpath.dirname(member), asked))
        if name not in self.members or self.refusal(name):
            return None
        with self.open(name) as stream:
            data = stream.read(limit + 1)
        return data if len(data) <= limit else None


def find_archive(suffix: str, head: bytes) -> Callable[[IO[bytes]], Archive] | None:
    """What opens an archive of that suffix or that beginning; office documents, which are zip files too, are none."""
    if suffix == ".zip" or (not suffix and head.startswith(_ZIP_MAGIC)):
        return open_zip
    if suffix == ".tar" or (not suffix and head[_TAR_AT:].startswith(_TAR_MAGIC)):
        return open_tar
    return None


def open_zip(file: IO[bytes]) -> Archive:
    """A zip archive; raises ``zipfile.BadZipFile``."""
    opened = zipfile.ZipFile(file)
    infos = {info.filename.replace("\\", "/"): info for info in opened.infolist() if not info.is_dir()}
    return Archive(
        members=_visible(infos),
        open=lambda name: opened.open(infos[name]),
        close=opened.close,
        encrypted=frozenset(name for name, info in infos.items() if info.flag_bits & 1),
    )


def open_tar(file: IO[bytes]) -> Archive:
    """A tar archive, decompressed before; of its members the plain files. Raises ``tarfile.TarError``."""
    opened = tarfile.open(fileobj=file, mode="r:")  # noqa: SIM115 -- the archive closes it
    infos = {_plain(info.name): info for info in opened.getmembers() if info.isfile()}

    def read(name: str) -> IO[bytes]:
        stream = opened.extractfile(infos[name])
        if stream is None:  # pragma: no cover - plain files have one
            raise tarfile.ReadError(f"{name} is no file")
        return stream

    return Archive(members=_visible(infos), open=read, close=opened.close)


def _plain(name: str) -> str:
    """The name without "./", and with U+FFFD for bytes that are no UTF-8."""
    return name.removeprefix("./").encode("utf-8", "surrogateescape").decode("utf-8", "replace")


def _visible(names: "dict[str, zipfile.ZipInfo] | dict[str, tarfile.TarInfo]") -> list[str]:
    return sorted(name for name in names if not _HIDDEN.search(name) or _LEADS_OUT.search(name))
