"""A paper as one file of text or Markdown, as note-taking programs keep them, with or without front matter.

What is known of the paper stands in YAML between lines of ``---``, or in lines such as ``Title: …`` at the beginning;
of YAML the part that such notes use: texts, lists, and texts over several lines.
"""

import re
from collections.abc import Iterator

from kg.corpus.columns import guess_columns, plain_name
from kg.corpus.content import Content
from kg.corpus.fulltext import FullText, Section, paper_of
from kg.corpus.maps.guessed import fields_of
from kg.corpus.notes import Found, Note, NoteKind
from kg.corpus.plain import paragraphs

_FRONT = re.compile(r"\A\s*---[ \t]*\r?\n(?P<matter>.*?\r?\n)?(?:---|\.\.\.)[ \t]*(?:\r?\n|\Z)", re.DOTALL)
_KEY = re.compile(r"(?P<key>[^\s:#\-][^:#\n]{0,40}?)\s*:(?:\s+(?P<value>.*))?$")
_ITEM = re.compile(r"\s*-\s+(?P<value>.*)")
_HEADING = re.compile(r"^(?P<level>#{1,6})\s+(?P<text>.*?)\s*#*\s*$", re.MULTILINE)
_BLOCK = frozenset({"|", ">", "|-", ">-", "|+", ">+"})
_LONGEST_MATTER = 200_000

Matter = dict[str, str | list[str]]


def looks_note(head: bytes) -> bool:
    """Whether the first bytes are front matter, or lines that tell title and abstract."""
    text = head.decode("utf-8", "replace")
    front = _FRONT.match(text)
    matter = front_matter(front["matter"] or "") if front else labelled(text)[0]
    return "title" in guess_columns(matter, {}) and (front is not None or len(matter) > 1)


def read_note(content: Content) -> Iterator[Found]:
    """The one paper of the file: front matter, the first heading as title, "Abstract" or the opening as abstract."""
    text = content.text()
    front = _FRONT.match(text[:_LONGEST_MATTER])
    if front:
        matter, text = front_matter(front["matter"] or ""), text[front.end() :]
    else:
        matter, text = labelled(text)
    columns = guess_columns(matter, content.columns)
    known = {field: matter[column] for field, column in columns.items()}
    title, sections = _sections(text)
    try:
        fields = fields_of(known)
    except ValueError as error:
        yield Note(NoteKind.SKIPPED, content.name, "", f"{error}.")
        return
    also = fields.pop("also")
    abstract = fields.pop("abstract") or ""
    opening = sections[0] if sections and not sections[0].heading else None
    own = any(plain_name(section.heading) in ("abstract", "summary") for section in sections)
    if opening and not abstract and not own:
        abstract, sections = "\n\n".join(opening.paragraphs), sections[1:]
    full = FullText(
        **(fields | {"title": fields["title"] or title, "authors": tuple(fields["authors"])}),
        abstract=abstract,
        also=tuple(also),
        sections=tuple(sections),
    )
    yield from paper_of(content, full)


def front_matter(text: str) -> Matter:
    r"""The fields of YAML as notes use it; what is no field is passed over.

    >>> front_matter('title: "GRASP: a study"\nauthors:\n  - Ada\n  - Alan\ntags: [a, b]\nabstract: >\n  We\n  act.\n')
    {'title': 'GRASP: a study', 'authors': ['Ada', 'Alan'], 'tags': ['a', 'b'], 'abstract': 'We act.'}
    """
    found: Matter = {}
    key = ""
    for line in text.splitlines():
        match = _KEY.fullmatch(line)
        if match and not line[:1].isspace():
            key = match["key"].strip("\"'")
            found[key] = _value(match["value"] or "")
        elif key and (item := _ITEM.fullmatch(line)):
            items = found[key]
            found[key] = [*(items if isinstance(items, list) else []), _unquoted(item["value"])]
        elif key and line[:1].isspace() and line.strip() and isinstance(found[key], str):
            found[key] = f"{found[key]} {line.strip()}".strip()
    return found


def _value(text: str) -> str | list[str]:
    text = text.strip()
    if text in _BLOCK:
        return ""
    if text.startswith("[") and text.endswith("]") and not text.startswith("[["):
        return [_unquoted(item) for item in text[1:-1].split(",") if item.strip()]
    return _unquoted(text)


def _unquoted(text: str) -> str:
    text = text.strip()
    quoted = len(text) > 1 and text[0] == text[-1] and text[0] in "\"'"
    return text[1:-1].replace('\\"', '"').replace("''", "'") if quoted else text


def labelled(text: str) -> tuple[Matter, str]:
    r"""Lines such as "Title: …" at the beginning, and the rest; a field goes on up to the next one or a blank line.

    >>> labelled("Title: A\nAuthors: B; C\nAbstract: We\nact.\n\nMore.")
    ({'Title': 'A', 'Authors': 'B; C', 'Abstract': 'We act.'}, '\nMore.')
    """
    found: Matter = {}
    key, at = "", 0
    for line in text.splitlines(keepends=True):
        match = _KEY.fullmatch(line.strip())
        if match and guess_columns([match["key"]], {}):
            key = match["key"]
            found[key] = (match["value"] or "").strip()
        elif key and line.strip():
            found[key] = f"{found[key]} {line.strip()}".strip()
        else:
            break
        at += len(line)
    return (found, text[at:]) if "title" in guess_columns(found, {}) else ({}, text)


def _sections(text: str) -> tuple[str, list[Section]]:
    """The first heading, where nothing stands before it, and the text by headings; one without heading comes first."""
    title = ""
    sections: list[Section] = []
    heading, at = "", 0
    for match in _HEADING.finditer(text):
        before = paragraphs(text[at : match.start()])
        if before:
            sections.append(Section(heading, tuple(before)))
        elif not sections and not title and match["level"] == "#":
            title, heading, at = match["text"], "", match.end()
            continue
        heading, at = match["text"], match.end()
    if rest := paragraphs(text[at:]):
        sections.append(Section(heading, tuple(rest)))
    return title, sections
