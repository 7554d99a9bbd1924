"""``exports/`` is what ``make demo`` makes: rebuilt here and compared as graphs, confidences within 0.01."""

import json
import re
from pathlib import Path

import networkx as nx
import pytest

EXPORTS = Path(__file__).parent.parent / "exports"
TOLERANCE = pytest.approx(0, abs=0.0101)

#: Predicates whose value may differ a little on another kind of CPU.
SCORE = re.compile(r"(ontology#(?:confidence|score)|itsrdf#taConfidence)> \"([0-9.]+)\"")


def lines(folder: Path, name: str) -> list[dict]:
    return [json.loads(line) for line in (folder / name).read_text(encoding="utf-8").splitlines()]


def triples(path: Path) -> tuple[set[str], dict[str, float]]:
    """The triples without their scores, and the scores by what they are of."""
    plain, scores = set(), {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if found := SCORE.search(line):
            scores[line[: found.start(2)]] = float(found[2])
        else:
            plain.add(line)
    return plain, scores


def files(folder: Path) -> list[str]:
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())


def test_the_same_files(built):
    assert files(EXPORTS) == files(built)


def test_the_same_triples(built):
    (here, here_scores), (there, there_scores) = triples(built / "graph.nt"), triples(EXPORTS / "graph.nt")
    # Versions of what made it are the manifest's business.
    differing = {line for line in here ^ there if "ersion" not in line}
    assert not differing
    assert here_scores.keys() == there_scores.keys()
    assert len(here_scores) > 100
    for name, score in here_scores.items():
        assert score - there_scores[name] == TOLERANCE, name


def test_the_same_entities_and_decisions(built):
    for name in ("entities.jsonl", "merges.jsonl"):
        assert lines(built, name) == lines(EXPORTS, name)


def test_the_same_annotations(built):
    for here, there in zip(lines(built, "records.jsonl"), lines(EXPORTS, "records.jsonl"), strict=True):
        for mention, other in zip(here["mentions"], there["mentions"], strict=True):
            assert mention[:3] == other[:3]
            assert mention[3] - other[3] == TOLERANCE
        assert {key: here.get(key) for key in ("key", "text", "sentences", "sources")} == {
            key: there.get(key) for key in ("key", "text", "sentences", "sources")
        }


def test_the_same_graph(built):
    here, there = (nx.read_graphml(folder / "graph.graphml") for folder in (built, EXPORTS))
    assert set(here.nodes) == set(there.nodes)
    assert sorted(here.edges(data="edge_type")) == sorted(there.edges(data="edge_type"))


def test_the_committed_build_is_whole():
    from kg.build_folder import broken_files

    assert broken_files(EXPORTS) == []


def page_data(folder: Path) -> list[object]:
    """Everything that the page holds as JSON."""
    html = (folder / "explorer.html").read_text(encoding="utf-8")
    found = re.findall(r'<script[^>]*type="application/json"[^>]*>(.*?)</script>', html, re.DOTALL)
    assert found
    return [json.loads(text) for text in found]


def same(here: object, there: object) -> bool:
    """Equal, but for scores: fractions by 0.01, whole per cents by 1."""
    if isinstance(here, dict) and isinstance(there, dict):
        return here.keys() == there.keys() and all(same(here[key], there[key]) for key in here)
    if isinstance(here, list) and isinstance(there, list):
        return len(here) == len(there) and all(map(same, here, there))
    if isinstance(here, float) and isinstance(there, float):
        return abs(here - there) <= 0.0101
    if isinstance(here, int) and isinstance(there, int):
        return abs(here - there) <= 1
    return here == there


def test_the_same_page(built):
    assert same(page_data(built), page_data(EXPORTS))
