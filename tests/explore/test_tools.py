"""What stands around the views: help and keys, the picture of the drawing, the style for paper."""

import base64

import pytest
from playwright.sync_api import expect

from tests.samples import LEAP_PAPER, SIM

pytestmark = pytest.mark.browser


def focused(page) -> str:
    return page.evaluate("document.activeElement.id || document.activeElement.textContent.trim()")


def test_help_opens_by_key_and_button_keeps_the_focus_in_and_gives_it_back(open_page, sample):
    page = open_page(sample, f"#n={LEAP_PAPER.id}")
    button = page.get_by_role("button", name="Help")
    button.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Help")
    expect(dialog).to_be_visible()
    assert focused(page) == "help-title"
    for _ in range(8):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement === document.body || !!document.activeElement.closest('dialog')")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(button).to_be_focused()
    page.keyboard.press("?")
    expect(dialog).to_be_visible()
    page.keyboard.press("r")  # no key of the page acts behind a dialog
    expect(page.locator("main h1")).to_have_text("LEAP: Learning to Grasp")
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)


def test_every_key_of_the_help_does_what_it_says(open_page, sample):
    page = open_page(sample, f"#n={LEAP_PAPER.id}")
    page.keyboard.press("?")
    told = page.locator("dialog dl.keys").first.locator("dt").all_inner_texts()
    assert [text.strip() for text in told][2:] == ["/", "?", "h", "r", "a", "c", "t", "m", "d", "1–9"]
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("m")
    assert focused(page) == "LEAP: Learning to Grasp"
    page.keyboard.press("1")
    first = focused(page)
    page.keyboard.press("2")
    assert focused(page) not in (first, "content")
    assert page.evaluate("document.activeElement.tagName") == "H2"
    page.keyboard.press("d")
    assert focused(page) == "canvas"
    page.keyboard.press("t")
    assert focused(page).startswith("Papers")
    page.keyboard.press("a")
    expect(page.locator("#live")).to_have_text("Added to the reading list")
    page.keyboard.press("c")
    expect(page.locator("main .copy:not(.listing)")).to_have_text("Copied")
    page.keyboard.press("r")
    expect(page.locator("main h1")).to_have_text("Reading list")
    page.keyboard.press("h")
    expect(page).to_have_title("Sample graph")
    page.keyboard.press("/")
    assert focused(page) == "q"
    page.keyboard.type("r?a")  # letters, where one types
    expect(page.locator("#q")).to_have_value("r?a")


def test_keys_can_be_switched_off_for_good(open_page, sample):
    page = open_page(sample)
    page.get_by_role("button", name="Help").click()
    page.get_by_label("Single letters and signs").uncheck()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    for _ in range(2):
        for key in "/r?":
            page.keyboard.press(key)
        assert page.locator("dialog").count() == 0
        assert "reading" not in page.url
        assert focused(page) != "q"
        page.reload()
    page.get_by_role("button", name="Help").click()
    page.get_by_label("Single letters and signs").check()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("r")
    expect(page.locator("main h1")).to_have_text("Reading list")


#: Width, height and the colours of a picture given as base64.
PIXELS = """async (text) => {
    const bytes = Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], {type: "image/png"}));
    const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
    pen.drawImage(image, 0, 0);
    const found = new Set(new Uint32Array(pen.getImageData(0, 0, image.width, image.height).data.buffer));
    const hex = (n) => [n, n >> 8, n >> 16].map((one) => (one & 255).toString(16).padStart(2, "0")).join("");
    return [image.width, image.height, [...found].map(hex)];
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_drawing_is_saved_as_a_picture(open_page, sample, tmp_path, scheme):
    page = open_page(sample, f"#n={SIM.id}", color_scheme=scheme, viewport={"width": 1000, "height": 500})
    page.locator("#canvas[data-settled]").wait_for()
    seen = "(() => { const p = Chart.network().getViewPosition(); return [p.x, p.y, Chart.network().getScale()]; })()"
    before = page.evaluate(seen)
    with page.expect_download() as download:
        page.get_by_role("button", name="PNG").click()
    assert download.value.suggested_filename == "GraspSim.png"
    download.value.save_as(tmp_path / "x.png")
    png = (tmp_path / "x.png").read_bytes()
    assert png.startswith(b"\x89PNG")
    width, height, colours = page.evaluate(PIXELS, base64.b64encode(png).decode())
    place = page.evaluate(
        "[document.getElementById('canvas').clientWidth, document.getElementById('canvas').clientHeight]"
    )
    assert width == 2 * place[0]
    assert height > 2 * place[1]
    light = scheme == "light"
    assert ("ffffff" if light else "14171c") in colours  # the page
    assert ("00735a" if light else "3fc9a4") in colours  # a dataset
    assert ("3d4654" if light else "c3cad6") in colours  # papers
    assert page.evaluate(seen) == pytest.approx(before)


def test_on_paper_a_view_is_its_text_and_its_addresses(open_page, sample):
    page = open_page(sample, f"#n={LEAP_PAPER.id}")
    page.emulate_media(media="print")
    for gone in ("header.bar", "#side", "main .copy"):
        assert page.locator(gone).first.is_hidden(), gone
    for kept in ("main h1", ".abstract", ".results", ".related", ".authors"):
        assert page.locator(kept).first.is_visible(), kept
    after = page.locator(".meta .out").first.evaluate("a => getComputedStyle(a, '::after').content")
    assert "https://arxiv.org/abs/2601.00001" in after or "attr(href)" in after
    assert page.pdf().startswith(b"%PDF")
