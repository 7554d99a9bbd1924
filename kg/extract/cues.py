"""Cue phrases, written as one reads them, and turned into regular expressions."""

import re

#: What may stand between two mentions of one list: "A, B (…), and the real-world C"; no verb, no preposition.
_NO_LIST = (
    r"(?:an?|use|then|on|in|at|for|with|of|to|by|via|from|using|which|that|where|we|it|is|are|[a-z]+(?:ed|ing|es))"
)
LIST_GAP = re.compile(
    r"(?:\s\([^()]{1,60}\))?(?:,? (?:and|or|as well as|&) |, |/)(?:the )?"
    rf"(?:(?!{_NO_LIST}\b)[a-z\-]+ ){{0,2}}"
)

#: The most items of a list that are looked at on either side of one, so that no text takes more than linear time.
LONGEST_LIST = 20


def any_of(phrases: str) -> str:
    r"""A group of alternatives from phrases parted by commas; ``*`` stands for the rest of a word.

    >>> any_of("outperform*, better than")
    '(?:outperform\\w*|better than)'
    """
    parts = [" ".join(part.split()) for part in phrases.split(",")]
    return "(?:" + "|".join(re.escape(p).replace(r"\*", r"\w*").replace(r"\ ", " ") for p in parts if p) + ")"


def within(phrases: str, flags: re.RegexFlag = re.IGNORECASE) -> re.Pattern[str]:
    """A pattern for one of the phrases as whole words."""
    return re.compile(rf"(?<!\w){any_of(phrases)}(?!\w)", flags)


def before(phrases: str, gap: int = 4) -> re.Pattern[str]:
    """A pattern for one of the phrases and at most ``gap`` words, up to the end of the text before a mention."""
    return re.compile(rf"(?<!\w){any_of(phrases)}\s(?:[\w\-’'%.]+,? ){{0,{gap}}}$", re.IGNORECASE)
