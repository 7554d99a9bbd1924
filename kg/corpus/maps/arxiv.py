"""The metadata of arXiv as its Kaggle dump has them: one object a line.

``id, submitter, authors, title, comments, journal-ref, doi, abstract, categories, versions, update_date,
authors_parsed``; the year is that of the first version.
"""

from kg.corpus.maps.field_map import FieldMap, Fields, Json, at, list_at, text_at, year_in, year_of
from kg.corpus.people import names_of


def _recognises(value: Json) -> bool:
    return "authors_parsed" in value or ("categories" in value and "update_date" in value and "id" in value)


def _fields(value: Json) -> Fields:
    number = text_at(value, "id")
    first_version = at(value, "versions", 0, "created")
    year = year_in(first_version) if isinstance(first_version, str) else None
    return {
        "title": text_at(value, "title"),
        "abstract": text_at(value, "abstract").strip(),
        "given_id": number,
        "authors": _authors(value),
        "venue": text_at(value, "journal-ref") or "arXiv",
        "year": year or year_of(value.get("update_date")),
        "url": f"https://arxiv.org/abs/{number}" if number else "",
        "doi": text_at(value, "doi"),
    }


def _authors(value: Json) -> list[str]:
    """From ``[["Lovelace", "Ada", "Jr."], …]`` where it is there: family name, given names, suffix."""
    parsed = list_at(value, "authors_parsed")
    names = [" ".join(filter(None, map(str, [*n[1:2], n[0], *n[2:3]]))) for n in parsed if isinstance(n, list) and n]
    return names or names_of(value.get("authors"))


ARXIV = FieldMap("arXiv metadata (Kaggle)", _recognises, _fields)
