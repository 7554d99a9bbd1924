"""Annotated papers as examples: cleaned text, mentions, entities, relations; and their augmentation."""

import hashlib
import random
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tokenizers import Tokenizer

from kg.corpus.read import read_corpus
from kg.extract.joined import join_texts
from kg.extract.tagger.features import shapes_of
from kg.lexicon.load import load_lexicon
from kg.model import TITLE, AnnotatedPaper, EntityType
from training.labels import RELATION_MASK, RELATIONS, ROLE_NAMES, TAGS, TYPES

_TAG = {tag: index for index, tag in enumerate(TAGS)}
IGNORE = -100
MAX_PIECES = 512
MAX_PAIRINGS = 4

#: How often an entity is renamed in training. Names of concepts carry the sense of the sentence, so seldom.
RENAME = {
    EntityType.METHOD: 0.2,
    EntityType.TASK: 0.1,
    EntityType.DATASET: 0.35,
    EntityType.ROBOT: 0.4,
    EntityType.ROBOT_KIND: 0.2,
    EntityType.METRIC: 0.1,
}


@dataclass(frozen=True)
class Example:
    """One paper: offsets are half-open code points of ``text``."""

    id: str
    text: str
    title_end: int  # where the title ends, 0 without one
    mentions: tuple[tuple[int, int, int], ...]  # (start, end, entity), sorted
    types: tuple[int, ...]  # of the entities
    roles: tuple[int, ...]
    relations: tuple[tuple[int, int, int], ...]  # (head, name, tail)


def load_examples(path: Path) -> list[Example]:
    """The papers of an annotated file, in the order of their ids."""
    return [_example(paper) for paper in read_corpus([path]).annotated.values()]


def is_held_out(example: Example, share: float) -> bool:
    """Whether a paper is of the held-out share: by a hash of its cleaned text, whatever other papers there are.

    A change of the cleaning can move a paper that it touches; ``benchmarks/fitting.py`` has the same rule.
    """
    digest = hashlib.sha256(example.text[example.title_end :].strip().encode()).digest()
    return int.from_bytes(digest[:4], "big") / 2**32 < share


def _example(annotated: AnnotatedPaper) -> Example:
    joined = join_texts(annotated.paper)
    mentions: list[tuple[int, int, int]] = []
    for mention in annotated.mentions:
        index = joined.names.index(mention.span.text)
        start, end = joined.cleaned[index].to_clean(mention.span.start, mention.span.end)
        if start < end:
            offset = joined.parts[index].start
            mentions.append((offset + start, offset + end, mention.entity))
    title = joined.title
    end = title.end if title else 0
    if title and TITLE not in {m.span.text for m in annotated.mentions}:
        mentions += _in_title(joined.text, end, mentions)
    return Example(
        id=annotated.paper.id,
        text=joined.text,
        title_end=end,
        mentions=tuple(sorted(set(mentions))),
        types=tuple(TYPES.index(entity.type) for entity in annotated.entities),
        roles=tuple(ROLE_NAMES.index(entity.role) for entity in annotated.entities),
        relations=tuple((r.head, RELATIONS.index(r.name), r.tail) for r in annotated.relations),
    )


def _in_title(text: str, end: int, mentions: Sequence[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
    """Where the title, which is not annotated, repeats a name of the abstract; the longest first."""
    names = {text[start:stop].casefold(): entity for start, stop, entity in mentions}
    title = text[:end].casefold()
    found: list[tuple[int, int, int]] = []
    for name in sorted(names, key=lambda n: (-len(n), n)):
        for match in re.finditer(rf"(?<!\w){re.escape(name)}(?!\w)", title):
            if len(title) == end and all(match.end() <= a or b <= match.start() for a, b, _ in found):
                found.append((match.start(), match.end(), names[name]))
    return found


class Renamer:
    """Replaces names of entities by others of their type, so that the model reads the sentence and not the name."""

    def __init__(self, examples: Iterable[Example]) -> None:
        forms: dict[int, set[str]] = {index: set() for index in range(len(TYPES))}
        for example in examples:
            for start, end, entity in example.mentions:
                forms[example.types[entity]].add(example.text[start:end])
        self._forms = {type_: sorted(names) for type_, names in forms.items()}
        entries = load_lexicon().entries
        self._known = {
            index: sorted({entry.name for entry in entries if entry.type is type_})
            for index, type_ in enumerate(TYPES)
            if type_ in (EntityType.ROBOT, EntityType.DATASET)
        }

    def rename(self, example: Example, rng: random.Random) -> Example:
        """The example with some entities renamed, all their mentions of one form alike."""
        new: dict[tuple[int, str], str] = {}
        text = ""
        position = 0
        title_end = example.title_end
        mentions: list[tuple[int, int, int]] = []
        for start, end, entity in example.mentions:
            form = example.text[start:end]
            key = (entity, form)
            if key not in new:
                type_ = example.types[entity]
                new[key] = form
                if rng.random() < RENAME[TYPES[type_]]:
                    pool = self._known.get(type_) if rng.random() < 0.4 else None
                    new[key] = rng.choice(pool or self._forms[type_])
            text += example.text[position:start]
            mentions.append((len(text), len(text) + len(new[key]), entity))
            text += new[key]
            position = end
            if end <= example.title_end:
                title_end = example.title_end + len(text) - end
        return Example(
            example.id, text + example.text[position:], title_end, tuple(mentions), example.types, example.roles,
            example.relations,
        )  # fmt: skip


def without_title(example: Example) -> Example:
    """The same paper where only its abstract is known."""
    cut = example.title_end + 2 if example.title_end else 0
    mentions = tuple((a - cut, b - cut, e) for a, b, e in example.mentions if a >= cut)
    return Example(example.id, example.text[cut:], 0, mentions, example.types, example.roles, example.relations)


@dataclass(frozen=True)
class Encoded:
    """An example as numbers. Spans of mentions are half-open pieces."""

    example: Example
    ids: list[int]
    shapes: list[int]
    offsets: list[tuple[int, int]]
    tags: list[int]
    spans: list[tuple[int, int]]  # of the mentions that the window holds
    members: list[list[int]]  # mentions of each entity
    pairs: list[tuple[int, int]]  # of entities whose types allow a relation
    pairings: list[list[tuple[int, int]]]  # for each pair, its closest mentions
    targets: list[list[float]]  # for each pair, which relations hold


def encode(example: Example, tokenizer: Tokenizer) -> Encoded:
    """Pieces, tags and pairs of an example; what lies beyond ``MAX_PIECES`` is cut."""
    encoding = tokenizer.encode(example.text)
    offsets = encoding.offsets[:MAX_PIECES]
    tags = [0] * len(offsets)
    for index, (start, end) in enumerate(offsets):
        if end <= start or start < example.title_end:
            tags[index] = IGNORE
    spans: list[tuple[int, int]] = []
    members: list[list[int]] = [[] for _ in example.types]
    for start, end, entity in example.mentions:
        pieces = [i for i, (a, b) in enumerate(offsets) if b > a and a < end and b > start]
        if not pieces:
            continue
        members[entity].append(len(spans))
        first, last = pieces[0], pieces[-1]
        spans.append((first, last + 1))
        name = TYPES[example.types[entity]].value
        for piece in pieces:
            tags[piece] = _TAG[f"I-{name}"]
        tags[first], tags[last] = _TAG[f"B-{name}"], _TAG[f"E-{name}"]
        if first == last:
            tags[first] = _TAG[f"S-{name}"]
    pairs = allowed_pairs(example.types, members)
    stated = set(example.relations)
    return Encoded(
        example=example,
        ids=encoding.ids[:MAX_PIECES],
        shapes=shapes_of(example.text, offsets),
        offsets=offsets,
        tags=tags,
        spans=spans,
        members=members,
        pairs=pairs,
        pairings=[closest(spans, members[head], members[tail]) for head, tail in pairs],
        targets=[[float((h, r, t) in stated) for r in range(len(RELATIONS))] for h, t in pairs],
    )


def allowed_pairs(types: Sequence[int], members: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
    """The ordered pairs of entities with mentions whose types some relation joins."""
    return [
        (head, tail)
        for head in range(len(types))
        for tail in range(len(types))
        if head != tail and members[head] and members[tail] and any(RELATION_MASK[types[head]][types[tail]])
    ]


def closest(spans: Sequence[tuple[int, int]], heads: Sequence[int], tails: Sequence[int]) -> list[tuple[int, int]]:
    """The ``MAX_PAIRINGS`` pairs of mentions with the fewest pieces between them, the closest first."""
    ranked = sorted((max(spans[h][0], spans[t][0]) - min(spans[h][1], spans[t][1]), h, t) for h in heads for t in tails)
    return [(h, t) for _, h, t in ranked[:MAX_PAIRINGS]]
