import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kg.text.edits import CleanText, Edit, apply_edits


@st.composite
def edited(draw: st.DrawFn) -> CleanText:
    raw = draw(st.text(alphabet="abc é😀\n*", max_size=40))
    cuts = sorted(draw(st.sets(st.integers(0, len(raw)), max_size=8)))
    pairs = zip(cuts[::2], cuts[1::2], strict=False)
    return apply_edits(raw, [Edit(a, b, draw(st.sampled_from(["", "x", "xyz", "—"]))) for a, b in pairs])


def test_a_name_inside_a_command_leads_back_to_the_name_alone():
    clean = apply_edits(r"We call it \emph{Inductor}.", [Edit(11, 17, "", 25), Edit(25, 26, "", 11)])
    assert clean.text == "We call it Inductor."
    assert clean.to_raw(11, 19) == (17, 25)
    assert clean.to_raw(8, 19) == (8, 26)  # "it Inductor": the closing brace has its mate inside


def test_an_edit_maps_as_a_whole():
    clean = apply_edits("a $x^2$ b", [Edit(2, 7, "x²")])
    assert clean.text == "a x² b"
    assert [clean.to_raw(i, i + 1) for i in range(6)] == [(0, 1), (1, 2), (2, 7), (2, 7), (7, 8), (8, 9)]
    assert clean.to_clean(3, 4) == (2, 4)


def test_deleted_characters_lead_to_an_empty_clean_span():
    clean = apply_edits("a**b", [Edit(1, 3)])
    assert clean.to_clean(1, 3) == (1, 1)
    assert clean.to_raw(1, 1) == (3, 3)
    assert clean.to_raw(0, 2) == (0, 4)


@pytest.mark.parametrize(
    "edits", [[Edit(0, 0, "x")], [Edit(1, 3), Edit(2, 4)], [Edit(0, 9)], [Edit(-1, 1)], [Edit(3, 2)]]
)
def test_edits_that_do_not_fit_are_refused(edits):
    with pytest.raises(ValueError, match="edit"):
        apply_edits("abcd", edits)


@pytest.mark.parametrize("span", [(-1, 0), (2, 1), (0, 4)])
def test_spans_outside_the_text_are_refused(span):
    clean = apply_edits("abc", [])
    with pytest.raises(ValueError, match="outside"):
        clean.to_raw(*span)
    with pytest.raises(ValueError, match="outside"):
        clean.to_clean(*span)


def test_the_order_of_the_edits_does_not_matter():
    edits = [Edit(0, 1, "x"), Edit(2, 3), Edit(4, 6, "--")]
    assert apply_edits("abcdefg", edits[::-1]) == apply_edits("abcdefg", edits)
    assert apply_edits("abcdefg", edits).text == "xbd--g"


@settings(deadline=None)
@given(edited(), st.data())
def test_every_clean_span_leads_to_a_raw_span_and_back(clean, data):
    start = data.draw(st.integers(0, len(clean.text)))
    end = data.draw(st.integers(start, len(clean.text)))
    low, high = clean.to_raw(start, end)
    assert 0 <= low <= high <= len(clean.raw)
    assert (low < high) == (start < end)
    if start < end:
        back = clean.to_clean(low, high)
        assert back[0] <= start
        assert end <= back[1]
        assert clean.to_raw(*back) == (low, high)


@settings(deadline=None)
@given(edited())
def test_positions_grow_and_characters_outside_edits_are_themselves(clean):
    spans = [clean.to_raw(i, i + 1) for i in range(len(clean.text))]
    assert spans == sorted(spans)
    inside = {i for edit in clean.edits for i in range(edit.start, edit.end)}
    for i, (low, high) in enumerate(spans):
        if low not in inside:
            assert (high, clean.raw[low]) == (low + 1, clean.text[i])
