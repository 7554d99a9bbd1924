"""kg.toml: the options of a build, strict."""

import pytest

from kg.config import BuildConfig, read_config
from kg.errors import ConfigError, KgError


def write(tmp_path, text):
    path = tmp_path / "kg.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_options_are_read_and_paths_are_relative_to_the_file(tmp_path):
    path = write(
        tmp_path,
        'inputs = ["seeds", "-"]\noutput = "out"\nformats = "all"\nbase_iri = "https://example.org/kg/"\n'
        'lexicon = ["mine.toml"]\nmin_confidence = 1\nworkers = 2\ntext = false\n',
    )
    assert read_config(path) == BuildConfig(
        inputs=(str(tmp_path / "seeds"), "-"),
        output=str(tmp_path / "out"),
        formats=("all",),
        base_iri="https://example.org/kg/",
        lexicon=(str(tmp_path / "mine.toml"),),
        min_confidence=1.0,
        workers=2,
        text=False,
    )


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("inptus = []", "unknown option 'inptus'. Known: base_iri, "),
        ("inputs = 3", "inputs must be a list of texts"),
        ('workers = "two"', "workers must be of type int, not str"),
        ("cache = 1", "cache must be of type bool, not int"),
        ("workers = true", "workers must be of type int, not bool"),
        ("min_confidence = 1.5", "must lie between 0 and 1"),
        ("min_relation_confidence = -0.1", "min_relation_confidence is -0.1; it must lie between 0 and 1"),
        ("page_top = -1", "must be 0 (all papers) or more"),
        ("page_ego = 1", "page_ego must be of type str, not int"),
        ('base_iri = "https://example.org/kg"', "must end in '/' or '#'"),
        ('base_iri = "kg/"', "no absolute IRI"),
        ('license = "CC BY"', "no absolute IRI"),
        ("inputs = [", "kg.toml"),
    ],
)
def test_what_does_not_hold_is_an_error_that_names_the_file(tmp_path, text, message):
    with pytest.raises(ConfigError, match=r"kg\.toml") as error:
        read_config(write(tmp_path, text))
    assert message in str(error.value)


def test_a_config_that_is_missing_or_binary_is_an_error(tmp_path):
    with pytest.raises(ConfigError):
        read_config(tmp_path / "none.toml")
    (tmp_path / "bin.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ConfigError):
        read_config(tmp_path / "bin.toml")


def test_options_are_checked_wherever_they_come_from():
    with pytest.raises(KgError, match="workers is -1"):
        BuildConfig(workers=-1)


def test_true_is_no_number(tmp_path):
    (tmp_path / "kg.toml").write_text("min_confidence = true")
    with pytest.raises(ConfigError, match="must be of type float, not bool"):
        read_config(tmp_path / "kg.toml")


def test_named_graphs_are_one_of_two_ways(tmp_path):
    assert BuildConfig(graphs="per-paper").graphs == "per-paper"
    with pytest.raises(KgError, match="graphs is 'many'; known: one, per-paper"):
        BuildConfig(graphs="many")
