"""PDF: one paper a file, read in a child process with limits on its time and memory."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from kg.corpus.content import Content
from kg.corpus.fulltext import FullText, Section, arxiv_of_name, paper_of
from kg.corpus.notes import Found, Note, NoteKind
from kg.errors import InputError, MissingExtraError

#: Of one file: seconds, bytes of memory, and pages; longer ones are proceedings and books.
SECONDS, MEMORY, PAGES = 60, 2_000_000_000, 400
_LARGEST_ANSWER = 50_000_000  # bytes


def looks_pdf(head: bytes) -> bool:
    """Whether the first bytes are of a PDF; some programs write something before its mark."""
    return b"%PDF-" in head[:1024]


def read_pdf(content: Content) -> Iterator[Found]:
    """The paper of a PDF: title and abstract by the layout of its first page, sections by their headings.

    Raises:
        InputError: encrypted, broken, without text, too large, or over the limits of time and memory.
        MissingExtraError: without the extra ``pdf``.
    """
    if find_spec("pypdfium2") is None:
        raise MissingExtraError("reading PDF", "pdf")
    with content.on_disk() as path:
        if path.stat().st_size > content.limits.whole:
            raise InputError(content.name, f"is over {content.limits.whole // 10**6} MB; see --max-size.")
        answer = _ask(content, path)
    if refused := answer.get("refused"):
        raise InputError(content.name, str(refused))
    fields: dict[str, Any] = answer["paper"]
    fields["sections"] = tuple(Section(part["heading"], tuple(part["paragraphs"])) for part in fields["sections"])
    fields |= {name: tuple(fields[name]) for name in ("authors", "references")}
    fields["given_id"] = fields["given_id"] or arxiv_of_name(content.name)
    yield from paper_of(content, FullText(**fields))
    for remark in answer["remarks"]:
        yield Note(NoteKind.CUT, content.name, "", remark)


def _ask(content: Content, path: Path) -> dict[str, Any]:
    """The answer of a child process, which ends with it whatever it meets."""
    command = [sys.executable, "-m", "kg.corpus.pdf_worker", str(path), str(SECONDS), str(MEMORY), str(PAGES)]
    root = str(Path(__file__).parents[2])
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, (root, os.environ.get("PYTHONPATH"))))}
    try:
        done = subprocess.run(  # noqa: S603 -- our own module
            command, stdin=subprocess.DEVNULL, capture_output=True, timeout=SECONDS * 2, env=environment, check=False
        )
    except subprocess.TimeoutExpired as error:
        raise InputError(content.name, f"takes over {SECONDS} seconds to be read.") from error
    if done.returncode == 0 and len(done.stdout) <= _LARGEST_ANSWER:
        answer: dict[str, Any] = json.loads(done.stdout)
        return answer
    if done.returncode < 0 and -done.returncode in _STOPPED:
        raise InputError(content.name, f"takes over {SECONDS} seconds or {MEMORY // 10**6} MB to be read.")
    raise InputError(content.name, "broken PDF, on which the program that reads it fails. Export it again.")


_STOPPED = (24, 9)  # SIGXCPU and SIGKILL, by their numbers where Windows does not know them
