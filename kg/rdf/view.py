"""What the rules look up while they describe one thing: the rest of the records, indexed once."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from pyoxigraph import Literal, NamedNode, Triple

from kg import ids
from kg.graph.citations import citations
from kg.graph.edges import Statement, statements
from kg.graph.relatedness import Relatedness
from kg.model import ABSTRACT, AnnotatedPaper, EntityType, Paper, Records, Span
from kg.rdf import terms


@dataclass(frozen=True, slots=True)
class Material:
    """A file that had a say in what the graph holds: a curation, or a vocabulary of others."""

    file: str  # its name, without folders
    sha256: str
    iri: str = ""  # of the vocabulary
    title: str = ""
    license_iri: str = ""


@dataclass(frozen=True, slots=True)
class Options:
    """What the caller chose."""

    base_iri: str
    texts: bool  # whether abstracts, sentences and the strings of mentions are written
    license_iri: str | None
    title: str
    versions: tuple[tuple[str, str], ...] = ()  # (software, version) of the libraries that made the graph with ours
    materials: tuple[Material, ...] = ()


@dataclass(frozen=True)
class View:
    """The records by their ids, and the caller's options."""

    records: Records
    pairs: Sequence[Relatedness]
    options: Options
    papers: Mapping[str, AnnotatedPaper]  # by id
    types: Mapping[str, EntityType]  # entity id -> type
    statements: Sequence[Statement]
    by_head: Mapping[str, Sequence[Statement]]  # entity id -> the statements that begin there
    related: Mapping[str, Sequence[str]]  # paper id -> the ids of related papers, sorted
    cites: Mapping[str, Sequence[str]]  # paper id -> the ids of the papers that it cites, sorted
    sentences: Mapping[str, Mapping[Span, str]]  # paper id -> sentence -> its id

    def node(self, local: str) -> NamedNode:
        """The node of an id."""
        return terms.resource(self.options.base_iri, local)


def make_view(records: Records, pairs: Sequence[Relatedness], options: Options) -> View:
    """Indexes the records."""
    stated = statements(records)
    by_head: dict[str, list[Statement]] = defaultdict(list)
    for statement in stated:
        by_head[statement.head].append(statement)
    related: dict[str, list[str]] = defaultdict(list)
    for pair in pairs:
        related[pair.first].append(pair.second)
        related[pair.second].append(pair.first)
    cites: dict[str, list[str]] = defaultdict(list)
    for citation in citations(records):
        cites[citation.citing].append(citation.cited)
    return View(
        records=records,
        pairs=pairs,
        options=options,
        papers={annotated.paper.id: annotated for annotated in records.papers},
        types={entity.id: entity.type for entity in records.entities},
        statements=stated,
        by_head=by_head,
        related={paper: sorted(others) for paper, others in related.items()},
        cites=cites,
        sentences={annotated.paper.id: number_sentences(annotated) for annotated in records.papers},
    )


def number_sentences(annotated: AnnotatedPaper) -> dict[Span, str]:
    """Sentence -> its id; sentences are numbered from 0 within each text."""
    counts: dict[str, int] = defaultdict(int)
    numbered: dict[Span, str] = {}
    for span in annotated.sentences:
        numbered[span] = ids.sentence_id(annotated.paper.id, span.text, counts[span.text])
        counts[span.text] += 1
    return numbered


def find_sentence_id(view: View, paper: str, span: Span) -> str | None:
    """The id of the sentence that is ``span`` or else holds its beginning, or ``None``."""
    numbered = view.sentences[paper]
    if span in numbered:
        return numbered[span]
    return next((name for sentence, name in numbered.items() if sentence.covers(_first(span))), None)


def main_text_ids(paper: Paper) -> list[str]:
    """The id of the abstract, or of the first text where there is none; empty for a paper without any text."""
    names = sorted((text.name for text in paper.texts), key=lambda name: name != ABSTRACT)
    return [ids.text_id(paper.id, name) for name in names[:1]]


def _first(span: Span) -> Span:
    return Span(span.text, span.start, span.start + 1)


class About:
    """Collects the triples of one subject.

    >>> about = About(NamedNode("http://example.org/a"))
    >>> about.add("rdfs:label", terms.string("a"))
    >>> len(list(about))
    1
    """

    def __init__(self, subject: NamedNode) -> None:
        self._subject = subject
        self._triples: list[Triple] = []

    def type(self, *names: str) -> None:
        """States the classes of the subject, by their prefixed names."""
        for name in names:
            self.add("rdf:type", terms.vocabulary(name))

    def add(self, name: str, value: NamedNode | Literal | None) -> None:
        """States a property by its prefixed name; nothing where there is no value."""
        if value is not None:
            self._triples.append(Triple(self._subject, terms.vocabulary(name), value))

    def text(self, name: str, value: str) -> None:
        """States a string; nothing where it is empty."""
        if value:
            self.add(name, terms.string(value))

    def __iter__(self) -> Iterator[Triple]:
        return iter(self._triples)
