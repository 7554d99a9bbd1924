"""The sources of JSON that are known by the shape of their objects: one table."""

from kg.corpus.maps.arxiv import ARXIV
from kg.corpus.maps.crossref import CROSSREF
from kg.corpus.maps.csl import CSL
from kg.corpus.maps.field_map import FieldMap, Json
from kg.corpus.maps.openalex import OPENALEX
from kg.corpus.maps.openreview import OPENREVIEW
from kg.corpus.maps.s2orc import S2ORC
from kg.corpus.maps.semantic_scholar import SEMANTIC_SCHOLAR
from kg.corpus.maps.zotero import ZOTERO

#: The first map that recognises an object takes it; what none does is read by the names of its fields.
MAPS: tuple[FieldMap, ...] = (ARXIV, OPENALEX, S2ORC, SEMANTIC_SCHOLAR, OPENREVIEW, CROSSREF, ZOTERO, CSL)


def find_map(value: Json) -> FieldMap | None:
    """The map of an object's source; ``None`` where no known one has such objects."""
    return next((known for known in MAPS if known.recognises(value)), None)
