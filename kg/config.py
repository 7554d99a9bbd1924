"""What a build is told: the options of ``kg build``, which a ``kg.toml`` can hold too."""

import tomllib
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from kg.errors import ConfigError, KgError
from kg.ids import DEFAULT_BASE_IRI

#: Which named graphs TriG and N-Quads have: none, or one for each paper and one for the rest (DESIGN §8).
ONE_GRAPH, PER_PAPER = "one", "per-paper"
GRAPHS = (ONE_GRAPH, PER_PAPER)
#: The settings that leave out what is not certain enough, as the manifest names them too.
LEAST = ("min_confidence", "min_relation_confidence")


@dataclass(frozen=True, slots=True)
class BuildConfig:
    """Options of one build. In ``kg.toml`` they have the same names."""

    inputs: tuple[str, ...] = ()  # files, directories, "-" for standard input
    output: str = "kg-out"
    formats: tuple[str, ...] = ()  # beyond the default ones; ("all",) for every format
    input_format: str = ""  # a name of READERS; empty: by content and suffix
    map: tuple[str, ...] = ()  # "abstract=Zusammenfassung": which column or field holds what, where it is not guessed
    max_size: int = 0  # MB of a file that has to be read as a whole; 0: the limit of kg.corpus.limits
    max_ratio: int = 0  # how many times its size a compressed file may grow; 0: the limit of kg.corpus.limits
    base_iri: str = DEFAULT_BASE_IRI
    lexicon: tuple[str, ...] = ()  # files of the user's own names
    curation: str = ""  # a file with the curator's decisions
    vocabulary: tuple[str, ...] = ()  # files of others' concepts: SKOS, or the Computer Science Ontology
    min_confidence: float = 0.0  # mentions and relations below it are left out
    min_relation_confidence: float = 0.0  # relations below it are left out
    workers: int = 0  # processes for extraction; 0: one per CPU core
    cache: bool = True
    text: bool = True  # False: abstracts and sentences stay out of every output
    license: str = ""  # IRI, for dcterms:license of the graph
    title: str = ""  # of the graph; empty: made from the inputs
    graphs: str = ONE_GRAPH  # a name of GRAPHS
    page_top: int = 0  # papers that the explorer page holds at most, the most related; 0: all
    page_ego: str = ""  # what names the node that the explorer page holds the surroundings of; empty: the whole graph

    def __post_init__(self) -> None:
        for name in LEAST:
            if not 0.0 <= (least := getattr(self, name)) <= 1.0:
                raise KgError(f"{name} is {least}; it must lie between 0 and 1.")
        if self.workers < 0:
            raise KgError(f"workers is {self.workers}; it must be 0 (one per core) or more.")
        for name, limit in (("max_size", self.max_size), ("max_ratio", self.max_ratio)):
            if limit < 0:
                raise KgError(f"{name} is {limit}; it must be 0 (the usual limit) or more.")
        if self.page_top < 0:
            raise KgError(f"page_top is {self.page_top}; it must be 0 (all papers) or more.")
        if self.graphs not in GRAPHS:
            raise KgError(f"graphs is {self.graphs!r}; known: {', '.join(GRAPHS)}.")
        for name, iri in (("base_iri", self.base_iri), ("license", self.license)):
            if iri and (not urlsplit(iri).scheme or any(c in ' <>"{}|\\^`' or c < "!" for c in iri)):
                raise KgError(f"{name} {iri!r} is no absolute IRI. Example: https://example.org/kg/")
        if not self.base_iri.endswith(("/", "#")):
            raise KgError(f"base_iri {self.base_iri!r} must end in '/' or '#'.")


def read_config(path: Path, base: BuildConfig | None = None) -> BuildConfig:
    """The options of a ``kg.toml`` over ``base``; paths in it are relative to the file.

    Raises:
        ConfigError: not TOML, an option that is not known, or a value of another type.
    """
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ConfigError(str(path), str(error)) from error
    known = {field.name: field for field in fields(BuildConfig)}
    default = BuildConfig()
    values: dict[str, Any] = {}
    for name, value in table.items():
        if name not in known:
            raise ConfigError(str(path), f"unknown option {name!r}. Known: {', '.join(sorted(known))}.")
        values[name] = _value(path, name, value, getattr(default, name))
    for name in ("inputs", "lexicon", "vocabulary"):
        if name in values:
            values[name] = tuple(item if item == "-" else str(path.parent / item) for item in values[name])
    for name in ("output", "curation"):
        if values.get(name):
            values[name] = str(path.parent / values[name])
    try:
        return replace(base or default, **values)
    except KgError as error:
        raise ConfigError(str(path), str(error)) from error


def _value(path: Path, name: str, value: object, default: object) -> object:
    if isinstance(default, tuple):
        items = [value] if isinstance(value, str) else value
        if isinstance(items, list) and all(isinstance(item, str) for item in items):
            return tuple(items)
        raise ConfigError(str(path), f"{name} must be a list of texts.")
    if isinstance(default, float) and isinstance(value, int) and not isinstance(value, bool):
        return float(value)
    if type(value) is not type(default):
        raise ConfigError(str(path), f"{name} must be of type {type(default).__name__}, not {type(value).__name__}.")
    return value
