"""A build on disk, opened: its records, its views, and what it says where something is missing."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

import kg
from kg.build_folder import output_folder
from kg.config import BuildConfig
from kg.corpus.read import Corpus
from kg.errors import KgError, NotFoundError, UnknownNameError, WorkspaceError
from kg.graph.relatedness import relatedness
from kg.model import Records
from kg.omit import without_texts
from kg.outputs import Outputs, chosen_formats, manifest_of
from kg.report import make_report
from tests.samples import GO1, HOPPER_PAPER, LEAP_PAPER, sample_records


def write(
    folder: Path, *formats: str, text: bool = True, records: Records | None = None, **options: str
) -> kg.Workspace:
    """A build of the samples, without extraction."""
    config = BuildConfig(inputs=("a.jsonl",), output=str(folder), text=text, **options)
    records = records or sample_records()
    records = records if text else without_texts(records)
    pairs = relatedness(records)
    report = make_report(Corpus(), records.papers, records, pairs)
    with output_folder(folder, manifest_of(config)) as staging:
        Outputs(config, records, pairs, report).write(
            chosen_formats(formats, graphs=config.graphs), staging, lambda *_: None
        )
    return kg.load(folder)


@pytest.fixture(scope="module")
def workspace(tmp_path_factory) -> kg.Workspace:
    return write(tmp_path_factory.mktemp("workspace") / "out", "nt")


def test_the_records_are_those_of_the_build(workspace):
    assert workspace.records == sample_records()


def test_without_texts_the_records_still_load(tmp_path):
    workspace = write(tmp_path / "out", text=False)
    assert workspace.records == without_texts(sample_records())
    assert workspace.show(GO1.id)["label"] == "Unitree Go1"
    assert not any(data.get("sentence") for *_, data in workspace.graph.edges(data=True))


def test_queries_read_the_file_that_loads_fastest(workspace, tmp_path):
    assert workspace.rdf_file.name == "graph.nt"
    without = write(tmp_path / "out")
    assert without.rdf_file.name == "graph.ttl"
    without.rdf_file.unlink()
    with pytest.raises(WorkspaceError, match=r"graph\.ttl is missing\). Build again"):
        _ = without.rdf_file


def test_related_papers_with_what_both_have(workspace):
    first, *_ = workspace.related(LEAP_PAPER.id)
    assert first["id"] == HOPPER_PAPER.id
    assert first["paper"] == "Hopper is a diffusion policy for dexterous grasping, …"
    assert {"Hopper", "GraspSim", "Unitree Go1", "dexterous grasping"} <= set(first["shared"])
    (by_robot,) = workspace.related(LEAP_PAPER.id, by="robot")
    assert by_robot["shared"] == ["Unitree Go1"]
    assert 0 < by_robot["score"] < first["score"]
    assert len(workspace.related(LEAP_PAPER.id, top=1)) == 1
    with pytest.raises(UnknownNameError, match="Known: dataset, method, robot, task"):
        workspace.related(LEAP_PAPER.id, by="colour")


def test_a_copy_of_the_graph_can_be_changed(workspace):
    copy = workspace.to_networkx()
    copy.remove_node(GO1.id)
    assert GO1.id in workspace.graph


def test_an_export_is_written_whole_or_not_at_all(workspace, tmp_path):
    path = tmp_path / "g.graphml"
    stats = workspace.export("graphml", path)
    assert (stats.rows, stats.dropped_characters) == (11 + 22, 0)
    assert path.read_bytes() == (workspace.folder / "graph.graphml").read_bytes()
    with pytest.raises(KgError, match="cannot write"):
        workspace.export("graphml", tmp_path / "missing" / "g.graphml")
    assert list(tmp_path.iterdir()) == [path]


def test_the_counts_are_those_of_the_report(workspace):
    assert workspace.stats()["papers"] == 3
    assert workspace.stats()["roles"]["deployedOn"] == 1


def test_nothing_of_that_name(workspace):
    with pytest.raises(NotFoundError, match="Did you mean: "):
        workspace.show("Unitree Go11")


def test_a_broken_build_says_to_build_again(tmp_path):
    workspace = write(tmp_path / "out")
    (workspace.folder / "entities.jsonl").write_text("{")
    with pytest.raises(WorkspaceError, match=r"broken build .*Build again"):
        _ = workspace.records
    (workspace.folder / "report.json").unlink()
    with pytest.raises(WorkspaceError, match="Build again"):
        workspace.stats()
    workspace.explorer_file.unlink()
    with pytest.raises(WorkspaceError, match=r"explorer\.html is missing"):
        _ = workspace.explorer_file
    assert {problem.message for problem in workspace.validate() if problem.rule == "manifest"} == {
        "entities.jsonl differs from the manifest (1 of 1488 bytes)",
        "explorer.html is missing",
        "report.json is missing",
    }


@pytest.mark.parametrize("name", ["records.jsonl", "entities.jsonl", "merges.jsonl", "graph.ttl", "report.json"])
def test_a_file_that_was_cut_off_at_a_line_never_answers_with_less(tmp_path, name):
    workspace = write(tmp_path / "out")
    path = workspace.folder / name
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-1]))
    ask = {"graph.ttl": lambda: workspace.query("ASK {}"), "report.json": workspace.stats}
    with pytest.raises(WorkspaceError, match=rf"{name} differs from the manifest .*Build again"):
        ask.get(name, lambda: workspace.records)()


def test_a_manifest_that_lacks_what_reading_needs(tmp_path):
    folder = write(tmp_path / "out").folder
    manifest = json.loads((folder / "manifest.json").read_text())
    (folder / "manifest.json").write_text(json.dumps(manifest | {"base_iri": 5}))
    with pytest.raises(WorkspaceError, match="lacks 'base_iri' or 'text'"):
        kg.load(folder)


def test_characters_that_a_format_cannot_hold_are_reported(tmp_path):
    records = sample_records()
    entities = tuple(replace(e, aliases=("a\x01b",)) if e.id == GO1.id else e for e in records.entities)
    workspace = write(tmp_path / "out", records=replace(records, entities=entities))
    warnings = json.loads((workspace.folder / "report.json").read_text("utf-8"))["warnings"]
    assert "graph.graphml: 1 characters that the format cannot hold were left out" in warnings


def test_a_large_graph_is_queried_from_a_store_made_once(tmp_path, monkeypatch):
    monkeypatch.setenv("KG_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr("kg.rdf.disk.SMALL_BYTES", 1000)
    workspace, told = write(tmp_path / "out"), []
    query = "SELECT (COUNT(?p) AS ?n) { ?p a kg:Paper }"
    assert workspace.query(query, tell=told.append).values == [(3,)]
    assert workspace.query(query, tell=told.append, timeout=30).values == [(3,)]
    assert [line.partition(":")[0] for line in told] == [f"preparing {workspace.folder}/graph.ttl for queries, once"]
    folder = workspace.query_source()
    assert folder.is_relative_to(tmp_path / "cache")
    # one that is broken is made anew
    for part in folder.glob("*.sst"):
        part.write_bytes(bytes(part.stat().st_size))
    assert workspace.query(query, tell=told.append).values == [(3,)]
    assert "made anew" in told[1]
    # the store is that of what was built; once it is gone the file must be as it was built, too
    workspace.rdf_file.write_text("")
    assert workspace.query(query).values == [(3,)]
    for file in sorted(folder.iterdir()):
        file.unlink()
    with pytest.raises(WorkspaceError, match=r"graph\.ttl differs"):
        workspace.query(query)


def test_without_a_cache_the_graph_is_loaded_and_that_is_told(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("KG_CACHE", str(tmp_path / "file"))
    monkeypatch.setattr("kg.rdf.disk.SMALL_BYTES", 1000)
    workspace, told = write(tmp_path / "out"), []
    assert workspace.query("ASK { ?p a kg:Paper }", tell=told.append).boolean is True
    assert "KG_CACHE" in told[-1]


def test_one_named_graph_for_each_paper(tmp_path):
    workspace = write(tmp_path / "out", "nq", graphs="per-paper")
    assert workspace.rdf_file.name == "graph.nq"
    assert write(tmp_path / "other", graphs="per-paper").rdf_file.name == "graph.trig"
    graphs = workspace.query("SELECT DISTINCT ?g { GRAPH ?g { ?s ?p ?o } } ORDER BY ?g").values
    papers = sorted(f"{workspace.base_iri}{annotated.paper.id}/graph" for annotated in workspace.records.papers)
    assert graphs == [(f"{workspace.base_iri}graph/entities",), *((paper,) for paper in papers)]
    # what is not about one graph is about all
    in_one, all_of_it = write(tmp_path / "one"), "SELECT ?s ?p ?o { ?s ?p ?o } ORDER BY ?s ?p ?o"
    assert workspace.query(all_of_it).rows == in_one.query(all_of_it).rows
    query = f"SELECT (COUNT(*) AS ?n) FROM <{papers[0]}> {{ ?s a kg:Paper }}"
    assert workspace.query(query).values == [(1,)]
    assert workspace.query("SELECT (COUNT(?from) AS ?n) { ?from a kg:Paper }").values == [(3,)]
    assert workspace.query(f"ASK {{ GRAPH <{papers[0]}> {{ ?s a kg:Method }} }}").boolean is False
    assert workspace.validate() == []
    assert len(workspace.to_rdflib()) == len(in_one.to_rdflib())


def test_papers_entities_and_a_picture_for_notebooks(workspace):
    assert [paper.id for paper in workspace.papers] == [annotated.paper.id for annotated in workspace.records.papers]
    assert GO1 in workspace.entities
    shown = workspace._repr_html_()
    assert "<h4>Knowledge graph of a.jsonl</h4>" in shown
    assert "<tr><th>papers</th><td>3</td></tr>" in shown


def test_rows_are_named_tuples(workspace):
    result = workspace.query("SELECT ?name ?papers ?class { ?class skos:prefLabel ?name ; kg:paperCount ?papers }")
    names = {row.name: row.papers for row in result}
    assert names["Unitree Go1"] == 2
    assert {row._2 for row in result} == {row[2] for row in result.values}
    name, papers, _ = next(iter(result))
    assert names[name] == papers
