"""The commands, run as a user runs them: through the entry point, in a process of their own where status matters."""

import gzip
import json
import os
import shutil
import subprocess
import sys

import pytest

from tests.conftest import SEEDS, kg


def test_build_writes_what_the_design_says(built):
    default = "graph.ttl explorer.html graph.graphml nodes.csv edges.csv records.jsonl entities.jsonl merges.jsonl"
    more = "report.json report.md manifest.json graph.nt graph.jsonld mentions.csv"
    assert {*default.split(), *more.split()} <= {path.name for path in built.iterdir()}
    report = json.loads((built / "report.json").read_text(encoding="utf-8"))
    assert report["counts"]["papers"] == 25
    assert [note["kind"] for note in report["notes"]] == ["duplicate"] * 13  # 38 paragraphs, 25 papers


def test_two_hash_seeds_and_one_or_two_workers_give_the_same_bytes(built, tmp_path):
    for seed, workers in (("1", 1), ("2", 2)):
        done = kg(
            "build",
            SEEDS,
            "-o",
            tmp_path / seed,
            "--formats",
            "all",
            "--no-cache",
            "--workers",
            workers,
            env={"PYTHONHASHSEED": seed},
        )
        assert done.returncode == 0, done.stderr
        files = sorted(file.relative_to(built) for file in built.rglob("*") if file.is_file())
        for name in files:
            assert (tmp_path / seed / name).read_bytes() == (built / name).read_bytes(), name


def test_a_build_from_its_own_records_is_the_same_graph(built, tmp_path):
    done = kg("build", built / "records.jsonl", "-o", tmp_path, "--title", "Knowledge graph of seeds")
    assert done.returncode == 0, done.stderr
    for name in ("graph.ttl", "entities.jsonl", "nodes.csv", "edges.csv", "records.jsonl"):
        assert (tmp_path / name).read_bytes() == (built / name).read_bytes(), name


def test_query_answers_the_question_of_the_readme(built):
    done = kg(
        "query",
        built,
        "SELECT ?label WHERE { ?paper kg:deployedOn/skos:prefLabel 'Unitree Go1' ; rdfs:label ?label }",
        "--format",
        "csv",
    )
    assert done.stdout.splitlines() == ["label", "WestWorld"]


def test_named_queries_are_listed_and_answer(built):
    listed = kg("query", built, "--list").stdout
    names = [line.partition(":")[0] for line in listed.splitlines() if not line.startswith(" ")]
    assert len(names) >= 6
    for name in names:
        done = kg("query", built, "--named", name, "--format", "csv")
        assert done.returncode == 0, (name, done.stderr)
    done = kg("query", built, "--named", "papers-of-robot", "--param", "robot=Unitree Go1", "--format", "csv")
    assert "WestWorld" in done.stdout


def test_show_related_stats_open_validate(built):
    card = kg("show", built, "WestWorld").stdout
    assert card.startswith("WestWorld  [Method]")
    assert "proposes:" in card
    paper = json.loads(kg("show", built, "paper/diffusion-policies-have-recently-emerged-as", "--json").stdout)
    assert paper["label"] == "STEP"
    assert paper["links"] == {"https://github.com/Kimho666/STEP": "code"}
    assert "RoboMimic" in [row["name"] for row in paper["roles"]["evaluatesOn"]]
    related = json.loads(kg("related", built, "STEP", "--json").stdout)
    assert any("diffusion policy" in row["shared"] for row in related)
    assert "papers: 25" in kg("stats", built).stdout
    assert kg("open", built, "--print").stdout.strip() == (built / "explorer.html").resolve().as_uri()
    done = kg("validate", built)
    assert done.returncode == 0, done.stdout + done.stderr


def test_papers_lists_what_would_be_read():
    done = kg("papers", SEEDS)
    assert done.returncode == 0
    assert "25 papers" in done.stderr
    rows = [json.loads(line) for line in kg("papers", SEEDS, "--json").stdout.splitlines()]
    assert sum(len(row["sources"]) for row in rows) == 38
    assert {(row["venue"], row["year"]) for row in rows} == {("ICML", 2026)}


def test_extract_and_build_from_standard_input(tmp_path):
    abstract = "We propose NimbleNet, a network for image segmentation. It outperforms U-Net on Cityscapes."
    line = json.dumps({"id": "x1", "title": "NimbleNet", "abstract": abstract})
    done = kg("extract", "-", "--format", "jsonl", stdin=line)
    assert done.returncode == 0, done.stderr
    (found,) = [json.loads(item) for item in done.stdout.splitlines()]
    assert ("NimbleNet", "proposes") in {(entity["name"], entity["role"]) for entity in found["entities"]}
    (tmp_path / "annotated.jsonl").write_text(done.stdout, encoding="utf-8")
    assert kg("build", tmp_path / "annotated.jsonl", "-o", tmp_path / "out").returncode == 0


# -- bad input (DESIGN §12) -------------------------------------------------------------------------------------------


def test_files_that_cannot_be_read_are_told_and_the_rest_goes_on(tmp_path):
    corpus = tmp_path / "corpus"
    corpus.mkdir()
    shutil.copy(next(SEEDS.glob("000*")), corpus / "good.txt")
    (corpus / "papers.docx").write_bytes(b"PK\x03\x04binary\x00")
    (corpus / "empty.txt").write_text("")
    (corpus / "utf16.txt").write_text("ICML 2026 Papers\n\nText.", encoding="utf-16")
    (corpus / "broken.jsonl").write_text('{"id": "1", "abstract": "We study one thing here."}\n{"id": \n')
    (corpus / "cut.jsonl.gz").write_bytes(gzip.compress(b'{"id": "2", "abstract": "We study two."}\n' * 1000)[:40])
    done = kg("build", corpus, "-o", tmp_path / "out")
    assert done.returncode == 3, done.stderr
    report = json.loads((tmp_path / "out" / "report.json").read_text(encoding="utf-8"))
    skipped = {note["file"]: note["reason"] for note in report["notes"] if note["kind"] == "skipped"}
    assert set(skipped) == {"papers.docx", "empty.txt", "broken.jsonl", "cut.jsonl.gz"}
    assert [note["file"] for note in report["notes"] if note["kind"] == "recoded"] == ["utf16.txt"]
    assert "jsonl" in skipped["papers.docx"]  # lists the known formats
    assert report["counts"]["papers"] == 21  # 19 of the seed document, 1 of broken.jsonl, 1 of utf16.txt
    assert all(f"skipped: {name}" in done.stderr for name in skipped)


def test_a_corpus_without_any_paper_is_still_a_valid_graph(tmp_path):
    (tmp_path / "empty.jsonl").write_text("")
    done = kg("build", tmp_path / "empty.jsonl", "-o", tmp_path / "out")
    assert done.returncode == 3
    assert kg("validate", tmp_path / "out").returncode == 0


@pytest.mark.parametrize(
    ("args", "status", "message"),
    [
        (("build", "missing.txt"), 1, "missing.txt"),
        (("build",), 2, "INPUT"),
        (("build", "SEEDS", "--formats", "docx"), 1, "unknown format 'docx'. Known: all, "),
        (("build", "SEEDS", "--base-iri", "kg"), 1, "no absolute IRI"),
        (("build", "SEEDS", "--lexicon", "none.toml"), 1, "none.toml"),
        (("build", "SEEDS", "--format", "docx"), 1, "Known: "),
        (("query", "missing", "ASK {}"), 1, "holds no build of kg"),
        (("query", "BUILT"), 2, "give one of"),
        (("query", "BUILT", "SELECT * WHERE { ?s ?p }"), 1, "line 1, column"),
        (("query", "BUILT", "SELECT * WHERE { ?s skso:prefLabel ?o }"), 1, "skos"),
        (("query", "BUILT", "INSERT DATA { <urn:a> <urn:b> <urn:c> }"), 1, "kg: "),
        (("query", "BUILT", "SELECT * { SERVICE <http://127.0.0.1:1/> { ?s ?p ?o } }"), 1, "SERVICE"),
        (("query", "BUILT", "--named", "nope"), 1, "nope"),
        (("query", "BUILT", "ASK {}", "--format", "docx"), 1, "Known: "),
        (("show", "BUILT", "Unitree Go"), 0, "Unitree Go1"),
        (("show", "BUILT", "WestWrld"), 1, "WestWorld"),
        (("related", "BUILT", "STEP", "--by", "colour"), 1, "Known: dataset, method, robot, task"),
        (("validate", "missing"), 1, "missing"),
        (("frobnicate",), 2, "frobnicate"),
    ],
)
def test_wrong_use_is_one_clear_line(built, args, status, message):
    given = [{"SEEDS": SEEDS, "BUILT": built}.get(arg, arg) for arg in args]
    done = kg(*given, cwd=built.parent)
    assert done.returncode == status, done.stderr
    assert message in done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    if status == 1:
        assert len(done.stderr.strip().splitlines()) == 1


def test_a_query_that_runs_for_ever_is_stopped(built):
    cross = "SELECT (COUNT(*) AS ?n) WHERE { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i }"
    done = kg("query", built, cross, "--timeout", "1")
    assert done.returncode == 1
    assert "1" in done.stderr
    assert "Traceback" not in done.stderr


def test_validate_finds_a_file_that_was_changed(built, tmp_path):
    folder = tmp_path / "copy"
    shutil.copytree(built, folder)
    with (folder / "nodes.csv").open("a") as stream:
        stream.write("x\n")
    done = kg("validate", folder)
    assert done.returncode == 1
    assert "nodes.csv differs from the manifest" in done.stdout


def test_no_text_leaves_no_sentence_anywhere(tmp_path):
    abstract = "We propose NimbleNet, a network for image segmentation that nobody has quoted before."
    source = tmp_path / "one.jsonl"
    source.write_text(json.dumps({"id": "x1", "title": "NimbleNet", "abstract": abstract}))
    done = kg("build", source, "-o", tmp_path / "out", "--formats", "all,obsidian,parquet", "--no-text")
    assert done.returncode == 0, done.stderr
    files = [path for path in (tmp_path / "out").rglob("*") if path.is_file()]
    assert {path.suffix for path in files} >= {".bib", ".csv", ".md", ".parquet"}
    for path in files:
        assert b"nobody has quoted" not in path.read_bytes(), path.name
    assert "NimbleNet" in kg("show", tmp_path / "out", "NimbleNet").stdout
    assert kg("validate", tmp_path / "out").returncode == 0


def test_hostile_names_reach_every_format_and_break_none(tmp_path):
    name = 'Ev"il<script>alert(1)</script>&\\Net'
    line = {
        "id": "x1",
        "title": f"{name} \u202e\U0001f916 title",
        "authors": ["Ann\u0001 Example"],
        "text": f"We propose {name} today.",
        "entities": [{"type": "Method", "role": "proposes", "name": name}],
        "mentions": [[11, 11 + len(name), 0]],
    }
    source = tmp_path / "one.jsonl"
    source.write_text(json.dumps(line))
    done = kg("build", source, "-o", tmp_path / "out", "--formats", "all")
    assert done.returncode == 0, done.stderr
    assert "characters that the format cannot hold were left out" in done.stderr
    assert kg("validate", tmp_path / "out").returncode == 0


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf", "1e12"])
def test_a_limit_of_time_that_is_none_is_wrong_usage(built, seconds):
    done = kg("query", built, "ASK {}", "--timeout", seconds)
    assert done.returncode == 2
    assert "give seconds" in done.stderr


def test_a_query_file_may_begin_with_a_byte_order_mark(built, tmp_path):
    (tmp_path / "q.rq").write_bytes(b"\xef\xbb\xbfASK {}")
    done = kg("query", built, "--file", tmp_path / "q.rq")
    assert (done.returncode, done.stdout) == (0, "yes\n"), done.stderr


def test_a_negative_number_of_related_papers_is_wrong_usage(built):
    assert kg("related", built, "x", "--top", "-1").returncode == 2


def test_export_lists_its_formats():
    listed = kg("export", "--list").stdout
    assert listed.splitlines()[0].split() == ["format", "file", "for"]
    assert {"graphml", "gexf", "graphology", "cx2", "gml", "neo4j"} <= {line.split()[0] for line in listed.splitlines()}


def test_export_writes_a_part(built, tmp_path):
    done = kg("export", built, "--format", "node-link", "-o", tmp_path / "p.json", "--what", "papers")
    assert (done.returncode, done.stderr) == (0, "")
    graph = json.loads((tmp_path / "p.json").read_text(encoding="utf-8"))
    assert {node["node_type"] for node in graph["nodes"]} == {"Paper"}
    assert len(graph["nodes"]) == 25
    assert {edge["edge_type"] for edge in graph["edges"]} == {"related"}
    options = ("--what", "entities", "--type", "Robot", "--type", "Method", "--ego", "Unitree Go1", "--hops", 1)
    done = kg("export", built, "--format", "neo4j", "-o", tmp_path / "neo4j", *options)
    assert (done.returncode, done.stderr) == (0, "")
    names = {path.name for path in (tmp_path / "neo4j").glob("nodes-*.csv")}
    assert names == {"nodes-Robot.csv", "nodes-Method.csv"}


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--format", "gefx"), "unknown export format 'gefx'. Known: "),
        (("--format", "gexf", "--type", "Person"), "unknown type 'Person'. Known: "),
        (("--format", "gexf", "--min-papers", 1000), "nothing is left of the graph by --min-papers 1000."),
        (("--format", "gexf", "--ego", "xyzzy"), "no paper or entity named 'xyzzy'."),
        (("--format", "neo4j", "-o", "."), "cannot write .: "),
        (("--format", "gexf", "-o", "missing/graph.gexf"), "cannot write missing/graph.gexf: "),
    ],
)
def test_an_export_that_cannot_be_is_one_clear_line(built, tmp_path, options, message):
    done = kg("export", built, "-o", "graph.out", *options, cwd=tmp_path)
    assert done.returncode == 1
    assert done.stderr.startswith(f"kg: {message}")
    assert done.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_export_without_a_format_is_wrong_usage(built):
    assert kg("export", built).returncode == 2


def test_a_build_makes_the_store_of_a_large_graph(tmp_path):
    code = (
        "import sys, kg.rdf.disk; kg.rdf.disk.SMALL_BYTES = 1000\n"
        "from kg.cli import main; sys.argv = ['kg', *sys.argv[1:]]; main()"
    )
    (tmp_path / "a.txt").write_text("We propose LEAP, a diffusion policy for dexterous grasping on a Unitree Go1.\n")
    env = {**os.environ, "KG_CACHE": str(tmp_path / "cache")}

    def run(*args: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-c", code, *args], cwd=tmp_path, env=env, capture_output=True, text=True, check=True
        )

    run("build", "a.txt", "-o", "out", "--graphs", "per-paper")
    assert len(list((tmp_path / "cache" / "sparql").iterdir())) == 1
    asked = run("query", "out", "SELECT ?g { GRAPH ?g { ?p a kg:Paper } }")
    assert "/graph>" in asked.stdout
    assert asked.stderr == ""  # nothing to prepare any more
    run("build", "a.txt", "-o", "other", "--no-cache", "--title", "another")
    assert len(list((tmp_path / "cache" / "sparql").iterdir())) == 1
    first = run("query", "other", "ASK { ?p a kg:Paper }")
    assert first.stdout == "yes\n"
    assert "preparing other/graph.ttl for queries, once" in first.stderr
