from pathlib import Path

import pytest

from kg.corpus.acl_xml import looks_acl_xml, read_acl_xml
from kg.corpus.notes import Item
from kg.errors import InputError
from tests.corpus.contents import content

# After the data files of the ACL Anthology.
FILE = (Path(__file__).parent / "files" / "anthology.xml").read_text(encoding="utf-8")


def read(text):
    return [f.paper for f in read_acl_xml(content(text.encode(), "2022.cups.xml")) if isinstance(f, Item)]


def test_a_collection():
    first, second = read(FILE)
    assert first.title == "CupBERT: $n^2$ Cups"
    assert first.abstract == "We present CupBERT, see https://example.org."
    assert first.authors == ("Ada Example", "Mono")
    assert (first.venue, first.year) == ("Proceedings of the First Workshop on Cups", 2022)
    assert first.ids == (("acl", "2022.cups-main.1"), ("doi", "10.18653/v1/2022.cups-main.1"))
    assert (second.ids, second.sources[0].place) == ((("acl", "2022.cups-main.2"),), "paper 2022.cups-main.2")
    assert second.url == "https://aclanthology.org/2022.cups-main.2"


@pytest.mark.parametrize(
    ("collection", "volume", "id_"),
    [
        ("P19", "1", "P19-1004"),
        ("W19", "3", "W19-0304"),
        ("D19", "1", "D19-1004"),
        ("D19", "50", "D19-5004"),
        ("C69", "1", "C69-0104"),
    ],
)
def test_ids_of_before_2020(collection, volume, id_):
    text = FILE.replace("2022.cups", collection, 1).replace('"main"', f'"{volume}"').replace('id="2"', 'id="4"')
    assert read(text)[1].given_id == id_


def test_papers_before_the_break_stay():
    found = read_acl_xml(content(FILE[:-60].encode(), "2022.cups.xml"))
    assert next(found).paper.title.startswith("CupBERT")
    with pytest.raises(InputError, match="broken XML"):
        list(found)


@pytest.mark.parametrize(
    ("head", "it_is"), [(FILE.encode(), True), (b"<collection id='a'><item>", False), (b"<volume>", False)]
)
def test_how_it_begins(head, it_is):
    assert looks_acl_xml(head) is it_is
