"""Objects of no known source, by the names of their fields.

Our own corpora (``id, title, authors, venue, year, url, doi, abstract``), and whatever has fields of such names in
another language or spelling.
"""

from collections.abc import Mapping
from typing import Any

from kg.corpus.columns import guess_columns
from kg.corpus.maps.field_map import Fields, Json, year_of
from kg.corpus.people import names_of
from kg.fields import as_text

_OWN = ("title", "abstract", "authors", "venue", "year", "doi", "url", "id")


def fields_by_name(value: Json, given: Mapping[str, str]) -> Fields:
    """The fields of an object, by the names of its own fields; raises ``ValueError`` for one of another shape."""
    columns = {name: name for name in _OWN if name in value}
    if given or not {"title", "abstract"} <= columns.keys() or "authors" not in columns:
        columns = {**guess_columns(value, given)}
    return fields_of({field: value.get(column) for field, column in columns.items()})


def fields_of(found: Mapping[str, Any]) -> Fields:
    """The arguments of ``make_paper`` from values by field (:data:`kg.corpus.columns.FIELDS`)."""
    arxiv = as_text(found.get("arxiv"), "arxiv").strip()
    return {
        "title": as_text(found.get("title"), "title"),
        "abstract": as_text(found.get("abstract"), "abstract"),
        "given_id": as_text(found.get("id"), "id"),
        "authors": names_of(found.get("authors")),
        "venue": as_text(found.get("venue"), "venue"),
        "year": year_of(found.get("year")),
        "url": as_text(found.get("url"), "url"),
        "doi": as_text(found.get("doi"), "doi"),
        "also": [arxiv, f"arxiv:{arxiv}"] if arxiv else (),
    }
