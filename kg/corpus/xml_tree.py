"""XML as a stream of elements, by the expat of the standard library.

Nothing outside of the file is ever read, and a document that declares entities of its own is refused, so that none can
grow. Names come without their prefix, for a prefix may be bound to anything: ``mml:math`` is "math".
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from html.entities import html5
from xml.etree.ElementTree import Element, TreeBuilder
from xml.parsers import expat

from kg.corpus.content import Content
from kg.errors import InputError

#: Deeper than any honest document; it also bounds the recursion of those who walk the trees.
DEEPEST = 200
_CHUNK = 1 << 16

Attributes = dict[str, str]


@dataclass(frozen=True, slots=True)
class Part:
    """A complete element, with the elements around it from the root on: name and attributes of each."""

    element: Element
    around: tuple[tuple[str, Attributes], ...]
    line: int  # where it ends, from 1


class _Refused(Exception):  # noqa: N818 -- never leaves this file
    pass


def iter_parts(content: Content, names: frozenset[str]) -> Iterator[Part]:
    """The outermost elements of these names, each as soon as it is complete; nothing else is kept in memory.

    Raises:
        InputError: not well-formed from some line on (what is complete before it was yielded), too deeply nested,
            or with entities of its own.
    """
    reader = _Reader(names)
    read = 0
    try:
        while chunk := content.stream.read(_CHUNK):
            reader.parser.Parse(chunk)
            yield from reader.take()
            read += len(chunk)
            if max(reader.size, read - reader.parser.CurrentByteIndex) > content.limits.whole:
                raise InputError(content.name, "one element is too large to be read as a whole; see --max-size.")
        reader.parser.Parse(b"", True)
        yield from reader.take()
    except expat.ExpatError as error:
        yield from reader.take()
        reason = expat.ErrorString(error.code)
        raise InputError(content.name, f"broken XML (line {error.lineno}: {reason}); what follows is lost.") from error
    except (_Refused, ValueError, LookupError) as error:  # also an encoding that nobody knows
        yield from reader.take()
        raise InputError(content.name, f"refused XML ({error}).") from error


class _Reader:
    """The handlers of one parse."""

    def __init__(self, names: frozenset[str]) -> None:
        self.parser = expat.ParserCreate()
        self.parser.buffer_text = True
        self.parser.SetParamEntityParsing(expat.XML_PARAM_ENTITY_PARSING_NEVER)
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._data
        self.parser.EntityDeclHandler = self._refuse_entity
        self.parser.SkippedEntityHandler = self._named
        self.names = names
        self.size = 0  # characters of the element that is being read
        self._around: list[tuple[str, Attributes]] = []
        self._builder: TreeBuilder | None = None
        self._depth = 0  # inside of the element that is being read
        self._done: list[Part] = []

    def take(self) -> list[Part]:
        done, self._done = self._done, []
        return done

    def _start(self, name: str, attributes: Attributes) -> None:
        name = name.rpartition(":")[2]
        if len(self._around) + self._depth >= DEEPEST:
            raise _Refused(f"line {self.parser.CurrentLineNumber}: elements nested over {DEEPEST} deep")
        if self._builder is None:
            if name not in self.names:
                self._around.append((name, attributes))
                return
            self._builder = TreeBuilder()
            self.size = 0
        self._depth += 1
        self.size += len(name) + sum(map(len, attributes.values()))
        self._builder.start(name, attributes)

    def _end(self, name: str) -> None:
        if self._builder is None:
            self._around.pop()
            return
        self._builder.end(name.rpartition(":")[2])
        self._depth -= 1
        if not self._depth:
            self._done.append(Part(self._builder.close(), tuple(self._around), self.parser.CurrentLineNumber))
            self._builder = None

    def _data(self, data: str) -> None:
        if self._builder is not None:
            self.size += len(data)
            self._builder.data(data)

    def _named(self, name: str, is_parameter: bool) -> None:
        """An entity of the DTD, which is never read: what HTML means by it, or its name as it stands."""
        if not is_parameter:
            self._data(html5.get(f"{name};", f"&{name};"))

    def _refuse_entity(self, name: str, *_: object) -> None:
        raise _Refused(f"it declares the entity {name[:40]!r}")


_SPACES = re.compile(r"[ \t\r\n]+")

#: What becomes of an element inside of a text: its text, or ``None`` for that of its parts one after the other.
Flatten = Callable[[Element], str | None]


def flat_text(element: Element, special: Flatten) -> str:
    """The text of an element, its white space folded to one space each, without that around it."""
    pieces: list[str] = []
    _collect(element, special, pieces)
    return _SPACES.sub(" ", "".join(pieces)).strip()


def _collect(element: Element, special: Flatten, pieces: list[str]) -> None:
    pieces.append(element.text or "")
    for child in element:
        written = special(child)
        if written is None:
            _collect(child, special, pieces)
        else:
            pieces.append(written)
        pieces.append(child.tail or "")


def plain_text(element: Element | None) -> str:
    """All text of an element on one line; empty for none."""
    return "" if element is None else " ".join("".join(element.itertext()).split())


def first_text(element: Element, paths: Iterable[str]) -> str:
    """The text of the first of these paths that leads to any."""
    return next((text for path in paths for found in element.iterfind(path) if (text := plain_text(found))), "")
