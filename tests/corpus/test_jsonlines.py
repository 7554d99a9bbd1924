import json
from pathlib import Path

import jsonschema
import pytest

from kg.corpus.jsonlines import read_annotated, read_jsonl
from kg.corpus.notes import Item, Note, NoteKind
from kg.model import EntityType, Role, Source
from kg.records import paper_to_json
from tests.corpus.contents import content

SCHEMA = Path(__file__).parents[2] / "schema" / "annotated.schema.json"
GOLD = {
    "id": "x1",
    "title": "On LEAP",
    "text": "We propose LEAP for grasping.",
    "entities": [{"type": "Method", "role": "proposes", "name": "LEAP"}, {"type": "Task", "name": "grasping"}],
    "mentions": [[11, 15, 0], [20, 28, 1]],
    "relations": [["usedFor", 0, 1]],
    "results": [],
}


def lines(*values):
    return [(value if isinstance(value, bytes) else json.dumps(value).encode()) + b"\n" for value in values]


def read(*values, reader=read_jsonl):
    return list(reader(content(b"".join(lines(*values)), "a.jsonl")))


def reasons(found):
    return [(note.place, note.reason) for note in found if isinstance(note, Note)]


def test_a_line_is_a_paper():
    (item,) = read(
        {
            "id": "2401.01234",
            "title": "T",
            "authors": [{"name": "A. B."}, "C. D."],
            "venue": "arXiv",
            "year": "2024-01-03",
            "url": None,
            "doi": None,
            "abstract": "We act.",
        }
    )
    paper = item.paper
    assert (paper.key, paper.given_id, paper.title, paper.abstract) == (
        "arxiv:2401.01234",
        "2401.01234",
        "T",
        "We act.",
    )
    assert (paper.authors, paper.venue, paper.year, paper.url) == (("A. B.", "C. D."), "arXiv", 2024, "")
    assert [(source.file, source.place) for source in paper.sources] == [("a.jsonl", "line 1")]


@pytest.mark.parametrize(
    ("value", "year"),
    [(2024, 2024), ("2024", 2024), ("2024-05", 2024), ("n.d.", None), (None, None), (20245, None), (True, None)],
)
def test_years(value, year):
    (item,) = read({"abstract": "a", "year": value})
    assert item.paper.year == year


@pytest.mark.parametrize(
    ("value", "authors"),
    [(None, ()), ("A B; C D", ("A B", "C D")), ("A B and C D", ("A B", "C D")), ([{"name": "A"}], ("A",))],
)
def test_authors(value, authors):
    (item,) = read({"abstract": "a", "authors": value})
    assert item.paper.authors == authors


def test_lines_that_cannot_be_used_are_noted_and_the_rest_goes_on():
    found = read(
        {"abstract": "one"},
        b"{broken",
        b"",
        b"5",
        b'"text"',
        {"title": " "},
        b'{"abstract": "\xff"}',
        {"abstract": ["no text"]},
        b'{"abstract": "a", "year": NaN}',
        b"[" * 100_000,
        {"abstract": "two", "authors": 5},
        {"abstract": "three"},
    )
    assert [item.paper.abstract for item in found if isinstance(item, Item)] == ["one", "three"]
    places = [place for place, _ in reasons(found)]
    assert places == [f"line {n}" for n in (2, 4, 5, 6, 7, 8, 9, 10, 11)]
    texts = dict(reasons(found))
    assert texts["line 2"].startswith("broken JSON (Expecting property name")
    assert texts["line 4"] == texts["line 5"] == "no JSON object."
    assert texts["line 6"] == "neither a title nor an abstract."
    assert texts["line 7"] == "no UTF-8."
    assert texts["line 8"] == "the field 'abstract' is no text."
    assert texts["line 9"] == "broken JSON (NaN is no JSON)."
    assert texts["line 11"] == "the field 'authors' is no list."


def test_a_json_array_is_read_item_by_item():
    found = list(read_jsonl(content(b'[{"abstract": "a"},\n {"title": "b"}, 3]\n', "a.json")))
    assert [item.paper.sources[0].place for item in found[:2]] == ["item 1", "item 2"]
    assert reasons(found) == [("item 3", "no JSON object.")]


def test_one_object_over_several_lines_is_a_paper():
    (item,) = list(read_jsonl(content(b'{\n "abstract": "We act."\n}\n', "a.json")))
    assert (item.paper.abstract, item.paper.sources[0].place) == ("We act.", "item 1")


def test_a_broken_first_line_does_not_stop_the_rest():
    found = read(b"{broken", {"abstract": "one"})
    assert [item.paper.abstract for item in found if isinstance(item, Item)] == ["one"]
    assert reasons(found)[0][0] == "line 1"


def test_a_gold_line_brings_its_annotations():
    (item,) = read(GOLD, reader=read_annotated)
    assert item.annotated is not None
    assert item.annotated.paper is item.paper
    assert [e.name for e in item.annotated.entities] == ["LEAP", "grasping"]
    assert item.annotated.entities[0].role is Role.PROPOSES
    assert [item.paper.quote(m.span) for m in item.annotated.mentions] == ["LEAP", "grasping"]
    assert item.annotated.mentions[1].type is EntityType.TASK
    assert item.paper.key.startswith("sha256:")


def test_what_kg_wrote_reads_back_equal():
    (item,) = read(GOLD)
    written = paper_to_json(item.annotated)
    jsonschema.validate(json.loads(json.dumps(written)), json.loads(SCHEMA.read_text("utf-8")))
    (again,) = read(written, reader=read_annotated)
    assert again == item


def test_what_kg_wrote_keeps_its_sources_and_else_has_the_line():
    (item,) = read(GOLD)
    written = paper_to_json(item.annotated)
    (again,) = read({"abstract": "b"}, written)[1:]
    assert again.paper.sources == (Source("a.jsonl", "line 1"),)
    written.pop("sources")
    (again,) = read({"abstract": "b"}, written)[1:]
    assert again.paper.sources == (Source("a.jsonl", "line 2"),)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"mentions": [[11, 99, 0]]}, "offsets 11..99 lie outside the text 'abstract'."),
        ({"mentions": [[11, 15, 7]]}, "entity 7 of 2 does not exist."),
        (
            {"entities": [{"type": "Planet", "name": "x"}], "mentions": [], "relations": []},
            "'Planet' is not a valid EntityType.",
        ),
        ({"format": "kg-annotated/9"}, "unknown version 'kg-annotated/9'. Known: kg-annotated/1."),
        ({"text": 5.5, "mentions": [[0, 9, 0]]}, "offsets 0..9 lie outside the text 'abstract'."),
        ({"text": {}}, "the field 'text' is no text."),
        ({"key": 5}, "'iri' is not the one that kg mints for 'key'; leave out both for a paper of your own."),
    ],
)
def test_annotations_that_do_not_hold_are_noted(change, reason):
    (note,) = read(GOLD | change)
    assert (note.kind, note.place, note.reason) == (NoteKind.SKIPPED, "line 1", reason)


def test_a_plain_line_is_no_annotated_paper():
    (note,) = read({"abstract": "a"}, reader=read_annotated)
    assert note.reason == "no annotated paper: it has no 'text' and 'entities'."


def test_surrogates_in_annotated_lines_keep_the_offsets():
    (item,) = read(
        b'{"text": "\\ud800LEAP", "entities": [{"type": "Method", "name": "LEAP"}], "mentions": [[1, 5, 0]]}'
    )
    assert item.paper.abstract == "\ufffdLEAP"
    assert item.paper.quote(item.annotated.mentions[0].span) == "LEAP"


def test_a_cut_text_loses_its_annotations_and_says_so():
    item, note = read(GOLD | {"text": GOLD["text"] + "x" * 1_000_000})
    assert item.annotated is None
    assert len(item.paper.abstract) == 1_000_000
    assert (note.kind, note.place) == (NoteKind.CUT, "line 1")
    assert note.reason.endswith("Its annotations are left out.")


def test_the_schema_refuses_what_is_no_annotated_paper():
    schema = json.loads(SCHEMA.read_text("utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate(GOLD, schema)
    for change in (
        {"mentions": [[1, 2]]},
        {"entities": [{"name": "x"}]},
        {"surprise": 1},
        {"format": "x"},
        {"key": "k"},
    ):
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate(GOLD | change, schema)
