"""Everybody can use the page: axe-core in every view, sizes of text and targets, keyboard, motion, paper."""

from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.explore.views import VIEWS, show

pytestmark = pytest.mark.browser

#: WCAG 2.2 on levels A and AA, and what axe-core holds to be good practice beyond.
TAGS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")

#: The smallest size of text, in CSS pixels; of each element with words of its own that one can see.
SMALL_TEXT = """() => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        if (!walker.currentNode.data.trim() || element.closest("script, style, noscript")) continue;
        if (!element.checkVisibility()) continue;
        const size = parseFloat(getComputedStyle(element).fontSize);
        if (size < 12) found.push(`${size} px: ${walker.currentNode.data.trim().slice(0, 40)}`);
    }
    return found;
}"""


@cache
def axe() -> str:
    return (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """What axe-core finds: a line a rule, with the first elements that break it."""
    if not page.evaluate("typeof window.axe === 'object'"):
        page.evaluate(axe())
    options = {"runOnly": list(TAGS), "resultTypes": ["violations"]}
    found: dict[str, Any] = page.evaluate("options => axe.run(document, options)", options)
    return [
        f"{rule['id']}: {rule['help']}: "
        + "; ".join(f"{node['html'][:160]} {node['failureSummary'][:300]}" for node in rule["nodes"][:3])
        for rule in found["violations"]
    ]


#: Each scheme and each width; the other two pairs, which find the same as a rule, have their turn in `make interop`.
LOOKS = (
    ("light", 1400),
    ("dark", 360),
    pytest.param("dark", 1400, marks=pytest.mark.interop),
    pytest.param("light", 360, marks=pytest.mark.interop),
)


@pytest.mark.parametrize(("scheme", "width"), LOOKS)
def test_no_view_breaks_a_rule_of_wcag(open_page, sample, scheme, width):
    page = open_page(sample, color_scheme=scheme, viewport={"width": width, "height": 900})
    found = {}
    for view in VIEWS:
        show(page, view)
        if here := [*violations(page), *page.evaluate(SMALL_TEXT)]:
            found[view.name] = here
        wide = page.evaluate("document.documentElement.scrollWidth")
        if wide > width:
            found[f"{view.name}, width"] = [str(wide)]
        view.leave(page)
    assert found == {}


def test_the_rules_find_what_breaks_them(open_page, sample):
    page = open_page(sample)
    page.evaluate("""() => {
        const bad = document.createElement("p");
        bad.textContent = "pale and small";
        bad.style.cssText = "color: #ccc; background: #fff; font-size: 9px";
        const field = document.createElement("input");
        document.querySelector("main").append(bad, field);
    }""")
    assert {line.partition(":")[0] for line in violations(page)} == {"color-contrast", "label"}
    assert page.evaluate(SMALL_TEXT) == ["9 px: pale and small"]
