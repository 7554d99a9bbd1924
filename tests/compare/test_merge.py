"""One build from several equals the build of the joined corpora."""

import json
import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest

from kg.build_folder import MANIFEST
from kg.compare.difference import difference
from kg.compare.merge import merge_builds
from kg.config import BuildConfig
from kg.errors import ConfigError, KgError, WorkspaceError
from kg.pipeline import build
from kg.workspace import load
from tests.conftest import kg

WORDS = " ".join(f"word{chr(97 + n % 26)}{chr(97 + n // 26)}" for n in range(60))


def review(name: str) -> str:
    return f"https://openreview.net/forum?id={name}"


#: In two files: a paper of both, two versions of one paper, an acronym that only the other file defines.
FIRST = [
    {"id": "a", "title": "ZetaNet", "abstract": "We propose ZetaNet for grasping with RL.", "url": review("a")},
    {"id": "b", "title": "Sim", "abstract": f"We use ZetaNet on FooBench. {WORDS} one.", "url": review("b"),
     "authors": ["Jo Li"], "venue": "RSS"},
    {"id": "c", "title": "Both", "abstract": "Both files have this paper on motion planning.", "url": review("c")},
]  # fmt: skip
SECOND = [
    {"id": "c", "title": "Both", "abstract": "Both files have this paper on motion planning.", "url": review("c")},
    {"id": "d", "title": "Sim", "abstract": f"We use ZetaNet on FooBench. {WORDS} two more.", "url": review("d"),
     "authors": ["Jo Li"], "venue": "ICML"},
    {"id": "e", "title": "RL", "abstract": "Reinforcement learning (RL) learns grasping.", "url": review("e")},
    {"id": "f", "title": "Given", "text": "We use ZetaNet.", "url": review("f"),
     "entities": [{"type": "Method", "name": "ZetaNet", "role": "uses"}], "mentions": [[7, 14, 0]]},
]  # fmt: skip


def write(folder: Path, name: str, rows: Sequence[dict]) -> str:
    path = folder / name
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), "utf-8")
    return str(path)


def config(output: Path, *inputs: str, **options) -> BuildConfig:
    return BuildConfig(inputs, str(output), cache=False, workers=1, title="Both", **options)


@pytest.fixture(scope="module")
def parts(tmp_path_factory) -> Path:
    """The two files, a build of each, and one of both."""
    folder = tmp_path_factory.mktemp("parts")
    one, two = write(folder, "one.jsonl", FIRST), write(folder, "two.jsonl", SECOND)
    build(config(folder / "one", one))
    build(config(folder / "two", two))
    build(config(folder / "both", one, two))
    return folder


def test_the_merged_build_is_the_build_of_the_joined_corpora(parts, tmp_path):
    merge_builds([parts / "two", parts / "one"], config(tmp_path / "out"))
    names = ["records.jsonl", "entities.jsonl", "merges.jsonl", "related.jsonl", "graph.ttl", "nodes.csv", "edges.csv"]
    for name in names:
        assert (tmp_path / "out" / name).read_text("utf-8") == (parts / "both" / name).read_text("utf-8"), name
    assert difference(load(tmp_path / "out"), load(parts / "both")).is_empty()
    assert len(load(tmp_path / "out").papers) == 5
    notes = json.loads((tmp_path / "out" / "report.json").read_text("utf-8"))["notes"]
    assert [note["reason"] for note in notes if note["kind"] == "duplicate"] == [
        "duplicate of two.jsonl, line 2 (same title, 95 % of the abstract).",
        "duplicate of one.jsonl, line 3 (same title, 100 % of the abstract).",
    ]


def test_a_merged_build_can_be_merged_again(parts, tmp_path):
    merge_builds([parts / "both", parts / "one"], config(tmp_path / "out"))
    assert difference(load(tmp_path / "out"), load(parts / "both")).is_empty()


def test_builds_without_texts_are_joined_as_they_were_linked(parts, tmp_path):
    for name in ("one", "two"):
        build(config(tmp_path / name, str(parts / f"{name}.jsonl"), text=False))
    made = merge_builds([tmp_path / "one", tmp_path / "two"], config(tmp_path / "out"))
    assert "FooBench" not in (tmp_path / "out" / "graph.ttl").read_text("utf-8").replace('"FooBench"', "")
    assert {paper.paper.given_id for paper in made.records.papers} >= {"a", "c", "e", "f"}


def changed(parts: Path, folder: Path, **change) -> Path:
    shutil.copytree(parts / "two", folder)
    manifest = json.loads((folder / MANIFEST).read_text("utf-8"))
    (folder / MANIFEST).write_text(json.dumps(manifest | change), "utf-8")
    return folder


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"base_iri": "https://example.org/kg/"}, r"base_iri is 'http://localhost:8080/' in the one.*--base-iri"),
        ({"text": False}, r"text is True in the one and False in the other.*--no-text"),
        ({"versions": {"paperkg": "0.0.1"}}, r"versions is .*paperkg .* and paperkg 0\.0\.1 in the other"),
        ({"lexicon": "abc"}, r"lexicon is not told in the one and 'abc' in the other.*--lexicon"),
        ({"min_confidence": 0.5}, r"min_confidence is not told in the one and 0\.5 in the other"),
        ({"min_relation_confidence": 0.3}, r"min_relation_confidence is not told .*--min-relation-confidence"),
    ],
)
def test_builds_that_do_not_go_together(parts, tmp_path, change, message):
    other = changed(parts, tmp_path / "other", **change)
    with pytest.raises(KgError, match=message):
        merge_builds([parts / "one", other], config(tmp_path / "out"))
    assert not (tmp_path / "out").exists()


def test_builds_of_another_version_than_this_one(parts, tmp_path):
    both = [changed(parts, tmp_path / name, versions={"paperkg": "0.0.1"}) for name in ("x", "y")]
    with pytest.raises(KgError, match=r"built by other versions than those here \(paperkg 0\.0\.1\)"):
        merge_builds(both, config(tmp_path / "out"))


def test_a_lexicon_has_to_be_given_again(parts, tmp_path):
    both = [changed(parts, tmp_path / name, lexicon="abc") for name in ("x", "y")]
    with pytest.raises(KgError, match="built with a lexicon; give the same --lexicon"):
        merge_builds(both, config(tmp_path / "out"))
    with pytest.raises(ConfigError):
        merge_builds(both, config(tmp_path / "out", lexicon=(str(tmp_path / "none.toml"),)))


def test_one_build_or_none_is_not_enough(parts, tmp_path):
    for folders in ([], [parts / "one"], [parts / "one", parts / "one"]):
        with pytest.raises(KgError, match="two builds or more"):
            merge_builds(folders, config(tmp_path / "out"))
    with pytest.raises(WorkspaceError, match="holds no build"):
        merge_builds([parts / "one", tmp_path], config(tmp_path / "out"))


# -- the commands ---------------------------------------------------------------------------------------------------


def test_the_commands(parts, tmp_path):
    done = kg("merge", parts / "one", parts / "two", "-o", tmp_path / "out", "--title", "Both", "--no-cache")
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
    assert "5 papers" in done.stderr
    done = kg("diff", tmp_path / "out", parts / "both", "--exit-code")
    assert (done.returncode, done.stdout) == (0, "no difference\n"), done.stderr
    done = kg("diff", parts / "one", parts / "both", "--exit-code")
    assert done.returncode == 4
    assert "papers: 2 added, 0 removed" in done.stdout
    done = kg("diff", parts / "one", parts / "both", "--json")
    assert (done.returncode, json.loads(done.stdout)["empty"]) == (0, False)
    done = kg("path", parts / "both", "Given", "ZetaNet", "--json")
    assert [(row["edge"], row["sentence"]) for row in json.loads(done.stdout)] == [("uses", "We use ZetaNet.")]
    done = kg("path", parts / "both", "Given", "ZetaNet")
    assert done.stdout.splitlines() == [" 1. Given -- uses --> ZetaNet", "      “We use ZetaNet.”"]


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("diff", "{one}", "nowhere"), "nowhere holds no build"),
        (("path", "{one}", "ZetaNet", "Zzz"), "no paper or entity named 'Zzz'"),
        (("merge", "{one}", "-o", "{out}"), "give two builds or more"),
        (("related", "{one}", "ZetaNet", "--by", "colour"), "colour"),
    ],
)
def test_what_the_commands_refuse(parts, tmp_path, args, message):
    done = kg(*(arg.format(one=parts / "one", out=tmp_path / "out") for arg in args), cwd=tmp_path)
    assert (done.returncode, done.stdout) == (1, "")
    assert message in done.stderr
    assert len(done.stderr.splitlines()) == 1
