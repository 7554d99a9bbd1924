r"""``papers.bib``: BibTeX that classic BibTeX, biber, Zotero and JabRef all read.

Characters that LaTeX takes for commands are escaped, and accents on ASCII letters become commands (``{\"o}``), which
every BibTeX sorts and prints; other scripts stay UTF-8. A brace in a value would unbalance the entry even when it is
escaped (BibTeX counts braces and knows no escapes), so it is written by name. Words with capitals inside are wrapped in
braces, or a style would write ``kskt``.
"""

import re
import unicodedata
from pathlib import Path

from kg.export.characters import CharacterFilter
from kg.export.references import Name, Reference, ReferenceType, references
from kg.export.rows import ExportStats
from kg.graph.view import Graph
from kg.model import Records
from kg.writing import open_text

_TYPES = {
    ReferenceType.CONFERENCE: ("inproceedings", "booktitle"),
    ReferenceType.JOURNAL: ("article", "journal"),
    ReferenceType.PREPRINT: ("misc", "howpublished"),
    ReferenceType.UNKNOWN: ("misc", "howpublished"),
}

_SPECIAL = {
    "\\": r"\textbackslash{}",
    "{": r"$\lbrace$",
    "}": r"$\rbrace$",
    "~": r"\textasciitilde{}",
    "^": r"\textasciicircum{}",
    **{character: f"${character}$" for character in "<>|"},
    **{character: f"\\{character}" for character in "$&%#_"},
}
_LETTERS = {
    "ß": r"{\ss}",
    "æ": r"{\ae}",
    "Æ": r"{\AE}",
    "œ": r"{\oe}",
    "Œ": r"{\OE}",
    "ø": r"{\o}",
    "Ø": r"{\O}",
    "ł": r"{\l}",
    "Ł": r"{\L}",
    "ı": r"{\i}",
}
#: Combining mark -> the command for it.
_ACCENTS = {
    "\u0300": "`",
    "\u0301": "'",
    "\u0302": "^",
    "\u0303": "~",
    "\u0304": "=",
    "\u0306": "u",
    "\u0307": ".",
    "\u0308": '"',
    "\u030a": "r",
    "\u030b": "H",
    "\u030c": "v",
    "\u0323": "d",
    "\u0327": "c",
    "\u0328": "k",
}
#: What may not stand as it is.
_CANDIDATE = re.compile(f"[{re.escape(''.join(_SPECIAL))}]|[^\x00-\x7f]")
#: Where two characters would print as one: dashes, quotation marks, turned marks.
_LIGATURE = re.compile(r"(?<=-)(?=-)|(?<=')(?=')|(?<=[`?!])(?=`)")
#: A word that a style must not write small: a capital or a digit beyond its first letter.
_CAPITALS = re.compile(r"\S*\w(?=\S*[^\W_a-z])\S+")


def write_bibtex(records: Records, graph: Graph, path: Path, *, base_iri: str, texts: bool) -> ExportStats:
    """Writes ``papers.bib``, an entry a paper."""
    keep = CharacterFilter()
    count = 0
    with open_text(path) as file:
        file.write("% Papers of a knowledge graph made by kg. Encoding: UTF-8.\n")
        for reference in references(records, keep, texts=texts):
            file.write(_entry(reference))
            count += 1
    return ExportStats(count, keep.dropped)


def _entry(reference: Reference) -> str:
    kind, place = _TYPES[reference.type]
    fields = {
        "title": " ".join(map(_protected, reference.title.split())),
        "author": " and ".join(map(_author, reference.authors)),
        place: latex(reference.venue),
        "year": str(reference.year or ""),
        "doi": latex(reference.doi),
        "eprint": latex(reference.arxiv),
        "archiveprefix": "arXiv" if reference.arxiv else "",
        "url": _url(reference.url),
        "keywords": latex(", ".join(reference.keywords)),
        "note": latex(reference.note),
        "abstract": latex(reference.abstract),
    }
    lines = [f"  {name} = {{{value}}},\n" for name, value in fields.items() if value]
    return f"\n@{kind}{{{reference.key},\n{''.join(lines)}}}\n"


def latex(text: str) -> str:
    r"""A text as LaTeX that prints it.

    >>> latex("Gödel & Łoś: 100% of $x_1$")
    'G{\\"o}del \\& {\\L}o{\\\'s}: 100\\% of \\$x\\_1\\$'
    """
    return _LIGATURE.sub("{}", _CANDIDATE.sub(_character, unicodedata.normalize("NFC", text)))


def _character(found: re.Match[str]) -> str:
    character = found[0]
    if character.isascii():
        return _SPECIAL[character]
    if character in _LETTERS:
        return _LETTERS[character]
    base, mark, *more = (*unicodedata.normalize("NFD", character), "")
    if mark not in _ACCENTS or more != [""] or not (base.isascii() and base.isalpha()):
        return character
    command = _ACCENTS[mark]
    letter = f"\\{base}" if base in "ij" and mark not in "\u0323\u0327\u0328" else base
    return f"{{\\{command}{{{letter}}}}}" if command.isalpha() or letter != base else f"{{\\{command}{letter}}}"


def _protected(word: str) -> str:
    return f"{{{latex(word)}}}" if _CAPITALS.fullmatch(word) else latex(word)


def _author(name: Name) -> str:
    parts = [latex(part) for part in (name.family, name.suffix, name.given) if part]
    if not name.given or any("," in part or re.search(r"\band\b", part, re.I) for part in parts):
        return f"{{{' '.join(filter(None, (latex(name.given), latex(name.family), latex(name.suffix))))}}}"
    return ", ".join(parts)


def _url(url: str) -> str:
    r"""A URL as it is, for ``\url``: what no URL has, braces among it, is percent-encoded."""
    return "".join(f"%{ord(character):02X}" if character in '\\{}"<>^`| ' else character for character in url)
