"""The drawing in a browser: what it shows, how it grows, and its keys."""

import re

import pytest
from playwright.sync_api import expect

from tests.explore.conftest import write
from tests.explore.small import address, small_records
from tests.explore.synthetic import synthetic_records

pytestmark = pytest.mark.browser


@pytest.fixture(scope="session")
def small(tmp_path_factory):
    return write(tmp_path_factory.mktemp("drawing") / "small.html", small_records())


@pytest.fixture(scope="session")
def large(tmp_path_factory):
    return write(tmp_path_factory.mktemp("drawing") / "large.html", synthetic_records(1600, 500))


HUB = "() => Store.id(Store.members('Method')[0])"
MORE = "() => Chart.picture().extras.filter(dot => dot.type === 'More').map(dot => dot.label)"


def settled(page):
    page.locator("#canvas[data-settled]").wait_for()


def at_hub(open_page, path):
    page = open_page(path)
    hub = page.evaluate(HUB)
    page.evaluate("id => { location.hash = 'n=' + id }", hub)
    settled(page)
    return page, hub


def test_a_hub_shows_its_best_and_says_how_many_more(open_page, large):
    page, hub = at_hub(open_page, large)
    count = page.evaluate("id => Store.degree(Store.find(id))", hub)
    assert count > 300
    labels = page.evaluate(MORE)
    assert f"+{count - 16:,} more papers" in labels
    before = page.evaluate("Chart.picture().nodes.length")
    assert before <= 60
    page.evaluate("() => Card.take(Chart.picture().extras.find(dot => dot.group === 'papers').key)")
    settled(page)
    assert page.evaluate("Chart.picture().nodes.length") > before
    assert f"+{count - 36:,} more papers" in page.evaluate(MORE)
    for _ in range(12):
        page.evaluate("() => Card.take(Chart.picture().extras.find(dot => dot.group === 'papers').key)")
    settled(page)
    assert page.evaluate("Chart.picture().nodes.length") == 150
    expect(page.locator("#side-note")).to_contain_text("150 nodes are the most that is drawn")


def test_150_nodes_settle_within_a_second_and_never_block(open_page, large):
    page, _ = at_hub(open_page, large)
    told = page.evaluate(
        """async () => {
            for (let n = 0; n < 12; n++) Ego.open(Chart.picture().center, "papers");
            const start = performance.now();
            let worst = 0, last = start, done = false;
            const frame = () => {
                const now = performance.now();
                worst = Math.max(worst, now - last);
                last = now;
                if (!done) setTimeout(frame, 0);
            };
            Chart.show(Ego.around(Chart.picture().center), "");
            frame();
            const settled = () => document.querySelector("#canvas[data-settled]");
            while (!settled()) await new Promise(resolve => setTimeout(resolve, 5));
            done = true;
            return [Chart.picture().nodes.length, performance.now() - start, worst];
        }"""
    )
    nodes, time, worst = told
    assert nodes == 150
    # A second and a twentieth of one are what is promised; a busy machine gets four times as much.
    assert time < 4000
    assert worst < 800


def test_the_card_of_a_node_opens_it_grows_it_and_asks_for_the_way(open_page, small):
    page = open_page(small, f"#n={address('Alpha paper')}")
    settled(page)
    page.evaluate("id => Card.take(Store.find(id))", address("Walker 1"))
    card = page.locator("#card")
    expect(card.locator(".what")).to_contain_text("Walker 1")
    expect(card).to_contain_text("deploys on")
    assert page.evaluate("id => Chart.picture().nodes.includes(Store.find(id))", address("walking")) is False
    page.evaluate("id => Card.take(Store.find(id))", address("Delta paper"))
    card.get_by_role("button", name="Show its neighbours").click()
    settled(page)
    names = page.evaluate("Chart.picture().nodes.map(Store.label)")
    assert "Delta" in names
    assert "+2 that only it names" in page.evaluate(MORE)
    card.get_by_role("button", name="Hide its neighbours").click()
    settled(page)
    assert "Delta" not in page.evaluate("Chart.picture().nodes.map(Store.label)")
    card.get_by_role("link", name="Ways there").click()
    expect(page.locator("main h1")).to_have_text("Connected in 2 steps")
    expect(card).to_be_hidden()


def test_the_keys_of_the_drawing(open_page, small):
    page = open_page(small, f"#n={address('Beta paper')}")
    settled(page)
    page.locator("#canvas").focus()
    page.keyboard.press("n")
    expect(page.locator("#card .what")).to_contain_text("Beta paper")
    expect(page.locator("#live")).to_have_text("Beta paper · Paper")
    page.keyboard.press("n")
    second = page.evaluate("Store.label(Chart.picture().nodes[1])")
    expect(page.locator("#card .what")).to_contain_text(second)
    page.keyboard.press("p")
    expect(page.locator("#card .what")).to_contain_text("Beta paper")
    page.keyboard.press("p")  # around to the last one, which is "+… that only it names"
    expect(page.locator("#live")).to_have_text(re.compile(r"\+\d+ .*: Enter shows them"))
    before = page.evaluate("Chart.picture().nodes.length")
    page.keyboard.press("Enter")
    settled(page)
    assert page.evaluate("Chart.picture().nodes.length") > before
    for key in ("+", "-", "0", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
        page.keyboard.press(key)
    page.keyboard.press("Escape")
    expect(page.locator("#card")).to_be_hidden()
    page.keyboard.press("n")
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    expect(page.locator("main h1")).to_have_text(second)


def test_buttons_move_and_roles_are_written_on_demand(open_page, small):
    page = open_page(small, f"#n={address('Alpha paper')}")
    settled(page)
    for name in ("Move left", "Move up", "Move down", "Move right", "Zoom in", "Zoom out", "Fit"):
        page.get_by_role("button", name=name).click()
    roles = page.get_by_role("button", name="Roles")
    roles.click()
    expect(roles).to_have_attribute("aria-pressed", "true")
    roles.click()
    expect(roles).to_have_attribute("aria-pressed", "false")


def test_the_filters_say_what_the_drawing_lacks(open_page, small):
    page = open_page(small, f"#n={address('Alpha paper')}&hide=Dataset&roles=deployedOn&sure=50")
    settled(page)
    expect(page.locator("#side-note")).to_have_text(
        re.compile("hidden by the filters: datasets; links that say “deploys on”; links less sure than 50 %")
    )
    assert "Walker 1" not in page.evaluate("Chart.picture().nodes.map(Store.label)")


def test_the_whole_graph_stands_where_the_build_put_it(open_page, small):
    page = open_page(small, "#all")
    settled(page)
    names = page.evaluate("Chart.picture().nodes.map(Store.label)")
    assert "Alpha" in names
    assert "Solo" not in names  # one paper alone names it
    page.locator("main .few").get_by_role("button", name="Show them").click()
    settled(page)
    assert page.evaluate("Chart.picture().nodes.length") == page.evaluate("Store.size")
    assert page.evaluate("Chart.picture().places.size") == page.evaluate("Store.size")


def test_of_a_large_graph_the_clusters_are_drawn(open_page, large):
    page = open_page(large, "#all")
    settled(page)
    expect(page.locator("main .message")).to_contain_text("drawings stop at 1,500")
    assert page.evaluate("Chart.picture().nodes.length") == 0
    first = page.evaluate("Chart.picture().extras[0].key")
    page.evaluate("key => Card.take(key)", first)
    page.locator("#card").get_by_role("button", name="Open").click()
    expect(page.locator(".eyebrow")).to_have_text("Cluster")
