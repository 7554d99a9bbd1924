"""Each rule of ``house.py`` on a sample that breaks it and on one that does not."""

import pytest

from tests import house


def test_imports_are_read_wherever_they_stand() -> None:
    source = "import os.path, spacy\ndef f():\n  from ..text import names\n  from . import load\n  from kg import ids\n"
    assert sorted(house.imported_modules(source, "lexicon/match.py")) == [
        (1, "os.path"),
        (1, "spacy"),
        (3, "kg.text"),
        (4, "kg.lexicon"),
        (5, "kg.ids"),
    ]


@pytest.mark.parametrize(
    ("path", "source", "complaints"),
    [
        ("extract/roles.py", "import spacy", []),
        ("extract/roles.py", "from rdflib.term import URIRef", ["extract/roles.py:1: rdflib is imported only in rdf/"]),
        ("cli/ask.py", "def f():\n    import typer", []),
        ("text/cli.py", "import typer", ["text/cli.py:1: typer is imported only in cli/"]),
        ("rdf/write.py", "import requests", ["rdf/write.py:1: requests is imported only in no place yet"]),
        ("rdf/write.py", "import json, kg.ids", []),
        ("workspace.py", "if TYPE_CHECKING:\n    from rdflib import Graph", []),
        ("workspace.py", "import rdflib", ["workspace.py:1: rdflib is imported only in rdf/"]),
        (
            "report.py",
            "if TYPE_CHECKING:\n    import rdflib",
            ["report.py:2: rdflib is imported only in rdf/"],
        ),
    ],
)
def test_a_library_at_the_wrong_door(path: str, source: str, complaints: list[str]) -> None:
    assert house.door_complaints(path, source) == complaints


@pytest.mark.parametrize(
    ("path", "source", "complaint"),
    [
        ("rdf/write.py", "from kg.graph.view import Graph\nfrom kg import __version__, ids\nimport kg.rdf.names", ""),
        (
            "rdf/write.py",
            "from kg.export import csv",
            "rdf/write.py:1: rdf imports export, which is not upstream of it",
        ),
        (
            "text/clean.py",
            "from kg import pipeline",
            "text/clean.py:1: text imports pipeline, which is not upstream of it",
        ),
        ("model.py", "from . import ids", "model.py:1: model imports ids, which is not upstream of it"),
        ("ids.py", "from kg.model import Span", ""),
        ("cli.py", "from kg import pipeline", ""),
        ("cli.py", "import kg\nkg.load(folder)", ""),
        ("outputs.py", "import kg\nversion = kg.__version__", ""),
        ("rdf/write.py", "import kg\nkg.load(folder)", "rdf/write.py:2: rdf imports load, which is not upstream of it"),
        ("ids.py", "import kg.magic", "ids.py:1: 'magic' has no place in STAGES"),
        ("magic.py", "import kg.ids", "magic.py: 'magic' has no place in STAGES"),
        ("__init__.py", "from kg.workspace import load", ""),
    ],
)
def test_an_import_that_looks_down(path: str, source: str, complaint: str) -> None:
    assert house.stage_complaints(path, source) == ([complaint] if complaint else [])


def test_postponed_annotations_in_a_factory() -> None:
    factory = '@Language.factory("kg_roles")\ndef make_roles(nlp: Language, name: str): ...\n'
    future = "from __future__ import annotations\n"
    assert house.factory_complaints("f.py", factory) == []
    assert house.factory_complaints("f.py", future) == []
    assert house.factory_complaints("f.py", future + factory) == [
        "f.py: registers spaCy components and imports __future__.annotations"
    ]
    assert house.factory_complaints("f.py", "from typing import TYPE_CHECKING\n" + factory) == [
        "f.py: registers spaCy components and imports typing.TYPE_CHECKING"
    ]


def test_a_test_that_skips_itself() -> None:
    source = 'skip = 1\n@pytest.mark.skipif(True, reason="")\ndef test(): pytest.importorskip("igraph")\n'
    assert house.skip_complaints("t.py", source) == [
        "t.py:2: skipif hides a test that did not run",
        "t.py:3: importorskip hides a test that did not run",
    ]


def test_a_name_that_says_nothing() -> None:
    assert house.name_complaints(["text/names.py", "text/utils.py", "common/io.py"]) == [
        "text/utils.py: 'utils' says nothing of what is inside",
        "common/io.py: 'common' says nothing of what is inside",
    ]


def test_a_long_file() -> None:
    assert house.length_complaints("a.py", "x\n" * 300, {}) == []
    assert house.length_complaints("a.py", "x\n" * 301, {}) == ["a.py: 301 lines, over 300"]
    assert house.length_complaints("a.py", "x\n" * 301, {"a.py": 310}) == []


def test_a_dependency_too_many_and_one_too_few() -> None:
    assert house.dependency_complaints(["Jinja2>=3", "rich"], {"jinja2", "rich"}) == []
    assert house.dependency_complaints(["rich>=13"], {"httpx"}) == [
        "rich is declared and never imported",
        "httpx is imported and not declared",
    ]
    assert house.foreign_libraries({"a.py": "import json, numpy.linalg", "b.py": "from kg import ids"}) == {"numpy"}


HASH = "--hash=sha256:" + "0" * 64


def test_a_lock_is_read() -> None:
    text = (
        f"# header\nrich==15.0 \\\n    {HASH} \\\n    {HASH}\nzipp==4.1 ; python_full_version < '3.12' \\\n    {HASH}\n"
    )
    assert house.lock_pins(text) == {"rich": ("15.0", 2), "zipp": ("4.1", 1)}
    assert house.lock_complaints(text, ["rich>=13", "zipp"]) == []
    assert house.lock_complaints(text, ["Typer[all]>=1"]) == ["typer is not pinned"]


@pytest.mark.parametrize(
    "line",
    [
        "--index-url https://example.org/simple",
        "--extra-index-url=example",
        "--find-links wheels",
        "#    uv pip compile -o /home/me/constraints.txt",
        "rich @ file:rich.whl",
    ],
)
def test_a_lock_that_names_a_place(line: str) -> None:
    comment = line if line.startswith("#") else f"# {line}"
    complaints = house.lock_complaints(f"{comment}\nrich==15.0 \\\n    {HASH}\n", ["rich"])
    assert complaints == [f"line 1 names a registry or a path: {comment}"]
    if not line.startswith("#"):
        with pytest.raises(ValueError, match="no pin"):
            house.lock_pins(line)


def test_a_lock_without_a_hash_or_with_two_versions() -> None:
    assert house.lock_complaints("rich==15.0\n", ["rich"]) == ["rich==15.0 has no hash"]
    with pytest.raises(ValueError, match="pinned twice"):
        house.lock_pins(f"rich==15.0 \\\n    {HASH}\nrich==14.0 \\\n    {HASH}\n")


def test_a_document_that_tells_of_other_files() -> None:
    document = "See `kg/pipeline.py: build()`.\n- `kg/ids.py`: mints\n- `kg/gone.py`: was\n- `kg/ids.py`: again\n"
    assert house.layout_complaints(document, ["kg/ids.py", "kg/text/clean.py"]) == [
        "kg/ids.py is told of twice",
        "kg/gone.py is named and does not exist",
        "kg/pipeline.py is named and does not exist",
        "kg/text/clean.py is not told of",
    ]
