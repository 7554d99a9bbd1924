"""papers.bib, papers.ris and papers.csl.json, read back by bibtexparser, rispy and the rules of the CSL schema."""

import json
import re
import unicodedata
from pathlib import Path
from typing import Any

import bibtexparser
import jsonschema
import pytest
import rispy
from bibtexparser import middlewares
from hypothesis import example, given, settings
from hypothesis import strategies as st
from pylatexenc.latex2text import LatexNodes2Text

from kg.export.bibtex import latex, write_bibtex
from kg.export.characters import CharacterFilter
from kg.export.csl import write_csl
from kg.export.references import Name, Reference, ReferenceType, references, split_name
from kg.export.ris import write_ris
from kg.export.rows import Writer
from kg.graph.view import to_networkx
from kg.model import AnnotatedPaper, Entity, EntityType, Paper, PaperEntity, PaperLink, Records, Role, Text
from tests.export.hostile import NAMES
from tests.samples import HOPPER_PAPER, LEAP_PAPER, sample_records

BASE = "http://localhost:8080/"

#: csl-data.json of citation-style-language/schema (1.0.2), as far as we write.
_TEXT = {"type": "string"}
CSL = {
    "type": "array",
    "items": {
        "type": "object",
        "required": ["type", "id"],
        "additionalProperties": False,
        "properties": {
            "type": {"enum": ["article", "article-journal", "document", "paper-conference"]},
            "id": {"type": ["string", "number"]},
            "author": {
                "type": "array",
                "items": {
                    "type": "object",
                    "additionalProperties": False,
                    "properties": {"family": _TEXT, "given": _TEXT, "suffix": _TEXT, "literal": _TEXT},
                },
            },
            "issued": {
                "type": "object",
                "additionalProperties": False,
                "properties": {
                    "date-parts": {
                        "type": "array",
                        "minItems": 1,
                        "maxItems": 2,
                        "items": {
                            "type": "array",
                            "minItems": 1,
                            "maxItems": 3,
                            "items": {"type": ["string", "number"]},
                        },
                    }
                },
            },
            "number": {"type": ["string", "number"]},
            **dict.fromkeys(("title", "container-title", "DOI", "URL", "keyword", "note", "abstract"), _TEXT),
        },
    },
}


def paper(number: int, title: str, **fields: Any) -> AnnotatedPaper:
    texts = (Text("title", title), Text("abstract", f"Abstract {number}: {title}"))
    return AnnotatedPaper(Paper(f"paper/p{number:03}-0000", f"key {number}", texts, **fields))


def hostile_papers() -> Records:
    """Each hostile name as title, author and venue."""
    names = [name for name in NAMES if name.strip()]
    return Records(
        tuple(
            paper(n, name, authors=(name, "Ada Example"), venue=name, year=2026, url=f"https://x.example/?q={name}")
            for n, name in enumerate(names)
        )
    )


def write(writer: Writer, corpus: Records, path: Path, *, texts: bool = True) -> int:
    stats = writer(corpus, to_networkx(corpus), path, base_iri=BASE, texts=texts)
    assert stats.rows == len(corpus.papers)
    return stats.dropped_characters


def read_bibtex(path: Path) -> dict[str, dict[str, Any]]:
    """What bibtexparser makes of it, LaTeX decoded, names split."""
    library = bibtexparser.parse_file(str(path), append_middleware=[middlewares.SeparateCoAuthors()], encoding="UTF-8")
    assert library.failed_blocks == []
    decode = LatexNodes2Text(math_mode="text").latex_to_text

    def decoded(value: Any) -> Any:
        return list(map(decode, value)) if isinstance(value, list) else decode(value)

    return {
        entry.key: {"type": entry.entry_type, **{field.key: decoded(field.value) for field in entry.fields}}
        for entry in library.entries
    }


def one_line(text: str) -> str:
    """pylatexenc decodes the circumflex into its modifier letter."""
    return " ".join(text.replace("\u02c6", "^").split())


def test_the_sample_as_bibtex(tmp_path: Path) -> None:
    path = tmp_path / "papers.bib"
    assert write(write_bibtex, sample_records(), path) == 0
    entries = read_bibtex(path)
    assert len(entries) == 3
    leap = entries[LEAP_PAPER.id.removeprefix("paper/")]
    assert leap.pop("abstract").startswith("We propose LEAP, a diffusion policy")
    assert leap == {
        "type": "inproceedings",
        "title": "LEAP: Learning to Grasp",
        "author": ["Example, Ada", "Söhne, Bo"],
        "booktitle": "CoRL",
        "year": "2026",
        "eprint": "2601.00001",
        "archiveprefix": "arXiv",
        "url": "https://arxiv.org/abs/2601.00001",
        "keywords": "LEAP (diffusion policy), dexterous grasping, GraspSim, Unitree Go1",
    }
    hopper = entries[HOPPER_PAPER.id.removeprefix("paper/")]
    assert hopper["title"] == "Hopper is a diffusion policy for dexterous grasping, …"
    assert hopper["note"].startswith("Title unknown")
    text = path.read_text(encoding="utf-8")
    assert "title = {{LEAP:} Learning to Grasp}" in text
    assert 'S{\\"o}hne' in text


def test_the_sample_as_ris(tmp_path: Path) -> None:
    path = tmp_path / "papers.ris"
    write(write_ris, sample_records(), path)
    records = {record["id"]: record for record in rispy.loads(path.read_text(encoding="utf-8"))}
    assert len(records) == 3
    leap = records[LEAP_PAPER.id.removeprefix("paper/")]
    assert leap["type_of_reference"] == "CONF"
    assert leap["title"] == "LEAP: Learning to Grasp"
    assert leap["authors"] == ["Example, Ada", "Söhne, Bo"]
    assert (leap["year"], leap["secondary_title"]) == ("2026", "CoRL")
    assert leap["urls"] == ["https://arxiv.org/abs/2601.00001"]
    assert leap["accession_number"] == "arXiv:2601.00001"
    assert leap["keywords"] == ["LEAP (diffusion policy)", "dexterous grasping", "GraspSim", "Unitree Go1"]
    assert leap["abstract"].startswith("We propose LEAP")


def test_the_sample_as_csl(tmp_path: Path) -> None:
    path = tmp_path / "papers.csl.json"
    write(write_csl, sample_records(), path)
    items = json.loads(path.read_text(encoding="utf-8"))
    jsonschema.validate(items, CSL)
    leap = next(item for item in items if item["id"] == LEAP_PAPER.id.removeprefix("paper/"))
    assert leap["author"] == [{"family": "Example", "given": "Ada"}, {"family": "Söhne", "given": "Bo"}]
    assert leap["issued"] == {"date-parts": [[2026]]}
    assert (leap["type"], leap["container-title"], leap["number"]) == ("paper-conference", "CoRL", "arXiv:2601.00001")


@pytest.mark.parametrize("writer", [write_bibtex, write_ris, write_csl])
def test_without_texts_no_abstract(writer: Writer, tmp_path: Path) -> None:
    write(writer, sample_records(), tmp_path / "file", texts=False)
    assert "We propose" not in (tmp_path / "file").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("Ada Lovelace", Name("Lovelace", "Ada")),
        ("Lovelace, Ada", Name("Lovelace", "Ada")),
        ("Charles de la Vallée Poussin", Name("de la Vallée Poussin", "Charles")),
        ("Sammy Davis Jr.", Name("Davis", "Sammy", "Jr.")),
        ("Davis, Jr., Sammy", Name("Davis", "Sammy", "Jr.")),
        ("OpenAI", Name("OpenAI")),
        ("The ATLAS Collaboration", Name("The ATLAS Collaboration")),
        ("张伟", Name("张伟")),
        ("A, B, C, D", Name("A, B, C, D")),
        (",", Name(",")),
        ("Vito i", Name("i", "Vito")),
        ("Anna II", Name("II", "Anna")),
        ("", Name("")),
    ],
)
def test_names(name: str, parts: Name) -> None:
    assert split_name(name) == parts


@pytest.mark.parametrize(
    ("venue", "ids", "kind"),
    [
        ("ICML", (), ReferenceType.CONFERENCE),
        ("IEEE Robotics and Automation Letters", (), ReferenceType.JOURNAL),
        ("", (("arxiv", "2401.01234"),), ReferenceType.PREPRINT),
        ("arXiv", (), ReferenceType.PREPRINT),
        ("ICML", (("arxiv", "2401.01234"),), ReferenceType.CONFERENCE),
        ("", (), ReferenceType.UNKNOWN),
    ],
)
def test_what_a_paper_was_published_as(venue: str, ids: tuple[tuple[str, str], ...], kind: ReferenceType) -> None:
    (found,) = references(Records((paper(1, "T", venue=venue, ids=ids),)), CharacterFilter(), texts=True)
    assert found.type is kind


def test_types_and_names_in_each_form(tmp_path: Path) -> None:
    authors = ("Sammy Davis Jr.", "A* Star")
    venues = ("ICML", "Science Journal", "arXiv", "")
    corpus = Records(tuple(paper(n, "T", venue=venue, authors=authors) for n, venue in enumerate(venues)))
    for name, writer in (("bib", write_bibtex), ("ris", write_ris), ("csl", write_csl)):
        write(writer, corpus, tmp_path / name)
    bib = list(read_bibtex(tmp_path / "bib").values())
    assert [entry["type"] for entry in bib] == ["inproceedings", "article", "misc", "misc"]
    assert [bib[0]["booktitle"], bib[1]["journal"], bib[2]["howpublished"]] == ["ICML", "Science Journal", "arXiv"]
    assert bib[0]["author"] == ["Davis, Jr., Sammy", "Star, A*"]
    ris = rispy.loads((tmp_path / "ris").read_text(encoding="utf-8"))
    assert [record["type_of_reference"] for record in ris] == ["CONF", "JOUR", "UNPB", "GEN"]
    assert ris[0]["authors"] == ["Davis, Sammy, Jr.", "Star, A"]
    csl = json.loads((tmp_path / "csl").read_text(encoding="utf-8"))
    assert [item["type"] for item in csl] == ["paper-conference", "article-journal", "article", "document"]
    assert csl[0]["author"][0] == {"family": "Davis", "given": "Sammy", "suffix": "Jr."}


def test_a_url_stays_what_it_is(tmp_path: Path) -> None:
    path = tmp_path / "papers.bib"
    write(write_bibtex, Records((paper(1, "T", url="https://x.example/a_b%20c?d=1&e={f}#g"),)), path)
    assert "  url = {https://x.example/a_b%20c?d=1&e=%7Bf%7D#g},\n" in path.read_text(encoding="utf-8")


def test_keywords_are_what_a_paper_is_about_each_once() -> None:
    entities = (
        Entity("entity/a-1", "a", EntityType.DATASET, "A, B; C"),
        Entity("entity/b-2", "b", EntityType.METHOD, "used"),
        Entity("entity/c-3", "c", EntityType.METHOD, "new"),
    )
    roles = ((Role.INTRODUCES, Role.EVALUATES_ON), (Role.USES,), (Role.PROPOSES,))
    found = tuple(
        PaperEntity(entity.type, entity.name, (), tuple(PaperLink(role, 1.0) for role in held), entity.id)
        for entity, held in zip(entities, roles, strict=True)
    )
    corpus = Records((AnnotatedPaper(Paper("paper/p-1", "k", (Text("abstract", "x"),)), entities=found),), entities)
    (reference,) = references(corpus, CharacterFilter(), texts=True)
    assert reference.keywords == ("new", "A B C")


def test_the_link_of_a_paper() -> None:
    ids = (("arxiv", "2401.01234"), ("doi", "10.1/a_b"))
    corpus = Records(
        (paper(1, "T", ids=ids), paper(2, "U", ids=ids[:1]), paper(3, "V", ids=ids, url="https://v.example"))
    )
    found: list[Reference] = list(references(corpus, CharacterFilter(), texts=True))
    assert [reference.url for reference in found] == [
        "https://doi.org/10.1/a_b",
        "https://arxiv.org/abs/2401.01234",
        "https://v.example",
    ]


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("100% & #1_a $x$", r"100\% \& \#1\_a \$x\$"),
        ("a{b}c", r"a$\lbrace$b$\rbrace$c"),
        ("\\alpha ~ ^", r"\textbackslash{}alpha \textasciitilde{} \textasciicircum{}"),
        ("é ö ç č ñ å ï", r"{\'e} {\"o} {\c{c}} {\v{c}} {\~n} {\r{a}} {\"{\i}}"),
        ("straße Łódź", r"stra{\ss}e {\L}{\'o}d{\'z}"),
        ("漢字 α – ế", "漢字 α – ế"),
        ("a--b ''c'' d---e", "a-{}-b '{}'c'{}' d-{}-{}-e"),
        ("a < b > c | d", "a $<$ b $>$ c $|$ d"),
    ],
)
def test_latex(text: str, written: str) -> None:
    assert latex(text) == written


def test_a_style_keeps_capitals(tmp_path: Path) -> None:
    path = tmp_path / "papers.bib"
    write(write_bibtex, Records((paper(1, "On KSKT and RoboMimic with a 3B-Model, Again: α-RRT*"),)), path)
    expected = "title = {On {KSKT} and {RoboMimic} with a {3B-Model,} Again: {α-RRT*}}"
    assert expected in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("author", ["Simon and Garfunkel", "Research AND Development", "A, B, C, D"])
def test_an_author_that_would_split_is_one(author: str, tmp_path: Path) -> None:
    path = tmp_path / "papers.bib"
    write(write_bibtex, Records((paper(1, "T", authors=(author, "Ada Example")),)), path)
    (entry,) = read_bibtex(path).values()
    assert entry["author"] == [author, "Example, Ada"]


def test_hostile_papers_survive(tmp_path: Path) -> None:
    corpus = hostile_papers()
    for name, writer in (("bib", write_bibtex), ("ris", write_ris), ("csl", write_csl)):
        write(writer, corpus, tmp_path / name)
    found = {reference.key: reference for reference in references(corpus, CharacterFilter(), texts=True)}
    bib = read_bibtex(tmp_path / "bib")
    ris = {record["id"]: record for record in rispy.loads((tmp_path / "ris").read_text(encoding="utf-8"))}
    items = json.loads((tmp_path / "csl").read_text(encoding="utf-8"))
    jsonschema.validate(items, CSL)
    csl = {item["id"]: item for item in items}
    assert list(bib) == list(ris) == list(csl) == list(found)
    for key, reference in found.items():
        assert csl[key]["title"] == ris[key]["title"] == reference.title
        assert unicodedata.normalize("NFC", reference.title) == one_line(bib[key]["title"])
        assert csl[key]["container-title"] == ris[key]["secondary_title"] == reference.venue
        assert len(bib[key]["author"]) == len(ris[key]["authors"]) == 2


@settings(deadline=None, max_examples=80)
@given(text=st.text(st.characters(exclude_categories=("Cs", "Cc", "Zl", "Zp")), max_size=30))
@example(text="i̇")
@example(text="ﬁ Ǖ Ṩ")
@example(text="@article{a, b = {c}}")
@example(text="50\\% {x")
def test_any_text_is_read_back_by_a_latex_decoder(text: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.getbasetemp() / "any.bib"
    path.write_text(f"@misc{{key,\n  note = {{x{latex(text)}x}},\n}}\n", encoding="utf-8")
    written = latex(text)
    assert written.count("{") == written.count("}")
    (entry,) = read_bibtex(path).values()
    normal = unicodedata.normalize("NFC", text)
    note = unicodedata.normalize("NFC", one_line(entry["note"]))
    assert re.sub(r"\s+", "", note) == re.sub(r"\s+", "", one_line(f"x{normal}x"))


def test_keys_do_not_depend_on_the_other_papers(tmp_path: Path) -> None:
    corpus = hostile_papers()
    all_of_them = [reference.key for reference in references(corpus, CharacterFilter(), texts=True)]
    alone = [
        reference.key
        for annotated in corpus.papers
        for reference in references(Records((annotated,)), CharacterFilter(), texts=True)
    ]
    assert alone == all_of_them
    assert len(set(all_of_them)) == len(all_of_them)
    assert all(re.fullmatch(r"[a-z0-9-]+", key) for key in all_of_them)
