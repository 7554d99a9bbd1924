"""Reading curation.toml: every entry, and every slip with its line."""

from pathlib import Path

import pytest

from kg.errors import ConfigError
from kg.link.curation.entries import Entry, Reference, Table
from kg.link.curation.read import KEYS, parse_curation, read_curation

EVERY_TABLE = """\
# decisions of the lab
[[same]]
names = ["Panda arm", "Franka Panda"]
why = "one robot,\\n  two names"

[[same]]
names = [{name = "PRISM", paper = "k:1"}, {name = "PRISM", paper = "k:2"}]

[[different]]
names = ["diffusion model", "diffusion"]
paper = "k:3"

[[retype]]
name = "world model"
type = "Method"

[[drop]]
name = "framework"

[[name]]
name = "MoE"
to = "mixture of experts"
paper = "k:4"

[[alias]]
name = "Unitree Go1"
aliases = ["Go-1", "go one"]

[[role]]
name = "LIBERO"
role = "evaluatesOn"
paper = "k:5"
"""


def test_every_table_is_read():
    curation = parse_curation(EVERY_TABLE)
    assert {entry.table for entry in curation.entries} == set(Table) == set(KEYS)
    same, senses = sorted(curation.of(Table.SAME), key=lambda entry: entry.names[0].paper)
    assert same == Entry(
        Table.SAME, (Reference("Panda arm"), Reference("Franka Panda")), why="one robot, two names", place=""
    )
    assert same.place == "line 2, [[same]]"
    assert same.reason == "curated: one robot, two names"
    assert senses.names == (Reference("PRISM", "k:1"), Reference("PRISM", "k:2"))
    assert curation.of(Table.DIFFERENT)[0].paper == "k:3"
    assert (curation.of(Table.RETYPE)[0].value, curation.of(Table.RETYPE)[0].reason) == ("Method", "curated as Method")
    assert curation.of(Table.NAME)[0].names == (Reference("MoE", "k:4"),)
    assert curation.of(Table.ALIAS)[0].aliases == ("Go-1", "go one")
    assert curation.of(Table.ROLE)[0].value == "evaluatesOn"


def test_the_order_of_the_file_does_not_matter():
    blocks = EVERY_TABLE.split("\n\n")
    turned = parse_curation("\n\n".join(reversed(blocks)))
    assert turned.entries == parse_curation(EVERY_TABLE).entries


def test_an_empty_file_decides_nothing(tmp_path):
    path = tmp_path / "c.toml"
    path.write_bytes(b"\xef\xbb\xbf# nothing yet\n")
    curation = read_curation(path)
    assert curation.entries == ()
    assert (curation.file, len(curation.sha256)) == ("c.toml", 64)


def test_entries_of_an_inline_array_are_counted():
    with pytest.raises(ConfigError, match=r"curation\.toml, \[\[drop\]\] 2: lacks 'name'"):
        parse_curation('drop = [{name = "a"}, {}]')


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("[[same]]\nnames = [", "is not valid TOML"),
        ('\n[[smae]]\nnames = ["a", "b"]', r"curation\.toml, line 2: unknown table 'smae'\. Known: \[\[same\]\], "),
        ('[same]\nnames = ["a", "b"]', r"line 1: write each entry under a line \[\[same\]\]"),
        ("same = 3", r"line 1: write each entry under a line \[\[same\]\]"),
        ('[[same]]\nname = "a"', r"line 1, \[\[same\]\]: unknown key 'name'\. Known: names, paper, why"),
        ("[[same]]", r"line 1, \[\[same\]\]: lacks 'names'"),
        ('[[same]]\nnames = ["a"]', "'names' must be a list of two or more names"),
        ('[[same]]\nnames = "a"', "'names' must be a list of two or more names"),
        ('[[same]]\nnames = ["a", 1]', "'names' must hold texts, or tables"),
        ('[[same]]\nnames = ["a", "a"]', "names 'a' twice"),
        ('[[same]]\nnames = ["a", "  "]', "'names' is empty"),
        ('[[same]]\nnames = ["a", {nome = "b"}]', "unknown key 'nome' in 'names'"),
        ('[[same]]\nnames = ["a", {paper = "b"}]', "an item of 'names' lacks 'name'"),
        ('[[same]]\npaper = "p"\nnames = ["a", {name = "b", paper = "q"}]', "give it once"),
        ('[[retype]]\nname = "a"\ntype = "Model"', "unknown type 'Model'. Known: Method, Task, Dataset, Robot"),
        ('[[role]]\nname = "a"\nrole = "makes"\npaper = "p"', "unknown role 'makes'. Known: proposes"),
        ('[[role]]\nname = "a"\nrole = "uses"', "lacks 'paper'"),
        ("[[drop]]\nname = 3", "'name' must be text"),
        ('[[drop]]\nname = ""', "'name' is empty"),
        ('[[drop]]\nname = "a"\nwhy = 4', "'why' must be text"),
        ('[[alias]]\nname = "a"\naliases = "b"', "'aliases' must be a list of texts"),
        ('[[alias]]\nname = "a"\naliases = []', "'aliases' must be a list of texts"),
    ],
)
def test_a_slip_is_an_error_that_names_the_place(content, message):
    with pytest.raises(ConfigError, match=message):
        parse_curation(content)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (
            '[[same]]\nnames = ["a b", "c"]\n[[different]]\nnames = ["C", "a-b"]',
            r"line 3, \[\[different\]\]: 'C' and 'a-b' are said to be different, and to be the same \(see also line 1",
        ),
        (
            '[[same]]\nnames = ["a", "b"]\n[[same]]\nnames = ["b", "c"]\n[[different]]\nnames = ["a", "c"]',
            "'a' and 'c' are said to be different",
        ),
        ('[[drop]]\nname = "a"\n[[name]]\nname = "A"\nto = "b"', r"'a' is dropped, and has an entry \[\[name\]\]"),
        ('[[drop]]\nname = "a"\n[[same]]\nnames = ["b", "a"]', r"'a' is dropped, and has an entry \[\[same\]\]"),
        (
            '[[name]]\nname = "a"\nto = "b"\n[[different]]\nnames = ["a", "b"]',
            "'a' gets the name 'b', of which another entry speaks",
        ),
        ('[[alias]]\nname = "a"\naliases = ["b"]\n[[drop]]\nname = "B"', "'a' gets the name 'b', of which another"),
        ('[[name]]\nname = "a"\nto = "b"\n[[name]]\nname = "a"\nto = "c"', "'a' gets 'c' and 'b' in"),
        (
            '[[retype]]\nname = "a"\ntype = "Task"\n[[same]]\nnames = ["a", "b"]\n[[retype]]\nname = "b"\n'
            'type = "Method"',
            "'b' gets 'Method' and 'Task' in",
        ),
    ],
)
def test_entries_that_contradict_each_other_are_refused(content, message):
    with pytest.raises(ConfigError, match=message):
        parse_curation(content)


@pytest.mark.parametrize(
    "content",
    [
        '[[same]]\nnames = ["a", "b"]\n[[different]]\nnames = ["a", "b"]\npaper = "p"',  # but in that paper
        '[[drop]]\nname = "a"\n[[different]]\nnames = ["a", "b"]',  # part it from b, then drop it alone
        '[[drop]]\nname = "a"\npaper = "p"\n[[name]]\nname = "a"\nto = "b"',
        '[[different]]\nnames = ["Digit", "DIGIT"]',  # forms of one key
        '[[drop]]\nname = "a"\n[[drop]]\nname = "a"',
        '[[same]]\nnames = ["a", "b"]\n[[name]]\nname = "a"\nto = "b"',
        '[[name]]\nname = "MoE"\nto = "MOE"',
        '[[name]]\nname = "mixture of experts"\nto = "MoE"\n[[same]]\nnames = ["MoE", "expert mixture"]',
        '[[name]]\nname = "a"\nto = "b"\n[[different]]\nnames = ["b", "c"]',
    ],
)
def test_what_only_looks_like_a_contradiction_holds(content):
    assert parse_curation(content).entries


def test_a_file_that_cannot_be_read(tmp_path):
    with pytest.raises(ConfigError, match="cannot be read"):
        read_curation(tmp_path / "none.toml")
    path = tmp_path / "latin.toml"
    path.write_bytes(b'[[drop]]\nname = "\xe9"')
    with pytest.raises(ConfigError, match="byte 17: is not UTF-8"):
        read_curation(Path(path))
