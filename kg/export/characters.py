"""Characters that a file format cannot hold, and how text gets into XML."""

import re

#: All that XML 1.0 (fifth edition, production 2, Char) leaves out.
_ILLEGAL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
#: A reader normalises these inside an attribute, and a carriage return everywhere, unless they are references.
_IN_TEXT = {"&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#13;"}
_IN_ATTRIBUTE = {**_IN_TEXT, '"': "&quot;", "\n": "&#10;", "\t": "&#9;"}
_TEXT_TABLE = str.maketrans(_IN_TEXT)
_ATTRIBUTE_TABLE = str.maketrans(_IN_ATTRIBUTE)
#: To look is four times as fast as to translate, and most values hold none.
_TEXT_MARK = re.compile("[&<>\r]")
_ATTRIBUTE_MARK = re.compile('[&<>\r"\n\t]')


class CharacterFilter:
    r"""Drops the characters that XML 1.0 cannot hold, and counts them in ``dropped``.

    >>> keep = CharacterFilter()
    >>> keep("a\x00b\ud800")
    'ab'
    >>> keep.dropped
    2
    """

    def __init__(self) -> None:
        self.dropped = 0

    def __call__(self, text: str) -> str:
        """The text without them."""
        if not _ILLEGAL.search(text):
            return text
        kept, count = _ILLEGAL.subn("", text)
        self.dropped += count
        return kept


def xml_text(value: str) -> str:
    """A legal string as the text of an element."""
    return value.translate(_TEXT_TABLE) if _TEXT_MARK.search(value) else value


def xml_attribute(value: str) -> str:
    """A legal string as the value of an attribute, with its quotes.

    >>> xml_attribute('a "b" & c')
    '"a &quot;b&quot; &amp; c"'
    """
    return f'"{value.translate(_ATTRIBUTE_TABLE)}"' if _ATTRIBUTE_MARK.search(value) else f'"{value}"'
