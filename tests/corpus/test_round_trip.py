"""What kg exports as references, it reads back: titles, abstracts and people of the seeds."""

import pytest

from kg.corpus.read import read_corpus
from kg.text.clean import clean_line


@pytest.mark.parametrize("name", ["papers.bib", "papers.ris", "papers.csl.json"])
def test_exported_references_are_the_papers_again(request, name):
    root = request.config.rootpath
    papers = {clean_line(paper.abstract) for paper in read_corpus([root / "seeds"]).papers}
    corpus = read_corpus([root / "exports" / name])
    assert {clean_line(paper.abstract) for paper in corpus.papers} == papers
    assert {(paper.venue, paper.year) for paper in corpus.papers} == {("ICML", 2026)}
    assert corpus.notes == ()
