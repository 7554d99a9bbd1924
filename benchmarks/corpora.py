"""What the benchmarks that draw papers from the corpora share: their options, and the records of a corpus."""

import argparse
import gzip
import json
import os
from pathlib import Path
from typing import Any

from kg.corpus.identity import make_paper
from kg.model import Paper


def make_parser(document: str | None) -> argparse.ArgumentParser:
    """A parser with ``--corpora``, which ``$KG_CORPORA`` gives where it is set, and ``--model``.

    Args:
        document: the docstring of the benchmark; its first line is the description.
    """
    parser = argparse.ArgumentParser(description=(document or "").partition("\n")[0])
    corpora = os.environ.get("KG_CORPORA")
    parser.add_argument("--corpora", type=Path, default=Path(corpora) if corpora else None, required=not corpora)
    parser.add_argument("--model", type=Path, help="the folder of a model, else the one that comes with kg")
    return parser


def read_rows(file: Path) -> list[dict[str, Any]]:
    """The records of a corpus, gzipped JSON lines, in the order of the file."""
    with gzip.open(file, "rt", encoding="utf-8") as stream:
        return [json.loads(line) for line in stream]


def to_paper(row: dict[str, Any]) -> Paper:
    """A record as a paper of title and abstract alone."""
    return make_paper(title=row.get("title") or "", abstract=row.get("abstract") or "")
