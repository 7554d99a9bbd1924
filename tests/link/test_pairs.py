"""``pairs.tsv``: names taken from real corpora, decided by reading, and linked in tiny papers written around them.

A side is ``Type:name=other name=…``; with ``!`` its paper coins the name. The context names further papers of the
corpus: ``2*Method:conformal prediction=CP`` are two that name both. There is no list of exceptions.
"""

import csv
from collections import Counter
from functools import lru_cache
from pathlib import Path

import pytest

from kg.lexicon import load_lexicon
from kg.link.link import link
from kg.link.naming import plain
from kg.model import AnnotatedPaper, Decision, Records
from tests.papers import annotated

_FILE = Path(__file__).with_name("pairs.tsv")
_COINING = {"Dataset": "introduces", "Method": "proposes"}
_PLAIN = {"Method": "uses", "Task": "addresses"}


@lru_cache
def pairs() -> list[dict[str, str]]:
    with _FILE.open(encoding="utf-8", newline="") as stream:
        return list(csv.DictReader(stream, delimiter="\t", quoting=csv.QUOTE_NONE))


def paper(key: str, side: str) -> AnnotatedPaper:
    type_, _, names = side.partition(":")
    coins = type_.endswith("!")
    type_ = type_.removesuffix("!")
    name, *aliases = names.split("=")
    role = _COINING[type_] if coins else _PLAIN.get(type_, "evaluatesOn")
    spelt = f"{name} ({', '.join(aliases)})" if aliases else name
    verb = "We propose" if coins else "We study"
    return annotated(key, f"{verb} {spelt} for paper {key}.", (type_, role, name, *aliases))


def linked(row: dict[str, str], *, turned: bool = False) -> tuple[Records, str, str]:
    sides = {"k:one": row["one"], "k:two": row["two"]}
    papers = [paper(key, side) for key, side in sides.items()]
    for number, witness in enumerate(_witnesses(row["context"])):
        papers.append(paper(f"k:{number}", witness))
    records = link(papers[::-1] if turned else papers, load_lexicon())
    first, second = (next(p for p in records.papers if p.paper.key == key).entities[0].id for key in ("k:one", "k:two"))
    return records, first, second


def _witnesses(context: str) -> list[str]:
    """``2*Method:a b=AB 1*Task:c=C`` as one side each; names hold spaces, so that the counts part them."""
    parts = context.replace(" 1*", "\t1*").replace(" 2*", "\t2*").replace(" 3*", "\t3*").split("\t")
    return [side for part in parts if part for side in [part[2:]] * int(part[0])]


@pytest.mark.parametrize("row", pairs(), ids=lambda row: f"{row['one']} | {row['two']}")
def test_pair(row):
    records, one, two = linked(row)
    labels = {entity.id: entity.label for entity in records.entities}
    said = "same" if one == two else "different"
    assert said == row["verdict"], f"{labels[one]} | {labels[two]}: {row['why']}"
    names = {plain(n).casefold() for p in records.papers for e in p.entities if e.id == one for n in e.names}
    reasons = [merge.reason for merge in records.merges if merge.entity == one and merge.decision is Decision.SAME]
    assert said == "different" or len(names) == 1 or (all(reasons) and reasons)


@pytest.mark.parametrize("row", pairs()[::12], ids=lambda row: f"{row['one']} | {row['two']}")
def test_the_order_of_the_papers_does_not_matter(row):
    assert linked(row) == linked(row, turned=True)


def test_the_table_is_large_and_varied_enough():
    kinds = Counter(row["kind"] for row in pairs())
    assert len(pairs()) >= 200
    assert kinds["homonym"] >= 40
    assert len(kinds) >= 15
    assert {row["verdict"] for row in pairs()} == {"same", "different"}
    assert all(row["why"] for row in pairs())
