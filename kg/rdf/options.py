"""What a caller may ask of a query beside its text: how much it may give, of which graphs, written how."""

import io
import re
from dataclasses import asdict, dataclass
from typing import Any

from kg.errors import QueryLimitError

#: A whole string of a JSON text, or one that its end cuts off.
_STRING = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?\Z)', re.DOTALL)


@dataclass(frozen=True, slots=True)
class QueryOptions:
    """Beside the query; the defaults ask for nothing."""

    max_rows: int | None = None  # of a SELECT, or triples of a CONSTRUCT or DESCRIBE
    default_graphs: tuple[str, ...] = ()  # IRIs; where one of these two is given, they replace what FROM says
    named_graphs: tuple[str, ...] = ()  # (SPARQL 1.1 Protocol, section 2.1.4)
    formats: tuple[str, ...] = ()  # names of RESULT_FORMATS: the first that fits is written; none: as it travels

    def to_json(self) -> dict[str, Any]:
        """The options as JSON holds them."""
        return asdict(self)

    @classmethod
    def from_json(cls, value: dict[str, Any]) -> "QueryOptions":
        """The options that :meth:`to_json` wrote."""
        graphs, named = tuple(value["default_graphs"]), tuple(value["named_graphs"])
        return cls(value["max_rows"], graphs, named, tuple(value["formats"]))


class LimitedOutput(io.RawIOBase):
    """Takes an answer while Oxigraph writes it, and raises ``QueryLimitError`` at the first row too many.

    Rows of SPARQL results in JSON end in ``}}``, or are ``{}``, outside of strings. To look for strings takes longer
    than to write them, so rows are counted only once there are as many closing braces as rows allowed.
    """

    def __init__(self, max_rows: int, *, lines: bool) -> None:
        super().__init__()
        self._max_rows = max_rows
        self._lines = lines  # N-Triples: a row is a line
        self._written: list[bytes] = []
        self._unread = b""  # the end of what was written, not counted yet
        self._pending: list[bytes] = []
        self._bound = 0
        self._rows = 0

    def writable(self) -> bool:
        """Yes."""
        return True

    def write(self, data: Any) -> int:  # noqa: ANN401 -- any buffer
        """Keeps and counts a piece."""
        piece = bytes(data)
        self._written.append(piece)
        self._bound += piece.count(b"\n" if self._lines else b"}")
        if not self._lines:
            self._pending.append(piece)
        if self._bound > self._max_rows and (self._lines or self._count() > self._max_rows):
            raise QueryLimitError(
                f"the answer has more than {self._max_rows} rows: narrow it, or ask for parts by LIMIT and OFFSET"
            )
        return len(piece)

    def getvalue(self) -> bytes:
        """All that was written."""
        return b"".join(self._written)

    def _count(self) -> int:
        """The rows so far; a string or a row that goes on in the next piece waits for it."""
        text = self._unread + b"".join(self._pending)
        self._pending.clear()
        cut = len(text)
        for token in _STRING.finditer(text):
            if token.end() == len(text):
                cut = token.start()
        while cut and text[cut - 1 : cut] in (b"{", b"}"):
            cut -= 1
        bare = _STRING.sub(b"", text[:cut])
        self._rows += bare.count(b"}}") + bare.count(b"{}")
        self._unread = text[cut:]
        return self._rows
