"""Abstracts that nobody annotated, with what trained models think of them: soft labels to learn from.

Self-training with noise (Xie et al. 2020): the student sees the same pieces with some of them masked.
"""

import gzip
import hashlib
import json
import random
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import torch

from kg.extract.tagger.features import shapes_of
from kg.text.clean import clean
from training.data import MAX_PIECES
from training.model import Model
from training.noisy import Silver
from training.tokens import load_tokenizer

_SHORTEST = 200  # characters of an abstract
_AT_ONCE = 8


def make_silver(
    corpora: Sequence[Path],
    known: set[str],
    teachers: Sequence[tuple[Model, float]],
    base: Path,
    count: int,
    seed: int,
    skip: int = 0,
) -> list[Silver]:
    """Labels ``count`` abstracts drawn at random.

    Args:
        corpora: gzipped JSON lines with ``title`` and ``abstract``.
        known: hashes (:func:`text_hash`) of texts that must not be drawn: annotated ones.
        teachers: models and the share of each in the mean of their probabilities; the shares sum to 1.
        base: where the tokenizer is that all of them read.
        count: how many.
        seed: of the drawing.
        skip: how many of those drawn first to pass over, as they were labelled before.
    """
    texts: dict[str, tuple[str, str]] = {}
    for title, abstract in _read(corpora):
        key = text_hash(abstract)
        if key not in known and len(abstract) > _SHORTEST:
            texts.setdefault(key, (title, abstract))
    rng = random.Random(seed)  # noqa: S311 -- no secret
    drawn = rng.sample(sorted(texts), min(skip + count, len(texts)))[skip:]
    tokenizer = load_tokenizer(base)
    pieces = []
    for key in drawn:
        text = "\n\n".join(clean(part).text for part in texts[key] if part)
        encoding = tokenizer.encode(text)
        pieces.append((encoding.ids[:MAX_PIECES], shapes_of(text, encoding.offsets[:MAX_PIECES])))
    pieces.sort(key=lambda each: len(each[0]))
    made = [silver for at in range(0, len(pieces), _AT_ONCE) for silver in _label(pieces[at : at + _AT_ONCE], teachers)]
    rng.shuffle(made)
    return made


def text_hash(text: str) -> str:
    """A hash of the letters of a text, whatever its white space and case."""
    return hashlib.sha256("".join(text.casefold().split()).encode("utf-8", "surrogatepass")).hexdigest()


def _read(corpora: Sequence[Path]) -> Iterator[tuple[str, str]]:
    for file in corpora:
        for line in gzip.decompress(file.read_bytes()).decode("utf-8").split("\n"):
            if not line:
                continue
            record = json.loads(line)
            yield record.get("title") or "", record.get("abstract") or ""


@torch.inference_mode()
def _label(pieces: Sequence[tuple[list[int], list[int]]], teachers: Sequence[tuple[Model, float]]) -> Iterator[Silver]:
    length = max(len(ids) for ids, _ in pieces)
    ids, shapes = (torch.tensor([row[i] + [0] * (length - len(row[i])) for row in pieces]) for i in (0, 1))
    mask = torch.tensor([[at < len(row) for at in range(length)] for row, _ in pieces])
    shares = torch.zeros(())
    for model, share in teachers:
        with torch.autocast("cpu", dtype=torch.bfloat16):
            logits = model.tags(model.hidden(ids, shapes, mask))
        shares = shares + share * torch.softmax(logits.float(), -1)
    for (row, row_shapes), each in zip(pieces, shares.numpy(), strict=True):
        yield Silver(row, row_shapes, each[: len(row)].astype(np.float16))
