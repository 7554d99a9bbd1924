"""Commands that ask a build: query, show, related, stats, open."""

import json
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

import kg
from kg import render
from kg.cli.app import AsJson, Folder, app
from kg.errors import KgError

#: A week; waiting much longer overflows the clocks of some systems.
_LONGEST_WAIT = 7 * 24 * 3600


@app.command()
def query(
    folder: Folder,
    sparql: Annotated[str, typer.Argument(help="A SPARQL query; common prefixes need no declaration.")] = "",
    file: Annotated[Path | None, typer.Option(help="Read the query from a file.")] = None,
    named: Annotated[str, typer.Option(help="A query that comes with kg (see --list).")] = "",
    param: Annotated[
        list[str] | None, typer.Option(help="NAME=VALUE of a named query; give it as often as you like.")
    ] = None,
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
    if not 0 < timeout <= _LONGEST_WAIT:  # neither does NaN
        raise typer.BadParameter(f"--timeout: give seconds, more than 0 and at most {_LONGEST_WAIT}.")
    text = _read_query(file) if file else sparql
    values = {name: value for name, _, value in pairs}
    result = workspace.query(text, named=named, params=values, timeout=timeout, tell=_tell)
    typer.echo(format_result(result, output_format), nl=False)


def _tell(line: str) -> None:
    typer.echo(line, err=True)


def _read_query(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise KgError(f"{file}: cannot be read ({error}).") from error


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
    by: Annotated[str, typer.Option(help="By one facet: method, task, dataset, robot or text.")] = "",
    top: Annotated[int, typer.Option(help="How many papers.", min=1)] = 10,
    why: Annotated[bool, typer.Option("--why", help="With the sentences of both papers.")] = False,
    as_json: AsJson = False,
) -> None:
    """The papers nearest to one, and what both have."""
    rows = kg.load(folder).related(paper, by=by, top=top)
    typer.echo(json.dumps(rows, ensure_ascii=False, indent=1) if as_json else render.related(rows, why=why))


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
    address = kg.load(folder).explorer_file.resolve().as_uri()
    typer.echo(address)
    if not print_only and not webbrowser.open(address):
        raise KgError("no browser could be opened. Open the address above yourself.")
