"""GML (Himsolt 1997, https://networkx.org/documentation/stable/reference/readwrite/gml.html), for who asks for it.

ASCII, as the specification says: other characters are references (``&#233;``), which networkx decodes and igraph hands
on as they are. Ids are whole numbers, so that of a node is ``local_id``. ``label`` is unique, because networkx makes it
the node: where two nodes bear one label the id follows it in brackets; ``name`` is the label as it is. Lists are
joined, truth values are 1. GraphML says more; take it where the tool reads both.
"""

import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

from kg.export.characters import CharacterFilter
from kg.export.rows import ExportStats, Value, edge_rows, joined, node_rows
from kg.graph.view import Graph
from kg.model import Records
from kg.writing import open_text

#: A backslash too: graph-tool takes the quote behind one as text, and silently loses what follows.
_MARKS = str.maketrans(
    {"&": "&amp;", '"': "&quot;"} | {code: f"&#{code};" for code in (9, 10, 13, ord("\\"), *range(127, 160))}
)
#: What needs none of that.
_PLAIN = re.compile(r"[ !#-%'-\[\]-~]*")

#: The most that a whole number of GML holds; longer ones are text.
_LONGEST = 2**31


def write_gml(records: Records, graph: Graph, path: Path, *, base_iri: str, texts: bool) -> ExportStats:
    """Writes ``graph.gml``; see :class:`kg.export.rows.Writer`."""
    keep = CharacterFilter()
    numbers: dict[str, int] = {}
    # Read twice and counted once: the first pass finds out which labels are borne by several nodes.
    labels = Counter(node.label for node in node_rows(graph, base_iri, CharacterFilter()))
    with open_text(path) as file:
        file.write('Creator "kg"\nVersion 1\ngraph [\n  directed 1\n  multigraph 1\n')
        for node in node_rows(graph, base_iri, keep):
            numbers[node.id] = len(numbers)
            label = node.label if labels[node.label] == 1 else f"{node.label} ({node.id})"
            own = {"local_id": node.id, "label": label, "name": node.label}
            rest = {name: value for name, value in node.attributes.items() if name != "label"}
            file.write(f"  node [\n    id {numbers[node.id]}\n{_lines({**own, **rest})}  ]\n")
        edges = 0
        for edge in edge_rows(graph, keep, texts=texts):
            # The key makes networkx keep parallel edges apart, by the type as in its own view of the graph.
            own = {"key": edge.type, "label": edge.type}
            place = f"    id {edges}\n    source {numbers[edge.source]}\n    target {numbers[edge.target]}\n"
            file.write(f"  edge [\n{place}{_lines({**own, **edge.attributes})}  ]\n")
            edges += 1
        file.write("]\n")
    return ExportStats(len(numbers) + edges, keep.dropped)


def _lines(attributes: Mapping[str, Value]) -> str:
    return "".join(f"    {name} {_value(value)}\n" for name, value in attributes.items())


def _value(value: Value) -> str:
    r"""A value as GML has it.

    >>> _value('é "x" & 3'), _value(True), _value(2), _value(1e-7), _value(("a", "b"))
    ('"&#233; &quot;x&quot; &amp; 3"', '1', '2', '1.0e-07', '"a|b"')
    """
    if isinstance(value, bool):
        return str(int(value))
    if isinstance(value, int) and -_LONGEST <= value < _LONGEST:
        return str(value)
    if isinstance(value, float):
        digits, mark, power = repr(value).partition("e")
        return f"{digits if '.' in digits else digits + '.0'}{mark}{power}"
    text = joined(value)
    if not _PLAIN.fullmatch(text):
        text = text.translate(_MARKS).encode("ascii", "xmlcharrefreplace").decode()
    return f'"{text}"'
