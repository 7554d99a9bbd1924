"""Commands on several builds, or between two nodes: diff, merge, path."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer

import kg
from kg import render
from kg.cli.app import AsJson, Folder, LexiconFiles, NoCache, Workers, app, progress_bar

#: The exit status of ``kg diff --exit-code`` where the builds differ; 1 to 3 have their meaning already.
DIFFERENT = 4


@app.command()
def diff(
    old: Annotated[Path, typer.Argument(help="A folder that kg build made.", show_default=False)],
    new: Annotated[Path, typer.Argument(help="Another one.", show_default=False)],
    most: Annotated[int, typer.Option(help="Lines of each section; 0 shows all.", min=0)] = 20,
    exit_code: Annotated[
        bool, typer.Option("--exit-code", help=f"End with status {DIFFERENT} where the builds differ.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """What differs between two builds: papers, entities, edges, and each changed decision with its reason."""
    from kg.compare.difference import difference, labels
    from kg.compare.report import difference_to_json, difference_to_text

    before, after = kg.load(old), kg.load(new)
    found = difference(before, after)
    if as_json:
        typer.echo(json.dumps(difference_to_json(found), ensure_ascii=False, indent=1))
    else:
        names = {**labels(before), **labels(after)}
        typer.echo(render.shown(difference_to_text(found, most, names).splitlines()))
    if exit_code and not found.is_empty():
        raise typer.Exit(DIFFERENT)


@app.command()
def merge(
    folders: Annotated[list[Path], typer.Argument(help="Two folders or more that kg build made.", show_default=False)],
    output: Annotated[Path, typer.Option("-o", "--output", help="The folder to write.", show_default=False)],
    config: Annotated[Path | None, typer.Option(help="A kg.toml with options of kg build.")] = None,
    formats: Annotated[str, typer.Option(help="More formats: all, or a list such as nt,jsonld,gexf.")] = "",
    lexicon: LexiconFiles = None,
    curation: Annotated[str, typer.Option(help="A curation.toml with your decisions (see kg review).")] = "",
    title: Annotated[str, typer.Option(help="Title of the graph; else those of the builds.")] = "",
    workers: Workers = 0,
    no_cache: NoCache = False,
) -> None:
    """One build from several: papers that are in more than one are joined, and everything is linked anew."""
    from kg.compare.merge import merge_builds
    from kg.config import BuildConfig, read_config

    base = read_config(config) if config else BuildConfig()
    given: dict[str, Any] = {
        "output": str(output),
        "formats": tuple(formats.replace(",", " ").split()),
        "lexicon": tuple(lexicon or ()),
        "curation": curation,
        "title": title,
        "workers": workers,
    }
    options = replace(base, **{name: value for name, value in given.items() if value})
    options = replace(options, cache=options.cache and not no_cache)
    with progress_bar() as progress:
        made = merge_builds(folders, options, progress)
    entities = sum(1 for entity in made.records.entities if entity.paper_count)
    typer.echo(f"{len(made.records.papers)} papers, {entities} entities -> {output}", err=True)
    for line in made.report.warnings:
        typer.echo(f"note: {line}", err=True)


@app.command()
def path(
    folder: Folder,
    first: Annotated[str, typer.Argument(help="A name, title, id or IRI.", show_default=False)],
    second: Annotated[str, typer.Argument(help="Another one.", show_default=False)],
    as_json: AsJson = False,
) -> None:
    """How two nodes hang together: the path that says most, a sentence for each step."""
    steps = kg.load(folder).path(first, second)
    typer.echo(json.dumps(steps, ensure_ascii=False, indent=1) if as_json else render.path(steps))
