"""URLs in a text, and what each leads to."""

import re

from kg.extract.layers import FoundLink

_URL = re.compile(
    r"(?:https?://|www\.)[^\s<>{}|\\^`\"]+"
    r"|\b(?:github\.com|github\.io|gitlab\.com|huggingface\.co|bitbucket\.org|zenodo\.org)/[^\s<>{}|\\^`\"]+"
    r"|(?<![\w-])[\w-]{1,60}\.(?:github|gitlab)\.io(?:/[^\s<>{}|\\^`\"]*)?",
    re.IGNORECASE,
)
_TRAILING = ".,;:!?'\"’”*_"
_CODE_HOSTS = re.compile(
    r"^(?:https?://)?(?:www\.)?(?:github\.com|gitlab\.|bitbucket\.org|codeberg\.org)|anonymous\.4open", re.I
)
_MODEL_CUES = re.compile(r"\b(?:models?|weights|checkpoints?)\b", re.I)
_DATA_CUES = re.compile(r"\b(?:datasets?|data|benchmarks?|corpus|corpora)\b", re.I)
_CODE_CUES = re.compile(r"\b(?:code|implementation|source|repository|library|package|software)\b", re.I)
_LOOK_BACK = 120


def find_links(text: str) -> list[FoundLink]:
    """Every URL, without the punctuation that ends its sentence, in the order of the text.

    >>> text = "Code: https://github.com/a/b. Data at https://zenodo.org/r/1)."
    >>> [(text[link.start:link.end], link.kind) for link in find_links(text)]
    [('https://github.com/a/b', 'code'), ('https://zenodo.org/r/1', 'data')]
    """
    found: list[FoundLink] = []
    for match in _URL.finditer(text):
        url = _trimmed(match.group())
        if not url or "." not in url:
            continue
        before = text[max(found[-1].end if found else 0, match.start() - _LOOK_BACK) : match.start()]
        found.append(FoundLink(match.start(), match.start() + len(url), _kind(url, before)))
    return found


def _trimmed(url: str) -> str:
    """The URL without closing punctuation and without a bracket that it does not open itself."""
    while url:
        last = url[-1]
        opener = {")": "(", "]": "["}.get(last)
        if last in _TRAILING or (opener and url.count(last) > url.count(opener)):
            url = url[:-1]
        else:
            return url
    return url


def _kind(url: str, before: str) -> str:
    """What a URL leads to: its host first, then the last cue of the words before it."""
    if _CODE_HOSTS.search(url):
        return "code"
    cues = [
        (match.start(), kind)
        for kind, pattern in (("model", _MODEL_CUES), ("data", _DATA_CUES), ("code", _CODE_CUES))
        for match in pattern.finditer(before)
    ]
    if "huggingface.co" in url.lower():
        return "data" if "/datasets/" in url else "model"
    return max(cues)[1] if cues else "project"
