"""The sample holds; and each way of breaking it is told, by our checks and by pySHACL alike."""

import dataclasses
from collections.abc import Callable
from pathlib import Path

import pyshacl
import pytest
from pyoxigraph import BlankNode, Literal, NamedNode, Quad, RdfFormat, Store, Triple, serialize
from rdflib import SH, Graph

from kg import ids
from kg.errors import WorkspaceError
from kg.model import Records
from kg.rdf import terms
from kg.rdf.prefixes import PREFIXES, shorten
from kg.rdf.schema import read_schema
from kg.rdf.second_opinion import ask_pyshacl, sample_papers
from kg.rdf.shapes import CONSTRAINTS, compile_shapes
from kg.rdf.validate import RULES, Problem, validate_graph, validate_store
from kg.rdf.write import write_rdf
from tests.rdf.conftest import make_triples
from tests.samples import GO1, HOPPER_ENTITY, KIND, LEAP_ENTITY, LEAP_PAPER, POLICY, SIM, TASK, sample_records

BASE = ids.DEFAULT_BASE_IRI
ABSTRACT = f"{LEAP_PAPER.id}/text/abstract"
MENTION = f"{ABSTRACT}#offset_13_17"
SENTENCE = f"{ABSTRACT}#sentence_0"
STATEMENT = ids.statement_id(LEAP_PAPER.id, "proposes", LEAP_ENTITY.id)
RESULT = f"{LEAP_PAPER.id}/result/0"
PAIR = ids.relatedness_id(LEAP_PAPER.id, GO1.id)


def node(name: str) -> NamedNode:
    prefix, _, local = name.partition(":")
    return NamedNode(PREFIXES[prefix] + local) if prefix in PREFIXES else NamedNode(BASE + name)


def value(term: object) -> NamedNode | Literal | BlankNode:
    if isinstance(term, str):
        return terms.string(term[1:]) if term.startswith("=") else node(term)
    return terms.integer(term) if isinstance(term, int) else terms.decimal(term) if isinstance(term, float) else term  # type: ignore[return-value]


class Change:
    """Takes all values of a property away and puts others there: ``=text``, numbers, or names of nodes."""

    def __init__(self, subject: str, predicate: str, *values: object, keep: bool = False) -> None:
        self.subject, self.predicate, self.values, self.keep = subject, predicate, values, keep

    def __call__(self, store: Store) -> None:
        subject, predicate = node(self.subject), node(self.predicate)
        if not self.keep:
            for quad in list(store.quads_for_pattern(subject, predicate, None)):
                store.remove(quad)
        for item in self.values:
            store.add(Quad(subject, predicate, value(item)))


def add(subject: str, predicate: str, *values: object) -> Change:
    return Change(subject, predicate, *values, keep=True)


def fix_count(store: Store) -> None:
    """Writes the number of triples anew, so that one fault gives one problem."""
    dataset, count = node("dataset"), node("void:triples")
    for quad in list(store.quads_for_pattern(dataset, count, None)):
        store.remove(quad)
    store.add(Quad(dataset, count, terms.integer(len(store) + 1)))


@pytest.fixture
def fresh(sample: list[Triple]) -> Store:
    store = Store()
    store.extend(Quad(*triple) for triple in sample)
    return store


def test_the_sample_holds(graph_file: Path) -> None:
    assert validate_graph(graph_file) == []


@pytest.mark.parametrize("records", [Records(), sample_records()])
def test_it_holds_without_texts_and_without_papers(records: Records, tmp_path: Path) -> None:
    path = tmp_path / "graph.nt"
    write_rdf(path, "nt", make_triples(records, texts=False))
    assert validate_graph(path) == []


#: What breaks the shapes -> the rule that says so. pySHACL must say it too.
SHAPES: dict[str, list[Change]] = {
    "Paper rdfs:label minCount": [Change(LEAP_PAPER.id, "rdfs:label")],
    "Paper rdfs:label maxCount": [add(LEAP_PAPER.id, "rdfs:label", "=another")],
    "Paper rdfs:label minLength": [Change(LEAP_PAPER.id, "rdfs:label", "=")],
    "Paper rdf:type hasValue": [Change(LEAP_PAPER.id, "rdf:type", "kg:Paper", "fabio:ResearchPaper")],
    "Paper dcterms:issued datatype": [Change(LEAP_PAPER.id, "dcterms:issued", 2026)],
    "Paper dcterms:issued pattern": [
        Change(LEAP_PAPER.id, "dcterms:issued", Literal("26", datatype=NamedNode(PREFIXES["xsd"] + "gYear")))
    ],
    "Paper schema:url nodeKind": [Change(LEAP_PAPER.id, "schema:url", "=https://example.org/")],
    "Paper kg:addresses class": [add(LEAP_PAPER.id, "kg:addresses", SIM.id)],
    "Author kg:position minInclusive": [Change(f"{LEAP_PAPER.id}/author/1", "kg:position", 0)],
    "Entity skos:prefLabel minCount": [Change(POLICY.id, "skos:prefLabel")],
    "Entity skos:inScheme class": [Change(POLICY.id, "skos:inScheme", KIND.id)],
    "Robot kg:robotKind class": [Change(GO1.id, "kg:robotKind", TASK.id)],
    "Method kg:usedFor class": [add(LEAP_ENTITY.id, "kg:usedFor", SIM.id)],
    "Text nif:endIndex minCount": [Change(ABSTRACT, "nif:endIndex")],
    "Sentence nif:beginIndex datatype": [Change(SENTENCE, "nif:beginIndex", "=0")],
    "Sentence nif:beginIndex lessThan": [Change(SENTENCE, "nif:beginIndex", 99)],
    "Mention nif:referenceContext minCount": [Change(MENTION, "nif:referenceContext")],
    "Mention itsrdf:taIdentRef class": [Change(MENTION, "itsrdf:taIdentRef", LEAP_PAPER.id)],
    "Mention itsrdf:taConfidence maxInclusive": [Change(MENTION, "itsrdf:taConfidence", 1.5)],
    "Statement kg:evidence minCount": [Change(STATEMENT, "kg:evidence")],
    "Statement kg:confidence minCount": [Change(STATEMENT, "kg:confidence")],
    "Statement rdf:object class": [Change(STATEMENT, "rdf:object", LEAP_PAPER.id)],
    "Result kg:resultKind in": [Change(RESULT, "kg:resultKind", "=guessed")],
    "Result kg:value datatype": [
        Change(RESULT, "kg:value", Literal("much", datatype=NamedNode(PREFIXES["xsd"] + "decimal")))
    ],
    "Relatedness kg:relates minCount": [
        add(PAIR, "rdf:type", "kg:Relatedness"),
        add(PAIR, "kg:relates", LEAP_PAPER.id),
    ],
    "Graph void:uriSpace minCount": [Change("dataset", "void:uriSpace")],
    "Activity rdfs:label minCount": [Change(ids.activity_id("given"), "rdfs:label")],
}


@pytest.mark.parametrize("rule", SHAPES)
def test_a_broken_shape_is_told_as_pyshacl_tells_it(rule: str, fresh: Store) -> None:
    for change in SHAPES[rule]:
        change(fresh)
    problems = validate_store(fresh)
    assert rule in {problem.rule for problem in problems}
    assert all(problem.message for problem in problems)
    assert _shacl_verdicts(problems) == _pyshacl(fresh)


def test_the_whole_sample_as_pyshacl_sees_it(store: Store) -> None:
    assert _pyshacl(store) == set()


def _shacl_verdicts(problems: list[Problem]) -> set[tuple[str, str, str]]:
    """(focus, path, constraint) of the problems that the shapes found."""
    own = {rule.rule for rule in RULES}
    found = set()
    for problem in problems:
        if problem.rule not in own:
            _, path, constraint = problem.rule.split()
            found.add((problem.focus, node(path).value, constraint))
    return found


def _pyshacl(store: Store) -> set[tuple[str, str, str]]:
    shapes = Graph().parse(data=read_schema("shapes.ttl"), format="turtle")
    text = serialize((Triple(q.subject, q.predicate, q.object) for q in store), format=RdfFormat.N_TRIPLES)
    data = Graph().parse(data=text, format="nt")
    _, report, _ = pyshacl.validate(data, shacl_graph=shapes)
    found = set()
    for result in report.subjects(SH.resultSeverity, None):
        component = str(report.value(result, SH.sourceConstraintComponent)).rpartition("#")[2]
        constraint = component.removesuffix("ConstraintComponent")
        focus, path = report.value(result, SH.focusNode), report.value(result, SH.resultPath)
        found.add((str(focus), str(path), constraint[0].lower() + constraint[1:]))
    return found


#: What breaks the rules beyond SHACL core.
BROKEN: dict[str, list[Callable[[Store], None]]] = {
    "offsets inside the text": [Change(MENTION, "nif:endIndex", 10_000), fix_count],
    "length of the text": [Change(ABSTRACT, "nif:endIndex", 174), fix_count],
    "anchor equals the text": [Change(MENTION, "nif:anchorOf", "=LEEP"), fix_count],
    "no dangling link": [add(LEAP_PAPER.id, "dcterms:relation", "paper/not-there"), fix_count],
    "a role is a mention": [
        Change(LEAP_PAPER.id, "kg:mentions", *(e.id for e in (LEAP_ENTITY, POLICY, TASK, HOPPER_ENTITY, SIM))),
        fix_count,
    ],
    "a mention is a schema.org mention": [Change(LEAP_PAPER.id, "schema:mentions"), fix_count],
    "an edge has a statement": [add(LEAP_ENTITY.id, "kg:basedOn", POLICY.id), fix_count],
    "a statement is stated": [Change(LEAP_PAPER.id, "kg:proposes"), fix_count],
    "no blank node": [add(LEAP_PAPER.id, "schema:url", BlankNode("b")), fix_count],
    "one description": [add("dataset/class/Task", "rdf:type", "void:Dataset"), fix_count],
    "number of triples": [Change("dataset", "void:triples", 7)],
}


@pytest.mark.parametrize("rule", BROKEN)
def test_each_rule_is_broken_once(rule: str, fresh: Store) -> None:
    for change in BROKEN[rule]:
        change(fresh)
    found = [problem for problem in validate_store(fresh) if problem.rule == rule]
    assert len(found) >= 1
    assert all(problem.focus.startswith(BASE) for problem in found)


def test_every_rule_and_constraint_is_tested() -> None:
    assert set(BROKEN) == {rule.rule for rule in RULES}
    used = {check.rule.split()[-1] for check in compile_shapes()}
    assert {str(name).rpartition("#")[2] for name in CONSTRAINTS} == used
    assert {rule.split()[-1] for rule in SHAPES} == used


def test_a_graph_without_a_description(tmp_path: Path) -> None:
    path = tmp_path / "empty.nt"
    path.write_text("")
    assert validate_graph(path) == [Problem("one description", "", "void:Dataset must be there exactly once")]


def test_an_edge_without_any_text_has_no_evidence(tmp_path: Path) -> None:
    records = sample_records()
    bare = dataclasses.replace(records.papers[0], sentences=(), mentions=(), results=(), links=(), relations=())
    papers = (dataclasses.replace(bare, paper=dataclasses.replace(bare.paper, texts=())), *records.papers[1:])
    for annotated in papers[:1]:
        entities = tuple(
            dataclasses.replace(e, links=tuple(dataclasses.replace(link, evidence=()) for link in e.links))
            for e in annotated.entities
        )
        papers = (dataclasses.replace(annotated, entities=entities), *papers[1:])
    path = tmp_path / "graph.nt"
    write_rdf(path, "nt", make_triples(Records(papers, records.entities)))
    assert {problem.rule for problem in validate_graph(path)} == {"Statement kg:evidence minCount"}


def test_syntax_has_a_line(tmp_path: Path) -> None:
    path = tmp_path / "graph.ttl"
    path.write_text("<http://a> <http://b> <http://c> .\n<http://a> <http://b c> 1 .\n")
    (problem,) = validate_graph(path)
    assert problem.rule == "syntax"
    assert "line 2" in problem.message
    with pytest.raises(WorkspaceError):
        validate_graph(tmp_path / "missing.ttl")


def test_problems_are_sorted_and_print(fresh: Store) -> None:
    for change in (*SHAPES["Mention itsrdf:taConfidence maxInclusive"], *SHAPES["Entity skos:prefLabel minCount"]):
        change(fresh)
    problems = validate_store(fresh)
    assert problems == sorted(problems)
    line = f"{BASE}{MENTION}: itsrdf:taConfidence must be at most 1: 1.5 [Mention itsrdf:taConfidence maxInclusive]"
    assert line in [str(problem) for problem in problems]


@pytest.mark.parametrize(
    ("shape", "part"),
    [
        ("sh:property [ sh:path rdfs:label ; sh:uniqueLang true ]", "uniqueLang"),
        ("sh:closed true", "closed"),
        ("sh:property [ sh:path rdfs:label ; sh:nodeKind sh:Literal ]", "Literal"),
        ("sh:property [ sh:minCount 1 ]", "path"),
    ],
)
def test_a_constraint_that_is_not_known_is_an_error(shape: str, part: str) -> None:
    turtle = (
        "@prefix sh: <http://www.w3.org/ns/shacl#> . @prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> ."
        f"<http://x#S> a sh:NodeShape ; sh:targetClass rdfs:Class ; {shape} ."
    )
    with pytest.raises(ValueError, match=part):
        compile_shapes(turtle)


def test_the_sample_is_the_same_each_time_and_whole(store: Store) -> None:
    papers, total = sample_papers(store, 2)
    assert (len(papers), total) == (2, 3)
    assert sample_papers(store, 2) == (papers, 3)
    assert len(sample_papers(store)[0]) == 3
    for size in (1, 2, 3):  # nothing that the shapes need is left out of a sample
        assert ask_pyshacl(store, sample_papers(store, size)[0]) == []


@pytest.mark.parametrize("rule", ["Mention itsrdf:taConfidence maxInclusive", "Statement kg:evidence minCount"])
def test_pyshacl_sees_what_is_wrong_with_a_sampled_paper(rule: str, fresh: Store) -> None:
    for change in SHAPES[rule]:
        change(fresh)
    ((_, path, constraint),) = ask_pyshacl(fresh, [node(LEAP_PAPER.id)])
    assert f"{shorten(path, PREFIXES)} {constraint}" == rule.partition(" ")[2]


def test_what_was_checked_by_what_is_told(graph_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    copy = tmp_path / "graph.nt"
    copy.write_bytes(b"")
    bad = tmp_path / "graph.jsonld"
    bad.write_bytes(b"{")
    problems = validate_graph(graph_file, [copy, bad], tell=told.append)
    assert [problem.rule for problem in problems] == ["same graph", "syntax"]
    assert told[1].startswith("3 of 3 papers: the shapes by pySHACL ")
    assert "graph.nt: syntax" in told[2]
    # what ours did not see is told as pySHACL's
    monkeypatch.setattr("kg.rdf.validate.validate_store", lambda store: [])
    monkeypatch.setattr(
        "kg.rdf.validate.ask_pyshacl", lambda store, papers: [("http://x", PREFIXES["kg"] + "score", "minCount")]
    )
    (found,) = validate_graph(graph_file)
    assert str(found) == "http://x: kg:score breaks minCount [pySHACL minCount]"
    monkeypatch.setattr("kg.rdf.second_opinion.find_spec", lambda name: None)
    assert validate_graph(graph_file, tell=told.append) == []
    assert "pySHACL is not installed" in told[-1]
