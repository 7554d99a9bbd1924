"""The file form of related pairs: a build keeps them, as a build without texts cannot compare texts again."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from kg.fields import as_list, as_object, as_text
from kg.graph.relatedness import ALL_FACETS, Relatedness

RELATED_FORMAT = "kg-related/1"


def related_to_json(pair: Relatedness) -> dict[str, Any]:
    """A pair as a JSON object; ids are without base."""
    return {
        "format": RELATED_FORMAT,
        "first": pair.first,
        "second": pair.second,
        "score": pair.score,
        "kind": pair.kind,
        "facets": dict(pair.facets),
        "shared": list(pair.shared),
        "words": list(pair.words),
    }


def related_from_json(value: Mapping[str, Any]) -> Relatedness:
    """Reads what :func:`related_to_json` wrote.

    Raises:
        ValueError, KeyError: a field is missing or of another shape.
    """
    facets = as_object(value["facets"], "facets")
    return Relatedness(
        first=as_text(value["first"], "first"),
        second=as_text(value["second"], "second"),
        score=float(value["score"]),
        facets=tuple((facet, float(facets[facet])) for facet in ALL_FACETS if facet in facets),
        shared=tuple(as_text(entity, "shared") for entity in as_list(value["shared"], "shared")),
        words=tuple(as_text(word, "words") for word in as_list(value["words"], "words")),
    )


def without_words(pairs: Sequence[Relatedness]) -> list[Relatedness]:
    """The pairs of a build that leaves texts out: scores stay, words of the texts do not."""
    return [replace(pair, words=()) for pair in pairs]
