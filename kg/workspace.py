"""A build that is on disk: :func:`load` gives its records and opens its views on demand."""

import json
from collections.abc import Callable, Mapping
from functools import cached_property
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kg.build_folder import MANIFEST, broken_files, finish_swap, read_manifest
from kg.config import PER_PAPER
from kg.errors import UnknownNameError, WorkspaceError
from kg.export.exporters import get_exporter
from kg.export.rows import ExportStats
from kg.graph.cards import entity_card, paper_card
from kg.graph.find import find_node, find_paper
from kg.graph.paths import find_path
from kg.graph.related_form import related_from_json
from kg.graph.relatedness import ALL_FACETS, FACETS, Relatedness, nearest_by, rank
from kg.graph.select import EVERYTHING, Selection, select
from kg.graph.view import Graph, to_networkx
from kg.graph.why import path_rows, related_rows
from kg.model import AnnotatedPaper, Entity, Paper, Records
from kg.outputs import ENTITIES, EXPLORER_FILE, MERGES, RECORDS, RELATED, REPORT_JSON, read_lines
from kg.paper_form import paper_from_own_json
from kg.records import entity_from_json, merge_from_json, paper_from_json
from kg.writing import replacing, replacing_folder

if TYPE_CHECKING:
    from pyvis.network import Network  # type: ignore[import-untyped]
    from rdflib import Graph as RdfGraph

    from kg.explore.network import Explorer
    from kg.rdf.results import QueryResult
    from kg.rdf.validate import Problem


def _tell_nobody(line: str) -> None:
    """For callers who need not know."""


def load(folder: str | Path) -> "Workspace":
    """Opens a folder that ``kg build`` made.

    Raises:
        WorkspaceError: it holds no build, or one of another format.
    """
    return Workspace(Path(folder))


class Workspace:
    """A build: its records, read when they are first asked for, and the views of them."""

    def __init__(self, folder: Path) -> None:
        if folder.is_dir():
            finish_swap(folder)
        self.folder = folder
        self.manifest: Mapping[str, Any] = read_manifest(folder)
        if not isinstance(self.manifest.get("base_iri"), str) or not isinstance(self.manifest.get("text"), bool):
            raise WorkspaceError(f"{folder}/{MANIFEST} lacks 'base_iri' or 'text'. Build again.")

    @property
    def base_iri(self) -> str:
        """What ids are relative to."""
        return str(self.manifest["base_iri"])

    @cached_property
    def records(self) -> Records:
        """Papers, entities and decisions, as the build had them.

        Raises:
            WorkspaceError: one of the files is missing, or is not as the build left it.
        """
        self._check(RECORDS, ENTITIES, MERGES)
        try:
            return Records(
                papers=tuple(
                    paper_from_json(value, paper_from_own_json(value)) for value in read_lines(self.folder / RECORDS)
                ),
                entities=tuple(entity_from_json(value) for value in read_lines(self.folder / ENTITIES)),
                merges=tuple(merge_from_json(value) for value in read_lines(self.folder / MERGES)),
            )
        except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
            raise WorkspaceError(f"{self.folder} is a broken build ({error!r}). Build again.") from error

    @property
    def papers(self) -> tuple[Paper, ...]:
        """The papers, sorted by id; what was found in them is in :attr:`records`."""
        return tuple(annotated.paper for annotated in self.records.papers)

    @property
    def entities(self) -> tuple[Entity, ...]:
        """The methods, tasks, datasets, robots, kinds of robot and metrics, sorted by id."""
        return self.records.entities

    @cached_property
    def pairs(self) -> list[Relatedness]:
        """The related pairs of papers, as the build found them.

        Raises:
            WorkspaceError: their file is missing, or is not as the build left it.
        """
        path = self._check(RELATED)
        try:
            return [related_from_json(value) for value in read_lines(path)]
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise WorkspaceError(f"{self.folder} is a broken build ({error!r}). Build again.") from error

    @cached_property
    def graph(self) -> Graph:
        """The frozen networkx view."""
        return to_networkx(self.records, self.pairs, texts=bool(self.manifest["text"]))

    def to_networkx(self) -> Graph:
        """A copy of :attr:`graph` that can be changed."""
        return self.graph.copy()

    def to_rdflib(self) -> "RdfGraph":
        """The RDF as an rdflib graph on the Oxigraph store; of a large graph it can only be read."""
        from kg.rdf.rdflib_face import to_rdflib

        per_paper = self.manifest.get("graphs") == PER_PAPER
        return to_rdflib(self._check("graph.ttl") if per_paper else self.query_source())

    def to_pyvis(self, **options: object) -> "Network":
        """The graph as a plain pyvis network, for notebooks."""
        from kg.explore.build import to_pyvis

        return to_pyvis(self.records, self.pairs, **options)

    @property
    def rdf_file(self) -> Path:
        """The file that queries read: the first of those that the build wrote, fullest and fastest first."""
        return self._check(self._rdf_name)

    @property
    def _rdf_name(self) -> str:
        per_paper = self.manifest.get("graphs") == PER_PAPER
        names = ("graph.nq", "graph.trig") if per_paper else ("graph.nt", "graph.ttl")
        return next((name for name in names if name in self.manifest["files"]), names[-1])

    def query_source(self, tell: Callable[[str], None] = _tell_nobody) -> Path:
        """What queries are answered from: a store in the cache folder, made where there is none yet.

        Of a small graph it is :attr:`rdf_file`, and also where the cache cannot be written; then ``tell`` is told.
        Both are a source for :func:`kg.rdf.query.run_query` and :class:`kg.rdf.query.QuerySession`.
        """
        from kg.rdf.disk import SMALL_BYTES, find_disk_store, make_disk_store

        about = self.manifest["files"].get(self._rdf_name, {})
        if about.get("bytes", 0) < SMALL_BYTES:
            return self.rdf_file
        if found := find_disk_store(about["sha256"]):
            return found
        file = self.rdf_file
        tell(f"preparing {file} for queries, once: about {max(1, about['bytes'] // 8_000_000)} s")
        try:
            return make_disk_store(file, about["sha256"])
        except OSError as error:
            tell(f"the cache cannot be written ({error}), so each query loads the graph; KG_CACHE names another folder")
            return file

    @property
    def explorer_file(self) -> Path:
        """The explorer page that the build wrote."""
        return self._check(EXPLORER_FILE)

    def explorer(self, name: str = "", *, papers: int = 200) -> "Explorer":
        """The explorer as an object that a notebook shows, in a frame that has no access to the notebook.

        Args:
            name: what names a paper or an entity: the page opens with it and holds what lies around; empty: the page
                holds the whole graph.
            papers: how many papers it holds at most where there is a name, the nearest.

        Raises:
            NotFoundError, AmbiguousNameError: of ``name``.
        """
        from kg.explore.build import explorer

        return explorer(
            self.records,
            self.pairs,
            base_iri=self.base_iri,
            texts=bool(self.manifest["text"]),
            title=str(self.manifest.get("title", "")) or self.folder.resolve().name,
            top=papers if name else 0,
            ego=name,
        )

    def _check(self, *names: str) -> Path:
        """The path of the first; raises ``WorkspaceError`` where one is not as the build left it.

        A file that was cut off at the end of a line reads well, and would answer with less than there is.
        """
        missing = [f"{name} is missing" for name in names if name not in self.manifest["files"]]
        try:
            broken = missing or broken_files(self.folder, *names)
        except OSError as error:
            broken = [f"{error.filename}: {error.strerror}"]
        if broken:
            raise WorkspaceError(f"{self.folder} is a broken build ({'; '.join(broken)}). Build again.")
        return self.folder / names[0]

    def query(
        self,
        sparql: str = "",
        *,
        named: str = "",
        params: Mapping[str, str] | None = None,
        timeout: float | None = None,
        tell: Callable[[str], None] = _tell_nobody,
    ) -> "QueryResult":
        """Answers a SPARQL query, given as text or by the name of one of ``schema/queries``.

        ``tell`` is told what takes long: the first query on a large graph makes its store.

        Raises:
            QueryError: it does not parse, is refused, or (:class:`QueryTimeoutError`) takes longer than ``timeout`` s.
        """
        from kg.rdf.disk import BrokenStoreError, discard
        from kg.rdf.named import load_named
        from kg.rdf.query import run_query

        text = load_named(named).sparql if named else sparql
        source = self.query_source(tell)
        try:
            return run_query(source, text, timeout=timeout, params=params)
        except BrokenStoreError as error:
            tell(f"the store is made anew: {error}")
            discard(source)
        return run_query(self.query_source(tell), text, timeout=timeout, params=params)

    def show(self, name: str) -> dict[str, Any]:
        """The card of a paper or an entity; raises :class:`NotFoundError` with what comes closest."""
        node = find_node(self.records, name)
        if isinstance(node, AnnotatedPaper):
            return paper_card(self.records, node)
        return entity_card(self.records, node)

    def related(self, paper: str, *, by: str = "", top: int = 10) -> list[dict[str, Any]]:
        """The papers nearest to one, best first, and why.

        Args:
            paper: a title, label, id or IRI.
            by: a facet; of the entities (method, task, dataset, robot) the whole corpus is searched by that facet
                alone, by text the pairs that the build found are ranked. Empty: the blend of all.
            top: how many.

        Returns:
            A row for each, see :func:`kg.graph.why.related_rows`.

        Raises:
            UnknownNameError: no such facet.
            NotFoundError, AmbiguousNameError: the paper.
        """
        if by and by not in ALL_FACETS:
            raise UnknownNameError("facet", by, ALL_FACETS)
        found = find_paper(self.records, paper)
        if by in FACETS:
            return related_rows(self.records, found, nearest_by(self.records, found.paper.id, by, top))
        return related_rows(self.records, found, rank(found.paper.id, self.pairs, by)[:top], by)

    def path(self, first: str, second: str) -> list[dict[str, Any]]:
        """How two papers or entities hang together: the path that says most, around hubs, a sentence for each step.

        Args:
            first: a name, title, id or IRI.
            second: another one.

        Returns:
            A row for each step, see :func:`kg.graph.why.path_rows`; empty where nothing leads from one to the other.

        Raises:
            NotFoundError, AmbiguousNameError: one of the two.
        """
        ends = [find_node(self.records, name) for name in (first, second)]
        ids = [node.paper.id if isinstance(node, AnnotatedPaper) else node.id for node in ends]
        return path_rows(self.records, find_path(self.records, *ids))

    def select(self, selection: Selection) -> tuple[Records, Graph]:
        """A part of the records and of the graph; see :func:`kg.graph.select.select`, also for what is raised."""
        return select(self.records, self.graph, selection)

    def export(self, name: str, path: Path, selection: Selection = EVERYTHING) -> ExportStats:
        """Writes one of the :data:`kg.export.exporters.EXPORTERS` to a file, or to a new folder.

        Returns:
            How many rows were written, and how many characters left out that the format cannot hold.

        Raises:
            UnknownNameError: no such format.
            NotFoundError, AmbiguousNameError: the node of the selection.
            KgError: the file cannot be written, the folder is not new, or nothing is selected.
        """
        exporter = get_exporter(name)
        texts = bool(self.manifest["text"])
        records, graph = self.select(selection)
        with (replacing_folder if exporter.folder else replacing)(path) as scratch:
            return exporter.write(records, graph, scratch, base_iri=self.base_iri, texts=texts)

    def stats(self) -> dict[str, Any]:
        """Counts of everything, as the build reported them."""
        path = self._check(REPORT_JSON)
        try:
            counts: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))["counts"]
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise WorkspaceError(f"{path} cannot be read ({error!r}). Build again.") from error
        return counts

    def validate(self, tell: Callable[[str], None] = _tell_nobody) -> "list[Problem]":
        """What breaks the manifest, the syntax, the shapes or the rules; empty where all holds.

        The graph is read from its file and never from the cache. ``tell`` is told what checked what.
        """
        from kg.rdf.load import RDF_FORMATS
        from kg.rdf.validate import Problem, validate_graph

        problems = [Problem("manifest", name, name) for name in broken_files(self.folder)]
        names = [name for name in self.manifest["files"] if Path(name).suffix in RDF_FORMATS and name != "graph.ttl"]
        copies = [self.folder / name for name in names if (self.folder / name).is_file()]
        return [*problems, *validate_graph(self.folder / "graph.ttl", copies, tell=tell)]

    def _repr_html_(self) -> str:
        """What the build is, for notebooks."""
        counts = {name: count for name, count in self.stats().items() if isinstance(count, int)}
        rows = "".join(f"<tr><th>{escape(name)}</th><td>{count:,}</td></tr>" for name, count in counts.items())
        return f"<h4>{escape(str(self.manifest.get('title', self.folder)))}</h4><table>{rows}</table>"
