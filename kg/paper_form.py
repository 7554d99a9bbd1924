"""The file form of a paper without its annotations: what is known of it, its raw texts, the copies it was read from.

Part of an annotated line (:mod:`kg.records`).
"""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from kg import ids
from kg.fields import as_list, as_object, as_text, as_whole, present
from kg.model import ABSTRACT, TITLE, Paper, Source, Text

#: What the id of a paper and the name of a text beyond title and abstract look like: they become part of an IRI.
_PAPER_ID = re.compile(r"paper/[a-z0-9-]+-[0-9a-f]{8}")
_TEXT_NAME = re.compile(r"[a-z]+/[0-9]+")
_LAST_YEAR = 9999
_LONGEST = 2**31

Json = dict[str, Any]


def bare_paper_to_json(paper: Paper, base_iri: str = ids.DEFAULT_BASE_IRI) -> Json:
    """A paper as a JSON object; empty fields are left out."""
    value: Json = {
        **_known(paper, base_iri),
        "references": list(paper.references),
        "text": paper.abstract,
        "texts": {t.name: t.raw for t in paper.texts if t.name not in (TITLE, ABSTRACT) and not t.withheld},
        "headings": {text.name: text.heading for text in paper.texts if text.heading},
        "withheld": {text.name: text.withheld for text in paper.texts if text.withheld},
        "copies": [_copy_to_json(copy, paper, base_iri) for copy in paper.copies],
    }
    return present(value)


def _known(paper: Paper, base_iri: str) -> Json:
    return {
        "id": paper.given_id or paper.key,
        "key": paper.key,
        "iri": ids.iri(base_iri, paper.id),
        "title": paper.title,
        "authors": list(paper.authors),
        "venue": paper.venue,
        "year": paper.year,
        "url": paper.url,
        "ids": dict(paper.ids),
        "sources": [[source.file, source.place] for source in paper.sources],
    }


def _copy_to_json(copy: Paper, paper: Paper, base_iri: str) -> Json:
    """A copy; its abstract (of a withheld one the length) only where it is not that of the paper."""
    value = present(_known(copy, base_iri))
    own = _abstract(copy)
    if own != _abstract(paper):
        value["text"] = own.withheld or own.raw
    return value


def _abstract(paper: Paper) -> Text:
    return next((text for text in paper.texts if text.name == ABSTRACT), Text(ABSTRACT, ""))


def _copy_from_json(value: Mapping[str, Any], abstract: Text) -> Paper:
    own = value.get("text")
    if isinstance(own, int):
        abstract = Text(ABSTRACT, "", _length(own, ABSTRACT))
    elif own is not None:
        abstract = Text(ABSTRACT, as_text(own, "text"))
    texts = (Text(TITLE, as_text(value.get("title"), "title")), abstract)
    return _paper(value, tuple(text for text in texts if text.length))


def _length(value: object, name: str) -> int:
    if not 0 < (length := as_whole(value, "withheld")) <= _LONGEST:
        raise ValueError(f"the length {length} of the withheld text {name!r} is none")
    return length


def paper_from_own_json(value: Mapping[str, Any]) -> Paper:
    """The paper of a line that kg wrote (it has ``key`` and ``iri``), exactly as it was.

    Raises:
        ValueError: a field that kg always writes is missing or of another shape.
    """
    paper = _paper(value, _texts_from_json(value))
    abstract = _abstract(paper)
    copies = (as_object(copy, "copies") for copy in as_list(value.get("copies"), "copies"))
    return replace(
        paper,
        references=tuple(sorted({as_text(r, "references") for r in as_list(value.get("references"), "references")})),
        copies=tuple(_copy_from_json(copy, abstract) for copy in copies),
    )


def _paper(value: Mapping[str, Any], texts: tuple[Text, ...]) -> Paper:
    key, iri = as_text(value.get("key"), "key"), as_text(value.get("iri"), "iri")
    id_, given = iri[max(iri.rfind("paper/"), 0) :], as_text(value.get("id"), "id")
    if not _PAPER_ID.fullmatch(id_) or not id_.endswith(ids.hash8(key)):
        raise ValueError("'iri' is not the one that kg mints for 'key'; leave out both for a paper of your own")
    year = None if value.get("year") is None else as_whole(value["year"], "year")
    if year is not None and not 0 < year <= _LAST_YEAR:
        raise ValueError(f"the year {year} is none")
    return Paper(
        id=id_,
        key=key,
        texts=texts,
        given_id="" if given == key else given,
        authors=tuple(as_text(author, "authors") for author in as_list(value.get("authors"), "authors")),
        venue=as_text(value.get("venue"), "venue"),
        year=year,
        url=as_text(value.get("url"), "url"),
        ids=tuple(
            sorted((scheme, as_text(name, scheme)) for scheme, name in as_object(value.get("ids"), "ids").items())
        ),
        sources=tuple(
            Source(as_text(file, "file"), as_text(place, "place"))
            for file, place in as_list(value.get("sources"), "sources")
        ),
    )


def _texts_from_json(value: Mapping[str, Any]) -> tuple[Text, ...]:
    """Title, abstract, others, then the withheld ones; each name once."""
    texts = [Text(TITLE, as_text(value.get("title"), "title")), Text(ABSTRACT, as_text(value.get("text"), "text"))]
    texts += [Text(name, as_text(raw, name)) for name, raw in as_object(value.get("texts"), "texts").items()]
    texts = [text for text in texts if text.raw]
    for name, length in as_object(value.get("withheld"), "withheld").items():
        texts.append(Text(name, "", _length(length, name)))
    headings = as_object(value.get("headings"), "headings")
    texts = [replace(text, heading=as_text(headings.get(text.name), "headings")) for text in texts]
    names = [text.name for text in texts]
    if unknown := sorted(headings.keys() - set(names)):
        raise ValueError(f"a heading of {unknown[0]!r}, which is no text of the paper")
    for name in names:
        if name not in (TITLE, ABSTRACT) and not _TEXT_NAME.fullmatch(name):
            raise ValueError(f"{name!r} names no text; write it like 'body/0'")
        if names.count(name) > 1:
            raise ValueError(f"the text {name!r} is there twice")
    return tuple(texts)
