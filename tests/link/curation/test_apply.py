"""What each entry of a curation does to a corpus, worked out by hand."""

from dataclasses import replace

import pytest

from kg import ids
from kg.corpus.notes import NoteKind
from kg.lexicon import Lexicon, LexiconEntry
from kg.link.advised import Advice, Linking, link_advised
from kg.link.curation.read import parse_curation
from kg.model import AnnotatedPaper, Decision, Entity, EntityType, PaperEntity, Records, Relation, RelationName, Role
from kg.omit import without_texts
from tests.papers import annotated

EMPTY = Lexicon(())


def run(papers: list[AnnotatedPaper], curation: str, lexicon: Lexicon = EMPTY) -> Linking:
    return link_advised(papers, lexicon, Advice(parse_curation(curation)))


def get(records: Records, label: str) -> Entity:
    (found,) = [entity for entity in records.entities if entity.label == label]
    return found


def labels(records: Records) -> list[str]:
    return sorted(entity.label for entity in records.entities)


def entity_in(records: Records, key: str, name: str) -> tuple[str, PaperEntity]:
    """The label of what a paper means by a name, and the entity of the paper."""
    called = {entity.id: entity.label for entity in records.entities}
    (paper,) = [found for found in records.papers if found.paper.key == key]
    (found,) = [entity for entity in paper.entities if name in entity.names]
    return called[found.id], found


def curated(linking: Linking) -> list[tuple[Decision, tuple[str, ...], str]]:
    return [(m.decision, m.names, m.reason) for m in linking.records.merges if m.reason.startswith("curated")]


GRIPPER = annotated("k:1", "A Franka grasps.", ("Method", "uses", "Franka control"))
PANDA = annotated("k:2", "We use panda steering.", ("Method", "uses", "panda steering"))
BOTH = annotated(
    "k:3",
    "Franka control, that is panda steering, wins.",
    ("Method", "comparesWith", "panda steering"),
    ("Method", "uses", "Franka control"),
)


def test_same_makes_one_of_two_under_the_first_name_and_the_smallest_key():
    made = run([GRIPPER, PANDA, BOTH], '[[same]]\nnames = ["panda steering", "Franka control"]\nwhy = "one arm"')
    (entity,) = made.records.entities
    assert (entity.name, entity.aliases, entity.key) == ("panda steering", ("Franka control",), "frankacontrol")
    assert entity.replaces == (ids.entity_id("pandasteering"),)
    assert entity.paper_count == 3
    assert curated(made) == [(Decision.SAME, ("Franka control", "panda steering"), "curated: one arm")]
    _, found = entity_in(made.records, "k:3", "panda steering")
    assert found.role is Role.USES  # uses and comparesWith, the stronger first
    assert made.notes == ()


def test_same_through_a_third_name():
    third = annotated("k:4", "arm driver", ("Method", "uses", "arm driver"))
    chained = (
        '[[same]]\nnames = ["Franka control", "panda steering"]\n[[same]]\nnames = ["panda steering", "arm driver"]'
    )
    (entity,) = run([GRIPPER, PANDA, third], chained).records.entities
    assert entity.name == "Franka control"
    assert entity.key == "armdriver"


def test_same_of_two_types_needs_a_retype():
    task = annotated("k:5", "the arm driving task", ("Task", "addresses", "arm driving"))
    same = '[[same]]\nnames = ["Franka control", "arm driving"]\n'
    made = run([GRIPPER, task], same)
    assert labels(made.records) == ["Franka control", "arm driving"]
    (note,) = made.notes
    assert (note.kind, note.place) == (NoteKind.SKIPPED, "line 1, [[same]]")
    assert note.reason.startswith("'Franka control' is a Method, 'arm driving' a Task;")
    (entity,) = run([GRIPPER, task], same + '[[retype]]\nname = "arm driving"\ntype = "Method"').records.entities
    assert entity.type is EntityType.METHOD


def test_same_of_two_senses_by_their_papers():
    one = annotated(
        "k:1", "We introduce PRISM, a complex network.", ("Method", "proposes", "PRISM"), title="Alpha beta"
    )
    two = annotated("k:2", "We present PRISM, a robot planner.", ("Method", "proposes", "PRISM"), title="Gamma delta")
    bare = annotated("k:3", "We outperform PRISM.", ("Method", "comparesWith", "PRISM"))
    assert len(run([one, two, bare], "").records.entities) == 3
    senses = '[[same]]\nnames = [{name = "PRISM", paper = "k:1"}, {name = "PRISM", paper = "Gamma Delta"}]'
    made = run([one, two, bare], senses).records
    (entity,) = made.entities
    assert Decision.AMBIGUOUS not in {merge.decision for merge in made.merges}
    assert (entity.label, entity.key, entity.ambiguous, entity.paper_count) == ("PRISM", "prism @k:1", False, 3)
    assert ids.entity_id("prism @k:2") in entity.replaces
    assert ids.entity_id("prism") in entity.replaces


def test_same_in_one_paper_alone():
    slang = annotated("k:6", "The armslang moves.", ("Method", "uses", "armslang"))
    other = annotated("k:7", "The armslang rests.", ("Method", "uses", "armslang"))
    made = run([GRIPPER, slang, other], '[[same]]\nnames = ["Franka control", "armslang"]\npaper = "k:6"')
    assert entity_in(made.records, "k:6", "armslang")[0] == "Franka control"
    assert entity_in(made.records, "k:7", "armslang")[0] == "armslang"
    assert get(made.records, "Franka control").aliases == ("armslang",)


def test_different_parts_what_the_lookup_key_made_one():
    robot = annotated("k:1", "Digit walks.", ("Method", "uses", "Digit"))
    sensor = annotated("k:2", "DIGIT feels.", ("Method", "uses", "DIGIT"))
    both = annotated("k:3", "Digit has a DIGIT sensor.", ("Method", "uses", "Digit", "DIGIT"))
    lexicon = Lexicon((LexiconEntry("Digit", EntityType.METHOD, ("DIGIT",)),))
    assert labels(run([robot, sensor, both], "", lexicon).records) == ["Digit"]
    made = run([robot, sensor, both], '[[different]]\nnames = ["Digit", "DIGIT"]', lexicon)
    assert labels(made.records) == ["DIGIT", "Digit"]
    assert get(made.records, "Digit").key == "digit"
    assert get(made.records, "DIGIT").key == "digit @DIGIT"
    assert (get(made.records, "Digit").paper_count, get(made.records, "DIGIT").paper_count) == (2, 2)
    assert entity_in(made.records, "k:3", "DIGIT")[0] == "DIGIT"


def test_different_parts_an_alias_within_papers_and_sends_it_to_its_own_entity():
    wide = annotated("k:1", "Diffusion is slow.", ("Method", "uses", "diffusion"))
    mixed = annotated(
        "k:2", "A diffusion model learns. We like diffusion.", ("Method", "uses", "diffusion model", "diffusion")
    )
    made = run([wide, mixed], '[[different]]\nnames = ["diffusion model", "diffusion"]')
    assert labels(made.records) == ["diffusion", "diffusion model"]
    assert get(made.records, "diffusion").paper_count == 2
    assert get(made.records, "diffusion model").aliases == ()
    paper = next(found for found in made.records.papers if found.paper.key == "k:2")
    quoted = sorted((paper.paper.quote(m.span), paper.entities[m.entity].name) for m in paper.mentions)
    assert quoted == [("diffusion", "diffusion"), ("diffusion model", "diffusion model")]


def test_different_of_a_sense_by_its_paper():
    one = annotated("k:1", "We use GraspNet.", ("Method", "uses", "GraspNet"), title="One thing")
    two = annotated("k:2", "We run GraspNet.", ("Method", "uses", "GraspNet"), title="GraspNet: Another thing")
    made = run([one, two], '[[different]]\nnames = ["GraspNet", {name = "GraspNet", paper = "k:2"}]')
    assert labels(made.records) == ["GraspNet", "GraspNet (Another thing)"]
    assert get(made.records, "GraspNet (Another thing)").key == "graspnet @k:2"


def test_different_in_one_paper_alone():
    usual = annotated("k:1", "A language model (LM).", ("Method", "uses", "language model", "LM"))
    odd = annotated("k:2", "A language model, and LM.", ("Method", "uses", "language model", "LM"))
    made = run([usual, odd], '[[different]]\nnames = ["language model", "LM"]\npaper = "k:2"')
    assert entity_in(made.records, "k:1", "LM")[0] == "language model"
    assert entity_in(made.records, "k:2", "LM")[0].startswith("LM")
    assert get(made.records, "LM").key == "lm"
    assert get(made.records, "language model").paper_count == 2


def test_different_of_what_is_apart_only_says_so():
    made = run([GRIPPER, PANDA], '[[different]]\nnames = ["panda steering", "Franka control"]')
    assert made.records.entities == run([GRIPPER, PANDA], "").records.entities
    assert [decision for decision, _, _ in curated(made)] == [Decision.DIFFERENT]


def test_a_part_takes_the_roles_relations_and_results_that_only_it_shows():
    text = "A diffusion model works. We beat diffusion. Then mapping follows."
    paper = annotated("k:1", text, ("Method", "uses", "diffusion model", "diffusion"), ("Task", "addresses", "mapping"))
    whole = paper.sentences[0]
    relation = Relation(0, RelationName.USED_FOR, 1, 0.9, (whole,))
    made = run([replace(paper, relations=(relation,))], '[[different]]\nnames = ["diffusion model", "diffusion"]')
    (found,) = made.records.papers
    names = [entity.name for entity in found.entities]
    assert [(names[r.head], r.name) for r in found.relations] == [("diffusion model", RelationName.USED_FOR)]
    assert {entity.name: entity.role for entity in found.entities}["diffusion"] is Role.USES


def test_retype_gives_back_the_role_that_the_text_gave():
    papers = [
        annotated("k:1", "We use cloth folding.", ("Method", "uses", "cloth folding")),
        annotated("k:2", "Use cloth folding.", ("Method", "uses", "cloth folding")),
        annotated("k:3", "We address cloth folding.", ("Task", "addresses", "cloth folding")),
    ]
    assert entity_in(run(papers, "").records, "k:3", "cloth folding")[1].role is Role.USES
    made = run(papers, '[[retype]]\nname = "cloth folding"\ntype = "Task"')
    assert [entity.type for entity in made.records.entities] == [EntityType.TASK]
    assert entity_in(made.records, "k:3", "cloth folding")[1].role is Role.ADDRESSES
    assert curated(made)[0][2] == "curated as Task"


def test_retype_in_one_paper_alone():
    papers = [
        annotated("k:1", "We use cloth folding.", ("Method", "uses", "cloth folding")),
        annotated("k:2", "We address cloth folding.", ("Method", "uses", "cloth folding")),
    ]
    made = run(papers, '[[retype]]\nname = "cloth folding"\ntype = "Task"\npaper = "k:2"')
    assert labels(made.records) == ["cloth folding", "cloth folding (task)"]
    assert get(made.records, "cloth folding (task)").key == "clothfolding @Task"
    alone = run(papers[1:], '[[retype]]\nname = "cloth folding"\ntype = "Task"\npaper = "k:2"')
    assert [(entity.key, entity.type) for entity in alone.records.entities] == [("clothfolding", EntityType.TASK)]


def test_drop_takes_mentions_relations_and_the_entity():
    made = run([GRIPPER, BOTH], '[[drop]]\nname = "panda-steering"')
    assert labels(made.records) == ["Franka control"]
    for paper in made.records.papers:
        assert {paper.paper.quote(mention.span) for mention in paper.mentions} <= {"Franka control"}
    assert curated(made) == [(Decision.DROPPED, ("panda-steering",), "curated")]


def test_drop_of_a_name_beside_another_leaves_the_other():
    paper = annotated("k:1", "A mapping net. The mapnet acts.", ("Method", "uses", "mapping net", "mapnet"))
    made = run([paper], '[[drop]]\nname = "mapnet"')
    (entity,) = made.records.entities
    assert (entity.name, entity.aliases) == ("mapping net", ())
    assert [made.records.papers[0].paper.quote(m.span) for m in made.records.papers[0].mentions] == ["mapping net"]


def test_a_name_that_linking_left_out_is_told_with_the_reason():
    paper = annotated("k:1", "An approach.", ("Method", "uses", "approach"))
    (note,) = run([paper], '[[name]]\nname = "approach"\nto = "x"').notes
    assert note.reason.startswith("'approach' became no entity (only words that name nothing")


def test_drop_in_one_paper_alone_has_no_say_in_linking():
    coiner = annotated("k:1", "We propose GRASP.", ("Method", "proposes", "GRASP"))
    user = annotated("k:2", "We beat GRASP.", ("Method", "comparesWith", "GRASP"))
    made = run([coiner, user], '[[drop]]\nname = "GRASP"\npaper = "k:1"')
    (entity,) = made.records.entities
    assert (entity.key, entity.paper_count) == ("grasp", 1)
    assert made.records.papers[0].entities == () or made.records.papers[1].entities == ()


def test_name_and_alias():
    made = run(
        [GRIPPER], '[[name]]\nname = "Franka control"\nto = "FC"\n[[alias]]\nname = "Franka control"\naliases = ["Fc2"]'
    )
    (entity,) = made.records.entities
    assert (entity.name, entity.aliases, entity.key) == ("FC", ("Fc2", "Franka control"), "frankacontrol")


def test_role_holds_before_linking():
    paper = annotated("k:1", "We propose LIBERA.", ("Dataset", "introduces", "LIBERA"))
    assert run([paper], "").records.entities[0].key == "libera @k:1"
    made = run([paper], '[[role]]\nname = "LIBERA"\nrole = "evaluatesOn"\npaper = "k:1"')
    assert made.records.entities[0].key == "libera"
    assert made.records.papers[0].entities[0].role is Role.EVALUATES_ON
    wrong = run([paper], '[[role]]\nname = "LIBERA"\nrole = "proposes"\npaper = "k:1"')
    assert "a Dataset has no role 'proposes'" in wrong.notes[0].reason


@pytest.mark.parametrize(
    ("curation", "kind", "reason"),
    [
        (
            '[[name]]\nname = "Franka kontrol"\nto = "x"',
            "skipped",
            "no 'Franka kontrol' in this corpus. Did you mean: Fr",
        ),
        ('[[drop]]\nname = "nothing"', "unmatched", "no 'nothing' in this corpus."),
        ('[[drop]]\nname = "nothing"\npaper = "k:1"', "unmatched", "no 'nothing' in the paper"),
        ('[[drop]]\nname = "nothing"\npaper = "k:9"', "unmatched", "no paper 'k:9' in this corpus."),
        ('[[retype]]\nname = "x"\ntype = "Task"\npaper = "k:1"', "skipped", "no 'x' in the paper"),
        ('[[same]]\nnames = ["Franka control", {name = "zzz", paper = "k:1"}]', "skipped", "no 'zzz' in the paper"),
        ('[[different]]\nnames = ["Franka control", "zzz"]', "skipped", "no 'zzz' in this corpus."),
    ],
)
def test_what_matches_nothing_is_told(curation, kind, reason):
    made = run([GRIPPER, PANDA], curation)
    (note,) = made.notes
    assert (note.kind, note.file) == (kind, "curation.toml")
    assert note.place.startswith("line 1, [[")
    assert note.reason.startswith(reason)
    assert made.records == run([GRIPPER, PANDA], "").records


def test_a_name_of_several_is_told_with_what_it_may_be():
    one = annotated("k:1", "We introduce PRISM, a network.", ("Method", "proposes", "PRISM"), title="Alpha beta")
    two = annotated("k:2", "We present PRISM, a planner.", ("Method", "proposes", "PRISM"), title="Gamma delta")
    (note,) = run([one, two], '[[name]]\nname = "PRISM"\nto = "Prism"').notes
    assert note.reason.startswith(
        "'PRISM' fits several entities. Name the paper, or give the label or id of one: PRISM ("
    )
    label = max(labels(run([one, two], "").records))
    assert label.startswith("PRISM (")
    made = run([one, two], f'[[name]]\nname = "{label}"\nto = "Prism planner"')
    assert made.notes == ()
    assert any(entity.name == "Prism planner" for entity in made.records.entities)


@pytest.mark.parametrize(
    "called",
    ["arxiv:2601.00001", "2601.00001", "arXiv:2601.00001", "https://arxiv.org/abs/2601.00001", "A title, of: ours"],
)
def test_a_paper_by_any_of_its_names(called):
    paper = annotated(
        "arxiv:2601.00001", "We use Franka control.", ("Method", "uses", "Franka control"), title="A title of ours"
    )
    assert run([paper], f'[[drop]]\nname = "Franka control"\npaper = "{called}"').records.entities == ()


def test_withheld_texts_cannot_be_parted():
    paper = annotated("k:1", "A language model, and LM.", ("Method", "uses", "language model", "LM"))
    bare = without_texts(run([paper], "").records)
    made = run(list(bare.papers), '[[different]]\nnames = ["language model", "LM"]')
    assert "its text was left out" in made.notes[0].reason
    assert labels(made.records) == ["language model"]


def test_different_of_a_coined_name_and_all_other_uses_of_it():
    coiner = annotated("k:1", "We propose GraspNet.", ("Method", "proposes", "GraspNet"), title="GraspNet: One thing")
    user = annotated("k:2", "We run GraspNet.", ("Method", "uses", "GraspNet"), title="Another thing")
    assert len(run([coiner, user], "").records.entities) == 1
    made = run([coiner, user], '[[different]]\nnames = ["GraspNet", {name = "GraspNet", paper = "k:1"}]')
    assert sorted((entity.key, entity.paper_count) for entity in made.records.entities) == [
        ("graspnet", 1),
        ("graspnet @k:1", 1),
    ]
    alone = run([coiner], '[[different]]\nnames = ["GraspNet", {name = "GraspNet", paper = "k:1"}]')
    assert [entity.key for entity in alone.records.entities] == ["graspnet @k:1"]
