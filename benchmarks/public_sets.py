"""Extraction measured on the development splits of public corpora, whose guidelines are not ours.

Usage: python benchmarks/public_sets.py [--sets FOLDER] [--model DIR] [--leave-out COMPONENT …]

The folder has ``scier/dev.jsonl`` and so on, in the form of ``$KG_CORPORA/../ner`` (its README tells it). Labels are
mapped; predictions of a type that a corpus does not annotate are left out, and so are those that touch what it labels
in a way that no type of ours is equal to. Nothing was trained on these corpora.
"""

import argparse
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from kg.corpus.identity import make_paper
from kg.evaluate import Counts
from kg.evaluate.matching import count_common, pair_overlapping
from kg.extract.run import extract_papers
from kg.model import ABSTRACT, EntityType, Mention, Span

M, T, D, S = EntityType.METHOD, EntityType.TASK, EntityType.DATASET, EntityType.METRIC
#: Corpus -> label -> our type; the other labels are left out.
LABELS: dict[str, dict[str, EntityType]] = {
    "scier": {"Method": M, "Task": T, "Dataset": D},
    "scierc": {"Method": M, "Task": T, "Metric": S},
    "tdmsci": {"Task": T, "Dataset": D, "Metric": S},
}


def main() -> None:
    options = _options()
    print(f"{'':22}{'exact P':>8}{'R':>7}{'F1':>7}{'overlap F1':>12}{'gold':>8}")
    for name, labels in LABELS.items():
        rows = list(read_rows(options.sets / name / "dev.jsonl"))
        papers = [make_paper(abstract=row["text"]) for row in rows]
        found = extract_papers(papers, model=options.model, leave_out=options.leave_out)
        exact, overlapping = dict.fromkeys(labels.values(), Counts()), dict.fromkeys(labels.values(), Counts())
        for row, annotated in zip(rows, found, strict=True):
            other = [Span(ABSTRACT, start, end) for start, end, label in row["entities"] if label not in labels]
            for label, kind in labels.items():
                gold = [
                    Mention(Span(ABSTRACT, a, b), kind, 1.0, "given", 0)
                    for a, b, said in row["entities"]
                    if said == label
                ]
                told = [m for m in annotated.mentions if m.type is kind and not any(m.span.overlaps(o) for o in other)]
                exact[kind] += count_common((m.span for m in gold), (m.span for m in told))
                overlapping[kind] += Counts(len(pair_overlapping(gold, told)), len(told), len(gold))
        _print(name, sum(exact.values(), Counts()), sum(overlapping.values(), Counts()))
        for kind in exact:
            _print(f"  {kind}", exact[kind], overlapping[kind])


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    corpora = os.environ.get("KG_CORPORA")
    parser.add_argument("--sets", type=Path, default=Path(corpora).parent / "ner" if corpora else Path("ner"))
    parser.add_argument("--model", type=Path, help="the folder of a model, else the one that comes with kg")
    parser.add_argument("--leave-out", nargs="*", default=[], help="components to do without: kg_tagger, …")
    return parser.parse_args()


def read_rows(file: Path) -> Iterator[dict[str, Any]]:
    with file.open(encoding="utf-8") as stream:
        yield from map(json.loads, stream)


def _print(name: str, exact: Counts, overlapping: Counts) -> None:
    rates = f"{100 * exact.precision:8.1f}{100 * exact.recall:7.1f}{100 * exact.f1:7.1f}"
    print(f"{name:22}{rates}{100 * overlapping.f1:12.1f}{exact.gold:8}")


if __name__ == "__main__":
    main()
