"""Commands that make a graph: build, papers, extract, evaluate."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer

from kg import render
from kg.cli.app import (
    AsJson,
    CurationFile,
    FieldMap,
    InputFormat,
    Inputs,
    LexiconFiles,
    MaxRatio,
    MaxSize,
    NoCache,
    VocabularyFiles,
    Workers,
    app,
    progress_bar,
    tell_skipped,
)
from kg.config import BuildConfig, read_config


@app.command()
def build(
    inputs: Annotated[list[str] | None, typer.Argument(help="Files, directories, or - for standard input.")] = None,
    output: Annotated[
        str | None, typer.Option("-o", "--output", help="The folder to write.", show_default="kg-out")
    ] = None,
    config: Annotated[Path | None, typer.Option(help="A kg.toml with these options.")] = None,
    formats: Annotated[
        str | None, typer.Option(help="More formats: all, or a list such as nt,jsonld,gexf (a wrong name lists them).")
    ] = None,
    input_format: InputFormat = "",
    field_map: FieldMap = None,
    max_size: MaxSize = None,
    max_ratio: MaxRatio = None,
    lexicon: LexiconFiles = None,
    curation: CurationFile = None,
    vocabulary: VocabularyFiles = None,
    base_iri: Annotated[
        str | None, typer.Option(help="Where the IRIs of the graph live.", show_default="http://localhost:8080/")
    ] = None,
    min_confidence: Annotated[
        float | None, typer.Option(help="Leave out mentions and relations below it, 0 to 1.", show_default="0")
    ] = None,
    min_relation_confidence: Annotated[
        float | None, typer.Option(help="Leave out relations below it, 0 to 1.", show_default="0")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(help="Processes for extraction; 0 is one per CPU core.", show_default="0")
    ] = None,
    no_cache: NoCache = False,
    no_text: Annotated[
        bool, typer.Option("--no-text", help="Leave abstracts and sentences out of everything.")
    ] = False,
    license_iri: Annotated[str | None, typer.Option("--license", help="IRI of the licence of the graph.")] = None,
    title: Annotated[str | None, typer.Option(help="Title of the graph.")] = None,
    graphs: Annotated[
        str | None, typer.Option(help="per-paper: TriG and N-Quads with a named graph for each paper.")
    ] = None,
    page_top: Annotated[
        int | None, typer.Option(help="Papers in the page at most, the most related; 0 is all.", show_default="0")
    ] = None,
    page_ego: Annotated[str | None, typer.Option(help="A paper or entity: the page holds what lies around it.")] = None,
) -> None:
    """Build a graph from papers: RDF, an interactive page, and files for other tools."""
    from kg.pipeline import build as run

    options = read_config(config) if config else BuildConfig()
    given: dict[str, Any] = {
        "inputs": tuple(inputs or ()),
        "output": output,
        "formats": tuple(formats.replace(",", " ").split()) if formats else (),
        "input_format": input_format,
        "map": tuple(field_map or ()),
        "max_size": max_size,
        "max_ratio": max_ratio,
        "lexicon": tuple(lexicon or ()),
        "curation": curation,
        "vocabulary": tuple(vocabulary or ()),
        "base_iri": base_iri,
        "min_confidence": min_confidence,
        "min_relation_confidence": min_relation_confidence,
        "workers": workers,
        "license": license_iri,
        "title": title,
        "graphs": graphs,
        "page_top": page_top,
        "page_ego": page_ego,
    }
    options = replace(options, **{name: value for name, value in given.items() if value not in (None, "", ())})
    options = replace(options, cache=options.cache and not no_cache, text=options.text and not no_text)
    if not options.inputs:
        raise typer.BadParameter("give at least one INPUT, or a --config that names inputs.")
    with progress_bar() as progress:
        made = run(options, progress)
    entities = sum(1 for entity in made.records.entities if entity.paper_count)
    typer.echo(f"{len(made.records.papers)} papers, {entities} entities -> {options.output}", err=True)
    for line in made.report.warnings:
        typer.echo(f"note: {line}", err=True)
    tell_skipped(made.report.notes)


@app.command()
def papers(
    inputs: Inputs,
    input_format: InputFormat = "",
    field_map: FieldMap = None,
    max_size: MaxSize = None,
    max_ratio: MaxRatio = None,
    files: Annotated[
        bool, typer.Option("--files", help="List the files, with the format and problems of each.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """List the papers that would be read."""
    from kg.corpus.listing import file_rows, format_lines, paper_rows
    from kg.corpus.read import read_inputs

    corpus = read_inputs(_reading(inputs, input_format, field_map, max_size, max_ratio))
    rows = file_rows(corpus) if files else paper_rows(corpus)
    if as_json:
        for row in rows:
            typer.echo(json.dumps(row, ensure_ascii=False))
    else:
        header = list(rows[0]) if rows else []
        typer.echo(render.table(header, [[_cell(value) for value in row.values()] for row in rows]))
    for line in format_lines(corpus):
        typer.echo(line, err=True)
    typer.echo(f"{len(corpus.papers)} papers", err=True)
    tell_skipped(corpus.notes)


def _cell(value: object) -> object:
    return "; ".join(map(str, value)) if isinstance(value, list) else value


def _reading(
    inputs: list[str], input_format: str, field_map: list[str] | None, max_size: int | None, max_ratio: int | None
) -> BuildConfig:
    """The options that tell how inputs are read."""
    return BuildConfig(
        inputs=tuple(inputs),
        output="",
        input_format=input_format,
        map=tuple(field_map or ()),
        max_size=max_size or 0,
        max_ratio=max_ratio or 0,
    )


@app.command()
def extract(
    inputs: Inputs,
    output: Annotated[str, typer.Option("-o", "--output", help="The file to write; - is standard output.")] = "-",
    input_format: InputFormat = "",
    field_map: FieldMap = None,
    max_size: MaxSize = None,
    max_ratio: MaxRatio = None,
    lexicon: LexiconFiles = None,
    workers: Workers = 0,
    no_cache: NoCache = False,
) -> None:
    """Extract alone: annotated JSON lines, to correct, to train on, or to build from."""
    from kg.corpus.read import read_inputs
    from kg.pipeline import annotate, extraction_notes, write_annotated

    options = _reading(inputs, input_format, field_map, max_size, max_ratio)
    corpus = read_inputs(options)
    options = replace(options, lexicon=tuple(lexicon or ()), workers=workers, cache=not no_cache)
    with progress_bar() as progress:
        annotated = annotate(corpus, options, progress)
    write_annotated(annotated, output)
    typer.echo(f"{len(annotated)} papers", err=True)
    for note in extraction_notes(corpus):
        typer.echo(f"note: {note}", err=True)
    tell_skipped(corpus.notes)


@app.command()
def evaluate(
    gold: Annotated[Path, typer.Argument(help="Annotated JSON lines that are right.", show_default=False)],
    predicted: Annotated[
        Path | None, typer.Argument(help="Those to score, of the same papers; else the gold papers are extracted anew.")
    ] = None,
    train: Annotated[
        Path | None, typer.Option(help="Annotated papers whose names are known: tells seen and unseen names apart.")
    ] = None,
    as_json: AsJson = False,
    report: Annotated[Path | None, typer.Option(help="Also write a report for reading, as Markdown.")] = None,
    lexicon: LexiconFiles = None,
    workers: Workers = 0,
) -> None:
    """Score predictions (or a fresh extraction) against gold annotations."""
    from kg.evaluate.show import to_json, to_markdown, to_text
    from kg.extract.tagger.files import missing_note
    from kg.pipeline import evaluate_files
    from kg.writing import open_text, replacing

    options = BuildConfig(lexicon=tuple(lexicon or ()), workers=workers, cache=False)
    with progress_bar() as progress:
        evaluation = evaluate_files(gold, predicted, train, options, progress)
    if report:
        with replacing(report) as scratch, open_text(scratch) as stream:
            stream.write(to_markdown(evaluation))
    typer.echo(to_json(evaluation), nl=False) if as_json else typer.echo(to_text(evaluation))
    if predicted is None and (note := missing_note()):
        typer.echo(f"note: {note}", err=True)
