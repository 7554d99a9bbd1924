"""Smaller pages: which papers they hold, and that they say so."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kg.errors import AmbiguousNameError, KgError, NotFoundError
from kg.explore.build import explorer
from kg.explore.part import page_part
from kg.graph.relatedness import relatedness
from tests.explore.synthetic import synthetic_records
from tests.samples import GO1, HOPPER_PAPER, HOSTILE_PAPER, KIND, LEAP_PAPER, SIM, sample_records

RECORDS = sample_records()
PAIRS = relatedness(RECORDS)
MANY = synthetic_records(60, 80)
MANY_PAIRS = relatedness(MANY)


def papers(part):
    return [annotated.paper.id for annotated in part.records.papers]


def test_without_wishes_it_is_the_whole_graph():
    part = page_part(RECORDS, PAIRS)
    assert (part.records, part.pairs, part.home, part.note) == (RECORDS, PAIRS, "", "")
    assert page_part(RECORDS, PAIRS, top=3).note == ""


def test_around_an_entity_are_the_papers_that_name_it():
    part = page_part(RECORDS, PAIRS, ego="GraspSim")
    assert sorted(papers(part)) == sorted([LEAP_PAPER.id, HOPPER_PAPER.id])
    assert part.home == SIM.id
    assert part.note == "This page holds 2 of 3 papers, those around GraspSim, and what they name."
    kept = {entity.id for entity in part.records.entities}
    assert {GO1.id, KIND.id} <= kept  # the kind of a robot, which no paper names
    assert kept == {found.id for paper in part.records.papers for found in paper.entities} | {KIND.id}
    assert {(pair.first, pair.second) for pair in part.pairs} == {tuple(sorted((LEAP_PAPER.id, HOPPER_PAPER.id)))}


def test_around_a_paper_are_those_that_are_related_or_name_the_same():
    part = page_part(RECORDS, PAIRS, ego=LEAP_PAPER.id, top=1)
    assert papers(part) == [LEAP_PAPER.id]
    assert part.note.startswith("This page holds 1 of 3 papers, those nearest to LEAP")
    whole = page_part(RECORDS, PAIRS, ego=LEAP_PAPER.id)
    assert len(papers(whole)) == 3  # all three name the diffusion policy
    assert (whole.home, whole.note) == (LEAP_PAPER.id, "")


def test_the_top_are_the_most_related():
    strength = {annotated.paper.id: 0.0 for annotated in MANY.papers}
    for pair in MANY_PAIRS:
        strength[pair.first] += pair.score
        strength[pair.second] += pair.score
    best = sorted(strength, key=lambda paper: (-round(strength[paper], 4), paper))[:7]
    part = page_part(MANY, MANY_PAIRS, top=7)
    assert sorted(papers(part)) == sorted(best)
    assert part.note == "This page holds 7 of 60 papers, those that are most related to others, and what they name."


@settings(deadline=None)
@given(
    st.integers(0, 70), st.sampled_from(["", *(p.paper.id for p in MANY.papers[:9]), *(e.id for e in MANY.entities)])
)
def test_a_part_holds_what_it_refers_to_and_the_nearest_come_first(top, ego):
    part = page_part(MANY, MANY_PAIRS, top=top, ego=ego)
    held = set(papers(part))
    entities = {entity.id for entity in part.records.entities}
    assert all({pair.first, pair.second} <= held for pair in part.pairs)
    assert all(found.id in entities for annotated in part.records.papers for found in annotated.entities)
    assert part.home == ego
    assert ego == "" or ego in held | entities
    assert len(held) <= (top or 60)
    if top > 1 and ego not in entities:
        assert set(papers(page_part(MANY, MANY_PAIRS, top=top - 1, ego=ego))) <= held
    explorer(MANY, MANY_PAIRS, top=top, ego=ego)  # and makes a page


def test_wrong_wishes():
    with pytest.raises(NotFoundError):
        page_part(RECORDS, PAIRS, ego="nothing of this kind")
    with pytest.raises(KgError, match="page_top is -1"):
        page_part(RECORDS, PAIRS, top=-1)
    with pytest.raises(AmbiguousNameError):
        page_part(MANY, MANY_PAIRS, ego="B")


@pytest.mark.browser
def test_a_page_opens_with_its_node_and_says_what_it_leaves_out(open_page, tmp_path):
    from playwright.sync_api import expect

    explorer(RECORDS, PAIRS, ego="GraspSim", title="<b>Sample</b>").write_html(tmp_path / "page.html")
    page = open_page(tmp_path / "page.html")
    expect(page.locator("main h1")).to_have_text("GraspSim")
    assert page.url.endswith(f"#n={SIM.id}")
    assert page.evaluate("document.activeElement.tagName") == "BODY"  # a notebook keeps the focus where it was
    page.locator("#brand").click()
    expect(page.locator("#part")).to_contain_text("This page holds 2 of 3 papers, those around GraspSim")
    page.evaluate(f"location.hash = 'n={HOSTILE_PAPER.id}'")
    expect(page.locator("main h1")).to_have_text("Not found")
    expect(page.locator("#part")).to_be_visible()
    page.go_back()
    page.go_back()
    expect(page.locator("main h1")).to_have_text("GraspSim")


@pytest.mark.browser
def test_a_notebook_shows_the_surroundings_of_a_node_in_its_frame(browser):
    from playwright.sync_api import expect

    context = browser.new_context(offline=True)
    page = context.new_page()
    heard = []
    page.on("pageerror", lambda e: heard.append(str(e)))
    page.on("console", lambda m: heard.append(m.text))
    html = explorer(RECORDS, PAIRS, ego="GraspSim")._repr_html_()
    page.set_content(f"<!doctype html><input id=cell><div>{html}</div><script>document.body.secret = 1</script>")
    page.locator("#cell").focus()
    frame = page.frame_locator("iframe")
    expect(frame.locator("main h1")).to_have_text("GraspSim")
    expect(page.locator("#cell")).to_be_focused()
    frame.locator("#canvas[data-settled]").wait_for()
    frame.locator("main a.node", has_text="LEAP: Learning to Grasp").first.click()
    expect(frame.locator("main h1")).to_have_text("LEAP: Learning to Grasp")
    frame.get_by_role("button", name="Add to reading list").click()
    frame.get_by_role("link", name="Reading list 1").click()
    expect(frame.locator("#kept")).to_contain_text("This browser keeps nothing for this page")
    with page.expect_download() as download:
        frame.get_by_role("button", name="Save a file").click()
    assert download.value.suggested_filename == "reading-list.json"
    inner = page.frames[1]
    assert inner.evaluate("origin") == "null"
    assert (
        inner.evaluate("(() => { try { return parent.document.body.secret } catch { return 'refused' } })()")
        == "refused"
    )
    context.close()
    assert heard == []
