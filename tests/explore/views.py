"""Every view of the page, and how to get there: for the tests that look at all of them, and for the screenshots."""

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page, expect


@dataclass(frozen=True, slots=True)
class View:
    """A state of the page."""

    name: str
    address: str  # the hash; {paper}, {other}, {entity}, {hub} stand for ids
    act: Callable[[Page], None] = lambda page: None
    leave: Callable[[Page], None] = lambda page: None


def _search(page: Page) -> None:
    page.keyboard.press("/")
    page.keyboard.type("e")
    expect(page.locator("#found")).to_be_visible()


def _reason(page: Page) -> None:
    page.locator(".reason > button").first.click()
    expect(page.locator(".pair .sentence").first).to_be_visible()


def _filters(page: Page) -> None:
    page.locator("#legend").get_by_role("button", name="Filters").click()
    expect(page.locator("#filters")).to_be_visible()


def _select(page: Page) -> None:
    page.locator("#canvas").focus()
    page.keyboard.press("n")
    page.keyboard.press("n")
    expect(page.locator("#card")).to_be_visible()


def _listed(page: Page) -> None:
    few = """() => {
        const papers = Store.members("Paper").slice(0, 3);
        for (const [n, i] of papers.entries()) ReadingList.insert(ReadingList.of(i, n ? "" : "a note"));
        Router.route();
        return papers.length;
    }"""
    expect(page.locator(".listed")).to_have_count(page.evaluate(few))
    page.get_by_role("button", name="Remove").last.click()
    expect(page.get_by_role("button", name="Undo")).to_be_visible()


def _help(page: Page) -> None:
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()


def _close_help(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


VIEWS = (
    View("start", "#"),
    View("search", "#", _search),
    View("paper", "#n={paper}"),
    View("reasons", "#n={paper}", _reason),
    View("entity", "#n={entity}"),
    View("filtered", "#n={entity}&hide=Paper,Task"),
    View("list", "#list=Method"),
    View("papers", "#list=Paper"),
    View("whole", "#all"),
    View("filters", "#n={entity}&roles=mentions&sure=10&years=2000-", _filters),
    View("clusters", "#clusters"),
    View("cluster", "#cluster=0"),
    View("matrix", "#matrix=Method,Task&few=1"),
    View("gaps", "#gaps"),
    View("path", "#path={paper}&to={hub}"),
    View("pair", "#pair={paper}&to={other}"),
    View("sharing", "#share={paper}"),
    View("with", "#with={hub}&with={entity}"),
    View("selected", "#n={hub}", _select),
    View("reading", "#reading", _listed),
    View("help", "#n={paper}", _help, _close_help),
    View("missing", "#n=entity/gone-00000000"),
)

PICKED = """() => {
    const links = (i) => Store.related(i).filter((item) => item.shared.length).length;
    const papers = [...Store.members("Paper")].sort((a, b) => links(b) - links(a) || a - b);
    const near = Store.related(papers[0]);
    const best = (type) => Store.members(type).find((i) => Store.degree(i) > 1) ?? Store.members(type)[0] ?? papers[0];
    return {
        paper: Store.id(papers[0]),
        other: Store.id((near.find((item) => item.shared.length) ?? near[0])?.other ?? papers[0]),
        entity: Store.id(best("Dataset")),
        hub: Store.id(best("Method")),
    };
}"""


def show(page: Page, view: View) -> None:
    """Brings a view up and waits until its drawing stands still."""
    target = view.address.format_map(page.evaluate(PICKED))
    page.evaluate("document.activeElement.blur()")
    page.evaluate("target => { location.hash = ''; location.hash = target }", target)
    page.wait_for_function(
        "target => decodeURIComponent(location.hash || '#') === decodeURIComponent(target)", arg=target
    )
    page.locator("main h1").wait_for(state="attached")
    page.wait_for_timeout(30)
    if page.locator("#side").is_visible():
        page.locator("#canvas[data-settled]").wait_for()
    view.act(page)
