"""What a PDF tells of itself: its information entries, and XMP (ISO 16684-1) where it stands uncompressed."""

import io
import re
from collections.abc import Callable
from xml.etree.ElementTree import Element

from kg.corpus.content import Content
from kg.corpus.xml_tree import iter_parts, plain_text
from kg.errors import InputError

_PACKET = re.compile(rb"<x:xmpmeta[\s>].{0,200000}?</x:xmpmeta>", re.DOTALL)
_DOI = re.compile(r"10\.\d{4,9}/\S+")


def read_metadata(data: bytes, info: Callable[[str], str]) -> dict[str, str]:
    """Title, authors (with semicolons between), doi and year, as far as the file tells them.

    Args:
        data: the file. Packets of XMP are made to be found in it by whoever does not know its format.
        info: gives an information entry by its key.
    """
    told = {"title": info("Title"), "authors": info("Author"), "doi": _doi(info("doi")) or _doi(info("Subject"))}
    for match in _PACKET.finditer(data):
        found = _read_packet(match[0])
        told = {key: told.get(key) or found.get(key, "") for key in (*told, *found)}
    return {key: value for key, value in told.items() if value}


def _read_packet(packet: bytes) -> dict[str, str]:
    found: dict[str, str] = {}
    try:
        parts = [part.element for part in iter_parts(Content("XMP", ".xml", io.BytesIO(packet)), frozenset({"RDF"}))]
    except InputError:
        return {}
    for rdf in parts:
        for element in rdf.iter():
            _take(element, found)
    return found


def _take(element: Element, found: dict[str, str]) -> None:
    match element.tag:
        case "title":
            found.setdefault("title", plain_text(element))
        case "creator":
            found.setdefault("authors", "; ".join(plain_text(item) for item in element.iter("li")))
        case "doi" | "identifier":
            if doi := _doi(plain_text(element)):
                found.setdefault("doi", doi)
        case "Description":
            for name, value in element.attrib.items():
                if name.rpartition(":")[2] in ("doi", "identifier") and (doi := _doi(value)):
                    found.setdefault("doi", doi)


def _doi(text: str) -> str:
    match = _DOI.search(text)
    return match[0].rstrip(".,;)") if match else ""
