import hashlib
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from kg.errors import MissingExtraError, UnknownNameError
from kg.export import exporters
from kg.export.exporters import EXPORTERS, get_exporter
from kg.graph.view import Graph, to_networkx
from kg.model import Records

#: Run in a fresh interpreter: writes every format of the sample, prints a digest a line.
DIGESTS = """
import hashlib, sys
from pathlib import Path
from kg.export.exporters import EXPORTERS
from kg.graph.view import to_networkx
from tests.samples import sample_records
corpus = sample_records()
graph = to_networkx(corpus)
for exporter in EXPORTERS.values():
    path = Path(sys.argv[1]) / exporter.file
    exporter.write(corpus, graph, path, base_iri="http://localhost:8080/", texts=True)
for path in sorted(Path(sys.argv[1]).rglob("*")):
    if path.is_file():
        print(path.relative_to(sys.argv[1]).as_posix(), hashlib.sha256(path.read_bytes()).hexdigest())
"""


def contents(path: Path) -> dict[str, bytes]:
    """What a file holds, or each file of a folder."""
    files = sorted(path.rglob("*")) if path.is_dir() else [path]
    return {file.relative_to(path).as_posix(): file.read_bytes() for file in files if file.is_file()}


def test_the_table() -> None:
    assert [name for name, exporter in EXPORTERS.items() if exporter.default] == ["graphml", "nodes-csv", "edges-csv"]
    files = [exporter.file for exporter in EXPORTERS.values()]
    assert len(set(files)) == len(files)
    assert all(exporter.purpose for exporter in EXPORTERS.values())
    assert all(exporter.available for exporter in EXPORTERS.values())
    assert {exporter.folder for exporter in EXPORTERS.values() if "." not in exporter.file} == {True}
    assert {exporter.folder for exporter in EXPORTERS.values() if "." in exporter.file} == {False}


def test_a_format_whose_package_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exporters, "find_spec", lambda name: None)
    assert not EXPORTERS["parquet"].available
    assert EXPORTERS["gexf"].available
    assert EXPORTERS["parquet"].told.endswith(" (first: pip install 'paperkg[parquet]')")
    assert EXPORTERS["gexf"].told == EXPORTERS["gexf"].purpose
    with pytest.raises(MissingExtraError, match=r"^the format parquet needs .* pip install 'paperkg\[parquet\]'$"):
        get_exporter("parquet")


def test_an_unknown_format_lists_the_table() -> None:
    assert get_exporter("gexf") is EXPORTERS["gexf"]
    with pytest.raises(UnknownNameError, match=r"unknown export format 'no such'.*cyjs, edges-csv, gexf, "):
        get_exporter("no such")


@pytest.mark.parametrize("name", EXPORTERS)
def test_no_papers_are_a_valid_file_too(name: str, tmp_path: Path) -> None:
    path = tmp_path / EXPORTERS[name].file
    stats = EXPORTERS[name].write(Records(), to_networkx(Records()), path, base_iri="http://x/", texts=True)
    assert (stats.rows, stats.dropped_characters) == (0, 0)
    if not EXPORTERS[name].folder:
        assert path.read_bytes().endswith(b"\n")


@pytest.mark.parametrize("name", EXPORTERS)
def test_the_order_of_records_does_not_change_the_bytes(
    name: str, records: Records, graph: Graph, tmp_path: Path
) -> None:
    turned = replace(records, papers=records.papers[::-1], entities=records.entities[::-1])
    one, two = tmp_path / "one", tmp_path / "two"
    EXPORTERS[name].write(records, graph, one, base_iri="http://x/", texts=True)
    EXPORTERS[name].write(turned, to_networkx(turned), two, base_iri="http://x/", texts=True)
    assert contents(one) == contents(two) != {}


def test_the_bytes_do_not_depend_on_the_hash_seed(records: Records, graph: Graph, tmp_path: Path) -> None:
    root = Path(__file__).parents[2]
    digests = []
    for seed in ("1", "2"):
        folder = tmp_path / seed
        folder.mkdir()
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(root)}
        command = [sys.executable, "-c", DIGESTS, str(folder)]
        digests.append(subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout)
    assert digests[0] == digests[1]
    path = tmp_path / "here"
    EXPORTERS["graphml"].write(records, graph, path, base_iri="http://localhost:8080/", texts=True)
    assert f"graph.graphml {hashlib.sha256(path.read_bytes()).hexdigest()}\n" in digests[0]
