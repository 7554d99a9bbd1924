"""The trained model in the pipeline, with a hand-made model whose every answer is known."""

import json
import multiprocessing
import pickle
import shutil
from pathlib import Path
from typing import Any

import pytest
from spacy.tokens import Doc
from spacy.vocab import Vocab

from kg.errors import ModelError
from kg.extract import run
from kg.extract.cache import ExtractionCache
from kg.extract.layers import Layers, Stretch, layers_of, set_layers
from kg.extract.nlp import COMPONENTS, build_nlp
from kg.extract.run import extract_paper, extract_papers
from kg.extract.tagger import files
from kg.extract.tagger.component import Tagger
from kg.extract.tagger.files import check_files, missing_note, model_fingerprint, read_card
from kg.extract.tagger.network import Network
from kg.extract.tagger.reading import read
from kg.lexicon.entries import Lexicon
from kg.model import AnnotatedPaper, EntityType, RelationName, Role, Span, Text
from tests.extract.conftest import make_paper, names
from tests.extract.tiny_model import WINDOW, make_model, read_about, write_about

M, T, D, R, S = (
    EntityType.METHOD,
    EntityType.TASK,
    EntityType.DATASET,
    EntityType.ROBOT,
    EntityType.METRIC,
)


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_model(tmp_path_factory.mktemp("model") / "weights")


@pytest.fixture(scope="module")
def network(model: Path) -> Network:
    return Network(read_card(model))


def only_model(model: Path, abstract: str, title: str = "") -> AnnotatedPaper:
    """What the model finds without any rule that finds mentions."""
    rules = ("kg_lexicon", "kg_coinage", "kg_names", "kg_phrases")
    return extract_paper(build_nlp(Lexicon(), model, rules), make_paper(abstract, title))


def found(annotated: AnnotatedPaper) -> list[tuple[str, str, EntityType]]:
    return [(m.span.text, annotated.paper.quote(m.span), m.type) for m in annotated.mentions]


def test_spans_types_roles_and_relations(model: Path) -> None:
    one = only_model(model, "We use ZorNet for deep grasping. Our own FooBench tests deep grasping of gripperone.")
    assert found(one) == [
        ("abstract", "ZorNet", M),
        ("abstract", "deep grasping", T),
        ("abstract", "FooBench", D),
        ("abstract", "deep grasping", T),
        ("abstract", "gripperone", R),
    ]
    assert {m.extractor for m in one.mentions} == {"tagger"}
    assert names(one) == {
        "ZorNet": ("Method", "proposes"),
        "deep grasping": ("Task", "addresses"),
        "FooBench": ("Dataset", "evaluatesOn"),
        "gripperone": ("Robot", "deployedOn"),
    }
    # Of each there is one mention, so of the pairings that speak alike the closest counts.
    told = {(one.entities[r.head].name, r.name, one.entities[r.tail].name): r for r in one.relations}
    assert set(told) == {
        ("ZorNet", RelationName.USED_FOR, "deep grasping"),
        ("FooBench", RelationName.BENCHMARK_FOR, "deep grasping"),
    }
    assert told["ZorNet", RelationName.USED_FOR, "deep grasping"].evidence == (Span("abstract", 0, 32),)
    assert told["FooBench", RelationName.BENCHMARK_FOR, "deep grasping"].evidence == (Span("abstract", 33, 84),)


def test_the_evidence_is_where_the_model_saw_it(model: Path) -> None:
    # Two mentions of the head: the heads of this model listen to the later one.
    one = only_model(model, "Deep grasping by ZorNet. Others wait. ZorNet sleeps.")
    (relation,) = one.relations
    assert relation.evidence == (Span("abstract", 0, 24), Span("abstract", 38, 52))


def test_pieces_of_a_word_are_one_mention_or_none(model: Path) -> None:
    assert found(only_model(model, "A zorbot sings.")) == [("abstract", "zorbot", M)]
    # "zordeep" is the pieces "zor" and an unknown rest: no mention ends in the middle of the word.
    assert found(only_model(model, "A zordeep sings.")) == []


def test_title_and_abstract_are_read_together_but_no_span_crosses(model: Path, network: Network) -> None:
    one = only_model(model, "Grasping is hard, deep grasping harder.", title="Deep")
    assert found(one) == [("abstract", "deep grasping", T)]
    parts = [Stretch(0, 4), Stretch(6, 14), Stretch(16, 24)]
    reading = read(network, "Deep\n\nGrasping\n\nFooBench", parts, parts[0])
    assert (reading.starts, reading.ends) == ((0, 6, 16), (4, 14, 24))
    assert len(reading.hidden) == 5
    assert reading.probability(Stretch(16, 24), D) > 0.99
    assert reading.probability(Stretch(0, 14), T) == 0.0


def test_stretches_that_are_no_pieces(network: Network) -> None:
    reading = read(network, "A zorbot sings.", [Stretch(0, 15)], None)
    assert reading.pieces(Stretch(4, 5)) == (1, 2)
    assert reading.pieces(Stretch(1, 2)) is None
    assert reading.probability(Stretch(3, 8), M) == 0.0
    assert reading.probability(Stretch(2, 8), M) > 0.99
    assert reading.probability(Stretch(2, 8), T) < 0.01


@pytest.mark.parametrize("text", ["", " ", "\n\n", "🤖 \ud800 \x00 مرحبا", "word " * 40])
def test_texts_of_every_kind(model: Path, text: str) -> None:
    assert found(only_model(model, f"{text} ZorNet")) == [("abstract", "ZorNet", M)]


def test_a_text_without_an_entity_has_none(model: Path) -> None:
    one = only_model(model, "This page was left blank. The committee met on Tuesday and adjourned at noon.")
    assert (one.entities, one.mentions, one.relations) == ((), (), ())


def test_long_texts_are_read_in_windows(model: Path) -> None:
    words = ["word"] * 100
    for place in range(3, 90, 7):
        words[place : place + 2] = ["deep", "grasping"]
    one = only_model(model, " ".join(words))
    assert len(words) > 4 * WINDOW
    assert [quote for _, quote, _ in found(one)] == ["deep grasping"] * 13


def test_a_section_is_read_by_itself(model: Path) -> None:
    paper = make_paper("ZorNet waits.", "On deep")
    alone = make_paper("ZorNet waits.", "On deep")
    section = type(paper)(paper.id, paper.key, (*paper.texts, Text("body/0", "grasping by FooBench")))
    nlp = build_nlp(Lexicon(), model)
    one, two = (extract_paper(nlp, p) for p in (section, alone))
    assert [m for m in one.mentions if m.span.text != "body/0"] == list(two.mentions)
    assert ("body/0", "FooBench", D) in found(one)


PAPERS = [
    make_paper(
        f"We propose ZorNet{'' if n % 3 else '-2'} for deep grasping. {'Maybe it is. ' * n} On FooBench.", f"{n}"
    )
    for n in range(24)
]


def test_the_same_whatever_the_workers_and_neighbours(model: Path) -> None:
    one = list(extract_papers(PAPERS, model=model))
    assert list(extract_papers(PAPERS, model=model, workers=2)) == one
    assert list(extract_papers(PAPERS[::-1], model=model))[::-1] == one
    assert [next(extract_papers([paper], model=model)) for paper in PAPERS[:5]] == one[:5]
    assert any(mention.extractor == "tagger" for mention in one[0].mentions)


def _fork(nlp: Any, paper: Any, queue: Any) -> None:
    queue.put(extract_paper(nlp, paper).mentions)


@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_a_forked_process_reads_the_model_anew(model: Path) -> None:
    nlp = build_nlp(Lexicon(), model)
    here = extract_paper(nlp, PAPERS[0]).mentions
    context = multiprocessing.get_context("fork")
    queue = context.Queue()
    child = context.Process(target=_fork, args=(nlp, PAPERS[0], queue))
    child.start()
    assert queue.get(timeout=60) == here
    child.join()


def test_documents_by_pipe(model: Path) -> None:
    tagger = Tagger().from_disk(model)
    docs = [Doc(Vocab(), words=["ZorNet"]), Doc(Vocab(), words=["nothing"])]
    likely = [layers_of(doc).reading.likely(0.5) for doc in tagger.pipe(docs, batch_size=7)]  # type: ignore[union-attr]
    assert [[kind for _, kind, _ in row] for row in likely] == [[M], []]


def test_to_disk_and_back(model: Path, tmp_path: Path) -> None:
    tagger = Tagger().from_disk(model)
    tagger.to_disk(tmp_path / "copy")
    assert {p.name: p.read_bytes() for p in (tmp_path / "copy").iterdir()} == {
        p.name: p.read_bytes() for p in model.iterdir()
    }
    again = pickle.loads(pickle.dumps(Tagger().from_disk(tmp_path / "copy")))
    doc = Doc(Vocab(), words=["ZorNet"])
    set_layers(doc, Layers("ZorNet", parts=[Stretch(0, 6)]))
    assert layers_of(again(doc)).reading is not None
    with pytest.raises(ModelError, match="from_disk"):
        Tagger().to_disk(tmp_path / "none")


def test_rules_help_the_model_and_the_other_way_round(model: Path, tmp_path: Path) -> None:
    # The model has never heard of QuuxNet, and says so for certain; the rule of coinages has.
    text = "We propose QuuxNet and ZorNet. A zorbot waits."
    shutil.copytree(model, tmp_path / "model")
    least = dict.fromkeys((kind.value for kind in EntityType), 0.4)
    first = {"model Method": 0.5, "rule coinage": 4.0}
    joining = {"first": first, "second": {"first": 1.0}, "least": least, "floor": 0.1}
    write_about(tmp_path / "model", {**read_about(model), "joining": joining})
    one = extract_paper(build_nlp(Lexicon(), tmp_path / "model"), make_paper(text))
    told = {one.paper.quote(m.span): (m.confidence, m.extractor) for m in one.mentions}
    # Bounded log-odds of -6.21 and 6.21, halved, and 4 for the rule where it speaks.
    assert told == {"QuuxNet": (0.71, "coinage"), "ZorNet": (1.0, "coinage"), "zorbot": (0.96, "tagger")}


def test_without_the_files_rules_decide_alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(files, "model_folder", lambda: tmp_path)
    assert files.find_model() is None
    assert missing_note() == (
        "the trained model is not there (model.json, words.npz, encoder.onnx, heads.onnx, tokenizer.json): "
        "extraction goes by rules alone"
    )
    (one,) = extract_papers(PAPERS[:1])
    assert one == extract_paper(build_nlp(run.load_lexicon(())), PAPERS[0])


def test_the_model_that_comes_with_kg_is_taken(monkeypatch: pytest.MonkeyPatch, model: Path, tmp_path: Path) -> None:
    monkeypatch.setattr(files, "model_folder", lambda: model)
    assert missing_note() == ""
    (one,) = extract_papers(PAPERS[:1])
    assert one == next(extract_papers(PAPERS[:1], model=model))
    (alone,) = extract_papers(PAPERS[:1], leave_out=["kg_tagger"])
    assert alone == extract_paper(build_nlp(run.load_lexicon(())), PAPERS[0])


def test_a_damaged_model_is_an_error_in_one_line(tmp_path: Path) -> None:
    model = make_model(tmp_path / "weights")
    (model / "heads.onnx").write_bytes((model / "heads.onnx").read_bytes() + b" ")
    with pytest.raises(ModelError, match=r"heads\.onnx: changed or damaged"):
        list(extract_papers(PAPERS[:1], model=model, workers=2))
    (model / "heads.onnx").unlink()
    with pytest.raises(ModelError, match=r"heads\.onnx missing"):
        check_files(read_card(model))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "kg-model/9"}, "not of the format"),
        ({"tags": ["O", "B-Method"]}, "tags must be O"),
        ({"roles": ["hero"]}, "hero"),
        ({"sha256": {}}, "KeyError"),
        ({"max_pieces": None}, "TypeError"),
    ],
)
def test_a_model_card_that_does_not_hold(tmp_path: Path, change: dict[str, Any], message: str) -> None:
    model = make_model(tmp_path / "weights")
    write_about(model, {**read_about(model), **change})
    with pytest.raises(ModelError, match=message):
        read_card(model)


@pytest.mark.parametrize("part", [{"joining": {"first": {}}}, {"judging": {"roles": {}, "relations": {}, "least": {}}}])
def test_weights_that_do_not_hold(tmp_path: Path, part: dict[str, Any]) -> None:
    model = make_model(tmp_path / "weights")
    write_about(model, {**read_about(model), **part})
    with pytest.raises(ModelError, match="'joining', 'judging'"):
        Tagger().from_disk(model)


def test_no_model_card(tmp_path: Path) -> None:
    with pytest.raises(ModelError, match=r"no model\.json in it"):
        list(extract_papers(PAPERS[:1], model=tmp_path))
    (tmp_path / "model.json").write_text("{", encoding="utf-8")
    with pytest.raises(ModelError, match="no JSON"):
        read_card(tmp_path)


def test_another_model_is_another_entry_of_the_cache(model: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache.sqlite"
    other = make_model(tmp_path / "other")
    write_about(other, {**read_about(other), "note": "trained longer"})
    assert model_fingerprint(other) != model_fingerprint(model)
    assert model_fingerprint(None) == ""
    for folder, count in ((model, 1), (model, 1), (other, 2)):
        list(extract_papers(PAPERS[:1], model=folder, cache=cache))
        with ExtractionCache.open(cache, "") as store:
            assert store._connection.execute("SELECT COUNT(*) FROM papers").fetchone() == (count,)


def test_each_component_can_be_left_out(model: Path) -> None:
    for name in COMPONENTS[1:8]:
        assert name not in build_nlp(Lexicon(), model, [name]).pipe_names
    assert "kg_heads" not in build_nlp(Lexicon()).pipe_names


def test_the_card_of_the_model_tells_its_version(model: Path) -> None:
    card = read_card(model)
    assert card.version == model_fingerprint(model)[:12]
    assert json.loads((model / "model.json").read_text())["sha256"] == dict(card.hashes)
    assert card.roles == tuple(Role)


def test_a_name_that_only_the_title_has_must_be_certain(model: Path) -> None:
    assert found(only_model(model, "Nobody waits.", title="ZorNet")) == []
    assert found(only_model(model, "ZorNet waits.", title="ZorNet")) == [
        ("abstract", "ZorNet", M),
        ("title", "ZorNet", M),
    ]
    assert found(only_model(model, "", title="ZorNet")) == [("title", "ZorNet", M)]


def test_a_name_that_the_user_gives_stands_whatever_the_model_says(model: Path, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text('format = "kg-lexicon/1"\n[[entry]]\nname = "ZorNet"\ntype = "Metric"\n', encoding="utf-8")
    (one,) = extract_papers([make_paper("It uses ZorNet.")], model=model, lexicon_files=[file])
    assert [(m.type, m.confidence, m.extractor) for m in one.mentions] == [(S, 0.99, "lexicon")]


def test_a_robot_of_the_lexicon_stands_though_the_model_has_not_heard_of_it(model: Path) -> None:
    (one,) = extract_papers([make_paper("The robot walks: a Unitree Go1 robot.")], model=model)
    assert [(m.type, m.confidence, m.extractor) for m in one.mentions] == [(R, 0.9, "lexicon")]
