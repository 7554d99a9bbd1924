from hypothesis import given, settings
from hypothesis import strategies as st
from spacy.vocab import Vocab

from kg.extract.tokenizer import NameTokenizer, normal_form, tokenize


@given(st.text())
@settings(deadline=None)
def test_nothing_is_lost(text: str) -> None:
    assert NameTokenizer(Vocab())(text).text == text


def test_names_come_apart_at_hyphens_and_numbers_keep_their_decimals() -> None:
    words, _ = tokenize("DeepSeek-V3.2's 4-bit model (α)")
    assert words == ["DeepSeek", "-", "V3.2", "'s", "4", "-", "bit", "model", "(", "α", ")"]


def test_plural_and_case_are_levelled() -> None:
    assert normal_form("Policies") == normal_form("policy")
    assert normal_form("LLMs") == normal_form("llm")
