"""How entities, statements between them, pairs of papers and the graph as a whole are described (DESIGN §8)."""

from collections import Counter
from collections.abc import Iterable, Iterator

from pyoxigraph import Triple

import kg
from kg import ids
from kg.graph.edges import Statement
from kg.graph.relatedness import Relatedness
from kg.model import AnnotatedPaper, Entity, EntityType, RelationName
from kg.rdf import terms
from kg.rdf.prefixes import PREFIXES
from kg.rdf.view import About, View, find_sentence_id, main_text_ids

#: The software, as an agent of provenance.
_SOFTWARE = "paperkg"
_BUILD = "build"

#: Relation -> property; all others bear the relation's own name.
_RENAMED = {RelationName.EVALUATED_ON: "testedOn"}


def relation_property(name: RelationName) -> str:
    """The local name of the property of a relation.

    >>> relation_property(RelationName.EVALUATED_ON), relation_property(RelationName.PART_OF)
    ('testedOn', 'partOf')
    """
    return _RENAMED.get(name, str(name))


def describe_entity(entity: Entity, view: View) -> Iterator[Triple]:
    """An entity as a SKOS concept of the graph's scheme, with its relations to other entities."""
    about = About(view.node(entity.id))
    about.type(f"kg:{entity.type}", "skos:Concept")
    if entity.type is EntityType.DATASET:
        about.type("schema:Dataset")
    about.text("skos:prefLabel", entity.label)
    for name in sorted({entity.name, *entity.aliases} - {entity.label}):
        about.text("skos:altLabel", name)
    about.add("skos:inScheme", view.node(ids.DATASET_ID))
    for match in entity.exact_matches:
        about.add("skos:exactMatch", terms.find_iri(match))
    for match in entity.close_matches:
        about.add("skos:closeMatch", terms.find_iri(match))
    for above in entity.broader:
        about.add("skos:broader", view.node(above))
    for other in entity.related:
        about.add("skos:related", view.node(other))
    about.text("dcterms:identifier", entity.key)
    about.add("kg:paperCount", terms.integer(entity.paper_count))
    about.text("schema:manufacturer", entity.maker)
    if entity.kind:
        about.add("kg:robotKind", view.node(entity.kind))
    for sense in entity.senses:
        about.add("kg:ambiguousBetween", view.node(sense))
    for statement in view.by_head.get(entity.id, ()):
        about.add(f"kg:{relation_property(statement.name)}", view.node(statement.tail))
    return iter(about)


def describe_replaced(entity: Entity, view: View) -> Iterator[Triple]:
    """Where the ids that were merged into an entity lead now."""
    return _replaced(entity.replaces, entity.id, view)


def describe_copies(annotated: AnnotatedPaper, view: View) -> Iterator[Triple]:
    """Where the ids that copies of a paper would have lead."""
    return _replaced(annotated.paper.replaces, annotated.paper.id, view)


def _replaced(old: Iterable[str], new: str, view: View) -> Iterator[Triple]:
    for id_ in old:
        yield Triple(view.node(id_), terms.vocabulary("dcterms:isReplacedBy"), view.node(new))


def describe_statement(statement: Statement, view: View) -> Iterator[Triple]:
    """A relation between two entities as a thing: how sure, stated by which papers, in which sentences."""
    name = relation_property(statement.name)
    about = About(view.node(ids.statement_id(statement.head, name, statement.tail)))
    about.type("kg:Statement", "rdf:Statement")
    about.add("rdf:subject", view.node(statement.head))
    about.add("rdf:predicate", terms.vocabulary(f"kg:{name}"))
    about.add("rdf:object", view.node(statement.tail))
    about.add("kg:confidence", terms.decimal(statement.confidence))
    about.add("kg:support", terms.integer(statement.support))
    for paper in statement.papers:
        about.add("prov:wasDerivedFrom", view.node(paper))
    for local in evidence_ids(statement, view):
        about.add("kg:evidence", view.node(local))
    return iter(about)


def evidence_ids(statement: Statement, view: View) -> list[str]:
    """The sentences that state a relation; of a paper that states it without a sentence, its text as a whole."""
    found: dict[str, list[str]] = {paper: [] for paper in statement.papers}
    for item in statement.evidence:
        if local := find_sentence_id(view, item.paper, item.span):
            found[item.paper].append(local)
    whole = {paper: main_text_ids(view.papers[paper].paper) for paper in found}
    return [local for paper, sentences in found.items() for local in sentences or whole[paper]]


def describe_relatedness(pair: Relatedness, view: View) -> Iterator[Triple]:
    """Two related papers, and which shared entities make them so."""
    about = About(view.node(ids.relatedness_id(pair.first, pair.second)))
    about.type("kg:Relatedness")
    about.add("kg:relates", view.node(pair.first))
    about.add("kg:relates", view.node(pair.second))
    about.add("kg:score", terms.decimal(pair.score))
    for facet, score in pair.facets:
        about.add(f"kg:{facet}Score", terms.decimal(score))
    for entity in pair.shared:
        about.add("kg:sharedEntity", view.node(entity))
    return iter(about)


def describe_links(view: View) -> Iterator[Triple]:
    """What stands behind the links to code; once, though several papers may name one repository."""
    urls = {link.url for annotated in view.records.papers for link in annotated.links if link.kind == "code"}
    for url in sorted(urls):
        if node := terms.find_web_page(url):
            yield Triple(node, terms.vocabulary("rdf:type"), terms.vocabulary("schema:SoftwareSourceCode"))


def describe_activities(view: View) -> Iterator[Triple]:
    """The software with its versions, its run that made the graph, and each extractor that found mentions."""
    versions = {_SOFTWARE: kg.__version__} | dict(view.options.versions)
    for name, version in versions.items():
        agent = About(view.node(ids.agent_id(name)))
        agent.type("prov:SoftwareAgent")
        agent.text("schema:name", name)
        agent.text("schema:softwareVersion", version)
        yield from agent
    extractors = {mention.extractor for annotated in view.records.papers for mention in annotated.mentions}
    labels = {_BUILD: "building of the graph"}
    labels |= {name: f"extraction of mentions: {name}" for name in sorted(extractors)}
    for name, label in labels.items():
        about = About(view.node(ids.activity_id(name)))
        about.type("prov:Activity")
        about.text("rdfs:label", label)
        for software in versions if name == _BUILD else (_SOFTWARE,):
            about.add("prov:wasAssociatedWith", view.node(ids.agent_id(software)))
        for material in view.options.materials if name == _BUILD else ():
            about.add("prov:used", view.node(ids.material_id(material.file, material.sha256)))
        yield from about


def describe_materials(view: View) -> Iterator[Triple]:
    """The files that had a say in linking, each by its hash; of a vocabulary also whose it is and who may use it."""
    for material in view.options.materials:
        about = About(view.node(ids.material_id(material.file, material.sha256)))
        about.type("prov:Entity")
        about.text("rdfs:label", material.file)
        about.text("dcterms:title", material.title)
        about.text("dcterms:identifier", f"sha256:{material.sha256}")
        about.add("dcterms:source", terms.find_iri(material.iri))
        about.add("dcterms:license", terms.find_iri(material.license_iri))
        yield from about


def describe_graph(view: View) -> Iterator[Triple]:
    """The graph as a dataset and as a concept scheme, with a count of each class."""
    options = view.options
    about = About(view.node(ids.DATASET_ID))
    about.type("void:Dataset", "dcat:Dataset", "skos:ConceptScheme")
    about.text("dcterms:title", options.title)
    about.text("rdfs:label", options.title)
    about.text("void:uriSpace", options.base_iri)
    if options.license_iri:
        about.add("dcterms:license", terms.find_iri(options.license_iri))
    for source in sorted({material.iri for material in options.materials if material.iri}):
        about.add("dcterms:source", terms.find_iri(source))
    for prefix in ("kg", "schema", "skos", "nif"):
        about.add("void:vocabulary", terms.find_iri(PREFIXES[prefix]))
    about.add("prov:wasGeneratedBy", view.node(ids.activity_id(_BUILD)))
    counts: Counter[str] = Counter(str(entity.type) for entity in view.records.entities)
    counts["Paper"] = len(view.records.papers)
    counts["Mention"] = sum(len({m.span for m in annotated.mentions}) for annotated in view.records.papers)
    counts["Result"] = sum(len(annotated.results) for annotated in view.records.papers)
    counts["Relatedness"] = len(view.pairs)
    for name in sorted(counts):
        if not counts[name]:
            continue
        part = view.node(ids.partition_id(name))
        about.add("void:classPartition", part)
        partition = About(part)
        partition.add("void:class", terms.vocabulary(f"kg:{name}"))
        partition.add("void:entities", terms.integer(counts[name]))
        yield from partition
    yield from about
