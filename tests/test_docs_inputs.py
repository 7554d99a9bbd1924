"""docs/inputs.md tells the truth: its tables are those of the code, its commands have options that exist."""

import re
import shlex
from pathlib import Path

import pytest
from typer.main import get_command

from kg.cli import app
from kg.corpus.columns import FIELDS
from kg.corpus.limits import LONGEST_TEXT, Limits
from kg.corpus.notes import NoteKind
from kg.corpus.readers import READERS
from kg.rdf.named import list_named

TEXT = (Path(__file__).parent.parent / "docs" / "inputs.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"`([^`]*\bkg (?:build|papers|query)[^`]*)`|^(kg [^\n]*)", TEXT, re.MULTILINE)


def test_every_format_has_its_row():
    rows = re.findall(r"^\| `([a-z-]+)` \| (.*) \| ((?:`\.\w+` ?)+) \|$", TEXT, re.MULTILINE)
    told = {name: (title, tuple(re.findall(r"`(\.\w+)`", suffixes))) for name, title, suffixes in rows}
    assert told == {name: (reader.title, reader.suffixes) for name, reader in READERS.items()}


def test_fields_and_kinds_of_notes_are_told():
    assert f"Fields are {', '.join(f'`{field}`' for field in FIELDS)}." in " ".join(TEXT.split())
    of_reading = set(NoteKind) - {NoteKind.UNMATCHED}  # that one is about a curation
    assert {kind for kind in of_reading if f"| `{kind}` |" not in TEXT} == set()


def test_limits_are_those_of_the_code():
    limits = Limits()
    assert f"| {limits.whole // 10**6} MB |" in TEXT
    assert f"| {limits.unpacked // 10**9} GB |" in TEXT
    assert f"| {limits.ratio} |" in TEXT
    assert f"{LONGEST_TEXT:,} characters" in TEXT


@pytest.mark.parametrize("line", sorted({(quoted or plain).partition("#")[0] for quoted, plain in COMMANDS}))
def test_commands_and_their_options_exist(line):
    words = shlex.split(line.rpartition("|")[2].replace("…", ""))
    assert words[0] == "kg"
    command = get_command(app).commands[words[1]]
    options = {name for parameter in command.params for name in parameter.opts}
    assert {word for word in words[2:] if word.startswith("-") and word != "-"} <= options
    if "--named" in words:
        assert words[words.index("--named") + 1] in {query.name for query in list_named()}
    if "--map" in words:
        assert words[words.index("--map") + 1].partition("=")[0] in FIELDS
