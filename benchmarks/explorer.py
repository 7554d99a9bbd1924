"""How the explorer page fares with size: `python -m benchmarks.explorer [PAPERS ENTITIES]…`, e.g. `2000 3000`.

Prints a line a size: seconds to build, megabytes, milliseconds from the start of the navigation to the start view, of a
keystroke in the search (the worst of several), of a paper view and of an entity view with their drawings settled, and
the memory that the scripts hold. Needs Chromium (KG_CHROMIUM, or on PATH).
"""

import os
import shutil
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from kg import ids
from kg.explore.build import write_explorer
from kg.graph.relatedness import relatedness
from tests.explore.synthetic import synthetic_records

SIZES = ((200, 400), (2000, 3000), (9000, 60000))
QUERIES = ("b", "ba", "bacodi", "network", "te", "zzzz", "co di fu")

SEARCH = """queries => Math.max(...queries.map(query => {
    const start = performance.now();
    const box = document.getElementById("q");
    box.value = query;
    box.dispatchEvent(new Event("input"));
    return performance.now() - start;
}))"""
VIEW = """async id => {
    const start = performance.now();
    document.getElementById("canvas").removeAttribute("data-settled");
    const done = (selector) => new Promise(resolve => {
        const look = () => document.querySelector(selector) ? resolve(performance.now() - start) : setTimeout(look, 1);
        look();
    });
    document.querySelector("main h1").remove();
    location.hash = "n=" + id;
    return [await done("main h1"), await done("#canvas[data-settled]")];
}"""


def main(sizes: tuple[tuple[int, int], ...]) -> None:
    columns = (
        "papers",
        "entities",
        "build s",
        "MB",
        "start ms",
        "search ms",
        "paper ms",
        "drawn",
        "entity ms",
        "drawn",
    )
    print(*(f"{name:>9}" for name in (*columns, "heap MB")))
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        program = os.environ.get("KG_CHROMIUM") or shutil.which("chromium")
        arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=program, args=[*arguments, "--enable-precise-memory-info"])
        for papers, entities in sizes:
            records = synthetic_records(papers, entities)
            pairs = relatedness(records)
            path = Path(folder) / "explorer.html"
            start = time.perf_counter()
            write_explorer(path, records, pairs, base_iri=ids.DEFAULT_BASE_IRI)
            built = time.perf_counter() - start
            page = browser.new_page()
            page.goto(path.as_uri())
            page.locator("main h1").wait_for(state="attached")
            loaded = page.evaluate("performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd")
            search = page.evaluate(SEARCH, QUERIES)
            paper = page.evaluate(VIEW, records.papers[0].paper.id)
            hub = page.evaluate("Store.id(Store.members('Method')[0])")
            entity = page.evaluate(VIEW, hub)
            heap = page.evaluate("performance.memory.usedJSHeapSize") / 1e6
            figures = (built, path.stat().st_size / 1e6, loaded, search, *paper, *entity, heap)
            print(f"{papers:>9} {entities:>9}", *(f"{figure:>9.1f}" for figure in figures), flush=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    given = [int(word) for word in sys.argv[1:]]
    main(tuple(zip(given[::2], given[1::2], strict=True)) or SIZES)
