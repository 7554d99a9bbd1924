"""Whether a graph holds: syntax, the SHACL shapes, and what SHACL core cannot say."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from pyoxigraph import Literal, NamedNode, QuerySolutions, Store

from kg.rdf.load import RdfSyntaxError, load_store, parse_file
from kg.rdf.prefixes import PREFIXES, shorten
from kg.rdf.second_opinion import ask_pyshacl, find_pyshacl, sample_papers
from kg.rdf.shapes import Check, compile_shapes
from kg.rdf.store import all_in_named_graphs

_ROLES = "kg:proposes kg:introduces kg:addresses kg:uses kg:comparesWith kg:evaluatesOn kg:deployedOn"
_RELATIONS = (
    "kg:usedFor kg:testedOn kg:trainedOn kg:benchmarkFor kg:partOf kg:basedOn kg:subtaskOf kg:outperforms kg:measuredBy"
)

#: What SHACL core cannot say. Each row of a query breaks the rule.
RULES: tuple[Check, ...] = (
    Check(
        "offsets inside the text",
        "ends behind its text",
        "SELECT ?focus ?value { ?focus nif:referenceContext ?text ; nif:endIndex ?value . ?text nif:endIndex ?length "
        "FILTER(?value > ?length) }",
    ),
    Check(
        "length of the text",
        "nif:endIndex is not the length of nif:isString",
        "SELECT ?focus ?value { ?focus a nif:Context ; nif:isString ?string ; nif:endIndex ?value "
        "FILTER(STRLEN(?string) != ?value) }",
    ),
    Check(
        "anchor equals the text",
        "nif:anchorOf is not what stands at the offsets",
        "SELECT ?focus ?value { ?focus nif:anchorOf ?value ; nif:referenceContext/nif:isString ?string ; "
        "nif:beginIndex ?begin ; nif:endIndex ?end FILTER(SUBSTR(?string, ?begin + 1, ?end - ?begin) != ?value) }",
    ),
    Check(
        "no dangling link",
        "links to what nothing is said of",
        "SELECT ?focus ?value { ?graph void:uriSpace ?base . ?focus ?property ?value "
        "FILTER(isIRI(?value) && STRSTARTS(STR(?value), ?base) && !STRSTARTS(STR(?value), STR(kg:))) "
        "FILTER NOT EXISTS { ?value ?any ?thing } }",
    ),
    Check(
        "a role is a mention",
        "has a role without kg:mentions",
        f"SELECT ?focus ?value {{ VALUES ?role {{ {_ROLES} }} ?focus ?role ?value "
        "MINUS { ?focus kg:mentions ?value } }",
    ),
    Check(
        "a mention is a schema.org mention",
        "kg:mentions without schema:mentions",
        "SELECT ?focus ?value { ?focus kg:mentions ?value FILTER NOT EXISTS { ?focus schema:mentions ?value } }",
    ),
    Check(
        "an edge has a statement",
        "is an edge that no kg:Statement gives evidence for",
        f"SELECT ?focus ?value {{ VALUES ?property {{ {_ROLES} {_RELATIONS} }} ?focus ?property ?value "
        "MINUS { ?statement rdf:subject ?focus ; rdf:predicate ?property ; rdf:object ?value } }",
    ),
    Check(
        "a statement is stated",
        "says what the graph does not say",
        "SELECT ?focus ?value { ?focus a kg:Statement ; rdf:subject ?subject ; rdf:predicate ?property ; "
        "rdf:object ?value FILTER NOT EXISTS { ?subject ?property ?value } }",
    ),
    Check(
        "no blank node",
        "has a blank node",
        "SELECT ?focus { ?focus ?property ?value FILTER(isBlank(?focus) || isBlank(?value)) }",
    ),
    Check(
        "one description",
        "void:Dataset must be there exactly once",
        'SELECT ?focus { { SELECT (COUNT(?graph) AS ?count) (COALESCE(MIN(?graph), "") AS ?focus) '
        "{ ?graph a void:Dataset } } FILTER(?count != 1) }",
    ),
    Check(
        "number of triples",
        "void:triples is not their number",
        "SELECT ?focus ?value { { SELECT (COUNT(*) AS ?count) { ?s ?p ?o } } ?focus void:triples ?value "
        "FILTER(?count != ?value) }",
    ),
)


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """One thing that is wrong."""

    rule: str
    focus: str  # the IRI that it is about; empty where it is the whole file
    message: str

    def __str__(self) -> str:
        return f"{self.focus or 'graph'}: {self.message} [{self.rule}]"


def _tell_nobody(line: str) -> None:
    """For callers who need not know."""


def validate_graph(
    path: Path, copies: Sequence[Path] = (), *, tell: Callable[[str], None] = _tell_nobody
) -> list[Problem]:
    """Checks a file of RDF: all of it; and by pySHACL, where that is installed, a sample of its papers.

    Args:
        path: the file.
        copies: files that say the same in other formats: they must parse, and have as many triples.
        tell: told what was checked by what.

    Returns:
        What is wrong, sorted; nothing where all holds. A file that does not parse has one problem, with the line.

    Raises:
        WorkspaceError: no such file, or no RDF by its name.
    """
    try:
        store = load_store(path)
    except RdfSyntaxError as error:
        return [Problem("syntax", "", str(error))]
    problems = validate_store(store)
    tell(f"{path.name}: {len(store)} triples, all shapes and rules by Oxigraph")
    problems += _second_opinion(store, problems, tell)
    for copy in copies:
        problems += _check_copy(copy, len(store))
        tell(f"{copy.name}: syntax and number of triples by Oxigraph")
    return sorted(problems)


def _second_opinion(store: Store, problems: Sequence[Problem], tell: Callable[[str], None]) -> list[Problem]:
    """What pySHACL alone finds."""
    version = find_pyshacl()
    if version is None:
        tell("pySHACL is not installed, so its word on the shapes is missing")
        return []
    papers, total = sample_papers(store)
    known = {(problem.focus, problem.rule.rpartition(" ")[2]) for problem in problems}
    found = ask_pyshacl(store, papers)
    tell(f"{len(papers)} of {total} papers: the shapes by pySHACL {version} too")
    return [
        Problem(f"pySHACL {constraint}", focus, f"{shorten(path, PREFIXES)} breaks {constraint}")
        for focus, path, constraint in found
        if (focus, constraint) not in known
    ]


def _check_copy(path: Path, count: int) -> list[Problem]:
    try:
        found = sum(1 for _ in parse_file(path))
    except RdfSyntaxError as error:
        return [Problem("syntax", "", str(error))]
    return [] if found == count else [Problem("same graph", "", f"{path.name} has {found} triples instead of {count}")]


def validate_store(store: Store) -> list[Problem]:
    """Checks a graph that is open already: the shapes of ``schema/shapes.ttl`` and :data:`RULES`."""
    return sorted({problem for check in (*compile_shapes(), *RULES) for problem in _run(store, check)})


def _run(store: Store, check: Check) -> list[Problem]:
    union = all_in_named_graphs(store)
    answer = store.query(check.query, prefixes=PREFIXES, use_default_graph_as_union=union)
    if not isinstance(answer, QuerySolutions):
        raise TypeError(f"{check.rule}: a check is a SELECT")
    with_value = "value" in {variable.value for variable in answer.variables}
    problems = []
    for row in answer:
        focus, value = row["focus"], row["value"] if with_value else None
        named = value.value if isinstance(value, NamedNode | Literal) else ""
        message = f"{check.message}: {named}" if with_value else check.message
        problems.append(
            Problem(check.rule, focus.value if isinstance(focus, NamedNode | Literal) else str(focus), message)
        )
    return problems
