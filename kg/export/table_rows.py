"""The tables as typed columns and rows: what CSV and Parquet both write."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from kg import ids
from kg.export.characters import CharacterFilter
from kg.export.rows import NODE_COLUMNS, Value, edge_columns, edge_rows, node_rows
from kg.graph.labels import paper_label
from kg.graph.view import SYMMETRIC, Attribute, Graph
from kg.model import AnnotatedPaper, Records, Result, Span
from kg.text.clean import clean_line

#: A value, or ``None`` where there is none. A number (kind float) may be the decimal that the text had: ``"6.20"``.
Cell = Value | None


@dataclass(frozen=True, slots=True)
class Table:
    """Columns, and rows as wide as they are; the rows are made while they are read, once."""

    columns: tuple[Attribute, ...]
    rows: Iterable[Sequence[Cell]]


#: The structure of edges, by the names that Gephi's import knows (it passes over case). ``type`` is Directed or
#: Undirected; ``kind`` is the edge type, without which Gephi sums up parallel edges.
_EDGE_STRUCTURE = (
    Attribute("id", str, "e0, e1, …: the place in the file"),
    Attribute("source", str, "node id"),
    Attribute("target", str, "node id"),
    Attribute("type", str, "Directed or Undirected"),
    Attribute("kind", str, "the edge type"),
)

_PLACE = (
    Attribute("sentence_start", int, "of the sentence, in code points of the raw text"),
    Attribute("sentence_end", int, "its end, exclusive"),
    Attribute("sentence", str, "the sentence, cleaned; left out of a build without texts"),
)

#: Offsets are half-open code points of the raw text of that name.
MENTIONS = (
    Attribute("id", str, "the id of the mention, as in RDF"),
    Attribute("paper", str, "paper id"),
    Attribute("text", str, "which text of the paper: title, abstract, body/0"),
    Attribute("start", int, "first code point"),
    Attribute("end", int, "one after the last"),
    Attribute("surface", str, "the raw characters; empty in a build without texts"),
    Attribute("entity", str, "entity id"),
    Attribute("entity_label", str, "its label"),
    Attribute("entity_type", str, "the type of the entity"),
    Attribute("mention_type", str, "the type that the mention was found as"),
    Attribute("confidence", float, "0..1, two decimals"),
    Attribute("extractor", str, "the component that found it"),
    *_PLACE,
)

RESULTS = (
    Attribute("id", str, "the id of the result, as in RDF and in leaderboards.md"),
    Attribute("paper", str, "paper id"),
    Attribute("paper_label", str, "its title, or what it is called"),
    Attribute("year", int, "of the paper"),
    Attribute("kind", str, "absolute (95.2 %), difference (+3 points over the baseline) or ratio (2 times it)"),
    Attribute("method", str, "as the text names it"),
    Attribute("metric", str, "as the text names it"),
    Attribute("value", str, "as written: 6.2%"),
    Attribute("number", float, "the value as a decimal number: 6.2"),
    Attribute("unit", str, "%, s, x, …"),
    Attribute("dataset", str, "or the task, as the text names it"),
    Attribute("baseline", str, "as the text names it"),
    Attribute("method_entity", str, "entity id, where the text resolves"),
    Attribute("metric_entity", str, "entity id"),
    Attribute("dataset_entity", str, "entity id"),
    Attribute("baseline_entity", str, "entity id"),
    Attribute("text", str, "which text of the paper"),
    *_PLACE,
)


def nodes_table(records: Records, graph: Graph, keep: CharacterFilter, *, base_iri: str, texts: bool) -> Table:
    """``id``, then the attributes in the order of the schema."""
    names = [column.name for column in NODE_COLUMNS]
    rows = ([node.id, *map(node.attributes.get, names)] for node in node_rows(graph, base_iri, keep))
    return Table((Attribute("id", str, "the local id: paper/… or entity/…"), *NODE_COLUMNS), rows)


def edges_table(records: Records, graph: Graph, keep: CharacterFilter, *, base_iri: str, texts: bool) -> Table:
    """``id``, ``source``, ``target``, ``type``, ``kind``, then the attributes of the schema."""
    columns = edge_columns(texts=texts)
    rows = (
        [
            edge.id,
            edge.source,
            edge.target,
            "Undirected" if edge.type in SYMMETRIC else "Directed",
            edge.type,
            *(edge.attributes.get(column.name) for column in columns),
        ]
        for edge in edge_rows(graph, keep, texts=texts)
    )
    return Table((*_EDGE_STRUCTURE, *columns), rows)


def mentions_table(records: Records, graph: Graph, keep: CharacterFilter, *, base_iri: str, texts: bool) -> Table:
    """A row an occurrence, by paper and place; ``surface`` is raw, ``sentence`` cleaned."""
    columns = MENTIONS if texts else MENTIONS[:-1]
    entities = {entity.id: entity for entity in records.entities}

    def rows() -> Iterator[list[Cell]]:
        for annotated in sorted_papers(records):
            paper = annotated.paper
            words: dict[Span | None, list[Cell]] = {}
            for mention in annotated.mentions:
                span = mention.span
                entity = entities[annotated.entities[mention.entity].id]
                values: list[Cell] = [ids.mention_id(paper.id, span), paper.id, span.text, span.start, span.end]
                values += [paper.quote(span), entity.id, entity.label, str(entity.type), str(mention.type)]
                values += [mention.confidence, mention.extractor]
                sentence = annotated.find_sentence(span)
                if sentence not in words:
                    words[sentence] = _place(annotated, sentence)
                yield _kept([*values, *words[sentence]][: len(columns)], keep)

    return Table(columns, rows())


def results_table(records: Records, graph: Graph, keep: CharacterFilter, *, base_iri: str, texts: bool) -> Table:
    """A row a stated number, by paper and in the order of its text."""
    columns = RESULTS if texts else RESULTS[:-1]

    def rows() -> Iterator[list[Cell]]:
        for annotated in sorted_papers(records):
            label = paper_label(annotated) if annotated.results else ""
            for number, result in enumerate(annotated.results):
                values: list[Cell] = [ids.result_id(annotated.paper.id, number), annotated.paper.id, label]
                values += [annotated.paper.year, str(result.kind or "")]
                values += [result.method, result.metric, result.value, decimal_of(result), result.unit]
                values += [result.dataset, result.baseline]
                slots = (result.method_entity, result.metric_entity, result.dataset_entity, result.baseline_entity)
                values += [None if slot is None else annotated.entities[slot].id for slot in slots]
                values += [result.span.text if result.span else None, *_place(annotated, result.span)]
                yield _kept(values[: len(columns)], keep)

    return Table(columns, rows())


def sorted_papers(records: Records) -> list[AnnotatedPaper]:
    """The papers by id, whatever their order in the records."""
    return sorted(records.papers, key=lambda annotated: annotated.paper.id)


def decimal_of(result: Result) -> str | None:
    """The number of a result where it is a finite one, as it is written there.

    >>> decimal_of(Result("6.20%", number="6.20")), decimal_of(Result("tenfold", number="ten"))
    ('6.20', None)
    """
    try:
        float(result.number)
    except ValueError:
        return None
    plain = result.number.strip()
    return plain if plain.lstrip("+-")[:1].isdecimal() and "_" not in plain else None


def _place(annotated: AnnotatedPaper, sentence: Span | None) -> list[Cell]:
    """Start, end and cleaned words of a sentence."""
    if sentence is None:
        return [None, None, None]
    return [sentence.start, sentence.end, clean_line(annotated.paper.quote(sentence))]


def _kept(values: Iterable[Cell], keep: CharacterFilter) -> list[Cell]:
    """Without illegal characters; empty texts are no value."""
    return [(keep(value) or None) if isinstance(value, str) else value for value in values]


#: Name -> what makes the table: (records, graph, keep, base_iri, texts). The order is that of the files.
TABLES: dict[str, Callable[..., Table]] = {
    "nodes": nodes_table,
    "edges": edges_table,
    "mentions": mentions_table,
    "results": results_table,
}
