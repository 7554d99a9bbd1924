"""Start page, clusters, facets and filters in a browser."""

import re

import pytest
from playwright.sync_api import expect

from kg.explore.build import write_explorer
from kg.graph.relatedness import Relatedness
from kg.model import EntityType, Records
from tests.explore.conftest import write
from tests.explore.small import address, small_records
from tests.explore.synthetic import synthetic_records
from tests.graph.builders import entity as make_entity

pytestmark = pytest.mark.browser


@pytest.fixture(scope="session")
def small(tmp_path_factory):
    return write(tmp_path_factory.mktemp("views") / "explorer.html", small_records(), title="Small graph")


@pytest.fixture(scope="session")
def large(tmp_path_factory):
    return write(tmp_path_factory.mktemp("views") / "large.html", synthetic_records(300, 400), title="Large graph")


def heading(page):
    return page.locator("main h1")


def section(page, title):
    return page.locator("main section", has=page.get_by_role("heading", name=title, exact=True))


def test_the_start_page_counts_by_type_and_year(open_page, small):
    page = open_page(small)
    bars = section(page, "By type").locator("li")
    assert [" ".join(text.split()) for text in bars.all_inner_texts()] == [
        "Papers 5",
        "Methods 5",
        "Tasks 4",
        "Datasets 3",
        "Robots 2",
    ]
    years = section(page, "Papers by year").locator("li")
    assert years.evaluate_all("items => items.map(item => item.title)") == [
        "2023: 1 paper",
        "2024: 2 papers",
        "2025: 0 papers",
        "2026: 2 papers",
    ]
    years.nth(1).locator("a").click()
    expect(heading(page)).to_have_text("2 papers of 2024")
    assert page.locator("main .paper .node > [dir]").all_inner_texts() == ["Beta paper", "Gamma paper"]


def test_the_start_page_leaves_out_what_one_paper_names_and_says_so(open_page, small):
    page = open_page(small)
    top = section(page, "In most papers")
    assert top.locator(".column", has_text="Datasets").locator("ol [dir]").all_inner_texts() == ["PushSet", "GraspSet"]
    # Beta, Gamma, Delta, Solo; pushing, walking, chess; StepSet; Armed 2.
    expect(top.locator(".few")).to_contain_text("9 names that one paper alone has are left out.")
    top.get_by_role("button", name="Show them").click()
    expect(top.locator(".column", has_text="Datasets").locator("ol li")).to_have_count(3)
    top.get_by_role("button", name="Leave them out").click()
    expect(top.locator(".column", has_text="Datasets").locator("ol li")).to_have_count(2)


def test_clusters_have_names_and_open_their_papers(open_page, small):
    page = open_page(small)
    first = section(page, "Clusters").locator("li.cluster").first
    expect(first).to_contain_text("papers")
    first.locator("a").click()
    expect(page.locator(".eyebrow")).to_have_text("Cluster")
    told = int(re.match(r"(\d+) papers that share", page.locator("main .head .quiet").inner_text())[1])
    assert section(page, "Papers").locator("li.paper").count() == told > 1
    page.locator("#canvas[data-settled]").wait_for()
    page.evaluate("location.hash = 'clusters'")
    page.locator("#canvas[data-settled]").wait_for()
    assert page.evaluate("Chart.picture().extras.length") == page.evaluate("Store.clusters.length")


def test_not_yet_done_are_pairs_of_a_cluster_that_no_paper_has(open_page, large):
    page = open_page(large, "#gaps")
    expect(page.locator("li.gap").first).to_be_visible()
    wrong = page.evaluate(
        "() => Store.clusters.flatMap((_, at) => Clusters.gaps(at))"
        ".filter(({method, task}) => Together.papersWith([method, task]).length).length"
    )
    assert wrong == 0
    gap = page.evaluate("Clusters.gaps(0)[0]")
    papers = page.evaluate("Store.clusters[0].papers.map(Store.neighbours)")
    assert gap["methods"] == sum(gap["method"] in named for named in papers) >= 2
    assert gap["tasks"] == sum(gap["task"] in named for named in papers) >= 2
    assert gap["expected"] == pytest.approx(gap["methods"] * gap["tasks"] / len(papers))
    page.locator("li.gap").first.get_by_role("link", name="How are they connected?").click()
    expect(heading(page)).to_have_text(re.compile(r"Connected in \d+ steps"))


def test_related_papers_by_facet_are_ranked_by_that_part(open_page, small):
    page = open_page(small, f"#n={address('Alpha paper')}")
    related = section(page, "Related papers")
    tabs = related.get_by_role("group", name="Related by")
    assert tabs.locator("button").all_inner_texts()[:5] == ["All", "Methods", "Tasks", "Datasets", "Robots"]
    tabs.get_by_role("button", name="Robots").click()
    assert page.url.endswith("&by=robot")
    rows = related.locator("li.related > .line .node > [dir]")
    assert rows.all_inner_texts() == ["Delta paper"]
    expect(related.locator("li.related").first.locator(".reason > button").first).to_have_text(
        "both deploy on Walker 1"
    )
    tabs.get_by_role("button", name="Datasets").click()
    assert rows.all_inner_texts() == ["Beta paper", "Gamma paper"]
    related.get_by_role("link", name="All papers that share datasets with this one").click()
    expect(heading(page)).to_have_text("2 papers share at least one dataset with Alpha paper")


def test_papers_that_only_their_words_relate_say_which_and_show_them(open_page, tmp_path):
    records = small_records()
    alpha, lonely = sorted((address("Alpha paper"), address("Lonely paper")))
    pair = Relatedness(alpha, lonely, 0.25, (("text", 0.25),), (), ("propose", "about"))
    write_explorer(tmp_path / "page.html", records, [pair], base_iri="https://example.org/kg/")
    page = open_page(tmp_path / "page.html", f"#n={address('Lonely paper')}")
    row = section(page, "Related papers").locator("li.related")
    expect(row.locator(".node").first).to_contain_text("Alpha paper")
    row.get_by_role("button", name="both write of propose, about").click()
    assert row.locator(".pair .sentence").all_inner_texts() == ["We propose Solo.", "We propose Alpha."]
    assert row.locator(".pair b").all_inner_texts() == ["propose", "propose"]


def test_the_filter_of_roles_confidence_and_years(open_page, small):
    page = open_page(small, f"#n={address('Alpha')}")
    page.get_by_role("button", name="Filters").click()
    panel = page.locator("#filters")
    panel.get_by_label("uses").uncheck()
    assert page.url.endswith("&roles=uses")
    papers = page.locator("#papers")
    expect(papers.locator("h2")).to_have_text("2 papers")
    expect(papers.locator(".lost")).to_contain_text("1 paper hidden by the filters.")
    expect(page.locator("#side-note")).to_contain_text("links that say “uses”")
    expect(page.get_by_role("button", name="Filters (1)")).to_be_visible()
    panel.get_by_label("From year").select_option("2024")
    expect(papers.locator("h2")).to_have_text("1 paper")
    assert page.url.endswith("&roles=uses&years=2024-")
    page.evaluate(f"location.hash = 'n={address('Alpha paper')}&years=2024-'")
    message = page.locator("main .message")
    expect(message).to_contain_text("Only papers from 2024 on are shown; this one (2023) because you asked for it.")
    message.get_by_role("button", name="Show all years").click()
    expect(message).to_have_count(0)
    page.evaluate(f"location.hash = 'n={address('Alpha paper')}&sure=95'")
    expect(section(page, "What it is about").locator(".lost")).to_contain_text("5 links hidden by the filters.")
    panel.get_by_role("button", name="Reset the filters").click()
    expect(page.locator("main .roles dt").first).to_have_text("Proposes")
    assert page.url.endswith(f"#n={address('Alpha paper')}")


def test_nonsense_in_the_address_filters_nothing(open_page, small):
    page = open_page(small, f"#n={address('Alpha')}&roles=eats&sure=lots&years=x-y&hide=Nothing")
    expect(page.locator("#papers h2")).to_have_text("3 papers")
    expect(page.locator("main .lost")).to_have_count(0)


def test_broader_narrower_senses_and_namesakes(open_page, tmp_path):
    method, walking = make_entity("policy", maker="X"), make_entity("policy walk", broader=("entity/policy",))
    bare = make_entity("grasp", EntityType.DATASET, ambiguous=True, senses=("entity/grasp one", "entity/grasp two"))
    one = make_entity("grasp one", EntityType.DATASET, related=("entity/policy",))
    two = make_entity("grasp two", EntityType.DATASET)
    path = write(tmp_path / "page.html", Records(entities=(bare, one, two, method, walking)))
    page = open_page(path, "#n=entity/policy walk")
    facts = page.locator(".facts")
    assert facts.locator("dt").all_inner_texts() == ["Broader"]
    facts.locator("a").click()
    assert facts.locator("dt").all_inner_texts() == ["Made by", "Narrower"]
    page.evaluate("location.hash = 'n=entity/grasp'")
    expect(page.locator("main .message")).to_contain_text("This name stands for several things")
    assert page.locator("main .message a [dir]").all_inner_texts() == ["grasp one", "grasp two"]
    page.evaluate("location.hash = 'n=entity/grasp one'")
    expect(facts.locator("dt")).to_have_text("Same name")


def test_sparkline_by_year(open_page, small):
    page = open_page(small, f"#n={address('PushSet')}")
    assert page.locator(".spark li").evaluate_all("items => items.map(item => item.title)") == [
        "2023: 1 paper",
        "2024: 2 papers",
    ]
    page.evaluate(f"location.hash = 'n={address('StepSet')}'")
    expect(heading(page)).to_have_text("StepSet")
    expect(page.locator(".spark")).to_have_count(0)  # one year is no course


def test_a_graph_of_types_and_edges_of_its_own_has_all_views(open_page, tmp_path):
    from kg.explore.network import Explorer

    network = Explorer()
    for node in ("a", "b", "c"):
        network.add_node(node, type="Planet")
    network.add_edge("a", "b", type="orbits")
    network.write_html(tmp_path / "page.html")
    page = open_page(tmp_path / "page.html")
    for target in (
        "all",
        "clusters",
        "gaps",
        "matrix=Planet,Planet",
        "n=a",
        "path=a&to=b",
        "with=a&with=b",
        "list=Planet",
    ):
        page.evaluate(f"location.hash = '{target}'")
        expect(heading(page)).to_be_attached()
        page.wait_for_timeout(60)
    page.evaluate("location.hash = 'path=a&to=b'")
    expect(heading(page)).to_have_text("Connected in 1 step")


def test_an_empty_graph_has_a_start_page(open_page, tmp_path):
    page = open_page(write(tmp_path / "page.html", Records()))
    for target in ("all", "clusters", "gaps", "matrix=Task,Dataset", ""):
        page.evaluate(f"location.hash = '{target}'")
        page.wait_for_timeout(60)
    expect(heading(page)).to_be_attached()
