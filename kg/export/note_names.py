r"""File names of notes: safe on every system and in Obsidian, unique in the whole vault, read as a person wrote them.

- Obsidian and links forbid ``[ ] # ^ |``, Windows ``\ / : * ? " < >``; characters that are not seen (controls, marks
  of direction) and dots or spaces at an end go too.
- Two names are one where the file system passes over case or over how accents are coded. Then all of them get their
  type, and where that does not tell them apart the hash of their id: none depends on which came first.
- A name without a letter or digit, or one that Windows keeps for devices, is called by its id.
- A name is at most 230 bytes of UTF-8 with all that is added, where file systems take 255.
"""

import re
import unicodedata
from collections import defaultdict
from collections.abc import Mapping

_FORBIDDEN = re.compile(r'[\[\]#^|\\/:*?"<>]')
_DEVICE = re.compile(r"(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(\..*)?", re.I)
_LONGEST = 200
#: What Unicode calls control, format, surrogate, private, line and paragraph separator.
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def note_names(labels: Mapping[str, str], types: Mapping[str, str]) -> dict[str, str]:
    """Id -> file name without its suffix, by id -> label and id -> type.

    >>> note_names({"entity/go1-1a": "Go1", "paper/x-2b": "GO1", "paper/y-3c": "?"}, {"entity/go1-1a": "Robot"})
    {'entity/go1-1a': 'Go1 (Robot)', 'paper/x-2b': 'GO1', 'paper/y-3c': 'y-3c'}
    """
    names = {node: safe_name(label) or _local(node) for node, label in sorted(labels.items())}
    for added in (lambda node: types.get(node, ""), lambda node: node.rpartition("-")[2]):
        for node in _shared(names):
            names[node] = f"{names[node]} ({mark})" if (mark := added(node)) else names[node]
    while shared := _shared(names):  # a label that is written like another one with its mark
        for number, node in enumerate(shared, start=2):
            names[node] = f"{_cut(names[node], _LONGEST)} {number}"
    return names


def _shared(names: Mapping[str, str]) -> list[str]:
    """The ids whose names some file system takes for that of another one."""
    groups: dict[str, list[str]] = defaultdict(list)
    for node, name in names.items():
        groups[_folded(name)].append(node)
    return [node for nodes in groups.values() if len(nodes) > 1 for node in nodes]


def safe_name(label: str) -> str:
    """A label as a file name; empty where nothing is left to read, or it is a name of Windows' own.

    >>> safe_name("A/B: C?"), safe_name("..."), safe_name("con")
    ('A B C', '', '')
    """
    text = unicodedata.normalize("NFC", label)
    text = "".join(" " if unicodedata.category(c) in _UNSEEN and c not in "\u200d\u200c" else c for c in text)
    text = _trimmed(_FORBIDDEN.sub(" ", text))
    text = _cut(text, _LONGEST)
    readable = any(character.isalnum() for character in text)
    return text if readable and not _DEVICE.fullmatch(text) else ""


def _trimmed(text: str) -> str:
    return " ".join(text.split()).strip(". \u200c\u200d")


def _folded(name: str) -> str:
    """Equal for names that some file system takes for one."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFKC", name).casefold())


def _local(node: str) -> str:
    """The id without its folder, which is ASCII letters, digits and hyphens."""
    return _cut(node.partition("/")[2], _LONGEST)


def _cut(text: str, longest: int) -> str:
    """At most so many bytes of UTF-8, whole characters."""
    return _trimmed(text.encode("utf-8")[:longest].decode("utf-8", "ignore"))
