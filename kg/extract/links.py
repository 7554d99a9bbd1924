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
    r"(?:https?://)?(?:www\.)?(?:github\.com|gitlab\.|bitbucket\.org|codeberg\.org|anonymous\.4open)", re.I
)
_DATA_HOSTS = re.compile(
    r"huggingface\.co/datasets/|kaggle\.com/(?:datasets|c|competitions)/|zenodo\.org|figshare\.|dataverse\.|osf\.io|datadryad\.org|"
    r"physionet\.org", re.I
)  # fmt: skip
_MODEL_HOSTS = re.compile(r"huggingface\.co/(?!spaces/|papers/)|tfhub\.dev|modelscope\.cn/models", re.I)
_MODEL_CUES = re.compile(r"\b(?:models|weights|checkpoints?|(?:trained|our|the) model)\b", re.I)
_DATA_CUES = re.compile(r"\b(?:datasets?|data|benchmarks?|corpus|corpora)\b", re.I)
_CODE_CUES = re.compile(r"\b(?:codes?|implementations?|repository|library|package|software|toolkit|scripts)\b", re.I)
#: A page about the whole: it shows, and leads to the rest.
_PAGE_CUES = re.compile(
    r"\b(?:videos?|websites?|project|pages?|demos?|visuali[sz]ations?|supplement\w*|information)\b", re.I
)
#: Where the words about a link begin: behind the sentence before, or behind a semicolon.
_BEFORE = re.compile(r"[.!?;]\s")
_LOOK_BACK = 160


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
    """What a URL leads to: its host tells, else the words about it; a page for several things is the project's."""
    if _DATA_HOSTS.search(url):
        return "data"
    if _MODEL_HOSTS.search(url):
        return "model"
    about = before[max((m.end() for m in _BEFORE.finditer(before)), default=0) :]
    cues = (("model", _MODEL_CUES), ("data", _DATA_CUES), ("code", _CODE_CUES))
    told = [kind for kind, cue in cues if cue.search(about)]
    if _CODE_HOSTS.match(url):
        return "data" if told == ["data"] else "code"
    return told[0] if len(told) == 1 and not _PAGE_CUES.search(about) else "project"
