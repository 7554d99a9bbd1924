"""The tables of a property graph: one for each type of node, one for each kind of edge between two types.

All names in them are of closed vocabularies (types, roles, relations, attributes of the schema), never of the data, so
that scripts can be made of them without quoting.
"""

from dataclasses import dataclass

from kg.graph.view import Attribute

#: Parts the items of a list. A control character, which no text of an export holds.
ARRAY_DELIMITER = "\x1f"

#: What each type adds to the name of its column, for ``neo4j-admin``.
_SUFFIXES = {str: "", int: ":int", float: ":double", bool: ":boolean", tuple: ":string[]"}


def header(column: Attribute) -> str:
    """The name of a column with its type.

    >>> header(Attribute("year", int, "")), header(Attribute("label", str, "")), header(Attribute("aliases", tuple, ""))
    ('year:int', 'label', 'aliases:string[]')
    """
    return column.name + _SUFFIXES[column.kind]


@dataclass(frozen=True, slots=True, order=True)
class NodeTable:
    """The nodes of one type."""

    type: str  # "Method"

    @property
    def file(self) -> str:
        """Its file."""
        return f"nodes-{self.type}.csv"

    @property
    def id(self) -> str:
        """The header of the id, which opens an id space of that type."""
        return f"id:ID({self.type})"


@dataclass(frozen=True, slots=True, order=True)
class EdgeTable:
    """The edges of one type that go from nodes of one type to nodes of one type."""

    type: str  # "uses"
    source: str  # "Paper"
    target: str  # "Method"

    @property
    def file(self) -> str:
        """Its file."""
        return f"edges-{self.source}-{self.type}-{self.target}.csv"

    @property
    def start(self) -> str:
        """The header of the source."""
        return f":START_ID({self.source})"

    @property
    def end(self) -> str:
        """The header of the target."""
        return f":END_ID({self.target})"
