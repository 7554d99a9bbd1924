"""The values of a file of JSON, each with its place, streaming: lines, items of an array, or several lines each.

An answer of an API is opened: ``{"meta": …, "results": [{…}, …]}`` gives the items of its list.
"""

import codecs
import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain

from kg.corpus.content import Content
from kg.errors import InputError

_CHUNK = 1 << 18
_SPACE = " \t\r\n"

#: Where answers and exports keep their papers.
_WRAPPERS = (
    *("results", "items", "data", "notes", "papers", "works", "documents", "records", "articles", "publications"),
    *("message", "response", "docs", "entries", "references"),
)
#: What only a paper has, never what is around several of them.
_OF_A_PAPER = frozenset({"title", "abstract", "text", "content", "DOI", "itemType", "paper_id", "corpusid", "authors"})


@dataclass(frozen=True, slots=True)
class Placed:
    """A value, or what is wrong where it should be."""

    place: str  # "line 7", "item 3", "line 7, item 3"
    value: object = None
    error: str = ""


def iter_values(content: Content) -> Iterator[Placed]:
    """The values of a file one after the other; what cannot be read is there with its error.

    Raises:
        InputError: nothing in it is JSON, or a line or a value is over the limit.
    """
    blank, first = _first_line(content)
    if first.lstrip()[:1] == b"[":
        yield from _array(content, _Decoded(chain([first], iter(lambda: content.stream.read(_CHUNK), b""))))
        return
    lines = content.lines()
    if first and not first.endswith(b"\n"):
        first += next(lines, b"")
    value, error = parse(first)
    if error:
        # perhaps one object, or several of them, over several lines each
        rest = content.whole()
        yield from _several_lines(content, first, rest, blank, error)
        return
    yield from opened(Placed(f"line {blank + 1}", value))
    for number, line in enumerate(lines, start=blank + 2):
        if line.strip():
            value, error = parse(line)
            yield from opened(Placed(f"line {number}", value, error))


def opened(placed: Placed) -> Iterator[Placed]:
    """The papers that a value wraps, else the value itself."""
    found = placed.value
    for _ in range(3):  # {"message": {"items": […]}}
        if isinstance(found, list):
            for number, item in enumerate(found, start=1):
                yield Placed(f"{placed.place}, item {number}", item)
            return
        inner = _wrapped(found)
        if inner is None:
            break
        found = inner
    yield Placed(placed.place, found, placed.error)


def _wrapped(value: object) -> object:
    """What is inside of an object that is no paper; ``None`` where it is one, or holds none."""
    if not isinstance(value, dict) or _OF_A_PAPER & value.keys():
        return None
    for name in _WRAPPERS:
        inner = value.get(name)
        if isinstance(inner, dict) or (isinstance(inner, list) and any(isinstance(item, dict) for item in inner)):
            return inner
    papers = [item for item in value.values() if isinstance(item, dict) and _OF_A_PAPER & item.keys()]
    if papers and len(papers) == len(value):  # {"2401.01234": {"title": …}, …}
        return [item if "id" in item else {"id": name, **item} for name, item in value.items()]
    return None


def parse(data: bytes) -> tuple[object, str]:
    """A JSON value, or what is wrong with it."""
    try:
        return _DECODER.decode(data.decode("utf-8")), ""
    except UnicodeDecodeError:
        return None, "no UTF-8."
    except (ValueError, RecursionError) as error:
        return None, f"broken JSON ({short(error)})."


def short(error: Exception) -> str:
    """What an error says, on one line."""
    return " ".join(str(error).split())[:160].rstrip(".")


def _refuse(constant: str) -> None:
    raise ValueError(f"{constant} is no JSON")


_DECODER = json.JSONDecoder(parse_constant=_refuse)


def _first_line(content: Content) -> tuple[int, bytes]:
    """How many blank lines come first, and the beginning of the first other one: an array may be one endless line."""
    blank = 0
    while line := content.stream.readline(_CHUNK):
        line = line.removeprefix(b"\xef\xbb\xbf")
        if line.strip():
            return blank, line
        blank += line.endswith(b"\n")
    return 0, b""


def _several_lines(content: Content, first: bytes, rest: bytes, blank: int, error: str) -> Iterator[Placed]:
    """The values of a file whose first line is no value: objects over several lines, else lines of which some hold."""
    decoded = _Decoded(iter([first + rest]))
    if first.lstrip()[:1] == b"{" and decoded.next_value(content) is not None:
        yield from _array(content, _Decoded(iter([first + rest])))
        return
    lines = rest.splitlines(keepends=True)
    if not any(parse(line)[1] == "" for line in lines if line.strip()):
        raise InputError(content.name, f"holds no JSON: {error}")
    for number, line in enumerate([first, *lines], start=blank + 1):
        if line.strip():
            value, wrong = parse(line)
            yield from opened(Placed(f"line {number}", value, wrong))


def _array(content: Content, decoded: "_Decoded") -> Iterator[Placed]:
    """Values with spaces or commas between them, in an array or one after the other."""
    number, is_array = 0, decoded.skip(_SPACE) == "["
    if is_array:
        decoded.take()
    while char := decoded.skip(_SPACE + ","):
        if char == "]" and is_array:
            decoded.take()
            is_array = False
            continue
        number += 1
        found = decoded.next_value(content)
        if found is None:
            yield Placed(f"item {number}", None, f"broken JSON ({decoded.error}); what follows is lost.")
            return
        yield from opened(Placed(f"item {number}", found[0]))
    if is_array:
        yield Placed(f"item {number + 1}", None, "broken JSON (the array has no end); what follows is lost.")


class _Decoded:
    """A text that is decoded value by value from chunks of bytes."""

    def __init__(self, chunks: Iterator[bytes]) -> None:
        self._chunks = chunks
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._text = ""
        self._at = 0
        self.ended = False
        self.error = ""

    def skip(self, characters: str) -> str:
        """The next character that is none of these, left where it is; empty at the end."""
        while True:
            while self._at < len(self._text) and self._text[self._at] in characters:
                self._at += 1
            if self._at < len(self._text):
                return self._text[self._at]
            if not self._more():
                return ""

    def take(self) -> None:
        """Steps over one character."""
        self._at += 1

    def next_value(self, content: Content) -> "tuple[object] | None":
        """The value that begins here; ``None`` where none does, and then ``error`` says why.

        More is read, twice as much each time, while the end of what was read may have torn the value.
        """
        while True:
            try:
                value, end = _DECODER.raw_decode(self._text, self._at)
            except (ValueError, RecursionError) as error:
                self.error = short(error)
                if not self._is_torn(error) or not self._more(len(self._text) - self._at + 1):
                    return None
            else:
                # the rest of a number may be in the next chunk
                if end < len(self._text) or isinstance(value, (dict, list, str)) or not self._more():
                    self._at = max(end, self._at)
                    return (value,)
            if len(self._text) > content.limits.whole:
                limit = content.limits.whole // 1_000_000
                raise InputError(content.name, f"one value is over {limit} MB; see --max-size.")

    def _is_torn(self, error: Exception) -> bool:
        """Whether the text may only be too short: the error is at its end, or a text has no end."""
        return isinstance(error, json.JSONDecodeError) and (
            error.pos >= len(self._text) - len(r"\u00e9") or error.msg.startswith("Unterminated")
        )

    def _more(self, least: int = 1) -> bool:
        """Reads at least so many characters more; whether any came."""
        self._text, self._at = self._text[self._at :], 0
        pieces = [self._text]
        count = 0
        while count < least and not self.ended:
            chunk = next(self._chunks, b"")
            self.ended = not chunk
            pieces.append(self._decoder.decode(chunk, self.ended))
            count += len(pieces[-1])
        self._text = "".join(pieces)
        return count > 0
