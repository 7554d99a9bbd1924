"""EndNote XML, Zotero RDF, and what arXiv answers in XML."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kg.corpus.arxiv_xml import looks_arxiv_xml, read_arxiv_xml
from kg.corpus.endnote_xml import looks_endnote_xml, read_endnote_xml
from kg.corpus.notes import Item, Note
from kg.corpus.zotero_rdf import looks_zotero_rdf, read_zotero_rdf
from kg.errors import InputError
from tests.corpus.contents import content, one_line

FILES = Path(__file__).parent / "files"
READERS = {
    "endnote.xml": (read_endnote_xml, looks_endnote_xml),
    "zotero.rdf": (read_zotero_rdf, looks_zotero_rdf),
    "arxiv.atom": (read_arxiv_xml, looks_arxiv_xml),
    "arxiv_oai.xml": (read_arxiv_xml, looks_arxiv_xml),
}
BOMB = b'<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>'


def read(reader, data):
    found = list(reader(content(data, "a.xml")))
    return [item.paper for item in found if isinstance(item, Item)], [n for n in found if isinstance(n, Note)]


def test_an_export_of_endnote():
    (leap,), notes = read(read_endnote_xml, (FILES / "endnote.xml").read_bytes())
    assert (leap.title, leap.abstract) == ("LEAP: Learning to grasp", "We propose LEAP & more.")
    assert (leap.authors, leap.venue, leap.year) == (
        ("Ada Example", "Jörg Müller"),
        "Conference on Robot Learning",
        2024,
    )
    assert leap.ids == (("arxiv", "2401.01234"), ("doi", "10.1000/abc.def.1"))
    assert leap.sources[0].place == "record 17"
    assert [(note.place, note.reason) for note in notes] == [("record 18", "neither a title nor an abstract.")]


def test_an_export_of_zotero():
    (leap, stride), notes = read(read_zotero_rdf, (FILES / "zotero.rdf").read_bytes())
    assert (leap.title, leap.abstract, leap.year) == ("LEAP: Learning to grasp", "We propose LEAP.", 2024)
    assert (leap.authors, leap.venue) == (("Ada Example", "Jörg Müller"), "Journal of Grasping")
    assert leap.url == "https://example.org/leap"
    assert (stride.title, stride.venue, stride.key) == ("Striding", "Walking 2023", "arxiv:2302.05555")
    assert [paper.sources[0].place for paper in (leap, stride)] == ["item 1", "item 2"]
    assert notes == []


def test_the_feed_of_arxiv():
    (leap, old), notes = read(read_arxiv_xml, (FILES / "arxiv.atom").read_bytes())
    assert (leap.title, leap.abstract) == ("LEAP: Learning to Grasp", "We propose LEAP, a planner with $x < y$.")
    assert (leap.authors, leap.venue, leap.year) == (("Ada Example", "Jörg Müller"), "J. Grasp 5 (2024)", 2023)
    assert leap.ids == (("arxiv", "2401.01234"), ("doi", "10.1000/abc.def.1"))
    assert leap.sources[0].place == "paper 2401.01234v2"
    assert (old.key, old.venue, old.year) == ("arxiv:cs/0112017", "arXiv", 2001)
    assert notes == []


def test_a_harvest_of_arxiv():
    (leap,), _ = read(read_arxiv_xml, (FILES / "arxiv_oai.xml").read_bytes())
    assert (leap.title, leap.abstract, leap.year) == ("LEAP: Learning to Grasp", "We propose LEAP.", 2023)
    assert leap.authors == ("Ada Example", "M. King Jr.")
    assert leap.ids == (("arxiv", "2401.01234"), ("doi", "10.1000/abc.def.1"))


@pytest.mark.parametrize("name", READERS)
def test_each_is_known_by_its_beginning_and_no_other_takes_it(name):
    head = (FILES / name).read_bytes()[:65_536]
    assert [sniff for _, sniff in READERS.values() if sniff(head)] == [READERS[name][1]] * (
        2 if name.startswith("arxiv") else 1
    )


@pytest.mark.parametrize("name", READERS)
def test_what_stands_before_a_break_is_kept(name):
    reader, _ = READERS[name]
    data = (FILES / name).read_bytes()
    papers, _ = read(reader, data)
    broken = data[: data.rindex(b"</")]
    kept = []
    with pytest.raises(InputError, match=r"broken XML .*; what follows is lost\."):
        kept.extend(reader(content(broken, "a.xml")))
    assert [found.paper for found in kept if isinstance(found, Item)] == papers


@pytest.mark.parametrize("name", READERS)
def test_entities_of_its_own_are_refused(name):
    reader, _ = READERS[name]
    data = (FILES / name).read_bytes()
    start = data.index(b"<rdf") if name.endswith("rdf") else data.index(b"?>") + 2
    with pytest.raises(InputError, match="declares the entity 'a'"):
        read(reader, data[:start] + BOMB + data[start:])


@settings(deadline=None, max_examples=60)
@given(st.sampled_from(sorted(READERS)), st.integers(0, 3000), st.binary(max_size=8))
def test_damaged_files_give_papers_notes_or_one_error(name, at, damage):
    reader, _ = READERS[name]
    data = (FILES / name).read_bytes()
    try:
        papers, _ = read(reader, data[:at] + damage + data[at + len(damage) :])
    except InputError as error:
        papers = []
        one_line(error)
    assert all(paper.texts for paper in papers)
