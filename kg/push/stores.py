"""Where triple stores take graphs and answer queries. Add a store here and nowhere else."""

from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import quote, urlsplit

from kg.errors import ConfigError, UnknownNameError


@dataclass(frozen=True, slots=True)
class Store:
    """The addresses of one kind of store, relative to the one that the user gives."""

    endpoint: str  # an example of what the user gives
    data: str  # path of the Graph Store Protocol behind it
    query: str  # path of the SPARQL endpoint behind it
    graph_parameter: str = "graph"
    plain_default: bool = (
        True  # the default graph holds what was put there; else it is the union of all graphs, or none
    )


#: preset -> store.
STORES: Mapping[str, Store] = {
    "fuseki": Store("http://localhost:3030/DATASET", "/data", "/query"),
    "graphdb": Store("http://localhost:7200/repositories/REPOSITORY", "/rdf-graphs/service", "", plain_default=False),
    "oxigraph": Store("http://localhost:7878", "/store", "/query"),
    "qlever": Store("http://localhost:7001", "", "", plain_default=False),
    "rdf4j": Store(
        "http://localhost:8080/rdf4j-server/repositories/REPOSITORY", "/rdf-graphs/service", "", plain_default=False
    ),
    "virtuoso": Store(
        "http://localhost:8890", "/sparql-graph-crud-auth", "/sparql", graph_parameter="graph-uri", plain_default=False
    ),
}


@dataclass(frozen=True, slots=True)
class Target:
    """Where graphs are put and counted."""

    data_url: str
    query_url: str
    graph_parameter: str = "graph"
    plain_default: bool = True

    def graph_url(self, graph: str | None) -> str:
        """The address of a named graph, or of the default graph (Graph Store HTTP Protocol, section 4.2)."""
        if graph is None:
            return f"{self.data_url}?default"
        return f"{self.data_url}?{self.graph_parameter}={quote(graph, safe='')}"


def make_target(endpoint: str, preset: str = "", query_endpoint: str = "") -> Target:
    """The target of an endpoint.

    Args:
        endpoint: as the preset has it, or the address of the Graph Store Protocol itself.
        preset: a name in :data:`STORES`, or nothing.
        query_endpoint: where queries are answered, where the preset does not tell.

    Raises:
        UnknownNameError: no such preset.
        ConfigError: an address that is none, or that holds a password.
    """
    if preset and preset not in STORES:
        raise UnknownNameError("preset", preset, STORES)
    if not preset and not query_endpoint:
        raise ConfigError(
            "--endpoint", f"give --preset ({', '.join(STORES)}), or --query-endpoint to count what came in."
        )
    base = _checked("--endpoint", endpoint).rstrip("/") if preset else _checked("--endpoint", endpoint)
    store = STORES.get(preset, Store("", "", ""))
    query = _checked("--query-endpoint", query_endpoint) if query_endpoint else base + store.query
    return Target(base + store.data, query, store.graph_parameter, store.plain_default)


def _checked(option: str, url: str) -> str:
    try:
        parts = urlsplit(url)
        usable = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:  # a port or a bracket that is none
        usable, parts = False, urlsplit("")
    if parts.username is not None or parts.password is not None or parts.query:
        # Not shown: it may be a password.
        reason = "an address holds neither a password nor parameters: everybody on the machine could read them."
        raise ConfigError(
            option, f"{reason} Give KG_PUSH_USER and KG_PUSH_PASSWORD, or KG_PUSH_TOKEN, or --auth-from netrc."
        )
    if not usable or parts.fragment:
        raise ConfigError(option, f"{url!r} is no http or https address.")
    return url
