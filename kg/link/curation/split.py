"""One entity of a paper parted in two, where the paper means two things by its names."""

from collections.abc import Callable
from dataclasses import replace

from kg.link.naming import plain
from kg.model import AnnotatedPaper, PaperEntity, PaperLink, Role, Span
from kg.text.names import lookup_key

#: What of a surface form is compared: its lookup key, or the form itself where two forms have one key.
Form = Callable[[str], str]


def exact(name: str) -> str:
    """The surface form itself, without markup."""
    return plain(name)


def spelling(name: str) -> str:
    """All spellings of a name are one."""
    return lookup_key(name)


def part(annotated: AnnotatedPaper, index: int, name: str, form: Form = spelling) -> AnnotatedPaper:
    """The paper with the mentions of one of an entity's names as an entity of its own, the last of the paper.

    What rests on a sentence that mentions only one of the two goes with that one; what rests on both, or on neither, is
    had by both (roles) or stays (relations, results whose text does not say otherwise).

    Args:
        annotated: the paper.
        index: of the entity; it has a name of another form too.
        name: the one that goes.
        form: what of two names is compared.

    Returns:
        The paper with one entity more; where other mentions are known and none is written so, the name is only dropped.
    """
    wanted = form(name)
    whole = annotated.entities[index]
    out = [
        number
        for number, mention in enumerate(annotated.mentions)
        if mention.entity == index and form(annotated.paper.quote(mention.span)) == wanted
    ]
    stay = [m for number, m in enumerate(annotated.mentions) if m.entity == index and number not in set(out)]
    if stay and not out:
        return _without_name(annotated, index, wanted, form)
    new = len(annotated.entities)
    theirs = {_sentence(annotated, annotated.mentions[number].span) for number in out}
    ours = {_sentence(annotated, mention.span) for mention in stay}

    def follows(evidence: tuple[Span, ...]) -> bool:
        """Whether evidence speaks of the part that goes, and of it alone."""
        return bool(evidence) and all(span in theirs and span not in ours for span in evidence)

    def end(at: int, evidence: tuple[Span, ...]) -> int:
        return new if at == index and follows(evidence) else at

    going = _named(whole, [n for n in whole.names if form(n) == wanted], _links(whole, theirs, ours, bool(out)))
    staying = _named(whole, [n for n in whole.names if form(n) != wanted], _links(whole, ours, theirs, bool(stay)))
    entities = (*(staying if number == index else e for number, e in enumerate(annotated.entities)), going)
    moved = set(out)
    return replace(
        annotated,
        entities=entities,
        mentions=tuple(sorted(replace(m, entity=new) if n in moved else m for n, m in enumerate(annotated.mentions))),
        relations=tuple(
            sorted(replace(r, head=end(r.head, r.evidence), tail=end(r.tail, r.evidence)) for r in annotated.relations)
        ),
        results=tuple(
            replace(
                result,
                metric_entity=_slot(result.metric_entity, result.metric, index, new, form, wanted),
                dataset_entity=_slot(result.dataset_entity, result.dataset, index, new, form, wanted),
                method_entity=_slot(result.method_entity, result.method, index, new, form, wanted),
                baseline_entity=_slot(result.baseline_entity, result.baseline, index, new, form, wanted),
            )
            for result in annotated.results
        ),
    )


def _without_name(annotated: AnnotatedPaper, index: int, wanted: str, form: Form) -> AnnotatedPaper:
    entity = annotated.entities[index]
    entities = list(annotated.entities)
    entities[index] = _named(entity, [name for name in entity.names if form(name) != wanted], entity.links)
    return replace(annotated, entities=tuple(entities))


def _named(entity: PaperEntity, names: list[str], links: tuple[PaperLink, ...]) -> PaperEntity:
    return replace(entity, name=names[0], aliases=tuple(sorted(names[1:])), links=links)


def _links(entity: PaperEntity, own: set[Span], others: set[Span], mentioned: bool) -> tuple[PaperLink, ...]:
    """The roles that an own sentence shows, or that no sentence of the other part claims; a mention at least."""
    kept = []
    for link in entity.links:
        shown = tuple(span for span in link.evidence if span in own or span not in others)
        if shown or not link.evidence:
            kept.append(replace(link, evidence=shown))
    if kept or not entity.links:
        return tuple(kept)
    confidence = min(link.confidence for link in entity.links)
    return (PaperLink(Role.MENTIONS, confidence, tuple(sorted(own)) if mentioned else ()),)


def _sentence(annotated: AnnotatedPaper, span: Span) -> Span:
    return annotated.find_sentence(span) or span


def _slot(slot: int | None, text: str, index: int, new: int, form: Form, wanted: str) -> int | None:
    return new if slot == index and text and form(text) == wanted else slot
