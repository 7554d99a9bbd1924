"""The one place that mints identifiers, all of them from content.

A paper's *key* comes from its identifiers or from its abstract, an entity's *key* from its name (and the paper that
coined it); an *id* is the path of an IRI under the base: ``paper/<slug>-<8 hex>``, ``entity/<slug>-<8 hex>``. The hash
is of the key, so two keys never share an id unless both slug and hash collide. Ids do not depend on ``--base-iri``.
"""

import hashlib
import re
import unicodedata
from collections.abc import Mapping

from kg.model import Span

#: Where IRIs live unless ``--base-iri`` says otherwise: ``kg serve`` answers for them.
DEFAULT_BASE_IRI = "http://localhost:8080/"

#: Identifier schemes that name a paper, the strongest first (DESIGN §8).
PAPER_SCHEMES = ("doi", "arxiv", "openreview", "openalex", "s2", "acl", "s2corpus", "pmid")

_SLUG_LENGTH = 48
_OPENING_WORDS = 6


def slug(text: str) -> str:
    """Lower-case ASCII letters, digits and single hyphens; at most 48 characters, never empty.

    >>> slug("Poincaré Embeddings: RRT*!")
    'poincare-embeddings-rrt'
    >>> slug("\u6f22\u5b57")
    'x'
    """
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    words = re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")
    return words[:_SLUG_LENGTH].rstrip("-") or "x"


def hash8(text: str) -> str:
    """The first eight hex digits of the SHA-256 of the text in UTF-8; lone surrogates (JSON may hold them) count."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:8]


def normalised_text(text: str) -> str:
    r"""Letters and digits alone, NFKC and case-folded: equal for two copies that differ in layout.

    >>> normalised_text("On  *STEP*,\nagain.")
    'onstepagain'
    """
    return "".join(c for c in unicodedata.normalize("NFKC", text).casefold() if c.isalnum())


def paper_key(ids: Mapping[str, str], abstract: str, title: str = "") -> str:
    """The strongest known identifier (``"arxiv:2401.01234"``), else ``"sha256:<hex>"`` of the normalised abstract.

    A paper with neither falls back to its title. The title is otherwise never part of the key: the same abstract is the
    same paper whether or not its title was known.
    """
    for scheme in PAPER_SCHEMES:
        if value := ids.get(scheme):
            return f"{scheme}:{value}"
    content = normalised_text(abstract) or normalised_text(title)
    return "sha256:" + hashlib.sha256(content.encode()).hexdigest()


def paper_id(key: str, abstract: str, title: str = "") -> str:
    """``paper/<slug>-<8 hex>``: the slug is the identifier, or the opening words of what the key hashes.

    Titles are left out on purpose: they change between versions of one paper, and an IRI must not.
    """
    opening = " ".join((abstract.strip() or title).split()[:_OPENING_WORDS])
    name = opening if key.startswith("sha256:") else key
    return f"paper/{slug(name)}-{hash8(key)}"


def entity_key(lookup_key: str, sense: str = "") -> str:
    """The lookup key, with the key of the coining paper where the name is a sense of its own.

    >>> entity_key("grasp", "arxiv:2401.01234")
    'grasp @arxiv:2401.01234'
    """
    return f"{lookup_key} @{sense}" if sense else lookup_key


def entity_id(key: str) -> str:
    """``entity/<slug>-<8 hex>`` of an entity key.

    >>> entity_id("grasp")
    'entity/grasp-60d8888a'
    """
    return f"entity/{slug(key.split(' @', maxsplit=1)[0])}-{hash8(key)}"


def text_id(paper: str, text: str) -> str:
    """The id of a named text: ``paper/…/text/abstract``."""
    return f"{paper}/text/{text}"


def mention_id(paper: str, span: Span) -> str:
    """The id of a stretch of text: ``paper/…/text/abstract#offset_12_19``."""
    return f"{text_id(paper, span.text)}#offset_{span.start}_{span.end}"


def sentence_id(paper: str, text: str, number: int) -> str:
    """The id of the ``number``-th sentence of a text, counted from 0: ``paper/…/text/abstract#sentence_3``."""
    return f"{text_id(paper, text)}#sentence_{number}"


def author_id(paper: str, position: int) -> str:
    """The id of an author of one paper, counted from 1: ``paper/…/author/1``. Never shared between papers."""
    return f"{paper}/author/{position}"


def result_id(paper: str, number: int) -> str:
    """The id of a stated result, counted from 0 in the order of the text: ``paper/…/result/0``."""
    return f"{paper}/result/{number}"


def graph_id(paper: str | None) -> str:
    """The id of the named graph of a paper, ``paper/…/graph``; of all that is no paper's own ``graph/entities``."""
    return f"{paper}/graph" if paper else "graph/entities"


def statement_id(head: str, name: str, tail: str) -> str:
    """The id of a statement about an edge: ``statement/<slug>-<16 hex>``; head and tail are ids."""
    digest = hashlib.sha256(f"{head} {name} {tail}".encode()).hexdigest()[:16]
    return f"statement/{slug(name)}-{digest}"


def relatedness_id(first: str, second: str) -> str:
    """The id of the relatedness of two papers, the same in both orders: ``related/<16 hex>``."""
    low, high = sorted((first, second))
    return "related/" + hashlib.sha256(f"{low} {high}".encode()).hexdigest()[:16]


def iri(base: str, local: str) -> str:
    """The IRI of an id under a base that ends in ``/`` or ``#``."""
    return base + local


#: The id of the description of the whole graph.
DATASET_ID = "dataset"


def activity_id(name: str) -> str:
    """The id of what was done: ``activity/build-…``, or ``activity/coinage-…`` for what an extractor found."""
    return f"activity/{slug(name)}-{hash8(name)}"


def agent_id(name: str) -> str:
    """The id of the software that did it: ``agent/paperkg``."""
    return f"agent/{slug(name)}"


def material_id(file: str, sha256: str) -> str:
    """The id of a file that had a say in what the graph holds: ``material/curation-toml-1a2b3c4d``."""
    return f"material/{slug(file)}-{hash8(sha256)}"


def partition_id(class_name: str) -> str:
    """The id of the part of the graph that holds one class: ``dataset/class/Method``."""
    return f"{DATASET_ID}/class/{class_name}"
