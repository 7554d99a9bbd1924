"""Annotated papers from a few words, for tests that need many of them."""

from collections.abc import Sequence

from kg import ids
from kg.model import AnnotatedPaper, EntityType, Link, Mention, Paper, PaperEntity, PaperLink, Role, Span, Text

#: (type, role, name, *aliases)
Spec = tuple[str, ...]


def annotated(key: str, text: str, *entities: Spec, title: str = "", code: str = "") -> AnnotatedPaper:
    """A paper whose one sentence is ``text``; every name is a mention wherever it occurs, longest first."""
    texts = (Text("title", title), Text("abstract", text)) if title else (Text("abstract", text),)
    paper = Paper(id=ids.paper_id(key, text, title), key=key, texts=texts)
    sentence = Span("abstract", 0, len(text))
    found = tuple(
        PaperEntity(EntityType(type_), name, tuple(sorted(aliases)), (PaperLink(Role(role), 0.9, (sentence,)),))
        for type_, role, name, *aliases in entities
    )
    links = (Link("code", code, sentence),) if code else ()
    return AnnotatedPaper(paper, (sentence,), found, _mentions(text, found), links=links)


def _mentions(text: str, entities: Sequence[PaperEntity]) -> tuple[Mention, ...]:
    taken: list[Mention] = []
    names = [(name, index, entity.type) for index, entity in enumerate(entities) for name in entity.names]
    for name, index, type_ in sorted(names, key=lambda item: (-len(item[0]), item)):
        start = text.find(name)
        while start >= 0:
            span = Span("abstract", start, start + len(name))
            if not any(span.overlaps(other.span) for other in taken):
                taken.append(Mention(span, type_, 0.9, "given", index))
            start = text.find(name, start + 1)
    return tuple(sorted(taken))
