"""The works that the list of references of a PDF names."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from kg.corpus.identity import reference_names
from kg.corpus.pdf_flow import join_lines
from kg.corpus.pdf_layout import Line

_LABEL = re.compile(r"\[\w[\w+.-]{0,12}\]\s|\d{1,3}\.\s(?=[A-Z])")
_DOI = re.compile(r"\b10\.\d{4,9}/[^\s\"<>{}]+")
_ARXIV = re.compile(r"arXiv(?: preprint)?(?: arXiv)?[:\s]\s?(\d{4}\.\d{4,5})", re.IGNORECASE)
_ARXIV_URL = re.compile(r"arxiv\.org/(?:abs|pdf)/(\d{4}\.\d{4,5})", re.IGNORECASE)
_QUOTED = re.compile(r"[“\"]([^“”\"]{15,300}?)[,.]?[”\"]")
_AFTER_YEAR = re.compile(r"\b(?:19|20)\d\d[a-z]?\)?[.,]\s+([^.?!]{15,300})[.?!]")
_SENTENCE = re.compile(r"(?:^|[.?!]\s+)([A-Z][^.?!]{14,300})(?=[.?!](?:\s|$))")
_NAMES = re.compile(r"\b[A-Z]\.|,|\band\b|\bet al\b")


def read_references(lines: Sequence[Line], words: Counter[str]) -> tuple[str, ...]:
    """The names (:func:`~kg.corpus.identity.reference_names`) of what the lines cite."""
    return tuple(name for entry in _entries(lines) for name in _names(join_lines(entry, words)))


def _entries(lines: Sequence[Line]) -> Iterator[list[str]]:
    """Entries begin with a label, else where a line does not hang."""
    labelled = sum(_LABEL.match(line.text) is not None for line in lines) >= max(2, len(lines) // 12)
    entry: list[str] = []
    for line in lines:
        hangs = line.left > line.column[0] + 0.5 * line.size
        if entry and (_LABEL.match(line.text) if labelled else not hangs):
            yield entry
            entry = []
        entry.append(line.text)
    if entry:
        yield entry


def _names(entry: str) -> list[str]:
    doi, label = _DOI.search(entry), _LABEL.match(entry)
    arxiv = _ARXIV.search(entry) or _ARXIV_URL.search(entry)
    return reference_names(
        doi=doi[0].rstrip(".,;)") if doi else "",
        given_id=f"arXiv:{arxiv[1]}" if arxiv else "",
        title=_title(entry[label.end() :] if label else entry),
    )


def _title(entry: str) -> str:
    """What stands in quotation marks, else after the year, else the first sentence that is no list of names."""
    for pattern in (_QUOTED, _AFTER_YEAR):
        if found := pattern.search(entry):
            return found[1]
    for found in _SENTENCE.finditer(entry):
        if len(found[1].split()) >= 3 and len(_NAMES.findall(found[1])) <= 1 and not re.match(r"In\s", found[1]):
            return found[1]
    return ""
