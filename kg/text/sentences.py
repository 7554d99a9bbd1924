"""Sentences of a cleaned text, by rules: what comes before a full stop, and what follows it.

A full stop, question or exclamation mark (with the quotation marks and brackets that close after it) ends a sentence
unless the word before it is an abbreviation, an initial or the number of a list, or what follows is in lower case.
A line break in a cleaned text separates paragraphs and always ends one.
"""

import re

_END = re.compile(r"[.!?…]+(?:['\"”’»)\]}]|\*(?=\s))*(?=\s|$)|[。！？]+[”’」』）]*|\n")
_OPENERS = "\"'“‘«([{*¿¡"
_LAST_WORD = re.compile(r"[^\s(\[{“‘\"/]+$")


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


#: They go on, whatever follows ("e.g. RRT", "cf. Theorem 1", "vs. GPT-4").
_ALWAYS = _words("e.g i.e eg ie cf vs viz resp approx ca w.r.t s.t i.i.d a.k.a aka incl esp spp subsp")
#: Of these, the ones that may also be the last word of a sentence.
_MAY_END = _words("resp w.r.t s.t i.i.d a.k.a spp")
#: Titles, in this case alone ("Ms. Lee" but "20 ms. The").
_TITLES = _words("Dr Prof Mr Mrs Ms St Mt Sr Hon Rev Gen")
#: They go on where a number or a letter follows ("Fig. 3", "App. B", "No. 4"), and end a sentence else ("No. Why?").
_LABELS = _words(
    """
    fig figs eq eqs eqn eqns sec secs sect tab tabs thm lem prop cor def alg app ch chap ref refs no nos vol p pp ex
    """
)
#: They end a sentence where a capital follows that opens one ("et al. We show").
_SOMETIMES = _words(
    """
    etc al inc ltd corp co jr u.s u.k e.u u.n ph.d m.sc b.sc d.c a.m p.m min max avg std dim temp dept univ est var
    jan feb mar apr jun jul aug sept sep oct nov dec
    """
)
#: Words that open a sentence far more often than they follow an abbreviation or an initial.
_STARTERS = _words(
    """
    the a an this these that those we our it its in on at to for from by with as if when while where there here however
    moreover furthermore therefore thus hence finally first second third instead although though since because but and
    yet both each all most many several such they their to using experiments results code extensive empirical overall
    specifically additionally existing recent current prior previous unlike despite given compared based project
    """
)
_INITIAL = re.compile(r"(?:[A-Z]\.)*[A-Z]")
_ENUMERATOR = re.compile(r"(?:[ivx]{1,4}|[a-h]|\d{1,2})\)")
_LOWER_STARTERS = frozenset(("however", "we", "our", "this", "these", "the", "in", "to", "it"))


def split_sentences(text: str) -> list[tuple[int, int]]:
    """The sentences of a cleaned text: half-open, sorted, without white space at their ends.

    Every character that is no white space lies in exactly one of them.

    >>> text = "We beat RRT (e.g. by 3.5 s). Code: https://a.io/x. Is it new?"
    >>> [text[a:b] for a, b in split_sentences(text)]
    ['We beat RRT (e.g. by 3.5 s).', 'Code: https://a.io/x.', 'Is it new?']
    """
    spans: list[tuple[int, int]] = []
    start = 0
    for match in _END.finditer(text):
        if _ends(text, match, start):
            _add(spans, text, start, match.end())
            start = match.end()
    _add(spans, text, start, len(text))
    return spans


def _add(spans: list[tuple[int, int]], text: str, start: int, end: int) -> None:
    while start < end and text[start].isspace():
        start += 1
    while end > start and text[end - 1].isspace():
        end -= 1
    if start < end:
        spans.append((start, end))


def _ends(text: str, match: re.Match[str], start: int) -> bool:
    """Whether a sentence that began at ``start`` ends with this mark."""
    mark = match[0]
    if mark == "\n" or mark[0] in "。！？":
        return True
    follow = _following(text, match.end())
    if not follow:
        return True
    opener, word = follow
    if not word:
        return True
    if word[0] in ")]},;:":
        return False  # "O(n! ), "
    lower = word[0].islower()
    if mark[0] in "!?":
        return not lower or (opener == "(" and _ENUMERATOR.match(word) is not None)
    if mark.startswith(("..", "…")):
        return not lower and word[0].isalpha()
    return _full_stop_ends(text, match, start, opener, word)


def _full_stop_ends(text: str, match: re.Match[str], start: int, opener: str, word: str) -> bool:
    mark = match[0]
    before = _word_before(text, match.start(), start)
    closed = len(mark) > 1  # a quotation mark or bracket closed after the full stop
    key = before.lower().strip("-–—,;:")
    first = word.lower().strip(".,;:'’")
    if closed and mark[-1] in ")]}" and word[0].islower():
        return False
    if not closed and before in _TITLES:
        return False
    if not closed and key in _LABELS and _is_label(word, opener):
        return False
    if key in _ALWAYS and not closed:
        return key in _MAY_END and first in _STARTERS and word[0].isupper()
    if key in _SOMETIMES:
        return word[0].isupper() and (closed or opener == "" or first in _STARTERS) and not _belongs(key, word)
    if not closed and _INITIAL.fullmatch(before):
        # "J. Smith", "U.S. Army"; but "in class A. The", "with vitamin D. However"
        return first in _STARTERS and word[0].isupper()
    if not closed and before.isdigit() and _is_first(text, start, match.start() - len(before)):
        return False  # "1. First item": the number of a list
    return not _goes_on(word, opener, before)


def _is_first(text: str, start: int, position: int) -> bool:
    """Whether white space alone stands between the beginning of the sentence and ``position``."""
    return position - start < 20 and not text[start:position].strip()


def _is_label(word: str, opener: str) -> bool:
    """Whether a number or a letter follows: "3", "(5)", "B", "S1", "IV"."""
    label = word.strip("().,;:")
    return label[:1].isdigit() or (len(label) <= 3 and label.isupper() and (opener in ("", "(")))


def _belongs(key: str, word: str) -> bool:
    """Whether the next word goes with the abbreviation: "et al. (2020)", "U.S. Army", "Jan. 5"."""
    if word[0].isdigit():
        return True
    return key in ("u.s", "u.k", "e.u", "u.n") and word.lower().strip(".,;:") not in _STARTERS


def _goes_on(word: str, opener: str, before: str) -> bool:
    """Whether the text after a full stop continues the sentence: a lower-case word that is no name."""
    if not word[0].islower() or (opener == "(" and _ENUMERATOR.match(word)):
        return False
    if word.rstrip(",") in _LOWER_STARTERS and len(before) > 3 and before.isalpha():
        return False  # somebody forgot the capital
    if any(c.isupper() or c.isdigit() for c in word[1:]) or "-" in word[1:3]:
        return False  # "iCub walks", "pi0 is", "k-means", "t-SNE"
    return not ("/" in before or len(before) > 40)


def _word_before(text: str, end: int, start: int) -> str:
    """The last word before a mark, without the bracket or quotation mark that opens it."""
    found = _LAST_WORD.search(text, max(start, end - 60), end)
    return found[0] if found else ""


def _following(text: str, position: int) -> tuple[str, str] | None:
    """What opens the next word (brackets, quotation marks) and the word; ``None`` at the end or at a line break."""
    while position < len(text) and text[position].isspace():
        if text[position] == "\n":
            return None
        position += 1
    begin = position
    while position < len(text) and text[position] in _OPENERS:
        position += 1
    end = position
    while end < len(text) and not text[end].isspace() and end - position < 60:
        end += 1
    return (text[begin:position], text[position:end]) if begin < len(text) else None
