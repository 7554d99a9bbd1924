"""Commands that check a build and hand it on: validate, export, serve, push."""

import os
from pathlib import Path
from typing import Annotated

import typer

import kg
from kg import ids, render
from kg.cli.app import Folder, app, progress_bar
from kg.errors import ValidationError
from kg.outputs import EXPLORER_FILE


@app.command()
def validate(
    target: Annotated[Path, typer.Argument(help="A folder that kg build made, or an RDF file.", show_default=False)],
) -> None:
    """Check files, syntax, SHACL shapes and rules."""
    from kg.rdf.validate import validate_graph

    def tell(line: str) -> None:
        typer.echo(line, err=True)

    problems = kg.load(target).validate(tell) if target.is_dir() else validate_graph(target, tell=tell)
    for problem in problems:
        typer.echo(f"{problem.rule}: {problem.focus}: {problem.message}")
    if problems:
        raise ValidationError(str(target), [problem.message for problem in problems])
    typer.echo(f"{target}: valid", err=True)


@app.command()
def export(
    folder: Annotated[Path | None, typer.Argument(help="A folder that kg build made.", show_default=False)] = None,
    output_format: Annotated[str, typer.Option("--format", help="A name of --list.")] = "",
    output: Annotated[Path | None, typer.Option("-o", "--output", help="The file to write, or the new folder.")] = None,
    list_formats: Annotated[bool, typer.Option("--list", help="List the formats.")] = False,
    what: Annotated[
        str, typer.Option(help="all; papers: joined by relatedness; entities: joined by papers that name both.")
    ] = "all",
    types: Annotated[
        list[str] | None, typer.Option("--type", help="Entities of this type alone, as Method; may be repeated.")
    ] = None,
    roles: Annotated[
        list[str] | None, typer.Option("--role", help="Edges of this role alone, as proposes; may be repeated.")
    ] = None,
    min_papers: Annotated[int, typer.Option(help="Entities that so many papers mention.")] = 0,
    ego: Annotated[str, typer.Option(help="What lies around this node: an id, a name, the beginning of one.")] = "",
    hops: Annotated[int, typer.Option(help="How far around --ego.")] = 2,
) -> None:
    """Write one more format of a build, of all of it or of a part."""
    from kg.export.exporters import EXPORTERS, get_exporter
    from kg.graph.select import Selection

    if list_formats:
        typer.echo(render.table(("format", "file", "for"), ((n, e.file, e.told) for n, e in EXPORTERS.items())))
        return
    if folder is None or not output_format or output is None:
        raise typer.BadParameter("give a folder, --format and -o, or --list.")
    get_exporter(output_format)  # wrong names are told before anything is read
    selection = Selection(what, tuple(types or ()), tuple(roles or ()), min_papers, ego, hops)
    dropped = kg.load(folder).export(output_format, output, selection).dropped_characters
    if dropped:
        typer.echo(f"{output}: {dropped} characters that the format cannot hold were left out", err=True)


@app.command()
def serve(
    folder: Folder,
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 is the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 takes a free one.", min=0, max=65535)] = 8080,
    timeout: Annotated[float, typer.Option(help="Stop a query after so many seconds.", min=0.001)] = 60.0,
    max_rows: Annotated[int, typer.Option(help="Stop a query that gives more rows.", min=1)] = 1_000_000,
    max_memory: Annotated[int, typer.Option(help="MB that each query may take; 0 is no limit.", min=0)] = 4000,
    workers: Annotated[int, typer.Option(help="Queries side by side; 0 is one per CPU core, at least 4.", min=0)] = 0,
) -> None:
    """Serve a build: SPARQL endpoint, query page, explorer, and what each IRI stands for."""
    from kg.serve.run import Build, Limits
    from kg.serve.run import serve as serve_build

    workspace = kg.load(folder)
    explorer = workspace.explorer_file if EXPLORER_FILE in workspace.manifest["files"] else None
    source = workspace.query_source(lambda line: typer.echo(line, err=True))
    build = Build(folder.resolve().name, workspace.base_iri, source, explorer, workspace.stats())
    processes = workers or max(4, os.cpu_count() or 1)
    limits = Limits(timeout, max_rows, processes, max_memory * 1_000_000 or None)
    serve_build(build, host, port, limits, lambda url: _tell_address(url, host, workspace.base_iri))


def _tell_address(url: str, host: str, base_iri: str) -> None:
    typer.echo(f"{url}  (SPARQL: {url}sparql; Ctrl-C stops)", err=True)
    if host not in ("127.0.0.1", "::1", "localhost"):
        typer.echo("Everybody who reaches this address may ask; nothing is encrypted.", err=True)
    if base_iri == ids.DEFAULT_BASE_IRI and not url.endswith(":8080/"):
        typer.echo(f"The graph's IRIs begin with {base_iri}: links from elsewhere lead there, not here.", err=True)


@app.command()
def push(
    folder: Folder,
    endpoint: Annotated[str, typer.Option(help="The address of the store, as its preset has it (docs/push.md).")],
    preset: Annotated[str, typer.Option(help="fuseki, graphdb, oxigraph, qlever, rdf4j or virtuoso.")] = "",
    graph: Annotated[str, typer.Option(help="The IRI of the graph that all goes into; else the default graph.")] = "",
    query_endpoint: Annotated[str, typer.Option(help="Where queries are answered, without a preset.")] = "",
    auth_from: Annotated[
        str, typer.Option(help="env (KG_PUSH_USER and KG_PUSH_PASSWORD, or KG_PUSH_TOKEN) or netrc.")
    ] = "env",
    replace: Annotated[bool, typer.Option("--replace/--append", help="Replace what the graph holds, or add.")] = True,
) -> None:
    """Send the RDF of a build into a triple store."""
    from kg.push.credentials import find_credentials
    from kg.push.push import Job
    from kg.push.push import push as push_graph
    from kg.push.remote import Remote
    from kg.push.stores import make_target

    target = make_target(endpoint, preset, query_endpoint)
    remote = Remote(find_credentials(auth_from, target.data_url))
    workspace = kg.load(folder)
    job = Job(workspace.rdf_file, workspace.base_iri, target, graph or None, replace)
    with progress_bar() as progress:
        pushed = push_graph(job, remote, progress=progress, tell=lambda line: typer.echo(line, err=True))
    graphs = f"{pushed.graphs} graphs" if pushed.graphs > 1 else "1 graph"
    typer.echo(f"{pushed.triples} triples sent into {graphs}; the store counts {pushed.counted}.", err=True)
