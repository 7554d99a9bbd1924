"""docs/curation.md and docs/vocabulary.md tell the truth: their files are written, their commands run.

``KG_REWRITE=1 pytest tests/test_docs_curation.py`` writes the answers anew (read the difference).
"""

import os
import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kg.cli import app
from kg.errors import KgError
from kg.link.curation.entries import Table
from kg.link.curation.questions import Topic
from kg.link.curation.read import KEYS
from tests.conftest import ROOT

BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```\n", re.MULTILINE | re.DOTALL)
NAMES = ("curation", "vocabulary")


def answer(command: str) -> str:
    """What a command prints on both streams."""
    program, *args = shlex.split(command)
    assert program == "kg", command
    result = CliRunner().invoke(app, args)
    if isinstance(result.exception, KgError):
        return f"{result.output}kg: {result.exception}\n"
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.output


@pytest.mark.parametrize("name", NAMES)
def test_the_examples_run_as_they_stand(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    document = ROOT / "docs" / f"{name}.md"
    monkeypatch.chdir(tmp_path)

    def run(found: re.Match[str]) -> str:
        kind, file, content = found.groups()
        if file:
            Path(file).write_text(content, encoding="utf-8")
        if kind != "console":
            return found[0]
        commands = [line[2:] for line in content.splitlines() if line.startswith("$ ")]
        told = "".join(f"$ {command}\n{answer(command)}" for command in commands)
        return f"```console\n{told}```\n"

    before = document.read_text(encoding="utf-8")
    after = BLOCK.sub(run, before)
    if os.environ.get("KG_REWRITE"):
        document.write_text(after, encoding="utf-8", newline="\n")
    assert before == after or os.environ.get("KG_REWRITE")
    assert before.count("\n$ kg ") >= 2


def test_every_table_topic_and_key_is_told() -> None:
    text = (ROOT / "docs" / "curation.md").read_text(encoding="utf-8")
    for table in Table:
        required, optional = KEYS[table]
        row = next(line for line in text.splitlines() if line.startswith(f"| `[[{table}]]` |"))
        assert re.findall(r"`(\w+)`", row.split("|")[2]) == [*required, *optional], table
    assert set(Topic) <= set(re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE))
