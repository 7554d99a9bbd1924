"""Markdown that shows a text as it is, by a CommonMark parser; leaderboards.md and overview.md."""

import re
from dataclasses import replace
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from kg.export.comparisons import comparisons
from kg.export.leaderboards import write_leaderboards
from kg.export.markdown import escaped, explorer_link, link, table
from kg.export.overview import write_overview
from kg.export.rows import Writer
from kg.graph.view import to_networkx
from kg.model import (
    AnnotatedPaper,
    Entity,
    EntityType,
    Paper,
    PaperEntity,
    PaperLink,
    Records,
    Result,
    ResultKind,
    Role,
    Span,
    Text,
)
from tests.export.hostile import ILLEGAL, LEGAL, NAMES, hostile_records
from tests.samples import HOPPER_ENTITY, LEAP_ANNOTATED, LEAP_ENTITY, LEAP_PAPER, sample_records

BASE = "http://localhost:8080/"
PARSER = MarkdownIt("commonmark").enable("table").enable("strikethrough")


def write(writer: Writer, corpus: Records, path: Path, *, texts: bool = True) -> str:
    writer(corpus, to_networkx(corpus), path, base_iri=BASE, texts=texts)
    return path.read_text(encoding="utf-8")


def shown(html: str) -> str:
    return unescape(re.sub(r"<[^>]*>", "", html))


def board(*results: Result) -> Records:
    raw = "One sentence."
    span = Span("abstract", 0, len(raw))
    paper = Paper("paper/p", "sha256:0", (Text("title", "The paper"), Text("abstract", raw)), year=2025)
    return Records((AnnotatedPaper(paper, (span,), results=tuple(replace(item, span=span) for item in results)),))


@settings(deadline=None, max_examples=200)
@given(text=st.text(st.characters(exclude_categories=("Cs", "Cc"), exclude_characters="\u2028\u2029"), min_size=1))
@example(text="- x")
@example(text="1. x")
@example(text="12)")
@example(text="# x")
@example(text="+")
@example(text="<script>alert(1)</script> &amp; **b** [[x|y]] ~~z~~ ![i](j) http://a.example/_b_")
def test_a_text_is_shown_as_it_is(text: str) -> None:
    html = PARSER.render(f"{escaped(text)}\n")
    line = " ".join(text.split())
    assert shown(html).strip() == line
    assert html == "" if not line else html.startswith("<p>")
    assert set(re.findall(r"<(\w+)", html)) <= {"p"}


def test_what_only_some_viewers_take_for_markup() -> None:
    assert escaped("100% %%x%% a=b ==c== $x$ #tag ^id") == r"100% %\%x%\% a=b =\=c=\= \$x\$ \#tag \^id"


@settings(deadline=None)
@given(text=st.text(st.characters(exclude_categories=("Cs", "Cc")), max_size=20))
@example(text="a|b\\|c")
def test_a_cell_is_one_cell(text: str) -> None:
    html = PARSER.render("\n".join(table(["A", "B:"], [[escaped(text), "1"]])) + "\n")
    cells = re.findall(r"<td[^>]*>(.*?)</td>", html, re.DOTALL)
    assert [shown(cell).strip() for cell in cells] == [" ".join(text.split()), "1"]


@pytest.mark.parametrize("target", ["https://a.example/x(y)", "a b", "<x>", 'ü|`"\\'])
def test_a_link_holds_its_target(target: str) -> None:
    html = PARSER.renderInline(link("te]xt", target))
    assert re.fullmatch(r'<a href="[^"<> ]+">te\]xt</a>', html)


def test_explorer_links_use_the_address_that_the_page_reads() -> None:
    assert explorer_link("LEAP", LEAP_PAPER.id) == f"[LEAP](explorer.html#n={LEAP_PAPER.id})"


def test_the_improvement_of_the_sample(tmp_path: Path) -> None:
    text = write(write_leaderboards, sample_records(), tmp_path / "leaderboards.md")
    assert text.startswith("# Leaderboards\n\n1 numbers")
    result = f"{LEAP_PAPER.id}/result/0"
    paper = f"[LEAP: Learning to Grasp](explorer.html#n={LEAP_PAPER.id})"
    assert "\n## GraspSim\n\n### Improvements\n" in text
    assert f"\n|  | LEAP (diffusion policy) | [12.5%](#{result}) | Hopper | {paper} | 2026 |\n" in text
    assert f'\n- <a id="{result}"></a>12.5%, {paper}: LEAP beats Hopper by 12.5% on GraspSim.\n' in text


def test_absolute_results_apart_and_best_first(tmp_path: Path) -> None:
    absolute = {"kind": ResultKind.ABSOLUTE, "dataset": "GraspSim"}
    corpus = board(
        Result("90%", "accuracy", method="B", number="90", unit="%", **absolute),
        Result("9%", "accuracy", method="D", number="9", unit="%", **absolute),
        Result("95%", "accuracy", method="A", number="95", unit="%", **absolute),
        Result("high", "accuracy", method="C", unit="%", **absolute),
        Result("0.3", "error rate", method="B", number="0.3", **absolute),
        Result("0.1", "error rate", method="A", number="0.1", **absolute),
        Result("3x", "speed", method="A", number="3", unit="x", kind=ResultKind.RATIO, dataset="grasp-sim"),
        Result("7", "score", method="E", number="7"),
    )
    text = write(write_leaderboards, corpus, tmp_path / "leaderboards.md")
    assert re.findall(r"^##+ .*", text, re.MULTILINE) == [
        "## GraspSim",
        "### Results",
        "### Improvements",
        "## No dataset named",
        "### Kind not known",
        "## Sentences",
    ]
    assert re.findall(r"^\| (\w+ ?\w*) \| (\w) \|", text, re.MULTILINE) == [
        ("accuracy", "A"),
        ("accuracy", "B"),
        ("accuracy", "D"),
        ("accuracy", "C"),
        ("error rate", "A"),
        ("error rate", "B"),
        ("speed", "A"),
        ("score", "E"),
    ]


def test_numbers_of_no_told_metric_stand_last(tmp_path: Path) -> None:
    absolute = {"kind": ResultKind.ABSOLUTE, "dataset": "GraspSim", "unit": "%"}
    corpus = board(
        Result("99%", "", method="A", number="99", **absolute), Result("9%", "zeal", method="B", number="9", **absolute)
    )
    text = write(write_leaderboards, corpus, tmp_path / "leaderboards.md")
    assert re.findall(r"^\| (\w*) \| (\w) \|", text, re.MULTILINE) == [("zeal", "B"), ("", "A")]


def test_each_number_leads_to_its_sentence(tmp_path: Path) -> None:
    names = [name for name in NAMES if name.strip()]
    corpus = board(*(Result(name, name, name, name, name, number="1", unit=name) for name in names))
    text = write(write_leaderboards, corpus, tmp_path / "leaderboards.md")
    html = PARSER.render(text)
    targets = re.findall(r'<a href="#([^"]*)"', html)
    anchors = re.findall(r'<a id="([^"]*)"', html)
    assert sorted(targets) == sorted(anchors) == sorted({f"paper/p/result/{n}" for n in range(len(names))})
    assert html.count("<td>One") == 0
    assert html.count(": One sentence.</li>") == len(names)
    assert {len(re.findall("<t[dh]", row)) for row in re.findall(r"<tr>.*?</tr>", html, re.DOTALL)} == {6}


def test_without_texts_only_the_place_of_a_sentence(tmp_path: Path) -> None:
    text = write(write_leaderboards, sample_records(), tmp_path / "leaderboards.md", texts=False)
    assert "beats" not in text
    assert "abstract, characters 64–103" in text


def test_who_compares_with_whom() -> None:
    (pair,) = comparisons(sample_records())
    assert (pair.method, pair.other) == (LEAP_ENTITY.id, HOPPER_ENTITY.id)
    assert (pair.papers, pair.better) == ((LEAP_PAPER.id,), 1)
    assert pair.evidence == (LEAP_PAPER.id, LEAP_ANNOTATED.sentences[1])


def test_pairs_of_most_papers_first_with_their_first_sentence() -> None:
    names = ("A", "B", "C")
    entities = tuple(Entity(f"entity/{name}", name, EntityType.METHOD, name) for name in names)
    spans = (Span("abstract", 0, 5), Span("abstract", 5, 9))

    def paper(number: int, *others: str, **fields: Any) -> AnnotatedPaper:
        roles = {"A": Role.PROPOSES} | dict.fromkeys(others, Role.COMPARES_WITH)
        found = tuple(
            PaperEntity(EntityType.METHOD, name, (), (PaperLink(role, 1.0, spans),), f"entity/{name}")
            for name, role in roles.items()
        )
        return AnnotatedPaper(Paper(f"paper/{number}", "k", (Text("abstract", "One. Two."),)), spans, found, **fields)

    same = PaperEntity(EntityType.METHOD, "A", (), (PaperLink(Role.COMPARES_WITH, 1.0),), "entity/A")
    both = paper(1, "B", "C", results=(Result("5", method_entity=2, baseline_entity=1, span=spans[1]),))
    itself = paper(3)
    itself = replace(itself, entities=(*itself.entities, same))
    found = comparisons(Records((paper(2, "C"), both, itself), entities))
    assert [(pair.method, pair.other, pair.papers, pair.better) for pair in found] == [
        ("entity/A", "entity/C", ("paper/1", "paper/2"), 0),
        ("entity/A", "entity/B", ("paper/1",), 0),
        ("entity/C", "entity/B", ("paper/1",), 0),
    ]
    assert [pair.evidence for pair in found] == [("paper/1", spans[0]), ("paper/1", spans[0]), ("paper/1", spans[1])]


def test_the_overview_of_the_sample(tmp_path: Path) -> None:
    text = write(write_overview, sample_records(), tmp_path / "overview.md")
    assert "\n3 papers, 7 entities that they name, 1 stated results.\n" in text
    assert "\n| an abstract | 3 | 100 % |\n" in text
    assert "\n| robots | 2 | 67 % |\n" in text
    assert "\n| a link to code | 1 | 33 % |\n" in text
    assert "\n| 2026 | 2 |\n" in text
    assert "\n| CoRL | 1 |\n| ICML | 1 |\n" in text
    leap, hopper = (explorer_link(entity.label, entity.id) for entity in (LEAP_ENTITY, HOPPER_ENTITY))
    assert f"\n| {hopper} | 2 | proposes 1, comparesWith 1 |\n" in text
    paper = explorer_link("LEAP: Learning to Grasp", LEAP_PAPER.id)
    assert f"\n| {leap} | {hopper} | 1 | 1 | {paper} | LEAP beats Hopper by 12.5% on GraspSim. |\n" in text
    assert "beats" not in write(write_overview, sample_records(), tmp_path / "overview.md", texts=False)


def test_hostile_names_are_shown(tmp_path: Path) -> None:
    corpus = hostile_records()
    corpus = replace(corpus, entities=tuple(replace(entity, paper_count=1) for entity in corpus.entities))
    text = write(write_overview, corpus, tmp_path / "overview.md")
    rows = re.findall(r"<td><a[^>]*>(.*?)</a></td>", PARSER.render(text), re.DOTALL)
    expected = [" ".join(name.split()) or "empty" for name in (*NAMES, LEGAL)]
    assert sorted(" ".join(shown(row).split()) for row in rows) == sorted(expected)
    assert len(ILLEGAL) > len(LEGAL)
