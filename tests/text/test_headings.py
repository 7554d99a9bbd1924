import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kg.text.headings import LEVEL, SectionKind, plain_heading, section_kind


@pytest.mark.parametrize(
    "heading",
    [
        "Related Work",
        "2 Related work",
        "II. RELATED WORKS",
        "2.1. Prior Work on Grasping",
        "Background and Related Work",
        "Literature Review",
        "5. Related Work › 5.1 Grasping",
        "Comparison with prior work",
    ],
)
def test_related_work(heading):
    assert section_kind(heading) is SectionKind.RELATED


@pytest.mark.parametrize(
    "heading",
    [
        "References",
        "REFERENCES AND NOTES",
        "Acknowledgments",
        "Acknowledgement",
        "Funding",
        "Authors’ contributions",
        "Conflict of Interest Statement",
        "Data Availability",
        "Index Terms",
        "Appendix › References",
        "NeurIPS Paper Checklist",
    ],
)
def test_what_is_not_read(heading):
    assert section_kind(heading) is SectionKind.BACK


@pytest.mark.parametrize(
    "heading",
    [
        "",
        "Introduction",
        "Background",
        "Related Concepts",
        "Referring Expressions",
        "3 Data",
        "Fundamentals",
        "Credit Assignment",
    ],
)
def test_the_rest(heading):
    assert section_kind(heading) is SectionKind.BODY


@pytest.mark.parametrize(
    ("heading", "plain"),
    [
        ("3.1 Model", "model"),
        ("A. Sensor Model", "sensor model"),
        ("Appendix B: Proofs", "proofs"),
        ("IV. RESULTS", "results"),
        ("I, Robot", "i, robot"),
        ("4D Vision", "4d vision"),
        ("A Robot", "a robot"),
    ],
)
def test_numbers_go(heading, plain):
    assert plain_heading(heading) == plain


@given(st.text(max_size=60), st.text(max_size=60))
@settings(deadline=None)
def test_what_is_below_is_what_stands_above(above, below):
    assert isinstance(section_kind(above), SectionKind)
    if section_kind(above) is SectionKind.BACK:
        assert section_kind(above + LEVEL + below) is SectionKind.BACK
