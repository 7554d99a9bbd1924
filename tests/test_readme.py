"""The README tells the truth: every command that it shows is run, and must print what it shows.

``KG_REWRITE=1 pytest tests/test_readme.py`` writes what the commands print now into the README (read the difference).
"""

import os
import re
import shlex
from pathlib import Path

import pytest

from kg.cli.app import app
from tests.conftest import ROOT, kg

README = ROOT / "README.md"
#: A console block: commands after "$ ", continued lines indented by four, then what they print.
BLOCK = re.compile(r"```console\n(.*?)```", re.DOTALL)
COMMAND = re.compile(r"^\$ kg (.*(?:\n {4}.*)*)\n", re.MULTILINE)


def run(block: str, built: Path) -> str:
    """The block with what its commands print now."""
    shown = ""
    for arguments in COMMAND.findall(block):
        done = kg(*(str(built) if part == "exports" else part for part in shlex.split(arguments)))
        assert done.returncode == 0, done.stderr
        shown += f"$ kg {arguments}\n{done.stdout}"
    return shown


def test_commands_print_what_the_readme_shows(built):
    text = README.read_text(encoding="utf-8")
    blocks = BLOCK.findall(text)
    assert len(blocks) >= 3
    for block in blocks:
        now = run(block, built)
        if os.environ.get("KG_REWRITE"):
            text = text.replace(block, now)
            README.write_text(text, encoding="utf-8", newline="\n")
        else:
            assert now == block


@pytest.mark.parametrize("line", re.findall(r"^(?:make|kg) .*", README.read_text(encoding="utf-8"), re.MULTILINE))
def test_commands_exist(line):
    words = line.split("#")[0].split()
    if words[0] == "make":
        assert re.search(rf"^{words[1]}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
        return
    done = kg(words[1], "--help")
    assert done.returncode == 0
    for option in (word for word in words if word.startswith("--")):
        assert option in done.stdout


def test_every_command_is_told():
    text = README.read_text(encoding="utf-8")
    names = [command.name or command.callback.__name__.rstrip("_") for command in app.registered_commands]
    assert len(names) >= 10
    assert [name for name in names if f"`kg {name}" not in text and f"kg {name} " not in text] == []


def test_files_that_the_readme_links_to_exist():
    for target in re.findall(r"\]\(([^)#]+)\)", README.read_text(encoding="utf-8")):
        assert target.startswith("https://") or (ROOT / target).exists(), target


def test_ci_calls_what_the_readme_tells():
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    called = re.findall(r"^make (\w+)", script, re.MULTILINE)
    assert called == ["test", "interop"]
    readme = README.read_text(encoding="utf-8")
    assert all(f"make {name}" in readme for name in called)
