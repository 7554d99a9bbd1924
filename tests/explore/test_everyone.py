"""The page by keyboard alone, without motion, in other scripts, on a phone and on a wall; links that reopen a view."""

import re

import pytest
from playwright.sync_api import expect

from kg.explore.network import Explorer
from tests.explore.views import VIEWS, View, show
from tests.samples import HOPPER_PAPER, LEAP_PAPER, POLICY, SIM

pytestmark = pytest.mark.browser

#: What has the focus: its text, whether the focus shows, and whether it is in sight and not under something else.
FOCUS = """() => {
    const element = document.activeElement;
    if (element === document.body) return null;
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const at = document.elementFromPoint(box.x + Math.min(box.width, 40) / 2, box.y + Math.min(box.height, 20) / 2);
    return {
        text: (element.ariaLabel || element.textContent || element.id).trim(),
        shown: (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2) || element.tagName === "H1",
        seen: !!at && (element.contains(at) || at.contains(element)),
    };
}"""


def test_every_stop_of_the_tab_key_is_seen(open_page, sample):
    for width in (1300, 400):
        page = open_page(sample, f"#n={LEAP_PAPER.id}", viewport={"width": width, "height": 700})
        page.locator("#canvas[data-settled]").wait_for()
        stops = []
        for _ in range(200):
            page.keyboard.press("Tab")
            stop = page.evaluate(FOCUS)
            if stop is None:
                break
            stops.append(stop)
        assert stops[0]["text"] == "Skip to content"
        assert [stop["text"] for stop in stops if not (stop["shown"] and stop["seen"])] == []
        texts = " ".join(stop["text"] for stop in stops)
        for name in ("Reading list", "Help", "Papers", "GraspSim", "both evaluate on", "PNG", "Drawing"):
            assert name in texts, name
        assert len(stops) < 200  # the keys lead out of everything


def test_the_main_flow_by_keyboard_alone(open_page, sample):
    page = open_page(sample)
    page.mouse.move(0, 0)

    def tab_to(text):
        for _ in range(150):
            page.keyboard.press("Tab")
            stop = page.evaluate(FOCUS)
            if stop and re.search(text, stop["text"]):
                return
        raise AssertionError(f"no stop called {text}")

    page.keyboard.press("/")
    page.keyboard.type("learning to grasp")
    page.keyboard.press("Enter")
    expect(page.locator("main h1")).to_be_focused()
    tab_to("^Add to reading list")
    page.keyboard.press("Enter")
    expect(page.locator("#live")).to_have_text("Added to the reading list")
    tab_to("both evaluate on GraspSim")
    page.keyboard.press("Enter")
    expect(page.locator(".pair .sentence").first).to_be_visible()
    tab_to("GraspSim")  # a mark in the sentence
    page.keyboard.press("Enter")
    expect(page.locator("main h1")).to_have_text("GraspSim")
    page.keyboard.press("t")
    page.keyboard.press("Space")  # hides the first type, papers
    expect(page.locator("main")).to_contain_text("Papers are hidden")
    page.keyboard.press("Space")
    page.keyboard.press("d")
    page.keyboard.press("n")
    page.keyboard.press("n")
    expect(page.locator("#card")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("main h1")).not_to_have_text("GraspSim")
    page.go_back()  # Alt and the arrow to the left, which a browser without a window does not know
    expect(page.locator("main h1")).to_have_text("GraspSim")
    page.keyboard.press("r")
    tab_to("^Note on LEAP")
    page.keyboard.type("by keyboard")
    tab_to("^Save a file")
    with page.expect_download() as download:
        page.keyboard.press("Enter")
    assert "by keyboard" in download.value.path().read_text(encoding="utf-8")


def test_whoever_wants_less_motion_gets_none(open_page, sample):
    moving = """() => [...document.querySelectorAll("*")].filter((element) => {
        const style = getComputedStyle(element);
        if (style.animationName !== "none" || style.scrollBehavior === "smooth") return true;
        return parseFloat(style.transitionDuration) > 0;
    }).length"""
    page = open_page(sample, f"#n={LEAP_PAPER.id}", reduced_motion="reduce")
    assert page.evaluate(moving) == 0


ADDRESSES = sorted({view.address for view in VIEWS} - {"#"})


def test_a_link_reopens_the_view_and_back_and_forward_go_through_them(open_page, sample):
    page = open_page(sample)
    words = "() => document.querySelector('main').innerText"
    seen = []
    for address in ADDRESSES:
        show(page, View(address, address))
        seen.append((page.evaluate("location.hash"), page.title(), page.evaluate(words)))
    other = page.context.new_page()
    for address, title, text in seen:
        other.goto("about:blank")
        other.goto(page.url.partition("#")[0] + address)
        expect(other).to_have_title(title)
        assert other.evaluate(words) == text, address
    other.close()


def test_back_and_forward_restore_node_filter_and_path(open_page, sample):
    page = open_page(sample)
    steps = [f"#n={LEAP_PAPER.id}", f"#n={SIM.id}&hide=Task", f"#path={LEAP_PAPER.id}&to={POLICY.id}", "#list=Method"]
    titles = []
    for step in steps:
        page.evaluate("hash => { location.hash = hash }", step)
        page.wait_for_function("title => document.title !== title", arg=titles[-1] if titles else "Sample graph")
        titles.append(page.title())
    for number in (2, 1, 0, 1, 2, 3):
        page.go_back() if page.title() == titles[number + 1 if number < 3 else 0] else page.go_forward()
        expect(page).to_have_title(titles[number])
        assert page.evaluate("decodeURIComponent(location.hash)") == steps[number]
        pressed = page.locator(".legend button[aria-pressed=false]").count()
        assert pressed == (1 if number == 1 else 0)


NAMES = {
    "arabic": "تعلّم الإمساك بالأشياء",
    "hebrew": "למידת אחיזה (Grasp-7B)",
    "chinese": "机器人抓取策略学习",
    "japanese": "ロボット把持の学習",
    "korean": "로봇 파지 학습",
    "hindi": "रोबोट पकड़ना",
    "marks": "Z̷̢a̸l̵g̶o̴" * 5,
}


def test_names_in_any_script_are_found_and_keep_their_direction(open_page, tmp_path):
    network = Explorer(title="Scripts")
    for key, name in NAMES.items():
        network.add_node(f"paper/{key}", f"{name} 1", type="Paper", authors=[name, "A. B."])
        network.add_node(f"entity/{key}", name, type="Method", aliases=[f"{name} II"])
        network.add_edge(f"paper/{key}", f"entity/{key}", type="uses")
    network.write_html(tmp_path / "page.html")
    page = open_page(tmp_path / "page.html", viewport={"width": 360, "height": 700})
    for key, name in NAMES.items():
        page.locator("#q").fill(name)
        expect(page.locator("#hits [role=option]")).to_have_count(2)
        page.evaluate("id => { location.hash = 'n=' + id }", f"entity/{key}")
        expect(page.locator("main h1")).to_have_text(name)
        way = page.locator("main h1").evaluate("h => getComputedStyle(h).direction")
        assert way == ("rtl" if key in ("arabic", "hebrew") else "ltr"), key
        assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize(("width", "height"), [(360, 640), (768, 1024), (3840, 2160)])
def test_every_width_has_all_of_it(open_page, sample, width, height):
    page = open_page(sample, f"#n={HOPPER_PAPER.id}", viewport={"width": width, "height": height})
    page.locator("#canvas[data-settled]").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for part in ("header.bar", "main h1", ".abstract", "#side", "#canvas"):
        box = page.locator(part).bounding_box()
        assert box["width"] > 100, part
        assert box["x"] >= 0, part
        assert box["x"] + box["width"] <= width, part
    wide = page.locator(".abstract").evaluate(
        "p => p.getBoundingClientRect().width / parseFloat(getComputedStyle(p).fontSize)"
    )
    assert wide < 60  # letters in a line, about two to a width of type
