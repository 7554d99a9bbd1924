"""Identifiers: from content alone, readable, and stable under what may change."""

from hypothesis import given
from hypothesis import strategies as st

from kg import ids
from kg.model import Span


def test_the_strongest_identifier_is_the_key():
    every = {
        "acl": "P19-1001",
        "s2": "a" * 40,
        "openalex": "W1",
        "openreview": "r",
        "arxiv": "2401.01234",
        "doi": "10.1/x",
    }
    order = []
    while every:
        key = ids.paper_key(every, "text")
        order.append(key.split(":")[0])
        every.pop(order[-1])
    assert order == ["doi", "arxiv", "openreview", "openalex", "s2", "acl"]


def test_without_identifiers_the_abstract_is_the_key_whatever_its_layout_or_the_title():
    one = ids.paper_key({}, "On  *STEP*,\nagain.", "A title")
    assert one == ids.paper_key({}, "on STEP again", "Another title")
    assert one.startswith("sha256:")
    assert len(one) == len("sha256:") + 64


def test_the_id_of_a_paper_does_not_depend_on_its_title():
    key = "arxiv:2401.01234"
    assert ids.paper_id(key, "abstract", "old title") == ids.paper_id(key, "other", "new title")
    assert ids.paper_id(key, "x").startswith("paper/arxiv-2401-01234-")


def test_the_slug_of_an_entity_leaves_the_sense_to_the_hash():
    bare, sense = ids.entity_id("grasp"), ids.entity_id(ids.entity_key("grasp", "arxiv:2401.01234"))
    assert bare != sense
    assert sense.startswith("entity/grasp-")


def test_spans_and_sentences_have_addresses():
    assert ids.mention_id("paper/x-1", Span("abstract", 12, 19)) == "paper/x-1/text/abstract#offset_12_19"
    assert ids.sentence_id("paper/x-1", "abstract", 3) == "paper/x-1/text/abstract#sentence_3"


def test_relatedness_is_symmetric_and_statements_are_not():
    assert ids.relatedness_id("a", "b") == ids.relatedness_id("b", "a")
    assert ids.statement_id("a", "usedFor", "b") != ids.statement_id("b", "usedFor", "a")


@given(st.text())
def test_a_slug_is_safe_in_an_iri_and_in_a_file_name(text):
    slug = ids.slug(text)
    assert 0 < len(slug) <= 48
    assert set(slug) <= set("abcdefghijklmnopqrstuvwxyz0123456789-")
    assert not slug.startswith("-")
    assert not slug.endswith("-")
