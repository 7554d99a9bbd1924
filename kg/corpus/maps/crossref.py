"""Works of Crossref (``/works`` of its API, or its public data file): abstracts are JATS, titles are lists."""

from kg.corpus.identity import reference_names
from kg.corpus.maps.csl import issued_year
from kg.corpus.maps.field_map import FieldMap, Fields, Json, at, list_at, text_at
from kg.corpus.people import name_of


def _recognises(value: Json) -> bool:
    return "DOI" in value and (isinstance(value.get("title"), list) or "reference-count" in value)


def _fields(value: Json) -> Fields:
    title, subtitle = text_at(value, "title", 0), text_at(value, "subtitle", 0)
    dates = ("published-print", "published-online", "published", "issued", "created")
    return {
        "title": f"{title}: {subtitle}" if title and subtitle and subtitle not in title else title,
        "abstract": text_at(value, "abstract"),
        "given_id": text_at(value, "DOI"),
        "authors": [name_of(author) for author in list_at(value, "author")],
        "venue": text_at(value, "container-title", 0) or text_at(value, "event", "name"),
        "year": next((year for date in dates if (year := issued_year(value.get(date)))), None),
        "url": text_at(value, "URL"),
        "doi": text_at(value, "DOI"),
        "references": [name for work in list_at(value, "reference") for name in _names(work)],
    }


def _names(work: object) -> list[str]:
    doi, title = at(work, "DOI"), at(work, "article-title")
    if isinstance(doi, str) and doi:
        return reference_names(doi=doi)
    return reference_names(
        url=unstructured if isinstance(unstructured := at(work, "unstructured"), str) else "",
        title=title if isinstance(title, str) else "",
    )


CROSSREF = FieldMap("Crossref works", _recognises, _fields)
