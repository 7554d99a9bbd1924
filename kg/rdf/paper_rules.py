"""How one paper is described: what is known of it, its texts, mentions, roles and results (DESIGN §8)."""

from collections.abc import Iterator

from pyoxigraph import Triple

from kg import ids
from kg.graph.edges import RoleEdge, role_edges
from kg.graph.labels import paper_label
from kg.model import AnnotatedPaper, EntityType, Result, Role, Span
from kg.rdf import terms
from kg.rdf.view import About, View, find_sentence_id, main_text_ids
from kg.text.clean import clean

#: Kind of link -> property.
LINK_PROPERTIES = {
    "code": "kg:code",
    "data": "kg:dataPage",
    "model": "kg:modelPage",
    "project": "kg:projectPage",
}

#: (role, type of the entity) -> the property of Linked Papers with Code that says the same.
LPWC_PROPERTIES: dict[tuple[Role, EntityType], str] = {
    (Role.PROPOSES, EntityType.METHOD): "lpwc:hasMethod",
    (Role.USES, EntityType.METHOD): "lpwc:hasMethod",
    (Role.ADDRESSES, EntityType.TASK): "lpwc:hasTask",
    (Role.EVALUATES_ON, EntityType.TASK): "lpwc:hasTask",
    (Role.USES, EntityType.DATASET): "lpwc:usesDataset",
    (Role.EVALUATES_ON, EntityType.DATASET): "lpwc:usesDataset",
    (Role.INTRODUCES, EntityType.DATASET): "lpwc:usesDataset",
}


def describe_paper(annotated: AnnotatedPaper, view: View) -> Iterator[Triple]:
    """The bibliographic description. A title is written only where one is known; a label always."""
    paper = annotated.paper
    about = About(view.node(paper.id))
    about.type("kg:Paper", "fabio:ResearchPaper", "schema:ScholarlyArticle")
    about.text("rdfs:label", paper_label(annotated))
    about.text("dcterms:title", " ".join(clean(paper.title).text.split()))
    if view.options.texts:
        about.text("dcterms:abstract", clean(paper.abstract).text)
    for name in paper.authors:
        about.text("dc:creator", name)
    if paper.year is not None:
        about.add("dcterms:issued", terms.find_year(paper.year))
    about.text("kg:venue", paper.venue)
    about.text("dcterms:identifier", paper.key)
    for read in (paper, *paper.copies):
        for scheme, value in read.ids:
            about.text("dcterms:identifier", f"{scheme}:{value}")
    about.text("prism:doi", dict(paper.ids).get("doi", ""))
    about.text("fabio:hasArXivId", dict(paper.ids).get("arxiv", ""))
    for url in sorted({read.url for read in (paper, *paper.copies)}):
        about.add("schema:url", terms.find_web_page(url))
    for source in paper.sources:
        about.text("kg:source", f"{source.file}, {source.place}" if source.place else source.file)
    for link in annotated.links:
        about.add(LINK_PROPERTIES.get(link.kind, "kg:link"), terms.find_web_page(link.url))
    for cited in view.cites.get(paper.id, ()):
        about.add("cito:cites", view.node(cited))
    for other in view.related.get(paper.id, ()):
        about.add("dcterms:relation", view.node(other))
    return iter(about)


def describe_authors(annotated: AnnotatedPaper, view: View) -> Iterator[Triple]:
    """A node for each author of this paper, with the position."""
    paper = annotated.paper
    for position, name in enumerate(paper.authors, start=1):
        if not name:
            continue
        node = view.node(ids.author_id(paper.id, position))
        yield Triple(view.node(paper.id), terms.vocabulary("kg:author"), node)
        about = About(node)
        about.type("kg:Author", "schema:Person")
        about.text("schema:name", name)
        about.add("kg:position", terms.integer(position))
        yield from about


def describe_texts(annotated: AnnotatedPaper, view: View) -> Iterator[Triple]:
    """Each raw text as the context that offsets count in, and its sentences."""
    paper = annotated.paper
    for text in paper.texts:
        node = view.node(ids.text_id(paper.id, text.name))
        yield Triple(view.node(paper.id), terms.vocabulary("kg:text"), node)
        about = About(node)
        about.type("nif:Context", "nif:OffsetBasedString")
        about.text("kg:textName", text.name)
        about.add("nif:beginIndex", terms.integer(0))
        about.add("nif:endIndex", terms.integer(text.length))
        if view.options.texts and not text.withheld:
            about.add("nif:isString", terms.string(text.raw))
        yield from about
    for span, name in view.sentences[paper.id].items():
        about = About(view.node(name))
        about.type("nif:Sentence", "nif:OffsetBasedString")
        _place(about, annotated, span, view)
        yield from about


def describe_mentions(annotated: AnnotatedPaper, view: View) -> Iterator[Triple]:
    """Each mention: where it stands, what it names, how sure that is, and which extractor found it."""
    paper = annotated.paper
    for mention in annotated.mentions:
        about = About(view.node(ids.mention_id(paper.id, mention.span)))
        about.type("kg:Mention", "nif:Phrase", "nif:OffsetBasedString")
        _place(about, annotated, mention.span, view)
        if sentence := find_sentence_id(view, paper.id, mention.span):
            about.add("nif:sentence", view.node(sentence))
        about.add("itsrdf:taIdentRef", view.node(annotated.entities[mention.entity].id))
        about.add("itsrdf:taConfidence", terms.decimal(mention.confidence))
        about.add("prov:wasGeneratedBy", view.node(ids.activity_id(mention.extractor)))
        yield from about


def describe_roles(annotated: AnnotatedPaper, view: View) -> Iterator[Triple]:
    """Each role of an entity, the weaker properties that it implies, and a statement with its evidence."""
    paper = annotated.paper
    for edge in role_edges(annotated):
        about = About(view.node(paper.id))
        entity = view.node(edge.entity)
        for name in (f"kg:{edge.role}", "kg:mentions", "schema:mentions"):
            about.add(name, entity)
        if name := LPWC_PROPERTIES.get((edge.role, view.types[edge.entity]), ""):
            about.add(name, entity)
        yield from about
        yield from _describe_role_statement(annotated, edge, view)


def _describe_role_statement(annotated: AnnotatedPaper, edge: RoleEdge, view: View) -> Iterator[Triple]:
    about = About(view.node(ids.statement_id(edge.paper, edge.role, edge.entity)))
    about.type("kg:Statement", "rdf:Statement")
    about.add("rdf:subject", view.node(edge.paper))
    about.add("rdf:predicate", terms.vocabulary(f"kg:{edge.role}"))
    about.add("rdf:object", view.node(edge.entity))
    about.add("kg:confidence", terms.decimal(edge.confidence))
    about.add("kg:support", terms.integer(1))
    about.add("kg:mentionCount", terms.integer(edge.mentions))
    about.add("prov:wasDerivedFrom", view.node(edge.paper))
    for local in evidence_ids(annotated, edge, view):
        about.add("kg:evidence", view.node(local))
    return iter(about)


def evidence_ids(annotated: AnnotatedPaper, edge: RoleEdge, view: View) -> list[str]:
    """The sentences that show a role; in a text given without sentences the mentions; else the text as a whole.

    The last is what a person vouched for who gave an entity without a place. A paper without any text has no evidence,
    and validation says so.
    """
    paper = annotated.paper
    sentences = [find_sentence_id(view, paper.id, span) for span in edge.evidence]
    if found := list(dict.fromkeys(name for name in sentences if name)):
        return found
    mentions = [m for m in annotated.mentions if annotated.entities[m.entity].id == edge.entity]
    if mentions:
        return [ids.mention_id(paper.id, mention.span) for mention in mentions]
    return main_text_ids(paper)


def describe_results(annotated: AnnotatedPaper, view: View) -> Iterator[Triple]:
    """Each stated number, its parts as text and, where they resolve, as entities."""
    paper = annotated.paper
    for number, result in enumerate(annotated.results):
        node = view.node(ids.result_id(paper.id, number))
        yield Triple(view.node(paper.id), terms.vocabulary("kg:result"), node)
        about = About(node)
        about.type("kg:Result")
        about.text("kg:valueText", result.value)
        about.add("kg:value", terms.find_decimal(result.number))
        about.text("kg:unit", result.unit)
        about.text("kg:resultKind", result.kind or "")
        for name, text, index in _parts(result):
            about.text(f"kg:{name}Text", text)
            if index is not None:
                about.add(f"kg:{name}", view.node(annotated.entities[index].id))
        if result.span is not None and (sentence := find_sentence_id(view, paper.id, result.span)):
            about.add("kg:evidence", view.node(sentence))
        yield from about


def _parts(result: Result) -> tuple[tuple[str, str, int | None], ...]:
    return (
        ("metric", result.metric, result.metric_entity),
        ("dataset", result.dataset, result.dataset_entity),
        ("method", result.method, result.method_entity),
        ("baseline", result.baseline, result.baseline_entity),
    )


def _place(about: About, annotated: AnnotatedPaper, span: Span, view: View) -> None:
    """Where a stretch of text stands: half-open code points of the raw text."""
    about.add("nif:referenceContext", view.node(ids.text_id(annotated.paper.id, span.text)))
    about.add("nif:beginIndex", terms.integer(span.start))
    about.add("nif:endIndex", terms.integer(span.end))
    if view.options.texts:
        about.text("nif:anchorOf", annotated.paper.quote(span))  # nothing where the text is withheld
