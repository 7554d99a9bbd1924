"""The files of a trained model: where they are, what ``model.json`` says of them, and whether they are whole."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

from kg.errors import ModelError
from kg.model import EntityType, RelationName, Role

MODEL_FORMAT = "kg-model/1"
CARD = "model.json"
#: The files that the network is read from; ``model.json`` has the SHA-256 of each.
EMBEDDINGS, ENCODER, HEADS, TOKENIZER = "words.npz", "encoder.onnx", "heads.onnx", "tokenizer.json"
NEEDED = (EMBEDDINGS, ENCODER, HEADS, TOKENIZER)
_PARTS = "BIES"


@dataclass(frozen=True)
class ModelCard:
    """What ``model.json`` says. Probabilities and thresholds are 0 to 1."""

    folder: Path
    version: str  # the first 12 digits of the hash of model.json: told in the graph
    types: tuple[EntityType, ...]  # in the order of the tags
    roles: tuple[Role, ...]
    relations: tuple[RelationName, ...]
    window: int  # pieces, special ones included
    context: int  # pieces that neighbouring windows share
    pairings: int  # mention pairs that are looked at for one pair of entities
    joining: Mapping[str, Any]  # how it is joined with the rules, as kg.extract.joining reads it; empty: as usual
    judging: Mapping[str, Any]  # the same of roles and relations, as kg.extract.verdicts reads it
    hashes: Mapping[str, str]  # file -> SHA-256


def model_folder() -> Path:
    """Where the model that comes with kg is, or would be."""
    return Path(str(files("kg.extract"))) / "weights"


def find_model() -> Path | None:
    """The folder of the model that comes with kg, or ``None`` where files of it are missing."""
    return None if missing_files() else model_folder()


def missing_files(folder: Path | None = None) -> list[str]:
    """Which files of a model are not there; of the one that comes with kg where no folder is given."""
    place = folder or model_folder()
    return [name for name in (CARD, *NEEDED) if not (place / name).is_file()]


def missing_note() -> str:
    """One line for the user where the model that comes with kg is missing, else nothing."""
    missing = missing_files()
    if not missing:
        return ""
    return f"the trained model is not there ({', '.join(missing)}): extraction goes by rules alone"


def read_card(folder: Path) -> ModelCard:
    """What the model of a folder says of itself.

    Raises:
        ModelError: no such file, not of this format, or something in it is missing or wrong.
    """
    file = folder / CARD
    try:
        value = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise ModelError(f"{folder}: no {CARD} in it. Reinstall kg, or give the folder of a model.") from error
    except ValueError as error:
        raise ModelError(f"{file}: no JSON ({error}).") from error
    if not isinstance(value, dict) or value.get("format") != MODEL_FORMAT:
        raise ModelError(f"{file}: not of the format {MODEL_FORMAT!r}, which this version of kg reads.")
    try:
        return ModelCard(
            folder=folder,
            version=model_fingerprint(folder)[:12],
            types=_types_of(value["tags"]),
            roles=tuple(map(Role, value["roles"])),
            relations=tuple(map(RelationName, value["relations"])),
            window=int(value["max_pieces"]),
            context=int(value["max_pieces"]) // 4,
            pairings=int(value["max_pairings"]),
            joining=dict(value.get("joining", {})),
            judging=dict(value.get("judging", {})),
            hashes={name: str(value["sha256"][name]) for name in NEEDED},
        )
    except (KeyError, TypeError, ValueError) as error:
        raise ModelError(f"{file}: {type(error).__name__}: {error}.") from error


def _types_of(tags: Sequence[str]) -> tuple[EntityType, ...]:
    """The types in the order of their tags, which must be O, then B, I, E, S of each; else ``ValueError``."""
    kinds = tuple(EntityType(tag.partition("-")[2]) for tag in tags[1::4])
    if tuple(tags) != ("O", *(f"{part}-{kind}" for kind in kinds for part in _PARTS)):
        raise ValueError("tags must be O, then B, I, E and S of each type")
    return kinds


def check_files(card: ModelCard) -> None:
    """Raises ``ModelError`` where a file of the model is missing or is not the one that was trained."""
    if missing := missing_files(card.folder):
        raise ModelError(f"{card.folder}: {', '.join(missing)} missing. Reinstall kg, or give the folder of a model.")
    for name, wanted in card.hashes.items():
        digest = hashlib.sha256((card.folder / name).read_bytes()).hexdigest()
        if digest != wanted:
            raise ModelError(f"{card.folder / name}: changed or damaged (its SHA-256 is not that of {CARD}).")


def model_fingerprint(folder: Path | None) -> str:
    """A SHA-256 in hexadecimal of ``model.json``, which has the hashes of the other files; empty without a model."""
    return "" if folder is None else hashlib.sha256((folder / CARD).read_bytes()).hexdigest()
