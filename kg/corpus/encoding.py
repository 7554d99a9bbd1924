"""Which encoding a text is in, by its first bytes."""

import codecs

from charset_normalizer import from_bytes

#: How many of the bytes are not ASCII, at the least, in a text of another script than the Latin one; and of how many.
_FOREIGN, _FEWEST = 1 / 12, 12

#: Byte order marks of what is not UTF-8, the longer first.
_MARKS = (
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)


def find_encoding(head: bytes) -> str:
    """The encoding of a text that begins so; empty for UTF-8, which may hold some broken bytes.

    A byte order mark decides. Without one a text is UTF-8 where more of its bytes beyond ASCII fit that than not; else
    Windows-1252 where those bytes are few (letters with accents), else what charset-normalizer takes it for.

    >>> find_encoding("naïve".encode()), find_encoding("naïve".encode("cp1252")), find_encoding("a".encode("utf-16"))
    ('', 'cp1252', 'utf-16')
    """
    for mark, encoding in _MARKS:
        if head.startswith(mark):
            return encoding
    if b"\0" in head:  # binary
        return ""
    high = sum(byte > 0x7F for byte in head)  # C speed is not needed: 64 KB at most
    if not high:
        return ""
    fitting = _fitting(head)
    if fitting * 2 >= high:
        return ""
    if high < max(_FEWEST, len(head) * _FOREIGN):
        return "cp1252"
    best = from_bytes(head).best()
    return best.encoding if best is not None else "cp1252"


def _fitting(head: bytes) -> int:
    """How many bytes beyond ASCII are part of a UTF-8 sequence; one that the end tears counts."""
    decoder = codecs.getincrementaldecoder("utf-8")("ignore")
    kept = decoder.decode(head)
    torn = len(decoder.getstate()[0])
    return len(kept.encode("utf-8")) - sum(char < "\x80" for char in kept) + torn
