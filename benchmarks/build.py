"""Builds a real corpus and prints how long each stage took, how fast, how big, and what the report says.

    KG_CORPORA=… python benchmarks/build.py [icml2026.jsonl.gz] [--workers 2] [--formats all]

The corpora are found in the folder that ``KG_CORPORA`` names; nothing of them is in this repository.
"""

import argparse
import json
import os
import resource
import tempfile
import time
from pathlib import Path

from kg.config import BuildConfig
from kg.pipeline import build


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpus", nargs="?", default="icml2026.jsonl.gz")
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--formats", default="")
    parser.add_argument("--cache", action="store_true", help="use the cache of extraction")
    parser.add_argument("-o", "--output", help="keep the build in this folder")
    options = parser.parse_args()
    path = Path(os.environ["KG_CORPORA"]) / options.corpus
    times: dict[str, float] = {}
    current = ["reading", time.perf_counter()]

    def progress(stage: str, done: int, total: int) -> None:
        now = time.perf_counter()
        times[current[0]] = times.get(current[0], 0.0) + now - current[1]
        current[:] = [stage, now]

    with tempfile.TemporaryDirectory() as folder:
        output = options.output or folder
        formats = (options.formats,) if options.formats else ()
        config = BuildConfig((str(path),), output, formats, workers=options.workers, cache=options.cache)
        start = time.perf_counter()
        made = build(config, progress)
        total = time.perf_counter() - start
        progress("end", 0, 0)
        papers = len(made.records.papers)
        print(f"{options.corpus}: {papers} papers in {total:.1f} s ({papers / total:.0f} papers/s)")
        for stage, seconds in times.items():
            print(f"  {stage:<12}{seconds:8.1f} s")
        for file in sorted(Path(output).glob("*.*")):
            print(f"  {file.name:<18}{file.stat().st_size / 1e6:8.1f} MB")
    peak = max(resource.getrusage(who).ru_maxrss for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    print(f"  peak memory of one process {peak / 1024:.0f} MB")
    counts = {name: value for name, value in made.report.counts.items() if not isinstance(value, list)}
    counts.pop("top_entities", None)
    print(json.dumps(counts, indent=1))
    kinds: dict[str, int] = {}
    for note in made.report.notes:
        kinds[note.kind] = kinds.get(note.kind, 0) + 1
    print("notes:", kinds)


if __name__ == "__main__":
    main()
