"""From papers to annotated papers: one at a time, or many by several workers with a cache.

spaCy is imported only when a pipeline is built, so that commands which extract nothing start fast.
"""

from __future__ import annotations

import hashlib
import itertools
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from dataclasses import dataclass, replace
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING

from kg.errors import KgError
from kg.extract.annotate import annotated_paper
from kg.extract.cache import ExtractionCache
from kg.extract.joined import join_texts
from kg.extract.layers import Layers, layers_of, set_layers
from kg.extract.sections import weigh_sections
from kg.extract.tagger.files import check_files, find_model, model_fingerprint, read_card
from kg.lexicon.entries import Lexicon
from kg.lexicon.load import load_lexicon, read_lexicon_file
from kg.model import AnnotatedPaper, EntityType, Paper, PaperEntity, Span

if TYPE_CHECKING:
    from spacy.language import Language

#: Papers that a worker takes at once, and papers in flight for each worker: enough to hide the start of a block.
_CHUNK = 8
_BLOCK = 64


def extract_paper(nlp: Language, paper: Paper) -> AnnotatedPaper:
    """What the texts of one paper say; every span is in the raw text."""
    joined = join_texts(paper)
    doc = nlp.make_doc(joined.text)
    set_layers(doc, Layers(joined.text, parts=list(joined.parts), islands=joined.islands(), title=joined.title))
    for _, component in nlp.pipeline:
        doc = component(doc)
    return weigh_sections(annotated_paper(paper, joined, layers_of(doc)))


def complete(annotated: AnnotatedPaper) -> AnnotatedPaper:
    """Given annotations with what they leave out: the sentences, and for each role the sentences that mention it.

    Everything that is given stands as it is.
    """
    sentences = annotated.sentences or join_texts(annotated.paper).raw_sentences()
    filled = replace(annotated, sentences=sentences)
    where: dict[int, set[Span]] = {}
    for mention in annotated.mentions:
        if sentence := filled.find_sentence(mention.span):
            where.setdefault(mention.entity, set()).add(sentence)
    entities = tuple(
        _with_evidence(entity, tuple(sorted(where.get(index, ())))) for index, entity in enumerate(annotated.entities)
    )
    return replace(filled, entities=entities)


def _with_evidence(entity: PaperEntity, evidence: tuple[Span, ...]) -> PaperEntity:
    return replace(
        entity, links=tuple(link if link.evidence else replace(link, evidence=evidence) for link in entity.links)
    )


def extract_papers(
    papers: Iterable[Paper],
    *,
    lexicon_files: Sequence[Path] = (),
    workers: int = 1,
    cache: Path | None = None,
    progress: Callable[[int], None] | None = None,
    model: Path | None = None,
    leave_out: Sequence[str] = (),
) -> Iterator[AnnotatedPaper]:
    """Extracts every paper, in the order given; the result is the same for any number of workers.

    Args:
        papers: read lazily, a block at a time.
        lexicon_files: lexicons of the user, as :func:`kg.lexicon.load.load_lexicon` takes them.
        workers: processes; 1 works in this one.
        cache: a file that keeps what was extracted, by content; made where there is none.
        progress: called with the number of papers done so far, after each.
        model: the folder of a trained model; else the one that comes with kg, where its files are there.
        leave_out: components of :data:`kg.extract.nlp.COMPONENTS` to do without; ``kg_tagger`` leaves rules alone.

    Raises:
        ConfigError: a lexicon file that does not hold.
        ModelError: a model that cannot be used.
        KgError: a worker was killed from outside.
    """
    setup = _make_setup(load_lexicon(lexicon_files), model, leave_out, _given(lexicon_files))
    done = 0
    with ExitStack() as stack:
        store = stack.enter_context(ExtractionCache.open(cache, setup.fingerprint)) if cache else None
        run = stack.enter_context(_Workers(setup, workers))
        rest = iter(papers)
        while block := list(itertools.islice(rest, _BLOCK * workers)):
            ready = {index: hit for index, paper in enumerate(block) if store and (hit := store.get(paper))}
            missing = [index for index in range(len(block)) if index not in ready]
            fresh = run.map([block[index] for index in missing])
            for index in range(len(block)):
                annotated = ready.get(index) or next(fresh)
                if store and index not in ready:
                    store.put(annotated)
                done += 1
                if progress:
                    progress(done)
                yield annotated
            if store:
                store.commit()


@dataclass(frozen=True)
class _Setup:
    """What a pipeline is built from; the same in each process."""

    lexicon: Lexicon
    model: Path | None
    leave_out: tuple[str, ...]
    given: tuple[tuple[str, EntityType], ...]  # names and types that the user's own files have
    fingerprint: str  # changes with everything here that can change what is extracted


def _given(lexicon_files: Sequence[Path]) -> tuple[tuple[str, EntityType], ...]:
    """The names and types of the entries that the user's own files have, sorted."""
    return tuple(sorted({(entry.name, entry.type) for file in lexicon_files for entry in read_lexicon_file(file)}))


def _make_setup(
    lexicon: Lexicon, model: Path | None, leave_out: Sequence[str], given: tuple[tuple[str, EntityType], ...]
) -> _Setup:
    omitted = tuple(sorted(set(leave_out)))
    folder = None if "kg_tagger" in omitted else model or find_model()
    if folder is not None:
        check_files(read_card(folder))  # here, for what a worker raises when it starts is lost
    names = hashlib.sha256(repr(given).encode()).hexdigest()
    fingerprint = "/".join((lexicon.fingerprint, names, model_fingerprint(folder), *omitted))
    return _Setup(lexicon, folder, omitted, given, fingerprint)


class _Workers:
    """The processes that extract, started with the first paper that needs them."""

    def __init__(self, setup: _Setup, count: int) -> None:
        self._setup = setup
        self._count = count
        self._pool: ProcessPoolExecutor | None = None

    def __enter__(self) -> _Workers:
        return self

    def __exit__(self, *exception: object) -> None:
        """Ends the workers; what they have not begun is dropped, so Ctrl-C and errors end at once."""
        if self._pool:
            self._pool.shutdown(wait=True, cancel_futures=True)

    def map(self, papers: Sequence[Paper]) -> Iterator[AnnotatedPaper]:
        """The papers extracted, in order."""
        if not papers:
            return
        if self._count <= 1:
            _start(self._setup, interruptible=True)
            for paper in papers:
                yield _extract(paper)
            return
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._count, mp_context=get_context("spawn"), initializer=_start, initargs=(self._setup,)
            )
        try:
            yield from self._pool.map(_extract, papers, chunksize=_CHUNK)
        except BrokenProcessPool as error:
            raise KgError(
                "a worker of the extraction was killed, perhaps for lack of memory. Try fewer: --workers 1."
            ) from error


#: The pipeline of this process, with the fingerprint of what it was built from.
_pipeline: tuple[str, Language] | None = None


def _start(setup: _Setup, *, interruptible: bool = False) -> None:
    """Builds the pipeline of this process, unless it has that one. A worker leaves Ctrl-C to its parent."""
    global _pipeline  # noqa: PLW0603 -- a worker has no other place to keep what all its papers share
    if not interruptible:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    if _pipeline is None or _pipeline[0] != setup.fingerprint:
        from kg.extract.nlp import build_nlp  # noqa: PLC0415 -- spaCy takes half a second to import

        _pipeline = (setup.fingerprint, build_nlp(setup.lexicon, setup.model, setup.leave_out, setup.given))


def _extract(paper: Paper) -> AnnotatedPaper:
    assert _pipeline is not None, "a process extracts only after _start"
    return extract_paper(_pipeline[1], paper)
