"""Rules that no linter knows: which way imports point, what the lock holds, what must never change by accident."""

import hashlib
import json
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
OPTIONAL = PROJECT["project"]["optional-dependencies"]
#: What users install by name; "train" is for those who train the model, and nothing in kg imports it.
EXTRAS = [name for extra, names in OPTIONAL.items() if extra not in ("test", "train") for name in names]
TEST = OPTIONAL["test"]
BUILD = PROJECT["dependency-groups"]["build"]
TESTS = {path.relative_to(ROOT).as_posix(): path for path in sorted((ROOT / "tests").rglob("*.py"))}
LOCK = (ROOT / "constraints.txt").read_text("utf-8")
TEST_LOCK = (ROOT / "constraints-test.txt").read_text("utf-8")

#: Files over 300 lines, each with its limit. One reason each, or it is split.
LONG_FILES = {
    "records.py": 320,  # the file form of every record, what is written and what is read side by side
    "workspace.py": 350,  # every view of a build, most of them a line
    "model.py": 400,  # every record, and the closed vocabularies that they speak
}

SEEDS = {
    "000_7568a65620f1e095.txt": "88cf912f8ded400b37412939a3e7a2a7a4e466479466396e8fba9380b944cc51",
    "001_62022aa295ca4466.txt": "ee519b71995f77fbf1cda57a2964ad279a01574247f3fa3f3cf31ab87885a98d",
}

#: Apache License 2.0 as its stewards publish it.
APACHE = "cfc7749b96f63bd31c3c42b5c471bf756814053e847c10f3eb003417bc523d30"


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
    assert house.dependency_complaints([*CORE, *EXTRAS], house.foreign_libraries(SOURCES)) == []


def test_what_an_extra_brings_is_tested() -> None:
    assert [name for name in EXTRAS if name not in TEST] == []


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


@pytest.mark.parametrize("name", ["torch", "onnx", "scipy", "pytest", "playwright", "hypothesis"])
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


def test_the_model_tells_no_path_of_the_machine_that_trained_it() -> None:
    told = json.loads((ROOT / "kg/extract/weights/model.json").read_text(encoding="utf-8"))["training"]["run"]
    assert told
    assert [value for value in told.values() if "/" in value or "\\" in value] == []
