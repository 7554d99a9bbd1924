"""A hash of everything in the code that can change what is extracted."""

import hashlib
import sys
import unicodedata
from functools import cache
from importlib.metadata import version
from importlib.resources import files

from kg import __version__

#: Packages whose files decide the outcome, and single modules beside them.
_PACKAGES = ("kg.extract", "kg.extract.tagger", "kg.text", "kg.lexicon")
_MODULES = ("model.py", "records.py")
_SUFFIXES = (".py", ".toml")


@cache
def source_fingerprint() -> str:
    """A SHA-256 in hexadecimal of the sources, the versions of kg and spaCy, and of Python's character tables."""
    digest = hashlib.sha256()
    versions = (__version__, version("spacy"), unicodedata.unidata_version, *map(str, sys.version_info[:2]))
    digest.update(" ".join(versions).encode())
    for package in _PACKAGES:
        for item in sorted(files(package).iterdir(), key=lambda item: item.name):
            if item.name.endswith(_SUFFIXES):
                digest.update(f"{package}/{item.name}\n".encode() + item.read_bytes())
    for name in _MODULES:
        digest.update(f"kg/{name}\n".encode() + files("kg").joinpath(name).read_bytes())
    return digest.hexdigest()
