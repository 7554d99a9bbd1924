"""GraphML (http://graphml.graphdrawing.org), for igraph, networkx, graph-tool, yEd and Neo4j.

Beyond the specification a node has the XML attribute ``labels=":Paper"`` and an edge ``label="proposes"``: Neo4j's
``apoc.import.graphml`` makes node labels and relationship types of these alone (neo4j-apoc-procedures#721), and all
other readers pass over them. There is no ``xsi:schemaLocation``: these two, and the slash in the ids, would break it.
"""

from pathlib import Path

from kg.export.characters import CharacterFilter, xml_attribute, xml_text
from kg.export.rows import NODE_COLUMNS, ExportStats, edge_columns, edge_rows, joined, node_rows
from kg.graph.view import Graph
from kg.model import Records
from kg.writing import open_text

#: The type of each kind of attribute; lists are joined.
_TYPES = {str: "string", int: "int", float: "double", bool: "boolean", tuple: "string"}

#: The comment holds letters beyond ASCII on purpose: Gephi guesses the encoding from the first 4 KB (gephi#725).
HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<!-- Written by kg in UTF-8: é ü Ω → 文 -->\n'


def write_graphml(records: Records, graph: Graph, path: Path, *, base_iri: str, texts: bool) -> ExportStats:
    """Writes ``graph.graphml``; see :class:`kg.export.rows.Writer`."""
    keep = CharacterFilter()
    rows = 0
    with open_text(path) as file:
        file.write(HEAD + '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">\n')
        # The id of a key says what it is for: readers that keep one table for both would mix up equal ones.
        for kind, columns in (("node", NODE_COLUMNS), ("edge", edge_columns(texts=texts))):
            for column in columns:
                file.write(
                    f'  <key id="{kind}_{column.name}" for="{kind}" attr.name="{column.name}"'
                    f' attr.type="{_TYPES[column.kind]}"/>\n'
                )
        file.write('  <graph id="kg" edgedefault="directed">\n')
        for node in node_rows(graph, base_iri, keep):
            file.write(f"    <node id={xml_attribute(node.id)} labels={xml_attribute(':' + node.type)}>\n")
            for name, value in node.attributes.items():
                file.write(f'      <data key="node_{name}">{xml_text(joined(value))}</data>\n')
            file.write("    </node>\n")
            rows += 1
        for edge in edge_rows(graph, keep, texts=texts):
            file.write(
                f'    <edge id="{edge.id}" source={xml_attribute(edge.source)} target={xml_attribute(edge.target)}'
                f" label={xml_attribute(edge.type)}>\n"
            )
            for name, value in edge.attributes.items():
                file.write(f'      <data key="edge_{name}">{xml_text(joined(value))}</data>\n')
            file.write("    </edge>\n")
            rows += 1
        file.write("  </graph>\n</graphml>\n")
    return ExportStats(rows, keep.dropped)
