"""What the page shows of one paper beyond its edges: its texts with their mentions, results, links, sentences.

The page shows the cleaned text, in which a formula reads as a formula, and next to it the text as written where the two
differ. Offsets are half-open code points of the text that they stand beside.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kg.model import ABSTRACT, TITLE, AnnotatedPaper, Paper, Result, Span
from kg.text.clean import clean, clean_line
from kg.text.edits import CleanText

Json = dict[str, Any]

#: The texts that the page holds in full; a sentence of any other is quoted where it is evidence.
TEXTS = (TITLE, ABSTRACT)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A paper with its texts cleaned."""

    paper: Paper
    texts: Mapping[str, CleanText]  # of TEXTS, empty ones too

    def holds(self, span: Span) -> bool:
        """Whether the text of a span is there, and not withheld."""
        return self.paper.find_text(span.text) is not None

    def place(self, span: Span) -> list[int] | str:
        """``[number in TEXTS, start, end]`` in the cleaned text; the cleaned words for a span of another text."""
        if span.text not in TEXTS:
            return clean_line(self.paper.quote(span))
        return [TEXTS.index(span.text), *self.texts[span.text].to_clean(span.start, span.end)]


def sheet(paper: Paper) -> Sheet:
    """The paper with its title and abstract cleaned."""
    return Sheet(paper, {name: clean(paper.find_text(name) or "") for name in TEXTS})


def paper_details(
    annotated: AnnotatedPaper,
    cleaned: Sheet,
    position: Mapping[str, int],
    roles: Sequence[tuple[str, str, Sequence[Span]]],
    *,
    texts: bool,
) -> Json:
    """The details of one paper.

    Args:
        annotated: the paper, linked.
        cleaned: its sheet.
        position: the node number of each id.
        roles: (entity id, role, sentences) of each of its edges.
        texts: whether abstract, mentions and sentences are part of it; the title is in any case.

    Returns:
        ``results`` and ``links``; ``texts`` (title, abstract), ``mentions`` as ``[text, start, end, node, per cent]``,
        ``evidence`` as ``[node, role, sentences]``; ``written`` with ``texts`` and ``mentions`` of the raw texts where
        they differ from the cleaned ones.
    """
    owner = [position[entity.id] for entity in annotated.entities]
    title, abstract = (cleaned.texts[name] for name in TEXTS)
    value: Json = {
        "results": [_result(result, owner, cleaned if texts else None) for result in annotated.results],
        "links": [[link.kind, link.url] for link in annotated.links],
        "texts": [title.text, abstract.text if texts else ""],
    }
    if not texts:
        return value
    raw, shown = [], []
    for mention in annotated.mentions:
        span = mention.span
        if span.text not in TEXTS or not cleaned.holds(span):
            continue
        number = TEXTS.index(span.text)
        about = [owner[mention.entity], round(100 * mention.confidence)]
        raw.append([number, span.start, span.end, *about])
        start, end = cleaned.texts[span.text].to_clean(span.start, span.end)
        if start < end:
            shown.append([number, start, end, *about])
    value["mentions"] = shown
    value["evidence"] = [
        [position[entity], role, places]
        for entity, role, spans in roles
        if (places := [cleaned.place(span) for span in spans if cleaned.holds(span)])
    ]
    if abstract.text != abstract.raw:
        value["written"] = {"texts": [title.raw, abstract.raw], "mentions": raw}
    return value


def _result(result: Result, owner: Sequence[int], cleaned: Sheet | None) -> Json:
    """Each part as ``[text, node or null]``; the sentence where there is a sheet to take it from."""

    def part(text: str, number: int | None) -> list[Any]:
        return [clean_line(text), None if number is None else owner[number]]

    return {
        "metric": part(result.metric, result.metric_entity),
        "value": clean_line(result.value),
        "dataset": part(result.dataset, result.dataset_entity),
        "method": part(result.method, result.method_entity),
        "baseline": part(result.baseline, result.baseline_entity),
        "kind": str(result.kind or ""),
        "evidence": [cleaned.place(result.span)] if cleaned and result.span and cleaned.holds(result.span) else [],
    }
