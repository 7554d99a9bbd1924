"""Items of Zotero: of its API (under ``data``), and of the Better BibTeX JSON export. Attachments are no papers."""

from kg.corpus.maps.field_map import FieldMap, Fields, Json, NoPaperError, at, first_text_at, list_at, text_at, year_in
from kg.corpus.people import name_of

#: Items that hang on others, or that a person wrote for herself.
_NO_PAPERS = ("attachment", "note", "annotation")


def _recognises(value: Json) -> bool:
    return "itemType" in value or isinstance(at(value, "data", "itemType"), str)


def _fields(value: Json) -> Fields:
    item = value["data"] if isinstance(at(value, "data", "itemType"), str) else value
    kind = text_at(item, "itemType")
    if kind in _NO_PAPERS:
        raise NoPaperError(f"no paper but {'an' if kind[0] == 'a' else 'a'} {kind}.")
    creators = [creator for creator in list_at(item, "creators") if at(creator, "creatorType") in (None, "author")]
    return {
        "title": text_at(item, "title"),
        "abstract": text_at(item, "abstractNote"),
        "given_id": first_text_at(item, "citationKey", "citekey", "key"),
        "authors": [name_of(creator) for creator in creators],
        "venue": first_text_at(
            item, "publicationTitle", "proceedingsTitle", "conferenceName", "bookTitle", "repository", "university"
        ),
        "year": year_in(text_at(item, "date")),
        "url": text_at(item, "url"),
        "doi": text_at(item, "DOI"),
        "also": [text_at(item, "archiveID"), text_at(item, "archiveLocation"), *text_at(item, "extra").splitlines()],
    }


ZOTERO = FieldMap("Zotero items", _recognises, _fields)
