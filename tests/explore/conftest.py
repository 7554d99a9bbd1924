"""Pages in a browser that must ask nothing of the network and say nothing on the console."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

from kg import ids
from kg.explore.build import write_explorer
from kg.graph.relatedness import relatedness
from kg.model import Records
from tests.samples import sample_records

Open = Callable[..., Page]


def write(path: Path, records: Records, **options: object) -> Path:
    write_explorer(path, records, relatedness(records), base_iri=ids.DEFAULT_BASE_IRI, **options)
    return path


@pytest.fixture(scope="session")
def sample(tmp_path_factory) -> Path:
    return write(tmp_path_factory.mktemp("explore") / "explorer.html", sample_records(), title="Sample graph")


@pytest.fixture
def open_page(browser) -> Iterator[Open]:
    """Opens a file, offline; when the test is over, checks that the page was silent and alone."""
    heard: list[str] = []
    contexts: list[BrowserContext] = []

    def listen(page: Page, path: Path) -> None:
        own = path.as_uri()
        page.on("request", lambda r: r.url.partition("#")[0] == own or heard.append(f"request {r.url}"))
        page.on("requestfailed", lambda r: heard.append(f"failed {r.url}"))
        page.on("console", lambda m: heard.append(f"console {m.text}"))
        page.on("pageerror", lambda e: heard.append(f"error {e}"))
        page.on("dialog", lambda d: (heard.append(f"dialog {d.message}"), d.dismiss()))
        page.on("popup", lambda p: heard.append(f"popup {p.url}"))

    def opened(path: Path, hash_: str = "", *, script: str = "", **options: object) -> Page:
        context = browser.new_context(offline=True, **{"viewport": {"width": 1300, "height": 900}, **options})
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(8000)
        listen(page, path)
        if script:
            page.add_init_script(script)
        page.goto(path.as_uri() + hash_)
        page.locator("main h1").wait_for(state="attached")
        return page

    yield opened
    for context in contexts:
        for page in context.pages:
            page.wait_for_timeout(50)
            assert page.evaluate("window.__hacked") is None
        context.close()
    assert heard == []
