"""Entities matched with the concepts of a vocabulary, worked out by hand."""

import pytest

from kg.corpus.notes import NoteKind
from kg.lexicon import Lexicon
from kg.link.advised import Advice, Linking, link_advised
from kg.link.vocabulary import Concept, Vocabulary
from kg.link.vocabulary_broader import add_broader, reach
from kg.link.vocabulary_labels import bare_words, differ_in_nothing, is_one_word, label_keys
from kg.model import AnnotatedPaper, Decision, Entity, EntityType
from tests.papers import annotated

EMPTY = Lexicon(())


def vocabulary(*concepts: Concept, mined: bool = False) -> Vocabulary:
    return Vocabulary("urn:v", "V", tuple(sorted(concepts)), "", "v.ttl", "0" * 64, mined)


def uses(number: int, *names: str, type_: str = "Method", role: str = "uses") -> AnnotatedPaper:
    return annotated(f"k:{number}", f"We have {' and '.join(names)} here.", *((type_, role, name) for name in names))


def run(papers: list[AnnotatedPaper], *found: Vocabulary) -> Linking:
    return link_advised(papers, EMPTY, Advice(vocabularies=found))


def get(linking: Linking, name: str) -> Entity:
    (entity,) = [entity for entity in linking.records.entities if entity.name == name]
    return entity


def test_a_name_that_is_a_label_matches_exactly():
    made = run([uses(1, "motion planning")], vocabulary(Concept("urn:1", "Motion-Planning")))
    assert get(made, "motion planning").exact_matches == ("urn:1",)
    (use,) = made.uses
    assert (use.concepts, use.exact, use.close, use.linked, use.broader) == (1, 1, 0, 0, 0)


def test_synonyms_make_one_entity_with_the_reason():
    papers = [uses(1, "motion planning"), uses(2, "path finding"), uses(3, "path finding")]
    made = run(papers, vocabulary(Concept("urn:1", "motion planning", ("path finding",))))
    (entity,) = made.records.entities
    assert (entity.name, entity.aliases, entity.paper_count) == ("motion planning", ("path finding",), 3)
    assert entity.exact_matches == ("urn:1",)
    merge = next(merge for merge in made.records.merges if "V" in merge.reason)
    assert merge.names == ("motion planning", "path finding")
    assert (merge.decision, merge.reason) == (Decision.SAME, "labels of one concept of V: motion planning (urn:1)")
    assert merge.example == "We have path finding here."
    assert made.uses[0].linked == 1


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("knapsack problem", "0-1 knapsack problem"),  # a number
        ("motion planning", "MP"),  # an acronym
    ],
)
def test_synonyms_that_the_guard_keeps_apart(one, two):
    made = run([uses(1, one), uses(2, two)], vocabulary(Concept("urn:1", one, (two,))))
    assert len(made.records.entities) == 2
    assert get(made, one).exact_matches == ("urn:1",)
    assert get(made, two).exact_matches == ()


def test_synonyms_of_two_types_stay_two_and_one_has_the_exact_match():
    papers = [uses(1, "language model"), uses(2, "language modelling work", type_="Task", role="addresses")]
    made = run(papers, vocabulary(Concept("urn:1", "language model", ("language modelling work",))))
    assert get(made, "language model").exact_matches == ("urn:1",)
    task = next(entity for entity in made.records.entities if entity.type is EntityType.TASK)
    assert (task.exact_matches, task.close_matches) == ((), ("urn:1",))


def test_synonyms_that_a_machine_found_are_only_near_unless_they_differ_in_nothing():
    papers = [uses(1, "neural network"), uses(2, "back propagation network"), uses(3, "mean squared fit")]
    found = vocabulary(
        Concept("urn:1", "neural network", ("back propagation network",)),
        Concept("urn:2", "mean square fit", ("mean squared fit",)),
        mined=True,
    )
    made = run(papers, found)
    assert len(made.records.entities) == 3
    assert get(made, "back propagation network").close_matches == ("urn:1",)
    assert get(made, "mean squared fit").exact_matches == ("urn:2",)


def test_a_label_of_two_concepts_links_nothing_and_is_told():
    found = vocabulary(Concept("urn:1", "clothing net"), Concept("urn:2", "clothing nets"))
    made = run([uses(1, "clothing net")], found)
    assert get(made, "clothing net").exact_matches == ()
    (note,) = made.notes
    assert (note.kind, note.file, note.place) == (NoteKind.UNMATCHED, "v.ttl", "'clothing net'")
    assert note.reason == "fits several concepts: urn:1, urn:2"


def test_what_a_paper_coins_is_no_concept_of_others():
    made = run([uses(1, "GRASPO", role="proposes")], vocabulary(Concept("urn:1", "GRASPO")))
    assert made.records.entities[0].exact_matches == ()


def test_a_single_word_needs_case_and_company():
    lower = vocabulary(Concept("urn:1", "leanix"))
    assert run([uses(1, "Leanix")], lower).records.entities[0].exact_matches == ()  # a product?
    assert run([uses(1, "Leanix")], vocabulary(Concept("urn:1", "Leanix"))).records.entities[0].exact_matches
    near = vocabulary(Concept("urn:1", "routers", (), ("urn:2",)), Concept("urn:2", "packet switching"))
    alone = run([uses(1, "routers")], near).records.entities[0]
    assert (alone.exact_matches, alone.close_matches) == ((), ("urn:1",))
    made = run([uses(1, "routers", "packet switching")], near)
    assert get(made, "routers").exact_matches == ("urn:1",)
    others = tuple(f"urn:{number}" for number in range(2, 22))
    crowd = [Concept("urn:1", "routers", (), others), Concept("urn:2", "packet switching")]
    crowd += [Concept(iri, f"net topic {iri}") for iri in others[1:]]
    made = run([uses(1, "routers", "packet switching")], vocabulary(*crowd))
    assert get(made, "routers").exact_matches == ()  # one in twenty is no company


def test_broader_of_the_vocabulary_where_both_ends_are_entities_of_one_type():
    found = vocabulary(
        Concept("urn:1", "motion planning", (), ("urn:2", "urn:3")),
        Concept("urn:2", "robot steering"),
        Concept("urn:3", "cloth folding"),
    )
    papers = [
        uses(1, "motion planning", "robot steering"),
        uses(2, "cloth folding", type_="Task", role="addresses"),
    ]
    made = run(papers, found)
    assert get(made, "motion planning").broader == (get(made, "robot steering").id,)
    assert made.uses[0].broader == 1
    mined = Vocabulary("urn:v", "V", found.concepts, "", "v", "", mined=True)
    assert get(run(papers, mined), "motion planning").broader == ()


def test_broader_is_kept_without_cycles_and_shortcuts():
    def make(name: str, *above: str) -> Entity:
        return Entity(name, name, EntityType.METHOD, name, broader=above, paper_count=1)

    entities = {name: make(name, *above) for name, *above in (("a", "b"), ("b",), ("c",))}
    told, added = add_broader(entities, [("b", "c"), ("c", "a"), ("a", "c"), ("a", "a")])
    # a-c is added first and follows from a-b-c then; c-a would close a cycle.
    assert {name: entity.broader for name, entity in told.items()} == {"a": ("b",), "b": ("c",), "c": ()}
    assert added == 2
    assert reach({"a": {"b"}, "b": {"c"}}, "a") == {"b", "c"}


def test_a_rebuild_with_the_vocabulary_is_the_same():
    papers = [uses(1, "motion planning", "path finding"), uses(2, "path finding"), uses(3, "Motion planning")]
    found = vocabulary(Concept("urn:1", "motion planning", ("path finding",)))
    made = run(papers, found)
    again = run(list(made.records.papers), found)
    assert again.records.entities == made.records.entities
    assert again.records.papers == made.records.papers


def test_labels():
    assert label_keys("multi objective optimizations (moo)")[1] == "multiobjectiveoptimization"
    assert len(label_keys("compression ratio (machinery)")) == 1
    assert differ_in_nothing("k-NN", "k-NN algorithm")
    assert not differ_in_nothing("policy gradient", "policy gradient network")
    assert bare_words("Monte-Carlo methods") == ("monte", "carlo")
    assert (is_one_word("router"), is_one_word("k-means")) == (True, False)
