"""The pages in a browser that has no network but the server."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

import kg
from kg.graph.labels import paper_label
from kg.serve.run import Build, Limits, serving
from tests.samples import HOSTILE_PAPER, LEAP_PAPER

pytestmark = pytest.mark.browser


@pytest.fixture
def own(site) -> list[str]:
    """How the addresses of our servers begin."""
    return [site.server.url, "blob:"]


@pytest.fixture
def page(browser, own) -> Iterator[Page]:
    """When the test is over, nothing was asked of anybody else, and the console is empty."""
    heard: list[str] = []
    context = browser.new_context()
    opened = context.new_page()
    opened.set_default_timeout(8000)
    opened.on("request", lambda r: r.url.startswith(tuple(own)) or heard.append(f"request {r.url}"))
    opened.on("requestfailed", lambda r: heard.append(f"failed {r.url}"))
    opened.on("pageerror", lambda e: heard.append(f"error {e}"))
    opened.on("dialog", lambda d: (heard.append(f"dialog {d.message}"), d.dismiss()))
    opened.on("console", lambda m: "400 (Bad Request)" in m.text or heard.append(f"console {m.text}"))
    yield opened
    context.close()
    assert heard == []


def ask(page: Page, query: str) -> None:
    page.fill("#query", query)
    page.click("button:text-is('Run')")


def test_a_query_shows_a_table_whose_links_lead_to_pages(page, site):
    page.goto(site.endpoint)
    ask(page, "SELECT ?p ?label { ?p a kg:Paper ; rdfs:label ?label } ORDER BY ?label")
    expect(page.locator("#status")).to_contain_text("3 rows")
    page.click(f"text={LEAP_PAPER.id}")
    expect(page.locator("h1")).to_have_text("LEAP: Learning to Grasp")
    page.click("text=Show it in the explorer")
    assert page.url == f"{site.server.url}explorer#n={LEAP_PAPER.id}"


def test_errors_point_to_the_place(page, site):
    page.goto(site.endpoint)
    ask(page, "SELECT *\n{ ?s nope:x ?o }")
    expect(page.locator("#status.error")).to_contain_text("line 2, column 6: no prefix nope:")
    assert page.evaluate("document.getElementById('query').selectionStart") == 14


def test_ask_construct_examples_and_saving(page, site):
    page.goto(site.endpoint)
    ask(page, "ASK {}")
    expect(page.locator("#status")).to_contain_text("yes")
    ask(page, "CONSTRUCT WHERE { ?p kg:proposes ?m }")
    expect(page.locator("#answer pre")).to_contain_text("kg:proposes")
    labels = page.locator("#examples option").all_inner_texts()
    assert len(labels) > 10
    page.select_option("#examples", label=labels[1])
    page.click("button:text-is('Run')")
    expect(page.locator("#status")).to_contain_text("row")
    with page.expect_download() as saved:
        page.click("#save")
    assert saved.value.suggested_filename == "answer.csv"


def test_hostile_names_stay_text(page, site):
    page.goto(f"{site.server.url}{HOSTILE_PAPER.id}")
    expect(page.locator("h1")).to_contain_text("<img src=x")
    page.goto(site.endpoint)
    ask(page, "SELECT ?o { ?s rdfs:label ?o }")
    expect(page.locator("#answer")).to_contain_text("<img src=x")
    assert page.locator("#answer img").count() == 0


def test_the_home_page_links_to_what_there_is(page, site):
    page.goto(site.server.url)
    expect(page.locator("table")).to_contain_text("papers")
    for target in ("/explorer", "/sparql", "/dataset", "/health"):
        assert page.locator(f'main a[href="{target}"]').count() == 1
        assert site.get(target, "text/html, */*").status == 200


def test_the_explorer_of_a_build_shows_the_node_of_a_page(page, own, built):
    workspace = kg.load(built)
    paper = workspace.records.papers[0]
    build = Build("Seeds", workspace.base_iri, workspace.query_source(), workspace.explorer_file, workspace.stats())
    with serving(build, "127.0.0.1", 0, Limits(workers=1)) as server:
        own.append(server.url)
        page.goto(f"{server.url}{paper.paper.id}")
        page.click("text=Show it in the explorer")
        assert page.url == f"{server.url}explorer#n={paper.paper.id}"
        expect(page.locator("h1, h2").first).to_contain_text(paper_label(paper))


def test_a_query_in_the_address_is_run(page, site):
    page.goto(f"{site.endpoint}?query=ASK%20%7B%7D")
    expect(page.locator("#status")).to_contain_text("yes")
