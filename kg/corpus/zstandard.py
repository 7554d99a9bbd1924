"""The door to Zstandard: the standard library has it from Python 3.14 on, before that its backport does."""

import sys

if sys.version_info >= (3, 14):  # pragma: no cover - one of the two
    from compression.zstd import ZstdError, ZstdFile
else:
    from backports.zstd import ZstdError, ZstdFile

__all__ = ["ZstdError", "ZstdFile"]
