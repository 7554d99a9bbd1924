"""The reading list: kept from visit to visit, with notes and an order, out and in as files."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.samples import HOPPER_PAPER, HOSTILE_PAPER, LEAP_PAPER

pytestmark = pytest.mark.browser

PAPERS = (LEAP_PAPER, HOPPER_PAPER, HOSTILE_PAPER)


def open_with(open_page, sample, *papers, **options):
    """The list with these papers on it."""
    page = open_page(sample, **options)
    for paper in papers:
        page.evaluate("id => ReadingList.insert(ReadingList.of(Store.find(id), ''))", paper.id)
    page.evaluate("location.hash = 'reading'")
    expect(page.locator("main h1")).to_have_text("Reading list")
    return page


def titles(page):
    return page.locator(".listed .line > :first-child > [dir]").all_inner_texts()


def bring_in(page, *files: tuple[str, str]):
    page.locator("#reading-file").set_input_files(
        [{"name": name, "mimeType": "text/plain", "buffer": text.encode()} for name, text in files]
    )
    expect(page.locator("main .message li, main .message p").first).to_be_visible()
    return page.locator("main .message p").inner_text()


def saved(page, name, folder: Path) -> str:
    page.get_by_label("Format").select_option(label=name)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save a file").click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path.read_text(encoding="utf-8")


def test_a_paper_goes_on_the_list_and_off_again(open_page, sample):
    page = open_page(sample, f"#n={LEAP_PAPER.id}")
    button = page.get_by_role("button", name="Add to reading list")
    button.click()
    expect(page.locator("#live")).to_have_text("Added to the reading list")
    on = page.get_by_role("button", name="In reading list")
    expect(on).to_have_attribute("aria-pressed", "true")
    link = page.get_by_role("link", name="Reading list 1")
    link.click()
    expect(page.locator("main h1")).to_have_text("Reading list")
    assert titles(page) == ["LEAP: Learning to Grasp"]
    assert page.url.endswith("#reading")
    page.go_back()
    on.click()
    expect(button).to_have_attribute("aria-pressed", "false")
    page.get_by_role("link", name="Reading list").click()
    expect(page.locator("main")).to_contain_text("No paper yet.")


def test_the_list_outlives_the_visit_and_tabs_share_it(open_page, sample):
    page = open_with(open_page, sample, LEAP_PAPER)
    page.get_by_label("Note on LEAP").fill("read §3 first")
    page.locator("h1").click()
    other = page.context.new_page()
    other.goto(sample.as_uri() + "#reading")
    expect(other.get_by_label("Note on LEAP")).to_have_value("read §3 first")
    expect(other.locator("#kept")).to_contain_text("Kept in this browser")
    other.get_by_role("button", name="Remove LEAP").click()
    expect(page.locator("main")).to_contain_text("No paper yet.")
    other.close()


def test_order_notes_and_undo_by_keyboard(open_page, sample):
    page = open_with(open_page, sample, *PAPERS)
    leap, hopper, hostile = titles(page)
    page.get_by_role("button", name=f"Move {leap} up").is_disabled()
    page.get_by_role("button", name=f"Move {leap} down").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#live")).to_have_text(f"{leap}: now 2 of 3")
    assert titles(page) == [hopper, leap, hostile]
    page.keyboard.press("Enter")  # the button has the focus still
    expect(page.locator("#live")).to_have_text(f"{leap}: now 3 of 3")
    assert titles(page) == [hopper, hostile, leap]
    assert page.evaluate("document.activeElement.dataset.move") == "up"  # it cannot go further down
    page.get_by_role("button", name=f"Remove {hopper}").click()
    expect(page.get_by_role("button", name="Undo")).to_be_focused()
    assert titles(page) == [hostile, leap]
    page.keyboard.press("Enter")
    expect(page.locator(".listed")).to_have_count(3)
    assert titles(page) == [hopper, hostile, leap]
    assert HOPPER_PAPER.id in page.evaluate("document.activeElement.getAttribute('href')")


@pytest.mark.parametrize(
    "script",
    [
        "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('no', 'SecurityError') }})",
        "Object.defineProperty(window, 'localStorage', {value: null})",
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }",
    ],
    ids=["refused", "none", "full"],
)
def test_where_nothing_can_be_stored_the_list_works_and_says_so(open_page, sample, script):
    page = open_with(open_page, sample, LEAP_PAPER, script=script)
    expect(page.locator("#kept")).to_contain_text("This browser keeps nothing for this page")
    page.get_by_label("Note on LEAP").fill("a note")
    page.evaluate("location.hash = ''")
    page.evaluate("location.hash = 'reading'")
    expect(page.get_by_label("Note on LEAP")).to_have_value("a note")


STORED = (
    "nonsense",
    "null",
    "[1]",
    '{"format": "kg-reading-list/1", "items": 7}',
    '{"format": "kg-reading-list/1", "items": [null, 1, {}, {"id": 3}, {"id": "entity/x-00000000"}, {"id": "../x"}]}',
)


def test_what_is_stored_may_be_anything(open_page, sample):
    page = open_with(open_page, sample, LEAP_PAPER)
    for stored in STORED:
        page.evaluate("text => localStorage.setItem('kg-explorer/reading-list', text)", stored)
        page.reload()
        expect(page.locator("main")).to_contain_text("No paper yet.")


FORMATS = {
    "JSON": "reading-list.json",
    "BibTeX": "reading-list.bib",
    "CSV": "reading-list.csv",
    "Markdown": "reading-list.md",
}


def test_every_format_comes_back_whole(open_page, sample, tmp_path):
    notes = {LEAP_PAPER: "50% of {A_1} & \\B, ~x^2 $y$ #1", HOPPER_PAPER: "=1+1", HOSTILE_PAPER: ""}
    page = open_with(open_page, sample, *PAPERS)
    for number, note in enumerate(notes.values()):
        page.locator(".listed textarea").nth(number).fill(note)
        page.locator("h1").click()
    before = titles(page)
    for name, file in FORMATS.items():
        text = saved(page, name, tmp_path)
        assert (tmp_path / file).is_file()
        for _ in PAPERS:
            page.get_by_role("button", name="Remove").first.click()
        expect(page.locator(".listed")).to_have_count(0)
        assert bring_in(page, (file, text)) == "3 papers added."
        assert titles(page) == before
        assert page.locator(".listed textarea").evaluate_all("all => all.map(one => one.value)") == list(notes.values())
        assert bring_in(page, (file, text)) == "0 papers added, 3 already there."
        assert page.locator(".listed textarea").evaluate_all("all => all.map(one => one.value)") == list(notes.values())


def test_the_files_are_what_other_programs_read(open_page, sample, tmp_path):
    import csv

    import bibtexparser

    page = open_with(open_page, sample, *PAPERS)
    page.locator(".listed textarea").first.fill("two\nlines, and a comma")
    page.locator("h1").click()
    library = bibtexparser.parse_string(saved(page, "BibTeX", tmp_path))
    assert not library.failed_blocks
    assert [f"paper/{entry.key}" for entry in library.entries] == [paper.id for paper in PAPERS]
    leap = {field.key: field.value for field in library.entries[0].fields}
    assert leap["title"] == "{LEAP:} Learning to Grasp"
    assert leap["author"] == "Ada Example and Bo Söhne"
    assert (leap["year"], leap["eprint"], leap["archiveprefix"]) == ("2026", "2601.00001", "arXiv")
    assert leap["url"] == "https://arxiv.org/abs/2601.00001"
    with (tmp_path / "list.csv").open("w", encoding="utf-8", newline="") as file:
        file.write(saved(page, "CSV", tmp_path))
    with (tmp_path / "list.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert rows[0]["Title"] == "LEAP: Learning to Grasp"
    assert rows[0]["Authors"] == "Ada Example; Bo Söhne"
    assert rows[0]["Note"] == "two\nlines, and a comma"
    assert [row["Id"] for row in rows] == [paper.id for paper in PAPERS]
    assert json.loads(saved(page, "JSON", tmp_path))["items"][0]["note"] == "two\nlines, and a comma"
    assert saved(page, "Markdown", tmp_path).splitlines()[:4] == [
        "# Reading list",
        "",
        "1. [LEAP: Learning to Grasp](https://arxiv.org/abs/2601.00001). Ada Example, Bo Söhne. CoRL 2026. "
        f"`{LEAP_PAPER.id}`",
        "   > two",
    ]


LEAP_AS = {
    "cites.bib": '@misc(x1,\n author = "B. S{\\"o}hne" # { and others},\n title = {{LEAP}: Learning to {G}rasp})',
    "eprint.bib": "@string{a = {b}}\n@misc{x, eprint={arXiv:2601.00001v2}}\n",
    "zotero.csv": '"Key","Title","DOI"\n"ABC","LEAP - learning to grasp",""\n',
    "excel.csv": "\ufefftitle;notes\r\nLEAP: Learning to Grasp;mine\r\n",
    "table.tsv": "url\tother\nhttp://www.arxiv.org/pdf/2601.00001v3.pdf\tx\n",
    "csl.json": '[{"id": "x", "URL": "https://arxiv.org/abs/2601.00001", "title": "?"}]',
    "names.json": '["LEAP: Learning to Grasp"]',
    "list.md": "# Mine\n\n- [ ] *LEAP: Learning to Grasp*.\n",
    "links.md": "* see [this](https://arxiv.org/abs/2601.00001)\n",
    "plain.txt": "1) LEAP: Learning to Grasp",
}


def test_a_paper_is_recognised_by_id_address_or_title(open_page, sample):
    page = open_with(open_page, sample)
    for name, text in LEAP_AS.items():
        assert bring_in(page, (name, text)) == "1 paper added.", name
        assert titles(page) == ["LEAP: Learning to Grasp"]
        page.get_by_role("button", name="Remove").click()


UNKNOWN = {
    "a.bib": ("@article{k, title={Something {E}lse}}", "Something Else — no paper of this page"),
    "b.bib": ("@article{k, title={Never closed", "b.bib — cannot be read as BibTeX"),
    "c.json": ('{"a": ', "c.json — cannot be read as JSON"),
    "d.json": ("[17, null]", "17 — no paper of this page"),
    "e.csv": ("a,b\n1,2\n", "e.csv — cannot be read as CSV (no column called"),
    "f.csv": ("title\n", "f.csv — no entry in it"),
    "g.md": ("nothing here", "g.md — no entry in it"),
    "h.txt": ("", "h.txt — cannot be read as CSV"),
}


def test_what_is_not_recognised_is_told(open_page, sample):
    page = open_with(open_page, sample)
    good = ("good.json", f'["{LEAP_PAPER.id}"]')
    for name, (text, told) in UNKNOWN.items():
        assert bring_in(page, (name, text), good).startswith("1 paper added, "), name
        expect(page.locator(".message li").first).to_contain_text(told)
        assert titles(page) == ["LEAP: Learning to Grasp"]  # the other file is taken all the same
        page.get_by_role("button", name="Remove").click()


def test_papers_of_another_page_stay_on_the_list(open_page, sample):
    foreign = {"id": "paper/arxiv-2001-00001-12345678", "title": "Elsewhere", "authors": ["C. D."], "year": 2020}
    text = json.dumps({"format": "kg-reading-list/1", "items": [foreign, {"id": LEAP_PAPER.id}]})
    page = open_with(open_page, sample)
    assert bring_in(page, ("list.json", text)) == "2 papers added."
    expect(page.locator(".listed").first).to_contain_text("Elsewhere — not in this page")
    expect(page.locator(".listed .byline").first).to_have_text("C. D. · 2020")
    assert titles(page)[1] == "LEAP: Learning to Grasp"


HOSTILE_TEXTS = (
    "<img src=x onerror=window.__hacked=1>",
    "</script><script>window.__hacked=1</script>",
    "{{ constructor.constructor('window.__hacked=1')() }} ${window.__hacked=1}",
    "javascript:window.__hacked=1",
    "\u202egnp.exe\u2066\u200f",
    "x" * 10_000,
    "](javascript:window.__hacked=1) `paper/x` > - 1. | \\",
)


def test_hostile_lists_and_notes_are_text(open_page, sample, tmp_path):
    page = open_with(open_page, sample, viewport={"width": 400, "height": 800})
    items = [
        {"id": f"paper/x-{n:08}", "title": text, "authors": [text, {"a": 1}], "venue": text, "url": text, "note": text}
        | {"ids": [["doi", text], "x", [1, 2]], "year": text, "__proto__": {"polluted": 1}, "constructor": text}
        for n, text in enumerate(HOSTILE_TEXTS)
    ]
    listed = json.dumps({"format": "kg-reading-list/1", "items": items})
    assert bring_in(page, ("evil.json", listed)).startswith(f"{len(HOSTILE_TEXTS)} papers added")
    bib = "".join(f"@misc{{k{n}, title = {{{text}}}, url = {{{text}}}}}\n" for n, text in enumerate(HOSTILE_TEXTS[:2]))
    rows = "Title,URL\n" + "".join(f'"{text}","{text}"\n' for text in HOSTILE_TEXTS)
    marks = "".join(f"- [{text}]({text})\n  > {text}\n" for text in HOSTILE_TEXTS)
    bring_in(page, ("<b>evil</b>.bib", bib), ("evil.csv", rows), ("evil.md", marks), ("<img>.json", "{"))
    assert page.locator("main img, main script, main b, main [onerror], main a[href^='javascript' i]").count() == 0
    assert page.evaluate("({}).polluted") is None
    assert page.evaluate("document.documentElement.scrollWidth") <= 400
    for name in ("JSON", "BibTeX", "CSV", "Markdown"):
        text = saved(page, name, tmp_path)
        assert bring_in(page, (f"again.{name.lower()}", text)).startswith("0 papers added, ")
        assert page.locator(".listed").count() == len(HOSTILE_TEXTS)
    assert "](javascript:" not in saved(page, "Markdown", tmp_path).replace("\\]\\(", "").replace("\\](", "")


def test_the_list_is_copied_and_where_that_is_refused_shown(open_page, sample):
    page = open_with(open_page, sample, LEAP_PAPER, script="delete Navigator.prototype.clipboard")
    page.get_by_label("Format").select_option(label="Markdown")
    page.get_by_role("button", name="Copy").click()
    assert page.get_by_label("The list as Markdown").input_value().startswith("# Reading list\n\n1. [LEAP")
