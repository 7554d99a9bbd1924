"""What several test files need: the command line in a process of its own, one build of the seeds, a browser."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

ROOT = Path(__file__).parent.parent
SEEDS = ROOT / "seeds"


def kg(
    *args: object, env: dict[str, str] | None = None, stdin: str = "", cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """Runs a command of kg with warnings as errors."""
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", "from kg.cli import main; main()", *map(str, args)],
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        cwd=cwd,
        env={**os.environ, **(env or {})},
        timeout=300,
    )


@pytest.fixture(scope="session", autouse=True)
def own_cache(tmp_path_factory):
    """Tests neither read nor fill the user's cache."""
    folder = tmp_path_factory.mktemp("cache")
    os.environ["KG_CACHE"] = str(folder)
    return folder


@pytest.fixture(scope="session")
def built(tmp_path_factory) -> Path:
    """What ``make demo`` makes of the seeds, freshly."""
    folder = tmp_path_factory.mktemp("built") / "kg-out"
    done = kg("build", "seeds", "-o", folder, "--formats", "all", "--no-cache", cwd=ROOT)
    assert done.returncode == 0, done.stderr
    assert "25 papers" in done.stderr
    assert done.stdout == ""
    return folder


@pytest.fixture(scope="session")
def playwright() -> "Iterator[Playwright]":
    """The one driver of all browsers of the tests: Playwright allows one at a time."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="session")
def browser(playwright) -> "Iterator[Browser]":
    """The one Chromium of all tests: ``KG_CHROMIUM``, else one on PATH, else Playwright's own."""
    program = os.environ.get("KG_CHROMIUM") or shutil.which("chromium")
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    opened = playwright.chromium.launch(executable_path=program, args=arguments)
    yield opened
    opened.close()
