"""Which formats a build writes."""

import pytest

from kg.errors import MissingExtraError, UnknownNameError
from kg.export import exporters
from kg.outputs import chosen_formats, file_names, known_formats

DEFAULT = ("ttl", "html", "graphml", "nodes-csv", "edges-csv")


def test_the_default_formats() -> None:
    assert chosen_formats([]) == DEFAULT
    assert chosen_formats(["results-csv,ris"]) == (*DEFAULT, "results-csv", "ris")


def test_all_leaves_out_what_is_written_by_name_alone() -> None:
    by_name = {name for name, exporter in exporters.EXPORTERS.items() if exporter.by_name}
    assert by_name == {"obsidian", "parquet"}
    assert set(known_formats()) - set(chosen_formats(["all"])) == by_name
    assert set(known_formats()) == set(chosen_formats(["all,parquet", "obsidian"]))
    assert "vault" in file_names(chosen_formats(["obsidian"]))


def test_a_format_that_cannot_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(UnknownNameError, match="unknown format 'excel'"):
        chosen_formats(["excel"])
    monkeypatch.setattr(exporters, "find_spec", lambda name: None)
    with pytest.raises(MissingExtraError):
        chosen_formats(["parquet"])
    assert "parquet" not in chosen_formats(["all"])
