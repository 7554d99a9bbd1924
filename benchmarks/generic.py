"""Lists what real papers give that names nothing: phrases of the column "no" of ANNOTATION.md, and what comes near.

Usage: python benchmarks/generic.py [--corpora FOLDER] [--papers 2000] [--model DIR]

Papers are drawn from all files of the folder (``$KG_CORPORA``), always the same. First the entities that are such
phrases: there should be none. Then, for reading by eye, the commonest names of one word in lower case, by type; of
these some are concepts and some are not.
"""

import argparse
import gzip
import json
import os
import random
from collections import Counter
from pathlib import Path

from kg.corpus.identity import make_paper
from kg.extract.generic import is_generic
from kg.extract.run import extract_papers
from kg.model import Paper

_SHOWN = 25
_SEED = 20


def main() -> None:
    options = _options()
    papers = draw(options.corpora, options.papers)
    generic: Counter[tuple[str, str]] = Counter()
    words: dict[str, Counter[str]] = {}
    empty = 0
    for annotated in extract_papers(papers, workers=options.workers, model=options.model):
        empty += not annotated.entities
        for entity in annotated.entities:
            forms = {form.lower() for form in entity.names}
            generic.update((entity.type.value, form) for form in sorted(forms) if is_generic(form, entity.type))
            if entity.name.islower() and " " not in entity.name:
                words.setdefault(entity.type.value, Counter())[entity.name] += 1
    print(f"{len(papers)} papers, {empty} without an entity; phrases that name nothing: {sum(generic.values())}")
    for (kind, form), count in sorted(generic.items(), key=lambda item: (-item[1], item[0])):
        print(f"  {count:5}  {kind:10} {form}")
    for kind, counts in sorted(words.items()):
        common = sorted(counts.items(), key=lambda item: (-item[1], item[0]))[:_SHOWN]
        print(f"\n{kind} of one word: {', '.join(f'{name} {count}' for name, count in common)}")


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    corpora = os.environ.get("KG_CORPORA")
    parser.add_argument("--corpora", type=Path, default=Path(corpora) if corpora else None, required=not corpora)
    parser.add_argument("--papers", type=int, default=2000)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--model", type=Path, help="the folder of a model, else the one that comes with kg")
    return parser.parse_args()


def draw(folder: Path, count: int) -> list[Paper]:
    """That many papers of all files of a folder, drawn evenly and always the same."""
    rows = []
    for file in sorted(folder.glob("*.jsonl.gz")):
        with gzip.open(file, "rt", encoding="utf-8") as stream:
            rows += [json.loads(line) for line in stream]
    drawn = random.Random(_SEED).sample(rows, count)
    return [make_paper(title=row.get("title") or "", abstract=row.get("abstract") or "") for row in drawn]


if __name__ == "__main__":
    main()
