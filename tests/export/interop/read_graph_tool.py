"""Reads one file with graph-tool and prints what arrived, as JSON.

``{"directed": …, "types": [{name: type} of nodes, of edges], "nodes": [attributes, …], "edges": [[source, target,
attributes], …]}``: source and target are places in the list of nodes. The system's Python runs this, for which Debian
has graph-tool, so it imports that and the standard library alone.

Usage: /usr/bin/python3 -I read_graph_tool.py graphml|gml FILE
"""

import json
import sys

import graph_tool  # type: ignore[import-not-found]

_, form, path = sys.argv
graph = graph_tool.load_graph(path, fmt=form)
of_nodes, of_edges = dict(graph.vertex_properties), dict(graph.edge_properties)
read = {
    "directed": graph.is_directed(),
    "types": [{name: column.value_type() for name, column in columns.items()} for columns in (of_nodes, of_edges)],
    "nodes": [{name: column[node] for name, column in of_nodes.items()} for node in graph.vertices()],
    "edges": [
        (int(edge.source()), int(edge.target()), {name: column[edge] for name, column in of_edges.items()})
        for edge in graph.edges()
    ],
}
print(json.dumps(read))
