"""How long each export format takes, and how big it gets: `python -m benchmarks.exports DIR`, a folder of `kg build`.

Prints a line a format: seconds, of them on the processor, megabytes, files. Then the sum, the same for the views of
papers and of entities in GraphML, and the peak memory of all. `--generated N` takes N papers that no extraction has
made instead of a folder: twice the papers must take about twice the time.
"""

import argparse
import resource
import tempfile
import time
from pathlib import Path

import kg
from kg.export.exporters import EXPORTERS
from kg.graph.select import ENTITIES, PAPERS, Selection, select
from kg.graph.view import Graph, to_networkx
from kg.ids import DEFAULT_BASE_IRI
from kg.model import Records
from tests.export.generated import generated_records


def export(name: str, records: Records, graph: Graph, path: Path) -> tuple[float, float, float, int]:
    """Seconds, of them on the processor (the rest is the disk, or another program), megabytes and files."""
    start, used = time.perf_counter(), time.process_time()
    EXPORTERS[name].write(records, graph, path, base_iri=DEFAULT_BASE_IRI, texts=True)
    seconds, used = time.perf_counter() - start, time.process_time() - used
    files = [file for file in path.rglob("*") if file.is_file()] if path.is_dir() else [path]
    return seconds, used, sum(file.stat().st_size for file in files) / 1e6, len(files)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?")
    parser.add_argument("--generated", type=int, default=0)
    options = parser.parse_args()
    start = time.perf_counter()
    if options.folder:
        workspace = kg.load(options.folder)
        records, graph = workspace.records, workspace.graph
    else:
        records = generated_records(options.generated or 2000)
        graph = to_networkx(records)
    size = f"{len(records.papers)} papers, {len(graph)} nodes, {graph.number_of_edges()} edges"
    print(f"{size}: read in {time.perf_counter() - start:.1f} s, {peak():.0f} MB of memory")
    sums = [0.0, 0.0, 0.0]
    with tempfile.TemporaryDirectory() as folder:
        for name, exporter in EXPORTERS.items():
            *figures, files = export(name, records, graph, Path(folder) / exporter.file)
            print(f"  {name:<16}{figures[0]:7.2f} s ({figures[1]:.2f} s){figures[2]:9.1f} MB{files:7} files")
            sums = [total + figure for total, figure in zip(sums, figures, strict=True)]
        print(f"  {'all of them':<16}{sums[0]:7.2f} s ({sums[1]:.2f} s){sums[2]:9.1f} MB, peak {peak():.0f} MB")
        for what in (PAPERS, ENTITIES):
            for least in (0, 2):
                start = time.perf_counter()
                part, view = select(records, graph, Selection(what=what, min_papers=least))
                seconds = time.perf_counter() - start
                more, _, megabytes, _ = export("graphml", part, view, Path(folder) / f"{what}{least}.graphml")
                size = f"{len(view)} nodes, {view.number_of_edges()} edges"
                print(f"  {what}, at least {least}: {size}: {seconds:.1f} + {more:.1f} s, {megabytes:.1f} MB")
                del view
    print(f"peak memory {peak():.0f} MB")


def peak() -> float:
    """In MB, of this process until now."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


if __name__ == "__main__":
    main()
