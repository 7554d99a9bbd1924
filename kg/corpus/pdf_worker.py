"""The child process of :mod:`kg.corpus.pdf`: ``python -m kg.corpus.pdf_worker FILE SECONDS BYTES PAGES``.

It writes one JSON object: the paper that it found (``paper``: the fields of :class:`kg.corpus.fulltext.FullText`, and
``remarks`` on what is missing), or the reason why there is none (``refused``).
"""

import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from kg.corpus.fulltext import FullText
from kg.corpus.pdf_flow import read_sections, vocabulary
from kg.corpus.pdf_front import read_front
from kg.corpus.pdf_layout import lay_out
from kg.corpus.pdf_metadata import read_metadata
from kg.corpus.pdf_references import read_references
from kg.corpus.pdf_runs import Page, PdfError, count_pages, find_info, open_document, read_page

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

_FEWEST_LETTERS = 20  # of a page that holds text …
_FEWEST_OF_ALL = 600  # … and of a paper: some hundred words
_MOST_CHARACTERS = 5_000_000  # of a document


def main() -> None:
    """Reads the file that the command names."""
    path, seconds, memory, most = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])
    if resource is not None:
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    try:
        answer: dict[str, Any] = read_paper(path, most)
    except PdfError as error:
        answer = {"refused": str(error)}
    except MemoryError:
        answer = {"refused": f"needs over {memory // 10**6} MB to be read."}
    sys.stdout.buffer.write(json.dumps(answer).encode())


def read_paper(path: Path, most: int) -> dict[str, Any]:
    """The answer on a file, of which at most so many pages are read; raises :class:`PdfError`."""
    with open_document(path) as document:
        told = read_metadata(path.read_bytes(), lambda key: find_info(document, key))
        count = count_pages(document)
        pages: list[Page] = []
        broken, size = 0, 0
        for number in range(min(count, most)):
            page = read_page(document, number)
            broken += page is None
            if page is not None:
                pages.append(page)
                size += sum(len(run.text) for run in page.runs)
            if size > _MOST_CHARACTERS:
                break
    if not pages:
        raise PdfError("broken PDF: none of its pages can be read. Download or export it again.")
    blank = sum(page.letters < _FEWEST_LETTERS for page in pages)
    if blank == len(pages):
        if any(page.images for page in pages):
            raise PdfError("its pages are images without text. Make one by OCR first (ocrmypdf).")
        raise PdfError("holds no text that can be read.")
    letters = sum(page.letters for page in pages)
    if letters < _FEWEST_OF_ALL and blank == 0 and len(pages) == count:
        raise PdfError(f"holds {letters} letters: a figure or a slide, but no paper.")
    scans = sum(page.letters < _FEWEST_LETTERS and page.images > 0 for page in pages)
    remarks = list(_remarks(count, len(pages) + broken, broken, scans))
    return {"paper": asdict(_full_text(pages, told)), "remarks": remarks}


def _remarks(count: int, read: int, broken: int, scans: int) -> Iterator[str]:
    if read < count:
        yield f"has {count} pages, of which the first {read} are read."
    if broken:
        yield f"{broken} of its {count} pages are broken and are left out."
    if scans:
        yield f"{scans} of its {count} pages are images without text."


def _full_text(pages: list[Page], told: Mapping[str, str]) -> FullText:
    layout = lay_out(pages)
    words = vocabulary(layout.lines)
    front = read_front(layout, pages[0].height, told, pages[0].upright)
    flow = read_sections(front.rest, words)
    return FullText(
        title=front.title,
        abstract=front.abstract,
        authors=front.authors,
        venue=front.venue,
        year=front.year,
        doi=front.doi,
        given_id=f"arXiv:{front.arxiv}" if front.arxiv else "",
        sections=flow.sections,
        references=read_references(flow.references, words),
    )


if __name__ == "__main__":
    main()
