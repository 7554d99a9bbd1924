"""One paper from its copies: what is kept, what is told, and that builds can be joined."""

import json
import random
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from kg import ids
from kg.corpus.identity import make_paper
from kg.corpus.merge import merge_copies
from kg.corpus.notes import Item, NoteKind
from kg.model import AnnotatedPaper, EntityType, Mention, Paper, PaperEntity, Records, Source, Span, Text
from kg.omit import without_texts
from kg.paper_form import bare_paper_to_json, paper_from_own_json


def words(start: int, stop: int) -> str:
    return " ".join(f"w{number}" for number in range(start, stop))


A = words(0, 102)
MOST = f"{words(0, 92)} {words(200, 210)} and so on"


def paper(place: int, title: str, abstract: str, url: str = "", *authors: str, **more) -> Paper:
    source = Source("a.jsonl", f"line {place}")
    return make_paper(title=title, abstract=abstract, url=url, authors=authors, sources=[source], **more)


def review(name: str) -> str:
    return f"https://openreview.net/forum?id={name}"


MAIN = paper(1, "Zeta: Grasping", A, review("bb"), "Jo Li", venue="ICML", year=2026, given_id="bb")
WORKSHOP = paper(2, "Zeta: Grasping", MOST, review("aa"), "Jo Li", venue="A Workshop", year=2026, given_id="aa")
TWIN = paper(3, "Zeta: Grasping", words(500, 602), review("cc"), "Jo Li")


def test_two_versions_are_one_paper_that_keeps_both():
    (item,), notes = merge_copies([Item(MAIN), Item(WORKSHOP)])
    merged = item.paper
    assert merged.abstract == MOST  # the longer one
    assert (merged.venue, merged.url, merged.given_id) == ("A Workshop", review("aa"), "aa")
    assert merged.key == "openreview:aa"  # the smallest
    assert merged.id == WORKSHOP.id
    assert merged.replaces == (MAIN.id,)
    assert merged.copies == (WORKSHOP, MAIN)
    assert merged.sources == (*MAIN.sources, *WORKSHOP.sources)
    (note,) = notes
    assert str(note) == "a.jsonl, line 1: duplicate of a.jsonl, line 2 (same title, 80 % of the abstract)."
    assert note.paper == merged.id


def test_the_smallest_identifier_names_the_paper_whoever_gives_the_text():
    shorter = replace(WORKSHOP, texts=(*MAIN.texts[:1], Text("abstract", A[:-5])))
    (item,), _ = merge_copies([Item(MAIN), Item(shorter)])
    assert (item.paper.abstract, item.paper.key, item.paper.id) == (A, "openreview:aa", WORKSHOP.id)
    assert item.paper.replaces == (MAIN.id,)


def test_a_near_miss_stays_apart_and_is_told_once():
    items, notes = merge_copies([Item(MAIN), Item(WORKSHOP), Item(TWIN)])
    assert len(items) == 2
    (similar,) = [note for note in notes if note.kind is NoteKind.SIMILAR]
    assert str(similar) == ("a.jsonl, line 3: like a.jsonl, line 1, but kept apart: same title, 0 % of the abstract.")
    assert similar.paper == TWIN.id


def test_copies_of_one_identifier_are_copies_too():
    other = paper(9, "Zeta", A, review("bb"))
    (item,), (note,) = merge_copies([Item(MAIN), Item(other)])
    assert item.paper.copies == (MAIN, other)
    assert item.paper.replaces == ()
    assert note.reason == "duplicate of a.jsonl, line 1."


def test_a_full_text_is_kept_with_the_paper_and_not_with_the_copy():
    full = replace(WORKSHOP, texts=(*WORKSHOP.texts, Text("body/0", "Long text.")), references=("doi:10.1/x",))
    cited = replace(MAIN, references=("arxiv:2401.00001",))
    (item,), _ = merge_copies([Item(cited), Item(full)])
    assert item.paper.find_text("body/0") == "Long text."
    assert item.paper.references == ("arxiv:2401.00001", "doi:10.1/x")
    assert item.paper.copies == (WORKSHOP, MAIN)


def test_the_annotations_of_the_copy_that_gave_the_text_stay():
    grasping = PaperEntity(EntityType.TASK, "w3")
    annotated = AnnotatedPaper(
        MAIN, entities=(grasping,), mentions=(Mention(Span("abstract", 9, 11), EntityType.TASK, 0.9, "given", 0),)
    )
    (item,), _ = merge_copies([Item(WORKSHOP), Item(MAIN, annotated)])
    assert item.paper.abstract == A  # the annotated one, though it is shorter
    assert item.annotated == replace(annotated, paper=item.paper)
    assert item.paper.copies[0] == MAIN


def test_the_same_line_of_two_builds_is_one_copy():
    (item,), notes = merge_copies([Item(MAIN), Item(WORKSHOP)])
    (again,), more = merge_copies([item, Item(MAIN), Item(WORKSHOP), item])
    assert again == item
    assert more == notes


def read_back(item: Item) -> Item:
    value = json.loads(json.dumps(bare_paper_to_json(item.paper)))
    return Item(paper_from_own_json(value))


def test_the_file_form_keeps_the_copies_and_an_abstract_only_where_it_is_another_one():
    same = paper(9, "Zeta: Grasping", MOST, review("dd"), "Jo Li")
    (item,), _ = merge_copies([Item(MAIN), Item(WORKSHOP), Item(same)])
    value = bare_paper_to_json(item.paper)
    assert [copy["iri"].rpartition("/")[2] for copy in value["copies"]] == [
        c.id.partition("/")[2] for c in (WORKSHOP, MAIN, same)
    ]
    assert [copy.get("text") for copy in value["copies"]] == [None, A, None]
    assert read_back(item) == item


def test_a_withheld_abstract_is_no_copy_either():
    (item,), _ = merge_copies([Item(MAIN), Item(WORKSHOP)])
    (bare,) = without_texts(Records(papers=(AnnotatedPaper(item.paper),))).papers
    assert "w50" not in json.dumps(bare_paper_to_json(bare.paper))
    assert bare.paper.copies[1].texts == (Text("title", "Zeta: Grasping"), Text("abstract", "", len(A)))
    assert read_back(Item(bare.paper)) == Item(bare.paper)
    assert merge_copies([Item(bare.paper)])[0] == [Item(bare.paper)]


# -- laws -----------------------------------------------------------------------------------------------------------

ROWS = st.lists(
    st.tuples(
        st.sampled_from(["", "Zeta", "Zeta: grasping", "Other"]),
        st.integers(0, 3),  # what kind of abstract
        st.integers(0, 40),  # how much of it is its own
        st.sampled_from(["", "aa", "bb", "cc"]),
        st.sampled_from([(), ("Jo Li",), ("Ann Fu",)]),
        st.sampled_from(["", "ICML", "RSS"]),
    ),
    min_size=1,
    max_size=9,
)


def corpus(rows) -> list[Item]:
    items = []
    for place, (title, kind, own, url, authors, venue) in enumerate(rows, start=1):
        text = f"{words(1000 * kind, 1000 * kind + 60)} {words(5000 + 40 * place, 5000 + 40 * place + own)}"
        # Each has an identifier: which paper one without takes to depends on who else is there.
        address = review(url) if url else f"https://arxiv.org/abs/2401.0{place:04}"
        items.append(Item(paper(place, title, text, address, *authors, venue=venue)))
    return items


@settings(deadline=None)
@given(ROWS, st.randoms(use_true_random=False))
def test_the_order_does_not_matter(rows, chance: random.Random):
    items = corpus(rows)
    expected = merge_copies(items)
    chance.shuffle(items)
    found = merge_copies(items)
    assert found[0] == expected[0]
    assert sorted(found[1]) == sorted(expected[1])


@settings(deadline=None)
@given(ROWS, st.integers(0, 9))
def test_what_is_merged_in_two_parts_and_joined_is_what_is_merged_at_once(rows, cut: int):
    items = corpus(rows)
    parts = [read_back(item) for part in (items[:cut], items[cut:]) for item in merge_copies(part)[0]]
    assert merge_copies(parts)[0] == merge_copies(items)[0]


@settings(deadline=None)
@given(ROWS)
def test_nothing_is_lost(rows):
    items = corpus(rows)
    merged, notes = merge_copies(items)
    read = [copy for item in merged for copy in (item.paper.copies or (item.paper,))]
    assert sorted(read, key=lambda p: p.sources) == sorted((item.paper for item in items), key=lambda p: p.sources)
    assert len([note for note in notes if note.kind is NoteKind.DUPLICATE]) == len(items) - len(merged)
    for item in merged:
        assert item.paper.id.endswith(ids.hash8(item.paper.key))
        assert item.paper.key in {copy.key for copy in item.paper.copies or (item.paper,)}


def test_copies_of_which_nobody_knows_where_they_were_read_are_one_paper():
    one, two = (replace(paper, sources=()) for paper in (MAIN, WORKSHOP))
    (item,), notes = merge_copies([Item(one), Item(two)])
    assert item.paper.copies == (two, one)
    assert notes == []
