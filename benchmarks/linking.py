"""How fast linking, graph and relatedness are on annotated papers, and what linking decided: counts, hubs, examples.

Usage: python benchmarks/linking.py ANNOTATED.jsonl [--top 20] [--examples 5] [--only-linking]

ANNOTATED.jsonl is what ``kg extract`` wrote, of a corpus in the folder that ``KG_CORPORA`` names (see
``benchmarks/build.py``); nothing of a corpus is in this repository. Extraction is not part of the time. The twenty
biggest hubs of each type are to be read: each must be something that a researcher would name.
"""

import argparse
import gc
import resource
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from kg.corpus.read import read_corpus
from kg.graph.relatedness import relatedness
from kg.graph.view import to_networkx
from kg.lexicon import load_lexicon
from kg.link.link import link
from kg.model import AnnotatedPaper, Decision, Entity, EntityType, Records

#: Acronyms that a corpus of machine learning or robotics should give one node each.
ACRONYMS = ("RLVR", "GRPO", "VLA", "MoE", "MARL", "PEFT", "SFT", "OOD", "SLAM", "MPC", "RAG", "LLM", "SAE", "CBF")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("annotated", type=Path)
    parser.add_argument("--top", type=int, default=20)
    parser.add_argument("--examples", type=int, default=5)
    parser.add_argument("--only-linking", action="store_true")
    options = parser.parse_args()
    papers = list(read_corpus([options.annotated]).annotated.values())
    gc.collect()
    records = timed_link(papers)
    if not options.only_linking:
        times_of_graph(records)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"  peak memory {peak:.0f} MB")
    decisions(records)
    acronyms(records.entities)
    hubs(records.entities, options.top)
    examples(records, options.examples)


def clock() -> tuple[float, float]:
    """Wall clock and processor time, in seconds; on a machine that others use, the second is the one to compare."""
    return time.perf_counter(), time.process_time()


def since(start: tuple[float, float]) -> str:
    """How long ago that was, in both."""
    wall, processor = (now - then for now, then in zip(clock(), start, strict=True))
    return f"{wall:7.1f} s, of the processor {processor:.1f} s"


def timed_link(papers: Sequence[AnnotatedPaper]) -> Records:
    """Links the papers and tells how long it took."""
    lexicon = load_lexicon()
    start = clock()
    records = link(papers, lexicon)
    told = since(start)
    named = sum(len(paper.entities) for paper in papers)
    print(f"{len(papers)} papers, {named} entities of papers -> {len(records.entities)} entities of the corpus")
    print(f"  linking      {told}")
    return records


def times_of_graph(records: Records) -> None:
    """Tells how long relatedness and the graph take."""
    start = clock()
    pairs = relatedness(records)
    print(f"  relatedness  {since(start)} ({len(pairs)} pairs)")
    start = clock()
    graph = to_networkx(records, pairs)
    print(f"  graph        {since(start)} ({len(graph)} nodes, {graph.number_of_edges()} edges)")


def decisions(records: Records) -> None:
    """Tells how often what was decided."""
    counts = Counter(merge.decision for merge in records.merges)
    print("\ndecisions: " + ", ".join(f"{decision} {counts[decision]}" for decision in Decision if counts[decision]))
    senses = [entity for entity in records.entities if " @" in entity.key]
    told = [entity for entity in senses if entity.qualifier]
    ambiguous = [entity for entity in records.entities if entity.ambiguous]
    under = [entity for entity in records.entities if entity.broader]
    print(f"coined names {len(senses)}, told apart by a qualifier {len(told)}, ambiguous {len(ambiguous)}")
    print(f"entities under a broader one {len(under)}, of one name and two types {_count_related(records.entities)}")
    empty = [merge for merge in records.merges if not merge.reason]
    print(f"decisions without a reason {len(empty)}")


def _count_related(entities: Sequence[Entity]) -> int:
    return sum(bool(entity.related) for entity in entities)


def acronyms(entities: Sequence[Entity]) -> None:
    """Tells which entities bear an acronym: one is what a reader wants, several are told apart or contested."""
    print("\nacronyms")
    for acronym in ACRONYMS:
        bearers = [entity for entity in entities if acronym in (entity.name, *entity.aliases)]
        bearers.sort(key=lambda entity: (-entity.paper_count, entity.id))
        shown = "; ".join(f"{entity.label} ({entity.paper_count})" for entity in bearers[:5])
        print(f"  {acronym:<5} {shown}{' …' if len(bearers) > 5 else ''}")


def hubs(entities: Sequence[Entity], top: int) -> None:
    """Lists the entities of most papers, for reading."""
    for type_ in EntityType:
        of_type = sorted((e for e in entities if e.type is type_), key=lambda e: (-e.paper_count, e.id))[:top]
        print(f"\n{type_}: " + ", ".join(f"{entity.label} {entity.paper_count}" for entity in of_type))


def examples(records: Records, many: int) -> None:
    """Lists decisions spread over the log, for reading."""
    for decision in Decision:
        found = [merge for merge in records.merges if merge.decision is decision]
        for merge in found[:: max(1, len(found) // many)][:many] if many else ():
            print(f"\n{decision}: {', '.join(merge.names)}\n  {merge.reason}")


if __name__ == "__main__":
    main()
