"""One graph, the same queries: plain rdflib, pyoxigraph, and kg (a session, and the command), with the ratios.

    python benchmarks/sparql.py [exports] [--repeat 3] [--no-rdflib]

rdflib loads a million triples in half a minute and 1.2 GB; leave it out (``--no-rdflib``) for a whole conference.
"""

import argparse
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import rdflib
from pyoxigraph import RdfFormat, Store

import kg
from kg.rdf.prefixes import PREFIXES
from kg.rdf.query import QuerySession

QUERIES = {
    "papers of a method": "SELECT ?p { ?p kg:uses ?m . ?m skos:prefLabel 'large language model' }",
    "methods by papers": "SELECT ?m (COUNT(?p) AS ?n) { ?p kg:uses ?m } GROUP BY ?m ORDER BY DESC(?n) LIMIT 20",
    "datasets per task": (
        "SELECT ?t ?d (COUNT(DISTINCT ?p) AS ?n) { ?p kg:addresses ?t . ?p kg:evaluatesOn ?d } "
        "GROUP BY ?t ?d ORDER BY DESC(?n) LIMIT 20"
    ),
    "two hops": (
        "SELECT ?o (COUNT(?p) AS ?n) { ?m skos:prefLabel 'diffusion policy' . ?p kg:mentions ?m . ?p kg:mentions ?o } "
        "GROUP BY ?o ORDER BY DESC(?n) LIMIT 20"
    ),
    "classes": "SELECT ?c (COUNT(?s) AS ?n) { ?s a ?c } GROUP BY ?c ORDER BY DESC(?n)",
    "text filter": "SELECT (COUNT(?s) AS ?n) { ?s nif:anchorOf ?t FILTER(CONTAINS(LCASE(?t), 'robot')) }",
}
AGGREGATES = ("methods by papers", "datasets per task", "two hops", "classes")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", default="exports")
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--no-rdflib", action="store_true")
    options = parser.parse_args()
    workspace = kg.load(options.folder)
    ttl = Path(options.folder) / "graph.ttl"
    ways: dict[str, Callable[[str], int]] = {}
    if not options.no_rdflib:
        graph = timed("rdflib: load", lambda: rdflib.Graph().parse(ttl, format="turtle"))
        ways["rdflib"] = lambda query: len(list(graph.query(query, initNs=PREFIXES)))
    store = Store()
    timed("pyoxigraph: load", lambda: store.load(path=ttl, format=RdfFormat.TURTLE))
    ways["pyoxigraph"] = lambda query: len(list(store.query(query, prefixes=PREFIXES)))
    source = timed("kg: find or make the store", lambda: workspace.query_source(print))
    if source.is_dir():
        disk = Store.read_only(str(source))
        ways["pyoxigraph, disk"] = lambda query: len(list(disk.query(query, prefixes=PREFIXES)))
    first = QUERIES["classes"]
    command = [sys.executable, "-c", "from kg.cli import main; main()", "query", options.folder, first]
    timed("kg query: the whole command", lambda: subprocess.run(command, check=True, stdout=subprocess.DEVNULL))
    with QuerySession(source) as session:
        timed("kg session: start and first query", lambda: session.run(first))
        ways["kg session"] = lambda query: len(session.run(query).rows)
        times = {name: measure(ways, query, options.repeat) for name, query in QUERIES.items()}
    print(f"\n{'ms, the median of ' + str(options.repeat):<22}" + "".join(f"{way:>18}" for way in ways))
    for name, row in times.items():
        print(f"{name:<22}" + "".join(f"{row[way] * 1000:>18.1f}" for way in ways))
    print("\nratios (over 1: kg is faster)")
    for way in ways:
        if way != "kg session":
            total = ratio(times, way, tuple(QUERIES)), ratio(times, way, AGGREGATES)
            print(f"  {way} / kg session: {total[0]:.2f} on all, {total[1]:.2f} on aggregates")


def ratio(times: dict[str, dict[str, float]], way: str, names: tuple[str, ...]) -> float:
    """How much longer all of these take one way than in a session of kg."""
    return sum(times[name][way] for name in names) / sum(times[name]["kg session"] for name in names)


def measure(ways: dict[str, Callable[[str], int]], query: str, repeat: int) -> dict[str, float]:
    """The median of seconds, each way; all must give as many rows."""
    found, seconds = {}, {}
    for way, run in ways.items():
        took = []
        for _ in range(repeat):
            begin = time.perf_counter()
            found[way] = run(query)
            took.append(time.perf_counter() - begin)
        seconds[way] = statistics.median(took)
    assert len(set(found.values())) == 1, (query, found)
    return seconds


def timed(what: str, run: Callable[[], object]) -> object:
    begin = time.perf_counter()
    result = run()
    print(f"{what:<40}{time.perf_counter() - begin:8.2f} s")
    return result


if __name__ == "__main__":
    main()
