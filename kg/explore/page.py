"""The HTML file: template, styles and scripts put together so that nothing is ever loaded from elsewhere.

The content security policy names the SHA-256 of each style and script and allows nothing else, so whatever a title or
an abstract holds, it cannot run.
"""

import base64
import hashlib
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from kg.errors import KgError
from kg.explore.payload import Chunk

#: Styles in the order in which they stand.
STYLES = ("explorer.css", "views.css", "reading.css", "print.css")

#: Scripts in the order in which they run; each defines one name that the later ones use. What adds to the page
#: registers with ``router.js`` (its comment tells the contract) and stands before ``main.js``, which starts it.
SCRIPTS = (
    "store.js",
    "dom.js",
    "router.js",
    "filter.js",
    "filter-panel.js",
    "marks.js",
    "reasons.js",
    "search.js",
    "combo.js",
    "lists.js",
    "bars.js",
    "related.js",
    "paper.js",
    "stated.js",
    "entity.js",
    "together.js",
    "paths.js",
    "matrix.js",
    "clusters.js",
    "questions.js",
    "start.js",
    "ego.js",
    "layout.js",
    "dots.js",
    "chart.js",
    "card.js",
    "saved.js",
    "files.js",
    "reading-list.js",
    "reading-write.js",
    "bibtex.js",
    "reading-read.js",
    "reading-view.js",
    "part.js",
    "png.js",
    "shortcuts.js",
    "help.js",
    "main.js",
)

#: What would end a script element, and the surrogates that UTF-8 cannot hold.
_UNSAFE = re.compile("[<\u2028\u2029\ud800-\udfff]")
_SOURCE_MAP = re.compile(r"^//# sourceMappingURL=.*$", re.MULTILINE)
_VERSION = re.compile(r"vis-(\d+(?:\.\d+)*)")


@dataclass(frozen=True, slots=True)
class _Inline:
    """The text of a script or style element, with its hash for the policy."""

    text: str

    @property
    def markup(self) -> Markup:
        """The text as it stands: assets of ours and of pyvis, checked to hold no end tag."""
        return Markup(self.text)  # noqa: S704

    @property
    def source(self) -> str:
        digest = base64.b64encode(hashlib.sha256(self.text.encode()).digest()).decode()
        return f"'sha256-{digest}'"


def render(title: str, graph: Chunk, chunks: Sequence[Chunk]) -> str:
    """The page as text.

    Args:
        title: heading and window title.
        graph: see :func:`kg.explore.payload.graph_chunk`.
        chunks: see :func:`kg.explore.payload.chunks`.

    Raises:
        KgError: the installed pyvis holds no vis-network.
    """
    styles = [_inline(_asset(name)) for name in STYLES]
    scripts = [_inline(vis_network()), *(_inline(_asset(name)) for name in SCRIPTS)]
    environment = Environment(
        loader=PackageLoader("kg.explore", "assets"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    policy = "; ".join(
        (
            "default-src 'none'",
            "script-src " + " ".join(script.source for script in scripts),
            "style-src " + " ".join(style.source for style in styles),
            "img-src data:",
            "base-uri 'none'",
            "form-action 'none'",
        )
    )
    return environment.get_template("explorer.html").render(
        title=title,
        policy=policy,
        styles=styles,
        scripts=scripts,
        graph=_block(graph),
        chunks=[_block(chunk) for chunk in chunks],
    )


def _block(chunk: Chunk) -> tuple[str, str]:
    """Type and content of its script element."""
    return chunk.kind, chunk.body if chunk.compressed else script_json(chunk.value)


def script_json(value: object) -> Markup:
    r"""JSON that is safe inside a script element; raises ``ValueError`` on NaN and infinity.

    >>> str(script_json({"title": "</script>"}))
    '{"title":"\\u003c/script>"}'
    """
    text = json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    return Markup(_UNSAFE.sub(lambda match: f"\\u{ord(match[0]):04x}", text))  # noqa: S704


def vis_network() -> str:
    """The vis-network script of the installed pyvis, the newest where it holds several.

    Raises:
        KgError: there is none.
    """
    found = {
        tuple(int(part) for part in match[1].split(".")): folder / "vis-network.min.js"
        for folder in (files("pyvis") / "templates" / "lib").iterdir()
        if (match := _VERSION.fullmatch(folder.name))
    }
    if not found:
        raise KgError("pyvis: no vis-network in the installed package. Reinstall pyvis.")
    return _SOURCE_MAP.sub("", found[max(found)].read_text(encoding="utf-8"))


def _asset(name: str) -> str:
    return (files("kg.explore") / "assets" / name).read_text(encoding="utf-8")


def _inline(text: str) -> _Inline:
    # A browser reads CRLF as LF, and hashes what it read.
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if re.search(r"</(?:script|style)|<!--", text, re.IGNORECASE):
        raise KgError("the scripts of the page hold an end tag and cannot be put into it")
    return _Inline(text)
