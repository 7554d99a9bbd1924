"""Works of OpenAlex, from its snapshot or its API: abstracts come inverted (word -> its positions)."""

from collections.abc import Mapping

from kg.corpus.maps.field_map import FieldMap, Fields, Json, at, list_at, text_at, year_of

_LONGEST = 100_000


def _recognises(value: Json) -> bool:
    return "abstract_inverted_index" in value or (
        "openalex.org/W" in str(value.get("id", "")) and "authorships" in value
    )


def _fields(value: Json) -> Fields:
    inverted = value.get("abstract_inverted_index")
    authors = [text_at(authorship, "author", "display_name") for authorship in list_at(value, "authorships")]
    location = at(value, "primary_location", "source", "display_name") or at(value, "host_venue", "display_name")
    cited = [str(work).rpartition("/")[2].upper() for work in list_at(value, "referenced_works")]
    landing = [text_at(place, "landing_page_url") for place in list_at(value, "locations")]
    return {
        "title": text_at(value, "title") or text_at(value, "display_name"),
        "abstract": text_at(value, "abstract") if inverted is None else turned(inverted),
        "given_id": text_at(value, "id"),
        "authors": authors,
        "venue": location if isinstance(location, str) else "",
        "year": year_of(value.get("publication_year")),
        "url": text_at(value, "primary_location", "landing_page_url") or text_at(value, "id"),
        "doi": text_at(value, "doi"),
        "also": [text_at(value, "id"), *landing],
        "references": [f"openalex:{work}" for work in cited if work[:1] == "W" and work[1:].isdecimal()],
    }


def turned(inverted: object) -> str:
    """The text of an inverted abstract, its words with a space between them.

    >>> turned({"We": [0, 2], "act.": [1], "see.": [3]})
    'We act. We see.'

    Raises:
        ValueError: another shape, or a position that no abstract has.
    """
    if not isinstance(inverted, Mapping):
        raise ValueError("the field 'abstract_inverted_index' is no object")
    placed: list[tuple[int, str]] = []
    for word, positions in inverted.items():
        if not isinstance(positions, list) or not all(type(place) is int and place >= 0 for place in positions):
            raise ValueError("the field 'abstract_inverted_index' has positions that are none")
        placed += ((place, word) for place in positions)
        if len(placed) > _LONGEST:
            raise ValueError(f"the field 'abstract_inverted_index' has over {_LONGEST} words")
    return " ".join(word for _, word in sorted(placed))


OPENALEX = FieldMap("OpenAlex works", _recognises, _fields)
