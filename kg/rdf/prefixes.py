"""The prefixes that need no declaration: in queries, in Turtle, in tables, in the JSON-LD context."""

from kg import ids

#: prefix -> namespace, sorted by prefix. ``schema/context.jsonld`` repeats it, and a test compares.
PREFIXES: dict[str, str] = {
    "cito": "http://purl.org/spar/cito/",
    "dc": "http://purl.org/dc/elements/1.1/",
    "dcat": "http://www.w3.org/ns/dcat#",
    "dcterms": "http://purl.org/dc/terms/",
    "fabio": "http://purl.org/spar/fabio/",
    "itsrdf": "http://www.w3.org/2005/11/its/rdf#",
    "kg": "https://w3id.org/paperkg/ontology#",
    "lpwc": "https://linkedpaperswithcode.com/property/",
    "nif": "http://persistence.uni-leipzig.org/nlp2rdf/ontologies/nif-core#",
    "owl": "http://www.w3.org/2002/07/owl#",
    "prism": "http://prismstandard.org/namespaces/basic/2.0/",
    "prov": "http://www.w3.org/ns/prov#",
    "rdf": "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
    "rdfs": "http://www.w3.org/2000/01/rdf-schema#",
    "schema": "https://schema.org/",
    "skos": "http://www.w3.org/2004/02/skos/core#",
    "void": "http://rdfs.org/ns/void#",
    "xsd": "http://www.w3.org/2001/XMLSchema#",
}

#: Folders of ids that get a prefix of their own. Not ``paper``: ids below papers hold ``/`` and ``#``, which a prefixed
#: name must escape.
_ID_PREFIXES = ("entity", "related", "statement")


def prefixes_under(base_iri: str) -> dict[str, str]:
    """:data:`PREFIXES` with ``entity:``, ``related:`` and ``statement:`` for the ids under a base."""
    return PREFIXES | {name: ids.iri(base_iri, f"{name}/") for name in _ID_PREFIXES}


def shorten(iri: str, prefixes: dict[str, str]) -> str:
    """``prefix:local`` where the local part is a plain name, else ``<iri>``.

    >>> shorten("https://w3id.org/paperkg/ontology#uses", PREFIXES), shorten("http://example.org/a", PREFIXES)
    ('kg:uses', '<http://example.org/a>')
    """
    for name, namespace in prefixes.items():
        local = iri[len(namespace) :]
        if iri.startswith(namespace) and local and all(c.isalnum() or c in "-_" for c in local):
            return f"{name}:{local}"
    return f"<{iri}>"
