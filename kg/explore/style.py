"""How each type of node looks: a shape as well as a colour, so that colour is never the only sign."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Style:
    """The look of a node type. The page's own colours for light and dark are in ``assets/explorer.css``."""

    shape: str  # of vis-network
    color: str  # for plain pyvis; darkened from the palette of Okabe & Ito (2008), 4.5:1 on white


#: Node types in the order in which the page lists them.
STYLES: dict[str, Style] = {
    "Paper": Style("square", "#3d4654"),
    "Method": Style("dot", "#0067a3"),
    "Task": Style("triangle", "#a34a00"),
    "Dataset": Style("diamond", "#00735a"),
    "Robot": Style("hexagon", "#a3327a"),
    "RobotKind": Style("star", "#6f4fb3"),
    "Metric": Style("triangleDown", "#6b6300"),
}

#: The look of any other type.
UNKNOWN = Style("dot", "#5f6670")
