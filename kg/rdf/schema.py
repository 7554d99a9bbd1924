"""The one reader of the files of the repository's folder ``schema/``, which the wheel holds as ``kg/_schema``."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from kg.errors import NotFoundError


def read_schema(name: str) -> str:
    """The text of a schema file: ``kg.ttl``, ``shapes.ttl``, ``context.jsonld``, ``queries/most-used-methods.rq``.

    Raises:
        NotFoundError: no such file; it tells what the folder holds.
    """
    *folders, file = name.split("/")
    place = _root()
    for folder in folders:
        place = place / folder
    if not (place / file).is_file():
        raise NotFoundError("schema file", name, list_schema("/".join(folders)))
    return (place / file).read_text(encoding="utf-8")


def list_schema(folder: str = "") -> list[str]:
    """The names of the files in a folder of the schema, sorted; none where there is no such folder."""
    place = _root() / folder if folder else _root()
    return sorted(item.name for item in place.iterdir() if item.is_file()) if place.is_dir() else []


def _root() -> Traversable:
    packaged = files("kg") / "_schema"
    if packaged.is_dir():
        return packaged
    return Path(__file__).parents[2] / "schema"  # an editable install: the repository itself
