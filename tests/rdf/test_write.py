"""Every format holds the same triples, is valid for other readers, and has the same bytes each time."""

import dataclasses
import gzip
import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from pyld import jsonld
from pyoxigraph import Literal, NamedNode, Quad, RdfFormat, Triple, parse
from rdflib import Graph
from rdflib.compare import isomorphic

from kg.errors import UnknownNameError
from kg.graph.relatedness import relatedness
from kg.model import EntityType, Records, Text
from kg.rdf.jsonld import nodes, write_jsonld
from kg.rdf.load import rdf_format
from kg.rdf.write import FORMATS, quads, write_rdf
from tests.rdf.conftest import make_triples
from tests.samples import HOSTILE_ANNOTATED, entity, sample_records

_NAMES = (
    'a "quoted" name',
    "back\\slash",
    "trailing\\",
    "</script><script>",
    "line\nbreak\r\nand\rmore",
    "tab\there",
    "nul\x00\x1f\x7f",
    "emoji 🤖\U0001f468\u200d\U0001f469",
    "\u202eright to left\u202c \u05e9\u05dc\u05d5\u05dd",
    "漢字",
    "\ud800 alone",
    "\uffff\ufffe",
    "{curly} $dollar 'single' `tick`",
    "'''three''' \"\"\"three\"\"\"",
    "x" * 10_000,
    "@id",
    "kg:uses",
    "_:b0",
    " ",
)


@pytest.fixture(scope="module")
def hostile() -> list[Triple]:
    """A graph in which every name, label and text is hostile."""
    entities = [entity(f"{name} {i}", EntityType.METHOD, 0, aliases=(name,)) for i, name in enumerate(_NAMES)]
    paper = dataclasses.replace(
        HOSTILE_ANNOTATED.paper,
        authors=_NAMES,
        venue=_NAMES[3],
        url='https://example.org/a b"<>\\^`{|}é[1]#a#b',
        texts=(Text("title", "".join(_NAMES)), Text("abstract", "\r\n".join(_NAMES)), Text('body/"<é>#', "x")),
    )
    annotated = dataclasses.replace(HOSTILE_ANNOTATED, paper=paper, entities=(), mentions=(), sentences=())
    return make_triples(Records((annotated,), tuple(sorted(entities, key=lambda item: item.id))))


def _read(path: Path) -> list[Triple]:
    return [quad.triple for quad in parse(path=path, format=rdf_format(path))]


@pytest.mark.parametrize("name", FORMATS)
def test_every_format_holds_the_same_triples(name: str, sample: list[Triple], tmp_path: Path) -> None:
    path = tmp_path / f"graph{FORMATS[name].suffix}"
    write_rdf(path, name, iter(sample))
    assert set(_read(path)) == set(sample)
    assert len(_read(path)) == len(sample)


@pytest.mark.parametrize("name", FORMATS)
def test_hostile_names_go_through_every_format(name: str, hostile: list[Triple], tmp_path: Path) -> None:
    path = tmp_path / f"graph{FORMATS[name].suffix}"
    write_rdf(path, name, hostile)
    assert set(_read(path)) == set(hostile)


def test_the_hostile_graph_is_hostile(hostile: list[Triple]) -> None:
    text = "".join(t.object.value for t in hostile if isinstance(t.object, Literal))
    for part in ("\r", "</script>", "🤖", "\u202e", "漢字", '"', "\\", "x" * 10_000):
        assert part in text
    assert "\x00" not in text
    assert "\ufffd" in text


@pytest.mark.filterwarnings("ignore:ConjunctiveGraph is deprecated")  # rdflib's own, in its JSON-LD parser
@pytest.mark.parametrize(("name", "other"), [("ttl", "turtle"), ("nt", "nt"), ("rdf", "xml"), ("jsonld", "json-ld")])
def test_rdflib_reads_the_same_graph(name: str, other: str, hostile: list[Triple], tmp_path: Path) -> None:
    path = tmp_path / "graph"
    write_rdf(path, name, hostile)
    reference = tmp_path / "graph.nt"
    write_rdf(reference, "nt", hostile)
    assert isomorphic(Graph().parse(path, format=other), Graph().parse(reference, format="nt"))


def test_pyld_reads_the_same_graph(hostile: list[Triple], sample: list[Triple], tmp_path: Path) -> None:
    for graph in (hostile, sample):
        path = tmp_path / "graph.jsonld"
        write_rdf(path, "jsonld", graph)
        document = json.loads(path.read_text(encoding="utf-8"), parse_constant=pytest.fail)
        quads = jsonld.to_rdf(document, {"format": "application/n-quads"})
        read = {quad.triple for quad in parse(quads, format=RdfFormat.N_QUADS)}
        assert read == set(graph)


def test_json_ld_is_readable(sample: list[Triple], tmp_path: Path) -> None:
    path = tmp_path / "graph.jsonld"
    write_rdf(path, "jsonld", sample)
    found = {node["id"]: node for node in nodes(path.read_text(encoding="utf-8").splitlines())}
    robot = next(node for node in found.values() if node.get("prefLabel") == "Unitree Go1")
    assert robot["type"] == ["skos:Concept", "Robot"]
    assert robot["paperCount"] == 2
    assert robot["robotKind"].startswith("entity/quadruped-")
    assert robot["manufacturer"] == "Unitree Robotics"


def test_json_ld_of_what_the_context_does_not_know(tmp_path: Path) -> None:
    a, xsd = NamedNode("http://example.org/a"), "http://www.w3.org/2001/XMLSchema#"
    odd = [
        Triple(a, NamedNode("http://example.org/p"), Literal("x", language="en")),
        Triple(a, NamedNode("http://example.org/p"), Literal("true", datatype=NamedNode(f"{xsd}boolean"))),
        Triple(a, NamedNode("http://example.org/q"), NamedNode("http://localhost:8080/a:b")),
        Triple(a, NamedNode("https://w3id.org/paperkg/ontology#uses"), Literal("no link")),
        Triple(
            a,
            NamedNode("https://w3id.org/paperkg/ontology#support"),
            Literal(str(2**60), datatype=NamedNode(f"{xsd}integer")),
        ),
        Triple(a, NamedNode("http://www.w3.org/1999/02/22-rdf-syntax-ns#type"), NamedNode("http://example.org/C")),
    ]
    path = tmp_path / "odd.jsonld"
    with path.open("wb") as output:
        write_jsonld(odd, output, "http://localhost:8080/")
    assert set(_read(path)) == set(odd)


def test_the_same_bytes_whatever_the_hash_seed(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from kg.rdf.write import FORMATS, write_rdf\n"
        "from tests.rdf.conftest import make_triples; from tests.samples import sample_records\n"
        "for name in FORMATS: write_rdf(Path(sys.argv[1]) / name, name, make_triples(sample_records()))"
    )
    seen = []
    for seed in ("1", "2"):
        folder = tmp_path / seed
        folder.mkdir()
        environment = os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
        root = Path(__file__).parents[2]
        subprocess.run([sys.executable, "-c", code, str(folder)], check=True, env=environment, cwd=root)
        seen.append({name: hashlib.sha256((folder / name).read_bytes()).hexdigest() for name in FORMATS})
    assert seen[0] == seen[1]


def test_compressed_files_have_no_date(sample: list[Triple], tmp_path: Path) -> None:
    plain, packed, again = (tmp_path / name for name in ("a.ttl", "a.ttl.gz", "b.ttl.gz"))
    write_rdf(plain, "ttl", sample)
    write_rdf(packed, "ttl", sample)
    write_rdf(again, "ttl", sample)
    assert gzip.decompress(packed.read_bytes()) == plain.read_bytes()
    assert packed.read_bytes() == again.read_bytes()


def test_turtle_groups_subjects_and_shortens(sample: list[Triple], tmp_path: Path) -> None:
    path = tmp_path / "graph.ttl"
    write_rdf(path, "ttl", sample)
    text = path.read_text(encoding="utf-8")
    assert text.count("\nentity:unitreego1-646b2928 a skos:Concept , kg:Robot ;\n") == 1
    assert 'skos:prefLabel "Unitree Go1" ;' in text


def test_an_unknown_format_lists_the_known(sample: list[Triple], tmp_path: Path) -> None:
    with pytest.raises(UnknownNameError, match="jsonld, nq, nt, rdf, trig, ttl"):
        write_rdf(tmp_path / "x", "n3", sample)
    assert not (tmp_path / "x").exists()


@pytest.mark.interop
@pytest.mark.parametrize(
    ("command", "name"),
    [
        (["rapper", "-q", "-i", "turtle", "-o", "ntriples"], "ttl"),
        (["rapper", "-q", "-i", "ntriples", "-o", "ntriples"], "nt"),
        (["rapper", "-q", "-i", "rdfxml", "-o", "ntriples"], "rdf"),
        (["serdi", "-e", "-i", "turtle", "-o", "ntriples"], "ttl"),
        (["serdi", "-e", "-i", "ntriples", "-o", "ntriples"], "nt"),
        (["serdi", "-e", "-i", "trig", "-o", "nquads"], "trig"),
        (["serdi", "-i", "nquads", "-o", "nquads"], "nq"),
        (["rapper", "-q", "-i", "nquads", "-o", "nquads"], "nq"),
    ],
)
def test_other_readers_read_the_same_graph(
    command: list[str], name: str, sample: list[Triple], hostile: list[Triple], tmp_path: Path
) -> None:
    for graph in (sample, hostile):
        path = tmp_path / f"graph.{name}"
        write_rdf(path, name, graph)
        ran = subprocess.run([*command, str(path)], check=False, capture_output=True)
        assert (ran.returncode, ran.stderr.decode()) == (0, "")
        assert {quad.triple for quad in parse(ran.stdout, format=RdfFormat.N_QUADS)} == set(graph)


@pytest.mark.interop
@pytest.mark.parametrize(
    ("command", "name"),
    [
        (["serdi", "-e", "-i", "trig", "-o", "nquads"], "trig"),
        (["serdi", "-i", "nquads", "-o", "nquads"], "nq"),
        (["rapper", "-q", "-i", "nquads", "-o", "nquads"], "nq"),
    ],
)
def test_other_readers_read_the_same_named_graphs(command: list[str], name: str, tmp_path: Path) -> None:
    found = make_quads()
    path = tmp_path / f"graph.{name}"
    write_rdf(path, name, iter(found))
    ran = subprocess.run([*command, str(path)], check=False, capture_output=True)
    assert (ran.returncode, ran.stderr.decode()) == (0, "")
    assert set(parse(ran.stdout, format=RdfFormat.N_QUADS)) == set(found)


def make_quads() -> list[Quad]:
    records = sample_records()
    return list(quads(records, relatedness(records)))


@pytest.mark.parametrize("name", [name for name, found in FORMATS.items() if found.named_graphs])
def test_named_graphs_hold_the_same_triples_each_once(name: str, sample: list[Triple], tmp_path: Path) -> None:
    path = tmp_path / f"graph{FORMATS[name].suffix}"
    write_rdf(path, name, make_quads())
    read = list(parse(path=path, format=rdf_format(path)))
    assert set(read) == set(make_quads())
    assert sorted(map(str, (quad.triple for quad in read))) == sorted(map(str, sample))


def test_a_paper_can_be_replaced_by_its_graph() -> None:
    base = "http://localhost:8080/"
    for quad in make_quads():
        graph, subject = str(quad.graph_name.value), str(quad.subject.value)
        if graph == f"{base}graph/entities":
            assert not subject.startswith(f"{base}paper/")
        else:  # all that is in the graph of a paper is the paper, a part of it, or a statement about it
            paper = graph.removesuffix("/graph")
            assert subject == paper or subject.startswith((f"{paper}/", f"{base}statement/"))


def test_an_empty_graph_is_valid(tmp_path: Path) -> None:
    found = make_triples(Records())
    for name in FORMATS:
        path = tmp_path / f"graph{FORMATS[name].suffix}"
        write_rdf(path, name, found)
        assert set(_read(path)) == set(found)


def test_order_of_bytes_follows_the_records(sample: list[Triple]) -> None:
    assert make_triples(sample_records()) == sample
