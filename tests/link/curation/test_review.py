"""kg review: what is asked, in which order, and that the file holds when it is uncommented."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kg.lexicon import Lexicon, LexiconEntry
from kg.link.advised import Advice, link_advised
from kg.link.curation.entries import Entry, Reference, Table
from kg.link.curation.likeness import SURE, merge_doubt, work_likeness
from kg.link.curation.questions import Topic
from kg.link.curation.read import parse_curation
from kg.link.curation.review import review
from kg.link.curation.stub import entry_lines, toml_text, write_stub
from kg.model import AnnotatedPaper, EntityType, Records
from tests.papers import annotated

EMPTY = Lexicon(())


def uncommented(stub: str) -> str:
    """As the head of the file says: lines with a single # are entries."""
    return re.sub(r"^# ", "", stub, flags=re.MULTILINE)


def corpus() -> list[AnnotatedPaper]:
    papers = [annotated(f"d:{n}", "A diffusion model learns.", ("Method", "uses", "diffusion model")) for n in range(3)]
    papers += [annotated(f"e:{n}", "We like diffusion.", ("Method", "uses", "diffusion")) for n in range(2)]
    papers += [
        annotated(f"t:{n}", "We use cloth folding.", ("Method" if n < 3 else "Task", "uses", "cloth folding"))
        for n in range(5)
    ]
    papers += [
        annotated("a:1", "Policy mirror descent (PMD).", ("Method", "uses", "policy mirror descent", "PMD")),
        annotated("a:2", "Poisson mass decay (PMD).", ("Method", "uses", "Poisson mass decay", "PMD")),
        annotated("a:3", "PMD helps.", ("Method", "uses", "PMD")),
        annotated("s:1", "We introduce PRISM, a network of lenses.", ("Method", "proposes", "PRISM"), title="Alpha"),
        annotated("s:2", "We present PRISM, a planner that schedules.", ("Method", "proposes", "PRISM"), title="Gamma"),
        annotated("s:3", "We outperform PRISM.", ("Method", "comparesWith", "PRISM")),
    ]
    return papers


def linked(curation: str = "") -> Records:
    return link_advised(corpus(), EMPTY, Advice(parse_curation(curation))).records


def test_what_is_left_apart_under_two_names_is_asked_first():
    questions = review(linked(), EMPTY)
    assert [question.weight for question in questions] == sorted((q.weight for q in questions), reverse=True)
    first = next(question for question in questions if question.topic is Topic.MERGES)
    assert first.told == "'diffusion model' (3 papers) and 'diffusion' (2 papers) were left apart"
    assert first.entry == Entry(Table.SAME, (Reference("diffusion model"), Reference("diffusion")))
    assert first.example == "We like diffusion."


def test_a_narrow_decision_about_a_type_is_asked_with_its_counts():
    (question,) = review(linked(), EMPTY, only=[Topic.TYPES])
    assert question.told == "'cloth folding' became a Method; papers say: Method in 3 papers, Task in 2 papers"
    assert question.entry == Entry(Table.RETYPE, (Reference("cloth folding"),), "Task")


def test_a_bare_name_of_several_works_is_asked_in_its_paper():
    (question,) = review(linked(), EMPTY, only=[Topic.AMBIGUOUS])
    assert "may be any of 2" in question.told
    assert question.entry.paper.startswith("paper/")
    assert question.entry.names[1] == Reference("PRISM")


def test_an_answer_is_not_asked_again():
    asked = len(review(linked(), EMPTY))
    said = '[[different]]\nnames = ["diffusion", "diffusion model"]\n[[retype]]\nname = "cloth folding"\ntype = "Task"'
    assert len(review(linked(said), EMPTY)) == asked - 2


def test_a_limit_takes_the_heaviest():
    questions = review(linked(), EMPTY)
    assert review(linked(), EMPTY, limit=2) == questions[:2]
    assert len(questions) > 2


def test_the_file_is_nothing_but_comments_and_holds_when_it_is_uncommented():
    stub = write_stub(review(linked(), EMPTY))
    assert parse_curation(stub).entries == ()
    curation = parse_curation(uncommented(stub))
    assert len(curation.entries) == len(review(linked(), EMPTY))
    made = link_advised(corpus(), EMPTY, Advice(curation))
    assert made.notes == ()
    assert max(len(line) for line in stub.splitlines()) <= 120


def test_nothing_to_ask():
    stub = write_stub(review(Records(), EMPTY))
    assert parse_curation(stub).entries == ()


@pytest.mark.parametrize(
    ("one", "two", "least", "most"),
    [
        ("diffusion policy", "diffusion-policies", 0.0, 0.0),
        ("k-NN", "k-NN algorithm", 0.0, 0.0),
        ("policy gradient", "PG", SURE, SURE),
        ("reinforcement learning", "deep reinforcement learning", 0.5, 0.7),
        ("mixture-of-experts", "sparse gating", 0.4, 0.5),
    ],
)
def test_doubts_about_a_merge(one, two, least, most):
    assert least <= merge_doubt(one, two, EntityType.METHOD, EMPTY) <= most


def test_names_of_one_lexicon_entry_are_no_question():
    lexicon = Lexicon((LexiconEntry("mixture-of-experts", EntityType.METHOD, ("sparse gating",)),))
    assert merge_doubt("mixture-of-experts", "sparse gating", EntityType.METHOD, lexicon) == 0.0


def test_works_are_alike_by_their_authors_and_words():
    from dataclasses import replace

    one = annotated("k:1", "lenses bending light softly").paper
    two = annotated("k:2", "lenses bending light hardly").paper
    three = annotated("k:3", "planners schedule robots").paper
    assert work_likeness(one, two) == pytest.approx(3 / 5)  # three of five words
    assert work_likeness(one, three) == 0.0
    both = [replace(paper, authors=("Ada Example",)) for paper in (one, three)]
    assert work_likeness(*both) == 0.5


@settings(deadline=None)
@given(st.text())
def test_any_text_is_written_as_a_string_of_toml(text):
    import tomllib

    assert tomllib.loads(f"a = {toml_text(text)}")["a"] == text.encode("utf-8", "replace").decode()


def test_entries_as_lines():
    entry = Entry(Table.SAME, (Reference("PRISM", "k:1"), Reference("PRISM")), why="one")
    assert entry_lines(entry) == ["[[same]]", 'names = [{name = "PRISM", paper = "k:1"}, "PRISM"]', 'why = "one"']
