import json

import pytest

from kg.corpus.html_page import looks_html, read_html
from kg.corpus.limits import Limits
from kg.corpus.notes import Item
from kg.errors import InputError
from tests.corpus.contents import content

ABSTRACT = (
    "We propose <b>TreePlan</b>, a parser of plans that reads PlanBank twice &amp; beats SHRDLU by 3.2%, with code "
    "at <a href='x'>https://example.org/treeplan</a> for all who want to plan."
)
PLAIN = (
    "We propose TreePlan, a parser of plans that reads PlanBank twice & beats SHRDLU by 3.2%, with code "
    "at https://example.org/treeplan for all who want to plan."
)


def read(text, name="a.html", **fields):
    found = list(read_html(content(text.encode(), name, **fields)))
    return [f.paper for f in found if isinstance(f, Item)], [str(f) for f in found if not isinstance(f, Item)]


def page(head="", body=""):
    return f"<!doctype html><html><head>{head}</head><body>{body}</body></html>"


def meta(**tags):
    return "".join(f'<meta name="{name}" content="{value}">' for name, value in tags.items())


def test_a_page_of_the_acl_anthology():
    # Attributes without quotation marks, and the name after the content, as the Anthology writes them.
    head = (
        '<meta content="Parsing Plans" name=citation_title><meta content="Ann Doe" name=citation_author>'
        '<meta content="Bob Roe" name=citation_author>'
        '<meta content="Proceedings of Plans" name=citation_conference_title>'
        '<meta content="2022/5" name=citation_publication_date>'
        '<meta content="10.18653/v1/2022.acl-long.1" name=citation_doi>'
        '<meta property="og:url" content="https://aclanthology.org/2022.acl-long.1">'
    )
    body = f'<nav>Abstract</nav><div class="card-body acl-abstract"><h5>Abstract</h5><span>{ABSTRACT}</span></div>'
    [paper], notes = read(page(head, body))
    assert notes == []
    assert (paper.title, paper.authors, paper.venue, paper.year) == (
        "Parsing Plans",
        ("Ann Doe", "Bob Roe"),
        "Proceedings of Plans",
        2022,
    )
    assert paper.ids == (("acl", "2022.acl-long.1"), ("doi", "10.18653/v1/2022.acl-long.1"))
    assert paper.abstract == PLAIN


@pytest.mark.parametrize(
    "body",
    [
        f'<div id="abstract" class="abstract">{ABSTRACT}</div>',  # PMLR
        f'<blockquote class="abstract mathjax"><span>Abstract:</span>{ABSTRACT}</blockquote>',  # arXiv
        f"<h4>Abstract</h4><p><p>{ABSTRACT}</p>",  # NeurIPS
        f"<div><h2>Abstract</h2></div><div>{ABSTRACT}</div>",
        f"<section id='abstract-content'>{ABSTRACT}</section>",
    ],
    ids=["pmlr", "arxiv", "neurips", "beside", "id"],
)
def test_where_abstracts_stand(body):
    assert read(page(meta(citation_title="T of Plans"), body))[0][0].abstract == PLAIN


def test_meta_tags_alone():
    head = meta(
        **{
            "DC.Title": "Plans",
            "DC.Creator": "Doe, Ann",
            "dc.date": "2020-02-01",
            "description": PLAIN.replace("&", "&amp;"),
        }
    )
    [paper], _ = read(page(head))
    assert (paper.title, paper.authors, paper.year, paper.abstract) == ("Plans", ("Ann Doe",), 2020, PLAIN)


def test_references_of_meta_tags():
    cited = "citation_title=Plans of Old and New;citation_author=A Doe;citation_doi=10.5555/plans.1"
    head = (
        meta(citation_title="T")
        + meta(citation_reference=cited)
        + meta(citation_reference="citation_title=A Second Old Plan Again")
    )
    assert read(page(head))[0][0].references == ("doi:10.5555/plans.1", "title:asecondoldplanagain")


def ld(value):
    return f'<script type="application/ld+json">{json.dumps(value)}</script>'


ARTICLE = {
    "@type": ["ScholarlyArticle"],
    "headline": "Plans",
    "author": [{"@type": "Person", "name": "Ann Doe"}, "Bob Roe"],
    "datePublished": "2024-01-02",
    "isPartOf": {"@type": "Periodical", "name": "J. of Plans"},
    "abstract": PLAIN,
    "identifier": {"@type": "PropertyValue", "value": "https://doi.org/10.5555/plans.2"},
    "citation": [{"name": "Plans of Old and New"}, {"@id": "https://doi.org/10.5555/plans.1"}, "text", None],
}


@pytest.mark.parametrize("value", [ARTICLE, [ARTICLE], {"@graph": [{"@type": "WebPage", "name": "x"}, ARTICLE]}])
def test_json_ld(value):
    [paper], _ = read(page(ld(value)))
    assert (paper.title, paper.authors, paper.venue, paper.year) == (
        "Plans",
        ("Ann Doe", "Bob Roe"),
        "J. of Plans",
        2024,
    )
    assert (paper.key, paper.abstract) == ("doi:10.5555/plans.2", PLAIN)
    assert paper.references == ("doi:10.5555/plans.1", "title:plansofoldandnew")


def test_a_list_of_papers_in_json_ld():
    papers, _ = read(
        page(ld([{"@type": "Article", "name": "First Plan"}, {"@type": "Article", "name": "Second Plan"}]))
    )
    assert [(p.title, p.sources[0].place) for p in papers] == [
        ("First Plan", "article 1"),
        ("Second Plan", "article 2"),
    ]


@pytest.mark.parametrize("script", ["{", "[" * 100_000, '{"@type": 3}', '"x"', '{"@type":"Article","name":[[["x"]]]}'])
def test_json_ld_of_another_shape(script):
    papers, [note] = read(page(f'<script type="application/ld+json">{script}</script>', "<p>x"))
    assert papers == []
    assert note.startswith("a.html: no paper: it has no citation_title")


def full_text():
    """After what LaTeXML writes for arXiv."""
    long = (
        "We hold <math alttext='\\alpha^{2}'><mi>α</mi></math> cups<sup><a href='#b'>1</a></sup> at 10<sup>3</sup> Hz. "
        * 20
    )
    sections = "".join(
        f'<section class="ltx_section"><h2><span>{n} </span>{h}</h2><div><p class="ltx_p">{long}</p></div>'
        f"<figure><p>{h} figure</p></figure></section>"
        for n, h in enumerate(["Introduction", "Related Work", "Conclusion"], 1)
    )
    return page(
        "<title>x</title>",
        f'<header><p>menu</p></header><article class="ltx_document"><h1>Cup Plans</h1>'
        f'<div class="ltx_abstract"><h6>Abstract</h6><p>{PLAIN}</p></div>{sections}'
        '<section class="ltx_bibliography"><h2>References</h2><ul>'
        '<li class="ltx_bibitem"><a href="https://arxiv.org/abs/2001.00001v2">x</a></li>'
        '<li class="ltx_bibitem"><span class="ltx_bib_title">Plans of Old and New</span></li></ul></section></article>',
    )


def test_a_full_text():
    [paper], _ = read(full_text(), "2401.01234v1.html")
    assert (paper.title, paper.key, paper.abstract) == ("Cup Plans", "arxiv:2401.01234", PLAIN)
    assert [t.heading for t in paper.texts[2:]] == ["1 Introduction", "2 Related Work", "3 Conclusion"]
    assert paper.texts[2].raw.startswith("We hold $\\alpha^{2}$ cups at 10<sup>3</sup> Hz. We hold")
    assert "figure" not in paper.texts[2].raw
    assert paper.references == ("arxiv:2001.00001", "title:plansofoldandnew")


@pytest.mark.parametrize(
    "body",
    [
        "",
        "<p>x",
        "<div>" * 100_000,
        "</p>" * 1000,
        "<!--",
        "<h1>A Title Alone</h1>",
        "\0",
        "<p title='",
        "&#0;&#x110000;",
    ],
)
def test_pages_without_a_paper(body):
    papers, [note] = read(page("", body))
    assert papers == []
    assert "no paper" in note


MANY = [f"a{n}" for n in range(50_000)]


@pytest.mark.parametrize(
    "inside",
    [
        "=1 ".join(MANY),
        "='1'".join(MANY),
        "/".join(MANY),
        'x=">" ' + " ".join(MANY),
        'x=y"a="1 ' + " ".join(MANY),
        '" ' + " ".join(MANY),
    ],
    ids=["spaces", "none", "slashes", "an end in quotes", "a quote in a value", "a quote as a name"],
)
def test_a_tag_with_too_many_attributes(inside):
    with pytest.raises(InputError, match="thousands of attributes"):
        read(page("", f"<p {inside}>"))


def test_a_picture_in_an_attribute_is_fine():
    picture = f"<img src='data:image/png;base64,{'a/b=' * 20_000}' alt=\"{'x y ' * 5000}\">"
    assert read(page(meta(citation_title="Plans"), picture))[0][0].title == "Plans"


def test_too_large():
    with pytest.raises(InputError, match=r"is over 0 MB.*--max-size"):
        read(full_text(), limits=Limits(whole=50_000))


@pytest.mark.parametrize(
    ("head", "it_is"),
    [
        (b"<!DOCTYPE html>", True),
        (b"\n<!-- saved from url=(1)x -->\n<HTML lang=en>", True),
        (b"<?xml version='1.0'?><html xmlns='x'>", True),
        (b"<p>We say <html></p>", False),
        (b"<article>", False),
    ],
)
def test_how_it_begins(head, it_is):
    assert looks_html(head) is it_is
