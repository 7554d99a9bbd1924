"""What a build leaves out where it is asked to: mentions that are too uncertain, and texts."""

from collections.abc import Sequence
from dataclasses import replace

from kg.model import TITLE, AnnotatedPaper, Paper, Records, Text


def keep_confident(annotated: AnnotatedPaper, least: float, least_relation: float = 0.0) -> AnnotatedPaper:
    """The annotations without mentions and relations below ``least``, and without what then has no mention left.

    Relations below ``least_relation`` are left out, too.
    """
    least_relation = max(least, least_relation)
    if least_relation <= 0:
        return annotated
    mentions = tuple(mention for mention in annotated.mentions if mention.confidence >= least)
    relations = tuple(relation for relation in annotated.relations if relation.confidence >= least_relation)
    confident = replace(annotated, mentions=mentions, relations=relations)
    return keep_entities(confident, sorted({mention.entity for mention in mentions}))


def keep_entities(annotated: AnnotatedPaper, kept: Sequence[int]) -> AnnotatedPaper:
    """The annotations of some of the paper's entities (ascending indices): theirs alone, and relations among them."""
    moved = {old: new for new, old in enumerate(kept)}
    return replace(
        annotated,
        entities=tuple(annotated.entities[index] for index in kept),
        mentions=tuple(
            replace(mention, entity=moved[mention.entity]) for mention in annotated.mentions if mention.entity in moved
        ),
        relations=tuple(
            sorted(
                replace(relation, head=moved[relation.head], tail=moved[relation.tail])
                for relation in annotated.relations
                if relation.head in moved and relation.tail in moved
            )
        ),
        results=tuple(result.relinked(moved.get) for result in annotated.results),
    )


def without_texts(records: Records) -> Records:
    """The records without any text but titles, and without example sentences; offsets and lengths stay."""

    def withhold(text: Text) -> Text:
        return text if text.name == TITLE else replace(text, raw="", withheld=text.length)

    def bare(paper: Paper) -> Paper:
        return replace(paper, texts=tuple(map(withhold, paper.texts)), copies=tuple(map(bare, paper.copies)))

    papers = tuple(replace(annotated, paper=bare(annotated.paper)) for annotated in records.papers)
    merges = tuple(sorted(replace(merge, example="") for merge in records.merges))
    return replace(records, papers=papers, merges=merges)
