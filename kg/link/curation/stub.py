"""Questions as a ``curation.toml`` that a person only has to uncomment."""

import json
import textwrap
from collections.abc import Iterable, Sequence

from kg.link.curation.entries import Entry, Reference, Table
from kg.link.curation.questions import Question

_WIDTH = 110
_HEAD = """\
## Decisions of linking that are most worth a look, the heaviest first. Lines with ## tell of them, lines with one #
## are entries that say the opposite. Where a decision is wrong, take the # away (and mend the entry, give a reason);
## delete the others, or leave them as they are. Then: kg build … --curation THIS-FILE (docs/curation.md).
"""
_VALUES = {Table.RETYPE: "type", Table.NAME: "to", Table.ROLE: "role"}


def write_stub(questions: Sequence[Question]) -> str:
    """The text of the file; without its single ``#`` it is a curation that holds."""
    parts = [_HEAD]
    for number, question in enumerate(questions, start=1):
        told = [f"{number}. {question.topic}: {question.told}", question.reason]
        told += [f"“{question.example}”"] if question.example else []
        lines = [line for text in told for line in _wrapped(text)]
        parts.append("\n".join([*lines, *(f"# {line}" for line in entry_lines(question.entry))]) + "\n")
    return "\n".join(parts)


def _wrapped(text: str) -> Iterable[str]:
    plain = " ".join(text.split())
    return textwrap.wrap(plain, _WIDTH, initial_indent="## ", subsequent_indent="##   ", break_on_hyphens=False)


def entry_lines(entry: Entry) -> list[str]:
    """An entry as lines of TOML.

    >>> entry_lines(Entry(Table.RETYPE, (Reference("planning"),), "Task"))
    ['[[retype]]', 'name = "planning"', 'type = "Task"']
    """
    lines = [f"[[{entry.table}]]"]
    if entry.table in (Table.SAME, Table.DIFFERENT):
        lines.append(f"names = [{', '.join(map(_reference, entry.names))}]")
    else:
        lines.append(f"name = {toml_text(entry.names[0].name)}")
    if entry.table in _VALUES:
        lines.append(f"{_VALUES[entry.table]} = {toml_text(entry.value)}")
    if entry.aliases:
        lines.append(f"aliases = [{', '.join(map(toml_text, entry.aliases))}]")
    paper = entry.paper or (entry.names[0].paper if len(entry.names) == 1 else "")
    lines += [f"paper = {toml_text(paper)}"] if paper else []
    lines += [f"why = {toml_text(entry.why)}"] if entry.why else []
    return lines


def _reference(reference: Reference) -> str:
    if not reference.paper:
        return toml_text(reference.name)
    return f"{{name = {toml_text(reference.name)}, paper = {toml_text(reference.paper)}}}"


def toml_text(text: str) -> str:
    r"""A basic string of TOML: as in JSON, with the few characters escaped that only JSON allows.

    >>> print(toml_text('the "π0" model'), toml_text("a\x7fb\n"))
    "the \"π0\" model" "a\u007fb\n"
    """
    quoted = json.dumps(text.encode("utf-8", "replace").decode("utf-8"), ensure_ascii=False)
    return quoted.replace("\x7f", "\\u007f")
