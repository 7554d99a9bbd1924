"""The page's scripts and styles under Biome and, by their JSDoc types, under TypeScript.

``make interop`` installs both into ``tests/explore/lint/node_modules``. How a finding reads: run the command that the
test shows.
"""

import shutil
import subprocess
from pathlib import Path

import pytest

pytestmark = pytest.mark.interop

LINT = Path(__file__).parent / "lint"
ASSETS = LINT.parents[2] / "kg" / "explore" / "assets"


def run(program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    node = shutil.which("node")
    assert node, "node is missing: run make interop"
    path = LINT / "node_modules" / program
    assert path.is_file(), "node_modules is missing: run make interop"
    command = [node, str(path), *arguments]
    return subprocess.run(command, check=False, capture_output=True, text=True, encoding="utf-8", cwd=LINT)


def biome(folder: Path) -> subprocess.CompletedProcess[str]:
    return run("@biomejs/biome/bin/biome", "lint", "--error-on-warnings", "--config-path=.", str(folder))


def test_scripts_and_styles_pass_the_linter() -> None:
    found = biome(ASSETS)
    assert found.returncode == 0, found.stdout + found.stderr
    checked = len([*ASSETS.glob("*.js"), *ASSETS.glob("*.css")])
    assert f"Checked {checked} files" in found.stdout + found.stderr


def test_scripts_pass_the_type_checker() -> None:
    found = run("typescript/bin/tsc", "--project", ".")
    assert found.returncode == 0, found.stdout


def test_the_linter_finds_what_it_shall_find(tmp_path: Path) -> None:
    (tmp_path / "bad.js").write_text("var number = 1;\nif (number == 1) eval('number');\n")
    (tmp_path / "bad.css").write_text("a { colour: red; }\n")
    found = biome(tmp_path)
    assert found.returncode != 0
    for rule in ("noVar", "noDoubleEquals", "noGlobalEval", "noUnknownProperty"):
        assert rule in found.stdout + found.stderr
