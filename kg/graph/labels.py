"""What a paper is called where its title is not known."""

from kg.model import COINING_ROLES, AnnotatedPaper, EntityType
from kg.text.clean import clean, clean_line
from kg.text.names import looks_coined

_OPENING_WORDS = 8


def paper_label(annotated: AnnotatedPaper) -> str:
    """The cleaned title; else the name that the paper proposes; else its opening words with an ellipsis.

    Only a name of coined shape serves ("GRASP", not "a confidence-aware scheme"); of several, methods go before
    datasets and robots, then the one mentioned first. Never empty: a paper without any text is called by its key.
    """
    paper = annotated.paper
    if title := clean_line(paper.title):
        return title
    first: dict[int, int] = {}
    for mention in annotated.mentions:
        first.setdefault(mention.entity, mention.span.start)
    coined = [
        (entity.type is not EntityType.METHOD, first.get(index, len(paper.abstract)), entity.name)
        for index, entity in enumerate(annotated.entities)
        if entity.role in COINING_ROLES and entity.type is not EntityType.TASK and looks_coined(entity.name)
    ]
    if coined:
        return min(coined)[2]
    words = clean(paper.abstract).text.split()
    if not words:
        return paper.key
    ellipsis = " …" if len(words) > _OPENING_WORDS else ""
    return " ".join(words[:_OPENING_WORDS]) + ellipsis
