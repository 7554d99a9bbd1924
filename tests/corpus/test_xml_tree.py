import pytest

from kg.corpus.limits import Limits
from kg.corpus.xml_tree import DEEPEST, flat_text, iter_parts, plain_text
from kg.errors import InputError
from tests.corpus.contents import content

NAMES = frozenset({"p"})


def parts(data, name="a.xml", **fields):
    return list(iter_parts(content(data, name, **fields), NAMES))


def test_outermost_elements_come_with_what_is_around_them():
    first, second = parts(b'<r id="1"><s n="2"><p>a<p>b</p></p></s>\n<x:p xmlns:x="u">c</x:p></r>')
    assert plain_text(first.element) == "ab"
    assert first.around == (("r", {"id": "1"}), ("s", {"n": "2"}))
    assert (plain_text(second.element), second.around, second.line) == ("c", (("r", {"id": "1"}),), 2)


def test_a_prefix_that_nothing_declares_is_no_matter():
    assert plain_text(parts(b"<mml:p>x</mml:p>")[0].element) == "x"


def test_what_is_complete_comes_before_the_error():
    found = iter_parts(content(b"<r><p>a</p><p>b</p><q></r>", "a.xml"), NAMES)
    assert [plain_text(next(found).element), plain_text(next(found).element)] == ["a", "b"]
    with pytest.raises(InputError, match=r"a\.xml: broken XML \(line 1: mismatched tag\)"):
        next(found)


LAUGHS = b'<!DOCTYPE r [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]><r><p>&b;</p></r>'
OUTSIDE = b'<!DOCTYPE r [<!ENTITY a SYSTEM "file:///etc/passwd">]><r><p>&a;</p></r>'
PARAMETER = b'<!DOCTYPE r [<!ENTITY % a SYSTEM "http://127.0.0.1/x.dtd">%a;]><r><p>x</p></r>'


@pytest.mark.parametrize("data", [LAUGHS, OUTSIDE, PARAMETER], ids=["laughs", "outside", "parameter"])
def test_entities_of_its_own_are_refused(data):
    with pytest.raises(InputError, match="declares the entity"):
        parts(data)


def test_a_dtd_is_never_read_and_its_entities_are_those_of_html():
    found = parts(b'<!DOCTYPE r PUBLIC "-//NLM//DTD" "http://127.0.0.1:9/x.dtd"><r><p>a&nbsp;b&alpha;&nosuch;</p></r>')
    assert found[0].element.text == "a\u00a0bα&nosuch;"


def test_nesting_is_bounded():
    deep = DEEPEST - 1
    assert len(parts(b"<p>" + b"<i>" * deep + b"</i>" * deep + b"</p>")) == 1
    with pytest.raises(InputError, match=f"nested over {DEEPEST} deep"):
        parts(b"<p>" + b"<i>" * DEEPEST + b"</i>" * DEEPEST + b"</p>")
    with pytest.raises(InputError, match="nested over"):
        parts(b"<r>" * 100_000)


@pytest.mark.parametrize("inside", [b"x" * 200_000, b"<i a='" + b"x" * 200_000], ids=["text", "tag"])
def test_one_element_is_bounded_whatever_the_file(inside):
    with pytest.raises(InputError, match="--max-size"):
        parts(b"<r><p>" + inside, limits=Limits(whole=100_000))


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "iso-8859-1", "windows-1252"])
def test_the_encoding_that_it_declares(encoding):
    data = f'<?xml version="1.0" encoding="{encoding}"?><p>Müller</p>'.encode(encoding)
    assert plain_text(parts(data)[0].element) == "Müller"


@pytest.mark.parametrize("encoding", [b"nothing-like-it", b"euc-jp", b"utf-7"])
def test_an_encoding_that_cannot_be_read(encoding):
    with pytest.raises(InputError, match="XML"):
        parts(b'<?xml version="1.0" encoding="' + encoding + b'"?><p>M\xa4\xa2ller</p>')


def test_flat_text_folds_white_space_and_asks_for_what_is_special():
    [part] = parts(b"<p> a <b>b</b>\n c<x>drop</x>d </p>")
    assert flat_text(part.element, lambda e: "" if e.tag == "x" else None) == "a b cd"
