"""Lists what real papers give that names nothing: phrases of the column "no" of ANNOTATION.md, and what comes near.

Usage: python benchmarks/generic.py [--corpora FOLDER] [--papers 2000] [--model DIR]

Papers are drawn from all files of the folder (``$KG_CORPORA``), always the same. First the entities that are such
phrases: there should be none. Then, for reading by eye, the commonest names of one word in lower case, by type; of
these some are concepts and some are not.
"""

import argparse
import random
import re
from collections import Counter
from pathlib import Path

from corpora import make_parser, read_rows, to_paper

from kg.extract.run import extract_papers
from kg.model import EntityType, Paper

_SHOWN = 25
_SEED = 20
#: The column "no" of ANNOTATION.md, written down here anew: the lists of ``kg/extract/generic.toml`` must not check
#: themselves. A phrase is one of these behind any number of the words of :data:`_EMPTY`.
#: Left out is "neural network used as a filler": whether it is one, only the sentence tells.
_NO = {
    EntityType.METHOD: "method framework approach pipeline architecture model algorithm system technique "
    "strategy large+model baseline module component solution",
    EntityType.TASK: "performance experiment challenge scalability understanding problem task application work study",
    EntityType.DATASET: "benchmark dataset data corpus simulation experiment evaluation",
    EntityType.ROBOT: "robot humanoid quadruped robot+arm drone manipulator gripper arm hand vehicle",
    EntityType.METRIC: "performance quality efficiency result improvement metric",
    EntityType.ROBOT_KIND: "system agent platform hardware",
}
_EMPTY = re.compile(
    r"(?:an?|the|our|its|their|this|that|these|novel|new|proposed|existing|prior|previous|recent|other|various|several|"
    r"many|two|three|four|five|six|seven|eight|nine|ten|twelve|both|all|such|state-of-the-art|real-world|synthetic|"
    r"standard|conventional|traditional|current|public|small|simple|general|effective|efficient|powerful|robust|"
    r"comprehensive|extensive)(?: |$)"
)


def main() -> None:
    options = _options()
    papers = draw(options.corpora, options.papers)
    generic: Counter[tuple[str, str]] = Counter()
    words: dict[str, Counter[str]] = {}
    empty = 0
    for annotated in extract_papers(papers, workers=options.workers, model=options.model):
        empty += not annotated.entities
        for entity in annotated.entities:
            generic.update((entity.type.value, form) for form in entity.names if is_in_no_column(form, entity.type))
            if entity.name.islower() and " " not in entity.name:
                words.setdefault(entity.type.value, Counter())[entity.name] += 1
    print(f"{len(papers)} papers, {empty} without an entity; phrases that name nothing: {sum(generic.values())}")
    for (kind, form), count in sorted(generic.items(), key=lambda item: (-item[1], item[0])):
        print(f"  {count:5}  {kind:10} {form}")
    for kind, counts in sorted(words.items()):
        common = sorted(counts.items(), key=lambda item: (-item[1], item[0]))[:_SHOWN]
        print(f"\n{kind} of one word: {', '.join(f'{name} {count}' for name, count in common)}")


def _options() -> argparse.Namespace:
    parser = make_parser(__doc__)
    parser.add_argument("--papers", type=int, default=2000)
    parser.add_argument("--workers", type=int, default=1)
    return parser.parse_args()


def is_in_no_column(name: str, kind: EntityType) -> bool:
    """Whether a name, unless capitals inside a word tell that it is one, is a phrase of the column."""
    words = name.split()
    if any(c.isupper() for word in words for c in word[1:]):
        return False
    rest = " ".join(word.lower() for word in words)
    while empty := _EMPTY.match(rest):
        rest = rest[empty.end() :]
    listed = {word.replace("+", " ") for word in _NO[kind].split()}
    return not rest or rest in listed or rest.removesuffix("s") in listed


def draw(folder: Path, count: int) -> list[Paper]:
    """That many papers of all files of a folder, drawn evenly and always the same."""
    rows = [row for file in sorted(folder.glob("*.jsonl.gz")) for row in read_rows(file)]
    return list(map(to_paper, random.Random(_SEED).sample(rows, count)))


if __name__ == "__main__":
    main()
