"""Full texts of Semantic Scholar: S2ORC as of today, its first release, and CORD-19, which has the form of that.

Today's has one text with annotations (title, abstract, … as JSON in texts, half-open offsets into it); the first
release has ``paper_id``, an abstract, and ``body_text`` in paragraphs with the heading of their section.
"""

import json
from itertools import groupby
from typing import Any

from kg.corpus.fulltext import Section, body_texts
from kg.corpus.identity import reference_names
from kg.corpus.maps.field_map import FieldMap, Fields, Json, at, list_at, text_at, year_of
from kg.corpus.maps.semantic_scholar import external_ids
from kg.corpus.people import name_of


def _recognises(value: Json) -> bool:
    return ("corpusid" in value and "content" in value) or (
        "paper_id" in value and any(name in value for name in ("body_text", "outbound_citations", "s2_url", "metadata"))
    )


def _fields(value: Json) -> Fields:
    return _of_today(value) if "corpusid" in value else _first_release(value)


def _of_today(value: Json) -> Fields:
    text = text_at(value, "content", "text")
    notes = at(value, "content", "annotations")

    def stretches(name: str) -> list[str]:
        found = at(notes, name)
        try:
            spans = json.loads(found) if isinstance(found, str) else found or []
        except (ValueError, RecursionError) as error:
            raise ValueError(f"the field 'content.annotations.{name}' is no JSON") from error
        ends = [(at(span, "start"), at(span, "end")) for span in spans] if isinstance(spans, list) else []
        return [text[int(start) : int(end)] for start, end in ends if _is_number(start) and _is_number(end)]

    corpus = value.get("corpusid")
    return {
        "title": " ".join(stretches("title")[:1]),
        "abstract": "\n\n".join(stretches("abstract")),
        "given_id": f"CorpusId:{corpus}",
        "authors": stretches("author"),
        "venue": " ".join(stretches("venue")[:1]),
        "also": [*external_ids(value.get("externalids")), f"s2corpus:{corpus}"],
        "texts": body_texts([Section("", tuple(stretches("paragraph")))]),
        "references": [n for title in stretches("bibtitle") for n in reference_names(title=title)],
    }


def _is_number(value: object) -> bool:
    return isinstance(value, int) or (isinstance(value, str) and value.isdecimal())


def _first_release(value: Json) -> Fields:
    about: Any = value["metadata"] if isinstance(value.get("metadata"), dict) else value
    abstract = value.get("abstract") if value.get("abstract") is not None else about.get("abstract")
    parts = abstract if isinstance(abstract, list) else []
    schemes = {"doi": "doi", "arxiv_id": "arxiv", "acl_id": "acl", "pubmed_id": "pmid"}
    given = text_at(value, "paper_id")
    bibliography = at(value, "bib_entries")
    cited = list(bibliography.values()) if isinstance(bibliography, dict) else []
    return {
        "title": text_at(about, "title"),
        "abstract": "\n\n".join(text_at(part, "text") for part in parts)
        if parts
        else text_at({"abstract": abstract or None}, "abstract"),
        "given_id": given,
        "authors": [name_of(author) for author in list_at(about, "authors")],
        "venue": text_at(about, "venue") or text_at(about, "journal"),
        "year": year_of(about.get("year")),
        "url": text_at(about, "s2_url"),
        "also": [f"{scheme}:{text_at(about, name)}" for name, scheme in schemes.items() if about.get(name)]
        + ([f"s2corpus:{given}"] if given.isdecimal() else []),
        "texts": body_texts(_sections(list_at(value, "body_text"))),
        "references": [
            *(f"s2corpus:{work}" for work in list_at(about, "outbound_citations")),
            *(
                name
                for entry in cited
                for name in reference_names(title=_text(entry, "title"), doi=_text(entry, "other_ids", "DOI", 0))
            ),
        ],
    }


def _text(value: object, *path: str | int) -> str:
    found = at(value, *path)
    return found if isinstance(found, str) else ""


def _sections(paragraphs: list[Any]) -> list[Section]:
    """The paragraphs by the heading that they stand under."""
    by_heading = groupby(paragraphs, key=lambda paragraph: _text(paragraph, "section"))
    return [Section(heading, tuple(_text(part, "text") for part in parts)) for heading, parts in by_heading]


S2ORC = FieldMap("S2ORC full texts", _recognises, _fields)
