import logging
import sqlite3
from pathlib import Path

import pytest

from kg.errors import InputError
from kg.extract.cache import ExtractionCache
from kg.extract.fingerprint import source_fingerprint
from kg.extract.run import extract_papers
from kg.model import AnnotatedPaper
from tests.extract.conftest import make_paper

PAPER = make_paper(
    "We propose ZetaNet for grasping. On FooBench, it achieves 6.5% higher accuracy. See https://github.com/a/b."
)


@pytest.fixture(scope="module")
def annotated() -> AnnotatedPaper:
    return next(extract_papers([PAPER]))


def test_what_was_put_comes_back_equal(tmp_path: Path, annotated: AnnotatedPaper) -> None:
    assert annotated.results
    assert annotated.links
    with ExtractionCache.open(tmp_path / "c.sqlite", "lexicon") as cache:
        assert cache.get(PAPER) is None
        cache.put(annotated)
        cache.commit()
    with ExtractionCache.open(tmp_path / "c.sqlite", "lexicon") as cache:
        assert cache.get(PAPER) == annotated


def test_another_lexicon_or_text_is_another_entry(tmp_path: Path, annotated: AnnotatedPaper) -> None:
    with ExtractionCache.open(tmp_path / "c.sqlite", "one") as cache:
        cache.put(annotated)
        cache.commit()
        assert cache.get(make_paper(PAPER.abstract, "A title")) is None
    with ExtractionCache.open(tmp_path / "c.sqlite", "two") as cache:
        assert cache.get(PAPER) is None


def test_metadata_is_no_part_of_the_key(tmp_path: Path, annotated: AnnotatedPaper) -> None:
    other = make_paper(PAPER.abstract, key="doi:10.1/x")
    with ExtractionCache.open(tmp_path / "c.sqlite", "lexicon") as cache:
        cache.put(annotated)
        hit = cache.get(other)
    assert hit is not None
    assert hit.paper == other
    assert hit.mentions == annotated.mentions


def test_hit_equals_miss(tmp_path: Path, annotated: AnnotatedPaper) -> None:
    file = tmp_path / "deep" / "c.sqlite"
    papers = [PAPER, make_paper("We propose OtherNet.")]
    first = list(extract_papers(papers, cache=file))
    assert list(extract_papers(reversed(papers), cache=file)) == first[::-1]
    assert first[0] == annotated


def test_a_broken_file_is_moved_aside(
    tmp_path: Path, annotated: AnnotatedPaper, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "c.sqlite"
    file.write_bytes(b"no database at all" * 500)
    with caplog.at_level(logging.WARNING, "kg.extract"):
        assert list(extract_papers([PAPER], cache=file)) == [annotated]
    assert "moved aside" in caplog.text
    assert len(list(tmp_path.glob("c.sqlite.broken-*"))) == 1
    with ExtractionCache.open(file, "x") as cache:
        assert cache.get(PAPER) is None


def test_an_entry_that_does_not_read_is_extracted_anew(tmp_path: Path, annotated: AnnotatedPaper) -> None:
    file = tmp_path / "c.sqlite"
    list(extract_papers([PAPER], cache=file))
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE papers SET value = '{\"mentions\": 3'")
    connection.close()
    assert list(extract_papers([PAPER], cache=file)) == [annotated]


def test_two_builds_at_once(tmp_path: Path, annotated: AnnotatedPaper) -> None:
    file = tmp_path / "c.sqlite"
    with ExtractionCache.open(file, "x") as one, ExtractionCache.open(file, "x") as other:
        one.put(annotated)
        one.commit()
        assert other.get(PAPER) == annotated
        other.put(annotated)
        other.commit()


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(InputError, match="--no-cache"):
        ExtractionCache.open(tmp_path / "file" / "c.sqlite", "x")


def test_the_fingerprint_is_stable() -> None:
    assert source_fingerprint() == source_fingerprint()
    assert len(source_fingerprint()) == 64
