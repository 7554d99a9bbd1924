"""Questions that are asked with clicks and keys alone, from the start page, and how few they take."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.explore.conftest import write
from tests.explore.small import address, small_records

pytestmark = pytest.mark.browser
AT_MOST = 6


@pytest.fixture(scope="session")
def small(tmp_path_factory):
    return write(tmp_path_factory.mktemp("questions") / "explorer.html", small_records(), title="Small graph")


class Steps:
    """A reader who counts clicks and keystrokes, those of typing a name apart."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.count = 0

    def click(self, locator) -> None:
        locator.click()
        self.count += 1

    def choose(self, name: str, box: str = "#q") -> None:
        """Types a name into a box that has the focus or takes it by one click, and presses Enter."""
        field = self.page.locator(box) if isinstance(box, str) else box
        if not field.evaluate("box => box === document.activeElement"):
            self.click(field)
        self.page.keyboard.type(name)
        self.page.keyboard.press("Enter")
        self.count += 1


@pytest.fixture
def steps(open_page, small):
    return Steps(open_page(small))


def heading(page):
    return page.locator("main h1")


def titles(page, selector="main section .paper > .node > [dir]"):
    return page.locator(selector).all_inner_texts()


def test_which_papers_share_two_datasets_with_this_one(steps):
    steps.choose("alpha paper")
    steps.click(steps.page.get_by_role("link", name="Which papers share two datasets with this one?"))
    expect(heading(steps.page)).to_have_text("1 paper shares at least 2 datasets with Alpha paper")
    assert titles(steps.page) == ["Beta paper"]
    assert steps.page.locator(".reason > button").all_inner_texts() == [
        "both evaluate on GraspSet",
        "both evaluate on PushSet",
    ]
    assert steps.count <= AT_MOST


def test_which_robots_was_a_method_deployed_on(steps):
    steps.choose("alpha")
    robots = steps.page.locator("main section", has=steps.page.get_by_role("heading", name="On robots", exact=True))
    rows = robots.locator(".statement .line")
    expect(rows).to_have_count(2)
    assert sorted(text.split("(")[0].strip() for text in rows.locator(".node").all_inner_texts()) == [
        "Armed 2",
        "Walker 1",
    ]
    expect(rows.first).to_contain_text("deployed on in 1 paper")
    steps.click(robots.get_by_role("button", name="Sentences").first)
    expect(robots.locator(".sentence")).to_have_text(re.compile(r"It runs on (Armed 2|Walker 1)\."))
    assert steps.count <= AT_MOST


def test_how_are_two_papers_connected(steps):
    ask = steps.page.get_by_role("group", name="How are these two connected?")
    steps.choose("alpha paper", ask.locator("input").first)
    steps.choose("delta paper", ask.locator("input").last)
    expect(heading(steps.page)).to_have_text("Connected in 2 steps")
    way = steps.page.locator(".way").first
    expect(way.locator("h2")).to_have_text("Through Walker 1")
    lines = [" ".join(re.sub(r"\([a-z]+\)", "", text).split()) for text in way.locator(".step-line").all_inner_texts()]
    assert lines == ["Alpha paper deploys on Walker 1", "Delta paper deploys on Walker 1"]
    assert way.locator(".sentence").all_inner_texts() == ["It runs on Walker 1.", "It runs on Walker 1."]
    assert steps.count <= AT_MOST


def test_what_is_evaluated_on_a_dataset(steps):
    steps.choose("pushset")
    papers = steps.page.locator("#papers")
    expect(papers.locator("h3")).to_have_text("Evaluate on it 3")
    assert papers.locator(".paper > .node > [dir]").all_inner_texts() == ["Beta paper", "Gamma paper", "Alpha paper"]
    assert papers.locator(".proposed .node > [dir]").all_inner_texts() == ["Beta", "Gamma", "Alpha"]
    assert steps.count <= AT_MOST


def test_which_papers_have_both_and_a_third(steps):
    ask = steps.page.get_by_role("group", name="Which papers have both?")
    steps.choose("graspset", ask.locator("input").first)
    steps.choose("pushset", ask.locator("input").last)
    expect(heading(steps.page)).to_have_text("2 papers have GraspSet and PushSet")
    assert titles(steps.page) == ["Beta paper", "Alpha paper"]
    steps.choose("beta", steps.page.get_by_role("combobox", name="And also …"))
    expect(heading(steps.page)).to_have_text("1 paper has GraspSet, PushSet and Beta")
    steps.page.get_by_role("link", name="Without Beta").click()
    expect(heading(steps.page)).to_have_text("2 papers have GraspSet and PushSet")
    steps.page.get_by_role("button", name="evaluates on GraspSet").first.click()
    expect(steps.page.locator(".why .sentence")).to_have_text("It is evaluated on GraspSet.")


def test_what_two_papers_share_and_what_one_has_alone(open_page, small):
    page = open_page(small, f"#pair={address('Alpha paper')}&to={address('Gamma paper')}")
    expect(heading(page)).to_have_text("They share 2 things")
    assert set(page.locator(".long .reason > button").all_inner_texts()) == {
        "proposes Alpha, which the other one compares with",
        "both evaluate on PushSet",
    }
    page.locator(".long .reason > button", has_text="PushSet").click()
    assert page.locator(".pair .sentence").all_inner_texts() == ["It is evaluated on PushSet."] * 2
    columns = page.locator(".column")
    assert sorted(columns.nth(1).locator("a.chip > [dir]").all_inner_texts()) == ["Gamma", "pushing"]


def test_who_outperforms_whom_and_who_is_only_compared(open_page, small):
    page = open_page(small, f"#n={address('Alpha')}")
    stated = page.locator("main section", has=page.get_by_role("heading", name="As stated", exact=True))
    assert stated.locator("h3").all_inner_texts() == ["Outperformed by 1"]
    stated.get_by_role("button", name="Sentence").click()
    expect(stated.locator(".sentence")).to_have_text("Beta outperforms Alpha.")
    compared = page.locator("main section", has=page.get_by_role("heading", name="Compared with", exact=True))
    assert compared.locator(".statement .line .node > [dir]").all_inner_texts() == ["Gamma"]


def test_nothing_leads_from_one_to_the_other(open_page, small):
    page = open_page(small, f"#path={address('Alpha')}&to={address('chess')}")
    expect(heading(page)).to_have_text("Not connected")
    expect(page.locator("#side")).to_be_hidden()
    page.evaluate(f"location.hash = 'path={address('Alpha')}&to={address('Alpha')}'")
    expect(heading(page)).to_have_text("These two are one")


def test_a_path_says_what_the_filters_keep_it_from(open_page, small):
    page = open_page(small, f"#path={address('Alpha paper')}&to={address('Delta paper')}&hide=Robot")
    expect(heading(page)).to_have_text("Not connected")
    expect(page.locator("main .lost")).to_contain_text("Not looked at: robots.")
    page.locator("main .lost").get_by_role("button", name="Show all").click()
    expect(heading(page)).to_have_text("Connected in 2 steps")


@pytest.mark.parametrize(
    "question", ["path=x&to=y", "pair=x&to=y", "share=x", "cluster=99", "pair={entity}&to={entity}"]
)
def test_a_question_about_what_is_not_there_says_so(open_page, small, question):
    page = open_page(small, "#" + question.format(entity=address("Alpha")))
    expect(heading(page)).to_have_text("Not found")


def test_a_statement_is_part_of_a_way(open_page, small):
    page = open_page(small, f"#path={address('Beta')}&to={address('GraspSet')}")
    expect(heading(page)).to_have_text("Connected in 1 step")
    way = page.locator(".way").first
    expect(way.locator("h2")).to_have_text("Directly")
    expect(way.locator(".sentence")).to_have_text("Beta evaluatedOn GraspSet.")


def test_the_matrix_counts_and_its_cells_open_the_papers(open_page, small):
    page = open_page(small, "#matrix=Task,Dataset&few=1")
    head = page.locator(".matrix thead th [dir]").all_inner_texts()
    rows = {
        row.locator("th [dir]").inner_text(): row.locator("td").all_inner_texts()
        for row in page.locator(".matrix tbody tr").all()
    }
    assert set(head) == {"GraspSet", "PushSet", "StepSet"}
    found = {(task, data): cells[head.index(data)] for task, cells in rows.items() for data in head}
    assert {pair: count for pair, count in found.items() if count} == {
        ("grasping", "GraspSet"): "2",
        ("grasping", "PushSet"): "2",
        ("pushing", "PushSet"): "1",
        ("walking", "StepSet"): "1",
    }
    page.get_by_role("link", name="2 papers: grasping and PushSet").click()
    expect(heading(page)).to_have_text("2 papers have grasping and PushSet")
    page.go_back()
    page.get_by_role("combobox", name="Columns").select_option("Robot")
    expect(heading(page)).to_have_text("Tasks × robots")
    assert page.url.endswith("#matrix=Task,Robot&few=1")
    page.go_back()
    expect(heading(page)).to_have_text("Tasks × datasets")


def test_how_many_at_least_is_part_of_the_address(open_page, small):
    page = open_page(small, f"#share={address('Alpha paper')}&by=Dataset&least=2")
    page.get_by_role("group", name="How many at least").get_by_role("button", name="at least 1").click()
    expect(heading(page)).to_have_text("2 papers share at least one dataset with Alpha paper")
    assert titles(page) == ["Beta paper", "Gamma paper"]
    page.get_by_role("group", name="Shared type").get_by_role("button", name="Anything").click()
    expect(heading(page)).to_have_text("3 papers share at least one thing with Alpha paper")
    assert page.url.endswith(f"#share={address('Alpha paper')}")
