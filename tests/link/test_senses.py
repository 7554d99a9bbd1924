"""When papers that coin one name are one work, and which work a paper means that merely uses the name."""

from dataclasses import replace

import pytest

from kg.lexicon import Lexicon
from kg.link.link import link
from kg.model import AnnotatedPaper, Decision, Records
from tests.papers import annotated

EMPTY = Lexicon(())
OPTICS = (
    "We propose PRISM. Coherent light passes birefringent crystals whose refractive index varies along wavelength "
    "bands, and spectrometers record interference fringes with photon detectors under laboratory illumination."
)
FARMING = (
    "We propose PRISM. Tractors harvest wheat while autonomous irrigation valves follow soil moisture, fertiliser "
    "schedules and weather forecasts, so that farmers reduce pesticide expenses during drought seasons everywhere."
)
COINED = ("Method", "proposes", "PRISM")


def by(paper: AnnotatedPaper, *authors: str) -> AnnotatedPaper:
    return replace(paper, paper=replace(paper.paper, authors=authors))


def senses(*papers: AnnotatedPaper) -> int:
    return len([entity for entity in link(papers, EMPTY).entities if not entity.ambiguous])


def label(records: Records, key: str) -> str:
    labels = {entity.id: entity.label for entity in records.entities}
    (paper,) = [paper for paper in records.papers if paper.paper.key == key]
    return labels[paper.entities[0].id]


def test_two_works_are_two_senses_and_two_versions_of_one_are_one():
    one, two = annotated("k:1", OPTICS, COINED), annotated("k:2", FARMING, COINED)
    workshop = annotated("k:3", OPTICS.replace("laboratory", "strong"), COINED)
    assert senses(one, two) == 2
    assert senses(one, workshop) == 1
    (merge,) = [m for m in link([one, workshop], EMPTY).merges if m.decision is Decision.SAME]
    assert merge.reason == "the papers that coin it have nearly one abstract"


@pytest.mark.parametrize(
    ("left", "right", "expected"),
    [
        (("Ada Lee", "Bo Chen"), ("bo chen", "Ada Lee", "Cem Yildiz"), 1),
        (("Ada Lee",), ("Ada Lee", "Bo Chen"), 1),
        (("Ada Lee", "Bo Chen"), ("Ada Lee", "Cem Yildiz"), 2),
        ((), (), 2),
    ],
)
def test_authors_in_common_make_one_work(left, right, expected):
    one, two = by(annotated("k:1", OPTICS, COINED), *left), by(annotated("k:2", FARMING, COINED), *right)
    assert senses(one, two) == expected


def corpus(*more: AnnotatedPaper) -> list[AnnotatedPaper]:
    """Two works that coin PRISM, and enough other papers for rare words to be rare."""
    filler = [
        annotated(
            f"k:f{n}", f"Filler number {n} studies topic{chr(97 + n)} thoroughly.", ("Task", "addresses", "sorting")
        )
        for n in range(24)
    ]
    return [annotated("k:1", OPTICS, COINED), annotated("k:2", FARMING, COINED), *filler, *more]


def test_a_bare_name_goes_to_the_work_that_its_text_fits():
    text = "Unlike PRISM, our spectrometers need no birefringent crystals: photon detectors see interference fringes."
    records = link(corpus(annotated("k:u", text, ("Method", "comparesWith", "PRISM"))), EMPTY)
    assert label(records, "k:u") == label(records, "k:1")
    assert any("the text fits this one best" in merge.reason for merge in records.merges)


def test_a_bare_name_whose_text_fits_none_is_ambiguous_and_says_between_what():
    records = link(corpus(annotated("k:u", "We beat PRISM at chess.", ("Method", "comparesWith", "PRISM"))), EMPTY)
    assert label(records, "k:u") == "PRISM (ambiguous)"
    (merge,) = [merge for merge in records.merges if merge.decision is Decision.AMBIGUOUS]
    assert merge.votes == tuple(sorted(((label(records, "k:1"), 1), (label(records, "k:2"), 1))))


def test_a_name_in_another_case_is_not_the_coined_one():
    used = annotated("k:u", "We beat Prism at chess.", ("Method", "comparesWith", "Prism"))
    assert label(link(corpus(used), EMPTY), "k:u") == "Prism"


def test_a_name_that_many_use_is_not_coined_by_the_few_who_say_so():
    users = [annotated(f"k:u{n}", f"We use RankNet {n}.", ("Method", "uses", "RankNet")) for n in range(6)]
    claims = [annotated(f"k:c{n}", text, ("Method", "proposes", "RankNet")) for n, text in enumerate((OPTICS, FARMING))]
    (entity,) = link([*users, *claims], EMPTY).entities
    assert (entity.key, entity.paper_count) == ("ranknet", 8)
    titled = [
        replace(c, paper=annotated(c.paper.key, c.paper.abstract, title=f"RankNet: {c.paper.key}").paper)
        for c in claims
    ]
    assert len(link([*users, *titled], EMPTY).entities) > 1


def test_a_phrase_that_others_write_in_small_letters_is_nobodys_coinage():
    coined = annotated("k:1", "We propose Deep Research.", ("Method", "proposes", "Deep Research"))
    used = annotated("k:2", "They use deep research.", ("Method", "uses", "deep research"))
    assert [entity.key for entity in link([coined, used], EMPTY).entities] == ["deepresearch"]


def test_a_long_form_of_the_field_is_nobodys_coinage():
    long = "causal discovery"
    users = [annotated(f"k:u{n}", f"We use {long} {n}.", ("Method", "uses", long)) for n in range(3)]
    coined = annotated("k:1", f"We propose {long} (CD).", ("Method", "proposes", "CD", long))
    assert [entity.key for entity in link([*users, coined], EMPTY).entities] == ["causaldiscovery"]


def test_the_long_form_alone_leads_to_the_work_that_coins_the_name():
    long = "Graph Reasoning via Agentic Probing"
    coined = annotated("k:1", f"We propose GRAP ({long}).", ("Method", "proposes", "GRAP", long))
    used = annotated("k:2", f"We beat {long}.", ("Method", "comparesWith", long))
    (entity,) = link([coined, used], EMPTY).entities
    assert (entity.name, entity.paper_count) == ("GRAP", 2)
