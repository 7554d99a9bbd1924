"""CSL-JSON, which Zotero, Mendeley and pandoc write."""

from kg.corpus.maps.field_map import FieldMap, Fields, Json, at, first_text_at, list_at, text_at, year_in, year_of
from kg.corpus.people import name_of


def _recognises(value: Json) -> bool:
    dated = any(isinstance(value.get(name), dict) for name in ("issued", "accessed", "submitted"))
    return "type" in value and (dated or "container-title" in value or _has_persons(value))


def _has_persons(value: Json) -> bool:
    return isinstance(person := at(value, "author", 0), dict) and ("family" in person or "literal" in person)


def _fields(value: Json) -> Fields:
    return {
        "title": text_at(value, "title"),
        "abstract": text_at(value, "abstract"),
        "given_id": first_text_at(value, "citation-key", "id"),
        "authors": [name_of(author) for author in list_at(value, "author")],
        "venue": first_text_at(value, "container-title", "event-title", "event", "collection-title", "publisher"),
        "year": issued_year(value.get("issued")),
        "url": text_at(value, "URL"),
        "doi": text_at(value, "DOI"),
        "also": [text_at(value, "number"), text_at(value, "note"), text_at(value, "archive_location")],
    }


def issued_year(date: object) -> int | None:
    """The year of a CSL date.

    >>> issued_year({"date-parts": [["2024", 5]]}), issued_year({"raw": "May 2024"}), issued_year({"literal": "n.d."})
    (2024, 2024, None)
    """
    year = year_of(at(date, "date-parts", 0, 0))
    written = at(date, "raw") or at(date, "literal")
    return year or (year_in(written) if isinstance(written, str) else None)


CSL = FieldMap("CSL-JSON", _recognises, _fields)
