"""The explorer page beside plain pyvis output of the same graph: `python -m benchmarks.explorer [NODES]…`.

One run, a made-up graph a size (a fifth of the nodes are papers). For the page: seconds to make it, megabytes,
milliseconds from the start of the navigation to the start view, of the worst of several keystrokes in the search, of a
paper view and of its drawing at rest, and the memory that its scripts hold. For pyvis with its default options: the
same where it has the same, the first node on its canvas in place of the start view. A page that has drawn nothing
within the limit is given up. Needs Chromium (KG_CHROMIUM, or on PATH).

With `--corpus DIR`, a folder that `kg build` made, it measures that page alone.
"""

import argparse
import os
import shutil
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from playwright.sync_api import TimeoutError as Timeout

from kg import ids
from kg.explore.build import explorer
from kg.graph.relatedness import relatedness
from kg.workspace import load
from tests.explore.synthetic import synthetic_records

SIZES = (1_000, 10_000, 100_000)
LIMIT = 60  # seconds that a page may take to draw
QUERIES = ("b", "ba", "bacodi", "network", "te", "zzzz", "co di fu")

SEARCH = """queries => Math.max(...queries.map(query => {
    const start = performance.now();
    const box = document.getElementById("q");
    box.value = query;
    box.dispatchEvent(new Event("input"));
    document.getElementById("found").getBoundingClientRect();
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
#: The moment of the first shape on a canvas.
FIRST = """for (const name of ["arc", "ellipse", "rect"]) {
    const draw = CanvasRenderingContext2D.prototype[name];
    CanvasRenderingContext2D.prototype[name] = function (...given) {
        window.__drawn ??= performance.now();
        return draw.apply(this, given);
    };
}"""


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured of a page; a measure that it does not have is ``None``."""

    build: float | None  # seconds
    size: float  # MB
    start: float | None = None  # milliseconds; None: nothing within the limit
    search: float | None = None
    view: float | None = None
    drawn: float | None = None
    heap: float | None = None  # MB

    @property
    def values(self) -> tuple[float | None, ...]:
        return (self.build, self.size, self.start, self.search, self.view, self.drawn, self.heap)


NAMES = ("make s", "MB", "start ms", "search ms", "paper ms", "drawn ms", "heap MB")


def row(name: str, values: tuple[float | None, ...], unit: str = "") -> str:
    cells = ("—" if value is None else f"{value:,.1f}{unit}" for value in values)
    return f"{name:<22}" + "".join(f"{cell:>12}" for cell in cells)


def heap(page) -> float:
    return page.evaluate("performance.memory.usedJSHeapSize") / 1e6


def measure_ours(browser: Browser, path: Path, paper: str, built: float | None) -> Figures:
    page = browser.new_page()
    page.goto(path.as_uri(), timeout=1000 * LIMIT)
    page.locator("main h1").wait_for(state="attached")
    start = page.evaluate("performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd")
    page.wait_for_timeout(1000)  # the index of the search is made while nobody types
    search = page.evaluate(SEARCH, QUERIES)
    view, drawn = page.evaluate(VIEW, paper)
    figures = Figures(built, path.stat().st_size / 1e6, start, search, view, drawn, heap(page))
    page.close()
    return figures


def measure_pyvis(browser: Browser, path: Path, built: float) -> Figures:
    size = path.stat().st_size / 1e6
    context = browser.new_context(offline=True)  # its Bootstrap would come from a CDN
    page = context.new_page()
    page.add_init_script(FIRST)
    try:
        page.goto(path.as_uri(), timeout=1000 * LIMIT, wait_until="commit")
        page.wait_for_function("window.__drawn !== undefined", timeout=1000 * LIMIT)
        return Figures(built, size, page.evaluate("window.__drawn"), heap=heap(page))
    except Timeout:
        return Figures(built, size)
    finally:
        page.close()


def compare(browser: Browser, nodes: int, folder: Path) -> None:
    papers = nodes // 5
    records = synthetic_records(papers, nodes - papers)
    pairs = relatedness(records)
    page = explorer(records, pairs, base_iri=ids.DEFAULT_BASE_IRI)
    start = time.perf_counter()
    page.write_html(folder / "explorer.html")
    ours = measure_ours(browser, folder / "explorer.html", records.papers[0].paper.id, time.perf_counter() - start)
    print(row(f"{nodes:,} nodes, explorer", ours.values), flush=True)
    network = page.to_pyvis()
    start = time.perf_counter()
    html = network.generate_html()  # write_html of pyvis takes the encoding of the locale
    (folder / "pyvis.html").write_text(html, encoding="utf-8")
    plain = measure_pyvis(browser, folder / "pyvis.html", time.perf_counter() - start)
    print(row(f"{nodes:,} nodes, pyvis", plain.values), flush=True)
    ratios = tuple(b / a if a and b else None for a, b in zip(ours.values, plain.values, strict=True))
    print(row("pyvis / explorer", ratios, "×"), flush=True)
    if plain.start is None:
        print(f"{'':<22}pyvis drew nothing within {LIMIT} s: start more than {1000 * LIMIT / ours.start:,.0f}×")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("nodes", nargs="*", type=int, default=SIZES)
    parser.add_argument("--corpus", type=Path, help="a build, whose page is measured alone")
    options = parser.parse_args()
    print(row("", (None,) * 0) + "".join(f"{name:>12}" for name in NAMES))
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as name:
        program = os.environ.get("KG_CHROMIUM") or shutil.which("chromium")
        arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=program, args=[*arguments, "--enable-precise-memory-info"])
        if options.corpus:
            built = load(options.corpus)
            figures = measure_ours(browser, built.explorer_file, built.papers[0].id, None)
            print(row(options.corpus.name, figures.values))
        else:
            for nodes in options.nodes:
                compare(browser, nodes, Path(name))
        browser.close()


if __name__ == "__main__":
    main()
