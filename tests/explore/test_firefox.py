"""The main flow in Firefox, driven through WebDriver BiDi; ``make interop`` installs ``firefox-esr``."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.explore.conftest import write
from tests.explore.synthetic import synthetic_records
from tests.samples import GO1, HOPPER_PAPER, HOSTILE_PAPER, LEAP_PAPER, POLICY, SIM

pytestmark = pytest.mark.interop


@pytest.fixture(scope="module")
def downloads(tmp_path_factory) -> Path:
    return tmp_path_factory.mktemp("downloads")


@pytest.fixture(scope="module")
def firefox(playwright: Playwright, downloads: Path) -> Iterator[Browser]:
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    assert program, "firefox is missing: run make interop"
    opened = playwright.firefox.launch(executable_path=program, channel="moz-firefox", downloads_path=downloads)
    yield opened
    opened.close()


@pytest.fixture
def page(firefox: Browser) -> Iterator[Page]:
    heard: list[str] = []
    context = firefox.new_context(offline=True, viewport={"width": 1300, "height": 900})
    opened = context.new_page()
    opened.on("console", lambda m: heard.append(f"console {m.text}"))
    opened.on("pageerror", lambda e: heard.append(f"error {e}"))
    opened.on("request", lambda r: r.url.startswith(("file:", "blob:", "data:")) or heard.append(f"request {r.url}"))
    yield opened
    assert opened.evaluate("window.__hacked") is None
    context.close()
    assert heard == []


def at(page: Page, file: Path, address: str = "") -> Page:
    page.goto(file.as_uri() + address)
    page.locator("main h1").wait_for(state="attached")
    return page


def heading(page: Page):
    return page.locator("main h1")


def test_from_a_name_to_a_reason_and_back(page, sample):
    at(page, sample)
    page.keyboard.press("/")
    page.keyboard.type("learning to grasp")
    page.keyboard.press("Enter")
    expect(heading(page)).to_have_text("LEAP: Learning to Grasp")
    page.locator("#canvas[data-settled]").wait_for()
    assert page.locator("#canvas canvas").count() == 1
    button = page.locator(".reason > button").first
    button.click()
    expect(page.locator(".pair .sentence").first).to_be_visible()
    page.locator(".abstract a", has_text="GraspSim").click()
    expect(heading(page)).to_have_text("GraspSim")
    page.go_back()
    expect(heading(page)).to_have_text("LEAP: Learning to Grasp")
    page.go_forward()
    expect(heading(page)).to_have_text("GraspSim")


def test_every_view_comes_up_and_filters_hide(page, sample):
    for address in (
        f"#n={LEAP_PAPER.id}",
        f"#n={GO1.id}",
        f"#n={HOSTILE_PAPER.id}",
        "#list=Method",
        "#all",
        "#reading",
        "#n=x",
    ):
        at(page, sample, address)
        expect(heading(page)).to_be_visible()
    at(page, sample, f"#n={POLICY.id}&hide=Paper")
    expect(page.locator("main .message").first).to_contain_text("hidden")


def test_the_reading_list_lasts_and_goes_out_and_in(page, sample, tmp_path):
    at(page, sample, f"#n={LEAP_PAPER.id}")
    page.get_by_role("button", name="Add to reading list").click()
    at(page, sample, "#reading")
    page.get_by_label("Note on LEAP").fill("first")
    heading(page).click()
    page.reload()
    expect(page.get_by_label("Note on LEAP")).to_have_value("first")
    expect(page.locator("#kept")).to_contain_text("Kept in this browser")
    text = page.evaluate("ReadingWrite.FORMATS.bibtex.write(ReadingList.shown())")
    page.get_by_role("button", name="Remove").click()
    (tmp_path / "list.bib").write_text(text, encoding="utf-8")
    (tmp_path / "more.json").write_text(json.dumps([HOPPER_PAPER.id]), encoding="utf-8")
    page.locator("#reading-file").set_input_files([tmp_path / "list.bib", tmp_path / "more.json"])
    expect(page.locator(".listed")).to_have_count(2)
    expect(page.get_by_label("Note on LEAP")).to_have_value("first")


def test_files_are_saved(page, sample, downloads):
    at(page, sample, f"#n={SIM.id}")
    page.locator("#canvas[data-settled]").wait_for()
    page.get_by_role("button", name="PNG").click()
    expect(page.locator("#live")).to_have_text("GraspSim.png is saved by the browser")
    saved = downloads / "GraspSim.png"  # through BiDi Playwright hears of no download
    for _ in range(50):
        if saved.is_file() and saved.read_bytes().endswith(b"IEND\xaeB\x60\x82"):
            break
        page.wait_for_timeout(100)
    assert saved.read_bytes().startswith(b"\x89PNG")


def test_help_and_keys(page, sample):
    at(page, sample, f"#n={LEAP_PAPER.id}")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("h")
    expect(page).to_have_title("Sample graph")


def test_compressed_texts_are_read(page, tmp_path):
    records = synthetic_records(501, 40)
    at(page, write(tmp_path / "many.html", records), f"#n={records.papers[-1].paper.id}")
    expect(page.locator(".abstract")).to_contain_text("In sentence 0 we look at")
