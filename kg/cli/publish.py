"""Commands that check a build and hand it on: validate, export."""

from pathlib import Path
from typing import Annotated

import typer

import kg
from kg import render
from kg.cli.app import Folder, app
from kg.errors import ValidationError


@app.command()
def validate(
    target: Annotated[Path, typer.Argument(help="A folder that kg build made, or an RDF file.", show_default=False)],
) -> None:
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
