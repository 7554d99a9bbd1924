"""Citations between papers of a corpus: as edges, in RDF, on cards, in counts, and through a build and back."""

import json
from dataclasses import replace

from kg.corpus.read import read_corpus
from kg.export.exporters import EXPORTERS
from kg.graph.cards import paper_card
from kg.graph.citations import Citation, citations
from kg.graph.stats import graph_stats
from kg.graph.view import CITES, to_networkx
from kg.ids import DEFAULT_BASE_IRI
from kg.model import Paper, Records
from kg.rdf.load import load_store
from kg.rdf.named import load_named
from kg.rdf.query import run_query
from kg.rdf.validate import validate_store
from kg.rdf.write import triples, write_rdf
from kg.records import paper_to_json
from kg.render import card
from tests.samples import HOPPER_PAPER, LEAP_PAPER, sample_records

CITED = "arxiv:2601.00001"


def citing(*references: str, paper: Paper = HOPPER_PAPER) -> Records:
    """The sample, in which one paper has references."""
    records = sample_records()
    papers = tuple(
        replace(known, paper=replace(known.paper, references=tuple(sorted(references))))
        if known.paper.id == paper.id
        else known
        for known in records.papers
    )
    return replace(records, papers=papers)


def test_a_reference_leads_to_the_paper_of_that_identifier_alone():
    assert citations(citing(CITED, "doi:10.1000/elsewhere")) == [Citation(HOPPER_PAPER.id, LEAP_PAPER.id)]
    assert citations(citing("arxiv:2601.99999")) == []


def test_a_title_leads_to_the_one_paper_that_has_it():
    assert citations(citing("title:leaplearningtograsp")) == [Citation(HOPPER_PAPER.id, LEAP_PAPER.id)]
    two = citing("title:leaplearningtograsp")
    twin = replace(two.papers[0], paper=replace(LEAP_PAPER, id="paper/twin-00000000", key="doi:10.1/t", ids=()))
    assert citations(replace(two, papers=(*two.papers, twin))) == []


def test_two_names_of_one_work_are_one_citation_and_none_is_of_oneself():
    assert len(citations(citing(CITED, "title:leaplearningtograsp"))) == 1
    assert citations(citing(CITED, paper=LEAP_PAPER)) == []


def test_the_identifier_of_a_copy_leads_there_too():
    records = citing("doi:10.1000/journal")
    copy = replace(LEAP_PAPER, id="paper/copy-00000000", key="doi:10.1000/journal", ids=(("doi", "10.1000/journal"),))
    papers = tuple(
        replace(known, paper=replace(known.paper, copies=(copy,))) if known.paper.id == LEAP_PAPER.id else known
        for known in records.papers
    )
    assert citations(replace(records, papers=papers)) == [Citation(HOPPER_PAPER.id, LEAP_PAPER.id)]


def test_graph_counts_and_cards():
    records = citing(CITED)
    graph = to_networkx(records)
    assert graph.get_edge_data(HOPPER_PAPER.id, LEAP_PAPER.id, key=CITES) == {"edge_type": "cites", "weight": 1.0}
    assert graph_stats(records, [])["citations"] == 1
    assert graph_stats(sample_records(), [])["citations"] == 0
    by_id = {annotated.paper.id: annotated for annotated in records.papers}
    cites = paper_card(records, by_id[HOPPER_PAPER.id])
    assert (cites["cites"], cites["references"]) == ([{"name": "LEAP: Learning to Grasp", "id": LEAP_PAPER.id}], 1)
    assert f"cites:\n  LEAP: Learning to Grasp  {LEAP_PAPER.id}\n" in card(cites) + "\n"
    cited = paper_card(records, by_id[LEAP_PAPER.id])
    assert [row["id"] for row in cited["cited by"]] == [HOPPER_PAPER.id]
    assert "cites" not in cited


def test_rdf_is_valid_and_answers_both_queries(tmp_path):
    records = citing(CITED)
    path = tmp_path / "graph.ttl"
    write_rdf(path, "ttl", triples(records, []))
    base = DEFAULT_BASE_IRI
    assert run_query(path, "SELECT ?a ?b WHERE { ?a cito:cites ?b }").values == [
        (base + HOPPER_PAPER.id, base + LEAP_PAPER.id)
    ]
    rows = run_query(path, load_named("citations-of-paper").sparql, params={"paper": "LEAP"}).values
    assert [(row[0], row[1], row[3]) for row in rows] == [
        ("LEAP: Learning to Grasp", "cited by", base + HOPPER_PAPER.id)
    ]
    rows = run_query(path, load_named("most-cited-papers").sparql).values
    assert rows == [("LEAP: Learning to Grasp", "2026", 1, base + LEAP_PAPER.id)]
    assert run_query(path, load_named("most-cited-papers").sparql, params={"venue": "ICML"}).values == []
    assert list(validate_store(load_store(path))) == []


def test_every_export_takes_them(tmp_path):
    records = citing(CITED)
    graph = to_networkx(records, [])
    for name, exporter in EXPORTERS.items():
        exporter.write(records, graph, tmp_path / exporter.file, base_iri=DEFAULT_BASE_IRI, texts=True)
        assert (tmp_path / exporter.file).exists(), name
    assert "cites" in (tmp_path / "edges.csv").read_text(encoding="utf-8")
    assert "cites" in (tmp_path / "graph.graphml").read_text(encoding="utf-8")
    notes = [path.read_text(encoding="utf-8") for path in sorted((tmp_path / "vault").rglob("*.md"))]
    assert sum("\n## Cites\n" in note for note in notes) == sum("\n## Cited by\n" in note for note in notes) == 1
    assert any("cites" in path.name.lower() for path in (tmp_path / "neo4j").iterdir())


def test_references_come_back_from_the_records(tmp_path):
    papers = [{"id": "x", "paperId": "a" * 40, "title": "One", "abstract": "We act."}]
    papers.append({"paperId": "b" * 40, "title": "Two", "abstract": "We see.", "references": [{"paperId": "a" * 40}]})
    (tmp_path / "s2.json").write_text(json.dumps({"data": papers}))
    (found,) = [paper for paper in read_corpus([tmp_path / "s2.json"]).papers if paper.references]
    assert found.references == ("s2:" + "a" * 40,)
    records = citing(CITED)
    line = next(paper_to_json(known) for known in records.papers if known.paper.references)
    assert line["references"] == [CITED]
    (tmp_path / "records.jsonl").write_text(json.dumps(line) + "\n")
    (again,) = read_corpus([tmp_path / "records.jsonl"]).papers
    assert again.references == (CITED,)
