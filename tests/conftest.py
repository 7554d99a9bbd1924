"""What several test files need: the command line in a process of its own, and one build of the seeds."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

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
