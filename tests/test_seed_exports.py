"""What the papers of the seeds say, by hand, in the files that people open."""

import csv
import json
from pathlib import Path

import kg


def rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8-sig", newline="") as stream:
        return list(csv.DictReader(stream, strict=True))


def test_the_results_of_two_papers(built):
    nodes = {row["id"]: row["label"] for row in rows(built / "nodes.csv")}
    found = rows(built / "results.csv")
    (kskt,) = [row for row in found if row["baseline"] == "Qwen3-4B-Thinking"]
    assert (kskt["method"], kskt["metric"], kskt["dataset"]) == ("KSKT", "overall improvement", "CharacterBench")
    assert (kskt["value"], kskt["number"], kskt["unit"], kskt["kind"]) == ("6.2%", "6.2", "%", "difference")
    assert kskt["sentence"] == "On CharacterBench, KSKT achieves 6.2% overall improvement over Qwen3-4B-Thinking."
    assert nodes[kskt["method_entity"]] == "KSKT"
    assert nodes[kskt["dataset_entity"]] == "CharacterBench"
    assert nodes[kskt["baseline_entity"]] == "Qwen3-4B-Thinking"
    assert kskt["id"] == f"{kskt['paper']}/result/0"
    (step,) = [row for row in found if row["baseline"] == "BRIDGER"]
    assert [step[name] for name in ("method", "metric", "number", "unit", "kind", "dataset")] == [
        "STEP",
        "success rate",
        "21.6",
        "%",
        "difference",
        "RoboMimic",
    ]


def test_the_references_of_the_papers(built):
    items = json.loads((built / "papers.csl.json").read_text(encoding="utf-8"))
    assert len(items) == 25
    assert {item["issued"]["date-parts"][0][0] for item in items} == {2026}
    assert {item["container-title"] for item in items} == {"ICML"}
    kskt = next(item for item in items if item["title"] == "KSKT")
    assert kskt["abstract"].startswith("As role-playing Large Language Models")
    assert {"KSKT", "CharacterBench"} <= set(kskt["keyword"].split(", "))


def test_the_pages_for_reading(built):
    board = (built / "leaderboards.md").read_text(encoding="utf-8")
    line = next(line for line in board.splitlines() if line.startswith("| overall improvement | KSKT | [6.2%](#paper/"))
    assert "| Qwen3-4B-Thinking | [KSKT](explorer.html#n=paper/" in line
    overview = (built / "overview.md").read_text(encoding="utf-8")
    assert "\n25 papers, " in overview
    pairs = overview.split("## Who compares with whom")[1]
    assert any(
        line.startswith("| [STEP](explorer.html#n=entity/step-") and "BRIDGER" in line for line in pairs.splitlines()
    )


def test_the_vault_of_the_seeds(built, tmp_path):
    kg.load(built).export("obsidian", tmp_path / "vault")
    note = (tmp_path / "vault" / "Datasets" / "CharacterBench.md").read_text(encoding="utf-8")
    assert "\n- [[KSKT (Paper)|KSKT]]\n  > On CharacterBench, KSKT achieves 6.2% overall improvement" in note
    step = (tmp_path / "vault" / "Papers" / "STEP (Paper).md").read_text(encoding="utf-8")
    assert "\n## Proposes\n\n- [[STEP (Method)|STEP]]\n" in step
    assert "\n- STEP · success rate · **21.6%** on RoboMimic (against BRIDGER)\n" in step
