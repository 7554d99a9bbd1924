"""Every file of a build: one table of what there is, and the writing of what was asked for."""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import kg
from kg import records as form
from kg.config import LEAST, ONE_GRAPH, PER_PAPER, BuildConfig
from kg.corpus.identity import writable
from kg.errors import UnknownNameError
from kg.export.exporters import EXPORTERS, Exporter, get_exporter
from kg.extract.tagger.files import find_model, read_card
from kg.graph.related_form import related_to_json
from kg.graph.relatedness import Relatedness
from kg.graph.view import Graph, to_networkx
from kg.lexicon import load_lexicon
from kg.link.advised import Advice
from kg.model import Records
from kg.rdf.rules import quads, triples
from kg.rdf.view import Material
from kg.rdf.write import FORMATS, write_rdf
from kg.report import Report
from kg.writing import open_text

#: Written by every build, whatever was asked for: the records, what linking decided, related papers, what happened.
RECORDS, ENTITIES, MERGES = "records.jsonl", "entities.jsonl", "merges.jsonl"
RELATED = "related.jsonl"
REPORT_JSON, REPORT_MD = "report.json", "report.md"

TURTLE, TRIG = "ttl", "trig"
EXPLORER = "html"
EXPLORER_FILE = "explorer.html"
ALL = "all"

#: The packages whose versions can change an output.
_VERSIONED = ("spacy", "onnxruntime", "tokenizers", "pyoxigraph", "networkx", "pyvis", "pylatexenc")
#: What the trained model is called among the software that made a graph; its version is a hash.
_MODEL = "paperkg-model"


def known_formats() -> dict[str, str]:
    """Format name -> file, of everything that ``--formats`` takes beside ``all``."""
    rdf = {name: f"graph{found.suffix}" for name, found in FORMATS.items()}
    return {**rdf, EXPLORER: EXPLORER_FILE, **{name: exporter.file for name, exporter in EXPORTERS.items()}}


def chosen_formats(asked: Iterable[str], *, graphs: str = ONE_GRAPH) -> tuple[str, ...]:
    """The default formats and those asked for, in the order of the table; TriG too where there are named graphs.

    ``all`` leaves out what is written only by its name.

    Raises:
        UnknownNameError: a name that is in no table.
        MissingExtraError: a format needs what is not installed.
    """
    known = known_formats()
    asked = [name for item in asked for name in item.replace(",", " ").split()]
    for name in asked:
        if name != ALL and name not in known:
            raise UnknownNameError("format", name, [*known, ALL])
        if name in EXPORTERS:
            get_exporter(name)
    named = {TRIG} if graphs == PER_PAPER else set()
    default = {TURTLE, EXPLORER, *named, *(name for name, exporter in EXPORTERS.items() if exporter.default)}
    every = {name for name in known if name not in EXPORTERS or not EXPORTERS[name].by_name} if ALL in asked else set()
    return tuple(name for name in known if name in every or name in asked or name in default)


def file_names(formats: Iterable[str]) -> list[str]:
    """The names of all files that a build in these formats writes, beside the manifest."""
    known = known_formats()
    return [RECORDS, ENTITIES, MERGES, RELATED, REPORT_JSON, REPORT_MD, *(known[name] for name in formats)]


def manifest_of(config: BuildConfig, advice: Advice | None = None) -> dict[str, Any]:
    """What the manifest says of how a build was made: nothing that differs between two runs of the same."""
    graphs = {"graphs": config.graphs} if config.graphs != ONE_GRAPH else {}
    about = {"base_iri": config.base_iri, "text": config.text, "title": graph_title(config)}
    used = [{"file": material.file, "sha256": material.sha256} for material in materials(advice)]
    advised = {"advice": used} if used else {}
    names = {"lexicon": load_lexicon(list(map(Path, config.lexicon))).fingerprint} if config.lexicon else {}
    least = {name: value for name in LEAST if (value := getattr(config, name))}
    return {
        **about,
        **graphs,
        **advised,
        **names,
        **least,
        "versions": {"paperkg": kg.__version__, **library_versions()},
    }


def materials(advice: Advice | None) -> tuple[Material, ...]:
    """The files that had a say in linking: the curation, then the vocabularies."""
    if advice is None:
        return ()
    curation = [Material(advice.curation.file, advice.curation.sha256)] if advice.curation.file else []
    foreign = (Material(v.file, v.sha256, v.iri, v.title, v.license) for v in advice.vocabularies)
    return (*curation, *foreign)


def library_versions() -> dict[str, str]:
    """Package -> version, of the installed ones that can change an output, and the hash of the trained model."""
    folder = find_model()
    versions = {_MODEL: read_card(folder).version} if folder else {}
    for package in _VERSIONED:
        try:
            versions[package] = version(package)
        except PackageNotFoundError:  # pragma: no cover - vendored by a distribution
            continue
    return versions


def graph_title(config: BuildConfig) -> str:
    """The title that was given, else one made from the names of the inputs."""
    names = ", ".join(Path(item).name or item for item in config.inputs)
    return writable(config.title or f"Knowledge graph of {names}")


@dataclass
class Outputs:
    """What is written, and from what."""

    config: BuildConfig
    records: Records
    pairs: Sequence[Relatedness]
    report: Report
    advice: Advice | None = None

    @cached_property
    def graph(self) -> Graph:
        """The networkx view, made for the first format that is a view of it."""
        return to_networkx(self.records, list(self.pairs), texts=self.config.text)

    def write(self, formats: Sequence[str], folder: Path, progress: Callable[[str, int, int], None]) -> Report:
        """Writes the records, the chosen formats and, last, the report; returns it with the writers' warnings."""
        self._write_lines(folder / RECORDS, (form.paper_to_json(p, self.config.base_iri) for p in self.records.papers))
        self._write_lines(
            folder / ENTITIES, (form.entity_to_json(e, self.config.base_iri) for e in self.records.entities)
        )
        self._write_lines(folder / MERGES, map(form.merge_to_json, self.records.merges))
        self._write_lines(folder / RELATED, map(related_to_json, self.pairs))
        known = known_formats()
        for number, name in enumerate(formats):
            progress("writing", number, len(formats))
            self._write_format(name, folder / known[name])
        for name, text in ((REPORT_JSON, self.report.to_json()), (REPORT_MD, self.report.to_markdown())):
            with open_text(folder / name) as stream:
                stream.write(text)
        progress("writing", len(formats), len(formats))
        return self.report

    def _write_format(self, name: str, path: Path) -> None:
        if name in EXPORTERS:
            self._export(EXPORTERS[name], path)
        elif name == EXPLORER:
            self._explore(path)
        else:
            self._map(name, path)

    def _explore(self, path: Path) -> None:
        from kg.explore.build import write_explorer  # noqa: PLC0415 -- pyvis takes long to import

        write_explorer(
            path,
            self.records,
            list(self.pairs),
            base_iri=self.config.base_iri,
            texts=self.config.text,
            title=graph_title(self.config),
            top=self.config.page_top,
            ego=self.config.page_ego,
        )

    def _map(self, name: str, path: Path) -> None:
        describe = quads if self.config.graphs == PER_PAPER and FORMATS[name].named_graphs else triples
        found = describe(
            self.records,
            self.pairs,
            base_iri=self.config.base_iri,
            texts=self.config.text,
            license_iri=self.config.license or None,
            title=graph_title(self.config),
            versions=library_versions(),
            materials=materials(self.advice),
        )
        write_rdf(path, name, found, base_iri=self.config.base_iri)

    def _export(self, exporter: Exporter, path: Path) -> None:
        stats = exporter.write(self.records, self.graph, path, base_iri=self.config.base_iri, texts=self.config.text)
        if stats.dropped_characters:
            line = f"{path.name}: {stats.dropped_characters} characters that the format cannot hold were left out"
            self.report = self.report.warn(line)

    @staticmethod
    def _write_lines(path: Path, values: Iterable[dict[str, Any]]) -> None:
        with open_text(path) as stream:
            for value in values:
                stream.write(form.dump_line(value) + "\n")


def read_lines(path: Path) -> Iterator[dict[str, Any]]:
    """The objects of a file of JSON lines that kg wrote."""
    with path.open(encoding="utf-8") as stream:
        for line in stream:
            yield json.loads(line)
