"""Notes of OpenReview, of both versions of its API: ``content.title`` or ``content.title.value``.

Replies (reviews, comments, decisions) are notes too, and no papers.
"""

from datetime import UTC, datetime

from kg.corpus.maps.field_map import FieldMap, Fields, Json, NoPaperError, at, text_at, year_in
from kg.corpus.people import names_of


def _recognises(value: Json) -> bool:
    return isinstance(value.get("content"), dict) and (
        "forum" in value or "invitation" in value or "invitations" in value
    )


def _content(value: Json, name: str) -> object:
    field = at(value, "content", name)
    return field.get("value") if isinstance(field, dict) else field


def _fields(value: Json) -> Fields:
    if value.get("replyto") or (value.get("forum") and value.get("id") and value["forum"] != value["id"]):
        raise NoPaperError("a reply to a paper (a review, a comment or a decision).")
    given = text_at(value, "id") or text_at(value, "forum")
    venue = _content(value, "venue")
    venue = venue if isinstance(venue, str) else ""
    return {
        "title": text_at({"title": _content(value, "title")}, "title"),
        "abstract": text_at({"abstract": _content(value, "abstract")}, "abstract"),
        "given_id": given,
        "authors": names_of(_content(value, "authors")),
        "venue": venue,
        "year": year_in(venue) or _year(value),
        "url": f"https://openreview.net/forum?id={given}" if given else "",
    }


def _year(value: Json) -> int | None:
    """Of the publication, else of the submission; both in milliseconds since 1970."""
    for name in ("pdate", "odate", "cdate", "tcdate"):
        if isinstance(time := value.get(name), int | float) and 0 < time < 1e14:
            return datetime.fromtimestamp(time / 1000, UTC).year
    return None


OPENREVIEW = FieldMap("OpenReview notes", _recognises, _fields)
