import base64
import gzip
import hashlib
import html.parser
import json
import os
import re
import subprocess
import sys
from dataclasses import replace

import pytest

from kg.explore import page as page_module
from kg.explore.build import build_explorer
from kg.explore.details import paper_details, sheet
from kg.explore.page import script_json, vis_network
from kg.explore.payload import graph_chunk
from kg.graph.relatedness import relatedness
from kg.model import AnnotatedPaper, EntityType, Mention, Span, Text
from tests.explore.synthetic import synthetic_records
from tests.samples import GO1, HOPPER_PAPER, LEAP, LEAP_ANNOTATED, LEAP_ENTITY, LEAP_PAPER, sample_records

BASE = "https://example.org/kg/"


def build(records=None, **options):
    records = records or sample_records()
    return build_explorer(records, relatedness(records), base_iri=BASE, **options)


class Elements(html.parser.HTMLParser):
    """Tags with their attributes and, for scripts and styles, their text."""

    def __init__(self, text):
        super().__init__()
        self.tags = []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.tags.append([tag, dict(attrs), ""])
        self.open = True

    def handle_endtag(self, tag):
        self.open = False

    def handle_data(self, data):
        if self.tags and self.open:
            self.tags[-1][2] += data

    def of(self, name):
        return [(attrs, text) for tag, attrs, text in self.tags if tag == name]


@pytest.fixture(scope="module")
def html_text():
    return build(title="A <b>title</b> & more")


@pytest.fixture(scope="module")
def elements(html_text):
    return Elements(html_text)


def test_the_head_of_the_document(html_text, elements):
    assert html_text.startswith('<!doctype html>\n<html lang="en">\n')
    assert elements.of("meta")[0][0] == {"charset": "utf-8"}
    assert elements.of("title")[0][1] == "A <b>title</b> & more"
    assert "A &lt;b&gt;title&lt;/b&gt; &amp; more</a>" in html_text
    assert "<b>title" not in html_text


def test_no_attribute_and_no_style_names_an_address(elements):
    for _, attrs, _ in elements.tags:
        assert not attrs.keys() & {"srcset", "style", "action", "formaction", "ping", "background"}
        assert not any(name.startswith("on") for name in attrs)
        for name in ("src", "href", "data", "poster"):
            assert attrs.get(name, "#")[:1] == "#" or attrs[name].startswith("data:image/svg+xml,")
    for _, text in elements.of("style"):
        assert "url(" not in text
        assert "@import" not in text
    assert not [tag for tag, _, _ in elements.tags if tag in ("iframe", "object", "embed", "base", "form", "img")]


def test_the_policy_allows_the_scripts_and_styles_by_their_hashes_and_nothing_else(elements):
    policy = next(a["content"] for a, _ in elements.of("meta") if a.get("http-equiv") == "Content-Security-Policy")
    rules = {name: sources for name, *sources in (rule.split() for rule in policy.split("; "))}
    assert rules["default-src"] == rules["base-uri"] == rules["form-action"] == ["'none'"]
    assert rules["img-src"] == ["data:"]

    def hashes(items):
        return [f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'" for _, text in items]

    assert rules["script-src"] == hashes([(a, t) for a, t in elements.of("script") if "type" not in a])
    assert rules["style-src"] == hashes(elements.of("style"))
    assert set(rules) == {"default-src", "script-src", "style-src", "img-src", "base-uri", "form-action"}


def test_our_scripts_never_make_markup_of_text(elements):
    own = [text for attrs, text in elements.of("script") if "type" not in attrs][1:]
    assert len(own) == len(page_module.SCRIPTS)
    for text in own:
        assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function", text)
        assert len(text.splitlines()) < 300


def test_the_data_say_what_the_records_say(elements):
    data = {a["id"]: json.loads(t) for a, t in elements.of("script") if a.get("id")}["graph"]
    leap, go1 = data["ids"].index(LEAP_PAPER.id), data["ids"].index(GO1.id)
    assert data["labels"][leap] == "LEAP: Learning to Grasp"
    assert data["more"][leap]["authors"] == ["Ada Example", "Bo Söhne"]
    assert data["more"][go1] == {
        "aliases": ["Go1"],
        "maker": "Unitree Robotics",
        "kind": "entity/quadruped-5e1d6ce4",
    } | {"kind": data["more"][go1]["kind"]}
    links = [data["links"][at : at + 4] for at in range(0, len(data["links"]), 4)]
    roles = {data["kinds"][kind]: percent for head, tail, kind, percent in links if (head, tail) == (leap, go1)}
    assert roles == {"deployedOn": 99, "uses": 50}
    assert data["labels"][data["ids"].index(LEAP_ENTITY.id)] == "LEAP (diffusion policy)"
    assert data["base"] == BASE


def test_details_hold_the_cleaned_and_the_written_text(elements):
    (block,) = [json.loads(t) for a, t in elements.of("script") if a.get("class") == "chunk"]
    ids = json.loads(next(t for a, t in elements.of("script") if a.get("id") == "graph"))["ids"]
    leap = block[str(ids.index(LEAP_PAPER.id))]
    assert leap["texts"][1].startswith("We propose LEAP, a diffusion policy")
    assert leap["written"]["texts"][1] == LEAP
    number, start, end, *_ = leap["mentions"][0]
    assert leap["texts"][number][start:end] == "LEAP"
    hopper = block[str(ids.index(HOPPER_PAPER.id))]
    assert "written" not in hopper


def test_opening_words_stand_beside_a_name_alone():
    from kg.explore.build import _opening

    abstract = "We propose LEAP. " + "word " * 40
    assert _opening(abstract, "LEAP") == {"opening": "We propose LEAP. " + "word " * 20 + "…"}
    assert _opening("Short.", "LEAP") == {"opening": "Short."}
    assert _opening(abstract, "We propose LEAP. word …") == {}
    assert _opening("", "LEAP") == {}


def test_a_mention_that_cleaning_drops_stands_in_the_written_text_alone():
    cited = r"We use it \cite{LEAP}."
    texts = (LEAP_PAPER.texts[0], Text("abstract", cited))
    start = cited.index("LEAP")
    mention = Mention(Span("abstract", start, start + 4), EntityType.METHOD, 0.5, "given", 0)
    paper = replace(LEAP_PAPER, texts=texts)
    annotated = AnnotatedPaper(paper, entities=LEAP_ANNOTATED.entities, mentions=(mention,))
    position = {entity.id: number for number, entity in enumerate(annotated.entities)}
    details = paper_details(annotated, sheet(paper), position, [], texts=True)
    assert details["texts"][1] == "We use it."
    assert details["mentions"] == []
    assert details["written"]["mentions"] == [[1, start, start + 4, 0, 50]]


def test_papers_whose_texts_were_withheld_fit_in_a_page_with_texts():
    records = sample_records()
    length = len(LEAP_PAPER.abstract)
    papers = [
        replace(found, paper=replace(found.paper, texts=(found.paper.texts[0], Text("abstract", "", withheld=length))))
        if found.paper.id == LEAP_PAPER.id
        else found
        for found in records.papers
    ]
    text = build(replace(records, papers=tuple(papers)))
    assert "We deploy it on" not in text  # words of the paper whose abstract is withheld
    assert "dexterous grasping, evaluated on" in text  # and of one that has its own
    assert "LEAP: Learning to Grasp" in text


def test_without_texts_no_sentence_is_in_the_page():
    text = build(texts=False)
    assert "dexterous grasping, evaluated on" not in text
    assert "We deploy it on" not in text
    assert "LEAP: Learning to Grasp" in text
    assert "12.5%" in text  # a result is a fact


def test_many_papers_are_compressed_and_come_back():
    records = synthetic_records(501, 40)
    elements = Elements(build(records))
    blocks = [(a["type"], t) for a, t in elements.of("script") if a.get("class") == "chunk"]
    assert [kind for kind, _ in blocks] == ["application/gzip"] * 3
    packed = [base64.b64decode(text) for _, text in blocks]
    assert {data[4:10] for data in packed} == {b"\x00\x00\x00\x00\x00\xff"}  # no time, no operating system
    papers = [json.loads(gzip.decompress(data)) for data in packed]
    assert [len(block) for block in papers] == [200, 200, 101]
    shown = [detail["texts"][1] for block in papers for detail in block.values()]
    assert shown == [annotated.paper.abstract for annotated in records.papers]


def test_from_ten_thousand_nodes_on_the_graph_is_compressed():
    few, many = ({"ids": ["é"] * count} for count in (10_000, 10_001))
    assert graph_chunk(few).kind == "application/json"
    chunk = graph_chunk(many)
    assert chunk.kind == "application/gzip"
    assert json.loads(gzip.decompress(base64.b64decode(chunk.body))) == many
    with pytest.raises(ValueError, match="JSON"):
        _ = graph_chunk({**many, "score": float("nan")}).body


def test_script_json_ends_no_script_and_holds_no_line_separator():
    text = str(script_json(["</script><!--", "\u2028\u2029", "\ud800"]))
    assert "<" not in text
    assert text == '["\\u003c/script>\\u003c!--","\\u2028\\u2029","\\ud800"]'
    text.encode()
    with pytest.raises(ValueError, match="JSON"):
        script_json(float("inf"))


def test_vis_network_comes_from_pyvis_whole_and_without_a_source_map():
    script = vis_network()
    assert "@version 9." in script
    assert "MIT License" in script
    assert "sourceMappingURL" not in script


def test_the_same_bytes_each_time_and_under_any_hash_seed():
    code = (
        "import hashlib; from tests.explore.test_page import build; from tests.explore.synthetic import *\n"
        "print(hashlib.sha256((build() + build(synthetic_records(510, 60))).encode()).hexdigest())"
    )

    def run(seed):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        return subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, env=environment).stdout

    first = run("1")
    assert first == run("2")
    here = (build() + build(synthetic_records(510, 60))).encode()
    assert hashlib.sha256(here).hexdigest() == first.decode().strip()


def test_an_empty_graph_is_a_page_too():
    from kg.model import Records

    data = json.loads(next(t for a, t in Elements(build(Records())).of("script") if a.get("id") == "graph"))
    assert data["ids"] == []
