"""The trained model as a component of the pipeline, with its files on disk."""

import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path

from spacy.tokens import Doc

from kg.errors import ModelError
from kg.extract.joining import Joining
from kg.extract.layers import Layers, layers_of
from kg.extract.tagger.files import CARD, NEEDED, ModelCard, read_card
from kg.extract.tagger.judging import judge
from kg.extract.tagger.network import Network
from kg.extract.tagger.reading import read
from kg.extract.verdicts import Judging


class Tagger:
    """Holds a model. Its network is read when the first text comes, and anew in a process that was forked."""

    def __init__(self) -> None:
        self._card: ModelCard | None = None
        self._joining: Joining | None = None
        self._judging: Judging | None = None
        self._network: Network | None = None

    def from_disk(self, path: Path, *, exclude: Iterable[str] = ()) -> "Tagger":
        """Takes the model of a folder, which must stay there.

        Raises:
            ModelError: the folder holds none that this version of kg can use.
        """
        del exclude  # spaCy's signature
        card = read_card(Path(path))
        try:
            self._joining, self._judging = Joining.from_json(card.joining), Judging.from_json(card.judging)
        except (KeyError, TypeError, ValueError) as error:
            raise ModelError(f"{card.folder / CARD}: 'joining', 'judging': {type(error).__name__}: {error}.") from error
        self._card, self._network = card, None
        return self

    def to_disk(self, path: Path, *, exclude: Iterable[str] = ()) -> None:
        """Copies the files of the model into a folder, which is made where there is none."""
        del exclude
        card = self._loaded_card()
        Path(path).mkdir(parents=True, exist_ok=True)
        for name in (CARD, *NEEDED):
            shutil.copyfile(card.folder / name, Path(path) / name)

    def __getstate__(self) -> dict[str, object]:
        """Without the network, which another process reads for itself."""
        return {**self.__dict__, "_network": None}

    def __call__(self, doc: Doc) -> Doc:
        """Reads the document, and proposes every stretch that is likely enough to be voted on."""
        layers = layers_of(doc)
        layers.reading = read(self._ready(), layers.text, layers.parts, layers.title)
        layers.joining, layers.judging = self._joining, self._judging
        return doc

    def pipe(self, stream: Iterable[Doc], batch_size: int = 1) -> Iterator[Doc]:
        """The documents one after the other: no result depends on its neighbours, whatever the size of a batch."""
        del batch_size
        yield from map(self, stream)

    def judge(self, layers: Layers) -> None:
        """Writes what the model makes of the entities of a document that it has read."""
        if layers.reading is not None:
            layers.judgement = judge(self._ready(), layers.reading, layers.mentions, layers.entities)

    def _loaded_card(self) -> ModelCard:
        if self._card is None:
            raise ModelError("no model was loaded: call from_disk first.")
        return self._card

    def _ready(self) -> Network:
        if self._network is None or not self._network.is_of_this_process:
            card = self._loaded_card()
            self._network = Network(card)
        return self._network
