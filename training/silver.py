"""Abstracts that nobody annotated, with what a trained model thinks of them: soft labels to learn from.

Self-training with noise (Xie et al. 2020): the student sees the same pieces with some of them masked.
"""

import gzip
import hashlib
import json
import random
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import onnxruntime
from numpy.typing import NDArray
from tokenizers import Tokenizer

from kg.extract.tagger.features import shapes_of
from kg.text.clean import clean
from training.data import MAX_PIECES
from training.noisy import Silver
from training.tokens import load_tokenizer


def make_silver(corpora: Sequence[Path], known: set[str], model: Path, count: int, seed: int) -> list[Silver]:
    """Labels ``count`` abstracts drawn at random.

    Args:
        corpora: gzipped JSON lines with ``title`` and ``abstract``.
        known: hashes (:func:`text_hash`) of texts that must not be drawn: annotated ones.
        model: an exported model, the teacher.
        count: how many.
        seed: of the drawing.
    """
    texts: dict[str, str] = {}
    for title, abstract in _read(corpora):
        key = text_hash(abstract)
        if key not in known and len(abstract) > 200:
            texts.setdefault(key, f"{clean(title).text}\n\n{clean(abstract).text}" if title else clean(abstract).text)
    rng = random.Random(seed)  # noqa: S311 -- no secret
    drawn = rng.sample(sorted(texts), min(count, len(texts)))
    tokenizer = load_tokenizer(model)
    words = np.load(model / "words.npz")
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(str(model / "encoder.onnx"), options)
    vectors, scales = words["words"], words["scales"]
    return [_label(texts[key], tokenizer, session, vectors, scales) for key in drawn]


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


def _label(
    text: str,
    tokenizer: Tokenizer,
    session: onnxruntime.InferenceSession,
    vectors: NDArray[np.int8],
    scales: NDArray[np.float32],
) -> Silver:
    encoding = tokenizer.encode(text)
    ids = encoding.ids[:MAX_PIECES]
    shapes = shapes_of(text, encoding.offsets[:MAX_PIECES])
    seen = vectors[ids].astype(np.float32) * scales[ids]
    (logs,) = session.run(["tags"], {"words": seen[None], "shapes": np.array([shapes], dtype=np.int64)})
    return Silver(ids, shapes, np.exp(logs[0]).astype(np.float16))
