from pathlib import Path

import pytest

from kg.corpus.jats import looks_jats, read_jats
from kg.corpus.notes import Item, Note
from kg.errors import InputError
from tests.corpus.contents import content

# After JATS 1.2 as PubMed Central and bioRxiv publish it.
DOCTYPE = '<!DOCTYPE article PUBLIC "-//NLM//DTD JATS (Z39.96) v1.2//EN" "JATS-archivearticle1.dtd">'
ARTICLE = (Path(__file__).parent / "files" / "article.nxml").read_text(encoding="utf-8")


def read(text, name="a.nxml"):
    found = list(read_jats(content(text.encode(), name)))
    return [f.paper for f in found if isinstance(f, Item)], [f for f in found if isinstance(f, Note)]


def test_an_article():
    [paper], notes = read(DOCTYPE + ARTICLE)
    assert notes == []
    assert paper.title == "Cups of E. coli in CO<sub>2</sub><sup>*</sup>"
    assert paper.authors == ("Ada B Example", "The Cup Group")
    assert (paper.venue, paper.year, paper.ids) == ("Cup Research", 2019, (("doi", "10.5555/cup.9"),))
    assert paper.url == "https://www.ncbi.nlm.nih.gov/pmc/articles/PMC123/"
    assert paper.abstract == "Background: Cups fall.\n\nMethods: We hold them."
    assert [(t.name, t.heading, t.raw) for t in paper.texts[2:]] == [
        ("body/0", "", "Before all."),
        ("body/1", "1 Introduction", "BERT reads [2] at 10<sup>2</sup> Hz with $x^2$."),
        ("body/2", "1 Introduction › Aims", "To hold. one two"),
        ("body/3", "Footnotes", "Code: https://example.org/cups"),
    ]
    assert paper.references == ("doi:10.5555/cup.1", "title:holdingcupsbyday")


def test_a_set_of_articles():
    papers, _ = read(f"<pmc-articleset>{ARTICLE}{ARTICLE.replace('Cup.9', 'Cup.8')}</pmc-articleset>")
    assert [(p.key, p.sources[0].place) for p in papers] == [
        ("doi:10.5555/cup.9", "article 1"),
        ("doi:10.5555/cup.8", "article 2"),
    ]


def test_an_abstract_without_paragraphs():
    [paper], _ = read(
        "<article><front><article-meta><abstract>Just <b>text</b>.</abstract></article-meta></front></article>"
    )
    assert paper.abstract == "Just text."


def test_what_holds_nothing_is_told():
    assert [str(note) for note in read("<article><front/></article>")[1]] == ["a.nxml: neither a title nor a text."]


def test_a_cut_file_is_told():
    with pytest.raises(InputError, match=r"a\.nxml: broken XML"):
        read(ARTICLE[:-300])


@pytest.mark.parametrize(
    ("head", "it_is"),
    [
        (DOCTYPE.encode() + b"<article>", True),
        (ARTICLE.encode(), True),
        (b"<html><article>", False),
        (b"<articles>", False),
    ],
)
def test_how_it_begins(head, it_is):
    assert looks_jats(head) is it_is
