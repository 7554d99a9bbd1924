"""``papers.csl.json``: CSL-JSON (csl-data.json of the Citation Style Language) for Zotero, pandoc and citeproc."""

from pathlib import Path
from typing import Any

from kg.export.characters import CharacterFilter
from kg.export.json_graphs import write_array
from kg.export.references import Name, Reference, ReferenceType, references
from kg.export.rows import ExportStats
from kg.fields import present
from kg.graph.view import Graph
from kg.model import Records
from kg.writing import open_text

_TYPES = {
    ReferenceType.CONFERENCE: "paper-conference",
    ReferenceType.JOURNAL: "article-journal",
    ReferenceType.PREPRINT: "article",
    ReferenceType.UNKNOWN: "document",
}


def write_csl(records: Records, graph: Graph, path: Path, *, base_iri: str, texts: bool) -> ExportStats:
    """Writes ``papers.csl.json``: an array with a paper a line."""
    keep = CharacterFilter()
    with open_text(path) as file:
        count = write_array(file, map(_item, references(records, keep, texts=texts)))
        file.write("\n")
    return ExportStats(count, keep.dropped)


def _item(reference: Reference) -> dict[str, Any]:
    return present(
        {
            "id": reference.key,
            "type": _TYPES[reference.type],
            "title": reference.title,
            "author": list(map(_author, reference.authors)),
            "issued": {"date-parts": [[reference.year]]} if reference.year else None,
            "container-title": reference.venue,
            "DOI": reference.doi,
            "number": f"arXiv:{reference.arxiv}" if reference.arxiv else "",
            "URL": reference.url,
            "keyword": ", ".join(reference.keywords),
            "note": reference.note,
            "abstract": reference.abstract,
        }
    )


def _author(name: Name) -> dict[str, str]:
    if not name.given:
        return {"literal": name.family}
    parts: dict[str, str] = present({"family": name.family, "given": name.given, "suffix": name.suffix})
    return parts
