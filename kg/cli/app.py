"""The application, what its commands share, and the entry point."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

import kg
from kg.errors import KgError

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
InputFormat = Annotated[str, typer.Option("--format", help="Read all inputs as one format (a wrong name lists them).")]
FieldMap = Annotated[
    list[str] | None,
    typer.Option("--map", help="Which column or field holds what: --map abstract=Summary. Else it is guessed."),
]
MaxSize = Annotated[
    int | None, typer.Option(help="MB of a file that has to be read as a whole.", show_default="500", min=1)
]
MaxRatio = Annotated[
    int | None, typer.Option(help="How many times its size a compressed file may grow.", show_default="200", min=1)
]
LexiconFiles = Annotated[list[str] | None, typer.Option("--lexicon", help="A file of your own names (TOML).")]
CurationFile = Annotated[
    str | None, typer.Option("--curation", help="A file of your own decisions (TOML; see docs/curation.md).")
]
VocabularyFiles = Annotated[
    list[str] | None,
    typer.Option("--vocabulary", help="A file of concepts to match: SKOS in RDF, or the Computer Science Ontology."),
]
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


def tell_skipped(notes: "Iterable[Note]") -> None:
    """Says what was not used as it came, and ends with status 3 where inputs were skipped."""
    from kg.corpus.notes import summary

    notes = list(notes)
    if told := summary(notes):
        typer.echo(f"reading: {told}", err=True)
    skipped = [note for note in notes if note.kind == "skipped"]
    for note in skipped[:20]:
        typer.echo(f"skipped: {note}", err=True)
    if len(skipped) > 20:
        typer.echo(f"skipped: … {len(skipped) - 20} more", err=True)
    if skipped:
        raise typer.Exit(SKIPPED)


@contextmanager
def progress_bar() -> Iterator[Any]:
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
