"""Closed vocabularies: a term that is not listed here raises where it is named, and tests keep data to these lists.

:class:`KG` is tested to equal ``schema/kg.ttl``; of the foreign vocabularies only the terms that the
graph uses stand here.
"""
# ruff: noqa: N815 -- the attributes are the terms of the ontology, as it spells them

from rdflib import URIRef
from rdflib.namespace import DefinedNamespace, Namespace

from kg.rdf.prefixes import PREFIXES


class KG(DefinedNamespace):
    """The ontology of paperkg (``schema/kg.ttl``), where each term is explained."""

    _fail = True
    _NS = Namespace(PREFIXES["kg"])

    # classes
    Author: URIRef
    Dataset: URIRef
    Entity: URIRef
    Mention: URIRef
    Method: URIRef
    Metric: URIRef
    Paper: URIRef
    Relatedness: URIRef
    Result: URIRef
    Robot: URIRef
    RobotKind: URIRef
    Statement: URIRef
    Task: URIRef

    # paper -> entity
    addresses: URIRef
    comparesWith: URIRef
    deployedOn: URIRef
    evaluatesOn: URIRef
    introduces: URIRef
    mentions: URIRef
    proposes: URIRef
    uses: URIRef

    # entity -> entity
    basedOn: URIRef
    benchmarkFor: URIRef
    measuredBy: URIRef
    outperforms: URIRef
    partOf: URIRef
    subtaskOf: URIRef
    testedOn: URIRef
    trainedOn: URIRef
    usedFor: URIRef

    # statements
    confidence: URIRef
    evidence: URIRef
    mentionCount: URIRef
    support: URIRef

    # papers
    author: URIRef
    code: URIRef
    dataPage: URIRef
    link: URIRef
    modelPage: URIRef
    position: URIRef
    projectPage: URIRef
    result: URIRef
    source: URIRef
    text: URIRef
    textName: URIRef
    venue: URIRef

    # entities
    ambiguousBetween: URIRef
    paperCount: URIRef
    robotKind: URIRef

    # results
    baseline: URIRef
    baselineText: URIRef
    dataset: URIRef
    datasetText: URIRef
    method: URIRef
    methodText: URIRef
    metric: URIRef
    metricText: URIRef
    resultKind: URIRef
    unit: URIRef
    value: URIRef
    valueText: URIRef

    # relatedness
    datasetScore: URIRef
    methodScore: URIRef
    relates: URIRef
    robotScore: URIRef
    score: URIRef
    sharedEntity: URIRef
    taskScore: URIRef


#: prefix -> the foreign classes and properties that the graph uses, sorted.
FOREIGN_TERMS: dict[str, tuple[str, ...]] = {
    "dc": ("creator",),
    "dcat": ("Dataset",),
    "dcterms": (
        "abstract",
        "identifier",
        "isReplacedBy",
        "issued",
        "license",
        "relation",
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
    "prov": ("Activity", "SoftwareAgent", "wasAssociatedWith", "wasDerivedFrom", "wasGeneratedBy"),
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
    "skos": ("Concept", "ConceptScheme", "altLabel", "exactMatch", "inScheme", "prefLabel"),
    "void": ("Dataset", "class", "classPartition", "entities", "triples", "uriSpace", "vocabulary"),
}


def is_known_term(iri: str) -> bool:
    """Whether a class or property is one of :class:`KG` or of :data:`FOREIGN_TERMS`."""
    if iri in KG:
        return True
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
