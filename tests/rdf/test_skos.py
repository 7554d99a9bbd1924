"""Vocabularies from files: SKOS in each syntax, the Computer Science Ontology in both forms, and bad files."""

import gzip
import json
from pathlib import Path

import pytest
from pyoxigraph import RdfFormat, parse, serialize

from kg.errors import InputError
from kg.link.vocabulary import Concept, Vocabulary
from kg.rdf.skos import read_vocabulary

EX = "https://example.org/v/"
TURTLE = f"""
@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
@prefix dcterms: <http://purl.org/dc/terms/> .
@prefix owl: <http://www.w3.org/2002/07/owl#> .
@prefix : <{EX}> .
: a skos:ConceptScheme ; dcterms:title "Ein Vokabular"@de , "A vocabulary"@en ;
  dcterms:license <https://creativecommons.org/licenses/by/4.0/> .
:rl a skos:Concept ; skos:prefLabel "Verstärkungslernen"@de , "reinforcement learning"@en ;
  skos:altLabel "RL" , "apprentissage par renforcement"@fr ; skos:hiddenLabel "reinforcment learning" ;
  skos:broader :ml ; skos:narrower :q .
:ml skos:prefLabel "machine learning" .
:q a skos:Concept ; skos:prefLabel "Q-learning" ; skos:broader :q , :gone .
:old a skos:Concept ; skos:prefLabel "old" ; owl:deprecated true .
:mute a skos:Concept .
"""
CONCEPTS = (
    Concept(f"{EX}ml", "machine learning"),
    Concept(f"{EX}q", "Q-learning", (), (f"{EX}rl",)),
    Concept(f"{EX}rl", "reinforcement learning", ("RL", "reinforcment learning"), (f"{EX}ml",)),
)


def written(path: Path, content: str | bytes) -> Path:
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


def test_skos_in_turtle(tmp_path):
    found = read_vocabulary(written(tmp_path / "v.ttl", TURTLE))
    assert found.concepts == CONCEPTS
    assert (found.iri, found.title) == (EX, "A vocabulary")
    assert found.license == "https://creativecommons.org/licenses/by/4.0/"
    assert (found.file, found.mined, len(found.sha256)) == ("v.ttl", False, 64)


@pytest.mark.parametrize(
    ("name", "syntax"),
    [
        ("v.rdf", RdfFormat.RDF_XML),
        ("v.xml", RdfFormat.RDF_XML),
        ("v.nt", RdfFormat.N_TRIPLES),
        ("v.jsonld", RdfFormat.JSON_LD),
        ("v.json", RdfFormat.JSON_LD),
        ("v.trig", RdfFormat.TRIG),
        ("v.nq", RdfFormat.N_QUADS),
    ],
)
def test_skos_in_other_syntaxes_also_compressed(tmp_path, name, syntax):
    content = serialize(parse(TURTLE, format=RdfFormat.TURTLE), format=syntax)
    assert read_vocabulary(written(tmp_path / name, content)).concepts == CONCEPTS
    assert read_vocabulary(written(tmp_path / f"{name}.gz", gzip.compress(content))).concepts == CONCEPTS


def test_a_vocabulary_without_a_scheme_is_called_by_its_file(tmp_path):
    content = f'<{EX}a/1> <http://www.w3.org/2004/02/skos/core#prefLabel> "one" .\n'
    content += f'<{EX}a/2> <http://www.w3.org/2004/02/skos/core#prefLabel> "two" .\n'
    found = read_vocabulary(written(tmp_path / "plain.nt", content))
    assert (found.iri, found.title, found.license) == (f"{EX}a/", "plain.nt", "")


TOPICS = (
    {"topic": "knapsack problems", "parents": ["combinatorial optimization"], "same": ["0-1 knapsack"]},
    {"topic": "0-1 knapsack", "primary": "knapsack problems", "parents": ["packing"], "same": ["knapsack problems"]},
    {"topic": "combinatorial optimization"},
)
CSO = "https://cso.kmi.open.ac.uk/topics/"
CSO_CONCEPTS = (
    Concept(f"{CSO}combinatorial_optimization", "combinatorial optimization"),
    Concept(f"{CSO}knapsack_problems", "knapsack problems", ("0-1 knapsack",), (f"{CSO}combinatorial_optimization",)),
)


def test_the_ontology_as_json_lines(tmp_path):
    lines = "\n".join(map(json.dumps, TOPICS)) + "\n\n"
    found = read_vocabulary(written(tmp_path / "cso.jsonl", lines))
    assert found.concepts == CSO_CONCEPTS
    assert (found.title, found.license[-16:], found.mined) == (
        "Computer Science Ontology",
        "/licenses/by/4.0/"[-16:],
        True,
    )
    assert read_vocabulary(written(tmp_path / "cso.jsonl.gz", gzip.compress(lines.encode()))).concepts == CSO_CONCEPTS


def test_the_ontology_in_its_own_terms(tmp_path):
    schema, label = "http://cso.kmi.open.ac.uk/schema/cso#", "<http://www.w3.org/2000/01/rdf-schema#label>"
    triples = [
        f'<{CSO}knapsack_problems> {label} "knapsack problems"@en .',
        f'<{CSO}0-1_knapsack> {label} "0-1 knapsack"@en .',
        f'<{CSO}combinatorial_optimization> {label} "combinatorial optimization"@en .',
        f"<{CSO}combinatorial_optimization> <{schema}superTopicOf> <{CSO}knapsack_problems> .",
        f"<{CSO}0-1_knapsack> <{schema}preferentialEquivalent> <{CSO}knapsack_problems> .",
        f"<{CSO}0-1_knapsack> <{schema}relatedEquivalent> <{CSO}knapsack_problems> .",
    ]
    found = read_vocabulary(written(tmp_path / "cso.nt", "\n".join(triples)))
    assert found.concepts == CSO_CONCEPTS
    assert found.mined


def test_a_label_of_several_concepts_means_the_one_that_it_is_the_preferred_label_of():
    one = Concept("urn:1", "motion planning", ("path planning",))
    two, three = Concept("urn:2", "path planning"), Concept("urn:3", "routing", ("way finding",))
    four = Concept("urn:4", "wayfinding")
    found = Vocabulary("urn:v", "v", (one, two, three, four))
    assert found.by_key["pathplanning"] == ("urn:2",)
    assert found.by_key["wayfinding"] == ("urn:4",)
    both = Vocabulary("urn:v", "v", (Concept("urn:1", "bank"), Concept("urn:2", "Bank")))
    assert both.by_key["bank"] == ("urn:1", "urn:2")


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("v.ttl", "<a> <b>", "line 1: not valid RDF"),
        ("v.rdf", "<rdf", "not valid RDF"),
        ("v.ttl", "", "holds no concept"),
        ("v.jsonl", "", "holds no concept"),
        (
            "v.jsonl",
            '{"topic": "a"}\n{"topic": 3, "parents": "b"}',
            "line 2: no topic of the Computer Science Ontology",
        ),
        ("v.jsonl", "[]", r"line 1: no topic of the Computer Science Ontology \(no object\)"),
        ("v.jsonl", '{"parents": []}', "'topic' is missing"),
        ("v.jsonl", "{", "line 1: no topic"),
        ("v.jsonl", b"\xff\xfe", "is not UTF-8"),
        ("v.docx", "x", r"no vocabulary by its name\. Known: \.ttl, "),
        ("v.ttl.gz", "no gzip", "cannot be read"),
        ("v.ttl.gz", gzip.compress(b"x" * 99)[:20], "cannot be read"),
    ],
)
def test_bad_files(tmp_path, name, content, message):
    with pytest.raises(InputError, match=message):
        read_vocabulary(written(tmp_path / name, content))


def test_no_file(tmp_path):
    with pytest.raises(InputError, match="cannot be read"):
        read_vocabulary(tmp_path / "none.ttl")
