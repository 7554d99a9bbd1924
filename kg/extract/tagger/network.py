"""The network itself: the one door to onnxruntime and tokenizers.

One window a run and one thread, so that what comes out for a text depends on that text alone: not on batch mates,
workers or threads.
"""

import os
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kg.extract.tagger.features import shapes_of
from kg.extract.tagger.files import EMBEDDINGS, ENCODER, HEADS, TOKENIZER, ModelCard, check_files
from kg.extract.tagger.windows import windows_over

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]
_LONE_SURROGATES = dict.fromkeys(range(0xD800, 0xE000), "\ufffd")


class Pieces(NamedTuple):
    """A text cut into word pieces, without the special ones."""

    ids: Ints  # [n]
    shapes: Ints  # [n]
    offsets: list[tuple[int, int]]  # half-open code points of the text, sorted


class Encoded(NamedTuple):
    """What the encoder says of a text of n pieces; ``hidden`` has a row before them and one after them."""

    hidden: Floats  # [n + 2, width]
    tags: Floats  # [n, tags], log-probabilities


class Network:
    """A model that was read into memory. After a fork it is of no use; see :attr:`is_of_this_process`."""

    def __init__(self, card: ModelCard) -> None:
        check_files(card)
        from tokenizers import Tokenizer  # noqa: PLC0415 -- takes a tenth of a second, and rules need none of it

        self.card = card
        self._process = os.getpid()
        self._tokenizer = Tokenizer.from_file(str(card.folder / TOKENIZER))
        self._tokenizer.no_truncation()
        self._tokenizer.no_padding()
        special = self._tokenizer.encode("").ids
        self._first, self._last = special[0], special[-1]
        with np.load(card.folder / EMBEDDINGS, allow_pickle=False) as arrays:
            self._vectors, self._scales = arrays["words"], arrays["scales"]
        self._encoder = _session(card, ENCODER)
        self._heads = _session(card, HEADS)

    @property
    def is_of_this_process(self) -> bool:
        """Whether it was read by this process, not by one that this was forked from."""
        return self._process == os.getpid()

    def cut(self, text: str) -> Pieces:
        """The word pieces of a text, however long it is."""
        encoding = self._tokenizer.encode(text.translate(_LONE_SURROGATES), add_special_tokens=False)
        offsets = list(encoding.offsets)
        return Pieces(
            np.array(encoding.ids, dtype=np.int64), np.array(shapes_of(text, offsets), dtype=np.int64), offsets
        )

    def encode(self, pieces: Pieces) -> Encoded:
        """Runs the encoder, on several windows where the text is longer than one."""
        hidden: list[Floats] = []
        tags: list[Floats] = []
        windows = windows_over(len(pieces.ids), self.card.window - 2, self.card.context)
        for number, window in enumerate(windows):
            seen, scores = self._run(pieces.ids[window.start : window.end], pieces.shapes[window.start : window.end])
            first, last = window.keep_start - window.start + 1, window.keep_end - window.start + 1
            tags.append(scores[first:last])
            # The first special piece stands for the whole text, the last closes it.
            hidden.append(seen[0 if number == 0 else first : len(seen) if number == len(windows) - 1 else last])
        if not windows:
            seen, scores = self._run(pieces.ids, pieces.shapes)
            return Encoded(seen, scores[:0])
        return Encoded(np.concatenate(hidden), np.concatenate(tags))

    def _run(self, ids: Ints, shapes: Ints) -> tuple[Floats, Floats]:
        rows = np.concatenate([[self._first], ids, [self._last]])
        words = self._vectors[rows].astype(np.float32) * self._scales[rows]
        marks = np.concatenate([[0], shapes, [0]]).astype(np.int64)
        hidden, tags = self._encoder.run(["hidden", "tags"], {"words": words[None], "shapes": marks[None]})
        return hidden[0], tags[0]

    def judge(self, inputs: dict[str, NDArray[Any]]) -> tuple[Floats, Floats, Floats]:
        """Runs the heads: logits of roles [e, roles], of relations [p, relations], and by pairing [p, q, relations]."""
        roles, relations, near = self._heads.run(["roles", "relations", "near"], inputs)
        return roles, relations, near


def _session(card: ModelCard, name: str) -> Any:  # noqa: ANN401 -- onnxruntime has no types
    import onnxruntime  # type: ignore[import-untyped]  # noqa: PLC0415 -- as above

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    options.inter_op_num_threads = 1
    options.log_severity_level = 3
    return onnxruntime.InferenceSession(str(card.folder / name), options, providers=["CPUExecutionProvider"])
