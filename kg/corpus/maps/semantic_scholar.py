"""Papers of Semantic Scholar: of its Graph API, and of the bulk datasets ``papers`` and ``abstracts`` (S2AG)."""

from kg.corpus.identity import reference_names
from kg.corpus.maps.field_map import FieldMap, Fields, Json, at, list_at, text_at, year_of
from kg.corpus.people import names_of

#: A name in externalIds, in lower case -> our scheme.
_SCHEMES = {"arxiv": "arxiv", "doi": "doi", "acl": "acl", "corpusid": "s2corpus", "pubmed": "pmid"}


def external_ids(value: object) -> list[str]:
    """The identifiers of ``externalIds`` as "scheme:value".

    >>> external_ids({"ArXiv": "2401.01234", "DBLP": "x", "CorpusId": 5, "DOI": None})
    ['arxiv:2401.01234', 's2corpus:5']
    """
    pairs = value.items() if isinstance(value, dict) else ()
    return [f"{_SCHEMES[name.lower()]}:{found}" for name, found in pairs if found and name.lower() in _SCHEMES]


def _recognises(value: Json) -> bool:
    return ("paperId" in value and ("title" in value or "abstract" in value)) or (
        "corpusid" in value and "content" not in value
    )


def _fields(value: Json) -> Fields:
    also = external_ids(value.get("externalIds") or value.get("externalids"))
    corpus = value.get("corpusid") or value.get("corpusId")
    given = text_at(value, "paperId")
    own = [f"s2corpus:{corpus}"] if isinstance(corpus, int) else []
    abstract = text_at(value, "abstract")
    if not value.get("title") and not abstract:
        abstract = text_at(value, "openaccessinfo", "abstract")
    return {
        "title": text_at(value, "title"),
        "abstract": abstract,
        "given_id": given or (f"CorpusId:{corpus}" if corpus else ""),
        "authors": names_of(value.get("authors")),
        "venue": text_at(value, "venue") or text_at(value, "journal", "name"),
        "year": year_of(value.get("year")) or year_of(value.get("publicationDate") or value.get("publicationdate")),
        "url": text_at(value, "url"),
        "also": [*also, *own],
        "references": [name for work in list_at(value, "references") for name in cited_names(work)],
    }


def cited_names(work: object) -> list[str]:
    """The names of a cited work, from the answer of ``/paper/…?fields=references`` or ``/paper/…/references``."""
    cited = at(work, "citedPaper") or work
    names = external_ids(at(cited, "externalIds"))
    if isinstance(paper := at(cited, "paperId"), str) and paper:
        names += reference_names(given_id=paper)
    title = at(cited, "title")
    return names or reference_names(title=title if isinstance(title, str) else "")


SEMANTIC_SCHOLAR = FieldMap("Semantic Scholar papers", _recognises, _fields)
