"""How well and how fast extraction works on annotated papers: the scores of ANNOTATION, and papers per second.

Usage: python benchmarks/extraction.py [FILE] [--every N --first K] [--workers N]

Without a file, ``$KG_CORPORA/../annotated/dev.jsonl`` is read. ``--every 7 --first 3`` takes every seventh paper from
the fourth in the file: on the training papers, that slice is what the figures of ``kg/extract/confidence.py`` come
from.
"""

import argparse
import os
import time
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

from kg.corpus.files import File, find_files
from kg.corpus.notes import Item
from kg.corpus.read import read_file
from kg.evaluate import Counts, Scores, evaluate
from kg.extract.run import extract_papers
from kg.model import ABSTRACT, AnnotatedPaper


def main() -> None:
    options = _options()
    gold = read_gold(options.file)[options.first :: options.every]
    papers = [annotated.paper for annotated in gold]
    warm_up = list(extract_papers(papers[:1]))
    started = time.perf_counter()
    found = list(extract_papers(papers, workers=options.workers))
    seconds = time.perf_counter() - started
    print_scores(evaluate(gold, found))
    print_extractors(gold, found)
    print(f"\n{len(found) / seconds:.0f} papers/s, {options.workers} worker(s), after {len(warm_up)} to warm up")


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    corpora = os.environ.get("KG_CORPORA")
    default = Path(corpora).parent / "annotated" / "dev.jsonl" if corpora else None
    parser.add_argument("file", type=Path, nargs="?" if default else None, default=default)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--workers", type=int, default=1)
    return parser.parse_args()


def read_gold(file: Path) -> list[AnnotatedPaper]:
    """The annotated papers in the order of the file (a corpus would sort and merge them)."""
    found = [item for stream in find_files([file]) if isinstance(stream, File) for item in read_file(stream)]
    return [item.annotated for item in found if isinstance(item, Item) and item.annotated is not None]


def print_scores(scores: Scores) -> None:
    print(f"{scores.papers} papers\n{'':22}{'P':>7}{'R':>7}{'F1':>7}{'right':>8}{'found':>8}{'gold':>8}")
    rows = [("mentions", scores.mentions), ("  untyped", scores.untyped)]
    rows += [(f"  {kind}", counts) for kind, counts in scores.mentions_by_type.items()]
    rows += [("entities", scores.entities)]
    rows += [(f"  {kind}", counts) for kind, counts in scores.entities_by_type.items()]
    rows += [("relations", scores.relations)]
    rows += [(f"  {name}", counts) for name, counts in scores.relations_by_name.items()]
    rows += [("results: number", scores.results)]
    rows += [(f"  {slot}, of those", counts) for slot, counts in scores.slots.items()]
    for name, counts in rows:
        rates = "".join(f"{100 * rate:7.1f}" for rate in (counts.precision, counts.recall, counts.f1))
        print(f"{name:22}{rates}{counts.right:8}{counts.predicted:8}{counts.gold:8}")
    print(f"{'role accuracy':22}{100 * scores.role_accuracy:7.1f}")


def print_extractors(gold: Sequence[AnnotatedPaper], found: Sequence[AnnotatedPaper]) -> None:
    """What share of the mentions that each extractor contributed is right: the table of ``confidence.py``."""
    counts: dict[str, Counts] = defaultdict(Counts)
    for want, got in zip(gold, found, strict=True):
        right = {(mention.span, mention.type) for mention in want.mentions}
        for mention in got.mentions:
            if mention.span.text == ABSTRACT:
                counts[mention.extractor] += Counts(int((mention.span, mention.type) in right), 1, 0)
    print("\nprecision by extractor")
    for extractor, count in sorted(counts.items()):
        print(f"  {extractor:20}{count.precision:7.2f}{count.predicted:8}")


if __name__ == "__main__":
    main()
