"""The graph as users of rdflib know it: ``rdflib.Graph`` on the Oxigraph store, 10 to 50 times faster to query."""

from pathlib import Path

from oxrdflib import OxigraphStore
from rdflib import Graph
from rdflib.graph import DATASET_DEFAULT_GRAPH_ID

from kg.rdf.prefixes import PREFIXES
from kg.rdf.store import open_store


def to_rdflib(path: Path) -> Graph:
    """The graph of a file as an ``rdflib.Graph`` backed by Oxigraph, with the usual prefixes bound.

    Raises:
        WorkspaceError: as :func:`kg.rdf.store.open_store`.
    """
    graph = Graph(OxigraphStore(store=open_store(path)), identifier=DATASET_DEFAULT_GRAPH_ID)
    for prefix, namespace in PREFIXES.items():
        graph.bind(prefix, namespace, replace=True)
    return graph
