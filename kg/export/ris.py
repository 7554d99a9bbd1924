"""``papers.ris``: what Zotero, EndNote, Mendeley and JabRef import (RIS, as EndNote's help describes it)."""

from pathlib import Path

from kg.export.characters import CharacterFilter
from kg.export.references import Name, Reference, ReferenceType, references
from kg.export.rows import ExportStats
from kg.graph.view import Graph
from kg.model import Records
from kg.writing import open_text

_TYPES = {
    ReferenceType.CONFERENCE: "CONF",
    ReferenceType.JOURNAL: "JOUR",
    ReferenceType.PREPRINT: "UNPB",
    ReferenceType.UNKNOWN: "GEN",
}


def write_ris(records: Records, graph: Graph, path: Path, *, base_iri: str, texts: bool) -> ExportStats:
    """Writes ``papers.ris``, a record a paper; each value is one line."""
    keep = CharacterFilter()
    count = 0
    with open_text(path) as file:
        for reference in references(records, keep, texts=texts):
            for tag, value in _lines(reference):
                if value or tag == "ER":
                    file.write(f"{tag}  - {value}\n")
            file.write("\n")
            count += 1
        if not count:
            file.write("\n")
    return ExportStats(count, keep.dropped)


def _lines(reference: Reference) -> list[tuple[str, str]]:
    """Tags and values; those without a value are not written. The type comes first, the end of the record last."""
    return [
        ("TY", _TYPES[reference.type]),
        ("ID", reference.key),
        ("TI", reference.title),
        *(("AU", _author(name)) for name in reference.authors),
        ("PY", str(reference.year or "")),
        ("T2", reference.venue),
        ("DO", reference.doi),
        ("UR", reference.url),
        ("AN", f"arXiv:{reference.arxiv}" if reference.arxiv else ""),
        *(("KW", word) for word in reference.keywords),
        ("N1", reference.note),
        ("AB", reference.abstract),
        ("ER", ""),
    ]


def _author(name: Name) -> str:
    """``Family, Given, Suffix``; an asterisk, which the format forbids in names, is left out."""
    return ", ".join(part for part in (name.family, name.given, name.suffix) if part).replace("*", "")
