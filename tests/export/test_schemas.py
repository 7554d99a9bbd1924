"""GraphML and GEXF against the rules of their published schemas, written down as tables.

GraphML 1.1 (graphml-structure.xsd, graphml-attributes.xsd) and GEXF 1.3 (gexf.xsd, dynamics.xsd, viz.xsd). Where we
leave them on purpose it is said at the rule: GraphML's ids are NMTOKENs, ours have a slash, and its nodes and edges
have no ``labels`` and ``label``, which Neo4j wants. GEXF's schema has lost the namespace of ``viz`` that its
specification and all its readers have.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from kg.export.exporters import EXPORTERS
from tests.export.wanted import BASE, CORPORA, corpus

NMTOKEN = r"[\w.:·-]+"
OUR_ID = r"[\w.:·/-]+"  # the first way out: with a slash
ANY = r"(?s).*"
WHOLE, REAL, COUNT = r"[+-]?\d+", r"[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?", r"\d+"
TRUTH = r"true|false"


@dataclass(frozen=True)
class Rule:
    """What an element may hold: attributes with the form of their values; tags of children, each ended by ``;``."""

    required: dict[str, str] = field(default_factory=dict)
    optional: dict[str, str] = field(default_factory=dict)
    children: str = ""


GRAPHML = {
    "graphml": Rule(children=r"(desc;)?(key;)*(data;|graph;)*"),
    "key": Rule(
        {"id": NMTOKEN, "for": "all|graphml|graph|node|edge|hyperedge|port|endpoint"},
        {"attr.name": NMTOKEN, "attr.type": "boolean|int|long|float|double|string"},
        r"(desc;)?(default;)?",
    ),
    "graph": Rule({"edgedefault": "directed|undirected"}, {"id": NMTOKEN}, r"(desc;)?(data;|node;|edge;|hyperedge;)*"),
    "node": Rule({"id": OUR_ID}, {"labels": r"(:\w+)+"}, r"(desc;)?(data;|port;)*(graph;)?"),
    "edge": Rule(
        {"source": OUR_ID, "target": OUR_ID},
        {"id": NMTOKEN, "directed": TRUTH, "label": r"\w+"},
        r"(desc;)?(data;)*(graph;)?",
    ),
    "data": Rule({"key": NMTOKEN}, {"id": NMTOKEN}),
}
ATTRIBUTE_TYPES = (
    "integer|long|double|float|boolean|bigdecimal|biginteger|byte|char|short|string|anyURI|"
    "list(string|boolean|integer|long|float|double|byte|short|bigdecimal|biginteger|char)"
)
CHANNEL = r"\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5]"
GEXF = {
    "gexf": Rule({"version": r"1\.3"}, {"variant": ANY}, r"(meta;)?graph;"),
    "meta": Rule({}, {"lastmodifieddate": r"\d{4}-\d\d-\d\d"}, r"(creator;|keywords;|description;)*"),
    "creator": Rule(),
    "description": Rule(),
    "graph": Rule(
        {},
        {
            "timeformat": "integer|double|date|dateTime",
            "mode": "static|dynamic|slice",
            "timerepresentation": "interval|timestamp",
            "defaultedgetype": "directed|undirected|mutual",
            "idtype": "integer|string|long",
        },
        r"(attributes;)*nodes;edges;",
    ),
    "attributes": Rule({"class": "node|edge"}, {"mode": "static|dynamic"}, r"(attribute;)*"),
    "attribute": Rule({"id": ANY, "title": ANY, "type": ATTRIBUTE_TYPES}, {}, r"(default;|options;)*"),
    "nodes": Rule({}, {"count": COUNT}, r"(node;)*"),
    "node": Rule(
        {"id": ANY},
        {"label": ANY, "start": REAL, "end": REAL},
        r"(attvalues;|color;|position;|size;|shape;|spells;)*",
    ),
    "edges": Rule({}, {"count": COUNT}, r"(edge;)*"),
    "edge": Rule(
        {"source": ANY, "target": ANY},
        {"id": ANY, "type": "directed|undirected|mutual", "label": ANY, "kind": ANY, "weight": REAL},
        r"(attvalues;|color;|thickness;|shape;|spells;)*",
    ),
    "attvalues": Rule(children=r"(attvalue;)*"),
    "attvalue": Rule({"for": ANY, "value": ANY}),
    "color": Rule({"r": CHANNEL, "g": CHANNEL, "b": CHANNEL}, {"a": r"0|1|0\.\d+"}),
    "size": Rule({"value": r"\d+(\.\d+)?"}),
    "position": Rule({"x": REAL, "y": REAL}, {"z": REAL}),
}
NAMESPACES = {"graphml": "http://graphml.graphdrawing.org/xmlns", "gexf": "http://gexf.net/1.3"}
VIZ = {"color", "size", "position"}
#: How a value of a declared type is written.
VALUES = {"string": ANY, "int": WHOLE, "integer": WHOLE, "double": REAL, "boolean": TRUTH}


def complaints(root: ET.Element, rules: dict[str, Rule], namespace: str) -> Iterator[str]:
    """What breaks the rules."""
    for element in root.iter():
        space, _, tag = element.tag[1:].rpartition("}")
        rule = rules.get(tag)
        if rule is None or space != (f"{namespace}/viz" if tag in VIZ else namespace):
            yield f"unknown element {element.tag}"
            continue
        yield from (f"{tag} lacks {name}" for name in rule.required.keys() - element.attrib.keys())
        for name, value in element.attrib.items():
            form = (rule.required | rule.optional).get(name)
            if form is None or not re.fullmatch(form, value):
                yield f"{tag} has {name}={value!r}"
        children = "".join(child.tag.rpartition("}")[2] + ";" for child in element)
        if not re.fullmatch(rule.children, children):
            yield f"{tag} holds {children[:200]}"


@pytest.fixture(params=CORPORA)
def of(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def parsed(name: str, of: str, folder: Path) -> ET.Element:
    path = folder / EXPORTERS[name].file
    EXPORTERS[name].write(*corpus(of), path, base_iri=BASE, texts=True)
    return ET.parse(path).getroot()


def assert_references(root: ET.Element, namespace: str) -> None:
    """Ids are unique, and the ends of edges are nodes."""
    nodes = [node.get("id") for node in root.iter(f"{{{namespace}}}node")]
    edges = [edge.get("id") for edge in root.iter(f"{{{namespace}}}edge")]
    assert len(nodes) == len(set(nodes))
    assert len(edges) == len(set(edges))
    ends = {edge.get(end) for edge in root.iter(f"{{{namespace}}}edge") for end in ("source", "target")}
    assert ends <= set(nodes)


def test_graphml(of: str, tmp_path: Path) -> None:
    root = parsed("graphml", of, tmp_path)
    assert list(complaints(root, GRAPHML, NAMESPACES["graphml"])) == []
    assert_references(root, NAMESPACES["graphml"])
    space = f"{{{NAMESPACES['graphml']}}}"
    keys = {key.get("id"): key for key in root.iter(f"{space}key")}
    assert len(keys) == len(list(root.iter(f"{space}key")))
    for kind in ("node", "edge"):
        for element in root.iter(f"{space}{kind}"):
            used = [data.get("key") for data in element]
            assert len(used) == len(set(used))
            for data in element:
                key = keys[data.get("key")]
                assert key.get("for") == kind
                assert re.fullmatch(VALUES[key.get("attr.type", "")], data.text or "")


def test_gexf(of: str, tmp_path: Path) -> None:
    root = parsed("gexf", of, tmp_path)
    assert list(complaints(root, GEXF, NAMESPACES["gexf"])) == []
    assert_references(root, NAMESPACES["gexf"])
    space = f"{{{NAMESPACES['gexf']}}}"
    for kind in ("node", "edge"):
        declared = {
            attribute.get("id"): attribute.get("type", "")
            for attribute in root.iterfind(f".//{space}attributes[@class='{kind}']/{space}attribute")
        }
        elements = list(root.iter(f"{space}{kind}"))
        (count,) = [element.get("count") for element in root.iter(f"{space}{kind}s")]
        assert count == str(len(elements))
        for element in elements:
            values = list(element.iter(f"{space}attvalue"))
            assert len({value.get("for") for value in values}) == len(values)
            for value in values:
                assert re.fullmatch(VALUES[declared[value.get("for")]], value.get("value", ""))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('<edge source="a" target="b" pid="1"/>', "edge has pid='1'"),
        ('<edge source="a"/>', "edge lacks target"),
        ('<graph edgedefault="both"/>', "graph has edgedefault='both'"),
        ('<node id="a b"/>', "node has id='a b'"),
        ('<node id="a"><edge source="a" target="a"/></node>', "node holds edge;"),
        ("<noise/>", f"unknown element {{{NAMESPACES['graphml']}}}noise"),
    ],
)
def test_the_rules_bite(text: str, complaint: str) -> None:
    root = ET.fromstring(
        text.replace(" ", f' xmlns="{NAMESPACES["graphml"]}" ', 1).replace(
            "<noise/>", f'<noise xmlns="{NAMESPACES["graphml"]}"/>'
        )
    )
    assert list(complaints(root, GRAPHML, NAMESPACES["graphml"])) == [complaint]
