"""Prints what extraction found in papers drawn at random, for reading line by line: the two tables of docs/quality.md.

Usage: python benchmarks/sample.py [--corpora FOLDER] [--each 25] [--skip 0] [--model DIR]

From each of the four corpora ``--each`` papers are drawn, always the same; ``--skip 25`` draws the next ones. Mentions
stand in the text between brackets, ``[name|T3]``, where T3 is the third entity, a Task; below it each entity with role
and confidence, and the relations.
"""

import argparse
import random
from collections.abc import Iterator
from pathlib import Path

from corpora import make_parser, read_rows, to_paper

from kg.extract.run import extract_papers
from kg.model import AnnotatedPaper, EntityType, Paper

_CORPORA = ("arxiv_AI", "arxiv_RO", "icml2026", "venues")
_SEED = 7
_SHORTEST = 200  # characters of an abstract
_SHORT = {EntityType.ROBOT_KIND: "K", EntityType.METRIC: "X"}


def main() -> None:
    options = _options()
    papers = draw(options.corpora, options.each, options.skip)
    for number, annotated in enumerate(extract_papers(list(papers), model=options.model), 1):
        print(f"=== {number}\n{to_text(annotated)}\n")


def _options() -> argparse.Namespace:
    parser = make_parser(__doc__)
    parser.add_argument("--each", type=int, default=25)
    parser.add_argument("--skip", type=int, default=0, help="how many of each to pass over")
    return parser.parse_args()


def draw(folder: Path, each: int, skip: int) -> Iterator[Paper]:
    """``each`` papers of each corpus behind the first ``skip``, in an order that never changes."""
    for name in _CORPORA:
        rows = [row for row in read_rows(folder / f"{name}.jsonl.gz") if len(row.get("abstract") or "") > _SHORTEST]
        random.Random(_SEED).shuffle(rows)
        yield from map(to_paper, rows[skip : skip + each])


def to_text(annotated: AnnotatedPaper) -> str:
    """A paper with its mentions marked, its entities and its relations."""
    labels = [f"{_SHORT.get(e.type, e.type.value[0])}{number}" for number, e in enumerate(annotated.entities)]
    lines = []
    for part, text in (("title", annotated.paper.title), ("abstract", annotated.paper.abstract)):
        marked, at = "", 0
        for mention in sorted(annotated.mentions, key=lambda m: m.span.start):
            if mention.span.text == part:
                marked += f"{text[at : mention.span.start]}[{text[mention.span.start : mention.span.end]}"
                marked += f"|{labels[mention.entity]}]"
                at = mention.span.end
        lines.append(f"{part}: {marked}{text[at:]}")
    for label, entity in zip(labels, annotated.entities, strict=True):
        lines.append(f"  {label} {entity.role.value} {entity.name} {entity.links[0].confidence:.2f}")
    for relation in annotated.relations:
        told = f"{labels[relation.head]} {relation.name.value} {labels[relation.tail]}"
        lines.append(f"  {told} {relation.confidence:.2f}")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
