"""What the corpus knows of acronyms: wordings of one long form, votes of longer names, acronyms inside of names."""

import pytest

from kg.lexicon import Lexicon, LexiconEntry
from kg.link.acronyms import Acronyms, learn_acronyms
from kg.link.link import link
from kg.link.occurrences import occurrences, without_trailing
from kg.link.tidy import tidy
from kg.model import Decision, EntityType
from tests.papers import Spec, annotated

EMPTY = Lexicon(())


def learnt(*specs: Spec, lexicon: Lexicon = EMPTY) -> Acronyms:
    papers = [annotated(f"k:{n}", f"{spec[2]} in paper {n}", spec) for n, spec in enumerate(specs)]
    return learn_acronyms(list(occurrences(papers, lexicon)), lexicon)


def method(*names: str) -> Spec:
    return ("Method", "uses", *names)


def test_small_words_and_nouns_of_kind_make_no_other_long_form():
    wording = method("learning from verifiable rewards", "LVR")
    known = learnt(
        method("learning with verifiable rewards", "LVR"), method("learning with verifiable rewards", "LVR"), wording
    )
    assert (known.agreed["lvr"].long, known.agreed["lvr"].agreeing) == ("learning with verifiable rewards", 3)
    assert set(known.variants) == {"learningfromverifiablereward"}
    model = learnt(*[method("touch-action model", "TA")] * 2, method("touch-action", "TA"))
    assert (model.agreed["ta"].long, set(model.variants)) == ("touch-action model", {"touchaction"})


def test_a_longer_name_that_ends_in_the_long_form_votes_for_it_and_stays_itself():
    specs = [method("tree search", "TS")] * 3 + [method("guided tree search", "TS")]
    known = learnt(*specs)
    assert (known.agreed["ts"].key, known.agreed["ts"].agreeing, known.agreed["ts"].defining) == ("treesearch", 4, 4)
    assert known.variants == {}
    records = link([annotated(f"k:{n}", f"{s[2]} {n}", s) for n, s in enumerate(specs)], EMPTY)
    by_name = {entity.name: entity for entity in records.entities}
    assert by_name["tree search"].aliases == ("TS",)
    assert by_name["guided tree search"].aliases == ()  # TS is what it is a kind of


def test_a_longer_name_votes_for_the_shorter_one_whichever_is_commoner():
    for more in (1, 3):
        known = learnt(method("tree search", "TS"), *[method("guided tree search", "TS")] * more)
        assert (known.agreed["ts"].key, known.contested) == ("treesearch", {})


def test_acronyms_inside_of_long_forms_are_spelt_out_at_the_second_reading():
    flow = [method("ordinary equation", "OE")] * 3
    known = learnt(*flow, method("probability flow ordinary equation", "PFOE"), method("probability flow OE", "PFOE"))
    assert "pfoe" in known.agreed
    assert known.variants["probabilityflowoe"].key == "probabilityflowordinaryequation"


def test_a_contested_acronym_is_read_nowhere():
    known = learnt(*[method("data parallelism", "DP")] * 3, *[method("dynamic programming", "DP")] * 3)
    assert known.contested == {"dp": (("data parallelism", 3), ("dynamic programming", 3))}
    assert known.agreed == known.inner == {}
    assert known.spelt_out("fast DP", frozenset()) == ""


def test_a_name_is_the_same_with_its_acronyms_spelt_out_but_not_where_the_paper_means_something_else():
    defined = [annotated(f"k:{n}", f"graph net {n}", method("graph net", "GN")) for n in range(12)]
    spelt = annotated("k:s", "deep graph net", method("deep graph net"))
    short = annotated("k:t", "deep GN", method("deep GN"))
    other = annotated("k:u", "deep GN with group norm", method("deep GN"), method("group norm", "GN"))
    records = link([*defined, spelt, short, other], EMPTY)
    counts = {entity.name: entity.paper_count for entity in records.entities}
    assert counts["deep graph net"] == 2
    assert counts["deep GN"] == 1


def test_the_corpus_overrules_the_lexicon_about_a_bare_acronym():
    lexicon = Lexicon((LexiconEntry("segment any model", EntityType.METHOD, ("SAM",)),))
    bare = annotated("k:b", "SAM", method("SAM"))
    assert [e.name for e in link([bare], lexicon).entities] == ["segment any model"]
    others = [annotated(f"k:{n}", f"sharp aware moves {n}", method("sharp aware moves", "SAM")) for n in range(3)]
    assert [e.name for e in link([bare, *others], lexicon).entities] == ["sharp aware moves"]


@pytest.mark.parametrize(
    ("name", "aliases", "expected"),
    [
        ("the Large Language Models (LLMs)", (), ("Large Language Models", "LLMs")),
        ("our planner net", (), ("planner net",)),
        ("The Pile", (), ("The Pile",)),
        ("text-to-image (T2I) models", (), ("text-to-image models",)),
        ("RLHF) or rewards", (), ("RLHF",)),
        ("human feedback", (), ("human feedback",)),
        ("SE(3)", (), ("SE(3)",)),
    ],
)
def test_names_are_tidied(name, aliases, expected):
    paper = tidy(annotated("k:1", f"Here is {name}.", method(name, *aliases)))
    assert paper.entities[0].names == expected


def test_nouns_behind_a_name():
    assert without_trailing("ImageNet dataset", EntityType.DATASET) == "ImageNet"
    assert without_trailing("LLM training", EntityType.METHOD) == "LLM training"
    assert without_trailing("Franka Hand", EntityType.ROBOT) == "Franka Hand"
    assert without_trailing("robot", EntityType.ROBOT) == "robot"


def test_a_plain_name_of_two_types_is_two_entities_that_point_to_each_other_where_the_papers_are_divided():
    specs = [("Task", "addresses", "soft alignment")] * 5 + [("Method", "uses", "soft alignment")] * 4
    records = link([annotated(f"k:{n}", f"soft alignment {n}", spec) for n, spec in enumerate(specs)], EMPTY)
    one, two = sorted(records.entities, key=lambda entity: entity.type)
    assert [(e.label, e.paper_count) for e in (one, two)] == [
        ("soft alignment (method)", 4),
        ("soft alignment (task)", 5),
    ]
    assert (one.related, two.related) == ((two.id,), (one.id,))
    assert two.key == "softalignment"
    (merge,) = [merge for merge in records.merges if merge.decision is Decision.DIFFERENT]
    assert merge.reason == "one name for two types of thing: seen as Task in 5 papers, as Method in 4"
    assert merge.votes == (("Task", 5), ("Method", 4))
