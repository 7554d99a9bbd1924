"""The vault as Obsidian reads it: front matter by a YAML parser, links by their file names, names by every system."""

import re
import unicodedata
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import example, given, settings
from hypothesis import strategies as st

from kg.export.note_names import note_names, safe_name
from kg.export.vault import FOLDERS, PAPERS, write_vault, yaml_text
from kg.graph.select import Selection, select
from kg.graph.view import Graph, to_networkx
from kg.model import Entity, EntityType, Records
from tests.export.hostile import ILLEGAL, LEGAL, NAMES, hostile_records
from tests.samples import GO1, HOPPER_PAPER, KIND, LEAP_PAPER, sample_records

BASE = "http://localhost:8080/"
LINK = re.compile(r"\[\[([^\[\]|]+)(?:\|([^\[\]|]+))?\]\]")


def write(corpus: Records, folder: Path, *, texts: bool = True) -> dict[str, tuple[Path, dict[str, Any], str]]:
    """Id -> file, properties and text of each note."""
    graph = to_networkx(corpus)
    stats = write_vault(corpus, graph, folder, base_iri=BASE, texts=texts)
    notes = {}
    for path in sorted(folder.rglob("*.md")):
        head, front, body = path.read_text(encoding="utf-8").split("---\n", 2)
        assert head == ""
        properties = yaml.safe_load(front)
        notes[properties["id"]] = (path, properties, body)
    assert stats.rows == len(notes) == graph.number_of_nodes()
    assert set(notes) == set(graph.nodes)
    return notes


def body_links(text: str) -> list[tuple[str, str]]:
    """Target and shown text of each link that is not escaped."""
    return LINK.findall(text.replace("\\[", "").replace("\\]", ""))


def test_a_note_for_each_paper_and_entity(tmp_path: Path) -> None:
    notes = write(sample_records(), tmp_path / "vault")
    path, properties, body = notes[LEAP_PAPER.id]
    assert path.relative_to(tmp_path / "vault").as_posix() == f"{PAPERS}/LEAP Learning to Grasp.md"
    assert properties == {
        "title": "LEAP: Learning to Grasp",
        "aliases": ["LEAP: Learning to Grasp"],
        "tags": ["paper"],
        "authors": ["Ada Example", "Bo Söhne"],
        "year": 2026,
        "venue": "CoRL",
        "url": "https://arxiv.org/abs/2601.00001",
        "arxiv": "2601.00001",
        "id": LEAP_PAPER.id,
        "iri": BASE + LEAP_PAPER.id,
    }
    assert "\n## Proposes\n\n- [[LEAP (diffusion policy)]]\n  > We propose LEAP, a diffusion policy" in body
    assert "\n## Deployed on\n\n- [[Unitree Go1]]\n  > We deploy it on a Unitree Go1.\n" in body
    assert "\n- LEAP · **12.5%** on GraspSim (against Hopper)\n  > LEAP beats Hopper by 12.5% on GraspSim.\n" in body
    assert "\n- code: [https://github.com/example/leap](https://github.com/example/leap)\n" in body
    related, _ = body.split("## Related papers\n\n- ")[1].split("\n", 1)
    assert related.startswith("[[Hopper is a diffusion policy for dexterous grasping, …")


def test_the_note_of_an_entity(tmp_path: Path) -> None:
    path, properties, body = write(sample_records(), tmp_path / "vault")[GO1.id]
    assert path.parent.name == FOLDERS[EntityType.ROBOT]
    assert properties["aliases"] == ["Unitree Go1", "Go1"]
    assert (properties["papers"], properties["maker"], properties["kind"]) == (2, "Unitree Robotics", "[[quadruped]]")
    assert properties["tags"] == ["robot"]
    assert "\n## Deployed on it in\n\n- [[LEAP Learning to Grasp|LEAP: Learning to Grasp]]\n" in body
    assert "\n## Evaluated on in\n" in body
    assert KIND.id in write(sample_records(), tmp_path / "again")


def test_every_link_leads_to_a_note(tmp_path: Path) -> None:
    for number, corpus in enumerate((sample_records(), hostile_records())):
        notes = write(corpus, tmp_path / str(number))
        names = {path.stem for path, _, _ in notes.values()}
        links = [target for _, _, body in notes.values() for target, _ in body_links(body)]
        assert len(links) > 10
        assert set(links) <= names


def test_the_links_are_the_roles_and_statements(graph: Graph, tmp_path: Path) -> None:
    notes = write(sample_records(), tmp_path / "vault")
    ids = {path.stem: node for node, (path, _, _) in notes.items()}
    linked = {(node, ids[target]) for node, (_, _, body) in notes.items() for target, _ in body_links(body)}
    for source, target in graph.edges():
        assert (source, target) in linked
        assert (target, source) in linked


def test_without_texts(tmp_path: Path) -> None:
    for _, _, body in write(sample_records(), tmp_path / "vault", texts=False).values():
        assert "We propose" not in body
        assert "\n  >" not in body


def test_hostile_names(tmp_path: Path) -> None:
    notes = write(hostile_records(), tmp_path / "vault")
    for number, name in enumerate(NAMES):
        path, properties, body = notes[f"entity/e{number:02}"]
        assert properties["title"] == " ".join((name or "empty").split())
        assert properties["aliases"][0] == properties["title"]
        assert len(path.name.encode()) <= 255
        assert body.startswith("# ")
    assert notes["entity/illegal"][1]["title"] == " ".join(LEGAL.split())
    assert len(ILLEGAL) - len(LEGAL) == 5


def test_what_is_left_of_the_graph_is_what_is_written(tmp_path: Path) -> None:
    corpus = sample_records()
    part = to_networkx(corpus).subgraph([LEAP_PAPER.id, GO1.id]).copy()
    write_vault(corpus, part, tmp_path / "vault", base_iri=BASE, texts=True)
    files = sorted(path.name for path in (tmp_path / "vault").rglob("*.md"))
    assert files == ["LEAP Learning to Grasp.md", "Unitree Go1.md"]
    text = (tmp_path / "vault" / PAPERS / files[0]).read_text(encoding="utf-8")
    assert {target for target, _ in body_links(text)} == {"Unitree Go1"}
    assert HOPPER_PAPER.id not in text


@pytest.mark.parametrize(
    ("label", "name"),
    [
        ("RRT*: fast? <yes>|no", "RRT fast yes no"),
        ("[x] #tag ^block", "x tag block"),
        ("a/b\\c", "a b c"),
        (".hidden", "hidden"),
        ("ends. ", "ends"),
        ("???", ""),
        ("—", ""),
        ("NUL", ""),
        ("com1.txt", ""),
        ("COM10", "COM10"),
        ("a\u202eb\u200fc\x07", "a b c"),
        ("Poincare\u0301", "Poincar\u00e9"),
        ("漢字", "漢字"),
        ("x" * 300, "x" * 200),
        ("é" * 300, "é" * 100),
    ],
)
def test_safe_names(label: str, name: str) -> None:
    assert safe_name(label) == name


def test_names_that_a_file_system_takes_for_one() -> None:
    labels = {"entity/a-1": "GRASP", "entity/b-2": "Grasp", "entity/c-3": "GRASP (Task)", "paper/d-4": "STRASSE"}
    labels["paper/e-5"] = "straße"
    types = (
        {"entity/a-1": "Method", "entity/b-2": "Task", "entity/c-3": "Task"}
        | dict.fromkeys(labels, "Paper")
        | {
            "entity/a-1": "Method",
            "entity/b-2": "Task",
            "entity/c-3": "Task",
        }
    )
    assert note_names(labels, types) == {
        "entity/a-1": "GRASP (Method)",
        "entity/b-2": "Grasp (Task) (2)",
        "entity/c-3": "GRASP (Task) (3)",
        "paper/d-4": "STRASSE (Paper) (4)",
        "paper/e-5": "straße (Paper) (5)",
    }


_LABELS = st.lists(st.one_of(st.text(max_size=8), st.sampled_from(["a", "A", "a (x)", "a (x) (0)", "?", "x" * 400])))


@settings(deadline=None, max_examples=150)
@given(labels=_LABELS)
@example(labels=["a", "A", "a (x) (0)", "a (x) (1)", "A (X) (0)", "a (x)"])
def test_names_are_unique_and_safe(labels: list[str]) -> None:
    nodes = {f"entity/n-{number}": label for number, label in enumerate(labels)}
    names = note_names(nodes, dict.fromkeys(nodes, "x"))
    assert list(names) == sorted(nodes)
    folded = {unicodedata.normalize("NFC", name).casefold() for name in names.values()}
    assert len(folded) == len(names)
    for name in names.values():
        assert name
        assert 0 < len(f"{name}.md".encode()) <= 255
        assert not re.search(r'[\[\]#^|\\/:*?"<>\x00-\x1f]', name)
        assert name == name.strip(" .")
        assert any(character.isalnum() for character in name)


def test_a_name_does_not_depend_on_the_order() -> None:
    labels = {f"entity/n-{number}": "Same" for number in range(4)}
    types = dict.fromkeys(labels, "Method")
    assert note_names(dict(reversed(labels.items())), types) == note_names(labels, types)


@settings(deadline=None)
@given(st.text(st.characters(exclude_categories=("Cs",), exclude_characters="\ufffe\uffff")))
@example("- a: b # c")
@example("\x85\u2028\x7f\ufeff")
@example("yes")
def test_yaml_reads_any_text(text: str) -> None:
    assert yaml.safe_load(f"key: {yaml_text(text)}\n") == {"key": " ".join(text.split())}


def test_markup_in_a_label_ends_no_link(tmp_path: Path) -> None:
    corpus = sample_records()
    evil = replace(corpus, entities=tuple(replace(entity, name="a]]b|[[c") for entity in corpus.entities))
    notes = write(evil, tmp_path / "vault")
    names = {path.stem for path, _, _ in notes.values()}
    assert {target for _, _, body in notes.values() for target, _ in body_links(body)} <= names


def test_a_view_of_entities_links_what_occurs_together(tmp_path: Path) -> None:
    corpus, view = select(sample_records(), to_networkx(sample_records()), Selection(what="entities", min_papers=2))
    write_vault(corpus, view, tmp_path / "vault", base_iri=BASE, texts=True)
    assert not list((tmp_path / "vault" / PAPERS).iterdir())
    note = (tmp_path / "vault" / "Robots" / "Unitree Go1.md").read_text(encoding="utf-8")
    near = note.split("## Occurs with\n\n")[1].splitlines()
    assert sorted(near) == [
        f"- [[{name}]]" for name in ("GraspSim", "Hopper", "dexterous grasping", "diffusion policy")
    ]


def test_an_ambiguous_name_leads_to_its_senses(tmp_path: Path) -> None:
    corpus = sample_records()
    senses = (GO1.id, KIND.id, "entity/gone-1")
    bare = Entity("entity/bare-1", "bare", EntityType.METHOD, "bare", ambiguous=True, senses=senses)
    _, _, body = write(replace(corpus, entities=(*corpus.entities, bare)), tmp_path / "vault")[bare.id]
    assert body == "# bare\n\nMay mean: [[Unitree Go1]], [[quadruped]]\n"


def test_a_paper_shows_its_abstract(tmp_path: Path) -> None:
    _, _, body = write(sample_records(), tmp_path / "vault")[LEAP_PAPER.id]
    assert body.startswith(
        "# LEAP: Learning to Grasp\n\nWe propose LEAP, a diffusion policy for dexterous grasping. LEAP"
    )


def test_an_entity_without_papers_has_a_note(tmp_path: Path) -> None:
    notes = write(Records(entities=(Entity("entity/x-1", "x", EntityType.TASK, "x"),)), tmp_path / "vault")
    assert notes["entity/x-1"][2] == "# x\n"
