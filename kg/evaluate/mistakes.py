"""What went wrong: the kinds of errors, the commonest of each, and the papers with the most."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from kg.evaluate.matching import form_key, mentions_in
from kg.evaluate.scores import Scores
from kg.model import AnnotatedPaper, Mention

_SHOWN = 15

#: The kinds, each with what it means.
KINDS: Mapping[str, str] = {
    "type": "the span is right, its type is not",
    "boundary": "the type is right, the span only overlaps",
    "type and boundary": "overlaps a mention of another type",
    "missed": "nothing was predicted there",
    "spurious": "nothing is annotated there",
}


class Mistake(NamedTuple):
    """One error; a side is empty where there is none. Names are written as in the text, types are values."""

    kind: str
    gold: str
    gold_type: str
    found: str
    found_type: str


def find_mistakes(gold: AnnotatedPaper, found: AnnotatedPaper, texts: Collection[str]) -> list[Mistake]:
    """The errors of one paper: every gold mention that was not found, every predicted one that is not in the gold.

    Two that overlap are one error.
    """
    wanted, said = mentions_in(gold, texts), mentions_in(found, texts)
    right = {(m.span, m.type) for m in wanted} & {(m.span, m.type) for m in said}
    lost = [mention for mention in wanted if (mention.span, mention.type) not in right]
    extra = [mention for mention in said if (mention.span, mention.type) not in right]
    mistakes = []
    for mention in lost:
        near = [other for other in extra if other.span.overlaps(mention.span)]
        best = min(near, key=lambda other: _rank(mention, other), default=None)
        if best is not None:
            extra.remove(best)
        mistakes.append(_mistake(gold, mention, best))
    return [*mistakes, *(_mistake(gold, None, mention) for mention in extra)]


def _rank(gold: Mention, found: Mention) -> tuple[bool, bool, Mention]:
    return (found.span != gold.span, found.type is not gold.type, found)


def _mistake(paper: AnnotatedPaper, gold: Mention | None, found: Mention | None) -> Mistake:
    if gold is None or found is None:
        kind = "spurious" if gold is None else "missed"
    elif gold.span == found.span:
        kind = "type"
    else:
        kind = "boundary" if gold.type is found.type else "type and boundary"
    names = [(paper.paper.quote(side.span), side.type.value) if side else ("", "") for side in (gold, found)]
    return Mistake(kind, *names[0], *names[1])


class Common(NamedTuple):
    """Errors that are alike: how many, what, and the form of the first of them as written."""

    number: int
    what: str  # "Method -> Task", or the type
    example: str


def commonest(mistakes: Sequence[Mistake]) -> dict[str, list[Common]]:
    """For each kind of error the commonest: pairs of types for wrong types, else names, the most frequent first."""
    told: dict[str, list[Common]] = {}
    for kind in KINDS:
        rows = [mistake for mistake in mistakes if mistake.kind == kind]
        groups: dict[tuple[str, str], list[Mistake]] = {}
        for mistake in rows:
            groups.setdefault(_group(mistake), []).append(mistake)
        order = sorted(groups.items(), key=lambda item: (-len(item[1]), item[0]))[:_SHOWN]
        told[kind] = [Common(len(alike), what, _example(alike[0])) for (what, _), alike in order]
    return told


def _group(mistake: Mistake) -> tuple[str, str]:
    kinds = list(dict.fromkeys(kind for kind in (mistake.gold_type, mistake.found_type) if kind))
    named = mistake.kind in ("missed", "spurious", "boundary")
    return " -> ".join(kinds), form_key(mistake.gold or mistake.found) if named else ""


def _example(mistake: Mistake) -> str:
    sides = list(dict.fromkeys(side for side in (mistake.gold, mistake.found) if side))
    return " -> ".join(" ".join(side.split()) for side in sides)


class Worst(NamedTuple):
    """A paper with its F1 of mentions, 0 to 1, and how many were missed and too many."""

    paper: str  # the id that its source gave, else its own
    title: str
    f1: float
    missed: int
    spurious: int


def worst_papers(gold: Sequence[AnnotatedPaper], scores: Sequence[Scores]) -> list[Worst]:
    """The papers with the lowest F1, of equals the one with the most errors first; none without an error."""
    rows = []
    for annotated, one in zip(gold, scores, strict=True):
        counts, paper = one.mentions, annotated.paper
        missed, spurious = counts.gold - counts.right, counts.predicted - counts.right
        if missed or spurious:
            title = " ".join((paper.title or paper.abstract).split())[:80]
            rows.append(Worst(paper.given_id or paper.id, title, counts.f1, missed, spurious))
    return sorted(rows, key=lambda row: (row.f1, -row.missed - row.spurious, row.paper))[:_SHOWN]


def role_confusions(rows: Sequence[tuple[str, str, str]]) -> list[Common]:
    """The commonest wrong roles from (type, gold role, predicted role) of matched entities."""
    counts = Counter((f"{wanted} -> {said}", kind) for kind, wanted, said in rows if wanted != said)
    order = sorted(counts.items(), key=lambda item: (-item[1], item[0]))[:_SHOWN]
    return [Common(count, what, kind) for (what, kind), count in order]
