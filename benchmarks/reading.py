"""How many papers a second each reader reads, before cleaning and extraction; of generated files, and of real corpora.

    KG_CORPORA=… python benchmarks/reading.py [--papers 5000]

The generated files are in the formats of the sources, 5,000 papers each, but for the export of Zotero, which has 500.
Times are of the processor, so that other work on the machine does not count.
"""

import argparse
import json
import os
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from kg.corpus.files import File
from kg.corpus.notes import Item, Note
from kg.corpus.read import read_file

ABSTRACT = (
    "We propose a planner that grasps 21.6\\% more objects than RRT* on five datasets, and runs in real time. " * 12
)
WORDS = ABSTRACT.replace("\\", "").split()


def zotero_bib(count: int) -> str:
    return "\n".join(
        f"@inproceedings{{example{n},\n  title = {{{{LEAP}} {n}: {{Learning}} to {{Grasp}}}},\n"
        f"  booktitle = {{Conference on Robot Learning}},\n"
        f'  author = {{Example, Ada and M{{\\"u}}ller, J{{\\"o}}rg and Roe, R.}},\n'
        f"  year = {{2024}},\n  month = jul,\n  doi = {{10.1000/abc.{n}}},\n  abstract = {{{n} {ABSTRACT}}},\n"
        f"  keywords = {{grasping,planning}},\n  file = {{/home/ada/Zotero/storage/ABCD/{n}.pdf}}\n}}\n"
        for n in range(count)
    )


def scopus_ris(count: int) -> str:
    return "\n".join(
        f"TY  - CONF\nTI  - LEAP {n}\nT2  - CoRL\nAU  - Example, Ada\nAU  - Roe, R.\nPY  - 2024\n"
        f"DO  - 10.1000/abc.{n}\nAB  - {n} {ABSTRACT}\nKW  - grasping\nER  - \n"
        for n in range(count)
    )


def endnote_xml(count: int) -> str:
    return (
        "<xml><records>"
        + "".join(
            f"<record><rec-number>{n}</rec-number><contributors><authors><author><style>Example, Ada</style></author>"
            f"</authors></contributors><titles><title><style>LEAP {n}</style></title></titles><dates><year>2024</year>"
            f"</dates><abstract><style>{n} {ABSTRACT}</style></abstract></record>"
            for n in range(count)
        )
        + "</records></xml>"
    )


def arxiv_atom(count: int) -> str:
    entries = (
        f"<entry><id>http://arxiv.org/abs/2401.{n:05}v1</id><published>2024-01-01T00:00:00Z</published><title>LEAP {n}"
        f"</title><summary>{n} {ABSTRACT}</summary><author><name>Ada Example</name></author></entry>"
        for n in range(count)
    )
    return f'<feed xmlns="http://www.w3.org/2005/Atom">{"".join(entries)}</feed>'


def table(count: int) -> str:
    return "Title,Abstract,Authors,Year,DOI\n" + "".join(
        f'"LEAP {n}","{n} {ABSTRACT}","Example, A.; Roe, R.",2024,10.1000/abc.{n}\n' for n in range(count)
    )


def json_lines(make: Callable[[int], dict[str, object]]) -> Callable[[int], str]:
    return lambda count: "".join(json.dumps(make(n)) + "\n" for n in range(count))


def openalex(n: int) -> dict[str, object]:
    inverted: dict[str, list[int]] = {}
    for place, word in enumerate([str(n), *WORDS]):
        inverted.setdefault(word, []).append(place)
    return {
        "id": f"https://openalex.org/W{n + 10_000}",
        "title": f"LEAP {n}",
        "publication_year": 2024,
        "authorships": [{"author": {"display_name": "Ada Example"}}] * 4,
        "referenced_works": [f"https://openalex.org/W{n + k}" for k in range(40)],
        "abstract_inverted_index": inverted,
    }


def arxiv(n: int) -> dict[str, object]:
    return {
        "id": f"2401.{n:05}",
        "title": f"LEAP {n}",
        "categories": "cs.RO",
        "abstract": f"{n} {ABSTRACT}",
        "update_date": "2024-01-01",
        "authors_parsed": [["Example", "Ada", ""]] * 4,
    }


def crossref(n: int) -> dict[str, object]:
    references = [{"key": str(k), "DOI": f"10.1000/abc.{n + k}"} for k in range(40)]
    head = {"DOI": f"10.1000/abc.{n}", "title": [f"LEAP {n}"], "reference-count": 40, "reference": references}
    return head | {"abstract": f"<jats:p>{n} {ABSTRACT}</jats:p>", "author": [{"given": "Ada", "family": "Example"}]}


GENERATED: dict[str, tuple[Callable[[int], str], int]] = {
    "zotero.bib": (zotero_bib, 500),
    "large.bib": (zotero_bib, 0),
    "scopus.ris": (scopus_ris, 0),
    "endnote.xml": (endnote_xml, 0),
    "arxiv.atom": (arxiv_atom, 0),
    "table.csv": (table, 0),
    "openalex.jsonl": (json_lines(openalex), 0),
    "arxiv.jsonl": (json_lines(arxiv), 0),
    "crossref.jsonl": (json_lines(crossref), 0),
}


def measure(path: Path) -> str:
    begin = time.process_time()
    papers = notes = 0
    for found in read_file(File(path, path.name)):
        papers += isinstance(found, Item)
        notes += isinstance(found, Note)
    seconds = time.process_time() - begin
    return f"{path.name:28} {papers:>7} papers  {papers / seconds:>9,.0f}/s  {notes} notes"


def files(folder: Path, count: int) -> Iterator[Path]:
    for name, (make, own) in GENERATED.items():
        path = folder / name
        path.write_text(make(own or count), encoding="utf-8")
        yield path
    if corpora := os.environ.get("KG_CORPORA"):
        yield from sorted(Path(corpora).glob("*.jsonl.gz"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--papers", type=int, default=5_000)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for path in files(Path(folder), options.papers):
            print(measure(path))


if __name__ == "__main__":
    main()
