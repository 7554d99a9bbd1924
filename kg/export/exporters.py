"""The table of export formats: the one place that a new format is added to."""

from dataclasses import dataclass
from importlib.util import find_spec

from kg.errors import MissingExtraError, UnknownNameError
from kg.export.bibtex import write_bibtex
from kg.export.csl import write_csl
from kg.export.cx2 import write_cx2
from kg.export.gexf import write_gexf
from kg.export.gml import write_gml
from kg.export.graphml import write_graphml
from kg.export.json_graphs import write_cyjs, write_graphology, write_node_link
from kg.export.leaderboards import write_leaderboards
from kg.export.neo4j import write_neo4j
from kg.export.overview import write_overview
from kg.export.parquet import write_parquet
from kg.export.ris import write_ris
from kg.export.rows import Writer
from kg.export.spreadsheet import write_spreadsheet
from kg.export.tables import write_edges, write_mentions, write_nodes, write_results
from kg.export.vault import write_vault
from kg.export.vosviewer import write_vosviewer


@dataclass(frozen=True, slots=True)
class Exporter:
    """A format that kg writes for other tools."""

    file: str  # its name in a build folder: "graph.graphml"
    write: Writer
    purpose: str  # who opens it, for `kg export --list`
    default: bool = False  # whether a build writes it without being asked
    folder: bool = False  # whether ``file`` is a folder, which ``write`` makes and fills
    by_name: bool = False  # whether ``--formats all`` leaves it out
    extra: str = ""  # the extra of kg that it needs

    @property
    def available(self) -> bool:
        """Whether what it needs is installed."""
        return not self.extra or find_spec(_EXTRAS[self.extra]) is not None

    @property
    def told(self) -> str:
        """Its purpose, with how to get what it needs where that is missing."""
        return self.purpose if self.available else f"{self.purpose} (first: pip install 'paperkg[{self.extra}]')"


#: Extra -> the module that it brings.
_EXTRAS = {"parquet": "pyarrow"}


#: Format name -> how it is written. Add a format here and nowhere else.
EXPORTERS: dict[str, Exporter] = {
    "graphml": Exporter(
        "graph.graphml", write_graphml, "igraph, networkx, graph-tool, yEd, Neo4j (APOC)", default=True
    ),
    "nodes-csv": Exporter("nodes.csv", write_nodes, "pandas, R, Gephi: the nodes as a table", default=True),
    "edges-csv": Exporter("edges.csv", write_edges, "pandas, R, Gephi: the edges as a table", default=True),
    "mentions-csv": Exporter(
        "mentions.csv", write_mentions, "pandas, R: every occurrence of an entity, with its place"
    ),
    "results-csv": Exporter("results.csv", write_results, "pandas, R: every stated number, with its sentence"),
    "parquet": Exporter(
        "parquet",
        write_parquet,
        "pandas, polars, DuckDB, R (arrow): the four tables, typed",
        folder=True,
        by_name=True,
        extra="parquet",
    ),
    "bibtex": Exporter("papers.bib", write_bibtex, "BibTeX, biber, JabRef, Zotero: the papers as references"),
    "ris": Exporter("papers.ris", write_ris, "Zotero, EndNote, Mendeley: the papers as references"),
    "csl": Exporter("papers.csl.json", write_csl, "Zotero, pandoc, citeproc: the papers as CSL-JSON"),
    "spreadsheet": Exporter(
        "spreadsheet", write_spreadsheet, "Excel, LibreOffice, Numbers: tables for a person", folder=True
    ),
    "overview": Exporter("overview.md", write_overview, "reading: coverage, top entities, who compares with whom"),
    "leaderboards": Exporter("leaderboards.md", write_leaderboards, "reading: stated results by dataset"),
    "obsidian": Exporter("vault", write_vault, "Obsidian: a note a paper and an entity", folder=True, by_name=True),
    "vosviewer": Exporter("vosviewer.json", write_vosviewer, "VOSviewer and VOSviewer Online"),
    "gexf": Exporter("graph.gexf", write_gexf, "Gephi and Gephi Lite, with colours, sizes and years"),
    "graphology": Exporter("graph.graphology.json", write_graphology, "sigma.js, graphology, Gephi Lite"),
    "cyjs": Exporter("graph.cyjs", write_cyjs, "Cytoscape and Cytoscape.js"),
    "cx2": Exporter("graph.cx2", write_cx2, "Cytoscape 3.10, Cytoscape Web, NDEx, with colours"),
    "gml": Exporter("graph.gml", write_gml, "yEd, Gephi, networkx, where GraphML is not read"),
    "neo4j": Exporter("neo4j", write_neo4j, "Neo4j, Memgraph, LadybugDB: CSV files and scripts", folder=True),
    "node-link": Exporter("graph.json", write_node_link, "networkx (node_link_graph), D3"),
}


def get_exporter(name: str) -> Exporter:
    """The exporter of that name.

    Raises:
        UnknownNameError: there is none; it lists them.
        MissingExtraError: what it needs is not installed.
    """
    if name not in EXPORTERS:
        raise UnknownNameError("export format", name, EXPORTERS)
    if not EXPORTERS[name].available:
        raise MissingExtraError(f"the format {name}", EXPORTERS[name].extra)
    return EXPORTERS[name]
