"""Terms hold whatever the input: valid IRIs, legal characters, canonical numbers."""

import math
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pyoxigraph import NamedNode, Quad, RdfFormat, Store, Triple, parse, serialize

from kg.errors import ConfigError
from kg.rdf import terms

_HOSTILE = st.text(st.characters(codec=None, categories=None), max_size=60)
_A = NamedNode("http://example.org/a")


@settings(deadline=None)
@given(_HOSTILE)
def test_any_string_goes_through_every_format(text: str) -> None:
    triple = Triple(_A, _A, terms.string(text))
    for form in (RdfFormat.TURTLE, RdfFormat.N_TRIPLES, RdfFormat.JSON_LD, RdfFormat.TRIG):
        assert [quad.triple for quad in parse(serialize([triple], format=form), format=form)] == [triple]


@settings(deadline=None)
@given(_HOSTILE)
def test_replacing_characters_keeps_offsets(text: str) -> None:
    plain = terms.plain(text)
    assert len(plain) == len(text)
    assert not re.search("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]", plain)
    assert all(new in (old, "\ufffd") for old, new in zip(text, plain, strict=True))


@settings(deadline=None)
@given(_HOSTILE)
def test_a_web_page_is_ascii_and_valid_or_nothing(url: str) -> None:
    for candidate in (url, f"https://example.org/{url}", f"http://{url}"):
        node = terms.find_web_page(candidate)
        if node is not None:
            assert node.value.isascii()
            assert NamedNode(node.value) == node
            assert not set('<>"{}|\\^` ') & set(node.value)


@settings(deadline=None)
@given(_HOSTILE)
def test_an_id_of_any_text_name_is_valid(name: str) -> None:
    assert terms.resource("http://localhost:8080/", f"paper/x/text/{name}").value.startswith("http://localhost:8080/")


@settings(deadline=None)
@given(st.floats(0, 1).map(lambda number: round(number, 4)))
def test_decimals_are_as_oxigraph_writes_them(number: float) -> None:
    literal = terms.decimal(number)
    store = Store()
    store.add(Quad(_A, _A, literal))
    assert [quad.object for quad in store] == [literal]
    assert float(literal.value) == number


@pytest.mark.parametrize(
    ("number", "written"), [(1.0, "1"), (0.9, "0.9"), (0.0, "0"), (-0.0, "0"), (1e-4, "0.0001"), (100.0, "100")]
)
def test_decimals_are_canonical(number: float, written: str) -> None:
    assert terms.decimal(number).value == written


@pytest.mark.parametrize("number", [math.nan, math.inf, -math.inf])
def test_no_number_is_an_error(number: float) -> None:
    with pytest.raises(ValueError, match="no decimal"):
        terms.decimal(number)


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("12.50", "12.5"),
        ("+3", "3"),
        ("1e2", "100"),
        ("-0.0", "0"),
        ("0." + "1" * 30, None),
        ("1e400", None),
        ("", None),
    ],
)
def test_stated_numbers(text: str, written: str | None) -> None:
    assert terms.canonical_decimal(text) == written


def test_years() -> None:
    literal = terms.find_year(2026)
    assert literal is not None
    assert literal.value == "2026"
    assert terms.find_year(987).value == "0987"  # type: ignore[union-attr]
    assert terms.find_year(0) is None
    assert terms.find_year(12_026) is None


@pytest.mark.parametrize(
    "url", ["", "n/a", "example.org/a", "mailto:a@b.c", "javascript:alert(1)", "http://", "http://[1"]
)
def test_what_is_no_web_page(url: str) -> None:
    assert terms.find_web_page(url) is None


def test_web_pages_are_escaped() -> None:
    page = terms.find_web_page(" https://example.org/a b?q=<é>&x=50%#one#two ")
    assert page is not None
    assert page.value == "https://example.org/a%20b?q=%3C%C3%A9%3E&x=50%25#one%23two"


@pytest.mark.parametrize("base", ["", "kg/", "http://example.org", "http://example.org/kg#", "http://exa mple.org/"])
def test_bases_that_will_not_do(base: str) -> None:
    with pytest.raises(ConfigError, match="base IRI"):
        terms.check_base_iri(base)


def test_a_base_of_ones_own() -> None:
    terms.check_base_iri("https://example.org/kg/")
    terms.check_base_iri("urn:example:kg/")
