"""Curation and vocabularies through the whole of kg build: report, manifest, RDF, kg.toml, exit status, rebuild."""

import json
from pathlib import Path

import pytest

import kg
from kg.config import BuildConfig, read_config
from kg.errors import ConfigError, InputError
from kg.pipeline import build
from kg.rdf.results import format_result
from kg.records import dump_line, paper_to_json
from tests.conftest import kg as run_kg
from tests.papers import annotated

CURATION = """\
[[same]]
names = ["cloth folding", "garment folding"]

[[name]]
name = "cloth foldin"
to = "x"
"""
THESAURUS = """\
@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
@prefix dcterms: <http://purl.org/dc/terms/> .
<https://example.org/v/> a skos:ConceptScheme ; dcterms:title "V" ; dcterms:license <https://example.org/licence> .
<https://example.org/v/1> skos:prefLabel "cloth folding" ; skos:broader <https://example.org/v/2> .
<https://example.org/v/2> skos:prefLabel "handling of fabric" .
<https://example.org/v/3> skos:prefLabel "towel" ; skos:broader <https://example.org/v/4> .
<https://example.org/v/4> skos:prefLabel "linen" .
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    papers = [
        annotated("k:1", "We address cloth folding.", ("Task", "addresses", "cloth folding")),
        annotated("k:2", "On garment folding, a handling of fabric.", ("Task", "addresses", "garment folding"),
                  ("Task", "addresses", "handling of fabric")),
        annotated("k:3", "The towel.", ("Task", "addresses", "towels")),
    ]  # fmt: skip
    lines = "".join(dump_line(paper_to_json(paper)) + "\n" for paper in papers)
    (tmp_path / "papers.jsonl").write_text(lines, encoding="utf-8")
    (tmp_path / "curation.toml").write_text(CURATION, encoding="utf-8")
    (tmp_path / "v.ttl").write_text(THESAURUS, encoding="utf-8")
    (tmp_path / "kg.toml").write_text(
        'inputs = ["papers.jsonl"]\noutput = "out"\ncuration = "curation.toml"\nvocabulary = "v.ttl"\ncache = false\n',
        encoding="utf-8",
    )
    return tmp_path


def test_both_are_in_everything_that_tells_of_a_build(folder):
    config = read_config(folder / "kg.toml")
    assert (config.curation, config.vocabulary) == (str(folder / "curation.toml"), (str(folder / "v.ttl"),))
    build(config)
    out = folder / "out"
    manifest = json.loads((out / "manifest.json").read_text(encoding="utf-8"))
    assert [item["file"] for item in manifest["advice"]] == ["curation.toml", "v.ttl"]
    report = json.loads((out / "report.json").read_text(encoding="utf-8"))
    (note,) = [note for note in report["notes"] if note["kind"] == "skipped"]
    assert (note["file"], note["place"]) == ("curation.toml", "line 4, [[name]]")
    assert note["reason"] == "no 'cloth foldin' in this corpus. Did you mean: cloth folding?"
    (use,) = report["vocabularies"]
    assert (use["title"], use["concepts"], use["exact"], use["close"], use["broader"]) == ("V", 4, 2, 1, 1)
    assert "2 entities match one exactly, 1 nearly" in (out / "report.md").read_text(encoding="utf-8")
    ask = """
        SELECT ?file ?source ?licence { ?build prov:used ?material . ?material rdfs:label ?file
          OPTIONAL { ?material dcterms:source ?source ; dcterms:license ?licence } } ORDER BY ?file"""
    workspace = kg.load(out)
    csv = format_result(workspace.query(ask), "csv").splitlines()
    assert csv[1:] == ["curation.toml,,", "v.ttl,https://example.org/v/,https://example.org/licence"]
    ask = "ASK { ?one skos:closeMatch <https://example.org/v/3> . ?two skos:exactMatch <https://example.org/v/1> ;"
    ask += " skos:broader ?up . ?up skos:exactMatch <https://example.org/v/2> . ?graph dcterms:source"
    ask += " <https://example.org/v/> ; a void:Dataset }"
    assert "true" in format_result(workspace.query(ask), "csv")
    assert workspace.validate() == []


def test_an_entry_without_effect_is_exit_status_3_and_the_build_is_made(folder):
    done = run_kg("build", "--config", folder / "kg.toml")
    assert done.returncode == 3, done.stderr
    assert "skipped: curation.toml, line 4, [[name]]: no 'cloth foldin'" in done.stderr
    assert (folder / "out" / "graph.ttl").is_file()


def test_a_rebuild_from_the_records_is_the_same_bytes(folder):
    config = read_config(folder / "kg.toml")
    build(config)
    again = BuildConfig(
        inputs=(str(folder / "out" / "records.jsonl"),),
        output=str(folder / "again"),
        title="Knowledge graph of papers.jsonl",
        curation=config.curation,
        vocabulary=config.vocabulary,
        cache=False,
    )
    build(again)
    for name in ("graph.ttl", "entities.jsonl", "records.jsonl", "nodes.csv", "edges.csv"):
        assert (folder / "again" / name).read_bytes() == (folder / "out" / name).read_bytes(), name


def test_bad_files_end_the_build_before_anything_is_read(folder):
    config = read_config(folder / "kg.toml")
    (folder / "curation.toml").write_text("[[smae]]", encoding="utf-8")
    with pytest.raises(ConfigError, match="unknown table 'smae'"):
        build(config)
    (folder / "curation.toml").write_text("", encoding="utf-8")
    (folder / "v.ttl").write_text("", encoding="utf-8")
    with pytest.raises(InputError, match="holds no concept"):
        build(config)
    assert not (folder / "out").exists()


def test_review_prints_or_writes_and_knows_its_topics(folder):
    run_kg("build", folder / "papers.jsonl", "-o", folder / "out", "--no-cache")
    done = run_kg("review", folder / "out", "--only", "merges", "-o", folder / "stub.toml")
    assert (done.returncode, done.stdout) == (0, "")
    text = (folder / "stub.toml").read_text(encoding="utf-8")
    assert all(line == "" or line.startswith("#") for line in text.splitlines())
    wrong = run_kg("review", folder / "out", "--only", "homonyms")
    assert wrong.returncode == 1
    assert "unknown topic 'homonyms'. Known: acronyms, ambiguous, merges, senses, types." in wrong.stderr
    assert run_kg("review", folder / "papers.jsonl").returncode == 1
