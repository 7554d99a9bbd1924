"""The whole flow: :func:`build` reads like a recipe, a line a stage. Nothing else knows all of it."""

import os
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from kg.build_folder import output_folder, refuse_foreign
from kg.cache import cache_folder
from kg.config import BuildConfig
from kg.corpus.read import Corpus, read_corpus, read_inputs
from kg.errors import KgError
from kg.evaluate.evaluation import Evaluation, evaluate_all
from kg.extract.run import complete, extract_papers
from kg.extract.tagger.files import missing_note
from kg.graph.related_form import without_words
from kg.graph.relatedness import Relatedness, relatedness
from kg.lexicon import load_lexicon
from kg.link.advised import Advice, link_advised
from kg.link.curation.entries import Curation
from kg.link.curation.read import read_curation
from kg.model import AnnotatedPaper, Records
from kg.omit import keep_confident, without_texts
from kg.outputs import Outputs, chosen_formats, file_names, manifest_of
from kg.rdf.skos import read_vocabulary
from kg.records import dump_line, paper_to_json
from kg.report import Report, make_report
from kg.workspace import load
from kg.writing import open_text, replacing

#: Told what is being done: the stage, how far, and of how much (0: not known).
Progress = Callable[[str, int, int], None]


def silent(stage: str, done: int, total: int) -> None:
    """A progress that tells nobody."""


@dataclass(frozen=True, slots=True)
class Build:
    """What a build made."""

    records: Records
    pairs: tuple[Relatedness, ...]
    report: Report


def build(config: BuildConfig, progress: Progress = silent) -> Build:
    """From files to a folder with the graph in every form that was asked for.

    Raises:
        KgError: an option, an input or the output folder that cannot be used. Single bad papers are no error: they are
            in the report.
    """
    return build_from(lambda: read_inputs(config), config, progress)


def build_from(read: Callable[[], Corpus], config: BuildConfig, progress: Progress = silent) -> Build:
    """The same of papers that ``read`` gives, once all options are known to hold."""
    formats = chosen_formats(config.formats, graphs=config.graphs)
    refuse_foreign(Path(config.output), file_names(formats))
    advice = read_advice(config)
    corpus = read()
    annotated = annotate(corpus, config, progress)
    progress("linking", 0, 0)
    linking = link_advised(annotated, load_lexicon(_paths(config.lexicon)), advice)
    progress("relating", 0, 0)
    pairs = relatedness(linking.records)  # texts are compared before they are withheld
    records = linking.records if config.text else without_texts(linking.records)
    pairs = pairs if config.text else without_words(pairs)
    report = make_report(corpus, annotated, records, pairs, linking).warn(*extraction_notes(corpus))
    with output_folder(Path(config.output), manifest_of(config, advice)) as folder:
        report = Outputs(config, records, pairs, report, advice).write(formats, folder, progress)
    if config.cache:
        progress("indexing", 0, 0)
        load(config.output).query_source()
    return Build(records, tuple(pairs), report)


def annotate(corpus: Corpus, config: BuildConfig, progress: Progress = silent) -> list[AnnotatedPaper]:
    """All papers of a corpus with their annotations, sorted by id; given annotations are taken as they stand."""
    todo = [paper for paper in corpus.papers if paper.id not in corpus.annotated]
    total = len(todo)
    progress("extracting", 0, total)
    extracted = extract_papers(
        todo,
        lexicon_files=_paths(config.lexicon),
        workers=min(config.workers or os.cpu_count() or 1, max(1, total // 20)),
        cache=cache_folder() / "extraction.sqlite" if config.cache else None,
        progress=lambda done: progress("extracting", done, total),
    )
    given = [complete(annotated) for annotated in corpus.annotated.values()]
    least = config.min_confidence, config.min_relation_confidence
    confident = [keep_confident(annotated, *least) for annotated in (*extracted, *given)]
    return sorted(confident, key=lambda annotated: annotated.paper.id)


def extraction_notes(corpus: Corpus) -> list[str]:
    """What a user should know of how the papers of a corpus were extracted; nothing where all came annotated."""
    note = missing_note()
    return [note] if note and len(corpus.annotated) < len(corpus.papers) else []


def read_advice(config: BuildConfig) -> Advice:
    """What linking is told beside the papers and the lexicon.

    Raises:
        ConfigError: a curation that does not hold.
        InputError: a vocabulary that cannot be read.
    """
    curation = read_curation(Path(config.curation)) if config.curation else Curation()
    return Advice(curation, tuple(map(read_vocabulary, _paths(config.vocabulary))))


def write_annotated(annotated: Iterable[AnnotatedPaper], output: str) -> None:
    """Writes annotated JSON lines to a file, or to standard output for ``-``."""
    lines = (dump_line(paper_to_json(paper)) + "\n" for paper in annotated)
    if output == "-":
        sys.stdout.writelines(lines)
        return
    with replacing(Path(output)) as scratch, open_text(scratch) as stream:
        stream.writelines(lines)


def evaluate_files(
    gold: Path,
    predicted: Path | None = None,
    train: Path | None = None,
    config: BuildConfig | None = None,
    progress: Progress = silent,
) -> Evaluation:
    """How good the annotations of a file are by a gold one; without it, those of a fresh extraction of the same papers.

    Args:
        gold: annotated papers that are right.
        predicted: annotated papers that are scored.
        train: annotated papers whose names are known, so that seen and unseen names are told apart.
        config: lexicon, workers and cache of a fresh extraction.
        progress: told how far a fresh extraction is.

    Raises:
        KgError: a file that cannot be read or holds no annotated papers, or papers that do not go together.
    """
    wanted = _annotated_in(gold)
    if predicted is None:
        corpus = Corpus(tuple(annotated.paper for annotated in wanted))
        found = annotate(corpus, config or BuildConfig(cache=False), progress)
    else:
        found = _annotated_in(predicted)
    return evaluate_all(wanted, found, _annotated_in(train) if train else ())


def _annotated_in(file: Path) -> list[AnnotatedPaper]:
    found = list(read_corpus([file]).annotated.values())
    if not found:
        raise KgError(f"{file} holds no annotated papers. kg extract writes them; docs/quality.md tells their form.")
    return found


def _paths(files: Iterable[str]) -> Sequence[Path]:
    return [Path(file) for file in files]
