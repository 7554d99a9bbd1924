import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kg.corpus.json_values import iter_values
from kg.corpus.limits import Limits
from kg.errors import InputError
from tests.corpus.contents import content

PAPER = {"title": "T", "abstract": "Ünder “way” \\ {[,"}


def values(data, **fields):
    data = data.encode() if isinstance(data, str) else data
    return list(iter_values(content(data, "a.json", **fields)))


def test_an_array_streams_over_chunks():
    papers = [PAPER | {"id": n, "abstract": PAPER["abstract"] * 40} for n in range(2000)]
    found = values(json.dumps(papers, ensure_ascii=False))
    assert [placed.value for placed in found] == papers
    assert found[-1].place == "item 2000"


def test_objects_over_several_lines_one_after_the_other():
    text = json.dumps(PAPER, indent=2) + "\n" + json.dumps(PAPER | {"title": "U"}, indent=2)
    assert [(placed.place, placed.value["title"]) for placed in values(text)] == [("item 1", "T"), ("item 2", "U")]


@pytest.mark.parametrize("name", ["results", "items", "data", "notes", "papers"])
def test_answers_are_opened(name):
    found = values(json.dumps({"meta": {"count": 2}, name: [PAPER, 5]}))
    assert [(placed.place, placed.value) for placed in found] == [("line 1, item 1", PAPER), ("line 1, item 2", 5)]
    pretty = values(json.dumps({"meta": {"count": 2}, name: [PAPER]}, indent=1))
    assert [placed.value for placed in pretty] == [PAPER]


def test_an_object_of_papers_by_their_ids():
    found = values(json.dumps({"a": PAPER, "b": {"id": "own", **PAPER}}))
    assert [placed.value["id"] for placed in found] == ["a", "own"]


def test_arrays_line_by_line():
    found = values(f"{json.dumps([PAPER])}\n{json.dumps([PAPER])}\n")
    assert [placed.value for placed in found] == [PAPER] * 2
    assert [placed.place for placed in found] == ["item 1", "item 2, item 1"]


def test_an_array_that_breaks_keeps_what_stands_before():
    text = json.dumps([PAPER, PAPER])
    cut = values(text[:-20])
    assert [placed.value for placed in cut] == [PAPER, None]
    assert cut[1].error.startswith("broken JSON (")
    assert cut[1].error.endswith("; what follows is lost.")
    broken = values(text[:-1] + ", nonsense, " + json.dumps(PAPER) + "]")
    assert [placed.value for placed in broken] == [PAPER, PAPER, None]
    assert broken[2].error.startswith("broken JSON (Expecting value")
    open_end = values(text[:-1])
    assert open_end[-1].error == "broken JSON (the array has no end); what follows is lost."


def test_lines_after_a_broken_first_one():
    found = values(b"{broken\n" + json.dumps(PAPER).encode() + b"\n\xff\n")
    assert [(placed.place, placed.error == "") for placed in found] == [
        ("line 1", False),
        ("line 2", True),
        ("line 3", False),
    ]


def test_deep_nesting_is_an_error_and_no_crash():
    assert values("[" * 100_000)[0].error
    assert values('{"a": ' * 100_000 + "\n" + json.dumps(PAPER))[0].error


def test_limits():
    limits = Limits(whole=1000)
    with pytest.raises(InputError, match="one line is over 0 MB and has to be read as a whole; see --max-size"):
        values(json.dumps(PAPER | {"x": "y" * 600_000}), limits=limits)
    with pytest.raises(InputError, match="one value is over 0 MB; see --max-size"):
        values("[" + json.dumps(PAPER | {"x": "y" * 600_000}) + "]", limits=limits)
    assert len(values("\n".join([json.dumps(PAPER)] * 100), limits=limits)) == 100


def test_what_is_no_json():
    with pytest.raises(InputError, match="holds no JSON: broken JSON"):
        values("We act.\nWe see.\n")


@settings(deadline=None, max_examples=200)
@given(st.text(alphabet='[]{}",:1 a\\nN\n', max_size=80))
def test_any_text_gives_values_or_one_error(text):
    try:
        found = values(text)
    except InputError:
        return
    for placed in found:
        assert placed.place
        assert "\n" not in placed.error
