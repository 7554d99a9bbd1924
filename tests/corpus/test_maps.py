"""Objects of each source of JSON, written after its published format."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kg.corpus.jsonlines import read_jsonl
from kg.corpus.maps.openalex import turned
from kg.corpus.maps.table import MAPS, find_map
from kg.corpus.notes import Item, Note, NoteKind
from kg.ids import PAPER_SCHEMES
from tests.corpus.contents import content

ARXIV = {
    "id": "2401.01234",
    "submitter": "Ada Example",
    "authors": 'Ada Example, J\\"org M\\"uller',
    "title": "LEAP: Learning\n  to Grasp",
    "comments": "8 pages",
    "journal-ref": None,
    "doi": "10.1000/ABC.1",
    "report-no": None,
    "categories": "cs.RO cs.AI",
    "license": None,
    "abstract": "  We propose LEAP.\n",
    "versions": [{"version": "v1", "created": "Sun, 31 Dec 2023 18:00:00 GMT"}],
    "update_date": "2024-02-02",
    "authors_parsed": [["Example", "Ada", ""], ["King", "M.", "Jr."]],
}
OPENALEX = {
    "id": "https://openalex.org/W4390000001",
    "doi": "https://doi.org/10.1000/ABC.1",
    "title": "LEAP: Learning to Grasp",
    "display_name": "LEAP: Learning to Grasp",
    "publication_year": 2024,
    "ids": {"openalex": "https://openalex.org/W4390000001"},
    "language": "en",
    "primary_location": {
        "landing_page_url": "https://doi.org/10.1000/ABC.1",
        "source": {"display_name": "Conference on Robot Learning"},
    },
    "locations": [{"landing_page_url": "http://arxiv.org/abs/2401.01234"}, {"landing_page_url": None}],
    "authorships": [{"author": {"display_name": "Ada Example"}}, {"author": {"display_name": "Jörg Müller"}}],
    "referenced_works": ["https://openalex.org/W123", "https://openalex.org/w45", "https://openalex.org/A5"],
    "abstract_inverted_index": {"We": [0], "propose": [1], "LEAP,": [2], "which": [3], "grasps.": [4]},
}
S2_API = {
    "paperId": "0123456789abcdef0123456789abcdef01234567",
    "externalIds": {"ArXiv": "2401.01234", "DOI": "10.1000/ABC.1", "CorpusId": 77, "DBLP": "conf/x"},
    "url": "https://www.semanticscholar.org/paper/0123456789abcdef0123456789abcdef01234567",
    "title": "LEAP: Learning to Grasp",
    "abstract": "We propose LEAP.",
    "venue": "Conference on Robot Learning",
    "year": 2024,
    "authors": [{"authorId": "1", "name": "Ada Example"}],
    "references": [
        {"paperId": "f" * 40, "title": "STRIDE"},
        {"paperId": None, "title": "Attention Is All You Need"},
        {"citedPaper": {"externalIds": {"ACL": "P19-1001"}, "title": "x"}},
    ],
}
S2AG = {
    "corpusid": 77,
    "externalids": {"ACL": "2024.acl-long.5", "ArXiv": None, "CorpusId": "77"},
    "url": "https://www.semanticscholar.org/paper/x",
    "title": "LEAP",
    "authors": [{"authorId": "1", "name": "Ada Example"}],
    "venue": "ACL",
    "year": 2024,
}
_TEXT = "LEAP: Learning to Grasp\nAda Example\nWe propose LEAP.\nIt plans on a graph.\nSTRIDE: A benchmark of walking"
S2ORC = {
    "corpusid": 77,
    "externalids": {"arxiv": "2401.01234", "doi": None},
    "content": {
        "source": {"pdfurls": ["x"]},
        "text": _TEXT,
        "annotations": {
            "title": json.dumps([{"start": 0, "end": 23}]),
            "author": json.dumps([{"start": 24, "end": 35}]),
            "abstract": json.dumps([{"start": "36", "end": "52"}]),
            "paragraph": json.dumps([{"start": 53, "end": 73}]),
            "bibtitle": json.dumps([{"start": 74, "end": len(_TEXT)}]),
            "bibauthor": None,
        },
    },
}
S2ORC_FIRST = {
    "paper_id": "77",
    "title": "LEAP",
    "authors": [{"first": "Ada", "middle": ["B."], "last": "Example", "suffix": ""}],
    "abstract": "We propose LEAP.",
    "year": "2019",
    "arxiv_id": "1901.01234",
    "acl_id": None,
    "doi": None,
    "venue": "CoRL",
    "s2_url": "https://api.semanticscholar.org/CorpusID:77",
    "outbound_citations": ["12", "13"],
}
CORD19 = {
    "paper_id": "ab" * 20,
    "metadata": {"title": "A virus", "authors": [{"first": "A", "middle": [], "last": "B", "suffix": ""}]},
    "abstract": [{"text": "One."}, {"text": "Two."}],
    "body_text": [{"text": "Intro.", "section": "Introduction"}, {"text": "More.", "section": "Introduction"}],
    "bib_entries": {"BIBREF0": {"title": "Striding over all the hills", "other_ids": {"DOI": ["10.1000/z"]}}},
}
OPENREVIEW_1 = {
    "id": "AbC-1",
    "forum": "AbC-1",
    "invitation": "ICLR.cc/2021/Conference/-/Blind_Submission",
    "cdate": 1601308800000,
    "content": {"title": "LEAP", "abstract": "We act.", "authors": ["Ada Example"], "venue": "", "pdf": "/pdf/x.pdf"},
}
OPENREVIEW_2 = {
    "id": "AbC-2",
    "forum": "AbC-2",
    "invitations": ["ICLR.cc/2024/Conference/-/Submission"],
    "content": {
        "title": {"value": "LEAP"},
        "abstract": {"value": "We act."},
        "authors": {"value": ["Ada Example", "Jörg Müller"]},
        "venue": {"value": "ICLR 2024 poster"},
    },
}
CROSSREF = {
    "DOI": "10.1000/ABC.1",
    "URL": "http://dx.doi.org/10.1000/ABC.1",
    "type": "journal-article",
    "title": ["LEAP"],
    "subtitle": ["Learning to Grasp"],
    "abstract": "<jats:p>We propose <jats:italic>LEAP</jats:italic>.</jats:p>",
    "author": [{"given": "Ada", "family": "Example", "sequence": "first"}, {"name": "Robotics Group"}],
    "container-title": ["Journal of Grasping"],
    "issued": {"date-parts": [[2024, 5]]},
    "reference-count": 2,
    "reference": [{"key": "1", "DOI": "10.1000/XYZ"}, {"key": "2", "unstructured": "X, arXiv:2001.00001 (2020)"}],
}
CSL = {
    "id": "example_leap_2024",
    "type": "paper-conference",
    "title": "LEAP",
    "abstract": "We act.",
    "author": [{"family": "Berg", "given": "Jan", "non-dropping-particle": "van der"}, {"literal": "Robotics Group"}],
    "container-title": "CoRL",
    "issued": {"date-parts": [["2024", 7]]},
    "DOI": "10.1000/ABC.1",
    "number": "arXiv:2401.01234",
}
ZOTERO = {
    "key": "ABCD1234",
    "version": 5,
    "library": {"type": "user"},
    "data": {
        "key": "ABCD1234",
        "itemType": "preprint",
        "title": "LEAP",
        "abstractNote": "We act.",
        "creators": [
            {"creatorType": "author", "firstName": "Ada", "lastName": "Example"},
            {"creatorType": "editor", "name": "Ed"},
        ],
        "repository": "arXiv",
        "archiveID": "arXiv:2401.01234",
        "date": "December 31, 2023",
        "DOI": "",
        "url": "https://example.org",
    },
}
BETTER_BIBTEX = {
    "config": {"id": "x"},
    "collections": {},
    "items": [
        ZOTERO["data"] | {"citationKey": "example2023"},
        {"itemType": "attachment", "title": "Full Text PDF"},
    ],
}


def read(*values, **fields):
    data = "\n".join(json.dumps(value) for value in values).encode()
    found = list(read_jsonl(content(data, "a.jsonl", **fields)))
    return [item.paper for item in found if isinstance(item, Item)], [n for n in found if isinstance(n, Note)]


def one(value, **fields):
    (paper,), notes = read(value, **fields)
    assert notes == []
    return paper


def test_arxiv():
    paper = one(ARXIV)
    assert (paper.title, paper.abstract) == ("LEAP: Learning\n  to Grasp", "We propose LEAP.")
    assert (paper.authors, paper.venue, paper.year) == (("Ada Example", "M. King Jr."), "arXiv", 2023)
    assert paper.ids == (("arxiv", "2401.01234"), ("doi", "10.1000/abc.1"))
    assert paper.url == "https://arxiv.org/abs/2401.01234"


def test_openalex():
    paper = one(OPENALEX)
    assert paper.abstract == "We propose LEAP, which grasps."
    assert (paper.authors, paper.venue, paper.year) == (
        ("Ada Example", "Jörg Müller"),
        "Conference on Robot Learning",
        2024,
    )
    assert paper.ids == (("arxiv", "2401.01234"), ("doi", "10.1000/abc.1"), ("openalex", "W4390000001"))
    assert paper.references == ("openalex:W123", "openalex:W45")
    assert one(OPENALEX | {"abstract_inverted_index": None}).abstract == ""


@pytest.mark.parametrize("bad", [[], {"We": 5}, {"We": [-1]}, {"We": [True]}, {"We": list(range(200_000))}])
def test_inverted_abstracts_that_are_none(bad):
    papers, (note,) = read(OPENALEX | {"abstract_inverted_index": bad})
    assert papers == []
    assert note.reason.startswith("the field 'abstract_inverted_index'")


@given(st.lists(st.sampled_from(["We", "act.", "and", "see"])))
def test_an_abstract_is_turned_back(words):
    inverted = {}
    for place, word in enumerate(words):
        inverted.setdefault(word, []).append(place)
    assert turned(inverted) == " ".join(words)


def test_semantic_scholar():
    paper = one(S2_API)
    assert (paper.title, paper.abstract, paper.venue) == (
        "LEAP: Learning to Grasp",
        "We propose LEAP.",
        "Conference on Robot Learning",
    )
    assert dict(paper.ids) == {
        "arxiv": "2401.01234",
        "doi": "10.1000/abc.1",
        "s2": S2_API["paperId"],
        "s2corpus": "77",
    }
    assert paper.references == ("acl:P19-1001", "s2:" + "f" * 40, "title:attentionisallyouneed")
    bulk = one(S2AG)
    assert (bulk.key, bulk.ids) == ("acl:2024.acl-long.5", (("acl", "2024.acl-long.5"), ("s2corpus", "77")))


def test_abstracts_of_s2ag_come_to_their_papers(tmp_path):
    from kg.corpus.read import read_corpus

    (tmp_path / "papers.jsonl").write_text(json.dumps(S2AG))
    (tmp_path / "abstracts.jsonl").write_text(json.dumps({"corpusid": 77, "abstract": "We propose LEAP."}))
    (paper,) = read_corpus([tmp_path]).papers
    assert (paper.title, paper.abstract) == ("LEAP", "We propose LEAP.")


def test_s2orc():
    paper = one(S2ORC)
    assert (paper.title, paper.abstract, paper.authors) == (
        "LEAP: Learning to Grasp",
        "We propose LEAP.",
        ("Ada Example",),
    )
    assert paper.find_text("body/0") == "It plans on a graph."
    assert paper.references == ("title:strideabenchmarkofwalking",)
    first = one(S2ORC_FIRST)
    assert (first.key, first.year, first.authors) == ("arxiv:1901.01234", 2019, ("Ada B. Example",))
    assert dict(first.ids)["s2corpus"] == "77"
    assert first.references == ("s2corpus:12", "s2corpus:13")
    virus = one(CORD19)
    assert (virus.abstract, virus.find_text("body/0")) == ("One.\n\nTwo.", "Intro.\n\nMore.")
    assert virus.references == ("doi:10.1000/z",)


def test_openreview_of_both_versions():
    old, new = one(OPENREVIEW_1), one(OPENREVIEW_2)
    assert (old.key, old.title, old.year, old.venue) == ("openreview:AbC-1", "LEAP", 2020, "")
    assert (new.key, new.year, new.venue) == ("openreview:AbC-2", 2024, "ICLR 2024 poster")
    assert new.authors == ("Ada Example", "Jörg Müller")


def test_replies_of_openreview_are_no_papers():
    review = {"id": "r", "forum": "AbC-2", "replyto": "AbC-2", "content": {"review": {"value": "Good."}}}
    papers, notes = read({"notes": [OPENREVIEW_2, review], "count": 2})
    assert [paper.key for paper in papers] == ["openreview:AbC-2"]
    assert [(note.kind, note.place) for note in notes] == [(NoteKind.PART, "line 1, item 2")]


def test_crossref():
    paper = one(CROSSREF)
    assert paper.title == "LEAP: Learning to Grasp"
    assert paper.abstract.startswith("<jats:p>We propose")  # cleaned later, as any markup
    assert (paper.authors, paper.venue, paper.year) == (
        ("Ada Example", "Robotics Group"),
        "Journal of Grasping",
        2024,
    )
    assert paper.references == ("arxiv:2001.00001", "doi:10.1000/xyz")
    listing, _ = read({"status": "ok", "message": {"total-results": 1, "items": [CROSSREF]}})
    single, _ = read({"status": "ok", "message-type": "work", "message": CROSSREF})
    assert [found.key for found in (*listing, *single)] == ["doi:10.1000/abc.1"] * 2


def test_csl():
    paper = one(CSL)
    assert (paper.authors, paper.venue, paper.year) == (("Jan van der Berg", "Robotics Group"), "CoRL", 2024)
    assert (paper.given_id, paper.ids) == (
        "example_leap_2024",
        (("arxiv", "2401.01234"), ("doi", "10.1000/abc.1")),
    )


def test_zotero():
    paper = one(ZOTERO)
    assert (paper.title, paper.abstract, paper.authors) == ("LEAP", "We act.", ("Ada Example",))
    assert (paper.venue, paper.year, paper.key) == ("arXiv", 2023, "arxiv:2401.01234")
    papers, notes = read(BETTER_BIBTEX)
    assert [found.given_id for found in papers] == ["example2023"]
    assert [(note.kind, note.reason) for note in notes] == [(NoteKind.PART, "no paper but an attachment.")]


def test_fields_of_no_known_source_are_guessed_or_named():
    assert one({"Titel": "A", "Kurzfassung": "Wir gehen.", "Jahr": "2020"}).abstract == "Wir gehen."
    assert one({"name": "A", "body": "We go."}, columns={"abstract": "body"}).abstract == "We go."
    papers, (note,) = read({"x": 1, "y": 2})
    assert papers == []
    assert note.reason == "neither a title nor an abstract among its fields (x, y). Name one: --map abstract=FIELD."


EXAMPLES = {
    "arXiv metadata (Kaggle)": [ARXIV],
    "OpenAlex works": [OPENALEX],
    "Semantic Scholar papers": [S2_API, S2AG],
    "S2ORC full texts": [S2ORC, S2ORC_FIRST, CORD19],
    "OpenReview notes": [OPENREVIEW_1, OPENREVIEW_2],
    "Crossref works": [CROSSREF],
    "CSL-JSON": [CSL],
    "Zotero items": [ZOTERO, ZOTERO["data"]],
}


def test_each_object_is_known_as_what_it_is():
    assert [known.title for known in MAPS] != sorted(EXAMPLES)
    assert {known.title for known in MAPS} == set(EXAMPLES)
    for title, values in EXAMPLES.items():
        for value in values:
            assert find_map(value).title == title
    own = {"id": "x", "title": "T", "authors": ["A"], "venue": "V", "year": 2024, "url": "", "abstract": "We act."}
    assert find_map(own) is None


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-5, 3000)
    | st.text("ab:/.1", max_size=6)
    | st.floats(allow_nan=False, allow_infinity=False),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["title", "value", "name"]), inner),
    max_leaves=6,
)


@settings(deadline=None, max_examples=300)
@given(st.data())
def test_any_value_in_any_field_gives_a_paper_or_a_note(data):
    example = data.draw(st.sampled_from([value for values in EXAMPLES.values() for value in values]))
    fields = data.draw(st.lists(st.sampled_from(sorted(example)), unique=True, max_size=4))
    papers, notes = read(example | {field: data.draw(JSON) for field in fields})
    assert len(papers) + len(notes) >= 1
    for paper in papers:
        assert paper.texts
        assert {scheme for scheme, _ in paper.ids} <= set(PAPER_SCHEMES)
        assert all(isinstance(name, str) for name in paper.references)
