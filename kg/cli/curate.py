"""Commands for a curator: review."""

from pathlib import Path
from typing import Annotated

import typer

import kg
from kg.cli.app import Folder, app
from kg.errors import UnknownNameError


@app.command()
def review(
    folder: Folder,
    limit: Annotated[int, typer.Option(help="How many decisions at most; 0 is all.", min=0)] = 30,
    only: Annotated[
        list[str] | None, typer.Option(help="senses, acronyms, types, merges or ambiguous; may be repeated.")
    ] = None,
    output: Annotated[Path | None, typer.Option("-o", "--output", help="A file to write instead.")] = None,
) -> None:
    """The decisions most worth a look, as a curation.toml to uncomment and pass to kg build --curation."""
    from kg.lexicon import load_lexicon
    from kg.link.curation.questions import Topic
    from kg.link.curation.review import review as ask
    from kg.link.curation.stub import write_stub
    from kg.writing import open_text, replacing

    known = [str(topic) for topic in Topic]
    for name in only or ():
        if name not in known:
            raise UnknownNameError("topic", name, known)
    topics = [Topic(name) for name in only or ()]
    questions = ask(kg.load(folder).records, load_lexicon(), limit=limit or None, only=topics)
    text = write_stub(questions)
    if output is None:
        typer.echo(text, nl=False)
    else:
        with replacing(output) as scratch, open_text(scratch) as stream:
            stream.write(text)
    typer.echo(f"{len(questions)} decision{'' if len(questions) == 1 else 's'}", err=True)
