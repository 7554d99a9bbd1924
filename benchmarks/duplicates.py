"""Finds the versions of one paper in real corpora: how many, how fast, and a sample to read.

    KG_CORPORA=… python benchmarks/duplicates.py [icml2026 …] [--read 20]

``--read`` prints so many merged pairs and so many near misses, drawn evenly, the least alike first.
"""

import argparse
import gzip
import json
import os
import time
from collections import Counter
from pathlib import Path

from kg.corpus.identity import make_paper
from kg.corpus.merge import merge_copies
from kg.corpus.notes import Item, NoteKind
from kg.corpus.versions import find_likenesses
from kg.model import Source

CORPORA = ("icml2026", "arxiv_RO", "venues", "arxiv_AI")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpora", nargs="*", default=CORPORA)
    parser.add_argument("--read", type=int, default=0)
    options = parser.parse_args()
    papers = []
    for corpus in options.corpora:
        with gzip.open(Path(os.environ["KG_CORPORA"]) / f"{corpus}.jsonl.gz") as stream:
            for line, row in enumerate(map(json.loads, stream), start=1):
                known = {
                    name: row[name] for name in ("title", "abstract", "authors", "venue", "year", "url") if row[name]
                }
                source = Source(corpus, f"line {line}")
                papers.append(make_paper(given_id=row["id"], sources=[source], **known))
    start, used = time.perf_counter(), time.process_time()
    merged, notes = merge_copies([Item(paper) for paper in papers])
    print(f"{len(papers)} records in {time.perf_counter() - start:.1f} s ({time.process_time() - used:.1f} s of CPU)")
    sizes = Counter(len({copy.id for copy in item.paper.copies}) or 1 for item in merged)
    print(f"  {len(merged)} papers; under so many ids: {dict(sorted(sizes.items()))}")
    print(f"  near misses: {sum(note.kind is NoteKind.SIMILAR for note in notes)}")
    if options.read:
        distinct = list({paper.id: paper for paper in papers}.values())
        found = sorted(find_likenesses(distinct), key=lambda item: int(item.reason.split(" %")[0].split()[-1]))
        for same in (True, False):
            chosen = [item for item in found if item.same is same]
            for item in chosen[:: max(1, len(chosen) // options.read)]:
                print(f"\n{'merged' if same else 'kept apart'}: {item.reason}")
                for paper in (distinct[item.first], distinct[item.second]):
                    print(f"  {paper.title}\n    {', '.join(paper.authors[:4])}\n    {paper.abstract[:300]!r}")


if __name__ == "__main__":
    main()
