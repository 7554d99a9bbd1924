import hashlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kg.corpus.identity import find_ids, make_paper, reference_names
from kg.model import Source

HEX40 = "0123456789abcdef0123456789abcdef01234567"


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"url": "https://arxiv.org/abs/2401.01234v3"}, {"arxiv": "2401.01234"}),
        ({"url": "http://arxiv.org/pdf/2401.01234v1.pdf"}, {"arxiv": "2401.01234"}),
        ({"url": "https://arxiv.org/abs/cs/0601001"}, {"arxiv": "cs/0601001"}),
        ({"url": "https://arxiv.org/abs/math.GT/0309136v2"}, {"arxiv": "math/0309136"}),
        ({"given_id": "arXiv:2401.01234v2"}, {"arxiv": "2401.01234"}),
        ({"given_id": "2401.01234", "venue": "arXiv"}, {"arxiv": "2401.01234"}),
        ({"given_id": "2401.01234", "venue": "ICML"}, {}),
        ({"given_id": "cs/0601001v1", "url": "https://arxiv.org/list"}, {"arxiv": "cs/0601001"}),
        ({"doi": "10.48550/arXiv.2401.01234"}, {"arxiv": "2401.01234"}),
        ({"url": "https://doi.org/10.48550/ARXIV.2401.01234"}, {"arxiv": "2401.01234"}),
        ({"doi": "https://doi.org/10.1109/LRA.2024.123"}, {"doi": "10.1109/lra.2024.123"}),
        ({"given_id": "doi:10.1000/ABC."}, {"doi": "10.1000/abc"}),
        ({"url": "https://dl.acm.org/doi/abs/10.1145/3292500.3330701"}, {"doi": "10.1145/3292500.3330701"}),
        ({"url": "https://openreview.net/forum?id=0096qmIqBx"}, {"openreview": "0096qmIqBx"}),
        ({"url": "https://openreview.net/pdf?id=-JwmfQC6IRt"}, {"openreview": "-JwmfQC6IRt"}),
        ({"url": "https://openreview.net/forum?noteId=a&id=b_C-1#x"}, {"openreview": "b_C-1"}),
        ({"given_id": "https://openalex.org/W2741809807"}, {"openalex": "W2741809807"}),
        ({"given_id": "w2741809807"}, {"openalex": "W2741809807"}),
        ({"given_id": HEX40}, {"s2": HEX40}),
        ({"url": f"https://www.semanticscholar.org/paper/Some-Title/{HEX40}"}, {"s2": HEX40}),
        ({"url": f"https://www.semanticscholar.org/paper/Some-Title-{HEX40}"}, {"s2": HEX40}),
        ({"url": "https://aclanthology.org/2024.naacl-long.85/"}, {"acl": "2024.naacl-long.85"}),
        ({"url": "https://aclanthology.org/P19-1001.pdf"}, {"acl": "P19-1001"}),
        ({"given_id": "2022.acl-long.466"}, {"acl": "2022.acl-long.466"}),
        ({"given_id": "68781", "url": "https://example.org/68781"}, {}),
        (
            {"doi": "10.1000/x", "url": "https://arxiv.org/abs/2401.01234", "given_id": "W12345"},
            {"doi": "10.1000/x", "arxiv": "2401.01234", "openalex": "W12345"},
        ),
    ],
)
def test_identifiers_are_recognised(fields, expected):
    assert find_ids(**fields) == expected


@pytest.mark.parametrize(
    ("also", "expected"),
    [
        ("arxiv:2401.01234v2", {"arxiv": "2401.01234"}),
        ("openalex:w1234", {"openalex": "W1234"}),
        ("s2corpus:77", {"s2corpus": "77"}),
        ("https://api.semanticscholar.org/CorpusID:77", {"s2corpus": "77"}),
        ("PMID: 12345678", {"pmid": "12345678"}),
        ("https://pubmed.ncbi.nlm.nih.gov/12345678/", {"pmid": "12345678"}),
        ("doi:10.18653/v1/P19-1001", {"doi": "10.18653/v1/p19-1001", "acl": "P19-1001"}),
        ("openreview:0096qmIqBx", {"openreview": "0096qmIqBx"}),
        ("arXiv: 2401.01234 [cs.RO]", {"arxiv": "2401.01234"}),
        ("77", {}),
        ("openalex:", {}),
        ("acl:nonsense", {}),
        ("", {}),
    ],
)
def test_further_places_are_looked_through(also, expected):
    assert find_ids(also=[also]) == expected


@pytest.mark.parametrize(
    ("fields", "names"),
    [
        ({"doi": "10.1000/AB.1"}, ["doi:10.1000/ab.1"]),
        ({"doi": "10.1000/AB.1."}, ["doi:10.1000/ab.1"]),
        ({"doi": "https://doi.org/10.1000/AB"}, ["doi:10.1000/ab"]),
        ({"doi": "10.48550/arXiv.2401.01234"}, ["arxiv:2401.01234"]),
        ({"doi": "10.18653/v1/P19-1001"}, ["acl:P19-1001", "doi:10.18653/v1/p19-1001"]),
        ({"doi": "10.1000/a", "url": "arxiv.org/abs/2401.01234"}, ["arxiv:2401.01234", "doi:10.1000/a"]),
        ({"title": "Attention Is All You Need!"}, ["title:attentionisallyouneed"]),
        ({"title": "Introduction"}, []),
        ({"doi": "none", "title": ""}, []),
        ({}, []),
    ],
)
def test_names_of_cited_works(fields, names):
    assert reference_names(**fields) == names


def test_references_are_kept_once_and_sorted():
    paper = make_paper(title="T", references=["s2:b", "doi:10.1/a", "s2:b", "title:\ud800"])
    assert paper.references == ("doi:10.1/a", "s2:b", "title:\ufffd")


def test_the_strongest_identifier_is_the_key():
    paper = make_paper(abstract="We act.", doi="10.1000/X", url="https://arxiv.org/abs/2401.01234")
    assert paper.key == "doi:10.1000/x"
    assert paper.ids == (("arxiv", "2401.01234"), ("doi", "10.1000/x"))


def test_without_identifier_the_abstract_is_the_key():
    paper = make_paper(title="T", abstract="We *act*,\nagain.")
    assert paper.key == "sha256:" + hashlib.sha256(b"weactagain").hexdigest()
    assert paper.id.startswith("paper/we-act-again-")
    assert paper.key == make_paper(abstract="We act, again.").key


def test_texts_stay_raw_and_blank_ones_are_left_out():
    paper = make_paper(title=" ", abstract="  a\r\n**b** ", authors=["A. B.", " "], sources=[Source("f", "line 1")])
    assert [text.raw for text in paper.texts] == ["  a\r\n**b** "]
    assert (paper.title, paper.authors) == ("", ("A. B.",))


def test_lone_surrogates_become_replacement_characters_of_the_same_length():
    paper = make_paper(title="a\ud800b", abstract="x\udfffy", authors=["\ud83d"], venue="\udc00")
    assert (paper.title, paper.abstract, paper.authors, paper.venue) == ("a\ufffdb", "x\ufffdy", ("\ufffd",), "\ufffd")


@settings(deadline=None)
@given(st.text(max_size=60), st.text(max_size=60), st.text(max_size=60))
def test_any_field_makes_a_paper(given_id, url, doi):
    paper = make_paper(abstract="a", given_id=given_id, url=url, doi=doi)
    assert paper.id.startswith("paper/")
