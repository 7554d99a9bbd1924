"""The page as a :class:`pyvis.network.Network`: its data are nodes and edges that one can go on adding to.

pyvis 0.3.2 finds a node by scanning a list, drops parallel edges, takes any value as an attribute, writes in the
encoding of the locale and loads Bootstrap from a CDN. :class:`Explorer` keeps its interface and does none of that.
"""

import webbrowser
from html import escape
from operator import index as as_integer
from pathlib import Path
from typing import Any

from pyvis.network import Network  # type: ignore[import-untyped]

from kg import ids
from kg.explore import page, payload
from kg.explore.details import Json
from kg.explore.style import STYLES, UNKNOWN
from kg.writing import replacing

#: Attributes of pyvis nodes and edges are scalars; what is more belongs to the page alone.
_SCALARS = (str, int, float, bool)


class Explorer(Network):  # type: ignore[misc]
    """A directed pyvis network that is written as the explorer page.

    Nodes carry ``type`` (a key of :data:`kg.explore.style.STYLES` or any other word), edges ``type`` (a role, a
    relation or ``related``) and ``confidence``; other keywords go to the page as they are. The physics and template
    options of pyvis have no effect on the page: its layout and its template are its own.

    Attributes:
        details: what the page shows of a paper beyond its edges, by node id (:func:`kg.explore.details.paper_details`).
        overview: clusters and places (:func:`kg.explore.overview.overview`); empty, the page has no clusters and
            finds its places itself.
        title: heading of the page.
        base_iri: what node ids are relative to.
        texts: whether abstracts and sentences are part of the page.
        home: the id of the node that the page opens with; empty: its start view.
        note: what the page says of itself on its start view, where it leaves something out.
    """

    def __init__(
        self,
        *,
        title: str = "Knowledge graph",
        base_iri: str = ids.DEFAULT_BASE_IRI,
        texts: bool = True,
        home: str = "",
        note: str = "",
    ) -> None:
        super().__init__(directed=True, cdn_resources="in_line", height="720px", width="100%")
        self.title = title
        self.base_iri = base_iri
        self.texts = texts
        self.home = home
        self.note = note
        self.details: dict[str, Json] = {}
        self.overview: Json = {}
        self._index: dict[str, int] = {}

    def add_node(self, n_id: object, label: object = None, shape: str = "", color: str = "", **options: object) -> None:
        """Adds a node; one that is there already stays as it is, as in pyvis.

        Args:
            n_id: a string, or an integer (also numpy's), which becomes one.
            label: what to show; the id where it is ``None``. An empty label stays empty.
            shape: a shape of vis-network; by default that of ``type``.
            color: by default that of ``type``.
            options: ``type`` and whatever else the page or vis-network shall know.

        Raises:
            TypeError: an id that is neither.
        """
        node = _node_id(n_id)
        if node in self._index:
            return
        style = STYLES.get(str(options.get("type", "")), UNKNOWN)
        self._index[node] = len(self.nodes)
        self.nodes.append(
            {
                "id": node,
                "label": node if label is None else str(label),
                "shape": shape or style.shape,
                "color": color or style.color,
                **options,
            }
        )
        self.node_ids.append(node)
        self.node_map[node] = self.nodes[-1]

    def add_edge(self, source: object, to: object, **options: object) -> None:
        """Adds an edge; parallel ones are kept.

        Raises:
            ValueError: an end that is no node.
            TypeError: an end that can be no node.
        """
        head, tail = _node_id(source), _node_id(to)
        for node in (head, tail):
            if node not in self._index:
                raise ValueError(f"edge to {node!r}, which is no node: add the node first")
        self.edges.append({"from": head, "to": tail, "arrows": "to", **options})

    def position(self, n_id: object) -> int:
        """The number of a node in the order of insertion; raises ``KeyError`` where there is none."""
        return self._index[_node_id(n_id)]

    def generate_html(self, name: str = "explorer.html", local: bool = True, notebook: bool = False) -> str:
        """The page. The arguments are pyvis's and change nothing."""
        graph = payload.graph(
            self.nodes, self.edges, title=self.title, base_iri=self.base_iri, texts=self.texts, details=self.details
        )
        graph |= {"home": self.home, "note": self.note, "clusters": [], "ties": [], "places": [], **self.overview}
        self.html = page.render(self.title, payload.graph_chunk(graph), payload.chunks(self.nodes, self.details))
        return str(self.html)

    def write_html(
        self, name: str | Path, local: bool = True, notebook: bool = False, open_browser: bool = False
    ) -> None:
        r"""Writes the page as UTF-8 with ``\n`` line ends; a file of that name is replaced as a whole or not at all."""
        path = Path(name)
        html = self.generate_html(path.name)
        with replacing(path) as scratch:
            scratch.write_text(html, encoding="utf-8", newline="\n")
        if open_browser:
            webbrowser.open(path.resolve().as_uri())

    def save_graph(self, name: str | Path) -> None:
        """The same as :meth:`write_html`."""
        self.write_html(name)

    def show(self, name: str | Path, local: bool = True, notebook: bool = False) -> "Explorer | None":
        """Writes the page and opens it in a browser; with ``notebook`` returns itself, which a notebook displays."""
        self.write_html(name, open_browser=not notebook)
        return self if notebook else None

    def _repr_html_(self) -> str:
        """The page in an iframe without access to the notebook around it."""
        source = escape(self.generate_html(), quote=True)
        return (
            f'<iframe title="{escape(self.title, quote=True)}" sandbox="allow-scripts allow-popups allow-downloads" '
            f'width="{escape(str(self.width))}" height="{escape(str(self.height))}" srcdoc="{source}"></iframe>'
        )

    def to_pyvis(self, **options: object) -> Network:
        """A plain pyvis network with the same nodes and edges: string ids, scalar attributes, titles as plain text.

        Args:
            options: keywords of :class:`pyvis.network.Network`, such as ``notebook=True``.
        """
        network = Network(**{"directed": True, "cdn_resources": "in_line", **options})
        for node in self.nodes:
            fields = _scalars(node)
            network.nodes.append({**fields, "title": f"{fields['label']}\n{fields.get('type', '')}".strip()})
            network.node_ids.append(node["id"])
            network.node_map[node["id"]] = network.nodes[-1]
        network.edges.extend({**_scalars(edge), "title": str(edge.get("type", ""))} for edge in self.edges)
        return network


def _node_id(value: object) -> str:
    return value if isinstance(value, str) else str(as_integer(value))  # type: ignore[arg-type]


def _scalars(attributes: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in attributes.items() if isinstance(value, _SCALARS)}
