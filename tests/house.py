"""The house rules as plain functions: each takes texts and returns its complaints, and each is tested on bad samples.

``test_house.py`` runs them over the repository. Complaints name the place and the rule.
"""

import ast
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence

import kg

#: The one door of each foreign library: folders end in "/" (STYLE 4). A library that is not here may not be imported.
DOORS: dict[str, tuple[str, ...]] = {
    "backports": ("corpus/",),
    "bibtexparser": ("corpus/",),
    "charset_normalizer": ("corpus/",),
    "jinja2": ("explore/", "serve/"),
    "lxml": ("corpus/",),
    "markupsafe": ("explore/",),
    "networkx": ("graph/", "export/"),
    "numpy": ("extract/", "evaluate/", "graph/"),
    "onnxruntime": ("extract/",),
    "oxrdflib": ("rdf/",),
    "pyarrow": ("export/", "corpus/"),
    "pylatexenc": ("text/",),
    "pypdfium2": ("corpus/",),
    "pyoxigraph": ("rdf/", "push/"),
    "pyvis": ("explore/",),
    "rdflib": ("rdf/",),
    "rich": ("cli/",),
    "rispy": ("corpus/",),
    "spacy": ("extract/",),
    "tokenizers": ("extract/",),
    "typer": ("cli/",),
}

#: Hand out what the doors hold, and so may name its types, but import them for the type checker alone.
SIGNATURES = frozenset({"workspace.py"})

#: The flow: what stands in one row may import the rows above it and itself, never its neighbours or what is below.
STAGES: tuple[tuple[str, ...], ...] = (
    ("errors",),
    ("model",),
    ("ids",),
    ("fields",),
    ("paper_form",),
    ("records",),
    ("config",),
    ("cache",),
    ("omit",),
    ("writing",),
    ("build_folder",),
    ("render",),
    ("text",),
    ("corpus",),
    ("lexicon",),
    ("extract",),
    ("link",),
    ("graph",),
    ("rdf", "export", "explore"),
    ("serve", "push"),
    ("report",),
    ("outputs",),
    ("evaluate",),
    ("workspace",),
    ("pipeline",),
    ("compare",),
    ("cli",),
)

#: Stand above the whole flow: the face of the package, and ``python -m kg``.
FACES = ("__init__", "__main__")

#: Names of the package itself that any module may use, and those that only what stands last in the flow may.
PACKAGE_NAMES = frozenset({"__version__"})
FACE_NAMES = frozenset(kg.__all__)

#: The standard library, with what newer versions of it have and ours imports where there.
STANDARD = sys.stdlib_module_names | {"compression"}

#: Names that say nothing of what is inside.
VAGUE_NAMES = frozenset({"utils", "util", "helpers", "helper", "common", "misc"})

LONGEST_FILE = 300

#: Where distribution and import name differ.
IMPORT_NAMES: dict[str, str] = {"backports-zstd": "backports"}


def imported_modules(source: str, path: str) -> Iterator[tuple[int, str]]:
    """Line and full name of each thing imported; ``path`` is the file's path under ``kg/``, for relative imports.

    ``from kg import ids`` gives ``kg.ids``, ``from kg.text.names import x`` gives ``kg.text.names``, and so does each
    ``kg.text`` in a file that has ``import kg``.
    """
    package = ["kg", *path.split("/")[:-1]]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "kg":
            yield node.lineno, f"kg.{node.attr}"
        elif isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            if module == "kg":
                yield from ((node.lineno, f"kg.{alias.name}") for alias in node.names)
            else:
                yield node.lineno, module


def foreign_libraries(sources: Mapping[str, str]) -> set[str]:
    """Top-level names of the libraries that the files (path under ``kg/`` to source) import."""
    names = {name.partition(".")[0] for path, text in sources.items() for _, name in imported_modules(text, path)}
    return {name for name in names if name != "kg" and name not in STANDARD}


def lines_for_type_checkers(source: str) -> set[int]:
    """The lines inside ``if TYPE_CHECKING:`` blocks."""
    return {
        statement.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.If) and ast.unparse(node.test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING")
        for statement in node.body
    }


def door_complaints(path: str, source: str) -> list[str]:
    """Imports of foreign libraries outside of their door."""
    complaints = []
    exempt = lines_for_type_checkers(source) if path in SIGNATURES else set()
    for line, name in imported_modules(source, path):
        library = name.partition(".")[0]
        if library == "kg" or library in STANDARD or line in exempt:
            continue
        doors = DOORS.get(library, ())
        if not any(path.startswith(door) if door.endswith("/") else path == door for door in doors):
            complaints.append(f"{path}:{line}: {library} is imported only in {', '.join(doors) or 'no place yet'}")
    return complaints


def _row(stage: str) -> int | None:
    return next((row for row, names in enumerate(STAGES) if stage in names), None)


def stage_complaints(path: str, source: str) -> list[str]:
    """Imports that do not point upstream."""
    own = path.partition("/")[0].removesuffix(".py")
    if own in FACES:
        return []
    if (own_row := _row(own)) is None:
        return [f"{path}: '{own}' has no place in STAGES"]
    complaints = []
    for line, name in imported_modules(source, path):
        if not name.startswith("kg."):
            continue
        stage = name.split(".")[1]
        row = len(STAGES) - 2 if stage in FACE_NAMES else _row(stage)
        if stage in PACKAGE_NAMES or stage == own:
            continue
        if row is None:
            complaints.append(f"{path}:{line}: '{stage}' has no place in STAGES")
        elif row >= own_row:
            complaints.append(f"{path}:{line}: {own} imports {stage}, which is not upstream of it")
    return complaints


def factory_complaints(path: str, source: str) -> list[str]:
    """Postponed annotations in a file that registers spaCy components, whose arguments spaCy checks by annotation."""
    tree = ast.parse(source)
    decorators = [
        ast.unparse(decorator)
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
        for decorator in node.decorator_list
    ]
    if not any(re.match(r"(\w+\.)*Language\.(factory|component)\b", decorator) for decorator in decorators):
        return []
    names = {
        f"{node.module}.{alias.name}"
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    bad = sorted(names & {"__future__.annotations", "typing.TYPE_CHECKING"})
    return [f"{path}: registers spaCy components and imports {name}" for name in bad]


def name_complaints(paths: Iterable[str]) -> list[str]:
    """Files and folders named after nothing."""
    return [
        f"{path}: '{part}' says nothing of what is inside"
        for path in paths
        for part in path.removesuffix(".py").split("/")
        if part in VAGUE_NAMES
    ]


def length_complaints(path: str, source: str, allowed: Mapping[str, int]) -> list[str]:
    """A file over the limit; ``allowed`` gives the longer ones a limit of their own."""
    lines = len(source.splitlines())
    limit = allowed.get(path, LONGEST_FILE)
    return [f"{path}: {lines} lines, over {limit}"] if lines > limit else []


def distribution_name(requirement: str) -> str:
    """The normalised name of a requirement: ``"PyLD>=2.0.4"`` gives ``"pyld"`` (PEP 503)."""
    name = re.match(r"[A-Za-z0-9._-]+", requirement.strip())
    if name is None:
        raise ValueError(requirement)
    return re.sub(r"[-_.]+", "-", name.group()).lower()


def dependency_complaints(declared: Sequence[str], imported: set[str]) -> list[str]:
    """Core dependencies that nothing imports, and imports that no dependency brings."""
    expected = {IMPORT_NAMES.get(name, name.replace("-", "_")): name for name in map(distribution_name, declared)}
    unused = [f"{expected[name]} is declared and never imported" for name in sorted(expected.keys() - imported)]
    return unused + [f"{name} is imported and not declared" for name in sorted(imported - expected.keys())]


def lock_pins(text: str) -> dict[str, tuple[str, int]]:
    """Name to (version, number of SHA-256 hashes) of a lock file; markers are left out."""
    pins: dict[str, tuple[str, int]] = {}
    for entry in re.split(r"(?<!\\)\n", text):
        if match := re.match(r"([a-z0-9-]+)==([^\s;\\]+)", entry):
            name, version = match.groups()
            if name in pins:
                raise ValueError(f"{name} is pinned twice")
            pins[name] = version, len(re.findall(r"--hash=sha256:[0-9a-f]{64}(?![0-9a-f])", entry))
        elif entry.strip() and not entry.startswith("#"):
            raise ValueError(f"no pin: {entry}")
    return pins


def lock_complaints(text: str, requirements: Iterable[str]) -> list[str]:
    """A lock that lacks a requirement or a hash, or that names a registry or a path."""
    pins = lock_pins(text)
    missing = sorted(set(map(distribution_name, requirements)) - pins.keys())
    complaints = [f"{name} is not pinned" for name in missing]
    complaints += [f"{name}=={version} has no hash" for name, (version, hashes) in sorted(pins.items()) if not hashes]
    for number, line in enumerate(text.splitlines(), 1):
        if re.search(r"://|--(extra-)?index|--find-links|--trusted-host| @ |/\w", line):
            complaints.append(f"line {number} names a registry or a path: {line.strip()}")
    return complaints


def skip_complaints(path: str, source: str) -> list[str]:
    """Tests that pass over themselves: ``make`` installs what they need, and a tool that is missing is a failure."""
    names = {"skip", "skipif", "skipIf", "skipUnless", "importorskip"}
    return [
        f"{path}:{node.lineno}: {node.attr} hides a test that did not run"
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute) and node.attr in names
    ]


def layout_complaints(document: str, paths: Iterable[str]) -> list[str]:
    """Files that a document does not tell of in a line ``- `kg/ids.py`: …``, and files that it names in vain."""
    known = set(paths)
    told = re.findall(r"^- `(kg/[\w/]+\.py)`: \S", document, re.MULTILINE)
    named = set(re.findall(r"`(kg/[\w/]+\.py)[:`]", document))
    return [f"{path} is told of twice" for path in sorted(set(told)) if told.count(path) > 1] + [
        *(f"{path} is named and does not exist" for path in sorted(named - known)),
        *(f"{path} is not told of" for path in sorted(known - set(told))),
    ]
