"""The lessons of ``docs/sparql.md`` hold: each query gives the answer that is printed below it."""

import re

from kg import load
from kg.rdf.named import list_named
from tests.sparql_docs import DOCUMENT, answered, queries


def test_each_query_gives_the_answer_below_it(built):
    document = DOCUMENT.read_text("utf-8")
    assert answered(document, load(built)) == document, "python -m tests.sparql_docs DIR writes the answers anew"


def test_every_query_of_the_document_has_an_answer_and_no_answer_is_empty():
    document = DOCUMENT.read_text("utf-8")
    assert document.count("```sparql\n") == len(queries(document)) >= 10
    assert "(0 rows)" not in document


def test_the_named_queries_that_it_tells_of_exist():
    told = re.findall(r"--named ([a-z-]+)", DOCUMENT.read_text("utf-8"))
    assert told
    assert set(told) <= {query.name for query in list_named()}
