import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from spacy.language import Language

from kg.extract.run import complete, extract_paper, extract_papers
from kg.model import AnnotatedPaper, EntityType, Mention, Paper, PaperEntity, PaperLink, Role, Span
from kg.records import paper_from_json, paper_to_json
from kg.text.clean import clean
from kg.text.names import lookup_key
from tests.extract.conftest import make_paper, names

PAPERS = [
    make_paper(f"We propose Zeta{n}Net, a network for grasping. On FooBench, Zeta{n}Net outperforms BarNet by {n}.5%.")
    for n in range(2, 30)
]


def check(annotated: AnnotatedPaper) -> None:
    """What holds of every annotated paper."""
    texts = {text.name: text.raw for text in annotated.paper.texts}
    for mention in annotated.mentions:
        span = mention.span
        assert 0 <= span.start < span.end <= len(texts[span.text])
        keys = [lookup_key(name) for name in annotated.entities[mention.entity].names]
        assert lookup_key(clean(annotated.paper.quote(span)).text) in keys
        assert mention.type is annotated.entities[mention.entity].type
    for one, other in zip(annotated.mentions, annotated.mentions[1:], strict=False):
        assert not one.span.overlaps(other.span)
    assert all(entity.links for entity in annotated.entities)
    assert paper_from_json(paper_to_json(annotated), annotated.paper) == annotated


HOSTILE = [
    "",
    " ",
    "\n\n",
    "\U0001f916" * 50,
    "\u202e\u05e9\u05dc\u05d5\u05dd We propose \u05d0\u05d1\u05d2 for GPT-4 \u202c.",
    "a" * 10_000,
    "A" * 10_000,
    "A-" * 5_000,
    "(" * 2_000 + ")" * 2_000,
    "We propose " * 800,
    "We propose A, B, C and " * 300,
    "\x00\x01\x02 We propose \x07Zeta\x00Net, a network.",
    "<p><b></b></p>",
    "$$ $$ \\emph{} ** ** ``''",
    "$\\mathrm{SE}(3)$ synchronization via $\\alpha$-$\\beta$-Net over $L_0H_0 = 2$.",
    "</script><img src=x onerror=alert(1)> We introduce </script>, a \u201cdiffusion policy\u201d.",
    "\u0130stanbul \u0130\u0130\u0130 reinforcement learning \u0130 ReinForcement Learning",
    "12.5% 13.5% 14.5% of 3x respectively over on by than",
    "https://" + "x" * 3_000 + ".com/GPT-4",
    "\ud800 lone surrogate GPT-4",
]


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_texts(nlp: Language, text: str) -> None:
    check(extract_paper(nlp, make_paper(text, text[:200], key="x:1")))


WORDS = st.sampled_from(
    [
        r"We propose",
        r"ZetaNet",
        r"GPT-4o",
        r"**G**raph",
        r"$x_1$",
        r"\emph{Foo}",
        r"on",
        r"(",
        r")",
        r"FooBench",
        r",",
        r".",
        r"é",
        r"outperforms",
        r"the",
        r"(RL)",
        r"–",
        r"--",
        r"&amp;",
        r"reinforcement learning",
        r"diffusion-policy",
        r"21.6\%",
        r"Spot robot",
    ]
)


@given(st.lists(WORDS | st.text(max_size=4), max_size=40).map(" ".join))
@settings(deadline=None, max_examples=60)
def test_spans_always_quote_what_they_name(nlp: Language, text: str) -> None:
    check(extract_paper(nlp, make_paper(text, key="x:1")))


def test_a_text_of_the_longest_length_beside_a_title(nlp: Language) -> None:
    """spaCy's own limit of 1,000,000 characters is for its parsers (E088)."""
    check(extract_paper(nlp, make_paper("x" * 1_000_000, title="Big")))


def test_title_and_abstract_are_one_document(nlp: Language) -> None:
    found = extract_paper(nlp, make_paper("Our FooWalk model is fast.", "FooWalk: Quadruped Locomotion"))
    assert names(found)["FooWalk"] == ("Method", "proposes")
    assert {m.span.text for m in found.mentions} == {"title", "abstract"}
    assert [s.text for s in found.sentences] == ["abstract", "title"]


def test_any_number_of_workers_gives_the_same(tmp_path: Path) -> None:
    one = list(extract_papers(PAPERS, workers=1))
    assert list(extract_papers(PAPERS, workers=2)) == one
    assert [annotated.paper for annotated in one] == PAPERS


def test_progress_counts_the_papers() -> None:
    seen: list[int] = []
    list(extract_papers(PAPERS[:5], progress=seen.append))
    assert seen == [1, 2, 3, 4, 5]


def test_papers_are_read_as_they_are_needed() -> None:
    read: list[str] = []

    def endless() -> Iterator[Paper]:
        number = 0
        while True:
            number += 1
            read.append("x")
            yield make_paper(f"Paper number {number} on grasping.")

    stream = extract_papers(endless())
    next(stream)
    stream.close()
    assert len(read) <= 64


def test_a_lexicon_of_the_user(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text('format = "kg-lexicon/1"\n[[entry]]\nname = "blue widget"\ntype = "Task"\n', encoding="utf-8")
    paper = make_paper("It makes a blue widget.")
    assert names(next(extract_papers([paper], lexicon_files=[file])))["blue widget"][0] == "Task"
    assert names(next(extract_papers([paper], leave_out=["kg_tagger"]))) == {}


def test_given_annotations_are_completed_and_kept() -> None:
    text = "We study FooNet. It is old. FooNet walks."
    paper = make_paper(text)
    places = [m.start() for m in re.finditer("FooNet", text)]
    mentions = tuple(Mention(Span("abstract", p, p + 6), EntityType.METHOD, 1.0, "given", 0) for p in places)
    entity = PaperEntity(EntityType.METHOD, "FooNet", (), (PaperLink(Role.USES, 1.0),))
    found = complete(AnnotatedPaper(paper, entities=(entity,), mentions=mentions))
    assert [paper.quote(s) for s in found.sentences] == ["We study FooNet.", "It is old.", "FooNet walks."]
    assert [paper.quote(s) for s in found.entities[0].links[0].evidence] == ["We study FooNet.", "FooNet walks."]
    assert (found.mentions, found.relations) == (mentions, ())
    assert complete(found) == found


def test_spacy_is_imported_only_for_extraction() -> None:
    code = "import sys, kg.extract, kg.extract.run; sys.exit('spacy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
