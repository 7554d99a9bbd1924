"""The cache outlives a run that is killed, and what it holds is never extracted again."""

import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from kg.extract import run
from kg.extract.run import extract_papers
from kg.model import Paper
from tests.extract.conftest import make_paper

COUNT = 300
RULES = ("kg_tagger",)

SCRIPT = """
import sys
from pathlib import Path
from tests.extract.test_cache_kill import corpus, RULES
from kg.extract.run import extract_papers
for number, _ in enumerate(extract_papers(corpus(), cache=Path(sys.argv[1]), leave_out=RULES)):
    print(number, flush=True)
"""


def corpus() -> list[Paper]:
    return [
        make_paper(f"We propose ZetaNet{n} for grasping. On FooBench, it achieves {n}.5% accuracy.")
        for n in range(COUNT)
    ]


def test_a_killed_run_leaves_what_it_has_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "c.sqlite"
    root = Path(__file__).parents[2]
    with subprocess.Popen(
        [sys.executable, "-c", SCRIPT, str(file)], stdout=subprocess.PIPE, cwd=root, env={**os.environ}, text=True
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if int(line) == 150:  # two blocks of 64 are done, and the third is under way
                process.send_signal(signal.SIGKILL)
                break
    assert process.returncode == -signal.SIGKILL
    with sqlite3.connect(file) as connection:
        kept = connection.execute("SELECT count(*) FROM papers").fetchone()[0]
    connection.close()
    assert 128 <= kept < COUNT

    read: list[str] = []
    extract = run._extract
    monkeypatch.setattr(run, "_extract", lambda paper: read.append(paper.id) or extract(paper))
    papers = corpus()
    after = list(extract_papers(papers, cache=file, leave_out=RULES))
    assert len(read) == COUNT - kept
    assert list(extract_papers(papers, cache=file, leave_out=RULES)) == after
    assert len(read) == COUNT - kept  # nothing is read twice
    monkeypatch.undo()
    assert list(extract_papers(papers[:20], leave_out=RULES)) == after[:20]


def test_one_paper_more_is_the_only_one_that_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "c.sqlite"
    papers = corpus()[:10]
    before = list(extract_papers(papers[:9], cache=file, leave_out=RULES))
    read: list[str] = []
    extract = run._extract
    monkeypatch.setattr(run, "_extract", lambda paper: read.append(paper.id) or extract(paper))
    after = list(extract_papers(papers, cache=file, leave_out=RULES))
    assert read == [papers[9].id]
    assert after[:9] == before  # whatever else is in the corpus
