"""Who a paper is: recognises identifiers, and builds the :class:`~kg.model.Paper` with its key and id."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

from kg import ids
from kg.model import ABSTRACT, TITLE, Paper, Source, Text

_ARXIV_NEW = r"\d{4}\.\d{4,5}"
_ARXIV_OLD = r"[a-z][a-z-]+(?:\.[A-Za-z]{2})?/\d{7}"
_ARXIV = rf"(?P<id>{_ARXIV_NEW}|{_ARXIV_OLD})(?:v\d+)?"
_ARXIV_ID = re.compile(_ARXIV, re.IGNORECASE)
_ARXIV_MARKED = re.compile(
    rf"(?:arxiv\.org/(?:abs|pdf|html|e-print)/|\barxiv:\s*|10\.48550/arxiv\.){_ARXIV}(?:\.pdf)?(?![\d/])", re.IGNORECASE
)
_DOI = re.compile(r"(?:^|doi\.org/|doi:\s*|/doi/(?:abs/|full/|pdf/)?)(?P<id>10\.\d{4,9}/[^\s?#\"<>]+)", re.IGNORECASE)
_ACL = r"(?:\d{4}\.[a-z0-9_]+-[a-z0-9_]+\.\d+|[A-Z]\d{2}-\d{4})"
#: scheme -> what is looked for anywhere in a field, and what an identifier must be as a whole
_PATTERNS: dict[str, tuple[re.Pattern[str] | None, re.Pattern[str]]] = {
    "openreview": (
        re.compile(r"openreview\.net/(?:forum|pdf|attachment|revisions)\?(?:[^#\s]*&)?id=(?P<id>[\w-]+)"),
        re.compile(r"(?P<id>[\w-]+)"),
    ),
    "openalex": (re.compile(r"openalex\.org/(?:works/)?(?P<id>[Ww]\d+)"), re.compile(r"(?P<id>[Ww]\d{2,})")),
    "s2": (
        re.compile(r"semanticscholar\.org/paper/(?:[^/\s]*[/-])?(?P<id>[0-9a-f]{40})(?![0-9a-f])"),
        re.compile(r"(?P<id>[0-9a-f]{40})"),
    ),
    "acl": (
        re.compile(rf"(?:acl(?:anthology\.org|web\.org/anthology)/(?:papers/)?|10\.18653/v1/)(?P<id>{_ACL})", re.ASCII),
        re.compile(rf"(?P<id>{_ACL})"),
    ),
    "s2corpus": (re.compile(r"\bCorpus ?ID:\s*(?P<id>\d+)", re.IGNORECASE), re.compile(r"(?P<id>\d+)")),
    "pmid": (
        re.compile(r"(?:pubmed\.ncbi\.nlm\.nih\.gov/|\bPMID:\s*)(?P<id>\d+)", re.IGNORECASE),
        re.compile(r"(?P<id>\d+)"),
    ),
}
#: Schemes whose identifiers say nothing without their scheme.
_NEVER_BARE = frozenset({"openreview", "s2corpus", "pmid"})
#: One that holds no identifier of another scheme, and needs no cleaning.
_PLAIN_DOI = re.compile(r"10\.(?!48550/|18653/)\d{4,9}/[^\s?#\"<>]*[^\s?#\"<>.,;)]", re.IGNORECASE)
_SURROGATES = re.compile("[\ud800-\udfff]")


def make_paper(
    *,
    title: str = "",
    abstract: str = "",
    given_id: str = "",
    authors: Iterable[str] = (),
    venue: str = "",
    year: int | None = None,
    url: str = "",
    doi: str = "",
    also: Iterable[str] = (),
    sources: Sequence[Source] = (),
    texts: Sequence[Text] = (),
    references: Iterable[str] = (),
) -> Paper:
    """A paper with its key, id and identifiers; its texts stay as they are.

    ``also`` are further places of identifiers: URLs, or "scheme:value". ``texts`` are those beyond title and abstract
    (``body/0``, …), ``references`` the works that it cites, each by its :func:`reference_names`.

    Lone surrogates, which no encoding can write, become U+FFFD, so that offsets do not move.

    >>> make_paper(title="A", abstract="We act.", url="https://arxiv.org/abs/2401.01234v2").key
    'arxiv:2401.01234'
    """
    title, abstract, given_id, venue, url, doi = map(writable, (title, abstract, given_id, venue, url, doi))
    title = title if title.strip() else ""
    abstract = abstract if abstract.strip() else ""
    found = find_ids(given_id=given_id, url=url, doi=doi, venue=venue, also=map(writable, also))
    further = [replace(text, raw=writable(text.raw), heading=writable(text.heading)) for text in texts]
    named = title or next((text.raw for text in further if not abstract), "")  # or all full texts without both are one
    key = ids.paper_key(found, abstract, named)
    all_texts = [Text(TITLE, title), Text(ABSTRACT, abstract), *further]
    return Paper(
        id=ids.paper_id(key, abstract, named),
        key=key,
        texts=tuple(text for text in all_texts if text.raw),
        given_id=given_id,
        authors=tuple(name for author in authors if (name := writable(author).strip())),
        venue=venue.strip(),
        year=year,
        url=url.strip(),
        ids=tuple(sorted(found.items())),
        sources=tuple(sorted(set(sources))),
        references=tuple(sorted(set(map(writable, references)))),
    )


#: The scheme of a cited work of which a source tells the title alone.
TITLE_SCHEME = "title"
_SHORTEST_TITLE = 15


def reference_names(*, given_id: str = "", url: str = "", doi: str = "", title: str = "", venue: str = "") -> list[str]:
    """The names of a cited work: each of its identifiers, else its title where that is long enough to name one work.

    >>> reference_names(doi="10.1000/AB", url="https://arxiv.org/abs/2401.01234v2", title="A Title")
    ['arxiv:2401.01234', 'doi:10.1000/ab']
    >>> reference_names(title="Attention Is All You Need"), reference_names(title="Introduction")
    (['title:attentionisallyouneed'], [])
    """
    if doi and not (given_id or url) and _PLAIN_DOI.fullmatch(doi):  # most references are, and there are many
        return [f"doi:{doi.lower()}"]
    found = find_ids(given_id=given_id, url=url, doi=doi, venue=venue)
    if found:
        return sorted(f"{scheme}:{value}" for scheme, value in found.items())
    content = ids.normalised_text(title)
    return [f"{TITLE_SCHEME}:{content}"] if len(content) >= _SHORTEST_TITLE else []


def find_ids(
    *, given_id: str = "", url: str = "", doi: str = "", venue: str = "", also: Iterable[str] = ()
) -> dict[str, str]:
    """The identifiers that the fields of a paper hold, by scheme (:data:`kg.ids.PAPER_SCHEMES`).

    Of two identifiers of one scheme the first field wins, in the order ``doi``, ``url``, ``given_id``, ``also``.

    >>> find_ids(doi="10.48550/arXiv.2401.01234"), find_ids(url="https://doi.org/10.1000/AB")
    ({'arxiv': '2401.01234'}, {'doi': '10.1000/ab'})
    >>> find_ids(given_id="2401.01234"), find_ids(given_id="2401.01234", venue="arXiv")
    ({}, {'arxiv': '2401.01234'})
    >>> find_ids(also=["openalex:W123", "https://aclanthology.org/2020.acl-main.5", "see acl:x"])
    {'openalex': 'W123', 'acl': '2020.acl-main.5'}
    """
    given_id = given_id.strip()
    fields = [field.strip() for field in (doi, url, given_id, *also) if field and not field.isspace()]
    found: dict[str, str] = {}
    if arxiv := _find_arxiv(fields, given_id, venue, url):
        found["arxiv"] = arxiv
    for field in fields:
        match = _DOI.search(field)
        if match and not match["id"].lower().startswith("10.48550/arxiv"):
            found.setdefault("doi", match["id"].rstrip(".,;)").lower())
    for scheme, (anywhere, as_given) in _PATTERNS.items():
        prefix = f"{scheme}:"
        for field in fields:
            match = anywhere.search(field) if anywhere else None
            if match is None and field.startswith(prefix):
                match = as_given.fullmatch(field[len(prefix) :].strip())
            if match is None and field == given_id and scheme not in _NEVER_BARE:
                match = as_given.fullmatch(field)
            if match is not None:
                found[scheme] = match["id"].upper() if scheme == "openalex" else match["id"]
                break
    return found


def _find_arxiv(fields: Sequence[str], given_id: str, venue: str, url: str) -> str:
    """The arXiv id without version and subject class; a bare number counts only where venue or URL say arXiv."""
    for field in fields:
        if match := _ARXIV_MARKED.search(field):
            return _canonical_arxiv(match["id"])
    if ("arxiv" in venue.lower() or "arxiv.org" in url.lower()) and (match := _ARXIV_ID.fullmatch(given_id)):
        return _canonical_arxiv(match["id"])
    return ""


def _canonical_arxiv(value: str) -> str:
    archive, slash, number = value.rpartition("/")
    return f"{archive.split('.')[0].lower()}/{number}" if slash else value


def writable(text: str) -> str:
    """The text with each lone surrogate replaced by U+FFFD: same length, and it can be encoded."""
    return _SURROGATES.sub("\ufffd", text)
