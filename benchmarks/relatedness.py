"""Times the relatedness of papers, or judges the share that words have in it.

    python benchmarks/relatedness.py BUILD                    of a build
    python benchmarks/relatedness.py BUILD --judge 0,0.5,1    precision at 5 for each share of the words
    KG_CORPORA=… python benchmarks/relatedness.py --papers 40000   of abstracts, with stand-ins for entities

Nothing tells which papers are related; but two papers of one author mostly are, and authors do not enter the score. So
a neighbour counts as right where it shares an author whose name at most fifteen papers bear. Versions of one paper
(near misses of kg.corpus.versions) are no neighbours here. The stand-ins are the capitalised words of an abstract:
about as many, and as unevenly spread, as what extraction finds.
"""

import argparse
import gzip
import json
import os
import re
import resource
import time
from collections import Counter, defaultdict
from collections.abc import Iterable
from itertools import combinations
from pathlib import Path

from kg import ids
from kg.corpus.identity import make_paper
from kg.corpus.versions import find_likenesses
from kg.graph.nearest import nearest_rows
from kg.graph.relatedness import relatedness
from kg.graph.vectors import paper_vectors
from kg.model import AnnotatedPaper, Entity, EntityType, Paper, PaperEntity, PaperLink, Records, Role
from kg.workspace import load

CORPORA = ("icml2026", "arxiv_RO", "venues", "arxiv_AI")
NAME = re.compile(r"\b[A-Z][\w-]*[A-Z0-9][\w-]*")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", nargs="?")
    parser.add_argument("--papers", type=int, default=10_000, help="where no build is given")
    parser.add_argument("--judge", default="", help="shares of the words, as in 0,0.5,1")
    options = parser.parse_args()
    records = load(options.build).records if options.build else stand_in(options.papers)
    if options.judge:
        judge(records, [float(share) for share in options.judge.split(",")])
        return
    start, used = time.perf_counter(), time.process_time()
    pairs = relatedness(records)
    wall, cpu = time.perf_counter() - start, time.process_time() - used
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    kinds = Counter(pair.kind for pair in pairs)
    print(f"{len(records.papers)} papers, {len(records.entities)} entities: {wall:.1f} s ({cpu:.1f} s of CPU)")
    print(f"  {len(pairs)} pairs, {kinds['text']} by words alone; peak memory of the process {peak:.0f} MB")


def stand_in(count: int) -> Records:
    """So many distinct papers of the corpora, with the capitalised words of the abstracts for entities."""
    papers: dict[str, Paper] = {}
    for corpus in CORPORA:
        with gzip.open(Path(os.environ["KG_CORPORA"]) / f"{corpus}.jsonl.gz") as stream:
            for row in map(json.loads, stream):
                paper = make_paper(
                    title=row["title"], abstract=row["abstract"], url=row["url"] or "", authors=row["authors"]
                )
                papers.setdefault(paper.id, paper)
    chosen = sorted(papers.values(), key=lambda paper: paper.id)[:count]
    names = {paper.id: sorted({name.lower() for name in NAME.findall(paper.abstract)}) for paper in chosen}
    known = sorted({name for own in names.values() for name in own})
    entities = tuple(Entity(f"entity/{name}", name, EntityType.METHOD, name) for name in known)
    annotated = tuple(AnnotatedPaper(paper, entities=_held(names[paper.id])) for paper in chosen)
    return Records(annotated, entities)


def _held(names: Iterable[str]) -> tuple[PaperEntity, ...]:
    return tuple(
        PaperEntity(EntityType.METHOD, name, (), (PaperLink(Role.USES, 1.0),), f"entity/{name}") for name in names
    )


def judge(records: Records, shares: Iterable[float]) -> None:
    papers = [annotated.paper for annotated in sorted(records.papers, key=lambda annotated: annotated.paper.id)]
    versions = {(item.first, item.second) for item in find_likenesses(papers)}
    names = [{ids.normalised_text(author) for author in paper.authors} for paper in papers]
    bearers = Counter(name for own in names for name in own)
    by_name: dict[str, list[int]] = defaultdict(list)
    for row, own in enumerate(names):
        for name in own:
            if bearers[name] <= 15:
                by_name[name].append(row)
    right = {pair for rows in by_name.values() for pair in combinations(rows, 2)} - versions
    rows = {row for pair in right for row in pair}
    print(f"{len(papers)} papers, {len(rows)} with another of an author, {len(right)} such pairs")
    for share in shares:
        hits = found = 0
        for row, others in nearest_rows(paper_vectors(records, share).matrix, 10):
            if row in rows:
                pairs = [(min(row, int(other)), max(row, int(other))) for other in others]
                near = [pair for pair in pairs if pair not in versions]
                hits += sum(pair in right for pair in near[:5])
                found += any(pair in right for pair in near)
        print(f"  words {share:.2f}: precision at 5 {hits / 5 / len(rows):.4f}, found in ten {found / len(rows):.4f}")


if __name__ == "__main__":
    main()
