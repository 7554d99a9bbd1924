"""Whatever texts hold, in every view they are text: nothing runs, nothing is asked for, nothing breaks the width."""

import pytest
from playwright.sync_api import expect

from kg.explore.network import Explorer
from tests.explore.conftest import write
from tests.explore.views import VIEWS, show
from tests.export.hostile import hostile_records

pytestmark = pytest.mark.browser

TEXTS = (
    '"><img src=x onerror=window.__hacked=1>',
    "</script></style></title><script>window.__hacked=1</script><!--",
    "<svg/onload=window.__hacked=1><a href=javascript:window.__hacked=1>x</a>",
    "{{ 7*7 }}{% raw %}${window.__hacked=1}#{1}<%= 1 %>",
    "javascript:window.__hacked=1",
    "data:text/html,<script>window.__hacked=1</script>",
    "\u202eevil\u2066\u2067\u200f\u061c right",
    "x" * 10_000,
    "word " * 2000,
    "__proto__",
    "constructor",
    "' onmouseover='window.__hacked=1",
    "\u0000\u0008\ufffe\ud800",
    "\u0301" * 300,
)
TYPES = ("Method", "Task", "Dataset", "Robot", "RobotKind", "Metric", "<b>Type</b>")

#: Elements that only markup in a text could have made, and attributes that run or load something.
MADE = """() => {
    const made = ["img", "script", "iframe", "style", "b", "object", "i"].map((name) => `main ${name}, #hits ${name}`);
    const found = [...document.querySelectorAll(made.join(", "))];
    for (const element of document.querySelectorAll("*"))
        for (const { name, value } of element.attributes) {
            if (name.startsWith("on")) found.push(element);
            const leads = ["href", "src", "action", "formaction", "xlink:href"].includes(name);
            if (leads && !/^(#|https?:|data:image\\/svg)/.test(value)) found.push(element);
        }
    return found.map((element) => element.outerHTML.slice(0, 200));
}"""


@pytest.fixture(scope="module")
def hostile(tmp_path_factory):
    """A network in which every text is hostile: names, aliases, authors, venues, addresses, roles, words, facets."""
    network = Explorer(title=TEXTS[0], note=TEXTS[1])
    for number, text in enumerate(TEXTS):
        fields = {"authors": [text, text], "venue": text, "url": text, "opening": text, "sources": [text], "year": 2020}
        network.add_node(f"paper/{number}", text, type="Paper", ids=[["doi", text]], untitled=True, **fields)
        kind = TYPES[number % len(TYPES)]
        more = {"aliases": [text], "maker": text, "kind": text, "matches": [text], "senses": [text], "name": text}
        network.add_node(f"entity/{number}", text, type=kind, ambiguous=number % 2 == 0, **more)
    for number in range(len(TEXTS)):
        for step, role in enumerate(("uses", "proposes", TEXTS[0], TEXTS[4])):
            target = f"entity/{(number + step) % len(TEXTS)}"
            network.add_edge(f"paper/{number}", target, type=role, confidence=0.5)
        other = f"paper/{(number + 1) % len(TEXTS)}"
        shared = [f"entity/{(number + 1) % len(TEXTS)}"]
        facets = {TEXTS[0]: 0.2, "method": 0.3}
        network.add_edge(f"paper/{number}", other, type="related", score=0.5, facets=facets, shared=shared, words=TEXTS)
        stated = {"support": 2, "evidence": [[0, TEXTS[0]]], "confidence": 0.5}
        network.add_edge(f"entity/{number}", f"entity/{(number + 3) % len(TEXTS)}", type=TEXTS[2], **stated)
    path = tmp_path_factory.mktemp("hostile") / "page.html"
    network.write_html(path)
    return path


@pytest.mark.parametrize("width", [400, 1300])
def test_hostile_texts_are_text_in_every_view(open_page, hostile, width):
    page = open_page(hostile, viewport={"width": width, "height": 800})
    for view in VIEWS:
        if view.name in ("reasons", "matrix", "cluster"):  # need sentences, or clusters, which this network has not
            continue
        show(page, view)
        assert page.evaluate(MADE) == [], view.name
        assert page.evaluate("document.documentElement.scrollWidth") <= width, view.name
        view.leave(page)
    for number in range(len(TEXTS)):
        for kind in ("paper", "entity"):
            page.evaluate("id => { location.hash = 'n=' + id }", f"{kind}/{number}")
            expect(page.locator("main h1")).to_be_attached()
            assert page.evaluate(MADE) == []
    assert page.evaluate("({}).polluted === undefined && ({}).toString === Object.prototype.toString")


ADDRESSES = (
    "#n=<img src=x onerror=window.__hacked=1>",
    "#n=__proto__",
    "#list=constructor",
    "#list=<script>window.__hacked=1</script>&of=x",
    "#with=__proto__&with=<b>x</b>",
    "#path=javascript:1&to=%00",
    "#pair=%E0%A4%A&to=x",
    "#matrix=__proto__,constructor&few=-1",
    "#cluster=1e9",
    "#share=toString",
    "#all&hide=__proto__&roles=constructor&sure=NaN&years=a-b",
    "#gaps=<i>&hide=" + "x" * 5000,
    "#reading=1&reading=2",
    "#" + "&".join(f"k{n}=v" for n in range(500)),
    "#%%%",
)


def test_hostile_addresses_show_a_view_that_says_so(open_page, sample):
    page = open_page(sample)
    for address in ADDRESSES:
        page.evaluate("address => { location.hash = '' ; location.hash = address }", address)
        page.wait_for_timeout(60)
        expect(page.locator("main h1")).to_be_attached()
        assert page.evaluate(MADE) == [], address


def test_names_that_break_other_programs_break_no_view(open_page, tmp_path):
    page = open_page(write(tmp_path / "page.html", hostile_records()), viewport={"width": 400, "height": 800})
    for view in VIEWS:
        if view.name == "reasons":
            continue
        show(page, view)
        assert page.evaluate(MADE) == [], view.name
        assert page.evaluate("document.documentElement.scrollWidth") <= 400, view.name
        view.leave(page)
