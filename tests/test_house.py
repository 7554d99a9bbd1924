"""Rules that no linter knows: which way imports point, what the lock holds, what must never change by accident."""

import hashlib
import re
import tomllib
from pathlib import Path

import pytest

import kg
from tests import house

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "kg"
SOURCES = {path.relative_to(PACKAGE).as_posix(): path.read_text("utf-8") for path in sorted(PACKAGE.rglob("*.py"))}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
CORE = PROJECT["project"]["dependencies"]
TEST = PROJECT["project"]["optional-dependencies"]["test"]
BUILD = PROJECT["dependency-groups"]["build"]
TESTS = {path.relative_to(ROOT).as_posix(): path for path in sorted((ROOT / "tests").rglob("*.py"))}
LOCK = (ROOT / "constraints.txt").read_text("utf-8")
TEST_LOCK = (ROOT / "constraints-test.txt").read_text("utf-8")

#: Files over 300 lines, each with its limit. One reason each, or it is split.
LONG_FILES = {
    "records.py": 340,  # the file form of every record, what is written and what is read side by side
}

SEEDS = {
    "000_7568a65620f1e095.txt": "88cf912f8ded400b37412939a3e7a2a7a4e466479466396e8fba9380b944cc51",
    "001_62022aa295ca4466.txt": "ee519b71995f77fbf1cda57a2964ad279a01574247f3fa3f3cf31ab87885a98d",
}

#: Apache License 2.0 as its stewards publish it.
APACHE = "cfc7749b96f63bd31c3c42b5c471bf756814053e847c10f3eb003417bc523d30"


# -- the repository --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", SOURCES)
def test_each_library_stays_behind_its_door(path: str) -> None:
    assert house.door_complaints(path, SOURCES[path]) == []


@pytest.mark.parametrize("path", SOURCES)
def test_imports_point_upstream(path: str) -> None:
    assert house.stage_complaints(path, SOURCES[path]) == []


@pytest.mark.parametrize("path", SOURCES)
def test_spacy_can_read_the_annotations_of_its_factories(path: str) -> None:
    assert house.factory_complaints(path, SOURCES[path]) == []


def test_no_file_is_named_after_nothing() -> None:
    assert house.name_complaints(SOURCES) == []


@pytest.mark.parametrize("path", SOURCES)
def test_files_stay_small(path: str) -> None:
    assert house.length_complaints(path, SOURCES[path], LONG_FILES) == []


def test_long_files_are_still_long() -> None:
    assert [path for path in LONG_FILES if len(SOURCES[path].splitlines()) <= house.LONGEST_FILE] == []


def test_dependencies_are_what_the_package_imports() -> None:
    assert house.dependency_complaints(CORE, house.foreign_libraries(SOURCES)) == []


def test_the_lock_pins_what_a_user_installs() -> None:
    assert house.lock_complaints(LOCK, [*CORE, *BUILD]) == []


def test_the_test_lock_pins_the_rest_and_agrees() -> None:
    assert house.lock_complaints(TEST_LOCK, [*CORE, *BUILD, *TEST]) == []
    pins = house.lock_pins(TEST_LOCK)
    assert {name: pin for name, pin in house.lock_pins(LOCK).items() if pins.get(name) != pin} == {}


def test_the_build_backend_is_the_locked_one() -> None:
    (backend,) = PROJECT["build-system"]["requires"]
    assert backend in BUILD
    assert backend == f"hatchling=={house.lock_pins(LOCK)['hatchling'][0]}"


@pytest.mark.parametrize("name", ["torch", "onnxruntime", "pytest", "playwright", "hypothesis"])
def test_a_user_does_not_install(name: str) -> None:
    assert name not in house.lock_pins(LOCK)


def test_seeds_are_untouched() -> None:
    found = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in (ROOT / "seeds").iterdir()}
    assert found == SEEDS


def test_one_version_everywhere() -> None:
    version = PROJECT["project"]["version"]
    assert kg.__version__ == version
    citation = (ROOT / "CITATION.cff").read_text("utf-8")
    assert re.findall(r"^version: (.+)$", citation, re.MULTILINE) == [version]
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert re.findall(r"^## \[([\d.]+)\]", changes, re.MULTILINE)[0] == version


def test_the_licence_is_apache_2_in_full() -> None:
    assert PROJECT["project"]["license"] == "Apache-2.0"
    assert hashlib.sha256((ROOT / "LICENSE").read_bytes()).hexdigest() == APACHE


@pytest.mark.parametrize("path", [path for path in TESTS if "node_modules" not in path])
def test_no_test_skips_itself(path: str) -> None:
    assert house.skip_complaints(path, TESTS[path].read_text("utf-8")) == []


def test_ci_runs_the_commands_that_make_lists() -> None:
    script = (ROOT / ".ci" / "run").read_text("utf-8")
    listed = re.findall(r"^([a-z]+):.*## ", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert re.findall(r"^make (\w+)$", script, re.MULTILINE) == ["test", "interop"]
    assert {"help", "demo", "test", "interop", "check", "lock", "clean"} <= set(listed)


@pytest.mark.parametrize("folder", ["seeds", "exports"])
def test_no_tool_touches_what_is_compared_byte_for_byte(folder: str) -> None:
    (pattern,) = re.findall(r"^exclude: (.+)$", (ROOT / ".pre-commit-config.yaml").read_text("utf-8"), re.MULTILINE)
    assert re.search(pattern, f"{folder}/file.txt")
    assert not re.search(pattern, f"tests/{folder}/file.txt")
    assert folder in PROJECT["tool"]["ruff"]["extend-exclude"]
    attributes = (ROOT / ".gitattributes").read_text("utf-8").splitlines()
    assert any(line.startswith(f"{folder}/** -text") for line in attributes)


def test_architecture_tells_of_every_file() -> None:
    document = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    paths = [f"kg/{path}" for path in SOURCES if Path(path).name != "__init__.py"]
    assert house.layout_complaints(document, paths) == []


def test_decision_records_are_dated_and_numbered_without_a_gap() -> None:
    names = sorted(path.name for path in (ROOT / "docs" / "decisions").glob("*.md"))
    matches = [re.fullmatch(r"\d{4}-\d\d-\d\d-(\d\d)-[a-z0-9-]+\.md", name) for name in names]
    assert all(matches), names
    assert sorted(int(match[1]) for match in matches if match) == list(range(1, len(names) + 1))


# -- each rule on a bad sample ---------------------------------------------------------------------------------------


def test_imports_are_read_wherever_they_stand() -> None:
    source = "import os.path, spacy\ndef f():\n  from ..text import names\n  from . import load\n  from kg import ids\n"
    assert sorted(house.imported_modules(source, "lexicon/match.py")) == [
        (1, "os.path"),
        (1, "spacy"),
        (3, "kg.text"),
        (4, "kg.lexicon"),
        (5, "kg.ids"),
    ]


@pytest.mark.parametrize(
    ("path", "source", "complaints"),
    [
        ("extract/roles.py", "import spacy", []),
        ("extract/roles.py", "from rdflib.term import URIRef", ["extract/roles.py:1: rdflib is imported only in rdf/"]),
        ("cli.py", "def f():\n    import typer", []),
        ("text/cli.py", "import typer", ["text/cli.py:1: typer is imported only in cli.py"]),
        ("rdf/write.py", "import requests", ["rdf/write.py:1: requests is imported only in no place yet"]),
        ("rdf/write.py", "import json, kg.ids", []),
    ],
)
def test_a_library_at_the_wrong_door(path: str, source: str, complaints: list[str]) -> None:
    assert house.door_complaints(path, source) == complaints


@pytest.mark.parametrize(
    ("path", "source", "complaint"),
    [
        ("rdf/write.py", "from kg.graph.view import Graph\nfrom kg import __version__, ids\nimport kg.rdf.names", ""),
        (
            "rdf/write.py",
            "from kg.export import csv",
            "rdf/write.py:1: rdf imports export, which is not upstream of it",
        ),
        (
            "text/clean.py",
            "from kg import pipeline",
            "text/clean.py:1: text imports pipeline, which is not upstream of it",
        ),
        ("model.py", "from . import ids", "model.py:1: model imports ids, which is not upstream of it"),
        ("ids.py", "from kg.model import Span", ""),
        ("cli.py", "from kg import pipeline", ""),
        ("ids.py", "import kg.magic", "ids.py:1: 'magic' has no place in STAGES"),
        ("magic.py", "import kg.ids", "magic.py: 'magic' has no place in STAGES"),
        ("__init__.py", "from kg.workspace import load", ""),
    ],
)
def test_an_import_that_looks_down(path: str, source: str, complaint: str) -> None:
    assert house.stage_complaints(path, source) == ([complaint] if complaint else [])


def test_postponed_annotations_in_a_factory() -> None:
    factory = '@Language.factory("kg_roles")\ndef make_roles(nlp: Language, name: str): ...\n'
    future = "from __future__ import annotations\n"
    assert house.factory_complaints("f.py", factory) == []
    assert house.factory_complaints("f.py", future) == []
    assert house.factory_complaints("f.py", future + factory) == [
        "f.py: registers spaCy components and imports __future__.annotations"
    ]
    assert house.factory_complaints("f.py", "from typing import TYPE_CHECKING\n" + factory) == [
        "f.py: registers spaCy components and imports typing.TYPE_CHECKING"
    ]


def test_a_test_that_skips_itself() -> None:
    source = 'skip = 1\n@pytest.mark.skipif(True, reason="")\ndef test(): pytest.importorskip("igraph")\n'
    assert house.skip_complaints("t.py", source) == [
        "t.py:2: skipif hides a test that did not run",
        "t.py:3: importorskip hides a test that did not run",
    ]


def test_a_name_that_says_nothing() -> None:
    assert house.name_complaints(["text/names.py", "text/utils.py", "common/io.py"]) == [
        "text/utils.py: 'utils' says nothing of what is inside",
        "common/io.py: 'common' says nothing of what is inside",
    ]


def test_a_long_file() -> None:
    assert house.length_complaints("a.py", "x\n" * 300, {}) == []
    assert house.length_complaints("a.py", "x\n" * 301, {}) == ["a.py: 301 lines, over 300"]
    assert house.length_complaints("a.py", "x\n" * 301, {"a.py": 310}) == []


def test_a_dependency_too_many_and_one_too_few() -> None:
    assert house.dependency_complaints(["Jinja2>=3", "rich"], {"jinja2", "rich"}) == []
    assert house.dependency_complaints(["rich>=13"], {"httpx"}) == [
        "rich is declared and never imported",
        "httpx is imported and not declared",
    ]
    assert house.foreign_libraries({"a.py": "import json, numpy.linalg", "b.py": "from kg import ids"}) == {"numpy"}


HASH = "--hash=sha256:" + "0" * 64


def test_a_lock_is_read() -> None:
    text = (
        f"# header\nrich==15.0 \\\n    {HASH} \\\n    {HASH}\nzipp==4.1 ; python_full_version < '3.12' \\\n    {HASH}\n"
    )
    assert house.lock_pins(text) == {"rich": ("15.0", 2), "zipp": ("4.1", 1)}
    assert house.lock_complaints(text, ["rich>=13", "zipp"]) == []
    assert house.lock_complaints(text, ["Typer[all]>=1"]) == ["typer is not pinned"]


@pytest.mark.parametrize(
    "line",
    [
        "--index-url https://example.org/simple",
        "--extra-index-url=example",
        "--find-links wheels",
        "#    uv pip compile -o /home/me/constraints.txt",
        "rich @ file:rich.whl",
    ],
)
def test_a_lock_that_names_a_place(line: str) -> None:
    comment = line if line.startswith("#") else f"# {line}"
    complaints = house.lock_complaints(f"{comment}\nrich==15.0 \\\n    {HASH}\n", ["rich"])
    assert complaints == [f"line 1 names a registry or a path: {comment}"]
    if not line.startswith("#"):
        with pytest.raises(ValueError, match="no pin"):
            house.lock_pins(line)


def test_a_lock_without_a_hash_or_with_two_versions() -> None:
    assert house.lock_complaints("rich==15.0\n", ["rich"]) == ["rich==15.0 has no hash"]
    with pytest.raises(ValueError, match="pinned twice"):
        house.lock_pins(f"rich==15.0 \\\n    {HASH}\nrich==14.0 \\\n    {HASH}\n")


def test_a_document_that_tells_of_other_files() -> None:
    document = "See `kg/pipeline.py: build()`.\n- `kg/ids.py`: mints\n- `kg/gone.py`: was\n- `kg/ids.py`: again\n"
    assert house.layout_complaints(document, ["kg/ids.py", "kg/text/clean.py"]) == [
        "kg/ids.py is told of twice",
        "kg/gone.py is named and does not exist",
        "kg/pipeline.py is named and does not exist",
        "kg/text/clean.py is not told of",
    ]
