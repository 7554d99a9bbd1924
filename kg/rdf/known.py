"""Closed vocabularies: a term that is not listed here raises where it is named, and tests keep data to these lists.

:data:`OWN_TERMS` is tested to equal ``schema/kg.ttl``; of the foreign vocabularies only the terms that the
graph uses stand here. :mod:`kg.rdf.vocab` has them for users of rdflib, which takes long to import.
"""

from kg.rdf.prefixes import PREFIXES

#: The classes and properties of the ontology of paperkg (``schema/kg.ttl``), where each is explained.
OWN_TERMS: tuple[str, ...] = (
    # classes
    "Author",
    "Dataset",
    "Entity",
    "Mention",
    "Method",
    "Metric",
    "Paper",
    "Relatedness",
    "Result",
    "Robot",
    "RobotKind",
    "Statement",
    "Task",
    # paper -> entity
    "addresses",
    "comparesWith",
    "deployedOn",
    "evaluatesOn",
    "introduces",
    "mentions",
    "proposes",
    "uses",
    # entity -> entity
    "basedOn",
    "benchmarkFor",
    "measuredBy",
    "outperforms",
    "partOf",
    "subtaskOf",
    "testedOn",
    "trainedOn",
    "usedFor",
    # statements
    "confidence",
    "evidence",
    "mentionCount",
    "support",
    # papers
    "author",
    "code",
    "dataPage",
    "link",
    "modelPage",
    "position",
    "projectPage",
    "result",
    "source",
    "text",
    "textName",
    "venue",
    # entities
    "ambiguousBetween",
    "paperCount",
    "robotKind",
    # results
    "baseline",
    "baselineText",
    "dataset",
    "datasetText",
    "method",
    "methodText",
    "metric",
    "metricText",
    "resultKind",
    "unit",
    "value",
    "valueText",
    # relatedness
    "datasetScore",
    "methodScore",
    "relates",
    "robotScore",
    "textScore",
    "score",
    "sharedEntity",
    "taskScore",
)

#: prefix -> the foreign classes and properties that the graph uses, sorted.
FOREIGN_TERMS: dict[str, tuple[str, ...]] = {
    "cito": ("cites",),
    "dc": ("creator",),
    "dcat": ("Dataset",),
    "dcterms": (
        "abstract",
        "identifier",
        "isReplacedBy",
        "issued",
        "license",
        "relation",
        "source",
        "title",
    ),
    "fabio": ("ResearchPaper", "hasArXivId"),
    "itsrdf": ("taConfidence", "taIdentRef"),
    "lpwc": ("hasMethod", "hasTask", "usesDataset"),
    "nif": (
        "Context",
        "OffsetBasedString",
        "Phrase",
        "Sentence",
        "anchorOf",
        "beginIndex",
        "endIndex",
        "isString",
        "referenceContext",
        "sentence",
    ),
    "prism": ("doi",),
    "prov": ("Activity", "Entity", "SoftwareAgent", "used", "wasAssociatedWith", "wasDerivedFrom", "wasGeneratedBy"),
    "rdf": ("Statement", "object", "predicate", "subject", "type"),
    "rdfs": ("label",),
    "schema": (
        "Dataset",
        "Person",
        "ScholarlyArticle",
        "SoftwareSourceCode",
        "manufacturer",
        "mentions",
        "name",
        "softwareVersion",
        "url",
    ),
    "skos": (
        *("Concept", "ConceptScheme", "altLabel", "broader", "closeMatch", "exactMatch", "inScheme", "prefLabel"),
        "related",
    ),
    "void": ("Dataset", "class", "classPartition", "entities", "triples", "uriSpace", "vocabulary"),
}


def is_known_term(iri: str) -> bool:
    """Whether a class or property is one of :data:`OWN_TERMS` or of :data:`FOREIGN_TERMS`."""
    if iri.startswith(PREFIXES["kg"]):
        return iri[len(PREFIXES["kg"]) :] in OWN_TERMS
    return any(
        iri.startswith(PREFIXES[prefix]) and iri[len(PREFIXES[prefix]) :] in names
        for prefix, names in FOREIGN_TERMS.items()
    )


def term(name: str) -> str:
    """The IRI of a term by its prefixed name.

    Raises:
        KeyError: the term is not in the vocabulary: a slip of the programmer.

    >>> term("kg:uses"), term("nif:anchorOf")[-8:]
    ('https://w3id.org/paperkg/ontology#uses', 'anchorOf')
    """
    prefix, _, local = name.partition(":")
    iri = PREFIXES[prefix] + local
    if not is_known_term(iri):
        raise KeyError(name)
    return iri
