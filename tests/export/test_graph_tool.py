"""What graph-tool reads of GraphML and GML, run by the system's Python: it comes by apt, not by pip (``make interop``).

A property map of graph-tool has a value for every node: where the file gives none, that is ``""``, 0 or false.
"""

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from kg.export.exporters import EXPORTERS
from kg.export.rows import NODE_COLUMNS
from kg.graph.view import EDGE_ATTRIBUTES
from tests.export.wanted import BASE, CORPORA, Attributes, as_gml, as_joined, corpus, wanted

pytestmark = pytest.mark.interop

PYTHON = "/usr/bin/python3"
READER = Path(__file__).parent / "interop" / "read_graph_tool.py"

#: How graph-tool names the types of GraphML; versions differ in whether a double is long.
TYPES = {str: ("string",), tuple: ("string",), int: ("int32_t",), float: ("double", "long double"), bool: ("bool",)}

#: Names of characters in GML, which graph-tool hands on as they are.
_REFERENCE = re.compile("&(?:#([0-9]+)|(amp)|quot);")


def load(format_: str, of: str, folder: Path) -> dict[str, Any]:
    """What graph-tool makes of the file; see the reader."""
    assert Path(PYTHON).exists(), f"{PYTHON} is missing: run make interop"
    path = folder / EXPORTERS[format_].file
    EXPORTERS[format_].write(*corpus(of), path, base_iri=BASE, texts=True)
    # Isolated: no variable of the environment under test says which packages the system's Python finds.
    command = [PYTHON, "-I", str(READER), format_, str(path)]
    result = subprocess.run(command, check=False, capture_output=True, text=True, encoding="utf-8")
    assert (result.returncode, result.stderr) == (0, "")
    value: dict[str, Any] = json.loads(result.stdout)
    return value


def decoded(value: Any) -> Any:
    """A value of GML with its references read."""
    if not isinstance(value, str):
        return value
    return _REFERENCE.sub(lambda found: chr(int(found[1])) if found[1] else "&" if found[2] else '"', value)


def gml_columns(attributes: Attributes) -> Attributes:
    """graph-tool 2.45 puts a NUL for each underscore in the name of an attribute of GML."""
    return {name.replace("\0", "_"): decoded(value) for name, value in attributes.items()}


def filled(rows: list[Attributes]) -> list[Attributes]:
    """The rows with what a property map has where a row gives no value."""
    empty = {name: type(value)() for row in rows for name, value in row.items()}
    return [empty | row for row in rows]


def compare(got: dict[Any, Attributes], expected: dict[Any, Attributes]) -> None:
    """The same places with the same columns and values, and no more."""
    assert got.keys() == expected.keys()
    for place, attributes in zip(expected, filled(list(expected.values())), strict=True):
        assert got[place] == attributes, place


@pytest.mark.parametrize("of", CORPORA)
def test_graphml(of: str, tmp_path: Path) -> None:
    got = load("graphml", of, tmp_path)
    nodes, edges = wanted(corpus(of)[1], as_joined)
    assert got["directed"]
    ids = [attributes.pop("_graphml_vertex_id") for attributes in got["nodes"]]
    assert len(set(ids)) == len(ids)
    compare(dict(zip(ids, got["nodes"], strict=True)), nodes)
    assert len(got["edges"]) == len(edges)
    numbers = [attributes.pop("_graphml_edge_id") for *_, attributes in got["edges"]]
    assert sorted(numbers) == sorted(f"e{number}" for number in range(len(edges)))
    compare({(ids[s], ids[t], data["edge_type"]): data for s, t, data in got["edges"]}, edges)


@pytest.mark.parametrize("of", ["sample", "hostile", "generated"])
def test_graphml_has_the_types_that_it_declares(of: str, tmp_path: Path) -> None:
    for columns, found in zip((NODE_COLUMNS, EDGE_ATTRIBUTES), load("graphml", of, tmp_path)["types"], strict=True):
        declared = {column.name: column.kind for column in columns}
        types = {name: type_ for name, type_ in found.items() if not name.startswith("_graphml_")}
        assert types
        assert [name for name, type_ in types.items() if type_ not in TYPES[declared[name]]] == []


@pytest.mark.parametrize("of", CORPORA)
def test_gml(of: str, tmp_path: Path) -> None:
    got = load("gml", of, tmp_path)
    nodes, edges = wanted(corpus(of)[1], as_gml)
    assert got["directed"]
    rows = [gml_columns(attributes) for attributes in got["nodes"]]
    assert len(rows) == len(nodes)
    ids = [row.pop("local_id") for row in rows]
    for row in rows:
        row["label"] = row.pop("name")
    compare(dict(zip(ids, rows, strict=True)), nodes)
    assert len(got["edges"]) == len(edges)
    found = {}
    for source, target, attributes in got["edges"]:
        row = gml_columns(attributes)
        assert row.pop("key") == row.pop("label") == row["edge_type"]
        found[ids[source], ids[target], row["edge_type"]] = row
    compare(found, edges)
