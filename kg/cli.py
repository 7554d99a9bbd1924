"""The command line: each command parses, calls one public function, and prints.

Data go to standard output, talk and progress to standard error. Exit status: 0 done, 1 failed (one clear line), 2 wrong
usage, 3 done but inputs were skipped.
"""

import json
import sys
import webbrowser
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

import kg
from kg import render
from kg.config import BuildConfig, read_config
from kg.errors import KgError, ValidationError

if TYPE_CHECKING:
    from kg.corpus.read import Note

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Knowledge graphs from research papers: methods, tasks, datasets and robots, with their evidence.",
)

SKIPPED = 3

Inputs = Annotated[list[str], typer.Argument(help="Files, directories, or - for standard input.", show_default=False)]
Folder = Annotated[Path, typer.Argument(help="A folder that kg build made.", show_default=False)]
InputFormat = Annotated[str, typer.Option("--format", help="Read the inputs as this format, whatever they look like.")]
LexiconFiles = Annotated[list[str] | None, typer.Option("--lexicon", help="A file of your own names (TOML).")]
Workers = Annotated[int, typer.Option(help="Processes for extraction; 0 is one per CPU core.")]
NoCache = Annotated[bool, typer.Option("--no-cache", help="Extract everything anew.")]
AsJson = Annotated[bool, typer.Option("--json", help="JSON, for a program to read.")]


def main() -> None:
    """The entry point: known errors are one line and exit status 1."""
    for stream in (sys.stdout, sys.stderr):
        # Names in papers are of every script; a console of another encoding must not end the run.
        stream.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    try:
        app()
    except KgError as error:
        typer.echo(f"kg: {error}", err=True)
        sys.exit(1)
    except BrokenPipeError:  # the reader of our output has gone: `kg query … | head`
        sys.stderr.close()
        sys.exit(0)


@app.callback(invoke_without_command=True)
def _version(version: Annotated[bool, typer.Option("--version", help="Print the version and exit.")] = False) -> None:
    if version:
        typer.echo(f"kg {kg.__version__}")
        raise typer.Exit


@app.command()
def build(
    inputs: Annotated[list[str] | None, typer.Argument(help="Files, directories, or - for standard input.")] = None,
    output: Annotated[
        str | None, typer.Option("-o", "--output", help="The folder to write.  [default: kg-out]")
    ] = None,
    config: Annotated[Path | None, typer.Option(help="A kg.toml with these options.")] = None,
    formats: Annotated[str | None, typer.Option(help="More formats: all, or a list such as nt,jsonld,gexf.")] = None,
    input_format: InputFormat = "",
    lexicon: LexiconFiles = None,
    base_iri: Annotated[str | None, typer.Option(help="Where the IRIs of the graph live.")] = None,
    min_confidence: Annotated[float | None, typer.Option(help="Leave out mentions below it (0 to 1).")] = None,
    workers: Annotated[int | None, typer.Option(help="Processes for extraction; 0 is one per CPU core.")] = None,
    no_cache: NoCache = False,
    no_text: Annotated[
        bool, typer.Option("--no-text", help="Leave abstracts and sentences out of everything.")
    ] = False,
    license_iri: Annotated[str | None, typer.Option("--license", help="IRI of the licence of the graph.")] = None,
    title: Annotated[str | None, typer.Option(help="Title of the graph.")] = None,
) -> None:
    """Build a graph from papers: RDF, an interactive page, and files for other tools."""
    from kg.pipeline import build as run

    options = read_config(config) if config else BuildConfig()
    given: dict[str, Any] = {
        "inputs": tuple(inputs or ()),
        "output": output,
        "formats": tuple(formats.replace(",", " ").split()) if formats else (),
        "input_format": input_format,
        "lexicon": tuple(lexicon or ()),
        "base_iri": base_iri,
        "min_confidence": min_confidence,
        "workers": workers,
        "license": license_iri,
        "title": title,
    }
    options = replace(options, **{name: value for name, value in given.items() if value not in (None, "", ())})
    options = replace(options, cache=options.cache and not no_cache, text=options.text and not no_text)
    if not options.inputs:
        raise typer.BadParameter("give at least one INPUT, or a --config that names inputs.")
    with _progress() as progress:
        made = run(options, progress)
    entities = sum(1 for entity in made.records.entities if entity.paper_count)
    typer.echo(f"{len(made.records.papers)} papers, {entities} entities -> {options.output}", err=True)
    for line in made.report.warnings:
        typer.echo(f"note: {line}", err=True)
    _tell_skipped(made.report.notes)


@app.command()
def papers(inputs: Inputs, input_format: InputFormat = "", as_json: AsJson = False) -> None:
    """List the papers that would be read."""
    from kg.corpus.read import read_corpus

    corpus = read_corpus(inputs, format=input_format or None)
    if as_json:
        for paper in corpus.papers:
            sources = [str(source) for source in paper.sources]
            row = {"key": paper.key, "title": paper.title, "venue": paper.venue, "year": paper.year, "sources": sources}
            typer.echo(json.dumps(row, ensure_ascii=False))
    else:
        header = ("key", "title or opening words", "venue", "year", "source")
        rows = [(p.key, p.title or p.abstract, p.venue, p.year, "; ".join(map(str, p.sources))) for p in corpus.papers]
        typer.echo(render.table(header, rows))
    typer.echo(f"{len(corpus.papers)} papers", err=True)
    _tell_skipped(corpus.notes)


@app.command()
def extract(
    inputs: Inputs,
    output: Annotated[str, typer.Option("-o", "--output", help="The file to write; - is standard output.")] = "-",
    input_format: InputFormat = "",
    lexicon: LexiconFiles = None,
    workers: Workers = 0,
    no_cache: NoCache = False,
) -> None:
    """Extract alone: annotated JSON lines, to correct, to train on, or to build from."""
    from kg.corpus.read import read_corpus
    from kg.pipeline import annotate, write_annotated

    corpus = read_corpus(inputs, format=input_format or None)
    options = BuildConfig(lexicon=tuple(lexicon or ()), workers=workers, cache=not no_cache)
    with _progress() as progress:
        annotated = annotate(corpus, options, progress)
    write_annotated(annotated, output)
    typer.echo(f"{len(annotated)} papers", err=True)
    _tell_skipped(corpus.notes)


@app.command()
def query(
    folder: Folder,
    sparql: Annotated[str, typer.Argument(help="A SPARQL query; common prefixes need no declaration.")] = "",
    file: Annotated[Path | None, typer.Option(help="Read the query from a file.")] = None,
    named: Annotated[str, typer.Option(help="A query that comes with kg (see --list).")] = "",
    param: Annotated[list[str] | None, typer.Option(help="NAME=VALUE, of a named query.")] = None,
    list_named: Annotated[bool, typer.Option("--list", help="List the named queries.")] = False,
    output_format: Annotated[str, typer.Option("--format", help="table, csv, tsv, json, xml or ttl.")] = "table",
    timeout: Annotated[float, typer.Option(help="Stop after so many seconds.")] = 60.0,
) -> None:
    """Ask the graph in SPARQL."""
    from kg.rdf.named import list_named as named_queries
    from kg.rdf.results import format_result

    workspace = kg.load(folder)
    if list_named:
        for found in named_queries():
            typer.echo(f"{found.name}: {found.question}")
            for parameter in found.parameters:
                typer.echo(f"    --param {parameter.name}={parameter.default}  {parameter.description}")
        return
    if sum(map(bool, (sparql, file, named))) != 1:
        raise typer.BadParameter("give one of: a query, --file, --named, --list.")
    pairs = [item.partition("=") for item in param or ()]
    if bad := [name for name, equals, _ in pairs if not equals]:
        raise typer.BadParameter(f"--param {bad[0]}: write NAME=VALUE.")
    text = _read_query(file) if file else sparql
    result = workspace.query(text, named=named, params={name: value for name, _, value in pairs}, timeout=timeout)
    typer.echo(format_result(result, output_format), nl=False)


@app.command()
def show(
    folder: Folder, name: Annotated[str, typer.Argument(help="A name, title, id or IRI.")], as_json: AsJson = False
) -> None:
    """The card of a paper or an entity."""
    card = kg.load(folder).show(name)
    typer.echo(json.dumps(card, ensure_ascii=False, indent=1) if as_json else render.card(card))


@app.command()
def related(
    folder: Folder,
    paper: Annotated[str, typer.Argument(help="A title, label, id or IRI.")],
    by: Annotated[str, typer.Option(help="Rank by one facet: method, task, dataset or robot.")] = "",
    top: Annotated[int, typer.Option(help="How many.")] = 10,
    as_json: AsJson = False,
) -> None:
    """The papers nearest to one, and what both have."""
    rows = kg.load(folder).related(paper, by=by, top=top)
    typer.echo(json.dumps(rows, ensure_ascii=False, indent=1) if as_json else render.related(rows))


@app.command()
def stats(folder: Folder, as_json: AsJson = False) -> None:
    """Counts of everything in a build."""
    counts = kg.load(folder).stats()
    typer.echo(json.dumps(counts, ensure_ascii=False, indent=1) if as_json else render.counts(counts))


@app.command("open")
def open_(
    folder: Folder, print_only: Annotated[bool, typer.Option("--print", help="Print its address alone.")] = False
) -> None:
    """Open the explorer page in the browser."""
    address = kg.load(folder).explorer.resolve().as_uri()
    typer.echo(address)
    if not print_only and not webbrowser.open(address):
        raise KgError("no browser could be opened. Open the address above yourself.")


@app.command()
def validate(target: Annotated[Path, typer.Argument(help="A folder that kg build made, or an RDF file.")]) -> None:
    """Check files, syntax, SHACL shapes and rules."""
    from kg.rdf.validate import validate_graph

    problems = kg.load(target).validate() if target.is_dir() else validate_graph(target)
    for problem in problems:
        typer.echo(f"{problem.rule}: {problem.focus}: {problem.message}")
    if problems:
        raise ValidationError(str(target), [problem.message for problem in problems])
    typer.echo(f"{target}: valid", err=True)


@app.command()
def export(
    folder: Folder,
    output_format: Annotated[str, typer.Option("--format", help="A name of --list.")] = "",
    output: Annotated[Path | None, typer.Option("-o", "--output", help="The file to write.")] = None,
    list_formats: Annotated[bool, typer.Option("--list", help="List the formats.")] = False,
) -> None:
    """Write one more format of a build."""
    from kg.export.exporters import EXPORTERS

    if list_formats:
        typer.echo(render.table(("format", "file", "for"), ((n, e.file, e.purpose) for n, e in EXPORTERS.items())))
        return
    if not output_format or output is None:
        raise typer.BadParameter("give --format and -o, or --list.")
    kg.load(folder).export(output_format, output)


@app.command()
def evaluate(gold: Path, predicted: Annotated[Path | None, typer.Argument()] = None) -> None:
    """Score predictions (or a fresh extraction) against gold annotations."""
    from kg.pipeline import evaluate_files

    typer.echo(str(evaluate_files(gold, predicted)))


def _read_query(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise KgError(f"{file}: cannot be read ({error}).") from error


def _tell_skipped(notes: "Iterable[Note]") -> None:
    """Says what was not used, and ends with status 3 where inputs were skipped."""
    skipped = [note for note in notes if note.kind == "skipped"]
    for note in skipped[:20]:
        typer.echo(f"skipped: {note}", err=True)
    if len(skipped) > 20:
        typer.echo(f"skipped: … {len(skipped) - 20} more", err=True)
    if skipped:
        raise typer.Exit(SKIPPED)


@contextmanager
def _progress() -> Iterator[Any]:
    """A progress bar on standard error; nothing where that is no terminal."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("reading", total=None)
        yield lambda stage, done, total: bar.update(task, description=stage, completed=done, total=total or None)
