"""A full disk or a killed process leaves the old export as it was, and says so; the next one cleans up.

And what an export leaves out is said.
"""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import kg

#: Runs ``kg export`` where no file may grow over 20 kB, which a write beyond it reports like a full disk.
FULL = """
import resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))
sys.argv = ["kg", *sys.argv[1:]]
from kg.cli import main
main()
"""

#: Runs ``kg export`` and is killed while the edges are written.
KILLED = """
import os, signal, sys
from kg.export import rows
import kg.export.graphml, kg.export.neo4j

def edge_rows(*args, **options):
    for number, row in enumerate(rows.edge_rows(*args, **options)):
        if number == 50:
            os.kill(os.getpid(), signal.SIGKILL)
        yield row

kg.export.graphml.edge_rows = kg.export.neo4j.edge_rows = edge_rows
sys.argv = ["kg", *sys.argv[1:]]
from kg.cli import main
main()
"""


def run(script: str, built: Path, name: str, output: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", script, "export", str(built), "--format", name, "-o", str(output)]
    return subprocess.run(command, check=False, capture_output=True, text=True, env=dict(os.environ), timeout=120)


@pytest.fixture
def old(tmp_path: Path) -> Path:
    path = tmp_path / "old.graphml"
    path.write_text("as it was")
    return path


def test_a_full_disk_leaves_the_old_file(built: Path, old: Path) -> None:
    done = run(FULL, built, "graphml", old)
    assert done.returncode == 1
    assert done.stderr == f"kg: cannot write {old}: File too large. Choose another place.\n"
    assert old.read_text() == "as it was"
    assert list(old.parent.iterdir()) == [old]


def test_a_full_disk_leaves_no_half_folder(built: Path, tmp_path: Path) -> None:
    done = run(FULL, built, "neo4j", tmp_path / "neo4j")
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "cannot write" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_killed_process_leaves_the_old_file(built: Path, old: Path) -> None:
    assert run(KILLED, built, "graphml", old).returncode == -signal.SIGKILL
    assert old.read_text() == "as it was"
    assert run("from kg.cli import main; main()", built, "graphml", old).returncode == 0
    assert old.read_text(encoding="utf-8").endswith("</graphml>\n")
    assert list(old.parent.iterdir()) == [old]


def test_a_killed_process_leaves_no_half_folder(built: Path, tmp_path: Path) -> None:
    path = tmp_path / "neo4j"
    assert run(KILLED, built, "neo4j", path).returncode == -signal.SIGKILL
    assert not path.exists()
    assert run("from kg.cli import main; main()", built, "neo4j", path).returncode == 0
    assert (path / "load.cypher").is_file()
    assert list(tmp_path.iterdir()) == [path]


def test_characters_that_are_left_out_are_told(tmp_path: Path) -> None:
    text = "We propose GRASP, a method for dexterous grasping."
    line = {"id": "1", "title": "Bad \x01\ufffe title", "text": text}
    (tmp_path / "a.jsonl").write_text(json.dumps(line), encoding="utf-8")
    assert kg("build", tmp_path / "a.jsonl", "-o", tmp_path / "out").returncode == 0
    done = kg("export", tmp_path / "out", "--format", "gexf", "-o", tmp_path / "g.gexf")
    # U+FFFE in the title and in the label; U+0001 was cleaned away with the white space.
    assert done.returncode == 0
    assert done.stderr == f"{tmp_path / 'g.gexf'}: 2 characters that the format cannot hold were left out\n"
