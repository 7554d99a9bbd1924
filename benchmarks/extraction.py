"""How well and how fast extraction works on annotated papers, and what each component of it is good for.

Usage: python benchmarks/extraction.py [FILE] [--every N --first K | --held-out SHARE] [--model DIR] [--ablate]

Without a file, ``$KG_CORPORA/../annotated/dev.jsonl`` is read. ``--every 7 --first 3`` takes every seventh paper from
the fourth in the file: on the training papers, that slice is what the figures of ``kg/extract/confidence.py`` come
from. ``--held-out 0.06`` takes the papers that training sets aside. ``--ablate`` leaves each component out in turn;
the weights of the joining stay those of all. ``--speed`` tells the time to the first result of a new process, its
memory, and the papers a second.
"""

import argparse
import os
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

from fitting import is_held_out

from kg.corpus.files import File, find_files
from kg.corpus.notes import Item
from kg.corpus.read import read_file
from kg.evaluate import Counts, evaluate
from kg.evaluate.evaluation import evaluate_all
from kg.evaluate.show import to_text
from kg.extract.run import extract_papers
from kg.model import ABSTRACT, AnnotatedPaper

#: What finds mentions: each is left out once, and each is alone once.
FINDERS = ("kg_tagger", "kg_abbreviations", "kg_lexicon", "kg_coinage", "kg_names", "kg_phrases")
_FIRST = """
import resource, sys, time
begun = time.perf_counter()
from pathlib import Path
from kg.extract.run import extract_papers
from kg.corpus.identity import make_paper
paper = make_paper(abstract="We propose a diffusion policy for grasping and evaluate it on a Franka Panda.")
next(extract_papers([paper], model=Path(sys.argv[1]) if len(sys.argv) > 1 else None))
print(f"{time.perf_counter() - begun:.2f} s to the first result of a new process,",
      f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000:.0f} MB")
"""


def main() -> None:
    options = _options()
    gold = read_gold(options.file)[options.first :: options.every]
    if options.held_out:
        gold = [annotated for annotated in gold if is_held_out(annotated, options.held_out)]
    if options.ablate:
        print_ablation(gold, options.model)
        return
    if options.speed:
        print_speed(gold, options)
        return
    found = list(extract_papers([annotated.paper for annotated in gold], workers=options.workers, model=options.model))
    train = read_gold(options.train) if options.train else []
    print(to_text(evaluate_all(gold, found, train)))
    print_extractors(gold, found)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    corpora = os.environ.get("KG_CORPORA")
    default = Path(corpora).parent / "annotated" / "dev.jsonl" if corpora else None
    parser.add_argument("file", type=Path, nargs="?" if default else None, default=default)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--held-out", type=float, default=0)
    parser.add_argument("--train", type=Path, help="annotated papers whose names are seen")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--model", type=Path, help="the folder of a model, else the one that comes with kg")
    parser.add_argument("--ablate", action="store_true")
    parser.add_argument("--speed", action="store_true")
    return parser.parse_args()


def read_gold(file: Path) -> list[AnnotatedPaper]:
    """The annotated papers in the order of the file (a corpus would sort and merge them)."""
    found = [item for stream in find_files([file]) if isinstance(stream, File) for item in read_file(stream)]
    return [item.annotated for item in found if isinstance(item, Item) and item.annotated is not None]


def print_ablation(gold: Sequence[AnnotatedPaper], model: Path | None) -> None:
    """F1 with all, without the model, without each finder, with each finder alone."""
    papers = [annotated.paper for annotated in gold]
    rules = [name for name in FINDERS if name != "kg_tagger"]
    rows: list[tuple[str, Sequence[str]]] = [("all", ()), *((f"without {name}", (name,)) for name in FINDERS)]
    rows += [("without kg_heads", ("kg_heads",)), ("model alone", rules)]
    rows += [(f"{name} alone", [other for other in FINDERS if other != name]) for name in rules]
    print(f"{len(gold)} papers\n{'':28}{'mentions':>9}{'entities':>9}{'roles':>7}{'relations':>10}")
    for name, leave_out in rows:
        scores = evaluate(gold, list(extract_papers(papers, model=model, leave_out=leave_out)))
        shares = scores.mentions.f1, scores.entities.f1, scores.role_accuracy, scores.relations.f1
        print(f"{name:28}{100 * shares[0]:9.1f}{100 * shares[1]:9.1f}{100 * shares[2]:7.1f}{100 * shares[3]:10.1f}")


def print_speed(gold: Sequence[AnnotatedPaper], options: argparse.Namespace) -> None:
    given = [str(options.model)] if options.model else []
    subprocess.run([sys.executable, "-c", _FIRST, *given], check=True)
    papers = [annotated.paper for annotated in gold]
    words = sum(len(paper.abstract.split()) for paper in papers)
    warm_up = list(extract_papers(papers[:1], model=options.model))
    started, cpu = time.perf_counter(), time.process_time()
    done = len(list(extract_papers(papers, workers=options.workers, model=options.model)))
    seconds, cpu = time.perf_counter() - started, time.process_time() - cpu
    print(f"{done} papers of {words // done} words: {done / seconds:.0f} a second, that is {words / 170 / seconds:.0f}")
    workers = f"{options.workers} worker(s)"
    print(
        f"of 170 words; {workers}, after {len(warm_up)} to warm up; {1000 * cpu / done:.0f} ms CPU each in this process"
    )


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
