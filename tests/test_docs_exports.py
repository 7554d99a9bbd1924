"""docs/exports.md tells the truth: its tables are those of the code, its transcripts are run on a build of the seeds.

``KG_REWRITE=1 pytest tests/test_docs_exports.py`` writes both anew (read the difference).
"""

import os
import re
import shutil
from code import compile_command
from collections.abc import Iterable, Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

import kg as package
from kg.export.exporters import EXPORTERS
from kg.export.rows import NODE_COLUMNS
from kg.graph.view import EDGE_ATTRIBUTES, Attribute
from tests.conftest import ROOT

DOCUMENT = ROOT / "docs" / "exports.md"
BLOCK = re.compile(r"(?<=```pycon\n).*?(?=```)", re.DOTALL)
TABLE = re.compile(r"^(\| .*\n\| ---.*\n)((?:\| .*\n)*)", re.MULTILINE)
TOOLS = (
    "Gephi",
    "Gephi Lite",
    "Cytoscape",
    "yEd",
    "VOSviewer",
    "NetworkX",
    "igraph",
    "graph-tool",
    "Neo4j",
    "LadybugDB",
    "Memgraph",
    "Triple stores",
    "pandas",
    "Parquet",
    "Zotero",
    "JabRef and LaTeX",
    "Obsidian",
)


@pytest.fixture(scope="module")
def text() -> str:
    return DOCUMENT.read_text(encoding="utf-8")


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |\n"


def attribute_rows(columns: Iterable[Attribute]) -> str:
    return "".join(row(f"`{column.name}`", column.meaning) for column in columns)


def expected_tables() -> list[str]:
    formats = (
        row(f"`{name}`", f"`{found.file}{'/' if found.folder else ''}`", found.purpose)
        for name, found in EXPORTERS.items()
    )
    return ["".join(formats), attribute_rows(NODE_COLUMNS), attribute_rows(EDGE_ATTRIBUTES)]


def test_the_tables_are_those_of_the_code(text: str) -> None:
    if os.environ.get("KG_REWRITE"):
        wanted = iter(expected_tables())
        text = TABLE.sub(lambda found: found[1] + next(wanted), text)
        DOCUMENT.write_text(text, encoding="utf-8", newline="\n")
    assert [found[2] for found in TABLE.finditer(text)] == expected_tables()


def statements(block: str) -> Iterator[str]:
    """The statements of a transcript, each with its lines of continuation, without the prompts."""
    for statement in re.findall(r"^>>> .*\n(?:\.\.\. .*\n)*", block, re.MULTILINE):
        yield "".join(line[4:] + "\n" for line in statement.splitlines())


def run(block: str, names: dict[str, object]) -> str:
    """The transcript with what the statements print now."""
    shown = ""
    for statement in statements(block):
        first, *rest = statement.splitlines()
        shown += f">>> {first}\n" + "".join(f"... {line}\n" for line in rest)
        code = compile_command(statement, symbol="single") or compile(statement, "<docs>", "single")
        with redirect_stdout(StringIO()) as printed:
            exec(code, names)
        shown += printed.getvalue()
    return shown


@pytest.mark.filterwarnings("ignore:unclosed file:ResourceWarning")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_transcripts(text: str, built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "kg-out"
    shutil.copytree(built, folder)
    workspace = package.load(built)
    workspace.export("parquet", folder / "parquet")
    workspace.export("obsidian", folder / "vault")
    monkeypatch.chdir(tmp_path)
    blocks = BLOCK.findall(text)
    assert len(blocks) >= 10
    names: dict[str, object] = {}
    now = [run(block, names) for block in blocks]
    if os.environ.get("KG_REWRITE"):
        written = iter(now)
        text = BLOCK.sub(lambda found: next(written), DOCUMENT.read_text(encoding="utf-8"))
        DOCUMENT.write_text(text, encoding="utf-8", newline="\n")
    else:
        assert now == blocks


@pytest.mark.parametrize("tool", TOOLS)
def test_each_tool_has_its_three_steps(tool: str, text: str) -> None:
    section = re.split(r"\n##+ ", text.split(f"\n### {tool}\n", 1)[1], maxsplit=1)[0]
    assert re.findall(r"^(\d)\. ", section, re.MULTILINE) == ["1", "2", "3"]


def test_formats_in_commands_exist(text: str) -> None:
    names = re.findall(r"--format (\S+)", text)
    assert len(names) >= 4
    assert set(names) <= set(EXPORTERS)
