"""What an importer must make of a graph: every node, every edge, every attribute. And the graphs that all must read."""

from collections.abc import Callable
from functools import cache
from typing import Any

from kg.export.rows import joined
from kg.graph.select import ENTITIES, PAPERS, Selection, select
from kg.graph.view import Graph, to_networkx
from kg.model import Records
from tests.export.generated import generated_records
from tests.export.hostile import hostile_records
from tests.samples import sample_records

BASE = "http://localhost:8080/"

Attributes = dict[str, Any]
#: Nodes by id; edges by source, target and type.
Read = tuple[dict[str, Attributes], dict[tuple[str, str, str], Attributes]]

CORPORA = ("sample", "hostile", "generated", "papers of the sample", "entities of the sample")


@cache
def corpus(name: str) -> tuple[Records, Graph]:
    """Records and their view."""
    view = {"papers of the sample": PAPERS, "entities of the sample": ENTITIES}.get(name)
    if view:
        return select(*corpus("sample"), Selection(what=view))
    made = {"sample": sample_records, "hostile": hostile_records, "generated": lambda: generated_records(2000)}[name]()
    return made, to_networkx(made)


def legal(text: str) -> str:
    """XML 1.0, production 2, spelt out."""
    return "".join(
        c for c in text if c in "\t\n\r" or " " <= c <= "\ud7ff" or "\ue000" <= c <= "\ufffd" or c >= "\U00010000"
    )


def as_is(value: Any) -> Any:
    """For importers that have lists."""
    return list(value) if isinstance(value, tuple) else value


def as_joined(value: Any) -> Any:
    """For importers that have none."""
    return joined(value) if isinstance(value, tuple) else value


def as_gml(value: Any) -> Any:
    """For importers that have neither lists nor truth values."""
    return int(value) if isinstance(value, bool) else as_joined(value)


def wanted(graph: Graph, form: Callable[[Any], Any]) -> Read:
    """The graph as an importer must give it back that has values of that form."""

    def clean(value: Any) -> Any:
        if isinstance(value, tuple):
            return form(tuple(map(legal, value)))
        return legal(value) if isinstance(value, str) else form(value)

    nodes = {
        node: {name: clean(value) for name, value in data.items()} | {"iri": BASE + node}
        for node, data in graph.nodes(data=True)
    }
    edges = {place: {name: clean(value) for name, value in data.items()} for place, data in graph.edges.items()}
    return nodes, edges
