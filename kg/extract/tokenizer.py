"""The tokenizer: names come apart at every hyphen, numbers keep their decimals.

Lexicon and text are cut by the same rule, so that "vision-language model" in a lexicon meets "Vision Language Models".
"""

import re
from functools import lru_cache

from spacy.tokens import Doc
from spacy.vocab import Vocab

from kg.text.names import singular
from kg.text.spelling import american

_LONE_SURROGATE = re.compile("[\ud800-\udfff]")
_TOKEN = re.compile(r"\w+(?:\.\d\w*)*|['’]s\b|[^\w\s]")


def tokenize(text: str) -> tuple[list[str], list[bool]]:
    """Words, and whether one space follows each; other white space is a word of its own, so nothing is lost.

    >>> tokenize("GPT-3.5 beats  it.")
    (['GPT', '-', '3.5', 'beats', ' ', 'it', '.'], [False, False, True, True, False, False, False])
    """
    words: list[str] = []
    spaces: list[bool] = []
    position = 0
    for match in _TOKEN.finditer(text):
        _add_gap(text[position : match.start()], words, spaces)
        words.append(match.group())
        spaces.append(False)
        position = match.end()
    _add_gap(text[position:], words, spaces)
    return words, spaces


def _add_gap(gap: str, words: list[str], spaces: list[bool]) -> None:
    if gap.startswith(" ") and words:
        spaces[-1] = True
        gap = gap[1:]
    if gap:
        words.append(gap)
        spaces.append(False)


class NameTokenizer:
    """spaCy's face of :func:`tokenize`."""

    def __init__(self, vocab: Vocab) -> None:
        self.vocab = vocab

    def __call__(self, text: str) -> Doc:
        """A document whose text is the given one (but for lone surrogates, which spaCy cannot hold)."""
        words, spaces = tokenize(_LONE_SURROGATE.sub("\ufffd", text))
        doc = Doc(self.vocab, words=words, spaces=spaces)
        for token, word in zip(doc, words, strict=True):
            token.norm_ = normal_form(word)
        return doc


@lru_cache(maxsize=200_000)
def normal_form(word: str) -> str:
    """What two tokens must share to be compared at all: lower case, singular, American spelling.

    >>> normal_form("Policies"), normal_form("Behaviours")
    ('policy', 'behavior')
    """
    return american(singular(word).lower())
