"""What a mention is worth by the section that it stands in: title and abstract tell what a paper is about.

A full text names much that the paper only touches. So what stands in its sections alone is believed less, what stands
in a section on related work alone is a mention and no more, and numbers told there are of others.
"""

from dataclasses import replace

from kg.model import ABSTRACT, TITLE, AnnotatedPaper, Paper, PaperEntity, PaperLink, Relation, Role, Span
from kg.text.headings import SectionKind, section_kind

#: What is left of a confidence where only sections name an entity or state a relation, or only those on related
#: work.
_BODY, _RELATED = 0.85, 0.6


def weigh_sections(annotated: AnnotatedPaper) -> AnnotatedPaper:
    """The paper with roles, relations and results as its sections bear them out; without sections, the paper itself."""
    front, related = _places(annotated.paper)
    if len(front) == len(annotated.paper.texts):
        return annotated
    where: list[set[str]] = [set() for _ in annotated.entities]
    for mention in annotated.mentions:
        where[mention.entity].add(mention.span.text)
    entities = tuple(
        _weighed(entity, texts, front, related) for entity, texts in zip(annotated.entities, where, strict=True)
    )
    return replace(
        annotated,
        entities=entities,
        relations=tuple(sorted(_weighed_relation(relation, front, related) for relation in annotated.relations)),
        results=tuple(r for r in annotated.results if r.span is None or r.span.text not in related),
    )


def _places(paper: Paper) -> tuple[frozenset[str], frozenset[str]]:
    """The names of the texts that say what a paper is about, and of those on related work.

    Where there is neither title nor abstract, every section counts as much as the next.
    """
    related = frozenset(text.name for text in paper.texts if section_kind(text.heading) is SectionKind.RELATED)
    front = frozenset(text.name for text in paper.texts if text.name in (TITLE, ABSTRACT))
    return (front if ABSTRACT in front else frozenset(text.name for text in paper.texts) - related), related


def _weighed(entity: PaperEntity, texts: set[str], front: frozenset[str], related: frozenset[str]) -> PaperEntity:
    if texts and texts <= related:
        evidence = tuple(sorted({span for link in entity.links for span in link.evidence}))
        surest = max((link.confidence for link in entity.links), default=0.0)
        return replace(entity, links=(PaperLink(Role.MENTIONS, round(surest * _RELATED, 2), evidence),))
    factor = 1.0 if texts & front or not texts else _BODY
    borne = [link for link in entity.links if not _all_in(link.evidence, related)]
    return replace(
        entity,
        links=tuple(replace(link, confidence=round(link.confidence * factor, 2)) for link in borne or entity.links),
    )


def _weighed_relation(relation: Relation, front: frozenset[str], related: frozenset[str]) -> Relation:
    if not relation.evidence or any(span.text in front for span in relation.evidence):
        return relation
    factor = _RELATED if _all_in(relation.evidence, related) else _BODY
    return replace(relation, confidence=round(relation.confidence * factor, 2))


def _all_in(spans: tuple[Span, ...], texts: frozenset[str]) -> bool:
    return bool(spans) and all(span.text in texts for span in spans)
