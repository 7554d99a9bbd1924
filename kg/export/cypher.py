"""The scripts beside the CSV files of :mod:`kg.export.neo4j`, for Neo4j, Memgraph and LadybugDB.

They are made of names of closed vocabularies alone; the data stay in the files, so nothing of a paper is ever read as
Cypher. Loading twice is loading once: nodes and relationships are merged by their id.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence

from kg.export.property_tables import EdgeTable, NodeTable, header
from kg.graph.view import Attribute

#: How a script writes the delimiter of lists.
_DELIMITER = "'\\u001F'"

_READ_BY_CYPHER: dict[type, str] = {
    str: "{0}",
    int: "toInteger({0})",
    float: "toFloat({0})",
    bool: "toBoolean({0})",
    tuple: f"split({{0}}, {_DELIMITER})",
}
_LADYBUG_TYPES: dict[type, str] = {str: "STRING", int: "INT64", float: "DOUBLE", bool: "BOOLEAN", tuple: "STRING[]"}

_NEO4J_HEAD = """\
// Loads the CSV files beside this script into Neo4j 5 or newer. Put them into the import folder of the server, set
//   db.import.csv.legacy_quote_escaping=false
// in neo4j.conf (else a backslash before a quote is taken for an escape), and run
//   cypher-shell -P "{folder: 'file:///'}" -f load.cypher
// Faster, into a new database and without a server that runs, is in this folder:
//   neo4j-admin database import full neo4j @neo4j-admin.args
"""
_MEMGRAPH_HEAD = """\
// Loads the CSV files beside this script into Memgraph. Put them where the server sees them as /import/, and run
//   mgconsole < memgraph.cypher
"""
_LADYBUG_HEAD = """\
// Loads the CSV files beside this script into LadybugDB, the successor of Kuzu. In this folder run
//   lbug graph.lbug < ladybug.cypher
// PARALLEL=false, because texts hold line breaks.
"""
_NEOSEMANTICS = """\
// Loads graph.ttl into Neo4j with the plug-in neosemantics (n10s). 'ARRAY' keeps all values of a property; the default
// keeps one, and loses aliases and authors. Run
//   cypher-shell -P "{turtle: 'file:///var/lib/neo4j/import/graph.ttl'}" -f neosemantics.cypher
CREATE CONSTRAINT n10s_unique_uri IF NOT EXISTS FOR (r:Resource) REQUIRE r.uri IS UNIQUE;
CALL n10s.graphconfig.init({handleVocabUris: 'SHORTEN', handleMultival: 'ARRAY'});
CALL n10s.rdf.import.fetch($turtle, 'Turtle');
"""


def scripts(
    nodes: Sequence[NodeTable],
    edges: Sequence[EdgeTable],
    node_columns: Sequence[Attribute],
    edge_columns: Sequence[Attribute],
) -> dict[str, str]:
    """Name of each script -> its text.

    Args:
        nodes: the tables of nodes that have a file, sorted.
        edges: those of edges.
        node_columns: columns of nodes beside the id and the label.
        edge_columns: columns of edges beside their ends and the type.
    """

    def load(read: Callable[[str], str]) -> str:
        return "".join(
            [
                *(f"{read(table.file)}\n{_merge_node(table, node_columns)}" for table in nodes),
                *(f"{read(table.file)}\n{_merge_edge(table, edge_columns)}" for table in edges),
            ]
        )

    neo4j = "".join(
        f"CREATE CONSTRAINT {table.type}_id IF NOT EXISTS FOR (n:{table.type}) REQUIRE n.id IS UNIQUE;\n"
        for table in nodes
    )
    memgraph = "".join(
        f"CREATE CONSTRAINT ON (n:{table.type}) ASSERT n.id IS UNIQUE;\nCREATE INDEX ON :{table.type}(id);\n"
        for table in nodes
    )
    return {
        "neo4j-admin.args": _admin_arguments(nodes, edges),
        "load.cypher": _NEO4J_HEAD + neo4j + load(lambda file: f"LOAD CSV WITH HEADERS FROM $folder + '{file}' AS row"),
        "neosemantics.cypher": _NEOSEMANTICS,
        "memgraph.cypher": _MEMGRAPH_HEAD
        + memgraph
        + load(lambda file: f"LOAD CSV FROM '/import/{file}' WITH HEADER NULLIF '' AS row"),
        "ladybug.cypher": _LADYBUG_HEAD + _ladybug(nodes, edges, node_columns, edge_columns),
    }


def _admin_arguments(nodes: Iterable[NodeTable], edges: Iterable[EdgeTable]) -> str:
    """One argument a line. The delimiter is named by its number; quoting is the standard's, not the older one."""
    return "".join(
        [
            *(f"--nodes={table.file}\n" for table in nodes),
            *(f"--relationships={table.file}\n" for table in edges),
            "--array-delimiter=U+001F\n",
            "--multiline-fields=true\n",
            "--legacy-style-quoting=false\n",
        ]
    )


def _properties(columns: Iterable[Attribute]) -> str:
    """A map of the columns; those that are null leave no property."""
    values = (f"{column.name}: {_READ_BY_CYPHER[column.kind].format(_cell(header(column)))}" for column in columns)
    return "{" + ", ".join(values) + "}"


def _cell(name: str) -> str:
    return f"row.`{name}`"


def _merge_node(table: NodeTable, columns: Iterable[Attribute]) -> str:
    return f"MERGE (n:{table.type} {{id: {_cell(table.id)}}})\nSET n += {_properties(columns)};\n"


def _merge_edge(table: EdgeTable, columns: Iterable[Attribute]) -> str:
    return (
        f"MATCH (a:{table.source} {{id: {_cell(table.start)}}})\nMATCH (b:{table.target} {{id: {_cell(table.end)}}})\n"
        f"MERGE (a)-[r:{table.type}]->(b)\nSET r += {_properties(columns)};\n"
    )


def _ladybug(
    nodes: Sequence[NodeTable],
    edges: Sequence[EdgeTable],
    node_columns: Sequence[Attribute],
    edge_columns: Sequence[Attribute],
) -> str:
    columns = "".join(f", `{column.name}` {_LADYBUG_TYPES[column.kind]}" for column in node_columns)
    lines = [f"CREATE NODE TABLE `{table.type}` (`id` STRING PRIMARY KEY{columns});\n" for table in nodes]
    # One table holds all edges of a type, whatever they join: (p:Paper)-[:uses]->(x) asks for all of them.
    ends: dict[str, list[str]] = defaultdict(list)
    for table in edges:
        ends[table.type].append(f"FROM `{table.source}` TO `{table.target}`")
    columns = "".join(f", `{column.name}` {_LADYBUG_TYPES[column.kind]}" for column in edge_columns)
    lines += [f"CREATE REL TABLE `{name}` ({', '.join(pairs)}{columns});\n" for name, pairs in ends.items()]
    for node in nodes:
        lines.append(f"COPY `{node.type}` FROM {_rows(node.file, ['id'], node_columns)};\n")
    for table in edges:
        pair = f" (from='{table.source}', to='{table.target}')"
        lines.append(f"COPY `{table.type}` FROM {_rows(table.file, ['start', 'end'], edge_columns)}{pair};\n")
    return "".join(lines)


def _rows(file: str, ids: Sequence[str], columns: Sequence[Attribute]) -> str:
    """A query for the rows of a file without their last column, which tells the type."""
    text = [(name, str) for name in ids] + [(column.name, column.kind) for column in columns] + [("is_a", str)]
    types = ((name, "STRING" if kind is tuple else _LADYBUG_TYPES[kind]) for name, kind in text)
    declared = ", ".join(f"`{name}` {type_}" for name, type_ in types)
    values = (f"string_split(`{name}`, {_DELIMITER})" if kind is tuple else f"`{name}`" for name, kind in text[:-1])
    options = "(HEADER=true, PARALLEL=false, DELIM=',', QUOTE='\"', ESCAPE='\"', AUTO_DETECT=false)"
    return f"(LOAD WITH HEADERS ({declared}) FROM '{file}' {options} RETURN {', '.join(values)})"
