"""The page in a browser, from a file and offline. ``open_page`` fails a test whose page asks or complains."""

import re

import pytest
from playwright.sync_api import expect

from kg.explore.network import Explorer
from tests.explore.conftest import write
from tests.explore.synthetic import synthetic_records
from tests.export.hostile import hostile_records
from tests.samples import (
    EVIL,
    GO1,
    HOPPER_ENTITY,
    HOPPER_PAPER,
    HOSTILE_ANNOTATED,
    HOSTILE_PAPER,
    LEAP_ANNOTATED,
    LEAP_ENTITY,
    LEAP_PAPER,
    POLICY,
    SIM,
    sample_records,
)

pytestmark = pytest.mark.browser


def at(thing) -> str:
    return f"#n={thing.id}"


def heading(page):
    return page.locator("main h1")


def section(page, title):
    return page.locator("main section", has=page.get_by_role("heading", name=title, exact=True))


def hits(page, text):
    page.locator("#q").fill(text)
    return page.locator("#hits [role=option] .name")


def test_start_shows_what_is_in_the_graph(open_page, sample):
    page = open_page(sample)
    expect(page).to_have_title("Sample graph")
    assert page.evaluate("document.compatMode") == "CSS1Compat"
    tiles = page.locator(".tile").all_inner_texts()
    assert [tile.split() for tile in tiles] == [
        ["3", "papers"],
        ["4", "methods"],
        ["1", "task"],
        ["1", "dataset"],
        ["1", "robot"],
        ["1", "robot", "kind"],
    ]
    top = section(page, "In most papers")
    assert top.locator("ol li").first.inner_text().split("\n")[0].startswith("diffusion policy")
    assert section(page, "Papers").locator("li").count() == 3
    expect(page.locator("#side")).to_be_hidden()


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("go1", "Unitree Go1"),
        ("UNITREE-GO", "Unitree Go1"),
        ("grasp sim", "GraspSim"),
        ("sohne", "LEAP: Learning to Grasp"),
        ("Söhne bo", "LEAP: Learning to Grasp"),
        ("diffusion policies", "diffusion policy"),
        ("learning to", "LEAP: Learning to Grasp"),
    ],
)
def test_search_by_alias_author_and_title_whatever_case_accents_and_spaces(open_page, sample, query, first):
    assert hits(open_page(sample), query).first.inner_text().startswith(first)


def test_search_says_that_nothing_was_found(open_page, sample):
    page = open_page(sample)
    assert hits(page, "zzz").count() == 0
    expect(page.locator("#hits-note")).to_have_text("Nothing is called “zzz”.")
    expect(page.locator("#live")).to_contain_text("0 results")


def test_a_click_on_a_result_shows_the_paper_and_back_goes_back(open_page, sample):
    page = open_page(sample)
    hits(page, "learning to grasp").first.click()
    expect(heading(page)).to_have_text("LEAP: Learning to Grasp")
    expect(page).to_have_title("LEAP: Learning to Grasp · Sample graph")
    assert page.url.endswith(at(LEAP_PAPER))
    expect(page.locator(".authors")).to_have_text("Ada Example, Bo Söhne")
    assert page.locator(".meta a").evaluate_all("links => links.map(a => a.href)") == [
        "https://arxiv.org/abs/2601.00001",
        "https://github.com/example/leap",
    ]
    page.locator(".abstract a", has_text="GraspSim").click()
    expect(heading(page)).to_have_text("GraspSim")
    page.go_back()
    expect(heading(page)).to_have_text("LEAP: Learning to Grasp")
    page.go_back()
    expect(page).to_have_title("Sample graph")
    page.go_forward()
    expect(heading(page)).to_have_text("LEAP: Learning to Grasp")


def test_keyboard_alone(open_page, sample):
    page = open_page(sample)
    page.keyboard.press("/")
    page.keyboard.type("o")
    box = page.locator("#q")
    expect(box).to_have_attribute("aria-expanded", "true")
    expect(box).to_have_attribute("aria-activedescendant", "hits-0")
    page.keyboard.press("ArrowDown")
    expect(box).to_have_attribute("aria-activedescendant", "hits-1")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    last = page.locator("#hits [role=option]").count() - 1
    expect(box).to_have_attribute("aria-activedescendant", f"hits-{last}")
    page.keyboard.press("Escape")
    expect(box).to_have_attribute("aria-expanded", "false")
    expect(page.locator("#found")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(box).to_have_value("")
    page.keyboard.type("hopper")
    page.keyboard.press("Enter")
    expect(heading(page)).to_have_text("Hopper")
    assert page.evaluate("document.activeElement.tagName") == "H1"
    page.keyboard.press("Tab")
    link = page.evaluate("document.activeElement.getAttribute('href')")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(re.escape(link) + "$"))


def test_skip_link_leads_to_the_content(open_page, sample):
    page = open_page(sample)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "content"
    assert "#" not in page.url


def test_hash_link_opens_a_node_and_an_unknown_one_says_so(open_page, sample):
    page = open_page(sample, at(SIM))
    expect(heading(page)).to_have_text("GraspSim")
    page.evaluate("location.hash = 'n=entity/gone-00000000'")
    expect(heading(page)).to_have_text("Not found")
    expect(page.locator("main .message")).to_contain_text("“entity/gone-00000000”")
    page.evaluate("location.hash = 'n=%E0%A4%A'")
    expect(heading(page)).to_have_text("Not found")
    page.evaluate("location.hash = 'list=Method'")
    expect(heading(page)).to_have_text("2 methods")
    expect(page.locator("main .few")).to_contain_text("2 methods that one paper alone has are left out.")
    page.locator("main .few").get_by_role("button", name="Show them").click()
    expect(heading(page)).to_have_text("4 methods")
    assert page.url.endswith("#list=Method&few=1")


@pytest.mark.parametrize(
    ("annotated", "cleaned"), [(LEAP_ANNOTATED, True), (HOSTILE_ANNOTATED, False)], ids=["markup", "emoji"]
)
def test_marks_as_written_are_the_quotes(open_page, sample, annotated, cleaned):
    page = open_page(sample, at(annotated.paper))
    button = page.get_by_role("button", name="As written")
    expect(button).to_have_count(int(cleaned))  # only where the two differ
    if cleaned:
        button.click()
    marks = page.locator(".abstract .mark")
    assert marks.evaluate_all("marks => marks.map(mark => mark.textContent)") == [
        annotated.paper.quote(mention.span) for mention in annotated.mentions
    ]
    assert page.locator(".abstract").evaluate("p => p.textContent") == annotated.paper.abstract


def test_marks_of_the_cleaned_text_name_their_entities(open_page, sample):
    page = open_page(sample, at(LEAP_PAPER))
    assert page.locator(".abstract .mark").evaluate_all("marks => marks.map(m => m.textContent)") == [
        *("LEAP", "diffusion policy", "dexterous grasping", "LEAP", "Hopper", "GraspSim", "Unitree Go1"),
    ]
    first = page.locator(".abstract .mark").first
    assert first.get_attribute("title") == "LEAP (diffusion policy) · Method · confidence 0.95"
    assert first.get_attribute("href") == at(LEAP_ENTITY)


def test_a_paper_tells_roles_and_results(open_page, sample):
    page = open_page(sample, at(LEAP_PAPER))
    roles = page.locator(".roles")
    names = roles.locator("dt").all_inner_texts()
    assert names == ["Proposes", "Addresses", "Deployed on", "Evaluates on", "Uses", "Compares with"]
    assert roles.locator("dd").nth(4).locator("a.chip span:first-of-type").all_inner_texts() == [
        "diffusion policy",
        "Unitree Go1",
    ]
    table = page.locator(".results")
    assert table.locator("th").all_inner_texts() == ["Value", "On", "Method", "Against"]
    row = table.locator("tbody tr").first
    assert [text.split("\n")[0] for text in row.locator("td").all_inner_texts()] == [
        "12.5% difference",
        "GraspSim",
        "LEAP",
        "Hopper",
    ]
    assert row.locator("td .node > [dir]").all_inner_texts() == ["GraspSim", "LEAP", "Hopper"]
    expect(table.locator(".said")).to_have_text("LEAP beats Hopper by 12.5% on GraspSim.")
    expect(row.locator("a").first).to_have_attribute("href", at(SIM))


def test_related_papers_say_why_with_both_sentences(open_page, sample):
    page = open_page(sample, at(LEAP_PAPER))
    first = section(page, "Related papers").locator("li.related").first
    expect(first.locator(".node").first).to_have_attribute("href", at(HOPPER_PAPER))
    first.get_by_role("button", name="and 2 more").click()
    reasons = first.locator(".reason > button").all_inner_texts()
    assert sorted(reasons) == [
        "both address dexterous grasping",
        "both evaluate on GraspSim",
        "both use diffusion policy",
        "compares with Hopper, which the other one proposes",
        "deploys on Unitree Go1, which the other one evaluates on",
    ]
    button = first.get_by_role("button", name="deploys on Unitree Go1")
    button.click()
    expect(button).to_have_attribute("aria-expanded", "true")
    sentences = first.locator(".pair .sentence")
    expect(sentences).to_have_count(2)
    assert sentences.all_inner_texts() == [
        "We deploy it on a Unitree Go1.",
        "Hopper is a diffusion policy for dexterous grasping, evaluated on GraspSim & on a Unitree Go1.",
    ]
    assert sentences.locator(".mark").all_inner_texts() == ["Unitree Go1", "Unitree Go1"]
    button.click()
    expect(sentences.first).to_be_hidden()


def test_an_entity_tells_its_facts_papers_company_and_relations(open_page, sample):
    page = open_page(sample, at(GO1))
    assert page.locator(".facts dd").all_inner_texts()[:2] == ["Go1", "Unitree Robotics"]
    expect(page.locator(".facts a")).to_have_text(re.compile("^quadruped"))
    papers = section(page, "2 papers")
    assert papers.locator("h3").all_inner_texts() == ["Deploy on it 1", "Evaluate on it 1"]
    company = section(page, "Goes with")
    assert "GraspSim(dataset)2" in [text.replace("\n", "") for text in company.locator("li").all_inner_texts()]
    page.evaluate(f"location.hash = '{at(HOPPER_ENTITY)[1:]}'")
    stated = section(page, "As stated")
    assert stated.locator("h3").all_inner_texts() == ["Outperformed by 1", "Evaluated on 1", "Used for 1"]
    line = stated.locator(".statement").first
    expect(line).to_contain_text("LEAP (diffusion policy)")
    line.get_by_role("button", name="Sentence").click()
    expect(line.locator(".sentence")).to_have_text("LEAP beats Hopper by 12.5% on GraspSim.")
    assert line.locator(".sentence .mark").all_inner_texts() == ["LEAP", "Hopper"]


def test_hostile_names_are_text(open_page, sample):
    page = open_page(sample)
    page.wait_for_timeout(50)
    for query in ("img src", "<b>", "onerror"):
        assert hits(page, query).count() >= 1
        page.keyboard.press("Escape")
    for thing in (HOSTILE_PAPER, EVIL, POLICY):
        page.evaluate(f"location.hash = '{at(thing)[1:]}'")
        page.locator("#canvas[data-settled]").wait_for()
        assert page.locator("main img, main b, main script, main [onerror], #hits img").count() == 0
    page.evaluate(f"location.hash = '{at(HOSTILE_PAPER)[1:]}'")
    expect(heading(page)).to_have_text('</script><img src=x onerror="alert(2)"> & "quotes" back')


def test_names_that_break_things_elsewhere(open_page, tmp_path):
    records = hostile_records()
    page = open_page(
        write(tmp_path / "page.html", records), at(records.papers[0].paper), viewport={"width": 400, "height": 800}
    )
    page.locator("#canvas[data-settled]").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 400
    chips = page.locator(".roles a.chip > [dir]").evaluate_all("chips => chips.map(chip => chip.textContent)")
    assert len(chips) == 12
    assert set(chips) >= {"=1+1", "null", "x" * 10_000, '</data></node>]]>&amp;<b a="1">', "a|b¦c,d;e\tf"}
    assert hits(page, "right to left").count() == 1
    for entity in records.entities:
        page.evaluate(f"location.hash = '{at(entity)[1:]}'")
        expect(page).to_have_url(re.compile(re.escape(at(entity)) + "$"))
    assert page.evaluate("document.documentElement.scrollWidth") <= 400


def test_an_old_browser_is_told_what_it_misses(open_page, tmp_path):
    records = synthetic_records(501, 30)
    path = write(tmp_path / "page.html", records)
    page = open_page(path, at(records.papers[0].paper), script="delete window.DecompressionStream")
    expect(page.locator("main")).to_contain_text("This browser is too old to unpack the abstracts.")
    assert page.locator(".roles a").count() > 0


def test_a_large_graph_is_compressed_and_opens_all_the_same(open_page, tmp_path, monkeypatch):
    monkeypatch.setattr("kg.explore.payload.PLAIN_NODES", 5)
    path = write(tmp_path / "page.html", sample_records())
    assert '<script type="application/gzip" id="graph">' in path.read_text(encoding="utf-8")
    page = open_page(path, at(LEAP_PAPER))
    expect(heading(page)).to_have_text("LEAP: Learning to Grasp")
    assert hits(page, "go1").first.inner_text().startswith("Unitree Go1")
    page.reload()
    expect(heading(page)).to_have_text("LEAP: Learning to Grasp")
    page = open_page(path, script="delete window.DecompressionStream")
    expect(page.locator("main")).to_contain_text("This browser is too old to unpack this page.")


def test_only_web_addresses_become_links(open_page, tmp_path):
    network = Explorer(title="<img src=x onerror=window.__hacked=1>")
    network.add_node("p", "{{ 7 * 7 }} ${1}", type="Paper", url="javascript:window.__hacked=1", authors=["A"])
    network.add_node("m", "m", type="Method", matches=["data:text/html,x", "https://www.wikidata.org/entity/Q1"])
    network.add_edge("p", "m", type="uses")
    network.write_html(tmp_path / "page.html")
    page = open_page(tmp_path / "page.html", "#n=p")
    expect(heading(page)).to_have_text("{{ 7 * 7 }} ${1}")
    assert page.locator(".meta a").count() == 0
    page.evaluate("location.hash = 'n=m'")
    links = page.locator(".facts a")
    expect(links).to_have_count(1)
    assert links.get_attribute("href") == "https://www.wikidata.org/entity/Q1"
    assert links.get_attribute("rel") == "noopener noreferrer"


def test_the_filter_hides_types_and_says_so_where_it_hides_the_target(open_page, sample):
    page = open_page(sample, at(LEAP_PAPER))
    chip = page.locator(".legend button", has_text="Methods")
    chip.click()
    expect(chip).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".roles dt").first).to_have_text("Addresses")
    assert page.url.endswith("hide=Method")
    expect(page.locator("#side-note")).to_contain_text("hidden by the filters: methods")
    expect(section(page, "Related papers")).to_contain_text("2 reasons hidden by the type filter")
    assert hits(page, "hopper").count() == 1  # the paper; the method is hidden
    expect(page.locator("#hits-note")).to_have_text("1 more hidden by the filters.")
    page.keyboard.press("Escape")
    page.evaluate(f"location.hash = '{at(POLICY)[1:]}&hide=Method'")
    message = page.locator("main .message")
    expect(message).to_contain_text("Methods are hidden by the type filter")
    message.get_by_role("button", name="Show methods").click()
    expect(message).to_have_count(0)
    expect(chip).to_have_attribute("aria-pressed", "true")
    assert page.url.endswith(at(POLICY))


def test_the_filter_stays_on_the_way_from_view_to_view(open_page, sample):
    page = open_page(sample, at(LEAP_PAPER) + "&hide=Task,Metric,Nonsense")
    expect(page.locator(".legend button[aria-pressed=false]")).to_have_text(re.compile("Tasks"))
    page.locator(".abstract a", has_text="GraspSim").click()
    expect(page).to_have_url(re.compile(re.escape(at(SIM)) + "&hide=Task$"))


def test_narrow_screen(open_page, sample):
    page = open_page(sample, viewport={"width": 360, "height": 740})
    for target in ("", at(LEAP_PAPER), at(GO1), at(HOSTILE_PAPER), "#list=Method"):
        page.evaluate(f"location.hash = '{target}'")
        page.wait_for_timeout(150)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, target
    page.evaluate(f"location.hash = '{at(GO1)}'")
    page.locator("#canvas[data-settled]").wait_for()
    main, side = page.locator("main").bounding_box(), page.locator("#side").bounding_box()
    assert side["y"] >= main["y"] + main["height"]
    assert side["width"] == 360


def test_the_drawing_shows_the_neighbourhood_and_leads_on(open_page, sample):
    page = open_page(sample, at(SIM))
    page.locator("#canvas[data-settled]").wait_for()
    box = page.locator("#canvas canvas").bounding_box()
    assert box["width"] > 300
    assert box["height"] > 300
    page.get_by_role("button", name="Zoom in").click()
    page.get_by_role("button", name="Fit").click()
    picture = page.evaluate("id => Ego.around(Store.find(id)).nodes.map(Store.label)", SIM.id)
    assert "Hopper" in picture
    assert "LEAP: Learning to Grasp" in picture
    texts = page.evaluate("id => Ego.around(Store.find(id)).lines.map(line => line.text)", LEAP_PAPER.id)
    assert "deploys on, uses" in texts  # one line for both roles of the Go1
    assert texts.count("evaluates on") == 3  # LEAP on GraspSim, Hopper on GraspSim and on the Go1
    page.evaluate("location.hash = 'all'")
    expect(heading(page)).to_have_text("The whole graph")
    page.locator("#canvas[data-settled='-1']").wait_for()


def test_all_is_there_without_the_drawing(open_page, sample):
    page = open_page(
        sample, at(LEAP_PAPER), script="Object.defineProperty(window, 'vis', { get: () => undefined, set() {} })"
    )
    expect(page.locator("#side-note")).to_contain_text("The drawing is not available here")
    page.locator(".abstract a", has_text="GraspSim").click()
    expect(heading(page)).to_have_text("GraspSim")
    assert section(page, "2 papers").locator("li").count() == 2


def test_dark_colours_follow_the_system(open_page, sample):
    light = open_page(sample).evaluate("getComputedStyle(document.body).backgroundColor")
    dark = open_page(sample, color_scheme="dark").evaluate("getComputedStyle(document.body).backgroundColor")
    assert (light, dark) == ("rgb(255, 255, 255)", "rgb(20, 23, 28)")


def test_a_paper_without_title_says_what_it_is_called_by(open_page, sample):
    page = open_page(sample, at(HOPPER_PAPER))
    expect(heading(page)).to_have_text("Hopper is a diffusion policy for dexterous grasping, …")
    expect(page.locator("main .head .quiet")).to_have_text("Its title is not known: these are its opening words.")


def test_a_paper_called_by_its_coinage_shows_its_opening_words(open_page, tmp_path):
    network = Explorer()
    network.add_node("p", "LEAP", type="Paper", untitled=True, opening="We propose LEAP, a diffusion …", year=2026)
    network.add_node("m", "m", type="Method")
    network.add_edge("p", "m", type="uses")
    network.write_html(tmp_path / "page.html")
    page = open_page(tmp_path / "page.html", "#n=p")
    expect(page.locator("main .head .quiet")).to_contain_text("this is the name that it proposes")
    page.evaluate("location.hash = 'n=m'")
    assert section(page, "1 paper").locator("li p").all_inner_texts() == ["2026", "We propose LEAP, a diffusion …"]


def test_lists_count_papers_and_not_roles(open_page, tmp_path):
    network = Explorer()
    for node, type_ in (("p", "Paper"), ("q", "Paper"), ("often", "Task"), ("twice", "Task")):
        network.add_node(node, type=type_)
    for role in ("addresses", "evaluatesOn", "mentions"):
        network.add_edge("p", "often", type=role)
    network.add_edge("p", "twice", type="addresses")
    network.add_edge("q", "twice", type="addresses")
    network.write_html(tmp_path / "page.html")
    page = open_page(tmp_path / "page.html", "#list=Task&few=1")
    assert page.locator("main li .count").all_inner_texts() == ["2", "1"]
    assert page.locator("main li a > [dir]").all_inner_texts() == ["twice", "often"]


def test_no_texts(open_page, tmp_path):
    page = open_page(write(tmp_path / "page.html", sample_records(), texts=False), at(LEAP_PAPER))
    expect(page.locator("main")).to_contain_text("This page was made without abstracts.")
    assert page.locator(".abstract, .sentence, .reason button").count() == 0
    expect(page.locator(".reason").first).to_contain_text("both")
    page.evaluate(f"location.hash = '{at(HOPPER_ENTITY)[1:]}'")
    line = section(page, "As stated").locator(".statement").first
    line.get_by_role("button", name="Source").click()
    expect(line.locator(".byline")).to_contain_text("LEAP: Learning to Grasp")


def test_the_link_is_copied(open_page, sample):
    page = open_page(sample, at(SIM), permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy link").click()
    expect(page.locator(".copy")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()").endswith(at(SIM))


def test_compressed_texts_and_long_lists(open_page, tmp_path):
    records = synthetic_records(600, 300)
    page = open_page(write(tmp_path / "page.html", records), "#list=Paper")
    expect(heading(page)).to_have_text("600 papers")
    assert page.locator("main li").count() == 60
    page.get_by_role("button", name="Show 200 of 540 more").click()
    assert page.locator("main li").count() == 260
    last = records.papers[-1]
    page.evaluate(f"location.hash = 'n={last.paper.id}'")
    expect(page.locator(".abstract")).to_contain_text("In sentence 0 we look at")
    assert page.locator(".abstract .mark").all_inner_texts() == [last.paper.quote(m.span) for m in last.mentions]
    # Without accents, and more than the box shows.
    page.locator("#q").fill("te")
    expect(page.locator("#hits-note")).to_contain_text("more: type on to narrow it down")
    assert page.locator("#hits [role=option]").count() == 12


def test_in_a_notebook_the_page_works_inside_its_frame(browser, sample):
    from kg.explore.build import explorer
    from kg.graph.relatedness import relatedness

    records = sample_records()
    context = browser.new_context(offline=True)
    page = context.new_page()
    errors = []
    page.on("pageerror", lambda e: errors.append(str(e)))
    page.set_content(f"<!doctype html><p>cell</p>{explorer(records, relatedness(records))._repr_html_()}")
    frame = page.frame_locator("iframe")
    frame.locator(".column a", has_text="GraspSim").click()
    expect(frame.locator("main h1")).to_have_text("GraspSim")
    frame.locator(".legend button", has_text="Papers").click()
    expect(frame.locator("main")).to_contain_text("Papers are hidden by the type filter")
    expect(page.locator("p")).to_have_text("cell")
    assert errors == []
    context.close()
