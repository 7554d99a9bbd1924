"""What the report of a build says, and what its readable form leaves to the JSON."""

import json

from kg.corpus.notes import Note, NoteKind
from kg.corpus.read import Corpus
from kg.report import Report, make_report
from tests.samples import LEAP_ANNOTATED, sample_records


def test_the_json_has_everything():
    note = Note(NoteKind.SKIPPED, "a.txt", "line 3", "broken.")
    report = Report({"papers": 2}, (note,)).warn("one", "two")
    assert json.loads(report.to_json()) == {
        "format": "kg-report/1",
        "counts": {"papers": 2},
        "notes": [{"kind": "skipped", "file": "a.txt", "place": "line 3", "reason": "broken.", "paper": ""}],
        "warnings": ["one", "two"],
    }
    assert report.to_json().endswith("}\n")


def test_the_readable_form_lists_fifty_of_a_kind():
    notes = [Note(NoteKind.SKIPPED, "a.jsonl", f"line {n}", "no JSON object.") for n in range(52)]
    lines = Report({}, (*notes, Note(NoteKind.CUT, "b.txt"))).to_markdown().splitlines()
    at = lines.index("## skipped: 52")
    assert lines[at + 2] == "- a.jsonl, line 0: no JSON object."
    assert lines[at + 51 : at + 53] == ["- a.jsonl, line 49: no JSON object.", "- … 2 more in report.json"]
    assert "## cut: 1" in lines
    assert "- b.txt: " in lines


def test_tables_of_the_readable_form_hold_no_stray_bars():
    lines = Report({"papers": 1, "roles": {"a|b": 2}}, ()).warn("w").to_markdown().splitlines()
    assert "- papers: 1" in lines
    assert lines[lines.index("## roles") + 2 :][:3] == ["| | |", "| --- | ---: |", "| a\\|b | 2 |"]
    assert lines[-1] == "- w"


def test_papers_without_entities_and_lost_relations_are_warned_of():
    records = sample_records()
    assert make_report(Corpus(), records.papers, records, []).warnings == ()
    lost = make_report(Corpus(), [*records.papers, LEAP_ANNOTATED], records, [])
    assert [warning.split(":")[0] for warning in lost.warnings] == ["3 stated relations were left out"]
