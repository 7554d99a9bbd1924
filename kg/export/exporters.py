"""The table of export formats: the one place that a new format is added to."""

from dataclasses import dataclass

from kg.errors import UnknownNameError
from kg.export.gexf import write_gexf
from kg.export.graphml import write_graphml
from kg.export.json_graphs import write_cyjs, write_node_link
from kg.export.rows import Writer
from kg.export.tables import write_edges, write_mentions, write_nodes


@dataclass(frozen=True, slots=True)
class Exporter:
    """A format that kg writes for other tools."""

    file: str  # its name in a build folder: "graph.graphml"
    write: Writer
    purpose: str  # who opens it, for `kg export --list`
    default: bool = False  # whether a build writes it without being asked
    folder: bool = False  # whether ``file`` is a folder, which ``write`` makes and fills


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
    "gexf": Exporter("graph.gexf", write_gexf, "Gephi and Gephi Lite, with colours and sizes"),
    "cyjs": Exporter("graph.cyjs", write_cyjs, "Cytoscape and Cytoscape.js"),
    "node-link": Exporter("graph.json", write_node_link, "networkx (node_link_graph), D3"),
}


def get_exporter(name: str) -> Exporter:
    """The exporter of that name; raises :class:`UnknownNameError`, which lists them."""
    if name not in EXPORTERS:
        raise UnknownNameError("export format", name, EXPORTERS)
    return EXPORTERS[name]
