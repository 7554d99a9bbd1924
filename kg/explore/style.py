"""How each type of node looks: a shape as well as a colour, so that colour is never the only sign."""

from dataclasses import dataclass

from kg.graph.view import PAPER
from kg.model import EntityType


@dataclass(frozen=True, slots=True)
class Style:
    """The look of a node type. The page's own colours for light and dark are in ``assets/explorer.css``."""

    shape: str  # of vis-network
    color: str  # for plain pyvis; darkened from the palette of Okabe & Ito (2008), 4.5:1 on white


#: Node types in the order in which the page lists them.
STYLES: dict[str, Style] = {
    PAPER: Style("square", "#3d4654"),
    EntityType.METHOD: Style("dot", "#0067a3"),
    EntityType.TASK: Style("triangle", "#a34a00"),
    EntityType.DATASET: Style("diamond", "#00735a"),
    EntityType.ROBOT: Style("hexagon", "#a3327a"),
    EntityType.ROBOT_KIND: Style("star", "#6f4fb3"),
    EntityType.METRIC: Style("triangleDown", "#6b6300"),
}

#: The look of any other type.
UNKNOWN = Style("dot", "#5f6670")
