"""Lexicon files: what is read, what is refused, who wins, and how a form matches a text."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kg.errors import ConfigError
from kg.lexicon import Lexicon, LexiconEntry, is_case_sensitive, load_lexicon, matches
from kg.lexicon.load import parse_lexicon
from kg.model import EntityType
from kg.text.names import lookup_key

HEAD = 'format = "kg-lexicon/1"\n'
FULL = (
    HEAD
    + """
type = "Robot"
[[entry]]
name = "Acme Walker"
aliases = ["Walker", "AW-1"]
maker = "Acme"
kind = "strider"
context = ["Walker"]
not = ["random Walker"]

[[entry]]
name = "strider"
type = "RobotKind"
aliases = ["striding robot"]
"""
)


def write(folder: Path, content: str, name: str = "own.toml") -> Path:
    path = folder / name
    path.write_text(content, encoding="utf-8")
    return path


def test_every_field_of_an_entry_is_read():
    robot, kind = parse_lexicon(FULL, "f.toml")
    assert robot == LexiconEntry(
        name="Acme Walker",
        type=EntityType.ROBOT,
        aliases=("Walker", "AW-1"),
        maker="Acme",
        kind="strider",
        context=("Walker",),
        excluded=("random Walker",),
    )
    assert kind == LexiconEntry("strider", EntityType.ROBOT_KIND, ("striding robot",))
    assert robot.names == ("Acme Walker", "Walker", "AW-1")
    assert robot.keys == ("acmewalker", "walker", "aw1")
    assert robot.needs_context("walkers")
    assert not robot.needs_context("AW-1")


def entry(text: str) -> str:
    return f"{HEAD}[[entry]]\n{text}\n"


@pytest.mark.parametrize(
    ("content", "reason", "place"),
    [
        ("format = ", "not valid TOML", ""),
        ("", "kg-lexicon/1", ""),
        ('format = "kg-lexicon/2"', "kg-lexicon/1", ""),
        (HEAD + 'entries = "x"', "unknown key 'entries'", "top level"),
        (HEAD + 'entry = "x"', "[[entry]]", "top level"),
        (HEAD + 'type = "Gadget"', "unknown type 'Gadget'. Known: Dataset, Method", "top level"),
        (entry('type = "Task"'), "has no name", "entry 1"),
        (entry('name = " "\ntype = "Task"'), "'name' is empty", "entry 1"),
        (entry("name = 3"), "'name' must be text", "entry 1"),
        (entry('name = "X"'), "has no type", "entry 1 'X'"),
        (entry('name = "X"\ntype = "robot"'), "unknown type 'robot'", "entry 1 'X'"),
        (entry('name = "X"\ntype = ["Robot"]'), "unknown type", "entry 1 'X'"),
        (entry('name = "X"\ntype = "Task"\nalias = ["Y"]'), "unknown key 'alias'", "entry 1 'X'"),
        (entry('name = "X"\ntype = "Task"\naliases = "Y"'), "'aliases' must be a list", "entry 1 'X'"),
        (entry('name = "X"\ntype = "Task"\naliases = [1]'), "'aliases' must be a list", "entry 1 'X'"),
        (entry('name = "X"\ntype = "Task"\naliases = [""]'), "'aliases' holds an empty", "entry 1 'X'"),
        (entry('name = "X"\ntype = "Task"\naliases = ["X"]'), "names 'X' twice", "entry 1 'X'"),
        (entry('name = "X"\ntype = "Task"\ncontext = ["Y"]'), "'context' holds 'Y'", "entry 1 'X'"),
        (entry('name = "X"\ntype = "Task"\nnot = ["Y"]'), "'not' holds 'Y'", "entry 1 'X'"),
        (entry('name = "X"\ntype = "Task"\nnot = ["x"]'), "'not' holds 'x'", "entry 1 'X'"),
        (entry('name = "X"\ntype = "Task"\nmaker = "M"'), "only a Robot", "entry 1 'X'"),
        (entry('name = "X"\ntype = "RobotKind"\nkind = "M"'), "only a Robot", "entry 1 'X'"),
    ],
)
def test_what_does_not_hold_is_refused_with_file_and_place(content, reason, place):
    with pytest.raises(ConfigError) as caught:
        parse_lexicon(content, "mine.toml")
    assert caught.value.file == "mine.toml"
    assert reason in caught.value.reason
    assert caught.value.place == place


TWO = HEAD + 'type = "Task"\n[[entry]]\nname = "Widget"\n{}\n[[entry]]\nname = "Bar"\naliases = ["widgets"]\n{}\n'


@pytest.mark.parametrize("contexts", [("", ""), ('context = ["Widget"]', ""), ("", 'context = ["widgets"]')])
def test_two_entries_of_a_file_may_not_share_a_name(contexts):
    with pytest.raises(ConfigError, match="'widgets' is a name of 'Widget' too") as caught:
        parse_lexicon(TWO.format(*contexts), "f.toml")
    assert caught.value.place == "entry 2 'Bar'"


def test_two_entries_may_share_a_name_that_both_list_in_context():
    first, second = parse_lexicon(TWO.format('context = ["Widget"]', 'context = ["widgets"]'), "f.toml")
    lexicon = Lexicon((first, second))
    assert lexicon.find("widget") is None
    assert lexicon.find_all("widget") == (second, first)  # sorted by name
    assert lexicon.find("bar") == second


def test_the_name_that_needs_no_context_wins():
    robot = LexiconEntry("Adam", EntityType.ROBOT, context=("Adam",))
    optimiser = LexiconEntry("Adam", EntityType.METHOD)
    lexicon = Lexicon((robot, optimiser))
    assert lexicon.find("ADAM") == optimiser
    assert lexicon.find("Adam", EntityType.ROBOT) == robot
    assert lexicon.find("Adam", EntityType.TASK) is None
    assert lexicon.find("Eve") is None


def test_order_and_fingerprint_come_from_the_content_alone():
    one, two = LexiconEntry("b", EntityType.TASK), LexiconEntry("a", EntityType.TASK)
    three = LexiconEntry("z", EntityType.METHOD)
    lexicon = Lexicon((one, two, three))
    assert list(lexicon) == [three, two, one]
    assert len(lexicon) == 3
    assert lexicon.fingerprint == Lexicon((three, one, two)).fingerprint
    assert lexicon == Lexicon((three, one, two))
    assert lexicon.fingerprint != Lexicon((one, two)).fingerprint
    other = LexiconEntry("a", EntityType.TASK, excluded=("a b",))
    assert Lexicon((other,)).fingerprint != Lexicon((two,)).fingerprint


def test_the_own_lexicon_is_read_once():
    assert load_lexicon() is load_lexicon(())


def test_a_users_file_adds_names(tmp_path):
    lexicon = load_lexicon([write(tmp_path, FULL)])
    found = lexicon.find("acme-walker")
    assert found is not None
    assert (found.maker, found.kind) == ("Acme", "strider")
    assert len(lexicon) == len(load_lexicon()) + 2
    assert lexicon.fingerprint != load_lexicon().fingerprint
    assert load_lexicon().find("acme-walker") is None


def test_a_later_file_replaces_an_entry_and_takes_single_names(tmp_path):
    first = write(tmp_path, FULL, "1.toml")
    second = write(
        tmp_path,
        HEAD
        + 'type = "Robot"\n[[entry]]\nname = "acme walker"\nkind = "striding robot"\n'
        + '[[entry]]\nname = "pacer"\ntype = "RobotKind"\naliases = ["strider", "stepping robot"]\n'
        + '[[entry]]\nname = "AW 1"\ntype = "Dataset"\n'
        + '[[entry]]\nname = "striding robot"\ntype = "RobotKind"\n',
        "2.toml",
    )
    lexicon = load_lexicon([first, second])
    robot = lexicon.find("Acme Walker")
    assert robot == LexiconEntry("acme walker", EntityType.ROBOT, kind="striding robot")
    assert lexicon.find("strider").name == "pacer"
    assert lexicon.find("AW-1").type is EntityType.DATASET
    # The other way round the full entry stands, without the name that the dataset claims.
    turned = load_lexicon([second, first])
    assert turned.find("Acme Walker").maker == "Acme"
    assert turned.find("AW-1").type is EntityType.ROBOT


def test_a_name_borne_in_context_is_kept_beside_a_users_name_of_another_type(tmp_path):
    first = write(tmp_path, FULL, "1.toml")
    second = write(tmp_path, HEAD + '[[entry]]\nname = "Walker"\ntype = "Task"\n', "2.toml")
    lexicon = load_lexicon([first, second])
    assert lexicon.find("Walker").type is EntityType.TASK
    assert lexicon.find("Walker", EntityType.ROBOT).name == "Acme Walker"


def test_a_kind_that_is_nowhere_is_refused(tmp_path):
    path = write(tmp_path, HEAD + '[[entry]]\nname = "X"\ntype = "Robot"\nkind = "wobbler"\n')
    with pytest.raises(ConfigError, match="'X' has the kind 'wobbler', which is no RobotKind"):
        load_lexicon([path])


def test_files_that_cannot_be_read(tmp_path):
    with pytest.raises(ConfigError, match=r"none\.toml: cannot be read \(No such file"):
        load_lexicon([tmp_path / "none.toml"])
    latin = tmp_path / "latin.toml"
    latin.write_bytes(HEAD.encode() + b"# caf\xe9")
    with pytest.raises(ConfigError, match="is not UTF-8"):
        load_lexicon([latin])


def test_a_byte_order_mark_is_no_part_of_the_file(tmp_path):
    path = tmp_path / "bom.toml"
    path.write_bytes(b"\xef\xbb\xbf" + FULL.encode())
    assert load_lexicon([path]).find("AW-1") is not None


@pytest.mark.parametrize(
    ("form", "surface", "expected"),
    [
        ("Spot", "Spot", True),
        ("Spot", "spot", False),
        ("Spot", "SPOT", False),
        ("GRPO", "Grpo", False),
        ("GAN", "GANs", True),
        ("Kilobot", "Kilobots", True),
        ("Unitree Go1", "Unitree-Go1", True),
        ("Unitree Go1", "Unitree Go 1", True),  # a separator before a digit is levelled
        ("Unitree Go1", "Unitree go1", False),
        ("Unitree Go1", "Unitree Go2", False),
        ("SO-100", "SO100", True),
        ("iCub", "ICub", False),
        ("robot arm", "Robot arms", True),
        ("robot arm", "ROBOT-ARM", True),
        ("e-puck", "E-puck", True),
        ("mobile manipulator", "mobile manipulation", False),
        ("Franka Emika Panda", "Franka Emika\nPanda", True),
    ],
)
def test_matching(form, surface, expected):
    assert matches(form, surface) is expected


@settings(deadline=None)
@given(st.text(st.characters(codec="utf-8"), max_size=12))
def test_laws_of_matching(form):
    assert matches(form, form)
    if not is_case_sensitive(form) and lookup_key(form.upper()) == lookup_key(form):
        assert matches(form, form.upper())


def test_an_own_lexicon_has_no_name_with_two_plain_meanings():
    lexicon = load_lexicon()
    for item in lexicon:
        for name in item.names:
            plain = [other for other in lexicon.find_all(name) if not other.needs_context(name)]
            assert len(plain) <= 1, name
