"""What ``kg papers`` tells: the papers that would be read, and what each file was taken for."""

from collections import Counter, defaultdict
from typing import Any

from kg.corpus.notes import NoteKind
from kg.corpus.read import Corpus
from kg.corpus.readers import READERS

_SHOWN = 80


def paper_rows(corpus: Corpus) -> list[dict[str, Any]]:
    """A row for each paper: key, title (else opening words), venue, year, its sources."""
    return [
        {
            "key": paper.key,
            "title": paper.title or paper.abstract[:_SHOWN],
            "venue": paper.venue,
            "year": paper.year,
            "sources": [str(source) for source in paper.sources],
        }
        for paper in corpus.papers
    ]


def file_rows(corpus: Corpus) -> list[dict[str, Any]]:
    """A row for each file: the format that it was taken for, how many papers it holds, how many notes there are on it.

    ``problem`` is the reason of the first that was skipped, else of the first other note.
    """
    notes = defaultdict(list)
    for note in corpus.notes:
        notes[note.file].append(note)
    rows = []
    for file in corpus.files:
        own = sorted(notes[file.file], key=lambda note: (note.kind is not NoteKind.SKIPPED, note))
        told = [note for note in own if note.kind is not NoteKind.DUPLICATE]
        first = f"{told[0].place}: {told[0].reason}".removeprefix(": ") if told else ""
        format_ = READERS[file.format].title if file.format else "unknown"
        rows.append({"file": file.file, "format": format_, "papers": file.papers, "notes": len(own), "problem": first})
    known = {file.file for file in corpus.files}
    for name in sorted(notes.keys() - known):
        own = notes[name]
        rows.append({"file": name, "format": "unknown", "papers": 0, "notes": len(own), "problem": own[0].reason})
    return rows


def format_lines(corpus: Corpus) -> list[str]:
    """A line for each format that files were taken for: "BibTeX and BibLaTeX (bibtex): 2 files, 500 papers"."""
    files = Counter(file.format for file in corpus.files)
    papers: Counter[str] = Counter()
    for file in corpus.files:
        papers[file.format] += file.papers
    return [
        f"{READERS[name].title} ({name}): {_count(files[name], 'file')}, {_count(papers[name], 'paper')}"
        for name in READERS
        if files[name]
    ]


def _count(number: int, word: str) -> str:
    return f"{number} {word}" if number == 1 else f"{number} {word}s"
